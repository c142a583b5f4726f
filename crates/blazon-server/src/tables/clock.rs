use std::time::{SystemTime, UNIX_EPOCH};

/// The clock of the tables: the system's, or ahead of it if that was put back before the server started. What becomes of
/// it while the server runs is for the [`Host`](blazon_online::Host) to make sense of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// How far it is ahead, in milliseconds.
    ahead: u64,
}

impl Clock {
    /// A clock that is not behind the last sign of life of a server.
    pub(super) fn start(last: Option<u64>) -> Clock {
        Clock { ahead: last.unwrap_or(0).saturating_sub(system()) }
    }

    /// Milliseconds since 1970.
    pub(super) fn now(self) -> u64 {
        system().saturating_add(self.ahead)
    }
}

/// Milliseconds since 1970, by the system's clock.
fn system() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 3_600_000;

    #[test]
    fn a_system_whose_clock_was_put_back_goes_on_from_where_it_was() {
        let later = system() + HOUR;
        assert!((later..later + HOUR).contains(&Clock::start(Some(later)).now()));
    }

    #[test]
    fn otherwise_it_is_the_clock_of_the_system() {
        for last in [None, Some(0), Some(system() - HOUR)] {
            let before = system();
            assert!((before..before + HOUR).contains(&Clock::start(last).now()), "{last:?}");
        }
    }
}
