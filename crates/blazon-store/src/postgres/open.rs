use std::sync::Arc;
use std::time::Duration;

use sqlx::Connection;
use tokio::time::{self, Instant};

use super::address::Address;
use super::listener::Listener;
use super::liveness::Liveness;
use super::reader::Reader;
use super::writer::PostgresWriter;
use super::{PostgresLimits, connection, error_kind, schema};
use crate::news::NewsSender;
use crate::open_error::OpenError;

/// How long one waits for another who is just leaving.
const GRACE: Duration = Duration::from_secs(2);

/// How often one looks whether they have left.
const LOOK: Duration = Duration::from_millis(50);

/// How many times as long as anything else changing the schema may take.
const MIGRATION: u32 = 30;

/// A database that is ready for use.
#[derive(Debug)]
pub(super) struct Opened {
    pub(super) writer: PostgresWriter,
    pub(super) reader: Reader,
    pub(super) listener: Listener,
}

/// Opens a database, and creates what is missing.
pub(super) async fn open(
    address: &Address,
    limits: PostgresLimits,
    liveness: &Arc<Liveness>,
    news_sender: &Arc<NewsSender>,
) -> Result<Opened, OpenError> {
    let late = |_| OpenError::Unreachable("it does not answer".to_owned());
    let prepared = time::timeout(limits.patience * MIGRATION, prepare(address, limits));
    prepared.await.map_err(late)??;
    let writing = time::timeout(limits.patience, connect(address, limits, liveness));
    let connection = writing.await.map_err(late)??;
    let mut listener = Listener::new(address.clone(), limits, Arc::clone(news_sender));
    listener.connect().await.map_err(|error| error_kind::of_opening(&error))?;
    Ok(Opened {
        writer: PostgresWriter::new(address.clone(), limits, connection, Arc::clone(liveness)),
        reader: Reader::new(address, limits),
        listener,
    })
}

/// Sees to it that the schema is there.
async fn prepare(address: &Address, limits: PostgresLimits) -> Result<(), OpenError> {
    let connecting = time::timeout(limits.patience, connection::migrating(address));
    let late = |_| OpenError::Unreachable("it does not answer".to_owned());
    let connected = connecting.await.map_err(late)?;
    let mut connection = connected.map_err(|error| error_kind::of_opening(&error))?;
    schema::check_server(&mut connection).await?;
    schema::migrate(&mut connection).await?;
    let _ = connection.close().await;
    Ok(())
}

/// The connection that writes, with the right to.
async fn connect(
    address: &Address,
    limits: PostgresLimits,
    liveness: &Liveness,
) -> Result<sqlx::PgConnection, OpenError> {
    let failed = |error: sqlx::Error| error_kind::of_opening(&error);
    let mut connection = connection::writing(address, limits).await.map_err(failed)?;
    let begun = Instant::now();
    while !liveness.take(&mut connection).await.map_err(failed)? {
        // A process that was killed is gone for the database only when it notices.
        if begun.elapsed() > GRACE {
            return Err(OpenError::InUse);
        }
        time::sleep(LOOK).await;
    }
    Ok(connection)
}
