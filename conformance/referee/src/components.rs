//! What is in the box, and what the editions differ in (RULES 1 and 5).

/// The letters of the six arms, in their order.
pub(crate) const ARMS: [char; 6] = ['d', 'b', 'D', 'B', 's', 'q'];

/// The letters of the six powers, in their order.
pub(crate) const POWERS: [char; 6] = ['f', 's', 'b', 't', 'd', 'c'];

// The powers, as places in a sheet's list of held powers.
pub(crate) const FREE: usize = 0;
pub(crate) const SPLIT: usize = 1;
pub(crate) const BOTH: usize = 2;
pub(crate) const TURN: usize = 3;
pub(crate) const DOMAINS: usize = 4;
pub(crate) const CROSS: usize = 5;

/// One side of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Face {
    Wild,
    Arms { arms: u8, crosses: u8 },
}

impl Face {
    pub(crate) fn crosses(self) -> u8 {
        match self {
            Face::Wild => 0,
            Face::Arms { crosses, .. } => crosses,
        }
    }

    /// Whether this face may be drawn as that arms.
    pub(crate) fn can_be(self, wanted: u8) -> bool {
        match self {
            Face::Wild => true,
            Face::Arms { arms, .. } => arms == wanted,
        }
    }
}

/// The dice and the lines of the spellbook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Components {
    pub(crate) dice: [[Face; 6]; 4],
    /// The boxes of each arms' line.
    pub(crate) boxes: [u8; 6],
    /// The power each arms' line gives.
    pub(crate) powers: [usize; 6],
}

/// The components of the box, as a position line would write them.
pub(crate) const BOX: &str = "?ddbD1B1/dbD1B1sq/dbDBs2q2/?d1bb1DB/5f5s4b4t3d3c";

/// A rulebook's reading of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Edition {
    pub(crate) name: &'static str,
    /// A domino that was not drawn still marks the spellbook.
    pub(crate) left_out_marks: bool,
    /// A full tie is settled by lots.
    pub(crate) lots: bool,
}

const EDITIONS: [Edition; 6] = [
    Edition { name: "standard", left_out_marks: true, lots: false },
    Edition { name: "es", left_out_marks: false, lots: false },
    Edition { name: "it", left_out_marks: false, lots: true },
    Edition { name: "fr", left_out_marks: true, lots: false },
    Edition { name: "pt", left_out_marks: true, lots: false },
    Edition { name: "ko", left_out_marks: true, lots: false },
];

impl Edition {
    pub(crate) fn named(name: &str) -> Option<Edition> {
        EDITIONS.into_iter().find(|edition| edition.name == name)
    }
}
