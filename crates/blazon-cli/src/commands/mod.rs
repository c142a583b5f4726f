//! The commands, one a file: what each may be asked, and what it does.

mod analyse;
mod backup;
mod bench;
mod bot;
mod check;
mod components;
mod daily;
mod engine;
mod hint;
mod ladder;
mod legal;
mod load;
mod r#match;
mod measure;
mod merge;
mod r#move;
mod perft;
mod play;
mod puzzles;
mod replay;
mod serve;
mod show;
mod simulate;
mod train;
mod verify;
mod watch;

use blazon_words::Words;
use clap::{ArgMatches, Command};

use crate::arguments::Arguments;
use crate::command_line::unknown_command;
use crate::failure::{Exit, Failure};
use crate::output::Output;

/// Examples of the whole program.
pub(crate) const EXAMPLES: &[&str] = &[
    "blazon",
    "blazon play --lang fr",
    "blazon play --invite",
    "blazon daily",
    "blazon simulate --games 1000 --seed 7",
    "blazon match best greedy --pairs 100 --seed 1",
    "blazon show game.txt",
    "blazon hint game.txt",
    "blazon check games/*.txt",
    "blazon analyse game.txt --html game.html",
];

/// A command: what it is called, what it may be asked, and what it does.
struct Entry {
    name: &'static str,
    command: fn(&Words) -> Command,
    run: fn(&Arguments<'_>, &mut Output) -> Result<Exit, Failure>,
}

/// All commands, in the order of the help.
const COMMANDS: [Entry; 26] = [
    Entry {
        name: "serve",
        command: serve::command,
        run: |arguments, out| serve::run(Some(arguments), arguments.words, out),
    },
    Entry { name: "backup", command: backup::command, run: backup::run },
    Entry { name: "move", command: r#move::command, run: r#move::run },
    Entry { name: "play", command: play::command, run: play::run },
    Entry { name: "watch", command: watch::command, run: watch::run },
    Entry { name: "bot", command: bot::command, run: bot::run },
    Entry { name: "daily", command: daily::command, run: daily::run },
    Entry { name: "simulate", command: simulate::command, run: simulate::run },
    Entry { name: "match", command: r#match::command, run: r#match::run },
    Entry { name: "ladder", command: ladder::command, run: ladder::run },
    Entry { name: "merge", command: merge::command, run: merge::run },
    Entry { name: "show", command: show::command, run: show::run },
    Entry { name: "check", command: check::command, run: check::run },
    Entry { name: "verify", command: verify::command, run: verify::run },
    Entry { name: "replay", command: replay::command, run: replay::run },
    Entry { name: "analyse", command: analyse::command, run: analyse::run },
    Entry { name: "legal", command: legal::command, run: legal::run },
    Entry { name: "hint", command: hint::command, run: hint::run },
    Entry { name: "engine", command: engine::command, run: engine::run },
    Entry { name: "perft", command: perft::command, run: perft::run },
    Entry { name: "bench", command: bench::command, run: bench::run },
    Entry { name: "measure", command: measure::command, run: measure::run },
    Entry { name: "puzzles", command: puzzles::command, run: puzzles::run },
    Entry { name: "train", command: train::command, run: train::run },
    Entry { name: "load", command: load::command, run: load::run },
    Entry { name: "components", command: components::command, run: components::run },
];

/// All commands, as they may be asked.
pub(crate) fn all(words: &Words) -> impl Iterator<Item = Command> {
    COMMANDS.iter().map(move |entry| (entry.command)(words))
}

/// Does what was asked for. Without a command the page is served; with one that is not there, nothing is.
pub(crate) fn run(matches: &ArgMatches, words: &Words, out: &mut Output) -> Result<Exit, Failure> {
    let Some((name, matches)) = matches.subcommand() else {
        return serve::run(None, words, out);
    };
    match COMMANDS.iter().find(|entry| entry.name == name) {
        Some(entry) => (entry.run)(&Arguments::new(matches, words), out),
        None => Err(unknown_command(name, words)),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use blazon_words::Language;

    use super::*;

    #[test]
    fn every_file_of_a_command_stands_in_the_table_under_its_name() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/commands");
        let files: BTreeSet<String> = fs::read_dir(folder)
            .expect("the commands are here")
            .map(|entry| entry.expect("an entry").path())
            .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
            .map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned())
            .filter(|name| name != "mod")
            .collect();
        let table: BTreeSet<String> = COMMANDS.iter().map(|entry| entry.name.to_owned()).collect();
        assert_eq!(table, files);
        assert_eq!(table.len(), COMMANDS.len(), "each once");
    }

    #[test]
    fn a_command_is_asked_for_by_the_name_that_runs_it() {
        let words = Words::new(Language::English);
        for entry in &COMMANDS {
            assert_eq!((entry.command)(&words).get_name(), entry.name);
        }
    }

    #[test]
    fn a_command_that_nothing_runs_is_refused_and_does_not_serve_the_page() {
        let words = Words::new(Language::English);
        let line = Command::new("blazon").subcommand(Command::new("forgotten"));
        let matches = line.get_matches_from(["blazon", "forgotten"]);
        let refused = run(&matches, &words, &mut Output::stdout());
        assert!(matches!(refused, Err(Failure::CommandLine(said)) if said.contains("forgotten")));
    }
}
