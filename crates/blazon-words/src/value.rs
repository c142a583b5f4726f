use std::borrow::Cow;

use crate::figure::short;

/// What stands in the gap of a sentence, or chooses between its variants.
#[derive(Clone, Debug, PartialEq)]
pub enum Value<'a> {
    /// A text. It chooses the variant of its name.
    Text(Cow<'a, str>),
    /// A whole number. It chooses the variant of its own, or that of its plural.
    Whole(i64),
    /// A number with decimals. It chooses like a whole one, and is written with three decimals at most.
    Real(f64),
}

impl Value<'_> {
    /// What it is without the signs of a language.
    pub(crate) fn written(&self) -> Cow<'_, str> {
        match self {
            Value::Text(text) => text.as_ref().into(),
            Value::Whole(number) => number.to_string().into(),
            Value::Real(number) => short(*number).into(),
        }
    }

    /// The number that it is.
    #[expect(
        clippy::cast_precision_loss,
        reason = "no plural depends on the last digits of so large a number"
    )]
    pub(crate) fn number(&self) -> Option<f64> {
        match self {
            Value::Text(_) => None,
            Value::Whole(number) => Some(*number as f64),
            Value::Real(number) => Some(*number),
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Value::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(text.into())
    }
}

impl From<f64> for Value<'_> {
    fn from(number: f64) -> Self {
        Value::Real(number)
    }
}

macro_rules! whole_numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value::Whole(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}

whole_numbers!(i32 u8 u16 u32 u64 usize);
