//! The commands, one a file: what each may be asked, and what it does.

mod analyse;
mod bench;
mod check;
mod components;
mod engine;
mod hint;
mod ladder;
mod legal;
mod r#match;
mod measure;
mod merge;
mod perft;
mod play;
mod replay;
mod serve;
mod show;
mod simulate;
mod train;

use std::io::Write;

use blazon_words::Words;
use clap::{ArgMatches, Command};

use crate::arguments::Arguments;
use crate::failure::{Exit, Failure};

/// Examples of the whole program.
pub(crate) const EXAMPLES: &[&str] = &[
    "blazon",
    "blazon play --lang fr",
    "blazon simulate --games 1000 --seed 7",
    "blazon match best greedy --pairs 100 --seed 1",
    "blazon show game.txt",
    "blazon hint game.txt",
    "blazon check games/*.txt",
    "blazon analyse game.txt --html game.html",
];

/// All commands.
pub(crate) fn all(words: &Words) -> [Command; 18] {
    [
        serve::command(words),
        play::command(words),
        simulate::command(words),
        r#match::command(words),
        ladder::command(words),
        merge::command(words),
        show::command(words),
        check::command(words),
        replay::command(words),
        analyse::command(words),
        legal::command(words),
        hint::command(words),
        engine::command(words),
        perft::command(words),
        bench::command(words),
        measure::command(words),
        train::command(words),
        components::command(words),
    ]
}

/// Does what was asked for. Without a command the page is served.
pub(crate) fn run(matches: &ArgMatches, words: &Words, out: &mut impl Write) -> Result<Exit, Failure> {
    let Some((name, matches)) = matches.subcommand() else {
        return serve::run(None, words, out);
    };
    let arguments = &Arguments::new(matches, words);
    match name {
        "simulate" => simulate::run(arguments, out),
        "match" => r#match::run(arguments, out),
        "ladder" => ladder::run(arguments, out),
        "merge" => merge::run(arguments, out),
        "show" => show::run(arguments, out),
        "check" => check::run(arguments, out),
        "replay" => replay::run(arguments, out),
        "analyse" => analyse::run(arguments, out),
        "legal" => legal::run(arguments, out),
        "hint" => hint::run(arguments, out),
        "engine" => engine::run(arguments, out),
        "perft" => perft::run(arguments, out),
        "bench" => bench::run(arguments, out),
        "measure" => measure::run(arguments, out),
        "train" => train::run(arguments, out),
        "components" => components::run(arguments, out),
        "play" => play::run(arguments, out),
        _ => serve::run(Some(arguments), words, out),
    }
}
