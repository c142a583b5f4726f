use std::io;

use blazon_words::{Words, fl};

/// Why the system refused, without a full stop. What is not foreseen is said in the system's own words.
pub fn reason(words: &Words, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => fl!(words, "reason-not-found"),
        io::ErrorKind::PermissionDenied => fl!(words, "reason-permission"),
        io::ErrorKind::IsADirectory => fl!(words, "reason-directory"),
        io::ErrorKind::NotADirectory => fl!(words, "reason-not-directory"),
        io::ErrorKind::AlreadyExists => fl!(words, "reason-exists"),
        io::ErrorKind::StorageFull => fl!(words, "reason-full"),
        _ => error.to_string(),
    }
}
