//! What is kept of a training so that it can go on later, or elsewhere.

use core::fmt;
use std::collections::BTreeSet;
use std::io;

/// A thing that is kept. Its `Display` is a name for it, fit for a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Item {
    /// The plan, which is there from beginning to end.
    Plan,
    /// The net that a generation has learnt, as a file of weights.
    Net(u32),
    /// The note that this net was learnt by this plan.
    Learnt(u32),
    /// Some of the games of a generation, or of the calibration.
    Share(u32, u64),
}

impl Item {
    /// The most bytes that one is read with: a net has fewer, and so has a share of the longest games.
    pub const MOST_BYTES: u64 = 64 << 20;
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Item::Plan => f.write_str("plan"),
            Item::Net(generation) => write!(f, "net-{generation}"),
            Item::Learnt(generation) => write!(f, "learnt-{generation}"),
            Item::Share(generation, share) => write!(f, "games-{generation}-{share}"),
        }
    }
}

/// A place to keep things in. Several programs may use it at once: they all write the same under the same name.
pub trait Keep {
    /// What is kept, if it is. No more than [`Item::MOST_BYTES`] need be read: what is longer is nothing of ours.
    fn read(&self, item: Item) -> io::Result<Option<Vec<u8>>>;

    /// The numbers of the shares of a generation that are kept, so that nobody has to ask for each.
    fn shares(&self, generation: u32) -> io::Result<BTreeSet<u64>>;

    /// Keeps something, whole or not at all, perhaps in the place of something else.
    fn write(&mut self, item: Item, bytes: &[u8]) -> io::Result<()>;

    /// Keeps it no longer, if it is there.
    fn forget(&mut self, item: Item) -> io::Result<()>;
}
