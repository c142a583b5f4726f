//! All events by round: where one is, and the way to any other.

use blazon_words::fl;
use leptos::prelude::*;

use super::Reader;
use super::curve;
use crate::browser;
use crate::view::{Memo, click, live};

const LIST: &str = "study-list";

/// The list of all events. The tab key comes to the current one; up and down lead to the others.
pub(super) fn events(reader: Reader) -> impl IntoView {
    let page = reader.page;
    // Where one is stays in sight.
    Effect::new(move |_| {
        let at = reader.at.get();
        reader.story.track();
        browser::after_this_frame(move || browser::scroll_to(LIST, &name(at)));
    });
    let key = move |event: web_sys::KeyboardEvent| {
        let to = match event.key().as_str() {
            "ArrowUp" | "ArrowLeft" => reader.at_now().saturating_sub(1),
            "ArrowDown" | "ArrowRight" => (reader.at_now() + 1).min(reader.end_now()),
            "Home" => 0,
            "End" => reader.end_now(),
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        reader.step_to(to);
        browser::focus(&name(to));
    };
    let chapters = move || {
        let (story, words) = (reader.story.get(), page.words.get());
        let start = one(reader, 0, vec![fl!(words, "page-replay-start")]);
        let rounds = story.chapters().into_iter().map(|chapter| {
            let round = fl!(words, "page-replay-round", round = chapter.round);
            let events = chapter.events.map(|index| {
                let line = one(reader, index + 1, story.told(index + 1).to_vec());
                view! { <li>{line}</li> }
            });
            view! { <h3>{round}</h3><ol>{events.collect_view()}</ol> }
        });
        view! { {start}{rounds.collect_view()} }
    };
    view! {
        <section class="study-events" aria-labelledby="study-events">
            <h2 id="study-events">{page.say(|words| fl!(words, "page-replay-all-moves"))}</h2>
            <div id=LIST class="study-list" on:keydown=key
                on:focusin=move |_| reader.reading.set(true) on:focusout=move |_| reader.reading.set(false)>{live(chapters)}</div>
        </section>
    }
}

fn one(reader: Reader, at: usize, lines: Vec<String>) -> impl IntoView {
    let here = Memo::new(move || reader.at.get() == at);
    let mark = reader.judge(move |account| {
        let index = at.checked_sub(1)?;
        let moment = account.analysis.moments.get(index)?;
        let highlight = moment.highlight()?;
        let said = match moment.choice().and_then(|choice| choice.mark) {
            Some(mark) => account.words.mark(mark),
            None => fl!(account.words, "page-replay-much-luck"),
        };
        Some((highlight, said))
    });
    view! {
        <button type="button" id=name(at) class="study-event"
            tabindex=move || if here.get() { "0" } else { "-1" }
            aria-current=move || here.get().then_some("step")
            on:click=click(move |_| reader.step_to(at))>
            {lines.into_iter().map(|line| view! { <span>{line}" "</span> }).collect_view()}
            {live(move || mark.get().flatten().map(|(highlight, said)| view! {
                <span class="study-mark">{curve::sign(highlight)}{said}</span>
            }))}
        </button>
    }
}

fn name(at: usize) -> String {
    format!("study-event-{at}")
}
