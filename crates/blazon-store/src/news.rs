use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use crate::table_id::TableId;

/// How many news are kept for a listener who is slow to hear them.
const KEPT: usize = 4096;

/// Being told when a log has changed.
pub trait News: Send + Sync {
    /// Listens from now on. Whoever subscribes first and reads afterwards misses nothing.
    fn subscribe(&self) -> Subscription;
}

/// What a listener hears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A log has changed. What is new can be read.
    Changed {
        /// Whose log.
        table: TableId,
        /// Its last number now, 0 if the table was removed.
        last: u64,
    },
    /// Something was missed. Any log may have changed: read those that matter.
    Missed,
}

/// One listener's news.
#[derive(Debug)]
pub struct Subscription(broadcast::Receiver<(TableId, u64)>);

impl Subscription {
    /// Waits for the next news. `None` when the store is closed.
    ///
    /// Whoever stops waiting has missed nothing.
    pub async fn next(&mut self) -> Option<Notice> {
        match self.0.recv().await {
            Ok((table, last)) => Some(Notice::Changed { table, last }),
            Err(RecvError::Lagged(_)) => Some(Notice::Missed),
            Err(RecvError::Closed) => None,
        }
    }
}

/// Where a store tells its news.
#[derive(Debug)]
pub(crate) struct NewsSender(Mutex<Option<broadcast::Sender<(TableId, u64)>>>);

impl NewsSender {
    pub(crate) fn new() -> NewsSender {
        NewsSender(Mutex::new(Some(broadcast::Sender::new(KEPT))))
    }

    /// Tells which logs have changed, each with its last number.
    pub(crate) fn tell(&self, news: impl IntoIterator<Item = (TableId, u64)>) {
        if let Some(sender) = &*self.sender() {
            for changed in news {
                // If nobody listens, nobody misses it.
                let _ = sender.send(changed);
            }
        }
    }

    pub(crate) fn subscribe(&self) -> Subscription {
        Subscription(match &*self.sender() {
            Some(sender) => sender.subscribe(),
            None => broadcast::Sender::new(1).subscribe(),
        })
    }

    /// Tells all listeners that there will be no more.
    pub(crate) fn close(&self) {
        *self.sender() = None;
    }

    fn sender(&self) -> MutexGuard<'_, Option<broadcast::Sender<(TableId, u64)>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
