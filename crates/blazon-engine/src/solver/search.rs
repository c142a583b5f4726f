//! From a position to its value: chance by its odds, the draft in turn, the drawings at once.

use std::rc::Rc;

use blazon::{Arms, Dice, Die, Kingdom, Marks, Outcome, Position, Power, Powers, Roll, Seat, Step};
use rustc_hash::FxHashMap;

use super::choices::{AfterDomino, Choices, SameFaces, View};
use super::land::Land;
use super::matrix::{Matrix, Play};
use super::outlook::{Gains, Outlook};
use super::table::{Estate, Kit, Table, result};
use crate::points::greedy::PAIRS;

/// The budget is spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spent;

/// How many nodes are spent between two questions whether to go on.
const PACE: u64 = 1 << 14;

/// A search of one position, with all it has found out. Its tables are never iterated: their order decides nothing.
pub(super) struct Search<'w> {
    kit: Kit,
    left: u64,
    /// Who may end it, and what is left when they are asked next.
    watch: &'w mut dyn FnMut() -> bool,
    ask_at: u64,
    values: FxHashMap<Key, f64>,
    choices: FxHashMap<View, Rc<Choices>>,
}

/// What of a table about to roll matters. Tables with the same key have the same value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    estates: [EstateKey; 2],
    player_a: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct EstateKey {
    land: Land,
    castle: bool,
    held: Powers,
    chosen: Option<Arms>,
    marks: [u8; 6],
}

/// The marks of a line of which it does not matter how many they are.
const NO_MATTER: u8 = u8::MAX;

impl<'w> Search<'w> {
    pub(super) fn new(position: &Position, nodes: u64, watch: &'w mut dyn FnMut() -> bool) -> Search<'w> {
        Search {
            kit: Kit::of(position),
            left: nodes,
            watch,
            ask_at: nodes.saturating_sub(PACE),
            values: FxHashMap::default(),
            choices: FxHashMap::default(),
        }
    }

    /// What is left of the budget.
    pub(super) fn left(&self) -> u64 {
        self.left
    }

    /// The first seat's chance to win, a draw counting one half.
    pub(super) fn value(&mut self, position: &Position) -> Result<f64, Spent> {
        let table = Table::of(position);
        let a = position.player_a();
        match position.step() {
            Step::Roll => self.before_roll(&table),
            Step::Take { roll, taken: None } => {
                let mut best = Best::of(a);
                for die in Die::ALL {
                    best.see(self.second_take(&table, roll, die)?);
                }
                if position.holds(a, Power::Both) {
                    for dice in PAIRS {
                        best.see(self.drawing(&table, roll, dice.map(|die| Die::ALL[die]), true)?);
                    }
                }
                Ok(best.value)
            }
            Step::Take { roll, taken: Some(die) } => self.second_take(&table, roll, die),
            Step::Draw { roll, hands, done } => {
                let outlook = self.outlook(&table, [done.first.is_some(), done.second.is_some()]);
                let mut sides = Vec::with_capacity(2);
                for seat in Seat::ALL {
                    let estate = &table.estates[seat as usize];
                    sides.push(match done[seat] {
                        Some(done) => vec![AfterDomino {
                            land: estate.land,
                            castle: estate.castle,
                            held: estate.held,
                            marks: done.marks,
                            drew: done.drew,
                        }],
                        None => self.choices_of_hand(&table, &outlook, seat, roll, hands[seat])?,
                    });
                }
                Ok(self.at_once(&table, &outlook, &sides[0], &sides[1])?.value)
            }
            Step::Flash { seat, drew, waiting } => {
                let outlook = Outlook::of(&self.kit, &table, 1);
                self.flash(table, &outlook, seat, drew, waiting)
            }
            Step::Lots => Ok(0.5),
            Step::Over { lots } => Ok(match lots.or_else(|| position.outcome().and_then(Outcome::winner)) {
                Some(Seat::First) => 1.0,
                Some(Seat::Second) => 0.0,
                None => 0.5,
            }),
        }
    }

    /// While both are drawing: what each of the given choices of a seat is worth to the first seat, against the best
    /// mix of the other.
    pub(super) fn values_at_once(
        &mut self,
        position: &Position,
        seat: Seat,
        after: &[Position],
    ) -> Result<Vec<f64>, Spent> {
        let Step::Draw { roll, hands, .. } = position.step() else { return Ok(Vec::new()) };
        let table = Table::of(position);
        let outlook = self.outlook(&table, [false; 2]);
        let first = self.choices_of_hand(&table, &outlook, Seat::First, roll, hands.first)?;
        let second = self.choices_of_hand(&table, &outlook, Seat::Second, roll, hands.second)?;
        let play = self.at_once(&table, &outlook, &first, &second)?;
        let (theirs, mix) = match seat {
            Seat::First => (&second, &play.columns),
            Seat::Second => (&first, &play.rows),
        };
        let mut known: FxHashMap<AfterDomino, f64> = FxHashMap::default();
        let mut values = Vec::with_capacity(after.len());
        for after in after {
            let estate = Table::of(after).estates[seat as usize];
            let Step::Draw { done, .. } = after.step() else { return Ok(Vec::new()) };
            let done = done[seat];
            let own = AfterDomino {
                land: estate.land,
                castle: estate.castle,
                held: estate.held,
                marks: done.map_or(Marks::NONE, |done| done.marks),
                drew: done.is_some_and(|done| done.drew),
            };
            let value = if let Some(&value) = known.get(&own) {
                value
            } else {
                let mut sum = 0.0;
                for (their, &share) in theirs.iter().zip(mix).filter(|(_, share)| **share > 0.0) {
                    let pair = if seat == Seat::First { [&own, their] } else { [their, &own] };
                    sum += share * self.together(&table, &outlook, pair, false)?;
                }
                known.insert(own, sum);
                sum
            };
            values.push(value);
        }
        Ok(values)
    }

    fn spend(&mut self, nodes: u64) -> Result<(), Spent> {
        self.left = self.left.checked_sub(nodes).ok_or_else(|| {
            self.left = 0;
            Spent
        })?;
        if self.left < self.ask_at {
            self.ask_at = self.left.saturating_sub(PACE);
            if !(self.watch)() {
                self.left = 0;
                return Err(Spent);
            }
        }
        Ok(())
    }

    /// The outlook in a round that is going on. If one has drawn, the round may see a domino drawn beyond those there is
    /// room for.
    fn outlook(&self, table: &Table, done: [bool; 2]) -> Outlook {
        Outlook::of(&self.kit, table, u32::from(done.contains(&true)))
    }

    /// Player A has this die: player B leaves one of the others.
    fn second_take(&mut self, table: &Table, roll: Roll, taken: Die) -> Result<f64, Spent> {
        let mut best = Best::of(!table.player_a);
        for left in Die::ALL.into_iter().filter(|&die| die != taken) {
            best.see(self.drawing(table, roll, [taken, left], false)?);
        }
        Ok(best.value)
    }

    /// Player A has these two dice, player B the others.
    fn drawing(&mut self, table: &Table, roll: Roll, dice: [Die; 2], both: bool) -> Result<f64, Spent> {
        let mut table = *table;
        if both {
            table.estates[table.player_a as usize].held.remove(Power::Both);
        }
        let hand = Dice::two(dice[0], dice[1]);
        let outlook = self.outlook(&table, [false; 2]);
        let hands = Seat::ALL.map(|seat| if seat == table.player_a { hand } else { hand.others() });
        let first = self.choices_of_hand(&table, &outlook, Seat::First, roll, hands[0])?;
        let second = self.choices_of_hand(&table, &outlook, Seat::Second, roll, hands[1])?;
        Ok(self.at_once(&table, &outlook, &first, &second)?.value)
    }

    /// What a player can make of one domino.
    fn choices_of_hand(
        &mut self,
        table: &Table,
        outlook: &Outlook,
        seat: Seat,
        roll: Roll,
        hand: Dice,
    ) -> Result<Vec<AfterDomino>, Spent> {
        let Some(dice) = hand.pair() else { return Ok(Vec::new()) };
        let estate = &table.estates[seat as usize];
        let (land, view) = view(estate, outlook, seat);
        let choices = Choices::of_one(
            &self.kit,
            &land,
            &view,
            outlook.is_done(seat as usize, &estate.land, estate.held),
            dice.map(|die| roll.face(die)),
            dice.map(|die| die as usize),
        );
        self.spend(choices.weighed)?;
        Ok(choices.all)
    }

    /// Both draw, neither seeing the other's drawing.
    fn at_once(
        &mut self,
        table: &Table,
        outlook: &Outlook,
        first: &[AfterDomino],
        second: &[AfterDomino],
    ) -> Result<Play, Spent> {
        let mut payoffs = Vec::new();
        for one in first {
            for other in second {
                payoffs.push(self.together(table, outlook, [one, other], false)?);
            }
        }
        if payoffs.is_empty() {
            // There is always something to do in a position of the rules.
            return Ok(Play { value: 0.5, rows: Vec::new(), columns: Vec::new() });
        }
        Ok(Matrix::new(first.len(), second.len(), payoffs).solve())
    }

    /// The value before the dice are rolled.
    fn before_roll(&mut self, table: &Table) -> Result<f64, Spent> {
        self.spend(1)?;
        let outlook = Outlook::of(&self.kit, table, 0);
        if outlook.is_settled() {
            return Ok(table.result());
        }
        if let Some(value) = decided(table, &outlook) {
            return Ok(value);
        }
        let key = Search::key(table, &outlook);
        if let Some(&value) = self.values.get(&key) {
            return Ok(value);
        }
        let first = self.all_choices(table, &outlook, Seat::First)?;
        let second = self.all_choices(table, &outlook, Seat::Second)?;
        let mut round = Round::new(table, &outlook, [&first, &second]);
        let value = self.over_rolls(&mut round)?;
        self.values.insert(key, value);
        Ok(value)
    }

    fn all_choices(&mut self, table: &Table, outlook: &Outlook, seat: Seat) -> Result<Rc<Choices>, Spent> {
        let estate = &table.estates[seat as usize];
        let done = outlook.is_done(seat as usize, &estate.land, estate.held);
        let (land, view) = view(estate, outlook, seat);
        // A map that stays as it is may be any.
        let key = if done { View::of_marks(view.counting) } else { view };
        if let Some(choices) = self.choices.get(&key) {
            return Ok(Rc::clone(choices));
        }
        let choices = if done {
            Choices::of_done(&self.kit, &land, &key)
        } else {
            Choices::new(&self.kit, &land, &view)
        };
        self.spend(choices.weighed)?;
        let choices = Rc::new(choices);
        self.choices.insert(key, Rc::clone(&choices));
        Ok(choices)
    }

    /// The mean over all rolls.
    fn over_rolls(&mut self, round: &mut Round<'_>) -> Result<f64, Spent> {
        let mut same_as = round.choices.map(|choices| choices.same_as);
        if round.outlook.rounds <= 1 && round.kinds[0] * round.kinds[1] <= FEW {
            same_as = self.same_results(round)?;
        }
        let faces = faces(&self.kit, same_as);
        let (mut sum, mut weights) = (0.0, 0);
        let a = round.table.player_a;
        let both = round.table.estates[a as usize].held.contains(Power::Both);
        let [one, two, three, four] = &faces;
        for (i, one) in one {
            for (j, two) in two {
                for (k, three) in three {
                    self.spend(four.len() as u64)?;
                    for (l, four) in four {
                        let weight = one * two * three * four;
                        let value = self.draft(round, [*i, *j, *k, *l], both)?;
                        sum += f64::from(weight) * value;
                        weights += weight;
                    }
                }
            }
        }
        Ok(sum / f64::from(weights))
    }

    /// The faces that make no difference to any result. In the last round results are cheap and most are the same, so
    /// it pays to know them all before the rolls are gone through.
    fn same_results(&mut self, round: &mut Round<'_>) -> Result<[SameFaces; 2], Spent> {
        let [rows, columns] = round.kinds;
        let both = round.table.estates[round.table.player_a as usize].held.contains(Power::Both);
        for both in [false, true].into_iter().take(1 + usize::from(both)) {
            for row in 0..rows {
                for column in 0..columns {
                    self.of_kinds(round, [row, column], both)?;
                }
            }
        }
        let values = &round.of_kinds[..(1 + usize::from(both)) * rows * columns];
        let same_rows = |one: usize, other: usize| {
            values
                .chunks(rows * columns)
                .all(|values| values[one * columns..][..columns] == values[other * columns..][..columns])
        };
        let same_columns = |one: usize, other: usize| {
            values.chunks(columns).all(|row| row[one].total_cmp(&row[other]).is_eq())
        };
        let row_classes = classes(rows, same_rows);
        let column_classes = classes(columns, same_columns);
        Ok([
            round.choices[0].same_faces(&self.kit, &row_classes),
            round.choices[1].same_faces(&self.kit, &column_classes),
        ])
    }

    /// The draft of a roll: player A takes a die, player B leaves one of the others.
    fn draft(&mut self, round: &mut Round<'_>, faces: [usize; 4], both: bool) -> Result<f64, Spent> {
        /// The number of the pair of two dice.
        const PAIR: [[usize; 4]; 4] = [[0, 0, 1, 2], [0, 0, 3, 4], [1, 3, 0, 5], [2, 4, 5, 0]];
        let a = round.table.player_a;
        let kinds = |round: &Round<'_>, pair: usize| {
            let kind = |seat: Seat| {
                let pair = if seat == a { pair } else { 5 - pair };
                round.choices[seat as usize].kind(pair, PAIRS[pair].map(|die| faces[die]))
            };
            Seat::ALL.map(kind)
        };
        let mut best = Best::of(a);
        if both {
            for pair in 0..6 {
                best.see(self.of_kinds(round, kinds(round, pair), true)?);
            }
        }
        for (taken, pairs) in PAIR.iter().enumerate() {
            let mut worst = Best::of(!a);
            for (_, &pair) in pairs.iter().enumerate().filter(|(left, _)| *left != taken) {
                worst.see(self.of_kinds(round, kinds(round, pair), false)?);
                if !best.would_rise(worst.value) {
                    break;
                }
            }
            best.see(worst.value);
        }
        Ok(best.value)
    }

    /// The value when each has a domino of this kind.
    fn of_kinds(&mut self, round: &mut Round<'_>, kinds: [usize; 2], both: bool) -> Result<f64, Spent> {
        let place = (usize::from(both) * round.kinds[0] + kinds[0]) * round.kinds[1] + kinds[1];
        let known = round.of_kinds[place];
        if !known.is_nan() {
            return Ok(known);
        }
        let choices = round.choices;
        let (first, second) = (&choices[0].kinds[kinds[0]], &choices[1].kinds[kinds[1]]);
        let value = if first.len() == 1 || second.len() == 1 {
            let mut best = Best::of(if first.len() == 1 { Seat::Second } else { Seat::First });
            'all: for &one in first {
                for &other in second {
                    best.see(self.of_choices(round, [one, other], both)?);
                    if best.is_sure() {
                        break 'all;
                    }
                }
            }
            best.value
        } else {
            let mut payoffs = Vec::with_capacity(first.len() * second.len());
            for &one in first {
                for &other in second {
                    payoffs.push(self.of_choices(round, [one, other], both)?);
                }
            }
            Matrix::new(first.len(), second.len(), payoffs).solve().value
        };
        round.of_kinds[place] = value;
        Ok(value)
    }

    /// The value when the two choose these, by number.
    #[inline]
    fn of_choices(&mut self, round: &mut Round<'_>, numbers: [u32; 2], both: bool) -> Result<f64, Spent> {
        let [one, other] = numbers.map(|number| number as usize);
        let pair = [&round.choices[0].all[one], &round.choices[1].all[other]];
        if round.plain[0][one] && round.plain[1][other] {
            self.spend(1)?;
            let [first, second] = Seat::ALL.map(|seat| {
                let choice = pair[seat as usize];
                if choice.drew { &choice.land } else { &round.table.estates[seat as usize].land }
            });
            return Ok(result(first, second));
        }
        let place =
            ((usize::from(both) * round.choices[0].all.len()) + one) * round.choices[1].all.len() + other;
        if let Some(&known) = round.of_choices.get(&place) {
            return Ok(known);
        }
        let value = self.together(round.table, round.outlook, pair, both)?;
        round.of_choices.insert(place, value);
        Ok(value)
    }

    /// Both are done with their dominoes: the spellbook, and what comes after.
    fn together(
        &mut self,
        table: &Table,
        outlook: &Outlook,
        pair: [&AfterDomino; 2],
        both: bool,
    ) -> Result<f64, Spent> {
        self.spend(1)?;
        let mut table = *table;
        // Nothing is spent with a domino that is left out.
        for (estate, choice) in table.estates.iter_mut().zip(pair).filter(|(_, choice)| choice.drew) {
            estate.land = choice.land;
            estate.castle = choice.castle;
            estate.held = choice.held;
        }
        let a = table.player_a;
        if both {
            table.estates[a as usize].held.remove(Power::Both);
        }
        let drew = pair[0].drew || pair[1].drew;
        table.mark(&self.kit, a, pair[a as usize].marks);
        self.flash(table, outlook, a, drew, pair[!a as usize].marks)
    }

    /// A player resolves what ⚡ powers there are, then the other marks these boxes and resolves theirs, and the round
    /// ends.
    fn flash(
        &mut self,
        mut table: Table,
        outlook: &Outlook,
        seat: Seat,
        drew: bool,
        waiting: Marks,
    ) -> Result<f64, Spent> {
        let estate = &mut table.estates[seat as usize];
        let done = outlook.is_done(seat as usize, &estate.land, estate.held);
        if estate.held.contains(Power::Domains) {
            estate.held.remove(Power::Domains);
            if !done {
                let mut best = Best::of(seat);
                for arms in Arms::ALL {
                    let mut table = table;
                    let estate = &mut table.estates[seat as usize];
                    estate.chosen = Some(arms);
                    estate.land = Land::new(estate.land.kingdom, estate.chosen);
                    best.see(self.flash(table, outlook, seat, drew, waiting)?);
                }
                return Ok(best.value);
            }
            // Nothing more is drawn on this map, so the arms of the most domains is the best.
            estate.land.worth = estate.land.worth.plus(estate.land.domains);
            estate.land.domains = 0;
        }
        if estate.held.contains(Power::Cross) {
            estate.held.remove(Power::Cross);
            let kingdom = estate.land.kingdom;
            if !done && !kingdom.room_for_cross().is_empty() {
                let mut best = Best::of(seat);
                for domain in kingdom.domains() {
                    // The cells of a domain are as good as each other: no other cross is ever added to a drawn cell.
                    let Some(cell) = (domain.cells & kingdom.room_for_cross()).first() else { continue };
                    let mut table = table;
                    let estate = &mut table.estates[seat as usize];
                    if let Some(more) = kingdom.crosses(cell).one_more() {
                        estate.land.kingdom.draw(cell, domain.arms, more);
                    }
                    estate.land = Land::new(estate.land.kingdom, estate.chosen);
                    best.see(self.flash(table, outlook, seat, drew, waiting)?);
                }
                return Ok(best.value);
            }
            estate.land.worth = estate.land.worth.plus(estate.land.cross);
            estate.land.cross = 0;
        }
        if seat == table.player_a {
            table.mark(&self.kit, !seat, waiting);
            return self.flash(table, outlook, !seat, drew, Marks::NONE);
        }
        self.spend(1)?;
        if !drew || table.estates.iter().any(|estate| estate.land.empty == 0) {
            return Ok(table.result());
        }
        table.player_a = !table.player_a;
        self.before_roll(&table)
    }

    /// What of the table matters.
    fn key(table: &Table, outlook: &Outlook) -> Key {
        let estate = |seat: Seat| {
            let estate = &table.estates[seat as usize];
            let counts = |line: usize| outlook.counting[seat as usize] >> line & 1 == 1;
            let marks =
                core::array::from_fn(|line| if counts(line) { estate.marks[line] } else { NO_MATTER });
            let (land, view) = view(estate, outlook, seat);
            EstateKey { land, castle: view.castle, held: view.held, chosen: view.chosen, marks }
        };
        Key { estates: Seat::ALL.map(estate), player_a: table.player_a }
    }
}

/// What an estate allows its player to do, and which differences matter.
fn view(estate: &Estate, outlook: &Outlook, seat: Seat) -> (Land, View) {
    let mut view = View {
        kingdom: estate.land.kingdom,
        chosen: estate.chosen,
        castle: estate.castle,
        held: estate.held,
        split: outlook.split[seat as usize],
        counting: outlook.counting[seat as usize],
        gains: outlook.gains[seat as usize],
    };
    if !outlook.is_done(seat as usize, &estate.land, estate.held) {
        return (estate.land, view);
    }
    view.kingdom = Kingdom::EMPTY;
    view.chosen = None;
    view.castle = false;
    view.split = false;
    for power in [Power::Free, Power::Split, Power::Turn] {
        view.held.remove(power);
    }
    (view.numbers_of(estate.land), view)
}

/// Who wins whatever happens, if anybody does.
fn decided(table: &Table, outlook: &Outlook) -> Option<f64> {
    let [first, second] = Seat::ALL.map(|seat| {
        let estate = &table.estates[seat as usize];
        let Gains { domains, cross } = outlook.gains[seat as usize];
        if outlook.is_done(seat as usize, &estate.land, estate.held) {
            let land = estate.land;
            let gain = if domains { land.domains } else { 0 } + if cross { land.cross } else { 0 };
            return (land.worth, land.worth.plus(gain));
        }
        let dominoes = outlook.dominoes[seat as usize];
        let (least, most, size) = estate.land.range(estate.chosen, dominoes);
        let cells = 2 * dominoes;
        let gain = if domains { estate.land.domains + 3 * cells } else { 0 } + if cross { size } else { 0 };
        (least, most.plus(gain))
    });
    if first.0 > second.1 {
        Some(1.0)
    } else if second.0 > first.1 {
        Some(0.0)
    } else {
        None
    }
}

/// The best value so far for a seat: the most for the first, the least for the second.
struct Best {
    seat: Seat,
    value: f64,
}

impl Best {
    fn of(seat: Seat) -> Best {
        Best { seat, value: if seat == Seat::First { f64::NEG_INFINITY } else { f64::INFINITY } }
    }

    #[inline]
    fn would_rise(&self, value: f64) -> bool {
        if self.seat == Seat::First { value > self.value } else { value < self.value }
    }

    #[inline]
    fn see(&mut self, value: f64) {
        if self.would_rise(value) {
            self.value = value;
        }
    }

    /// Whether no value is better.
    fn is_sure(&self) -> bool {
        if self.seat == Seat::First { self.value >= 1.0 } else { self.value <= 0.0 }
    }
}

/// A round of a table as its rolls are gone through, with what was found out for other rolls.
struct Round<'a> {
    table: &'a Table,
    outlook: &'a Outlook,
    choices: [&'a Choices; 2],
    /// How many kinds of dominoes there are for each.
    kinds: [usize; 2],
    /// The value for each two kinds, without *Both* being spent and with it.
    of_kinds: Vec<f64>,
    of_choices: FxHashMap<usize, f64>,
    /// Whether nothing comes after a choice but the comparison, if the other's is as plain.
    plain: [Vec<bool>; 2],
}

impl<'a> Round<'a> {
    fn new(table: &'a Table, outlook: &'a Outlook, choices: [&'a Choices; 2]) -> Round<'a> {
        let kinds = choices.map(|choices| choices.kinds.len());
        // After a plain choice nothing is drawn, and no ⚡ power can come: then only marks of ⚡ lines could matter, and
        // the outlook knows of none.
        let no_gains = outlook.gains == [Gains::default(); 2];
        let plain = Seat::ALL.map(|seat| {
            let estate = &table.estates[seat as usize];
            let done = |choice: &AfterDomino| {
                let (land, held) =
                    if choice.drew { (&choice.land, choice.held) } else { (&estate.land, estate.held) };
                outlook.is_done(seat as usize, land, held)
            };
            choices[seat as usize].all.iter().map(|choice| no_gains && done(choice)).collect()
        });
        Round {
            table,
            outlook,
            choices,
            kinds,
            of_kinds: vec![f64::NAN; 2 * kinds[0] * kinds[1]],
            of_choices: FxHashMap::default(),
            plain,
        }
    }
}

/// Not more combinations of kinds than it pays to try out before the rolls.
const FEW: usize = 1024;

/// For each of so many, the number of the first that is the same.
fn classes(count: usize, same: impl Fn(usize, usize) -> bool) -> Vec<u16> {
    let mut firsts: Vec<usize> = Vec::new();
    (0..count)
        .map(|one| {
            let first = firsts.iter().copied().find(|&first| same(first, one));
            first.unwrap_or_else(|| {
                firsts.push(one);
                one
            }) as u16
        })
        .collect()
}

/// The faces of each die that make a difference to one of the players, by number, with their weights.
fn faces(kit: &Kit, same_as: [SameFaces; 2]) -> [Vec<(usize, u32)>; 4] {
    core::array::from_fn(|die| {
        let kind = |face: usize| same_as.map(|same_as| same_as[die][face]);
        let mut faces: Vec<(usize, u32)> = Vec::new();
        for (face, &(_, weight)) in kit.faces[die].iter().enumerate() {
            match faces.iter_mut().find(|(other, _)| kind(*other) == kind(face)) {
                Some((_, sum)) => *sum += weight,
                None => faces.push((face, weight)),
            }
        }
        faces
    })
}
