//! Signs and spaces, as each language sets them.

use std::collections::BTreeSet;

use blazon_words::Language;

use crate::files::{Message, Sentences, assert_none};

/// What a person types into a file or a command line, or programs read (`file:line:column:`), and what French need not
/// set apart there.
const TYPED: [&str; 6] = ["cmd:", "die 1:", "die 4:", "line d:", "line q:", "{$place}:"];

/// Several spaces make columns in these, by the end of the key.
const COLUMNS: [(&str, &str); 3] = [
    ("help", "the answers one can type, and what they do"),
    ("exit-codes", "the codes, and what they mean"),
    ("-item", "a line of a list with its columns"),
];

/// Signs that no text may have, in any language, and why.
const NEVER: [(&str, &str); 9] = [
    ("'", "the apostrophe is ’"),
    ("\"", "quotation marks are those of the language"),
    ("`", "quotation marks are those of the language"),
    ("´", "the apostrophe is ’"),
    ("...", "the ellipsis is …"),
    (" .", "no space before a full stop"),
    (" ,", "no space before a comma"),
    ("( ", "no space after a bracket"),
    (" )", "no space before a bracket"),
];

/// The same signs where a person types them as they stand, by a part of the key.
const BUT: [(&str, &str, &str); 4] = [
    ("rules-tag", "\"", "the tag as a record has it: [Rules \"1\"]"),
    ("rolls", "'", "the quotes keep a shell from reading the question mark"),
    ("usage", "...", "a command line: FILE... is one or more"),
    ("sprt", "-", "numbers of a command line, which have a hyphen"),
];

/// French and Spanish set some signs apart, and no line may break there: the space before them is not an ordinary one.
const NO_BREAK: [(Language, &[&str]); 2] = [
    (
        Language::French,
        &[
            " :",
            " %",
            " »",
            "« ",
            " ;",
            " !",
            " ?",
            "\u{202f}:",
            "\u{a0};",
            "\u{a0}!",
            "\u{a0}?",
            "\u{202f}»",
            "«\u{202f}",
        ],
    ),
    (Language::Spanish, &[" %", "« ", " »"]),
];

#[test]
fn signs_are_those_of_print() {
    assert_readings(unprintable_signs);
}

#[test]
fn signs_that_are_set_apart_stay_on_the_line() {
    assert_readings(breaking_spaces);
}

#[test]
fn french_and_spanish_set_signs_apart() {
    assert_readings(missing_spaces);
}

#[test]
fn spaces_are_single() {
    assert_readings(double_spaces);
}

#[test]
fn quotations_have_the_marks_of_the_language() {
    assert_readings(foreign_quotations);
}

#[test]
fn spanish_opens_what_it_asks_and_calls() {
    assert_readings(unopened);
}

#[test]
fn a_negative_number_has_a_minus() {
    assert_readings(hyphens);
}

/// A label is a label in every language, and a sentence a sentence.
#[test]
fn every_language_ends_as_english_does() {
    let english = Sentences::of(Language::English);
    assert_none(&Sentences::all().iter().flat_map(|own| other_ends(&english, own)).collect::<Vec<_>>());
}

#[test]
fn what_has_several_sentences_ends_as_one() {
    assert_readings(open_ends);
}

/// A check of one text of a language under a key, which says what is wrong.
type Check = fn(Language, &str, &str) -> Vec<String>;

fn assert_readings(check: Check) {
    assert_none(&Sentences::all().iter().flat_map(|own| over(own, check)).collect::<Vec<_>>());
}

fn over(own: &Sentences, check: Check) -> Vec<String> {
    let faults = |message: &Message| {
        let of_text = |text: String| {
            let line = text.replace('\n', " / ");
            let named = |fault| format!("{}: {}: {fault}: {line}", own.language, message.key);
            check(own.language, &message.key, &text).into_iter().map(named).collect::<Vec<_>>()
        };
        message.readings().into_iter().flat_map(|reading| of_text(reading.text())).collect::<BTreeSet<_>>()
    };
    own.messages.iter().flat_map(faults).collect()
}

fn unprintable_signs(_: Language, key: &str, text: &str) -> Vec<String> {
    let found = NEVER.into_iter().filter(|(sign, _)| text.contains(sign) && !is_typed(key, sign));
    found.map(|(_, reason)| reason.to_string()).collect()
}

fn breaking_spaces(language: Language, _: &str, text: &str) -> Vec<String> {
    // What is quoted has its own space.
    let text = text.replace("«\u{a0}?", "«");
    let of_language = NO_BREAK.into_iter().filter(|(own, _)| *own == language);
    let found = of_language.flat_map(|(_, wrong)| wrong).filter(|wrong| text.contains(**wrong));
    found.map(|wrong| format!("{wrong:?}")).collect()
}

/// In French `:` `;` `!` `?` `%` and in Spanish `%` do not stand directly after a word, a number or a quotation, unless
/// a person types it like that.
fn missing_spaces(language: Language, _: &str, text: &str) -> Vec<String> {
    let apart: &[char] = match language {
        Language::French => &[':', ';', '!', '?', '%'],
        Language::Spanish => &['%'],
        _ => &[],
    };
    let text = TYPED.iter().fold(text.to_string(), |text, typed| text.replace(typed, ""));
    let close = |(before, sign, after): &(Option<char>, char, Option<char>)| {
        let after_word =
            before.is_some_and(|before| before.is_alphanumeric() || ['}', ')', '»', '”'].contains(&before));
        let inside = after.is_some_and(|after| after.is_alphanumeric() || ['/', '{'].contains(&after));
        apart.contains(sign) && after_word && !inside
    };
    neighbours(&text).filter(close).map(|(_, sign, _)| format!("no space before {sign}")).collect()
}

fn double_spaces(_: Language, key: &str, text: &str) -> Vec<String> {
    let columns = COLUMNS.iter().any(|(end, _)| key.ends_with(end));
    let space = |sign: char| [' ', '\u{a0}', '\u{202f}'].contains(&sign);
    let double = neighbours(text).any(|(before, sign, _)| before.is_some_and(space) && space(sign));
    let found = !columns && (double || text.starts_with(space) || text.ends_with(space));
    found.then(|| "a space too many".to_string()).into_iter().collect()
}

/// All marks are allowed ones, and each that opens is closed. Korean quotes what is read with double marks.
fn foreign_quotations(language: Language, _: &str, text: &str) -> Vec<String> {
    let pairs: &[(char, char)] = match language {
        Language::English | Language::Portuguese => &[('“', '”')],
        Language::Spanish | Language::Italian | Language::French => &[('«', '»')],
        Language::Korean => &[('‘', '’'), ('“', '”')],
    };
    let known = |sign: &char| {
        let apostrophe = *sign == '’' && language != Language::Korean;
        apostrophe || pairs.iter().any(|(open, close)| sign == open || sign == close)
    };
    let marks = text.chars().filter(|sign| "“”„‟«»‹›‘’‚‛「」『』".contains(*sign));
    let foreign =
        marks.filter(|sign| !known(sign)).map(|sign| format!("{sign} is not a mark of the language"));
    let count = |sign: char| text.chars().filter(|own| *own == sign).count();
    let uneven = pairs.iter().filter(|(open, close)| count(*open) != count(*close));
    foreign.chain(uneven.map(|(open, close)| format!("{open} and {close} do not match"))).collect()
}

/// A question mark after a space or a bracket is the face of a die, or what a person types.
fn unopened(language: Language, _: &str, text: &str) -> Vec<String> {
    if language != Language::Spanish {
        return Vec::new();
    }
    let uneven = |(open, close): &(char, char)| {
        let ends = |before: Option<char>| {
            before.is_some_and(|before| before.is_alphanumeric() || "})»…".contains(before))
        };
        let closed = neighbours(text).filter(|(before, sign, _)| sign == close && ends(*before)).count();
        text.chars().filter(|sign| sign == open).count() != closed
    };
    let found = [('¿', '?'), ('¡', '!')].into_iter().filter(uneven);
    found.map(|(open, close)| format!("{open} and {close} do not match")).collect()
}

fn hyphens(_: Language, key: &str, text: &str) -> Vec<String> {
    let hyphen = |(before, sign, after): (Option<char>, char, Option<char>)| {
        let number = after.is_some_and(|after| after.is_ascii_digit() || after == '{');
        let apart = before.is_none_or(|before| before.is_ascii_digit() || " (±}\u{a0}".contains(before));
        sign == '-' && number && apart
    };
    let found = !is_typed(key, "-") && neighbours(text).any(hyphen);
    found.then(|| "the minus is −, and from one number to another is –".to_string()).into_iter().collect()
}

fn other_ends(english: &Sentences, own: &Sentences) -> Vec<String> {
    let fault = |message: &Message| {
        let (wanted, found) =
            (english.get(&message.key)?.default_reading().text(), message.default_reading().text());
        let ends = [End::of(&wanted), End::of(&found)];
        (ends[0] != ends[1] && !ends.contains(&End::PutIn))
            .then(|| format!("{}: {}: “{found}” does not end like “{wanted}”", own.language, message.key))
    };
    own.messages.iter().filter_map(fault).collect()
}

/// What a command line explains about itself has no full stop, and what a power does is a part of other sentences.
fn open_ends(_: Language, key: &str, text: &str) -> Vec<String> {
    let starts = |sign: char| sign.is_uppercase() || ('가'..='힣').contains(&sign);
    let ends = |before: char| before.is_alphanumeric() || "})”»’".contains(before);
    let signs: Vec<char> = text.chars().collect();
    let several = signs.windows(4).any(|signs| {
        ends(signs[0]) && ['.', '?', '!'].contains(&signs[1]) && signs[2] == ' ' && starts(signs[3])
    });
    let part = ["about", "option", "help"].iter().any(|part| key.contains(part));
    let found = several && End::of(text) == End::Open && !part;
    found.then(|| "the last sentence has no end".to_string()).into_iter().collect()
}

/// How a text ends.
#[derive(PartialEq, Debug)]
enum End {
    /// With a sign.
    Closed,
    /// Without one.
    Open,
    /// With whatever is put in.
    PutIn,
}

impl End {
    fn of(text: &str) -> End {
        match text.trim_end_matches(['”', '»', '’', ')', '\u{a0}']).chars().next_back() {
            Some('.' | '?' | '!' | '…' | ':') => End::Closed,
            Some('}') => End::PutIn,
            _ => End::Open,
        }
    }
}

fn is_typed(key: &str, sign: &str) -> bool {
    BUT.iter().any(|(part, typed, _)| key.contains(part) && *typed == sign)
}

/// Each sign with the one before it and the one after it.
fn neighbours(text: &str) -> impl Iterator<Item = (Option<char>, char, Option<char>)> {
    let signs: Vec<char> = text.chars().collect();
    (0..signs.len())
        .map(move |at| (at.checked_sub(1).map(|at| signs[at]), signs[at], signs.get(at + 1).copied()))
}

/// Whether a check finds anything in a text.
fn finds(check: Check, language: Language, text: &str) -> bool {
    !over(&Sentences::parse(language, &format!("some-key = {text}")), check).is_empty()
}

#[test]
fn signs_of_a_typewriter_are_found() {
    for text in ["It's", "say \"yes\"", "Wait...", "end .", "one , two", "a ( b)", "{ $count } .", "a `b`"] {
        assert!(finds(unprintable_signs, Language::English, text), "{text}");
    }
    for text in ["It’s", "say “yes”", "Wait…", "end.", "{ $one }, { $two }", "(.)"] {
        assert!(!finds(unprintable_signs, Language::English, text), "{text}");
    }
    let typed = Sentences::parse(
        Language::English,
        "cli-usage-check = blazon check FILE...\ncli-rolls = such as 'd/b'",
    );
    assert!(over(&typed, unprintable_signs).is_empty());
    let more = Sentences::parse(Language::English, "cli-usage-check = it's\ncli-rolls = more...");
    assert_eq!(over(&more, unprintable_signs).len(), 2, "each exception is for its own sign");
}

#[test]
fn a_sign_that_may_leave_its_line_is_found() {
    for text in ["Joueur : Ada", "5 %", "« oui »", "Non !", "Qui\u{a0}!", "trois\u{202f}: quatre"] {
        assert!(finds(breaking_spaces, Language::French, text), "{text}");
    }
    for text in [
        "Joueur\u{a0}: Ada",
        "5\u{a0}%",
        "«\u{a0}oui\u{a0}»",
        "«\u{a0}?\u{a0}»",
        "Non\u{202f}!",
        "trois\u{202f}; quatre",
    ] {
        assert!(!finds(breaking_spaces, Language::French, text), "{text}");
    }
    assert!(finds(breaking_spaces, Language::Spanish, "5 %"));
    assert!(!finds(breaking_spaces, Language::Spanish, "5\u{a0}%"));
}

#[test]
fn a_sign_that_is_not_set_apart_is_found() {
    for text in ["Joueur: Ada", "{ $figure }%", "Non!", "Quoi?", "un; deux", "«\u{a0}oui\u{a0}»: non"] {
        assert!(finds(missing_spaces, Language::French, text), "{text}");
    }
    for text in [
        "Joueur\u{a0}: Ada",
        "{ $figure }\u{a0}%",
        "level:1",
        "best ou cmd: suivi",
        "http://a",
        "127.0.0.1:4000",
        "(? ou d)",
    ] {
        assert!(!finds(missing_spaces, Language::French, text), "{text}");
    }
    assert!(finds(missing_spaces, Language::Spanish, "{ $figure }%"));
    assert!(!finds(missing_spaces, Language::Spanish, "Jugador: { $figure }\u{a0}%"));
    assert!(!finds(missing_spaces, Language::Italian, "Giocatore: { $figure }%"));
}

#[test]
fn a_space_too_many_is_found() {
    for text in
        ["one  two", "one \u{a0}: two", "{ $one } { $two ->\n   *[other] { \" \" }two\n}", "one{ \" \" }"]
    {
        assert!(finds(double_spaces, Language::English, text), "{text}");
    }
    assert!(!finds(double_spaces, Language::English, "one two { $three } four"));
    let columns = Sentences::parse(Language::English, "level-item = { $player }  { $name }");
    assert!(over(&columns, double_spaces).is_empty());
}

#[test]
fn a_foreign_quotation_is_found() {
    for (language, text) in [
        (Language::English, "«yes»"),
        (Language::English, "‘yes’"),
        (Language::English, "“yes"),
        (Language::Spanish, "“sí”"),
        (Language::Portuguese, "«sim»"),
        (Language::French, "‹\u{a0}oui\u{a0}›"),
        (Language::Korean, "«네»"),
        (Language::Korean, "네’"),
    ] {
        assert!(finds(foreign_quotations, language, text), "{text}");
    }
    for (language, text) in [
        (Language::English, "“yes”, it’s"),
        (Language::Italian, "l’«uno»"),
        (Language::Portuguese, "“sim”"),
        (Language::Korean, "‘네’ “네”"),
    ] {
        assert!(!finds(foreign_quotations, language, text), "{text}");
    }
}

#[test]
fn an_unopened_question_is_found() {
    for text in ["Quieres jugar?", "¿Quieres jugar", "Atención!", "¿{ $name }", "¿Sí? No?"] {
        assert!(finds(unopened, Language::Spanish, text), "{text}");
    }
    for text in
        ["¿Quieres jugar?", "¡Atención!", "Escribe ? para la ayuda.", "una cara (? o d)", "¿«{ $meant }»?"]
    {
        assert!(!finds(unopened, Language::Spanish, text), "{text}");
    }
    assert!(!finds(unopened, Language::English, "Really?"));
}

#[test]
fn a_hyphen_for_a_minus_is_found() {
    let typed = Sentences::parse(Language::English, "cli-bad-sprt = from -2000 to 2000");
    assert!(over(&typed, hyphens).is_empty());
    for text in ["from -5 to 5", "1-5", "(-{ $count })"] {
        assert!(finds(hyphens, Language::English, text), "{text}");
    }
    for text in ["from −5 to 5", "1–5", "UTF-8", "two-player", "--pairs", "or - for standard input"] {
        assert!(!finds(hyphens, Language::English, text), "{text}");
    }
}

#[test]
fn another_end_is_found() {
    let english = Sentences::parse(Language::English, "done = Done.\nask = Why?\nname = Name\nlist = List:");
    let check = |text| other_ends(&english, &Sentences::parse(Language::Korean, text)).len();
    assert_eq!(check("done = 끝"), 1);
    assert_eq!(check("name = 이름."), 1);
    assert_eq!(check("list = 목록"), 1);
    assert_eq!(check("done = 결과: { $file }"), 0);
    assert_eq!(check("done = 끝.\nask = 이유를 입력하세요.\nname = 이름\nlist = 목록:"), 0);
}

#[test]
fn an_open_end_is_found() {
    for text in ["It is over. You win", "이겼습니다. 끝", "Why? Because"] {
        assert!(finds(open_ends, Language::English, text), "{text}");
    }
    for text in [
        "It is over. You win.",
        "You win",
        "Over. { $outcome }",
        "{ $number }. { $name }",
        "Done (“It is. Yes.”)",
        "a face (? or A)",
    ] {
        assert!(!finds(open_ends, Language::English, text), "{text}");
    }
}
