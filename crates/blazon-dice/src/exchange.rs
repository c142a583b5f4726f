use alloc::string::{String, ToString};

use blazon::Seat;

use crate::{ByChair, Chair, Commitment, FairDice, Nonce, Pledge, Proof, Salt, Seal, Secret, Start};

/// How the two nonces of a table come together: the seal is there first, then both commitments, and only then the
/// nonces.
///
/// The server has one, to refuse what comes out of turn, and so has every client, to see that it got what was
/// announced. Saying the same thing again changes nothing and is no error, so messages may be sent twice.
///
/// A player's client compares what the server says its own commitment is with its own, and keeps the [`Pledge`]: an
/// exchange sees only what it is given.
///
/// ```
/// use blazon_dice::{Chair, Commitment, Exchange, ExchangeError, Nonce, Salt, Seal, Secret};
///
/// let (secret, salt) = (Secret::from([1; 32]), Salt::from([2; 32]));
/// let (hosts, guests) = (Nonce::from([3; 32]), Nonce::from([4; 32]));
///
/// let mut exchange = Exchange::new("7", Seal::new(&secret, &salt));
/// exchange.commit(Chair::Host, Commitment::new("7", Chair::Host, &hosts))?;
/// assert_eq!(exchange.reveal(Chair::Host, hosts), Err(ExchangeError::TooEarly));
///
/// exchange.commit(Chair::Guest, Commitment::new("7", Chair::Guest, &guests))?;
/// exchange.reveal(Chair::Host, hosts)?;
/// exchange.reveal(Chair::Guest, guests)?;
/// assert!(exchange.dice(&secret).is_some());
/// # Ok::<(), ExchangeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exchange {
    table: String,
    seal: Seal,
    commitments: ByChair<Option<Commitment>>,
    nonces: ByChair<Option<Nonce>>,
}

impl Exchange {
    /// That of a table whose seal is published.
    pub fn new(table: &str, seal: Seal) -> Exchange {
        Exchange {
            table: table.to_string(),
            seal,
            commitments: ByChair::default(),
            nonces: ByChair::default(),
        }
    }

    /// The table.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// The seal.
    pub const fn seal(&self) -> Seal {
        self.seal
    }

    /// What the chairs have committed to.
    pub const fn commitments(&self) -> &ByChair<Option<Commitment>> {
        &self.commitments
    }

    /// What the chairs have revealed.
    pub const fn nonces(&self) -> &ByChair<Option<Nonce>> {
        &self.nonces
    }

    /// Whether both have committed, so that nonces may be revealed.
    pub const fn is_committed(&self) -> bool {
        self.commitments.host.is_some() && self.commitments.guest.is_some()
    }

    /// The seal and both commitments as one hash, once all of them are there.
    pub fn pledge(&self) -> Option<Pledge> {
        let commitments = ByChair { host: self.commitments.host?, guest: self.commitments.guest? };
        Some(Pledge::new(&self.seal, &commitments))
    }

    /// Takes a commitment. Refuses a second one and a copy of the other player's.
    pub fn commit(&mut self, chair: Chair, commitment: Commitment) -> Result<(), ExchangeError> {
        if self.commitments[chair].is_some_and(|committed| committed != commitment) {
            return Err(ExchangeError::Committed);
        }
        if self.commitments[!chair] == Some(commitment) {
            return Err(ExchangeError::Copied);
        }
        self.commitments[chair] = Some(commitment);
        Ok(())
    }

    /// Takes a nonce. Refuses all before both commitments are in, and any but the one that was committed to.
    pub fn reveal(&mut self, chair: Chair, nonce: Nonce) -> Result<(), ExchangeError> {
        if !self.is_committed() {
            return Err(ExchangeError::TooEarly);
        }
        if self.commitments[chair] != Some(Commitment::new(&self.table, chair, &nonce)) {
            return Err(ExchangeError::AnotherNonce);
        }
        self.nonces[chair] = Some(nonce);
        Ok(())
    }

    /// The dice for whoever knows the secret, once both nonces are in.
    pub fn dice(&self, secret: &Secret) -> Option<FairDice> {
        self.revealed().map(|nonces| FairDice::new(&self.table, secret, &nonces))
    }

    /// The proof once the secret is published. The seal and the nonces in it are those of this exchange, whatever the
    /// server says they were: a client that checks a game with it is sure of its own part.
    pub fn proof(&self, secret: Secret, salt: Salt, host: Seat, start: Start) -> Option<Proof> {
        let nonces = self.revealed()?;
        Some(Proof { table: self.table.clone(), host, start, seal: self.seal, secret, salt, nonces })
    }

    fn revealed(&self) -> Option<ByChair<Nonce>> {
        Some(ByChair { host: self.nonces.host?, guest: self.nonces.guest? })
    }
}

/// Why a commitment or a nonce is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExchangeError {
    /// The chair has committed to something else.
    #[error("this chair has committed already")]
    Committed,
    /// The commitment is the other player's.
    #[error("the commitment is a copy of the other player's")]
    Copied,
    /// A commitment is still to come.
    #[error("nonces are revealed when both commitments are in")]
    TooEarly,
    /// The nonce does not fit the commitment.
    #[error("the nonce is not the one that was committed to")]
    AnotherNonce,
}
