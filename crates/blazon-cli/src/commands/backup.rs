//! `blazon backup`: a copy of a server's database.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use blazon_store::{BackupError, RecoveryError, Survey};
use blazon_words::{Words, fl};
use clap::Command;
use tokio::runtime;
use tokio::sync::Notify;

use crate::arguments::{Arguments, flag, operand};
use crate::command_line::examples;
use crate::database::{self, Database};
use crate::failure::{self, Exit, Failure};
use crate::interrupt;

const EXAMPLES: &[&str] = &[
    "blazon backup copy.db",
    "blazon backup copy.db --database /srv/blazon/blazon.db",
    "blazon backup --recover saved.db --database damaged.db",
];

pub(super) fn command(words: &Words) -> Command {
    Command::new("backup")
        .about(fl!(words, "cli-about-backup"))
        .override_usage(fl!(words, "cli-usage-backup"))
        .after_help(examples(words, EXAMPLES))
        .arg(operand("file", &fl!(words, "cli-value-file"), fl!(words, "cli-help-backup")).required(true))
        .arg(database::option(words))
        .arg(flag("recover", fl!(words, "cli-option-recover")))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let from = match Database::of(arguments)? {
        Database::File(path) => path,
        database @ Database::Postgres(_) => {
            let file = database.to_string();
            return Err(Failure::CommandLine(fl!(words, "cli-backup-postgres", file = file)));
        }
    };
    let to = Path::new(arguments.path("file").unwrap_or_default());
    let runtime = runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| failure::unwritten(words, to, &error))?;
    let stop = Arc::new(Notify::new());
    let stopped = Arc::clone(&stop);
    // If nobody can listen for Ctrl-C it ends the program all the same, only less tidily.
    let _ = interrupt::listen_with(move || stop.notify_one());
    let copying = async {
        if arguments.flag("recover") {
            let recovered = blazon_store::recover(&from, to).await;
            recovered
                .map(|survey| saved(words, &from, to, survey))
                .map_err(|error| lost(words, &from, to, &error))
        } else {
            let copied = blazon_store::backup(&from, to).await;
            copied.map(|()| done(words, &from, to)).map_err(|error| refusal(words, &from, to, &error))
        }
    };
    let said = runtime.block_on(async {
        tokio::select! {
            said = copying => said,
            () = stopped.notified() => Err(Failure::Io(fl!(words, "cli-backup-stopped"))),
        }
    });
    writeln!(out, "{}", said?)?;
    Ok(Exit::Fine)
}

fn done(words: &Words, from: &Path, to: &Path) -> String {
    let (database, file) = (from.display().to_string(), to.display().to_string());
    fl!(words, "cli-backup-done", database = database, file = file)
}

fn saved(words: &Words, from: &Path, to: &Path, Survey { whole, cut, lost }: Survey) -> String {
    let (database, file) = (from.display().to_string(), to.display().to_string());
    fl!(
        words,
        "cli-backup-recovered",
        database = database,
        file = file,
        whole = whole,
        cut = cut,
        lost = lost
    )
}

/// Why nothing could be recovered.
fn lost(words: &Words, from: &Path, to: &Path, error: &RecoveryError) -> Failure {
    let database = from.display().to_string();
    match error {
        RecoveryError::Unreadable(error) => {
            let reason = failure::reason(words, error);
            Failure::Io(fl!(words, "cannot-read-file", file = database, reason = reason))
        }
        RecoveryError::NotOurs => Failure::Wrong(fl!(words, "cli-database-other", file = database)),
        RecoveryError::Newer => Failure::Wrong(fl!(words, "cli-database-newer", file = database)),
        RecoveryError::Unwritable(error) => failure::unwritten(words, to, error),
    }
}

fn refusal(words: &Words, from: &Path, to: &Path, error: &BackupError) -> Failure {
    let database = from.display().to_string();
    match error {
        BackupError::Unreadable(error) => {
            let reason = failure::reason(words, error);
            Failure::Io(fl!(words, "cannot-read-file", file = database, reason = reason))
        }
        BackupError::NotOurs => Failure::Wrong(fl!(words, "cli-database-other", file = database)),
        BackupError::Damaged => Failure::Wrong(fl!(words, "cli-backup-damaged", file = database)),
        BackupError::Unwritable(error) => failure::unwritten(words, to, error),
    }
}
