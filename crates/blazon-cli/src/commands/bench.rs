//! `blazon bench`: how fast the rules and the players are.

mod decide;
mod games;
mod net;

use std::io::{self, Write};
use std::time::{Duration, Instant};

use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::Arguments;
use crate::command_line::{examples, heading};
use crate::failure::{Exit, Failure};
use games::Who;

const EXAMPLES: &[&str] = &[
    "blazon bench playouts",
    "blazon bench greedy --seconds 10 --seed 1",
    "blazon bench net",
    "blazon bench decide --player best --positions 200 --json",
];

pub(super) fn command(words: &Words) -> Command {
    Command::new("bench")
        .about(fl!(words, "cli-about-bench"))
        .override_usage(fl!(words, "cli-usage-bench"))
        .after_help(examples(words, EXAMPLES))
        .subcommand_required(true)
        .subcommand_help_heading(heading(&fl!(words, "cli-heading-commands")))
        .subcommand(games::command(Who::Random, words))
        .subcommand(games::command(Who::Greedy, words))
        .subcommand(net::command(words))
        .subcommand(decide::command(words))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    match arguments.subcommand() {
        Some(("greedy", arguments)) => games::run(Who::Greedy, &arguments, out),
        Some(("net", arguments)) => net::run(&arguments, out),
        Some(("decide", arguments)) => decide::run(&arguments, out),
        Some((_, arguments)) => games::run(Who::Random, &arguments, out),
        None => Ok(Exit::Fine),
    }
}

/// Prints what a run came to: the line for programs, or what is said of it line by line.
fn print(
    arguments: &Arguments<'_>,
    out: &mut impl Write,
    json: &str,
    told: impl IntoIterator<Item = String>,
) -> io::Result<()> {
    if arguments.flag("json") {
        return writeln!(out, "{json}");
    }
    told.into_iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// When a run ends.
#[derive(Clone, Copy)]
enum Length {
    Games(u64),
    Time(Duration),
}

impl Length {
    fn read(arguments: &Arguments<'_>) -> Result<Length, Failure> {
        let time = Length::of_seconds(arguments)?;
        Ok(arguments.number("games", 1..=1_000_000_000_000)?.map_or(time, Length::Games))
    }

    fn of_seconds(arguments: &Arguments<'_>) -> Result<Length, Failure> {
        let seconds = arguments.number("seconds", 0.01..=86_400.0)?.unwrap_or(5.0);
        Ok(Length::Time(Duration::from_secs_f64(seconds)))
    }

    /// Plays games, counted from 0, and says how many it were and how many seconds they took. The clock is looked at
    /// once in a batch.
    #[inline]
    fn time(self, batch: u64, mut play: impl FnMut(u64)) -> (u64, f64) {
        let mut games = 0;
        let clock = Instant::now();
        loop {
            let batch = match self {
                Length::Games(all) => batch.min(all - games),
                Length::Time(_) => batch,
            };
            for game in games..games + batch {
                play(game);
            }
            games += batch;
            let elapsed = clock.elapsed();
            let over = match self {
                Length::Games(all) => games == all,
                Length::Time(time) => elapsed >= time,
            };
            if over {
                return (games, elapsed.as_secs_f64());
            }
        }
    }
}
