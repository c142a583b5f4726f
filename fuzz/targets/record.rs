//! A text that can be read as a record is written as a text that reads as the same record.
#![no_main]

use blazon::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(record) = text.parse::<Record>() {
        assert_eq!(record.to_string().parse(), Ok(record));
    }
});
