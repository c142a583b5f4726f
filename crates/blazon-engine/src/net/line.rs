use blazon::Seat;

use super::Value;
use super::dominoes::{Dominoes, Offer};
use super::expectation::Round;
use super::planner::{Filter, Scene};
use crate::{Chances, mix};

/// The rounds that a line is played on, with what each says of the difference between two lines. That was measured between
/// the two best lines of 219 decisions, with 192 trials each: a later round says less and varies more.
const PLAYED: [PlayedRound; 6] = [
    PlayedRound { from: 0, trial: 0.0099, many: 0.0046 },
    PlayedRound { from: 0, trial: 0.0168, many: 0.0042 },
    PlayedRound { from: 24, trial: 0.0236, many: 0.0030 },
    PlayedRound { from: 40, trial: 0.0278, many: 0.0028 },
    PlayedRound { from: 80, trial: 0.0293, many: 0.0020 },
    PlayedRound { from: 120, trial: 0.0312, many: 0.0014 },
];

#[derive(Clone, Copy)]
struct PlayedRound {
    /// From which trial on it is played: when it says more for its time than another trial of the rounds before.
    from: u32,
    /// The standard deviation of one trial.
    trial: f64,
    /// The standard deviation, over decisions, of what many trials come to.
    many: f64,
}

impl PlayedRound {
    /// How much so many trials are to be trusted, from nothing to entirely. A few say little, and to follow them would be
    /// worse than not to have asked.
    fn trust(self, trials: usize) -> f64 {
        let trials = f64::from(trials as u32);
        // So many count as much as what was known before them.
        let known = (self.trial / self.many) * (self.trial / self.many);
        trials / (trials + known)
    }
}

/// What a decision may lead to: the start of the next round, judged ever better.
///
/// At first it is worth its exact mean over the dice of that round, by what the net says of the one after. Then the round is
/// played, and the next ones, with the same dice for all lines that are compared; and at each round that follows, what the
/// net said is compared with the mean over the dice there. Only these *corrections* are left to chance: the luck of
/// the dice is taken out.
pub(crate) struct Line<'a, 'n> {
    seat: Seat,
    /// The round that starts; none if the game is over.
    round: Option<Round<'a, 'n>>,
    looked: Value,
    /// How much better each trial was for the player, by the round in which that was seen.
    corrections: [Vec<f64>; PLAYED.len()],
}

impl<'a, 'n> Line<'a, 'n> {
    /// A line that ends the game.
    pub(crate) fn over(seat: Seat, value: Value) -> Line<'a, 'n> {
        Line { seat, round: None, looked: value, corrections: Default::default() }
    }

    /// The line to the start of a round, for a player.
    pub(crate) fn new(seat: Seat, start: Scene<'n>, dominoes: &'a Dominoes, nodes: &mut u64) -> Line<'a, 'n> {
        let mut round = Round::new(start, dominoes, &Filter::NARROW);
        let mean = round.mean(|_, _| {});
        *nodes += round.nodes;
        let looked = if seat == round.scene.player_a { mean } else { mean.of_other() };
        Line { seat, round: Some(round), looked, corrections: Default::default() }
    }

    /// What it is worth to the player, as far as is known.
    pub(crate) fn value(&self) -> Value {
        let by_round = PLAYED.iter().zip(&self.corrections);
        let correction: f64 = by_round.map(|(round, trials)| round.trust(trials.len()) * mean(trials)).sum();
        let win = (self.looked.win + correction).clamp(0.0, 1.0);
        Value { win, ..self.looked }
    }

    /// How often it was played on.
    pub(crate) fn trials(&self) -> usize {
        self.corrections[0].len()
    }

    /// By how much it is better than another, and how uncertain that is, as a standard deviation: by the trials they share,
    /// by what was known before, and by what the rounds may say that were not played.
    pub(crate) fn lead(&self, other: &Line<'_, '_>) -> (f64, f64) {
        let (mut lead, mut variance) = (self.looked.win - other.looked.win, 0.0);
        // Lines that differed little in the rounds that were played will differ little in the others.
        let (mut varied, mut usual, mut not_played) = (0.0, 0.0, 0.0);
        for (round, (mine, theirs)) in PLAYED.iter().zip(self.corrections.iter().zip(&other.corrections)) {
            let differences: Vec<f64> = mine.iter().zip(theirs).map(|(mine, theirs)| mine - theirs).collect();
            if differences.len() < 2 {
                not_played += round.many * round.many;
                continue;
            }
            let count = f64::from(differences.len() as u32);
            let (mean, trust) = (mean(&differences), round.trust(differences.len()));
            let squares: f64 = differences.iter().map(|one| (one - mean) * (one - mean)).sum();
            let trial = squares / (count - 1.0);
            lead += trust * mean;
            variance += trust * trial / count;
            varied += trial;
            usual += round.trial * round.trial;
        }
        if usual == 0.0 {
            return (lead, f64::INFINITY);
        }
        (lead, libm::sqrt(variance + not_played * varied / usual))
    }

    /// Plays it on once more: with the dice of that number, which are the same for every line.
    pub(crate) fn play_on(&mut self, dominoes: &'a Dominoes, nodes: &mut u64) {
        let number = self.trials() as u32;
        let mut dice = Chances::from_seed(mix(u64::from(number)));
        let mut offer = dominoes.spread(number);
        // The first round stays; those after it are played once. None when the game is over.
        let mut later: Option<Round<'a, 'n>> = None;
        let mut first = self.round.as_mut();
        for (corrections, round) in self.corrections.iter_mut().zip(PLAYED) {
            if number < round.from {
                break;
            }
            let (correction, next) = match later.as_mut().or(first.take()) {
                Some(round) => corrected(round, self.seat, offer, dominoes, nodes),
                None => (0.0, None),
            };
            corrections.push(correction);
            offer = dominoes.offer(dice.below(dominoes.ways()));
            later = next;
        }
    }
}

/// Plays a round with what the dice offer, to the start of the next if there is one: by how much the mean there is more than
/// the net had said, for a player.
fn corrected<'a, 'n>(
    round: &mut Round<'a, 'n>,
    seat: Seat,
    offer: Option<&Offer>,
    dominoes: &'a Dominoes,
    nodes: &mut u64,
) -> (f64, Option<Round<'a, 'n>>) {
    let Some((Some([mine, theirs]), said)) = offer.map(|offer| round.outcome(offer)) else {
        return (0.0, None);
    };
    let scene = &round.scene;
    if !scene.goes_on(&mine, &theirs) {
        return (0.0, None);
    }
    let a = scene.player_a;
    let mut sheets = scene.sheets;
    sheets[a] = mine.sheet;
    sheets[!a] = theirs.sheet;
    let mut next = Round::new(scene.next(sheets), dominoes, &Filter::TRIAL);
    // B becomes A.
    let found = next.estimate().of_other();
    *nodes += next.nodes;
    (if a == seat { found.win - said.win } else { said.win - found.win }, Some(next))
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
            let mut round = Round::new(Scene::of(&position, &net), &dominoes, &Filter::NARROW);
            round.mean(|_, value| rolls.push(value.win));
            luck += spread(&rolls);
            let mut line = Line::new(position.player_a(), Scene::of(&position, &net), &dominoes, &mut 0);
            (0..24).for_each(|_| line.play_on(&dominoes, &mut 0));
            let trials = (0..24).map(|trial| line.corrections[0][trial] + line.corrections[1][trial]);
            left += spread(&trials.collect::<Vec<f64>>());
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
    fn later_rounds_are_played_when_the_first_two_are_known_well() {
        let net = Net::shipped();
        let position = starts().next().expect("a round that starts");
        let dominoes = Dominoes::of(position.components());
        let mut line = Line::new(Seat::First, Scene::of(&position, &net), &dominoes, &mut 0);
        for trials in 1..=130 {
            line.play_on(&dominoes, &mut 0);
            assert_eq!(line.trials(), trials as usize);
            let played = line.corrections.each_ref().map(|round| round.len() as u32);
            assert_eq!(played, PLAYED.map(|round| u32::saturating_sub(trials, round.from)));
        }
        assert!(line.corrections.iter().flatten().all(|correction| correction.abs() < 1.0));
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
