/// How long nothing may happen to a server, in milliseconds. It is told the time a few times a second, so after a longer
/// silence it was asleep, or its clock was put forward.
const LONGEST_SILENCE: u64 = 15_000;

/// The time as a server counts it: it does not go back when a clock is put back, and what the server slept through is
/// known.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Time {
    /// What the clock said last; nothing before it said anything.
    clock: Option<u64>,
    now: u64,
    awake: u64,
}

impl Time {
    /// In milliseconds since 1970: for logs, and for the players' clocks.
    pub(crate) const fn now(self) -> u64 {
        self.now
    }

    /// How long the server has been awake, in milliseconds: for limits, which are not to run out while it sleeps.
    pub(crate) const fn awake(self) -> u64 {
        self.awake
    }

    /// The clock says something. Returns what the server slept through: from when to when.
    pub(crate) fn pass(&mut self, clock: u64) -> Option<(u64, u64)> {
        let Some(before) = self.clock.replace(clock) else {
            self.now = clock;
            return None;
        };
        let passed = clock.saturating_sub(before);
        let from = self.now;
        self.now += passed;
        if passed > LONGEST_SILENCE {
            return Some((from, self.now));
        }
        self.awake += passed;
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: u64 = 1_800_000_000_000;

    #[test]
    fn the_first_word_of_the_clock_is_no_silence() {
        let mut time = Time::default();
        assert_eq!(time.pass(START), None);
        assert_eq!((time.now(), time.awake()), (START, 0));
    }

    #[test]
    fn a_clock_that_is_put_back_goes_on_from_where_it_was() {
        let mut time = Time::default();
        time.pass(START);
        assert_eq!(time.pass(START - 3_600_000), None);
        assert_eq!(time.now(), START);
        time.pass(START - 3_600_000 + 250);
        assert_eq!((time.now(), time.awake()), (START + 250, 250));
    }

    #[test]
    fn what_the_server_slept_through_is_known_and_runs_out_no_limit() {
        let mut time = Time::default();
        time.pass(START);
        assert_eq!(time.pass(START + LONGEST_SILENCE), None);
        let woken = START + LONGEST_SILENCE + 3_600_000;
        assert_eq!(time.pass(woken), Some((START + LONGEST_SILENCE, woken)));
        assert_eq!((time.now(), time.awake()), (woken, LONGEST_SILENCE));
    }
}
