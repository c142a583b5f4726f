//! Numbers, their plurals and lists by ICU4X, and capitals by the standard library.

use fixed_decimal::Decimal;
use icu_decimal::DecimalFormatter;
use icu_decimal::options::DecimalFormatterOptions;
use icu_list::ListFormatter;
use icu_list::options::{ListFormatterOptions, ListLength};
use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules};

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

/// Which plural a language has for a number. Without tables for it there is only one.
#[derive(Debug)]
pub(crate) struct Plurals(Option<PluralRules>);

impl Plurals {
    pub(crate) fn new(locale: &str) -> Plurals {
        Plurals(PluralRules::try_new_cardinal(parsed(locale).into()).ok())
    }

    /// The plural of a number by its name in Unicode: `one`, `other`.
    pub(crate) fn of(&self, number: f64) -> String {
        let category = match (&self.0, Decimal::try_from_str(&number.to_string())) {
            (Some(rules), Ok(number)) => rules.category_for(&number),
            _ => PluralCategory::Other,
        };
        match category {
            PluralCategory::Zero => "zero",
            PluralCategory::One => "one",
            PluralCategory::Two => "two",
            PluralCategory::Few => "few",
            PluralCategory::Many => "many",
            PluralCategory::Other => "other",
        }
        .to_owned()
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

/// A text in capitals.
pub(crate) fn upper_case(text: &str) -> String {
    text.to_uppercase()
}

fn parsed(locale: &str) -> Locale {
    locale.parse().unwrap_or(Locale::UNKNOWN)
}
