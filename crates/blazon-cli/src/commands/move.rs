//! `blazon move`: everything that a server has kept, in another database.

use std::io::{ErrorKind, Write};
use std::path::Path;
use std::sync::Arc;

use blazon_store::{
    CarryError, Conflict, OpenError, PostgresLimits, PostgresStore, SqliteStore, Store, carry,
};
use blazon_words::{Words, fl};
use clap::Command;
use tokio::runtime;
use tokio::sync::Notify;

use crate::arguments::{Arguments, path_option};
use crate::command_line::examples;
use crate::database::{self, Database};
use crate::failure::{self, Exit, Failure};
use crate::interrupt;
use crate::progress::Bar;

const EXAMPLES: &[&str] = &[
    "blazon move --from sqlite:blazon.db --to postgres://blazon@db.example/blazon",
    "blazon move --from postgres://blazon@db.example/blazon --to sqlite:blazon.db",
];

/// How many of the tables that are in the way are named.
const NAMED: usize = 5;

pub(super) fn command(words: &Words) -> Command {
    let database = fl!(words, "cli-value-database");
    Command::new("move")
        .about(fl!(words, "cli-about-move"))
        .override_usage(fl!(words, "cli-usage-move"))
        .after_help(examples(words, EXAMPLES))
        .arg(path_option("from", &database, fl!(words, "cli-option-from")).required(true))
        .arg(path_option("to", &database, fl!(words, "cli-option-to")).required(true))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let [from, to] = ["from", "to"].map(|id| Database::named(arguments.path(id).unwrap_or_default()));
    if let Database::File(path) = &from
        && !path.exists()
    {
        // Opening it would create it.
        let reason = failure::reason(words, &ErrorKind::NotFound.into());
        return Err(Failure::Io(fl!(words, "cannot-read-file", file = from.to_string(), reason = reason)));
    }
    let runtime = runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| failure::unwritten(words, Path::new(&to.to_string()), &error))?;
    let stop = Arc::new(Notify::new());
    let stopped = Arc::clone(&stop);
    // If nobody can listen for Ctrl-C it ends the program all the same: what was moved until then is there.
    let _ = interrupt::listen_with(move || stop.notify_one());
    let said = runtime.block_on(async {
        tokio::select! {
            said = carry_over(&from, &to, words) => said,
            () = stopped.notified() => Err(Failure::Io(fl!(words, "cli-move-stopped"))),
        }
    });
    writeln!(out, "{}", said?)?;
    Ok(Exit::Fine)
}

/// Moves everything, and says how it went.
async fn carry_over(from: &Database, to: &Database, words: &Words) -> Result<String, Failure> {
    let source = open(from, words).await?;
    let target = open(to, words).await?;
    let bar = Bar::new(0);
    let carried =
        carry(&*source, &*target, |progress| bar.show_stage(progress.tables, progress.of, String::new)).await;
    drop(bar);
    for store in [source, target] {
        // Everything is on disk already.
        let _ = store.close().await;
    }
    let carried = carried.map_err(|error| unmoved(from, to, &error, words))?;
    Ok(fl!(
        words,
        "cli-move-done",
        tables = carried.tables,
        from = from.to_string(),
        to = to.to_string(),
        hash = carried.fingerprint.to_string()
    ))
}

/// Opens a database for nobody else.
async fn open(database: &Database, words: &Words) -> Result<Arc<dyn Store>, Failure> {
    let opened: Result<Arc<dyn Store>, OpenError> = match database {
        Database::File(path) => SqliteStore::open(path).await.map(|store| Arc::new(store) as _),
        Database::Postgres(address) => {
            let opened = PostgresStore::open_alone(address, PostgresLimits::default()).await;
            opened.map(|store| Arc::new(store) as _)
        }
    };
    opened.map_err(|error| database::unusable(words, database, &error))
}

/// Why not everything is there.
fn unmoved(from: &Database, to: &Database, error: &CarryError, words: &Words) -> Failure {
    let (from, to) = (from.to_string(), to.to_string());
    match error {
        CarryError::InUse => Failure::Io(fl!(words, "cli-move-in-use")),
        CarryError::Unreadable(error) => {
            Failure::Io(fl!(words, "cannot-read-file", file = from, reason = error.to_string()))
        }
        CarryError::Unwritable(error) => {
            Failure::Io(fl!(words, "cli-output-unwritten", file = to, reason = error.to_string()))
        }
        CarryError::Conflicts(conflicts) => {
            let tables: Vec<String> = conflicts.iter().filter_map(name).take(NAMED).collect();
            Failure::Wrong(fl!(words, "cli-move-conflict", to = to, tables = tables.join(" ")))
        }
        CarryError::Altered => Failure::Wrong(fl!(words, "cli-move-altered", to = to)),
    }
}

fn name(conflict: &Conflict) -> Option<String> {
    match conflict {
        Conflict::Table(table) | Conflict::Stranger(table) => Some(table.to_string()),
        Conflict::Chronicle => None,
    }
}
