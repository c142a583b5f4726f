use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use blazon_postgres::{Postgres, Stop};
use blazon_store::{PostgresStore, SqliteStore, Store};
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use crate::proxy::Proxy;

/// Where all nodes keep their tables.
#[derive(Debug)]
pub(crate) enum Database {
    /// One server for several nodes, each with a line of its own to it.
    Postgres {
        server: Arc<Postgres>,
        /// The address without any proxy.
        url: String,
        lines: Vec<Proxy>,
    },
    /// One file for one node.
    Sqlite(PathBuf),
}

/// What a database should not have done.
#[derive(Debug, thiserror::Error)]
#[error("the database: {0}")]
pub(crate) struct DatabaseError(String);

impl Database {
    /// A server of its own for so many nodes.
    pub(crate) async fn postgres(nodes: usize) -> Result<Database, DatabaseError> {
        let (server, url) = blocking(|| {
            let server = Postgres::start()?;
            let url = server.create_database()?;
            Ok((server, url))
        })
        .await?;
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, server.port()));
        let mut lines = Vec::new();
        for _ in 0..nodes {
            lines.push(Proxy::open(Some(address)).await.map_err(fault)?);
        }
        Ok(Database::Postgres { server: Arc::new(server), url, lines })
    }

    /// A file in a folder.
    pub(crate) fn sqlite(folder: &Path) -> Database {
        Database::Sqlite(folder.join("tables.db"))
    }

    /// Where a node finds it: at the other end of its own line.
    pub(crate) fn address(&self, node: usize) -> String {
        match self {
            Database::Postgres { server, url, lines } => match lines.get(node) {
                Some(line) => {
                    url.replacen(&format!("127.0.0.1:{}", server.port()), &line.address().to_string(), 1)
                }
                None => url.clone(),
            },
            Database::Sqlite(path) => path.display().to_string(),
        }
    }

    /// The line of each node.
    pub(crate) fn lines(&self) -> &[Proxy] {
        match self {
            Database::Postgres { lines, .. } => lines,
            Database::Sqlite(_) => &[],
        }
    }

    /// Stops it, and starts it again after some time.
    pub(crate) async fn restart(&self, how: Stop, away: Duration) -> Result<(), DatabaseError> {
        let Database::Postgres { server, .. } = self else { return Ok(()) };
        let stopping = Arc::clone(server);
        blocking(move || stopping.stop(how)).await?;
        sleep(away).await;
        let starting = Arc::clone(server);
        blocking(move || starting.restart()).await
    }

    /// Opens it to read what is there. A file must not be any node's any more.
    pub(crate) async fn open(&self) -> Result<Arc<dyn Store>, DatabaseError> {
        Ok(match self {
            Database::Postgres { url, .. } => Arc::new(PostgresStore::open(url).await.map_err(fault)?),
            Database::Sqlite(path) => Arc::new(SqliteStore::open(path).await.map_err(fault)?),
        })
    }
}

/// Does something that takes its time, elsewhere.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, blazon_postgres::Error> + Send + 'static,
) -> Result<T, DatabaseError> {
    spawn_blocking(work).await.map_err(fault)?.map_err(fault)
}

fn fault(error: impl std::fmt::Display) -> DatabaseError {
    DatabaseError(error.to_string())
}
