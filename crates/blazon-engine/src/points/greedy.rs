//! The greedy player: the most points at once, with a price on marks, powers and the castle's bonus.

use blazon::{
    Arms, BySeat, Cell, Cells, Components, Crosses, Dice, Die, Drawing, Edition, Event, Face, Half, Kingdom,
    Mode, Position, Roll, Seat, Side, Spellbook, Step, Turn,
};

use super::best::Best;
use super::field::{Field, Gains};
use super::outline::Outline;
use super::prices::Prices;
use crate::Sheet;

/// A drawing and what a greedy player thinks of it; no drawing means leaving the domino out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ValuedDrawing {
    pub(crate) value: i32,
    pub(crate) drawing: Option<Drawing>,
}

/// One player's map and means, ready for a greedy look.
#[derive(Clone, Debug)]
pub(crate) struct Hand {
    field: Field,
    prices: Prices,
    undrawn_marks: bool,
}

impl Hand {
    /// What a player has now, whose map has this outline.
    pub(crate) fn of(position: &Position, seat: Seat, outline: &Outline) -> Hand {
        let mut hand = Hand {
            field: Field::EMPTY,
            prices: prices(position, seat),
            undrawn_marks: position.rules().edition.undrawn_domino_marks(),
        };
        hand.field.update(outline, position.spellbook(seat).chosen);
        hand
    }

    /// Looks again, in place, where only these arms have changed on the map.
    pub(crate) fn follow(&mut self, position: &Position, seat: Seat, outline: &Outline, changed: &[Arms]) {
        self.field.follow(outline, position.spellbook(seat).chosen, changed);
        self.prices = prices(position, seat);
    }

    /// What a side has.
    pub(crate) fn of_sheet(
        sheet: &Sheet,
        theirs: &Spellbook,
        components: &Components,
        edition: Edition,
    ) -> Hand {
        let room = sheet.outline.empty().len();
        let prices = Prices::of(room, &sheet.spellbook, sheet.castle, theirs, components);
        let undrawn_marks = edition.undrawn_domino_marks();
        let mut hand = Hand { field: Field::EMPTY, prices, undrawn_marks };
        hand.field.update(&sheet.outline, sheet.spellbook.chosen);
        hand
    }

    /// What *Both* costs, if it is held.
    pub(crate) fn both(&self) -> Option<i32> {
        self.prices.both
    }

    /// What leaving the domino out is worth.
    pub(crate) fn value_of_leaving(&self, shown: [Face; 2]) -> i32 {
        if self.undrawn_marks { self.prices.marks(shown.map(Face::marks)) } else { 0 }
    }

    /// The best drawing of a domino, or leaving it out where that is legal and better. Without `turns`, *Turn* is
    /// kept.
    pub(crate) fn best_drawing(
        &self,
        dice: [Die; 2],
        shown: [Face; 2],
        turns: Option<&Components>,
    ) -> ValuedDrawing {
        let mut best = Best::NONE;
        self.visit_faces(shown, None, &mut best);
        if let Some(components) = turns {
            self.visit_turns(shown, dice.map(|die| components.faces(die)), &mut best);
        }
        let leaving = self.value_of_leaving(shown);
        if leaving > best.value && !self.can_be_drawn(shown) {
            best = Best { value: leaving, ..Best::NONE };
        }
        ValuedDrawing { value: best.value, drawing: best.sketch.map(|sketch| sketch.drawing(dice)) }
    }

    /// The drawings of a domino that a greedy player likes best, the best first and no more than so many; and whether
    /// the domino may be left out.
    pub(crate) fn favourites(
        &self,
        shown: [Face; 2],
        turns: Option<[&[Face; 6]; 2]>,
        most: usize,
    ) -> (Vec<(i32, Sketch)>, bool) {
        let mut best: Vec<(i32, Sketch)> = Vec::with_capacity(most);
        let may_leave = self.visit(shown, turns, &mut |way: &Way, cells: [Cell; 2], values: Values| {
            values.each(|castle, value| {
                if best.len() == most && best.last().is_none_or(|&(worst, _)| value <= worst) {
                    return;
                }
                best.truncate(most - 1);
                let place = best.partition_point(|&(better, _)| better >= value);
                best.insert(place, (value, Sketch { way: *way, cells, castle }));
            });
        });
        (best, may_leave)
    }

    /// Visits all drawings of a domino, each with what a greedy player thinks of it, and says whether the domino may
    /// be left out. `turns` are the faces *Turn* may turn the dice to.
    #[inline]
    pub(crate) fn visit(
        &self,
        shown: [Face; 2],
        turns: Option<[&[Face; 6]; 2]>,
        visitor: &mut impl Visitor,
    ) -> bool {
        self.visit_faces(shown, None, visitor);
        if let Some(turns) = turns {
            self.visit_turns(shown, turns, visitor);
        }
        !self.can_be_drawn(shown)
    }

    /// Visits all drawings with *Turn*, if it is held.
    fn visit_turns(&self, shown: [Face; 2], turns: [&[Face; 6]; 2], visitor: &mut impl Visitor) {
        if self.prices.turn.is_none() {
            return;
        }
        for (i, faces) in turns.into_iter().enumerate() {
            for (n, &face) in faces.iter().enumerate() {
                if face != shown[i] && !faces[..n].contains(&face) {
                    let mut turned = shown;
                    turned[i] = face;
                    self.visit_faces(turned, Some((i as u8, face)), visitor);
                }
            }
        }
    }

    /// Whether a domino can be drawn without spending a power.
    fn can_be_drawn(&self, shown: [Face; 2]) -> bool {
        let connecting = |face: Face| match face {
            Face::Arms(arms, _) => self.field.connecting(arms),
            Face::Wild => {
                Arms::ALL.into_iter().fold(Cells::NONE, |all, arms| all | self.field.connecting(arms))
            }
        };
        let [one, other] = shown.map(connecting);
        !((one | other) & self.field.empty.neighbours()).is_empty()
    }

    /// Visits all drawings of two faces.
    fn visit_faces(&self, faces: [Face; 2], turn: Option<(u8, Face)>, visitor: &mut impl Visitor) {
        let cost = if turn.is_some() { self.prices.turn.unwrap_or(0) } else { 0 };
        self.visit_mode(faces, Mode::Join, cost, turn, visitor);
        if let Some(free) = self.prices.free {
            self.visit_mode(faces, Mode::Free, cost + free, turn, visitor);
        }
        if let Some(split) = self.prices.split {
            self.visit_mode(faces, Mode::Split, cost + split, turn, visitor);
        }
    }

    /// Visits all drawings of two faces in one mode.
    #[inline]
    fn visit_mode(
        &self,
        faces: [Face; 2],
        mode: Mode,
        cost: i32,
        turn: Option<(u8, Face)>,
        visitor: &mut impl Visitor,
    ) {
        let marks = faces.map(Face::marks);
        let crosses = faces.map(Face::crosses);
        let both = self.prices.marks(marks) - cost;
        let castle = [0, 1].map(|i| match self.prices.castle {
            // Two crosses are as many as there is room for.
            Some(price) if crosses[i] != Crosses::Two => {
                let mut marks = marks;
                marks[i] = None;
                self.prices.marks(marks) - cost - price
            }
            _ => NEVER,
        });
        let [one, other] = faces.map(|face| match face {
            Face::Arms(arms, _) => arms as usize..arms as usize + 1,
            Face::Wild => 0..6,
        });
        for one in one {
            for other in other.clone() {
                let arms = [Arms::ALL[one], Arms::ALL[other]];
                let way = Way { arms, crosses, marks, mode, turn };
                let gains = arms.map(|arms| self.field.gains(arms));
                visitor.visit_way(self, &way, &BaseWorth { both, castle, crosses, gains });
            }
        }
    }

    /// All places of a way of drawing, each with what it is worth.
    #[inline]
    pub(super) fn visit_places(
        &self,
        way: &Way,
        base: &BaseWorth<'_>,
        mut visitor: impl FnMut([Cell; 2], Values),
    ) {
        if way.mode == Mode::Split {
            let [one, other] = way.arms.map(|arms| self.field.connecting(arms));
            for cell in one {
                for other_cell in other - Cells::one(cell) {
                    let cells = [cell, other_cell];
                    visitor(cells, self.values(way, base, cells));
                }
            }
            return;
        }
        // Equal halves look the same swapped.
        let same = way.arms[0] == way.arms[1]
            && way.crosses[0] == way.crosses[1]
            && way.marks[0].is_some() == way.marks[1].is_some();
        let sides = if same { &Side::ALL[..2] } else { &Side::ALL[..] };
        for &side in sides {
            for cells in self.pairs(way, side) {
                visitor(cells, self.values(way, base, cells));
            }
        }
    }

    /// The cells for two halves side by side, the second on this side of the first.
    #[inline]
    pub(super) fn pairs(&self, way: &Way, side: Side) -> impl Iterator<Item = [Cell; 2]> {
        let empty = self.field.empty;
        let mut cells = empty;
        if way.mode == Mode::Join {
            let [one, other] = self.connecting(way);
            cells &= one | other.beside(side);
        }
        cells.pairs(empty, side)
    }

    /// The cells on which each half connects.
    #[inline]
    pub(super) fn connecting(&self, way: &Way) -> [Cells; 2] {
        way.arms.map(|arms| self.field.connecting(arms))
    }

    /// What a place is worth.
    #[inline]
    fn values(&self, way: &Way, base: &BaseWorth<'_>, cells: [Cell; 2]) -> Values {
        if way.arms[0] != way.arms[1] {
            return Values::of_two(base, cells);
        }
        if way.mode == Mode::Split && !self.field.are_joined(way.arms[0], cells) {
            return Values::of_two(base, cells);
        }
        self.values_of_domino(way, base, cells)
    }

    /// What a place in one domain is worth.
    #[inline]
    pub(super) fn values_of_domino(&self, way: &Way, base: &BaseWorth<'_>, cells: [Cell; 2]) -> Values {
        let gain = self.field.gain_of_two(way.arms[0], cells);
        let cross = i32::from(gain.cross);
        let crosses = base.crosses[0] as i32 + base.crosses[1] as i32;
        let worth = i32::from(gain.bare) + crosses * cross;
        Values { plain: worth + base.both, castle: base.castle.map(|price| worth + cross + price) }
    }
}

/// Somebody who is shown all drawings of a domino.
pub(crate) trait Visitor {
    /// Looks at all places of a way of drawing.
    fn visit_way(&mut self, hand: &Hand, way: &Way, base: &BaseWorth<'_>);
}

/// Looks at every single drawing, with and without the castle's cross.
impl<F: FnMut(&Way, [Cell; 2], Values)> Visitor for F {
    #[inline]
    fn visit_way(&mut self, hand: &Hand, way: &Way, base: &BaseWorth<'_>) {
        hand.visit_places(way, base, |cells, values| self(way, cells, values));
    }
}

/// What a drawing is worth: as it is, and with the castle's cross on the first half or on the second. What cannot be
/// done is worth less than [`NEVER`] or not much more.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Values {
    plain: i32,
    castle: [i32; 2],
}

impl Values {
    /// Of two halves that do not end up in one domain.
    #[inline]
    pub(super) fn of_two(base: &BaseWorth<'_>, cells: [Cell; 2]) -> Values {
        let [one, other] = [0, 1].map(|i| base.gains[i].on(cells[i]));
        let cross = [one.cross, other.cross].map(i32::from);
        let [ones, others] = base.crosses.map(|crosses| crosses as i32);
        let worth = i32::from(one.bare) + i32::from(other.bare) + ones * cross[0] + others * cross[1];
        Values { plain: worth + base.both, castle: [0, 1].map(|i| worth + cross[i] + base.castle[i]) }
    }

    /// The highest of the three.
    #[inline]
    pub(crate) fn highest(self) -> i32 {
        self.plain.max(self.castle[0]).max(self.castle[1])
    }

    /// Those that can be done, each with the half that gets the castle's cross.
    #[inline]
    pub(crate) fn each(self, mut visitor: impl FnMut(Option<u8>, i32)) {
        visitor(None, self.plain);
        for half in 0..2 {
            if self.castle[half] > NEVER / 2 {
                visitor(Some(half as u8), self.castle[half]);
            }
        }
    }
}

/// What is the same wherever a domino is drawn.
pub(crate) struct BaseWorth<'a> {
    /// What marking both boxes is worth, less what is spent.
    pub(super) both: i32,
    /// The same with the castle's cross on the first half, and on the second, or [`NEVER`].
    pub(super) castle: [i32; 2],
    /// The crosses of the faces.
    pub(super) crosses: [Crosses; 2],
    /// What each half is worth on each cell.
    pub(super) gains: [&'a Gains; 2],
}

impl BaseWorth<'_> {
    /// The crosses of both halves, and what comes with them: without the castle's cross, and with it where it can be.
    #[inline]
    pub(super) fn choices(&self) -> impl Iterator<Item = ([usize; 2], i32)> {
        let [one, other] = self.crosses.map(|crosses| crosses as usize);
        let [castle_one, castle_other] = self.castle;
        [([one, other], self.both), ([one + 1, other], castle_one), ([one, other + 1], castle_other)]
            .into_iter()
            .filter(|&(_, price)| price != NEVER)
    }
}

/// The price of what cannot be done.
const NEVER: i32 = i32::MIN / 2;

/// What is drawn, before any cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub(crate) arms: [Arms; 2],
    /// Those of the faces.
    pub(crate) crosses: [Crosses; 2],
    /// The lines that the faces mark, the castle's bonus aside.
    pub(crate) marks: [Option<Arms>; 2],
    pub(crate) mode: Mode,
    pub(crate) turn: Option<(u8, Face)>,
}

/// A drawing, before it is known which dice the two halves are. Many are kept and moved around, so it is small: halves are
/// counted in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sketch {
    pub(crate) way: Way,
    pub(crate) cells: [Cell; 2],
    /// The half that gets the castle's cross.
    pub(crate) castle: Option<u8>,
}

impl Sketch {
    /// The sketch of a drawing of dice that show these faces.
    pub(crate) fn of(drawing: &Drawing, shown: [Face; 2]) -> Sketch {
        let number = |die: Die| u8::from(die == drawing.halves[1].die);
        let mut faces = shown;
        let turn = drawing.turn.map(|turn| (number(turn.die), turn.face));
        if let Some((half, face)) = turn {
            faces[usize::from(half)] = face;
        }
        let way = Way {
            arms: drawing.halves.map(|half| half.arms),
            crosses: faces.map(Face::crosses),
            marks: faces.map(Face::marks),
            mode: drawing.mode,
            turn,
        };
        Sketch { way, cells: drawing.halves.map(|half| half.cell), castle: drawing.castle.map(number) }
    }

    /// The crosses that a half leaves on the map, the castle's included.
    #[inline]
    pub(crate) fn crosses(&self, half: usize) -> Crosses {
        let crosses = self.way.crosses[half];
        if self.castle == Some(half as u8) { crosses.one_more().unwrap_or(crosses) } else { crosses }
    }

    /// The lines that the domino marks.
    #[inline]
    pub(crate) fn marks(&self) -> [Option<Arms>; 2] {
        [0, 1].map(|half| if self.castle == Some(half as u8) { None } else { self.way.marks[half] })
    }

    /// The drawing of these two dice.
    pub(crate) fn drawing(&self, dice: [Die; 2]) -> Drawing {
        let half = |i: usize| Half {
            die: dice[i],
            cell: self.cells[i],
            arms: self.way.arms[i],
            crosses: self.crosses(i),
        };
        Drawing {
            halves: [half(0), half(1)],
            mode: self.way.mode,
            castle: self.castle.map(|half| dice[usize::from(half)]),
            turn: self.way.turn.map(|(half, face)| Turn { die: dice[usize::from(half)], face }),
        }
    }
}

/// The six ways to share four dice out: which two player A has. Of two that make up all four dice the numbers add up to 5.
pub(crate) const PAIRS: [[usize; 2]; 6] = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]];

/// How good each way to share the dice out is for each player, and what it costs to take both dice first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shares {
    /// For player A, by the pair that player A has, as in [`PAIRS`].
    for_a: [i32; 6],
    /// For player B, by the same.
    for_b: [i32; 6],
    /// What *Both* costs, if player A has it.
    both: Option<i32>,
}

impl Shares {
    /// What player A takes.
    pub(crate) fn first(&self) -> Dice {
        let singles = (0..4).map(|die| (self.for_a[self.reply(die).1], Dice::one(Die::ALL[die])));
        let pairs = PAIRS.into_iter().zip(self.for_a).filter_map(|([one, other], value)| {
            Some((value - self.both?, Dice::two(Die::ALL[one], Die::ALL[other])))
        });
        best_of(singles.chain(pairs))
    }

    /// What player B takes.
    pub(crate) fn second(&self, taken: Die) -> Dice {
        Dice::two(taken, Die::ALL[self.reply(taken as usize).0]).others()
    }

    /// The die that player B leaves to player A who has taken one, and the number of the pair that A has then.
    fn reply(&self, taken: usize) -> (usize, usize) {
        let mut best: Option<(usize, usize)> = None;
        for left in (0..4).filter(|&left| left != taken) {
            let pair = [taken.min(left), taken.max(left)];
            let number = PAIRS.iter().position(|&known| known == pair).unwrap_or(0);
            if best.is_none_or(|(_, best)| self.for_b[number] > self.for_b[best]) {
                best = Some((left, number));
            }
        }
        best.unwrap_or((taken, 0))
    }
}

/// What a player who counts points looks at in the draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Its own points.
    Own,
    /// Its own points less those of the other player.
    Lead,
}

/// The first of the dice with the highest value.
fn best_of(choices: impl Iterator<Item = (i32, Dice)>) -> Dice {
    let mut best = (i32::MIN, Dice::one(Die::One));
    for choice in choices {
        if choice.0 > best.0 {
            best = choice;
        }
    }
    best.1
}

/// What a greedy player makes of each pair of dice, in the order of [`PAIRS`]. It drafts as if it kept *Turn*.
pub(crate) fn best_drawings(hand: &Hand, roll: Roll) -> [ValuedDrawing; 6] {
    PAIRS.map(|pair| {
        let dice = pair.map(|die| Die::ALL[die]);
        hand.best_drawing(dice, dice.map(|die| roll.face(die)), None)
    })
}

/// What a greedy player plays.
pub(crate) fn choose(position: &Position, seat: Seat, aim: Aim) -> Option<Event> {
    match position.step() {
        Step::Take { roll, taken } => {
            let (a, b) = (position.player_a(), position.player_b());
            let hands = BySeat::new(|seat| Hand::of(position, seat, &outline(position, seat)));
            let shares =
                share(&best_drawings(&hands[a], roll), &best_drawings(&hands[b], roll), hands[a].both(), aim);
            match taken {
                None if seat == a => Some(Event::Take(a, shares.first())),
                Some(taken) if seat == b => Some(Event::Take(b, shares.second(taken))),
                _ => None,
            }
        }
        Step::Draw { .. } => draw(position, seat),
        Step::Flash { .. } => flash(position, seat),
        Step::Roll | Step::Lots | Step::Over { .. } => None,
    }
}

/// How good each sharing out is, by the best drawings of both.
pub(crate) fn share(a: &[ValuedDrawing; 6], b: &[ValuedDrawing; 6], both: Option<i32>, aim: Aim) -> Shares {
    let pairs = [0, 1, 2, 3, 4, 5];
    // The other two dice are the pair that mirrors this one.
    let [own_a, own_b] = [pairs.map(|i| a[i].value), pairs.map(|i| b[5 - i].value)];
    match aim {
        Aim::Own => Shares { for_a: own_a, for_b: own_b, both },
        Aim::Lead => {
            let lead = pairs.map(|i| own_a[i] - own_b[i]);
            Shares { for_a: lead, for_b: lead.map(|value| -value), both }
        }
    }
}

/// How a greedy player draws.
pub(crate) fn draw(position: &Position, seat: Seat) -> Option<Event> {
    let Step::Draw { roll, hands, done } = position.step() else {
        return None;
    };
    if done[seat].is_some() {
        return None;
    }
    let dice = hands[seat].pair()?;
    let hand = Hand::of(position, seat, &outline(position, seat));
    let best = hand.best_drawing(dice, dice.map(|die| roll.face(die)), Some(position.components()));
    Some(best.drawing.map_or(Event::Leave(seat), |drawing| Event::Draw(seat, drawing)))
}

/// How a greedy player resolves a ⚡ power: the cross on the largest domain, *Domains* for the arms with the most.
pub(crate) fn flash(position: &Position, seat: Seat) -> Option<Event> {
    let mut best: Option<(u32, Event)> = None;
    for event in position.legal(seat) {
        let worth = worth_of_lightning(position, seat, &event);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, event));
        }
    }
    best.map(|(_, event)| event)
}

/// About how many points resolving a ⚡ power in some way is worth.
pub(crate) fn worth_of_lightning(position: &Position, seat: Seat, event: &Event) -> u32 {
    let kingdom = position.kingdom(seat);
    match *event {
        Event::Choose(_, arms) => room_for_domains(kingdom, arms),
        Event::AddCross(_, cell) => kingdom.domain_at(cell).map_or(0, |domain| domain.cells.len()),
        _ => 0,
    }
}

/// How many domains of an arms there are, and a little for the room to draw more.
fn room_for_domains(kingdom: &Kingdom, arms: Arms) -> u32 {
    let common = match arms {
        Arms::Dot | Arms::Bar => 2,
        Arms::TwoDots | Arms::TwoBars => 1,
        Arms::Solid | Arms::Quarters => 0,
    };
    kingdom.domains_of(arms).count() as u32 * 3 + common * kingdom.empty().len() / 8
}

fn prices(position: &Position, seat: Seat) -> Prices {
    let [mine, theirs] = [seat, !seat].map(|seat| position.spellbook(seat));
    let room = position.kingdom(seat).empty().len();
    Prices::of(room, mine, position.castle_bonus(seat), theirs, position.components())
}

fn outline(position: &Position, seat: Seat) -> Outline {
    Outline::of(position.kingdom(seat))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use blazon::Power;

    use super::*;
    use crate::games::drawing_positions;
    use crate::points::oracle;

    /// What a greedy player looks at.
    struct Look {
        hand: Hand,
        dice: [Die; 2],
        /// Every drawing that is visited, with what it is thought to be worth.
        sketches: Vec<(Sketch, i32)>,
        may_leave: bool,
    }

    fn look(position: &Position, seat: Seat) -> Option<Look> {
        let Step::Draw { roll, hands, done } = position.step() else {
            return None;
        };
        let (None, Some(dice)) = (done[seat], hands[seat].pair()) else {
            return None;
        };
        let hand = Hand::of(position, seat, &outline(position, seat));
        let turns = dice.map(|die| position.components().faces(die));
        let mut sketches = Vec::new();
        let may_leave = hand.visit(
            dice.map(|die| roll.face(die)),
            Some(turns),
            &mut |way: &Way, cells: [Cell; 2], values: Values| {
                values.each(|castle, value| sketches.push((Sketch { way: *way, cells, castle }, value)));
            },
        );
        Some(Look { hand, dice, sketches, may_leave })
    }

    /// Some positions for each set of powers that a player holds.
    fn varied_positions() -> Vec<(Position, Seat)> {
        let mut seen = std::collections::HashMap::new();
        let mut positions = Vec::new();
        for position in drawing_positions(400) {
            for seat in Seat::ALL {
                let held = [Power::Free, Power::Split, Power::Turn].map(|power| position.holds(seat, power));
                let kind = (held, position.castle_bonus(seat));
                let times = seen.entry(kind).or_insert(0);
                if position.may_act(seat) && *times < 12 {
                    *times += 1;
                    positions.push((position, seat));
                }
            }
        }
        assert!(seen.len() >= 14, "{seen:?}");
        positions
    }

    #[test]
    fn a_greedy_player_looks_at_every_legal_drawing_and_no_other() {
        for (position, seat) in varied_positions() {
            let Look { sketches, dice, may_leave, .. } = look(&position, seat).expect("a domino to draw");
            let after = |event: Event| position.play(event).expect("a legal event");
            let drawings = sketches.iter().map(|(sketch, _)| Event::Draw(seat, sketch.drawing(dice)));
            let found: HashSet<Position> =
                drawings.chain(may_leave.then_some(Event::Leave(seat))).map(after).collect();
            let legal: HashSet<Position> = position.legal(seat).iter().map(after).collect();
            assert_eq!(found.len(), legal.len(), "{seat} {position}");
            assert!(found == legal, "{seat} {position}");
        }
    }

    #[test]
    fn a_greedy_player_reads_from_its_tables_what_rescoring_the_map_gives() {
        for (position, seat) in varied_positions() {
            let Look { sketches, dice, hand, .. } = look(&position, seat).expect("a domino to draw");
            let chosen = position.spellbook(seat).chosen;
            let before = position.kingdom(seat);
            let mut best = i32::MIN;
            for (sketch, value) in sketches {
                let drawing = sketch.drawing(dice);
                let mut after = *before;
                for half in drawing.halves {
                    after.draw(half.cell, half.arms, half.crosses);
                }
                let prices = &hand.prices;
                let price = |spent: bool, price: Option<i32>| if spent { price.expect("held") } else { 0 };
                let spent = price(drawing.castle.is_some(), prices.castle)
                    + price(drawing.turn.is_some(), prices.turn)
                    + price(drawing.mode == Mode::Free, prices.free)
                    + price(drawing.mode == Mode::Split, prices.split);
                // What a drawing marks is the rules' word, not the sketch's.
                let mut marks = position.marks_of(seat, &drawing).iter();
                let marks = prices.marks([marks.next(), marks.next()]);
                let expected = oracle::worth(before, &after, sketch.cells, chosen) + marks - spent;
                assert_eq!(value, expected, "{seat} {} {position}", Event::Draw(seat, drawing));
                best = best.max(value);
            }
            let Step::Draw { roll, .. } = position.step() else { continue };
            let found = hand.best_drawing(dice, dice.map(|die| roll.face(die)), Some(position.components()));
            assert!(found.value >= best, "{seat} {position}");
            assert!(found.drawing.is_none() || found.value == best, "{seat} {position}");
        }
    }

    #[test]
    fn a_greedy_player_draws_the_first_of_the_best_drawings_it_could_look_at() {
        let mut drawn = 0;
        for (position, seat) in varied_positions() {
            let Look { sketches, dice, hand, .. } = look(&position, seat).expect("a domino to draw");
            let Step::Draw { roll, .. } = position.step() else { continue };
            let found = hand.best_drawing(dice, dice.map(|die| roll.face(die)), Some(position.components()));
            let Some(drawing) = found.drawing else { continue };
            let most = sketches.iter().map(|&(_, value)| value).max();
            let first = sketches.iter().find(|&&(_, value)| Some(value) == most);
            assert_eq!(first.map(|(sketch, _)| sketch.drawing(dice)), Some(drawing), "{seat} {position}");
            drawn += 1;
        }
        assert!(drawn > 100, "{drawn}");
    }

    #[test]
    fn a_greedy_player_with_nothing_to_spend_or_to_mark_draws_for_the_most_points() {
        for (position, seat) in varied_positions() {
            let Step::Draw { roll, hands, .. } = position.step() else { continue };
            let Some(dice) = hands[seat].pair() else { continue };
            let mut hand = Hand::of(&position, seat, &outline(&position, seat));
            hand.prices = Prices::NONE;
            let plain = |event: &Event| match event {
                Event::Draw(_, drawing) => {
                    drawing.mode == Mode::Join && drawing.castle.is_none() && drawing.turn.is_none()
                }
                _ => false,
            };
            let points = |event: Event| position.play(event).expect("a legal event").score(seat);
            let most = position.legal(seat).iter().filter(plain).map(points).max();
            let found = hand.best_drawing(dice, dice.map(|die| roll.face(die)), Some(position.components()));
            let greedy = found.drawing.map(|drawing| points(Event::Draw(seat, drawing)));
            assert_eq!(greedy.is_some(), most.is_some(), "{seat} {position}");
            // All the company there is on a map is worth less than three points.
            assert!(greedy <= most && greedy.map(|points| points + 2) >= most, "{seat} {position}");
        }
    }
}
