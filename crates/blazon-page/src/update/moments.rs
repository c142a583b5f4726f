//! A power that changes hands and the end of a game are shown for a moment. The game does not wait for it.

use blazon::{Arms, Position, Seat};

use crate::effect::{Effect, Sound};
use crate::game::Game;
use crate::message::PlayMessage;
use crate::moment::{self, Moment};

/// How long a seal is shown, in milliseconds.
const SEAL: u32 = 1400;

/// How long the result takes to rise once everything is counted, in milliseconds.
const RESULT: u32 = 900;

/// Shows what has changed since a position, and says how that sounds, if it is worth a sound of its own.
pub(super) fn show(game: &mut Game, before: &Position) -> (Option<Sound>, Vec<Effect>) {
    let after = game.position();
    let shown = game.moments.shown();
    if game.is_over() {
        // What lasts longer than the game is not waited for.
        game.moments.clear();
        game.moments.add(Moment::End);
        return (Some(Sound::End), wait(game));
    }
    let won = Arms::ALL.into_iter().filter(|&arms| before.owner(arms) != after.owner(arms));
    let won: Vec<(Arms, Seat)> = won.filter_map(|arms| Some((arms, after.owner(arms)?))).collect();
    for &(arms, winner) in &won {
        game.moments.add(Moment::Power { arms, winner });
    }
    let sound = if won.iter().any(|&(_, winner)| game.screen.seat(winner).is_person()) {
        Some(Sound::Won)
    } else {
        (!won.is_empty()).then_some(Sound::Lost)
    };
    // One that is shown already ends in its own time.
    (sound, if shown.is_none() { wait(game) } else { Vec::new() })
}

/// Ends a moment, by its time or because somebody has seen enough, and shows the next.
pub(super) fn over(game: &mut Game, number: u32) -> Vec<Effect> {
    if game.moments.end(number) { wait(game) } else { Vec::new() }
}

/// Lets the moment that is shown end by itself.
fn wait(game: &Game) -> Vec<Effect> {
    let Some((number, moment)) = game.moments.shown() else {
        return Vec::new();
    };
    let milliseconds = match moment {
        Moment::Power { .. } => SEAL,
        Moment::End => moment::counting(&game.position()) + RESULT,
    };
    vec![Effect::After(milliseconds, PlayMessage::MomentOver(number).into())]
}
