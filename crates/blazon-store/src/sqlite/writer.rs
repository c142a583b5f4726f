use std::collections::BTreeSet;
use std::mem;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::lock::Lock;
use super::plan::{Outcome, Plan};
use super::statements::Statements;
use super::{Limits, connection, error_kind, record};
use crate::change::{Change, Reply};
use crate::error::StoreError;
use crate::news::NewsSender;
use crate::store::Written;
use crate::table_id::TableId;

/// How many bytes of entries are written in one transaction, unless a single change has more.
const BATCH_WEIGHT: usize = 4 << 20;

/// What the writer is asked to do.
#[derive(Debug)]
pub(super) enum Request {
    Change(Change),
    /// To finish what was asked for before, close the database and say so.
    Close(oneshot::Sender<()>),
}

/// The one who writes.
#[derive(Debug)]
pub(super) struct Writer {
    pub(super) path: PathBuf,
    pub(super) limits: Limits,
    /// None after something went wrong with it: the next batch begins with a new one.
    pub(super) connection: Option<SqliteConnection>,
    pub(super) statements: Statements,
    pub(super) news_sender: Arc<NewsSender>,
    pub(super) written: Arc<Mutex<Written>>,
    /// Held as long as anything may be written.
    pub(super) lock: Lock,
}

/// Says how a change went, once it is known how the batch went.
type Answer = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

impl Writer {
    /// Writes until nobody can ask for anything any more.
    pub(super) async fn run(mut self, mut requests: mpsc::Receiver<Request>) {
        let mut waiting = Vec::new();
        let mut closed = None;
        while closed.is_none() && requests.recv_many(&mut waiting, self.limits.batch.get()).await > 0 {
            let mut batch = Vec::new();
            let mut weight = 0;
            for request in waiting.drain(..) {
                match request {
                    Request::Change(change) if closed.is_none() => {
                        if weight > 0 && weight + change.weight() > BATCH_WEIGHT {
                            self.write(mem::take(&mut batch)).await;
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
            self.write(batch).await;
        }
        self.news_sender.close();
        if let Some(connection) = self.connection {
            // The last one to close copies everything from the `-wal` file into the database.
            let _ = connection.close().await;
        }
        drop(self.lock);
        if let Some(reply) = closed {
            let _ = reply.send(());
        }
    }

    /// Writes a batch in one transaction and answers all.
    async fn write(&mut self, batch: Vec<Change>) {
        if batch.is_empty() {
            return;
        }
        let plan = match self.begin(&batch).await {
            Ok(plan) => plan,
            Err(error) => {
                let error = self.give_up(&error).await;
                return batch.into_iter().for_each(|change| change.refuse(error.clone()));
            }
        };
        let (outcome, answers) = decide(plan, batch);
        let news = outcome.news();
        let written = match self.commit(outcome).await {
            Ok(()) => {
                self.count(answers.len());
                self.news_sender.tell(news);
                Ok(())
            }
            Err(error) => Err(self.give_up(&error).await),
        };
        for answer in answers {
            answer(written.clone());
        }
    }

    /// Begins a transaction and reads what has to be known before anything can be decided.
    async fn begin(&mut self, batch: &[Change]) -> Result<Plan, sqlx::Error> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(connection::writing(&self.path, self.limits).connect().await?),
        };
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
        let tables: BTreeSet<TableId> = batch.iter().filter_map(Change::table).collect();
        let lasts = self.statements.lasts(connection, tables).await?;
        let mut beat = None;
        if batch.iter().any(|change| matches!(change, Change::Beat(..))) {
            let at: Option<i64> =
                sqlx::query_scalar("SELECT at FROM beat").fetch_optional(connection).await?;
            beat = at.map(record::read_number);
        }
        Ok(Plan::new(lasts, beat))
    }

    /// Writes what was decided. When this is done it is on disk.
    async fn commit(&mut self, outcome: Outcome) -> Result<(), sqlx::Error> {
        let Some(connection) = &mut self.connection else { return Err(sqlx::Error::WorkerCrashed) };
        self.statements.write(connection, outcome).await?;
        sqlx::query("COMMIT").execute(connection).await?;
        Ok(())
    }

    fn count(&self, changes: usize) {
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        written.transactions += 1;
        written.changes += changes as u64;
    }

    /// Takes back what was begun, and says why.
    async fn give_up(&mut self, error: &sqlx::Error) -> StoreError {
        // What state a transaction is in after an error depends on the error. That of a closed connection is certain.
        if let Some(connection) = self.connection.take() {
            let _ = connection.close().await;
        }
        error_kind::of_writing(error, &self.path)
    }
}

/// What is to be written for a batch, and what to answer once it is.
fn decide(mut plan: Plan, batch: Vec<Change>) -> (Outcome, Vec<Answer>) {
    let answers = batch.into_iter().map(|change| match change {
        Change::Append(append, reply) => answer(reply, plan.append(append)),
        Change::Remove(removal, reply) => answer(reply, plan.remove(removal)),
        Change::Beat(beat, now, reply) => answer(reply, Ok(plan.beat(beat, now))),
        Change::Outage(outage, reply) => {
            plan.note_outage(outage);
            answer(reply, Ok(()))
        }
    });
    let answers = answers.collect();
    (plan.outcome, answers)
}

/// An answer for when it is known whether the batch was written. If it was not, that is the answer, also to who is in
/// conflict: perhaps with something that is not there after all.
fn answer<T, E>(reply: Reply<T, E>, decided: Result<T, E>) -> Answer
where
    T: Send + 'static,
    E: From<StoreError> + Send + 'static,
{
    Box::new(move |written| {
        // Whoever does not wait any more needs no answer.
        let _ = reply.send(written.map_err(E::from).and(decided));
    })
}
