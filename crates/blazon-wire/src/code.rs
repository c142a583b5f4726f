use std::fmt;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

/// Something written in JSON as the notation writes it: `"c4"`, `"s2"`, `"F:3"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Code<T>(pub T);

impl<T: fmt::Display> Serialize for Code<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de, T: FromStr<Err: fmt::Display>> Deserialize<'de> for Code<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Code<T>, D::Error> {
        String::deserialize(deserializer)?.parse().map(Code).map_err(D::Error::custom)
    }
}
