//! What is wrong with a text in the notation.

use blazon::{Expected, PositionError, ReadError, RecordError, RecordFault, TagError};

use crate::{Words, fl, printable};

impl Words {
    /// What the notation wants at some place, as a noun.
    pub fn expected(&self, expected: Expected) -> String {
        match expected {
            Expected::Arms => fl!(self, "expected-arms"),
            Expected::Face => fl!(self, "expected-face"),
            Expected::Cell => fl!(self, "expected-cell"),
            Expected::Seat => fl!(self, "expected-seat"),
            Expected::Die => fl!(self, "expected-die"),
            Expected::HigherDie => fl!(self, "expected-higher-die"),
            Expected::Event => fl!(self, "expected-move"),
            Expected::Mode => fl!(self, "expected-join"),
            Expected::OnceADrawing => fl!(self, "expected-once-a-drawing"),
            Expected::Square => fl!(self, "expected-square"),
            Expected::Marks => fl!(self, "expected-marks"),
            Expected::Power => fl!(self, "expected-power"),
            Expected::Castle => fl!(self, "expected-castle"),
            Expected::Round => fl!(self, "expected-round"),
            Expected::PlayerA => fl!(self, "expected-player-a"),
            Expected::Step => fl!(self, "expected-step"),
            Expected::Drew => fl!(self, "expected-drew"),
            Expected::ArmsInOrder => fl!(self, "expected-arms-in-order"),
            Expected::Edition => fl!(self, "expected-edition"),
            Expected::Component => fl!(self, "expected-component"),
            Expected::ComponentOnce => fl!(self, "expected-component-once"),
            Expected::AllComponents => fl!(self, "expected-all-components"),
            Expected::Boxes => fl!(self, "expected-boxes"),
            Expected::PowerName => fl!(self, "expected-power-name"),
            Expected::PowerOnce => fl!(self, "expected-power-once"),
            Expected::RulesTag => fl!(self, "expected-rules-tag"),
            Expected::TagName => fl!(self, "expected-tag-name"),
            Expected::TagOnce => fl!(self, "expected-tag-once"),
            Expected::TagText => fl!(self, "expected-tag-text"),
            Expected::FewerTags => fl!(self, "expected-fewer-tags"),
            Expected::NoTagBesidePosition => fl!(self, "expected-no-tag-beside-position"),
            Expected::ThisRound => fl!(self, "expected-this-round"),
            Expected::Sign(sign) => fl!(self, "expected-sign", sign = visible(sign)),
            Expected::End => fl!(self, "expected-end"),
            Expected::ShorterText => fl!(self, "expected-shorter-text"),
            // The list of what can be expected may grow; until it is translated here it is said in English.
            other => other.to_string(),
        }
    }

    /// A text that cannot be read: where, what was expected and what was found.
    pub fn read_error(&self, error: &ReadError) -> String {
        self.at(error.line, error.column, &self.expected_found(error.expected, error.found))
    }

    /// A text that cannot be read, by the name of its file: `name:line:column: …`
    pub fn read_error_in(&self, name: &str, error: &ReadError) -> String {
        let &ReadError { line, column, expected, found } = error;
        format!("{name}:{line}:{column}: {}", self.expected_found(expected, found))
    }

    /// A line that is not a position, by the name of its file.
    pub fn position_error_in(&self, name: &str, error: &PositionError) -> String {
        match error {
            PositionError::Read(error) => self.read_error_in(name, error),
            PositionError::Setup(error) => format!("{name}: {}", self.setup_error(error)),
        }
    }

    /// A text that is not a record: where, and what is wrong.
    pub fn record_error(&self, error: &RecordError) -> String {
        self.at(error.line, error.column, &self.record_fault(&error.fault))
    }

    /// A text that is not a record, by the name of its file: `name:line:column: …`
    pub fn record_error_in(&self, name: &str, error: &RecordError) -> String {
        let RecordError { line, column, fault } = error;
        format!("{name}:{line}:{column}: {}", self.record_fault(fault))
    }

    fn at(&self, line: u32, column: u32, fault: &str) -> String {
        // As an editor writes them, without marks between the thousands.
        let (line, column) = (line.to_string(), column.to_string());
        fl!(self, "place-error", line = line, column = column, fault = fault)
    }

    fn expected_found(&self, expected: Expected, found: Option<char>) -> String {
        let found = match found {
            Some(found) => fl!(self, "expected-sign", sign = visible(found)),
            None => fl!(self, "found-end"),
        };
        fl!(self, "expected-found", expected = self.expected(expected), found = found)
    }

    fn record_fault(&self, fault: &RecordFault) -> String {
        match fault {
            &RecordFault::Read { expected, found } => self.expected_found(expected, found),
            RecordFault::Start(error) => self.setup_error(error),
            RecordFault::Illegal { event, reason } => {
                fl!(self, "refused", event = event.to_string(), reason = self.illegal(*reason))
            }
            RecordFault::Result { said, actual } => {
                fl!(self, "record-result", said = printable(said).into_owned(), actual = actual.as_str())
            }
        }
    }

    /// A tag of a record that cannot be set.
    pub fn tag_error(&self, error: TagError) -> String {
        match error {
            TagError::Name => fl!(self, "tag-name-error"),
            TagError::Text => fl!(self, "tag-text-error"),
            TagError::TooMany => fl!(self, "tag-too-many-error"),
        }
    }
}

/// A character of a text from outside: control characters are escaped, so that they do nothing to a terminal.
fn visible(sign: char) -> String {
    sign.escape_debug().to_string()
}

#[cfg(test)]
mod tests {
    use blazon::{Components, Position, Record};

    use super::*;
    use crate::Language;

    /// Everything that can be expected, as far as it is known today.
    const EXPECTED: [Expected; 35] = [
        Expected::Arms,
        Expected::Face,
        Expected::Cell,
        Expected::Seat,
        Expected::Die,
        Expected::HigherDie,
        Expected::Event,
        Expected::Mode,
        Expected::OnceADrawing,
        Expected::Square,
        Expected::Marks,
        Expected::Power,
        Expected::Castle,
        Expected::Round,
        Expected::PlayerA,
        Expected::Step,
        Expected::Drew,
        Expected::ArmsInOrder,
        Expected::Edition,
        Expected::Component,
        Expected::ComponentOnce,
        Expected::AllComponents,
        Expected::Boxes,
        Expected::PowerName,
        Expected::PowerOnce,
        Expected::RulesTag,
        Expected::TagName,
        Expected::TagOnce,
        Expected::TagText,
        Expected::FewerTags,
        Expected::NoTagBesidePosition,
        Expected::ThisRound,
        Expected::Sign('z'),
        Expected::End,
        Expected::ShorterText,
    ];

    #[test]
    fn whatever_is_expected_is_said_in_every_language() {
        for language in Language::ALL.into_iter().filter(|&language| language != Language::English) {
            let words = Words::new(language);
            for expected in EXPECTED {
                let said = words.expected(expected);
                assert!(said != expected.to_string(), "{language}: {said} is English");
            }
        }
    }

    /// The enum may grow without breaking this crate, so its source is asked for its variants.
    #[test]
    fn nothing_that_can_be_expected_is_left_in_english() {
        let source = include_str!("../../blazon/src/text.rs");
        let body = source.split("pub enum Expected {").nth(1).and_then(|rest| rest.split("\n}").next());
        let variants =
            body.into_iter().flat_map(str::lines).filter(|line| line.starts_with("    #[error")).count();
        assert_eq!(variants, EXPECTED.len());
    }

    #[test]
    fn a_text_that_cannot_be_read_is_explained_with_its_place() {
        let words = Words::new(Language::English);
        let error = "[Rules \"1\"]\n\nd/b/s2/? F:3 S:12\nF:3z4s2+4d5s".parse::<Record>().unwrap_err();
        assert_eq!(
            words.record_error(&error),
            "Line 4, column 4: expected a cell (a1 to g5, but not the castle d3), found “z”."
        );
        let error = "die 1: ?\u{1b}".parse::<Components>().unwrap_err();
        assert_eq!(
            words.read_error(&error),
            "Line 1, column 9: expected a face (? or a coat of arms with up to two crosses), found “\\u{1b}”."
        );
        assert_eq!(
            words.read_error_in("mine.txt", &error),
            "mine.txt:1:9: expected a face (? or a coat of arms with up to two crosses), found “\\u{1b}”."
        );
        let error = "".parse::<Position>().unwrap_err();
        assert!(words.position_error_in("-", &error).ends_with("found the end."));
    }

    #[test]
    fn too_many_tags_and_hidden_controls_in_a_tag_are_explained() {
        let words = Words::new(Language::English);
        let error = "[Rules \"1\"]\n[First \"A\u{202e}da\"]".parse::<Record>().unwrap_err();
        assert_eq!(
            words.record_error(&error),
            "Line 2, column 10: expected a text in quotes (at most 200 characters, no control characters, none that \
             change the text direction), found “\\u{202e}”."
        );
        let tags = (0..65).map(|n| format!("[{} \"\"]\n", "a".repeat(n + 1)));
        let text: String = ["[Rules \"1\"]\n".to_owned()].into_iter().chain(tags).collect();
        assert_eq!(
            words.record_error(&text.parse::<Record>().unwrap_err()),
            "Line 66, column 1: expected at most 64 tags, found “[”."
        );
        let mut record = Record::from_position(Position::default());
        let refused = record.set_tag("First", "A\u{1b}da").unwrap_err();
        assert!(words.tag_error(refused).contains("no control characters"));
    }

    #[test]
    fn a_record_of_an_illegal_game_is_explained_in_rule_words() {
        let words = Words::new(Language::English);
        let explained = |text: &str| words.record_error(&text.parse::<Record>().unwrap_err());
        assert_eq!(
            explained("[Rules \"1\"]\nd/b/s2/? F:3 S:13"),
            "Line 2, column 14: S:13 isn’t allowed. Die 3 is already taken."
        );
        let error = "[Rules \"1\"]\nd/b/s2/? F:3 S:13".parse::<Record>().unwrap_err();
        assert_eq!(
            words.record_error_in("game.txt", &error),
            "game.txt:2:14: S:13 isn’t allowed. Die 3 is already taken."
        );
        assert_eq!(
            explained("[Rules \"1\"]\n[Result \"3-2 first\"]\nd/b/s2/?"),
            "Line 2, column 9: The result is *, not 3-2 first."
        );
        assert!(
            explained(
                "[Rules \"1\"]\n[Position \"d....../......./...#.../......./....... \
            ......./......./...#.../......./....... 000000:-:^:- 000000:-:^:- 1F roll\"]"
            )
            .starts_with("Line 2, column 11: No game can reach this position. ")
        );
    }
}
