//! The files of sentences, read: messages, and each of them as it reads with every choice of variants.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use blazon_words::Language;
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message as Entity, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;

/// The comment after which nothing is for the page, as `build.rs` has it.
const DIVIDER: &str = "What only commands";

/// The sentences of one language.
pub(crate) struct Sentences {
    pub(crate) language: Language,
    /// In the order of the file.
    pub(crate) messages: Vec<Message>,
}

impl Sentences {
    /// Those of the file of a language.
    pub(crate) fn of(language: Language) -> Sentences {
        Sentences::parse(language, &source(language))
    }

    /// Those of all files, English first.
    pub(crate) fn all() -> Vec<Sentences> {
        Language::ALL.into_iter().map(Sentences::of).collect()
    }

    /// Those of a text. What the checks could not see is not allowed in it: terms, attributes, messages without value.
    pub(crate) fn parse(language: Language, text: &str) -> Sentences {
        let resource = parser::parse(text.to_string())
            .unwrap_or_else(|(_, errors)| panic!("{language}: cannot be parsed: {errors:?}"));
        let mut for_page = true;
        let mut messages = Vec::new();
        for entry in resource.body {
            match entry {
                Entry::Message(Entity { id, value: Some(pattern), attributes, .. })
                    if attributes.is_empty() =>
                {
                    messages.push(Message { key: id.name, for_page, pattern });
                }
                Entry::ResourceComment(comment) => {
                    for_page &= !comment.content.first().is_some_and(|line| line.starts_with(DIVIDER));
                }
                Entry::Comment(_) | Entry::GroupComment(_) => {}
                other => panic!("{language}: only messages with a value are checked, not {other:?}"),
            }
        }
        Sentences { language, messages }
    }

    /// The message of a key.
    pub(crate) fn get(&self, key: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.key == key)
    }

    /// All keys.
    pub(crate) fn keys(&self) -> Vec<&str> {
        self.messages.iter().map(|message| message.key.as_str()).collect()
    }
}

/// One message.
pub(crate) struct Message {
    pub(crate) key: String,
    /// Whether it stands before the divider.
    pub(crate) for_page: bool,
    pattern: Pattern<String>,
}

impl Message {
    /// How it reads, with every choice of variants.
    pub(crate) fn readings(&self) -> Vec<Reading> {
        readings(&self.pattern, &[])
    }

    /// How it reads if every choice is the default one.
    pub(crate) fn default_reading(&self) -> Reading {
        let readings = self.readings();
        let plain = |reading: &Reading| reading.choices.iter().all(|choice| choice.default);
        readings.into_iter().find(plain).expect("every choice has a default")
    }

    /// The variables that it prints or chooses by.
    pub(crate) fn variables(&self) -> BTreeSet<String> {
        let readings = self.readings();
        let chosen =
            readings.iter().flat_map(|reading| &reading.choices).map(|choice| choice.variable.clone());
        let printed = readings.iter().flat_map(Reading::variables);
        chosen.chain(printed).collect()
    }

    /// The other messages that it prints.
    pub(crate) fn references(&self) -> BTreeSet<String> {
        let readings = self.readings();
        let pieces = readings.iter().flat_map(|reading| &reading.pieces);
        let reference = |piece: &Piece| match &piece.part {
            Part::Reference(key) => Some(key.clone()),
            _ => None,
        };
        pieces.filter_map(reference).collect()
    }

    /// The names that it has for the values of a variable, and for those of numbers, by plural or by value.
    pub(crate) fn variants_of(&self, variable: &str) -> BTreeSet<String> {
        let readings = self.readings();
        let choices = readings.iter().flat_map(|reading| &reading.choices);
        choices.filter(|choice| choice.variable == variable).map(|choice| choice.variant.clone()).collect()
    }
}

/// A message with one choice of variants.
#[derive(Clone, Default)]
pub(crate) struct Reading {
    pub(crate) pieces: Vec<Piece>,
    pub(crate) choices: Vec<Choice>,
}

impl Reading {
    /// The text, with `{$name}` for a variable and `{key}` for another message.
    pub(crate) fn text(&self) -> String {
        self.pieces.iter().fold(String::new(), |mut text, piece| {
            match &piece.part {
                Part::Text(words) => text.push_str(words),
                Part::Variable(name) => write!(text, "{{${name}}}").expect("a string takes everything"),
                Part::Reference(key) => write!(text, "{{{key}}}").expect("a string takes everything"),
            }
            text
        })
    }

    /// Each variable and each reference, with the text before it and the text after it.
    pub(crate) fn placeables(&self) -> Vec<Placeable> {
        let part = |range: &[Piece]| Reading { pieces: range.to_vec(), choices: Vec::new() }.text();
        let placeable = |(at, piece): (usize, &Piece)| {
            let part_at = match &piece.part {
                Part::Text(_) => return None,
                placed => placed.clone(),
            };
            let (before, after) = (part(&self.pieces[..at]), part(&self.pieces[at + 1..]));
            Some(Placeable { part: part_at, at, before, after })
        };
        self.pieces.iter().enumerate().filter_map(placeable).collect()
    }

    /// The variables that are printed.
    pub(crate) fn variables(&self) -> BTreeSet<String> {
        let variable = |piece: &Piece| match &piece.part {
            Part::Variable(name) => Some(name.clone()),
            _ => None,
        };
        self.pieces.iter().filter_map(variable).collect()
    }
}

/// A part of a reading, and the choices that it depends on.
#[derive(Clone)]
pub(crate) struct Piece {
    pub(crate) part: Part,
    pub(crate) within: Vec<Choice>,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Part {
    Text(String),
    Variable(String),
    Reference(String),
}

/// A variable or a reference in its surroundings.
pub(crate) struct Placeable {
    pub(crate) part: Part,
    /// Its place among the pieces of the reading.
    pub(crate) at: usize,
    pub(crate) before: String,
    pub(crate) after: String,
}

/// A variant that was chosen.
#[derive(Clone)]
pub(crate) struct Choice {
    pub(crate) variable: String,
    pub(crate) variant: String,
    pub(crate) default: bool,
    /// All variants that there were to choose from.
    pub(crate) among: BTreeSet<String>,
}

/// Fails with all that was found.
pub(crate) fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}\n", faults.len(), faults.join("\n"));
}

/// The file of a language.
pub(crate) fn source(language: Language) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n");
    let file = folder.join(language.tag()).join("blazon-words.ftl");
    fs::read_to_string(file).expect("every language has a file")
}

fn readings(pattern: &Pattern<String>, within: &[Choice]) -> Vec<Reading> {
    pattern.elements.iter().fold(vec![Reading::default()], |begun, element| {
        let next = match element {
            PatternElement::TextElement { value } => vec![one(Part::Text(value.clone()), within)],
            PatternElement::Placeable { expression } => of_expression(expression, within),
        };
        begun.iter().flat_map(|begun| next.iter().map(|next| joined(begun, next))).collect()
    })
}

fn of_expression(expression: &Expression<String>, within: &[Choice]) -> Vec<Reading> {
    match expression {
        Expression::Inline(inline) => of_inline(inline, within),
        Expression::Select { selector, variants } => {
            let variable = selecting(selector);
            let among: BTreeSet<String> = variants.iter().map(|variant| name(variant).to_string()).collect();
            let of_variant = |variant: &Variant<String>| {
                let (variant_name, default) = (name(variant).to_string(), variant.default);
                let choice = Choice {
                    variable: variable.clone(),
                    variant: variant_name,
                    default,
                    among: among.clone(),
                };
                let within: Vec<Choice> = within.iter().cloned().chain([choice.clone()]).collect();
                let mut readings = readings(&variant.value, &within);
                for reading in &mut readings {
                    reading.choices.push(choice.clone());
                }
                readings
            };
            variants.iter().flat_map(of_variant).collect()
        }
    }
}

fn of_inline(inline: &InlineExpression<String>, within: &[Choice]) -> Vec<Reading> {
    let part = match inline {
        InlineExpression::Placeable { expression } => return of_expression(expression, within),
        InlineExpression::VariableReference { id } => Part::Variable(id.name.clone()),
        InlineExpression::MessageReference { id, attribute: None } => Part::Reference(id.name.clone()),
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            Part::Text(value.clone())
        }
        other => panic!("the checks do not know what this prints: {other:?}"),
    };
    vec![one(part, within)]
}

fn one(part: Part, within: &[Choice]) -> Reading {
    Reading { pieces: vec![Piece { part, within: within.to_vec() }], choices: Vec::new() }
}

fn joined(one: &Reading, other: &Reading) -> Reading {
    let pieces = one.pieces.iter().chain(&other.pieces).cloned().collect();
    Reading { pieces, choices: one.choices.iter().chain(&other.choices).cloned().collect() }
}

fn selecting(selector: &InlineExpression<String>) -> String {
    match selector {
        InlineExpression::VariableReference { id } => id.name.clone(),
        other => panic!("only a variable chooses, not {other:?}"),
    }
}

fn name(variant: &Variant<String>) -> &str {
    match &variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

#[test]
fn a_message_is_read_with_every_choice() {
    let sentences = Sentences::parse(
        Language::English,
        "### Top\nmany = { $who ->\n    [you] You have\n   *[name] { $name } has\n} { $count ->\n    [one] one box\n   *[other] { $count } boxes\n} of { power-free }.\n### What only commands say\nlater = Later",
    );
    let message = sentences.get("many").expect("the first message");
    let texts: Vec<String> = message.readings().iter().map(Reading::text).collect();
    let expected = [
        "You have one box of {power-free}.",
        "You have {$count} boxes of {power-free}.",
        "{$name} has one box of {power-free}.",
        "{$name} has {$count} boxes of {power-free}.",
    ];
    assert_eq!(texts, expected);
    assert_eq!(message.default_reading().text(), expected[3]);
    assert_eq!(message.variables(), ["count", "name", "who"].map(String::from).into());
    assert_eq!(message.references(), ["power-free".to_string()].into());
    assert_eq!(message.variants_of("count"), ["one", "other"].map(String::from).into());
    let sides: Vec<bool> = sentences.messages.iter().map(|message| message.for_page).collect();
    assert_eq!(sides, [true, false]);
}
