//! The exact expectation over the dice.

use std::sync::Arc;

use blazon::{BySeat, Components, Die, Position, Power, Roll, Seat, Step};

use crate::dominoes::Dominoes;
use crate::greedy::PAIRS;
use crate::net::{Net, Projected, Value, features::stage};
use crate::planner::{Filter, Outlook, Scene};
use crate::quick::{BOTH, Shares};

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
    dominoes: Dominoes,
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
    mut each: impl FnMut(Roll, Value),
) -> (Value, u64) {
    let a = scene.player_a;
    let mut nodes = 0;
    let tables = BySeat::new(|seat| {
        let hand = scene.hand(seat);
        let looks = dominoes.faces.iter().map(|&faces| {
            // Which dice they are on matters only to *Turn*, which is kept.
            scene.best_outlook(seat, &hand, [Die::One, Die::Two], faces, filter, &mut nodes)
        });
        looks.collect::<Vec<_>>()
    });
    // Nearly always both draw, so the next stage is known.
    let usual = stage((scene.encoded.first.empty + scene.encoded.second.empty).saturating_sub(4));
    let projected = BySeat::new(|seat| {
        let role = Scene::role(a, seat);
        let project = |outlook: &Option<Outlook>| {
            outlook.as_ref().map(|outlook| scene.net.project(&outlook.encoded, role, usual))
        };
        tables[seat].iter().map(project).collect::<Vec<_>>()
    });
    let count = dominoes.faces.len();
    let mut known = vec![(f32::NAN, 0.0f32); count * count];
    let mut value_of = |mine: usize, theirs: usize| -> Value {
        let (win, margin) = known[mine * count + theirs];
        if !win.is_nan() {
            return Value { win: f64::from(win), margin: f64::from(margin) };
        }
        nodes += 1;
        let value = joint_value(
            scene,
            usual,
            (&tables[a][mine], &projected[a][mine]),
            (&tables[!a][theirs], &projected[!a][theirs]),
        );
        known[mine * count + theirs] = (value.win as f32, value.margin as f32);
        Value { win: f64::from(value.win as f32), margin: f64::from(value.margin as f32) }
    };
    let both = scene.sheets[a].spellbook.held.contains(Power::Both);
    let mut sum = Value { win: 0.0, margin: 0.0 };
    let mut weights = 0.0;
    for offer in &dominoes.rolls {
        let values = [0, 1, 2, 3, 4, 5].map(|pair| {
            let [mine, theirs] = [pair, 5 - pair].map(|pair| usize::from(offer.dominoes[pair]));
            value_of(mine, theirs)
        });
        let value = drafted(&Shares { values }, both);
        each(offer.roll, value);
        let weight = f64::from(offer.weight);
        sum.win += value.win * weight;
        sum.margin += value.margin * weight;
        weights += weight;
    }
    (Value { win: sum.win / weights, margin: sum.margin / weights }, nodes)
}

type Look<'a> = (&'a Option<Outlook>, &'a Option<Projected>);

/// Player A's value when both sides have come out of the round like this.
fn joint_value(scene: &Scene<'_>, usual: usize, mine: Look<'_>, theirs: Look<'_>) -> Value {
    let ((Some(my_look), Some(mine)), (Some(their_look), Some(theirs))) = (mine, theirs) else {
        return Value { win: 0.5, margin: 0.0 };
    };
    if scene.goes_on(my_look, their_look) && stage(mine.empty + theirs.empty) == usual {
        return scene.net.judge_projected(theirs, mine, usual, &scene.components).of_other();
    }
    scene.value_of_round(scene.player_a, my_look, their_look)
}

/// Player A's value when the dice are shared out like this: A takes one, B leaves one. With *Both*, A may have the best
/// pair for what the power is worth.
fn drafted(shares: &Shares, both: bool) -> Value {
    let mut best = shares.reply(0).1;
    for die in 1..4 {
        let value = shares.reply(die).1;
        if value.win > best.win {
            best = value;
        }
    }
    if both {
        for number in 0..PAIRS.len() {
            let value = shares.values[number];
            if value.win - BOTH > best.win {
                best = Value { win: value.win - BOTH, ..value };
            }
        }
    }
    best
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
