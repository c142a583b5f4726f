//! What is wrong with a text, as `name:line:column: …` and in one sentence.

use blazon::{Expected, ReadError, RecordError, RecordFault, SetupError};
use blazon_words::{Words, fl};

/// A text that cannot be read.
pub(crate) fn unreadable(words: &Words, name: &str, error: &ReadError) -> String {
    let &ReadError { line, column, expected, found } = error;
    format!("{name}:{line}:{column}: {}", not_expected(words, expected, found))
}

/// A position that no game leads to, with all its faults.
pub(crate) fn impossible(words: &Words, name: &str, error: &SetupError) -> String {
    format!("{name}: {}", impossible_position(words, error))
}

/// A record that is not right.
pub(crate) fn wrong_record(words: &Words, name: &str, error: &RecordError) -> String {
    let RecordError { line, column, fault } = error;
    let fault = match fault {
        RecordFault::Read { expected, found } => not_expected(words, *expected, *found),
        RecordFault::Start(error) => impossible_position(words, error),
        RecordFault::Illegal { event, reason } => {
            fl!(words, "refused", event = event.to_string(), reason = words.illegal(*reason))
        }
        RecordFault::Result { said, actual } => {
            fl!(words, "report-result", said = said.as_str(), actual = actual.as_str())
        }
    };
    format!("{name}:{line}:{column}: {fault}")
}

fn not_expected(words: &Words, expected: Expected, found: Option<char>) -> String {
    let expected = words.expected(expected);
    match found {
        // Escaped, so that a control character in a file does nothing to the terminal.
        Some(found) => {
            fl!(words, "report-expected", expected = expected, found = found.escape_debug().to_string())
        }
        None => fl!(words, "report-expected-end", expected = expected),
    }
}

fn impossible_position(words: &Words, error: &SetupError) -> String {
    let faults: Vec<String> = error.faults.iter().map(|&fault| words.fault(fault)).collect();
    fl!(words, "report-impossible", faults = faults.join(" "))
}
