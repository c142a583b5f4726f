//! Dates as people write them.

use blazon_words::Language;
use js_sys::Intl::{
    DateTimeFormat, DateTimeFormatOptions, DateTimeStyle, RelativeTimeFormat, RelativeTimeFormatNumeric,
    RelativeTimeFormatOptions,
};
use js_sys::{Array, Date, Function};
use wasm_bindgen::JsValue;

/// How a language writes dates.
pub(crate) struct Days {
    dates: Function,
    near: RelativeTimeFormat,
}

impl Days {
    pub(crate) fn new(language: Language) -> Days {
        let locales = Array::of1(&language.locale().into());
        let options = DateTimeFormatOptions::new();
        options.set_date_style(DateTimeStyle::Medium);
        // A date without a time is one of this zone, and has to stay the same day.
        options.set_time_zone("UTC");
        let words = RelativeTimeFormatOptions::new();
        words.set_numeric(RelativeTimeFormatNumeric::Auto);
        Days {
            dates: DateTimeFormat::new(&locales, &options).format(),
            near: RelativeTimeFormat::new(&locales, &words),
        }
    }

    /// The date that a record gives as `YYYY-MM-DD`. What is not one, or a day that never was, is nothing.
    pub(crate) fn write(&self, date: &str) -> Option<String> {
        self.dates.call1(&JsValue::UNDEFINED, &read(date)?.into()).ok()?.as_string()
    }

    /// The word for a date if it is today or yesterday, else the date.
    pub(crate) fn write_near(&self, date: &str, today: Option<&str>) -> Option<String> {
        const DAY: f64 = 86_400_000.0;
        let day = read(date)?;
        let ago = today.and_then(read).map(|today| (today.get_time() - day.get_time()) / DAY);
        // Whole days lie between two dates, which are numbers without a rest.
        match ago.filter(|ago| (0.0..=1.0).contains(ago)) {
            Some(ago) => Some(self.near.format(-ago, "day").into()),
            None => self.write(date),
        }
    }
}

/// The moment at which a day begins, if there is such a day.
fn read(date: &str) -> Option<Date> {
    let day = Date::new(&date.into());
    // Browsers read much more than that, and make another day of a thirty-first of February.
    let same = !day.get_time().is_nan() && String::from(day.to_iso_string()).split('T').next() == Some(date);
    same.then_some(day)
}
