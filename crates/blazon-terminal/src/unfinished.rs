//! A game that would be lost: when the person presses Ctrl-C, closes the terminal, or the output breaks. It is kept in
//! a file.

use std::io::{self, Write};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use blazon_files::{atomic_file, reason};
use blazon_words::{Words, fl, printable};

/// The game as it would be lost now.
static UNSAVED: Mutex<Option<String>> = Mutex::new(None);

/// How to come back to the game at a table elsewhere.
static WAY_BACK: Mutex<Option<String>> = Mutex::new(None);

/// So many files of unfinished games may lie in one folder.
pub(crate) const MOST_FILES: u32 = 1000;

/// The file that a game is saved in when a person leaves without having named one: `number` tells it from others that
/// are there already.
pub(crate) fn file_name(number: u32) -> String {
    if number == 1 { "blazon-unfinished.txt".to_string() } else { format!("blazon-unfinished-{number}.txt") }
}

/// Remembers the record that would be lost, if there is one.
pub(crate) fn remember(record: Option<String>) {
    *unsaved() = record;
}

/// Remembers how to come back to a game at a table elsewhere, if there is one.
pub(crate) fn remember_way_back(link: Option<String>) {
    *WAY_BACK.lock().unwrap_or_else(PoisonError::into_inner) = link;
}

/// Says how to come back when the person presses Ctrl-C or closes the terminal, and ends the program.
pub(crate) fn interrupted_elsewhere(words: &Words) {
    let link = WAY_BACK.lock().unwrap_or_else(PoisonError::into_inner);
    say(&match link.as_deref() {
        Some(link) => format!("{}\n  blazon play '{link}'", fl!(words, "terminal-link-leave")),
        None => fl!(words, "terminal-goodbye"),
    });
    std::process::exit(130);
}

/// Keeps the game when the person presses Ctrl-C or closes the terminal, and ends the program.
pub(crate) fn interrupted(words: &Words) {
    // Held until the end: nothing more is played.
    let game = unsaved();
    say(&match game.as_deref().map(|text| keep(text, words)) {
        Some(Ok(sentence) | Err(sentence)) => sentence,
        None => fl!(words, "terminal-goodbye"),
    });
    std::process::exit(130);
}

/// Keeps the game when nothing can be shown any more, and says where. If it is lost, the error is the sentence for that.
pub(crate) fn keep_unsaved(words: &Words) -> Result<(), String> {
    let Some(text) = unsaved().take() else {
        return Ok(());
    };
    keep(&text, words).map(|sentence| say(&sentence))
}

/// Writes a game into a new file. Either way there is a sentence about it.
fn keep(text: &str, words: &Words) -> Result<String, String> {
    let mut file = file_name(1);
    let mut written = Err(io::ErrorKind::AlreadyExists.into());
    for number in 1..=MOST_FILES {
        file = file_name(number);
        written = atomic_file::create(Path::new(&file), text);
        if !matches!(&written, Err(error) if error.kind() == io::ErrorKind::AlreadyExists) {
            break;
        }
    }
    match written {
        Ok(()) => Ok(fl!(words, "terminal-saved", file = file)),
        Err(error) => Err(fl!(words, "terminal-interrupted", file = file, reason = reason(words, &error))),
    }
}

/// Says it below what was being typed. Nobody may be there to read it any more.
fn say(sentence: &str) {
    let _ = writeln!(io::stderr(), "\n{}", printable(sentence));
}

fn unsaved() -> MutexGuard<'static, Option<String>> {
    UNSAVED.lock().unwrap_or_else(PoisonError::into_inner)
}
