use serde::{Deserialize, Serialize};

/// A die as its number, 1 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Die(pub blazon::Die);

impl From<Die> for u8 {
    fn from(die: Die) -> u8 {
        die.0.number()
    }
}

impl TryFrom<u8> for Die {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Die, &'static str> {
        blazon::Die::from_number(number).map(Die).ok_or("a die is 1, 2, 3 or 4")
    }
}
