//! What the guided first game says.

use blazon_words::fl;
use leptos::prelude::*;

use crate::lesson::Lesson;
use crate::message::LessonMessage;
use crate::view::{Memo, Page, live, when};

/// The lesson: what the learner is told, and whether that was what was asked. The button that goes on is the usual one.
pub(super) fn lesson(page: Page) -> impl IntoView {
    let told = page.memo(|state, words| {
        let course = state.stage()?.course?;
        let step = course.now();
        let nudge = course.nudged.then(|| step.goal.nudge(words));
        Some((Lesson::new().progress(course.step, words), (step.says)(words), nudge))
    });
    let learning = Memo::new(move || told.with(Option::is_some));
    view! {
        {when(move || learning.get(), move || view! {
            <section class="lesson" aria-label=page.say(|words| fl!(words, "page-lesson-title"))>
                <p class="lesson-head">
                    <span class="lesson-step">{live(move || told.get().map(|(step, ..)| step))}</span>
                    <button type="button" class="lesson-leave" on:click=page.sends(LessonMessage::Leave)>
                        {page.say(|words| fl!(words, "page-lesson-leave"))}
                    </button>
                </p>
                <div id="lesson-text" aria-live="polite">
                    <p class="lesson-says">{live(move || told.get().map(|(_, says, _)| says))}</p>
                    <p class="lesson-nudge">{live(move || told.get().and_then(|(.., nudge)| nudge))}</p>
                </div>
            </section>
        })}
    }
}
