use crate::error::StoreError;
use crate::outage::Outage;
use crate::store::Store;
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

impl Chronicle {
    /// That of a store.
    pub(crate) async fn of(store: &dyn Store) -> Result<Chronicle, StoreError> {
        Ok(Chronicle {
            tally: store.tally().await?,
            last_beat: store.last_beat().await?,
            outages: store.outages(0).await?,
        })
    }

    /// Whether it may be what another one was earlier.
    pub(crate) fn is_part_of(&self, other: &Chronicle) -> bool {
        let within = |outage: &Outage| {
            other.outages.iter().any(|whole| whole.from() <= outage.from() && outage.to() <= whole.to())
        };
        let counters = self.tally.counters().zip(other.tally.counters());
        counters.into_iter().all(|((_, count), (_, whole))| count <= whole)
            && self.last_beat <= other.last_beat
            && self.outages.iter().all(within)
    }
}
