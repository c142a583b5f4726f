//! `blazon simulate`: many games between players that need no person.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use blazon::{BySeat, Event, Power, Record, Seat};
use blazon_arena::{Census, Entrant, Interval, NoWorkers, Simulation};
use blazon_engine::Player;
use blazon_files::atomic_file;
use blazon_report::table;
use blazon_wire::{ByPower, Decided, Ended, PowerCount, RunOptions, SimulationSums};
use blazon_words::{Words, fl};
use clap::Command;

use super::measure::power_counts;
use crate::arguments::{Arguments, json, option, path_option, seed, shard, with_rules};
use crate::command_line::examples;
use crate::counted::{self, Counted};
use crate::failure::{Exit, Failure, no_workers, unwritten};
use crate::figure::{percent, real};
use crate::interrupt;
use crate::progress::Bar;

const EXAMPLES: &[&str] = &[
    "blazon simulate --games 1000 --seed 7",
    "blazon simulate --games 100 --seed 7 --records games",
    "blazon simulate --games 100 --first greedy --second level:3",
    "blazon simulate --games 100000 --edition it --json",
    "blazon simulate --games 100000 --first best --seed 7 --shard 2/5 --json > part-2.json",
];

/// The most games that may be asked for.
const MOST: u64 = 1_000_000_000_000;

/// No game has as many points, rounds or events.
const MOST_OF_A_GAME: u64 = 1 << 16;

pub(super) fn command(words: &Words) -> Command {
    let command = Command::new("simulate")
        .about(fl!(words, "cli-about-simulate"))
        .override_usage(fl!(words, "cli-usage-simulate"))
        .after_help(examples(words, EXAMPLES))
        .arg(option("games", &fl!(words, "cli-value-number"), fl!(words, "cli-option-games")))
        .arg(seed(words))
        .arg(option("first", &fl!(words, "cli-value-player"), fl!(words, "cli-option-first")))
        .arg(option("second", &fl!(words, "cli-value-player"), fl!(words, "cli-option-second")))
        .arg(path_option("records", &fl!(words, "cli-value-folder"), fl!(words, "cli-option-records")))
        .arg(shard(words))
        .arg(option("threads", &fl!(words, "cli-value-number"), fl!(words, "cli-option-threads")))
        .arg(json(words));
    with_rules(command, words)
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let plan = Simulation {
        players: BySeat {
            first: arguments.entrant("first", Player::Random)?,
            second: arguments.entrant("second", Player::Random)?,
        },
        games: arguments.number("games", 1..=MOST)?.unwrap_or(1000),
        shard: arguments.shard()?,
        seed: arguments.seed_or_any()?,
        rules: arguments.rules()?,
    };
    let records = arguments.path("records").map(PathBuf::from);
    let threads = arguments.threads()?;
    if let Some(folder) = &records {
        fs::create_dir_all(folder).map_err(|error| unwritten(words, folder, &error))?;
    }
    let bar = Bar::new(plan.share());
    let census = plan
        .play(
            threads,
            interrupt::listen(),
            |number, events| match &records {
                Some(folder) => keep(&plan, folder, number, events),
                None => Ok(()),
            },
            |games| bar.show(games),
        )
        .map_err(|unfinished| match unfinished {
            Unfinished::NoWorkers(error) => no_workers(words, &error),
            Unfinished::Unwritten(file, error) => unwritten(words, &file, &error),
        })?;
    drop(bar);
    let stopped = census.games < plan.share();
    let options = counted::options(&plan.rules, plan.seed, plan.games, plan.shard, stopped);
    let names = BySeat::new(|seat| plan.players[seat].to_string());
    counted::print(&line(options, names, &census), arguments, out)?;
    Ok(Exit::Fine)
}

/// Why not all games were played.
enum Unfinished {
    NoWorkers(NoWorkers),
    /// The record of a game could not be written.
    Unwritten(PathBuf, io::Error),
}

impl From<NoWorkers> for Unfinished {
    fn from(error: NoWorkers) -> Unfinished {
        Unfinished::NoWorkers(error)
    }
}

/// Writes the record of a game, but never over another text: the same games may be played again, somebody's own file
/// stays.
fn keep(plan: &Simulation, folder: &Path, number: u64, events: &[Event]) -> Result<(), Unfinished> {
    let file = folder.join(format!("seed-{}-game-{:06}.txt", plan.seed, number + 1));
    let written = record(plan, events).and_then(|text| atomic_file::create_one_of_many(&file, text));
    written.map_err(|error| Unfinished::Unwritten(file, error))
}

fn record(plan: &Simulation, events: &[Event]) -> io::Result<String> {
    let mut record = Record::new(plan.rules);
    for (tag, seat) in [("First", Seat::First), ("Second", Seat::Second)] {
        record.set_tag(tag, &plan.players[seat].to_string()).map_err(io::Error::other)?;
    }
    for &event in events {
        record.push(event).map_err(io::Error::other)?;
    }
    Ok(record.to_string())
}

fn line(options: RunOptions, players: BySeat<String>, census: &Census) -> blazon_wire::Simulation {
    let Interval { mean, low, high } = census.first_result();
    blazon_wire::Simulation {
        options,
        players,
        games: census.games,
        score: BySeat::new(|seat| census.mean(census.scores[seat])),
        rounds: census.mean(census.rounds),
        events: census.mean(census.events),
        wins: census.wins,
        draws: census.draws(),
        first_result: blazon_wire::Interval { mean, low, high },
        ended: Ended { full_map: census.full_map, nobody_drew: census.games - census.full_map },
        decided: Decided {
            points: census.by_points,
            largest_domain: census.by_largest,
            lots: census.by_lots,
            nothing: census.draws(),
        },
        powers: ByPower::new(|power| {
            let count = census.power(power);
            PowerCount { won: count.won, used: count.used }
        }),
        castle: census.castle,
        signature: census.signature.into(),
        sums: SimulationSums { score: census.scores, rounds: census.rounds, events: census.events },
    }
}

impl Counted for blazon_wire::Simulation {
    type Sums = Census;

    const MOST: u64 = MOST;

    fn options(&self) -> &RunOptions {
        &self.options
    }

    fn is_alike(&self, other: &blazon_wire::Simulation) -> bool {
        self.players == other.players
    }

    fn sums(&self) -> Option<Census> {
        let &blazon_wire::Simulation { games, wins, castle, ended, decided, signature, sums, .. } = self;
        let of_games = [wins.first, wins.second, castle.first, castle.second, ended.full_map];
        let deciders = [decided.points, decided.largest_domain, decided.lots];
        let lengths = [sums.score.first, sums.score.second, sums.rounds, sums.events];
        let possible = games <= MOST
            && of_games.iter().chain(&deciders).all(|&count| count <= games)
            && lengths.iter().all(|&sum| sum <= games * MOST_OF_A_GAME);
        // Every game that was won was decided by something.
        let sound = possible
            && wins.first + wins.second <= games
            && deciders.iter().sum::<u64>() == wins.first + wins.second
            && Seat::ALL.into_iter().all(|seat| Entrant::is_name(&self.players[seat]));
        if !sound {
            return None;
        }
        Some(Census {
            games,
            events: sums.events,
            rounds: sums.rounds,
            scores: sums.score,
            wins,
            castle,
            full_map: ended.full_map,
            by_points: decided.points,
            by_largest: decided.largest_domain,
            by_lots: decided.lots,
            powers: power_counts(&self.powers, games)?,
            signature: signature.0,
        })
    }

    fn count(sums: &Census) -> u64 {
        sums.games
    }

    fn merge(sums: &mut Census, other: &Census) {
        sums.merge(other);
    }

    fn with(&self, options: RunOptions, sums: &Census) -> blazon_wire::Simulation {
        line(options, self.players.clone(), sums)
    }

    fn stopped(words: &Words, done: u64, asked: u64) -> String {
        fl!(words, "cli-simulate-stopped", games = done, asked = asked)
    }

    fn tell(&self, words: &Words, out: &mut impl Write) -> io::Result<()> {
        let heading = fl!(
            words,
            "cli-simulate-games",
            games = self.games,
            first = self.players.first.as_str(),
            second = self.players.second.as_str(),
            edition = self.options.edition.as_str(),
            // As text: a number would lose its last digits.
            seed = self.options.seed.to_string()
        );
        writeln!(out, "{heading}")?;
        if self.games == 0 { Ok(()) } else { tell_games(self, words, out) }
    }
}

fn tell_games(told: &blazon_wire::Simulation, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let of_games = |count: u64| percent(words, real(count) / real(told.games));
    let lines = [
        fl!(
            words,
            "cli-simulate-score",
            first = words.decimal(told.score.first, 2),
            second = words.decimal(told.score.second, 2)
        ),
        fl!(
            words,
            "cli-simulate-length",
            rounds = words.decimal(told.rounds, 2),
            events = words.decimal(told.events, 2)
        ),
        fl!(
            words,
            "cli-simulate-wins",
            first = of_games(told.wins.first),
            second = of_games(told.wins.second),
            draws = of_games(told.draws)
        ),
        fl!(
            words,
            "cli-simulate-result",
            mean = percent(words, told.first_result.mean),
            low = percent(words, told.first_result.low),
            high = percent(words, told.first_result.high)
        ),
        fl!(
            words,
            "cli-simulate-ended",
            full = of_games(told.ended.full_map),
            nobody = of_games(told.ended.nobody_drew)
        ),
        fl!(
            words,
            "cli-simulate-decided",
            points = of_games(told.decided.points),
            largest = of_games(told.decided.largest_domain),
            lots = of_games(told.decided.lots),
            draw = of_games(told.decided.nothing)
        ),
        fl!(
            words,
            "cli-simulate-castle",
            first = of_games(told.castle.first),
            second = of_games(told.castle.second)
        ),
    ];
    for line in lines {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", fl!(words, "cli-simulate-powers"))?;
    let rows = Power::ALL.map(|power| {
        let count = told.powers.of(power);
        let (won, used) = (of_games(count.won), of_games(count.used));
        let line = fl!(words, "cli-simulate-power", won = format!("{won:>5}"), used = format!("{used:>5}"));
        [format!("  {}", words.power(power)), line]
    });
    table::write(&rows, out)?;
    let signature = format!("{:016x}", told.signature.0);
    writeln!(out, "{}", fl!(words, "cli-simulate-signature", signature = signature))
}
