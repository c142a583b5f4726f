use core::fmt;
use core::str::FromStr;

use blazon::{Record, Seat};

use crate::Level;
use crate::level::Style;

/// Somebody who can play without a person, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Any legal event.
    Random,
    /// Drafts at random, draws for the most points.
    GreedyDraw,
    /// Drafts and draws for the most points of its own at once.
    Greedy,
    /// The same, but drafts for the greatest lead: what the other player gets counts against it.
    GreedyLead,
    /// Flat Monte Carlo: so many games between greedy players for each candidate.
    MonteCarlo(u32),
    /// The value net, one ply.
    Net,
    /// The value net, two plies with the exact expectation over the dice, and exact endings.
    Best,
    /// A strength from 1 to 8.
    Level(Level),
}

impl Player {
    /// The most games that `mc:N` may be asked for.
    pub const MOST_ROLLOUTS: u32 = 1_000_000;

    /// How the known players are named: `N` stands for a number.
    pub const NAMES: [&'static str; 8] =
        ["random", "greedy-draw", "greedy", "greedy-lead", "mc:N", "net", "best", "level:N"];

    /// The tag of a record that says which seat no person had, and who had it.
    const TAG: &str = "Engine";

    /// Writes into a record that this player has a seat.
    pub fn sit(self, seat: Seat, record: &mut Record) {
        // A name of a player is plain text, so every record holds it.
        let _ = record.set_tag(Player::TAG, &format!("{seat} {self}"));
    }

    /// Who a record says has a seat without being a person.
    pub fn seated(record: &Record) -> Option<(Seat, Player)> {
        let (seat, player) = record.tag(Player::TAG)?.split_once(' ')?;
        Some((seat.parse().ok()?, player.parse().ok()?))
    }

    /// Whether it plays by the net, so that another net makes it another player.
    pub const fn uses_net(self) -> bool {
        match self {
            Player::Random
            | Player::GreedyDraw
            | Player::Greedy
            | Player::GreedyLead
            | Player::MonteCarlo(_) => false,
            Player::Net | Player::Best => true,
            Player::Level(level) => !matches!(level.style(), Style::Points(_)),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::GreedyDraw => f.write_str("greedy-draw"),
            Player::Greedy => f.write_str("greedy"),
            Player::GreedyLead => f.write_str("greedy-lead"),
            Player::MonteCarlo(rollouts) => write!(f, "mc:{rollouts}"),
            Player::Net => f.write_str("net"),
            Player::Best => f.write_str("best"),
            Player::Level(level) => write!(f, "level:{level}"),
        }
    }
}

/// A name that no player has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no player {name}; known are {}", Player::NAMES.join(", "))]
pub struct UnknownPlayer {
    /// The name.
    pub name: String,
}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<Player, UnknownPlayer> {
        let numbered = |prefix: &str| name.strip_prefix(prefix).and_then(|number| number.parse::<u32>().ok());
        let player = match name {
            "random" => Some(Player::Random),
            "greedy-draw" => Some(Player::GreedyDraw),
            "greedy" => Some(Player::Greedy),
            "greedy-lead" => Some(Player::GreedyLead),
            "net" => Some(Player::Net),
            "best" => Some(Player::Best),
            _ => None,
        };
        let monte_carlo =
            || numbered("mc:").filter(|n| (1..=Player::MOST_ROLLOUTS).contains(n)).map(Player::MonteCarlo);
        let level = || numbered("level:").and_then(|n| Level::new(n.try_into().ok()?)).map(Player::Level);
        player.or_else(monte_carlo).or_else(level).ok_or_else(|| UnknownPlayer { name: name.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_reads_back() {
        let names =
            ["random", "greedy-draw", "greedy", "greedy-lead", "mc:32", "net", "best", "level:1", "level:8"];
        for name in names {
            assert_eq!(name.parse::<Player>().map(|player| player.to_string()), Ok(name.to_owned()));
        }
    }

    #[test]
    fn an_unknown_name_lists_the_known_ones() {
        for name in ["", "bst", "mc:0", "mc:", "mc:1000001", "level:0", "level:9", "level:256", "Best"] {
            let error = name.parse::<Player>().unwrap_err();
            for known in Player::NAMES {
                assert!(error.to_string().contains(known), "{error}");
            }
        }
    }
}
