//! Where tables are kept.
//!
//! The authority over a table is its **log**: entries numbered from 1, without gaps, that are only ever added to. A server
//! has a copy of it in memory, and that may be behind. So an [`Append`] says which number it believes to be the last, and
//! succeeds only if that is true; otherwise the answer says what the last number is. Two servers, or two requests to one
//! server, can never both write the same number.
//!
//! What is acknowledged is on disk. What is not acknowledged may be there or not, but never in part.
//!
//! The store does not know what entries mean: they are texts of at most [`ENTRY_LIMIT`] bytes. What has to be known of many
//! tables without reading their logs is in the [`Mark`] that comes with every append, and is written in the same
//! transaction: the phase, whether strangers may find the table, and when it is due. So is the [`Tally`] of the dice.
//!
//! - [`Log`], [`News`] and [`Beats`] are what a store does: keep logs, tell listeners what has changed, and note when no server
//!   was running. A [`Store`] does all three, and a server has an `Arc<dyn Store>`.
//! - [`SqliteStore`] is one file for one process. It can be copied while in use ([`backup`]), notices when it is damaged, and
//!   then gives back what is left ([`recover`]).
//! - [`MemoryStore`] is for tests and simulations. It fails and crashes when told to.
//!
//! ```
//! use blazon_store::{Append, AppendError, Log, Mark, MemoryStore, Phase, TableId};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), AppendError> {
//! let store = MemoryStore::new();
//! let table = TableId::new(0x00c0_ffee);
//! let mark = Mark { phase: Phase::Waiting, listed: true, due: None };
//! let entries = vec!["Ann sits down".to_owned()];
//! let append = Append { table, expected: 0, entries, mark, rolls: Vec::new() };
//! store.append(append.clone()).await?;
//! // Somebody who does not know of it yet.
//! assert_eq!(store.append(append).await, Err(AppendError::Conflict { last: 1 }));
//! assert_eq!(store.read(table, 0).await?[0].text, "Ann sits down");
//! assert_eq!(store.listed(10).await?, [table]);
//! # Ok(())
//! # }
//! ```

mod beats;
mod carry;
mod change;
mod checksum;
mod chronicle;
mod error;
mod fingerprint;
mod log;
mod mark;
mod memory;
mod news;
mod open_error;
mod outage;
mod plan;
mod postgres;
mod queue;
mod record;
mod sqlite;
mod store;
mod table_id;
mod tally;

pub use beats::{Beats, SILENCE};
pub use carry::{Carried, CarryError, Conflict, Progress, carry};
pub use chronicle::Chronicle;
pub use error::{AppendError, StoreError};
pub use fingerprint::Fingerprint;
pub use log::{Append, ENTRIES_LIMIT, ENTRY_LIMIT, Entry, Log};
pub use mark::{Counts, Mark, Phase, Status};
pub use memory::MemoryStore;
pub use news::{News, Notice, SIGNAL_LIMIT, Subscription};
pub use open_error::OpenError;
pub use outage::Outage;
pub use postgres::{PostgresLimits, PostgresStore};
pub use sqlite::{BackupError, Damage, Limits, RecoveryError, SqliteStore, Survey, backup, recover};
pub use store::{Answer, Store, Written};
pub use table_id::{NotATableId, TableId};
pub use tally::{DICE, FACES, Roll, Rolled, Tally};
