//! Work shared out among threads.

use core::ops::ControlFlow;
use core::time::Duration;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread::{self, Builder};

/// The system let no thread start, so nothing was done.
#[derive(Debug, thiserror::Error)]
#[error("no thread can be started: {0}")]
pub struct NoWorkers(#[from] pub io::Error);

/// How often somebody who watches is told that nothing has happened, so that a clock on the screen goes on.
const TICK: Duration = Duration::from_millis(100);

/// A piece of work that is done, or nothing but the time that has passed.
#[derive(Debug)]
pub(crate) enum News<T> {
    /// This piece is done.
    Done(u64, T),
    /// Still working.
    Tick,
}

/// Does the pieces 0 to `pieces` on so many threads, each with tools of its own, and hands over what comes of them, in
/// the order in which they are done, on this thread. It ends when all are done, when a piece gives nothing, when `stop`
/// is set, or when `each` breaks.
///
/// If the system lets fewer threads start, those that did do all the work.
pub(crate) fn share_out<Tools, T: Send>(
    pieces: u64,
    threads: usize,
    stop: &AtomicBool,
    tools: impl Fn() -> Tools + Sync,
    work: impl Fn(&mut Tools, u64, &AtomicBool) -> Option<T> + Sync,
    each: impl FnMut(News<T>) -> ControlFlow<()>,
) -> Result<(), NoWorkers> {
    // A thread without a piece of its own would be started for nothing.
    let threads = threads.min(usize::try_from(pieces).unwrap_or(usize::MAX));
    share_out_among((0..threads).map(|_| Builder::new()), pieces, stop, tools, work, each)
}

/// Shares out among the threads that these builders can start.
fn share_out_among<Tools, T: Send>(
    builders: impl Iterator<Item = Builder>,
    pieces: u64,
    stop: &AtomicBool,
    tools: impl Fn() -> Tools + Sync,
    work: impl Fn(&mut Tools, u64, &AtomicBool) -> Option<T> + Sync,
    mut each: impl FnMut(News<T>) -> ControlFlow<()>,
) -> Result<(), NoWorkers> {
    let next = AtomicU64::new(0);
    // Ends the work without having been asked to from outside; a thread that waits for its player sees only one flag.
    let enough = AtomicBool::new(false);
    let (done, news) = mpsc::channel();
    thread::scope(|scope| {
        let mut started = false;
        for builder in builders {
            let done = done.clone();
            let (next, enough, tools, work) = (&next, &enough, &tools, &work);
            let worker = builder.spawn_scoped(scope, move || {
                let mut tools = tools();
                while !enough.load(Ordering::Relaxed) {
                    let piece = next.fetch_add(1, Ordering::Relaxed);
                    if piece >= pieces {
                        return;
                    }
                    let Some(result) = work(&mut tools, piece, enough) else { return };
                    if done.send((piece, result)).is_err() {
                        return;
                    }
                }
            });
            match worker {
                Ok(_) => started = true,
                Err(_) if started => break,
                Err(error) => return Err(NoWorkers(error)),
            }
        }
        drop(done);
        loop {
            if stop.load(Ordering::Relaxed) {
                enough.store(true, Ordering::Relaxed);
            }
            let flow = match news.recv_timeout(TICK) {
                Ok((piece, result)) => each(News::Done(piece, result)),
                Err(RecvTimeoutError::Timeout) => each(News::Tick),
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            };
            if flow.is_break() {
                enough.store(true, Ordering::Relaxed);
                return Ok(());
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A thread whose stack is larger than any memory: the system refuses it.
    fn refused() -> Builder {
        Builder::new().stack_size(1 << 60)
    }

    fn pieces_done(builders: Vec<Builder>) -> Result<Vec<u64>, NoWorkers> {
        let mut done = Vec::new();
        let work = |(): &mut (), piece: u64, _: &AtomicBool| Some(piece);
        share_out_among(
            builders.into_iter(),
            100,
            &AtomicBool::new(false),
            || (),
            work,
            |news| {
                if let News::Done(piece, _) = news {
                    done.push(piece);
                }
                ControlFlow::Continue(())
            },
        )?;
        done.sort_unstable();
        Ok(done)
    }

    #[test]
    fn one_thread_that_starts_does_the_work_of_those_that_cannot() {
        let done = pieces_done(vec![Builder::new(), refused(), refused()]).expect("a thread starts");
        assert_eq!(done, (0..100).collect::<Vec<_>>());
    }

    #[test]
    fn without_any_thread_nothing_is_done_and_the_reason_is_told() {
        let NoWorkers(error) = pieces_done(vec![refused(), refused()]).expect_err("no thread starts");
        assert!(error.raw_os_error().is_some(), "{error:?}");
    }
}
