//! Arms, dice, the castle, powers, seals, shields, maps and curves as shapes: what the page, the reports and the plots all draw from.
//!
//! A drawing is data. Functions here return a [`Shape`], which stands in somebody's picture, or a whole [`Picture`]. They
//! know no colours: a shape has a class, and [`STYLE`] says what that looks like in light, in dark and in the reader's
//! own colours. Whoever shows a drawing turns the shapes into what it shows them with: the page into elements, everybody
//! else into text with [`svg()`] or [`document()`], which write no text and no number that could be markup.
//!
//! ```
//! use blazon::{Arms, Crosses, Face};
//! use blazon_picture::{die, svg};
//!
//! let text = svg(&die(Face::Arms(Arms::Bar, Crosses::One)).labelled("Bar & cross"));
//! assert!(text.starts_with("<svg class=\"die-face\" viewBox=\"0 0 100 100\" role=\"img\" aria-label=\"Bar &amp; cross\">"));
//! ```

mod arms;
mod castle;
mod coat_of_arms;
mod curve;
mod die;
mod emblem;
mod ladder;
mod map;
mod number;
mod outline;
mod power;
mod seal;
mod shape;
mod spellbook;
mod svg;
mod thumbnail;

pub use arms::{arms, arms_alone, cell, cell_at};
pub use castle::{castle, castle_bonus};
pub use coat_of_arms::{coat_of_arms, level_shield};
pub use curve::{Curve, Frame, Marked, Sign};
pub use die::{die, die_with_bonus, wild};
pub use emblem::{blank_shield, emblem};
pub use ladder::{Captions, LADDER_STYLE, Rated, ladder};
pub use map::{borders, grid, map, map_with_margin};
pub use number::Number;
pub use power::power;
pub use seal::seal;
pub use shape::{Anchor, Group, Picture, Shape, Transform, ViewBox};
pub use spellbook::spellbook_line;
pub use svg::{document, svg};
pub use thumbnail::thumbnail;

/// How the drawings look: a style sheet. It names `--ink`, `--soft`, `--line`, `--edge`, `--sheet`, `--paper`, `--bad`,
/// `--first` and `--second`, which are the colours of what is around the drawings.
pub const STYLE: &str = include_str!("style.css");
