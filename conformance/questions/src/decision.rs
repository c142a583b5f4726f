//! What the engine decides.

use std::fmt::Write;

use blazon::{Position, Seat};
use blazon_engine::{Budget, Candidate, Engine, Player};

use crate::reason;

/// The decision of a player as text: what was spent, and everything that was weighed.
pub(crate) fn decide(text: &str, player: &str, seat: &str, seed: u64) -> Result<String, String> {
    let position: Position = text.trim_end().parse().map_err(reason)?;
    let seat: Seat = seat.parse().map_err(reason)?;
    let engine = Engine::new(player.parse::<Player>().map_err(reason)?);
    let decision = engine
        .decide(&position, seat, Budget::Usual, seed, &mut ())
        .ok_or_else(|| format!("{seat} is not to act"))?;
    let mut lines = format!("nodes {}, exact {}\n", decision.nodes, decision.exact);
    for candidate in &decision.candidates {
        let _ = writeln!(lines, "{}", weighed(candidate));
    }
    Ok(lines)
}

/// A candidate on a line.
pub(crate) fn weighed(candidate: &Candidate) -> String {
    let Candidate { event, win, margin, plies } = candidate;
    format!("{event} win {win:?} margin {margin:?} plies {plies}")
}
