//! The sentences of all languages, compared with each other and with the code that says them.

mod sentences;
