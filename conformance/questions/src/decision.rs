//! What the engine decides.

use std::fmt::Write;

use blazon::{Position, Seat};
use blazon_engine::{Budget, Candidate, Decision, Engine, Player};

use crate::reason;

/// The decision of a player as text: what was spent, and everything that was weighed.
pub(crate) fn decide(text: &str, player: &str, seat: &str, seed: u64) -> Result<String, String> {
    let engine = Engine::new(player.parse::<Player>().map_err(reason)?);
    let decision = decision(&engine, text.trim_end(), seat, seed)?;
    let mut lines = format!("nodes {}, exact {}\n", decision.nodes, decision.exact);
    for candidate in &decision.candidates {
        let _ = writeln!(lines, "{}", weighed(candidate));
    }
    Ok(lines)
}

/// What a player spends on many decisions. Little is read and next to nothing written, so that whoever times it times
/// the decisions.
pub(crate) fn nodes(text: &str, player: &str, seed: u64) -> Result<String, String> {
    let engine = Engine::new(player.parse::<Player>().map_err(reason)?);
    let mut nodes = 0;
    for line in text.lines() {
        let (seat, position) = line.split_once(' ').ok_or("a seat and a position")?;
        nodes += decision(&engine, position, seat, seed)?.nodes;
    }
    Ok(nodes.to_string())
}

fn decision(engine: &Engine, position: &str, seat: &str, seed: u64) -> Result<Decision, String> {
    let position: Position = position.parse().map_err(reason)?;
    let seat: Seat = seat.parse().map_err(reason)?;
    let decision = engine.decide(&position, seat, Budget::Usual, seed, &mut ());
    decision.ok_or_else(|| format!("{seat} is not to act"))
}

/// A candidate on a line.
pub(crate) fn weighed(candidate: &Candidate) -> String {
    let Candidate { event, win, margin, plies } = candidate;
    format!("{event} win {win:?} margin {margin:?} plies {plies}")
}
