//! The end of a game: who won and why, and what to do next.

use blazon::{BySeat, Domain, Position, Seat};
use blazon_words::{Called, Words, fl};
use leptos::prelude::*;

use super::counted::counted;
use super::{Page, names};
use crate::message::{FormMessage, PlayMessage, Purpose, RecordsMessage};

/// What brought a player points, the most first, and the total.
fn ranked(position: &Position, seat: Seat, names: &BySeat<Called>, words: &Words) -> Vec<String> {
    let mut domains: Vec<Domain> =
        position.kingdom(seat).domains().filter(|domain| domain.score() > 0).collect();
    domains.sort_by_key(|domain| std::cmp::Reverse(domain.score()));
    let mut lines: Vec<String> = domains.iter().map(|domain| words.domain(domain)).collect();
    lines.extend(words.domains_bonus(position, seat));
    lines.extend(words.score(position, seat, names).pop());
    lines
}

/// The result.
pub(super) fn end(page: Page) -> AnyView {
    let told = page.memo(|state, words| {
        let game = state.game.as_ref()?;
        let (position, me, names) = (game.position(), game.screen.side(), names(game, words));
        let outcome = words.outcome(&position, &names);
        let scores =
            [me, !me].map(|seat| (names[seat].label().to_owned(), ranked(&position, seat, &names, words)));
        Some((outcome, scores))
    });
    view! {
        <div class="end">
            <h2 id="prompt" tabindex="-1">
                <span class="over-sign">{page.say(|words| fl!(words, "page-game-over"))}</span><span class="hidden">":"</span>" "
                <span class="outcome">{move || told.get().map(|(outcome, _)| outcome)}</span>
            </h2>
            {super::progress::news(page)}
            <div class="buttons">
                <button type="button" class="primary" on:click=page.sends(FormMessage::Start(Purpose::Rematch))>{page.say(|words| fl!(words, "page-play-again"))}</button>
                <button type="button" on:click=page.sends(RecordsMessage::Review)>{page.say(|words| fl!(words, "page-replay-and-analysis"))}</button>
                <button type="button" on:click=page.sends(RecordsMessage::CopyLink)>{page.say(|words| fl!(words, "page-copy-link"))}</button>
                <button type="button" on:click=page.sends(PlayMessage::Undo)>{page.say(|words| fl!(words, "page-undo"))}</button>
            </div>
            <div class="scores">
                {move || told.get().map(|(_, scores)| scores.into_iter().map(|(name, lines)| view! {
                    <section>
                        <h3><bdi>{name}</bdi></h3>
                        {counted(lines)}
                    </section>
                }).collect_view())}
            </div>
        </div>
    }
    .into_any()
}
