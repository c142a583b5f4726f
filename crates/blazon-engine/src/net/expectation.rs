//! The exact expectation over the dice.

use std::sync::Arc;

use blazon::{BySeat, Components, Die, Face, Position, Power, Roll, Seat, Step};

use super::dominoes::{Dominoes, Offer};
use super::features::stage;
use super::planner::{Domino, Filter, Outlook, Scene};
use super::quick::Shares;
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

    /// The expectation of a scene at the start of a round.
    fn of(scene: Scene<'_>, dominoes: &Dominoes) -> Expectation {
        let mut rolls = Vec::with_capacity(dominoes.rolls.len());
        let a = scene.player_a;
        let of_first = |value: Value| if a == Seat::First { value } else { value.of_other() };
        let mean = Round::new(scene, dominoes, &Filter::NARROW)
            .mean(|roll, value| rolls.push((roll, of_first(value))));
        Expectation { mean: of_first(mean), rolls }
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

    /// The value before the roll and after each, if the position waits for one.
    pub fn expectation(&self, position: &Position) -> Option<Expectation> {
        matches!(position.step(), Step::Roll)
            .then(|| Expectation::of(Scene::of(position, &self.net), &self.dominoes))
    }
}

/// By how many rolls a mean is estimated. What these leave open is a sixth of what a trial varies by, and they take less than
/// a tenth of the time that all rolls do.
const FEW_ROLLS: u32 = 64;

/// A round that is about to start, with what each player would make of each domino.
pub(crate) struct Round<'a, 'n> {
    pub(crate) scene: Scene<'n>,
    dominoes: &'a Dominoes,
    looks: BySeat<Looks>,
    /// Player A's when *Both* is spent on the dice, if A has it.
    with_both: Option<Looks>,
    next_stage: usize,
    /// Player A's value for each pair of dominoes, or nothing yet: without *Both* and with it.
    known: [Vec<Option<Value>>; 2],
    /// What it cost in evaluations.
    pub(crate) nodes: u64,
}

/// What a player would make of each domino.
struct Looks {
    outlooks: Vec<Option<Outlook>>,
    /// The same, as the head of the stage sees them in which the next round will most likely be.
    projected: Vec<Option<Projected>>,
    /// Whether a domino is one with the dice it is on: whoever has *Turn* can turn a die only to its own faces.
    on_dice: bool,
}

impl Looks {
    /// The numbers of the dominoes that a roll offers, by the pairs of dice.
    fn numbers<'o>(&self, offer: &'o Offer) -> &'o [u16; 6] {
        if self.on_dice { &offer.on_dice } else { &offer.dominoes }
    }
}

/// How the dice of a roll are shared out.
struct Drafted {
    /// The number of the pair that player A gets.
    pair: usize,
    /// Whether player A spends *Both*.
    both: bool,
    /// Player A's value then.
    value: Value,
}

impl<'a, 'n> Round<'a, 'n> {
    /// The round that a scene starts, with the drawings that a filter lets through.
    pub(crate) fn new(scene: Scene<'n>, dominoes: &'a Dominoes, filter: &Filter) -> Round<'a, 'n> {
        let mut nodes = 0;
        // Nearly always both draw, so the next stage is known.
        let next_stage = stage((scene.encoded.first.empty + scene.encoded.second.empty).saturating_sub(4));
        let project = |seat: Seat, outlooks: Vec<Option<Outlook>>, on_dice: bool| {
            let role = Scene::role(scene.player_a, seat);
            let project = |outlook: &Option<Outlook>| {
                outlook.as_ref().map(|outlook| scene.net.project(&outlook.encoded, role, next_stage))
            };
            let projected = outlooks.iter().map(project).collect();
            Looks { outlooks, projected, on_dice }
        };
        let looks = BySeat::new(|seat| {
            let hand = scene.hand(seat);
            let mut look = |dice: [Die; 2], shown: [Face; 2]| {
                scene.best_outlook(&Domino { seat, hand: &hand, dice, shown }, filter, &mut nodes)
            };
            let turns = scene.sheets[seat].spellbook.held.contains(Power::Turn);
            let outlooks = if turns {
                dominoes.on_dice.iter().map(|&(dice, shown)| look(dice, shown)).collect()
            } else {
                // Any dice do.
                dominoes.faces.iter().map(|&shown| look([Die::One, Die::Two], shown)).collect()
            };
            project(seat, outlooks, turns)
        });
        let a = scene.player_a;
        let with_both = scene.sheets[a].spellbook.held.contains(Power::Both).then(|| {
            let spent = |outlook: &Option<Outlook>| outlook.as_ref().map(|one| scene.without_both(a, one));
            project(a, looks[a].outlooks.iter().map(spent).collect(), looks[a].on_dice)
        });
        let count = looks.first.outlooks.len() * looks.second.outlooks.len();
        let known = [vec![None; count], vec![None; if with_both.is_some() { count } else { 0 }]];
        Round { scene, dominoes, looks, with_both, next_stage, known, nodes }
    }

    /// Player A's mean value over all rolls.
    pub(crate) fn mean(&mut self, mut each: impl FnMut(Roll, Value)) -> Value {
        let mut sum = Value { win: 0.0, margin: 0.0 };
        let mut weights = 0.0;
        let dominoes = self.dominoes;
        for offer in &dominoes.rolls {
            let Drafted { value, .. } = self.drafted(offer);
            each(offer.roll, value);
            let weight = f64::from(offer.weight);
            sum.win += value.win * weight;
            sum.margin += value.margin * weight;
            weights += weight;
        }
        Value { win: sum.win / weights, margin: sum.margin / weights }
    }

    /// About the same, by a few rolls that are spread evenly over all.
    pub(crate) fn estimate(&mut self) -> Value {
        let dominoes = self.dominoes;
        let mut sum = Value { win: 0.0, margin: 0.0 };
        let mut rolls = 0.0;
        for offer in (0..FEW_ROLLS).filter_map(|number| dominoes.spread(number)) {
            let Drafted { value, .. } = self.drafted(offer);
            sum.win += value.win;
            sum.margin += value.margin;
            rolls += 1.0;
        }
        Value { win: sum.win / rolls, margin: sum.margin / rolls }
    }

    /// How the two sides come out of the round after a roll, player A's first, and player A's value then.
    pub(crate) fn outcome(&mut self, offer: &Offer) -> (Option<[Outlook; 2]>, Value) {
        let Drafted { pair, both, value } = self.drafted(offer);
        let b = !self.scene.player_a;
        let [mine, theirs] = self.numbers(offer, pair);
        let outlooks = match (&self.looks_of_a(both).outlooks[mine], &self.looks[b].outlooks[theirs]) {
            (Some(mine), Some(theirs)) => Some([*mine, self.scene.second(b, mine, theirs)]),
            _ => None,
        };
        (outlooks, value)
    }

    /// The dice are shared out: A takes one, B leaves one. With *Both*, A may have the best pair.
    fn drafted(&mut self, offer: &Offer) -> Drafted {
        let values = |round: &mut Round<'_, '_>, both: bool| {
            [0, 1, 2, 3, 4, 5].map(|pair| {
                let [mine, theirs] = round.numbers(offer, pair);
                round.value_of(mine, theirs, both)
            })
        };
        let shares = Shares { values: values(self, false) };
        let mut best: Option<(usize, Value)> = None;
        for die in 0..4 {
            let (left, value) = shares.reply(die);
            if best.is_none_or(|(_, best)| value.win > best.win) {
                let pair = [die.min(left), die.max(left)];
                best = Some((PAIRS.iter().position(|&known| known == pair).unwrap_or(0), value));
            }
        }
        let (pair, value) = best.unwrap_or((0, shares.values[0]));
        let mut best = Drafted { pair, both: false, value };
        if self.with_both.is_some() {
            for (pair, value) in values(self, true).into_iter().enumerate() {
                if value.win > best.value.win {
                    best = Drafted { pair, both: true, value };
                }
            }
        }
        best
    }

    /// The numbers of the two players' dominoes when player A gets a pair of dice.
    fn numbers(&self, offer: &Offer, pair: usize) -> [usize; 2] {
        let a = self.scene.player_a;
        [(a, pair), (!a, 5 - pair)].map(|(seat, pair)| usize::from(self.looks[seat].numbers(offer)[pair]))
    }

    fn looks_of_a(&self, both: bool) -> &Looks {
        self.with_both.as_ref().filter(|_| both).unwrap_or(&self.looks[self.scene.player_a])
    }

    /// Player A's value when A draws one domino and B another.
    fn value_of(&mut self, mine: usize, theirs: usize, both: bool) -> Value {
        let number = mine * self.looks[!self.scene.player_a].outlooks.len() + theirs;
        if let Some(value) = self.known[usize::from(both)][number] {
            return value;
        }
        self.nodes += 1;
        let value = self.judge(mine, theirs, both);
        self.known[usize::from(both)][number] = Some(value);
        value
    }

    fn judge(&self, mine: usize, theirs: usize, both: bool) -> Value {
        let (a, b) = (self.scene.player_a, !self.scene.player_a);
        let (my_looks, their_looks) = (self.looks_of_a(both), &self.looks[b]);
        let (Some(my_look), Some(their_look)) = (&my_looks.outlooks[mine], &their_looks.outlooks[theirs])
        else {
            return Value { win: 0.5, margin: 0.0 };
        };
        if let (Some(mine), Some(theirs)) = (&my_looks.projected[mine], &their_looks.projected[theirs])
            && self.scene.goes_on(my_look, their_look)
            && self.scene.filled(a, &my_look.sheet.spellbook).is_empty()
            && self.scene.filled(b, &their_look.sheet.spellbook).is_empty()
            && stage(mine.empty + theirs.empty) == self.next_stage
        {
            let components = &self.scene.components;
            return self.scene.net.judge_projected(theirs, mine, self.next_stage, components).of_other();
        }
        self.scene.value_of_round(a, my_look, &self.scene.second(b, my_look, their_look))
    }
}

#[cfg(test)]
mod tests {
    use blazon::{Arms, Dice, Event};

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

    /// Plays a roll as a round shares it out and draws it. Nothing if a ⚡ power is to be resolved.
    fn played(start: &Position, round: &mut Round<'_, '_>, offer: &Offer) -> Option<(Position, Value)> {
        let Drafted { pair, both, value } = round.drafted(offer);
        let (Some([mine, theirs]), _) = round.outcome(offer) else { return None };
        let (a, b) = (start.player_a(), start.player_b());
        let mut position = start.play(Event::Roll(offer.roll)).expect("the dice can show it");
        let [one, other] = PAIRS[pair].map(|die| Die::ALL[die]);
        let taken = Dice::two(one, other);
        let takes = if both {
            vec![Event::Take(a, taken)]
        } else {
            vec![Event::Take(a, Dice::one(one)), Event::Take(b, taken.others())]
        };
        for take in takes {
            position = position.play(take).expect("the dice are there");
        }
        for (seat, outlook, pair) in [(a, mine, pair), (b, theirs, 5 - pair)] {
            let dice = PAIRS[pair].map(|die| Die::ALL[die]);
            let looks = &round.looks[seat];
            let number = usize::from(looks.numbers(offer)[pair]);
            let faces =
                if looks.on_dice { round.dominoes.on_dice[number].1 } else { round.dominoes.faces[number] };
            let in_order = dice.map(|die| offer.roll.face(die)) == faces;
            let dice = if in_order { dice } else { [dice[1], dice[0]] };
            let event = outlook.sketch.map_or(Event::Leave(seat), |sketch| {
                let mut drawing = sketch.drawing(dice);
                drawing.halves.sort_by_key(|half| half.die);
                Event::Draw(seat, drawing)
            });
            position = position.play(event).unwrap_or_else(|error| panic!("{event}: {error}"));
        }
        (!matches!(position.step(), Step::Flash { .. })).then_some((position, value))
    }

    /// Lines that one player fills are struck out for the other, a line that both would fill is player A's, dice are turned
    /// to faces they have, and *Both* is spent where it is used: tables of the engine once got each of these wrong.
    #[test]
    fn a_round_is_judged_as_the_position_that_it_leads_to() {
        let starts = positions(60).filter(|position| matches!(position.step(), Step::Roll)).step_by(5);
        let net = Net::shipped();
        let (mut judged, mut filled, mut turned, mut both) = (0, 0, 0, 0);
        for start in starts {
            let dominoes = Dominoes::of(start.components());
            let mut round = Round::new(Scene::of(&start, &net), &dominoes, &Filter::NARROW);
            for offer in (0..8).filter_map(|number| dominoes.spread(number)) {
                let Some((end, value)) = played(&start, &mut round, offer) else { continue };
                assert_eq!(value, net.value(&end, start.player_a()), "{start} {}", offer.roll);
                judged += 1;
                let held = |position: &Position, power| {
                    Seat::ALL.map(|seat| position.spellbook(seat).held.contains(power))
                };
                turned += u32::from(held(&start, Power::Turn) > held(&end, Power::Turn));
                both += u32::from(held(&start, Power::Both) > held(&end, Power::Both));
                let powers = |position: &Position| {
                    Seat::ALL.map(|seat| position.spellbook(seat).marks).map(|marks| {
                        let full = |arms: &Arms| marks[*arms] >= start.components().line(*arms).boxes;
                        Arms::ALL.iter().filter(|arms| full(arms)).count()
                    })
                };
                filled += u32::from(powers(&start) != powers(&end));
            }
        }
        assert!(
            judged > 1000 && filled > 20 && turned > 10 && both > 10,
            "{judged} {filled} {turned} {both}"
        );
    }

    #[test]
    fn only_a_position_that_waits_for_a_roll_has_an_expectation() {
        let forecast = Forecast::new(Net::shipped(), &Components::BOX);
        for position in positions(2).filter(|position| !matches!(position.step(), Step::Roll)) {
            assert!(forecast.expectation(&position).is_none(), "{position}");
        }
    }
}
