//! What a server notes while it runs: on standard error, about itself only.

use std::io::{self, IsTerminal};

use blazon_words::fl;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::arguments::Arguments;
use crate::failure::Failure;

/// Whose notes are passed on. Other people's crates may note what nobody should read, such as what was said at a table.
const OURS: &str = "blazon_server";

/// How much is noted, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Logging {
    level: LevelFilter,
    format: Format,
}

#[derive(Clone, Copy, Debug)]
enum Format {
    Text,
    Json,
}

impl Logging {
    /// As the options `--log` and `--log-format` say.
    pub(crate) fn read(arguments: &Arguments<'_>) -> Result<Logging, Failure> {
        let words = arguments.words;
        let level = match arguments.text("log") {
            None | Some("warn") => LevelFilter::WARN,
            Some("off") => LevelFilter::OFF,
            Some("error") => LevelFilter::ERROR,
            Some("info") => LevelFilter::INFO,
            Some("debug") => LevelFilter::DEBUG,
            Some(other) => return Err(Failure::CommandLine(fl!(words, "cli-argument-log", value = other))),
        };
        let format = match arguments.text("log-format") {
            None | Some("text") => Format::Text,
            Some("json") => Format::Json,
            Some(other) => {
                return Err(Failure::CommandLine(fl!(words, "cli-argument-log-format", value = other)));
            }
        };
        Ok(Logging { level, format })
    }

    /// Starts to note.
    pub(crate) fn start(self) {
        let ours = Targets::new().with_target(OURS, self.level);
        let layer = fmt::layer().with_writer(io::stderr).with_target(false).log_internal_errors(false);
        // It has not been started before, and if it had been, that would do.
        let _ = match self.format {
            Format::Text => {
                let layer = layer.with_ansi(io::stderr().is_terminal());
                tracing_subscriber::registry().with(ours).with(layer).try_init()
            }
            Format::Json => tracing_subscriber::registry().with(ours).with(layer.json()).try_init(),
        };
    }
}
