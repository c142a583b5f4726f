//! Numbers, their plurals and lists by the browser's `Intl`, and capitals by its strings.

use std::cell::RefCell;
use std::collections::BTreeMap;

use js_sys::Intl::{
    ListFormat, ListFormatOptions, ListFormatStyle, ListFormatType, NumberFormat, NumberFormatOptions,
    PluralRules, PluralRulesOptions,
};
use js_sys::{Array, Function, JsString};
use send_wrapper::SendWrapper;
use wasm_bindgen::JsValue;

/// More than this some browsers refuse.
const MOST_DECIMALS: u8 = 20;

/// How a language writes numbers: a function for each number of decimals that was asked for.
#[derive(Debug)]
pub(super) struct Numbers {
    locale: SendWrapper<Array>,
    formats: SendWrapper<RefCell<BTreeMap<u8, Function>>>,
}

impl Numbers {
    pub(super) fn new(locale: &str) -> Numbers {
        Numbers {
            locale: SendWrapper::new(Array::of1(&locale.into())),
            formats: SendWrapper::new(RefCell::default()),
        }
    }

    /// Digits, with a point before the decimals.
    pub(super) fn write(&self, digits: &str) -> String {
        let decimals = digits.split_once('.').map_or(0, |(_, decimals)| decimals.len());
        let decimals = u8::try_from(decimals).unwrap_or(MOST_DECIMALS).min(MOST_DECIMALS);
        let mut formats = self.formats.borrow_mut();
        let format = formats.entry(decimals).or_insert_with(|| {
            let options = NumberFormatOptions::new();
            options.set_minimum_fraction_digits(decimals);
            options.set_maximum_fraction_digits(decimals);
            NumberFormat::new(&self.locale, &options).format()
        });
        let written = format.call1(&JsValue::UNDEFINED, &digits.into());
        written.ok().and_then(|written| written.as_string()).unwrap_or_else(|| digits.to_owned())
    }
}

/// Which plural a language has for a number.
#[derive(Debug)]
pub(crate) struct Plurals(SendWrapper<PluralRules>);

impl Plurals {
    pub(crate) fn new(locale: &str) -> Plurals {
        let options = PluralRulesOptions::new();
        // Else a number would be rounded first.
        options.set_maximum_fraction_digits(MOST_DECIMALS);
        Plurals(SendWrapper::new(PluralRules::new(&Array::of1(&locale.into()), &options)))
    }

    /// The plural of a number by its name in Unicode: `one`, `other`.
    pub(crate) fn of(&self, number: f64) -> String {
        self.0.select(number).into()
    }
}

/// How a language writes lists.
#[derive(Debug)]
pub(crate) struct Lists(SendWrapper<ListFormat>);

impl Lists {
    pub(crate) fn new(locale: &str) -> Lists {
        let options = ListFormatOptions::new();
        options.set_type(ListFormatType::Conjunction);
        options.set_style(ListFormatStyle::Long);
        Lists(SendWrapper::new(ListFormat::new(&Array::of1(&locale.into()), &options)))
    }

    pub(crate) fn write(&self, items: &[String]) -> String {
        let items: Array = items.iter().map(JsValue::from).collect();
        self.0.format(&items).into()
    }
}

/// A text in capitals.
pub(crate) fn upper_case(text: &str) -> String {
    JsString::from(text).to_upper_case().into()
}
