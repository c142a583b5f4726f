//! The way through the game: back and on, and what happened there.

use blazon_words::{Words, fl};
use leptos::prelude::*;

use super::Reader;

/// The four buttons and the slider.
pub(super) fn steps(reader: Reader) -> impl IntoView {
    let page = reader.page;
    let end = reader.tell(|story, _| story.events.len());
    let said = reader.tell_here(|story, at, words| {
        let of = story.events.len() as u32;
        fl!(words, "page-replay-value", at = (at as u32), of = of, event = story.sentence(at, words))
    });
    let count = reader.tell_here(|story, at, words| {
        fl!(words, "page-replay-at", at = (at as u32), of = (story.events.len() as u32))
    });
    let button = move |to: To, say: fn(&Words) -> String| {
        // It stays where it is when there is no further to go, so that the focus does.
        let stuck = move || to.from(reader.at.get(), end.get()) == reader.at.get();
        view! {
            <button type="button" class="study-step" aria-disabled=move || stuck().then_some("true")
                on:click=move |_| reader.step_to(to.from(reader.at_now(), reader.end_now()))>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d=to.icon()/></svg>
                <span>{page.say(say)}</span>
            </button>
        }
    };
    let slide = move |event: web_sys::Event| {
        if let Ok(at) = event_target_value(&event).parse() {
            reader.step_to(at);
        }
    };
    view! {
        <section class="study-steps" aria-label=page.say(|words| fl!(words, "page-replay-steps"))>
            <div class="study-buttons">
                {button(To::Start, |words| fl!(words, "page-replay-first"))}
                {button(To::Back, |words| fl!(words, "page-replay-previous"))}
                {button(To::On, |words| fl!(words, "page-replay-next"))}
                {button(To::End, |words| fl!(words, "page-replay-last"))}
            </div>
            <div class="study-slide">
                <input type="range" min="0" step="1" max=move || end.get().to_string()
                    prop:value=move || { end.track(); reader.at.get().to_string() }
                    aria-label=page.say(|words| fl!(words, "page-replay-move"))
                    aria-valuetext=move || said.get() on:input=slide
                    on:focus=move |_| reader.reading.set(true) on:blur=move |_| reader.reading.set(false)/>
                <span class="study-count" aria-hidden="true">{move || count.get()}</span>
            </div>
        </section>
    }
}

/// What happened here, and what the engine says to it.
pub(super) fn moment(reader: Reader) -> impl IntoView {
    let page = reader.page;
    let head = reader.tell_here(|story, at, words| match at.checked_sub(1) {
        Some(before) => fl!(words, "page-replay-round", round = story.position(before).round()),
        None => fl!(words, "page-replay-round", round = story.position(0).round()),
    });
    let told = reader.tell_here(|story, at, words| match story.told(at) {
        [] => vec![fl!(words, "page-replay-start")],
        lines => lines.to_vec(),
    });
    let judgement = reader.judge(move |account| account.judgement(reader.at.get()));
    view! {
        <section class="study-moment" aria-label=page.say(|words| fl!(words, "page-replay-this-move"))>
            <h2 id="study-moment" tabindex="-1">{move || head.get()}</h2>
            <div role="status" class="study-told" aria-live=move || if reader.reading.get() { "off" } else { "polite" }>
                {move || told.get().into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
            </div>
            <div aria-live="polite">
                {move || judgement.get().flatten().map(|judgement| view! {
                    <div class="study-judgement" class:costly=judgement.costly>
                        {judgement.lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                    </div>
                })}
            </div>
        </section>
    }
}

/// Where a button leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum To {
    Start,
    Back,
    On,
    End,
}

impl To {
    fn from(self, at: usize, end: usize) -> usize {
        match self {
            To::Start => 0,
            To::Back => at.saturating_sub(1),
            To::On => (at + 1).min(end),
            To::End => end,
        }
    }

    const fn icon(self) -> &'static str {
        match self {
            To::Start => "M5 5h3v14H5zM20 5v14L9 12z",
            To::Back => "M17 5v14L6 12z",
            To::On => "M7 5v14l11-7z",
            To::End => "M16 5h3v14h-3zM4 5v14l11-7z",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::To;

    #[test]
    fn one_steps_no_further_than_the_game_goes() {
        assert_eq!([To::Start, To::Back, To::On, To::End].map(|to| to.from(0, 5)), [0, 0, 1, 5]);
        assert_eq!([To::Start, To::Back, To::On, To::End].map(|to| to.from(5, 5)), [0, 4, 5, 5]);
        assert_eq!([To::Start, To::Back, To::On, To::End].map(|to| to.from(0, 0)), [0, 0, 0, 0]);
    }
}
