//! Tests of the referee; each is named after the rule it proves.

mod conformance;
mod games;
mod records;
mod rules;
