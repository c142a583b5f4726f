//! The day of a game.

use leptos::prelude::*;

use crate::browser::Days;

/// When a game was played.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Dated {
    /// As the language writes it, or as the record does if that is not a date.
    pub(super) written: String,
    /// The date for programs, if it is one.
    date: Option<String>,
}

impl Dated {
    /// What a record says about its day, if anything.
    pub(super) fn new(said: Option<&str>, days: &Days) -> Option<Dated> {
        let said = said.filter(|said| !said.is_empty())?;
        Some(match days.write(said) {
            Some(written) => Dated { written, date: Some(said.to_owned()) },
            None => Dated { written: said.to_owned(), date: None },
        })
    }

    /// The same, with the word for it if that was today or yesterday.
    pub(super) fn near(said: Option<&str>, today: Option<&str>, days: &Days) -> Option<Dated> {
        let dated = Dated::new(said, days)?;
        let near = dated.date.as_deref().and_then(|date| days.write_near(date, today));
        Some(Dated { written: near.unwrap_or(dated.written), date: dated.date })
    }

    pub(super) fn view(self) -> AnyView {
        let Dated { written, date } = self;
        match date {
            Some(date) => view! { <time class="date" datetime=date>{written}</time> }.into_any(),
            None => view! { <span class="date">{written}</span> }.into_any(),
        }
    }
}
