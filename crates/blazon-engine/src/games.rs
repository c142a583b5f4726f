//! Positions of random games, for tests.

use blazon::{Components, Edition, Event, Mode, Position, Rules, Step, ToAct};

use crate::Chances;

/// Every position of some random games, of all editions in turn. In every other game the players save what they win,
/// so that all kinds of powers are met together.
pub(crate) fn positions(games: u64) -> impl Iterator<Item = Position> {
    (0..games).flat_map(|game| {
        let mut chances = Chances::of_game(41, game);
        let edition = Edition::ALL[game as usize % Edition::ALL.len()];
        let start = Position::new(Rules { edition, components: Components::BOX });
        std::iter::successors(Some(start), move |position| {
            let event = if game % 2 == 0 {
                chances.next_event(position)?
            } else {
                saving_event(position, &mut chances)?
            };
            Some(position.play(event).expect("a legal event"))
        })
    })
}

/// Those in which a domino is to be drawn.
pub(crate) fn drawing_positions(games: u64) -> impl Iterator<Item = Position> {
    positions(games).filter(|position| matches!(position.step(), Step::Draw { .. }))
}

fn saving_event(position: &Position, chances: &mut Chances) -> Option<Event> {
    let seat = match position.to_act() {
        ToAct::Seat(seat) => seat,
        ToAct::Both => blazon::Seat::First,
        ToAct::Chance(_) | ToAct::Nobody(_) => return chances.next_event(position),
    };
    let saves = |event: &Event| match event {
        Event::Draw(_, drawing) => {
            drawing.mode == Mode::Join && drawing.castle.is_none() && drawing.turn.is_none()
        }
        Event::Take(_, dice) => position.player_b() == seat || dice.len() == 1,
        _ => true,
    };
    let saving: Vec<Event> = position.legal(seat).iter().filter(saves).collect();
    if saving.is_empty() {
        return chances.pick(position.legal(seat));
    }
    Some(saving[chances.below(saving.len() as u32) as usize])
}
