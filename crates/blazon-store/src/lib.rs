//! Where tables are kept.

mod beats;
mod change;
mod checksum;
mod error;
mod log;
mod mark;
mod memory;
mod news;
mod outage;
mod sqlite;
mod store;
mod table_id;
mod tally;

pub use beats::{Beats, SILENCE};
pub use error::{AppendError, StoreError};
pub use log::{Append, ENTRIES_LIMIT, ENTRY_LIMIT, Entry, Log};
pub use mark::{Counts, Mark, Phase, Status};
pub use memory::MemoryStore;
pub use news::{Heard, News, Subscription};
pub use outage::Outage;
pub use sqlite::{
    BackupError, Damage, Limits, OpenError, RecoveryError, SqliteStore, Survey, backup, recover,
};
pub use store::{Answer, Store};
pub use table_id::{NotATableId, TableId};
pub use tally::{DICE, FACES, Roll, Rolled, Tally};
