use super::Value;
use super::dominoes::Dominoes;
use super::expectation::Round;
use super::planner::Scene;
use crate::{Chances, mix};

use blazon::Seat;

/// How many rounds a line is played on.
const ROUNDS: u32 = 2;

/// So many trials count as much as what was known before them. A trial varies by about three and a half per cent, and what
/// many of them come to by one: a few say little, and to follow them would be worse than not to have asked.
const KNOWN_BEFORE: f64 = 12.0;

/// What a decision may lead to: the start of the next round, judged ever better.
///
/// At first it is worth its exact mean over the dice of that round, by what the net says of the one after. Then the round is
/// played, and the next, with the same dice for all lines that are compared; and at each round that follows, what the net
/// said is compared with the exact mean over the dice there. Only these *corrections* are left to chance: the luck of the
/// dice is taken out.
pub(crate) struct Line<'a, 'n> {
    seat: Seat,
    /// The round that starts; none if the game is over.
    round: Option<Round<'a, 'n>>,
    looked: Value,
    /// How much better each trial was for the player.
    corrections: Vec<f64>,
}

impl<'a, 'n> Line<'a, 'n> {
    /// A line that ends the game.
    pub(crate) fn over(seat: Seat, value: Value) -> Line<'a, 'n> {
        Line { seat, round: None, looked: value, corrections: Vec::new() }
    }

    /// The line to the start of a round, for a player.
    pub(crate) fn new(seat: Seat, start: Scene<'n>, dominoes: &'a Dominoes, nodes: &mut u64) -> Line<'a, 'n> {
        let mut round = Round::new(start, dominoes);
        let mean = round.mean(|_, _| {});
        *nodes += round.nodes;
        let looked = if seat == round.scene.player_a { mean } else { mean.of_other() };
        Line { seat, round: Some(round), looked, corrections: Vec::new() }
    }

    /// What it is worth to the player, as far as is known.
    pub(crate) fn value(&self) -> Value {
        let correction = trust(self.corrections.len()) * mean(&self.corrections);
        let win = (self.looked.win + correction).clamp(0.0, 1.0);
        Value { win, ..self.looked }
    }

    /// How often it was played on.
    pub(crate) fn trials(&self) -> usize {
        self.corrections.len()
    }

    /// By how much it is better than another, and how uncertain that is, as a standard deviation: both by the trials they
    /// share and by what was known before.
    pub(crate) fn lead(&self, other: &Line<'_, '_>) -> (f64, f64) {
        let both = self.corrections.iter().zip(&other.corrections);
        let differences: Vec<f64> = both.map(|(mine, theirs)| mine - theirs).collect();
        let count = f64::from(differences.len() as u32);
        let (mean, trust) = (mean(&differences), trust(differences.len()));
        let squares: f64 = differences.iter().map(|one| (one - mean) * (one - mean)).sum();
        let error =
            if count > 1.0 { libm::sqrt(trust * squares / (count - 1.0) / count) } else { f64::INFINITY };
        (self.looked.win - other.looked.win + trust * mean, error)
    }

    /// Plays it on once more: with the dice of that number, which are the same for every line.
    pub(crate) fn play_on(&mut self, dominoes: &'a Dominoes, nodes: &mut u64) {
        let number = self.corrections.len() as u32;
        let Some(first) = &mut self.round else {
            self.corrections.push(0.0);
            return;
        };
        let mut dice = Chances::from_seed(mix(u64::from(number)));
        let mut correction = 0.0;
        let mut offer = dominoes.spread(number);
        let mut later: Option<Round<'a, 'n>> = None;
        for _ in 0..ROUNDS {
            let round = later.as_mut().unwrap_or(&mut *first);
            let Some((Some([mine, theirs]), said)) = offer.map(|offer| round.outcome(offer)) else {
                break;
            };
            let scene = &round.scene;
            if !scene.goes_on(&mine, &theirs) {
                break;
            }
            let a = scene.player_a;
            let mut sheets = scene.sheets;
            sheets[a] = mine.sheet;
            sheets[!a] = theirs.sheet;
            let mut next = Round::new(scene.next(sheets), dominoes);
            // B becomes A.
            let found = next.mean(|_, _| {}).of_other();
            *nodes += next.nodes;
            correction += if a == self.seat { found.win - said.win } else { said.win - found.win };
            offer = dominoes.offer(dice.below(dominoes.ways()));
            later = Some(next);
        }
        self.corrections.push(correction);
    }
}

/// How much so many trials are to be trusted, from nothing to entirely.
fn trust(trials: usize) -> f64 {
    let trials = f64::from(trials as u32);
    trials / (trials + KNOWN_BEFORE)
}

fn mean(numbers: &[f64]) -> f64 {
    if numbers.is_empty() { 0.0 } else { numbers.iter().sum::<f64>() / f64::from(numbers.len() as u32) }
}

#[cfg(test)]
mod tests {
    use blazon::{Position, Step};

    use super::*;
    use crate::games::positions;
    use crate::net::Net;

    fn starts() -> impl Iterator<Item = Position> {
        let early = |position: &Position| (3..12).contains(&position.round());
        positions(2).filter(|position| matches!(position.step(), Step::Roll)).filter(early)
    }

    fn spread(numbers: &[f64]) -> f64 {
        let mean = mean(numbers);
        let squares: Vec<f64> = numbers.iter().map(|one| (one - mean) * (one - mean)).collect();
        super::mean(&squares).sqrt()
    }

    #[test]
    fn what_is_left_to_chance_is_a_small_part_of_the_luck_of_the_dice() {
        let net = Net::shipped();
        let (mut luck, mut left) = (0.0, 0.0);
        for position in starts() {
            let dominoes = Dominoes::of(position.components());
            let mut rolls = Vec::new();
            let mut round = Round::new(Scene::of(&position, &net), &dominoes);
            round.mean(|_, value| rolls.push(value.win));
            luck += spread(&rolls);
            let mut line = Line::new(position.player_a(), Scene::of(&position, &net), &dominoes, &mut 0);
            (0..24).for_each(|_| line.play_on(&dominoes, &mut 0));
            left += spread(&line.corrections);
        }
        assert!(left > 0.0 && left < 0.7 * luck, "{left} of {luck}");
    }

    #[test]
    fn a_line_is_worth_to_one_player_what_it_is_not_to_the_other() {
        let net = Net::shipped();
        for position in starts().step_by(3) {
            let dominoes = Dominoes::of(position.components());
            let [mine, theirs] = Seat::ALL.map(|seat| {
                let mut line = Line::new(seat, Scene::of(&position, &net), &dominoes, &mut 0);
                (0..4).for_each(|_| line.play_on(&dominoes, &mut 0));
                assert_eq!(line.trials(), 4);
                line.value().win
            });
            assert!((mine + theirs - 1.0).abs() < 1e-9, "{mine} {theirs} {position}");
        }
    }

    #[test]
    fn a_lead_of_equals_is_nothing_and_certain() {
        let net = Net::shipped();
        for position in starts().step_by(4) {
            let dominoes = Dominoes::of(position.components());
            let line = || {
                let mut line = Line::new(Seat::First, Scene::of(&position, &net), &dominoes, &mut 0);
                (0..4).for_each(|_| line.play_on(&dominoes, &mut 0));
                line
            };
            assert_eq!(line().lead(&line()), (0.0, 0.0));
        }
    }
}
