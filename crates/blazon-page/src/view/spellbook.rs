//! The spellbook as on paper: each line's boxes from the arms outward, the last one the one that wins.

use blazon::{Arms, BySeat, Marks, Position, Power, Seat};
use blazon_words::{Called, Words, fl};
use leptos::prelude::*;

use super::Page;
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
    about: String,
    sides: [SideLook; 2],
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
        about: words.power_about(line.power),
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

/// What each power does, for whoever wants to know before one is won.
pub(super) fn powers(page: Page) -> impl IntoView {
    let powers = Power::ALL.into_iter().map(|power| {
        view! {
            <dt>{drawing::power(power)}" "{page.say(move |words| words.power(power))}</dt>
            <dd>{page.say(move |words| words.power_about(power))}</dd>
        }
    });
    view! {
        <details class="powers">
            <summary>{page.say(|words| fl!(words, "page-what-powers-do"))}</summary>
            <dl>{powers.collect_view()}</dl>
        </details>
    }
}

/// The spellbook.
pub(super) fn spellbook(look: Memo<Option<BookLook>>) -> impl IntoView {
    move || look.get().map(book)
}

fn book(look: BookLook) -> impl IntoView {
    let [mine, theirs] = look.names;
    let me = look.me;
    let rows = look
        .lines
        .into_iter()
        .map(|line| {
            let [mine, theirs] = line.sides.clone().map(boxes);
            view! {
                <tr data-arms=line.arms.letter().to_string()>
                    <td class="line mine">{mine}</td>
                    <th scope="row" class="line-power" title=line.about.clone()>
                        <svg viewBox="0 0 100 100" class="line-arms" aria-hidden="true">{drawing::arms(line.arms)}</svg>
                        <span class="hidden">{line.arms_name}": "</span>
                        <span class="power-name">{drawing::power(line.power)}{line.power_name}</span>
                    </th>
                    <td class="line theirs">{theirs}</td>
                </tr>
            }
        })
        .collect_view();
    view! {
        <table class="spellbook">
            <thead>
                <tr>
                    <th scope="col" class:first={me == Seat::First} class:second={me == Seat::Second}><bdi>{mine}</bdi></th>
                    <th scope="col"><span class="hidden">{look.middle}</span></th>
                    <th scope="col" class:first={me == Seat::Second} class:second={me == Seat::First}><bdi>{theirs}</bdi></th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

fn boxes(side: SideLook) -> impl IntoView {
    let drawn = (0..side.boxes)
        .map(|index| {
            let marked = index < side.marks;
            let next = !marked && index < side.marks + side.next;
            view! {
                <span class="box" class:marked=marked class:next=next class:wins={index + 1 == side.boxes}>
                    {marked.then_some("×")}
                </span>
            }
        })
        .collect_view();
    view! {
        <span class="boxes" class:struck=side.struck class:owns=side.owns class:spent=side.spent aria-hidden="true">{drawn}</span>
        <span class="hidden">{side.says}</span>
    }
}
