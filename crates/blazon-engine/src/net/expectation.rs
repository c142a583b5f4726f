//! The exact expectation over the dice.

use std::sync::Arc;

use blazon::{BySeat, Components, Die, Position, Power, Roll, Seat, Step};

use super::dominoes::{Dominoes, Offer};
use super::features::stage;
use super::planner::{Domino, Filter, Outlook, Scene};
use super::quick::{BOTH, Shares};
use super::{Net, Projected, Value};
use crate::points::greedy::PAIRS;

/// The value of a position before a roll, and after each of the 1296.
#[derive(Clone, Debug)]
pub struct Expectation {
    mean: Value,
    rolls: Vec<(Roll, Value)>,
}

impl Expectation {
    /// The first seat's value before the roll: exactly the mean of the values after it.
    pub fn mean(&self) -> Value {
        self.mean
    }

    /// The first seat's value after a roll, if the dice can show it.
    pub fn after(&self, roll: Roll) -> Option<Value> {
        self.rolls.iter().find(|(known, _)| *known == roll).map(|&(_, value)| value)
    }

    /// The expectation of a scene at the start of a round, with what it cost in evaluations.
    fn of(scene: &Scene<'_>, dominoes: &Dominoes, filter: &Filter) -> (Expectation, u64) {
        let mut rolls = Vec::with_capacity(dominoes.rolls.len());
        let (mean, nodes) = mean(scene, dominoes, filter, |roll, value| {
            rolls.push((roll, if scene.player_a == Seat::First { value } else { value.of_other() }));
        });
        let mean = if scene.player_a == Seat::First { mean } else { mean.of_other() };
        (Expectation { mean, rolls }, nodes)
    }
}

/// Looks at positions that wait for a roll, one ply further than the net alone.
#[derive(Clone, Debug)]
pub struct Forecast {
    net: Arc<Net>,
    dominoes: Arc<Dominoes>,
}

impl Forecast {
    /// By a net, for games with these components.
    pub fn new(net: Arc<Net>, components: &Components) -> Forecast {
        Forecast { net, dominoes: Dominoes::of(components) }
    }

    /// The first seat's value in a hurry, if the position waits for a roll: for training, where many are needed.
    pub fn value(&self, position: &Position) -> Option<Value> {
        matches!(position.step(), Step::Roll).then(|| {
            let scene = Scene::of(position, &self.net);
            let (value, _) = mean(&scene, &self.dominoes, &Filter::HURRIED, |_, _| {});
            if scene.player_a == Seat::First { value } else { value.of_other() }
        })
    }

    /// The value before the roll and after each, if the position waits for one.
    pub fn expectation(&self, position: &Position) -> Option<Expectation> {
        matches!(position.step(), Step::Roll)
            .then(|| Expectation::of(&Scene::of(position, &self.net), &self.dominoes, &Filter::NARROW).0)
    }
}

/// Player A's mean value over all rolls of a round that is about to start, each shared out and drawn as the net sees
/// best; and what it cost in evaluations.
pub(crate) fn mean(
    scene: &Scene<'_>,
    dominoes: &Dominoes,
    filter: &Filter,
    each: impl FnMut(Roll, Value),
) -> (Value, u64) {
    let mut round = Round::new(scene.clone(), dominoes, filter);
    let mean = round.mean(each);
    (mean, round.nodes)
}

/// A round that is about to start, with what each player would make of each domino.
pub(crate) struct Round<'a, 'n> {
    pub(crate) scene: Scene<'n>,
    dominoes: &'a Dominoes,
    looks: BySeat<Vec<Option<Outlook>>>,
    /// The same, as the head of the stage sees them in which the next round will most likely be.
    projected: BySeat<Vec<Option<Projected>>>,
    next_stage: usize,
    /// Player A's value for each pair of dominoes, or nothing yet.
    known: Vec<Option<Value>>,
    /// What it cost in evaluations.
    pub(crate) nodes: u64,
}

impl<'a, 'n> Round<'a, 'n> {
    pub(crate) fn new(scene: Scene<'n>, dominoes: &'a Dominoes, filter: &Filter) -> Round<'a, 'n> {
        let mut nodes = 0;
        let looks = BySeat::new(|seat| {
            let hand = scene.hand(seat);
            let looks = dominoes.faces.iter().map(|&faces| {
                // Which dice they are on matters only to *Turn*, which is kept.
                let domino = Domino { seat, hand: &hand, dice: [Die::One, Die::Two], shown: faces };
                scene.best_outlook(&domino, filter, &mut nodes)
            });
            looks.collect::<Vec<_>>()
        });
        // Nearly always both draw, so the next stage is known.
        let next_stage = stage((scene.encoded.first.empty + scene.encoded.second.empty).saturating_sub(4));
        let projected = BySeat::new(|seat| {
            let role = Scene::role(scene.player_a, seat);
            let project = |outlook: &Option<Outlook>| {
                outlook.as_ref().map(|outlook| scene.net.project(&outlook.encoded, role, next_stage))
            };
            looks[seat].iter().map(project).collect::<Vec<_>>()
        });
        let count = dominoes.faces.len();
        Round { scene, dominoes, looks, projected, next_stage, known: vec![None; count * count], nodes }
    }

    /// Player A's mean value over all rolls.
    pub(crate) fn mean(&mut self, mut each: impl FnMut(Roll, Value)) -> Value {
        let mut sum = Value { win: 0.0, margin: 0.0 };
        let mut weights = 0.0;
        let dominoes = self.dominoes;
        for offer in &dominoes.rolls {
            let (_, value, _) = self.drafted(offer);
            each(offer.roll, value);
            let weight = f64::from(offer.weight);
            sum.win += value.win * weight;
            sum.margin += value.margin * weight;
            weights += weight;
        }
        Value { win: sum.win / weights, margin: sum.margin / weights }
    }

    /// How the two sides come out of the round after a roll, player A's first, and player A's value then.
    pub(crate) fn outcome(&mut self, offer: &Offer) -> (Option<[Outlook; 2]>, Value) {
        let (pair, value, spent) = self.drafted(offer);
        let (a, b) = (self.scene.player_a, !self.scene.player_a);
        let [mine, theirs] = [pair, 5 - pair].map(|pair| usize::from(offer.dominoes[pair]));
        let outlooks = match (&self.looks[a][mine], &self.looks[b][theirs]) {
            (Some(mine), Some(theirs)) => {
                let mut after = *mine;
                if spent {
                    after.sheet.spellbook.held.remove(Power::Both);
                }
                Some([after, self.scene.second(b, mine, theirs)])
            }
            _ => None,
        };
        (outlooks, value)
    }

    /// How the dice of a roll are shared out, as the number of the pair that player A gets, player A's value then, and
    /// whether *Both* is spent: A takes one die, B leaves one. With *Both*, A may have the best pair for what the power is
    /// worth.
    fn drafted(&mut self, offer: &Offer) -> (usize, Value, bool) {
        let values = [0, 1, 2, 3, 4, 5].map(|pair| {
            let [mine, theirs] = [pair, 5 - pair].map(|pair| usize::from(offer.dominoes[pair]));
            self.value_of(mine, theirs)
        });
        let shares = Shares { values };
        let mut best: Option<(usize, Value)> = None;
        for die in 0..4 {
            let (left, value) = shares.reply(die);
            if best.is_none_or(|(_, best)| value.win > best.win) {
                let pair = [die.min(left), die.max(left)];
                best = Some((PAIRS.iter().position(|&known| known == pair).unwrap_or(0), value));
            }
        }
        let (pair, value) = best.unwrap_or((0, values[0]));
        let mut best = (pair, value, false);
        if self.scene.sheets[self.scene.player_a].spellbook.held.contains(Power::Both) {
            for (pair, value) in values.into_iter().enumerate() {
                if value.win - BOTH > best.1.win {
                    best = (pair, Value { win: value.win - BOTH, ..value }, true);
                }
            }
        }
        best
    }

    /// Player A's value when A draws one domino and B another.
    fn value_of(&mut self, mine: usize, theirs: usize) -> Value {
        let number = mine * self.dominoes.faces.len() + theirs;
        if let Some(value) = self.known[number] {
            return value;
        }
        self.nodes += 1;
        let value = self.judge(mine, theirs);
        self.known[number] = Some(value);
        value
    }

    fn judge(&self, mine: usize, theirs: usize) -> Value {
        let (a, b) = (self.scene.player_a, !self.scene.player_a);
        let (Some(my_look), Some(their_look)) = (&self.looks[a][mine], &self.looks[b][theirs]) else {
            return Value { win: 0.5, margin: 0.0 };
        };
        if let (Some(mine), Some(theirs)) = (&self.projected[a][mine], &self.projected[b][theirs])
            && self.scene.goes_on(my_look, their_look)
            && stage(mine.empty + theirs.empty) == self.next_stage
        {
            let components = &self.scene.components;
            return self.scene.net.judge_projected(theirs, mine, self.next_stage, components).of_other();
        }
        self.scene.value_of_round(a, my_look, their_look)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::positions;

    #[test]
    fn the_mean_is_that_of_the_values_after_all_rolls() {
        let starts = positions(3).filter(|position| matches!(position.step(), Step::Roll)).step_by(3);
        let mut checked = 0;
        for position in starts {
            let forecast = Forecast::new(Net::shipped(), position.components());
            let expectation = forecast.expectation(&position).expect("the dice are to be rolled");
            let mut sum = Value { win: 0.0, margin: 0.0 };
            let mut weights = 0;
            for (roll, weight) in Roll::distinct(position.components()) {
                let value = expectation.after(roll).expect("the dice can show it");
                assert!((0.0..=1.0).contains(&value.win), "{roll} {position}");
                sum.win += value.win * f64::from(weight);
                sum.margin += value.margin * f64::from(weight);
                weights += weight;
            }
            assert_eq!(weights, 1296);
            let mean = expectation.mean();
            assert!((mean.win - sum.win / 1296.0).abs() < 1e-6, "{position}");
            assert!((mean.margin - sum.margin / 1296.0).abs() < 1e-6, "{position}");
            checked += 1;
        }
        assert!(checked > 10, "{checked}");
    }

    #[test]
    fn only_a_position_that_waits_for_a_roll_has_an_expectation() {
        let forecast = Forecast::new(Net::shipped(), &Components::BOX);
        for position in positions(2).filter(|position| !matches!(position.step(), Step::Roll)) {
            assert!(forecast.expectation(&position).is_none(), "{position}");
            assert!(forecast.value(&position).is_none(), "{position}");
        }
    }
}
