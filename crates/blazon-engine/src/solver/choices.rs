//! All that a player can make of each domino, worked out once for a map whatever the other player does.

use blazon::{Arms, Cells, Crosses, Face, Kingdom, Marks, Mode, Power, Powers};
use rustc_hash::FxHashMap;

use super::land::{Change, Land, Survey, pairs, side_by_side};
use super::outlook::Gains;
use super::table::Kit;
use crate::points::greedy::PAIRS;

/// For each face of each die, the first that is as good as the same.
pub(super) type SameFaces = [[u8; 6]; 4];

/// What a player has made of the domino, when both are done and before the spellbook is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct AfterDomino {
    pub(super) land: Land,
    pub(super) castle: bool,
    pub(super) held: Powers,
    pub(super) marks: Marks,
    pub(super) drew: bool,
}

/// All that decides what a player can make of the dominoes, and which differences matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct View {
    pub(super) kingdom: Kingdom,
    pub(super) chosen: Option<Arms>,
    pub(super) castle: bool,
    pub(super) held: Powers,
    /// Whether *Split* may yet be gained.
    pub(super) split: bool,
    /// The lines whose marks count, a bit each.
    pub(super) counting: u8,
    pub(super) gains: Gains,
}

/// The choices for every domino. Dominoes with the same choices are of one kind.
#[derive(Clone, Debug)]
pub(super) struct Choices {
    pub(super) all: Vec<AfterDomino>,
    /// The choices of each kind of domino, by their numbers in `all`.
    pub(super) kinds: Vec<Vec<u32>>,
    /// The kind of each domino: by pair of dice, and the numbers of their faces.
    of_domino: [u16; 6 * 36],
    /// The faces that make no difference to the kind.
    pub(super) same_as: SameFaces,
    /// How many drawings were weighed.
    pub(super) weighed: u64,
}

impl Choices {
    /// The kind of the domino of this pair of dice with these faces.
    #[inline]
    pub(super) fn kind(&self, pair: usize, faces: [usize; 2]) -> usize {
        usize::from(self.of_domino[pair * 36 + faces[0] * 6 + faces[1]])
    }

    /// Those of a player who can still draw.
    pub(super) fn new(kit: &Kit, land: &Land, view: &View) -> Choices {
        let mut maker = Maker::new(kit, *land, view);
        maker.all_dominoes(Maker::of_domino);
        maker.choices
    }

    /// Those of a player who will never draw again: marks, if a domino that is left out makes any.
    pub(super) fn of_done(kit: &Kit, land: &Land, view: &View) -> Choices {
        let mut maker = Maker::new(kit, *land, view);
        maker.all_dominoes(|maker, faces, _| maker.leave(maker.land, faces));
        maker.choices
    }

    /// For each face of each die, the first that is as good as the same: whatever the other die shows, the domino is of
    /// the same class of kinds.
    pub(super) fn same_faces(&self, kit: &Kit, classes: &[u16]) -> SameFaces {
        let mut same_as = [[0; 6]; 4];
        for (die, faces) in kit.faces.iter().enumerate() {
            for (face, first) in same_as[die].iter_mut().enumerate().take(faces.len()) {
                let same = (0..face).find(|&other| self.is_same(kit, classes, die, face, other));
                *first = same.unwrap_or(face) as u8;
            }
        }
        same_as
    }

    fn is_same(&self, kit: &Kit, classes: &[u16], die: usize, one: usize, other: usize) -> bool {
        PAIRS.into_iter().enumerate().filter(|(_, dice)| dice.contains(&die)).all(
            |(pair, [lower, higher])| {
                let with = |face: usize, third: usize| {
                    classes[self.kind(pair, if die == lower { [face, third] } else { [third, face] })]
                };
                let thirds = kit.faces[if die == lower { higher } else { lower }].len();
                (0..thirds).all(|third| with(one, third) == with(other, third))
            },
        )
    }

    /// Those for a single domino, as the only kind; `done` if the player will never draw again.
    pub(super) fn of_one(
        kit: &Kit,
        land: &Land,
        view: &View,
        done: bool,
        faces: [Face; 2],
        dice: [usize; 2],
    ) -> Choices {
        let mut maker = Maker::new(kit, *land, view);
        if done {
            maker.leave(*land, faces);
        } else {
            maker.of_domino(faces, dice);
        }
        maker.end_of_domino(0);
        maker.choices
    }
}

/// A player's choices as they are found.
struct Maker<'a> {
    kit: &'a Kit,
    view: &'a View,
    land: Land,
    choices: Choices,
    numbers: FxHashMap<AfterDomino, u32>,
    kinds: FxHashMap<Vec<u32>, u16>,
    results: Results,
    /// The numbers of the choices of the domino at hand that leave room for more.
    going_on: Vec<u32>,
    /// The best choices of the domino at hand that do not.
    done: Vec<AfterDomino>,
}

impl<'a> Maker<'a> {
    fn new(kit: &'a Kit, land: Land, view: &'a View) -> Maker<'a> {
        Maker {
            kit,
            view,
            land,
            choices: Choices {
                all: Vec::new(),
                kinds: Vec::new(),
                of_domino: [0; 216],
                same_as: [[0; 6]; 4],
                weighed: 0,
            },
            numbers: FxHashMap::default(),
            kinds: FxHashMap::default(),
            results: Results::new(kit, view),
            going_on: Vec::new(),
            done: Vec::new(),
        }
    }

    fn all_dominoes(&mut self, mut find: impl FnMut(&mut Self, [Face; 2], [usize; 2])) {
        let kit = self.kit;
        // Two faces are the same domino whatever dice show them, unless these can be turned.
        let turns = self.view.held.contains(Power::Turn);
        let mut known: FxHashMap<[Face; 2], u16> = FxHashMap::default();
        for (pair, dice) in PAIRS.into_iter().enumerate() {
            for (i, &(one, _)) in kit.faces[dice[0]].iter().enumerate() {
                for (j, &(other, _)) in kit.faces[dice[1]].iter().enumerate() {
                    let domino = pair * 36 + i * 6 + j;
                    let faces = [one.min(other), one.max(other)];
                    match known.get(&faces) {
                        Some(&kind) if !turns => self.choices.of_domino[domino] = kind,
                        _ => {
                            find(self, [one, other], dice);
                            self.end_of_domino(domino);
                            known.insert(faces, self.choices.of_domino[domino]);
                        }
                    }
                }
            }
        }
        self.choices.weighed += self.results.weighed;
        let each: Vec<u16> = (0..self.choices.kinds.len() as u16).collect();
        self.choices.same_as = self.choices.same_faces(kit, &each);
    }

    /// Everything that can be made of a domino.
    fn of_domino(&mut self, shown: [Face; 2], dice: [usize; 2]) {
        let kit = self.kit;
        if !can_be_drawn(&self.view.kingdom, shown) {
            self.leave(self.land, shown);
        }
        self.of_faces(shown, self.view.held);
        if self.view.held.contains(Power::Turn) {
            let mut held = self.view.held;
            held.remove(Power::Turn);
            for i in 0..2 {
                for &(face, _) in kit.faces[dice[i]].iter().filter(|(face, _)| *face != shown[i]) {
                    let mut faces = shown;
                    faces[i] = face;
                    self.of_faces(faces, held);
                }
            }
        }
    }

    fn leave(&mut self, land: Land, shown: [Face; 2]) {
        let marks = if self.kit.undrawn_marks { self.marks(shown.map(Face::marks)) } else { Marks::NONE };
        let View { castle, held, .. } = *self.view;
        self.add(AfterDomino { land, castle, held, marks, drew: false });
    }

    /// Everything that can be drawn with these faces.
    fn of_faces(&mut self, faces: [Face; 2], held: Powers) {
        self.of_crosses(faces, faces.map(Face::crosses), faces.map(Face::marks), held, self.view.castle);
        if self.view.castle {
            for i in 0..2 {
                if let Some(more) = faces[i].crosses().one_more() {
                    let mut crosses = faces.map(Face::crosses);
                    let mut marks = faces.map(Face::marks);
                    crosses[i] = more;
                    marks[i] = None;
                    self.of_crosses(faces, crosses, marks, held, false);
                }
            }
        }
    }

    fn of_crosses(
        &mut self,
        faces: [Face; 2],
        crosses: [Crosses; 2],
        marks: [Option<Arms>; 2],
        held: Powers,
        castle: bool,
    ) {
        let marks = self.marks(marks);
        let arms = |face: Face| Arms::ALL.into_iter().filter(move |&arms| face.can_be(arms));
        for mode in Mode::ALL {
            let mut held = held;
            if let Some(power) = mode.power() {
                if !held.contains(power) {
                    continue;
                }
                held.remove(power);
            }
            for one in arms(faces[0]) {
                for other in arms(faces[1]) {
                    let range = self.results.range(mode, [(one, crosses[0]), (other, crosses[1])]);
                    for i in range {
                        let land = self.results.lands[i];
                        self.add(AfterDomino { land, castle, held, marks, drew: true });
                    }
                }
            }
        }
    }

    /// The marks that count.
    fn marks(&self, marks: [Option<Arms>; 2]) -> Marks {
        let counts = |arms: &Arms| self.view.counting >> *arms as usize & 1 == 1;
        let [one, other] = marks.map(|arms| arms.filter(counts));
        Marks::new(one, other)
    }

    fn add(&mut self, mut choice: AfterDomino) {
        self.choices.weighed += 1;
        if !self.view.is_done(&choice.land, choice.held) {
            let number = self.number(choice);
            self.going_on.push(number);
            return;
        }
        // Of a map on which nothing more is drawn only its numbers matter, and of those only the best.
        choice.land = self.view.numbers_of(choice.land);
        choice.castle = false;
        for power in [Power::Free, Power::Split, Power::Turn] {
            choice.held.remove(power);
        }
        let same = |other: &AfterDomino| {
            (other.marks, other.drew, other.held) == (choice.marks, choice.drew, choice.held)
        };
        if self.done.iter().any(|other| same(other) && is_as_good(&other.land, &choice.land)) {
            return;
        }
        self.done.retain(|other| !(same(other) && is_as_good(&choice.land, &other.land)));
        self.done.push(choice);
    }

    fn number(&mut self, choice: AfterDomino) -> u32 {
        let all = &mut self.choices.all;
        *self.numbers.entry(choice).or_insert_with(|| {
            all.push(choice);
            all.len() as u32 - 1
        })
    }

    fn end_of_domino(&mut self, domino: usize) {
        let mut numbers = core::mem::take(&mut self.going_on);
        for choice in core::mem::take(&mut self.done) {
            numbers.push(self.number(choice));
        }
        numbers.sort_unstable();
        numbers.dedup();
        let kinds = &mut self.choices.kinds;
        let kind = *self.kinds.entry(numbers).or_insert_with_key(|numbers| {
            kinds.push(numbers.clone());
            kinds.len() as u16 - 1
        });
        if let Some(entry) = self.choices.of_domino.get_mut(domino) {
            *entry = kind;
        }
    }
}

impl View {
    /// That of a player who never draws again, and of whose domino only the marks of these lines count.
    pub(super) fn of_marks(counting: u8) -> View {
        View {
            kingdom: Kingdom::EMPTY,
            chosen: None,
            castle: false,
            held: Powers::NONE,
            split: false,
            counting,
            gains: Gains::default(),
        }
    }

    /// Whether nothing more is ever drawn on this map.
    fn is_done(&self, land: &Land, held: Powers) -> bool {
        land.pairs == 0 && (land.empty < 2 || !self.split && !held.contains(Power::Split))
    }

    /// A map on which nothing more is drawn, as far as it matters.
    pub(super) fn numbers_of(&self, land: Land) -> Land {
        Land {
            kingdom: Kingdom::EMPTY,
            pairs: 0,
            empty: land.empty.min(1),
            domains: if self.gains.domains { land.domains } else { 0 },
            cross: if self.gains.cross { land.cross } else { 0 },
            ..land
        }
    }
}

/// Whether a map is worth as much as another, whatever ⚡ powers come. How many cells are empty matters too: a full map
/// ends the game, and so only equals are compared.
fn is_as_good(one: &Land, other: &Land) -> bool {
    let worths = |land: &Land| {
        [
            land.worth,
            land.worth.plus(land.domains),
            land.worth.plus(land.cross),
            land.worth.plus(land.domains + land.cross),
        ]
    };
    (one.empty == 0) == (other.empty == 0)
        && worths(one).iter().zip(worths(other)).all(|(one, other)| *one >= other)
}

/// Whether a domino can be drawn without spending a power, for some choice of arms for its wilds.
pub(super) fn can_be_drawn(kingdom: &Kingdom, faces: [Face; 2]) -> bool {
    let empty = kingdom.empty();
    let connecting = faces.map(|face| match face {
        Face::Arms(arms, _) => kingdom.connecting(arms),
        Face::Wild => Arms::ALL.into_iter().fold(Cells::NONE, |cells, arms| cells | kingdom.connecting(arms)),
    });
    !((connecting[0] | connecting[1]) & empty.neighbours()).is_empty()
}

/// The maps that two halves can lead to, worked out when first asked for: a mode at a time for all halves, because what
/// two arms change on two cells is the same whatever their crosses.
struct Results {
    view: View,
    /// The halves that some die can give, a bit each.
    needed: u32,
    survey: Survey,
    lands: Vec<Land>,
    /// Where in `lands` the results of each mode and each two halves are.
    ranges: [Option<Ranges>; 3],
    weighed: u64,
}

/// Where something starts and ends, for each two halves.
type Ranges = Box<[(u32, u32)]>;

/// Six arms with three counts of crosses.
const HALVES: usize = 18;

type HalfDrawn = (Arms, Crosses);

pub(super) fn half_number((arms, crosses): HalfDrawn) -> usize {
    arms as usize * 3 + crosses as usize
}

impl Results {
    fn new(kit: &Kit, view: &View) -> Results {
        Results {
            view: *view,
            needed: kit.halves[usize::from(view.castle)],
            survey: Survey::new(view.kingdom, view.chosen),
            lands: Vec::new(),
            ranges: [None, None, None],
            weighed: 0,
        }
    }

    fn range(&mut self, mode: Mode, halves: [HalfDrawn; 2]) -> core::ops::Range<usize> {
        if self.ranges[mode as usize].is_none() {
            let ranges = self.work_out(mode);
            self.ranges[mode as usize] = Some(ranges);
        }
        let [one, other] = halves.map(half_number);
        let place = one.min(other) * HALVES + one.max(other);
        let range = self.ranges[mode as usize].as_ref().and_then(|ranges| ranges.get(place));
        range.map_or(0..0, |&(start, end)| start as usize..end as usize)
    }

    fn work_out(&mut self, mode: Mode) -> Ranges {
        let kingdom = self.view.kingdom;
        let empty = kingdom.empty();
        let connecting = Arms::ALL.map(|arms| kingdom.connecting(arms));
        let places: Vec<_> = match mode {
            Mode::Join | Mode::Free => side_by_side(empty).collect(),
            Mode::Split => {
                let cells = connecting.into_iter().fold(Cells::NONE, |cells, more| cells | more);
                let pairs = cells.iter().flat_map(|one| cells.iter().map(move |other| [one, other]));
                pairs.filter(|[one, other]| one != other).collect()
            }
        };
        let left: Vec<(u8, u8)> = places
            .iter()
            .map(|&[one, other]| {
                let empty = empty - Cells::one(one) - Cells::one(other);
                (pairs(empty), empty.len() as u8)
            })
            .collect();
        let mut held = Powers::NONE;
        if mode != Mode::Split && self.view.held.contains(Power::Split) {
            held.insert(Power::Split);
        }
        let mut ranges = vec![(0, 0); HALVES * HALVES].into_boxed_slice();
        let mut changes: Vec<(usize, Change)> = Vec::new();
        for one in Arms::ALL {
            for other in &Arms::ALL[one as usize..] {
                let arms = [one, *other];
                changes.clear();
                for (i, &cells) in places.iter().enumerate() {
                    let connects = [0, 1].map(|i| connecting[arms[i] as usize].contains(cells[i]));
                    let fine = match mode {
                        Mode::Join => connects[0] || connects[1],
                        Mode::Free => true,
                        Mode::Split => connects[0] && connects[1],
                    };
                    if fine {
                        changes.push((i, self.survey.change(cells, arms)));
                    }
                }
                for crosses in Crosses::ALL.into_iter().flat_map(|one| Crosses::ALL.map(|other| [one, other]))
                {
                    let numbers = [0, 1].map(|i| half_number((arms[i], crosses[i])));
                    let needed = numbers.iter().all(|number| self.needed >> number & 1 == 1);
                    if numbers[0] > numbers[1] || !needed {
                        continue;
                    }
                    let start = self.lands.len();
                    for (i, change) in &changes {
                        self.weighed += 1;
                        self.add(start, places[*i], left[*i], held, change, arms, crosses);
                    }
                    ranges[numbers[0] * HALVES + numbers[1]] = (start as u32, self.lands.len() as u32);
                }
            }
        }
        ranges
    }

    /// Adds a result to those from `start` on, unless it is one of them, or one of them is better and nothing more is
    /// drawn on either.
    #[expect(clippy::too_many_arguments, reason = "the loops around it are its only caller")]
    fn add(
        &mut self,
        start: usize,
        cells: [blazon::Cell; 2],
        (pairs, empty): (u8, u8),
        held: Powers,
        change: &Change,
        arms: [Arms; 2],
        crosses: [Crosses; 2],
    ) {
        let (worth, cross) = change.worth(crosses);
        let mut land =
            Land { kingdom: Kingdom::EMPTY, worth, domains: change.domains(), cross, pairs, empty };
        if self.view.is_done(&land, held) {
            land = self.view.numbers_of(land);
            let rivals = &self.lands[start..];
            let done = |other: &Land| self.view.is_done(other, held);
            if rivals.iter().any(|other| done(other) && is_as_good(other, &land)) {
                return;
            }
        } else {
            land.kingdom = self.view.kingdom;
            for i in 0..2 {
                land.kingdom.draw(cells[i], arms[i], crosses[i]);
            }
            if self.lands[start..].contains(&land) {
                return;
            }
        }
        self.lands.push(land);
    }
}
