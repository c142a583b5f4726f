//! A line that can be read as a position is written as a line that reads as the same position.
#![no_main]

use blazon::{Position, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(setup) = text.parse::<Setup>() else {
        return;
    };
    assert_eq!(setup.to_string().parse(), Ok(setup));
    if let Ok(position) = Position::try_from(setup) {
        assert_eq!(position.to_string().parse(), Ok(position));
    }
});
