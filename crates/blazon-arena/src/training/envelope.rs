//! The form of what training keeps: a label that says what it is, and a sum that finds whatever was damaged.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `BLZT` |
//! | 4 | the version of the form, little-endian |
//! | 8 | the sum of all that follows, little-endian |
//! | 8 | the fingerprint of the plan and of the program |
//! | 4 | the generation |
//! | 8 | the share, or all bits set |
//! | 8 | the hash of the net that played, or 0 |
//! | … | what is kept |

use blazon_engine::mix;

const MAGIC: [u8; 4] = *b"BLZT";
const VERSION: u32 = 1;
const HEADER: usize = 16;

/// What is kept: only what was put away under the same label is what is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Label {
    /// Of the plan and of the program.
    pub(super) fingerprint: u64,
    pub(super) generation: u32,
    /// The share of games; none is all bits set.
    pub(super) share: u64,
    /// The hash of the net that played them.
    pub(super) net: u64,
}

impl Label {
    /// Puts something into an envelope.
    pub(super) fn seal(self, body: &[u8]) -> Vec<u8> {
        let mut all = Writer(Vec::with_capacity(HEADER + 28 + body.len()));
        all.0.extend(MAGIC);
        all.u32(VERSION);
        all.u64(0);
        self.write(&mut all);
        all.0.extend(body);
        let sum = sum(&all.0[HEADER..]);
        all.0[8..HEADER].copy_from_slice(&sum.to_le_bytes());
        all.0
    }

    /// What is in an envelope, if it has this label and is as it was.
    pub(super) fn open(self, bytes: &[u8]) -> Option<Reader<'_>> {
        let mut header = Reader::new(bytes.get(..HEADER)?);
        let rest = bytes.get(HEADER..)?;
        if header.take::<4>()? != MAGIC || header.u32()? != VERSION || header.u64()? != sum(rest) {
            return None;
        }
        let mut rest = Reader::new(rest);
        let label =
            Label { fingerprint: rest.u64()?, generation: rest.u32()?, share: rest.u64()?, net: rest.u64()? };
        (label == self).then_some(rest)
    }

    fn write(self, to: &mut Writer) {
        to.u64(self.fingerprint);
        to.u32(self.generation);
        to.u64(self.share);
        to.u64(self.net);
    }
}

/// A sum in which every bit counts: the same on every platform.
pub(super) fn sum(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    let words = words.iter().chain([&last]);
    words.fold(mix(bytes.len() as u64), |sum, &word| mix(sum ^ u64::from_le_bytes(word)))
}

/// Numbers one after the other, little-endian.
#[derive(Clone, Debug, Default)]
pub(super) struct Writer(pub(super) Vec<u8>);

impl Writer {
    pub(super) fn u8(&mut self, number: u8) {
        self.0.push(number);
    }

    pub(super) fn u16(&mut self, number: u16) {
        self.0.extend(number.to_le_bytes());
    }

    pub(super) fn u32(&mut self, number: u32) {
        self.0.extend(number.to_le_bytes());
    }

    pub(super) fn u64(&mut self, number: u64) {
        self.0.extend(number.to_le_bytes());
    }

    pub(super) fn f32(&mut self, number: f32) {
        self.u32(number.to_bits());
    }

    pub(super) fn f64(&mut self, number: f64) {
        self.u64(number.to_bits());
    }
}

/// Reads them again, as long as there are any.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader(bytes)
    }

    /// All that is left.
    pub(super) fn rest(self) -> &'a [u8] {
        self.0
    }

    pub(super) fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (&first, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(first)
    }

    pub(super) fn u8(&mut self) -> Option<u8> {
        self.take().map(u8::from_le_bytes)
    }

    pub(super) fn u16(&mut self) -> Option<u16> {
        self.take().map(u16::from_le_bytes)
    }

    pub(super) fn u32(&mut self) -> Option<u32> {
        self.take().map(u32::from_le_bytes)
    }

    pub(super) fn u64(&mut self) -> Option<u64> {
        self.take().map(u64::from_le_bytes)
    }

    /// A number that is one: neither infinite nor nothing.
    pub(super) fn f32(&mut self) -> Option<f32> {
        self.u32().map(f32::from_bits).filter(|number| number.is_finite())
    }

    pub(super) fn f64(&mut self) -> Option<f64> {
        self.u64().map(f64::from_bits).filter(|number| !number.is_nan())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_that_is_changed_and_every_byte_that_is_missing_is_noticed() {
        let label = Label { fingerprint: 7, generation: 2, share: 3, net: 4 };
        let sealed = label.seal(b"nineteen bytes here");
        assert_eq!(label.open(&sealed).map(Reader::rest), Some(&b"nineteen bytes here"[..]));
        for at in 0..sealed.len() {
            assert!(label.open(&sealed[..at]).is_none(), "cut off at {at}");
            for bit in 0..8 {
                let mut damaged = sealed.clone();
                damaged[at] ^= 1 << bit;
                assert!(label.open(&damaged).is_none(), "bit {bit} of byte {at}");
            }
        }
        assert!(label.open(&[&sealed[..], &[0]].concat()).is_none(), "longer by a byte");
        for other in
            [Label { fingerprint: 8, ..label }, Label { share: 2, ..label }, Label { net: 0, ..label }]
        {
            assert!(other.open(&sealed).is_none(), "{other:?}");
        }
    }
}
