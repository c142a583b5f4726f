//! `blazon analyse`: a recorded game, judged event by event.

use std::io::Write;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::Duration;

use blazon::Record;
use blazon_engine::{Budget, Player};
use blazon_files::atomic_file;
use blazon_report::Account;
use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::{Arguments, json, operand, option, path_option};
use crate::command_line::examples;
use crate::failure::{Exit, Failure, unwritten};
use crate::input;
use crate::interrupt;
use crate::judge::judge;
use crate::progress::watched;

const EXAMPLES: &[&str] = &[
    "blazon analyse game.txt",
    "blazon analyse game.txt --html game.html",
    "blazon analyse - --json < game.txt",
    "blazon analyse game.txt --player greedy --threads 1",
];

pub(super) fn command(words: &Words) -> Command {
    let number = fl!(words, "cli-value-number");
    Command::new("analyse")
        .about(fl!(words, "cli-about-analyse"))
        .override_usage(fl!(words, "cli-usage-analyse"))
        .after_help(examples(words, EXAMPLES))
        .arg(operand("file", &fl!(words, "cli-value-file"), fl!(words, "cli-help-record")).required(true))
        .arg(path_option("html", &fl!(words, "cli-value-file"), fl!(words, "cli-option-html")))
        .arg(option("player", &fl!(words, "cli-value-player"), fl!(words, "cli-option-analyst")))
        .arg(option("nodes", &number, fl!(words, "cli-option-analyst-nodes")).conflicts_with("time"))
        .arg(option("time", &number, fl!(words, "cli-option-analyst-time")))
        .arg(option("threads", &number, fl!(words, "cli-option-analyst-threads")))
        .arg(json(words))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let player = player(arguments)?;
    let nodes = arguments.number("nodes", 1..=1_000_000_000_000)?;
    let time = arguments.number("time", 1..=3_600_000)?.map(Duration::from_millis);
    let budget = match (nodes, time) {
        (Some(nodes), _) => Budget::Nodes(nodes),
        (None, Some(_)) => Budget::Unlimited,
        (None, None) => Budget::Usual,
    };
    let input = input::read(arguments.path("file").unwrap_or_default(), words)?;
    let record: Record =
        input.text.parse().map_err(|error| Failure::Wrong(words.record_error_in(&input.name, &error)))?;
    if record.events().is_empty() {
        return Err(Failure::Wrong(fl!(words, "cli-analysis-nothing", file = input.name.as_str())));
    }
    let html = arguments.path("html").map(Path::new);
    if let Some(path) = html {
        // Nobody wants to hear of it only when all is judged.
        atomic_file::check(path).map_err(|error| unwritten(words, path, &error))?;
    }
    let (judge, name) = judge(player, budget, record.position().components());
    let analysis = watched(arguments, record.events().len() as u64, |threads, stop, watch| {
        blazon_arena::analyse(&record, &*judge, time, threads, stop, watch)
    })?;
    if analysis.moments.is_empty() {
        if interrupt::listen().load(Ordering::Relaxed) {
            writeln!(out, "{}", fl!(words, "cli-analysis-stopped-early"))?;
            return Ok(Exit::Fine);
        }
        return Err(Failure::Wrong(fl!(words, "cli-analysis-impossible", player = name)));
    }
    let account = Account::new(&record, &analysis, words, name);
    if let Some(path) = html {
        let page = blazon_report::html::page(&account);
        atomic_file::replace(path, &page).map_err(|error| unwritten(words, path, &error))?;
    }
    if arguments.flag("json") {
        writeln!(out, "{}", blazon_wire::line(&blazon_report::json::analysed(&account)))?;
    } else if let Some(path) = html {
        for sentence in account.opening() {
            writeln!(out, "{sentence}")?;
        }
        writeln!(out, "{}", fl!(words, "cli-analysis-written", file = path.display().to_string()))?;
    } else {
        blazon_report::text::write(&account, out)?;
    }
    Ok(Exit::Fine)
}

/// Who judges: the strongest unless another is named.
fn player(arguments: &Arguments<'_>) -> Result<Player, Failure> {
    let Some(name) = arguments.text("player") else {
        return Ok(Player::Best);
    };
    name.parse().map_err(|_| {
        let known = Player::NAMES.join(", ");
        Failure::CommandLine(fl!(arguments.words, "cli-argument-player", name = name, known = known))
    })
}

#[cfg(test)]
mod tests {
    use blazon_engine::{Analysis, PointsJudge};
    use blazon_words::Language;

    use super::*;

    const GAME: &str = include_str!("../../../../conformance/games/win-by-points.txt");

    #[test]
    fn what_was_judged_before_an_interruption_is_said() {
        let record: Record = GAME.parse().expect("a golden game");
        let analysis = Analysis::of(&record, &PointsJudge, |judged, _| judged < 4);
        let words = Words::new(Language::English);
        let opening = Account::new(&record, &analysis, &words, "points".to_owned()).opening();
        let events = record.events().len();
        let said = format!("Stopped early. Moves analysed: 4 of {events}.");
        assert!(opening.contains(&said), "{opening:?}");
    }
}
