//! Pieces of work done on many threads and looked at in their own order.

use core::ops::ControlFlow;
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use crate::workers::{News, NoWorkers, share_out};

/// Does the pieces 0 to `pieces` and hands over what comes of them in the order of their numbers, until `each` breaks.
/// If it is stopped before, what is done beyond a gap is handed over too.
pub(crate) fn gather<T: Send>(
    pieces: u64,
    threads: usize,
    stop: &AtomicBool,
    work: impl Fn(u64, &AtomicBool) -> Option<T> + Sync,
    mut each: impl FnMut(T) -> ControlFlow<()>,
) -> Result<(), NoWorkers> {
    let mut waiting: BTreeMap<u64, T> = BTreeMap::new();
    let mut next = 0;
    let mut enough = false;
    share_out(
        pieces,
        threads,
        stop,
        || (),
        |(), piece, stop| work(piece, stop),
        |news| {
            if let News::Done(piece, result) = news {
                waiting.insert(piece, result);
                while let Some(result) = waiting.remove(&next) {
                    next += 1;
                    if each(result).is_break() {
                        enough = true;
                        return ControlFlow::Break(());
                    }
                }
            }
            ControlFlow::Continue(())
        },
    )?;
    if !enough {
        for result in waiting.into_values() {
            if each(result).is_break() {
                break;
            }
        }
    }
    Ok(())
}
