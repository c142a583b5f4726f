use blazon::Position;
use blazon_wire::courier::Order;
use blazon_wire::{KeptGame, Question};
use blazon_words::Language;

use crate::message::{Message, Purpose};
use crate::settings::Settings;

/// Something that the page wants of the outside. What comes of it is a [`Message`].
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Effect {
    /// Rolls the dice of a position.
    Roll(Position),
    /// Draws lots.
    Lots,
    /// What a new game needs.
    Fresh(Purpose),
    /// Asks the engine.
    Ask(Question),
    /// Has the courier do something.
    Online(Order),
    /// Stops the engine in the middle of what it does.
    Silence,
    /// Says something to the page itself, so many milliseconds later; at once if nothing is to move.
    Later(u32, Message),
    /// Says something to the page itself, so many milliseconds later, whether things move or not.
    After(u32, Message),
    /// Keeps a game.
    Keep(u64, Box<KeptGame>),
    /// Keeps which game is being played.
    Current(u64),
    /// Forgets a game.
    Drop(u64),
    /// Puts aside a game that cannot be read: what one page cannot read a later one may.
    PutAside(u64),
    /// Adds a line to the ledger of what was achieved.
    Note(String),
    /// Keeps what was said of a recorded game, by the name of the game.
    KeepAnalysis(u64, String),
    /// Asks for what was kept of it.
    RecallAnalysis(u64),
    KeepSettings(Settings),
    /// Fetches the sentences of a language, with or without those of play by link.
    FetchWords(Language, bool),
    /// Fetches the puzzles.
    FetchPuzzles,
    /// Puts a fragment into the address, as a step that the back button undoes.
    Address(String),
    /// Puts another fragment in the place of the one that was asked for.
    Readdress(String),
    /// Shows a section of the rules.
    Section(String),
    Copy(String),
    /// Copies the address of this page with this fragment.
    CopyLink(String),
    /// Passes on the address of this page with this fragment, as the device does that; copies it where it cannot.
    ShareLink(String),
    /// Hands on a text as the device does that, or copies it.
    Share(String),
    /// Offers a text as a file.
    Save {
        name: String,
        text: String,
    },
    Sound(Sound),
    /// Lets the newer page take over.
    Update,
}

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sound {
    Dice,
    Take,
    Draw,
    Refused,
    /// The person wins a power, or has solved a puzzle.
    Won,
    /// The person loses a power.
    Lost,
    End,
    /// It is the person's turn.
    Turn,
}
