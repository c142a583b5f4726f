//! How the net decides: one ply deep, or two with the exact expectation over the dice.

use blazon::{BySeat, Dice, Die, Event, Position, Power, Roll, Seat, Step};

use super::dominoes::Dominoes;
use super::expectation::{self, Round};
use super::planner::{Domino, Filter, Outlook, Scene};
use super::quick::{self, BOTH, Shares};
use super::{Net, Value};
use crate::decision::{Candidate, Decision, Progress, Watch};
use crate::order::greatest_first;
use crate::points::greedy::{PAIRS, Sketch};
use crate::solver::{SOLVED_ROUNDS, rounds_left, solve_events};

/// How far ahead to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Depth {
    /// What the net says of the end of this round.
    One,
    /// What the net says of the end of the next, with the exact expectation over its dice; and where that is close,
    /// of the end of the one after for a few rolls.
    Two,
}

/// How many rolls are looked at once more.
const SECOND_LOOKS: u32 = 16;
/// Events that seem worse than the best by so much at two plies are not looked at once more.
const CLOSE: f64 = 0.015;
/// The most drawings that are looked at once more.
const MOST_CLOSE: usize = 5;

/// The most events that are looked at two plies deep.
const MOST_DEEP: usize = 20;
/// An event that seems worse than the best by so much at one ply is not looked at deeper.
const HOPELESS: f64 = 0.08;

/// The plies of an event whose value is exact.
const SOLVED: u8 = u8::MAX;
/// What solving an ending may cost: a few hundredths of a second.
const SOLVER_NODES: u64 = 300_000;

/// Whether a position is looked at for the first time or once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    First,
    Second,
}

/// A decision in the making.
pub(crate) struct Thinker<'a> {
    net: &'a Net,
    depth: Depth,
    limit: u64,
    watch: &'a mut dyn Watch,
    nodes: u64,
    dominoes: Option<Dominoes>,
    /// The one event to look at, if not all, and for how many plies.
    only: Option<(Event, u8)>,
}

impl<'a> Thinker<'a> {
    pub(crate) fn new(net: &'a Net, depth: Depth, limit: u64, watch: &'a mut dyn Watch) -> Thinker<'a> {
        Thinker { net, depth, limit, watch, nodes: 0, dominoes: None, only: None }
    }

    /// Decides what a seat plays, if it is to act.
    pub(crate) fn decide(mut self, position: &Position, seat: Seat) -> Option<Decision> {
        if !position.may_act(seat) {
            return None;
        }
        if self.depth == Depth::Two
            && let Some(decision) = self.solved(position, seat)
        {
            return Some(decision);
        }
        let candidates = self.candidates(position, seat)?;
        (!candidates.is_empty()).then_some(Decision { candidates, nodes: self.nodes, exact: false })
    }

    /// Judges one legal event as deeply as the best of a decision.
    pub(crate) fn judge(
        mut self,
        position: &Position,
        seat: Seat,
        event: Event,
        plies: u8,
    ) -> Option<Candidate> {
        self.only = Some((event, plies));
        let candidates = self.candidates(position, seat)?;
        candidates.into_iter().find(|candidate| candidate.event == event)
    }

    fn candidates(&mut self, position: &Position, seat: Seat) -> Option<Vec<Candidate>> {
        match position.step() {
            Step::Take { roll, taken } => Some(self.draft(position, seat, roll, taken)),
            Step::Draw { .. } => self.draw(position, seat),
            Step::Flash { .. } => Some(self.flash(position, seat)),
            Step::Roll | Step::Lots | Step::Over { .. } => None,
        }
    }

    /// The exact values of all events, if the end of the game is near enough. Between equals the net decides.
    fn solved(&mut self, position: &Position, seat: Seat) -> Option<Decision> {
        let rounds = rounds_left(position);
        if rounds > SOLVED_ROUNDS {
            return None;
        }
        // The last round is always solved.
        let limit = if rounds <= 1 { u64::MAX } else { SOLVER_NODES.min(self.limit) };
        let exact = solve_events(position, seat, limit)?;
        self.nodes += exact.len() as u64;
        let shallow = Thinker::new(self.net, Depth::One, u64::MAX, &mut ()).candidates(position, seat)?;
        let mut candidates: Vec<(Candidate, f64)> = exact
            .into_iter()
            .map(|(event, win)| {
                let seen = shallow.iter().find(|candidate| candidate.event == event);
                let (liked, margin) = seen.map_or((-1.0, 0.0), |seen| (seen.win, seen.margin));
                (Candidate { event, win, margin, plies: SOLVED }, liked)
            })
            .collect();
        // What is equal but for rounding is equal.
        let key = |win: f64| libm::round(win * 1e9);
        greatest_first(&mut candidates, |(candidate, liked)| (key(candidate.win), *liked));
        let candidates = candidates.into_iter().map(|(candidate, _)| candidate).collect();
        Some(Decision { candidates, nodes: self.nodes, exact: true })
    }

    fn draft(&mut self, position: &Position, seat: Seat, roll: Roll, taken: Option<Die>) -> Vec<Candidate> {
        let scene = Scene::of(position, self.net);
        let (a, b) = (position.player_a(), position.player_b());
        let tables = BySeat::new(|seat| {
            let hand = scene.hand(seat);
            PAIRS.map(|pair| {
                let dice = pair.map(|die| Die::ALL[die]);
                let shown = dice.map(|die| roll.face(die));
                let domino = Domino { seat, hand: &hand, dice, shown };
                scene.best_outlook(&domino, &Filter::WIDE, &mut self.nodes)
            })
        });
        let splits: [Option<(Outlook, Outlook)>; 6] = [0, 1, 2, 3, 4, 5]
            .map(|pair| Some((tables[a][pair]?, scene.second(b, &tables[a][pair]?, &tables[b][5 - pair]?))));
        let shallow = splits.map(|split| {
            split.map_or(Value { win: 0.5, margin: 0.0 }, |(mine, theirs)| {
                scene.value_of_round(a, &mine, &theirs)
            })
        });
        let mut shares = Shares { values: shallow };
        let both = taken.is_none() && position.holds(a, Power::Both);
        // What a pair is worth when *Both* is spent on it.
        let mut with_both = shallow.map(|value| Value { win: (value.win - BOTH).max(0.0), ..value });
        let first_sight = best_of(&takes(seat, a, taken, &shares, both.then_some(&with_both), 1));
        let mut plies = 1;
        if self.depth == Depth::Two {
            let needed = |pair: &usize| taken.is_none_or(|die| PAIRS[*pair].contains(&(die as usize)));
            let pairs: Vec<usize> = (0..6).filter(needed).collect();
            for look in [Look::First, Look::Second] {
                let mut values = shares.values;
                let mut values_with_both = with_both;
                let mut looked = 0;
                for &pair in &pairs {
                    let Some((mine, theirs)) = &splits[pair] else {
                        break;
                    };
                    values[pair] = self.value_after(&scene, a, mine, theirs, look);
                    if both {
                        let mut spent = *mine;
                        spent.sheet.spellbook.held.remove(Power::Both);
                        values_with_both[pair] = self.value_after(&scene, a, &spent, theirs, look);
                    }
                    looked += 1;
                    let done = f64::midpoint(fraction(looked, pairs.len()), f64::from(look as u8));
                    if !self.go_on(first_sight, done) {
                        break;
                    }
                }
                // Some pairs looked at deeper and some not could not be compared.
                if looked < pairs.len() {
                    break;
                }
                shares = Shares { values };
                with_both = values_with_both;
                plies += 1;
                let ranked = takes(seat, a, taken, &shares, both.then_some(&with_both), plies);
                if !self.may_go_on() || !close(&ranked) {
                    break;
                }
            }
        }
        let mut candidates = takes(seat, a, taken, &shares, both.then_some(&with_both), plies);
        sort(&mut candidates);
        candidates
    }

    fn draw(&mut self, position: &Position, seat: Seat) -> Option<Vec<Candidate>> {
        let Step::Draw { roll, hands, done } = position.step() else {
            return None;
        };
        let mut scene = Scene::of(position, self.net);
        let other = !seat;
        let their_dice = hands[other].pair()?;
        let theirs = if let Some(done) = done[other] {
            // The map shows what they drew; the marks wait.
            let mut marks = done.marks.iter();
            Outlook { drew: done.drew, ..scene.outlook(other, None, [marks.next(), marks.next()]) }
        } else {
            let shown = their_dice.map(|die| roll.face(die));
            let hand = scene.hand(other);
            let domino = Domino { seat: other, hand: &hand, dice: their_dice, shown };
            scene.best_outlook(&domino, &Filter::WIDE, &mut self.nodes)?
        };
        scene.set_encoded(other, theirs.encoded);
        if other == position.player_a() {
            scene.sheets[other] = theirs.sheet;
        }
        let dice = hands[seat].pair()?;
        let shown = dice.map(|die| roll.face(die));
        let hand = scene.hand(seat);
        let outlooks = match self.only {
            None => {
                let domino = Domino { seat, hand: &hand, dice, shown };
                scene.outlooks(&domino, &Filter::WIDE, &mut self.nodes)
            }
            Some((Event::Draw(_, drawing), _)) => {
                let sketch = Sketch::of(&drawing, shown);
                vec![scene.outlook(seat, Some(&sketch), sketch.marks())]
            }
            Some(_) => vec![scene.left_out(seat, shown)],
        };
        let mut looks: Vec<(Outlook, Outlook, Value)> = outlooks
            .into_iter()
            .map(|mine| {
                let theirs =
                    if seat == position.player_a() { scene.second(other, &mine, &theirs) } else { theirs };
                let value = scene.value_of_round(seat, &mine, &theirs);
                (mine, theirs, value)
            })
            .collect();
        greatest_first(&mut looks, |(.., value)| (value.win, 0.0));
        let event_of = |mine: &Outlook| match mine.sketch {
            Some(sketch) => Event::Draw(seat, sketch.drawing(dice)),
            None => Event::Leave(seat),
        };
        let mut candidates: Vec<Candidate> = looks
            .iter()
            .map(|(mine, _, value)| Candidate {
                event: event_of(mine),
                win: value.win,
                margin: value.margin,
                plies: 1,
            })
            .collect();
        if self.depth == Depth::Two && (candidates.len() > 1 || self.only.is_some()) {
            let hopeless = candidates[0].win - HOPELESS;
            let most = candidates.iter().take(MOST_DEEP).take_while(|one| one.win >= hopeless).count();
            for number in 0..most {
                let (mine, theirs, _) = &looks[number];
                let value = self.value_after(&scene, seat, mine, theirs, Look::First);
                candidates[number] =
                    Candidate { win: value.win, margin: value.margin, plies: 2, ..candidates[number] };
                let best = best_of(&candidates[..=number]);
                if !self.go_on(best, fraction(number + 1, most) / 2.0) {
                    break;
                }
            }
            self.look_again(&mut candidates, |thinker, event| {
                let (mine, theirs, _) = looks.iter().find(|(mine, ..)| event_of(mine) == event)?;
                Some(thinker.value_after(&scene, seat, mine, theirs, Look::Second))
            });
        }
        sort(&mut candidates);
        Some(candidates)
    }

    fn flash(&mut self, position: &Position, seat: Seat) -> Vec<Candidate> {
        let mut afters: Vec<(Candidate, Position)> = Vec::new();
        for event in
            position.legal(seat).iter().filter(|&event| self.only.is_none_or(|(only, _)| only == event))
        {
            let mut after = *position;
            after.play_unchecked(event);
            while let Step::Flash { seat, .. } = after.step() {
                match quick::resolve(&after, seat, self.net) {
                    Some(event) => after.play_unchecked(event),
                    None => break,
                }
            }
            self.nodes += 1;
            let Value { win, margin } = self.net.value(&after, seat);
            afters.push((Candidate { event, win, margin, plies: 1 }, after));
        }
        greatest_first(&mut afters, |(candidate, _)| (candidate.win, 0.0));
        if self.depth == Depth::Two && (afters.len() > 1 || self.only.is_some()) {
            let hopeless = afters[0].0.win - HOPELESS;
            let most = afters.iter().take(MOST_DEEP).take_while(|(one, _)| one.win >= hopeless).count();
            for number in 0..most {
                let (candidate, after) = afters[number];
                let value = match Value::of_end(&after, seat) {
                    Some(value) => value,
                    None => self.mean(&Scene::of(&after, self.net), seat, Look::First),
                };
                afters[number].0 = Candidate { win: value.win, margin: value.margin, plies: 2, ..candidate };
                let looked: Vec<Candidate> =
                    afters[..=number].iter().map(|&(candidate, _)| candidate).collect();
                if !self.go_on(best_of(&looked), fraction(number + 1, most)) {
                    break;
                }
            }
        }
        let mut candidates: Vec<Candidate> = afters.iter().map(|&(candidate, _)| candidate).collect();
        if self.depth == Depth::Two {
            self.look_again(&mut candidates, |thinker, event| {
                let (_, after) = afters.iter().find(|(candidate, _)| candidate.event == event)?;
                match Value::of_end(after, seat) {
                    Some(value) => Some(value),
                    None => Some(thinker.mean(&Scene::of(after, thinker.net), seat, Look::Second)),
                }
            });
        }
        sort(&mut candidates);
        candidates
    }

    /// Looks once more at those of the candidates that are close to the best, if there are several and there is time
    /// for all of them.
    fn look_again(
        &mut self,
        candidates: &mut [Candidate],
        mut value: impl FnMut(&mut Self, Event) -> Option<Value>,
    ) {
        sort(candidates);
        let best = candidates.first().map_or(0.0, |best| best.win);
        let close = |one: &&mut Candidate| one.plies == 2 && one.win >= best - CLOSE;
        let shortlist: Vec<&mut Candidate> =
            candidates.iter_mut().take(MOST_CLOSE).take_while(close).collect();
        let enough = match self.only {
            Some((_, plies)) => plies > 2,
            None => shortlist.len() > 1,
        };
        if !enough {
            return;
        }
        let mut values = Vec::new();
        for candidate in &shortlist {
            let first = Candidate { win: best, ..**candidate };
            if !self.go_on(first, 0.5 + fraction(values.len(), shortlist.len()) / 2.0) {
                return;
            }
            let Some(value) = value(self, candidate.event) else {
                return;
            };
            values.push(value);
        }
        for (candidate, Value { win, margin }) in shortlist.into_iter().zip(values) {
            *candidate = Candidate { win, margin, plies: 3, ..*candidate };
        }
    }

    /// A seat's value when both sides come out of this round like this.
    fn value_after(
        &mut self,
        scene: &Scene<'_>,
        seat: Seat,
        mine: &Outlook,
        theirs: &Outlook,
        look: Look,
    ) -> Value {
        if !scene.goes_on(mine, theirs) {
            return scene.value_of_round(seat, mine, theirs);
        }
        let mut sheets = scene.sheets;
        sheets[seat] = mine.sheet;
        sheets[!seat] = theirs.sheet;
        self.mean(&scene.next(sheets), seat, look)
    }

    /// A seat's mean value over all rolls of a round that is about to start. A second look corrects it by what the
    /// round after shows for a few rolls: the rolls are the same for every event, and only the difference between the
    /// two looks is left to chance.
    fn mean(&mut self, scene: &Scene<'_>, seat: Seat, look: Look) -> Value {
        let dominoes = self.dominoes.take().unwrap_or_else(|| Dominoes::of(&scene.components));
        let mut round = Round::new(scene, &dominoes, &Filter::NARROW);
        let mut value = round.mean(|_, _| {});
        if look == Look::Second {
            let mut correction = Value { win: 0.0, margin: 0.0 };
            let looks = f64::from(SECOND_LOOKS);
            for offer in dominoes.sample(SECOND_LOOKS) {
                let (Some([mine, theirs]), shallow) = round.outcome(offer) else {
                    continue;
                };
                if scene.goes_on(&mine, &theirs) {
                    let mut sheets = scene.sheets;
                    sheets[scene.player_a] = mine.sheet;
                    sheets[!scene.player_a] = theirs.sheet;
                    let next = scene.next(sheets);
                    let (deep, nodes) = expectation::mean(&next, &dominoes, &Filter::HURRIED, |_, _| {});
                    self.nodes += nodes;
                    // B becomes A.
                    let deep = deep.of_other();
                    correction.win += (deep.win - shallow.win) / looks;
                    correction.margin += (deep.margin - shallow.margin) / looks;
                }
            }
            value.win = (value.win + correction.win).clamp(0.0, 1.0);
            value.margin += correction.margin;
        }
        self.nodes += round.nodes;
        self.dominoes = Some(dominoes);
        if seat == scene.player_a { value } else { value.of_other() }
    }

    /// Whether there is budget left.
    fn may_go_on(&self) -> bool {
        self.nodes < self.limit
    }

    /// Whether there is budget left and nobody has ended the thinking.
    fn go_on(&mut self, best: Candidate, done: f64) -> bool {
        let progress = Progress { nodes: self.nodes, done, best };
        self.watch.go_on(&progress) && self.may_go_on()
    }
}

/// What a seat may take, each with its value when the dice are shared out like this.
fn takes(
    seat: Seat,
    a: Seat,
    taken: Option<Die>,
    shares: &Shares,
    with_both: Option<&[Value; 6]>,
    plies: u8,
) -> Vec<Candidate> {
    let candidate = |dice: Dice, value: Value| {
        let value = if seat == a { value } else { value.of_other() };
        Candidate { event: Event::Take(seat, dice), win: value.win, margin: value.margin, plies }
    };
    match taken {
        None => {
            let singles = (0..4).map(|die| candidate(Dice::one(Die::ALL[die]), shares.reply(die).1));
            let pairs = with_both.into_iter().flatten().zip(PAIRS);
            let pairs = pairs
                .map(|(&value, [one, other])| candidate(Dice::two(Die::ALL[one], Die::ALL[other]), value));
            singles.chain(pairs).collect()
        }
        Some(taken) => (0..4)
            .filter(|&left| left != taken as usize)
            .map(|left| candidate(Dice::two(taken, Die::ALL[left]).others(), shares.of(taken as usize, left)))
            .collect(),
    }
}

/// The best first, and those that were looked at deeper before the others.
fn sort(candidates: &mut [Candidate]) {
    greatest_first(candidates, |candidate| (f64::from(candidate.plies), candidate.win));
}

/// Whether the best two are close to each other.
fn close(candidates: &[Candidate]) -> bool {
    let best = best_of(candidates);
    candidates.iter().filter(|one| one.win >= best.win - CLOSE).count() > 1
}

fn fraction(part: usize, whole: usize) -> f64 {
    f64::from(part as u32) / f64::from(whole as u32)
}

fn best_of(candidates: &[Candidate]) -> Candidate {
    let mut best = candidates[0];
    for &candidate in candidates {
        if candidate.win > best.win {
            best = candidate;
        }
    }
    best
}
