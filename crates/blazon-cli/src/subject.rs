use std::ffi::OsStr;
use std::path::Path;

use blazon::{BySeat, Position, Record};
use blazon_files::Input;
use blazon_words::{Called, Words, fl};

use crate::failure::Failure;
use crate::input;

/// What a command looks at: a position, and who plays there if a record says so.
#[derive(Clone, Debug)]
pub(crate) struct Subject {
    /// The position.
    pub(crate) position: Position,
    /// What the players are called.
    pub(crate) names: BySeat<Called>,
}

impl Subject {
    /// The start of a game.
    pub(crate) fn start(words: &Words) -> Subject {
        let names = words.called(&BySeat { first: None, second: None }, None);
        Subject { position: Position::default(), names }
    }

    /// Reads what an argument means: `start`, `-` for standard input, the name of a file, or a position itself. In a
    /// file a record means the position at its end.
    pub(crate) fn read(argument: &OsStr, words: &Words) -> Result<Subject, Failure> {
        if argument == "start" {
            return Ok(Subject::start(words));
        }
        let line = argument.to_str().filter(|line| line.contains(' '));
        match line {
            Some(line) if !Path::new(argument).exists() => {
                Subject::from_position(&fl!(words, "cli-value-position"), line, words)
            }
            // A position has spaces. What has none was meant as the name of a file, so that is what is missing.
            _ => {
                let Input { name, text } = input::read(argument, words)?;
                if text.trim_start().starts_with(['[', ';']) {
                    Subject::from_record(&name, &text, words)
                } else {
                    Subject::from_position(&name, text.trim_end(), words)
                }
            }
        }
    }

    fn from_position(name: &str, line: &str, words: &Words) -> Result<Subject, Failure> {
        let position = line.parse().map_err(|error| Failure::Wrong(words.position_error_in(name, &error)))?;
        Ok(Subject { position, ..Subject::start(words) })
    }

    fn from_record(name: &str, text: &str, words: &Words) -> Result<Subject, Failure> {
        let record: Record =
            text.parse().map_err(|error| Failure::Wrong(words.record_error_in(name, &error)))?;
        Ok(Subject { position: *record.position(), names: words.called_in(&record) })
    }
}
