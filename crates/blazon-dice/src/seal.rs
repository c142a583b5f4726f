use crate::bytes::byte_string;
use crate::hash::sha256;

byte_string! { hidden
    /// The server's part of the dice, drawn when a table is opened and published when its game has ended or was
    /// abandoned.
    Secret, 32
}

byte_string! { hidden
    /// Random bytes that are sealed along with a [`Secret`] and published along with it.
    Salt, 32
}

byte_string! { open
    /// What the server publishes before anybody commits to anything: it cannot change its [`Secret`] afterwards, and
    /// nobody can work the secret out.
    Seal, 32
}

impl Seal {
    /// The seal of a secret: SHA-256(secret ‖ salt).
    pub fn new(secret: &Secret, salt: &Salt) -> Seal {
        Seal(sha256(&[secret.as_bytes(), salt.as_bytes()]))
    }
}
