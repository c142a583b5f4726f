mod address;
mod connection;
mod error_kind;
mod listener;
mod liveness;
mod open;
mod patience;
mod payload;
mod reader;
mod schema;
mod statements;
mod writer;

use std::fmt;
use std::num::NonZero;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::oneshot;

use crate::beats::{Beat, Beats};
use crate::chronicle::Chronicle;
use crate::error::AppendError;
use crate::log::{Append, Entry, Log};
use crate::mark::{Counts, Status};
use crate::news::{News, NewsSender, Subscription, check_signal};
use crate::open_error::OpenError;
use crate::outage::Outage;
use crate::queue::Queue;
use crate::store::{Answer, Store, Written};
use crate::table_id::TableId;
use crate::tally::Tally;
use address::Address;
use liveness::{Liveness, Share};
use reader::Reader;

/// A store in a PostgreSQL database, which several servers share.
///
/// Like a [`SqliteStore`](crate::SqliteStore) it has one task that writes: it takes whatever waits and commits it in one
/// transaction, over a connection of its own. Servers that append to the same table meet at its row, which one of them has
/// locked, and then at the key of its entries.
///
/// News come from the database, in the order in which they were committed there, whichever server wrote: one's own come
/// back too. A connection that listens is made again when it is lost, and then listeners are told that they may have
/// [missed](crate::Notice::Missed) something.
///
/// Everything is in a schema of its own, `blazon`, so the database may be one that others use. What counts is that
/// connections are to the database itself: locks and news belong to a session, and a pooler such as `PgBouncer` in between would
/// hand out other ones.
pub struct PostgresStore {
    address: Address,
    queue: Queue,
    reader: Reader,
    news_sender: Arc<NewsSender>,
    liveness: Arc<Liveness>,
    /// Asks the listener to end, and to say so. It ends too when there is none any more who could ask.
    listener: tokio::sync::Mutex<Option<oneshot::Sender<oneshot::Sender<()>>>>,
}

/// How much a [`PostgresStore`] does at once, and how long it waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PostgresLimits {
    /// How many changes may wait to be written. Whoever has one more waits until there is room.
    pub queue: NonZero<usize>,
    /// How many changes are written in one transaction at most.
    pub batch: NonZero<usize>,
    /// How many connections there are for reading at most. There are three more: one writes, one listens, one says
    /// signals.
    pub readers: NonZero<u32>,
    /// How long the database may take for anything before the store is
    /// [`Unavailable`](crate::StoreError::Unavailable).
    pub patience: Duration,
}

impl Default for PostgresLimits {
    fn default() -> PostgresLimits {
        PostgresLimits {
            queue: const { NonZero::new(4096).unwrap() },
            batch: const { NonZero::new(4096).unwrap() },
            readers: const { NonZero::new(6).unwrap() },
            patience: Duration::from_secs(10),
        }
    }
}

impl PostgresStore {
    /// Opens the database at an address such as `postgres://user:password@host:5432/database?sslmode=verify-full`. Where
    /// there is nothing of ours in it yet, that is created.
    pub async fn open(url: &str) -> Result<PostgresStore, OpenError> {
        PostgresStore::open_with(url, PostgresLimits::default()).await
    }

    /// Opens the database at an address, with other limits.
    pub async fn open_with(url: &str, limits: PostgresLimits) -> Result<PostgresStore, OpenError> {
        PostgresStore::open_as(url, limits, Share::Shared).await
    }

    /// Opens the database at an address for nobody else: as long as it is open, and no longer than its connection lasts,
    /// no server can write to it. If there is one, it is [`InUse`](OpenError::InUse).
    pub async fn open_alone(url: &str, limits: PostgresLimits) -> Result<PostgresStore, OpenError> {
        PostgresStore::open_as(url, limits, Share::Alone).await
    }

    async fn open_as(url: &str, limits: PostgresLimits, share: Share) -> Result<PostgresStore, OpenError> {
        let address = Address::parse(url)?;
        let news_sender = Arc::new(NewsSender::new());
        let liveness = Arc::new(Liveness::new(share));
        let opened = open::open(&address, limits, &liveness, &news_sender).await?;
        let queue = Queue::start(opened.writer, limits.queue, limits.batch);
        let (end, ended) = oneshot::channel();
        tokio::spawn(opened.listener.run(ended));
        let listener = tokio::sync::Mutex::new(Some(end));
        Ok(PostgresStore { address, queue, reader: opened.reader, news_sender, liveness, listener })
    }
}

impl fmt::Debug for PostgresStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PostgresStore").field("address", &self.address).finish_non_exhaustive()
    }
}

impl Log for PostgresStore {
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

impl News for PostgresStore {
    fn subscribe(&self) -> Subscription {
        self.news_sender.subscribe()
    }

    fn signal(&self, text: String) -> Answer<'_, ()> {
        Box::pin(async move {
            check_signal(&text)?;
            self.reader.signal(text).await
        })
    }
}

impl Beats for PostgresStore {
    fn wake(&self, now: u64) -> Answer<'_, Option<Outage>> {
        Box::pin(async move {
            // If another server was there all the time, this is one more sign of life, and nothing else.
            let served = self.reader.is_served_by_others(&self.liveness).await?;
            self.queue.beat(if served { Beat::Beat } else { Beat::Wake }, now).await
        })
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

impl Store for PostgresStore {
    fn restore(&self, chronicle: Chronicle) -> Answer<'_, ()> {
        self.queue.restore(chronicle)
    }

    fn is_alone(&self) -> bool {
        self.liveness.is_alone()
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            self.queue.close().await;
            // Last, so that it hears of everything that was written.
            if let Some(end) = self.listener.lock().await.take() {
                let (reply, ended) = oneshot::channel();
                if end.send(reply).is_ok() {
                    let _ = ended.await;
                }
            }
            self.reader.close().await;
            Ok(())
        })
    }

    fn written(&self) -> Written {
        self.queue.written()
    }
}
