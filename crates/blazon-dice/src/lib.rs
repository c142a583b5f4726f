//! Dice that nobody has to trust.
//!
//! Two people play over a server that throws the dice. Neither of them has to believe that it throws them fairly:
//! nobody can choose them, neither the server nor a player, and after the game everybody can work them out again. The
//! protocol stands in `docs/dice.md`, with what it protects from and what not.
//!
//! # A game
//!
//! 1. The server draws a [`Secret`] and a [`Salt`] and publishes their [`Seal`].
//! 2. Each player has a [`Nonce`], which follows from the [`SeatKey`] in the link of their seat, and sends a
//!    [`Commitment`].
//! 3. When both commitments are in, the players reveal their nonces. An [`Exchange`] sees that it happens in this
//!    order, and a [`Pledge`] kept on the device that the server never shows another seal or commitment.
//! 4. Secret and nonces together are the [`FairDice`]: what they show in each roll, who starts, whom lots favour.
//! 5. When the game has ended or was abandoned the server publishes the secret and the salt. That makes a [`Proof`],
//!    which a record carries in its tags and anybody can [check](Proof::check).
//!
//! ```
//! use blazon::{Event, Record, Rules, Seat};
//! use blazon_dice::{Chair, Commitment, Exchange, Proof, Salt, Seal, SeatKey, Secret, Start};
//!
//! // The server opens table 7.
//! let (secret, salt) = (Secret::from([1; 32]), Salt::from([2; 32]));
//! let mut exchange = Exchange::new("7", Seal::new(&secret, &salt));
//!
//! // The players commit, and reveal.
//! let nonces = [(Chair::Host, SeatKey::from([3; 16])), (Chair::Guest, SeatKey::from([4; 16]))]
//!     .map(|(chair, key)| (chair, key.nonce("7")));
//! for (chair, nonce) in nonces {
//!     exchange.commit(chair, Commitment::new("7", chair, &nonce))?;
//! }
//! for (chair, nonce) in nonces {
//!     exchange.reveal(chair, nonce)?;
//! }
//!
//! // They play; here they stop after the first roll.
//! let dice = exchange.dice(&secret).ok_or("both have revealed")?;
//! let host = if dice.host_starts() { Seat::First } else { Seat::Second };
//! let mut record = Record::new(Rules::default());
//! record.push(Event::Roll(dice.roll(0, record.start().components())))?;
//!
//! // The server publishes the secret, and the record proves itself.
//! let proof = exchange.proof(secret, salt, host, Start::Dice).ok_or("both have revealed")?;
//! proof.write(&mut record)?;
//! let read: Record = record.to_string().parse()?;
//! let checked = Proof::of(&read)?.ok_or("there is a proof")?.check(&read)?;
//! assert_eq!(checked.rolls, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Whether dice look fair
//!
//! A [`RollTally`] counts faces and what follows on what, in any number of games, and [`ChiSquared`] says how probable
//! such counts are.
//!
//! This crate draws no random numbers: secrets, salts and seat keys come from whoever calls it. It needs no standard
//! library, so it has no clock and no input or output either.
#![no_std]

extern crate alloc;

mod bytes;
mod chair;
mod chi_squared;
mod commitment;
mod exchange;
mod fair_dice;
mod hash;
mod pledge;
mod proof;
mod roll_tally;
mod seal;
mod seat_key;

pub use bytes::HexError;
pub use chair::{ByChair, Chair};
pub use chi_squared::ChiSquared;
pub use commitment::{Commitment, Nonce};
pub use exchange::{Exchange, ExchangeError};
pub use fair_dice::FairDice;
pub use pledge::Pledge;
pub use proof::{Checked, Proof, ProofError, ProofFault, Start, Unfair};
pub use roll_tally::{RollTally, RollTallyError};
pub use seal::{Salt, Seal, Secret};
pub use seat_key::{SeatKey, Token, TokenDigest};
