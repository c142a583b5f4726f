use blazon_dice::{ByChair, Chair};
use blazon_wire::online::{Clock, Pace};

const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;
const DAY: u64 = 24 * 60 * MINUTE;

/// When no server was there. That time is nobody's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outages {
    /// From when to when, in milliseconds since 1970, in order and apart.
    gaps: Vec<(u64, u64)>,
}

impl Outages {
    /// The outages there were, in any order.
    pub fn new(gaps: impl IntoIterator<Item = (u64, u64)>) -> Outages {
        let mut sorted: Vec<(u64, u64)> = gaps.into_iter().filter(|(from, to)| from < to).collect();
        sorted.sort_unstable();
        let mut gaps: Vec<(u64, u64)> = Vec::new();
        for (from, to) in sorted {
            match gaps.last_mut() {
                Some(last) if from <= last.1 => last.1 = last.1.max(to),
                _ => gaps.push((from, to)),
            }
        }
        Outages { gaps }
    }

    /// Adds one more.
    pub fn add(&mut self, from: u64, to: u64) {
        *self = Outages::new(self.gaps.drain(..).chain([(from, to)]));
    }

    /// How long somebody could have played between two moments.
    pub fn elapsed(&self, from: u64, to: u64) -> u64 {
        // The last few are all that can matter, so it is they that are looked at.
        let out = self
            .gaps
            .iter()
            .rev()
            .take_while(|gap| gap.1 > from)
            .map(|gap| gap.1.min(to).saturating_sub(gap.0.max(from)));
        to.saturating_sub(from).saturating_sub(out.sum())
    }
}

/// The time that both players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocks {
    pace: Pace,
    /// In milliseconds, when each last stopped or started.
    left: ByChair<u64>,
    /// Since when each runs.
    since: ByChair<Option<u64>>,
}

impl Clocks {
    /// Clocks that stand still.
    pub fn new(pace: Pace) -> Clocks {
        let left = match pace {
            Pace::None => 0,
            Pace::Rounds { minutes, .. } => u64::from(minutes) * MINUTE,
            Pace::Days { days } => u64::from(days) * DAY,
        };
        Clocks { pace, left: ByChair { host: left, guest: left }, since: ByChair { host: None, guest: None } }
    }

    /// Another round has begun.
    pub(crate) fn add_round(&mut self) {
        if let Pace::Rounds { seconds, .. } = self.pace {
            for chair in Chair::ALL {
                self.left[chair] += u64::from(seconds) * SECOND;
            }
        }
    }

    /// From now on the clocks of those run who have to act. Who has acted has spent the time until now.
    pub(crate) fn run(&mut self, act: ByChair<bool>, acted: Option<Chair>, now: u64, outages: &Outages) {
        for chair in Chair::ALL {
            // A decision has its days, whatever else happens meanwhile.
            if let (Pace::Rounds { .. }, Some(since)) = (self.pace, self.since[chair]) {
                self.left[chair] = self.left[chair].saturating_sub(outages.elapsed(since, now));
                self.since[chair] = Some(now);
            }
            let starts = act[chair] && (self.since[chair].is_none() || acted == Some(chair));
            if starts {
                if let Pace::Days { days } = self.pace {
                    self.left[chair] = u64::from(days) * DAY;
                }
                self.since[chair] = Some(now);
            } else if !act[chair] {
                self.since[chair] = None;
            }
        }
    }

    /// How much time is left; nothing in a game without clocks.
    pub(crate) fn shown(&self, now: u64, outages: &Outages) -> Option<Clock> {
        (self.pace != Pace::None).then(|| {
            Clock::new(
                ByChair::new(|chair| self.left_at(chair, now, outages)),
                ByChair::new(|chair| self.since[chair].is_some()),
            )
        })
    }

    /// Whose time is up.
    pub(crate) fn up(&self, now: u64, outages: &Outages) -> Option<Chair> {
        Chair::ALL.into_iter().find(|&chair| {
            self.pace != Pace::None && self.since[chair].is_some() && self.left_at(chair, now, outages) == 0
        })
    }

    /// When the next time is up, if there is no outage before.
    pub(crate) fn due(&self) -> Option<u64> {
        let due = |chair: Chair| Some(self.since[chair]? + self.left[chair]);
        (self.pace != Pace::None).then(|| Chair::ALL.into_iter().filter_map(due).min()).flatten()
    }

    fn left_at(&self, chair: Chair, now: u64, outages: &Outages) -> u64 {
        match self.since[chair] {
            Some(since) => self.left[chair].saturating_sub(outages.elapsed(since, now)),
            None => self.left[chair],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIVE: Pace = Pace::Rounds { minutes: 5, seconds: 10 };
    const HOST: ByChair<bool> = ByChair { host: true, guest: false };
    const GUEST: ByChair<bool> = ByChair { host: false, guest: true };
    const BOTH: ByChair<bool> = ByChair { host: true, guest: true };

    #[test]
    fn only_the_clock_of_whoever_has_to_act_runs() {
        let outages = Outages::default();
        let mut clocks = Clocks::new(FIVE);
        clocks.run(HOST, None, 0, &outages);
        clocks.run(GUEST, Some(Chair::Host), 60 * SECOND, &outages);
        let shown = clocks.shown(80 * SECOND, &outages).expect("a clock");
        assert_eq!((shown.host, shown.guest), (240 * SECOND, 280 * SECOND));
        assert_eq!((shown.host_runs, shown.guest_runs), (false, true));
    }

    #[test]
    fn both_clocks_run_while_both_draw() {
        let outages = Outages::default();
        let mut clocks = Clocks::new(FIVE);
        clocks.run(BOTH, None, 0, &outages);
        clocks.run(GUEST, Some(Chair::Host), 10 * SECOND, &outages);
        let shown = clocks.shown(30 * SECOND, &outages).expect("a clock");
        assert_eq!((shown.host, shown.guest), (290 * SECOND, 270 * SECOND));
    }

    #[test]
    fn time_without_a_server_is_nobodys() {
        let outages = Outages::new([(100 * SECOND, 4000 * SECOND)]);
        let mut clocks = Clocks::new(FIVE);
        clocks.run(HOST, None, 0, &outages);
        assert_eq!(clocks.up(4100 * SECOND, &outages), None);
        assert_eq!(clocks.up(4200 * SECOND, &outages), Some(Chair::Host));
    }

    #[test]
    fn every_decision_has_its_days() {
        let outages = Outages::default();
        let mut clocks = Clocks::new(Pace::Days { days: 2 });
        clocks.run(BOTH, None, 0, &outages);
        // The guest draws on the second day; the host's two days go on.
        clocks.run(HOST, Some(Chair::Guest), DAY, &outages);
        assert_eq!(clocks.due(), Some(2 * DAY));
        // The host draws and has to act again: that is another decision.
        clocks.run(HOST, Some(Chair::Host), DAY + 1, &outages);
        assert_eq!(clocks.due(), Some(3 * DAY + 1));
    }

    #[test]
    fn outages_that_touch_are_one() {
        let outages = Outages::new([(5, 7), (1, 3), (2, 5), (9, 9)]);
        assert_eq!(outages, Outages { gaps: vec![(1, 7)] });
        assert_eq!(outages.elapsed(0, 10), 4);
        assert_eq!(outages.elapsed(2, 6), 0);
        assert_eq!(outages.elapsed(7, 6), 0);
    }
}
