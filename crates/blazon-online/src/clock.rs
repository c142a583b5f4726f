use blazon_dice::{ByChair, Chair};
use blazon_wire::online::{Clock, Ending, Pace};

use crate::outages::Outages;

const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;
const DAY: u64 = 24 * 60 * MINUTE;

/// The time that both players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    pace: Pace,
    /// In milliseconds, when each last stopped or started.
    left: ByChair<u64>,
    /// Since when each runs, in milliseconds since 1970.
    since: ByChair<Option<u64>>,
}

impl Clocks {
    /// Clocks that stand still.
    pub(crate) fn new(pace: Pace) -> Clocks {
        let left = match pace {
            Pace::None => 0,
            Pace::Rounds { minutes, .. } => u64::from(minutes) * MINUTE,
            Pace::Days { days } => u64::from(days) * DAY,
        };
        Clocks { pace, left: ByChair { host: left, guest: left }, since: ByChair { host: None, guest: None } }
    }

    /// Adds what every round brings.
    pub(crate) fn add_round(&mut self) {
        if let Pace::Rounds { seconds, .. } = self.pace {
            for chair in Chair::ALL {
                self.left[chair] += u64::from(seconds) * SECOND;
            }
        }
    }

    /// Lets the clocks of those run who have to act from now on. Who has acted has spent the time until now, and what they
    /// have to do next is another decision.
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

    /// How the game ends if somebody's time is up. If both let it run out, whoever was first has lost; at the same moment,
    /// nobody has.
    pub(crate) fn ending(&self, now: u64, outages: &Outages) -> Option<Ending> {
        let ends = ByChair::new(|chair| self.end(chair, outages).filter(|&end| end <= now));
        match (ends.host, ends.guest) {
            (Some(host), Some(guest)) if host == guest => Some(Ending::Abandoned),
            (Some(host), Some(guest)) => {
                Some(Ending::TimeUp { chair: if host < guest { Chair::Host } else { Chair::Guest } })
            }
            (Some(_), None) => Some(Ending::TimeUp { chair: Chair::Host }),
            (None, Some(_)) => Some(Ending::TimeUp { chair: Chair::Guest }),
            (None, None) => None,
        }
    }

    /// When the next time is up, if there is no other outage before.
    pub(crate) fn due(&self, outages: &Outages) -> Option<u64> {
        Chair::ALL.into_iter().filter_map(|chair| self.end(chair, outages)).min()
    }

    /// When the time of a player is up; never if it does not run.
    fn end(&self, chair: Chair, outages: &Outages) -> Option<u64> {
        let since = self.since[chair].filter(|_| self.pace != Pace::None)?;
        Some(outages.after(since, self.left[chair]))
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
        assert_eq!(clocks.due(&outages), Some(4200 * SECOND));
        assert_eq!(clocks.ending(4200 * SECOND - 1, &outages), None);
        assert_eq!(clocks.ending(4200 * SECOND, &outages), Some(Ending::TimeUp { chair: Chair::Host }));
    }

    #[test]
    fn every_decision_has_its_days() {
        let outages = Outages::default();
        let mut clocks = Clocks::new(Pace::Days { days: 2 });
        clocks.run(BOTH, None, 0, &outages);
        // The guest draws on the second day; the host's two days go on.
        clocks.run(HOST, Some(Chair::Guest), DAY, &outages);
        assert_eq!(clocks.due(&outages), Some(2 * DAY));
        // The host draws and has to act again: that is another decision.
        clocks.run(HOST, Some(Chair::Host), DAY + 1, &outages);
        assert_eq!(clocks.due(&outages), Some(3 * DAY + 1));
    }

    #[test]
    fn whoever_runs_out_of_time_first_has_lost_however_late_it_is_noticed() {
        let outages = Outages::default();
        let mut clocks = Clocks::new(FIVE);
        clocks.run(HOST, None, 0, &outages);
        clocks.run(BOTH, Some(Chair::Host), SECOND, &outages);
        assert_eq!(clocks.ending(MINUTE, &outages), None);
        for noticed in [300 * SECOND, 301 * SECOND, DAY] {
            assert_eq!(clocks.ending(noticed, &outages), Some(Ending::TimeUp { chair: Chair::Host }));
        }
    }

    #[test]
    fn nobody_wins_if_both_let_their_time_run_out_at_the_same_moment() {
        let outages = Outages::default();
        let mut clocks = Clocks::new(Pace::Days { days: 2 });
        clocks.run(BOTH, None, 0, &outages);
        assert_eq!(clocks.ending(2 * DAY, &outages), Some(Ending::Abandoned));
    }

    #[test]
    fn a_game_without_clocks_has_all_the_time_in_the_world() {
        let outages = Outages::default();
        let mut clocks = Clocks::new(Pace::None);
        clocks.run(BOTH, None, 0, &outages);
        assert_eq!(clocks.ending(u64::MAX, &outages), None);
        assert_eq!((clocks.due(&outages), clocks.shown(0, &outages)), (None, None));
    }
}
