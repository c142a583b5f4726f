//! A gesture at the domino in one's hand.

use blazon::Mode;

use crate::begun::Begun;
use crate::effect::Effect;
use crate::game::Game;
use crate::message::{DrawingMessage, Spend};
use crate::sketch::{Easel, Sketch};

pub(super) fn update(game: &mut Game, message: DrawingMessage) -> Vec<Effect> {
    if let Some(drawing) = after(game, message) {
        game.begun = Begun::Drawing(drawing);
    }
    Vec::new()
}

/// The drawing after a gesture, if there is one to make and the gesture changes it.
fn after(game: &Game, message: DrawingMessage) -> Option<Sketch> {
    let position = game.seen();
    let now = game.begun.drawing();
    let easel = Easel::new(&position, game.asks()?, now)?;
    match message {
        DrawingMessage::Hold(which) => Some(now.holding(which)),
        DrawingMessage::Turn => easel.turned(),
        DrawingMessage::Swap => easel.swapped(),
        // What is chosen already is put back.
        DrawingMessage::Spend(Spend::Mode(mode)) => {
            let mode = if mode == now.mode { Mode::Join } else { mode };
            Some(easel.spending(mode, now.turn, now.castle))
        }
        DrawingMessage::Spend(Spend::Castle(die)) => Some(easel.spending(now.mode, now.turn, die)),
        DrawingMessage::Spend(Spend::Turn(turn)) => Some(easel.spending(now.mode, turn, now.castle)),
        DrawingMessage::Choose(which, arms) => Some(easel.choosing(which, arms)),
    }
}
