//! `blazon simulate`: many games between players that need no person.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use blazon::{BySeat, Event, Power, Record, Seat};
use blazon_arena::{Census, Interval, NoWorkers, Simulation};
use blazon_engine::Player;
use blazon_files::atomic_file;
use blazon_report::table;
use blazon_wire::{ByPower, Decided, Ended, PowerCount};
use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::{Arguments, json, option, path_option, seed, with_rules};
use crate::command_line::examples;
use crate::failure::{Exit, Failure, no_workers, unwritten};
use crate::figure::percent;
use crate::interrupt;
use crate::progress::Bar;

const EXAMPLES: &[&str] = &[
    "blazon simulate --games 1000 --seed 7",
    "blazon simulate --games 100 --seed 7 --records games",
    "blazon simulate --games 100 --first greedy --second level:3",
    "blazon simulate --games 100000 --edition it --json",
];

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
        games: arguments.number("games", 1..=1_000_000_000_000)?.unwrap_or(1000),
        seed: arguments.seed_or_any()?,
        rules: arguments.rules()?,
    };
    let records = arguments.path("records").map(PathBuf::from);
    let threads = arguments.threads()?;
    if let Some(folder) = &records {
        fs::create_dir_all(folder).map_err(|error| unwritten(words, folder, &error))?;
    }
    let bar = Bar::new(plan.games);
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
    if arguments.flag("json") {
        writeln!(out, "{}", blazon_wire::line(&simulation(&plan, &census)))?;
    } else {
        print(&plan, &census, words, out)?;
    }
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

fn simulation(plan: &Simulation, census: &Census) -> blazon_wire::Simulation {
    let Interval { mean, low, high } = census.first_result();
    blazon_wire::Simulation {
        seed: plan.seed,
        edition: plan.rules.edition.to_string(),
        players: BySeat::new(|seat| plan.players[seat].to_string()),
        games: census.games,
        stopped: census.games < plan.games,
        score: BySeat::new(|seat| census.mean_score(seat)),
        rounds: census.mean_rounds(),
        events: census.mean_events(),
        wins: BySeat::new(|seat| census.wins[seat]),
        draws: census.draws(),
        first_result: blazon_wire::Interval { mean, low, high },
        ended: ended(census),
        decided: decided(census),
        powers: ByPower::new(|power| {
            let count = census.power(power);
            PowerCount { won: count.won, used: count.used }
        }),
        castle: BySeat::new(|seat| census.castle[seat]),
        signature: census.signature().into(),
    }
}

fn ended(census: &Census) -> Ended {
    Ended { full_map: census.full_map, nobody_drew: census.games - census.full_map }
}

fn decided(census: &Census) -> Decided {
    Decided {
        points: census.by_points,
        largest_domain: census.by_largest,
        lots: census.by_lots,
        nothing: census.draws(),
    }
}

fn print(plan: &Simulation, census: &Census, words: &Words, out: &mut impl Write) -> io::Result<()> {
    if census.games < plan.games {
        writeln!(out, "{}", fl!(words, "cli-simulate-stopped", games = census.games, asked = plan.games))?;
    }
    writeln!(
        out,
        "{}",
        fl!(
            words,
            "cli-simulate-games",
            games = census.games,
            first = plan.players.first.to_string(),
            second = plan.players.second.to_string(),
            edition = plan.rules.edition.name(),
            // As text: a number would lose its last digits.
            seed = plan.seed.to_string()
        )
    )?;
    if census.games == 0 {
        return Ok(());
    }
    let of_games = |count: u64| percent(words, census.mean(count));
    let result = census.first_result();
    let ended = ended(census);
    let decided = decided(census);
    let lines = [
        fl!(
            words,
            "cli-simulate-score",
            first = words.decimal(census.mean_score(Seat::First), 2),
            second = words.decimal(census.mean_score(Seat::Second), 2)
        ),
        fl!(
            words,
            "cli-simulate-length",
            rounds = words.decimal(census.mean_rounds(), 2),
            events = words.decimal(census.mean_events(), 2)
        ),
        fl!(
            words,
            "cli-simulate-wins",
            first = of_games(census.wins.first),
            second = of_games(census.wins.second),
            draws = of_games(census.draws())
        ),
        fl!(
            words,
            "cli-simulate-result",
            mean = percent(words, result.mean),
            low = percent(words, result.low),
            high = percent(words, result.high)
        ),
        fl!(
            words,
            "cli-simulate-ended",
            full = of_games(ended.full_map),
            nobody = of_games(ended.nobody_drew)
        ),
        fl!(
            words,
            "cli-simulate-decided",
            points = of_games(decided.points),
            largest = of_games(decided.largest_domain),
            lots = of_games(decided.lots),
            draw = of_games(decided.nothing)
        ),
        fl!(
            words,
            "cli-simulate-castle",
            first = of_games(census.castle.first),
            second = of_games(census.castle.second)
        ),
    ];
    for line in lines {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", fl!(words, "cli-simulate-powers"))?;
    let rows = Power::ALL.map(|power| {
        let count = census.power(power);
        let (won, used) = (of_games(count.won), of_games(count.used));
        let line = fl!(words, "cli-simulate-power", won = format!("{won:>5}"), used = format!("{used:>5}"));
        [format!("  {}", words.power(power)), line]
    });
    table::write(&rows, out)?;
    let signature = format!("{:016x}", census.signature());
    writeln!(out, "{}", fl!(words, "cli-simulate-signature", signature = signature))
}
