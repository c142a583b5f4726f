//! Matches on the command line: how they are asked for, told and written down.

pub(crate) mod arguments;
pub(crate) mod json;
pub(crate) mod merge;
pub(crate) mod report;
