use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// The time at the tables. It goes on evenly and never back, whatever is done to the system's clock.
#[derive(Debug)]
pub(super) struct Clock {
    start: u64,
    since: Instant,
}

impl Clock {
    /// A clock that starts now, or where the last one ended if the system's clock has been set back since.
    pub(super) fn start(last: Option<u64>) -> Clock {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let wall = u64::try_from(wall.as_millis()).unwrap_or(u64::MAX);
        Clock::at(wall, last)
    }

    fn at(wall: u64, last: Option<u64>) -> Clock {
        Clock { start: wall.max(last.unwrap_or(0)), since: Instant::now() }
    }

    /// Milliseconds since 1970.
    pub(super) fn now(&self) -> u64 {
        let elapsed = u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.start.saturating_add(elapsed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_whose_clock_was_set_back_goes_on_from_where_it_was() {
        assert!(Clock::at(1_000, None).now() >= 1_000);
        assert!(Clock::at(1_000, Some(500)).now() < 100_000);
        assert!(Clock::at(1_000, Some(1_800_000_000_000)).now() >= 1_800_000_000_000);
    }
}
