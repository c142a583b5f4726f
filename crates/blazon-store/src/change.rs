use tokio::sync::oneshot;

use crate::beats::Beat;
use crate::chronicle::Chronicle;
use crate::error::{AppendError, StoreError};
use crate::log::Append;
use crate::outage::Outage;
use crate::table_id::TableId;

/// Where the answer to a request goes.
pub(crate) type Reply<T, E = StoreError> = oneshot::Sender<Result<T, E>>;

/// Something that a store is to write, and where to say how it went.
#[derive(Debug)]
pub(crate) enum Change {
    Append(Append, Reply<(), AppendError>),
    Remove(Removal, Reply<(), AppendError>),
    Beat(Beat, u64, Reply<Option<Outage>>),
    Outage(Outage, Reply<()>),
    Restore(Box<Chronicle>, Reply<()>),
}

/// A table that is to go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Removal {
    pub(crate) table: TableId,
    pub(crate) expected: u64,
}

/// What a change comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It is done.
    Done,
    /// It is not done, because the last number of the log is this one.
    Conflict { last: u64 },
    /// It is done, and there was this outage, if there was one.
    Outage(Option<Outage>),
}

impl Change {
    /// The table that it is about, if it is about one.
    pub(crate) fn table(&self) -> Option<TableId> {
        match self {
            Change::Append(append, _) => Some(append.table),
            Change::Remove(removal, _) => Some(removal.table),
            Change::Beat(..) | Change::Outage(..) | Change::Restore(..) => None,
        }
    }

    /// How much there is to write, in bytes.
    pub(crate) fn weight(&self) -> usize {
        match self {
            Change::Append(append, _) => append.entries.iter().map(String::len).sum(),
            Change::Remove(..) | Change::Beat(..) | Change::Outage(..) | Change::Restore(..) => 0,
        }
    }

    /// Says how it went, or that it was not written. Whoever does not wait any more needs no answer.
    pub(crate) fn answer(self, written: Result<Verdict, StoreError>) {
        match self {
            Change::Append(_, reply) | Change::Remove(_, reply) => {
                _ = reply.send(match written {
                    Ok(Verdict::Conflict { last }) => Err(AppendError::Conflict { last }),
                    Ok(Verdict::Done | Verdict::Outage(_)) => Ok(()),
                    Err(error) => Err(error.into()),
                });
            }
            Change::Beat(_, _, reply) => {
                _ = reply.send(written.map(|verdict| match verdict {
                    Verdict::Outage(outage) => outage,
                    Verdict::Done | Verdict::Conflict { .. } => None,
                }));
            }
            Change::Outage(_, reply) | Change::Restore(_, reply) => _ = reply.send(written.map(drop)),
        }
    }

    /// Says that it will not be written.
    pub(crate) fn refuse(self, error: StoreError) {
        self.answer(Err(error));
    }
}

/// Waits for the answer to a request.
pub(crate) async fn answer<T, E: From<StoreError>>(answer: oneshot::Receiver<Result<T, E>>) -> Result<T, E> {
    answer.await.unwrap_or_else(|_| Err(closed().into()))
}

/// The store is closed, or has ended in the middle of its work.
pub(crate) fn closed() -> StoreError {
    StoreError::Unavailable("it is closed".to_owned())
}
