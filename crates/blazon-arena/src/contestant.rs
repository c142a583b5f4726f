use core::fmt;
use core::str::FromStr;

use crate::entrant::{Entrant, UnknownEntrant};
use crate::limit::Limit;
use crate::protocol::{Command, NoCommand};

/// Who plays in a match: one of our players, or a program that speaks the line protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// One of ours, by name.
    Player(Entrant),
    /// One of ours with a limit of its own, whatever that of the match: `best+50ms`, `best+90000n`.
    Limited(Entrant, Limit),
    /// Another program, named `cmd:` and its command.
    Program(Command),
}

impl Contestant {
    /// What the name of a program begins with.
    pub const PROGRAM: &'static str = "cmd:";

    /// What stands between the name of a player and its own limit.
    pub const LIMIT: char = '+';

    /// Whether a name could be that of a contestant. Nothing is opened and nothing started: that is for names that
    /// come from elsewhere.
    pub fn is_name(name: &str) -> bool {
        match name.strip_prefix(Contestant::PROGRAM) {
            Some(command) => command.parse::<Command>().is_ok(),
            None => Entrant::is_name(split(name).0),
        }
    }
}

/// The name of a player and its own limit. A file of weights may have the sign in its name, so only what reads as a
/// limit is one.
fn split(name: &str) -> (&str, Option<Limit>) {
    let parts = name.rsplit_once(Contestant::LIMIT);
    let limited = parts.and_then(|(player, limit)| Some((player, Some(Limit::from_name(limit)?))));
    limited.unwrap_or((name, None))
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Player(player) => player.fmt(f),
            Contestant::Limited(player, limit) => write!(f, "{player}{}{limit}", Contestant::LIMIT),
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
        if let Some(command) = name.strip_prefix(Contestant::PROGRAM) {
            return Ok(Contestant::Program(command.parse()?));
        }
        Ok(match split(name) {
            (player, Some(limit)) => Contestant::Limited(player.parse()?, limit),
            (player, None) => Contestant::Player(player.parse()?),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_may_have_a_limit_of_its_own() {
        for name in ["best", "best+50ms", "best+90000n", "cmd:./other +5ms"] {
            assert_eq!(name.parse::<Contestant>().map(|one| one.to_string()), Ok(name.to_owned()));
        }
        assert!(matches!("net+5ms".parse(), Ok(Contestant::Limited(_, Limit::Time(_)))));
        for name in ["best+", "best+0ms", "best+5", "best+5s", "+5ms"] {
            assert!(name.parse::<Contestant>().is_err(), "{name}");
            assert!(!Contestant::is_name(name), "{name}");
        }
    }

    #[test]
    fn a_name_is_known_without_opening_what_it_names() {
        for name in ["random", "mc:32", "best@/nowhere/net.bin", "net@a+b.bin+5ms", "cmd:/nowhere/engine -x"]
        {
            assert!(Contestant::is_name(name), "{name}");
        }
        for name in ["", "kasparov", "greedy@net.bin", "cmd:", "cmd:'open"] {
            assert!(!Contestant::is_name(name), "{name}");
        }
    }
}
