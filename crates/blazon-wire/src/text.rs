use std::fmt::Display;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::Serializer;

/// A value as the text it is written as elsewhere: `#[serde(with = "Text::<Token>")]`.
///
/// It is a type rather than a module so that a schema can say of it what the text looks like.
pub(crate) struct Text<T>(PhantomData<T>);

impl<T> Text<T> {
    pub(crate) fn serialize<S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error>
    where
        T: Display,
    {
        serializer.collect_str(value)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
    {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// The same for a value that may be missing.
pub(crate) struct OptionalText<T>(PhantomData<T>);

impl<T> OptionalText<T> {
    #[expect(clippy::ref_option, reason = "serde asks like this")]
    pub(crate) fn serialize<S: Serializer>(value: &Option<T>, serializer: S) -> Result<S::Ok, S::Error>
    where
        T: Display,
    {
        match value {
            Some(value) => serializer.collect_str(value),
            None => serializer.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error>
    where
        T: FromStr<Err: Display>,
    {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map(|text| text.parse().map_err(D::Error::custom)).transpose()
    }
}
