use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::setup::read_round;
use crate::text::{Cursor, Expected, ReadError, TEXT_LIMIT, read_all};
use crate::{
    Components, Edition, Event, Illegal, Outcome, PlayError, Position, PositionError, Rules, Seat,
    SetupError, Step,
};

/// A whole game as text: who played, what the dice showed, what was done.
///
/// A record holds legal events only, and replays without any generator:
///
/// ```
/// use blazon::Record;
///
/// let record: Record = r#"[Rules "1"]
/// [First "Ada"]
/// [Second "Grace"]
///
/// 1. d/b/s2/? F:3 S:12 F:3d4s2+4d5s S:1d4d+2d5b
/// "#.parse()?;
/// assert_eq!(record.positions().count(), 6);
/// assert_eq!(record.position().score(blazon::Seat::First), 4);
/// assert_eq!(record.to_string().parse(), Ok(record));
/// # Ok::<(), blazon::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// In the order in which they are written: two records are equal if their texts are.
    tags: Vec<Tag>,
    start: Position,
    events: Vec<Event>,
    position: Position,
}

/// Something said about a game, such as who played.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Tag {
    name: String,
    text: String,
}

impl Tag {
    /// Its place among the tags that come first, and after all of them for any other.
    fn rank(&self) -> usize {
        LEADING.iter().position(|&name| name == self.name).unwrap_or(LEADING.len())
    }
}

/// The longest name or text of a tag, in characters. Only a position may be longer: with two crosses on every cell and
/// components of its own, its line is.
const TAG_LIMIT: usize = 200;

/// The most tags a record has besides those that follow from the game.
const MOST_TAGS: usize = 64;

/// The version of the rules and of the notation.
const VERSION: &str = "1";

/// Tags that follow from the game itself.
const DERIVED: [&str; 5] = ["Rules", "Edition", "Components", "Position", "Result"];

/// Tags of the players' own that come first.
const LEADING: [&str; 3] = ["First", "Second", "Date"];

impl Record {
    /// A game that is about to start.
    pub fn new(rules: Rules) -> Record {
        Record::from_position(Position::new(rules))
    }

    /// A game that goes on from a position.
    pub const fn from_position(start: Position) -> Record {
        Record { tags: Vec::new(), start, events: Vec::new(), position: start }
    }

    /// Where it starts.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Where it has come to.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What has happened.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Every position from the start on, each after one more event.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        let mut events = self.events.iter();
        let mut next = Some(self.start);
        core::iter::from_fn(move || {
            let now = next?;
            next = events.next().map(|&event| {
                let mut after = now;
                after.play_unchecked(event);
                after
            });
            Some(now)
        })
    }

    /// Plays an event and writes it down, or says why not and changes nothing.
    pub fn push(&mut self, event: Event) -> Result<(), PlayError> {
        self.position = self.position.play(event)?;
        self.events.push(event);
        Ok(())
    }

    /// Goes back to where only the first `len` events had happened.
    pub fn truncate(&mut self, len: usize) {
        if len < self.events.len() {
            self.events.truncate(len);
            self.position = self.start;
            for &event in &self.events {
                self.position.play_unchecked(event);
            }
        }
    }

    /// What a tag says. `Rules`, `Edition`, `Components`, `Position` and `Result` are not asked for here: they follow
    /// from the game.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.text.as_str())
    }

    /// Sets what a tag says. Refuses names that are not letters or that follow from the game, texts that are too long or
    /// hold a control character or one that changes the direction of text, and a 65th tag.
    pub fn set_tag(&mut self, name: &str, text: &str) -> Result<(), TagError> {
        let is_name =
            (1..=TAG_LIMIT).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_alphabetic());
        if !is_name || DERIVED.contains(&name) {
            return Err(TagError::Name);
        }
        if !is_tag_text(text) {
            return Err(TagError::Text);
        }
        if let Some(tag) = self.tags.iter_mut().find(|tag| tag.name == name) {
            tag.text = text.to_string();
        } else if self.tags.len() == MOST_TAGS {
            return Err(TagError::TooMany);
        } else {
            self.add(Tag { name: name.to_string(), text: text.to_string() });
        }
        Ok(())
    }

    /// Puts a tag where it belongs.
    fn add(&mut self, tag: Tag) {
        let place = self.tags.partition_point(|other| other.rank() <= tag.rank());
        self.tags.insert(place, tag);
    }

    /// The name of a player, if there is one.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.tag(match seat {
            Seat::First => "First",
            Seat::Second => "Second",
        })
    }

    /// The result as in the tag: the scores and the winner, or `*` while the game is not over.
    pub fn result(&self) -> impl fmt::Display {
        GameResult(self.position)
    }

    /// The tags as they are written, those that follow from the game included.
    fn all_tags(&self) -> Vec<(&str, String)> {
        let mut tags = Vec::from([("Rules", VERSION.to_string())]);
        let rules = self.start.rules();
        if self.start == Position::new(*rules) {
            tags.push(("Edition", rules.edition.to_string()));
            if rules.components != Components::BOX {
                tags.push(("Components", rules.components.to_string()));
            }
        } else {
            tags.push(("Position", self.start.to_string()));
        }
        let own = |leads| self.tags.iter().filter(move |tag| (tag.rank() < LEADING.len()) == leads);
        tags.extend(own(true).map(|tag| (tag.name.as_str(), tag.text.clone())));
        tags.push(("Result", self.result().to_string()));
        tags.extend(own(false).map(|tag| (tag.name.as_str(), tag.text.clone())));
        tags
    }
}

fn is_tag_text(text: &str) -> bool {
    text.chars().count() <= TAG_LIMIT && text.chars().all(is_tag_char)
}

/// Whether a tag may hold the character. What a tag says is shown in terminals, pages and drawings, so it can neither
/// steer them nor make the text around it read differently. Joiners stay: emoji and some scripts need them.
fn is_tag_char(c: char) -> bool {
    let breaks_line = matches!(c, '\u{2028}' | '\u{2029}');
    let changes_direction = matches!(
        c,
        '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{206f}'
    );
    let annotates = matches!(c, '\u{fff9}'..='\u{fffb}');
    !(c.is_control() || breaks_line || changes_direction || annotates)
}

/// A tag that cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TagError {
    /// The name is not made of letters, or follows from the game.
    #[error("not the name of a tag that can be set")]
    Name,
    /// The text is too long, or holds a control character or one that changes the direction of text.
    #[error(
        "a tag holds at most 200 characters, no control characters and none that change the direction of text"
    )]
    Text,
    /// The record has as many tags as it may.
    #[error("a record has at most 64 tags of its own")]
    TooMany,
}

struct GameResult(Position);

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(outcome) = self.0.outcome() else {
            return f.write_str("*");
        };
        let [first, second] = Seat::ALL.map(|seat| self.0.score(seat));
        let winner = match outcome {
            Outcome::Win(Seat::First, _) => "first",
            Outcome::Win(Seat::Second, _) => "second",
            Outcome::Draw => "draw",
        };
        write!(f, "{first}-{second} {winner}")
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, text) in self.all_tags() {
            writeln!(f, "[{name} \"{}\"]", text.replace('\\', "\\\\").replace('"', "\\\""))?;
        }
        let mut position = self.start;
        for (i, &event) in self.events.iter().enumerate() {
            // A blank line after the tags, then one round a line.
            let rolls = matches!(event, Event::Roll(_));
            f.write_str(if i == 0 || rolls { "\n" } else { " " })?;
            if rolls {
                write!(f, "{}. ", position.round())?;
            }
            write!(f, "{event}")?;
            position.play_unchecked(event);
        }
        if self.events.is_empty() { Ok(()) } else { f.write_str("\n") }
    }
}

/// A text that is not a record, or not of a legal game: where, and what is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// What is wrong there.
    pub fault: RecordFault,
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// It cannot be read.
    #[error("expected {expected}")]
    Read {
        /// What should have stood there.
        expected: Expected,
        /// The character that stood there instead; nothing at the end of the text.
        found: Option<char>,
    },
    /// The position it starts from is impossible.
    #[error("impossible position: {0}")]
    Start(SetupError),
    /// An event is illegal.
    #[error("{event} is refused: {reason}")]
    Illegal {
        /// The event.
        event: Event,
        /// The rule it breaks.
        reason: Illegal,
    },
    /// The result is not what the events give.
    #[error("the result is {actual}, not {said}")]
    Result {
        /// What the tag says.
        said: String,
        /// What the events give.
        actual: String,
    },
}

impl From<ReadError> for RecordError {
    fn from(error: ReadError) -> RecordError {
        let ReadError { line, column, expected, found } = error;
        RecordError { line, column, fault: RecordFault::Read { expected, found } }
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut cursor = Cursor::new(text)?;
        let header = Header::read(&mut cursor)?;
        let mut record = Record::from_position(header.start());
        for tag in header.own {
            record.add(tag);
        }
        loop {
            cursor.skip_blanks(';');
            if cursor.rest().is_empty() {
                break;
            }
            read_item(&mut cursor, &mut record)?;
        }
        match header.result {
            Some((said, (line, column))) if said != record.result().to_string() => {
                let actual = record.result().to_string();
                Err(RecordError { line, column, fault: RecordFault::Result { said, actual } })
            }
            _ => Ok(record),
        }
    }
}

/// One event, or the number of a round and the roll that starts it.
fn read_item(cursor: &mut Cursor<'_>, record: &mut Record) -> Result<(), RecordError> {
    if cursor.peek().is_some_and(|c| c.is_ascii_digit()) {
        let number = cursor.clone();
        let round = read_round(cursor)?;
        cursor.sign('.')?;
        if round != record.position.round() || record.position.step() != Step::Roll {
            return Err(number.error(Expected::ThisRound).into());
        }
        cursor.skip_blanks(';');
    }
    let (line, column) = (cursor.line(), cursor.column());
    let event = Event::read(cursor)?;
    if cursor.peek().is_some_and(|c| !c.is_ascii_whitespace() && c != ';') {
        return Err(cursor.error(Expected::Sign(' ')).into());
    }
    record.push(event).map_err(|error| RecordError {
        line,
        column,
        fault: RecordFault::Illegal { event, reason: error.reason },
    })
}

/// The tags as they are read.
#[derive(Default)]
struct Header {
    names: Vec<String>,
    edition: Option<Edition>,
    components: Option<Components>,
    position: Option<Position>,
    result: Option<(String, (u32, u32))>,
    own: Vec<Tag>,
}

impl Header {
    fn read(cursor: &mut Cursor<'_>) -> Result<Header, RecordError> {
        let mut header = Header::default();
        loop {
            cursor.skip_blanks(';');
            let start = cursor.clone();
            if !cursor.take('[') {
                break;
            }
            let name = read_tag_name(cursor)?;
            cursor.sign(' ')?;
            let text_start = cursor.clone();
            let limit = if name == "Position" { TEXT_LIMIT } else { TAG_LIMIT };
            let text = read_tag_text(cursor, limit)?;
            cursor.sign(']')?;
            if header.names.is_empty() && (name != "Rules" || text != VERSION) {
                return Err(start.error(Expected::RulesTag).into());
            }
            // At most 64 of its own and the five that follow from the game, so looking through them costs little.
            if header.names.contains(&name) {
                return Err(start.error(Expected::TagOnce).into());
            }
            header.put(&name, text, &start, &text_start)?;
            header.names.push(name);
        }
        if header.names.is_empty() {
            return Err(cursor.error(Expected::RulesTag).into());
        }
        Ok(header)
    }

    fn put(
        &mut self,
        name: &str,
        text: String,
        start: &Cursor<'_>,
        text_start: &Cursor<'_>,
    ) -> Result<(), RecordError> {
        // What stands in quotes is counted from the quote on.
        let within = |error: ReadError| RecordError {
            line: text_start.line(),
            column: text_start.column() + error.column,
            ..RecordError::from(error)
        };
        match name {
            "Rules" => {}
            "Edition" | "Components" if self.position.is_some() => {
                return Err(start.error(Expected::NoTagBesidePosition).into());
            }
            "Edition" => self.edition = Some(text.parse().map_err(within)?),
            // The one-line form: a file has line breaks, and a tag none.
            "Components" => {
                self.components = Some(read_all(&text, Components::read_line).map_err(within)?);
            }
            "Position" if self.edition.is_some() || self.components.is_some() => {
                return Err(start.error(Expected::NoTagBesidePosition).into());
            }
            "Position" => {
                self.position = Some(text.parse().map_err(|error| match error {
                    PositionError::Read(error) => within(error),
                    PositionError::Setup(error) => RecordError {
                        line: text_start.line(),
                        column: text_start.column(),
                        fault: RecordFault::Start(error),
                    },
                })?);
            }
            "Result" => self.result = Some((text, (text_start.line(), text_start.column()))),
            _ if self.own.len() == MOST_TAGS => return Err(start.error(Expected::FewerTags).into()),
            _ => self.own.push(Tag { name: name.to_string(), text }),
        }
        Ok(())
    }

    fn start(&self) -> Position {
        self.position.unwrap_or_else(|| {
            Position::new(Rules {
                edition: self.edition.unwrap_or_default(),
                components: self.components.unwrap_or_default(),
            })
        })
    }
}

fn read_tag_name(cursor: &mut Cursor<'_>) -> Result<String, ReadError> {
    let mut name = String::new();
    while let Some(letter) = cursor.peek().filter(char::is_ascii_alphabetic) {
        name.push(letter);
        cursor.bump();
    }
    if name.is_empty() || name.len() > TAG_LIMIT { Err(cursor.error(Expected::TagName)) } else { Ok(name) }
}

fn read_tag_text(cursor: &mut Cursor<'_>, limit: usize) -> Result<String, ReadError> {
    let start = cursor.error(Expected::TagText);
    let mut text = String::new();
    if !cursor.take('"') {
        return Err(start);
    }
    for len in 0.. {
        let here = cursor.error(Expected::TagText);
        match cursor.bump() {
            Some('"') => break,
            Some('\\') if len < limit => match cursor.bump() {
                Some(c @ ('"' | '\\')) => text.push(c),
                _ => return Err(here),
            },
            Some(c) if is_tag_char(c) && len < limit => text.push(c),
            _ => return Err(here),
        }
    }
    Ok(text)
}
