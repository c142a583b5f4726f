//! Hashing for the tables of one solution: short keys of a few words, by the million, and nobody to fear.

use core::hash::{BuildHasherDefault, Hasher};
use std::collections::HashMap;

/// A table with a quick hash. Never iterated, so its order is nobody's business.
pub(super) type FastMap<K, V> = HashMap<K, V, BuildHasherDefault<FastHasher>>;

/// Multiplies and turns, a word at a time.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct FastHasher(u64);

impl FastHasher {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for FastHasher {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let word = chunk.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
            self.add(word);
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.add(u64::from(number));
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.add(u64::from(number));
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.add(number.cast_unsigned() as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        // The low bits choose the bucket, and multiplication leaves them poor.
        self.0 ^ (self.0 >> 32)
    }
}
