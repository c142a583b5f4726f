use std::mem;
use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};

use crate::beats::Beat;
use crate::change::{self, Change, Removal, Reply, Verdict};
use crate::chronicle::Chronicle;
use crate::error::{AppendError, StoreError};
use crate::log::Append;
use crate::outage::Outage;
use crate::store::{Answer, Written};
use crate::table_id::TableId;

/// How many bytes of entries are written in one transaction, unless a single change has more.
const BATCH_WEIGHT: usize = 4 << 20;

/// Everything that is to be written, on its way to the one task that writes. It takes whatever waits and writes it in one
/// transaction, so one wait for the disk serves everybody who came meanwhile.
#[derive(Debug)]
pub(crate) struct Queue {
    requests: mpsc::Sender<Request>,
    written: Arc<Mutex<Written>>,
}

/// Who writes.
pub(crate) trait Writer: Send + 'static {
    /// Writes a batch in one transaction, and gives what each change came to. When this is done it is on disk. If it fails,
    /// that is the answer to all, also to who is in conflict: perhaps with something that is not there after all.
    fn write(&mut self, batch: &[Change]) -> impl Future<Output = Result<Vec<Verdict>, StoreError>> + Send;

    /// Ends, because nobody can ask for anything any more.
    fn close(self) -> impl Future<Output = ()> + Send;
}

/// What the task is asked to do.
#[derive(Debug)]
enum Request {
    Change(Change),
    /// To finish what was asked for before, close the database and say so.
    Close(oneshot::Sender<()>),
}

impl Queue {
    /// Starts a task that writes. So many changes may wait, and so many are written in one transaction.
    pub(crate) fn start(writer: impl Writer, length: NonZero<usize>, batch: NonZero<usize>) -> Queue {
        let written = Arc::<Mutex<Written>>::default();
        let (requests, asked) = mpsc::channel(length.get());
        tokio::spawn(run(writer, asked, batch, Arc::clone(&written)));
        Queue { requests, written }
    }

    pub(crate) fn append(&self, append: Append) -> Answer<'_, (), AppendError> {
        Box::pin(async {
            append.check()?;
            self.change(|reply| Change::Append(append, reply)).await
        })
    }

    pub(crate) fn remove(&self, table: TableId, expected: u64) -> Answer<'_, (), AppendError> {
        Box::pin(self.change(move |reply| Change::Remove(Removal { table, expected }, reply)))
    }

    pub(crate) fn beat(&self, beat: Beat, now: u64) -> Answer<'_, Option<Outage>> {
        Box::pin(self.change(move |reply| Change::Beat(beat, now, reply)))
    }

    pub(crate) fn note_outage(&self, outage: Outage) -> Answer<'_, ()> {
        Box::pin(self.change(move |reply| Change::Outage(outage, reply)))
    }

    pub(crate) fn restore(&self, chronicle: Chronicle) -> Answer<'_, ()> {
        Box::pin(self.change(move |reply| Change::Restore(Box::new(chronicle), reply)))
    }

    /// Has everything written that was asked for before, and ends the task.
    pub(crate) async fn close(&self) {
        let (reply, closed) = oneshot::channel();
        if self.requests.send(Request::Close(reply)).await.is_ok() {
            let _ = closed.await;
        }
    }

    /// How much has been written.
    pub(crate) fn written(&self) -> Written {
        *self.written.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn change<T, E>(&self, change: impl FnOnce(Reply<T, E>) -> Change) -> Result<T, E>
    where
        E: From<StoreError>,
    {
        let (reply, answer) = oneshot::channel();
        match self.requests.send(Request::Change(change(reply))).await {
            Ok(()) => change::answer(answer).await,
            Err(_) => Err(change::closed().into()),
        }
    }
}

/// Writes until nobody can ask for anything any more.
async fn run(
    mut writer: impl Writer,
    mut requests: mpsc::Receiver<Request>,
    most: NonZero<usize>,
    written: Arc<Mutex<Written>>,
) {
    let mut waiting = Vec::new();
    let mut closed = None;
    while closed.is_none() && requests.recv_many(&mut waiting, most.get()).await > 0 {
        let mut batch = Vec::new();
        let mut weight = 0;
        for request in waiting.drain(..) {
            match request {
                Request::Change(change) if closed.is_none() => {
                    if weight > 0 && weight + change.weight() > BATCH_WEIGHT {
                        write(&mut writer, mem::take(&mut batch), &written).await;
                        weight = 0;
                    }
                    weight += change.weight();
                    batch.push(change);
                }
                // It came too late: whoever waits sees that nobody will answer.
                Request::Change(_) => {}
                Request::Close(reply) => closed = Some(reply),
            }
        }
        write(&mut writer, batch, &written).await;
    }
    writer.close().await;
    if let Some(reply) = closed {
        let _ = reply.send(());
    }
}

/// Writes a batch and answers all.
async fn write(writer: &mut impl Writer, batch: Vec<Change>, written: &Mutex<Written>) {
    if batch.is_empty() {
        return;
    }
    match writer.write(&batch).await {
        Ok(verdicts) => {
            let mut written = written.lock().unwrap_or_else(PoisonError::into_inner);
            written.transactions += 1;
            written.changes += batch.len() as u64;
            drop(written);
            batch.into_iter().zip(verdicts).for_each(|(change, verdict)| change.answer(Ok(verdict)));
        }
        Err(error) => batch.into_iter().for_each(|change| change.refuse(error.clone())),
    }
}
