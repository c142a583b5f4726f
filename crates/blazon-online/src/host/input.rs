use std::fmt;

use blazon::Event;
use blazon_wire::online::TableId;

/// A socket, as whoever holds it calls it. Its name is not used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Socket(pub u64);

/// A request over HTTP, as whoever holds it calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Request(pub u64);

/// What connects an answer of the store or the engine with what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(pub u64);

/// Something that happens to a server. Printed for a log it shows no token and no secret.
#[derive(Clone)]
pub enum Input {
    /// Somebody asks over HTTP.
    Call {
        /// Whom to answer.
        request: Request,
        /// Where they are, for limits.
        address: String,
        /// What they ask.
        call: Call,
    },
    /// Somebody has opened a socket at a table.
    Opened {
        /// The socket.
        socket: Socket,
        /// The table.
        table: TableId,
    },
    /// A message came.
    Text {
        /// From whom.
        socket: Socket,
        /// What it says.
        text: String,
    },
    /// A socket is closed, by whomever.
    Closed {
        /// Which.
        socket: Socket,
    },
    /// The store has appended or removed, or not.
    Appended {
        /// What it answers.
        ticket: Ticket,
        /// How it went.
        result: Result<(), StoreFault>,
    },
    /// The store has read.
    Read {
        /// What it answers.
        ticket: Ticket,
        /// The entries, in order; none if there is no such table.
        result: Result<Vec<String>, StoreFault>,
    },
    /// A table has got entries from another server.
    Told {
        /// Which.
        table: TableId,
        /// The number of its last entry.
        last: u64,
    },
    /// The store says that something is due at these tables.
    Due(Vec<TableId>),
    /// The store has noted that nobody could play between two moments, in milliseconds since 1970: clocks do not count it.
    Outage {
        /// From when.
        from: u64,
        /// To when.
        to: u64,
    },
    /// The engine has decided; nothing if it could not.
    Thought {
        /// What it answers.
        ticket: Ticket,
        /// What it decided.
        event: Option<Event>,
    },
    /// A server of the same store says something, perhaps this one: its [`Effect::Signal`](super::Effect::Signal). A server
    /// has to hear its own, because by that it knows whether it hears others.
    Signal {
        /// What.
        text: String,
    },
    /// Time has passed. This has to come a few times a second: a server that hears nothing for 15 seconds takes itself to
    /// have been asleep.
    Tick,
    /// The server is about to end: everybody is sent on.
    Stop,
}

/// What is asked over HTTP, with the body as it came. Printed for a log it shows none of that.
#[derive(Clone, PartialEq, Eq)]
pub enum Call {
    /// Make a table.
    Create(String),
    /// Join one.
    Join(TableId, String),
    /// What is there for a token?
    Look(TableId, String),
    /// Which tables may anybody join?
    List,
    /// How do several games stand?
    Mine(String),
}

/// What the store could not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreFault {
    /// The last number is not the expected one: another server was first.
    Conflict,
    /// There is no room on the disk. Nothing was written.
    Full,
    /// The store cannot be reached, or is damaged here. Whether anything was written is not known.
    Unavailable,
}

impl fmt::Debug for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Call::Create(_) => f.write_str("Create(…)"),
            Call::Join(table, _) => write!(f, "Join({table}, …)"),
            Call::Look(table, _) => write!(f, "Look({table}, …)"),
            Call::List => f.write_str("List"),
            Call::Mine(_) => f.write_str("Mine(…)"),
        }
    }
}

impl fmt::Debug for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Input::Call { request, call, .. } => {
                f.debug_struct("Call").field("request", request).field("call", call).finish_non_exhaustive()
            }
            Input::Opened { socket, table } => {
                f.debug_struct("Opened").field("socket", socket).field("table", table).finish()
            }
            Input::Text { socket, text } => {
                f.debug_struct("Text").field("socket", socket).field("bytes", &text.len()).finish()
            }
            Input::Closed { socket } => f.debug_struct("Closed").field("socket", socket).finish(),
            Input::Appended { ticket, result } => {
                f.debug_struct("Appended").field("ticket", ticket).field("result", result).finish()
            }
            Input::Read { ticket, result } => {
                let entries = result.as_ref().map(Vec::len);
                f.debug_struct("Read").field("ticket", ticket).field("entries", &entries).finish()
            }
            Input::Told { table, last } => {
                f.debug_struct("Told").field("table", table).field("last", last).finish()
            }
            Input::Due(tables) => f.debug_tuple("Due").field(tables).finish(),
            Input::Outage { from, to } => {
                f.debug_struct("Outage").field("from", from).field("to", to).finish()
            }
            // What the engine draws may still be hidden.
            Input::Thought { ticket, .. } => {
                f.debug_struct("Thought").field("ticket", ticket).finish_non_exhaustive()
            }
            Input::Signal { text } => f.debug_struct("Signal").field("bytes", &text.len()).finish(),
            Input::Tick => f.write_str("Tick"),
            Input::Stop => f.write_str("Stop"),
        }
    }
}
