//! What is written is what `docs/json.md` and `docs/protocol.md` say, and reads back as the same.

mod golden;
mod online;
mod protocol;
mod round_trip;
mod schema;
mod server;
