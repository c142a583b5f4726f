//! What lies on the table at the moment one looks at: both maps, the dice, the spellbook.

use blazon::{Cell, Dice, Die, Event, Face, Position, Seat};
use blazon_words::fl;
use leptos::prelude::*;

use super::Reader;
use crate::view::game::{Drawn, badge, map_look};
use crate::view::{counted::counted, live};
use crate::view::{dice as dice_tray, map, spellbook};

/// Both maps, the first player's first.
pub(super) fn boards(reader: Reader) -> impl IntoView {
    let boards = Seat::ALL.map(|seat| board(reader, seat));
    view! { <div class="study-boards">{boards.into_iter().collect_view()}</div> }
}

fn board(reader: Reader, seat: Seat) -> AnyView {
    let id = match seat {
        Seat::First => "first",
        Seat::Second => "second",
    };
    let label = reader.tell(move |story, words| {
        fl!(words, "map-of", name = story.names[seat].label(), who = story.names[seat].who())
    });
    let head = reader.tell_here(move |story, at, words| {
        let position = story.position(at);
        let rolls = (position.player_a() == seat).then(|| fl!(words, "page-player-a"));
        (story.names[seat].label().to_owned(), rolls, words.points(position.score(seat)))
    });
    let domains =
        reader.tell_here(move |story, at, words| words.score(&story.position(at), seat, &story.names));
    let look = reader.tell_here(move |story, at, words| {
        let position = story.position(at);
        let ghosts = reader.better().map(|event| ghosts(&position, seat, event)).unwrap_or_default();
        let drawn = Drawn { ghosts, named: true, ..Drawn::nothing_but(story.fresh(at, seat)) };
        let mut look = map_look(id, &position, seat, &story.names[seat], &drawn, words);
        for cell in &mut look.cells {
            if let Some(Face::Arms(arms, crosses)) = cell.ghost {
                let (place, what) = (cell.cell.to_string(), words.drawn(arms, crosses));
                cell.says = fl!(words, "page-replay-cell-better", cell = place, what = what);
            }
        }
        look
    });
    view! {
        <section class="board" class:first={seat == Seat::First} class:second={seat == Seat::Second} aria-label=move || label.get()>
            <h2 class="player">
                {live(move || {
                    let (name, player_a, points) = head.get();
                    view! {
                        <span class="player-name"><bdi>{name}</bdi></span>
                        {player_a.map(|label| badge(reader.page, label))}
                        <span class="player-points">{points}</span>
                    }
                })}
            </h2>
            {map::map(look, |_| ())}
            <details class="domains">
                <summary>{reader.page.say(|words| fl!(words, "page-points-by-domain"))}</summary>
                {live(move || counted(domains.get()))}
            </details>
        </section>
    }
    .into_any()
}

/// What an event would draw on the map of a player.
fn ghosts(position: &Position, seat: Seat, event: Event) -> Vec<(Cell, Face)> {
    match event {
        Event::Draw(by, drawing) if by == seat => {
            drawing.halves.map(|half| (half.cell, Face::Arms(half.arms, half.crosses))).to_vec()
        }
        Event::AddCross(by, cell) if by == seat => {
            let drawn = position.kingdom(seat).get(cell);
            let more = drawn.map(|(arms, crosses)| Face::Arms(arms, crosses.one_more().unwrap_or(crosses)));
            more.map(|face| (cell, face)).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The dice of the round, with whose they are. Those that had better been taken stand out.
pub(super) fn dice(reader: Reader) -> impl IntoView {
    let looks = reader.tell_here(move |story, at, words| {
        let position = story.with_dice(at)?;
        let better = match reader.better() {
            Some(Event::Take(_, dice)) => dice,
            _ => Dice::NONE,
        };
        let looks = dice_tray::lying(&position, Seat::First, &story.names, words);
        Some(Die::ALL.into_iter().map(|die| better.contains(die)).zip(looks).collect::<Vec<_>>())
    });
    view! {
        <section class="study-dice" aria-labelledby="study-dice">
            <h2 id="study-dice">{reader.page.say(|words| fl!(words, "page-replay-dice"))}</h2>
            <div class="tray">
                {live(move || looks.get().map(|looks| looks.into_iter().map(|(better, look)| view! {
                    <div class="study-die" class:better=better>{dice_tray::one(reader.page, look)}</div>
                }).collect_view()))}
            </div>
        </section>
    }
}

/// The spellbook, the first player on the left as with the maps.
pub(super) fn book(reader: Reader) -> impl IntoView {
    let look = reader.tell_here(|story, at, words| {
        Some(spellbook::look(&story.position(at), Seat::First, &story.names, None, words))
    });
    view! {
        <section class="study-book" aria-labelledby="study-book">
            <h2 id="study-book">{reader.page.say(|words| fl!(words, "spellbook"))}</h2>
            {spellbook::spellbook(reader.page, look)}
        </section>
    }
}
