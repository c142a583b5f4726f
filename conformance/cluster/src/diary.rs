use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Where it is written down what happens, with the time.
#[derive(Clone, Debug)]
pub(crate) struct Diary {
    start: Instant,
    /// Set by whoever wants everything to end.
    closed: Arc<AtomicBool>,
}

impl Diary {
    pub(crate) fn new(closed: Arc<AtomicBool>) -> Diary {
        Diary { start: Instant::now(), closed }
    }

    /// Says what happens now.
    pub(crate) fn write(&self, what: &str) {
        println!("{:6.1} s: {what}", self.start.elapsed().as_secs_f64());
    }

    /// Whether nothing more is to happen.
    pub(crate) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }
}
