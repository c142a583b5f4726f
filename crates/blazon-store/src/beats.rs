use crate::outage::Outage;
use crate::store::Answer;

/// How old the last beat may be, in milliseconds, before the time since then counts as an outage.
pub const SILENCE: u64 = 15_000;

/// Signs of life, and the times in which there were none. Players' clocks do not run while nobody could serve them.
///
/// Where several servers share a store, the last beat is the newest of any of them: as long as one is there, players can
/// reach it, and there is no outage. A server whose clock is behind does not take back what another has said.
pub trait Beats: Send + Sync {
    /// Says that a server starts now, in milliseconds since 1970. The whole time since the last beat is an outage,
    /// however short: a restart costs nobody clock time. But if another server of this store is running, this is a beat like
    /// any other: see [`beat`](Beats::beat).
    fn wake(&self, now: u64) -> Answer<'_, Option<Outage>>;

    /// Says that a server is running now, in milliseconds since 1970: every few seconds, and when it stops. If the last
    /// beat is older than [`SILENCE`], the time since then is an outage: the computer slept, or its clock was changed.
    ///
    /// A clock that was set back makes no outage, and the next one is counted from the new time.
    fn beat(&self, now: u64) -> Answer<'_, Option<Outage>>;

    /// When the last sign of life came, in milliseconds since 1970, if there ever was one. A server whose clock has been set
    /// back goes on from there.
    fn last_beat(&self) -> Answer<'_, Option<u64>>;

    /// Notes a time in which nobody could play, for whatever reason: the disk was full, say.
    fn note_outage(&self, outage: Outage) -> Answer<'_, ()>;

    /// The outages that ended after this time, in order and without overlap.
    fn outages(&self, after: u64) -> Answer<'_, Vec<Outage>>;
}

/// The two signs of life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Beat {
    Wake,
    Beat,
}

impl Beat {
    /// What it says about the time since the last one.
    pub(crate) fn outage(self, last: Option<u64>, now: u64) -> Option<Outage> {
        let outage = Outage::new(last?, now)?;
        (self == Beat::Wake || outage.to() - outage.from() > SILENCE).then_some(outage)
    }
}
