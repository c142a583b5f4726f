mod backup;
mod connection;
pub(crate) mod error_kind;
mod file;
mod lock;
mod open;
mod reader;
mod recovery;
mod rows;
mod schema;
mod statements;
mod writer;

use std::fmt;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use backup::{BackupError, backup};
pub use open::Damage;
pub use recovery::{RecoveryError, Survey, recover};

use crate::beats::{Beat, Beats};
use crate::chronicle::Chronicle;
use crate::error::AppendError;
use crate::log::{Append, Entry, Log};
use crate::mark::{Counts, Status};
use crate::news::{News, NewsSender, Subscription};
use crate::open_error::OpenError;
use crate::outage::Outage;
use crate::queue::Queue;
use crate::store::{Answer, Store, Written};
use crate::table_id::TableId;
use crate::tally::Tally;
use reader::Reader;
use statements::Statements;
use writer::SqliteWriter;

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
    queue: Queue,
    reader: Reader,
    news_sender: Arc<NewsSender>,
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
    /// [`Full`](crate::StoreError::Full).
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
        let writer = SqliteWriter {
            path: opened.path.clone(),
            limits,
            connection: Some(opened.writer),
            statements: Statements::new(),
            news_sender: Arc::clone(&news_sender),
            lock: opened.lock,
        };
        let queue = Queue::start(writer, limits.queue, limits.batch);
        Ok(SqliteStore { path: opened.path, queue, reader: opened.reader, news_sender })
    }

    /// Copies the database as it is now into a new file, while others go on writing.
    pub async fn backup(&self, to: impl AsRef<Path>) -> Result<(), BackupError> {
        backup(&self.path, to).await
    }
}

impl fmt::Debug for SqliteStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SqliteStore").field("path", &self.path).finish_non_exhaustive()
    }
}

impl Log for SqliteStore {
    fn append(&self, append: Append) -> Answer<'_, (), AppendError> {
        self.queue.append(append)
    }

    fn remove(&self, table: TableId, expected: u64) -> Answer<'_, (), AppendError> {
        self.queue.remove(table, expected)
    }

    fn read(&self, table: TableId, after: u64) -> Answer<'_, Vec<Entry>> {
        Box::pin(self.reader.entries(table, after))
    }

    fn status(&self, table: TableId) -> Answer<'_, Option<Status>> {
        Box::pin(self.reader.status(table))
    }

    fn tables(&self, after: Option<TableId>, limit: usize) -> Answer<'_, Vec<(TableId, Status)>> {
        Box::pin(self.reader.tables(after, limit))
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

    fn signal(&self, text: String) -> Answer<'_, ()> {
        Box::pin(async move { self.news_sender.say(&text) })
    }
}

impl Beats for SqliteStore {
    fn wake(&self, now: u64) -> Answer<'_, Option<Outage>> {
        self.queue.beat(Beat::Wake, now)
    }

    fn beat(&self, now: u64) -> Answer<'_, Option<Outage>> {
        self.queue.beat(Beat::Beat, now)
    }

    fn last_beat(&self) -> Answer<'_, Option<u64>> {
        Box::pin(self.reader.last_beat())
    }

    fn note_outage(&self, outage: Outage) -> Answer<'_, ()> {
        self.queue.note_outage(outage)
    }

    fn outages(&self, after: u64) -> Answer<'_, Vec<Outage>> {
        Box::pin(self.reader.outages(after))
    }
}

impl Store for SqliteStore {
    fn restore(&self, chronicle: Chronicle) -> Answer<'_, ()> {
        self.queue.restore(chronicle)
    }

    fn is_alone(&self) -> bool {
        // One process at a time has the file.
        true
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            // Readers go first, so that the writer is the last and can put the database in order.
            self.reader.close().await;
            self.queue.close().await;
            Ok(())
        })
    }

    fn written(&self) -> Written {
        self.queue.written()
    }
}
