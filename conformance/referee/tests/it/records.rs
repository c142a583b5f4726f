//! The finished games of `conformance/games`, replayed: tags first, then events, as `docs/notation.md` says.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use blazon_referee::Referee;

/// What stands in a record, comments aside: the tags, and the events without the numbers of the rounds.
fn read_record(text: &str) -> (BTreeMap<&str, &str>, Vec<&str>) {
    let mut tags = BTreeMap::new();
    let mut events = vec![];
    for line in text.lines().filter(|line| !line.starts_with(';')) {
        if let Some(tag) = line.strip_prefix('[') {
            let (name, value) = tag.split_once(" \"").expect("a name and a text");
            tags.insert(name, value.strip_suffix("\"]").expect("the end of a tag"));
        } else {
            events.extend(line.split_whitespace().filter(|word| !word.ends_with('.')));
        }
    }
    (tags, events)
}

fn start(tags: &BTreeMap<&str, &str>) -> Referee {
    if let Some(position) = tags.get("Position") {
        return Referee::from_line(position).expect("a readable line");
    }
    let game = Referee::start(tags.get("Edition").unwrap_or(&"standard")).expect("an edition");
    match tags.get("Components") {
        Some(components) => {
            let line = format!("{} components:{components}", game.line());
            Referee::from_line(&line).expect("readable components")
        }
        None => game,
    }
}

/// The hash of a position line: 64-bit FNV-1a.
fn hash(line: &str) -> u64 {
    line.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

#[test]
fn every_game_is_legal_and_ends_with_its_result_and_its_hash() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let hashes = fs::read_to_string(folder.join("hashes.txt")).expect("a readable file");
    assert!(hashes.lines().count() >= 20, "games are missing");
    for line in hashes.lines() {
        let (name, expected) = line.split_once(' ').expect("a name and a hash");
        let text = fs::read_to_string(folder.join(name)).expect("a readable game");
        let (tags, events) = read_record(&text);
        let mut game = start(&tags);
        for event in events {
            game.play(event).unwrap_or_else(|reason| panic!("{name}: {event}: {reason}\n{}", game.line()));
        }
        let winner = game.winner().expect("a game that is over");
        let result = format!("{}-{} {winner}", game.score('F'), game.score('S'));
        assert_eq!(tags.get("Result"), Some(&result.as_str()), "{name}");
        assert_eq!(format!("{:016x}", hash(&game.line())), expected, "{name}: {}", game.line());
    }
}
