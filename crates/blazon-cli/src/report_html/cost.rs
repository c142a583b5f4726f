//! The decisions that cost most, with what was drawn beside what had better been.

use blazon::{Cells, Event, Seat};
use blazon_engine::Moment;
use blazon_words::{Costly, fl};

use super::map::{self, Highlight};
use super::markup::{element, escape};
use crate::account::Account;

/// Those of both players.
pub(super) fn list(account: &Account<'_>) -> String {
    let mut html = String::new();
    for seat in Seat::ALL {
        let costliest = account.told().costliest(seat);
        if costliest.is_empty() {
            let name = account.names[seat].as_str();
            html += &element("p", "", &escape(&fl!(account.words, "analysis-none-costly", name = name)));
        }
        for costly in costliest {
            html += &decision(account, &costly);
        }
    }
    html
}

fn decision(account: &Account<'_>, costly: &Costly<'_>) -> String {
    let words = account.words;
    let mut html = element("h3", "", &escape(&costly.heading));
    for sentence in &costly.lines {
        html += &element("p", "", &escape(sentence));
    }
    let sides = [
        (fl!(words, "analysis-played"), costly.choice.played.event),
        (fl!(words, "analysis-better"), costly.choice.best.event),
    ];
    let boards: Vec<String> = sides
        .into_iter()
        .filter_map(|(label, event)| {
            board(
                costly.moment,
                costly.choice.seat,
                event,
                &label,
                &account.told().event(costly.moment, event),
            )
        })
        .collect();
    if boards.len() == 2 {
        html += &element("div", "boards", &boards.concat());
    }
    element("article", "costly", &html)
}

/// The map after an event, if it changes one.
fn board(moment: &Moment, seat: Seat, event: Event, label: &str, sentence: &str) -> Option<String> {
    let new = match event {
        Event::Draw(_, drawing) => {
            let [one, other] = drawing.halves.map(|half| Cells::one(half.cell));
            one | other
        }
        Event::AddCross(_, cell) => Cells::one(cell),
        Event::Leave(_) => Cells::NONE,
        _ => return None,
    };
    let mut after = moment.position;
    after.play_unchecked(event);
    let picture = map::picture(after.kingdom(seat), after.castle_bonus(seat), Highlight(new), sentence);
    let caption = element("figcaption", "", &escape(label));
    Some(element("figure", "board", &format!("{caption}{picture}")))
}
