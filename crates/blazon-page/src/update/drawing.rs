//! A gesture at the domino in one's hand.

use blazon::Mode;
use blazon_table::Settled;

use crate::begun::Begun;
use crate::game::Game;
use crate::message::{DrawingMessage, Spend};

pub(super) fn update(game: &mut Game, message: DrawingMessage) {
    if let Some(settled) = after(game, message) {
        game.begun = Begun::Drawing(settled);
    }
}

/// The drawing after a gesture, if there is one to make and the gesture changes it.
fn after(game: &Game, message: DrawingMessage) -> Option<Settled> {
    let position = game.position();
    let drawing = game.drawing(&position)?;
    let now = drawing.settled();
    match message {
        DrawingMessage::Hold(which) => Some(now.holding(which)),
        DrawingMessage::Move(cell) if now.mode != Mode::Split => drawing.moved(cell),
        DrawingMessage::Move(_) => None,
        DrawingMessage::Turn => drawing.turned(),
        DrawingMessage::Swap => drawing.swapped(),
        // What is chosen already is put back.
        DrawingMessage::Spend(Spend::Mode(mode)) => {
            let mode = if mode == now.mode { Mode::Join } else { mode };
            Some(drawing.spending(mode, now.turn, now.castle))
        }
        DrawingMessage::Spend(Spend::Castle(die)) => Some(drawing.spending(now.mode, now.turn, die)),
        DrawingMessage::Spend(Spend::Turn(turn)) => Some(drawing.spending(now.mode, turn, now.castle)),
        DrawingMessage::Choose(which, arms) => Some(drawing.choosing(which, arms)),
    }
}
