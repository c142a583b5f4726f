use std::io;

use blazon_words::{Words, fl};

/// Why the system refused, without a full stop. What is not foreseen is said in the system's own words.
pub fn reason(words: &Words, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => fl!(words, "file-reason-not-found"),
        io::ErrorKind::PermissionDenied => fl!(words, "file-reason-permission"),
        io::ErrorKind::IsADirectory => fl!(words, "file-reason-folder"),
        io::ErrorKind::NotADirectory => fl!(words, "file-reason-not-folder"),
        io::ErrorKind::AlreadyExists => fl!(words, "file-reason-exists"),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
            fl!(words, "file-reason-full")
        }
        _ => error.to_string(),
    }
}
