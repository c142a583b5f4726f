//! Players who count points: the greedy one, whole games between greedy players, and those that are built on them.
//!
//! A map is looked at once, as the domains that are on it ([`outline`]). From that comes what each arms would bring on each
//! cell ([`field`], in [`strip`]s), and with the [`prices`] of marks and powers the [`best`] drawing of a domino
//! ([`greedy`]). That is fast enough for whole games ([`rollout`]), and many of them make a decision ([`monte_carlo`]).
//! The lower levels choose from the same values with a shaky hand ([`soft`]).

mod best;
mod field;
pub(crate) mod greedy;
pub(crate) mod monte_carlo;
#[cfg(test)]
mod oracle;
pub(crate) mod outline;
mod prices;
pub(crate) mod rollout;
pub(crate) mod soft;
mod strip;
