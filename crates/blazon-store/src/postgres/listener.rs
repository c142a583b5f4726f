use std::sync::Arc;
use std::time::Duration;

use sqlx::Executor;
use sqlx::postgres::{PgListener, PgNotification};
use tokio::sync::oneshot;
use tokio::time;

use super::address::Address;
use super::{PostgresLimits, connection, patience, payload};
use crate::news::{NewsSender, Notice};

/// The channel on which servers hear which logs have changed.
pub(super) const NEWS: &str = "blazon";

/// The channel on which they hear what others say.
pub(super) const SIGNALS: &str = "blazon_signal";

/// After how long a silence one asks whether the database is still there.
const SILENCE: Duration = Duration::from_secs(10);

/// The one who listens to the database, and tells everybody in this process.
pub(super) struct Listener {
    address: Address,
    limits: PostgresLimits,
    news_sender: Arc<NewsSender>,
    /// None when it is lost.
    connection: Option<PgListener>,
}

impl Listener {
    pub(super) fn new(address: Address, limits: PostgresLimits, news_sender: Arc<NewsSender>) -> Listener {
        Listener { address, limits, news_sender, connection: None }
    }

    /// Begins to listen, and tells everybody that something may have been missed before.
    pub(super) async fn connect(&mut self) -> Result<(), sqlx::Error> {
        // A pool each time: a lost connection goes back to its own, and may take a long time to.
        let pool = connection::listening(&self.address, self.limits);
        let connecting = async {
            let mut listener = PgListener::connect_with(&pool).await?;
            listener.eager_reconnect(false);
            listener.listen_all([NEWS, SIGNALS]).await?;
            Ok(listener)
        };
        let listener = time::timeout(self.limits.patience, connecting).await;
        self.connection = Some(listener.unwrap_or(Err(sqlx::Error::PoolTimedOut))?);
        self.news_sender.tell([Notice::Missed]);
        Ok(())
    }

    /// Listens until it is asked to end, or nobody could ask any more. What was committed before is still told.
    pub(super) async fn run(mut self, mut end: oneshot::Receiver<oneshot::Sender<()>>) {
        let asked = loop {
            tokio::select! {
                asked = &mut end => break asked,
                () = self.listen() => {}
            }
        };
        if let Ok(reply) = asked {
            self.ask().await;
            self.tell_buffered();
            self.news_sender.close();
            let _ = reply.send(());
        }
    }

    /// Hears the next notification, or sees to the connection.
    async fn listen(&mut self) {
        let Some(connection) = &mut self.connection else {
            for attempt in 0.. {
                patience::pause(attempt).await;
                if self.connect().await.is_ok() {
                    break;
                }
            }
            return;
        };
        match time::timeout(SILENCE, connection.try_recv()).await {
            Ok(Ok(Some(notification))) => self.tell(&notification),
            Ok(Ok(None) | Err(_)) => self.connection = None,
            Err(_) => self.ask().await,
        }
    }

    /// Asks whether the database is still there. Whatever was committed before has been heard when it answers.
    async fn ask(&mut self) {
        let Some(connection) = &mut self.connection else { return };
        let asking = connection.execute("SELECT 1");
        if !matches!(time::timeout(self.limits.patience, asking).await, Ok(Ok(_))) {
            self.connection = None;
        }
    }

    fn tell_buffered(&mut self) {
        while let Some(notification) = self.connection.as_mut().and_then(PgListener::next_buffered) {
            self.tell(&notification);
        }
    }

    fn tell(&self, notification: &PgNotification) {
        let payload = notification.payload();
        match (notification.channel(), payload::unpack(payload)) {
            (SIGNALS, _) => self.news_sender.tell([Notice::Said(payload.into())]),
            (_, Some(news)) => {
                self.news_sender.tell(news.into_iter().map(|(table, last)| Notice::Changed { table, last }));
            }
            // Of a newer version, say.
            (_, None) => self.news_sender.tell([Notice::Missed]),
        }
    }
}

impl std::fmt::Debug for Listener {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Listener").field("address", &self.address).finish_non_exhaustive()
    }
}
