//! Everything the page knows. It changes only through [`update`](crate::update::update).

use blazon::{ReadError, RecordError};

use crate::game::Game;
use crate::new_game::NewGame;
use crate::settings::Settings;
use crate::study::Study;

/// Everything the page knows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct State {
    pub(crate) settings: Settings,
    pub(crate) screen: Screen,
    pub(crate) form: NewGame,
    /// The game that is being played, or was last.
    pub(crate) game: Option<Game>,
    /// The game that waits while the guided first game is played.
    pub(crate) paused: Option<Box<Game>>,
    /// The recorded game that is being looked at.
    pub(crate) study: Option<Study>,
    /// The games that the browser keeps, the latest first.
    pub(crate) shelf: Vec<Shelved>,
    pub(crate) dialog: Option<Dialog>,
    pub(crate) notice: Option<Notice>,
    /// Whether a newer page is ready to be shown.
    pub(crate) update_ready: bool,
    /// Whether the browser has refused to keep something: that is said once.
    pub(crate) told_of_storage: bool,
    /// The number of the last question to the engine.
    pub(crate) questions: u32,
}

/// What the screen shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Screen {
    #[default]
    Home,
    Game,
    Study,
    Games,
    Rules,
}

/// What lies over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialog {
    Settings,
    Shortcuts,
    /// What can be done with the game that is being played. Beginning another needs no question: this one is kept.
    Menu,
}

/// Something that is said once, until it is dismissed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Notice {
    /// A text is no game.
    Record(RecordError),
    /// A link was cut off or changed.
    Link,
    /// A text is no set of components.
    Components(ReadError),
    /// A file is too long, or no text.
    File,
    /// The browser keeps nothing.
    Storage,
    /// Something is on the clipboard.
    Copied,
    /// The clipboard is closed to the page: here is the text to copy by hand.
    CopyByHand(String),
    /// What the browser kept of a game was damaged.
    Damaged,
    /// A game was dropped, and can be kept after all.
    Dropped(Box<Shelved>),
    /// The engine cannot be started or answers nonsense.
    Engine,
}

/// A game that the browser keeps, as it is listed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shelved {
    pub(crate) id: u64,
    pub(crate) game: Game,
}

impl State {
    pub(crate) fn new(settings: Settings) -> State {
        State {
            form: NewGame::new(settings.level, &settings.name),
            settings,
            screen: Screen::default(),
            game: None,
            paused: None,
            study: None,
            shelf: Vec::new(),
            dialog: None,
            notice: None,
            update_ready: false,
            told_of_storage: false,
            questions: 0,
        }
    }
}

impl Screen {
    /// What the style sheet calls it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Screen::Home => "home",
            other => other.fragment(),
        }
    }

    /// What stands in the address for it.
    pub(crate) const fn fragment(self) -> &'static str {
        match self {
            Screen::Home => "",
            Screen::Game => "play",
            Screen::Study => "replay",
            Screen::Games => "games",
            Screen::Rules => "rules",
        }
    }

    /// The screen of a fragment; that of a section of the rules is the rules.
    pub(crate) fn of(fragment: &str) -> Screen {
        let name = fragment.split('-').next().unwrap_or_default();
        Screen::ALL.into_iter().find(|screen| screen.fragment() == name).unwrap_or_default()
    }

    const ALL: [Screen; 5] = [Screen::Home, Screen::Game, Screen::Study, Screen::Games, Screen::Rules];
}
