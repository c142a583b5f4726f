//! Korean particles that depend on the sound before them: after a placeable nobody knows which one is right.

use std::collections::BTreeSet;

use blazon_words::Language;

use crate::files::{Message, Part, Placeable, Reading, Sentences, assert_none};

/// After a consonant, and after a vowel.
const PARTICLES: [(&str, &str); 17] = [
    ("은", "는"),
    ("이", "가"),
    ("을", "를"),
    ("과", "와"),
    ("으로", "로"),
    ("으로는", "로는"),
    ("으로도", "로도"),
    ("으로만", "로만"),
    ("으로서", "로서"),
    ("으로써", "로써"),
    ("으로부터", "로부터"),
    ("이나", "나"),
    ("이라", "라"),
    ("이라는", "라는"),
    ("이라고", "라고"),
    ("이란", "란"),
    ("이랑", "랑"),
];

/// Variables that always end with the same word, whatever stands in brackets after it; `dice.rs` has the test.
const KNOWN: [(&str, &str); 1] = [("dice", "주사위")];

/// What may stand between a placeable and its particle.
const CLOSING: [char; 6] = ['’', '”', '」', '』', ')', ']'];

#[test]
fn no_particle_depends_on_what_is_put_in() {
    assert_none(&unsure(&Sentences::of(Language::Korean)));
}

fn unsure(korean: &Sentences) -> Vec<String> {
    let faults = |message: &Message| {
        let of_reading = |reading: Reading| {
            let found = reading.placeables().iter().any(|placeable| is_unsure(korean, placeable));
            found.then(|| format!("ko: {}: {}", message.key, reading.text()))
        };
        message.readings().into_iter().filter_map(of_reading).collect::<BTreeSet<_>>()
    };
    korean.messages.iter().flat_map(faults).collect()
}

/// A reference and some variables always put in the same word, so their particle can be right. `을(를)` is right after everything, and
/// `(으)로` has no particle directly after the placeable.
fn is_unsure(korean: &Sentences, placeable: &Placeable) -> bool {
    let after = placeable.after.trim_start_matches(CLOSING);
    let particle: String = after.chars().take_while(|sign| is_syllable(*sign)).collect();
    let Some((closed, open)) =
        PARTICLES.into_iter().find(|(closed, open)| particle == *closed || particle == *open)
    else {
        return false;
    };
    let rest = &after[particle.len()..];
    if rest.starts_with(&format!("({open})")) || rest.starts_with(&format!("({closed})")) {
        return false;
    }
    let word = match &placeable.part {
        Part::Reference(key) => korean.get(key).map(|message| message.default_reading().text()),
        Part::Variable(name) => {
            KNOWN.iter().find(|(known, _)| known == name).map(|(_, word)| (*word).to_string())
        }
        Part::Text(_) => None,
    };
    let last = word.and_then(|word| word.chars().next_back()).filter(|sign| is_syllable(*sign));
    last.is_none_or(|last| particle != if wants_closed(last, closed) { closed } else { open })
}

fn is_syllable(sign: char) -> bool {
    ('가'..='힣').contains(&sign)
}

/// Whether a syllable ends with a consonant, and for `으로` with another one than ㄹ.
fn wants_closed(last: char, closed: &str) -> bool {
    match (last as u32 - '가' as u32) % 28 {
        0 => false,
        8 => !closed.starts_with("으로"),
        _ => true,
    }
}

#[test]
fn an_unsure_particle_is_found() {
    let check = |text: &str| {
        let text = format!("power-split = 분리\npower-free = 자유 칸\n{text}");
        unsure(&Sentences::parse(Language::Korean, &text)).len()
    };
    for text in [
        "a = { $name }을 그립니다.",
        "a = { $name }가",
        "a = ‘{ $power }’를 사용합니다.",
        "a = { $what }({ $cell })로 갑니다",
        "a = { $one }과 { $two }.",
        "a = { $found }으로, 또",
        "a = ‘{ power-split }’을 사용합니다.",
        "a = ‘{ power-free }’는 남아 있습니다.",
        "a = { $name }이라는 사람",
    ] {
        assert_eq!(check(text), 1, "{text}");
    }
    for text in [
        "a = { $name } 님이 굴립니다.",
        "a = { $count }개를 고르세요.",
        "a = { $round }라운드",
        "a = { $what }을(를) 그립니다.",
        "a = { $name }이(가) 얻습니다.",
        "a = { $face }(으)로 바꿉니다.",
        "a = { $cell }에 그립니다.",
        "a = ‘{ power-split }’를 사용합니다.",
        "a = ‘{ power-free }’은 남아 있습니다.",
        "a = { $name }입니다.",
        "a = ‘{ $power }’ 마법을 사용합니다.",
    ] {
        assert_eq!(check(text), 0, "{text}");
    }
}
