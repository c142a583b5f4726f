//! `blazon bench greedy`: how fast games between greedy players are.

use std::io::Write;

use blazon::{Position, Seat};
use blazon_engine::{Chances, mix, rollout};
use blazon_wire::GreedyBench;
use blazon_words::{Words, fl};
use clap::Command;

use super::{Length, with_length};
use crate::arguments::Arguments;
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::figure::real;

/// So many games, from the first on, make the signature.
const SIGNATURE_GAMES: u64 = 1000;

/// The clock is looked at once in so many games.
const BATCH: u64 = 16;

const EXAMPLES: &[&str] = &["blazon bench greedy", "blazon bench greedy --seconds 10 --seed 1 --json"];

pub(super) fn command(words: &Words) -> Command {
    let command = Command::new("greedy")
        .about(fl!(words, "about-bench-greedy"))
        .override_usage(fl!(words, "usage-bench-greedy"))
        .after_help(examples(words, EXAMPLES));
    with_length(command, words)
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let seed = arguments.seed()?.unwrap_or(0);
    let length = Length::read(arguments)?;
    let bench = rollouts(&Position::new(arguments.rules()?), seed, length);
    if arguments.flag("json") {
        writeln!(out, "{}", blazon_wire::line(&bench))?;
        return Ok(Exit::Fine);
    }
    let lines = [
        fl!(words, "bench-games", games = bench.games, seconds = words.decimal(bench.seconds, 2)),
        fl!(words, "bench-speed", speed = words.decimal(bench.games_per_second, 0)),
        fl!(words, "bench-round", nanoseconds = words.decimal(bench.nanoseconds_per_round, 0)),
        fl!(words, "bench-rounds", rounds = words.decimal(bench.rounds_per_game, 2)),
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

/// Plays games on this thread: first those of the signature, then those that are timed.
fn rollouts(start: &Position, seed: u64, length: Length) -> GreedyBench {
    let play = |game: u64| {
        let mut position = *start;
        rollout(&mut position, &mut Chances::of_game(seed, game));
        position
    };
    let mut signature = 0;
    for game in 0..SIGNATURE_GAMES {
        let end = play(game);
        let [first, second] = Seat::ALL.map(|seat| u64::from(end.score(seat)));
        signature = mix(mix(signature ^ end.stable_hash()) ^ (first << 32 | second));
    }
    let mut rounds = 0;
    let (games, seconds) = length.time(BATCH, |game| {
        let end = play(SIGNATURE_GAMES + game);
        // The score belongs to a game, and looking at it keeps the game from being optimised away.
        std::hint::black_box(end.standing());
        rounds += u64::from(end.round());
    });
    GreedyBench {
        seed,
        games,
        rounds,
        seconds,
        games_per_second: real(games) / seconds,
        nanoseconds_per_round: seconds * 1e9 / real(rounds),
        rounds_per_game: real(rounds) / real(games),
        signature_games: SIGNATURE_GAMES,
        signature: signature.into(),
    }
}
