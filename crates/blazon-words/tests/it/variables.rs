//! The variables: every language prints what English prints, and tells apart what there is to tell apart.

use std::collections::BTreeSet;

use blazon_words::Language;

use crate::files::{Choice, Message, Sentences, assert_none};

/// The variants that a number chooses by itself, in the six languages.
const PLURALS: [&str; 3] = ["one", "many", "other"];

#[test]
fn every_language_has_the_same_variables() {
    assert_all(unequal);
}

/// A variable that only chooses is not yet said.
#[test]
fn every_language_prints_what_english_prints() {
    assert_all(unprinted);
}

/// A variant with a name of its own would never be chosen.
#[test]
fn every_variant_is_one_that_english_has() {
    assert_all(unknown_variants);
}

/// Whoever plays alone is "you" in every language.
#[test]
fn whoever_is_spoken_to_in_english_is_spoken_to() {
    assert_all(called_by_name);
}

fn assert_all(check: impl Fn(&Sentences, &Sentences) -> Vec<String>) {
    let english = Sentences::of(Language::English);
    assert_none(&Sentences::all().iter().flat_map(|own| check(&english, own)).collect::<Vec<_>>());
}

/// The messages of a language beside the English ones.
fn beside<'a>(
    english: &'a Sentences,
    own: &'a Sentences,
) -> impl Iterator<Item = (&'a Message, &'a Message)> {
    own.messages.iter().filter_map(|message| english.get(&message.key).map(|english| (english, message)))
}

fn unequal(english: &Sentences, own: &Sentences) -> Vec<String> {
    let fault = |(english, message): (&Message, &Message)| {
        let (wanted, found) = (english.variables(), message.variables());
        (wanted != found).then(|| format!("{}: {} has {found:?}, not {wanted:?}", own.language, message.key))
    };
    beside(english, own).filter_map(fault).collect()
}

fn unprinted(english: &Sentences, own: &Sentences) -> Vec<String> {
    let fault = |(english, message): (&Message, &Message)| {
        let printed = message.default_reading().variables();
        let told = |name: &String| printed.contains(name) || has_names(message, name);
        let wanted = english.default_reading().variables();
        let missing: Vec<&String> = wanted.iter().filter(|name| !told(name)).collect();
        (!missing.is_empty()).then(|| format!("{}: {} does not print {missing:?}", own.language, message.key))
    };
    beside(english, own).filter_map(fault).collect()
}

/// Whether a message tells the values of a variable apart by their names, and so has its own words for them.
fn has_names(message: &Message, variable: &str) -> bool {
    message.variants_of(variable).iter().any(|variant| !of_numbers(variant))
}

/// What English tells apart nowhere, other languages may have words for: the letters A and B, say.
fn unknown_variants(english: &Sentences, own: &Sentences) -> Vec<String> {
    let faults = |(original, message): (&Message, &Message)| {
        let of_variable = |variable: String| {
            let mut names = message.variants_of(&variable);
            names.retain(|variant| !of_numbers(variant));
            if names.is_empty() {
                return None;
            }
            let here = original.variants_of(&variable);
            let known = if here.is_empty() { variants_anywhere(english, &variable) } else { here };
            let strange: Vec<&String> = names.difference(&known).collect();
            (!strange.is_empty() && !known.is_empty())
                .then(|| format!("{}: {} chooses {strange:?} by ${variable}", own.language, message.key))
        };
        message.variables().into_iter().filter_map(of_variable).collect::<Vec<_>>()
    };
    beside(english, own).flat_map(faults).collect()
}

fn variants_anywhere(sentences: &Sentences, variable: &str) -> BTreeSet<String> {
    sentences.messages.iter().flat_map(|message| message.variants_of(variable)).collect()
}

fn of_numbers(variant: &str) -> bool {
    PLURALS.contains(&variant) || variant.parse::<f64>().is_ok()
}

fn called_by_name(english: &Sentences, own: &Sentences) -> Vec<String> {
    let fault = |(english, message): (&Message, &Message)| {
        let spoken_to = english.variants_of("who").contains("you") && !names_you(english);
        (spoken_to && names_you(message))
            .then(|| format!("{}: {} says a name where English says “you”", own.language, message.key))
    };
    beside(english, own).filter_map(fault).collect()
}

/// Whether a message says a name though it is about “you”. Without a variant for that, the default one is said.
fn names_you(message: &Message) -> bool {
    let has_you = message.variants_of("who").contains("you");
    let is_said =
        |choice: &Choice| choice.variable != "who" || choice.variant == if has_you { "you" } else { "name" };
    let about_you = message.readings().into_iter().filter(|reading| reading.choices.iter().all(is_said));
    about_you.map(|reading| reading.variables()).any(|variables| variables.contains("name"))
}

#[test]
fn a_variable_that_is_missing_or_strange_is_found() {
    let english = Sentences::parse(Language::English, "hello = Hello { $name }");
    let check = |text| unequal(&english, &Sentences::parse(Language::Italian, text));
    assert!(check("hello = Ciao { $name }").is_empty());
    assert_eq!(check("hello = Ciao"), [r#"it: hello has {}, not {"name"}"#]);
    assert_eq!(
        check("hello = Ciao { $name } { $count }"),
        [r#"it: hello has {"count", "name"}, not {"name"}"#]
    );
}

#[test]
fn a_variable_that_only_chooses_is_found() {
    let english = Sentences::parse(
        Language::English,
        "boxes = { $count ->\n    [one] one box\n   *[other] { $count } boxes\n}",
    );
    let check = |text| unprinted(&english, &Sentences::parse(Language::Spanish, text));
    assert!(
        check("boxes = { $count ->\n    [one] una casilla\n   *[other] { $count } casillas\n}").is_empty()
    );
    assert!(check("boxes = { $count } casillas").is_empty());
    assert!(check("boxes = { $count ->\n    [A] primera\n   *[B] segunda\n}").is_empty());
    assert_eq!(
        check("boxes = { $count ->\n    [one] una casilla\n   *[other] casillas\n}"),
        [r#"es: boxes does not print ["count"]"#]
    );
}

#[test]
fn a_variant_that_nothing_chooses_is_found() {
    let english = Sentences::parse(
        Language::English,
        "line = { $state ->\n    [spent] spent\n   *[open] open\n}\nother = { $state }, { $count }, { $role }",
    );
    let check = |text| unknown_variants(&english, &Sentences::parse(Language::French, text));
    assert!(check("line = { $state ->\n   *[open] ouverte\n}").is_empty());
    assert!(check("other = { $state ->\n    [spent] oui\n   *[open] non\n}").is_empty());
    assert!(check("other = { $role ->\n    [A] un\n   *[B] deux\n}").is_empty());
    assert!(check("other = { $count ->\n    [0] aucun\n    [one] un\n   *[other] deux\n}").is_empty());
    assert_eq!(
        check("line = { $state ->\n    [used] utilisée\n   *[open] ouverte\n}"),
        [r#"fr: line chooses ["used"] by $state"#]
    );
}

#[test]
fn a_name_in_place_of_you_is_found() {
    let english = Sentences::parse(
        Language::English,
        "take = { $who ->\n    [you] You take { $dice }.\n   *[name] { $name } takes { $dice }.\n}\nlabel = { $who ->\n    [you] Map, { $name }\n   *[name] Map of { $name }\n}",
    );
    let check = |text| called_by_name(&english, &Sentences::parse(Language::Portuguese, text));
    assert!(
        check("take = { $who ->\n    [you] Você pega: { $dice }.\n   *[name] { $name } pega: { $dice }.\n}")
            .is_empty()
    );
    assert!(check("label = { $who ->\n   *[name] Mapa: { $name }\n}").is_empty());
    assert_eq!(
        check("take = { $who ->\n   *[name] { $name } pega: { $dice }.\n}"),
        ["pt-BR: take says a name where English says “you”"]
    );
}
