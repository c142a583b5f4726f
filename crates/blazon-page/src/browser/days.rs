//! Dates as people write them.

use blazon_words::Language;
use js_sys::Intl::{DateTimeFormat, DateTimeFormatOptions, DateTimeStyle};
use js_sys::{Array, Date, Function};
use wasm_bindgen::JsValue;

/// How a language writes dates.
pub(crate) struct Days(Function);

impl Days {
    pub(crate) fn new(language: Language) -> Days {
        let options = DateTimeFormatOptions::new();
        options.set_date_style(DateTimeStyle::Medium);
        // A date without a time is one of this zone, and has to stay the same day.
        options.set_time_zone("UTC");
        Days(DateTimeFormat::new(&Array::of1(&language.locale().into()), &options).format())
    }

    /// The date that a record gives as `YYYY-MM-DD`. What is not one, or a day that never was, is nothing.
    pub(crate) fn write(&self, date: &str) -> Option<String> {
        let day = Date::new(&date.into());
        // Browsers read much more than that, and make another day of a thirty-first of February.
        let same =
            !day.get_time().is_nan() && String::from(day.to_iso_string()).split('T').next() == Some(date);
        let written = same.then(|| self.0.call1(&JsValue::UNDEFINED, &day).ok()).flatten();
        written.and_then(|written| written.as_string())
    }
}
