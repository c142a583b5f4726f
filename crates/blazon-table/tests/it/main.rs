//! What the table promises to whoever holds it, to those in front of a screen, and to whoever draws.

mod drawing;
mod screen;
mod table;
