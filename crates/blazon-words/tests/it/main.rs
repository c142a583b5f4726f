//! The sentences of all languages, compared with each other, with the code that says them, and with what their
//! languages and the rulebooks ask for.
//!
//! Every check is a function that finds faults, proved on a few lines of its own before it reads the files.

mod code;
mod files;
mod formatting;
mod keys;
mod particles;
mod plurals;
mod powers;
mod terms;
mod typography;
mod variables;
