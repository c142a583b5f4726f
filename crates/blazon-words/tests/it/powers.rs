//! Names inside sentences: powers stand in quotation marks, coats of arms in quotation marks or brackets.

use blazon_words::Language;

use crate::files::{Message, Part, Placeable, Reading, Sentences, assert_none};

/// The keys of the names.
const POWERS: [&str; 6] =
    ["power-free", "power-split", "power-both", "power-turn", "power-domains", "power-cross"];

/// The variables that hold the name of a power.
const POWER_VARIABLES: [&str; 3] = ["power", "free", "split"];

/// The variables that hold the name of a coat of arms.
const ARMS_VARIABLES: [&str; 1] = ["arms"];

/// Where a name of coats of arms is not inside a sentence, though other words stand before it.
const ARMS_LISTS: [(&str, &str); 1] = [("-item", "a line of a list, with its own columns")];

#[test]
fn a_power_inside_a_sentence_stands_in_quotation_marks() {
    assert_none(&Sentences::all().iter().flat_map(bare_powers).collect::<Vec<_>>());
}

/// A name that is typed again would stay behind when the power is renamed.
#[test]
fn a_power_is_called_by_reference() {
    assert_none(&Sentences::all().iter().flat_map(typed_powers).collect::<Vec<_>>());
}

/// The name may be an adjective ("solid"), which would have to agree with the noun before it.
#[test]
fn a_coat_of_arms_inside_a_sentence_stands_in_quotation_marks_or_brackets() {
    assert_none(&Sentences::all().iter().flat_map(bare_arms).collect::<Vec<_>>());
}

/// How a language opens and closes a quotation, with the spaces inside.
pub(crate) fn quotation_marks(language: Language) -> (&'static str, &'static str) {
    match language {
        Language::English | Language::Portuguese => ("“", "”"),
        Language::Spanish | Language::Italian => ("«", "»"),
        Language::French => ("«\u{a0}", "\u{a0}»"),
        Language::Korean => ("‘", "’"),
    }
}

fn bare_powers(own: &Sentences) -> Vec<String> {
    bare(own, |placeable| {
        let is_power = match &placeable.part {
            Part::Variable(name) => POWER_VARIABLES.contains(&name.as_str()),
            Part::Reference(key) => POWERS.contains(&key.as_str()),
            Part::Text(_) => false,
        };
        is_power && !is_quoted(own.language, placeable) && !is_label(placeable)
    })
}

fn bare_arms(own: &Sentences) -> Vec<String> {
    if matches!(own.language, Language::English | Language::Korean) {
        return Vec::new();
    }
    let faults = bare(own, |placeable| {
        let is_arms =
            matches!(&placeable.part, Part::Variable(name) if ARMS_VARIABLES.contains(&name.as_str()));
        let apart =
            is_quoted(own.language, placeable) || is_bracketed(placeable) || is_after_colon(placeable);
        is_arms && !apart && !is_label(placeable) && !is_last_of_label(placeable)
    });
    let listed = |fault: &String| ARMS_LISTS.iter().any(|(end, _)| fault.contains(&format!("{end}:")));
    faults.into_iter().filter(|fault| !listed(fault)).collect()
}

fn bare(own: &Sentences, is_bare: impl Fn(&Placeable) -> bool) -> Vec<String> {
    let faults = |message: &Message| {
        let of_reading = |reading: Reading| {
            let found = reading.placeables().iter().any(&is_bare);
            found.then(|| format!("{}: {}: {}", own.language, message.key, reading.text()))
        };
        message.readings().into_iter().find_map(of_reading)
    };
    own.messages.iter().filter_map(faults).collect()
}

fn is_quoted(language: Language, placeable: &Placeable) -> bool {
    let (open, close) = quotation_marks(language);
    placeable.before.ends_with(open) && placeable.after.starts_with(close)
}

/// At the end of a label, after a comma: `5 boxes, bar`.
fn is_last_of_label(placeable: &Placeable) -> bool {
    placeable.before.ends_with(", ") && placeable.after.is_empty()
}

/// In brackets, alone or with more: `(bar)`, `(bar, 5 boxes)`.
fn is_bracketed(placeable: &Placeable) -> bool {
    placeable.before.ends_with('(') && placeable.after.starts_with([')', ',', ':'])
}

/// Something is announced with a colon, and nothing follows: `In the spellbook: bar.`
fn is_after_colon(placeable: &Placeable) -> bool {
    placeable.before.ends_with(": ") && ["", "."].contains(&placeable.after.as_str())
}

/// Before the name there is nothing but other names, and after it a sign or nothing at all; so is a line that has no
/// words at all.
fn is_label(placeable: &Placeable) -> bool {
    let line_before = without_placeables(placeable.before.rsplit('\n').next().unwrap_or_default());
    let line_after = placeable.after.split('\n').next().unwrap_or_default();
    let after = line_after.trim_start_matches([' ', '\u{a0}', '\u{202f}']);
    let signed = after.is_empty() || after.starts_with([':', ',', '(']);
    let wordless = !without_placeables(line_after).contains(char::is_alphabetic);
    !line_before.contains(char::is_alphabetic) && (signed || wordless)
}

fn without_placeables(text: &str) -> String {
    let after_first = text.split('{').enumerate().map(|(at, part)| match part.split_once('}') {
        Some((_, rest)) if at > 0 => rest,
        _ => part,
    });
    after_first.collect()
}

/// The names of powers as letters: in quotation marks, as a label, with a capital in the middle of a sentence, or, in
/// Korean, before the word for a power.
fn typed_powers(own: &Sentences) -> Vec<String> {
    let (open, close) = quotation_marks(own.language);
    let names = POWERS.iter().filter_map(|key| own.get(key)).map(|power| power.default_reading().text());
    let names: Vec<String> = names.collect();
    let faults = |message: &Message| {
        let of_reading = |reading: Reading| {
            let text = reading.text();
            let typed = |name: &&String| {
                text.contains(&format!("{open}{name}{close}"))
                    || is_typed_label(&text, name)
                    || match own.language {
                        Language::Korean => text.contains(&format!("{name} 마법")),
                        _ => in_a_sentence(&text, name),
                    }
            };
            let name = names.iter().find(typed)?;
            Some(format!("{}: {} has the name {name} typed: {text}", own.language, message.key))
        };
        message.readings().into_iter().find_map(of_reading)
    };
    let others = own.messages.iter().filter(|message| !POWERS.contains(&message.key.as_str()));
    others.filter_map(faults).collect()
}

/// Whether a text starts with a name that stands by itself. Before a colon it may be the thing and not the power: crosses,
/// domains.
fn is_typed_label(text: &str, name: &str) -> bool {
    text.strip_prefix(name).is_some_and(|after| [", {", " ("].iter().any(|sign| after.starts_with(sign)))
}

/// Whether a name with its capital stands in the middle of a sentence: after a word or a comma.
fn in_a_sentence(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + name.len()..]);
        let last = before.strip_suffix(' ').and_then(|before| before.chars().next_back());
        let inside = last.is_some_and(|last| last.is_alphabetic() || [',', '}', ';'].contains(&last));
        inside && !after.starts_with(char::is_alphabetic)
    })
}

#[test]
fn a_bare_power_is_found() {
    let check = |language, text| bare_powers(&Sentences::parse(language, text)).len();
    for (language, text) in [
        (Language::English, "a = You do not hold { $power }."),
        (Language::English, "a = Use { power-both } now"),
        (Language::English, "a = { $power } is spent."),
        (Language::English, "a = The power «{ $power }»"),
        (Language::French, "a = le pouvoir «{ $power }»"),
        (Language::Spanish, "a = el poder “{ $power }”"),
        (Language::Korean, "a = { $power } 마법이 없습니다."),
        (Language::English, "a = Several, but { $free } and “{ $split }” not"),
    ] {
        assert_eq!(check(language, text), 1, "{text}");
    }
}

#[test]
fn a_power_in_quotation_marks_or_as_a_label_passes() {
    let check = |language, text| bare_powers(&Sentences::parse(language, text));
    for (language, text) in [
        (Language::English, "a = You do not hold “{ $power }”."),
        (Language::Spanish, "a = el poder «{ power-both }»"),
        (Language::Italian, "a = il potere «{ $power }»"),
        (Language::French, "a = le pouvoir «\u{a0}{ $power }\u{a0}»"),
        (Language::French, "a = { $power }\u{a0}: choisissez un blason"),
        (Language::Portuguese, "a = o poder “{ $power }”"),
        (Language::Korean, "a = ‘{ $power }’ 마법이 없습니다."),
        (Language::English, "a = { $power }"),
        (Language::English, "a = { $arms }, { $power }: { $marks } of { $boxes }."),
        (Language::English, "a = { $power } (line of { $arms })"),
        (Language::English, "a = { $letter } · { $power }."),
        (Language::English, "a = { power-both-about }: what it does"),
    ] {
        let found = check(language, text);
        assert!(found.is_empty(), "{found:?}");
    }
}

#[test]
fn a_typed_name_is_found() {
    let check = |text: &str| {
        let text = format!("power-both = Both\npower-cross = Cross\n{text}");
        typed_powers(&Sentences::parse(Language::English, &text)).len()
    };
    assert_eq!(check("a = Take two with “Both”."), 1);
    assert_eq!(check("a = Take two with Both; go on"), 1);
    assert_eq!(check("a = { $name }, Cross is yours."), 1);
    assert_eq!(check("a = Cross, { $arms }: 3"), 1);
    for text in [
        "a = Both players draw.",
        "a = Done. Both draw.",
        "a = Add a cross",
        "a = See “{ power-both }”",
        "a = The Crossing",
        "a = Cross: { $count }",
        "a = Cross, points",
    ] {
        assert_eq!(check(text), 0, "{text}");
    }
}

#[test]
fn bare_arms_are_found() {
    let check = |language, text| bare_arms(&Sentences::parse(language, text)).len();
    assert_eq!(check(Language::Spanish, "a = la línea de { $arms }"), 1);
    assert_eq!(check(Language::French, "a = la ligne « { $arms } »"), 1, "ordinary spaces");
    for (language, text) in [
        (Language::Spanish, "a = la línea «{ $arms }»"),
        (Language::French, "a = la ligne «\u{a0}{ $arms }\u{a0}»"),
        (Language::Italian, "a = un territorio ({ $arms })"),
        (Language::Portuguese, "a = { $arms }: { $count }"),
        (Language::Portuguese, "a = No Livro de Magias: { $arms }."),
        (Language::English, "a = the line of { $arms }"),
    ] {
        assert_eq!(check(language, text), 0, "{text}");
    }
}
