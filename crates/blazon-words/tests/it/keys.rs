//! The keys: the same in all languages, each of them said, and by the program that its name tells.

use std::collections::BTreeSet;

use blazon_words::Language;

use crate::code::{Code, PAGE, WORDS};
use crate::files::{Message, Sentences, assert_none};

/// Who says the keys with this beginning. All other keys are shared.
const FRONTS: [(&str, &str); 6] = [
    ("page-", "blazon-page"),
    ("terminal-", "blazon-terminal"),
    ("cli-", "blazon-cli"),
    ("report-", "blazon-report"),
    ("server-", "blazon-server"),
    ("file-", "blazon-files"),
];

#[test]
fn no_key_stands_there_twice() {
    assert_none(&Sentences::all().iter().flat_map(twice).collect::<Vec<_>>());
}

#[test]
fn every_language_says_the_same() {
    let english = Sentences::of(Language::English);
    let faults = Sentences::all().into_iter().flat_map(|own| different(&english, &own));
    assert_none(&faults.collect::<Vec<_>>());
}

/// Every file has the messages in the order of the English one, so that they can be read side by side.
#[test]
fn every_language_has_the_same_order() {
    let english = Sentences::of(Language::English);
    for own in Sentences::all() {
        assert_eq!(own.keys(), english.keys(), "{}", own.language);
    }
}

/// `fl!` sees to it that what the code says is there; this sees to it that what is there is said.
#[test]
fn every_sentence_is_said_somewhere() {
    let english = Sentences::of(Language::English);
    assert_none(&unsaid(&english, &Code::of_all_crates()));
}

/// A variable that is not given would leave a hole: `fl!` checks this only if it is given any.
#[test]
fn a_sentence_with_variables_is_never_said_without_them() {
    assert_none(&holes(&Sentences::of(Language::English), &Code::of_all_crates()));
}

#[test]
fn a_key_tells_who_says_it() {
    assert_none(&strangers(&Sentences::of(Language::English), &Code::of_all_crates()));
}

/// The page is sent over a network, so it is built without what it never says.
#[test]
fn the_divider_parts_what_the_page_says_from_the_rest() {
    let code = Code::of_all_crates();
    assert_none(&Sentences::all().iter().flat_map(|own| misplaced(own, &code)).collect::<Vec<_>>());
}

fn twice(own: &Sentences) -> Vec<String> {
    let mut known = BTreeSet::new();
    let again = own.keys().into_iter().filter(|key| !known.insert(*key));
    again.map(|key| format!("{}: {key} stands there twice", own.language)).collect()
}

fn different(english: &Sentences, own: &Sentences) -> Vec<String> {
    let missing = english.keys().into_iter().filter(|key| own.get(key).is_none());
    let strange = own.keys().into_iter().filter(|key| english.get(key).is_none());
    let missing = missing.map(|key| format!("{}: {key} is missing", own.language));
    missing.chain(strange.map(|key| format!("{}: {key} is not in English", own.language))).collect()
}

fn unsaid(english: &Sentences, code: &Code) -> Vec<String> {
    let said = code.said(english);
    let unsaid = english.keys().into_iter().filter(|key| !said.contains_key(*key));
    unsaid.map(|key| format!("nobody says {key}")).collect()
}

fn holes(english: &Sentences, code: &Code) -> Vec<String> {
    let fault = |message: &Message| {
        let mut of_calls = code.calls.iter().filter(|call| call.key == message.key);
        let bare = of_calls.any(|call| call.given.is_empty()) || code.gaps.contains(&message.key);
        let variables = message.variables();
        (bare && !variables.is_empty()).then(|| format!("{} is said without {variables:?}", message.key))
    };
    english.messages.iter().filter_map(fault).collect()
}

fn strangers(english: &Sentences, code: &Code) -> Vec<String> {
    let said = code.said(english);
    let fault = |key: &str| {
        let by = said.get(key)?;
        match front(key) {
            Some(front) => {
                let others: Vec<_> = by.iter().filter(|other| *other != front).collect();
                (!others.is_empty()).then(|| format!("{key} is said by {others:?}, not by {front} alone"))
            }
            None => (by.len() == 1 && !by.contains(WORDS))
                .then(|| format!("{key} is said by {by:?} alone and should be called after it")),
        }
    };
    english.keys().into_iter().filter_map(fault).collect()
}

/// What only the page before its start says may stand on either side: its gaps are filled while building.
fn misplaced(own: &Sentences, code: &Code) -> Vec<String> {
    let said = code.said(own);
    let fault = |message: &Message| {
        let by = said.get(&message.key)?;
        let for_page = by.contains(PAGE) || by.contains(WORDS);
        let place = if for_page { "before" } else { "after" };
        let in_code = code.calls.iter().any(|call| call.key == message.key);
        let free = code.gaps.contains(&message.key) && !in_code;
        (for_page != message.for_page && !free)
            .then(|| format!("{}: {} belongs {place} the divider", own.language, message.key))
    };
    own.messages.iter().filter_map(fault).collect()
}

fn front(key: &str) -> Option<&'static str> {
    FRONTS.into_iter().find(|(beginning, _)| key.starts_with(beginning)).map(|(_, front)| front)
}

#[test]
fn a_key_that_is_missing_strange_or_doubled_is_found() {
    let english = Sentences::parse(Language::English, "one = 1\ntwo = 2");
    let own = Sentences::parse(Language::French, "one = 1\nthree = 3\none = 1");
    assert_eq!(different(&english, &own), ["fr: two is missing", "fr: three is not in English"]);
    assert_eq!(twice(&own), ["fr: one stands there twice"]);
    assert!(different(&english, &english).is_empty());
    assert!(twice(&english).is_empty());
}

#[test]
fn a_key_that_is_said_by_another_than_its_name_tells_is_found() {
    let sentences = Sentences::parse(
        Language::English,
        "page-play = Play\ncli-about = About\nshared = Shared\nlone = Lone\nown = Own\nunsaid = Unsaid",
    );
    let mut code = Code::default();
    code.read("blazon-page", r#"fl!(words, "page-play") fl!(words, "shared")"#);
    code.read(
        "blazon-cli",
        r#"fl!(words, "cli-about", name = name) fl!(words, "lone") fl!(words, "shared")"#,
    );
    code.read("blazon-words", r#"fl!(self, "own")"#);
    assert_eq!(
        strangers(&sentences, &code),
        [r#"lone is said by {"blazon-cli"} alone and should be called after it"#]
    );
    assert_eq!(unsaid(&sentences, &code), ["nobody says unsaid"]);
    let printing = Sentences::parse(Language::English, "page-play = Play\ncli-about = About { page-play }");
    assert_eq!(
        strangers(&printing, &code),
        [r#"page-play is said by ["blazon-cli"], not by blazon-page alone"#],
        "the command says what its sentence prints"
    );
}

#[test]
fn a_sentence_on_the_wrong_side_of_the_divider_is_found() {
    let sentences = Sentences::parse(
        Language::English,
        "page-play = Play\ncli-about = About\n### What only commands say\npage-stop = Stop\npage-start = Start\ncli-end = End",
    );
    let mut code = Code::default();
    code.read("blazon-page", r#"fl!(words, "page-play") fl!(words, "page-stop")"#);
    code.read("blazon-cli", r#"fl!(words, "cli-about") fl!(words, "cli-end")"#);
    code.read_gaps("<p>{{en:page-start}}</p>");
    assert_eq!(
        misplaced(&sentences, &code),
        ["en: cli-about belongs after the divider", "en: page-stop belongs before the divider"]
    );
}

#[test]
fn a_hole_is_found() {
    let sentences = Sentences::parse(Language::English, "hello = Hello { $name }\nbye = Bye");
    let mut code = Code::default();
    code.read("blazon-cli", r#"fl!(words, "hello", name = name); fl!(words, "bye")"#);
    assert!(holes(&sentences, &code).is_empty());
    code.read("blazon-page", r#"fl!(words, "hello")"#);
    assert_eq!(holes(&sentences, &code), [r#"hello is said without {"name"}"#]);
}
