//! Numbers with a point as the whole number of their bits: they come back to the last digit however numbers are read.

use std::fmt;

use serde::de::{Error, Visitor};
use serde::{Deserializer, Serializer};

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
pub(crate) fn serialize<S: Serializer>(number: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u64(number.to_bits())
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
    deserializer.deserialize_any(Number)
}

struct Number;

impl Visitor<'_> for Number {
    type Value = f64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number")
    }

    fn visit_u64<E: Error>(self, bits: u64) -> Result<f64, E> {
        Ok(f64::from_bits(bits))
    }

    /// As it was kept before.
    fn visit_f64<E: Error>(self, number: f64) -> Result<f64, E> {
        Ok(number)
    }
}
