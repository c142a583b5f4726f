use crate::bytes::byte_string;
use crate::hash::{END, sha256};
use crate::{ByChair, Commitment, Seal};

byte_string! { open
    /// What a server had published when a player's nonce was about to be revealed: the seal and both commitments, as one
    /// hash.
    ///
    /// A client keeps it on the device. A server that has seen the nonce, and then shows another seal or another
    /// commitment as if nothing had happened, would be choosing the dice.
    Pledge, 32
}

impl Pledge {
    /// The pledge of a table: SHA-256("blazon pledge 1" ‖ 0 ‖ seal ‖ host's commitment ‖ guest's commitment).
    pub fn new(seal: &Seal, commitments: &ByChair<Commitment>) -> Pledge {
        let ByChair { host, guest } = commitments;
        Pledge(sha256(&[b"blazon pledge 1", END, seal.as_bytes(), host.as_bytes(), guest.as_bytes()]))
    }
}
