use blazon::{BySeat, Die, Event, Position, Power, Roll, Seat, Step};

use super::planner::{Domino, Filter, Scene};
use super::{Net, Value};
use crate::Chances;
use crate::points::greedy::PAIRS;

/// Plays one round between two players who follow the net, one ply deep and without a second look. Gives the roll.
///
/// What each of the twelve dominoes is worth is looked at once, for the draft and for the drawings, so this is the
/// fastest way to many games of some strength. With `noise` of a thousand, a player now and then takes another than
/// the best, so that the games show what comes of that too.
pub fn play_round(position: &mut Position, net: &Net, chances: &mut Chances, noise: u32) -> Roll {
    let roll = position.components().roll(|n| chances.below(n));
    position.play_unchecked(Event::Roll(roll));
    play_rolled(position, roll, net, chances, noise);
    roll
}

fn play_rolled(position: &mut Position, roll: Roll, net: &Net, chances: &mut Chances, noise: u32) {
    let scene = Scene::of(position, net);
    let (a, b) = (position.player_a(), position.player_b());
    let fields = BySeat::new(|seat| scene.hand(seat));
    let shown = |dice: [Die; 2]| dice.map(|die| roll.face(die));
    let tables = BySeat::new(|seat| {
        PAIRS.map(|pair| {
            let dice = pair.map(|die| Die::ALL[die]);
            let domino = Domino { seat, hand: &fields[seat], dice, shown: shown(dice) };
            scene.best_outlook(&domino, &Filter::MEDIUM, &mut 0)
        })
    });
    let value = |pair: usize| match (&tables[a][pair], &tables[b][5 - pair]) {
        (Some(mine), Some(theirs)) => scene.value_of_round(a, mine, &scene.second(b, mine, theirs)),
        _ => Value { win: 0.5, margin: 0.0 },
    };
    let shares = Shares { values: [0, 1, 2, 3, 4, 5].map(value) };
    let stray = |chances: &mut Chances| chances.below(1000) < noise;
    let taken = if stray(chances) {
        blazon::Dice::one(Die::ALL[chances.below(4) as usize])
    } else {
        shares.first(position.holds(a, Power::Both))
    };
    position.play_unchecked(Event::Take(a, taken));
    if let (1, Some(die)) = (taken.len(), taken.lowest()) {
        let mut left = shares.reply(die as usize).0;
        if stray(chances) {
            left = (die as usize + 1 + chances.below(3) as usize) % 4;
        }
        position.play_unchecked(Event::Take(b, blazon::Dice::two(die, Die::ALL[left]).others()));
    }
    let Step::Draw { hands, .. } = position.step() else {
        return;
    };
    for seat in Seat::ALL {
        let Some(dice) = hands[seat].pair() else {
            return;
        };
        let sketch = if stray(chances) {
            let domino = Domino { seat, hand: &fields[seat], dice, shown: shown(dice) };
            let few = scene.outlooks(&domino, &Filter::MEDIUM, &mut 0);
            few.get(chances.below(few.len().clamp(1, 5) as u32) as usize).and_then(|outlook| outlook.sketch)
        } else {
            let pair = PAIRS.iter().position(|&[one, other]| [Die::ALL[one], Die::ALL[other]] == dice);
            pair.and_then(|pair| tables[seat][pair].as_ref()).and_then(|outlook| outlook.sketch)
        };
        position.play_unchecked(match sketch {
            Some(sketch) => Event::Draw(seat, sketch.drawing(dice)),
            None => Event::Leave(seat),
        });
    }
    while let Step::Flash { seat, .. } = position.step() {
        match resolve(position, seat, net) {
            Some(event) => position.play_unchecked(event),
            None => return,
        }
    }
}

/// How the net resolves a ⚡ power.
pub(crate) fn resolve(position: &Position, seat: Seat, net: &Net) -> Option<Event> {
    let mut best: Option<(f64, Event)> = None;
    for event in position.legal(seat) {
        let mut after = *position;
        after.play_unchecked(event);
        // What is left to resolve or to mark is left out: it is nearly the same for every choice.
        let win = net.value(&after, seat).win;
        if best.is_none_or(|(most, _)| win > most) {
            best = Some((win, event));
        }
    }
    best.map(|(_, event)| event)
}

/// Player A's value of each way to share the dice out, by the pairs of [`PAIRS`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shares {
    pub(crate) values: [Value; 6],
}

impl Shares {
    /// The value of a pair of dice for player A.
    pub(crate) fn of(&self, one: usize, other: usize) -> Value {
        let pair = [one.min(other), one.max(other)];
        let number = PAIRS.iter().position(|&known| known == pair);
        number.map_or(Value { win: 0.5, margin: 0.0 }, |number| self.values[number])
    }

    /// The die that player B leaves to player A who has taken one, and the value of that pair for player A.
    pub(crate) fn reply(&self, taken: usize) -> (usize, Value) {
        let mut worst: Option<(usize, Value)> = None;
        for left in (0..4).filter(|&left| left != taken) {
            let value = self.of(taken, left);
            if worst.is_none_or(|(_, worst)| value.win < worst.win) {
                worst = Some((left, value));
            }
        }
        worst.unwrap_or((taken, self.values[0]))
    }

    /// What player A takes: one die, or both where that is allowed and better by what keeping *Both* is worth.
    fn first(&self, both: bool) -> blazon::Dice {
        let mut best = (0.0, blazon::Dice::one(Die::One));
        for die in 0..4 {
            let win = self.reply(die).1.win;
            if win > best.0 {
                best = (win, blazon::Dice::one(Die::ALL[die]));
            }
        }
        if both {
            for ([one, other], value) in PAIRS.into_iter().zip(self.values) {
                if value.win - BOTH > best.0 {
                    best = (value.win - BOTH, blazon::Dice::two(Die::ALL[one], Die::ALL[other]));
                }
            }
        }
        best.1
    }
}

/// What keeping *Both* for a later round is worth to a player who looks one ply ahead.
pub(crate) const BOTH: f64 = 0.02;
