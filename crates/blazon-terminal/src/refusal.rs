use blazon_remote::CallError;
use blazon_wire::online::Reason;
use blazon_words::{Words, fl};

/// Why a server does not do what it was asked to, in words.
pub fn refusal(reason: Reason, words: &Words) -> String {
    match reason {
        Reason::Version => fl!(words, "terminal-refused-version"),
        Reason::NoSuchTable => fl!(words, "terminal-refused-no-such-table"),
        Reason::NoSuchToken => fl!(words, "terminal-refused-no-such-token"),
        Reason::Watching => fl!(words, "terminal-refused-watching"),
        Reason::SeatTaken => fl!(words, "terminal-refused-seat-taken"),
        Reason::NotStarted => fl!(words, "terminal-refused-not-started"),
        Reason::Over => fl!(words, "terminal-refused-over"),
        Reason::NotOver => fl!(words, "terminal-refused-not-over"),
        Reason::NotYours => fl!(words, "terminal-refused-not-yours"),
        Reason::Illegal => fl!(words, "terminal-refused-illegal"),
        Reason::Stale => fl!(words, "terminal-refused-stale"),
        Reason::NothingAsked => fl!(words, "terminal-refused-nothing-asked"),
        Reason::AskedAlready => fl!(words, "terminal-refused-asked-already"),
        Reason::NothingToTakeBack => fl!(words, "terminal-refused-nothing-to-take-back"),
        Reason::NotGone => fl!(words, "terminal-refused-not-gone"),
        Reason::Name => fl!(words, "terminal-refused-name"),
        Reason::Terms => fl!(words, "terminal-refused-terms"),
        Reason::TooManyTables | Reason::TooManyRequests | Reason::TooManyMessages => {
            fl!(words, "terminal-refused-too-many")
        }
        Reason::TooManyAtTable => fl!(words, "terminal-refused-too-many-at-table"),
        Reason::Full => fl!(words, "terminal-refused-full"),
        Reason::Unavailable | Reason::Stopping | Reason::Silent | Reason::Slow => {
            fl!(words, "terminal-refused-unavailable")
        }
        Reason::Malformed
        | Reason::TooLong
        | Reason::OutOfOrder
        | Reason::TooEarly
        | Reason::WrongNonce
        | Reason::Origin => fl!(words, "terminal-refused-misunderstood"),
    }
}

/// Why a server could not be asked, or said no, in words.
pub fn call_failure(error: &CallError, server: &str, words: &Words) -> String {
    match error {
        CallError::Refused { reason, .. } => refusal(*reason, words),
        CallError::Unreachable(_) => fl!(words, "terminal-link-unreachable", server = server),
        CallError::Strange(_) => fl!(words, "terminal-link-strange", server = server),
    }
}
