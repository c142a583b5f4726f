use alloc::string::{String, ToString};
use core::str::FromStr;

use blazon::{Event, Position, Record, Roll, Seat, TagError};

use crate::{ByChair, Chair, FairDice, HexError, Nonce, Salt, Seal, Secret};

/// Everything that it takes to work out the dice of a finished game again.
///
/// A record carries it as tags: see [`Proof::write`] and [`Proof::of`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The table, as the players committed to it.
    pub table: String,
    /// The host's seat.
    pub host: Seat,
    /// Who decided that.
    pub start: Start,
    /// What the server published before the game.
    pub seal: Seal,
    /// What it had sealed.
    pub secret: Secret,
    /// What it had sealed along with it.
    pub salt: Salt,
    /// What the players revealed.
    pub nonces: ByChair<Nonce>,
}

/// Who decided which seat the host has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// The players.
    Agreed,
    /// The dice.
    Dice,
}

/// The tags that only a proof has. A record without any of them has none.
const OWN_TAGS: [&str; 5] = [SEAL, SECRET, SALT, HOST_NONCE, GUEST_NONCE];

const TABLE: &str = "Table";
const HOST: &str = "Host";
const START: &str = "Start";
const SEAL: &str = "DiceSeal";
const SECRET: &str = "DiceSecret";
const SALT: &str = "DiceSalt";
const HOST_NONCE: &str = "HostNonce";
const GUEST_NONCE: &str = "GuestNonce";

impl Proof {
    /// The proof that a record carries, if it carries one.
    pub fn of(record: &Record) -> Result<Option<Proof>, ProofError> {
        if OWN_TAGS.iter().all(|name| record.tag(name).is_none()) {
            return Ok(None);
        }
        Ok(Some(Proof {
            table: text(record, TABLE)?.to_string(),
            host: word(record, HOST, [("first", Seat::First), ("second", Seat::Second)])?,
            start: word(record, START, [("agreed", Start::Agreed), ("dice", Start::Dice)])?,
            seal: bytes(record, SEAL)?,
            secret: bytes(record, SECRET)?,
            salt: bytes(record, SALT)?,
            nonces: ByChair { host: bytes(record, HOST_NONCE)?, guest: bytes(record, GUEST_NONCE)? },
        }))
    }

    /// Writes the proof into the tags of a record, or changes nothing: the name of the table may be no text for a tag,
    /// and the record may have too many tags already.
    pub fn write(&self, record: &mut Record) -> Result<(), TagError> {
        let mut written = record.clone();
        written.set_tag(TABLE, &self.table)?;
        written.set_tag(HOST, if self.host == Seat::First { "first" } else { "second" })?;
        written.set_tag(START, if self.start == Start::Agreed { "agreed" } else { "dice" })?;
        written.set_tag(SEAL, &self.seal.to_string())?;
        written.set_tag(SECRET, &self.secret.to_string())?;
        written.set_tag(SALT, &self.salt.to_string())?;
        written.set_tag(HOST_NONCE, &self.nonces.host.to_string())?;
        written.set_tag(GUEST_NONCE, &self.nonces.guest.to_string())?;
        *record = written;
        Ok(())
    }

    /// The dice of the game.
    pub fn dice(&self) -> FairDice {
        FairDice::new(&self.table, &self.secret, &self.nonces)
    }

    /// The seat of a chair.
    pub fn seat(&self, chair: Chair) -> Seat {
        match chair {
            Chair::Host => self.host,
            Chair::Guest => !self.host,
        }
    }

    /// Works out the dice again and compares them with those of a game, finished or not.
    ///
    /// What it cannot see is whether the seal was published before the game and whether the nonces are those that the
    /// players revealed. Only they know, and [`Exchange::proof`](crate::Exchange::proof) is for them.
    pub fn check(&self, record: &Record) -> Result<Checked, Unfair> {
        if Seal::new(&self.secret, &self.salt) != self.seal {
            return Err(Unfair::Seal);
        }
        let dice = self.dice();
        if self.start == Start::Dice && dice.host_starts() != (self.host == Seat::First) {
            return Err(Unfair::Start);
        }
        if *record.start() != Position::new(*record.start().rules()) {
            return Err(Unfair::Position);
        }
        let components = record.start().components();
        let mut checked = Checked { rolls: 0, lots: false };
        for &event in record.events() {
            match event {
                Event::Roll(found) => {
                    let expected = dice.roll(checked.rolls, components);
                    if found != expected {
                        return Err(Unfair::Roll { index: checked.rolls, expected, found });
                    }
                    checked.rolls += 1;
                }
                Event::Lots(found) => {
                    let expected = dice.lots();
                    if found != expected {
                        return Err(Unfair::Lots { expected, found });
                    }
                    checked.lots = true;
                }
                _ => {}
            }
        }
        Ok(checked)
    }
}

/// What was compared in a game whose dice were fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// How many rolls.
    pub rolls: u32,
    /// Whether lots were drawn too.
    pub lots: bool,
}

/// The first thing in a game that is not as the proof says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfair {
    /// The secret and the salt are not what was sealed.
    #[error("the secret does not fit the seal")]
    Seal,
    /// The dice gave the host the other seat.
    #[error("the dice gave the host the other seat")]
    Start,
    /// The record starts in the middle of a game: nobody knows how many rolls there were before.
    #[error("the record does not start at the start of a game")]
    Position,
    /// A roll is another.
    #[error("roll {index} should have been {expected} but is {found}")]
    Roll {
        /// Its number, from 0.
        index: u32,
        /// What the dice should have shown.
        expected: Roll,
        /// What the record says they showed.
        found: Roll,
    },
    /// Lots fell otherwise.
    #[error("lots should have favoured {expected} but favoured {found}")]
    Lots {
        /// Whom they should have favoured.
        expected: Seat,
        /// Whom they favour in the record.
        found: Seat,
    },
}

/// A tag of a proof that is missing or cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the tag {tag}: {fault}")]
pub struct ProofError {
    /// The name of the tag.
    pub tag: &'static str,
    /// What is wrong with it.
    pub fault: ProofFault,
}

/// What can be wrong with a tag of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProofFault {
    /// It is not there.
    #[error("missing")]
    Missing,
    /// It is none of the two words it may be.
    #[error("expected \"{}\" or \"{}\"", .0[0], .0[1])]
    Word([&'static str; 2]),
    /// It is not so many bytes.
    #[error(transparent)]
    Bytes(HexError),
}

fn text<'a>(record: &'a Record, tag: &'static str) -> Result<&'a str, ProofError> {
    record.tag(tag).ok_or(ProofError { tag, fault: ProofFault::Missing })
}

fn word<T: Copy>(record: &Record, tag: &'static str, words: [(&'static str, T); 2]) -> Result<T, ProofError> {
    let said = text(record, tag)?;
    let meant = words.iter().find(|(word, _)| *word == said);
    let fault = ProofFault::Word(words.map(|(word, _)| word));
    meant.map(|&(_, meaning)| meaning).ok_or(ProofError { tag, fault })
}

fn bytes<T: FromStr<Err = HexError>>(record: &Record, tag: &'static str) -> Result<T, ProofError> {
    text(record, tag)?.parse().map_err(|error| ProofError { tag, fault: ProofFault::Bytes(error) })
}
