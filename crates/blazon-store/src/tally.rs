use std::iter;
use std::ops::AddAssign;

/// The number of dice in a roll.
pub const DICE: usize = 4;

/// The number of faces of a die.
pub const FACES: usize = 6;

/// What four dice show: the number of a face, from 0 to 5, for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Roll([u8; DICE]);

impl Roll {
    /// A roll with these faces, if dice have them.
    pub fn new(faces: [u8; DICE]) -> Option<Roll> {
        faces.iter().all(|&face| usize::from(face) < FACES).then_some(Roll(faces))
    }

    /// The number of the face of each die.
    pub fn faces(self) -> [u8; DICE] {
        self.0
    }
}

/// A roll that happened at a table, and the one before it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rolled {
    /// What the dice show.
    pub roll: Roll,
    /// What they showed in the roll before, unless this is the first.
    pub previous: Option<Roll>,
}

/// How all dice of all tables have fallen: the evidence that they are fair.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How often each die showed each face: `faces[die][face]`.
    pub faces: [[u64; FACES]; DICE],
    /// How often each die showed a face right after another: `pairs[die][previous][face]`.
    pub pairs: [[[u64; FACES]; FACES]; DICE],
}

impl Tally {
    /// Counts a roll.
    pub fn count(&mut self, rolled: Rolled) {
        for (die, face) in rolled.roll.0.into_iter().map(usize::from).enumerate() {
            self.faces[die][face] += 1;
            if let Some(previous) = rolled.previous {
                self.pairs[die][usize::from(previous.0[die])][face] += 1;
            }
        }
    }

    /// Every counter with its key.
    pub(crate) fn counters(&self) -> impl Iterator<Item = (Counter, u64)> {
        Counter::all().map(|counter| (counter, self.get(counter)))
    }

    fn get(&self, Counter { die, previous, face }: Counter) -> u64 {
        match previous {
            None => self.faces[die][face],
            Some(previous) => self.pairs[die][previous][face],
        }
    }

    /// The place of a counter, if dice have such faces.
    pub(crate) fn get_mut(&mut self, Counter { die, previous, face }: Counter) -> Option<&mut u64> {
        match previous {
            None => self.faces.get_mut(die)?.get_mut(face),
            Some(previous) => self.pairs.get_mut(die)?.get_mut(previous)?.get_mut(face),
        }
    }
}

impl AddAssign<&Tally> for Tally {
    fn add_assign(&mut self, other: &Tally) {
        for (counter, more) in other.counters() {
            if let Some(count) = self.get_mut(counter) {
                *count += more;
            }
        }
    }
}

/// The key of one of a tally's counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counter {
    pub(crate) die: usize,
    pub(crate) previous: Option<usize>,
    pub(crate) face: usize,
}

impl Counter {
    fn all() -> impl Iterator<Item = Counter> {
        (0..DICE).flat_map(|die| {
            let previous = iter::once(None).chain((0..FACES).map(Some));
            previous.flat_map(move |previous| (0..FACES).map(move |face| Counter { die, previous, face }))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_have_six_faces() {
        assert_eq!(Roll::new([0, 1, 2, 5]).map(Roll::faces), Some([0, 1, 2, 5]));
        assert_eq!(Roll::new([0, 1, 2, 6]), None);
    }

    #[test]
    fn a_roll_counts_each_die_and_each_pair_once() {
        let [first, second] = [[0, 1, 2, 3], [5, 1, 0, 3]].map(|faces| Roll::new(faces).expect("faces"));
        let mut tally = Tally::default();
        tally.count(Rolled { roll: first, previous: None });
        tally.count(Rolled { roll: second, previous: Some(first) });
        assert_eq!(tally.faces[0], [1, 0, 0, 0, 0, 1]);
        assert_eq!(tally.faces[1], [0, 2, 0, 0, 0, 0]);
        assert_eq!(tally.pairs[2][2], [1, 0, 0, 0, 0, 0]);
        assert_eq!(tally.counters().count(), 4 * (6 + 36));
        assert_eq!(tally.counters().map(|(_, count)| count).sum::<u64>(), 8 + 4);
        let one = tally;
        tally += &one;
        assert_eq!(tally.faces[1][1], 4);
    }
}
