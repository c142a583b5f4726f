//! `blazon bench playouts` and `blazon bench greedy`: how fast whole games are.

use std::io::Write;

use blazon::{Position, Seat};
use blazon_engine::{Chances, mix, rollout};
use blazon_wire::{Bench, GreedyBench};
use blazon_words::{Words, fl};
use clap::Command;

use super::{Length, print};
use crate::arguments::{Arguments, json, option, seed, with_rules};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::figure::real;

/// Whose games are timed.
#[derive(Clone, Copy)]
pub(super) enum Who {
    /// Random players: their games are counted in events.
    Random,
    /// Greedy players: their games are counted in rounds.
    Greedy,
}

const PLAYOUTS: &[&str] = &["blazon bench playouts", "blazon bench playouts --seconds 10 --seed 1 --json"];
const GREEDY: &[&str] = &["blazon bench greedy", "blazon bench greedy --seconds 10 --seed 1 --json"];

pub(super) fn command(who: Who, words: &Words) -> Command {
    let number = fl!(words, "cli-value-number");
    let command = match who {
        Who::Random => Command::new("playouts")
            .about(fl!(words, "cli-about-bench-playouts"))
            .override_usage(fl!(words, "cli-usage-bench-playouts"))
            .after_help(examples(words, PLAYOUTS)),
        Who::Greedy => Command::new("greedy")
            .about(fl!(words, "cli-about-bench-greedy"))
            .override_usage(fl!(words, "cli-usage-bench-greedy"))
            .after_help(examples(words, GREEDY)),
    };
    let games = option("games", &number, fl!(words, "cli-option-bench-games")).conflicts_with("seconds");
    let command = command
        .arg(option("seconds", &number, fl!(words, "cli-option-seconds")))
        .arg(games)
        .arg(seed(words))
        .arg(json(words));
    with_rules(command, words)
}

pub(super) fn run(who: Who, arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let seed = arguments.seed()?.unwrap_or(0);
    let length = Length::read(arguments)?;
    let start = Position::new(arguments.rules()?);
    let games = match who {
        Who::Random => Played::play(length, 10_000, 256, |game| {
            let mut position = start;
            let mut chances = Chances::of_game(seed, game);
            let events = position.playout(|n| chances.below(n));
            (position, u64::from(events))
        }),
        Who::Greedy => Played::play(length, 1000, 16, |game| {
            let mut position = start;
            rollout(&mut position, &mut Chances::of_game(seed, game));
            (position, u64::from(position.round()))
        }),
    };
    let Played { count, seconds, steps, signature_games, signature } = games;
    let games_per_second = real(count) / seconds;
    let per_step = seconds * 1e9 / real(steps);
    let per_game = real(steps) / real(count);
    let (json, step, length) = match who {
        Who::Random => (
            blazon_wire::line(&Bench {
                seed,
                games: count,
                events: steps,
                seconds,
                games_per_second,
                nanoseconds_per_event: per_step,
                events_per_game: per_game,
                signature_games,
                signature: signature.into(),
            }),
            fl!(words, "cli-bench-move", nanoseconds = words.decimal(per_step, 1)),
            fl!(words, "cli-bench-length", events = words.decimal(per_game, 2)),
        ),
        Who::Greedy => (
            blazon_wire::line(&GreedyBench {
                seed,
                games: count,
                rounds: steps,
                seconds,
                games_per_second,
                nanoseconds_per_round: per_step,
                rounds_per_game: per_game,
                signature_games,
                signature: signature.into(),
            }),
            fl!(words, "cli-bench-round", nanoseconds = words.decimal(per_step, 0)),
            fl!(words, "cli-bench-rounds", rounds = words.decimal(per_game, 2)),
        ),
    };
    let signature = format!("{signature:016x}");
    let told = [
        fl!(words, "cli-bench-games", games = count, seconds = words.decimal(seconds, 2)),
        fl!(words, "cli-bench-speed", speed = words.decimal(games_per_second, 0)),
        step,
        length,
        fl!(words, "cli-bench-signature", games = signature_games, signature = signature),
    ];
    print(arguments, out, &json, told)?;
    Ok(Exit::Fine)
}

/// Games played one after the other on this thread.
struct Played {
    /// How many were timed.
    count: u64,
    /// The time they took.
    seconds: f64,
    /// The events or rounds in them.
    steps: u64,
    /// So many games, from the first on, make the signature.
    signature_games: u64,
    /// What those came to. Whatever makes games faster has to leave it as it is.
    signature: u64,
}

impl Played {
    /// Plays games by their numbers: first those of the signature, then those that are timed. Each gives its end and
    /// its length. The clock is looked at once in a batch.
    #[inline]
    fn play(
        length: Length,
        signature_games: u64,
        batch: u64,
        play: impl Fn(u64) -> (Position, u64),
    ) -> Played {
        let mut signature = 0;
        for game in 0..signature_games {
            let (end, _) = play(game);
            let [first, second] = Seat::ALL.map(|seat| u64::from(end.score(seat)));
            signature = mix(mix(signature ^ end.stable_hash()) ^ (first << 32 | second));
        }
        let mut steps = 0;
        let (count, seconds) = length.time(batch, |game| {
            let (end, length) = play(signature_games + game);
            // The score belongs to a game, and looking at it keeps the game from being optimised away.
            std::hint::black_box(end.standing());
            steps += length;
        });
        Played { count, seconds, steps, signature_games, signature }
    }
}
