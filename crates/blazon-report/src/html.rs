//! An analysis as one web page: no script, no other file, nothing loaded from anywhere.
//!
//! `maud` escapes whatever is a text. What is markup already is said in two places: a `Drawing`, whose writer escapes
//! too, and the style sheets.

mod cost;
mod curve;
mod drawing;
mod moments;

use std::cmp::Reverse;

use blazon::{Arms, Cells, Seat};
use blazon_picture::{arms_alone, map_with_margin};
use blazon_words::{capital, fl};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::account::Account;
use drawing::Drawing;

/// How the page looks, drawings aside.
const STYLE: &str = include_str!("html/style.css");

/// The whole page.
pub fn page(account: &Account<'_>) -> String {
    let words = account.words;
    let title = account.title();
    let page = html! {
        (DOCTYPE)
        html lang=(words.language().tag()) {
            head {
                meta charset="utf-8";
                // Names come from records, and anybody can write a record. Should one ever become markup, nothing runs.
                meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                style { (PreEscaped(blazon_picture::STYLE)) (PreEscaped(STYLE)) }
            }
            body {
                main {
                    h1 { (title) }
                    @for (i, sentence) in account.opening().iter().enumerate() {
                        p.outcome[i == 0] { (sentence) }
                    }
                    p.note { (fl!(words, "analysis-explained")) " " (fl!(words, "analysis-accuracy-about")) }
                    (section(&fl!(words, "analysis-summary"), &summary(account)))
                    (section(&fl!(words, "report-curve"), &curve::figure(account)))
                    (section(&fl!(words, "analysis-costliest"), &cost::list(account)))
                    (section(&fl!(words, "report-maps"), &maps(account)))
                    (section(&fl!(words, "report-moves"), &moments::table(account)))
                }
                footer { (fl!(words, "report-made-by", version = env!("CARGO_PKG_VERSION"))) }
            }
        }
    };
    page.into_string()
}

fn section(heading: &str, inside: &Markup) -> Markup {
    html! { section { h2 { (heading) } (inside) } }
}

/// What it came to for each player.
fn summary(account: &Account<'_>) -> Markup {
    scrolling(&html! {
        table.summary {
            thead { tr { td {} th scope="col" { (account.names.first.label()) } th scope="col" { (account.names.second.label()) } } }
            tbody {
                @for row in account.told().summary() {
                    tr {
                        th scope="row" { (row.label) }
                        td { (row.values.first) }
                        td { (row.values.second) }
                    }
                }
            }
        }
    })
}

/// Both maps as they were at the end, with the points by domain.
fn maps(account: &Account<'_>) -> Markup {
    let words = account.words;
    html! {
        div.sheets {
            @for seat in Seat::ALL { (sheet(account, seat)) }
        }
        h3 { (fl!(words, "report-arms")) }
        ul.legend {
            @for arms in Arms::ALL {
                li { (Drawing(&arms_alone(arms))) (capital(&words.arms(arms))) }
            }
        }
    }
}

fn sheet(account: &Account<'_>, seat: Seat) -> Markup {
    let words = account.words;
    let position = account.record.position();
    let name = account.names[seat].label();
    let map = map_with_margin(position.kingdom(seat), !position.castle_bonus(seat), Cells::NONE);
    let mut domains: Vec<_> = position.kingdom(seat).domains().collect();
    domains.sort_by_key(|domain| Reverse((domain.score(), domain.cells.len())));
    let points = domains.iter().map(|domain| words.domain(domain)).chain(words.domains_bonus(position, seat));
    html! {
        div.sheet {
            h3 { (name) }
            (Drawing(&map.labelled(fl!(words, "map-of", name = name, who = account.names[seat].who()))))
            p.total { (words.score(position, seat, &account.names).pop().unwrap_or_default()) }
            ul.domains {
                @for line in points { li { (line) } }
            }
        }
    }
}

/// What may be wider than a phone, and then scrolls by itself. It can be reached with the keyboard.
fn scrolling(inside: &Markup) -> Markup {
    html! { div.scrolling tabindex="0" { (inside) } }
}

#[cfg(test)]
mod tests {
    use blazon::Record;
    use blazon_engine::{Analysis, PointsJudge};
    use blazon_words::{Language, Words};

    use super::*;

    const GAME: &str = include_str!("../../../conformance/games/win-by-points.txt");

    fn page_of(record: &Record) -> String {
        let analysis = Analysis::of(record, &PointsJudge, |_, _| true);
        let words = Words::new(Language::English);
        page(&Account::new(record, &analysis, &words, "points".to_owned()))
    }

    #[test]
    fn the_maps_of_the_report_are_those_of_the_page() {
        let record: Record = GAME.parse().expect("a golden game");
        let page = page_of(&record);
        for seat in Seat::ALL {
            let map = map_with_margin(
                record.position().kingdom(seat),
                !record.position().castle_bonus(seat),
                Cells::NONE,
            );
            let drawn = blazon_picture::svg(&map);
            let (_, shapes) = drawn.split_once('>').expect("an element");
            assert!(page.contains(shapes), "{seat:?}");
        }
        assert!(page.contains(blazon_picture::STYLE));
    }

    #[test]
    fn the_page_has_no_script_and_would_run_none() {
        let page = page_of(&GAME.parse().expect("a golden game"));
        assert!(!page.contains("<script"));
        assert!(page.contains("default-src 'none'"));
    }
}
