use core::fmt;
use core::str::FromStr;

use crate::command::{Command, NoCommand};
use crate::entrant::{Entrant, UnknownEntrant};

/// Who plays in a match: one of our players, or a program that speaks the line protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// One of ours, by name.
    Player(Entrant),
    /// Another program, named `cmd:` and its command.
    Program(Command),
}

impl Contestant {
    /// What the name of a program begins with.
    pub const PROGRAM: &'static str = "cmd:";
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Player(player) => player.fmt(f),
            Contestant::Program(command) => write!(f, "{}{command}", Contestant::PROGRAM),
        }
    }
}

/// A name that no contestant has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownContestant {
    /// None of our players.
    #[error(transparent)]
    Player(#[from] UnknownEntrant),
    /// What follows `cmd:` is no command.
    #[error(transparent)]
    Command(#[from] NoCommand),
}

impl FromStr for Contestant {
    type Err = UnknownContestant;

    fn from_str(name: &str) -> Result<Contestant, UnknownContestant> {
        match name.strip_prefix(Contestant::PROGRAM) {
            Some(command) => Ok(Contestant::Program(command.parse()?)),
            None => Ok(Contestant::Player(name.parse()?)),
        }
    }
}
