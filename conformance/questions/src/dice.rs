//! Dice that anybody can work out again.

use std::fmt::Write;
use std::str::FromStr;

use blazon::{Components, Record};
use blazon_dice::{
    ByChair, Chair, Checked, Commitment, FairDice, Proof, RollTally, Salt, Seal, SeatKey, Secret,
};

use crate::reason;

/// Everything that follows from the secrets of a table: what is sent, what the first so many rolls are, and whether
/// they look fair.
pub(crate) fn fair(table: &str, secrets: [&str; 4], rolls: u32) -> Result<String, String> {
    let [secret, salt, host, guest] = secrets;
    let (secret, salt): (Secret, Salt) = (bytes(secret)?, bytes(salt)?);
    let keys: ByChair<SeatKey> = ByChair { host: bytes(host)?, guest: bytes(guest)? };
    let mut lines = format!("seal {}\n", Seal::new(&secret, &salt));
    for (chair, key) in keys.iter() {
        let (token, nonce) = (key.token(), key.nonce(table));
        let commitment = Commitment::new(table, chair, &nonce);
        let _ = writeln!(lines, "{chair} {token} {} {nonce} {commitment}", token.digest());
    }
    let dice = FairDice::new(table, &secret, &keys.map(|key| key.nonce(table)));
    let starts = if dice.host_starts() { Chair::Host } else { Chair::Guest };
    let _ = writeln!(lines, "{starts} starts, lots favour {}", dice.lots());
    let mut tally = RollTally::new(Components::BOX);
    let mut previous = None;
    for index in 0..rolls {
        let roll = dice.roll(index, &Components::BOX);
        tally.add(roll, previous).map_err(reason)?;
        previous = Some(roll);
        let _ = writeln!(lines, "{index} {roll}");
    }
    for test in [tally.face_test(), tally.pair_test()] {
        let _ = writeln!(lines, "{test:?} p {:?}", test.p());
    }
    Ok(lines)
}

/// How many rolls of a record its proof confirms.
pub(crate) fn verify(text: &str) -> Result<String, String> {
    let record: Record = text.parse().map_err(reason)?;
    let proof = Proof::of(&record).map_err(reason)?.ok_or("there is no proof")?;
    let Checked { rolls, lots } = proof.check(&record).map_err(reason)?;
    Ok(format!("{rolls} rolls, lots {lots}"))
}

fn bytes<T: FromStr<Err: std::fmt::Display>>(word: &str) -> Result<T, String> {
    word.parse().map_err(|error| format!("{word}: {error}"))
}
