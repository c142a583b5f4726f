//! The table of all events.

use blazon::Event;
use blazon_words::{Words, fl};
use maud::{Markup, html};

use super::scrolling;
use crate::account::{Account, Line};

/// The table, and whose chances it tells.
pub(super) fn table(account: &Account<'_>) -> Markup {
    let words = account.words;
    let headings = [
        (Some("number"), fl!(words, "report-round")),
        (Some("said"), fl!(words, "report-move")),
        (Some("number"), fl!(words, "report-before")),
        (Some("number"), fl!(words, "report-after")),
        (Some("number"), fl!(words, "analysis-luck")),
        (Some("number"), fl!(words, "report-loss")),
        (None, fl!(words, "report-rating")),
        (Some("said"), fl!(words, "report-better")),
    ];
    let table = html! {
        table.moments {
            thead {
                tr {
                    @for (class, heading) in headings { th scope="col" class=[class] { (heading) } }
                }
            }
            tbody {
                @for line in account.lines() { (row(&line, words)) }
            }
        }
    };
    html! {
        p.note { (fl!(words, "report-whose-chances")) }
        (scrolling(&table))
    }
}

fn row(line: &Line, words: &Words) -> Markup {
    html! {
        tr.roll[matches!(line.event, Event::Roll(_))] {
            td.number { (line.round) }
            th.said scope="row" { (line.sentence) }
            @for number in [&line.before, &line.after, &line.luck, &line.loss] { td.number { (number) } }
            td.mark { @if let Some(mark) = line.mark { (words.mark(mark)) } }
            td.said { @if let Some((_, sentence)) = &line.better { (sentence) } }
        }
    }
}
