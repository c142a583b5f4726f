use std::cell::RefCell;
use std::collections::HashMap;

use blazon::{Dice, Event, Face, Position, Seat, Step};

use super::{Judge, Prospects, to_first, value_of};
use crate::order::greatest_first;
use crate::{Candidate, Decision, Watch};

/// A judge that counts: it looks to the end of the round, where each player has drawn for the most points.
///
/// It knows nothing of what a map may become, so its marks are worth little. It is for tests and for players who have no
/// better judge: quick, without chance, and with an exact mean over the dice like any other.
#[derive(Clone, Copy, Debug, Default)]
pub struct PointsJudge;

/// What a power or the castle's bonus is worth in points as long as it is kept.
const KEPT: u32 = 3;

impl Judge for PointsJudge {
    fn decide(&self, position: &Position, seat: Seat, _: &mut dyn Watch) -> Option<Decision> {
        let table = Table::default();
        let mut candidates: Vec<Candidate> =
            position.legal(seat).iter().map(|event| table.candidate(position, seat, event)).collect();
        greatest_first(&mut candidates, |candidate| (candidate.win, 0.0));
        let nodes = candidates.len() as u64;
        (nodes > 0).then_some(Decision { candidates, nodes, exact: false })
    }

    fn judge(&self, position: &Position, seat: Seat, event: Event, _: u8) -> Option<Candidate> {
        position.is_legal(event).then(|| Table::default().candidate(position, seat, event))
    }

    fn expectation(&self, position: &Position) -> Option<Prospects> {
        if position.step() != Step::Roll {
            return None;
        }
        let table = Table::default();
        Some(Prospects::new(position.components(), |roll| {
            let mut rolled = *position;
            rolled.play_unchecked(Event::Roll(roll));
            chance(&rolled, table.margin(&rolled))
        }))
    }
}

/// Two dice of a player, and what they show.
type Domino = (Seat, Dice, [Face; 2]);

/// The most that each domino can be worth to each player this round. Every roll asks for the same few.
#[derive(Default)]
struct Table {
    most: RefCell<HashMap<Domino, u32>>,
}

impl Table {
    fn candidate(&self, position: &Position, seat: Seat, event: Event) -> Candidate {
        let mut after = *position;
        after.play_unchecked(event);
        let margin = match after.step() {
            // What the player has drawn counts, whatever the other one will.
            Step::Draw { done, .. } if done[seat].is_some() => {
                let own = f64::from(worth(&after, seat));
                let other = match done[!seat] {
                    Some(_) => worth(&after, !seat),
                    None => self.most(&after, !seat),
                };
                own - f64::from(other)
            }
            _ => match seat {
                Seat::First => self.margin(&after),
                Seat::Second => -self.margin(&after),
            },
        };
        let win = match after.outcome() {
            Some(outcome) => to_first(value_of(outcome), seat),
            None => chance(&after, margin),
        };
        Candidate { event, win, margin, plies: 1 }
    }

    /// The margin of the first seat at the end of the round.
    fn margin(&self, position: &Position) -> f64 {
        match position.step() {
            Step::Take { taken, .. } => {
                let seat = if taken.is_some() { position.player_b() } else { position.player_a() };
                let margins = position.legal(seat).iter().map(|event| {
                    let mut after = *position;
                    after.play_unchecked(event);
                    self.margin(&after)
                });
                match seat {
                    Seat::First => margins.fold(f64::NEG_INFINITY, f64::max),
                    Seat::Second => margins.fold(f64::INFINITY, f64::min),
                }
            }
            Step::Draw { done, .. } => {
                let [first, second] = Seat::ALL.map(|seat| match done[seat] {
                    Some(_) => worth(position, seat),
                    None => self.most(position, seat),
                });
                f64::from(first) - f64::from(second)
            }
            _ => f64::from(worth(position, Seat::First)) - f64::from(worth(position, Seat::Second)),
        }
    }

    fn most(&self, position: &Position, seat: Seat) -> u32 {
        let Step::Draw { roll, hands, .. } = position.step() else {
            return worth(position, seat);
        };
        let Some(pair) = hands[seat].pair() else {
            return worth(position, seat);
        };
        let key = (seat, hands[seat], pair.map(|die| roll.face(die)));
        if let Some(&most) = self.most.borrow().get(&key) {
            return most;
        }
        let most = position.legal(seat).iter().map(|event| {
            let mut after = *position;
            after.play_unchecked(event);
            worth(&after, seat)
        });
        let most = most.max().unwrap_or_else(|| worth(position, seat));
        self.most.borrow_mut().insert(key, most);
        most
    }
}

/// A player's points, and what is kept for later.
fn worth(position: &Position, seat: Seat) -> u32 {
    let kept = position.spellbook(seat).held.iter().count() as u32 + u32::from(position.castle_bonus(seat));
    position.score(seat) + KEPT * kept
}

/// The chance to win with a margin of points: the longer the game, the less it says.
fn chance(position: &Position, margin: f64) -> f64 {
    let left = Seat::ALL.map(|seat| position.kingdom(seat).empty().len()).into_iter().min().unwrap_or(0);
    1.0 / (1.0 + libm::exp(-margin / (1.5 + 0.4 * f64::from(left))))
}
