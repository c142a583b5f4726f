//! The way through the game: back and on, and what happened there.

use blazon_words::{Words, fl};
use leptos::prelude::*;

use super::Reader;
use crate::message::{FormMessage, Purpose, StudyMessage};
use crate::study::{Way, mistake};
use crate::view::{Memo, click, live, when};

/// The buttons and the slider.
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
    let slide = move |event: web_sys::Event| {
        if let Ok(at) = event_target_value(&event).parse() {
            reader.step_to(at);
        }
    };
    view! {
        <section class="study-steps" aria-label=page.say(|words| fl!(words, "page-replay-steps"))>
            <div class="study-buttons">{To::STEPS.map(|to| button(reader, to)).into_iter().collect_view()}</div>
            <div class="study-slide">
                {button(reader, To::Mistake(Way::Back))}
                <input type="range" min="0" step="1" max=move || end.get().to_string()
                    prop:value=move || { end.track(); reader.at.get().to_string() }
                    aria-label=page.say(|words| fl!(words, "page-replay-move"))
                    aria-valuetext=move || said.get() on:input=slide
                    on:focus=move |_| reader.reading.set(true) on:blur=move |_| reader.reading.set(false)/>
                <span class="study-count" aria-hidden="true">{live(move || count.get())}</span>
                {button(reader, To::Mistake(Way::On))}
            </div>
        </section>
    }
}

/// A button that leads somewhere. It stays where it is when there is no further to go, so that the focus does.
fn button(reader: Reader, to: To) -> AnyView {
    let page = reader.page;
    let leads = Memo::new(move || {
        let end = reader.story.with(|story| story.events.len());
        let at = reader.at.get();
        match to {
            To::Mistake(way) => {
                let before = reader.before_mistake.get();
                reader.analysis.with(|analysis| mistake(analysis.as_ref()?, at, before, way)).is_some()
            }
            To::Play => end > 0,
            to => to.from(at, end) != at,
        }
    });
    let plays = Memo::new(move || to == To::Play && reader.playing.get());
    let label = page.say(move |words| to.label(plays.get(), words));
    let press = move |_| match to {
        _ if !leads.get_untracked() => {}
        To::Mistake(way) => page.send(StudyMessage::Mistake(way)),
        To::Play => page.send(StudyMessage::Play),
        to => reader.step_to(to.from(reader.at_now(), reader.end_now())),
    };
    view! {
        <button type="button" class="study-step" class:primary={to == To::Play} class:study-mistake=matches!(to, To::Mistake(_))
            aria-disabled=move || (!leads.get()).then_some("true") title=label on:click=click(press)>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d=move || to.icon(plays.get())/></svg>
            <span class="hidden">{label}</span>
        </button>
    }
    .into_any()
}

/// What happened here, and what the engine says to it; before a mistake what had been better, and the way to try it.
pub(super) fn moment(reader: Reader) -> impl IntoView {
    let page = reader.page;
    let head = reader.tell_here(|story, at, words| {
        fl!(words, "page-replay-round", round = story.position(at.saturating_sub(1)).round())
    });
    let told = reader.tell_here(|story, at, words| match story.told(at) {
        [] => vec![fl!(words, "page-replay-start")],
        lines => lines.to_vec(),
    });
    let cost = reader.judge(move |account| {
        let cost = account.cost(reader.at.get()).filter(|_| reader.before_mistake.get())?;
        Some([vec![cost.heading], cost.lines].concat())
    });
    let cost = Memo::new(move || cost.get().flatten());
    let judgement = reader.judge(move |account| account.judgement(reader.at.get()));
    // While the game plays by itself it would say more than anybody can listen to; it says where it stops.
    let quiet = Memo::new(move || reader.reading.get() || reader.playing.get());
    let said = Memo::new(move || {
        let judged = || judgement.get().flatten().map(|judgement| (judgement.costly, judgement.lines));
        let (told, judged) = cost.get().map_or_else(|| (told.get(), judged()), |cost| (cost, None));
        (reader.playing.get(), told, judged)
    });
    let lines = |lines: Vec<String>| lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
    view! {
        <section class="study-moment paper" id="study-moment" tabindex="0" aria-label=page.say(|words| fl!(words, "page-replay-this-move"))>
            <h2>{live(move || head.get())}</h2>
            <div role="status" class="study-told" aria-live=move || if quiet.get() { "off" } else { "polite" }>
                // Said anew at every step, so that nothing has to make way for what is longer.
                <For each=move || [said.get()] key=Clone::clone children=move |(_, told, judged)| view! {
                    {lines(told)}
                    {judged.map(|(costly, judged)| view! {
                        <div class="study-judgement" class:costly=costly>{lines(judged)}</div>
                    })}
                }/>
            </div>
            {when(move || cost.with(Option::is_some), move || view! {
                <button type="button" class="study-try" on:click=page.sends(FormMessage::Start(Purpose::PlayOn))>
                    {page.say(|words| fl!(words, "page-replay-try"))}
                </button>
            })}
        </section>
    }
}

/// Where a button leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum To {
    Start,
    Back,
    /// On and on, or to a halt.
    Play,
    On,
    End,
    Mistake(Way),
}

impl To {
    const STEPS: [To; 5] = [To::Start, To::Back, To::Play, To::On, To::End];

    fn from(self, at: usize, end: usize) -> usize {
        match self {
            To::Start => 0,
            To::Back => at.saturating_sub(1),
            To::On => (at + 1).min(end),
            To::End => end,
            To::Play | To::Mistake(_) => at,
        }
    }

    fn label(self, plays: bool, words: &Words) -> String {
        match self {
            To::Start => fl!(words, "page-replay-first"),
            To::Back => fl!(words, "page-replay-previous"),
            To::Play if plays => fl!(words, "page-replay-pause"),
            To::Play => fl!(words, "page-replay-play"),
            To::On => fl!(words, "page-replay-next"),
            To::End => fl!(words, "page-replay-last"),
            To::Mistake(Way::Back) => fl!(words, "page-replay-previous-mistake"),
            To::Mistake(Way::On) => fl!(words, "page-replay-next-mistake"),
        }
    }

    /// Strokes of a round pencil.
    const fn icon(self, plays: bool) -> &'static str {
        match self {
            To::Start => "M6 6v12M18 6l-8 6 8 6",
            To::Back => "M15 6l-8 6 8 6",
            To::Play if plays => "M9 6v12M15 6v12",
            To::Play => "M8 5v14l11-7z",
            To::On => "M9 6l8 6-8 6",
            To::End => "M18 6v12M6 6l8 6-8 6",
            To::Mistake(Way::Back) => "M9 7l-6 5 6 5M17 5v9M17 18v.5",
            To::Mistake(Way::On) => "M15 7l6 5-6 5M7 5v9M7 18v.5",
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
