//! An analysis as one web page: no script, no other file, nothing loaded from anywhere.

mod cost;
mod curve;
mod map;
mod markup;
mod moments;
mod style;

use std::cmp::Reverse;
use std::fmt::Write;

use blazon::{Arms, Seat};
use blazon_words::{capital, fl};

use crate::account::Account;
use crate::report_html::map::{Highlight, arms, patterns};
use crate::report_html::markup::{element, escape};

/// The whole page.
pub(crate) fn page(account: &Account<'_>) -> String {
    let words = account.words;
    let title = escape(&account.title());
    let mut body = element("h1", "", &title);
    for (i, sentence) in account.opening().iter().enumerate() {
        body += &element("p", if i == 0 { "outcome" } else { "" }, &escape(sentence));
    }
    body += &element("p", "note", &escape(&fl!(words, "analysis-explained")));
    body += &section(&fl!(words, "analysis-summary"), &summary(account));
    body += &section(&fl!(words, "analysis-curve"), &curve::figure(account));
    body += &section(&fl!(words, "analysis-costliest"), &cost::list(account));
    body += &section(&fl!(words, "analysis-maps"), &maps(account));
    body += &section(&fl!(words, "analysis-moments"), &moments::table(account));
    let made = fl!(words, "analysis-made", version = env!("CARGO_PKG_VERSION"));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <meta name=\"color-scheme\" content=\"light dark\"/>\n\
         <title>{title}</title>\n<style>{style}</style>\n</head>\n<body>\n{patterns}<main>\n{body}</main>\n\
         <footer>{made}</footer>\n</body>\n</html>\n",
        lang = words.language().tag(),
        style = style::STYLE,
        patterns = patterns(),
        made = escape(&made),
    )
}

fn section(heading: &str, inside: &str) -> String {
    element("section", "", &format!("{}{inside}", element("h2", "", &escape(heading))))
}

/// What it came to for each player.
fn summary(account: &Account<'_>) -> String {
    let header = |name: &str| format!("<th scope=\"col\">{}</th>", escape(name));
    let mut table = format!(
        "<thead><tr><td></td>{}{}</tr></thead>\n<tbody>\n",
        header(&account.names.first),
        header(&account.names.second)
    );
    for row in account.told().rows() {
        let _ = writeln!(
            table,
            "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td></tr>",
            escape(&row.label),
            escape(&row.values.first),
            escape(&row.values.second)
        );
    }
    scrolling(&format!("<table class=\"summary\">\n{table}</tbody>\n</table>"))
}

/// Both maps as they were at the end, with the points by domain.
fn maps(account: &Account<'_>) -> String {
    let words = account.words;
    let position = account.record.position();
    let mut sheets = String::new();
    for seat in Seat::ALL {
        let name = account.names[seat].as_str();
        let alternative = fl!(words, "map-of", name = name);
        let mut sheet = element("h3", "", &escape(name));
        sheet += &map::picture(
            position.kingdom(seat),
            position.castle_bonus(seat),
            Highlight::none(),
            &alternative,
        );
        let mut domains: Vec<_> = position.kingdom(seat).domains().collect();
        domains.sort_by_key(|domain| Reverse((domain.score(), domain.cells.len())));
        let points =
            domains.iter().map(|domain| words.domain(domain)).chain(words.domains_bonus(position, seat));
        let items: String = points.map(|line| element("li", "", &escape(&line))).collect();
        let total = words.score(position, seat, &account.names).pop().unwrap_or_default();
        sheet += &element("p", "total", &escape(&total));
        sheet += &element("ul", "domains", &items);
        sheets += &element("div", "sheet", &sheet);
    }
    let legend: String = Arms::ALL
        .into_iter()
        .map(|one| element("li", "", &format!("{} {}", arms(one), escape(&capital(&words.arms(one))))))
        .collect();
    let legend = format!(
        "{}{}",
        element("h3", "", &escape(&fl!(words, "analysis-arms"))),
        element("ul", "legend", &legend)
    );
    format!("{}{legend}", element("div", "sheets", &sheets))
}

/// What may be wider than a phone, and then scrolls by itself. It can be reached with the keyboard.
fn scrolling(inside: &str) -> String {
    format!("<div class=\"scrolling\" tabindex=\"0\">{inside}</div>\n")
}
