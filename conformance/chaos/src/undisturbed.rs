use blazon::{Chance, Event, Position, Rules, Seat, ToAct};
use blazon_dice::{ByChair, Chair, FairDice};

use crate::person::choose;

/// The game that two people of these tastes play if nothing goes wrong: the events with player A's drawing first, and the
/// position they lead to. The host has the given seat.
///
/// There is no server in it, no log and no message: only the rules and the dice.
pub fn undisturbed(
    rules: Rules,
    dice: &FairDice,
    host: Seat,
    tastes: &ByChair<u64>,
) -> (Vec<Event>, Position) {
    let taste = |seat: Seat| tastes[if seat == host { Chair::Host } else { Chair::Guest }];
    let mut position = Position::new(rules);
    let mut events = Vec::new();
    let mut rolls = 0;
    loop {
        let (first, second) = match position.to_act() {
            ToAct::Nobody(_) => return (events, position),
            ToAct::Chance(Chance::Roll) => {
                rolls += 1;
                (Some(Event::Roll(dice.roll(rolls - 1, position.components()))), None)
            }
            ToAct::Chance(Chance::Lots) => (Some(Event::Lots(dice.lots())), None),
            ToAct::Seat(seat) => (choose(taste(seat), seat, &position), None),
            ToAct::Both => {
                // Neither sees what the other draws.
                let draw = |seat| choose(taste(seat), seat, &position);
                (draw(position.player_a()), draw(position.player_b()))
            }
        };
        for event in first.into_iter().chain(second) {
            position.play_unchecked(event);
            events.push(event);
        }
    }
}

/// The same events with player A's drawing first: who is quicker is no matter of the rules.
pub fn in_order(rules: Rules, events: &[Event]) -> Vec<Event> {
    let mut position = Position::new(rules);
    let mut ordered = events.to_vec();
    for at in 0..ordered.len() {
        let event = ordered[at];
        if position.to_act() == ToAct::Both
            && event.seat() != Some(position.player_a())
            && at + 1 < ordered.len()
        {
            ordered.swap(at, at + 1);
        }
        position.play_unchecked(ordered[at]);
    }
    ordered
}
