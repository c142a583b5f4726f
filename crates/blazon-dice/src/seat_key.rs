use crate::Nonce;
use crate::bytes::byte_string;
use crate::hash::{END, sha256};

byte_string! { hidden
    /// What the link of one's own seat carries. It never leaves the device: the server is shown the [`Token`] that
    /// follows from it, and learns the [`Nonce`] when it is revealed.
    ///
    /// Another device that opens the link has the same key, and so the same nonce.
    SeatKey, 16
}

byte_string! { hidden
    /// What a player shows to the server to be believed to have a seat.
    Token, 16
}

byte_string! { hidden
    /// What the server keeps of a [`Token`]: enough to recognise it, too little to show it to anybody.
    TokenDigest, 32
}

impl SeatKey {
    /// The token: the first 16 bytes of SHA-256("blazon seat 1" ‖ 0 ‖ key).
    pub fn token(&self) -> Token {
        let digest = sha256(&[b"blazon seat 1", END, self.as_bytes()]);
        Token(core::array::from_fn(|i| digest[i]))
    }

    /// The nonce at a table: SHA-256("blazon own nonce 1" ‖ 0 ‖ key ‖ 0 ‖ table).
    pub fn nonce(&self, table: &str) -> Nonce {
        sha256(&[b"blazon own nonce 1", END, self.as_bytes(), END, table.as_bytes()]).into()
    }
}

impl Token {
    /// What is kept of it: its SHA-256.
    pub fn digest(&self) -> TokenDigest {
        TokenDigest(sha256(&[self.as_bytes()]))
    }
}

impl TokenDigest {
    /// Whether it is that of the token, found out in constant time.
    pub fn is_of(&self, token: &Token) -> bool {
        *self == token.digest()
    }
}
