use std::io::{BufRead, BufReader, Read};

use super::LONGEST_LINE;

/// Why a line cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unusable {
    /// It is longer than any line may be. The rest of it was skipped.
    TooLong,
    /// It is not text in UTF-8.
    NotText,
}

/// The lines of an input, without their ends. None takes more memory than the longest that is allowed.
pub(super) struct Lines<R>(BufReader<R>);

impl<R: Read> Lines<R> {
    pub(super) fn new(input: R) -> Lines<R> {
        Lines(BufReader::new(input))
    }
}

impl<R: Read> Iterator for Lines<R> {
    type Item = Result<String, Unusable>;

    /// The next line; nothing at the end of the input, or if it cannot be read any further.
    fn next(&mut self) -> Option<Result<String, Unusable>> {
        let mut bytes = Vec::new();
        let limit = LONGEST_LINE as u64 + 1;
        let read = self.0.by_ref().take(limit).read_until(b'\n', &mut bytes).ok()?;
        if read == 0 {
            return None;
        }
        if bytes.last() == Some(&b'\n') {
            bytes.pop();
        } else if bytes.len() > LONGEST_LINE {
            self.0.skip_until(b'\n').ok()?;
            return Some(Err(Unusable::TooLong));
        }
        Some(String::from_utf8(bytes).map_err(|_| Unusable::NotText))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(input: &[u8]) -> Vec<Result<String, Unusable>> {
        Lines::new(input).collect()
    }

    #[test]
    fn lines_end_with_a_break_or_with_the_input() {
        assert_eq!(lines(b"one\n\ntwo"), [Ok("one".to_owned()), Ok(String::new()), Ok("two".to_owned())]);
        assert_eq!(lines(b""), []);
    }

    #[test]
    fn what_is_too_long_is_skipped_to_its_end() {
        let longest = "x".repeat(LONGEST_LINE);
        assert_eq!(
            lines(format!("{longest}\nnext\n").as_bytes()),
            [Ok(longest.clone()), Ok("next".to_owned())]
        );
        assert_eq!(
            lines(format!("{longest}x\nnext\n").as_bytes()),
            [Err(Unusable::TooLong), Ok("next".to_owned())]
        );
        assert_eq!(lines(format!("{longest}{longest}{longest}").as_bytes()), [Err(Unusable::TooLong)]);
    }

    #[test]
    fn what_is_not_text_is_said_and_the_next_line_is_good() {
        assert_eq!(lines(b"\xff\nnext"), [Err(Unusable::NotText), Ok("next".to_owned())]);
    }
}
