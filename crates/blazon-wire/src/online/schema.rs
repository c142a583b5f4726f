//! The JSON Schema of the protocol, made from its types.

use std::borrow::Cow;

use blazon::Event;
use blazon_dice::{Commitment, Nonce, Salt, Seal, Secret, Token};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::json;

use super::chair::ChairWord;
use super::{
    Create, Created, DiceCounts, Invited, Join, Joined, Key, Look, Mine, OpenTables, Refused, Standings,
    TableId, ToClient, ToServer, VERSION,
};
use crate::text::{OptionalText, Text};

/// The JSON Schema of all that a server and a client say, as the text of a file.
///
/// Each type has its place under `$defs`. The document as a whole allows everything that is said by itself: the bodies of
/// requests and answers, and the messages of a socket.
pub fn schema() -> String {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let said = [
        generator.subschema_for::<Create>(),
        generator.subschema_for::<Created>(),
        generator.subschema_for::<Join>(),
        generator.subschema_for::<Joined>(),
        generator.subschema_for::<Look>(),
        generator.subschema_for::<Invited>(),
        generator.subschema_for::<OpenTables>(),
        generator.subschema_for::<Mine>(),
        generator.subschema_for::<Standings>(),
        generator.subschema_for::<DiceCounts>(),
        generator.subschema_for::<Refused>(),
        generator.subschema_for::<ToServer>(),
        generator.subschema_for::<ToClient>(),
    ];
    let document = json!({
        "$schema": generator.settings().meta_schema,
        "title": format!("The protocol of Blazon, version {VERSION}"),
        "description": "Made from the types of blazon-wire; docs/protocol.md explains them. \
            Unknown fields are ignored by both sides, so none is forbidden.",
        "anyOf": said,
        "$defs": generator.take_definitions(true),
    });
    // Like any other line, it cannot fail.
    let mut text = serde_json::to_string_pretty(&document).unwrap_or_default();
    text.push('\n');
    text
}

/// What a text looks like.
trait Written {
    /// What its kind is called.
    const NAME: &'static str;
    /// What it is, in a sentence.
    const ABOUT: &'static str;
    /// A regular expression that all of it fits.
    const PATTERN: &'static str;
}

macro_rules! written {
    ($($noun:ty, $pattern:expr, $about:expr;)*) => {$(
        impl Written for $noun {
            const NAME: &'static str = stringify!($noun);
            const ABOUT: &'static str = $about;
            const PATTERN: &'static str = $pattern;
        }
    )*};
}

const DIGITS_16: &str = "^[0-9a-f]{16}$";
const DIGITS_32: &str = "^[0-9a-f]{32}$";
const DIGITS_64: &str = "^[0-9a-f]{64}$";

written! {
    TableId, DIGITS_16, "The name of a table.";
    Key, DIGITS_16, "The name that a client gives to something it wants to do, so that it is done once.";
    Token, DIGITS_32, "What lets somebody in: to a seat, to watch, or to join.";
    Seal, DIGITS_64, "What the server's secret is checked with at the end.";
    Commitment, DIGITS_64, "What binds a player to a nonce before it is shown.";
    Nonce, DIGITS_64, "A player's share of the dice.";
    Secret, DIGITS_64, "The server's share of the dice.";
    Salt, DIGITS_64, "What the server's secret is sealed with.";
    Event, EVENT, "An event of the game, as docs/notation.md writes it.";
}

macro_rules! face {
    () => {
        r"(\?|[dbDBsq][12]?)"
    };
}

macro_rules! cell {
    () => {
        "([a-ce-g][1-5]|d[1245])"
    };
}

macro_rules! half {
    () => {
        concat!("[1-4]", cell!(), r"[dbDBsq][12]?\^?(=", face!(), ")?")
    };
}

/// The grammar of an event: a roll, lots, or what a seat does.
const EVENT: &str = concat!(
    concat!("^(", face!(), "/", face!(), "/", face!(), "/", face!(), "|lots:[FS]|[FS]:("),
    concat!("1[234]?|2[34]?|34?|4|-|![dbDBsq]|x", cell!(), "|", half!(), "[+~/]", half!(), "))$"),
);

impl<T: Written> JsonSchema for Text<T> {
    fn schema_name() -> Cow<'static, str> {
        T::NAME.into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "description": T::ABOUT, "pattern": T::PATTERN })
    }
}

/// May also be `null`.
impl<T: Written> JsonSchema for OptionalText<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        <Option<Text<T>>>::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        <Option<Text<T>>>::json_schema(generator)
    }
}

impl JsonSchema for ChairWord {
    fn schema_name() -> Cow<'static, str> {
        "Chair".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "Who made the table, or who joined it.",
            "enum": ["host", "guest"],
        })
    }
}

/// The word of a seat.
pub(super) struct SeatWord;

impl JsonSchema for SeatWord {
    fn schema_name() -> Cow<'static, str> {
        "Seat".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "A seat in the game: who rolls in the first round, or the other one.",
            "enum": ["first", "second"],
        })
    }
}

/// The text of a record without events.
pub(super) struct RulesText;

impl JsonSchema for RulesText {
    fn schema_name() -> Cow<'static, str> {
        "Rules".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "A record without events, as docs/notation.md writes it: its tags say edition and components.",
            "pattern": r#"^\[Rules "1"\]"#,
        })
    }
}
