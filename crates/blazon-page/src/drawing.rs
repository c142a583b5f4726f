//! The drawings: coats of arms, dice, the castle, the powers and whole maps, as SVG.
//!
//! They know no rules and no state. What they look like in light, in dark and in the reader's own colours is said in
//! `web/css/drawing.css`; here is only what has which shape.

mod arms;
mod castle;
mod die;
mod map;
mod power;
mod spellbook;

pub(crate) use arms::{arms, cell};
pub(crate) use castle::{castle, castle_bonus};
pub(crate) use die::die;
pub(crate) use map::{borders, coordinates, map};
pub(crate) use power::power;
pub(crate) use spellbook::spellbook_line;
