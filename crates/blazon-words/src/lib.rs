//! Every sentence a person reads, in six languages.
//!
//! The sentences stand in `i18n/<language>/blazon-words.ftl`, in the [Fluent](https://projectfluent.org) format. A
//! [`Words`] holds those of one [`Language`], and phrases the values of the rules:
//!
//! ```
//! use blazon::Arms;
//! use blazon_words::{Language, Words, fl};
//!
//! let words = Words::new(Language::French);
//! assert_eq!(words.arms(Arms::TwoBars), "deux barres");
//! assert_eq!(fl!(words, "die", number = 3), "dé 3");
//! ```
//!
//! Nothing here reads or writes anything, but for the environment variables of [`Language::of_environment`].

mod account;
mod arms;
mod called;
mod coach;
mod dice;
mod duel;
mod edition;
mod event;
mod figure;
mod illegal;
mod language;
mod level;
mod list;
mod locale;
mod notation;
mod pattern;
mod power;
mod printable;
mod reason;
mod result;
mod seat;
mod sentences;
mod setup;
mod theme;
mod value;
mod words;

pub use account::{Account, AccountRow, Costly, Judgement};
pub use called::Called;
pub use coach::CoachAnswer;
/// Says a sentence: `fl!(words, "key", variable = value)`. The key and the variables are checked while compiling.
pub use i18n_embed_fl::fl;
pub use language::Language;
pub use list::capital;
pub use printable::printable;
pub use reason::Against;
pub use value::Value;
pub use words::Words;
