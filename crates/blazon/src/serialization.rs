//! How the nouns of the game are written to JSON and the like. Those that are words say so where they are defined.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::{Arms, ByArms, Cell, Components, Die, Edition, Event, Face, Position, Roll};

/// What is written as the notation writes it.
macro_rules! as_text {
    ($($noun:ty)*) => {$(
        impl Serialize for $noun {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $noun {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$noun, D::Error> {
                deserializer.deserialize_str(Text(PhantomData))
            }
        }
    )*};
}

as_text! { Arms Cell Components Edition Event Face Position Roll }

struct Text<T>(PhantomData<T>);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text in the notation")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

/// Writes its number.
impl Serialize for Die {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Die {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Die, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Die::from_number(number)
            .ok_or_else(|| D::Error::invalid_value(Unexpected::Unsigned(number.into()), &"1, 2, 3 or 4"))
    }
}

/// Something for each arms, by its letter and in the order of the spellbook.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(rename = "ByArms")]
struct ByLetter<T> {
    #[serde(rename = "d")]
    dot: T,
    #[serde(rename = "b")]
    bar: T,
    #[serde(rename = "D")]
    two_dots: T,
    #[serde(rename = "B")]
    two_bars: T,
    #[serde(rename = "s")]
    solid: T,
    #[serde(rename = "q")]
    quarters: T,
}

/// Writes a map with the six letters.
impl<T: Serialize> Serialize for ByArms<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [dot, bar, two_dots, two_bars, solid, quarters] = Arms::ALL.map(|arms| &self[arms]);
        ByLetter { dot, bar, two_dots, two_bars, solid, quarters }.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ByArms<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ByArms<T>, D::Error> {
        let ByLetter { dot, bar, two_dots, two_bars, solid, quarters } = ByLetter::deserialize(deserializer)?;
        Ok(ByArms::from_array([dot, bar, two_dots, two_bars, solid, quarters]))
    }
}
