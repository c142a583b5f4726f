use blazon_dice::Chair;
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::Serializer;

/// A chair as the word `host` or `guest`: `#[serde(with = "ChairWord")]`.
pub(crate) struct ChairWord;

impl ChairWord {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
    pub(crate) fn serialize<S: Serializer>(chair: &Chair, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match chair {
            Chair::Host => "host",
            Chair::Guest => "guest",
        })
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Chair, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "host" => Ok(Chair::Host),
            "guest" => Ok(Chair::Guest),
            _ => Err(D::Error::custom("expected host or guest")),
        }
    }
}
