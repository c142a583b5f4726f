//! What every player promises: legal events, the same ones each time, within a budget, and without a look at the dice to
//! come.

mod budgets;
mod determinism;
mod legality;
mod peeking;
mod players;
mod rollouts;
mod symmetry;
mod table;
mod turns;
