//! What a player is asked in a round.

use std::cmp::Reverse;

use blazon::{Arms, Crosses, Drawing, Event, Position, Seat, Step};
use blazon_words::{Words, fl};

use super::look;
use super::menu::{Action, Item, Menu};

/// The dice a player may take, each under its own number.
pub(super) fn take(words: &Words, position: &Position, seat: Seat, name: &str) -> Menu {
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
        fl!(words, "plain-ask-take-two", name = name)
    } else if pairs > 0 {
        fl!(words, "plain-ask-take-both", name = name)
    } else {
        fl!(words, "plain-ask-take-one", name = name)
    });
    menu
}

/// The ⚡ power that is to be resolved at once.
pub(super) fn lightning(words: &Words, position: &Position, seat: Seat, name: &str) -> Menu {
    let mut menu = Menu::default();
    let mut crosses = Vec::new();
    let kingdom = position.kingdom(seat);
    for event in position.legal(seat) {
        match event {
            Event::Choose(_, arms) => {
                let count = kingdom.domains_of(arms).count() as u32;
                let label = fl!(words, "plain-domains-item", arms = words.arms(arms), count = count);
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
        menu.question.push(fl!(words, "plain-ask-domains", name = name));
        return menu;
    }
    menu.question.push(fl!(words, "plain-ask-cross", name = name));
    // What brings most comes first.
    crosses.sort_by_key(|&(points, cell)| (Reverse(points), cell.to_string()));
    for (points, cell) in crosses {
        let (arms, crosses) = kingdom.get(cell).unwrap_or((Arms::Dot, Crosses::Zero));
        let what = fl!(words, "with-crosses", what = words.arms(arms), crosses = crosses.count());
        let label = fl!(words, "plain-cross-item", cell = cell.to_string(), what = what, points = points);
        menu.add(label, Action::Play(Event::AddCross(seat, cell)));
    }
    menu
}

/// What a drawing will look like and bring, before it is confirmed.
pub(super) fn confirm(words: &Words, position: &Position, seat: Seat, drawing: &Drawing, maps: bool) -> Menu {
    let [one, other] = drawing.halves;
    let mut menu = Menu { enter: true, ..Menu::default() };
    let mut after = *position;
    after.play_unchecked(Event::Draw(seat, *drawing));
    menu.before.push(fl!(
        words,
        "plain-preview",
        what = words.drawn(one.arms, one.crosses),
        cell = one.cell.to_string(),
        what2 = words.drawn(other.arms, other.crosses),
        cell2 = other.cell.to_string()
    ));
    if maps {
        menu.before.extend(look::grid(after.kingdom(seat), &[one.cell, other.cell]));
    }
    let (now, then) = (position.score(seat), after.score(seat));
    menu.before.push(fl!(words, "plain-preview-points", now = now, then = then));
    let marks = look::marks_of(position, seat, drawing);
    menu.before.push(if marks.is_empty() {
        fl!(words, "plain-preview-no-marks")
    } else {
        let marks = marks.into_iter().map(|(arms, marks)| {
            let boxes = position.components().line(arms).boxes;
            fl!(words, "plain-preview-mark", arms = words.arms(arms), marks = marks, boxes = boxes)
        });
        fl!(words, "plain-preview-marks", marks = words.list(marks))
    });
    let spent = words.spent(drawing.mode, drawing.turn, drawing.castle);
    menu.before.extend(spent.map(|spent| fl!(words, "plain-preview-spends", spent = spent)));
    menu.question.push(fl!(words, "plain-ask-confirm"));
    // Its one answer stands in the question.
    let action = Action::Play(Event::Draw(seat, *drawing));
    menu.items.push(Item { key: "1".to_string(), label: String::new(), action });
    menu
}
