//! The cases of `conformance/`, carried out by the library; the README there says how the files are written.
//!
//! ```
//! let tally = blazon_cases::run("a.txt", "# Nothing\n");
//! assert_eq!(tally.failures, ["a.txt: no case"]);
//! ```

use std::fmt::Display;

use blazon::{Event, Outcome, Position, Roll, Seat, perft};

/// How many cases and checks passed, and what failed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The cases.
    pub cases: usize,
    /// The checks that passed.
    pub checks: usize,
    /// What failed, each with its file and line.
    pub failures: Vec<String>,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, more: Tally) {
        self.cases += more.cases;
        self.checks += more.checks;
        self.failures.extend(more.failures);
    }
}

/// Carries out the cases of a text, which comes from this file.
pub fn run(file: &str, text: &str) -> Tally {
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

/// What a case has had so far; the lines come in this order.
enum Stage {
    None,
    Case,
    Rule,
    Position(Box<Position>),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_check_is_told_with_its_file_and_line() {
        let start = Position::default();
        let checks = "play: d/b/s2/b1\ncount: F 5\nlegal: F:1\nscore: F 0\n";
        let tally = run("a.txt", &format!("case: A\nrule: 2\nposition: {start}\n{checks}"));
        assert_eq!((tally.cases, tally.checks), (1, 4));
        assert_eq!(tally.failures, ["a.txt:5: count: F 5: it is 4"]);
    }

    #[test]
    fn a_file_without_a_case_fails() {
        assert_eq!(run("a.txt", "# Nothing\n").failures, ["a.txt: no case"]);
        assert_eq!(run("a.txt", "case: A\nlegal: F:1\n").failures, ["a.txt:2: legal: F:1: out of place"]);
    }
}
