//! What is asked in a puzzle.

use blazon_words::fl;
use leptos::prelude::*;

use super::{Dated, Page};
use crate::browser::{self, Days};
use crate::puzzle::day_of;
use crate::view::live;

/// The question, where a game tells what has happened: a puzzle has no past. Whoever hears the page is brought to its heading,
/// which asks the same.
pub(super) fn question(page: Page) -> AnyView {
    let puzzle = page.memo(|state, _| state.trying().map(|attempt| attempt.puzzle.id()));
    Effect::new(move |_| {
        puzzle.track();
        browser::after_this_frame(|| browser::focus("title"));
    });
    let about = page.memo(|state, words| {
        let attempt = state.trying()?;
        let day = state.shelf.puzzles().and_then(|puzzles| day_of(puzzles, &attempt.puzzle, state.today));
        let today = day.map(|day| {
            let date = Dated::new(Some(&day.to_string()), &Days::new(words.language()));
            [fl!(words, "page-puzzle-today"), date.map(|date| date.written).unwrap_or_default()].join(" · ")
        });
        Some([today, Some(words.missed_by(attempt.puzzle.missed_by))])
    });
    let lines = move || {
        about.get().into_iter().flatten().flatten().map(|line| view! { <p>{line}</p> }).collect_view()
    };
    view! {
        <div class="question">
            <h2>{page.say(|words| fl!(words, "page-puzzle-ask"))}</h2>
            {live(lines)}
        </div>
    }
    .into_any()
}
