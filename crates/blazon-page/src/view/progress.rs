//! What was achieved on this device, as a coat of arms with a few figures beside it, and what is new of that.

use blazon_engine::Level;
use blazon_words::{Words, fl};
use leptos::prelude::*;

use super::Page;
use super::daily::share_now;
use crate::drawing;
use crate::game::Game;
use crate::progress::{Figures, News};
use crate::view::{click, live, when};

/// The coat of arms, which gains a quartering with each level that is beaten.
pub(super) fn arms_card(page: Page) -> AnyView {
    let won = page.memo(|state, _| Level::ALL.map(|level| state.progress.beaten(level)));
    let figures = page.memo(|state, _| state.progress.figures(state.today));
    let told = move || {
        let figures = figures.get();
        let rows = if figures == Figures::default() {
            Vec::new()
        } else {
            page.read(|_, words| rows(&figures, words))
        };
        let rows = rows.into_iter().map(|(name, value)| view! { <div><dt>{name}</dt><dd>{value}</dd></div> });
        view! { <dl class="figures">{rows.collect_view()}</dl> }
    };
    view! {
        <section class="paper arms-card" aria-labelledby="arms-title">
            {live(move || drawing::coat_of_arms(won.get()))}
            <div>
                <h2 id="arms-title">{page.say(|words| fl!(words, "page-arms"))}</h2>
                <p>{page.say(move |words| {
                    let beaten = won.get().into_iter().filter(|won| *won).count();
                    match beaten {
                        0 => fl!(words, "page-arms-empty"),
                        _ if beaten == Level::ALL.len() => fl!(words, "page-arms-complete"),
                        _ => fl!(words, "page-arms-beaten", beaten = beaten, levels = Level::ALL.len()),
                    }
                })}</p>
            </div>
            {live(told)}
        </section>
    }
    .into_any()
}

/// What the game that has just ended changed, and the result of a duel to hand on.
pub(super) fn news(page: Page) -> AnyView {
    let lines = page.memo(|state, words| lines(&state.news(), words));
    let duel = page.memo(|state, _| state.game.as_ref().is_some_and(Game::is_contest));
    view! {
        <div class="news">
            {live(move || lines.get().into_iter().map(|line| view! { <p>{line}</p> }).collect_view())}
            {when(move || duel.get(), move || view! {
                <button type="button" on:click=click(move |_| share_now(page))>{page.say(|words| fl!(words, "page-daily-share"))}</button>
            })}
        </div>
    }
    .into_any()
}

fn lines(news: &News, words: &Words) -> Vec<String> {
    let News { new_quartering, missed, best, streak } = *news;
    let lines = [
        new_quartering.map(|level| fl!(words, "page-news-quartering", level = words.level(level))),
        missed.map(|level| fl!(words, "page-news-missed", level = words.level(level))),
        best.then(|| fl!(words, "page-news-best")),
        streak.map(|days| fl!(words, "page-daily-streak", days = days)),
    ];
    lines.into_iter().flatten().collect()
}

/// The figures, each with its name.
fn rows(figures: &Figures, words: &Words) -> Vec<(String, String)> {
    let Figures { games, wins, best, largest, streak, longest } = *figures;
    let mut rows = vec![
        (fl!(words, "page-figure-wins"), fl!(words, "page-figure-wins-of", wins = wins, games = games)),
        (fl!(words, "page-figure-best"), words.points(best)),
        (fl!(words, "page-figure-largest"), fl!(words, "page-figure-cells", cells = largest)),
    ];
    if longest > 0 {
        let said = fl!(words, "page-figure-longest", days = streak, longest = longest);
        rows.push((fl!(words, "page-figure-streak"), said));
    }
    rows
}
