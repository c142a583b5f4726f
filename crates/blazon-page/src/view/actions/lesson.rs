//! What the guided first game says.

use blazon_words::fl;
use leptos::prelude::*;

use crate::course::Course;
use crate::lesson::Lesson;
use crate::message::LessonMessage;
use crate::view::Page;

/// The lesson: what the learner is told, and whether that was what was asked.
pub(super) fn lesson(page: Page) -> impl IntoView {
    let told = page.memo(|state, words| {
        let course = state.game.as_ref()?.course?;
        let step = course.now();
        let nudge = course.nudged.then(|| step.goal.nudge(words));
        Some((Lesson::new().progress(course.step, words), (step.says)(words), nudge))
    });
    let course = page.memo(|state, _| state.game.as_ref().and_then(|game| game.course));
    let reads = move || course.get().is_some_and(|course| course.reads() && !course.is_last());
    let last = move || course.get().is_some_and(Course::is_last);
    view! {
        <Show when=move || course.get().is_some()>
            <section class="lesson" aria-label=page.say(|words| fl!(words, "page-lesson-title"))>
                <div id="lesson-text" aria-live="polite">
                    <p class="lesson-step">{move || told.get().map(|(step, ..)| step)}</p>
                    <p class="refused">{move || told.get().and_then(|(.., nudge)| nudge)}</p>
                    <p>{move || told.get().map(|(_, says, _)| says)}</p>
                </div>
                <div class="buttons">
                    <Show when=reads>
                        <button type="button" class="primary" aria-describedby="lesson-text" on:click=page.sends(LessonMessage::Next)>
                            {page.say(|words| fl!(words, "page-lesson-next"))}
                        </button>
                    </Show>
                    <button type="button" class:primary=last aria-describedby="lesson-text" on:click=page.sends(LessonMessage::Leave)>
                        {page.say(move |words| if last() { fl!(words, "page-lesson-play-own") } else { fl!(words, "page-lesson-leave") })}
                    </button>
                </div>
            </section>
        </Show>
    }
}
