//! `blazon puzzles show`: a puzzle as a picture, with its answer if that is asked for.

use std::io::Write;

use blazon_report::position;
use blazon_words::{Against, Words, fl};
use clap::{Arg, Command};

use super::{file, read};
use crate::arguments::{Arguments, flag};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::subject::Subject;

const EXAMPLES: &[&str] =
    &["blazon puzzles show 1", "blazon puzzles show 1 --answer", "blazon puzzles show 3 puzzles.txt"];

pub(super) fn command(words: &Words) -> Command {
    Command::new("show")
        .about(fl!(words, "cli-about-puzzles-show"))
        .override_usage(fl!(words, "cli-usage-puzzles-show"))
        .after_help(examples(words, EXAMPLES))
        .arg(
            Arg::new("number")
                .value_name(fl!(words, "cli-value-number"))
                .help(fl!(words, "cli-help-puzzles-number"))
                .required(true),
        )
        .arg(file(words))
        .arg(flag("answer", fl!(words, "cli-option-puzzles-answer")))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let puzzles = read(arguments)?;
    let all = puzzles.all().len();
    let text = arguments.text("number").unwrap_or_default();
    let number = text.parse::<usize>().ok().filter(|number| (1..=all).contains(number));
    let Some((number, puzzle)) = number.and_then(|number| Some((number, puzzles.all().get(number - 1)?)))
    else {
        return Err(Failure::CommandLine(fl!(
            words,
            "cli-argument-number",
            option = fl!(words, "cli-value-number"),
            value = text,
            least = "1",
            most = all.to_string()
        )));
    };
    let names = Subject::start(words).names;
    // Into a file or a pipe it is drawn wide: nothing is known about where it will be looked at.
    let columns = terminal_size::terminal_size_of(std::io::stdout())
        .map_or(position::WIDE, |(width, _)| width.0.into());
    let (number, all) = (number.to_string(), all.to_string());
    let theme = words.theme(puzzle.theme);
    writeln!(out, "{}", fl!(words, "cli-puzzles-heading", number = number, all = all, theme = theme))?;
    writeln!(out, "{}", words.theme_about(puzzle.theme))?;
    writeln!(out, "{}", words.missed_by(puzzle.missed_by))?;
    writeln!(out)?;
    write!(out, "{}", position::draw(&puzzle.position, &names, columns, words))?;
    writeln!(out)?;
    writeln!(out, "{}", fl!(words, "cli-puzzles-to-decide", name = names[puzzle.seat].label()))?;
    writeln!(out, "{}", puzzle.position)?;
    if arguments.flag("answer") {
        writeln!(out)?;
        writeln!(out, "{}", fl!(words, "cli-puzzles-best", event = puzzle.best.to_string()))?;
        writeln!(out, "{}", words.why(&puzzle.why(), Against::Tempting, None))?;
        writeln!(out, "{}", fl!(words, "cli-puzzles-tempting", event = puzzle.tempting.to_string()))?;
        writeln!(out, "{}", words.why(&puzzle.why_not(), Against::Best, None))?;
        writeln!(out, "{}", words.gives_up(f64::from(puzzle.cost) / 1000.0))?;
    }
    Ok(Exit::Fine)
}
