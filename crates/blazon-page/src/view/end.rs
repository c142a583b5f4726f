//! The end of a game: who won, what the points are made of, and what to do next.
//!
//! Everything stands there at once and can be used. Where things move, the points are counted before the eye, and a key
//! or a tap on anything ends that.

use blazon::{Arms, Position, Power, Seat};
use blazon_wire::courier::Fairness;
use blazon_words::{Words, fl};
use leptos::prelude::*;

use super::{Page, names, online};
use crate::browser;
use crate::drawing;
use crate::game::Game;
use crate::message::{FormMessage, Message, PlayMessage, Purpose, RecordsMessage};
use crate::moment::{self, Moment};
use crate::view::{Memo, flag, live, when};

/// How long a number is on its way to the total, in milliseconds.
const FLIGHT: u32 = 450;

/// The result.
pub(super) fn end(page: Page) -> AnyView {
    let look = page.memo(|state, words| state.game.as_ref().map(|game| look(game, words)));
    let can_undo = page.memo(|state, _| state.game.as_ref().is_some_and(Game::can_undo));
    let next = page.memo(|state, _| state.game.as_ref().is_some_and(|game| game.next_level().is_some()));
    let with = page.memo(|state, _| match state.game.as_ref().and_then(|game| game.online.as_ref()) {
        None => With::Here,
        Some(online) if online.watches() => With::Nobody,
        Some(_) => With::Friend,
    });
    let fairness = page.memo(|state, _| {
        let online = state.game.as_ref().and_then(|game| game.online.as_ref());
        online.map_or(Fairness::Unknown, |online| online.table.fairness)
    });
    let counting = page.memo(|state, _| match state.game.as_ref()?.moments.shown()? {
        (number, Moment::End) => Some(number),
        (_, Moment::Power { .. }) => None,
    });
    let counts = Memo::new(move || counting.get().is_some() && page.moves());
    Effect::new(move |_| match counting.get().filter(|_| page.moves()) {
        Some(number) => {
            browser::after_this_frame(move || page.state.with_untracked(|state| count(state.game.as_ref())));
            for event in ["keydown", "pointerdown"] {
                let over = move |_| page.send(PlayMessage::MomentOver(number));
                on_cleanup(browser::hear_first(event, over));
            }
        }
        None => browser::come_to_rest(".game"),
    });
    let button = move |message: Message, class: &'static str, say: fn(&Words) -> String| {
        view! { <button type="button" class=class on:click=page.sends(message)>{page.say(say)}</button> }
    };
    view! {
        <div class="end" class:counting=flag(move || counts.get())
            style=("--counted", move || look.get().map(|look| format!("{}ms", look.counted)))>
            <div class="result">
                {live(move || look.get().and_then(|look| look.winner).map(winners))}
                <h2 id="prompt" tabindex="-1">
                    <span class="over-sign">{page.say(|words| fl!(words, "page-game-over"))}</span><span class="hidden">":"</span>" "
                    <span class="outcome">{live(move || look.get().map(|look| look.outcome))}</span>
                </h2>
            </div>
            {super::progress::news(page)}
            <div class="buttons">
                {live(move || match with.get() {
                    With::Here => button(FormMessage::Start(Purpose::Rematch).into(), "primary", |words| fl!(words, "page-rematch")).into_any(),
                    With::Friend => online::rematch(page),
                    With::Nobody => ().into_any(),
                })}
                {when(move || next.get(), move || button(FormMessage::Start(Purpose::NextLevel).into(), "next-level", |words| fl!(words, "page-next-level")))}
                {button(RecordsMessage::Review.into(), "", |words| fl!(words, "page-review"))}
                {button(RecordsMessage::ShareLink.into(), "", |words| fl!(words, "page-share"))}
                {when(move || can_undo.get(), move || button(PlayMessage::Undo.into(), "", |words| fl!(words, "page-undo")))}
            </div>
            {online::asking(page)}
            {online::dice_sign(page, move || fairness.get())}
            {live(move || look.get().map(sums))}
        </div>
    }
    .into_any()
}

/// With whom it can be played again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum With {
    /// Whoever is here: a program, or people at this device.
    Here,
    /// Somebody elsewhere, who is asked.
    Friend,
    /// Who watched plays with nobody.
    Nobody,
}

/// What the result shows, one's own side first.
#[derive(Clone, Debug, PartialEq)]
struct EndLook {
    outcome: String,
    winner: Option<Seat>,
    names: [(String, Seat); 2],
    rows: Vec<RowLook>,
    total: String,
    totals: [u32; 2],
    /// What each domain brings, in the order in which they are counted.
    counts: [Vec<u32>; 2],
    /// How long it takes to count them, in milliseconds.
    counted: u32,
    /// What it is called, and how large it is on either side, where the points did not decide.
    largest: Option<(String, [u32; 2])>,
}

/// What one coat of arms or a power brings.
#[derive(Clone, Debug, PartialEq)]
struct RowLook {
    of: Of,
    name: String,
    sides: [Option<SumLook>; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Of {
    Arms(Arms),
    Power(Power),
}

/// "4 × 2 + 3 × 1", and how much that is.
#[derive(Clone, Debug, PartialEq)]
struct SumLook {
    sum: String,
    points: u32,
}

impl SumLook {
    fn new(products: &[(u32, u32)]) -> Option<SumLook> {
        let sum: Vec<String> = products.iter().map(|(one, other)| format!("{one} × {other}")).collect();
        let points = products.iter().map(|(one, other)| one * other).sum();
        (points > 0).then(|| SumLook { sum: sum.join(" + "), points })
    }
}

fn look(game: &Game, words: &Words) -> EndLook {
    let (position, me, names) = (game.position(), game.screen.side(), names(game, words));
    let sides = [me, !me];
    let arms = Arms::ALL.into_iter().map(|arms| RowLook {
        of: Of::Arms(arms),
        name: words.arms(arms),
        sides: sides.map(|seat| SumLook::new(&products(&position, seat, arms))),
    });
    let bonus = RowLook {
        of: Of::Power(Power::Domains),
        name: words.power(Power::Domains),
        sides: sides.map(|seat| bonus(&position, seat)),
    };
    let totals = sides.map(|seat| position.score(seat));
    EndLook {
        outcome: match game.ended() {
            Some(how) => online::ended(how, &names, words),
            None => words.outcome(&position, &names),
        },
        winner: game.winner().flatten(),
        names: sides.map(|seat| (names[seat].label().to_owned(), seat)),
        rows: arms.chain([bonus]).filter(|row| row.sides.iter().any(Option::is_some)).collect(),
        total: fl!(words, "page-total"),
        totals,
        counts: sides
            .map(|seat| moment::counted(&position, seat).iter().map(|domain| domain.score()).collect()),
        counted: moment::counting(&position),
        largest: (totals[0] == totals[1] && game.ended().is_none())
            .then(|| (fl!(words, "page-largest-domain"), sides.map(|seat| position.largest(seat)))),
    }
}

/// The cells and crosses of each domain of a coat of arms that brings points.
fn products(position: &Position, seat: Seat, arms: Arms) -> Vec<(u32, u32)> {
    let domains = moment::counted(position, seat).into_iter().filter(|domain| domain.arms == arms);
    domains.map(|domain| (domain.cells.len(), domain.crosses)).collect()
}

/// What *Domains* brings: how many domains, and how much for each.
fn bonus(position: &Position, seat: Seat) -> Option<SumLook> {
    let arms = position.spellbook(seat).chosen?;
    let domains = position.kingdom(seat).domains_of(arms).count() as u32;
    SumLook::new(&[(domains, position.domains_bonus(seat).checked_div(domains)?)])
}

/// The emblem in the colour of the winner.
fn winners(winner: Seat) -> impl IntoView {
    view! {
        <span class="winners" class:first={winner == Seat::First} class:second={winner == Seat::Second}>{drawing::emblem()}</span>
    }
}

/// What the points are made of, a row for each coat of arms, both players beside each other.
fn sums(look: EndLook) -> impl IntoView {
    let sides = [&look.names[0], &look.names[1]].map(|(_, seat)| *seat);
    let names = look.names.map(|(name, seat)| {
        view! { <th scope="col" class:first={seat == Seat::First} class:second={seat == Seat::Second}><bdi>{name}</bdi></th> }
    });
    let [mine, theirs] = names;
    let rows = look.rows.into_iter().map(|row| {
        let [mine, theirs] = row.sides.map(|side| {
            view! { <td>{side.map(|side| view! { <span class="made">{side.sum}" = "</span><b>{side.points}</b> })}</td> }
        });
        let sign = match row.of {
            Of::Arms(arms) => view! { <svg viewBox="0 0 100 100" class="line-arms" aria-hidden="true">{drawing::arms(arms)}</svg> }.into_any(),
            Of::Power(power) => drawing::power(power),
        };
        view! { <tr>{mine}<th scope="row">{sign}<span class="hidden">{row.name}</span></th>{theirs}</tr> }
    });
    let [my_total, their_total] = [0, 1].map(|side| {
        let counts = look.counts[side].iter().map(|points| view! { <span class="count">{*points}</span> });
        let total = look.totals[side];
        view! {
            <td class:won={look.winner == Some(sides[side])}>
                <b class="total-points">{total}</b>
                <span class="counter" aria-hidden="true" style=("--total", total.to_string())></span>
                <span class=["counts counts-mine", "counts counts-theirs"][side] aria-hidden="true">{counts.collect_view()}</span>
            </td>
        }
    });
    let largest = look.largest.map(|(name, [mine, theirs])| {
        view! { <tr class="largest"><td>{mine}</td><th scope="row">{name}</th><td>{theirs}</td></tr> }
    });
    view! {
        <table class="sums">
            <thead><tr>{mine}<td></td>{theirs}</tr></thead>
            <tbody>
                {rows.collect_view()}
                <tr class="total">{my_total}<th scope="row">{look.total}</th>{their_total}</tr>
                {largest}
            </tbody>
        </table>
    }
}

/// Lights up the domains of both maps in turn, and lets their points fly into the totals.
fn count(game: Option<&Game>) {
    let Some(game) = game else { return };
    let position = game.position();
    for (side, seat) in [("mine", game.screen.side()), ("theirs", !game.screen.side())] {
        for (nth, domain) in moment::counted(&position, seat).into_iter().enumerate() {
            let at = moment::DOMAIN * nth as u32;
            let cells: Vec<String> =
                domain.cells.iter().map(|cell| format!(".{side} [data-cell={cell}] > svg")).collect();
            browser::light(&cells.join(", "), 2 * moment::DOMAIN, at);
            let number = format!(".counts-{side} .count:nth-child({})", nth + 1);
            browser::arrive(&number, &cells[0], FLIGHT, at + moment::DOMAIN / 2);
        }
    }
}
