use blazon::{Arms, BySeat, Die, Event, Position, Power, Seat, Step, ToAct};

use super::greedy::{self, Aim, Hand, PAIRS, ValuedDrawing, best_drawings};
use super::outline::Outline;
use crate::Chances;

/// Plays a game to its end between two greedy players.
pub fn rollout(position: &mut Position, chances: &mut Chances) {
    // A round that has begun is played on event by event, the others at once.
    while !matches!(position.step(), Step::Roll) {
        match next(position, chances) {
            Some(event) => position.play_unchecked(event),
            None => return,
        }
    }
    let mut table = Table::of(position);
    while matches!(position.step(), Step::Roll) {
        table.play_round(position, chances, Aim::Own);
    }
    if let ToAct::Chance(chance) = position.to_act() {
        let event = chances.event(position, chance);
        position.play_unchecked(event);
    }
}

/// The next event of a game between greedy players, until it is over.
fn next(position: &Position, chances: &mut Chances) -> Option<Event> {
    match position.to_act() {
        ToAct::Chance(chance) => Some(chances.event(position, chance)),
        ToAct::Seat(seat) => greedy::choose(position, seat, Aim::Own),
        ToAct::Both => greedy::choose(position, Seat::First, Aim::Own),
        ToAct::Nobody(_) => None,
    }
}

/// Plays one round between two players who count points, and draft for this aim.
pub fn play_greedy_round(position: &mut Position, chances: &mut Chances, aim: Aim) {
    Table::of(position).play_round(position, chances, aim);
}

/// What two greedy players keep in mind from round to round.
struct Table {
    outlines: BySeat<Outline>,
    hands: BySeat<Hand>,
    /// The arms that have changed on each map since the hands were looked at.
    changed: BySeat<Vec<Arms>>,
}

impl Table {
    fn of(position: &Position) -> Table {
        let outlines = BySeat::new(|seat| Outline::of(position.kingdom(seat)));
        let hands = BySeat::new(|seat| Hand::of(position, seat, &outlines[seat]));
        Table { outlines, hands, changed: BySeat::default() }
    }

    /// Plays a whole round. What a domino is worth to a player is looked at once, for the draft and for the drawing.
    fn play_round(&mut self, position: &mut Position, chances: &mut Chances, aim: Aim) {
        let roll = position.components().roll(|n| chances.below(n));
        position.play_unchecked(Event::Roll(roll));
        for seat in Seat::ALL {
            self.hands[seat].follow(position, seat, &self.outlines[seat], &self.changed[seat]);
            self.changed[seat].clear();
        }
        let drawings = BySeat::new(|seat| best_drawings(&self.hands[seat], roll));
        let (a, b) = (position.player_a(), position.player_b());
        let shares = greedy::share(&drawings[a], &drawings[b], self.hands[a].both(), aim);
        let taken = shares.first();
        position.play_unchecked(Event::Take(a, taken));
        if let (1, Some(die)) = (taken.len(), taken.lowest()) {
            position.play_unchecked(Event::Take(b, shares.second(die)));
        }
        for seat in Seat::ALL {
            self.draw(position, seat, &drawings[seat]);
        }
        while let Step::Flash { seat, .. } = position.step() {
            let Some(event) = greedy::flash(position, seat) else {
                return;
            };
            match event {
                Event::AddCross(_, cell) => {
                    self.outlines[seat].add_cross(cell);
                    self.changed[seat].extend(position.kingdom(seat).get(cell).map(|(arms, _)| arms));
                }
                Event::Choose(_, arms) => self.changed[seat].push(arms),
                _ => {}
            }
            position.play_unchecked(event);
        }
    }

    fn draw(&mut self, position: &mut Position, seat: Seat, drawings: &[ValuedDrawing; 6]) {
        let Step::Draw { roll, hands, .. } = position.step() else {
            return;
        };
        let Some(dice) = hands[seat].pair() else {
            return;
        };
        let best = if position.holds(seat, Power::Turn) {
            let shown = dice.map(|die| roll.face(die));
            self.hands[seat].best_drawing(dice, shown, Some(position.components()))
        } else {
            let number = PAIRS.iter().position(|&[one, other]| [Die::ALL[one], Die::ALL[other]] == dice);
            drawings[number.unwrap_or(0)]
        };
        if let Some(drawing) = best.drawing {
            for half in drawing.halves {
                self.outlines[seat].draw(half.cell, half.arms, half.crosses);
                self.changed[seat].push(half.arms);
            }
            position.play_unchecked(Event::Draw(seat, drawing));
        } else {
            position.play_unchecked(Event::Leave(seat));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_greedy_players_keep_in_mind_is_what_a_new_look_gives() {
        for game in 0..200 {
            let [mut kept, mut fresh] = [Position::default(); 2];
            let mut chances = Chances::of_game(5, game);
            let mut same_chances = chances.clone();
            let mut table = Table::of(&kept);
            while matches!(kept.step(), Step::Roll) {
                table.play_round(&mut kept, &mut chances, Aim::Own);
                play_greedy_round(&mut fresh, &mut same_chances, Aim::Own);
                assert_eq!(kept, fresh);
            }
        }
    }
}
