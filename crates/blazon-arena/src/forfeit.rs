use crate::Side;

/// A game that was lost without being played to its end.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Forfeit {
    /// The pair, from 0.
    pub pair: u64,
    /// The game of the pair, 0 or 1.
    pub game: u8,
    /// Who lost.
    pub side: Side,
    /// Why.
    pub reason: Reason,
    /// What it answered, if it answered.
    pub answer: String,
}

/// Why a game is lost at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// The program could not be started.
    NotStarted,
    /// It ended in the middle of the game.
    Ended,
    /// It did not answer in time.
    Silent,
    /// Its answer is not of the protocol.
    Nonsense,
    /// Its answer is an event that is not legal.
    Illegal,
}

impl Reason {
    /// All of them.
    pub const ALL: [Reason; 5] =
        [Reason::NotStarted, Reason::Ended, Reason::Silent, Reason::Nonsense, Reason::Illegal];

    /// Its code, for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Reason::NotStarted => "not-started",
            Reason::Ended => "ended",
            Reason::Silent => "silent",
            Reason::Nonsense => "nonsense",
            Reason::Illegal => "illegal",
        }
    }

    /// The reason of a code.
    pub fn from_code(code: &str) -> Option<Reason> {
        Reason::ALL.into_iter().find(|reason| reason.code() == code)
    }
}

/// Why a player did not decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failed {
    /// It loses, for this reason, with what it answered as far as it can be shown.
    Lost(Reason, String),
    /// The whole match was stopped.
    Stopped,
}

impl Failed {
    /// A loss with the answer that made it one, as far as it can be shown: one line, no control characters.
    pub(crate) fn lost(reason: Reason, answer: &str) -> Failed {
        let shown: String = answer.chars().take(60).flat_map(char::escape_debug).collect();
        Failed::Lost(reason, shown)
    }
}
