//! Everything the page knows. It changes only through [`update`](crate::update::update).

use std::sync::Arc;

use blazon::{ReadError, RecordError};
use blazon_engine::Day;
use blazon_wire::LinkError;
use blazon_wire::courier::Trouble;
use blazon_words::Language;

use crate::effect::Effect;
use crate::game::Game;
use crate::lobby::Lobby;
use crate::new_game::NewGame;
use crate::online::Online;
use crate::progress::{Duel, News, Progress};
use crate::puzzle::{Attempt, Shelf, Sought};
use crate::settings::Settings;
use crate::study::{Study, link};

/// Everything the page knows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct State {
    pub(crate) settings: Settings,
    /// The text of the sentences in the language that is set.
    pub(crate) sentences: Arc<str>,
    /// Whether what is said only of play by link is among them.
    pub(crate) speaks_online: bool,
    /// What is set as soon as the sentences of its language are there.
    pub(crate) awaited: Option<Settings>,
    pub(crate) route: Route,
    pub(crate) form: NewGame,
    /// The game that is being played, or was last.
    pub(crate) game: Option<Game>,
    /// The game that waits while the guided first game is played.
    pub(crate) paused: Option<Box<Game>>,
    /// The recorded game that is being looked at.
    pub(crate) study: Option<Study>,
    /// The puzzles there are.
    pub(crate) shelf: Shelf,
    /// The puzzle that is opened as soon as they are there.
    pub(crate) sought: Option<Sought>,
    /// The puzzle that is being tried.
    pub(crate) attempt: Option<Box<Attempt>>,
    /// Play with people far away, before there is a game.
    pub(crate) lobby: Lobby,
    /// The games that the browser keeps, the latest first.
    pub(crate) saved: Vec<Game>,
    /// What was achieved on this device.
    pub(crate) progress: Progress,
    /// What the game of this number changed of that when it ended.
    pub(crate) news: Option<(u64, News)>,
    /// The day where the person is, if the clock can be believed.
    pub(crate) today: Option<Day>,
    pub(crate) dialog: Option<Dialog>,
    pub(crate) notice: Option<Notice>,
    pub(crate) toast: Option<Toast>,
    /// Whether a newer page is ready to be shown.
    pub(crate) update_ready: bool,
    /// Whether the browser has refused to keep something: that is said once.
    pub(crate) told_of_storage: bool,
    /// How many toasts there have been.
    pub(crate) toasts: u32,
    /// The number of the last question to the engine.
    pub(crate) questions: u32,
}

/// Which screen is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Route {
    #[default]
    Home,
    Game,
    Study,
    Games,
    /// The puzzles there are.
    Puzzles,
    /// One of them.
    Puzzle,
    /// Where somebody is invited to play, or an open table is found.
    Friend,
    /// Where an invitation leads.
    Join,
    Rules,
}

/// What lies over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialog {
    Settings,
    Shortcuts,
    /// What can be done with the game that is being played, and the way to everything else.
    Menu,
    /// How a new game is set up. Beginning one needs no question: what was played before is kept.
    NewGame,
    /// Whether to give up.
    Resign,
    /// Short words to choose from.
    Reactions,
    /// The address to watch at.
    WatchLink,
    /// The address of one's own seat, for another device.
    SeatLink,
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
    /// The clipboard is closed to the page: here is the text to copy by hand.
    CopyByHand(String),
    /// What the browser kept of a game was damaged.
    Damaged,
    /// A game was dropped, and can be kept after all.
    Dropped(Box<Game>),
    /// The engine cannot be started or answers nonsense.
    Engine,
    /// The sentences of a language cannot be fetched.
    Words,
    /// Something could not be done at a table elsewhere.
    Online(Trouble),
}

/// A word that something is done: something is on the clipboard. It goes away by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Toast {
    /// The how many-eth it is, so that none is ended by the time of another.
    pub(crate) number: u32,
}

impl From<LinkError> for Notice {
    fn from(error: LinkError) -> Notice {
        match error {
            LinkError::Damaged => Notice::Link,
            LinkError::Record(error) => Notice::Record(error),
        }
    }
}

impl State {
    pub(crate) fn new(settings: Settings) -> State {
        State {
            form: NewGame::new(settings.level, &settings.name),
            settings,
            sentences: Arc::default(),
            speaks_online: false,
            awaited: None,
            route: Route::default(),
            game: None,
            paused: None,
            study: None,
            shelf: Shelf::default(),
            sought: None,
            attempt: None,
            lobby: Lobby::default(),
            saved: Vec::new(),
            progress: Progress::default(),
            news: None,
            today: None,
            dialog: None,
            notice: None,
            toast: None,
            update_ready: false,
            told_of_storage: false,
            toasts: 0,
            questions: 0,
        }
    }

    /// Where the person stands with today's duel.
    pub(crate) fn duel(&self) -> Option<(Day, Duel)> {
        let today = self.today?;
        Some((today, self.progress.duel(today, &self.saved)))
    }

    /// What the game that is being played changed when it ended.
    pub(crate) fn news(&self) -> News {
        let game = self.game.as_ref().map(|game| game.id);
        self.news.filter(|&(id, _)| Some(id) == game).map_or_else(News::default, |(_, news)| news)
    }

    /// The language that was chosen, even if its sentences are still on their way.
    pub(crate) fn language(&self) -> Language {
        self.awaited.as_ref().unwrap_or(&self.settings).language
    }

    /// The game on the stage: that of the puzzle that is being tried, or the one that is being played.
    pub(crate) fn stage(&self) -> Option<&Game> {
        match self.route {
            Route::Puzzle => self.attempt.as_ref().map(|attempt| &attempt.game),
            _ => self.game.as_ref(),
        }
    }

    /// The puzzle on the stage.
    pub(crate) fn trying(&self) -> Option<&Attempt> {
        self.attempt.as_deref().filter(|_| self.route == Route::Puzzle)
    }

    /// Whether there is a game that goes on.
    pub(crate) fn is_playing(&self) -> bool {
        self.game.as_ref().is_some_and(|game| !game.is_over())
    }

    /// The link of the table elsewhere that is played at, or looked at after the end.
    pub(crate) fn sits(&self) -> Option<&Online> {
        let game = self.game.as_ref().filter(|game| !game.is_over() || self.route == Route::Game)?;
        game.online.as_deref()
    }

    /// Whether something is to be said of play by link.
    pub(crate) fn needs_online(&self) -> bool {
        let online = |game: &Game| game.online.is_some();
        let shown = matches!(self.route, Route::Friend | Route::Join | Route::Rules);
        let proven = |study: &Study| study.record.tag("DiceSeal").is_some();
        shown || self.game.iter().chain(&self.saved).any(online) || self.study.as_ref().is_some_and(proven)
    }

    /// What stands in the address for the screen that is shown.
    pub(crate) fn fragment(&self) -> String {
        let online = self.game.as_ref().and_then(|game| game.online.as_ref());
        match (self.route, &self.study, online, &self.lobby.invitation) {
            // A recorded game is looked at under its own link.
            (Route::Study, Some(study), ..) => link(&study.record),
            (Route::Puzzle, ..) => self.trying().map_or_else(String::new, Attempt::fragment),
            (Route::Game, _, Some(online), _) => online.fragment(),
            (Route::Join, .., Some((link, _))) => link.clone(),
            (route, ..) => route.fragment().to_owned(),
        }
    }

    /// Says something. Nothing else follows from it.
    pub(crate) fn say(&mut self, notice: Notice) -> Vec<Effect> {
        self.notice = Some(notice);
        Vec::new()
    }
}

impl Route {
    /// What the style sheet calls it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Route::Home => "home",
            other => other.fragment(),
        }
    }

    /// Where a link to it leads.
    pub(crate) fn href(self) -> String {
        match self {
            Route::Home => "/".to_string(),
            other => format!("#{}", other.fragment()),
        }
    }

    /// What stands in the address for it.
    pub(crate) const fn fragment(self) -> &'static str {
        match self {
            Route::Home => "",
            Route::Game => "play",
            Route::Study => "replay",
            Route::Games => "games",
            Route::Puzzles => "puzzles",
            Route::Puzzle => "puzzle",
            Route::Friend => "friend",
            Route::Join => "join",
            Route::Rules => "rules",
        }
    }

    /// The screen of a fragment; that of a section of the rules is the rules.
    pub(crate) fn of(fragment: &str) -> Route {
        let name = fragment.split('-').next().unwrap_or_default();
        Route::ALL.into_iter().find(|route| route.fragment() == name).unwrap_or_default()
    }

    const ALL: [Route; 8] = [
        Route::Home,
        Route::Game,
        Route::Study,
        Route::Games,
        Route::Puzzles,
        Route::Puzzle,
        Route::Friend,
        Route::Rules,
    ];
}
