//! The plain game: text that runs from top to bottom, for two people at one keyboard or one against a player that
//! needs no person.
//!
//! Nothing is said by place or colour alone, so it can be read aloud. The game itself is a [`Session`], which does no
//! input or output; here is the loop that reads lines and files, writes, rolls, and lets the other player think.

mod draft;
mod game;
mod look;
mod menu;
mod opponent;
mod page;
mod question;
mod session;
mod start;
#[cfg(test)]
mod tests;

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use blazon::{Components, Edition, Event, Position, Record, Seat};
use blazon_words::{Language, Words, fl};

use crate::failure::{Failure, reason};
use crate::input::{Input, read_limited};
use crate::report;
use blazon_engine::{Budget, Chances, Engine, Player};

pub(crate) use opponent::Opponent;
use session::{Heard, Session, Unwritten, Wants};

/// What is settled before the first question. Whatever is left open is asked, but for the seat and the components.
#[derive(Clone, Debug, Default)]
pub(crate) struct PlayOptions {
    /// The other player.
    pub(crate) against: Option<Opponent>,
    /// The names, the first seat's first.
    pub(crate) names: [Option<String>; 2],
    /// The edition.
    pub(crate) edition: Option<Edition>,
    /// The components; those of the box if not given.
    pub(crate) components: Option<Components>,
    /// What the dice and the other player's choices follow from.
    pub(crate) seed: Option<u64>,
    /// A saved game to go on with.
    pub(crate) load: Option<PathBuf>,
    /// The day, for the record.
    pub(crate) date: Option<String>,
    /// The seat of the person who plays against a player that is none: the first if not given.
    pub(crate) human: Option<Seat>,
}

/// Plays until the person leaves or the input ends.
pub(crate) fn play(options: PlayOptions, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let record = options.load.as_deref().map(|path| load(path, words)).transpose()?;
    let seed = match options.seed {
        Some(seed) => seed,
        None => getrandom::u64()
            .map_err(|error| Failure::Unread(fl!(words, "seed-failed", reason = error.to_string())))?,
    };
    // Without the handler an interruption still ends the program, only without saving.
    let language = words.language();
    let _ = ctrlc::set_handler(move || interrupted(language));
    let mut dice = Chances::from_seed(seed);
    let mut session = Session::new(options, words);
    let mut said = session.begin(record);
    let mut lines = io::stdin().lock();
    loop {
        out.write_all(said.text.as_bytes())?;
        let heard = match said.wants {
            Wants::Line => {
                out.write_all(b"> ")?;
                out.flush()?;
                let line = next_line(&mut lines);
                if line.is_none() {
                    out.write_all(b"\n")?;
                }
                line.map_or(Heard::End, Heard::Line)
            }
            Wants::Chance(position, chance) => Heard::Event(dice.event(&position, chance)),
            Wants::Move { position, seat, player } => {
                // Somebody may want to read while the other player thinks.
                out.flush()?;
                match decide(player, &position, seat, seed) {
                    Some(event) => Heard::Event(event),
                    None => return Ok(()),
                }
            }
            Wants::Write { file, text, replace } => Heard::Written(write(&file, &text, replace, words)),
            Wants::Read { file } => Heard::Read(read(&file, words)),
            Wants::Nothing => return Ok(out.flush()?),
        };
        said = session.update(heard);
        *unsaved() = session.unsaved().map(Record::to_string);
    }
}

/// What a player does. It follows from the position: to take a move back and make it again is no way to get a better
/// answer.
fn decide(player: Player, position: &Position, seat: Seat, seed: u64) -> Option<Event> {
    let seed = seed ^ position.stable_hash();
    let decision = Engine::new(player).decide(position, seat, Budget::Usual, seed, &mut ());
    decision.map(|decision| decision.event())
}

/// The game as it would be lost by an interruption.
static UNSAVED: Mutex<Option<String>> = Mutex::new(None);

fn unsaved() -> MutexGuard<'static, Option<String>> {
    UNSAVED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Keeps the game when the person presses Ctrl-C or closes the terminal, and ends the program.
fn interrupted(language: Language) {
    // Held until the end: nothing more is played.
    let game = unsaved();
    let words = Words::new(language);
    // Nobody may be there to read it any more.
    let mut out = io::stderr();
    let _ = match game.as_deref().map(|text| keep(text, &words)) {
        None => writeln!(out, "\n{}", fl!(words, "plain-goodbye")),
        Some(Ok(file)) => writeln!(out, "\n{}", fl!(words, "plain-saved", file = file)),
        Some(Err((file, reason))) => {
            writeln!(out, "\n{}", fl!(words, "plain-interrupted", file = file, reason = reason))
        }
    };
    std::process::exit(130);
}

/// Writes a game into a new file, and says which, or why not.
fn keep(text: &str, words: &Words) -> Result<String, (String, String)> {
    for number in 1..1000 {
        let file = session::unfinished(number);
        match write(&file, text, false, words) {
            Ok(()) => return Ok(file),
            Err(Unwritten::Exists) => {}
            Err(Unwritten::Failed(reason)) => return Err((file, reason)),
        }
    }
    let file = session::unfinished(1);
    let exists = io::Error::from(io::ErrorKind::AlreadyExists);
    Err((file, reason(words, &exists)))
}

/// The longest line that is read as one, in bytes.
const LINE_LIMIT: u64 = 1 << 16;

/// The next line of the input; nothing at its end, or if it cannot be read. What is not UTF-8 becomes question marks
/// in diamonds and so is no answer.
fn next_line(lines: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    match lines.take(LINE_LIMIT).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(String::from_utf8_lossy(&line).into_owned()),
    }
}

/// The record that was named on the command line.
fn load(path: &Path, words: &Words) -> Result<(String, Record), Failure> {
    let Input { name, text } = Input::read(path.as_os_str(), words)?;
    match text.parse() {
        Ok(record) => Ok((name, record)),
        Err(error) => Err(Failure::Wrong(report::wrong_record(words, &name, &error))),
    }
}

fn read(file: &str, words: &Words) -> Result<String, String> {
    match File::open(file).and_then(read_limited) {
        Ok(bytes) => String::from_utf8(bytes).map_err(|_| fl!(words, "plain-not-text")),
        Err(error) => Err(reason(words, &error)),
    }
}

fn write(file: &str, text: &str, replace: bool, words: &Words) -> Result<(), Unwritten> {
    if !replace {
        let mut options = OpenOptions::new();
        let written = options
            .write(true)
            .create_new(true)
            .open(file)
            .and_then(|mut file| file.write_all(text.as_bytes()));
        return written.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => Unwritten::Exists,
            _ => Unwritten::Failed(reason(words, &error)),
        });
    }
    // The old file stays whole until the new one is.
    let new = format!("{file}.new");
    let written = std::fs::write(&new, text).and_then(|()| std::fs::rename(&new, file));
    written.map_err(|error| Unwritten::Failed(reason(words, &error)))
}
