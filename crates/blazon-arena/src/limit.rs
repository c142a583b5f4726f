use core::fmt;
use core::time::Duration;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use blazon_engine::{Budget, Progress, Watch};

/// How much a decision may cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Limit {
    /// What each player usually takes.
    #[default]
    Usual,
    /// So many nodes.
    Nodes(u64),
    /// So much time. Then the games are not the same on every run.
    Time(Duration),
}

impl Limit {
    /// Reads `50ms` or `90000n`.
    pub(crate) fn from_name(name: &str) -> Option<Limit> {
        let number = |unit: &str| name.strip_suffix(unit)?.parse::<u64>().ok().filter(|&number| number > 0);
        let time = || number("ms").map(|time| Limit::Time(Duration::from_millis(time)));
        time().or_else(|| number("n").map(Limit::Nodes))
    }

    /// The limit as the engine understands it; a limit of time is left to the [`Clock`].
    pub(crate) fn budget(self) -> Budget {
        match self {
            Limit::Usual => Budget::Usual,
            Limit::Nodes(nodes) => Budget::Nodes(nodes),
            Limit::Time(_) => Budget::Unlimited,
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Usual => Ok(()),
            Limit::Nodes(nodes) => write!(f, "{nodes}n"),
            Limit::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// Ends the thinking when the time is over, or when nobody waits for the answer any more.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock<'a> {
    until: Option<Instant>,
    stop: &'a AtomicBool,
}

impl<'a> Clock<'a> {
    /// A clock that starts now.
    pub(crate) fn start(limit: Limit, stop: &'a AtomicBool) -> Clock<'a> {
        let until = match limit {
            Limit::Time(time) => Instant::now().checked_add(time),
            Limit::Usual | Limit::Nodes(_) => None,
        };
        Clock { until, stop }
    }
}

impl Watch for Clock<'_> {
    fn go_on(&mut self, _: &Progress) -> bool {
        !self.stop.load(Ordering::Relaxed) && self.until.is_none_or(|until| Instant::now() < until)
    }
}
