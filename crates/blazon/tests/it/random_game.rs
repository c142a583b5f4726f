use blazon::{Chance, Event, Position, Seat, ToAct};

use crate::numbers::Numbers;

/// More events than any game has. Every round but the last sees at least one of 34 dominoes drawn, and the last fills
/// a map or draws none, so there are 34 rounds at most; each is a roll, two takes and two dominoes. Each player
/// resolves two ⚡ powers at most, and lots come once.
pub(crate) const MOST_EVENTS: u32 = 34 * 5 + 4 + 1;

/// The next event of a random game; nothing when it is over.
pub(crate) fn next_event(position: &Position, numbers: &mut Numbers) -> Option<Event> {
    let seat = match position.to_act() {
        ToAct::Nobody(_) => return None,
        ToAct::Chance(Chance::Roll) => {
            return Some(Event::Roll(position.components().roll(|n| numbers.below(n))));
        }
        ToAct::Chance(Chance::Lots) => return Some(Event::Lots(either_seat(numbers))),
        ToAct::Seat(seat) => seat,
        ToAct::Both => either_seat(numbers),
    };
    let event = position.legal(seat).pick(|n| numbers.below(n));
    assert!(event.is_some(), "{seat} is to act and has nothing to do: {position}");
    event
}

fn either_seat(numbers: &mut Numbers) -> Seat {
    Seat::ALL[numbers.below(2) as usize]
}

/// Every position of a random game, from the one given to the end.
pub(crate) fn random_game(start: Position, seed: u64) -> impl Iterator<Item = Position> {
    let mut numbers = Numbers(seed);
    std::iter::successors(Some(start), move |position| {
        let event = next_event(position, &mut numbers)?;
        Some(position.play(event).unwrap_or_else(|error| panic!("{error}: {position}")))
    })
}
