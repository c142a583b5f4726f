//! Matches on the command line: how they are asked for, told and written down.

pub(crate) mod asked;
pub(crate) mod line;
pub(crate) mod merge;
pub(crate) mod told;
