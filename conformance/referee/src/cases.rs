//! Runs conformance files. `conformance/README.md` says how they are written.

use crate::Referee;

/// Perft counts above this are left to faster implementations.
const LARGEST_PERFT: u64 = 200_000;

/// Runs every case of a text: how many checks passed, and what failed, each with its line number.
#[must_use]
pub fn run(text: &str) -> (usize, Vec<String>) {
    let mut passed = 0;
    let mut failures = vec![];
    let mut game: Option<Referee> = None;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim_end();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let outcome = match line.split_once(": ") {
            Some(("case", _)) => {
                game = None;
                Ok(false)
            }
            Some(("rule", _)) => Ok(false),
            Some(("position", position)) => read_position(position).map(|read| {
                game = Some(read);
                true
            }),
            Some((what, rest)) => match &mut game {
                Some(game) => check(game, what, rest),
                None => Err("no position to check".to_owned()),
            },
            None => Err("not a line of a case".to_owned()),
        };
        match outcome {
            Ok(true) => passed += 1,
            Ok(false) => {}
            Err(why) => failures.push(format!("line {number}: {why}: {line}")),
        }
    }
    (passed, failures)
}

/// Reads a position, which must be written in its one form.
fn read_position(line: &str) -> Result<Referee, String> {
    let game = Referee::from_line(line)?;
    same("written again", &game.line(), line)?;
    Ok(game)
}

/// Makes one check; `false` if it is skipped.
fn check(game: &mut Referee, what: &str, rest: &str) -> Result<bool, String> {
    match what {
        "legal" => is_legal(game, rest)?,
        "refused" => {
            let (token, reason) = rest.split_once(' ').ok_or("an event and a reason")?;
            let mut after = *game;
            match after.play(token) {
                Ok(()) => return Err("accepted".to_owned()),
                Err(given) => same("reason", given, reason)?,
            }
            same("position", &after.line(), &game.line())?;
        }
        "count" => {
            let (seat, wanted) = seat_and_number(rest)?;
            same("count", &game.legal(seat).len().to_string(), wanted)?;
        }
        "play" => {
            for token in rest.split(' ') {
                is_legal(game, token)?;
                game.play(token)?;
            }
        }
        "after" => same("position", &game.line(), rest)?,
        "score" => {
            let (seat, wanted) = seat_and_number(rest)?;
            same("score", &game.score(seat).to_string(), wanted)?;
        }
        "largest" => {
            let (seat, wanted) = seat_and_number(rest)?;
            same("largest", &game.largest(seat).to_string(), wanted)?;
        }
        "winner" => same("winner", game.winner().unwrap_or("none"), rest)?,
        "perft" => {
            let mut words = rest.split(' ');
            let wanted = words.next().unwrap_or_default();
            let rolls: Vec<&str> = words.collect();
            if wanted.parse::<u64>().map_err(|fault| fault.to_string())? > LARGEST_PERFT {
                return Ok(false);
            }
            same("perft", &game.perft(&rolls).to_string(), wanted)?;
        }
        _ => return Err("no such check".to_owned()),
    }
    Ok(true)
}

/// Whether an event is accepted, and what stands for it is in the list of legal events.
fn is_legal(game: &Referee, token: &str) -> Result<(), String> {
    let mut after = *game;
    after.play(token).map_err(|reason| format!("{token} is refused, {reason}"))?;
    if let Some(event) = game.distinct_event(token) {
        let seat = token.chars().next().unwrap_or_default();
        if !game.legal(seat).contains(&event) {
            return Err(format!("{token} is accepted but not listed"));
        }
    }
    Ok(())
}

fn seat_and_number(text: &str) -> Result<(char, &str), String> {
    match text.split_once(' ') {
        Some(("F", number)) => Ok(('F', number)),
        Some(("S", number)) => Ok(('S', number)),
        _ => Err("a seat and a number".to_owned()),
    }
}

fn same(what: &str, is: &str, wanted: &str) -> Result<(), String> {
    if is == wanted { Ok(()) } else { Err(format!("{what} is {is}")) }
}
