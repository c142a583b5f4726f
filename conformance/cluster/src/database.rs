use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use blazon_store::{SqliteStore, Store};

use crate::proxy::Proxy;

/// Where all nodes keep their tables.
#[derive(Debug)]
pub(crate) struct Database {
    path: PathBuf,
    lines: Vec<Proxy>,
}

/// What the database should not have done.
#[derive(Debug, thiserror::Error)]
#[error("the database: {0}")]
pub(crate) struct DatabaseError(String);

impl Database {
    pub(crate) fn sqlite(path: PathBuf) -> Database {
        Database { path, lines: Vec::new() }
    }

    /// What a node is told where it is.
    pub(crate) fn address(&self, _node: usize) -> String {
        self.path.display().to_string()
    }

    pub(crate) fn has_lines(&self) -> bool {
        !self.lines.is_empty()
    }

    pub(crate) fn lines(&self) -> impl Iterator<Item = &Proxy> {
        self.lines.iter()
    }

    pub(crate) fn line(&self, node: usize) -> Option<&Proxy> {
        self.lines.get(node)
    }

    pub(crate) async fn restart(
        &self,
        _crash: bool,
        _kill: bool,
        _away: Duration,
    ) -> Result<(), DatabaseError> {
        Ok(())
    }

    /// Opens it, once no node has it any more.
    pub(crate) async fn open(&self) -> Result<Arc<dyn Store>, DatabaseError> {
        let opened = SqliteStore::open(&self.path).await;
        opened
            .map(|store| Arc::new(store) as Arc<dyn Store>)
            .map_err(|error| DatabaseError(error.to_string()))
    }
}
