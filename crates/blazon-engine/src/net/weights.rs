//! The net as a file.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `BLZN` |
//! | 4 | the version of the form, little-endian |
//! | 8 | the FNV-1a hash of what follows, little-endian |
//! | … | the weights in the order of [`Net`]'s fields, little-endian |

use super::features::{JOINT_ROWS, SIDE_ROWS, STAGES};
use super::{GRAIN, HIDDEN, Head, Net, PULL_GRAIN, WIDTH};
use crate::fnv::fnv;

/// The file that comes with the engine.
const FILE: &[u8] = include_bytes!("../../weights/net.bin");

/// The same as it stands in the program: nearly all its numbers are multiples of their grain, and those are a byte each.
#[allow(long_running_const_eval, reason = "once for each of the file's numbers")]
static SHIPPED: [u8; packed_length(FILE)] = packed(FILE);

/// Before a number that stands there as it is.
const ESCAPE: i8 = i8::MIN;

const MAGIC: [u8; 4] = *b"BLZN";
const VERSION: u32 = 2;
const HEADER: usize = 16;
const PULLS_SIZE: usize = 2 * HIDDEN * 2 * WIDTH;
const HEAD_SIZE: usize = PULLS_SIZE + 2 * 3 * HIDDEN + 12;
const HEADS: usize = HEADER + 2 * (SIDE_ROWS * WIDTH + WIDTH + SIDE_ROWS + JOINT_ROWS * HIDDEN);
const SIZE: usize = HEADS + STAGES * HEAD_SIZE;

/// Why a file is not a net of this engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// It is something else.
    #[error("this is no file of weights")]
    NotWeights,
    /// It has another form.
    #[error("the weights have version {found}, and this engine reads version {VERSION}")]
    Version {
        /// The version of the file.
        found: u32,
    },
    /// It is too long or too short.
    #[error("the weights are {found} bytes long, and should be {SIZE}")]
    Size {
        /// How long it is.
        found: usize,
    },
    /// It was damaged.
    #[error("the weights have the hash {found:016x}, and should have {said:016x}")]
    Hash {
        /// The hash it says it has.
        said: u64,
        /// The hash it has.
        found: u64,
    },
}

/// What can be said of a file of weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightsInfo {
    /// The hash of its weights.
    pub hash: u64,
    /// Its length in bytes.
    pub bytes: usize,
}

impl WeightsInfo {
    /// The length of every file of weights in bytes.
    pub const BYTES: usize = SIZE;
    /// The version of the form.
    pub const VERSION: u32 = VERSION;
}

/// The bytes of the file that comes with the engine.
pub(super) fn shipped() -> Vec<u8> {
    let mut bytes = Vec::with_capacity(SIZE);
    let mut packed = SHIPPED.iter();
    while let Some(&grains) = packed.next() {
        match grains.cast_signed() {
            ESCAPE => bytes.extend(packed.by_ref().take(2)),
            grains => bytes.extend((i16::from(grains) * grain(bytes.len())).to_le_bytes()),
        }
    }
    bytes
}

const fn packed<const LENGTH: usize>(file: &[u8]) -> [u8; LENGTH] {
    let mut packed = [0; LENGTH];
    let (mut from, mut to) = (0, 0);
    while from < file.len() {
        if let Some(grains) = grains(file, from) {
            packed[to] = grains.cast_unsigned();
            to += 1;
        } else {
            packed[to] = ESCAPE.cast_unsigned();
            packed[to + 1] = file[from];
            packed[to + 2] = file[from + 1];
            to += 3;
        }
        from += 2;
    }
    packed
}

const fn packed_length(file: &[u8]) -> usize {
    let (mut from, mut length) = (0, 0);
    while from < file.len() {
        length += if grains(file, from).is_some() { 1 } else { 3 };
        from += 2;
    }
    length
}

/// What the numbers at a place in the file are multiples of.
const fn grain(at: usize) -> i16 {
    if at >= HEADS && (at - HEADS) % HEAD_SIZE < PULLS_SIZE { PULL_GRAIN } else { GRAIN }
}

/// How many grains a number of the file is, if it is a whole and small number of them.
const fn grains(file: &[u8], at: usize) -> Option<i8> {
    let number = i16::from_le_bytes([file[at], file[at + 1]]);
    let grains = number / grain(at);
    if number % grain(at) == 0 && grains > i8::MIN as i16 && grains <= i8::MAX as i16 {
        Some(grains as i8)
    } else {
        None
    }
}

impl Net {
    /// Reads the bytes of a file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, WeightsError> {
        let Some((header, body)) = bytes.split_first_chunk::<HEADER>() else {
            return Err(WeightsError::NotWeights);
        };
        let [b, l, z, n, v0, v1, v2, v3, hash @ ..] = *header;
        if [b, l, z, n] != MAGIC {
            return Err(WeightsError::NotWeights);
        }
        let version = u32::from_le_bytes([v0, v1, v2, v3]);
        if version != VERSION {
            return Err(WeightsError::Version { found: version });
        }
        if bytes.len() != SIZE {
            return Err(WeightsError::Size { found: bytes.len() });
        }
        let said = u64::from_le_bytes(hash);
        let found = fnv(body);
        if said != found {
            return Err(WeightsError::Hash { said, found });
        }
        Ok(Net::read(&mut Numbers(body)))
    }

    /// The bytes of a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut body = Vec::with_capacity(SIZE);
        let mut shorts = |numbers: &[i16]| numbers.iter().for_each(|n| body.extend(n.to_le_bytes()));
        self.side.iter().for_each(|row| shorts(row));
        shorts(&self.bias);
        shorts(&self.worth);
        self.joint.iter().for_each(|row| shorts(row));
        for head in self.heads.iter() {
            let mut shorts = |numbers: &[i16]| numbers.iter().for_each(|n| body.extend(n.to_le_bytes()));
            shorts(head.pulls.as_flattened().as_flattened());
            shorts(&head.unit_bias);
            shorts(&head.logit);
            shorts(&head.margin);
            for number in [head.bias[0], head.bias[1], head.slope] {
                body.extend(number.to_le_bytes());
            }
        }
        let mut bytes = Vec::with_capacity(SIZE);
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(fnv(&body).to_le_bytes());
        bytes.extend(body);
        bytes
    }

    /// What can be said of its file.
    pub fn info(&self) -> WeightsInfo {
        let bytes = self.to_bytes();
        WeightsInfo { hash: fnv(&bytes[HEADER..]), bytes: bytes.len() }
    }

    fn read(numbers: &mut Numbers<'_>) -> Net {
        let mut net = Net::zero();
        net.side.iter_mut().for_each(|row| numbers.shorts(row));
        numbers.shorts(&mut net.bias);
        numbers.shorts(&mut net.worth);
        net.joint.iter_mut().for_each(|row| numbers.shorts(row));
        for head in net.heads.iter_mut() {
            let Head { pulls, unit_bias, logit, margin, bias, slope } = head;
            numbers.shorts(pulls.as_flattened_mut().as_flattened_mut());
            numbers.shorts(unit_bias);
            numbers.shorts(logit);
            numbers.shorts(margin);
            *bias = [numbers.long(), numbers.long()];
            *slope = numbers.long();
        }
        net
    }
}

/// Bytes read as numbers. There are enough of them: the size was checked.
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    // Unrolled at each of its calls this would be a fortieth of the page.
    #[inline(never)]
    fn shorts(&mut self, into: &mut [i16]) {
        for number in into {
            *number = self.next().map_or(0, i16::from_le_bytes);
        }
    }

    fn long(&mut self) -> i32 {
        self.next().map_or(0, i32::from_le_bytes)
    }

    fn next<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (bytes, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_weights_can_be_read_and_are_small() {
        assert_eq!(shipped(), FILE);
        let net = Net::from_bytes(FILE).expect("the shipped weights are good");
        assert_eq!(net.to_bytes(), FILE);
        assert!(SHIPPED.len() <= 1 << 18);
    }

    #[test]
    fn the_shipped_weights_are_rounded() {
        let net = Net::from_bytes(FILE).expect("the shipped weights are good");
        assert_eq!(net.clone().rounded(), net);
    }

    #[test]
    fn a_weight_is_rounded_to_the_nearest_of_its_grain() {
        let mut net = Net::zero();
        net.side[0][..7].copy_from_slice(&[3, 4, -4, -5, i16::MAX, i16::MIN, 160]);
        let (joint, unit) = (&mut net.joint[1][2], &mut net.heads[3].pulls[1][4][5]);
        (*joint, *unit) = (11, -100);
        net.worth[6] = 7;
        let rounded = net.rounded();
        assert_eq!(rounded.side[0][..7], [0, 8, 0, -8, 32760, i16::MIN, 160]);
        assert_eq!((rounded.joint[1][2], rounded.heads[3].pulls[1][4][5], rounded.worth[6]), (8, -128, 7));
    }

    #[test]
    fn weights_of_the_wrong_size_hash_version_or_kind_are_refused() {
        let good = Net::zero().to_bytes();
        assert_eq!(Net::from_bytes(&good), Ok(Net::zero()));
        assert_eq!(Net::from_bytes(&good[..100]), Err(WeightsError::Size { found: 100 }));
        assert_eq!(Net::from_bytes(b"png"), Err(WeightsError::NotWeights));
        assert_eq!(Net::from_bytes(&[b'x'; 1000]), Err(WeightsError::NotWeights));
        let mut older = good.clone();
        older[4] = 9;
        assert_eq!(Net::from_bytes(&older), Err(WeightsError::Version { found: 9 }));
        let mut damaged = good;
        damaged[5000] ^= 1;
        assert!(matches!(Net::from_bytes(&damaged), Err(WeightsError::Hash { .. })));
    }
}
