//! `blazon analyse`: a recorded game, judged event by event.

use std::io::Write;
use std::num::NonZero;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use blazon::Record;
use blazon_engine::{Analysis, Budget, Judge, Player, Progress, Verdict};
use blazon_files::atomic_file;
use blazon_words::{Words, fl};
use clap::Command;
use indicatif::{ProgressBar, ProgressStyle};

use crate::account::Account;
use crate::arguments::{Arguments, json, operand, option, path_option};
use crate::command_line::examples;
use crate::failure::{Exit, Failure, reason};
use crate::input;
use crate::judge::judge;
use crate::{interrupt, report_html, report_json, report_text};

const EXAMPLES: &[&str] = &[
    "blazon analyse game.txt",
    "blazon analyse game.txt --html game.html",
    "blazon analyse - --json < game.txt",
    "blazon analyse game.txt --player greedy --threads 1",
];

pub(super) fn command(words: &Words) -> Command {
    let number = fl!(words, "value-number");
    Command::new("analyse")
        .about(fl!(words, "about-analyse"))
        .override_usage(fl!(words, "usage-analyse"))
        .after_help(examples(words, EXAMPLES))
        .arg(operand("file", &fl!(words, "value-file"), fl!(words, "help-record")).required(true))
        .arg(path_option("html", &fl!(words, "value-file"), fl!(words, "option-html")))
        .arg(option("player", &fl!(words, "value-player"), fl!(words, "option-judge")))
        .arg(option("nodes", &number, fl!(words, "option-judge-nodes")).conflicts_with("time"))
        .arg(option("time", &number, fl!(words, "option-judge-time")))
        .arg(option("seed", &number, fl!(words, "option-judge-seed")))
        .arg(option("threads", &number, fl!(words, "option-judge-threads")))
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
    let seed = arguments.seed()?.unwrap_or(0);
    let threads = match arguments.number("threads", 1..=1024)? {
        Some(threads) => threads,
        None => thread::available_parallelism().map_or(1, NonZero::get),
    };
    let input = input::read(arguments.path("file").unwrap_or_default(), words)?;
    let record: Record =
        input.text.parse().map_err(|error| Failure::Wrong(words.record_error_in(&input.name, &error)))?;
    if record.events().is_empty() {
        return Err(Failure::Wrong(fl!(words, "analysis-nothing", file = input.name.as_str())));
    }
    let html = arguments.path("html").map(Path::new);
    let unwritten = |path: &Path, error: &std::io::Error| {
        let file = path.display().to_string();
        Failure::Io(fl!(words, "output-unwritten", file = file, reason = reason(words, error)))
    };
    if let Some(path) = html {
        // Nobody wants to hear of it only when all is judged.
        atomic_file::check(path).map_err(|error| unwritten(path, &error))?;
    }
    let stop = interrupt::listen();
    let (judge, name) = judge(player, budget, seed, record.position().components());
    let analysis = analyse(&record, &*judge, stop, time, threads);
    if analysis.moments.is_empty() {
        if stop.load(Ordering::Relaxed) {
            writeln!(out, "{}", fl!(words, "analysis-stopped-early"))?;
            return Ok(Exit::Fine);
        }
        return Err(Failure::Wrong(fl!(words, "analysis-unjudged", player = name)));
    }
    let account = Account::new(&record, &analysis, words, name);
    if let Some(path) = html {
        let page = report_html::page(&account);
        atomic_file::replace(path, &page).map_err(|error| unwritten(path, &error))?;
    }
    if arguments.flag("json") {
        writeln!(out, "{}", blazon_wire::line(&report_json::analysed(&account)))?;
    } else if let Some(path) = html {
        for sentence in account.opening() {
            writeln!(out, "{sentence}")?;
        }
        writeln!(out, "{}", fl!(words, "analysis-written", file = path.display().to_string()))?;
    } else {
        report_text::write(&account, out)?;
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
        Failure::CommandLine(fl!(arguments.words, "argument-player", name = name, known = known))
    })
}

/// Judges a game with several threads, or as much of it as there is before somebody says stop. Each event is judged by itself, so the
/// number of threads changes nothing.
fn analyse(
    record: &Record,
    judge: &dyn Judge,
    stop: &AtomicBool,
    time: Option<Duration>,
    threads: usize,
) -> Analysis {
    let tasks = Analysis::tasks(record);
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        let mut judged: Vec<(usize, Option<Verdict>)> = Vec::new();
        while let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            let started = Instant::now();
            let verdict = task.judge(judge, &mut |_: &Progress| {
                !stop.load(Ordering::Relaxed) && time.is_none_or(|time| started.elapsed() < time)
            });
            // What is decided in a hurry is no judgement.
            if stop.load(Ordering::Relaxed) {
                break;
            }
            judged.push((task.index, verdict));
            done.fetch_add(1, Ordering::Relaxed);
        }
        judged
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.min(tasks.len())).map(|_| scope.spawn(work)).collect();
        // Hides itself where nobody watches: when standard error is not a terminal.
        let bar = ProgressBar::new(tasks.len() as u64);
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}") {
            bar.set_style(style);
        }
        while workers.iter().any(|worker| !worker.is_finished()) {
            bar.set_position(done.load(Ordering::Relaxed) as u64);
            thread::sleep(Duration::from_millis(if bar.is_hidden() { 2 } else { 50 }));
        }
        bar.finish_and_clear();
        let mut verdicts: Vec<Option<Verdict>> = vec![None; tasks.len()];
        for worker in workers {
            match worker.join() {
                Ok(judged) => judged.into_iter().for_each(|(index, verdict)| verdicts[index] = verdict),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        Analysis::assemble(record, verdicts)
    })
}

#[cfg(test)]
mod tests {
    use blazon::{Event, Position, Seat};
    use blazon_engine::{Candidate, Decision, PointsJudge, Prospects, Watch};
    use blazon_words::Language;

    use super::*;

    const GAME: &str = include_str!("../../../../conformance/games/win-by-points.txt");

    /// Somebody presses Ctrl-C while the judge thinks about its so-manieth decision, or lets it think for ever.
    struct Interrupted<'a> {
        decisions: AtomicUsize,
        stop: Option<(usize, &'a AtomicBool)>,
    }

    impl Judge for Interrupted<'_> {
        fn decide(&self, position: &Position, seat: Seat, watch: &mut dyn Watch) -> Option<Decision> {
            let decision = PointsJudge.decide(position, seat, watch)?;
            let number = self.decisions.fetch_add(1, Ordering::Relaxed) + 1;
            match self.stop {
                Some((last, stop)) if number == last => stop.store(true, Ordering::Relaxed),
                Some(_) => return Some(decision),
                None => {}
            }
            let best = decision.candidates[0];
            while watch.go_on(&Progress { nodes: 1, done: 0.0, best }) {}
            Some(decision)
        }

        fn judge(&self, position: &Position, seat: Seat, event: Event, plies: u8) -> Option<Candidate> {
            PointsJudge.judge(position, seat, event, plies)
        }

        fn expectation(&self, position: &Position) -> Option<Prospects> {
            PointsJudge.expectation(position)
        }
    }

    #[test]
    fn what_was_judged_before_an_interruption_is_kept_and_said() {
        let record: Record = GAME.parse().expect("a golden game");
        let stop = AtomicBool::new(false);
        let judge = Interrupted { decisions: AtomicUsize::new(0), stop: Some((4, &stop)) };
        let analysis = analyse(&record, &judge, &stop, None, 1);
        assert_eq!(analysis.moments.len(), 4, "a roll and three decisions");
        let words = Words::new(Language::English);
        let opening = Account::new(&record, &analysis, &words, "points".to_owned()).opening();
        let events = record.events().len();
        let said = format!("Stopped after 4 of {events} events. This is what was judged until then.");
        assert!(opening.contains(&said), "{opening:?}");
    }

    #[test]
    fn a_decision_takes_no_longer_than_it_may() {
        let record: Record = GAME.parse().expect("a golden game");
        let judge = Interrupted { decisions: AtomicUsize::new(0), stop: None };
        let time = Some(Duration::from_millis(1));
        let analysis = analyse(&record, &judge, &AtomicBool::new(false), time, 2);
        assert!(analysis.is_whole());
    }
}
