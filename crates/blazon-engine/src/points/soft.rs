//! Softer choices: players that mostly take what looks best to them, and sometimes what looks nearly as good.

use blazon::{Dice, Die, Event, Position, Seat, Step};

use super::greedy::{self, Hand, PAIRS, ValuedDrawing};
use super::outline::Outline;
use super::prices::POINT;
use crate::decision::Candidate;
use crate::order::greatest_first;
use crate::{Chances, Decision};

/// The most drawings that a player who counts points has in mind.
const IN_MIND: usize = 24;

/// How a player who counts points looks at the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Eye {
    /// How many points make one choice much likelier than another.
    pub(crate) softness: f64,
    /// How much of what the dice are worth to the other player counts in the draft: 0 for nothing, 1 for all.
    pub(crate) sees_other: f64,
}

/// Decides by points, softly.
pub(crate) fn decide_by_points(position: &Position, seat: Seat, eye: Eye, seed: u64) -> Option<Decision> {
    if !position.may_act(seat) {
        return None;
    }
    let weighed = match position.step() {
        Step::Take { .. } => weigh_dice(position, seat, eye)?,
        Step::Draw { .. } => weigh_drawings(position, seat)?,
        Step::Flash { .. } => position
            .legal(seat)
            .iter()
            .map(|event| (event, f64::from(greedy::worth_of_lightning(position, seat, &event))))
            .collect(),
        Step::Roll | Step::Lots | Step::Over { .. } => return None,
    };
    let nodes = weighed.len() as u64;
    let candidates: Vec<Candidate> = weighed
        .into_iter()
        .map(|(event, points)| Candidate { event, win: 0.5, margin: points, plies: 0 })
        .collect();
    let decision = Decision { candidates, nodes, exact: false };
    soften(decision, eye.softness, seed, |candidate| candidate.margin)
}

/// Puts one of the candidates first: the better it is, the likelier. A candidate that is worse than the best by
/// `softness` is less than half as likely.
pub(crate) fn soften(
    mut decision: Decision,
    softness: f64,
    seed: u64,
    value: impl Fn(&Candidate) -> f64,
) -> Option<Decision> {
    greatest_first(&mut decision.candidates, |candidate| (value(candidate), 0.0));
    let best = value(decision.candidates.first()?);
    // Shallow looks are not compared with deep ones.
    let plies = decision.candidates[0].plies;
    let comparable = decision.candidates.iter().take_while(|candidate| candidate.plies == plies);
    let weights: Vec<f64> =
        comparable.map(|candidate| libm::exp((value(candidate) - best) / softness.max(1e-9))).collect();
    let sum: f64 = weights.iter().sum();
    let mut left = f64::from(Chances::from_seed(seed).below(1 << 30)) / f64::from(1 << 30) * sum;
    let chosen = weights.iter().position(|weight| {
        left -= weight;
        left < 0.0
    });
    let chosen = decision.candidates.remove(chosen.unwrap_or(0));
    decision.candidates.insert(0, chosen);
    Some(decision)
}

/// What each choice of the draft is worth in points.
fn weigh_dice(position: &Position, seat: Seat, eye: Eye) -> Option<Vec<(Event, f64)>> {
    let Step::Take { roll, taken } = position.step() else {
        return None;
    };
    let look = |seat: Seat| {
        let hand = Hand::of(position, seat, &Outline::of(position.kingdom(seat)));
        let both = hand.both();
        (greedy::best_drawings(&hand, roll), both)
    };
    let ((mine, both), (theirs, _)) = (look(seat), look(!seat));
    let points = |best: &ValuedDrawing| f64::from(best.value) / f64::from(POINT);
    // What a pair of dice is worth to this player.
    let worth = |pair: usize| points(&mine[pair]) - eye.sees_other * points(&theirs[5 - pair]);
    let number = |one: usize, other: usize| {
        let pair = [one.min(other), one.max(other)];
        PAIRS.iter().position(|&known| known == pair).unwrap_or(0)
    };
    Some(match taken {
        None => {
            let singles = (0..4).map(|die| {
                let pairs = (0..4).filter(|&other| other != die).map(|other| number(die, other));
                // The other player leaves what suits them; who does not see them expects no more than what is usual.
                let value = if eye.sees_other > 0.0 {
                    pairs.map(worth).fold(f64::INFINITY, f64::min)
                } else {
                    pairs.map(worth).sum::<f64>() / 3.0
                };
                (Event::Take(seat, Dice::one(Die::ALL[die])), value)
            });
            let pairs = PAIRS.into_iter().enumerate().filter_map(|(pair, [one, other])| {
                let dice = Dice::two(Die::ALL[one], Die::ALL[other]);
                Some((Event::Take(seat, dice), worth(pair) - f64::from(both?) / f64::from(POINT)))
            });
            singles.chain(pairs).collect()
        }
        Some(taken) => (0..4)
            .filter(|&left| left != taken as usize)
            .map(|left| {
                let dice = Dice::two(taken, Die::ALL[left]).others();
                (Event::Take(seat, dice), worth(5 - number(taken as usize, left)))
            })
            .collect(),
    })
}

/// What each drawing is worth in points.
fn weigh_drawings(position: &Position, seat: Seat) -> Option<Vec<(Event, f64)>> {
    let Step::Draw { roll, hands, .. } = position.step() else {
        return None;
    };
    let dice = hands[seat].pair()?;
    let hand = Hand::of(position, seat, &Outline::of(position.kingdom(seat)));
    let shown = dice.map(|die| roll.face(die));
    let turns = dice.map(|die| position.components().faces(die));
    let (best, may_leave) = hand.favourites(shown, Some(turns), IN_MIND);
    let points = |value: i32| f64::from(value) / f64::from(POINT);
    let drawings =
        best.iter().map(|(value, sketch)| (Event::Draw(seat, sketch.drawing(dice)), points(*value)));
    let leaving = may_leave.then(|| (Event::Leave(seat), points(hand.value_of_leaving(shown))));
    Some(drawings.chain(leaving).collect())
}
