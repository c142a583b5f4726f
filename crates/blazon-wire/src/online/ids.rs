use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

/// The name of a table: 16 lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub u64);

/// The name that a client gives to something it wants to do, so that it is done once however often it is sent: 16
/// hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(pub u64);

/// The name that a server gives itself when it starts, among those that share a store: 16 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u64);

/// What stands for the address of somebody, so that servers can count for it together and none tells it: 16 hexadecimal
/// digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AddressDigest(pub u64);

macro_rules! sixteen_digits {
    ($($name:ident),*) => {
        $(
            impl fmt::Display for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    write!(f, "{:016x}", self.0)
                }
            }

            impl FromStr for $name {
                type Err = ParseIntError;

                fn from_str(text: &str) -> Result<$name, ParseIntError> {
                    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
                    // Anything else is as wrong as a letter that is no digit.
                    let digits = if text.len() == 16 && text.bytes().all(is_digit) { text } else { "-" };
                    u64::from_str_radix(digits, 16).map($name)
                }
            }

            impl Serialize for $name {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            impl<'de> Deserialize<'de> for $name {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
                }
            }
        )*
    };
}

sixteen_digits!(TableId, Key, NodeId, AddressDigest);

/// In the words of the protocol's JSON Schema.
#[cfg(feature = "schema")]
macro_rules! in_schema {
    ($($name:ident),*) => {
        $(
            impl schemars::JsonSchema for $name {
                fn schema_name() -> std::borrow::Cow<'static, str> {
                    crate::text::Text::<$name>::schema_name()
                }

                fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                    crate::text::Text::<$name>::json_schema(generator)
                }
            }
        )*
    };
}

#[cfg(feature = "schema")]
in_schema!(TableId, Key);
