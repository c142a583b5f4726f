//! Numbers before words: one point, two points.

use std::collections::BTreeSet;

use blazon_words::Language;

use crate::code::Code;
use crate::files::{Choice, Message, Part, Placeable, Reading, Sentences, assert_none};

/// Numbers that English may not happen to choose by anywhere.
const NUMBERS: &str = "all asked boxes bytes cells count crosses decisions done domains draws evaluations events \
    freedom games judged largest left less marks marks2 milliseconds minutes moves nodes pairs \
    players points positions predictions rollouts rounds seconds smaller";

/// What is never just one, by a part of the key and the variable.
const NEVER_ONE: [(&str, &str, &str); 17] = [
    ("", "margin", "a figure with decimals and a sign"),
    ("", "seconds", "a figure with decimals"),
    ("", "minutes", "a figure with decimals"),
    ("", "nodes", "a mean of many decisions"),
    ("", "freedom", "of all faces of all dice"),
    ("length", "rounds", "a mean of many games, with decimals"),
    ("length", "events", "a mean of many games, with decimals"),
    ("length", "moves", "a mean of many games, with decimals"),
    ("need-map", "cells", "the map has the same cells in every game"),
    ("weights", "bytes", "a file of weights is long"),
    ("lesson", "cells", "the first game is always the same"),
    ("lesson", "crosses", "the first game is always the same"),
    ("lesson", "points", "the first game is always the same"),
    ("example", "count", "the example is always the same"),
    ("example", "boxes", "the example is always the same"),
    ("spellbook-open", "left", "the example is always the same"),
    ("spellbook-open", "boxes", "the example is always the same"),
];

/// What may follow any number as it is.
const UNITS: [&str; 5] = ["ms", "Elo", "MiB", "KiB", "kB"];

/// A number may stand before these words whatever it is: they are not what is counted, or have no plural.
const NEIGHBOURS: [(Language, &str); 5] = [
    (
        Language::English,
        "a after against ahead and as at before behind by each fewer for from in left less more \
         now of on or out per than then to with without",
    ),
    (
        Language::Spanish,
        "a ahora al antes cada con contra de del después en entre menos más o para por que sin y",
    ),
    (
        Language::Italian,
        "a adesso al alla con contro da dei delle di dopo e in meno nel nella o ora per più poi \
         prima su sui sul sulle",
    ),
    (
        Language::French,
        "après au aux avant avec contre croix dans de des du en et fois maintenant moins ou par \
         plus pour puis sans sur à",
    ),
    (
        Language::Portuguese,
        "a agora antes ao aos com contra da das de depois do dos e em mais menos na no ou para \
         por sem",
    ),
];

#[test]
fn a_number_before_a_word_has_its_plural() {
    let numbers = numbers(&Sentences::of(Language::English));
    assert_none(&Sentences::all().iter().flat_map(|own| without_plural(own, &numbers)).collect::<Vec<_>>());
}

/// A text never chooses a plural: `1` as a text is not one.
#[test]
fn a_number_that_chooses_is_given_as_a_number() {
    assert_none(&texts_that_choose(&Sentences::all(), &Code::of_all_crates()));
}

/// The variables that are numbers of something.
pub(crate) fn numbers(english: &Sentences) -> BTreeSet<String> {
    let chosen = english.messages.iter().flat_map(|message| {
        let by_number = |variable: &String| message.variants_of(variable).contains("one");
        message.variables().into_iter().filter(by_number).collect::<Vec<_>>()
    });
    chosen.chain(NUMBERS.split(' ').map(String::from)).collect()
}

fn without_plural(own: &Sentences, numbers: &BTreeSet<String>) -> Vec<String> {
    let Some((_, neighbours)) = NEIGHBOURS.iter().find(|(language, _)| *language == own.language) else {
        // Korean has no plural forms.
        return Vec::new();
    };
    let faults = |message: &Message| {
        let of_reading = |reading: Reading| {
            let bare = |number: &Placeable| match &number.part {
                Part::Variable(name) if numbers.contains(name) => {
                    let word = word_after(&number.after)?;
                    let free = neighbours.split(' ').any(|neighbour| neighbour == word)
                        || UNITS.contains(&word.as_str())
                        || never_one(&message.key, name);
                    let chosen = has_plural(own.language, &reading, number.at, name);
                    (!free && !chosen).then(|| format!("{}: {}: “${name} {word}”", own.language, message.key))
                }
                _ => None,
            };
            reading.placeables().iter().filter_map(bare).collect::<Vec<_>>()
        };
        message.readings().into_iter().flat_map(of_reading).collect::<BTreeSet<_>>()
    };
    own.messages.iter().flat_map(faults).collect()
}

fn texts_that_choose(all: &[Sentences], code: &Code) -> Vec<String> {
    let chooses = |key: &str, variable: &str| {
        let messages = all.iter().filter_map(|own| own.get(key));
        messages.flat_map(|message| message.variants_of(variable)).any(|variant| variant == "one")
    };
    let is_text = |value: &str| value.ends_with(".to_string()") || value.starts_with("words.");
    let faults = code.calls.iter().flat_map(|call| {
        let texts = call.given.iter().filter(|(_, value)| is_text(value));
        let choosing = texts.filter(|(variable, _)| chooses(&call.key, variable));
        choosing.map(|(variable, value)| format!("{}: {} is given {variable} = {value}", call.by, call.key))
    });
    faults.collect()
}

fn never_one(key: &str, variable: &str) -> bool {
    NEVER_ONE.iter().any(|(part, name, _)| key.contains(part) && *name == variable)
}

/// The word that stands directly after a number.
fn word_after(after: &str) -> Option<String> {
    let rest = after.strip_prefix([' ', '\u{a0}', '\u{202f}'])?;
    let word: String = rest.chars().take_while(|sign| sign.is_alphabetic()).collect();
    (!word.is_empty()).then_some(word)
}

/// Whether the number or the word after it depends on the number: on itself, or on `$count` where a figure is given as
/// a text.
fn has_plural(language: Language, reading: &Reading, at: usize, name: &str) -> bool {
    let by_number = |choice: &Choice| {
        let one = choice.among.contains("one") || (counts_one_alone(language) && choice.among.contains("1"));
        (choice.variable == name || choice.variable == "count") && one && choice.among.contains("other")
    };
    let next = reading.pieces[at + 1..].iter().find(|piece| match &piece.part {
        Part::Text(text) => !text.trim().is_empty(),
        _ => true,
    });
    [reading.pieces.get(at), next].into_iter().flatten().any(|piece| piece.within.iter().any(by_number))
}

/// French and Portuguese have the singular for none and for one and a half, too.
fn counts_one_alone(language: Language) -> bool {
    !matches!(language, Language::French | Language::Portuguese)
}

#[test]
fn a_number_without_its_plural_is_found() {
    let numbers = numbers(&Sentences::parse(Language::English, ""));
    let check = |language, text| without_plural(&Sentences::parse(language, text), &numbers);
    assert_eq!(check(Language::English, "a = { $points } points"), ["en: a: “$points points”"]);
    assert_eq!(check(Language::English, "a = the last { $rounds } rounds"), ["en: a: “$rounds rounds”"]);
    assert_eq!(
        check(Language::Spanish, "a = { $boxes ->\n    [one] una\n   *[other] { $points } puntos\n}"),
        ["es: a: “$points puntos”"],
        "chosen by another number"
    );
    assert_eq!(
        check(
            Language::French,
            "a = { $points ->\n    [1] { $points } point\n   *[other] { $points } points\n}"
        )
        .len(),
        2,
        "none is singular in French"
    );
    assert_eq!(
        check(Language::Italian, "a = { $points ->\n   *[other] { $points } punti\n}"),
        ["it: a: “$points punti”"]
    );
}

#[test]
fn a_number_with_its_plural_or_before_another_word_passes() {
    let numbers = numbers(&Sentences::parse(Language::English, ""));
    let check = |language, text| without_plural(&Sentences::parse(language, text), &numbers);
    for text in [
        "a = { $points ->\n    [one] 1 point\n   *[other] { $points } points\n}",
        "a = { $points } { $points ->\n    [one] point\n   *[other] points\n}",
        "a = { $count ->\n    [one] { $points } point\n   *[other] { $points } points\n}",
        "a = { $marks } of { $boxes }: { $milliseconds } ms",
        "a = { $name } takes { $dice }",
        "a = Mean margin: { $margin } points",
        "mean-length = { $rounds } rounds",
    ] {
        assert!(check(Language::English, text).is_empty(), "{text}");
    }
    assert!(check(Language::French, "a = { $marks } sur { $boxes }").is_empty());
    assert!(check(Language::Korean, "a = { $points } 대 { $less }").is_empty());
}

#[test]
fn a_number_is_what_english_chooses_by_and_what_is_known() {
    let english = Sentences::parse(
        Language::English,
        "a = { $things ->\n    [one] thing\n   *[other] things\n} { $who ->\n    [you] You\n   *[name] { $name }\n}",
    );
    let numbers = numbers(&english);
    assert!(numbers.contains("things") && numbers.contains("points"));
    assert!(!numbers.contains("who") && !numbers.contains("name"));
}

#[test]
fn a_text_that_should_choose_is_found() {
    let sentences = [Sentences::parse(
        Language::English,
        "a = { $count ->\n    [one] one game\n   *[other] { $count } games\n} of { $name }",
    )];
    let check = |source| {
        let mut code = Code::default();
        code.read("blazon-cli", source);
        texts_that_choose(&sentences, &code).len()
    };
    assert_eq!(check(r#"fl!(words, "a", count = games.to_string(), name = name)"#), 1);
    assert_eq!(check(r#"fl!(words, "a", count = words.decimal(games, 1), name = name)"#), 1);
    assert_eq!(check(r#"fl!(words, "a", count = games, name = name.to_string())"#), 0);
}
