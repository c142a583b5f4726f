use std::sync::Arc;

use blazon_engine::Day;
use blazon_wire::KeptGame;
use blazon_words::Language;

use crate::settings::Settings;
use crate::state::Toast;

/// News of the browser.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BrowserMessage {
    /// The page starts, with what the browser kept: games by number, and which of them was being played.
    Opened {
        kept: Vec<Found>,
        current: Option<u64>,
        fragment: String,
    },
    /// The address has changed.
    Fragment(String),
    /// The page has kept a game in another tab, or dropped it there.
    KeptElsewhere(u64, Option<Box<KeptGame>>),
    /// The sentences of a language are there, with or without those of play by link, or cannot be fetched.
    Words(Language, bool, Option<Arc<str>>),
    /// The file of puzzles is there, or cannot be fetched.
    Puzzles(Option<String>),
    /// Something was set in another tab.
    SettingsElsewhere(Settings),
    /// More was achieved in another tab: here is the whole ledger.
    ProgressElsewhere(String),
    /// What day it is, for whoever comes back to the page after a while.
    Today(Option<Day>),
    /// A file is too long, or no text.
    BadFile,
    Copied,
    /// A toast has been on the screen long enough.
    ToastOver(Toast),
    /// The clipboard is closed to the page.
    CopyRefused(String),
    StorageRefused,
    UpdateReady,
    ApplyUpdate,
}

/// A game that the browser kept, by its number; nothing can be read of it if it was damaged.
pub(crate) type Found = (u64, Option<KeptGame>);
