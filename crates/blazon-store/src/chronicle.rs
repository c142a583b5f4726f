use crate::outage::Outage;
use crate::tally::Tally;

/// What a store knows besides the logs of tables: how the dice fell, and when servers ran.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chronicle {
    /// How the dice of all tables have fallen.
    pub tally: Tally,
    /// When the last sign of life came, in milliseconds since 1970.
    pub last_beat: Option<u64>,
    /// The times in which nobody could play, in order and without overlap.
    pub outages: Vec<Outage>,
}
