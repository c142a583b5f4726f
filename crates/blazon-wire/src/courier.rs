//! What the page and the courier beside it say to each other.
//!
//! The courier carries everything between the page and a server, so that the page knows neither sockets nor the
//! protocol of [`online`](crate::online). Whatever the page reads costs bytes that everybody waits for, online or not:
//! so there are few types, and they are flat.

use blazon::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use crate::online::{Intent, Phase, Question, Reaction, Starts, Terms};

/// What the page wants of the courier.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Says what this device alone knows. It comes first.
    Begin {
        /// Any text that nobody could guess, always the same on this device.
        device: String,
    },
    /// Makes a table.
    Open {
        /// What the person is called.
        name: String,
        /// What the game is about.
        terms: Terms,
    },
    /// Asks what an invitation leads to.
    Look {
        /// The fragment of its link.
        link: String,
    },
    /// Takes the other chair of a table, or goes on in one's own seat.
    Join {
        /// The fragment of the link to play or of one's own seat, or the link of a table in the list.
        link: String,
        /// What the person is called.
        name: String,
    },
    /// Asks for the tables that anybody may join.
    List,
    /// Asks how games of this device stand.
    Mine {
        /// The fragments of their links, of which only those of seats count.
        links: Vec<String>,
    },
    /// Goes to a table, and tells how it stands from then on. Whatever table it was at before, it leaves.
    Sit {
        /// The fragment of the link of one's own seat, or of that to watch.
        link: String,
        /// What the server is pledged to there, if this device has kept it: [`TableState::pledge`].
        pledge: Option<String>,
    },
    /// Leaves the table.
    Leave,
    /// Wants something done at the table.
    Do(Intent),
    /// Says a short word to everybody at the table.
    React(Reaction),
    /// Does not wait any longer before it tries again.
    Hurry,
    /// Asks for an address as a picture for cameras.
    Picture {
        /// The address.
        address: String,
    },
    /// Asks whether the dice of a game were fair.
    Check {
        /// The game.
        record: String,
    },
    /// Asks what all dice of the server have shown.
    Dice,
}

/// What the courier tells the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Report {
    /// It is there, and hears.
    Ready,
    /// A table was made or joined.
    Seated {
        /// The fragment of the link of one's own seat.
        link: String,
        /// The whole address to play at, for whoever made the table.
        invite: Option<String>,
        /// The whole address to watch at, likewise.
        watch: Option<String>,
    },
    /// What an invitation leads to.
    Invited(TableNote),
    /// The tables that anybody may join, the latest first.
    Open(Vec<TableNote>),
    /// How games of this device stand, as far as the server knows them.
    Mine(Vec<TableNote>),
    /// How the table stands that the courier is at.
    Stands(Box<TableState>),
    /// An order could not be carried out.
    Failed {
        /// Which.
        errand: Errand,
        /// Why.
        trouble: Trouble,
    },
    /// Somebody at the table says a short word.
    Reaction {
        /// Whether whoever looks at this page did.
        mine: bool,
        /// From which seat, once the game has started.
        seat: Option<Seat>,
        /// Which.
        reaction: Reaction,
    },
    /// An address as a picture: dark squares of side 1 as the path of an SVG.
    Picture {
        /// The address.
        address: String,
        /// The side of the whole picture, its margin included.
        side: u32,
        /// The path.
        path: String,
    },
    /// What is known of the dice of a game.
    Checked {
        /// The game.
        record: String,
        /// Whether they were fair.
        fairness: Fairness,
    },
    /// What all dice of the server have shown.
    Dice {
        /// How many rolls there were.
        rolls: u32,
        /// How often each die showed each of its faces, in the order of the components.
        faces: [[u32; 6]; 4],
        /// How probable it is that fair dice stray as far from what is expected or farther, in thousandths by χ²: faces, and
        /// faces after each other.
        probable: [u16; 2],
    },
}

/// What can be refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Errand {
    /// To make a table.
    Open,
    /// To ask what an invitation leads to.
    Look,
    /// To take the other chair.
    Join,
    /// To ask for the tables that anybody may join.
    List,
    /// To ask how games stand.
    Mine,
    /// To do something at the table.
    Do,
    /// To ask what the dice have shown.
    Dice,
}

/// Why something could not be done, as far as a person can do something about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trouble {
    /// The server cannot be reached.
    Away,
    /// The page and the server are of different versions.
    Version,
    /// There is no such table any more, or never was.
    NoTable,
    /// The link opens nothing.
    NoEntry,
    /// Somebody else has joined.
    Taken,
    /// The name is too long, or has characters that names cannot have.
    Name,
    /// Too much was asked for in a short time, or too many are there.
    TooMany,
    /// The server has no room left.
    Full,
    /// Something else has happened meanwhile.
    Late,
    /// It was asked already.
    Asked,
    /// There is nothing that could be taken back.
    NothingBack,
    /// Anything else.
    Other,
}

/// A table as it is listed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TableNote {
    /// What an order has to name to get there.
    pub link: String,
    /// What whoever made it is called.
    pub host: Option<String>,
    /// What whoever joined is called.
    pub guest: Option<String>,
    /// Edition and components, as a record without events.
    pub rules: String,
    /// Minutes for the whole game; 0 if there is no such clock.
    pub minutes: u8,
    /// Seconds with every round.
    pub seconds: u8,
    /// Days for every decision; 0 if there is no such clock.
    pub days: u8,
    /// Who rolls first.
    pub starts: Starts,
    /// How far it has come.
    pub phase: Phase,
    /// Whether the game waits for the person.
    pub waits: bool,
    /// The round that is being played.
    pub round: u8,
}

/// How a table stands for the person at this device.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is something that the page shows or does not")]
pub struct TableState {
    /// The table.
    pub note: TableNote,
    /// How the line to the server is.
    pub line: Line,
    /// Why the person was not let in.
    pub refused: Option<Trouble>,
    /// The game as the person sees it; before the start, a record without events. Its tags have the names, and after the end
    /// how it ended and the proof of the dice.
    pub record: String,
    /// Whether the game has started.
    pub started: bool,
    /// Whether everything that happened before the person came is here.
    pub caught_up: bool,
    /// The person's seat, once the game has started; nothing for who watches.
    pub seat: Option<Seat>,
    /// Whether the person only watches.
    pub watches: bool,
    /// Who has drawn something that the person does not see yet.
    pub drawn: Option<Seat>,
    /// Whether something the person wanted done is not acknowledged yet.
    pub sending: bool,
    /// What one player asks the other.
    pub asked: Option<Question>,
    /// Whether it was the person who asked.
    pub asked_by_me: bool,
    /// Whether the person could ask to take something back.
    pub back: bool,
    /// Which players are there.
    pub here: BySeat<bool>,
    /// Whom the engine plays for.
    pub engine: BySeat<bool>,
    /// How many watch.
    pub watchers: u32,
    /// Whether the other player has been gone for so long that the win can be claimed.
    pub claim: bool,
    /// How much time each player has left now, in milliseconds; nothing in a game without clocks.
    pub clock: Option<BySeat<u32>>,
    /// Whose time runs.
    pub runs: BySeat<bool>,
    /// What is known of the dice.
    pub fairness: Fairness,
    /// What the server is pledged to. The page keeps it, and gives it back when it comes to the table again.
    pub pledge: Option<String>,
    /// The fragment of the link to the table at which the players go on.
    pub next: Option<String>,
}

/// How the line to a server is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// It is being opened for the first time.
    #[default]
    Connecting,
    /// It is open.
    Open,
    /// It is lost, and will be opened again by itself.
    Lost,
    /// It was refused.
    Refused,
}

/// What is known of the dice of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fairness {
    /// Nothing yet: what they follow from is still sealed, or the game carries no proof.
    #[default]
    Unknown,
    /// All of them were worked out again, and they are as they had to be.
    Fair,
    /// They are not.
    Unfair,
}
