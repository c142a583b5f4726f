//! The decisions that cost most, with what was drawn beside what had better been.

use blazon::{Cells, Event, Seat};
use blazon_engine::Moment;
use blazon_picture::{Picture, map_with_margin};
use blazon_words::{Costly, fl};
use maud::{Markup, html};

use super::drawing::Drawing;
use crate::account::Account;

/// Those of both players.
pub(super) fn list(account: &Account<'_>) -> Markup {
    html! {
        @for seat in Seat::ALL {
            @let costliest = account.told().costliest(seat);
            @if costliest.is_empty() {
                p { (fl!(account.words, "analysis-nothing-costly", name = account.names[seat].label(), who = account.names[seat].who())) }
            }
            @for costly in &costliest { (decision(account, costly)) }
        }
    }
}

fn decision(account: &Account<'_>, costly: &Costly<'_>) -> Markup {
    let board =
        |event| board(costly.moment, costly.choice.seat, event, account.told().event(costly.moment, event));
    let boards = board(costly.choice.played.event).zip(board(costly.choice.best.event));
    html! {
        article.costly {
            h3 { (costly.heading) }
            @for sentence in &costly.lines { p { (sentence) } }
            @if let Some((played, best)) = boards {
                div.boards {
                    figure.board { figcaption { (fl!(account.words, "report-played")) } (Drawing(&played)) }
                    figure.board { figcaption { (fl!(account.words, "report-better")) } (Drawing(&best)) }
                }
            }
        }
    }
}

/// The map after an event, if it changes one.
fn board(moment: &Moment, seat: Seat, event: Event, sentence: String) -> Option<Picture> {
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
    Some(map_with_margin(after.kingdom(seat), !after.castle_bonus(seat), new).labelled(sentence))
}
