//! `blazon simulate`: many games between players that need no person.

use std::fs;
use std::io::{self, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use blazon::{BySeat, Position, Power, Record, Rules, Seat};
use blazon_wire::Simulation;
use blazon_words::{Words, fl};
use clap::Command;
use indicatif::{ProgressBar, ProgressStyle};
use unicode_width::UnicodeWidthStr;

use crate::arguments::{Arguments, json, option, path_option, seed, with_rules};
use crate::command_line::examples;
use crate::failure::{Exit, Failure, reason};
use crate::figure::{decimal, percent};
use crate::player::Player;
use crate::tally::{Finished, Tally};
use blazon_engine::Chances;

const EXAMPLES: &[&str] = &[
    "blazon simulate --games 1000 --seed 7",
    "blazon simulate --games 100 --seed 7 --records games",
    "blazon simulate --games 100000 --edition it --json",
];

/// Threads take so many games at a time.
const BATCH: u64 = 32;

/// Set when the person has had enough.
static STOP: AtomicBool = AtomicBool::new(false);

pub(super) fn command(words: &Words) -> Command {
    let command = Command::new("simulate")
        .about(fl!(words, "about-simulate"))
        .override_usage(fl!(words, "usage-simulate"))
        .after_help(examples(words, EXAMPLES))
        .arg(option("games", &fl!(words, "value-number"), fl!(words, "option-games")))
        .arg(seed(words))
        .arg(option("first", &fl!(words, "value-player"), fl!(words, "option-first")))
        .arg(option("second", &fl!(words, "value-player"), fl!(words, "option-second")))
        .arg(path_option("records", &fl!(words, "value-folder"), fl!(words, "option-records")))
        .arg(option("threads", &fl!(words, "value-number"), fl!(words, "option-threads")))
        .arg(json(words));
    with_rules(command, words)
}

/// What to play.
struct Plan {
    rules: Rules,
    players: BySeat<Player>,
    games: u64,
    seed: u64,
    records: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let plan = Plan {
        players: BySeat { first: arguments.player("first")?, second: arguments.player("second")? },
        games: arguments.number("games", 1..=1_000_000_000_000)?.unwrap_or(1000),
        seed: match arguments.seed()? {
            Some(seed) => seed,
            None => getrandom::u64()
                .map_err(|error| Failure::Unread(fl!(words, "seed-failed", reason = error.to_string())))?,
        },
        rules: arguments.rules()?,
        records: arguments.path("records").map(PathBuf::from),
    };
    let threads = match arguments.number("threads", 1..=1024)? {
        Some(threads) => threads,
        None => thread::available_parallelism().map_or(1, NonZero::get),
    };
    if let Some(folder) = &plan.records {
        fs::create_dir_all(folder).map_err(|error| unwritten(words, folder, &error))?;
    }
    // Without the handler Ctrl-C still ends the program, only without the numbers so far.
    let _ = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            // Whoever asks twice does not want to wait.
            std::process::exit(130);
        }
    });
    let tally = play_all(&plan, threads).map_err(|(file, error)| unwritten(words, &file, &error))?;
    if arguments.flag("json") {
        writeln!(out, "{}", blazon_wire::line(&simulation(&plan, &tally)))?;
    } else {
        print(&plan, &tally, words, out)?;
    }
    Ok(Exit::Fine)
}

fn unwritten(words: &Words, file: &Path, error: &io::Error) -> Failure {
    let reason = reason(words, error);
    Failure::Unread(fl!(words, "output-unwritten", file = file.display().to_string(), reason = reason))
}

/// Plays the games of a plan, or as many as there is time for. Each has a stream of its own, so neither the number of
/// threads nor who comes first changes what is played.
fn play_all(plan: &Plan, threads: usize) -> Result<Tally, (PathBuf, io::Error)> {
    let next = AtomicU64::new(0);
    let played = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::default();
        loop {
            let from = next.fetch_add(BATCH, Ordering::Relaxed);
            if from >= plan.games {
                return Ok(tally);
            }
            for number in from..plan.games.min(from + BATCH) {
                if STOP.load(Ordering::Relaxed) {
                    return Ok(tally);
                }
                let game = play_one(plan, number).inspect_err(|_| STOP.store(true, Ordering::Relaxed))?;
                tally.add(number, &game);
                played.fetch_add(1, Ordering::Relaxed);
            }
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        // Hides itself where nobody watches: when standard error is not a terminal.
        let bar = ProgressBar::new(plan.games);
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}") {
            bar.set_style(style);
        }
        while workers.iter().any(|worker| !worker.is_finished()) {
            bar.set_position(played.load(Ordering::Relaxed));
            thread::sleep(Duration::from_millis(if bar.is_hidden() { 2 } else { 50 }));
        }
        bar.finish_and_clear();
        let mut tally = Tally::default();
        for worker in workers {
            match worker.join() {
                Ok(part) => tally.merge(&part?),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        Ok(tally)
    })
}

/// Plays a game, and writes its record if that was asked for.
fn play_one(plan: &Plan, number: u64) -> Result<Finished, (PathBuf, io::Error)> {
    let mut chances = Chances::of_game(plan.seed, number);
    let mut game = Finished::starting(Position::new(plan.rules));
    let mut events = Vec::new();
    while let Some(event) = chances.next_event(&game.end) {
        game.play(event);
        if plan.records.is_some() {
            events.push(event);
        }
    }
    if let Some(folder) = &plan.records {
        let file = folder.join(format!("seed-{}-game-{:06}.txt", plan.seed, number + 1));
        let text = record(plan, &events).map_err(|error| (file.clone(), error))?;
        write_once(&file, &text).map_err(|error| (file, error))?;
    }
    Ok(game)
}

fn record(plan: &Plan, events: &[blazon::Event]) -> io::Result<String> {
    let mut record = Record::new(plan.rules);
    for (tag, seat) in [("First", Seat::First), ("Second", Seat::Second)] {
        record.set_tag(tag, plan.players[seat].name()).map_err(io::Error::other)?;
    }
    for &event in events {
        record.push(event).map_err(io::Error::other)?;
    }
    Ok(record.to_string())
}

/// Writes a file, but never over another text: the same games may be played again, somebody's own file stays.
fn write_once(file: &Path, text: &str) -> io::Result<()> {
    match fs::File::create_new(file) {
        Ok(mut new) => new.write_all(text.as_bytes()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            if fs::read(file)? == text.as_bytes() {
                Ok(())
            } else {
                Err(error)
            }
        }
        Err(error) => Err(error),
    }
}

fn simulation(plan: &Plan, tally: &Tally) -> Simulation {
    Simulation {
        seed: plan.seed,
        edition: plan.rules.edition.to_string(),
        players: blazon_wire::BySeat::new(|seat| plan.players[seat].name().to_owned()),
        games: tally.games,
        stopped: tally.games < plan.games,
        score: blazon_wire::BySeat::new(|seat| tally.mean_score(seat)),
        rounds: tally.mean_rounds(),
        events: tally.mean_events(),
        wins: blazon_wire::BySeat::new(|seat| tally.wins[seat]),
        draws: tally.draws(),
        first_result: tally.first_result(),
        ended: tally.ended(),
        decided: tally.decided(),
        powers: tally.powers(),
        castle: blazon_wire::BySeat::new(|seat| tally.castle(seat)),
        signature: tally.signature().into(),
    }
}

fn print(plan: &Plan, tally: &Tally, words: &Words, out: &mut impl Write) -> io::Result<()> {
    if tally.games < plan.games {
        writeln!(out, "{}", fl!(words, "simulate-stopped", games = tally.games, asked = plan.games))?;
    }
    writeln!(
        out,
        "{}",
        fl!(
            words,
            "simulate-games",
            games = tally.games,
            first = plan.players.first.name(),
            second = plan.players.second.name(),
            edition = plan.rules.edition.name(),
            // As text: a number would lose its last digits.
            seed = plan.seed.to_string()
        )
    )?;
    if tally.games == 0 {
        return Ok(());
    }
    let of_games = |count: u64| percent(words, tally.mean(count));
    let result = tally.first_result();
    let ended = tally.ended();
    let decided = tally.decided();
    let lines = [
        fl!(
            words,
            "simulate-score",
            first = decimal(words, tally.mean_score(Seat::First), 2),
            second = decimal(words, tally.mean_score(Seat::Second), 2)
        ),
        fl!(
            words,
            "simulate-length",
            rounds = decimal(words, tally.mean_rounds(), 2),
            events = decimal(words, tally.mean_events(), 2)
        ),
        fl!(
            words,
            "simulate-wins",
            first = of_games(tally.wins.first),
            second = of_games(tally.wins.second),
            draws = of_games(tally.draws())
        ),
        fl!(
            words,
            "simulate-result",
            mean = percent(words, result.mean),
            low = percent(words, result.low),
            high = percent(words, result.high)
        ),
        fl!(words, "simulate-ended", full = of_games(ended.full_map), nobody = of_games(ended.nobody_drew)),
        fl!(
            words,
            "simulate-decided",
            points = of_games(decided.points),
            largest = of_games(decided.largest_domain),
            lots = of_games(decided.lots),
            draw = of_games(decided.nothing)
        ),
        fl!(
            words,
            "simulate-castle",
            first = of_games(tally.castle(Seat::First)),
            second = of_games(tally.castle(Seat::Second))
        ),
    ];
    for line in lines {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", fl!(words, "simulate-powers"))?;
    let names = Power::ALL.map(|power| words.power(power));
    let width = names.iter().map(|name| name.width()).max().unwrap_or(0);
    for (power, name) in Power::ALL.into_iter().zip(&names) {
        let count = tally.power(power);
        let (won, used) = (of_games(count.won), of_games(count.used));
        let line = fl!(words, "simulate-power", won = format!("{won:>5}"), used = format!("{used:>5}"));
        writeln!(out, "  {name}{} {line}", " ".repeat(width - name.width()))?;
    }
    let signature = format!("{:016x}", tally.signature());
    writeln!(out, "{}", fl!(words, "simulate-signature", signature = signature))
}
