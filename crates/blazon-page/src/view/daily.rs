//! The duel of the day.

use blazon_words::{Words, fl};
use leptos::prelude::*;

use super::games::{ending, ribbon};
use super::{Dated, Page};
use crate::browser::Days;
use crate::drawing;
use crate::game::Game;
use crate::message::{FormMessage, Purpose, RecordsMessage};
use crate::progress::{Duel, Ending};
use crate::state::State;
use crate::view::{click, live};

/// Today's duel: against whom, how it stands, and how long one has been at it.
pub(super) fn daily_card(page: Page) -> AnyView {
    let today = page.memo(today);
    live(move || today.get().map(|today| card(page, today)))
}

/// A sentence in whatever language.
type Say = fn(&Words) -> String;

/// What is said of today's duel.
#[derive(Clone, Debug, PartialEq)]
struct Today {
    level: u8,
    date: Option<Dated>,
    opponent: String,
    streak: Option<String>,
    stage: Stage,
}

#[derive(Clone, Debug, PartialEq)]
enum Stage {
    Open,
    Running,
    /// How it ended, and what there is of its game: something to look at and to hand on.
    Over {
        ending: Ending,
        score: String,
        kept: bool,
    },
    Gone,
}

fn today(state: &State, words: &Words) -> Option<Today> {
    let (day, duel) = state.duel()?;
    let streak = state.progress.streak(day);
    let stage = match duel {
        Duel::Open => Stage::Open,
        Duel::Running(_) => Stage::Running,
        Duel::Gone => Stage::Gone,
        Duel::Over(id, finished) => Stage::Over {
            ending: finished.ending,
            score: format!("{}–{}", finished.points, finished.theirs),
            kept: state.saved.iter().any(|game| game.id == id),
        },
    };
    Some(Today {
        level: day.level().number(),
        date: Dated::new(Some(&day.to_string()), &Days::new(words.language())),
        opponent: fl!(words, "page-daily-opponent", name = words.level(day.level())),
        streak: (streak > 0).then(|| fl!(words, "page-daily-streak", days = streak)),
        stage,
    })
}

fn card(page: Page, today: Today) -> impl IntoView {
    let Today { level, date, opponent, streak, stage } = today;
    let begin = page.sends(FormMessage::Start(Purpose::Daily));
    let (result, kept) = match &stage {
        Stage::Over { ending, score, kept } => (Some((*ending, score.clone())), *kept),
        Stage::Open | Stage::Running | Stage::Gone => (None, true),
    };
    let over = result.is_some();
    let (about, button): (Say, Say) = match stage {
        Stage::Open => (|words| fl!(words, "page-daily-about"), |words| fl!(words, "page-daily-play")),
        Stage::Running => (|words| fl!(words, "page-daily-about"), |words| fl!(words, "page-continue")),
        Stage::Gone => (|words| fl!(words, "page-daily-gone"), |words| fl!(words, "page-daily-practice")),
        Stage::Over { .. } => (|words| fl!(words, "page-daily-done"), |words| fl!(words, "page-view")),
    };
    view! {
        <section class="paper daily" aria-labelledby="daily-title">
            {drawing::level_shield(level)}
            <div>
                <h2 id="daily-title">{page.say(|words| fl!(words, "page-daily"))}</h2>
                <p class="daily-who">{date.map(Dated::view)}" "<span>{opponent}</span>" "{streak.map(|streak| view! { <span class="streak">{streak}</span> })}</p>
                {result.map(|(how, score)| view! {
                    <p class="daily-result">{ribbon(how.name(), page.read(|_, words| ending(how, words)))}" "<b>{score}</b></p>
                })}
                <p class="daily-about">{page.say(about)}</p>
                <div class="buttons">
                    {(over && kept).then(|| view! {
                        <button type="button" on:click=click(move |_| share(page))>{page.say(|words| fl!(words, "page-daily-share"))}</button>
                    })}
                    {kept.then(|| view! {
                        <button type="button" class="daily-go" on:click=begin>{page.say(button)}<span class="hidden">": "{page.say(|words| fl!(words, "page-daily"))}</span></button>
                    })}
                </div>
            </div>
        </section>
    }
}

/// Hands on the result of today's duel.
fn share(page: Page) {
    let text = page.state.with_untracked(|state| {
        let (_, Duel::Over(id, _)) = state.duel()? else {
            return None;
        };
        result(page, state.saved.iter().find(|game| game.id == id)?)
    });
    hand_on(page, text);
}

/// Hands on the result of the duel that was just played.
pub(super) fn share_now(page: Page) {
    let text = page.state.with_untracked(|state| state.game.as_ref().and_then(|game| result(page, game)));
    hand_on(page, text);
}

fn hand_on(page: Page, text: Option<String>) {
    if let Some(text) = text {
        page.send(RecordsMessage::Share(text));
    }
}

/// The six lines of a duel that is over.
fn result(page: Page, game: &Game) -> Option<String> {
    page.words.get_untracked().duel_result(game.day()?, &game.screen.kept())
}
