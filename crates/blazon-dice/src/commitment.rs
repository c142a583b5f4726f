use crate::Chair;
use crate::bytes::byte_string;
use crate::hash::{END, sha256};

byte_string! { hidden
    /// A player's part of the dice: 32 bytes that nobody else can guess.
    Nonce, 32
}

byte_string! { open
    /// What a player sends before either [`Nonce`] is revealed: the nonce cannot be changed afterwards.
    ///
    /// It is bound to the table and to the chair. Whoever sends a copy of the other player's commitment cannot reveal
    /// a nonce that fits it, and one from another table fits nowhere else.
    Commitment, 32
}

impl Commitment {
    /// The commitment of a chair at a table: SHA-256("blazon nonce 1" ‖ 0 ‖ table ‖ 0 ‖ chair ‖ nonce).
    pub fn new(table: &str, chair: Chair, nonce: &Nonce) -> Commitment {
        let chair: &[u8] = match chair {
            Chair::Host => b"h",
            Chair::Guest => b"g",
        };
        Commitment(sha256(&[b"blazon nonce 1", END, table.as_bytes(), END, chair, nonce.as_bytes()]))
    }
}
