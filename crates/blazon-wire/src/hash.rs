use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use crate::Code;

/// A 64-bit number as 16 hexadecimal digits: JSON's own numbers are exact only up to 2^53 in many programs.
pub type Hash = Code<Hex>;

/// A 64-bit number that is written in hexadecimal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hex(pub u64);

impl From<u64> for Hash {
    fn from(number: u64) -> Hash {
        Code(Hex(number))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for Hex {
    type Err = ParseIntError;

    fn from_str(digits: &str) -> Result<Hex, ParseIntError> {
        u64::from_str_radix(digits, 16).map(Hex)
    }
}
