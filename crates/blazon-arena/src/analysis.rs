use core::ops::ControlFlow;
use core::time::Duration;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use blazon::Record;
use blazon_engine::{Analysis, Judge, Progress, Verdict};

use crate::workers::{News, NoWorkers, share_out};

/// Judges a recorded game on so many threads, or as much of it as there is time for until `stop` is set. No decision
/// is thought about for longer than `time`. `watch` is told every now and then how many events are judged.
///
/// Each event is judged by itself, so the number of threads changes nothing.
pub fn analyse(
    record: &Record,
    judge: &dyn Judge,
    time: Option<Duration>,
    threads: usize,
    stop: &AtomicBool,
    mut watch: impl FnMut(u64),
) -> Result<Analysis, NoWorkers> {
    let tasks = Analysis::tasks(record);
    let mut verdicts: Vec<Option<Verdict>> = vec![None; tasks.len()];
    let mut judged = 0;
    share_out(
        tasks.len() as u64,
        threads,
        stop,
        || (),
        |(), piece, enough| {
            let task = &tasks[piece as usize];
            let stopped = || stop.load(Ordering::Relaxed) || enough.load(Ordering::Relaxed);
            let started = Instant::now();
            let verdict = task.judge(judge, &mut |_: &Progress| {
                !stopped() && time.is_none_or(|time| started.elapsed() < time)
            });
            // What is decided in a hurry is no judgement.
            (!stopped()).then_some((task.index, verdict))
        },
        |news| {
            if let News::Done(_, (index, verdict)) = news {
                verdicts[index] = verdict;
                judged += 1;
            }
            watch(judged);
            ControlFlow::Continue(())
        },
    )?;
    Ok(Analysis::assemble(record, verdicts))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use blazon::{Event, Position, Seat};
    use blazon_engine::{Candidate, Decision, PointsJudge, Prospects, Watch};

    use super::*;

    const GAME: &str = include_str!("../../../conformance/games/win-by-points.txt");

    /// Somebody presses Ctrl-C while the judge thinks about its so-manieth decision, or lets it think for ever.
    struct Interrupted<'a> {
        decisions: AtomicUsize,
        stop: Option<(usize, &'a AtomicBool)>,
    }

    impl Judge for Interrupted<'_> {
        fn decide(&self, position: &Position, seat: Seat, watch: &mut dyn Watch) -> Option<Decision> {
            let decision = PointsJudge.decide(position, seat, watch)?;
            let number = self.decisions.fetch_add(1, Ordering::Relaxed) + 1;
            match self.stop {
                Some((last, stop)) if number == last => stop.store(true, Ordering::Relaxed),
                Some(_) => return Some(decision),
                None => {}
            }
            let best = decision.candidates[0];
            while watch.go_on(&Progress { nodes: 1, done: 0.0, best }) {}
            Some(decision)
        }

        fn judge(&self, position: &Position, seat: Seat, event: Event, plies: u8) -> Option<Candidate> {
            PointsJudge.judge(position, seat, event, plies)
        }

        fn expectation(&self, position: &Position) -> Option<Prospects> {
            PointsJudge.expectation(position)
        }
    }

    #[test]
    fn what_was_judged_before_an_interruption_is_kept() {
        let record: Record = GAME.parse().expect("a golden game");
        let stop = AtomicBool::new(false);
        let judge = Interrupted { decisions: AtomicUsize::new(0), stop: Some((4, &stop)) };
        let analysis = analyse(&record, &judge, None, 1, &stop, |_| {}).expect("a thread starts");
        assert_eq!(analysis.moments.len(), 4, "a roll and three decisions");
        assert!(!analysis.is_whole());
    }

    #[test]
    fn a_decision_takes_no_longer_than_it_may() {
        let record: Record = GAME.parse().expect("a golden game");
        let judge = Interrupted { decisions: AtomicUsize::new(0), stop: None };
        let time = Some(Duration::from_millis(1));
        let analysis = analyse(&record, &judge, time, 2, &AtomicBool::new(false), |_| {});
        assert!(analysis.expect("threads start").is_whole());
    }
}
