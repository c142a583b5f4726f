use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::VERSION;

/// Why a text is not what it should say.
#[derive(Debug)]
pub enum Misread {
    /// It is of another version of the protocol.
    Version,
    /// It makes no sense.
    Malformed(crate::Error),
}

/// What anything of a version says; the rest may be beyond whoever speaks another.
#[derive(Deserialize)]
struct Spoken {
    version: u32,
}

/// Reads what a client sends. Whoever speaks another version is told that, and not that they make no sense.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Misread> {
    match (crate::read::<Spoken>(text), crate::read(text)) {
        (Ok(Spoken { version }), _) if version != VERSION => Err(Misread::Version),
        (_, said) => said.map_err(Misread::Malformed),
    }
}
