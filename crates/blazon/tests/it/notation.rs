//! What cannot be read is refused with its place and with what was expected there; what can be read is written in one
//! form.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use blazon::{
    Cell, Components, Die, Event, Expected, Illegal, Position, PositionError, ReadError, Record, RecordError,
    RecordFault, Rules, Seat, Setup, TEXT_LIMIT, TagError,
};

/// Stands in the texts below where the fault is, and is taken out before they are read.
const HERE: char = '‸';

/// The text without the sign, and the line, column and character where the sign was.
fn place(marked: &str) -> (String, u32, u32, Option<char>) {
    let (before, rest) = marked.split_once(HERE).unwrap_or_else(|| panic!("no {HERE} in {marked}"));
    let line = before.matches('\n').count() as u32 + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() as u32 + 1;
    (format!("{before}{rest}"), line, column, rest.chars().next())
}

fn check<T: FromStr<Err = ReadError> + Debug + PartialEq>(marked: &str, expected: Expected) {
    let (text, line, column, found) = place(marked);
    assert_eq!(text.parse::<T>(), Err(ReadError { line, column, expected, found }), "{marked}");
}

fn check_record(marked: &str, fault: impl FnOnce(Option<char>) -> RecordFault) {
    let (text, line, column, found) = place(marked);
    assert_eq!(text.parse::<Record>(), Err(RecordError { line, column, fault: fault(found) }), "{marked}");
}

fn unreadable(expected: Expected) -> impl FnOnce(Option<char>) -> RecordFault {
    move |found| RecordFault::Read { expected, found }
}

/// Reads it and writes it as it was.
fn check_same<T: FromStr<Err: Debug> + Display>(text: &str) {
    assert_eq!(text.parse::<T>().expect(text).to_string(), text);
}

fn new_game() -> Record {
    Record::new(Rules::default())
}

const START: &str = "......./......./...#.../......./....... ......./......./...#.../......./....... \
                     000000:-:^:- 000000:-:^:- 1F roll";

#[test]
#[rustfmt::skip]
fn every_cell_has_a_constant_of_its_name() {
    let named = [
        Cell::A5, Cell::B5, Cell::C5, Cell::D5, Cell::E5, Cell::F5, Cell::G5,
        Cell::A4, Cell::B4, Cell::C4, Cell::D4, Cell::E4, Cell::F4, Cell::G4,
        Cell::A3, Cell::B3, Cell::C3, Cell::E3, Cell::F3, Cell::G3,
        Cell::A2, Cell::B2, Cell::C2, Cell::D2, Cell::E2, Cell::F2, Cell::G2,
        Cell::A1, Cell::B1, Cell::C1, Cell::D1, Cell::E1, Cell::F1, Cell::G1,
    ];
    assert!(Cell::all().eq(named));
    assert_eq!([Cell::A1, Cell::D4, Cell::G5].map(|cell| cell.to_string()), ["a1", "d4", "g5"]);
}

#[test]
fn every_kind_of_event_is_written_as_it_is_read() {
    for token in [
        "?/d/s2/b1",
        "F:3",
        "S:12",
        "F:1c3d+3c4s2",
        "F:1c3q+2c4b1^",
        "S:1a1D1=D1~4a2b",
        "S:2c2s/3e4D",
        "S:2c2s1^=s/3e4D",
        "F:1c3d=?+3c4s2^",
        "S:-",
        "F:!q",
        "F:xc4",
        "lots:S",
    ] {
        check_same::<Event>(token);
    }
}

#[test]
fn a_broken_event_is_told_with_its_column() {
    for (token, expected) in [
        ("‸", Expected::Event),
        ("‸x", Expected::Event),
        ("‸ F:1", Expected::Event),
        ("‸f:1", Expected::Event),
        ("‸é", Expected::Event),
        ("F‸", Expected::Sign(':')),
        ("F‸;1", Expected::Sign(':')),
        // Takes.
        ("F:‸", Expected::Event),
        ("F:‸0", Expected::Event),
        ("F:‸5", Expected::Event),
        ("F:3‸1", Expected::HigherDie),
        ("F:1‸1", Expected::HigherDie),
        ("F:1‸5", Expected::HigherDie),
        ("F:12‸3", Expected::End),
        ("F:1‸ ", Expected::End),
        ("F:1‸é", Expected::End),
        // What has one thing to say.
        ("F:-‸x", Expected::End),
        ("F:!‸", Expected::Arms),
        ("F:!‸S", Expected::Arms),
        ("F:!s‸1", Expected::End),
        ("F:x‸", Expected::Cell),
        ("F:x‸h1", Expected::Cell),
        ("F:xa‸6", Expected::Cell),
        ("F:x‸d3", Expected::Cell),
        ("‸lots", Expected::Event),
        ("lots:‸", Expected::Seat),
        ("lots:‸A", Expected::Seat),
        ("lots:F‸:", Expected::End),
        // Rolls.
        ("d‸", Expected::Sign('/')),
        ("d/b/s2‸", Expected::Sign('/')),
        ("d/b/s2/‸", Expected::Face),
        ("d/b/‸x/b1", Expected::Face),
        ("d‸3/b/s2/b1", Expected::Sign('/')),
        ("?‸1/b/s2/b1", Expected::Sign('/')),
        ("d/b/s2/b1‸/d", Expected::End),
        // Drawings.
        ("F:1c3‸", Expected::Arms),
        ("F:1c3‸?+3c4s2", Expected::Arms),
        ("F:1c3d‸", Expected::Mode),
        ("F:1c3d‸*3c4s2", Expected::Mode),
        ("F:1c3d‸3+3c4s2", Expected::Mode),
        ("F:1‸d3d+3c4s2", Expected::Cell),
        ("F:1c‸9d+3c4s2", Expected::Cell),
        ("F:1c3d+‸", Expected::Die),
        ("F:1c3d+‸5c4s2", Expected::Die),
        ("F:1c3d+3‸", Expected::Cell),
        ("F:1c3d+3c4‸", Expected::Arms),
        ("F:1c3d+3c4s2‸+", Expected::End),
        ("F:3c3d+‸1c4s2", Expected::HigherDie),
        ("F:1c3d+‸1c4s2", Expected::HigherDie),
        ("F:1c3d=‸+3c4s2", Expected::Face),
        ("F:1c3d=d‸^+3c4s2", Expected::Mode),
        ("F:1c3d1^+3c4s1‸^", Expected::OnceADrawing),
        ("F:1c3d=d+3c4s2‸=s2", Expected::OnceADrawing),
    ] {
        check::<Event>(token, expected);
    }
}

#[test]
fn a_broken_position_is_told_with_its_column() {
    let sheet = "000000:-:^:-";
    let maps = "......./......./...#.../......./....... ......./......./...#.../......./.......";
    let roll = "?/d/s2/b1";
    for (line, expected) in [
        ("‸".to_owned(), Expected::Square),
        ("‸ .".to_owned(), Expected::Square),
        // Maps.
        (format!("......‸/{maps}"), Expected::Square),
        (format!(".......‸.{maps}"), Expected::Sign('/')),
        ("......./......./...‸....".to_owned(), Expected::Sign('#')),
        ("d‸3....../".to_owned(), Expected::Square),
        ("......./......./...#.../......./.......‸".to_owned(), Expected::Sign(' ')),
        ("......./......./...#.../......./....... ‸ ".to_owned(), Expected::Square),
        (format!("{maps}‸"), Expected::Sign(' ')),
        // Sheets.
        (format!("{maps} ‸"), Expected::Marks),
        (format!("{maps} 00000‸:-:^:- "), Expected::Marks),
        (format!("{maps} 000000‸0:-:^:- "), Expected::Sign(':')),
        (format!("{maps} 000000:‸:^:- "), Expected::Power),
        (format!("{maps} 000000:s‸f:^:- "), Expected::Power),
        (format!("{maps} 000000:f‸f:^:- "), Expected::Power),
        (format!("{maps} 000000:f‸-:^:- "), Expected::Power),
        (format!("{maps} 000000:-‸f:^:- "), Expected::Sign(':')),
        (format!("{maps} 000000:-:‸:- "), Expected::Castle),
        (format!("{maps} 000000:-:^:‸?"), Expected::Arms),
        (format!("{maps} 000000:-:^:d‸d"), Expected::Sign(' ')),
        // The round.
        (format!("{maps} {sheet} {sheet}‸"), Expected::Sign(' ')),
        (format!("{maps} {sheet} {sheet} ‸"), Expected::Round),
        (format!("{maps} {sheet} {sheet} ‸0F roll"), Expected::Round),
        (format!("{maps} {sheet} {sheet} ‸01F roll"), Expected::Round),
        (format!("{maps} {sheet} {sheet} 10‸0F roll"), Expected::PlayerA),
        (format!("{maps} {sheet} {sheet} 1‸S roll"), Expected::PlayerA),
        (format!("{maps} {sheet} {sheet} 2‸F roll"), Expected::PlayerA),
        // The step.
        (format!("{maps} {sheet} {sheet} 1F‸"), Expected::Sign(' ')),
        (format!("{maps} {sheet} {sheet} 1F ‸"), Expected::Step),
        (format!("{maps} {sheet} {sheet} 1F ‸rol"), Expected::Step),
        (format!("{maps} {sheet} {sheet} 1F roll‸ "), Expected::End),
        (format!("{maps} {sheet} {sheet} 1F roll‸\n"), Expected::End),
        (format!("{maps} {sheet} {sheet} 1F take:‸"), Expected::Face),
        (format!("{maps} {sheet} {sheet} 1F take:{roll}:‸5"), Expected::Die),
        (format!("{maps} {sheet} {sheet} 1F take:{roll}:1‸2"), Expected::End),
        (format!("{maps} {sheet} {sheet} 1F draw:{roll}‸"), Expected::Sign(':')),
        (format!("{maps} {sheet} {sheet} 1F draw:{roll}:3‸1:24:*:*"), Expected::HigherDie),
        (format!("{maps} {sheet} {sheet} 1F draw:{roll}:13:24:‸:*"), Expected::Drew),
        (format!("{maps} {sheet} {sheet} 1F draw:{roll}:13:24:+b‸d:*"), Expected::ArmsInOrder),
        (format!("{maps} {sheet} {sheet} 1F draw:{roll}:13:24:+bb‸b:*"), Expected::Sign(':')),
        (format!("{maps} {sheet} {sheet} 1F draw:{roll}:13:24:*:*‸d"), Expected::End),
        (format!("{maps} {sheet} {sheet} 1F flash:‸+:"), Expected::Seat),
        (format!("{maps} {sheet} {sheet} 1F flash:F:‸:"), Expected::Drew),
        (format!("{maps} {sheet} {sheet} 1F flash:F:+‸"), Expected::Sign(':')),
        (format!("{maps} {sheet} {sheet} 1F flash:F:+:q‸s"), Expected::ArmsInOrder),
        (format!("{maps} {sheet} {sheet} 1F lots‸:F"), Expected::End),
        (format!("{maps} {sheet} {sheet} 1F over:‸"), Expected::Seat),
        // What may be left out.
        (format!("{START} edition:‸"), Expected::Edition),
        (format!("{START} edition:‸en"), Expected::Edition),
        (format!("{START} edition:‸Standard"), Expected::Edition),
        (format!("{START} edition:it‸ edition:it"), Expected::End),
        (format!("{START}‸ editions:it"), Expected::End),
        (format!("{START} components:‸"), Expected::Face),
        (format!("{START} components:?ddbD1‸/"), Expected::Face),
        (format!("{START} components:?ddbD1B1‸d"), Expected::Sign('/')),
        (format!("{START} components:?ddbD1B1/dbD1B1sq/dbDBs2q2/?d1bb1DB/‸0f"), Expected::Boxes),
        (format!("{START} components:?ddbD1B1/dbD1B1sq/dbDBs2q2/?d1bb1DB/5‸x"), Expected::Power),
        (format!("{START} components:?ddbD1B1/dbD1B1sq/dbDBs2q2/?d1bb1DB/5f5‸f"), Expected::PowerOnce),
        (
            format!("{START} components:?ddbD1B1/dbD1B1sq/dbDBs2q2/?d1bb1DB/5f5s4b4t3d3c‸ edition:it"),
            Expected::End,
        ),
    ] {
        check::<Setup>(&line, expected);
        let (text, line, column, found) = place(&line);
        let error = PositionError::Read(ReadError { line, column, expected, found });
        assert_eq!(text.parse::<Position>(), Err(error));
    }
}

/// Reading takes the box for granted and an edition named `standard` too; neither is written.
#[test]
fn what_goes_without_saying_is_not_written() {
    let said = format!("{START} edition:standard components:{}", Components::BOX);
    assert_eq!(said.parse::<Position>().expect("a position").to_string(), START);
}

const FILE: &str = "\
die 1: ? d d b D1 B1
die 2: d b D1 B1 s q
die 3: d b D B s2 q2
die 4: ? d1 b b1 D B
line d: 5 free
line b: 5 split
line D: 4 both
line B: 4 turn
line s: 3 domains
line q: 3 cross
";

#[test]
fn components_are_written_as_a_sheet_and_as_one_line() {
    assert_eq!(FILE.parse(), Ok(Components::BOX));
    assert_eq!(Components::BOX.file_text().to_string(), FILE);
    check_same::<Components>("?ddbD1B1/dbD1B1sq/dbDBs2q2/?d1bb1DB/5f5s4b4t3d3c");
    let own = "ddbbD1B1/?dbD1sq/dbDBs2q1/??d1bDB/3t4d2c5b1f9s";
    check_same::<Components>(own);
    let own: Components = own.parse().expect("components");
    assert_eq!(own.file_text().to_string().parse(), Ok(own));
}

#[test]
fn a_sheet_may_have_any_order_comments_and_spaces() {
    let mut lines: Vec<String> = FILE.lines().map(|line| format!(" \t{line}  # a comment")).collect();
    lines.reverse();
    assert_eq!(lines.join("\n\n# die 1: none\n").parse(), Ok(Components::BOX));
    assert_eq!(FILE.replace('\n', "\r\n").parse(), Ok(Components::BOX));
    assert_eq!(FILE.trim_end().parse(), Ok(Components::BOX));
    assert_eq!(FILE.replace(": ", ":").replace(" free", "free").parse(), Ok(Components::BOX));
    assert_eq!(FILE.replace(": ", "\t : ").parse(), Ok(Components::BOX));
}

#[test]
fn a_broken_sheet_is_told_with_its_line_and_column() {
    for (old, new, expected) in [
        ("die 1", "‸dice 1", Expected::Component),
        ("die 1", "‸Die 1", Expected::Component),
        ("die 2:", "die ‸5:", Expected::Die),
        ("die 2:", "die 2‸;", Expected::Sign(':')),
        ("s q\n", "s ‸\n", Expected::Face),
        ("s q\n", "s q ‸q\n", Expected::Sign('\n')),
        ("s2 q2", "s2 q‸3", Expected::Sign('\n')),
        ("B s2", "B ‸S2", Expected::Face),
        ("die 3", "‸die 2", Expected::ComponentOnce),
        ("line b", "‸line d", Expected::ComponentOnce),
        ("line b", "line ‸x", Expected::Arms),
        ("4 both", "‸both", Expected::Boxes),
        ("4 both", "‸0 both", Expected::Boxes),
        ("4 both", "1‸0 both", Expected::PowerName),
        ("4 both", "4 ‸b", Expected::PowerName),
        ("4 both", "4 ‸Both", Expected::PowerName),
        ("4 both", "4 ‸free", Expected::PowerOnce),
        ("4 both", "4 both‸1", Expected::Sign('\n')),
        ("line q: 3 cross\n", "‸", Expected::AllComponents),
        ("die 1: ? d d b D1 B1\n", "", Expected::AllComponents),
    ] {
        let mut sheet = FILE.replacen(old, new, 1);
        if !sheet.contains(HERE) {
            sheet.push(HERE);
        }
        check::<Components>(&sheet, expected);
    }
    check::<Components>("‸", Expected::AllComponents);
    check::<Components>("‸nonsense", Expected::Component);
    check::<Components>("?ddbD1B1/‸", Expected::Face);
    check::<Components>("?ddbD1B1/dbD1B1sq/dbDBs2q2/?d1bb1DB/5f5s4b4t3d3c‸ ", Expected::End);
}

/// A game of two rounds and a bit.
const GAME: &str = r#"[Rules "1"]
[Edition "standard"]
[First "Ada"]
[Second "Grace"]
[Date "2026-11-15"]
[Result "*"]
[Event "Club"]

1. d/b/s2/? F:3 S:12 F:3d4s2+4d5s S:1d4d+2d5b
2. b/q/D/b1 S:2 F:34 S:1e5b+2e4q F:3c3D+4c4b1
3. ?/d/d/D F:1
"#;

#[test]
fn a_record_is_written_as_it_is_read() {
    check_same::<Record>(GAME);
    check_same::<Record>("[Rules \"1\"]\n[Edition \"standard\"]\n[Result \"*\"]\n");
}

#[test]
fn a_record_is_written_in_one_form() {
    let [tags, events] = GAME.split("\n\n").collect::<Vec<_>>()[..] else { panic!("tags and events") };
    let tags: Vec<&str> = tags.lines().collect();
    for text in [
        // Tags in any order but for the first, and those that go without saying left out.
        format!("{}\n\n{events}", [tags[0], tags[6], tags[5], tags[4], tags[3], tags[2], tags[1]].join("\n")),
        format!("{}\n\n{events}", [tags[0], tags[2], tags[3], tags[4], tags[6]].join("\n")),
        // No numbers, one event a line, comments, blank lines, no end of the last line.
        format!("{}\n{}", tags.join("\n"), events.replace("1. ", "").replace("2. ", "").replace("3. ", "")),
        format!("{}\n{}", tags.join("\n"), events.replace(' ', "\n")),
        format!("; A comment\n{}\n\n{}", tags.join(" ; \"[\n\n"), events.replace('\n', "; 9. x\n;\n\n")),
        format!("{}\n{}", tags.join("\n"), events.trim_end()),
        format!("\n\t {}", GAME.replace("1. ", "1.").replace("2. ", "2.\n\n; the roll\n")),
        // As other systems end their lines.
        GAME.replace('\n', "\r\n"),
    ] {
        assert_eq!(text.parse::<Record>().expect(&text).to_string(), GAME, "{text}");
    }
}

#[test]
fn tags_hold_any_text() {
    let mut record = new_game();
    let names = [
        ("First", "Ada \"the first\" \\ Löwe"),
        ("Second", "김하나 🏰 \\\""),
        ("Site", ""),
        ("Annotator", "; not a comment [Rules \"2\"]"),
        ("Long", &"é".repeat(200)),
    ];
    for (name, text) in names {
        assert_eq!(record.set_tag(name, text), Ok(()));
    }
    let text = record.to_string();
    assert!(text.contains(r#"[First "Ada \"the first\" \\ Löwe"]"#), "{text}");
    let read: Record = text.parse().expect(&text);
    assert_eq!(read, record);
    assert_eq!(read.name(Seat::First), Some("Ada \"the first\" \\ Löwe"));
    for (name, text) in names {
        assert_eq!(read.tag(name), Some(text));
    }
    assert_eq!(read.tag("Round"), None);
}

#[test]
fn setting_a_tag_again_replaces_its_text() {
    let mut record = new_game();
    record.set_tag("Site", "here").expect("a tag");
    record.set_tag("First", "Ada").expect("a tag");
    record.set_tag("Site", "there").expect("a tag");
    assert_eq!(record.tag("Site"), Some("there"));
    let tags = "[Rules \"1\"]\n[Edition \"standard\"]\n[First \"Ada\"]\n[Result \"*\"]\n[Site \"there\"]\n";
    assert_eq!(record.to_string(), tags);
}

#[test]
fn a_tag_that_could_not_be_read_again_cannot_be_set() {
    let mut record = new_game();
    let (long_name, long_text) = ("a".repeat(201), "é".repeat(201));
    for name in
        ["", "Two words", "Löwe", "A1", "Rules", "Edition", "Components", "Position", "Result", &long_name]
    {
        assert_eq!(record.set_tag(name, "text"), Err(TagError::Name), "{name}");
    }
    for text in ["two\nlines", "\r", "\0", "\u{7f}", "\u{85}", &long_text] {
        assert_eq!(record.set_tag("Site", text), Err(TagError::Text), "{text:?}");
    }
    for c in UNSEEN {
        assert_eq!(record.set_tag("Site", &format!("a{c}b")), Err(TagError::Text), "{c:?}");
    }
    assert_eq!(record, new_game());
    assert_eq!(record.set_tag(&"a".repeat(200), &"\\".repeat(200)), Ok(()));
    assert_eq!(record.to_string().parse(), Ok(record));
}

/// Characters that steer a terminal, break a line or make the text around them read differently.
const UNSEEN: [char; 30] = [
    '\0', '\t', '\n', '\u{1b}', '\u{7f}', '\u{80}', '\u{9b}', '\u{9f}', '\u{61c}', '\u{200e}', '\u{200f}',
    '\u{2028}', '\u{2029}', '\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}', '\u{202e}', '\u{2066}',
    '\u{2067}', '\u{2068}', '\u{2069}', '\u{206a}', '\u{206b}', '\u{206c}', '\u{206d}', '\u{206e}',
    '\u{206f}', '\u{fff9}', '\u{fffb}',
];

#[test]
fn escape_sequences_and_bidi_controls_do_not_come_in_with_a_tag() {
    for c in UNSEEN {
        check_record(
            &GAME.replacen("[Event \"Club\"]", &format!("[Event \"Cl{HERE}{c}ub\"]"), 1),
            unreadable(Expected::TagText),
        );
    }
    // A family of emoji, Persian and Hindi need their joiners, and Hebrew is no control character.
    let mut record = new_game();
    for text in ["👩\u{200d}👧", "می\u{200c}خواهم", "क्\u{200d}ष", "שלום", "a\u{a0}b"] {
        assert_eq!(record.set_tag("Site", text), Ok(()), "{text:?}");
        assert_eq!(record.to_string().parse(), Ok(record.clone()));
    }
}

/// Names of tags, all different: `aaaa`, `baaa` and so on.
fn tag_names() -> impl Iterator<Item = String> {
    (0u32..).map(|n| (0..4).map(|digit| char::from(b'a' + (n / 26u32.pow(digit) % 26) as u8)).collect())
}

#[test]
fn a_record_has_at_most_64_tags_of_its_own() {
    let mut record = new_game();
    for name in tag_names().take(64) {
        assert_eq!(record.set_tag(&name, "text"), Ok(()));
    }
    let full = record.clone();
    assert_eq!(record.set_tag("First", "Ada"), Err(TagError::TooMany));
    assert_eq!(record, full);
    assert_eq!(
        full.to_string().parse(),
        Ok(full.clone()),
        "the tags that follow from the game are not counted"
    );
    assert_eq!(record.set_tag("aaaa", "another text"), Ok(()), "a tag that is there can be set");
    check_record(&format!("{full}{HERE}[First \"Ada\"]\n"), unreadable(Expected::FewerTags));
}

#[test]
fn a_mebibyte_of_tags_is_refused_at_the_65th() {
    let mut text = String::from("[Rules \"1\"]\n");
    for (n, name) in tag_names().enumerate() {
        let tag = format!("{}[{name} \"\"]\n", if n == 64 { "‸" } else { "" });
        if text.len() + tag.len() > TEXT_LIMIT {
            break;
        }
        text.push_str(&tag);
    }
    check_record(&text, unreadable(Expected::FewerTags));
}

#[test]
fn the_longest_position_can_start_a_record() {
    let [full, almost] =
        ["ddddddd/ddddddd/ddd#ddd/ddddddd/ddddddd", ".d.dddd/ddddddd/ddd#ddd/ddddddd/ddddddd"]
            .map(|map| map.replace('d', "d2"));
    let line = format!(
        "{full} {almost} 950000:-:-:- 000330:t:-:s 17F draw:d2/d1/d2/d2:12:34:+qq:* edition:it \
         components:d2d2d2d2d2d2/d1d1d1d1d1d1/d2d2d2d2d2d2/d2d2d2d2d2d2/9f5s9b3t3d9c"
    );
    let start: Position = line.parse().unwrap_or_else(|error| panic!("{error}: {line}"));
    assert!(line.len() > 200);
    let record = Record::from_position(start);
    assert_eq!(record.to_string().parse(), Ok(record));
}

#[test]
fn a_broken_record_is_told_with_its_line_and_column() {
    let long = format!("[Event \"{}\"]", "é".repeat(200) + "‸é");
    let escapes = format!("[Event \"{}\"]", r"\\".repeat(200) + r"‸\\");
    let name = format!("[{}‸ \"\"]", "a".repeat(201));
    for (old, new, expected) in [
        // Tags.
        ("[Rules \"1\"]\n", "‸", Expected::RulesTag),
        (r#"[Rules "1"]"#, r#"‸[Rules "2"]"#, Expected::RulesTag),
        (r#"[Rules "1"]"#, r#"‸[rules "1"]"#, Expected::RulesTag),
        (r#"[Event "Club"]"#, r#"‸[First "Eve"]"#, Expected::TagOnce),
        (r#"[Event "Club"]"#, r#"‸[Rules "1"]"#, Expected::TagOnce),
        (r#"[Event "Club"]"#, r#"[‸"Club"]"#, Expected::TagName),
        (r#"[Event "Club"]"#, r#"[‸É "Club"]"#, Expected::TagName),
        (r#"[Event "Club"]"#, r#"[Event‸1 "Club"]"#, Expected::Sign(' ')),
        (r#"[Event "Club"]"#, r#"[Event‸"Club"]"#, Expected::Sign(' ')),
        (r#"[Event "Club"]"#, "[Event ‸Club]", Expected::TagText),
        (r#"[Event "Club"]"#, r#"[Event ‸ "Club"]"#, Expected::TagText),
        (r#"[Event "Club"]"#, "[Event \"Club‸\n", Expected::TagText),
        (r#"[Event "Club"]"#, "[Event \"Cl‸\tub\"]", Expected::TagText),
        (r#"[Event "Club"]"#, r#"[Event "Cl‸\ub"]"#, Expected::TagText),
        (r#"[Event "Club"]"#, r#"[Event "Club"‸"#, Expected::Sign(']')),
        (r#"[Event "Club"]"#, r#"[Event "Club"‸"]"#, Expected::Sign(']')),
        (r#"[Event "Club"]"#, &long, Expected::TagText),
        (r#"[Event "Club"]"#, &escapes, Expected::TagText),
        (r#"[Event "Club"]"#, &name, Expected::TagName),
        (r#"[Edition "standard"]"#, r#"[Edition "‸en"]"#, Expected::Edition),
        (r#"[Edition "standard"]"#, r#"[Edition "‸est"]"#, Expected::Edition),
        (r#"[Edition "standard"]"#, r#"[Components "?ddb‸x"]"#, Expected::Face),
        // Events.
        ("1. d/b", "‸2. d/b", Expected::ThisRound),
        ("2. b/q", "‸1. b/q", Expected::ThisRound),
        ("2. b/q", "2‸ b/q", Expected::Sign('.')),
        ("2. b/q", "‸0. b/q", Expected::Round),
        ("2. b/q", "20‸0. b/q", Expected::Sign('.')),
        ("F:3 S:12", "F:3 ‸1. S:12", Expected::ThisRound),
        ("F:3 S:12", "F:3 S:12‸[Event \"late\"]", Expected::Sign(' ')),
        ("F:3 S:12", "F:3 S:12 ‸[Event \"late\"]", Expected::Event),
        ("F:3 S:12", "F:3‸,S:12", Expected::Sign(' ')),
        ("F:3 S:12", "F:3 S:1‸1", Expected::HigherDie),
        ("F:3 S:12", "F:3 ‸f:12", Expected::Event),
        ("3. ?/d/d/D F:1\n", "3. ‸", Expected::Event),
    ] {
        check_record(&GAME.replacen(old, new, 1), unreadable(expected));
    }
    check_record("‸", unreadable(Expected::RulesTag));
    check_record("\n ; nothing\n‸1. d/b/s2/?", unreadable(Expected::RulesTag));
}

#[test]
fn a_position_says_its_edition_and_components_itself() {
    let position = format!("[Position \"{START} edition:it\"]");
    for tag in [r#"[Edition "it"]"#.to_owned(), format!("[Components \"{}\"]", Components::BOX)] {
        let text = format!("[Rules \"1\"]\n{position}\n‸{tag}\n");
        check_record(&text, unreadable(Expected::NoTagBesidePosition));
        let text = format!("[Rules \"1\"]\n{tag}\n‸{position}\n");
        check_record(&text, unreadable(Expected::NoTagBesidePosition));
    }
    let text = format!("[Rules \"1\"]\n[Position \"{START}‸ edition\"]");
    check_record(&text, unreadable(Expected::End));
    // From an empty map there is nothing to say but the edition.
    let record: Record = format!("[Rules \"1\"]\n{position}\n").parse().expect("a record");
    assert_eq!(record.to_string(), "[Rules \"1\"]\n[Edition \"it\"]\n[Result \"*\"]\n");
}

#[test]
fn an_impossible_start_is_told_with_its_faults() {
    let line = START.replacen("1F", "3F", 1);
    let text = format!("[Rules \"1\"]\n[Position ‸\"{line}\"]\n");
    let error = Position::try_from(line.parse::<Setup>().expect("a setup")).expect_err("an impossible one");
    check_record(&text, |_| RecordFault::Start(error));
}

#[test]
fn an_illegal_event_is_told_with_its_line_and_reason() {
    for (old, new, event, reason) in [
        ("F:3 S:12", "F:3 ‸S:13", "S:13", Illegal::DieTaken(Die::Three)),
        ("S:1d4d+2d5b", "‸S:1d5d+2c5b", "S:1d5d+2c5b", Illegal::DoesNotConnect),
        ("S:1d4d+2d5b", "‸S:-", "S:-", Illegal::CanBeDrawn),
        ("b/q/D/b1", "‸s/q/D/b1", "s/q/D/b1", Illegal::NoSuchFace(Die::One)),
        ("3. ?/d/d/D F:1", "3. ?/d/d/D F:1\n; now\n ‸F:2", "F:2", Illegal::NotYourTurn),
    ] {
        let event: Event = event.parse().expect("an event");
        check_record(&GAME.replacen(old, new, 1), |_| RecordFault::Illegal { event, reason });
    }
    let error = GAME.replacen("S:12", "S:13", 1).parse::<Record>().expect_err("an illegal event");
    assert_eq!(error.to_string(), "line 9, column 17: S:13 is refused: die 3 is taken");
}

#[test]
fn a_wrong_result_is_told_where_it_stands() {
    let over = START.replacen("roll", "over", 1);
    for (result, actual) in
        [("0-0 first", "0-0 draw"), ("*", "0-0 draw"), ("0-0", "0-0 draw"), ("", "0-0 draw")]
    {
        let text = format!("[Rules \"1\"]\n[Result ‸\"{result}\"]\n[Position \"{over}\"]\n");
        check_record(&text, |_| RecordFault::Result { said: result.to_owned(), actual: actual.to_owned() });
    }
    let text = GAME.replacen("[Result \"*\"]", "[Result ‸\"4-0 first\"]", 1);
    check_record(&text, |_| RecordFault::Result { said: "4-0 first".to_owned(), actual: "*".to_owned() });
}

#[test]
fn no_text_over_1_mib_is_read() {
    let longest = GAME.to_owned() + &" ".repeat(TEXT_LIMIT - GAME.len());
    assert_eq!(longest.len(), 1_048_576);
    assert_eq!(longest.parse::<Record>().expect("a record").to_string(), GAME);
    let expected = Expected::ShorterText;
    check_record(&format!("‸{longest} "), unreadable(expected));
    check::<Event>(&format!("‸F:1{longest}"), expected);
    check::<Components>(&format!("‸{FILE}{longest}"), expected);
    check::<Setup>(&format!("‸{START}{longest}"), expected);
}

#[test]
fn an_error_says_where_and_what_in_words() {
    let error = "F:1c3d*3c4s2".parse::<Event>().expect_err("no event");
    assert_eq!(error.to_string(), "line 1, column 7: expected + ~ or /, found '*'");
    let error = "F:".parse::<Event>().expect_err("no event");
    assert_eq!(error.to_string(), "line 1, column 3: expected an event, found the end");
    let error = GAME.replacen("2. ", "3. ", 1).parse::<Record>().expect_err("a wrong round");
    assert_eq!(error.to_string(), "line 10, column 1: expected the number of this round");
}
