//! Every case of `conformance/`; its README says how the files are written.

use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

use blazon::{Event, Outcome, Position, Roll, Seat, perft};

/// A file or folder of `conformance/`.
pub(crate) fn conformance(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance").join(name)
}

/// The text of a file of `conformance/`.
pub(crate) fn read(name: &str) -> String {
    let path = conformance(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The text files of a folder of `conformance/`, in order, as `folder/file.txt`.
pub(crate) fn files(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(conformance(folder)).expect("a folder of conformance");
    let names = entries.map(|entry| entry.expect("a file").file_name().into_string().expect("an ASCII name"));
    let texts = names.filter(|name| name.strip_suffix(".txt").is_some());
    let mut files: Vec<String> = texts.map(|name| format!("{folder}/{name}")).collect();
    files.sort();
    files
}

#[test]
fn the_library_agrees_with_every_case() {
    let files = files("rules");
    assert!(files.len() >= 6, "cases are missing: {files:?}");
    let mut all = Tally::default();
    for file in &files {
        all += run(file, &read(file));
    }
    all.check();
    assert!(all.cases >= 200 && all.checks >= 800, "{} cases, {} checks", all.cases, all.checks);
}

#[test]
fn the_library_agrees_with_every_perft_count() {
    let tally = run("perft.txt", &read("perft.txt"));
    tally.check();
    assert!(tally.cases >= 12, "{} cases", tally.cases);
}

#[test]
fn a_failed_check_is_told_with_its_file_and_line() {
    let start = Position::default();
    let text =
        format!("case: A\nrule: 2\nposition: {start}\nplay: d/b/s2/b1\ncount: F 5\nlegal: F:1\nscore: F 0\n");
    let tally = run("a.txt", &text);
    assert_eq!((tally.cases, tally.checks), (1, 4));
    assert_eq!(tally.failures, ["a.txt:5: count: F 5: it is 4"]);
}

#[test]
fn a_file_without_a_case_fails() {
    assert_eq!(run("a.txt", "# Nothing\n").failures, ["a.txt: no case"]);
    assert_eq!(run("a.txt", "case: A\nlegal: F:1\n").failures, ["a.txt:2: legal: F:1: out of place"]);
}

/// How many cases and checks passed, and what failed.
#[derive(Default)]
struct Tally {
    cases: usize,
    checks: usize,
    failures: Vec<String>,
}

impl Tally {
    fn check(&self) {
        assert!(self.failures.is_empty(), "{} failures:\n{}", self.failures.len(), self.failures.join("\n"));
    }
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, more: Tally) {
        self.cases += more.cases;
        self.checks += more.checks;
        self.failures.extend(more.failures);
    }
}

/// What a case has had so far; the lines come in this order.
enum Stage {
    None,
    Case,
    Rule,
    Position(Box<Position>),
}

fn run(file: &str, text: &str) -> Tally {
    let mut tally = Tally::default();
    let mut stage = Stage::None;
    for (number, line) in (1..).zip(text.lines()) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (key, value) = line.split_once(": ").unwrap_or((line, ""));
        let outcome = match (key, &mut stage) {
            ("case", _) => {
                tally.cases += 1;
                stage = Stage::Case;
                Ok(0)
            }
            ("rule", Stage::Case) => {
                stage = Stage::Rule;
                Ok(0)
            }
            ("position", Stage::Rule) => read_position(value).map(|position| {
                stage = Stage::Position(Box::new(position));
                1
            }),
            (_, Stage::Position(position)) => check(position, key, value).map(|()| 1),
            _ => Err("out of place".to_owned()),
        };
        match outcome {
            Ok(checks) => tally.checks += checks,
            Err(why) => tally.failures.push(format!("{file}:{number}: {line}: {why}")),
        }
    }
    if tally.cases == 0 {
        tally.failures.push(format!("{file}: no case"));
    }
    tally
}

/// Reads a position, which must be written in its one form.
fn read_position(line: &str) -> Result<Position, String> {
    let position: Position = line.parse().map_err(|error| format!("{error}"))?;
    same(position, line)?;
    Ok(position)
}

fn check(position: &mut Position, key: &str, value: &str) -> Result<(), String> {
    match key {
        "play" => value.split(' ').try_for_each(|token| {
            *position = played(position, token)?;
            Ok(())
        }),
        "legal" => played(position, value).map(|_| ()),
        "refused" => {
            let (token, reason) = value.split_once(' ').ok_or("an event and a reason")?;
            refused(position, token, reason)
        }
        "count" => {
            let (seat, count) = seat_and_number(value)?;
            same(position.legal(seat).iter().count(), count)?;
            same(position.legal(seat).len(), count)
        }
        "after" => same(position, value),
        "score" => seat_and_number(value).and_then(|(seat, score)| same(position.score(seat), score)),
        "largest" => seat_and_number(value).and_then(|(seat, cells)| same(position.largest(seat), cells)),
        "winner" => {
            let winner = match position.outcome() {
                Some(Outcome::Win(Seat::First, _)) => "first",
                Some(Outcome::Win(Seat::Second, _)) => "second",
                Some(Outcome::Draw) => "draw",
                None => "none",
            };
            same(winner, value)
        }
        "perft" => {
            let mut words = value.split(' ');
            let count = words.next().unwrap_or_default();
            let rolls: Result<Vec<Roll>, _> = words.map(str::parse).collect();
            same(perft(position, &rolls.map_err(|error| format!("{error}"))?), count)
        }
        _ => Err("no such check".to_owned()),
    }
}

/// The position after an event, which must be accepted; and the list of legal events must hold it, or another way
/// of saying the same.
fn played(position: &Position, token: &str) -> Result<Position, String> {
    let event: Event = token.parse().map_err(|error| format!("{token}: {error}"))?;
    let after = position.play(event).map_err(|error| error.to_string())?;
    let listed = match event.seat() {
        Some(seat) => position.legal(seat).iter().any(|other| position.play(other) == Ok(after)),
        None => true,
    };
    if listed { Ok(after) } else { Err(format!("{token} is accepted but not listed")) }
}

fn refused(position: &Position, token: &str, reason: &str) -> Result<(), String> {
    let Ok(event) = token.parse::<Event>() else {
        return same("unreadable", reason);
    };
    match position.play(event) {
        Ok(_) => Err("it is accepted".to_owned()),
        Err(error) => {
            same(error.reason.code(), reason)?;
            same(error.position, &position.to_string())
        }
    }
}

fn seat_and_number(text: &str) -> Result<(Seat, &str), String> {
    let (seat, number) = text.split_once(' ').ok_or("a seat and a number")?;
    Ok((seat.parse().map_err(|error| format!("{error}"))?, number))
}

fn same(is: impl Display, wanted: &str) -> Result<(), String> {
    let is = is.to_string();
    if is == wanted { Ok(()) } else { Err(format!("it is {is}")) }
}
