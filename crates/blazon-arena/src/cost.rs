use crate::figure::real;

/// What decisions cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// How many decisions were made.
    pub decisions: u64,
    /// The nodes they took.
    pub nodes: u64,
    /// The time they took.
    pub nanoseconds: u64,
}

impl Cost {
    /// The mean time of a decision, in milliseconds.
    pub fn milliseconds(&self) -> f64 {
        if self.decisions == 0 { 0.0 } else { real(self.nanoseconds) / real(self.decisions) / 1e6 }
    }

    /// Adds that of other decisions.
    pub fn merge(&mut self, other: &Cost) {
        self.decisions += other.decisions;
        self.nodes += other.nodes;
        self.nanoseconds += other.nanoseconds;
    }
}
