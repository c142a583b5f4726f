//! The drawings of a domino as the net sees them.

use blazon::{
    Arms, BySeat, Cell, Cells, Components, Die, Edition, Face, Mode, Position, Power, Rules, Seat, Spellbook,
};

use super::features::stage;
use super::spellbook_lines::SpellbookLines;
use super::{Encoded, Means, Net, Projected, Role, Value};
use crate::Sheet;
use crate::order::greatest_first;
use crate::points::greedy::{Hand, Sketch, Values, Way};

/// The two sides of a position, and what is common to both.
#[derive(Clone, Debug)]
pub(crate) struct Scene<'a> {
    pub(crate) net: &'a Net,
    pub(crate) components: Components,
    pub(crate) edition: Edition,
    pub(crate) sheets: BySeat<Sheet>,
    pub(crate) encoded: BySeat<Encoded>,
    /// The same, as the head of the stage sees them in which the next round will most likely be.
    projected: BySeat<Projected>,
    next_stage: usize,
    /// Who rolls in this round.
    pub(crate) player_a: Seat,
}

/// A domino that is to be drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Domino<'a> {
    /// By whom.
    pub(crate) seat: Seat,
    /// What that player has.
    pub(crate) hand: &'a Hand,
    /// The dice it is made of.
    pub(crate) dice: [Die; 2],
    /// What they show.
    pub(crate) shown: [Face; 2],
}

/// What becomes of a side when it draws a domino in some way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook {
    /// How it is drawn; nothing if it is left out.
    pub(crate) sketch: Option<Sketch>,
    /// Whether it is drawn.
    pub(crate) drew: bool,
    /// The lines it marks, if they are open.
    pub(crate) marks: [Option<Arms>; 2],
    pub(crate) sheet: Sheet,
    pub(crate) encoded: Encoded,
    /// The player's chance to win, with the other side as it is in the scene.
    pub(crate) value: Value,
}

/// How many drawings of each kind are looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Filter {
    /// Drawings that spend nothing.
    pub(crate) plain: usize,
    /// Drawings that spend the castle's bonus and no power.
    pub(crate) castle: usize,
    /// Drawings that spend powers, by which powers and whether the castle's bonus too.
    pub(crate) power: usize,
}

impl Filter {
    /// For a decision that is thought through: nearly all there are. In two of a hundred the best of them is not among those
    /// of the next filter, and is one per cent better.
    pub(crate) const FULL: Filter = Filter { plain: 400, castle: 200, power: 200 };
    /// For a decision at first sight.
    pub(crate) const WIDE: Filter = Filter { plain: 32, castle: 10, power: 8 };
    /// For a round of a quick game.
    pub(crate) const MEDIUM: Filter = Filter { plain: 14, castle: 4, power: 3 };
    /// For a table of all dominoes. With the one above, its means differ by 0.2 per cent and take a quarter longer.
    pub(crate) const NARROW: Filter = Filter { plain: 8, castle: 2, power: 2 };

    /// For a round that is played on by hundreds of trials: takes half as long as the one above.
    pub(crate) const TRIAL: Filter = Filter { plain: 4, castle: 1, power: 1 };

    fn of(&self, way: &Way, castle: Option<u8>) -> (usize, usize) {
        let castle = usize::from(castle.is_some());
        let powers = match way.mode {
            Mode::Join => 0,
            Mode::Free => 2,
            Mode::Split => 4,
        } + usize::from(way.turn.is_some()) * 6;
        match (powers, castle) {
            (0, 0) => (0, self.plain),
            (0, _) => (1, self.castle),
            _ => (powers + castle, self.power),
        }
    }
}

/// What an empty cell with none beside it costs, in the units a greedy player counts in.
const HOLE: i32 = 10;

/// The kinds of drawings by what they spend.
const KINDS: usize = 12;

impl<'a> Scene<'a> {
    /// The scene of a position.
    pub(crate) fn of(position: &Position, net: &'a Net) -> Scene<'a> {
        let sheets = BySeat::new(|seat| Sheet::of(position, seat));
        Scene::new(net, position.rules(), sheets, position.player_a())
    }

    /// The scene of two sides.
    #[expect(clippy::large_types_passed_by_value, reason = "the scene keeps the sheets")]
    pub(crate) fn new(net: &'a Net, rules: &Rules, sheets: BySeat<Sheet>, player_a: Seat) -> Scene<'a> {
        let Rules { edition, components } = *rules;
        let encoded = BySeat::new(|seat| net.encode(&sheets[seat], &sheets[!seat].spellbook, &components));
        // Nearly always both draw. What is looked at is one side after its drawing against the other before.
        let next_stage = stage((encoded.first.empty + encoded.second.empty).saturating_sub(2));
        let projected =
            BySeat::new(|seat| net.project(&encoded[seat], Scene::role(player_a, seat), next_stage));
        Scene { net, components, edition, sheets, encoded, projected, next_stage, player_a }
    }

    /// A player's part in the next round: B becomes A.
    pub(crate) fn role(player_a: Seat, seat: Seat) -> Role {
        if seat == player_a { Role::Other } else { Role::Roller }
    }

    /// Puts another side in the place of one that has come out of the round.
    pub(crate) fn set_encoded(&mut self, seat: Seat, encoded: Encoded) {
        let other = self.encoded[!seat].empty;
        self.next_stage = stage((encoded.empty + other).saturating_sub(2));
        self.encoded[seat] = encoded;
        self.projected = BySeat::new(|seat| {
            self.net.project(&self.encoded[seat], Scene::role(self.player_a, seat), self.next_stage)
        });
    }

    /// What a greedy player would look at.
    pub(crate) fn hand(&self, seat: Seat) -> Hand {
        let theirs = &self.sheets[!seat].spellbook;
        Hand::of_sheet(&self.sheets[seat], theirs, &self.components, self.edition)
    }

    /// The lines that a player has filled in this round.
    #[inline]
    pub(crate) fn filled(&self, seat: Seat, after: &Spellbook) -> SpellbookLines {
        let before = &self.sheets[seat].spellbook;
        SpellbookLines::new(|arms| {
            let boxes = self.components.line(arms).boxes;
            before.marks[arms] < boxes && boxes <= after.marks[arms]
        })
    }

    /// A player's value when the next round starts like this.
    pub(crate) fn value_of_next(&self, seat: Seat, mine: &Encoded, theirs: &Encoded) -> Value {
        // Each side was encoded by what the other had marked before this round.
        let (by_me, by_them) = (self.filled(seat, &mine.spellbook), self.filled(!seat, &theirs.spellbook));
        let strike = |side: &Encoded, lines: SpellbookLines| self.net.strike(side, lines, &self.components);
        let (mine, theirs) = (&strike(mine, by_them), &strike(theirs, by_me));
        // B becomes A.
        if seat == self.player_a {
            self.net.judge(theirs, mine, &self.components).of_other()
        } else {
            self.net.judge(mine, theirs, &self.components)
        }
    }

    /// What drawing a domino would lead to, the best first.
    pub(crate) fn outlooks(&self, domino: &Domino<'_>, filter: &Filter, nodes: &mut u64) -> Vec<Outlook> {
        let mut outlooks: Vec<Outlook> = Vec::with_capacity(filter.plain + 16);
        self.for_each_outlook(domino, filter, |outlook| outlooks.push(*outlook));
        *nodes += outlooks.len() as u64;
        greatest_first(&mut outlooks, |outlook| (outlook.value.win, 0.0));
        outlooks
    }

    /// The best way to draw a domino.
    pub(crate) fn best_outlook(
        &self,
        domino: &Domino<'_>,
        filter: &Filter,
        nodes: &mut u64,
    ) -> Option<Outlook> {
        let mut best: Option<Outlook> = None;
        self.for_each_outlook(domino, filter, |outlook| {
            *nodes += 1;
            if best.as_ref().is_none_or(|best| outlook.value.win > best.value.win) {
                best = Some(*outlook);
            }
        });
        best
    }

    fn for_each_outlook(&self, domino: &Domino<'_>, filter: &Filter, mut visitor: impl FnMut(&Outlook)) {
        let &Domino { seat, hand, dice, shown } = domino;
        let mut kinds: [Vec<(i32, Sketch)>; KINDS] = Default::default();
        let turns = Some(dice.map(|die| self.components.faces(die)));
        let empty = self.sheets[seat].outline.empty();
        let may_leave = hand.visit(shown, turns, &mut |way: &Way, cells: [Cell; 2], values: Values| {
            let left = empty - Cells::one(cells[0]) - Cells::one(cells[1]);
            let holes = HOLE * (left - left.neighbours()).len().cast_signed();
            values.each(|castle, value| {
                let value = value - holes;
                let (kind, most) = filter.of(way, castle);
                let kept = &mut kinds[kind];
                if kept.len() == most {
                    if kept.last().is_none_or(|&(worst, _)| value <= worst) {
                        return;
                    }
                    kept.pop();
                } else if kept.is_empty() {
                    kept.reserve_exact(most);
                }
                let place = kept.partition_point(|&(better, _)| better >= value);
                kept.insert(place, (value, Sketch { way: *way, cells, castle }));
            });
        });
        let mut outlook = Outlook {
            sketch: None,
            drew: false,
            marks: [None; 2],
            sheet: self.sheets[seat],
            encoded: self.encoded[seat],
            value: Value { win: 0.0, margin: 0.0 },
        };
        let mut means = None;
        for (_, sketch) in kinds.iter().flatten() {
            self.look(seat, Some(sketch), sketch.marks(), &mut means, &mut outlook);
            visitor(&outlook);
        }
        if may_leave {
            visitor(&self.left_out(seat, shown));
        }
    }

    /// What becomes of a side that leaves its domino out.
    pub(crate) fn left_out(&self, seat: Seat, shown: [Face; 2]) -> Outlook {
        let marks = if self.edition.undrawn_domino_marks() { shown.map(Face::marks) } else { [None; 2] };
        self.outlook(seat, None, marks)
    }

    /// What becomes of a side when it draws like this and marks these boxes.
    pub(crate) fn outlook(&self, seat: Seat, sketch: Option<&Sketch>, marks: [Option<Arms>; 2]) -> Outlook {
        let mut outlook = Outlook {
            sketch: None,
            drew: false,
            marks,
            sheet: self.sheets[seat],
            encoded: self.encoded[seat],
            value: Value { win: 0.0, margin: 0.0 },
        };
        self.look(seat, sketch, marks, &mut None, &mut outlook);
        outlook
    }

    /// The same outlook of a player who has spent *Both* on the dice.
    pub(crate) fn without_both(&self, seat: Seat, outlook: &Outlook) -> Outlook {
        let mut spent = *outlook;
        spent.sheet.spellbook.held.remove(Power::Both);
        spent.encoded = self.net.encode(&spent.sheet, &self.sheets[!seat].spellbook, &self.components);
        spent.value = self.value_against(seat, &spent.encoded);
        spent
    }

    /// The same in place: an outlook is too large to be handed around for every drawing. The means that the last one left
    /// the side with are likely to be those of the next.
    fn look(
        &self,
        seat: Seat,
        sketch: Option<&Sketch>,
        marks: [Option<Arms>; 2],
        means: &mut Option<Means>,
        into: &mut Outlook,
    ) {
        into.sketch = sketch.copied();
        into.drew = sketch.is_some();
        into.marks = marks;
        into.sheet = self.sheets[seat];
        if let Some(sketch) = sketch {
            into.sheet.draw(sketch);
        }
        into.sheet.mark(marks, &self.sheets[!seat].spellbook, &self.components);
        self.resolve(seat, means, into);
    }

    /// Resolves the ⚡ powers of a side for the best, and judges it.
    fn resolve(&self, seat: Seat, means: &mut Option<Means>, into: &mut Outlook) {
        let Some(power) = into.sheet.lightning() else {
            let theirs = &self.sheets[!seat].spellbook;
            means.take_if(|means| !means.are_of(&into.sheet));
            let means = means.get_or_insert_with(|| self.net.means(&into.sheet, theirs, &self.components));
            into.encoded = self.net.encode_with(&into.sheet, means);
            into.value = self.value_against(seat, &into.encoded);
            return;
        };
        let mut best: Option<Outlook> = None;
        for sheet in into.sheet.resolutions(power) {
            let mut one = Outlook { sheet, ..*into };
            self.resolve(seat, means, &mut one);
            if best.as_ref().is_none_or(|best| one.value.win > best.value.win) {
                best = Some(one);
            }
        }
        if let Some(best) = best {
            *into = best;
        }
    }

    /// A player's value at the start of the next round, with the other side as it is in the scene.
    #[inline]
    fn value_against(&self, seat: Seat, mine: &Encoded) -> Value {
        let other = &self.projected[!seat];
        let nothing_filled = self.filled(seat, &mine.spellbook).is_empty()
            && self.filled(!seat, &self.encoded[!seat].spellbook).is_empty();
        if !nothing_filled || stage(mine.empty + other.empty) != self.next_stage {
            return self.value_of_next(seat, mine, &self.encoded[!seat]);
        }
        let mine = self.net.project(mine, Scene::role(self.player_a, seat), self.next_stage);
        if seat == self.player_a {
            self.net.judge_projected(other, &mine, self.next_stage, &self.components).of_other()
        } else {
            self.net.judge_projected(&mine, other, self.next_stage, &self.components)
        }
    }

    /// What becomes of player B's side, which marks after player A's has come out of the round like this: a line that
    /// A has just filled is struck out.
    pub(crate) fn second(&self, b: Seat, a: &Outlook, outlook: &Outlook) -> Outlook {
        let filled = self.filled(!b, &a.sheet.spellbook);
        if !outlook.marks.into_iter().flatten().any(|arms| filled.contains(arms)) {
            return *outlook;
        }
        let mut scene = self.clone();
        scene.sheets[!b] = a.sheet;
        scene.set_encoded(!b, a.encoded);
        Outlook { drew: outlook.drew, ..scene.outlook(b, outlook.sketch.as_ref(), outlook.marks) }
    }

    /// Whether the game goes on when both sides have come out of a round like this.
    #[expect(clippy::unused_self, reason = "outlooks mean something only in their scene")]
    pub(crate) fn goes_on(&self, one: &Outlook, other: &Outlook) -> bool {
        (one.drew || other.drew) && !one.sheet.is_full() && !other.sheet.is_full()
    }

    /// The scene of the next round, with these sides: B becomes A.
    #[expect(clippy::large_types_passed_by_value, reason = "the scene keeps the sheets")]
    pub(crate) fn next(&self, sheets: BySeat<Sheet>) -> Scene<'a> {
        let rules = Rules { edition: self.edition, components: self.components };
        Scene::new(self.net, &rules, sheets, !self.player_a)
    }

    /// A player's value when both sides have come out of a round like this.
    pub(crate) fn value_of_round(&self, seat: Seat, mine: &Outlook, theirs: &Outlook) -> Value {
        if self.goes_on(mine, theirs) {
            return self.value_of_next(seat, &mine.encoded, &theirs.encoded);
        }
        let [(my_points, my_largest), (points, largest)] =
            [mine, theirs].map(|outlook| (outlook.sheet.points(), outlook.sheet.largest()));
        let win = match (my_points, my_largest).cmp(&(points, largest)) {
            core::cmp::Ordering::Greater => 1.0,
            core::cmp::Ordering::Equal => 0.5,
            core::cmp::Ordering::Less => 0.0,
        };
        Value { win, margin: f64::from(my_points) - f64::from(points) }
    }
}
