//! `blazon bench`: how fast the rules and the players are.

mod decide;
mod greedy;
mod net;

use std::io::Write;
use std::time::{Duration, Instant};

use blazon::{Position, Seat};
use blazon_wire::Bench;
use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::{Arguments, json, option, seed, with_rules};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::figure::real;
use blazon_engine::{Chances, mix};

/// So many games, from the first on, make the signature.
const SIGNATURE_GAMES: u64 = 10_000;

/// The clock is looked at once in so many games.
const BATCH: u64 = 256;

const EXAMPLES: &[&str] = &[
    "blazon bench playouts",
    "blazon bench greedy --seconds 10 --seed 1",
    "blazon bench net",
    "blazon bench decide --player best --positions 200 --json",
];

const PLAYOUTS: &[&str] = &["blazon bench playouts", "blazon bench playouts --seconds 10 --seed 1 --json"];

pub(super) fn command(words: &Words) -> Command {
    let playouts = Command::new("playouts")
        .about(fl!(words, "about-playouts"))
        .override_usage(fl!(words, "usage-playouts"))
        .after_help(examples(words, PLAYOUTS));
    Command::new("bench")
        .about(fl!(words, "about-bench"))
        .override_usage(fl!(words, "usage-bench"))
        .after_help(examples(words, EXAMPLES))
        .subcommand_required(true)
        .subcommand_help_heading(fl!(words, "heading-commands"))
        .subcommand(with_length(playouts, words))
        .subcommand(greedy::command(words))
        .subcommand(net::command(words))
        .subcommand(decide::command(words))
}

/// Adds the options that say which games are played, and for how long.
fn with_length(command: Command, words: &Words) -> Command {
    let number = fl!(words, "value-number");
    let games = option("games", &number, fl!(words, "option-bench-games")).conflicts_with("seconds");
    let command = command
        .arg(option("seconds", &number, fl!(words, "option-seconds")))
        .arg(games)
        .arg(seed(words))
        .arg(json(words));
    with_rules(command, words)
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    match arguments.subcommand() {
        Some(("greedy", arguments)) => greedy::run(&arguments, out),
        Some(("net", arguments)) => net::run(&arguments, out),
        Some(("decide", arguments)) => decide::run(&arguments, out),
        Some((_, arguments)) => run_playouts(&arguments, out),
        None => Ok(Exit::Fine),
    }
}

fn run_playouts(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let seed = arguments.seed()?.unwrap_or(0);
    let length = Length::read(arguments)?;
    let bench = playouts(&Position::new(arguments.rules()?), seed, length);
    if arguments.flag("json") {
        writeln!(out, "{}", blazon_wire::line(&bench))?;
        return Ok(Exit::Fine);
    }
    let lines = [
        fl!(words, "bench-games", games = bench.games, seconds = words.decimal(bench.seconds, 2)),
        fl!(words, "bench-speed", speed = words.decimal(bench.games_per_second, 0)),
        fl!(words, "bench-event", nanoseconds = words.decimal(bench.nanoseconds_per_event, 1)),
        fl!(words, "bench-length", events = words.decimal(bench.events_per_game, 2)),
        fl!(
            words,
            "bench-signature",
            games = bench.signature_games,
            signature = bench.signature.0.to_string()
        ),
    ];
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(Exit::Fine)
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

/// Plays random games on this thread: first those of the signature, then those that are timed.
fn playouts(start: &Position, seed: u64, length: Length) -> Bench {
    let mut signature = 0;
    for game in 0..SIGNATURE_GAMES {
        let (end, _) = playout(start, Chances::of_game(seed, game));
        let [first, second] = Seat::ALL.map(|seat| u64::from(end.score(seat)));
        signature = mix(mix(signature ^ end.stable_hash()) ^ (first << 32 | second));
    }
    let mut events = 0;
    let (games, seconds) = length.time(BATCH, |game| {
        let (end, length) = playout(start, Chances::of_game(seed, SIGNATURE_GAMES + game));
        // The score belongs to a game, and looking at it keeps the game from being optimised away.
        std::hint::black_box(end.standing());
        events += length;
    });
    Bench {
        seed,
        games,
        events,
        seconds,
        games_per_second: real(games) / seconds,
        nanoseconds_per_event: seconds * 1e9 / real(events),
        events_per_game: real(events) / real(games),
        signature_games: SIGNATURE_GAMES,
        signature: signature.into(),
    }
}

/// Plays one random game to its end, and counts its events.
#[inline]
fn playout(start: &Position, mut chances: Chances) -> (Position, u64) {
    let mut position = *start;
    let events = position.playout(|n| chances.below(n));
    (position, u64::from(events))
}
