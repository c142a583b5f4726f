use blazon_puzzles::{Fault, Proof, Puzzle, Puzzles, PuzzlesError};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Puzzles out of the shipped ones, with any numbers.
fn puzzles() -> impl Strategy<Value = Puzzles> {
    let proof = prop_oneof![Just(Proof::Solved), (Puzzle::LEAST_GAMES..=u32::MAX).prop_map(Proof::Games)];
    let numbers = [Puzzle::LEAST_GAP..=1000, Puzzle::LEAST_GAP..=1000, Puzzle::LEAST_GAP..=1000];
    let puzzle = (select(Puzzles::shipped().all()), 0..=8_u8, numbers, proof);
    let puzzle = puzzle.prop_map(|(puzzle, missed_by, mut numbers, proof)| {
        numbers.sort_unstable();
        let [gap, cost, win] = numbers;
        Puzzle { win, gap, cost, missed_by, proof, ..puzzle }
    });
    vec(puzzle, 0..12).prop_map(Puzzles::new)
}

/// A file with this body, the checksum and all.
fn file_with(lines: &[&str]) -> Result<Puzzles, PuzzlesError> {
    let body: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    let sum = body.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    });
    Puzzles::read(format!("blazon-puzzles 1 {} {sum:016x}\n{body}", lines.len()).as_bytes())
}

fn fault(line: &str) -> Fault {
    match file_with(&[line]) {
        Err(PuzzlesError::Line { line: 2, fault }) => fault,
        other => panic!("{other:?}"),
    }
}

proptest! {
    #[test]
    fn what_is_written_reads_back(puzzles in puzzles()) {
        prop_assert_eq!(Puzzles::read(puzzles.to_string().as_bytes()), Ok(puzzles));
    }

    #[test]
    fn a_file_that_is_cut_off_is_refused(puzzles in puzzles(), end in any::<Index>()) {
        let text = puzzles.to_string();
        let end = end.index(text.len());
        prop_assert!(Puzzles::read(&text.as_bytes()[..end]).is_err());
    }

    #[test]
    fn a_file_with_another_byte_is_refused(puzzles in puzzles(), at in any::<Index>(), other in any::<u8>()) {
        let mut bytes = puzzles.to_string().into_bytes();
        let at = at.index(bytes.len());
        prop_assume!(bytes[at] != other);
        bytes[at] = other;
        prop_assert!(Puzzles::read(&bytes).is_err());
    }

    #[test]
    fn any_bytes_are_refused_without_a_panic(bytes in vec(any::<u8>(), 0..200)) {
        prop_assert!(Puzzles::read(&bytes).is_err());
    }
}

#[test]
fn a_file_says_what_is_wrong_with_it() {
    assert_eq!(Puzzles::read(b""), Err(PuzzlesError::NoPuzzles));
    assert_eq!(Puzzles::read(b"[Rules \"1\"]\n"), Err(PuzzlesError::NoPuzzles));
    assert_eq!(Puzzles::read(b"blazon-puzzles 2 later\n"), Err(PuzzlesError::Version(2)));
    assert_eq!(Puzzles::read(b"blazon-puzzles 1 0 0000000000000000\n"), Err(PuzzlesError::Checksum));
    let none = Puzzles::default().to_string();
    assert_eq!(Puzzles::read(none.as_bytes()), Ok(Puzzles::default()));
    let more = none.replace(" 0 ", " 1 ");
    assert_eq!(Puzzles::read(more.as_bytes()), Err(PuzzlesError::Count { said: 1, found: 0 }));
    assert_eq!(Puzzles::read(&vec![b' '; Puzzles::MOST_BYTES + 1]), Err(PuzzlesError::TooLong));
}

#[test]
fn a_line_says_what_is_wrong_with_it() {
    let puzzle = Puzzles::shipped().all()[0];
    let line = puzzle.to_string();
    let words: Vec<&str> = line.splitn(9, ' ').collect();
    let with = |place: usize, word: &str| {
        let mut words = words.clone();
        words[place] = word;
        fault(&words.join(" "))
    };
    assert_eq!(file_with(&[&line]).map(|puzzles| puzzles.all().to_vec()), Ok(vec![puzzle]));
    assert_eq!(file_with(&[&line, &line]), Err(PuzzlesError::Line { line: 3, fault: Fault::Twice }));
    assert_eq!(fault(""), Fault::Theme("".parse::<blazon_engine::Theme>().unwrap_err()));
    assert_eq!(fault(words[0]), Fault::TooShort);
    assert!(matches!(with(1, "9"), Fault::Number { most: 8, .. }));
    assert!(matches!(with(2, "1001"), Fault::Number { most: 1000, .. }));
    assert!(matches!(with(2, "0999"), Fault::Number { .. }));
    assert_eq!(with(3, "79"), Fault::Unclear);
    assert_eq!(with(5, "games:9999"), Fault::TooFewGames);
    assert_eq!(with(5, "sure"), Fault::Proof("sure".to_owned()));
    assert!(matches!(with(6, "now"), Fault::Event(_)));
    assert_eq!(with(6, "d/b/s2/?"), Fault::TwoPlayers);
    assert_eq!(with(7, &puzzle.best.to_string()), Fault::Same);
    assert!(matches!(with(8, "......."), Fault::Position(_)));
}
