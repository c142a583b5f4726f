use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use blazon_words::Language;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource,
};
use fluent_syntax::parser;

/// Each message with its variables.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn file(language: Language) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n");
    folder.join(language.tag()).join("blazon-words.ftl")
}

fn resource(language: Language) -> Resource<String> {
    let text = fs::read_to_string(file(language)).expect("every language has a file");
    parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"))
}

fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    for entry in resource(language).body {
        if let Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            if let Some(pattern) = &message.value {
                of_pattern(pattern, &mut variables);
            }
            let again = messages.insert(message.id.name.clone(), variables);
            assert!(again.is_none(), "{language}: {} stands there twice", message.id.name);
        }
    }
    messages
}

fn of_pattern(pattern: &Pattern<String>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, variables);
        }
    }
}

fn of_expression(expression: &Expression<String>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, variables),
        Expression::Select { selector, variants } => {
            of_inline(selector, variables);
            for variant in variants {
                of_pattern(&variant.value, variables);
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<String>, variables: &mut BTreeSet<String>) {
    let of_call = |arguments: &CallArguments<String>, variables: &mut BTreeSet<String>| {
        arguments.positional.iter().for_each(|argument| of_inline(argument, variables));
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.clone());
        }
        InlineExpression::Placeable { expression } => of_expression(expression, variables),
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => of_call(arguments, variables),
        InlineExpression::TermReference { arguments: None, .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. } => {}
    }
}

#[test]
fn every_language_says_the_same_with_the_same_variables() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let own = messages(language);
        for (key, variables) in &english {
            match own.get(key) {
                Some(own) => assert_eq!(own, variables, "{language}: variables of {key}"),
                None => panic!("{language}: {key} is missing"),
            }
        }
        let strange: Vec<_> = own.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(strange.is_empty(), "{language}: not in English: {strange:?}");
    }
}

/// Every file has the messages in the order of the English one, so that they can be read side by side.
#[test]
fn every_language_has_the_same_order() {
    let keys = |language| -> Vec<String> {
        let message = |entry| match entry {
            Entry::Message(message) => Some(message.id.name),
            _ => None,
        };
        resource(language).body.into_iter().filter_map(message).collect()
    };
    for language in Language::ALL {
        assert_eq!(keys(language), keys(Language::English), "{language}");
    }
}

/// French and Spanish set some signs apart, and no line may break there: the space before them is not an ordinary one.
#[test]
fn signs_that_are_set_apart_stay_on_the_line() {
    let french = [" :", " %", " »", "« ", " ;", " !", " ?", "\u{202f}:", "\u{a0};", "\u{a0}!"];
    for (language, wrong) in [(Language::French, &french[..]), (Language::Spanish, &[" %"])] {
        for entry in resource(language).body {
            let Entry::Message(message) = entry else { continue };
            let texts = message.value.iter().flat_map(texts_of).collect::<Vec<_>>().join("\n");
            for wrong in wrong {
                assert!(!texts.contains(wrong), "{language}: {wrong:?} in {}: {texts}", message.id.name);
            }
        }
    }
}

/// What a pattern holds between its variables.
fn texts_of(pattern: &Pattern<String>) -> Vec<String> {
    let of_element = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => vec![value.clone()],
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().flat_map(|variant| texts_of(&variant.value)).collect()
        }
        PatternElement::Placeable { .. } => Vec::new(),
    };
    pattern.elements.iter().flat_map(of_element).collect()
}

/// `fl!` sees to it that what the code says is there; this sees to it that what is there is said.
#[test]
fn every_sentence_is_said_somewhere() {
    let said = said();
    let unused: Vec<String> =
        messages(Language::English).into_keys().filter(|key| !said.contains_key(key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

/// A variable that is not given would leave a hole: `fl!` checks this only if it is given any.
#[test]
fn a_sentence_with_variables_is_never_said_without_them() {
    let said = said();
    for (key, variables) in messages(Language::English) {
        let bare = said.get(&key).is_some_and(|&with_variables| !with_variables);
        assert!(variables.is_empty() || !bare, "{key} is said without {variables:?}");
    }
}

/// What the code says, and whether it always gives variables.
fn said() -> BTreeMap<String, bool> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a crate lies among crates");
    let mut code = String::new();
    for folder in fs::read_dir(crates).expect("crates can be listed") {
        read_sources(&folder.expect("a crate can be listed").path().join("src"), &mut code);
    }
    let mut said = BTreeMap::new();
    for call in code.split("fl!(").skip(1) {
        let mut parts = call.split('"');
        if let (Some(_), Some(key), Some(rest)) = (parts.next(), parts.next(), parts.next()) {
            let with_variables = rest.trim_start().strip_prefix(',').is_some_and(|rest| rest.contains('='));
            *said.entry(key.to_string()).or_insert(true) &= with_variables;
        }
    }
    // The page before it starts has gaps for some: `{{en:key}}`.
    for file in ["index.html", "manifest.webmanifest"] {
        let text = fs::read_to_string(crates.join("blazon-page/web").join(file)).expect("the page is there");
        for gap in text.split("{{en:").skip(1) {
            said.insert(gap.split('}').next().unwrap_or_default().to_string(), false);
        }
    }
    said
}

fn read_sources(folder: &Path, code: &mut String) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            read_sources(&path, code);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            code.push_str(&fs::read_to_string(&path).expect("sources are text"));
        }
    }
}
