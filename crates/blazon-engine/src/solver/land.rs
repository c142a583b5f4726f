//! A map as the solver sees it: what it is worth now, and what can still become of it.

use blazon::{Arms, Cell, Cells, Crosses, Domain, Kingdom, Side};

/// A map with all that is asked of it again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Land {
    /// What is drawn. Nothing once the map is only worth its numbers.
    pub(super) kingdom: Kingdom,
    /// What the end compares.
    pub(super) worth: Worth,
    /// The points *Domains* would add now, if it came and the map stayed as it is.
    pub(super) domains: u32,
    /// The points *Cross* would add.
    pub(super) cross: u32,
    /// How many dominoes have room side by side, at most.
    pub(super) pairs: u8,
    /// How many cells are empty.
    pub(super) empty: u8,
}

/// Points, and then the largest domain: what the end compares, as one number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Worth(u32);

impl Worth {
    /// More than the size of any domain.
    const STEP: u32 = 64;

    pub(super) fn new(points: u32, largest: u32) -> Worth {
        Worth(points * Worth::STEP + largest)
    }

    /// With so many points more.
    pub(super) fn plus(self, points: u32) -> Worth {
        Worth(self.0 + points * Worth::STEP)
    }
}

impl Land {
    pub(super) fn new(kingdom: Kingdom, chosen: Option<Arms>) -> Land {
        let survey = Survey::new(kingdom, chosen);
        let points = survey.points + chosen.map_or(0, |arms| 3 * survey.counts[arms as usize]);
        let most = survey.counts.iter().copied().max().unwrap_or(0);
        let empty = kingdom.empty();
        Land {
            kingdom,
            worth: Worth::new(points, survey.largest),
            domains: if chosen.is_none() { 3 * most } else { 0 },
            cross: survey.roomy(Cells::NONE),
            pairs: pairs(empty),
            empty: empty.len() as u8,
        }
    }

    /// Between what and what the map will be worth after so many more dominoes, ⚡ powers aside: no more can come of
    /// it, whatever the dice.
    pub(super) fn range(&self, chosen: Option<Arms>, dominoes: u32) -> (Worth, Worth, u32) {
        let survey = Survey::new(self.kingdom, chosen);
        let cells = 2 * dominoes.min(u32::from(self.empty) / 2);
        let reach = self.kingdom.empty().neighbours();
        // The product grows faster than what is added to it. So no mixture of arms gains more than the best arms alone,
        // with all the new cells and two crosses on each, joining every domain that touches an empty cell.
        let mut gain = 0;
        let mut size = survey.largest;
        for arms in Arms::ALL {
            let (mut joined, mut crosses, mut before) = (cells, 2 * cells, 0);
            for domain in survey.domains.iter().filter(|domain| domain.arms == arms) {
                if !(domain.cells & reach).is_empty() {
                    joined += domain.cells.len();
                    crosses += domain.crosses;
                    before += domain.score();
                }
            }
            gain = gain.max(joined * crosses - before);
            size = size.max(joined);
        }
        if cells == 0 {
            gain = 0;
        }
        // Domains of the chosen arms may melt together, and then *Domains* is worth less than it was.
        let (least, most) = match chosen {
            Some(arms) => {
                let count = survey.counts[arms as usize];
                (if cells == 0 { count } else { count.min(1) }, count + cells)
            }
            None => (0, 0),
        };
        let least = Worth::new(survey.points + 3 * least, survey.largest);
        let most = Worth::new(survey.points + gain + 3 * most, size);
        (least, most, size)
    }
}

/// The largest number of pairs of neighbours in a set, no cell in two of them.
pub(super) fn pairs(cells: Cells) -> u8 {
    let coupled = cells & cells.neighbours();
    let mut partner: [Option<Cell>; 64] = [None; 64];
    let index = |cell: Cell| usize::from(cell.row() * 8 + cell.column());
    let mut count = 0;
    // Light and dark cells of the chequered map: each light one looks for a dark partner, and the partners found
    // before may change theirs.
    for cell in coupled.iter().filter(|cell| (cell.column() + cell.row()) % 2 == 0) {
        let mut tried = Cells::NONE;
        count += u8::from(find(cell, coupled, &mut tried, &mut partner, &index));
    }
    count
}

fn find(
    light: Cell,
    cells: Cells,
    tried: &mut Cells,
    partner: &mut [Option<Cell>; 64],
    index: &impl Fn(Cell) -> usize,
) -> bool {
    for dark in Cells::one(light).neighbours() & cells {
        if tried.contains(dark) {
            continue;
        }
        *tried |= Cells::one(dark);
        let free = match partner[index(dark)] {
            Some(other) => find(other, cells, tried, partner, index),
            None => true,
        };
        if free {
            partner[index(dark)] = Some(light);
            return true;
        }
    }
    false
}

/// A map taken apart, so that drawing on it is worth known without counting it all again.
#[derive(Clone, Debug)]
pub(super) struct Survey {
    kingdom: Kingdom,
    chosen: Option<Arms>,
    /// The largest first.
    domains: Vec<Domain>,
    room: Cells,
    points: u32,
    counts: [u32; 6],
    largest: u32,
}

impl Survey {
    pub(super) fn new(kingdom: Kingdom, chosen: Option<Arms>) -> Survey {
        let mut domains: Vec<Domain> = kingdom.domains().collect();
        domains.sort_by_key(|domain| core::cmp::Reverse(domain.cells.len()));
        let mut counts = [0; 6];
        for domain in &domains {
            counts[domain.arms as usize] += 1;
        }
        Survey {
            kingdom,
            chosen,
            room: kingdom.room_for_cross(),
            points: domains.iter().map(|domain| domain.score()).sum(),
            counts,
            largest: domains.first().map_or(0, |domain| domain.cells.len()),
            domains,
        }
    }

    /// The size of the largest domain with room for a cross, but for those that touch these cells.
    fn roomy(&self, except: Cells) -> u32 {
        let roomy =
            |domain: &&Domain| (domain.cells & except).is_empty() && !(domain.cells & self.room).is_empty();
        self.domains.iter().find(roomy).map_or(0, |domain| domain.cells.len())
    }

    /// What two arms on two empty cells would change, whatever their crosses.
    pub(super) fn change(&self, cells: [Cell; 2], arms: [Arms; 2]) -> Change {
        let mut drawn = self.kingdom;
        for (cell, arms) in cells.into_iter().zip(arms) {
            drawn.draw(cell, arms, Crosses::Zero);
        }
        let part = |i: usize| {
            let cells = drawn.cells_of(arms[i]).group(cells[i]);
            let mut part =
                Part { size: cells.len(), crosses: 0, room: !(cells & self.room).is_empty(), cells };
            let (mut before, mut absorbed) = (0, 0);
            for domain in self.domains.iter().filter(|domain| domain.arms == arms[i]) {
                if !(domain.cells & cells).is_empty() {
                    part.crosses += domain.crosses;
                    before += domain.score();
                    absorbed += 1;
                }
            }
            (part, before, absorbed)
        };
        let (one, mut before, absorbed) = part(0);
        let mut counts = self.counts;
        counts[arms[0] as usize] = counts[arms[0] as usize] + 1 - absorbed;
        let joined = one.cells.contains(cells[1]);
        let mut other = one;
        if !joined {
            let (part, more, absorbed) = part(1);
            other = part;
            before += more;
            counts[arms[1] as usize] = counts[arms[1] as usize] + 1 - absorbed;
        }
        let most = counts.iter().copied().max().unwrap_or(0);
        Change {
            points: self.points - before + self.chosen.map_or(0, |arms| 3 * counts[arms as usize]),
            largest: self.largest.max(one.size).max(other.size),
            domains: if self.chosen.is_none() { 3 * most } else { 0 },
            roomy: self.roomy(one.cells | other.cells),
            parts: [one, other],
            joined,
        }
    }
}

/// A domain as it is with the new cells.
#[derive(Clone, Copy, Debug)]
struct Part {
    cells: Cells,
    size: u32,
    /// Those of the cells drawn before.
    crosses: u32,
    /// Whether one of those has room for another.
    room: bool,
}

/// What two arms on two cells change.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    /// Without the domains of the new cells.
    points: u32,
    largest: u32,
    domains: u32,
    /// The largest of the other domains with room for a cross.
    roomy: u32,
    parts: [Part; 2],
    joined: bool,
}

impl Change {
    /// The worth with these crosses on the new cells, and what *Cross* would add.
    pub(super) fn worth(&self, crosses: [Crosses; 2]) -> (Worth, u32) {
        let [one, other] = self.parts;
        let [first, second] = crosses.map(Crosses::count);
        let room = |part: Part, crosses: u32| if part.room || crosses < 2 { part.size } else { 0 };
        let (points, cross) = if self.joined {
            (one.size * (one.crosses + first + second), room(one, first.min(second)))
        } else {
            (
                one.size * (one.crosses + first) + other.size * (other.crosses + second),
                room(one, first).max(room(other, second)),
            )
        };
        (Worth::new(self.points + points, self.largest), cross.max(self.roomy))
    }

    /// What *Domains* would add.
    pub(super) fn domains(&self) -> u32 {
        self.domains
    }
}

/// Every pair of empty cells that share a side, in both orders.
pub(super) fn side_by_side(empty: Cells) -> impl Iterator<Item = [Cell; 2]> {
    Side::ALL.into_iter().flat_map(move |side| {
        let near = empty.with_beside(empty, side);
        near.iter().filter_map(move |cell| Some([cell, cell.beside(side)?]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chances;
    use blazon::{Position, Seat};

    #[test]
    fn pairs_are_counted() {
        let cells = |text: &str| text.split(' ').filter_map(|cell| cell.parse().ok()).collect::<Cells>();
        assert_eq!(pairs(Cells::NONE), 0);
        assert_eq!(pairs(cells("a1 b2 c3")), 0);
        assert_eq!(pairs(cells("a1 a2 a3")), 1);
        assert_eq!(pairs(cells("a1 a2 a3 a4")), 2);
        assert_eq!(pairs(cells("a2 b1 b2 b3 c2")), 1);
        assert_eq!(pairs(Cells::ALL), 16, "18 light cells, 16 dark");
    }

    #[test]
    fn a_change_is_worth_what_the_rules_say() {
        let mut chances = Chances::from_seed(2);
        for game in 0..200 {
            let mut position = Position::default();
            let stop = 20 + game % 60;
            for _ in 0..stop {
                let Some(event) = chances.next_event(&position) else { break };
                position.play_unchecked(event);
            }
            let kingdom = *position.kingdom(Seat::First);
            let arms = |chances: &mut Chances| Arms::ALL[chances.below(6) as usize];
            let chosen = (chances.below(2) == 0).then(|| arms(&mut chances));
            let survey = Survey::new(kingdom, chosen);
            for cells in side_by_side(kingdom.empty()) {
                let arms = [arms(&mut chances), arms(&mut chances)];
                let crosses = [0, 1].map(|_| Crosses::ALL[chances.below(3) as usize]);
                let mut drawn = kingdom;
                drawn.draw(cells[0], arms[0], crosses[0]);
                drawn.draw(cells[1], arms[1], crosses[1]);
                let land = Land::new(drawn, chosen);
                let bonus = chosen.map_or(0, |arms| 3 * drawn.domains_of(arms).count() as u32);
                assert_eq!(land.worth, Worth::new(drawn.score() + bonus, drawn.largest()));
                let change = survey.change(cells, arms);
                assert_eq!(change.worth(crosses), (land.worth, land.cross));
                assert_eq!(change.domains(), land.domains);
                let (least, most, _) = Land::new(kingdom, chosen).range(chosen, 1);
                assert!((least..=most).contains(&land.worth));
            }
        }
    }
}
