//! Numbers and lists by ICU4X.

use fixed_decimal::Decimal;
use icu_decimal::DecimalFormatter;
use icu_decimal::options::DecimalFormatterOptions;
use icu_list::ListFormatter;
use icu_list::options::{ListFormatterOptions, ListLength};
use icu_locale_core::Locale;

/// How a language writes numbers. Without tables for it digits stay as they are.
#[derive(Debug)]
pub(super) struct Numbers(Option<DecimalFormatter>);

impl Numbers {
    pub(super) fn new(locale: &str) -> Numbers {
        Numbers(DecimalFormatter::try_new(parsed(locale).into(), DecimalFormatterOptions::default()).ok())
    }

    /// Digits, with a point before the decimals.
    pub(super) fn write(&self, digits: &str) -> String {
        match (&self.0, Decimal::try_from_str(digits)) {
            (Some(formatter), Ok(number)) => formatter.format(&number).to_string(),
            _ => digits.to_owned(),
        }
    }
}

/// How a language writes lists. Without tables for it only commas join.
#[derive(Debug)]
pub(crate) struct Lists(Option<ListFormatter>);

impl Lists {
    pub(crate) fn new(locale: &str) -> Lists {
        let options = ListFormatterOptions::default().with_length(ListLength::Wide);
        Lists(ListFormatter::try_new_and(parsed(locale).into(), options).ok())
    }

    pub(crate) fn write(&self, items: &[String]) -> String {
        match &self.0 {
            Some(formatter) => formatter.format(items.iter()).to_string(),
            None => items.join(", "),
        }
    }
}

fn parsed(locale: &str) -> Locale {
    locale.parse().unwrap_or(Locale::UNKNOWN)
}
