use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};

use blazon::TEXT_LIMIT;
use blazon_words::{Words, fl};

use crate::failure::{Failure, reason};

/// A text that was read, and what it is called in messages.
#[derive(Debug)]
pub(crate) struct Input {
    /// The file as it was named, or `-`.
    pub(crate) name: String,
    /// The text.
    pub(crate) text: String,
}

impl Input {
    /// Reads a file, or standard input if its name is `-`. Whatever its size, no more than the limit is read.
    pub(crate) fn read(path: &OsStr, words: &Words) -> Result<Input, Failure> {
        let name = path.to_string_lossy().into_owned();
        let bytes = if path == "-" {
            read_limited(io::stdin().lock())
        } else {
            File::open(path).and_then(read_limited)
        }
        .map_err(|error| {
            let reason = reason(words, &error);
            Failure::Unread(fl!(words, "input-unread", file = name.as_str(), reason = reason))
        })?;
        if bytes.len() > TEXT_LIMIT {
            return Err(Failure::Unread(fl!(words, "input-too-long", file = name.as_str())));
        }
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Input { name, text }),
            Err(error) => {
                let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
                let (line, column) = place_after(good);
                let place = format!("{name}:{line}:{column}");
                Err(Failure::Unread(fl!(words, "input-not-text", place = place)))
            }
        }
    }
}

/// Reads to the end, but no further than one byte beyond the limit.
pub(crate) fn read_limited(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(TEXT_LIMIT as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
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
