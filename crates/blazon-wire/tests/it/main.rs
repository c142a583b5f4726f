//! What is written is what `docs/json.md` says, and reads back as the same.

mod golden;
mod round_trip;
