//! `blazon bench`: how fast the rules are.

use std::io::Write;
use std::time::{Duration, Instant};

use blazon::{Position, Seat};
use blazon_wire::Bench;
use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::{Arguments, json, option, seed, with_rules};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::figure::{decimal, real};
use blazon_engine::{Chances, mix};

/// So many games, from the first on, make the signature.
const SIGNATURE_GAMES: u64 = 10_000;

/// The clock is looked at once in so many games.
const BATCH: u64 = 256;

const EXAMPLES: &[&str] = &["blazon bench playouts", "blazon bench playouts --seconds 10 --seed 1 --json"];

pub(super) fn command(words: &Words) -> Command {
    let playouts = Command::new("playouts")
        .about(fl!(words, "about-playouts"))
        .override_usage(fl!(words, "usage-playouts"))
        .after_help(examples(words, EXAMPLES))
        .arg(option("seconds", &fl!(words, "value-number"), fl!(words, "option-seconds")))
        .arg(
            option("games", &fl!(words, "value-number"), fl!(words, "option-bench-games"))
                .conflicts_with("seconds"),
        )
        .arg(seed(words))
        .arg(json(words));
    Command::new("bench")
        .about(fl!(words, "about-bench"))
        .override_usage(fl!(words, "usage-bench"))
        .after_help(examples(words, EXAMPLES))
        .subcommand_required(true)
        .subcommand_help_heading(fl!(words, "heading-commands"))
        .subcommand(with_rules(playouts, words))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let Some(arguments) = arguments.of_subcommand() else {
        return Ok(Exit::Fine);
    };
    let words = arguments.words;
    let seconds = arguments.number("seconds", 0.01..=86_400.0)?.unwrap_or(5.0);
    let seed = arguments.seed()?.unwrap_or(0);
    let length = match arguments.number("games", 1..=1_000_000_000_000)? {
        Some(games) => Length::Games(games),
        None => Length::Time(Duration::from_secs_f64(seconds)),
    };
    let bench = playouts(&Position::new(arguments.rules()?), seed, length);
    if arguments.flag("json") {
        writeln!(out, "{}", blazon_wire::line(&bench))?;
        return Ok(Exit::Fine);
    }
    let lines = [
        fl!(words, "bench-games", games = bench.games, seconds = decimal(words, bench.seconds, 2)),
        fl!(words, "bench-speed", speed = decimal(words, bench.games_per_second, 0)),
        fl!(words, "bench-event", nanoseconds = decimal(words, bench.nanoseconds_per_event, 1)),
        fl!(words, "bench-length", events = decimal(words, bench.events_per_game, 2)),
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

/// Plays random games on this thread: first those of the signature, then those that are timed.
fn playouts(start: &Position, seed: u64, length: Length) -> Bench {
    let mut signature = 0;
    for game in 0..SIGNATURE_GAMES {
        let (end, _) = playout(start, Chances::of_game(seed, game));
        let [first, second] = Seat::ALL.map(|seat| u64::from(end.score(seat)));
        signature = mix(mix(signature ^ end.stable_hash()) ^ (first << 32 | second));
    }
    let mut games = 0;
    let mut events = 0;
    let clock = Instant::now();
    let seconds = loop {
        let batch = match length {
            Length::Games(all) => BATCH.min(all - games),
            Length::Time(_) => BATCH,
        };
        for game in games..games + batch {
            let (end, length) = playout(start, Chances::of_game(seed, SIGNATURE_GAMES + game));
            // The score belongs to a game, and looking at it keeps the game from being optimised away.
            std::hint::black_box(end.standing());
            events += length;
        }
        games += batch;
        let elapsed = clock.elapsed();
        let over = match length {
            Length::Games(all) => games == all,
            Length::Time(time) => elapsed >= time,
        };
        if over {
            break elapsed.as_secs_f64();
        }
    };
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
