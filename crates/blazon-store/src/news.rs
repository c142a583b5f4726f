use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use crate::change;
use crate::error::StoreError;
use crate::store::Answer;
use crate::table_id::TableId;

/// How many news are kept for a listener who is slow to hear them.
const KEPT: usize = 4096;

/// The most bytes that a signal may have.
pub const SIGNAL_LIMIT: usize = 7000;

/// Being told when a log has changed, and what other servers say.
pub trait News: Send + Sync {
    /// Listens from now on. Whoever subscribes first and reads afterwards misses nothing. What was written shortly before
    /// may be told too.
    fn subscribe(&self) -> Subscription;

    /// Says something to all servers of this store, which hear it as [`Notice::Said`], this one too. It is never stored, and
    /// whoever cannot hear it at this moment never does. It has no more than [`SIGNAL_LIMIT`] bytes and no NUL.
    fn signal(&self, text: String) -> Answer<'_, ()>;
}

/// What a listener hears.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// A server has said something to all.
    Said(Arc<str>),
}

/// One listener's news.
#[derive(Debug)]
pub struct Subscription(broadcast::Receiver<Notice>);

impl Subscription {
    /// Waits for the next news. `None` when the store is closed.
    ///
    /// Whoever stops waiting has missed nothing.
    pub async fn next(&mut self) -> Option<Notice> {
        match self.0.recv().await {
            Ok(notice) => Some(notice),
            Err(RecvError::Lagged(_)) => Some(Notice::Missed),
            Err(RecvError::Closed) => None,
        }
    }
}

/// Where a store tells its news.
#[derive(Debug)]
pub(crate) struct NewsSender(Mutex<Option<broadcast::Sender<Notice>>>);

impl NewsSender {
    pub(crate) fn new() -> NewsSender {
        NewsSender(Mutex::new(Some(broadcast::Sender::new(KEPT))))
    }

    /// Tells all listeners.
    pub(crate) fn tell(&self, news: impl IntoIterator<Item = Notice>) {
        if let Some(sender) = &*self.sender() {
            for notice in news {
                // If nobody listens, nobody misses it.
                let _ = sender.send(notice);
            }
        }
    }

    /// Tells all listeners what was said, where there are no others.
    pub(crate) fn say(&self, text: &str) -> Result<(), StoreError> {
        check_signal(text)?;
        if self.sender().is_none() {
            return Err(change::closed());
        }
        self.tell([Notice::Said(text.into())]);
        Ok(())
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

    fn sender(&self) -> MutexGuard<'_, Option<broadcast::Sender<Notice>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a text may be said to other servers.
pub(crate) fn check_signal(text: &str) -> Result<(), StoreError> {
    if text.len() <= SIGNAL_LIMIT && !text.contains('\0') { Ok(()) } else { Err(StoreError::BadSignal) }
}
