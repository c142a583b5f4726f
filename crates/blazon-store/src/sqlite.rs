mod backup;
mod connection;
mod error_kind;
mod file;
mod lock;
mod open;
mod plan;
mod reader;
mod record;
mod recovery;
mod rows;
mod schema;
mod statements;
mod writer;

use std::fmt;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};

pub use backup::{BackupError, backup};
pub use open::{Damage, OpenError};
pub use recovery::{RecoveryError, Survey, recover};

use crate::beats::{Beat, Beats};
use crate::change::{self, Change, Removal, Reply};
use crate::error::{AppendError, StoreError};
use crate::log::{Append, Entry, Log};
use crate::mark::{Counts, Status};
use crate::news::{News, NewsSender, Subscription};
use crate::outage::Outage;
use crate::store::{Answer, Store, Written};
use crate::table_id::TableId;
use crate::tally::Tally;
use reader::Reader;
use statements::Statements;
use writer::{Request, Writer};

/// A store in one file, for one process.
///
/// Everything that is to be written goes through a queue to one task. It takes whatever waits, writes it in one transaction
/// and waits for the disk once, so a busy server does not wait more often than a quiet one. Readers have connections of
/// their own, and wait for nobody.
///
/// Beside the file there are three others: `-wal`, which holds what was written last and is part of the database, `-shm`,
/// and `-lock`, which one process at a time holds.
pub struct SqliteStore {
    path: PathBuf,
    queue: mpsc::Sender<Request>,
    reader: Reader,
    news_sender: Arc<NewsSender>,
    written: Arc<Mutex<Written>>,
}

/// How much a [`SqliteStore`] does at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many changes may wait to be written. Whoever has one more waits until there is room.
    pub queue: NonZero<usize>,
    /// How many changes are written in one transaction at most.
    pub batch: NonZero<usize>,
    /// How many connections there are for reading.
    pub readers: NonZero<u32>,
    /// After how many pages of the `-wal` file they are copied into the database.
    pub checkpoint: NonZero<u32>,
    /// How many pages of 4 KiB the database may have, if there is a limit: beyond it the store is
    /// [`Full`](StoreError::Full).
    pub pages: Option<NonZero<u32>>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            queue: const { NonZero::new(4096).unwrap() },
            batch: const { NonZero::new(4096).unwrap() },
            readers: const { NonZero::new(4).unwrap() },
            checkpoint: const { NonZero::new(4000).unwrap() },
            pages: None,
        }
    }
}

impl SqliteStore {
    /// Opens the database in a file. If there is none, it is created, and only its owner may read it.
    ///
    /// The whole file is checked for damage, so this takes the longer the larger it is.
    pub async fn open(path: impl AsRef<Path>) -> Result<SqliteStore, OpenError> {
        SqliteStore::open_with(path, Limits::default()).await
    }

    /// Opens the database in a file, with other limits.
    pub async fn open_with(path: impl AsRef<Path>, limits: Limits) -> Result<SqliteStore, OpenError> {
        let opened = open::open(path.as_ref(), limits).await?;
        let news_sender = Arc::new(NewsSender::new());
        let written = Arc::<Mutex<Written>>::default();
        let (queue, requests) = mpsc::channel(limits.queue.get());
        let writer = Writer {
            path: opened.path.clone(),
            limits,
            connection: Some(opened.writer),
            statements: Statements::new(),
            news_sender: Arc::clone(&news_sender),
            written: Arc::clone(&written),
            lock: opened.lock,
        };
        tokio::spawn(writer.run(requests));
        Ok(SqliteStore { path: opened.path, queue, reader: opened.reader, news_sender, written })
    }

    /// Copies the database as it is now into a new file, while others go on writing.
    pub async fn backup(&self, to: impl AsRef<Path>) -> Result<(), BackupError> {
        backup(&self.path, to).await
    }

    /// Asks for something to be written.
    fn change<'a, T, E>(&'a self, change: impl FnOnce(Reply<T, E>) -> Change + Send + 'a) -> Answer<'a, T, E>
    where
        T: Send + 'a,
        E: From<StoreError> + Send + 'a,
    {
        Box::pin(async {
            let (reply, answer) = oneshot::channel();
            match self.queue.send(Request::Change(change(reply))).await {
                Ok(()) => change::answer(answer).await,
                Err(_) => Err(change::closed().into()),
            }
        })
    }
}

impl fmt::Debug for SqliteStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SqliteStore").field("path", &self.path).finish_non_exhaustive()
    }
}

impl Log for SqliteStore {
    fn append(&self, append: Append) -> Answer<'_, (), AppendError> {
        Box::pin(async {
            append.check()?;
            self.change(|reply| Change::Append(append, reply)).await
        })
    }

    fn remove(&self, table: TableId, expected: u64) -> Answer<'_, (), AppendError> {
        self.change(move |reply| Change::Remove(Removal { table, expected }, reply))
    }

    fn read(&self, table: TableId, after: u64) -> Answer<'_, Vec<Entry>> {
        Box::pin(self.reader.entries(table, after))
    }

    fn status(&self, table: TableId) -> Answer<'_, Option<Status>> {
        Box::pin(self.reader.status(table))
    }

    fn due(&self, now: u64, limit: usize) -> Answer<'_, Vec<TableId>> {
        Box::pin(self.reader.due(now, limit))
    }

    fn listed(&self, limit: usize) -> Answer<'_, Vec<TableId>> {
        Box::pin(self.reader.listed(limit))
    }

    fn counts(&self) -> Answer<'_, Counts> {
        Box::pin(self.reader.counts())
    }

    fn tally(&self) -> Answer<'_, Tally> {
        Box::pin(self.reader.tally())
    }
}

impl News for SqliteStore {
    fn subscribe(&self) -> Subscription {
        self.news_sender.subscribe()
    }
}

impl Beats for SqliteStore {
    fn wake(&self, now: u64) -> Answer<'_, Option<Outage>> {
        self.change(move |reply| Change::Beat(Beat::Wake, now, reply))
    }

    fn beat(&self, now: u64) -> Answer<'_, Option<Outage>> {
        self.change(move |reply| Change::Beat(Beat::Beat, now, reply))
    }

    fn last_beat(&self) -> Answer<'_, Option<u64>> {
        Box::pin(self.reader.last_beat())
    }

    fn note_outage(&self, outage: Outage) -> Answer<'_, ()> {
        self.change(move |reply| Change::Outage(outage, reply))
    }

    fn outages(&self, after: u64) -> Answer<'_, Vec<Outage>> {
        Box::pin(self.reader.outages(after))
    }
}

impl Store for SqliteStore {
    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            let (reply, closed) = oneshot::channel();
            // Readers go first, so that the writer is the last and can put the database in order.
            self.reader.close().await;
            if self.queue.send(Request::Close(reply)).await.is_ok() {
                let _ = closed.await;
            }
            Ok(())
        })
    }

    fn written(&self) -> Written {
        *self.written.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
