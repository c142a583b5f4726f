use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};

use blazon::TEXT_LIMIT;
use blazon_words::{Words, fl};

use crate::reason;

/// A text that was read, and what it is called in messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    /// The file as it was named, or `-`.
    pub name: String,
    /// The text.
    pub text: String,
}

impl Input {
    /// Reads a file, or standard input if its name is `-`. Whatever its size, no more than the limit is read.
    pub fn read(path: impl AsRef<OsStr>) -> Result<Input, InputError> {
        let path = path.as_ref();
        if path == "-" {
            return Input::called("-", read_text(io::stdin().lock()));
        }
        Input::read_file(path)
    }

    /// Reads a file, whatever its name.
    pub fn read_file(path: impl AsRef<OsStr>) -> Result<Input, InputError> {
        let path = path.as_ref();
        let text = File::open(path).map_err(Unreadable::Io).and_then(read_text);
        Input::called(&path.to_string_lossy(), text)
    }

    fn called(name: &str, text: Result<String, Unreadable>) -> Result<Input, InputError> {
        let name = name.to_owned();
        match text {
            Ok(text) => Ok(Input { name, text }),
            Err(why) => Err(InputError { name, why }),
        }
    }
}

/// A file or a stream that is no text to read.
#[derive(Debug)]
pub struct InputError {
    name: String,
    why: Unreadable,
}

#[derive(Debug)]
enum Unreadable {
    Io(io::Error),
    TooLong,
    /// Not UTF-8 from this place on.
    NotText {
        line: usize,
        column: usize,
    },
}

impl InputError {
    /// Why it was not read, without a full stop.
    pub fn reason(&self, words: &Words) -> String {
        match &self.why {
            Unreadable::Io(error) => reason(words, error),
            Unreadable::TooLong => fl!(words, "file-reason-too-long"),
            Unreadable::NotText { .. } => fl!(words, "file-reason-not-text"),
        }
    }

    /// The whole sentence, with the name of the file.
    pub fn sentence(&self, words: &Words) -> String {
        let name = self.name.as_str();
        match &self.why {
            Unreadable::Io(error) => {
                fl!(words, "cannot-read-file", file = name, reason = reason(words, error))
            }
            Unreadable::TooLong => fl!(words, "file-too-long", file = name),
            Unreadable::NotText { line, column } => {
                fl!(words, "file-not-text", place = format!("{name}:{line}:{column}"))
            }
        }
    }
}

/// Reads to the end, but no further than one byte beyond the limit.
fn read_text(from: impl Read) -> Result<String, Unreadable> {
    let mut bytes = Vec::new();
    from.take(TEXT_LIMIT as u64 + 1).read_to_end(&mut bytes).map_err(Unreadable::Io)?;
    if bytes.len() > TEXT_LIMIT {
        return Err(Unreadable::TooLong);
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let (line, column) = place_after(good);
        Unreadable::NotText { line, column }
    })
}

/// The line and column that come after good UTF-8.
fn place_after(good: &[u8]) -> (usize, usize) {
    let text = String::from_utf8_lossy(good);
    let line = text.matches('\n').count() + 1;
    let column = text.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_line_and_a_column_in_characters() {
        assert_eq!(place_after(b""), (1, 1));
        assert_eq!(place_after("é".as_bytes()), (1, 2));
        assert_eq!(place_after("a\nbc".as_bytes()), (2, 3));
    }
}
