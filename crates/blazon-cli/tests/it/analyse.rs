//! `blazon analyse`: the report as text, as JSON and as a page.

use std::collections::BTreeSet;
use std::fs;

use blazon::Record;
use blazon_wire::Analysed;

use crate::program::{Folder, GAME, run, run_with};

const LANGUAGES: [&str; 6] = ["en", "es", "it", "fr", "pt-BR", "ko"];

fn analysed(arguments: &[&str], input: &str) -> Analysed {
    let all = [&["analyse", "-", "--player", "net", "--json"], arguments].concat();
    blazon_wire::read(&run_with(&all, input.as_bytes()).fine()).expect("a line of analyse --json")
}

/// The page of a record.
fn page(record: &str, language: &str) -> String {
    let folder = Folder::new();
    let html = folder.name("report.html");
    run_with(&["analyse", "-", "--player", "net", "--html", &html, "--lang", language], record.as_bytes())
        .fine();
    assert_eq!(folder.files().len(), 1, "nothing is left beside the page");
    fs::read_to_string(html).expect("the page is there")
}

#[test]
fn every_golden_game_is_judged_to_its_end_and_adds_up() {
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../conformance/games");
    let mut judged = 0;
    for file in fs::read_dir(games).expect("the golden games are there") {
        let path = file.expect("an entry").path();
        let text = fs::read_to_string(&path).expect("text");
        let Ok(record) = text.parse::<Record>() else {
            continue;
        };
        let all = analysed(&[], &text);
        assert_eq!((all.events, all.judged), (record.events().len() as u32, record.events().len() as u32));
        for player in [&all.players.first, &all.players.second] {
            let sum = player.start + player.luck + player.decisions + player.model;
            assert!((sum - player.end).abs() < 1e-9, "{}", path.display());
            assert!((player.adjusted - (player.end - player.luck)).abs() < 1e-9);
        }
        for moment in &all.moments {
            assert_ne!(moment.luck.is_some(), moment.decision.is_some(), "{moment:?}");
            if let Some(decision) = &moment.decision {
                assert!(decision.loss >= 0.0 && decision.best.win >= decision.after, "{moment:?}");
            }
        }
        judged += 1;
    }
    assert!(judged > 15, "{judged}");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let with = |threads: &str| {
        run_with(&["analyse", "-", "--player", "net", "--json", "--threads", threads], GAME.as_bytes()).fine()
    };
    assert_eq!(with("1"), with("3"));
}

#[test]
fn the_report_says_who_was_lucky_and_what_cost_most() {
    let out = run_with(&["analyse", "-", "--player", "net"], GAME.as_bytes()).fine();
    assert!(out.starts_with("Analysis: Ada vs. Grace\n35 points each, "), "{out}");
    for part in
        ["\nSummary\n", "\nChance to win: Ada\n100% |", "\nCostliest moves\n", "  Better: ", "  Why: "]
    {
        assert!(out.contains(part), "{part} in {out}");
    }
    assert!(
        out.lines()
            .skip_while(|line| *line != "Summary")
            .take_while(|line| *line != "Costliest moves")
            .all(|line| line.chars().count() <= 80)
    );
    let (_, table) = out.split_once("\nMove by move\n").expect("the table");
    let record: Record = GAME.parse().expect("a record");
    assert_eq!(table.lines().count(), record.events().len() + 2);
}

#[test]
fn a_record_that_ends_early_is_judged_as_far_as_it_goes() {
    let record = "[Rules \"1\"]\n\n1. d/b/s2/?";
    let all = analysed(&[], record);
    assert_eq!((all.events, all.judged, all.result), (1, 1, None));
    for record in [record.to_owned(), format!("{record} F:3 S:12 S:1d4d+2d5b")] {
        let out = run_with(&["analyse", "-", "--player", "net"], record.as_bytes()).fine();
        assert!(out.contains("\nThe record ends here. The game isn’t over.\n"), "{out}");
        assert!(out.contains("\nChance at the end of the record"), "{out}");
        well_formed(&page(&record, "en"));
    }
}

#[test]
fn what_cannot_be_analysed_is_refused() {
    let nothing = run_with(&["analyse", "-", "--player", "net"], b"[Rules \"1\"]\n").refused(1);
    assert_eq!(nothing, "-: this record has no moves to analyse.");
    let broken =
        run_with(&["analyse", "-", "--player", "net"], b"[Rules \"1\"]\n\n1. d/b/s2/? F:13").refused(1);
    assert!(broken.starts_with("-:3:13: F:13 isn’t allowed. "), "{broken}");
    run(&["analyse", "nowhere.txt"]).refused(3);
    let player = run_with(&["analyse", "-", "--player", "kasparov"], GAME.as_bytes()).refused(2);
    assert!(player.starts_with("There is no player “kasparov”. Known players: random, "), "{player}");
    let both = run(&["analyse", "-", "--nodes", "3", "--time", "5"]).refused(2);
    assert!(both.contains(" can’t be used together. "), "{both}");
    run(&["analyse", "-", "--nodes", "0"]).refused(2);
}

#[test]
fn a_page_replaces_the_file_that_was_named() {
    let folder = Folder::new();
    let mine = folder.write("report.html", "old");
    let out = run_with(&["analyse", "-", "--player", "net", "--html", &mine], GAME.as_bytes()).fine();
    assert!(out.ends_with(&format!("The report is in {mine}.\n")), "{out}");
    assert!(fs::read_to_string(&mine).expect("the page").starts_with("<!DOCTYPE html>"));
    assert_eq!(folder.files(), [mine]);
}

#[test]
fn a_page_that_cannot_be_written_is_said_before_anything_is_judged() {
    let folder = Folder::new();
    let nowhere = folder.name("nowhere/report.html");
    let sentence =
        run_with(&["analyse", "-", "--player", "net", "--html", &nowhere], GAME.as_bytes()).refused(3);
    assert_eq!(sentence, format!("Couldn’t write {nowhere}: there is no such file or folder."));
    let sentence =
        run_with(&["analyse", "-", "--player", "net", "--html", &folder.name("")], GAME.as_bytes())
            .refused(3);
    assert_eq!(sentence, format!("Couldn’t write {}: it is a folder.", folder.name("")));
    assert!(folder.files().is_empty());
}

#[test]
fn json_with_a_page_prints_nothing_but_json() {
    let folder = Folder::new();
    let html = folder.name("report.html");
    let out =
        run_with(&["analyse", "-", "--player", "net", "--json", "--html", &html], GAME.as_bytes()).fine();
    blazon_wire::read::<Analysed>(&out).expect("just the line");
    assert_eq!(folder.files(), [html]);
}

#[test]
fn every_language_has_a_page_of_its_own() {
    let mut pages = BTreeSet::new();
    for language in LANGUAGES {
        let page = page(GAME, language);
        well_formed(&page);
        assert!(page.contains(&format!("<html lang=\"{language}\">")));
        for word in ["Summary", "Costliest", "Better", "Round", "Loss"] {
            assert_eq!(page.contains(word), language == "en", "{word} in {language}");
        }
        pages.insert(page);
    }
    assert_eq!(pages.len(), LANGUAGES.len());
}

#[test]
fn names_on_the_page_are_text_and_never_markup() {
    let strange = r#"<script>alert('1')</script> & \"x\" ]]> <!-- "#;
    let record = GAME.replace("[First \"Ada\"]", &format!("[First \"{strange}\"]"));
    assert_ne!(record, GAME);
    let page = page(&record, "en");
    well_formed(&page);
    assert!(!page.contains("<script") && !page.contains("<!-- "), "a name became markup");
    assert!(page.contains("&lt;script&gt;alert('1')&lt;/script&gt; &amp; &quot;x&quot; ]]&gt; &lt;!--"));
}

#[test]
fn the_page_stands_alone_and_can_be_read_aloud() {
    let page = page(GAME, "en");
    for outside in ["http://", "https://", "<script", "<link", "<img", "@import", "url("] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert!(page.contains("<title>Analysis: Ada vs. Grace</title>"));
    assert!(page.contains("prefers-color-scheme: dark") && page.contains("name=\"viewport\""));
    assert_eq!(page.matches("<h1>").count(), 1);
    assert!(page.matches("<th scope=\"col\"").count() >= 10);
    // A drawing is told in words or passed over.
    for svg in page.split("<svg ").skip(1) {
        let tag = svg.split('>').next().unwrap_or_default();
        let told = tag.contains("role=\"img\"") && tag.contains("aria-label");
        assert!(told || tag.contains("aria-hidden=\"true\""), "{tag}");
    }
}

/// Elements that never have content, and so are never closed.
const VOID: [&str; 1] = ["meta"];

/// Every element is closed, in order, and every attribute is quoted.
#[track_caller]
fn well_formed(page: &str) {
    let page = page.strip_prefix("<!DOCTYPE html>").expect("a doctype");
    let mut open = Vec::new();
    let mut rest = page;
    while let Some(at) = rest.find('<') {
        assert!(!rest[..at].contains('>') || open.last() == Some(&"style"), "a stray > in {}", &rest[..at]);
        let end = at + rest[at..].find('>').expect("a tag ends");
        let tag = &rest[at + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
            continue;
        }
        let whole = tag.strip_suffix('/');
        let inside = whole.unwrap_or(tag);
        let name = inside.split_whitespace().next().expect("a name");
        assert!(name.bytes().all(|byte| byte.is_ascii_alphanumeric()), "<{tag}>");
        assert_eq!(inside.matches('"').count() % 2, 0, "<{tag}>");
        assert_eq!(inside.matches('"').count(), 2 * inside.matches("=\"").count(), "<{tag}>");
        if whole.is_none() && !VOID.contains(&name) {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?} are not closed");
    let mut entities = page.split('&');
    entities.next();
    for entity in entities {
        assert!(
            ["amp;", "lt;", "gt;", "quot;"].iter().any(|known| entity.starts_with(known)),
            "&{}",
            entity.chars().take(9).collect::<String>()
        );
    }
}
