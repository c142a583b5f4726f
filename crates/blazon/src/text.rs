//! Reading the notation: one cursor that knows its line and column, and one error.

use core::fmt;
use core::str::FromStr;

use crate::{Arms, Cell, Crosses, Dice, Die, Edition, Event, Face, Power, Roll, Seat};

/// The longest text that is read, in bytes.
pub const TEXT_LIMIT: usize = 1 << 20;

/// A text that cannot be read: where, and what was expected there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: expected {expected}{}", Found(*.found))]
pub struct ReadError {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// What should have stood there.
    pub expected: Expected,
    /// The character that stood there instead; nothing at the end of the text.
    pub found: Option<char>,
}

struct Found(Option<char>);

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(found) => write!(f, ", found {found:?}"),
            None => f.write_str(", found the end"),
        }
    }
}

/// What the notation wants at some place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Expected {
    /// A letter of an arms.
    #[error("an arms: d b D B s q")]
    Arms,
    /// A face of a die.
    #[error("a face: ? or an arms with up to two crosses")]
    Face,
    /// A cell of the map.
    #[error("a cell: a1 to g5, but not the castle d3")]
    Cell,
    /// A seat.
    #[error("a seat: F or S")]
    Seat,
    /// The number of a die.
    #[error("a die: 1 to 4")]
    Die,
    /// The second of two dice, which is the higher one.
    #[error("a die with a higher number")]
    HigherDie,
    /// Any event.
    #[error("an event")]
    Event,
    /// How the halves of a domino lie.
    #[error("+ ~ or /")]
    Mode,
    /// A half without what the other half has already: the castle's cross or a turned die.
    #[error("the castle's cross and a turned die at most once each")]
    OnceADrawing,
    /// A cell as drawn on a map.
    #[error("an empty cell (.) or an arms with up to two crosses")]
    Square,
    /// The number of boxes marked.
    #[error("a number of marks: 0 to 9")]
    Marks,
    /// A power's letter, in order.
    #[error("a power: f s b t d c, in this order, or -")]
    Power,
    /// The state of the castle.
    #[error("the castle: ^ or -")]
    Castle,
    /// The number of a round.
    #[error("a round: 1 to 99")]
    Round,
    /// Player A of the round: first seat in odd rounds.
    #[error("player A of that round: F if it is odd, S if it is even")]
    PlayerA,
    /// The step of the round.
    #[error("a step: roll, take, draw, flash, lots or over")]
    Step,
    /// Whether a domino was drawn.
    #[error("+ or -")]
    Drew,
    /// The second of two arms, in their order.
    #[error("arms in the order d b D B s q")]
    ArmsInOrder,
    /// The name of an edition.
    #[error("an edition: standard es it fr pt ko")]
    Edition,
    /// An item of a components file.
    #[error("die 1: to die 4: or line d: to line q:")]
    Component,
    /// An item of a components file that has not come before.
    #[error("each die and each line once")]
    ComponentOnce,
    /// The rest of a components file.
    #[error("four dice and six lines")]
    AllComponents,
    /// The number of boxes of a line.
    #[error("a number of boxes: 1 to 9")]
    Boxes,
    /// The name of a power.
    #[error("a power: free split both turn domains cross")]
    PowerName,
    /// A power that no other line has.
    #[error("each power on one line")]
    PowerOnce,
    /// The tag that a record begins with.
    #[error("[Rules \"1\"]")]
    RulesTag,
    /// The name of a tag.
    #[error("the name of a tag, in letters")]
    TagName,
    /// A tag that has not come before.
    #[error("each tag once")]
    TagOnce,
    /// The text of a tag.
    #[error(
        "a text in quotes, of at most 200 characters, without control characters or any that change the direction of text"
    )]
    TagText,
    /// No tag more: there are as many as there may be.
    #[error("at most 64 tags")]
    FewerTags,
    /// No edition or components beside a position.
    #[error("no edition or components beside a position")]
    NoTagBesidePosition,
    /// The right number of a round.
    #[error("the number of this round")]
    ThisRound,
    /// This character.
    #[error("{0:?}")]
    Sign(char),
    /// Nothing more.
    #[error("the end")]
    End,
    /// A shorter text.
    #[error("at most 1 MiB of text")]
    ShorterText,
}

/// Reads a whole text with nothing left over.
pub(crate) fn read_all<'a, T>(
    text: &'a str,
    read: impl FnOnce(&mut Cursor<'a>) -> Result<T, ReadError>,
) -> Result<T, ReadError> {
    let mut cursor = Cursor::new(text)?;
    let value = read(&mut cursor)?;
    cursor.end()?;
    Ok(value)
}

/// A place in a text.
#[derive(Clone)]
pub(crate) struct Cursor<'a> {
    rest: &'a str,
    line: u32,
    column: u32,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a str) -> Result<Cursor<'a>, ReadError> {
        let cursor = Cursor { rest: text, line: 1, column: 1 };
        if text.len() > TEXT_LIMIT { Err(cursor.error(Expected::ShorterText)) } else { Ok(cursor) }
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub(crate) fn rest(&self) -> &'a str {
        self.rest
    }

    pub(crate) fn line(&self) -> u32 {
        self.line
    }

    pub(crate) fn column(&self) -> u32 {
        self.column
    }

    pub(crate) fn error(&self, expected: Expected) -> ReadError {
        ReadError { line: self.line, column: self.column, expected, found: self.peek() }
    }

    pub(crate) fn bump(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.rest = &self.rest[c.len_utf8()..];
        if c == '\n' {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
        Some(c)
    }

    /// Takes the character if it is the next one.
    pub(crate) fn take(&mut self, sign: char) -> bool {
        let there = self.peek() == Some(sign);
        if there {
            self.bump();
        }
        there
    }

    /// Takes the word if it is next.
    pub(crate) fn take_word(&mut self, word: &str) -> bool {
        let there = self.rest.starts_with(word);
        if there {
            word.chars().for_each(|_| _ = self.bump());
        }
        there
    }

    pub(crate) fn sign(&mut self, sign: char) -> Result<(), ReadError> {
        if self.take(sign) { Ok(()) } else { Err(self.error(Expected::Sign(sign))) }
    }

    pub(crate) fn end(&self) -> Result<(), ReadError> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.error(Expected::End)) }
    }

    /// Takes the next character if it means something.
    pub(crate) fn one<T>(
        &mut self,
        expected: Expected,
        meaning: impl FnOnce(char) -> Option<T>,
    ) -> Result<T, ReadError> {
        match self.peek().and_then(meaning) {
            Some(value) => {
                self.bump();
                Ok(value)
            }
            None => Err(self.error(expected)),
        }
    }

    /// Goes on to the next thing that is neither white space nor a comment, which runs to the end of its line.
    pub(crate) fn skip_blanks(&mut self, comment: char) {
        while let Some(c) = self.peek() {
            if c == comment {
                while self.peek().is_some_and(|c| c != '\n') {
                    self.bump();
                }
            } else if c.is_ascii_whitespace() {
                self.bump();
            } else {
                break;
            }
        }
    }

    pub(crate) fn digit(&mut self, expected: Expected) -> Result<u8, ReadError> {
        self.one(expected, |c| c.to_digit(10).map(|digit| digit as u8))
    }

    pub(crate) fn arms(&mut self) -> Result<Arms, ReadError> {
        self.one(Expected::Arms, Arms::from_letter)
    }

    pub(crate) fn crosses(&mut self) -> Crosses {
        if self.take('1') {
            Crosses::One
        } else if self.take('2') {
            Crosses::Two
        } else {
            Crosses::Zero
        }
    }

    pub(crate) fn face(&mut self) -> Result<Face, ReadError> {
        if self.take('?') {
            return Ok(Face::Wild);
        }
        let arms = self.one(Expected::Face, Arms::from_letter)?;
        Ok(Face::Arms(arms, self.crosses()))
    }

    pub(crate) fn seat(&mut self) -> Result<Seat, ReadError> {
        self.one(Expected::Seat, Seat::from_letter)
    }

    pub(crate) fn die(&mut self) -> Result<Die, ReadError> {
        self.one(Expected::Die, |c| Die::from_number(c.to_digit(10)? as u8))
    }

    /// One die, or two in ascending order.
    pub(crate) fn dice(&mut self) -> Result<Dice, ReadError> {
        let die = self.die()?;
        if !self.peek().is_some_and(|c| c.is_ascii_digit()) {
            return Ok(Dice::one(die));
        }
        let higher = self.one(Expected::HigherDie, |c| {
            Die::from_number(c.to_digit(10)? as u8).filter(|&higher| higher > die)
        })?;
        Ok(Dice::two(die, higher))
    }

    pub(crate) fn cell(&mut self) -> Result<Cell, ReadError> {
        let error = self.error(Expected::Cell);
        let column = self.one(Expected::Cell, |c| ('a'..='g').contains(&c).then(|| c as u8 - b'a'))?;
        let row = self.one(Expected::Cell, |c| ('1'..='5').contains(&c).then(|| c as u8 - b'1'))?;
        Cell::new(column, row).ok_or(error)
    }

    pub(crate) fn roll(&mut self) -> Result<Roll, ReadError> {
        let one = self.face()?;
        self.sign('/')?;
        let two = self.face()?;
        self.sign('/')?;
        let three = self.face()?;
        self.sign('/')?;
        Ok(Roll::new([one, two, three, self.face()?]))
    }

    pub(crate) fn power(&mut self) -> Result<Power, ReadError> {
        self.one(Expected::Power, Power::from_letter)
    }

    pub(crate) fn edition(&mut self) -> Result<Edition, ReadError> {
        let name = self.rest.split(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or_default();
        let edition = Edition::from_name(name).ok_or_else(|| self.error(Expected::Edition))?;
        self.take_word(name);
        Ok(edition)
    }
}

/// What can be read on its own.
macro_rules! from_str {
    ($($noun:ty: $read:expr;)*) => {$(
        impl FromStr for $noun {
            type Err = ReadError;

            fn from_str(text: &str) -> Result<$noun, ReadError> {
                read_all(text, $read)
            }
        }
    )*};
}

from_str! {
    Arms: Cursor::arms;
    Cell: Cursor::cell;
    Die: Cursor::die;
    Dice: Cursor::dice;
    Edition: Cursor::edition;
    Event: Event::read;
    Face: Cursor::face;
    Roll: Cursor::roll;
    Seat: Cursor::seat;
}
