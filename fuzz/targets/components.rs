//! A text that can be read as components reads the same from the sheet and from the line it is written as.
#![no_main]

use blazon::Components;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(components) = text.parse::<Components>() {
        assert_eq!(components.to_string().parse(), Ok(components));
        assert_eq!(components.file_text().to_string().parse(), Ok(components));
    }
});
