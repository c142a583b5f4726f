use std::fmt;
use std::sync::Arc;

use blazon::{Components, Position, Roll, Seat};
use blazon_wire::online::{Phase, Reason, TableId};

use super::input::{Request, Socket, Ticket};

/// Something that a server wants done. Printed for a log it shows no token and no secret.
#[derive(Clone, PartialEq)]
pub enum Effect {
    /// Answers a request.
    Reply {
        /// Which.
        request: Request,
        /// The status of HTTP.
        status: u16,
        /// JSON.
        body: String,
        /// After how many seconds it is worth trying again.
        retry_after: Option<u64>,
    },
    /// Sends a message.
    Send {
        /// To whom.
        socket: Socket,
        /// What it says.
        text: Arc<str>,
    },
    /// Closes a socket. Nothing more comes from it.
    Close {
        /// Which.
        socket: Socket,
        /// The code of the WebSocket protocol.
        code: u16,
        /// Why.
        reason: Reason,
    },
    /// Appends entries to a table's log, if its last number is the expected one, and notes the rest with them. Without
    /// entries it only does that. Answered by [`Input::Appended`](super::Input::Appended).
    Append {
        /// Comes back with the answer.
        ticket: Ticket,
        /// The table.
        table: TableId,
        /// The number of the last entry that the server knows of; 0 for a new table.
        expected: u64,
        /// What is appended.
        entries: Vec<String>,
        /// How far the table has come with that.
        phase: Phase,
        /// Whether anybody may join: it waits, and is to be in the list of open tables.
        listed: bool,
        /// When something is due at the table by itself, in milliseconds since 1970.
        due: Option<u64>,
        /// The dice among the entries, each with the roll before it in the same game.
        rolls: Vec<(Option<Roll>, Roll, Components)>,
    },
    /// Reads the entries of a table after a number. Answered by [`Input::Read`](super::Input::Read).
    Read {
        /// Comes back with the answer.
        ticket: Ticket,
        /// The table.
        table: TableId,
        /// After which.
        after: u64,
    },
    /// Removes a table, if its last number is the expected one. Answered by [`Input::Appended`](super::Input::Appended).
    Remove {
        /// Comes back with the answer.
        ticket: Ticket,
        /// Which.
        table: TableId,
        /// The number of the last entry that the server knows of.
        expected: u64,
    },
    /// Notes that nobody could play between two moments, in milliseconds since 1970: the server was asleep. Whoever reads a
    /// log again has to know it, so it is stored no later than whatever is appended after it.
    Outage {
        /// From when.
        from: u64,
        /// To when.
        to: u64,
    },
    /// Says something to all servers of the same store, this one included: they get it as an
    /// [`Input::Signal`](super::Input::Signal). It need not be stored, and may be lost. A server that is alone says nothing.
    Signal {
        /// JSON, no more than 7000 bytes.
        text: String,
    },
    /// Lets the engine decide. Answered by [`Input::Thought`](super::Input::Thought).
    Think {
        /// Comes back with the decision.
        ticket: Ticket,
        /// For whom.
        seat: Seat,
        /// The position as that seat sees it.
        position: Box<Position>,
    },
}

impl fmt::Debug for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effect::Reply { request, status, retry_after, .. } => f
                .debug_struct("Reply")
                .field("request", request)
                .field("status", status)
                .field("retry_after", retry_after)
                .finish_non_exhaustive(),
            Effect::Send { socket, text } => {
                f.debug_struct("Send").field("socket", socket).field("bytes", &text.len()).finish()
            }
            Effect::Close { socket, code, reason } => f
                .debug_struct("Close")
                .field("socket", socket)
                .field("code", code)
                .field("reason", reason)
                .finish(),
            Effect::Append { ticket, table, expected, entries, phase, listed, due, rolls: _ } => f
                .debug_struct("Append")
                .field("ticket", ticket)
                .field("table", table)
                .field("expected", expected)
                .field("entries", &entries.len())
                .field("phase", phase)
                .field("listed", listed)
                .field("due", due)
                .finish_non_exhaustive(),
            Effect::Read { ticket, table, after } => f
                .debug_struct("Read")
                .field("ticket", ticket)
                .field("table", table)
                .field("after", after)
                .finish(),
            Effect::Remove { ticket, table, expected } => f
                .debug_struct("Remove")
                .field("ticket", ticket)
                .field("table", table)
                .field("expected", expected)
                .finish(),
            Effect::Outage { from, to } => {
                f.debug_struct("Outage").field("from", from).field("to", to).finish()
            }
            Effect::Signal { text } => f.debug_struct("Signal").field("bytes", &text.len()).finish(),
            Effect::Think { ticket, seat, .. } => {
                f.debug_struct("Think").field("ticket", ticket).field("seat", seat).finish_non_exhaustive()
            }
        }
    }
}
