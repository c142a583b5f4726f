//! Every message, said: with whoever it may be about, with every named variant, with none, one and several.

use std::collections::{BTreeSet, HashMap};

use blazon_words::{Language, Value, Words};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::files::{Message, Sentences, assert_none, source};
use crate::plurals;

const NUMBERS: [u32; 4] = [0, 1, 2, 5];

#[test]
fn every_message_can_be_said() {
    let english = source(Language::English);
    let faults = Language::ALL.into_iter().flat_map(|language| unsaid(&english, language, &source(language)));
    assert_none(&faults.collect::<Vec<_>>());
}

/// What Fluent complains about, and what is empty though English has something to say.
fn unsaid(english: &str, language: Language, text: &str) -> Vec<String> {
    let (original, own) = (Sentences::parse(Language::English, english), Sentences::parse(language, text));
    let numbers = plurals::numbers(&original);
    let (in_english, in_own) = (bundle(Language::English, english), bundle(language, text));
    let faults = |message: &Message| {
        let original = original.get(&message.key).unwrap_or(message);
        let mut faults = BTreeSet::new();
        for values in values(original, message, &numbers) {
            let said = say(&in_own, &message.key, &values);
            let empty = said.as_ref().is_ok_and(|said| said.trim().is_empty());
            let as_english = say(&in_english, &message.key, &values).is_ok_and(|said| said.trim().is_empty());
            match said {
                Ok(_) if empty && !as_english => {
                    faults.insert(format!("{language}: {} is empty", message.key))
                }
                Ok(_) => false,
                Err(error) => faults.insert(format!("{language}: {}: {error}", message.key)),
            };
        }
        faults
    };
    own.messages.iter().flat_map(faults).collect()
}

/// The crate reads a part of Fluent by itself: it reads it as Fluent does.
#[test]
fn every_message_is_said_as_fluent_says_it() {
    let english = source(Language::English);
    let faults =
        Language::ALL.into_iter().flat_map(|language| said_otherwise(&english, language, &source(language)));
    assert_none(&faults.collect::<Vec<_>>());
}

fn said_otherwise(english: &str, language: Language, text: &str) -> Vec<String> {
    let (original, own) = (Sentences::parse(Language::English, english), Sentences::parse(language, text));
    let numbers = plurals::numbers(&original);
    let (words, bundle) = (Words::from_text(language, text), bundle(language, text));
    let faults = |message: &Message| {
        let original = original.get(&message.key).unwrap_or(message);
        let fault = |values: &Values| {
            let arguments: HashMap<&str, Value<'_>> =
                values.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
            let said = words.get_args_concrete(&message.key, arguments);
            let expected = say(&bundle, &message.key, values);
            (Ok(&said) != expected.as_ref()).then(|| format!("{language}: “{said}” is {expected:?}"))
        };
        values(original, message, &numbers).iter().filter_map(fault).collect::<Vec<_>>()
    };
    own.messages.iter().flat_map(faults).collect()
}

type Values = Vec<(String, Value<'static>)>;

/// All sets of values to say a message with: each number is none, one and several, and each name that a variable can
/// have is had.
fn values(original: &Message, message: &Message, numbers: &BTreeSet<String>) -> Vec<Values> {
    let variables = original.variables().into_iter().chain(message.variables()).collect::<BTreeSet<_>>();
    variables.into_iter().fold(vec![Values::new()], |begun, variable| {
        let names = original.variants_of(&variable).into_iter().chain(message.variants_of(&variable));
        let names: BTreeSet<String> = names.collect();
        let options: Vec<Value<'static>> = if numbers.contains(&variable) {
            NUMBERS.into_iter().map(Value::from).collect()
        } else if names.is_empty() {
            vec![Value::from("x")]
        } else {
            names.into_iter().map(Value::from).collect()
        };
        let with = |begun: &Values, option: &Value<'static>| {
            begun.iter().cloned().chain([(variable.clone(), option.clone())]).collect()
        };
        begun.iter().flat_map(|begun| options.iter().map(move |option| with(begun, option))).collect()
    })
}

fn say(bundle: &FluentBundle<FluentResource>, key: &str, values: &Values) -> Result<String, String> {
    let value = bundle.get_message(key).and_then(|message| message.value());
    let pattern = value.ok_or_else(|| "is missing".to_string())?;
    let arguments: FluentArgs<'_> =
        values.iter().map(|(name, value)| (name.as_str(), fluent(value))).collect();
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
    if errors.is_empty() { Ok(said) } else { Err(format!("{errors:?}")) }
}

fn fluent<'a>(value: &'a Value<'_>) -> FluentValue<'a> {
    match value {
        Value::Text(text) => FluentValue::from(text.as_ref()),
        Value::Whole(number) => FluentValue::from(*number),
        Value::Real(number) => FluentValue::from(*number),
    }
}

fn bundle(language: Language, text: &str) -> FluentBundle<FluentResource> {
    let locale: LanguageIdentifier = language.tag().parse().expect("a tag is a tag");
    let mut bundle = FluentBundle::new(vec![locale]);
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(text.to_string()).expect("the text can be parsed");
    bundle.add_resource_overriding(resource);
    bundle
}

#[test]
fn a_message_that_cannot_be_said_is_found() {
    let english = "name = Ada\nboxes = { $count ->\n    [one] one box\n   *[other] { $count } boxes\n}\nstate = { $state ->\n    [spent] spent\n   *[open] { \"\" }\n}";
    assert!(unsaid(english, Language::English, english).is_empty());
    let check = |text| unsaid(english, Language::Korean, text);
    assert!(check("state = { $state ->\n    [spent] 사용함\n   *[open] { \"\" }\n}").is_empty());
    assert_eq!(
        check("state = { $state ->\n    [spent] { \"\" }\n   *[open] 남음\n}"),
        ["ko: state is empty"]
    );
    assert_eq!(
        check("boxes = { $count ->\n    [0] { \"\" }\n   *[other] { $count }칸\n}"),
        ["ko: boxes is empty"]
    );
    let missing = check("name = { nobody }");
    assert!(missing.len() == 1 && missing[0].contains("nobody"), "{missing:?}");
}

#[test]
fn what_fluent_says_otherwise_is_found() {
    let check = |text| said_otherwise(text, Language::English, text);
    let plain = "a = One, { $two }, { c }\n\n# A remark\nb =   { $count ->\n    [0] none\n    [one] one { c }\n   *[other] { $count ->\n       [2] two\n      *[other] many\n    } in all  \n}.\nc = { \"\" }.";
    assert_eq!(check(plain), [""; 0]);
    assert!(!check("a = { \"{\" }").is_empty(), "a brace in quotes");
    assert!(!check("a =\n  first\n  second").is_empty(), "another indentation");
}
