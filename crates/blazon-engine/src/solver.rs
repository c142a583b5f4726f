//! Exact endings.

mod choices;
mod fast_hash;
mod land;
mod matrix;
mod outlook;
mod search;
mod sheet;

use blazon::{Event, Position, Seat, Step, ToAct};

use outlook::Outlook;
use search::Search;
use sheet::{Kit, Table};

/// The most rounds that [`solve`] looks ahead.
pub const SOLVED_ROUNDS: u32 = 3;

/// The exact value of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Solution {
    /// The first seat's chance to win if both play best, a draw counting one half.
    pub win: f64,
    /// What was spent.
    pub nodes: u64,
}

/// The most rounds in which a domino can still be drawn, this one included; 0 if nothing is drawn any more.
pub fn rounds_left(position: &Position) -> u32 {
    let table = Table::of(position);
    let started = match position.step() {
        Step::Roll | Step::Take { .. } => 0,
        Step::Draw { done, .. } => u32::from(done.first.is_some() || done.second.is_some()),
        Step::Flash { .. } => 0,
        Step::Lots | Step::Over { .. } => return 0,
    };
    Outlook::of(&Kit::of(position), &table, started).rounds
}

/// Solves the rest of the game.
pub fn solve(position: &Position, nodes: u64) -> Option<Solution> {
    if rounds_left(position) > SOLVED_ROUNDS {
        return None;
    }
    let mut search = Search::new(position, nodes);
    let win = search.value(position).ok()?;
    Some(Solution { win, nodes: nodes - search.left() })
}

/// The value of each event.
pub fn solve_events(position: &Position, seat: Seat, nodes: u64) -> Option<Vec<(Event, f64)>> {
    if rounds_left(position) > SOLVED_ROUNDS {
        return None;
    }
    let events: Vec<Event> = position.legal(seat).iter().collect();
    let after: Vec<Position> = events
        .iter()
        .map(|&event| {
            let mut after = *position;
            after.play_unchecked(event);
            after
        })
        .collect();
    let mut search = Search::new(position, nodes);
    let values = if position.to_act() == ToAct::Both {
        search.values_at_once(position, seat, &after).ok()?
    } else {
        after.iter().map(|after| search.value(after)).collect::<Result<Vec<f64>, _>>().ok()?
    };
    let own = |win: f64| if seat == Seat::First { win } else { 1.0 - win };
    let mut valued: Vec<(Event, f64)> =
        events.into_iter().zip(values).map(|(event, win)| (event, own(win))).collect();
    valued.sort_by(|one, other| other.1.total_cmp(&one.1));
    Some(valued)
}
