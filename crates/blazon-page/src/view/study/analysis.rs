//! What the engine says to the whole game.

use blazon::Seat;
use blazon_words::{Account, AccountRow, fl};
use leptos::prelude::*;

use super::{Reader, Stage, curve};
use crate::browser;
use crate::message::StudyMessage;
use crate::view::{Memo, click, live, when};

/// The course of the game as a curve, and the way to it.
pub(super) fn course(reader: Reader) -> impl IntoView {
    let empty = reader.tell(|story, _| story.events.is_empty());
    let judged = Memo::new(move || reader.analysis.with(Option::is_some));
    view! {
        {when(move || !empty.get(), move || view! {
            <section class="study-course" aria-labelledby="study-analysis">
                <h2 id="study-analysis" class="hidden">{reader.page.say(|words| fl!(words, "page-replay-analysis"))}</h2>
                {when(move || judged.get(), move || curve::curve(reader))}
                {work(reader)}
            </section>
        })}
    }
}

/// What it came to: three figures first, then what cost most, the rest on demand.
pub(super) fn figures(reader: Reader) -> impl IntoView {
    let page = reader.page;
    let done = Memo::new(move || matches!(reader.stage.get(), Stage::Done { .. }));
    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "the method is for one lifetime, the closure for all"
    )]
    let [first, all] = [reader.judge(|account| account.headline()), reader.judge(|account| account.rows())];
    let explained =
        page.say(|words| [fl!(words, "analysis-accuracy-about"), fl!(words, "analysis-explained")].join(" "));
    view! {
        {when(move || done.get(), move || view! {
            <section class="study-analysis" aria-labelledby="study-summary">
                <h2 id="study-summary">{page.say(|words| fl!(words, "analysis-summary"))}</h2>
                {table(reader, "study-summary", first)}
                {costliest(reader)}
                <details class="study-more">
                    <summary>{page.say(|words| fl!(words, "page-replay-more-figures"))}</summary>
                    {table(reader, "study-rest", all)}
                    <p class="study-note">{explained}</p>
                </details>
            </section>
        })}
    }
}

/// The button that starts and stops it, and how far it is. The button stays, so that it keeps the focus.
fn work(reader: Reader) -> impl IntoView {
    let page = reader.page;
    let running = Memo::new(move || matches!(reader.stage.get(), Stage::Running { .. }));
    let whole = Memo::new(move || reader.stage.get() == Stage::Done { whole: true });
    let label = move || match reader.stage.get() {
        Stage::Running { .. } => page.read(|_, words| fl!(words, "page-stop")),
        Stage::Done { whole: true } => page.read(|_, words| fl!(words, "page-replay-analysed")),
        Stage::Unasked | Stage::Done { .. } => page.read(|_, words| fl!(words, "page-replay-analyse")),
    };
    let press = move |_| match reader.stage.get_untracked() {
        Stage::Running { .. } => page.send(StudyMessage::StopAnalysing),
        Stage::Unasked | Stage::Done { whole: false } => page.send(StudyMessage::Analyse),
        Stage::Done { whole: true } => {}
    };
    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "the method is for one lifetime, the closure for all"
    )]
    let note = reader.judge(|account| account.stopped());
    let status = Memo::new(move || {
        let words = page.words.get();
        match reader.stage.get() {
            Stage::Unasked => fl!(words, "page-replay-analyse-about"),
            Stage::Running { .. } => fl!(words, "page-replay-analysing"),
            Stage::Done { .. } => note.get().flatten().unwrap_or_default(),
        }
    });
    let progress = Memo::new(move || match reader.stage.get() {
        Stage::Running { done, of } => {
            let words = page.words.get();
            let said = fl!(words, "page-replay-progress", done = (done as u32), of = (of as u32));
            Some((done.to_string(), of.max(1).to_string(), said))
        }
        Stage::Unasked | Stage::Done { .. } => None,
    });
    let part = move |part: fn((String, String, String)) -> String| move || progress.get().map(part);
    view! {
        <p role="status" class="study-note">{live(move || status.get())}</p>
        <div class="study-work">
            <button type="button" aria-disabled=move || whole.get().then_some("true") on:click=click(press)>
                {live(label)}
            </button>
            {when(move || running.get(), move || view! {
                <progress value=part(|(done, ..)| done) max=part(|(_, of, _)| of) aria-label=part(|(.., said)| said)></progress>
                <span class="study-count" aria-hidden="true">{part(|(.., said)| said)}</span>
            })}
        </div>
    }
}

/// Rows with a figure for each player.
fn table(reader: Reader, class: &'static str, rows: Memo<Option<Vec<AccountRow>>>) -> AnyView {
    let names = reader.tell(|story, _| Seat::ALL.map(|seat| story.names[seat].label().to_owned()));
    view! {
        <table class=class aria-labelledby="study-summary">
            <thead>
                <tr>
                    <td></td>
                    {live(move || names.get().into_iter().map(|name| view! { <th scope="col"><bdi>{name}</bdi></th> }).collect_view())}
                </tr>
            </thead>
            <tbody>
                {live(move || rows.get().map(|rows| rows.into_iter().map(|row| view! {
                    <tr>
                        <th scope="row">{row.label}</th>
                        {Seat::ALL.into_iter().map(move |seat| row.values[seat].clone()).map(|value| view! { <td>{value}</td> }).collect_view()}
                    </tr>
                }).collect_view()))}
            </tbody>
        </table>
    }
    .into_any()
}

/// The decisions that cost each player most, with the way to them.
fn costliest(reader: Reader) -> impl IntoView {
    let costliest = reader.judge(|account| Seat::ALL.map(|seat| Costly::of(account, seat)));
    let players = move || {
        costliest.get().map(|players| {
            let lists = players.into_iter().map(|list| match list {
                Ok(list) => {
                    let list = list.into_iter().map(|costly| view! { <li>{one(reader, costly)}</li> });
                    view! { <ol>{list.collect_view()}</ol> }.into_any()
                }
                Err(none) => view! { <p>{none}</p> }.into_any(),
            });
            lists.collect_view()
        })
    };
    view! {
        <h3>{reader.page.say(|words| fl!(words, "analysis-costliest"))}</h3>
        <div class="study-costliest">{live(players)}</div>
    }
}

/// A decision that cost a lot.
#[derive(Clone, Debug, PartialEq)]
struct Costly {
    /// How many events have happened when it is still to be made.
    at: usize,
    heading: String,
    lines: Vec<String>,
}

impl Costly {
    /// Those of a player, or the sentence that there are none.
    fn of(account: Account<'_>, seat: Seat) -> Result<Vec<Costly>, String> {
        let costly = account.costliest(seat).into_iter();
        let costly: Vec<Costly> = costly
            .map(|costly| Costly { at: costly.moment.index, heading: costly.heading, lines: costly.lines })
            .collect();
        if costly.is_empty() {
            let (name, who) = (account.names[seat].label(), account.names[seat].who());
            return Err(fl!(account.words, "analysis-nothing-costly", name = name, who = who));
        }
        Ok(costly)
    }
}

fn one(reader: Reader, costly: Costly) -> impl IntoView {
    let Costly { at, heading, lines } = costly;
    // One looks up from the list to the maps.
    let show = move |_| {
        reader.page.send(StudyMessage::PointOut(at));
        browser::bring(".study-boards");
        browser::focus("study-moment");
    };
    let said = heading.clone();
    view! {
        <h4>{heading}</h4>
        {lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
        <button type="button" on:click=click(show)>
            {reader.page.say(|words| fl!(words, "page-show-it"))}<span class="hidden">": "{said}</span>
        </button>
    }
}
