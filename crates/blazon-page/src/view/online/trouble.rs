use blazon_wire::courier::Trouble;
use blazon_words::{Words, fl};

/// Why something could not be done, and what to do about it.
pub(crate) fn trouble(trouble: Trouble, words: &Words) -> String {
    match trouble {
        Trouble::Away => fl!(words, "page-no-server"),
        Trouble::Version => fl!(words, "page-online-version"),
        Trouble::NoTable => fl!(words, "page-online-no-table"),
        Trouble::NoEntry => fl!(words, "page-online-no-entry"),
        Trouble::Taken => fl!(words, "page-online-taken"),
        Trouble::Name => fl!(words, "page-online-name"),
        Trouble::TooMany => fl!(words, "page-online-too-many"),
        Trouble::Full => fl!(words, "page-online-full"),
        Trouble::Late => fl!(words, "page-online-late"),
        Trouble::Asked => fl!(words, "page-online-asked-already"),
        Trouble::NothingBack => fl!(words, "page-online-nothing-back"),
        Trouble::Other => fl!(words, "page-online-refused"),
    }
}
