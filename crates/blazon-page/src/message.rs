use blazon::{Arms, Cell, Components, Die, Edition, Face, Mode, Roll, Seat, Turn};
use blazon_engine::Level;
use blazon_wire::{Answer, KeptGame};
use blazon_words::Language;

use crate::new_game::{Defaults, Kind, Starts};
use crate::settings::{Hand, Motion, Settings, Theme};
use crate::sketch::Which;
use crate::state::{Dialog, Screen};

/// Something that happened: a gesture, an answer of the engine, or news of the browser.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Message {
    /// The page starts, with what the browser kept: games by number, and which of them was being played.
    Opened {
        kept: Vec<Found>,
        current: Option<u64>,
        fragment: String,
    },
    /// The address has changed.
    Fragment(String),
    Go(Screen),
    Show(Dialog),
    CloseDialog,
    Dismiss,

    SetLanguage(Language),
    SetTheme(Theme),
    SetMotion(Motion),
    SetSound(bool),
    SetHand(Hand),
    SetKeys(bool),

    SetKind(Kind),
    SetLevel(Level),
    SetName(usize, String),
    SetStarts(Starts),
    SetEdition(Edition),
    /// A file with components, or the box's own again.
    ReadComponents(String),
    SetComponents(Components),
    /// Begins the guided first game.
    Learn,
    /// Goes on in it after reading.
    Next,
    /// Leaves it.
    StopLearning,
    /// A new game by the form.
    Start,
    /// The same again, with the other one starting.
    Rematch,
    /// What a new game needs of the outside.
    Begin(Fresh),

    /// The person rolls.
    Roll,
    Rolled(Roll),
    Lots(Seat),
    /// The dice lie still, or the person does not want to wait.
    Settled,
    /// What a real die shows.
    Enter(Die, Face),
    /// All four are entered.
    EnterRoll,
    Pick(Die),
    Take,
    Point(Cell),
    Hold(Which),
    TurnDomino,
    SwapHalves,
    Spend(Spend),
    ChooseArms(Which, Arms),
    /// Lets happen what is pointed at: the drawing, or the answer to a ⚡ power.
    Confirm,
    Leave,
    /// Points at an arms for *Domains*.
    Name(Arms),
    Undo,
    AskHint,
    /// Does what the hint says.
    FollowHint,
    DropHint,
    /// Stops the engine: it plays the best it has found.
    StopThinking,
    Engine(Answer),
    /// The engine's event, after a moment to look.
    EnginePlays(u32, blazon::Event),
    EngineBroken,

    /// Looks at a game from the shelf, or goes on with it.
    OpenKept(u64),
    DropKept(u64),
    /// Keeps a game after all that was just dropped.
    TakeBackDrop,
    /// The page has kept a game in another tab, or dropped it there.
    KeptElsewhere(u64, Option<Box<KeptGame>>),
    /// Something was set in another tab.
    SettingsElsewhere(Settings),
    /// Asks the engine again that has broken down, or goes on with a game that was played in another tab.
    TryAgain,
    /// Looks at the game that is being played.
    Review,
    /// A text that may be a game.
    Import(String),
    /// A file that is none.
    BadFile,
    StepTo(usize),
    Analyse,
    StopAnalysing,
    /// Plays on from where one has stepped to.
    PlayOn,
    CopyRecord,
    CopyLink,
    SaveRecord,
    Copied,
    CopyRefused(String),

    StorageRefused,
    UpdateReady,
    ApplyUpdate,
}

/// A game that the browser kept, by its number; nothing can be read of it if it was damaged.
pub(crate) type Found = (u64, Option<KeptGame>);

/// Something to spend along with a drawing, or not to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spend {
    Mode(Mode),
    Castle(Option<Die>),
    Turn(Option<Turn>),
}

/// What a new game needs of the outside.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Fresh {
    pub(crate) id: u64,
    pub(crate) seed: u64,
    pub(crate) date: String,
    pub(crate) defaults: Defaults,
    pub(crate) purpose: Purpose,
}

/// What it is new for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Form,
    Rematch,
    PlayOn,
}
