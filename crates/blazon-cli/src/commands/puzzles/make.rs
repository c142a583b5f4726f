//! `blazon puzzles make`: finds puzzles and proves them.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use blazon_arena::PuzzleHunt;
use blazon_engine::Theme;
use blazon_engine::net::Net;
use blazon_files::atomic_file;
use blazon_puzzles::{Proof, Puzzle, Puzzles};
use blazon_report::table;
use blazon_wire::{MadePuzzles, PuzzleThemes};
use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::{Arguments, json, option, path_option};
use crate::command_line::examples;
use crate::failure::{Exit, Failure, unwritten};
use crate::progress::watched;

/// One for every day of a year.
const COUNT: usize = 365;
/// The most puzzles that are made: more would not fit into a file.
const MOST: usize = 4000;
const GAMES: u64 = 100_000;
const MOST_GAMES: u64 = 1_000_000_000;

const EXAMPLES: &[&str] = &[
    "blazon puzzles make --out puzzles.txt",
    "blazon puzzles make --out few.txt --count 10 --seed 7 --threads 2",
    "blazon puzzles make --out puzzles.txt --count 365 --seed 1 --json",
];

pub(super) fn command(words: &Words) -> Command {
    let number = fl!(words, "cli-value-number");
    let count = fl!(words, "cli-option-puzzles-count", default = COUNT.to_string());
    let games = fl!(words, "cli-option-puzzles-games", default = GAMES.to_string());
    Command::new("make")
        .about(fl!(words, "cli-about-puzzles-make"))
        .override_usage(fl!(words, "cli-usage-puzzles-make"))
        .after_help(examples(words, EXAMPLES))
        .arg(
            path_option("out", &fl!(words, "cli-value-file"), fl!(words, "cli-option-puzzles-out"))
                .required(true),
        )
        .arg(option("count", &number, count))
        .arg(option("games", &number, games))
        .arg(option("seed", &number, fl!(words, "cli-option-work-seed")))
        .arg(option("threads", &number, fl!(words, "cli-option-work-threads")))
        .arg(json(words))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let file = PathBuf::from(arguments.path("out").unwrap_or_default());
    let hunt = PuzzleHunt {
        seed: arguments.seed_or_any()?,
        count: arguments.number("count", 1..=MOST)?.unwrap_or(COUNT),
        games: arguments.number("games", 1..=MOST_GAMES)?.unwrap_or(GAMES),
        net: Net::shipped(),
    };
    // Long work is not to end with a file that cannot be written.
    atomic_file::check(&file).map_err(|error| unwritten(words, &file, &error))?;
    let mut failed = None;
    let found = watched(arguments, hunt.count as u64, |threads, stop, watch| {
        let mut written = 0;
        hunt.find(threads, stop, |found| {
            watch(found.puzzles.len() as u64);
            // What there is stays, whatever becomes of the rest.
            if found.puzzles.len() > written {
                written = found.puzzles.len();
                failed = write(&file, &found.puzzles).err();
            }
        })
    })?;
    if let Some(error) = write(&file, &found.puzzles).err().or(failed) {
        return Err(unwritten(words, &file, &error));
    }
    let count =
        |is: &dyn Fn(&Puzzle) -> bool| found.puzzles.iter().filter(|puzzle| is(puzzle)).count() as u64;
    let of_theme = |theme: Theme| count(&|puzzle: &Puzzle| puzzle.theme == theme);
    let solved = count(&|puzzle: &Puzzle| puzzle.proof == Proof::Solved);
    let puzzles = found.puzzles.len() as u64;
    let told = MadePuzzles {
        seed: hunt.seed,
        puzzles,
        stopped: found.puzzles.len() < hunt.count,
        games: found.games,
        solved,
        by_games: puzzles - solved,
        themes: PuzzleThemes {
            deny: of_theme(Theme::Deny),
            room: of_theme(Theme::Room),
            split: of_theme(Theme::Split),
            castle: of_theme(Theme::Castle),
            ending: of_theme(Theme::Ending),
        },
        file: file.display().to_string(),
    };
    if arguments.flag("json") {
        writeln!(out, "{}", blazon_wire::line(&told))?;
    } else {
        if told.stopped {
            writeln!(
                out,
                "{}",
                fl!(words, "cli-measure-stopped", done = puzzles, asked = (hunt.count as u64))
            )?;
        }
        tell(&told, &found.puzzles, words, out)?;
    }
    Ok(Exit::Fine)
}

fn write(file: &Path, puzzles: &[Puzzle]) -> io::Result<()> {
    atomic_file::replace(file, Puzzles::new(puzzles.iter().copied()).to_string())
}

fn tell(told: &MadePuzzles, puzzles: &[Puzzle], words: &Words, out: &mut impl Write) -> io::Result<()> {
    let sentence = fl!(
        words,
        "cli-puzzles-made",
        file = told.file.as_str(),
        count = told.puzzles,
        games = told.games,
        seed = told.seed.to_string()
    );
    writeln!(out, "{sentence}")?;
    let mut rows = vec![[
        fl!(words, "cli-puzzles-theme"),
        fl!(words, "cli-puzzles-solved"),
        fl!(words, "cli-puzzles-by-games"),
    ]];
    rows.extend(Theme::ALL.map(|theme| {
        let (solved, by_games): (Vec<&Puzzle>, Vec<&Puzzle>) = puzzles
            .iter()
            .filter(|puzzle| puzzle.theme == theme)
            .partition(|puzzle| puzzle.proof == Proof::Solved);
        [words.theme(theme), solved.len().to_string(), by_games.len().to_string()]
    }));
    table::write(&rows, out)
}
