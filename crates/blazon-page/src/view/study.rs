//! A recorded game, step by step.

mod analysis;
mod boards;
mod curve;
mod events;
mod steps;
mod story;

use std::sync::Arc;

use blazon::{Event, Record, Rules};
use blazon_engine::Analysis;
use blazon_wire::courier::Fairness;
use blazon_words::{Account, Words, fl};
use leptos::prelude::*;

use self::story::Story;
use super::names::names_in;
use super::{Dated, Page, online};
use crate::browser::Days;
use crate::message::{FormMessage, Purpose, RecordsMessage, StudyMessage};
use crate::study::{Judging, Study};
use crate::view::{Memo, click, live};

/// The screen of a recorded game.
pub(super) fn study(page: Page) -> AnyView {
    let reader = Reader::new(page);
    let fairness = page.memo(|state, _| {
        let record = state.study.as_ref().map(|study| study.record.to_string());
        let checked = state.lobby.checked.as_ref().filter(|(of, _)| record.as_ref() == Some(of));
        checked.filter(|_| state.speaks_online).map_or(Fairness::Unknown, |(_, fairness)| *fairness)
    });
    let head = reader.tell(|story, words| {
        let (first, second) = (story.names.first.label(), story.names.second.label());
        let date = Dated::new(story.date.as_deref(), &Days::new(words.language()));
        (fl!(words, "versus", first = first, second = second), date, story.ending(words))
    });
    view! {
        <div class="study">
            <header class="study-head">
                <h1 id="title" tabindex="-1"><bdi>{live(move || head.get().0)}</bdi></h1>
                <p>
                    {live(move || head.get().1.map(|date| view! { {date.view()}" " }))}
                    <span class="study-ending">{live(move || head.get().2)}</span>" "
                    {online::dice_sign(page, move || fairness.get())}
                </p>
            </header>
            {boards::boards(reader)}
            {steps::steps(reader)}
            {steps::moment(reader)}
            {analysis::course(reader)}
            {analysis::figures(reader)}
            {boards::dice(reader)}
            {boards::book(reader)}
            {events::events(reader)}
            {passing_on(reader)}
        </div>
    }
    .into_any()
}

/// What every part of the screen looks at.
#[derive(Clone, Copy)]
struct Reader {
    page: Page,
    /// The game, told in the chosen language. Stepping does not change it.
    story: Memo<Arc<Story>>,
    /// How many events have happened.
    at: Memo<usize>,
    stage: Memo<Stage>,
    /// What the engine has said so far.
    analysis: Memo<Option<Arc<Analysis>>>,
    /// Whether one was brought to where a mistake is still to be made.
    before_mistake: Memo<bool>,
    /// Whether the game plays by itself.
    playing: Memo<bool>,
    /// Whether the slider or the list has the focus: they say themselves where one is.
    reading: RwSignal<bool>,
}

/// How far the engine is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Unasked,
    Running { done: usize, of: usize },
    Done { whole: bool },
}

impl Stage {
    fn of(study: &Study) -> Stage {
        match &study.judging {
            Judging::Unasked => Stage::Unasked,
            Judging::Running { verdicts, of, .. } => Stage::Running { done: verdicts.len(), of: *of },
            Judging::Done(analysis) => Stage::Done { whole: analysis.is_whole() },
        }
    }
}

impl Reader {
    fn new(page: Page) -> Reader {
        let record =
            page.memo(|state, _| state.study.as_ref().map(|study| (study.record.clone(), study.seats)));
        let story = Memo::new(move || {
            let words = page.words.get();
            let (record, seats) = record.get().unwrap_or_else(|| (Record::new(Rules::default()), None));
            Arc::new(Story::new(&record, names_in(&record, seats, &words), &words))
        });
        let at = page.memo(|state, _| state.study.as_ref().map_or(0, |study| study.at));
        let stage = page.memo(|state, _| state.study.as_ref().map_or(Stage::Unasked, Stage::of));
        // Put together only when there is more of it, not at every step.
        let analysis = Memo::new(move || {
            record.track();
            stage.track();
            let judged = page.state.with_untracked(|state| state.study.as_ref()?.analysis());
            judged.map(Arc::new)
        });
        let is =
            move |test: fn(&Study) -> bool| page.memo(move |state, _| state.study.as_ref().is_some_and(test));
        let before_mistake = is(|study| study.before_mistake);
        let playing = is(|study| study.playing);
        Reader { page, story, at, stage, analysis, before_mistake, playing, reading: RwSignal::new(false) }
    }

    /// What had better been played than what comes next, if one was brought here for it. To be read where it is shown.
    fn better(self) -> Option<Event> {
        let at = self.at.get();
        self.analysis.with(|analysis| {
            let moment = analysis.as_ref().filter(|_| self.before_mistake.get())?.moments.get(at)?;
            Some(moment.choice()?.best.event)
        })
    }

    /// Something told about the game, whichever moment one looks at.
    fn tell<T: PartialEq + Send + Sync + 'static>(
        self,
        tell: impl Fn(&Story, &Words) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move || tell(&self.story.get(), &self.page.words.get()))
    }

    /// Something told about the moment one looks at.
    fn tell_here<T: PartialEq + Send + Sync + 'static>(
        self,
        tell: impl Fn(&Story, usize, &Words) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move || {
            let story = self.story.get();
            tell(&story, self.at.get().min(story.events.len()), &self.page.words.get())
        })
    }

    /// Something told about what the engine has said.
    fn judge<T: PartialEq + Send + Sync + 'static>(
        self,
        tell: impl Fn(Account<'_>) -> T + Send + Sync + 'static,
    ) -> Memo<Option<T>> {
        Memo::new(move || {
            let analysis = self.analysis.get()?;
            let words = self.page.words.get();
            self.story
                .with(|story| Some(tell(Account { analysis: &analysis, names: &story.names, words: &words })))
        })
    }

    fn step_to(self, at: usize) {
        self.page.send(StudyMessage::StepTo(at));
    }

    /// How many events have happened, to do something with it once.
    fn at_now(self) -> usize {
        self.at.get_untracked()
    }

    fn end_now(self) -> usize {
        self.story.with_untracked(|story| story.events.len())
    }
}

/// What can be done with the game: play on from here or before a mistake, keep it, hand it on.
fn passing_on(reader: Reader) -> impl IntoView {
    let page = reader.page;
    let again = Memo::new(move || {
        reader.at.track();
        reader.before_mistake.track();
        reader.analysis.track();
        page.state.with_untracked(|state| state.study.as_ref().and_then(Study::retry).is_some())
    });
    let over = reader.tell_here(move |story, at, _| !again.get() && story.is_over_at(at));
    let say = move |mistake: fn(&Words) -> String, other: fn(&Words) -> String| {
        page.say(move |words| if again.get() { mistake(words) } else { other(words) })
    };
    let button = move |message: RecordsMessage, say: fn(&Words) -> String| {
        view! { <button type="button" on:click=page.sends(message.clone())>{page.say(say)}</button> }
    };
    view! {
        <section class="study-use" aria-labelledby="study-use">
            <h2 id="study-use">{page.say(|words| fl!(words, "page-replay-share"))}</h2>
            <div class="buttons">
                <button type="button" class="primary" aria-describedby="study-play-on"
                    aria-disabled=move || over.get().then_some("true")
                    on:click=click(move |_| if !over.get_untracked() { page.send(FormMessage::Start(Purpose::PlayOn)) })>
                    {say(|words| fl!(words, "page-replay-retry"), |words| fl!(words, "page-replay-play-on"))}
                </button>
                {button(RecordsMessage::CopyLink, |words| fl!(words, "page-copy-link"))}
                {button(RecordsMessage::CopyRecord, |words| fl!(words, "page-copy-game"))}
                {button(RecordsMessage::SaveRecord, |words| fl!(words, "page-save-file"))}
            </div>
            <p class="study-note" id="study-play-on">
                {say(|words| fl!(words, "page-replay-retry-about"), |words| fl!(words, "page-replay-play-on-about"))}
            </p>
        </section>
    }
}
