//! The spellbook as on paper: each line's boxes from the arms outward, the last one the one that wins.

use blazon::{Arms, BySeat, Marks, Position, Power, Seat};
use blazon_words::{Called, Words, fl};
use leptos::prelude::*;

use super::power_card::{card_id, power_cards};
use super::{Memo, Page, live};
use crate::drawing;

/// What the spellbook shows, seen from one side.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct BookLook {
    names: [String; 2],
    me: Seat,
    /// The heading of the middle column, for those who hear the table.
    middle: String,
    lines: Vec<LineLook>,
}

#[derive(Clone, Debug, PartialEq)]
struct LineLook {
    arms: Arms,
    power: Power,
    arms_name: String,
    power_name: String,
    sides: [SideLook; 2],
    /// The arms that was chosen with *Domains*.
    chosen: Option<Arms>,
}

#[derive(Clone, Debug, PartialEq)]
struct SideLook {
    boxes: u8,
    marks: u8,
    /// Boxes that would be marked.
    next: u8,
    owns: bool,
    struck: bool,
    spent: bool,
    /// "1 left", where one more mark wins.
    left: Option<String>,
    says: String,
}

/// What a position's spellbook shows to a player.
pub(super) fn look(
    position: &Position,
    me: Seat,
    names: &BySeat<Called>,
    next: Option<&Marks>,
    words: &Words,
) -> BookLook {
    let lines = position.components().lines().map(|(arms, line)| LineLook {
        arms,
        power: line.power,
        arms_name: words.arms(arms),
        power_name: words.power(line.power),
        chosen: (line.power == Power::Domains)
            .then(|| Seat::ALL.into_iter().find_map(|seat| position.spellbook(seat).chosen))
            .flatten(),
        sides: [me, !me].map(|seat| {
            let owner = position.owner(arms);
            let marks = position.spellbook(seat).marks[arms];
            let struck = owner == Some(!seat);
            let owns = owner == Some(seat);
            let spent = owns && position.has_spent(seat, line.power);
            let next = if seat == me { next.map_or(0, |marks| marks.of(arms)) } else { 0 };
            SideLook {
                boxes: line.boxes,
                marks,
                next,
                owns,
                struck,
                spent,
                left: (owner.is_none() && marks + next + 1 == line.boxes)
                    .then(|| fl!(words, "page-one-left")),
                says: says(marks, line.boxes, (owns, struck, spent), words),
            }
        }),
    });
    BookLook {
        names: [me, !me].map(|seat| names[seat].label().to_owned()),
        me,
        middle: fl!(words, "page-line-heading"),
        lines: lines.collect(),
    }
}

fn says(marks: u8, boxes: u8, (owns, struck, spent): (bool, bool, bool), words: &Words) -> String {
    let state = match (owns, struck, spent) {
        (true, _, true) => "spent",
        (true, ..) => "owns",
        (_, true, _) => "struck",
        _ => "open",
    };
    fl!(words, "page-line", marks = marks, boxes = boxes, state = state)
}

/// The spellbook.
pub(super) fn spellbook(page: Page, look: Memo<Option<BookLook>>) -> impl IntoView {
    view! {
        {live(move || look.get().map(book))}
        {power_cards(page)}
    }
}

fn book(look: BookLook) -> impl IntoView {
    let [mine, theirs] = look.names;
    let me = look.me;
    let rows = look.lines.into_iter().map(row).collect_view();
    view! {
        <div role="table" class="spellbook">
            <div role="row" class="spellbook-head">
                <span role="columnheader" class:first={me == Seat::First} class:second={me == Seat::Second}><bdi>{mine}</bdi></span>
                <span role="columnheader"><span class="hidden">{look.middle}</span></span>
                <span role="columnheader" class:first={me == Seat::Second} class:second={me == Seat::First}><bdi>{theirs}</bdi></span>
            </div>
            {rows}
        </div>
    }
}

/// A line: the boxes of both, and between them the arms and the power, which opens what it does.
fn row(line: LineLook) -> impl IntoView {
    let [mine, theirs] = line.sides.map(boxes);
    view! {
        <div role="row" class="line" data-arms=line.arms.letter().to_string()>
            <span role="cell" class="line-boxes mine">{mine}</span>
            <span role="rowheader" class="line-power">
                <button type="button" popovertarget=card_id(line.power)>
                    <svg viewBox="0 0 100 100" class="line-arms" aria-hidden="true">{drawing::arms(line.arms)}</svg>
                    <span class="hidden">{line.arms_name}": "</span>
                    <span class="power-name">{drawing::power(line.power)}<span>{line.power_name}</span></span>
                    {line.chosen.map(|arms| view! { <svg viewBox="0 0 100 100" class="line-chosen" aria-hidden="true">{drawing::arms(arms)}</svg> })}
                </button>
            </span>
            <span role="cell" class="line-boxes theirs">{theirs}</span>
        </div>
    }
}

fn boxes(side: SideLook) -> impl IntoView {
    let drawn = (0..side.boxes)
        .map(|index| {
            let marked = index < side.marks;
            let next = !marked && index < side.marks + side.next;
            view! {
                <span class="box" class:marked=marked class:next=next class:wins={index + 1 == side.boxes}></span>
            }
        })
        .collect_view();
    view! {
        <span class="boxes" class:struck=side.struck class:owns=side.owns class:spent=side.spent aria-hidden="true">
            {drawn}
            {side.left.map(|left| view! { <span class="one-left">{left}</span> })}
        </span>
        <span class="hidden">{side.says}</span>
    }
}
