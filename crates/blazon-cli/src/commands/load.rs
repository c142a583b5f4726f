//! `blazon load`: many games at once on a running server, and whether it keeps what it acknowledged.

use std::io::Write;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::Duration;

use blazon_remote::load::{Figures, Journal, JournalError, Load, LoadError, NoJournal, Progress, verify};
use blazon_remote::{CallError, Server};
use blazon_terminal::call_failure;
use blazon_wire::online::Reason;
use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::{Arguments, json, option, path_option, seed};
use crate::command_line::examples;
use crate::failure::{self, Exit, Failure, unwritten};
use crate::figure::real;
use crate::interrupt;
use crate::progress::Bar;

const EXAMPLES: &[&str] = &[
    "blazon load --tables 2000 --seconds 60 --pid $(pidof -s blazon)",
    "blazon load --address 192.168.1.5:4000 --tables 100 --rate 4 --json",
    "blazon load --tables 200 --journal journal.txt",
    "blazon load --verify journal.txt",
];

pub(super) fn command(words: &Words) -> Command {
    let (number, file) = (fl!(words, "cli-value-number"), fl!(words, "cli-value-file"));
    Command::new("load")
        .about(fl!(words, "cli-about-load"))
        .override_usage(fl!(words, "cli-usage-load"))
        .after_help(examples(words, EXAMPLES))
        .arg(option("address", &fl!(words, "cli-value-address"), fl!(words, "cli-option-load-address")))
        .arg(option("tables", &number, fl!(words, "cli-option-load-tables")))
        .arg(option("seconds", &number, fl!(words, "cli-option-load-seconds")))
        .arg(option("rate", &number, fl!(words, "cli-option-load-rate")))
        .arg(option("pid", &number, fl!(words, "cli-option-load-pid")))
        .arg(path_option("journal", &file, fl!(words, "cli-option-load-journal")))
        .arg(
            path_option("verify", &file, fl!(words, "cli-option-load-verify"))
                .conflicts_with_all(["tables", "seconds", "rate", "pid", "journal", "seed", "json"]),
        )
        .arg(seed(words))
        .arg(json(words))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    match arguments.path("verify") {
        Some(journal) => verify_journal(arguments, Path::new(journal), out),
        None => play(arguments, out),
    }
}

fn play(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let server = arguments.server("address")?;
    let tables = arguments.number("tables", 1..=100_000)?.unwrap_or(100);
    let time = Duration::from_secs(arguments.number("seconds", 1..=86_400)?.unwrap_or(30));
    let load = Load {
        server: server.clone(),
        tables,
        time,
        rate: arguments.number("rate", 0.01..=1000.0)?.unwrap_or(2.0),
        seed: arguments.seed_or_any()?,
        journal: journal(arguments, &server)?,
        process: arguments.number("pid", 1..=u32::MAX)?,
    };
    let stop = interrupt::listen();
    let bar = Bar::new(u64::from(tables));
    let figures = load.run(stop, |progress| show(&bar, tables, time, progress, words));
    drop(bar);
    let figures = figures.map_err(|error| failed(&error, &server, arguments))?;
    let stopped = stop.load(Ordering::Relaxed);
    if arguments.flag("json") {
        writeln!(out, "{}", blazon_wire::line(&line(&figures, stopped)))?;
    } else {
        tell(&figures, stopped, words, out)?;
    }
    Ok(if figures.lost.is_some_and(|lost| lost > 0) { Exit::Wrong } else { Exit::Fine })
}

fn journal(arguments: &Arguments<'_>, server: &Server) -> Result<Option<Journal>, Failure> {
    let Some(path) = arguments.path("journal").map(Path::new) else { return Ok(None) };
    Journal::create(path, server).map(Some).map_err(|error| unwritten(arguments.words, path, &error))
}

fn show(bar: &Bar, tables: u32, time: Duration, progress: &Progress, words: &Words) {
    match progress.measured {
        None => {
            bar.show_stage(u64::from(progress.playing), u64::from(tables), || fl!(words, "cli-load-making"));
        }
        Some(measured) => bar.show_stage(measured.as_secs(), time.as_secs(), || {
            let rate = words.decimal(real(progress.events) / measured.as_secs_f64().max(0.001), 0);
            let p99 = words.decimal(milliseconds(progress.p99), 1);
            fl!(words, "cli-load-measuring", rate = rate, p99 = p99)
        }),
    }
}

fn line(figures: &Figures, stopped: bool) -> blazon_wire::Load {
    let seconds = figures.measured.as_secs_f64();
    blazon_wire::Load {
        tables: figures.tables,
        seconds,
        events: figures.events,
        events_per_second: rate(figures),
        p50_ms: milliseconds(figures.p50),
        p99_ms: milliseconds(figures.p99),
        p999_ms: milliseconds(figures.p999),
        bytes_per_table: figures.bytes_per_table,
        lost: figures.lost,
        refused: figures.refused,
        reconnections: figures.reopened,
        games: figures.games,
        stopped,
    }
}

fn tell(figures: &Figures, stopped: bool, words: &Words, out: &mut impl Write) -> std::io::Result<()> {
    if stopped {
        writeln!(out, "{}", fl!(words, "cli-load-stopped"))?;
    }
    let (tables, sockets) = (figures.tables, 2 * figures.tables);
    let time = words.decimal(figures.measured.as_secs_f64(), 1);
    writeln!(out, "{}", fl!(words, "cli-load-tables", tables = tables, sockets = sockets, time = time))?;
    let rate = words.decimal(rate(figures), 1);
    writeln!(out, "{}", fl!(words, "cli-load-rate", acknowledged = figures.events, rate = rate))?;
    let [p50, p99, p999] =
        [figures.p50, figures.p99, figures.p999].map(|time| words.decimal(milliseconds(time), 1));
    writeln!(out, "{}", fl!(words, "cli-load-times", p50 = p50, p99 = p99, p999 = p999))?;
    writeln!(
        out,
        "{}",
        match figures.bytes_per_table {
            Some(bytes) => {
                let memory = words.decimal(real(bytes) / 1024.0, 1);
                fl!(words, "cli-load-memory", memory = memory)
            }
            None => fl!(words, "cli-load-no-memory"),
        }
    )?;
    let (finished, refused, reopened) = (figures.games, figures.refused, figures.reopened);
    let games = fl!(words, "cli-load-games", finished = finished, refused = refused, reopened = reopened);
    writeln!(out, "{games}")?;
    match figures.lost {
        Some(lost) => writeln!(out, "{}", fl!(words, "cli-load-lost", lost = lost)),
        None => writeln!(out, "{}", fl!(words, "cli-load-unchecked")),
    }
}

/// Asks the server again for everything that a journal says it acknowledged.
fn verify_journal(arguments: &Arguments<'_>, path: &Path, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let file = path.display().to_string();
    let (address, noted) = Journal::read(path).map_err(|error| match error {
        JournalError::Io(error) => {
            let reason = failure::reason(words, &error);
            Failure::Io(fl!(words, "cannot-read-file", file = file.as_str(), reason = reason))
        }
        JournalError::NoJournal(NoJournal { line }) => {
            Failure::Wrong(fl!(words, "cli-load-no-journal", place = format!("{file}:{line}:")))
        }
    })?;
    let server = match arguments.text("address") {
        Some(_) => arguments.server("address")?,
        None => Server::new(&address)
            .map_err(|_| Failure::Wrong(fl!(words, "cli-load-no-journal", place = format!("{file}:1:"))))?,
    };
    let missing = verify(&server, &noted)
        .map_err(|error| Failure::Io(call_failure(&error, server.address(), words)))?;
    for one in &missing {
        let (table, number, key) = (one.table.to_string(), one.number.to_string(), one.key.to_string());
        writeln!(out, "{}", fl!(words, "cli-load-missing", table = table, number = number, key = key))?;
    }
    let (noted, lost) = (noted.len(), missing.len());
    writeln!(out, "{}", fl!(words, "cli-load-verified", noted = noted, missing = lost))?;
    Ok(if missing.is_empty() { Exit::Fine } else { Exit::Wrong })
}

fn failed(error: &LoadError, server: &Server, arguments: &Arguments<'_>) -> Failure {
    let words = arguments.words;
    match error {
        LoadError::Call(CallError::Refused {
            reason: Reason::TooManyTables | Reason::TooManyRequests,
            ..
        }) => Failure::Io(fl!(words, "cli-load-limited")),
        LoadError::Call(error) => Failure::Io(call_failure(error, server.address(), words)),
        LoadError::Here(error) => {
            Failure::Io(fl!(words, "cli-threads-failed", reason = failure::reason(words, error)))
        }
        LoadError::Journal(error) => {
            unwritten(words, Path::new(arguments.path("journal").unwrap_or_default()), error)
        }
    }
}

fn rate(figures: &Figures) -> f64 {
    real(figures.events) / figures.measured.as_secs_f64().max(0.001)
}

fn milliseconds(time: Duration) -> f64 {
    1000.0 * time.as_secs_f64()
}
