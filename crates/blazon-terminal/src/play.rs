use std::io::{self, BufRead, Read, Write};
use std::path::Path;

use blazon::Record;
use blazon_engine::{Budget, Chances, Coach, Engine, Player};
use blazon_files::{Input, atomic_file, reason};
use blazon_words::Words;

use crate::PlayOptions;
use crate::session::{Coached, Effect, Message, Output, Session, Unwritten};
use crate::unfinished;

/// Why a game could not be shown to its end.
#[derive(Debug)]
pub enum Stopped {
    /// The output broke. The game, if one had begun, is in a file, and that has been said.
    Output(io::Error),
    /// The output broke, and the game could not be kept either. This says so.
    Lost(String),
}

/// Plays until the person leaves or the input ends. If the output breaks, the game is kept as it is when the person
/// presses Ctrl-C.
pub fn play(options: PlayOptions, words: &Words, out: &mut impl Write) -> Result<(), Stopped> {
    let language = words.language();
    // Without the handler an interruption still ends the program, only without saving.
    let _ = ctrlc::set_handler(move || unfinished::interrupted(&Words::new(language)));
    converse(options, words, out).map_err(|error| match unfinished::keep_unsaved(words) {
        Ok(()) => Stopped::Output(error),
        Err(sentence) => Stopped::Lost(sentence),
    })
}

fn converse(options: PlayOptions, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let mut dice = Chances::from_seed(options.seed);
    let mut session = Session::new(options, words);
    let Output { mut text, mut effect } = session.begin();
    let mut lines = io::stdin().lock();
    loop {
        out.write_all(text.as_bytes())?;
        let message = match effect {
            Effect::ReadLine => {
                out.write_all(b"> ")?;
                out.flush()?;
                let line = next_line(&mut lines);
                if line.is_none() {
                    out.write_all(b"\n")?;
                }
                line.map_or(Message::End, Message::Line)
            }
            Effect::Chance(position, chance) => Message::Chance(dice.event(&position, chance)),
            Effect::Decide(turn) => {
                // Somebody may want to read while the other player thinks.
                out.flush()?;
                let engine = Engine::new(turn.program);
                let decision = engine.decide(&turn.position, turn.seat, Budget::Usual, turn.seed, &mut ());
                match decision {
                    Some(decision) => Message::Decision(turn.seat, decision.event()),
                    None => return out.flush(),
                }
            }
            Effect::Coach(Coached { position, seat, event, seed }) => {
                out.flush()?;
                let coach = Coach::new(Engine::new(Player::Best), Budget::Usual, seed, position.components());
                Message::Coached(coach.look(&position, seat, event, &mut ()))
            }
            Effect::WriteFile { file, text, replace } => {
                Message::Written(write(Path::new(&file), &text, replace, words))
            }
            Effect::ReadFile(file) => {
                let input = Input::read_file(&file);
                Message::Read(input.map(|input| input.text).map_err(|error| error.reason(words)))
            }
            // Only a table elsewhere is listened to and talked to, and there is none.
            Effect::Listen | Effect::Act(_) | Effect::React(_) | Effect::Follow(_) => Message::Said,
            Effect::Leave | Effect::TurnedAway(_) => return out.flush(),
        };
        Output { text, effect } = session.update(message);
        unfinished::remember(session.unsaved().as_ref().map(Record::to_string));
    }
}

/// The longest line that is read as one, in bytes.
const LINE_LIMIT: u64 = 1 << 16;

/// The next line of the input; nothing at its end, or if it cannot be read. What is not UTF-8 becomes question marks
/// in diamonds and so is no answer.
pub(crate) fn next_line(lines: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    match lines.take(LINE_LIMIT).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(String::from_utf8_lossy(&line).into_owned()),
    }
}

pub(crate) fn write(file: &Path, text: &str, replace: bool, words: &Words) -> Result<(), Unwritten> {
    let written = if replace { atomic_file::replace(file, text) } else { atomic_file::create(file, text) };
    written.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Unwritten::Exists,
        _ => Unwritten::Failed(reason(words, &error)),
    })
}
