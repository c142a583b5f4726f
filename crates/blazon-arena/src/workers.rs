//! Work shared out among threads.

use core::ops::ControlFlow;
use core::time::Duration;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;

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
pub(crate) fn share_out<Tools, T: Send>(
    pieces: u64,
    threads: usize,
    stop: &AtomicBool,
    tools: impl Fn() -> Tools + Sync,
    work: impl Fn(&mut Tools, u64, &AtomicBool) -> Option<T> + Sync,
    mut each: impl FnMut(News<T>) -> ControlFlow<()>,
) {
    let next = AtomicU64::new(0);
    // Ends the work without having been asked to from outside; a thread that waits for its player sees only one flag.
    let enough = AtomicBool::new(false);
    let (done, news) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let done = done.clone();
            let (next, enough, tools, work) = (&next, &enough, &tools, &work);
            scope.spawn(move || {
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
        }
        drop(done);
        loop {
            if stop.load(Ordering::Relaxed) {
                enough.store(true, Ordering::Relaxed);
            }
            let flow = match news.recv_timeout(TICK) {
                Ok((piece, result)) => each(News::Done(piece, result)),
                Err(RecvTimeoutError::Timeout) => each(News::Tick),
                Err(RecvTimeoutError::Disconnected) => return,
            };
            if flow.is_break() {
                enough.store(true, Ordering::Relaxed);
                return;
            }
        }
    });
}
