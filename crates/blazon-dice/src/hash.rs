//! SHA-256 and HMAC over parts of a message.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// Separates a label or a text from what follows it.
pub(crate) const END: &[u8] = &[0];

/// The SHA-256 of the parts, one after the other.
pub(crate) fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        Digest::update(&mut hash, part);
    }
    hash.finalize().into()
}

/// HMAC-SHA256 with its key taken in, so that many messages cost it once.
#[derive(Clone)]
pub(crate) struct Keyed(Hmac<Sha256>);

impl Keyed {
    /// Takes a key as long as a block of SHA-256. A shorter key is the same key with zeros after it, so this serves all
    /// that are no longer, and cannot fail.
    pub(crate) fn new(key: &[u8; 64]) -> Keyed {
        Keyed(Hmac::new(key.into()))
    }

    /// The code of the parts, one after the other.
    pub(crate) fn code<'a>(&self, parts: impl IntoIterator<Item = &'a [u8]>) -> [u8; 32] {
        let mut hmac = self.0.clone();
        for part in parts {
            hmac.update(part);
        }
        hmac.finalize().into_bytes().into()
    }

    /// The first 32 bytes of HKDF-Expand: its first block, and all that anything here needs.
    pub(crate) fn expand(&self, info: &[&[u8]]) -> [u8; 32] {
        self.code(info.iter().copied().chain([&[1_u8][..]]))
    }
}
