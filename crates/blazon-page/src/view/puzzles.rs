//! The puzzles there are: that of the day, and all of them by theme.

use blazon::Kingdom;
use blazon_engine::Theme;
use blazon_puzzles::Puzzle;
use blazon_words::{Words, fl};
use leptos::prelude::*;

use super::{Dated, Page};
use crate::browser::Days;
use crate::drawing;
use crate::message::PuzzlesMessage;
use crate::puzzle::{Shelf, easiest, solved_of};
use crate::state::State;
use crate::view::{click, flag, live, when};

/// The puzzle of the day, then the themes.
pub(super) fn puzzles(page: Page) -> AnyView {
    let missing = page.memo(|state, _| state.shelf == Shelf::Missing);
    let cards = std::iter::once(None).chain(Theme::ALL.map(Some));
    let cards = cards.map(|of| {
        let look = page.memo(move |state, words| match of {
            None => today(state, words),
            Some(theme) => of_theme(state, theme, words),
        });
        live(move || look.get().map(|look| card(page, look)))
    });
    view! {
        <div class="puzzles">
            <h1 id="title" tabindex="-1">{page.say(|words| fl!(words, "page-puzzles"))}</h1>
            <p class="puzzles-about">{page.say(|words| fl!(words, "page-puzzles-about"))}</p>
            <div role="alert">{when(move || missing.get(), move || away(page))}</div>
            <ul class="themes">{cards.collect_view()}</ul>
        </div>
    }
    .into_any()
}

/// That the puzzles could not be fetched.
fn away(page: Page) -> AnyView {
    view! {
        <div class="paper puzzles-away">
            <p>{page.say(|words| fl!(words, "page-puzzles-away"))}</p>
            <button type="button" class="primary" on:click=page.sends(PuzzlesMessage::Fetch)>{page.say(|words| fl!(words, "page-try-again"))}</button>
        </div>
    }
    .into_any()
}

/// What a card shows: that of the day, or that of a theme.
#[derive(Clone, Debug, PartialEq)]
struct Card {
    theme: Option<Theme>,
    name: String,
    /// What there is to say of it, each as the style sheet calls it.
    facts: Vec<(&'static str, String)>,
    /// How many are solved, and of how many.
    count: Option<(usize, usize)>,
    /// The puzzle to open, the map of whoever has the decision in it, and whether its castle's bonus is spent.
    id: u64,
    map: (Kingdom, bool),
    missed_by: String,
    open: String,
    primary: bool,
}

impl Card {
    fn new(puzzle: &Puzzle, name: String, open: String, words: &Words) -> Card {
        let (position, seat) = (&puzzle.position, puzzle.seat);
        Card {
            theme: None,
            name,
            facts: Vec::new(),
            count: None,
            id: puzzle.id(),
            map: (*position.kingdom(seat), !position.castle_bonus(seat)),
            missed_by: words.missed_by(puzzle.missed_by),
            open,
            primary: false,
        }
    }
}

fn today(state: &State, words: &Words) -> Option<Card> {
    let today = state.today?;
    let puzzle = state.shelf.puzzles()?.of_day(today)?;
    let streak = state.progress.puzzle_streak(today);
    let solved = state.progress.has_solved(puzzle.id());
    let open = if solved { fl!(words, "page-puzzle-again") } else { fl!(words, "page-puzzle-solve") };
    let date = Dated::new(Some(&today.to_string()), &Days::new(words.language()));
    let facts = [
        date.map(|date| ("date", date.written)),
        solved.then(|| ("ribbon won", fl!(words, "page-puzzle-solved"))),
        (streak > 0).then(|| ("streak", fl!(words, "page-daily-streak", days = streak))),
    ];
    Some(Card {
        facts: facts.into_iter().flatten().collect(),
        primary: !solved,
        ..Card::new(puzzle, fl!(words, "page-puzzle-today"), open, words)
    })
}

fn of_theme(state: &State, theme: Theme, words: &Words) -> Option<Card> {
    let puzzles = state.shelf.puzzles()?;
    let next = easiest(puzzles, theme, &state.progress)?;
    let (solved, all) = solved_of(puzzles, theme, &state.progress);
    let open = if solved == all { fl!(words, "page-puzzle-again") } else { fl!(words, "page-puzzle-next") };
    Some(Card {
        theme: Some(theme),
        facts: vec![
            ("", words.theme_about(theme)),
            ("puzzle-count", fl!(words, "page-puzzles-solved", solved = solved, all = all)),
        ],
        count: Some((solved, all)),
        ..Card::new(&next, words.theme(theme), open, words)
    })
}

fn card(page: Page, card: Card) -> AnyView {
    let Card { theme, name, facts, count, id, map, missed_by, open, primary } = card;
    let called = name.clone();
    let facts = facts.into_iter().map(|(class, fact)| view! { <span class=class>{fact}</span>" " });
    view! {
        <li class="paper puzzle-card" data-puzzles=theme.map_or("today", Theme::name)>
            <div class="puzzle-map">{drawing::thumbnail(&map.0, map.1)}</div>
            <div class="puzzle-text">
                <h2>{name}</h2>
                <p class="puzzle-facts">{facts.collect_view()}</p>
                {count.map(|(solved, all)| view! { <progress max=all.to_string() value=solved.to_string() aria-hidden="true"></progress> })}
                <div class="puzzle-go">
                    <button type="button" class:primary=primary on:click=page.sends(PuzzlesMessage::Open(id))>{open}<span class="hidden">": "{called}</span></button>
                    <p class="puzzle-about">{missed_by}</p>
                </div>
            </div>
            {theme.map(|theme| every(page, theme))}
        </li>
    }
    .into_any()
}

/// Every puzzle of a theme, for whoever wants to choose, the easiest first. They are there once somebody wants to see them.
fn every(page: Page, theme: Theme) -> AnyView {
    let open = RwSignal::new(false);
    let list = move || {
        let ids = page.state.with_untracked(|state| {
            let puzzles = state.shelf.puzzles().map(|puzzles| puzzles.of_theme(theme)).unwrap_or_default();
            puzzles.into_iter().map(|puzzle| (puzzle.id(), puzzle.missed_by)).collect::<Vec<_>>()
        });
        let items =
            ids.into_iter().zip(1_u32..).map(|((id, missed_by), number)| one(page, id, missed_by, number));
        view! { <ol class="puzzle-list">{items.collect_view()}</ol> }
    };
    view! {
        <div class="every-puzzle">
            <button type="button" class="quiet" aria-expanded=move || if open.get() { "true" } else { "false" } on:click=click(move |_| open.update(|open| *open = !*open))>
                {page.say(|words| fl!(words, "page-puzzles-all"))}<span class="hidden">": "{page.say(move |words| words.theme(theme))}</span>
            </button>
            {when(move || open.get(), list)}
        </div>
    }
    .into_any()
}

fn one(page: Page, id: u64, missed_by: u8, number: u32) -> AnyView {
    let solved = page.memo(move |state, _| state.progress.has_solved(id));
    let label = page.say(move |words| {
        let mut said = fl!(words, "page-puzzle-number", number = number);
        if solved.get() {
            said = format!("{said}, {}", fl!(words, "page-puzzle-solved"));
        }
        format!("{said}. {}", words.missed_by(missed_by))
    });
    view! {
        <li><button type="button" class:won=flag(move || solved.get()) aria-label=label title=label on:click=page.sends(PuzzlesMessage::Open(id))>{number}</button></li>
    }
    .into_any()
}
