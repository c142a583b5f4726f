//! What a player is asked in a round.

use std::cmp::Reverse;

use blazon::{Arms, Crosses, Event, Position, Seat, Step};
use blazon_table::Finished;
use blazon_words::{Called, Words, fl};

use crate::look;
use crate::menu::{Action, Item, Menu};

/// The dice a player may take, each under its own number.
pub(crate) fn take(words: &Words, position: &Position, seat: Seat, called: &Called) -> Menu {
    let Step::Take { roll, .. } = position.step() else {
        return Menu::default();
    };
    let mut menu = Menu::default();
    let mut pairs = 0;
    for event in position.legal(seat) {
        if let Event::Take(_, dice) = event {
            pairs += u32::from(dice.len() == 2);
            let label = words.list(dice.iter().map(|die| words.face(roll.face(die))));
            menu.items.push(Item { key: dice.to_string(), label, action: Action::Play(event) });
        }
    }
    menu.question.push(if seat == position.player_b() {
        fl!(words, "ask-take-two", name = called.label(), who = called.who())
    } else if pairs > 0 {
        fl!(words, "ask-take-both", name = called.label(), who = called.who())
    } else {
        fl!(words, "ask-take-one", name = called.label(), who = called.who())
    });
    menu
}

/// The ⚡ power that is to be resolved at once.
pub(crate) fn lightning(words: &Words, position: &Position, seat: Seat, called: &Called) -> Menu {
    let mut menu = Menu::default();
    let mut crosses = Vec::new();
    let kingdom = position.kingdom(seat);
    for event in position.legal(seat) {
        match event {
            Event::Choose(_, arms) => {
                let count = kingdom.domains_of(arms).count() as u32;
                let label = fl!(words, "terminal-domains-item", arms = words.arms(arms), count = count);
                menu.add(label, Action::Play(event));
            }
            Event::AddCross(_, cell) => {
                let mut after = *position;
                after.play_unchecked(event);
                crosses.push((after.kingdom(seat).score() - kingdom.score(), cell));
            }
            Event::Roll(_) | Event::Take(..) | Event::Draw(..) | Event::Leave(_) | Event::Lots(_) => {}
        }
    }
    if crosses.is_empty() {
        menu.question.push(fl!(words, "terminal-ask-domains", name = called.label(), who = called.who()));
        return menu;
    }
    menu.question.push(fl!(words, "terminal-ask-cross", name = called.label(), who = called.who()));
    // What brings most comes first.
    crosses.sort_by_key(|&(points, cell)| (Reverse(points), cell.to_string()));
    for (points, cell) in crosses {
        let (arms, crosses) = kingdom.get(cell).unwrap_or((Arms::Dot, Crosses::Zero));
        let what = fl!(words, "with-crosses", what = words.arms(arms), crosses = crosses.count());
        let label = fl!(words, "terminal-cross-item", cell = cell.to_string(), what = what, points = points);
        menu.add(label, Action::Play(Event::AddCross(seat, cell)));
    }
    menu
}

/// What a drawing will look like and bring, before it is confirmed.
pub(crate) fn confirm(
    words: &Words,
    position: &Position,
    seat: Seat,
    finished: &Finished,
    maps: bool,
) -> Menu {
    let Finished { drawing, points, after, .. } = finished;
    let [one, other] = drawing.halves;
    let mut menu = Menu { enter: true, ..Menu::default() };
    menu.before.push(fl!(
        words,
        "terminal-preview",
        what = words.drawn(one.arms, one.crosses),
        cell = one.cell.to_string(),
        what2 = words.drawn(other.arms, other.crosses),
        cell2 = other.cell.to_string()
    ));
    if maps {
        menu.before.extend(look::grid(after.kingdom(seat), &[one.cell, other.cell]));
    }
    menu.before.push(fl!(words, "terminal-preview-points", now = points.now, then = points.then));
    menu.before.push(marks(words, position, seat, finished));
    let spent = words.spent(drawing.mode, drawing.turn, drawing.castle);
    menu.before.extend(spent.map(|spent| fl!(words, "terminal-preview-uses", spent = spent)));
    menu.question.push(fl!(words, "terminal-ask-confirm"));
    // Its one answer stands in the question.
    let action = Action::Play(finished.event);
    menu.items.push(Item { key: "1".to_string(), label: String::new(), action });
    menu
}

/// The boxes a drawing marks, each line with how many are marked then.
fn marks(words: &Words, position: &Position, seat: Seat, finished: &Finished) -> String {
    let marked = Arms::ALL.into_iter().filter(|&arms| finished.marks.of(arms) > 0);
    let marked: Vec<String> = marked
        .map(|arms| {
            let marks = position.spellbook(seat).marks[arms] + finished.marks.of(arms);
            let boxes = position.components().line(arms).boxes;
            fl!(words, "terminal-preview-mark", arms = words.arms(arms), marks = marks, boxes = boxes)
        })
        .collect();
    if marked.is_empty() {
        return fl!(words, "terminal-preview-no-marks");
    }
    fl!(words, "terminal-preview-marks", marks = words.list(marked))
}
