use core::fmt;

use blazon::{Components, Die, Roll, Seat};

use crate::hash::{END, Keyed};
use crate::{ByChair, Nonce, Secret};

/// What chance decides at one table: a function of the server's secret and both players' nonces, and of nothing that
/// happens in the game.
///
/// Rolls are numbered from 0 and never taken back: roll `i` is the same whenever and however often it is asked for.
#[derive(Clone)]
pub struct FairDice(Keyed);

/// In how many ways four dice of six sides can fall.
const THROWS: u16 = 6 * 6 * 6 * 6;

/// Words from here on are thrown away: as many of those below lead to each of the 1296 throws.
const ACCEPTED: u16 = u16::MAX / THROWS * THROWS;

/// The version of the rules, as in the tag `Rules` of a record.
const RULES: &[u8] = b"1";

impl FairDice {
    /// The dice of a table. The key is HKDF-SHA256 of the secret, with both nonces as the salt, and
    /// "blazon dice 1" ‖ 0 ‖ table ‖ 0 ‖ version of the rules as the info.
    pub fn new(table: &str, secret: &Secret, nonces: &ByChair<Nonce>) -> FairDice {
        let salt = halves(nonces.host.as_bytes(), nonces.guest.as_bytes());
        let extracted = Keyed::new(&salt).code([&secret.as_bytes()[..]]);
        let info = [b"blazon dice 1", END, table.as_bytes(), END, RULES];
        let key = keyed(&extracted).expand(&info);
        FairDice(keyed(&key))
    }

    /// What the dice show in roll `index`, counted from 0 over the game.
    pub fn roll(&self, index: u32, components: &Components) -> Roll {
        let sides = sides(first_throw(|number| self.block(b"roll", index, number)));
        Roll::new(Die::ALL.map(|die| components.faces(die)[sides[die as usize]]))
    }

    /// Whether the host has the first seat, where the players leave that to the dice.
    pub fn host_starts(&self) -> bool {
        !self.bit(b"start")
    }

    /// Whom lots favour after a full tie.
    pub fn lots(&self) -> Seat {
        if self.bit(b"lots") { Seat::Second } else { Seat::First }
    }

    fn bit(&self, label: &[u8]) -> bool {
        self.block(label, 0, 0)[0] & 1 == 1
    }

    /// HKDF-Expand of the key, with label ‖ index ‖ number of the block as the info.
    fn block(&self, label: &[u8], index: u32, number: u32) -> [u8; 32] {
        self.0.expand(&[label, &index.to_be_bytes(), &number.to_be_bytes()])
    }
}

/// The dice foretell the whole game, so they show nothing of themselves.
impl fmt::Debug for FairDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FairDice(…)")
    }
}

/// The throw of the first word that is accepted, in blocks of random bytes counted from 0.
fn first_throw(mut block: impl FnMut(u32) -> [u8; 32]) -> u16 {
    let mut number = 0_u32;
    loop {
        let block = block(number);
        let (words, _) = block.as_chunks::<2>();
        if let Some(throw) = words.iter().find_map(|&word| accept(u16::from_be_bytes(word))) {
            return throw;
        }
        // A second block is needed once in 10^31 rolls.
        number = number.wrapping_add(1);
    }
}

/// The throw that a random word stands for, if it stands for one.
const fn accept(word: u16) -> Option<u16> {
    if word < ACCEPTED { Some(word % THROWS) } else { None }
}

/// The sides of a throw, each 0 to 5: its digits to the base 6, that of die 1 first.
fn sides(throw: u16) -> [usize; 4] {
    [throw / 216, throw / 36, throw / 6, throw].map(|digits| usize::from(digits % 6))
}

fn keyed(key: &[u8; 32]) -> Keyed {
    Keyed::new(&halves(key, &[0; 32]))
}

fn halves(first: &[u8; 32], second: &[u8; 32]) -> [u8; 64] {
    core::array::from_fn(|i| if i < 32 { first[i] } else { second[i - 32] })
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::ChiSquared;

    #[test]
    fn every_throw_comes_from_exactly_fifty_words() {
        let mut counts = [0; THROWS as usize];
        let mut refused = 0;
        for word in 0..=u16::MAX {
            match accept(word) {
                Some(throw) => counts[usize::from(throw)] += 1,
                None => refused += 1,
            }
        }
        assert!(counts.iter().all(|&count| count == 50), "{counts:?}");
        assert_eq!((ACCEPTED, refused), (64_800, 736));
    }

    #[test]
    fn without_the_refusal_die_1_would_be_loaded_for_all_to_see() {
        // 65536 words are 50 times 1296 and 736 more: the first 736 throws would come in 51 of 65536 cases.
        let mut counts = [0; 6];
        for word in 0..=u16::MAX {
            counts[sides(word % THROWS)[0]] += 1;
        }
        assert_eq!(counts, [51 * 216, 51 * 216, 51 * 216, 50 * 216 + 88, 50 * 216, 50 * 216]);
        // Nobody would notice in one game, and anybody in ten million throws.
        let in_a_game = ChiSquared::uniform(&counts.map(|count| count / 3000));
        assert!(in_a_game.p() > 0.99, "{in_a_game:?}");
        let in_ten_million = ChiSquared::uniform(&counts.map(|count| count * 152));
        assert!(in_ten_million.p() < 1e-9, "{in_ten_million:?}");
    }

    #[test]
    fn words_that_are_refused_are_passed_over_and_so_are_blocks_of_them() {
        let mut third_word = [0xff; 32];
        third_word[4..6].copy_from_slice(&64_799_u16.to_be_bytes());
        assert_eq!(first_throw(|_| third_word), 1295);
        let blocks = [[0xff; 32], [0xfd, 0x20].repeat(16).try_into().unwrap(), third_word];
        let mut asked = Vec::new();
        let throw = first_throw(|number| {
            asked.push(number);
            blocks[number as usize]
        });
        assert_eq!((throw, asked), (1295, Vec::from([0, 1, 2])), "0xfd20 is 64800");
    }

    #[test]
    fn the_sides_of_the_throws_are_all_different() {
        let mut throws: Vec<[usize; 4]> = (0..THROWS).map(sides).collect();
        assert!(throws.is_sorted(), "die 1 is the most significant digit");
        throws.dedup();
        assert_eq!(throws.len(), 1296);
        assert_eq!((throws[0], throws[1295]), ([0; 4], [5; 4]));
    }
}
