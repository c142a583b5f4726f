use std::pin::Pin;

use crate::beats::Beats;
use crate::chronicle::Chronicle;
use crate::error::StoreError;
use crate::log::Log;
use crate::news::News;

/// What a store will answer. It can be awaited on any thread.
pub type Answer<'a, T, E = StoreError> = Pin<Box<dyn Future<Output = Result<T, E>> + Send + 'a>>;

/// Everything that a server needs to keep tables: an `Arc<dyn Store>` is one, whatever is behind it.
pub trait Store: Log + News + Beats {
    /// Puts this in the place of everything that is known of dice, beats and outages. However often that is done, the result
    /// is the same.
    fn restore(&self, chronicle: Chronicle) -> Answer<'_, ()>;

    /// Whether nobody else can write to it as long as it is open.
    fn is_alone(&self) -> bool;

    /// Finishes what was asked for before and closes. Whatever is asked for afterwards is
    /// [`Unavailable`](StoreError::Unavailable).
    fn close(&self) -> Answer<'_, ()>;

    /// How much has been written since it was opened.
    fn written(&self) -> Written;
}

/// How much a store has written. Changes for each transaction say how many shared a wait for the disk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Transactions that were committed.
    pub transactions: u64,
    /// What was asked for in them: appends, removals, signs of life.
    pub changes: u64,
}
