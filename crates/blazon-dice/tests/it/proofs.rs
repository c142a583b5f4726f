//! What a record carries, and what is read back.

use blazon::{Record, Rules, Seat, TagError};
use blazon_dice::{ByChair, HexError, Proof, ProofError, ProofFault, Start};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::fair_game::Parts;

/// The same cases in every run.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(17),
        ..ProptestConfig::default()
    }
}

fn any_bytes() -> impl Strategy<Value = [u8; 32]> {
    any::<[u8; 32]>()
}

/// Any proof, whether true or not. The name of its table is any text that a tag can hold.
fn any_proof() -> impl Strategy<Value = Proof> {
    let words = ("[ -~à-ÿ가-힣]{0,40}", any::<bool>(), any::<bool>());
    let bytes = (any_bytes(), any_bytes(), any_bytes(), any_bytes(), any_bytes());
    (words, bytes).prop_map(|((table, first, agreed), (seal, secret, salt, host, guest))| Proof {
        table,
        host: if first { Seat::First } else { Seat::Second },
        start: if agreed { Start::Agreed } else { Start::Dice },
        seal: seal.into(),
        secret: secret.into(),
        salt: salt.into(),
        nonces: ByChair { host: host.into(), guest: guest.into() },
    })
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn a_proof_reads_back_from_the_text_of_a_record(proof in any_proof()) {
        let mut record = Record::new(Rules::default());
        record.set_tag("First", "Ada").expect("a name");
        proof.write(&mut record).expect("room for tags");
        let read: Record = record.to_string().parse().expect("a record");
        prop_assert_eq!(Proof::of(&read), Ok(Some(proof)));
    }

    #[test]
    fn a_damaged_tag_is_named_and_nothing_panics(tag in 0..8_usize, text in "\\PC{0,70}") {
        let mut record = Record::new(Rules::default());
        Parts::new("7", 1).proof().write(&mut record).expect("room for tags");
        let tag = TAGS[tag];
        prop_assume!(record.set_tag(tag, &text).is_ok());
        match Proof::of(&record) {
            // Any text is a table.
            Ok(Some(proof)) if tag == "Table" => prop_assert_eq!(proof.table, text),
            Ok(_) => prop_assert!(["first", "second", "agreed", "dice"].contains(&text.as_str()), "{}", text),
            Err(error) => prop_assert_eq!(error.tag, tag),
        }
    }
}

const TAGS: [&str; 8] =
    ["Table", "Host", "Start", "DiceSeal", "DiceSecret", "DiceSalt", "HostNonce", "GuestNonce"];

/// The text of a game with a proof.
fn text() -> String {
    let parts = Parts::new("7", 1);
    let mut record = parts.game();
    parts.proof().write(&mut record).expect("room for tags");
    record.to_string()
}

fn proof_of(text: &str) -> Result<Option<Proof>, ProofError> {
    Proof::of(&text.parse().expect("a record"))
}

#[test]
fn a_record_without_a_proof_has_none() {
    assert_eq!(Proof::of(&Record::new(Rules::default())), Ok(None));
    let text = "[Rules \"1\"]\n[Table \"by the window\"]\n[Host \"the club\"]\n[Start \"at eight\"]\n";
    assert_eq!(proof_of(text), Ok(None), "tags that a record may have for other reasons");
}

#[test]
fn a_tag_that_is_missing_is_named() {
    let text = text();
    for tag in TAGS {
        let without: String = text
            .lines()
            .filter(|line| !line.starts_with(&format!("[{tag} ")))
            .flat_map(|line| [line, "\n"])
            .collect();
        assert_eq!(proof_of(&without), Err(ProofError { tag, fault: ProofFault::Missing }));
    }
}

#[test]
fn a_tag_that_is_wrong_is_named_with_what_it_should_be() {
    let text = text();
    let wrong = |tag: &str, said: &str| {
        let lines = text.lines().map(|line| match line.strip_prefix(&format!("[{tag} ")) {
            Some(_) => format!("[{tag} \"{said}\"]\n"),
            None => format!("{line}\n"),
        });
        proof_of(&lines.collect::<String>()).unwrap_err().to_string()
    };
    assert_eq!(wrong("Host", "third"), "the tag Host: expected \"first\" or \"second\"");
    assert_eq!(wrong("Start", "Dice"), "the tag Start: expected \"agreed\" or \"dice\"");
    let bytes = ProofFault::Bytes(HexError { digits: 64 });
    assert_eq!(bytes.to_string(), "expected 64 hexadecimal digits in lower case");
    for said in ["", "12", &"F".repeat(64), &"0".repeat(63), &"0".repeat(65), &"g".repeat(64)] {
        assert_eq!(wrong("DiceSalt", said), format!("the tag DiceSalt: {bytes}"));
    }
}

#[test]
fn a_proof_that_finds_no_room_changes_nothing() {
    let proof = Parts::new("7", 1).proof();
    let mut record = Record::new(Rules::default());
    for i in 0..60_u8 {
        let letters = [b'A' + i / 26, b'a' + i % 26].map(char::from);
        record.set_tag(&format!("X{}{}", letters[0], letters[1]), "").expect("room");
    }
    let before = record.clone();
    assert_eq!(proof.write(&mut record), Err(TagError::TooMany));
    assert_eq!(record, before);
    for table in ["a\nb".to_owned(), "x".repeat(201)] {
        let mut record = Record::new(Rules::default());
        assert_eq!(Proof { table, ..proof.clone() }.write(&mut record), Err(TagError::Text));
        assert_eq!(record, Record::new(Rules::default()));
    }
}

#[test]
fn the_tags_come_in_the_order_of_the_documentation() {
    let text = text();
    let names: Vec<&str> =
        text.lines().filter_map(|line| line.strip_prefix('[')?.split(' ').next()).collect();
    assert_eq!(names[..3], ["Rules", "Edition", "Result"]);
    assert_eq!(names[3..], TAGS);
}
