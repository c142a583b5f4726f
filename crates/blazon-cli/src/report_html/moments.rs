//! The table of all events.

use blazon::Event;
use blazon_words::{Words, fl};

use super::markup::{element, escape};
use super::scrolling;
use crate::account::{Account, Line};

/// The table, and whose chances it tells.
pub(super) fn table(account: &Account<'_>) -> String {
    let words = account.words;
    let headings = [
        ("number", fl!(words, "analysis-round")),
        ("said", fl!(words, "analysis-event")),
        ("number", fl!(words, "analysis-before")),
        ("number", fl!(words, "analysis-after")),
        ("number", fl!(words, "analysis-luck")),
        ("number", fl!(words, "analysis-loss")),
        ("", fl!(words, "analysis-mark")),
        ("said", fl!(words, "analysis-better")),
    ]
    .map(|(class, heading)| format!("<th scope=\"col\" class=\"{class}\">{}</th>", escape(&heading)))
    .concat();
    let rows: String = account.lines().map(|line| row(&line, words)).collect();
    let table = format!(
        "<table class=\"moments\">\n<thead><tr>{headings}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>"
    );
    format!("{}{}", element("p", "note", &escape(&fl!(words, "analysis-whose"))), scrolling(&table))
}

fn row(line: &Line, words: &Words) -> String {
    let class = if matches!(line.event, Event::Roll(_)) { " class=\"roll\"" } else { "" };
    let numbers = [&line.before, &line.after, &line.luck, &line.loss]
        .map(|number| format!("<td class=\"number\">{}</td>", escape(number)))
        .concat();
    let mark = line.mark.map_or_else(String::new, |mark| escape(&words.mark(mark)));
    let better = line.better.as_ref().map_or_else(String::new, |(_, sentence)| escape(sentence));
    format!(
        "<tr{class}><td class=\"number\">{}</td><th scope=\"row\" class=\"said\">{}</th>{numbers}\
         <td class=\"mark\">{mark}</td><td class=\"said\">{better}</td></tr>\n",
        line.round,
        escape(&line.sentence),
    )
}
