use blazon::{Components, Edition};
use blazon_engine::Level;

use crate::new_game::{Kind, Starts};

/// The form of a new game is filled in, and a game begins.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum FormMessage {
    SetKind(Kind),
    SetLevel(Level),
    SetName(usize, String),
    SetStarts(Starts),
    SetEdition(Edition),
    /// A file with components.
    ReadComponents(String),
    SetComponents(Components),
    /// A new game is wanted.
    Start(Purpose),
    /// Here is what it needs of the outside.
    Begin(Fresh),
}

/// What a new game needs of the outside.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Fresh {
    pub(crate) id: u64,
    pub(crate) seed: u64,
    pub(crate) date: String,
    pub(crate) purpose: Purpose,
}

/// What a new game is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// What is filled in.
    Form,
    /// The same again, with the other one starting.
    Rematch,
    /// The same against the next level, with the other one starting.
    NextLevel,
    /// The game that was learnt with, played on.
    Lesson,
    /// A recorded game, from where one has stepped to.
    PlayOn,
}
