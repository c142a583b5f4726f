//! Exact endings: the rest of a game solved, with every roll by its odds and both players at their best.
//!
//! # How many rounds are left
//!
//! A round in which neither draws is the last. So a player with room for m more dominoes and one with room for n see at
//! most m + n more rounds with a drawing ([`rounds_left`]), and perhaps a *closing round* after them, in which only the
//! spellbook can change. Room is a pair of empty cells side by side, no cell in two pairs; *Split*, held or still within
//! reach, makes room for one more. Once a roll is known a domino that can be drawn must be, and that takes away room.
//! "The last round" is a position with at most 1 round left, "the last two" one with at most 2. A full map may end the
//! game sooner; the bound does not count on it, the search does.
//!
//! # What is worked out, and how often
//!
//! - A roll acts only through the domino each player gets out of it: two faces of two dice. So all that a player can make
//!   of each domino is tabulated once for a map (`choices.rs`), and two arms on two cells change the same domains
//!   whatever their crosses (`land.rs`). Dominoes with the same choices are of one *kind*. Faces that make no difference
//!   are rolled as one.
//! - A map on which nothing more is ever drawn is only its numbers: points, largest domain, what *Domains* and *Cross*
//!   would add. Of two such results of one domino with the same marks the lesser is dropped. That is the exact form of
//!   "in the last round drawing for the most points is dominant".
//! - The values of tables about to roll are kept, under all that still matters of them: marks of lines that nobody can
//!   fill in time, or whose power would come too late, do not (`outlook.rs`).
//! - If one player cannot catch up whatever is rolled and drawn, the game is decided.
//!
//! # What is played
//!
//! A player's drawing is chosen without seeing the other's. Marks are made player A's first and a line belongs to whoever
//! fills it first, so what is best may depend on what the other draws: the value is that of the matrix game, in mixed
//! strategies where there is no pure solution (`matrix.rs`). The draft is in turn, and so are the ⚡ powers: player A
//! marks, resolves, then player B marks and resolves (`search.rs`).

mod choices;
mod land;
mod matrix;
mod outlook;
mod search;
mod table;

use blazon::{Dice, Die, Event, Position, Roll, Seat, Step, ToAct};

use crate::order::greatest_first;
use crate::points::greedy::PAIRS;
use choices::can_be_drawn;
use outlook::Outlook;
use search::Search;
use table::{Kit, Table};

/// The most rounds that [`solve`] looks ahead: what has more left is given up at once. The last round is a matter of
/// microseconds and the last two of milliseconds; of three many are, and the others cost the whole budget.
pub const SOLVED_ROUNDS: u32 = 3;

/// The exact value of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Solution {
    /// The first seat's chance to win if both play best, a draw counting one half.
    pub win: f64,
    /// What was spent.
    pub nodes: u64,
}

/// The most rounds in which a domino can still be drawn, the one going on included; 0 if nothing is drawn any more.
///
/// Once the dice are rolled it may be less than before: a domino that can be drawn must be.
pub fn rounds_left(position: &Position) -> u32 {
    let (kit, table) = (Kit::of(position), Table::of(position));
    let outlook = |started: u32| Outlook::of(&kit, &table, started);
    // What is left of a player's room after this round, with these dice.
    let after = |outlook: &Outlook, seat: Seat, roll: Roll, dice: [Die; 2]| {
        let must = can_be_drawn(position.kingdom(seat), dice.map(|die| roll.face(die)));
        outlook.dominoes[seat as usize].saturating_sub(u32::from(must))
    };
    let after_both = |outlook: &Outlook, roll: Roll, dice: [Die; 2]| {
        let others = Dice::two(dice[0], dice[1]).others().pair().unwrap_or(dice);
        after(outlook, position.player_a(), roll, dice) + after(outlook, position.player_b(), roll, others)
    };
    match position.step() {
        Step::Roll => outlook(0).rounds,
        Step::Take { roll, taken } => {
            let outlook = outlook(0);
            let hands = PAIRS.into_iter().map(|dice| dice.map(|die| Die::ALL[die]));
            let hands = hands.filter(|dice| taken.is_none_or(|taken| dice.contains(&taken)));
            let after = hands.map(|dice| after_both(&outlook, roll, dice)).max().unwrap_or(0);
            outlook.rounds.min(1 + after)
        }
        Step::Draw { roll, hands, done } => {
            let outlook = outlook(u32::from(done.first.is_some() || done.second.is_some()));
            let after = Seat::ALL.map(|seat| match hands[seat].pair() {
                Some(dice) if done[seat].is_none() => after(&outlook, seat, roll, dice),
                _ => outlook.dominoes[seat as usize],
            });
            outlook.rounds.min(1 + after[0] + after[1])
        }
        // The marks of this round are still to come, its dominoes are not.
        Step::Flash { .. } => outlook(1).rounds - 1,
        Step::Lots | Step::Over { .. } => 0,
    }
}

/// Solves the rest of the game exactly, if there are at most [`SOLVED_ROUNDS`] left and it takes no more than `nodes`.
///
/// A node is a result compared, a drawing weighed or a roll gone through. The same position always takes the same
/// number, so `Some` depends on nothing but the position and the budget.
pub fn solve(position: &Position, nodes: u64) -> Option<Solution> {
    if rounds_left(position) > SOLVED_ROUNDS {
        return None;
    }
    let mut nobody = || true;
    let mut search = Search::new(position, nodes, &mut nobody);
    let win = search.value(position).ok()?;
    Some(Solution { win, nodes: nodes - search.left() })
}

/// The chance to win of a seat after each of its legal events, if both play best from then on, the best first; a draw
/// counts one half. Nothing if it takes more than `nodes`, as in [`solve`]; nothing in the list if it is not its turn.
///
/// While both are drawing neither knows the other's drawing: then an event is worth what it gains against the other's
/// best mix, and the best event as much as the position.
pub fn solve_events(position: &Position, seat: Seat, mut nodes: u64) -> Option<Vec<(Event, f64)>> {
    solve_events_while(position, seat, &mut nodes, &mut || true)
}

/// The same as long as `go_on` says so: nothing if it was ended. What it takes is subtracted from `nodes`.
pub(crate) fn solve_events_while(
    position: &Position,
    seat: Seat,
    nodes: &mut u64,
    go_on: &mut dyn FnMut() -> bool,
) -> Option<Vec<(Event, f64)>> {
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
    let mut search = Search::new(position, *nodes, go_on);
    let values = if position.to_act() == ToAct::Both {
        search.values_at_once(position, seat, &after)
    } else {
        after.iter().map(|after| search.value(after)).collect()
    };
    *nodes = search.left();
    let values = values.ok()?;
    let own = |win: f64| if seat == Seat::First { win } else { 1.0 - win };
    let mut valued: Vec<(Event, f64)> =
        events.into_iter().zip(values).map(|(event, win)| (event, own(win))).collect();
    greatest_first(&mut valued, |&(_, win)| (win, 0.0));
    Some(valued)
}
