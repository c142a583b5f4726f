use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::{Reason, VERSION};

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
    read_version(text, VERSION)
}

/// Reads what is said in a version.
pub(super) fn read_version<T: DeserializeOwned>(text: &str, spoken: u32) -> Result<T, Misread> {
    match (crate::read::<Spoken>(text), crate::read(text)) {
        (Ok(Spoken { version }), _) if version != spoken => Err(Misread::Version),
        (_, said) => said.map_err(Misread::Malformed),
    }
}

/// What any refusal says, over HTTP or at a table.
#[derive(Deserialize)]
struct Refusing {
    reason: Reason,
}

/// Why a server refuses something, if that is what this text of its says. Others are told from it without being read.
pub fn refusal(text: &str) -> Option<Reason> {
    text.contains(r#""reason":""#)
        .then(|| crate::read::<Refusing>(text).ok())?
        .map(|refusing| refusing.reason)
}

#[cfg(test)]
mod tests {
    use super::super::{Refused, ToClient};
    use super::*;

    #[test]
    fn a_refusal_is_told_from_other_messages() {
        let reason = Reason::TooManyMessages;
        let messages = [
            crate::line(&Refused { reason, detail: None }),
            crate::line(&ToClient::Refused { key: None, reason, detail: Some("slow down".to_owned()) }),
        ];
        for message in messages {
            assert_eq!(refusal(&message), Some(reason), "{message}");
        }
        assert_eq!(refusal(&crate::line(&ToClient::Pong)), None);
        assert_eq!(refusal(r#"{"name":"\"reason\":\"slow\""}"#), None);
        assert_eq!(reason.to_string(), "too_many_messages");
    }
}
