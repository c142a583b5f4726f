use blazon::{Components, Die, Event, Face, Record, Roll};

use crate::ChiSquared;

/// How often each face came, and each face after each other: what it takes to see whether dice are fair.
///
/// A roll says which faces came and not which sides. So a face that a die has on several sides is counted for the first
/// of them, and expected as often as all of them together. Counts are of one set of components: on other dice the same
/// face has other odds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RollTally {
    components: Components,
    faces: [[u64; 6]; 4],
    pairs: [[[u64; 6]; 6]; 4],
}

impl RollTally {
    /// No rolls yet of these dice.
    pub const fn new(components: Components) -> RollTally {
        RollTally::from_counts(components, [[0; 6]; 4], [[[0; 6]; 6]; 4])
    }

    /// One that was kept elsewhere: what [`RollTally::faces`] and [`RollTally::pairs`] gave.
    pub const fn from_counts(
        components: Components,
        faces: [[u64; 6]; 4],
        pairs: [[[u64; 6]; 6]; 4],
    ) -> RollTally {
        RollTally { components, faces, pairs }
    }

    /// The dice.
    pub const fn components(&self) -> &Components {
        &self.components
    }

    /// How often each face of each die came.
    pub const fn faces(&self) -> &[[u64; 6]; 4] {
        &self.faces
    }

    /// How often, on each die, each face was followed by each other in the next roll of the same game.
    pub const fn pairs(&self) -> &[[[u64; 6]; 6]; 4] {
        &self.pairs
    }

    /// How many rolls were counted.
    pub fn rolls(&self) -> u64 {
        self.faces[0].iter().fold(0, |sum, &count| sum.saturating_add(count))
    }

    /// Counts a roll and, unless it is the first of its game, that it followed the previous one. Refuses rolls that
    /// these dice cannot show.
    pub fn add(&mut self, roll: Roll, previous: Option<Roll>) -> Result<(), RollTallyError> {
        let sides = self.sides(roll)?;
        let previous = previous.map(|previous| self.sides(previous)).transpose()?;
        for die in 0..4 {
            raise(&mut self.faces[die][sides[die]], 1);
            if let Some(previous) = previous {
                raise(&mut self.pairs[die][previous[die]][sides[die]], 1);
            }
        }
        Ok(())
    }

    /// Counts all rolls of a game.
    pub fn add_record(&mut self, record: &Record) -> Result<(), RollTallyError> {
        if *record.start().components() != self.components {
            return Err(RollTallyError::Components);
        }
        let mut previous = None;
        for event in record.events() {
            if let &Event::Roll(roll) = event {
                self.add(roll, previous)?;
                previous = Some(roll);
            }
        }
        Ok(())
    }

    /// Counts all rolls of another tally.
    pub fn merge(&mut self, other: &RollTally) -> Result<(), RollTallyError> {
        if other.components != self.components {
            return Err(RollTallyError::Components);
        }
        let counts = self.faces.as_flattened_mut().iter_mut();
        let counts = counts.chain(self.pairs.as_flattened_mut().as_flattened_mut());
        let more = other.faces.as_flattened().iter().chain(other.pairs.as_flattened().as_flattened());
        for (count, more) in counts.zip(more) {
            raise(count, *more);
        }
        Ok(())
    }

    /// Whether every face comes as often as it should.
    pub fn face_test(&self) -> ChiSquared {
        Die::ALL.into_iter().map(|die| self.test(die, &self.faces[die as usize])).sum()
    }

    /// Whether every face comes as often as it should whatever came before it.
    ///
    /// Pairs overlap, so the test of all of them at once would expect too little: the faces that follow one face are a
    /// test, and those tests are independent.
    pub fn pair_test(&self) -> ChiSquared {
        let rows = Die::ALL.into_iter().flat_map(|die| {
            let faces = self.components.faces(die).iter().enumerate();
            let distinct = faces.filter(move |&(side, &face)| self.first_side(die, face) == Some(side));
            distinct.map(move |(side, _)| self.test(die, &self.pairs[die as usize][side]))
        });
        rows.sum()
    }

    /// Whether the faces of a die are distributed as they should be.
    fn test(&self, die: Die, counts: &[u64; 6]) -> ChiSquared {
        let faces = self.components.faces(die);
        ChiSquared::weighted(counts.iter().enumerate().map(|(side, &count)| {
            let first = self.first_side(die, faces[side]) == Some(side);
            let sides = faces.iter().filter(|&&face| face == faces[side]).count();
            (count, if first { sides as u32 } else { 0 })
        }))
    }

    fn sides(&self, roll: Roll) -> Result<[usize; 4], RollTallyError> {
        let mut sides = [0; 4];
        for die in Die::ALL {
            sides[die as usize] = self.first_side(die, roll.face(die)).ok_or(RollTallyError::Face(die))?;
        }
        Ok(sides)
    }

    /// The first side of a die that has the face.
    fn first_side(&self, die: Die, face: Face) -> Option<usize> {
        self.components.faces(die).iter().position(|&other| other == face)
    }
}

/// Adds to a count. What was kept elsewhere may be anything, and is not worth a panic.
const fn raise(count: &mut u64, by: u64) {
    *count = count.saturating_add(by);
}

/// Rolls that do not belong into a tally.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RollTallyError {
    /// The die has no such face.
    #[error("die {0} has no such face")]
    Face(Die),
    /// The components are others.
    #[error("the rolls are of other dice")]
    Components,
}
