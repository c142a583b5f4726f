//! A setup that no game leads to is refused, with everything that is wrong with it.

use blazon::{Arms, Die, Fault, Position, Power, Seat, Setup, SetupError};

const EMPTY: &str = "......./......./...#.../......./.......";

/// One domino above the castle.
const ONE: &str = "...b.../...d.../...#.../......./.......";

/// Three dominoes around the castle.
const THREE: &str = "...b.../...d.../.bd#db./......./.......";

/// A whole map.
const FULL: &str = "ddddddd/ddddddd/ddd#ddd/ddddddd/ddddddd";

/// A side of the spellbook on which nothing has happened.
const NEW: &str = "000000:-:^:-";

fn faults(setup: Setup) -> Vec<Fault> {
    match Position::try_from(setup) {
        Ok(_) => Vec::new(),
        Err(SetupError { faults }) => faults,
    }
}

fn faults_of(line: &str) -> Vec<Fault> {
    faults(line.parse().unwrap_or_else(|error| panic!("{line}: {error}")))
}

#[test]
fn a_setup_without_faults_is_a_position() {
    for line in [
        format!("{EMPTY} {EMPTY} {NEW} {NEW} 1F roll"),
        format!("{ONE} {ONE} {NEW} {NEW} 2S roll"),
        format!("{ONE} {EMPTY} {NEW} {NEW} 2S roll"),
        format!("{THREE} {THREE} {NEW} 500000:f:^:- 4S take:?/d/s2/b1:3"),
        format!("{ONE} {EMPTY} {NEW} {NEW} 1F draw:?/d/s2/b1:13:24:+d:*"),
        format!("{FULL} {THREE} 050000:-:^:- {NEW} 17F over"),
    ] {
        assert_eq!(faults_of(&line), [], "{line}");
    }
}

#[test]
fn each_fault_is_named() {
    use Fault::*;
    use Seat::{First, Second};
    let dice = "d/b/s2/b1";
    for (line, expected) in [
        // Maps.
        (
            format!("...d.../......./...#.../......./....... {ONE} {NEW} {NEW} 2S roll"),
            vec![OddCells(First), Adrift(First)],
        ),
        (format!("......./...d.../...#.../......./....... {ONE} {NEW} {NEW} 2S roll"), vec![OddCells(First)]),
        (format!("{EMPTY} {THREE} {NEW} {NEW} 3F roll"), vec![TooManyCells(Second)]),
        (format!("{EMPTY} {EMPTY} {NEW} {NEW} 2S roll"), vec![TooFewCells]),
        (format!("{ONE} {ONE} {NEW} {NEW} 4S roll"), vec![TooFewCells]),
        (
            format!("{EMPTY} {EMPTY} {NEW} {NEW} 1F draw:{dice}:12:34:+:*"),
            vec![NothingDrawn(First), TooFewCells],
        ),
        (format!("{ONE} ......./......./...#.../b....../d...... {NEW} {NEW} 2S roll"), vec![Adrift(Second)]),
        (format!("......./......./..d#d../......./....... {ONE} {NEW} {NEW} 2S roll"), vec![Colours(First)]),
        (format!("{FULL} {THREE} 050000:-:^:- {NEW} 18S roll"), vec![FullMap(First)]),
        (format!("{FULL} {THREE} {NEW} {NEW} 17F over"), vec![Colours(First)]),
        // The spellbook.
        (format!("{THREE} {THREE} 600000:-:^:- {NEW} 4S roll"), vec![TooManyInLine(First, Arms::Dot)]),
        (format!("{ONE} {ONE} 210000:-:^:- {NEW} 2S roll"), vec![TooManyMarks(First)]),
        (format!("{EMPTY} {EMPTY} {NEW} 100000:-:^:- 1F roll"), vec![TooManyMarks(Second)]),
        (format!("{THREE} {THREE} 500000:-:^:- 500000:-:^:- 4S roll"), vec![BothFilled(Arms::Dot)]),
        (format!("{EMPTY} {EMPTY} {NEW} 000000:t:^:- 1F roll"), vec![HeldUnfilled(Second, Power::Turn)]),
        (format!("{THREE} {THREE} 000030:d:^:- {NEW} 4S roll"), vec![LightningHeld(First, Power::Domains)]),
        (
            format!("{THREE} {THREE} 000003:c:^:- {NEW} 4S flash:S:+:"),
            vec![LightningHeld(First, Power::Cross), NoLightning(Second)],
        ),
        (format!("{ONE} {ONE} {NEW} {NEW} 1F flash:F:+:"), vec![NoLightning(First)]),
        (format!("{THREE} {THREE} 000030:-:^:- {NEW} 4S roll"), vec![Chosen(First)]),
        (format!("{EMPTY} {EMPTY} {NEW} 000000:-:^:q 1F roll"), vec![Chosen(Second)]),
        // Cross is lost where no cell has room for it, so it is not to be resolved there.
        (
            format!("...d2.../...d2.../.d2d2#d2d2./......./....... {THREE} 000003:c:^:- {NEW} 3F flash:F:+:"),
            vec![NoLightning(First)],
        ),
        // The step.
        (format!("{EMPTY} {EMPTY} {NEW} {NEW} 1F take:s/b/s2/s"), vec![Roll(Die::One), Roll(Die::Four)]),
        (format!("{EMPTY} {EMPTY} {NEW} {NEW} 1F draw:d/?/s2/b1:12:34:*:*"), vec![Roll(Die::Two)]),
        (format!("{EMPTY} {EMPTY} {NEW} {NEW} 1F draw:{dice}:12:24:*:*"), vec![Hands]),
        (format!("{EMPTY} {EMPTY} {NEW} {NEW} 1F draw:{dice}:1:34:*:*"), vec![Hands]),
        (format!("{THREE} {THREE} 500000:f:^:- {NEW} 4S draw:{dice}:12:34:*:-d"), vec![Waiting(Second)]),
        (format!("{THREE} {THREE} 400000:-:^:- {NEW} 4S draw:{dice}:12:34:-dd:*"), vec![Waiting(First)]),
        (format!("{THREE} {THREE} {NEW} {NEW} 4S draw:{dice}:12:34:-d:* edition:es"), vec![Waiting(First)]),
        (format!("{ONE} {ONE} 000000:-:^:- 000003:c:^:- 3F flash:S:+:d"), vec![TooFewCells, Waiting(First)]),
        (format!("{ONE} {ONE} {NEW} {NEW} 2S draw:{dice}:12:34:-:-"), vec![BothDone]),
        (format!("{ONE} {ONE} {NEW} {NEW} 2S lots"), vec![Lots]),
        (
            format!("{ONE} ...b.../...d1.../...#.../......./....... {NEW} {NEW} 2S lots edition:it"),
            vec![Lots],
        ),
        (format!("{ONE} {ONE} {NEW} {NEW} 2S over:F"), vec![Lots]),
        (format!("{ONE} {ONE} {NEW} {NEW} 2S over edition:it"), vec![Lots]),
    ] {
        assert_eq!(faults_of(&line), expected, "{line}");
    }
}

/// The notation has no way of writing these.
#[test]
fn rounds_are_counted_from_1_to_99() {
    for round in [0, 100, 255] {
        let setup = Setup { round, ..Position::default().setup() };
        assert_eq!(faults(setup), [Fault::Round(round)]);
    }
}

#[test]
fn all_faults_are_named_at_once() {
    use Fault::*;
    use Seat::{First, Second};
    let line = "d....../......./..d#d../......./....... ......./......./...#.../......./....... \
                600000:st:^:d 503000:-:^:- 2S draw:s/b/s2/b1:12:23:+d:-";
    assert_eq!(
        faults_of(line),
        [
            TooManyInLine(First, Arms::Dot),
            HeldUnfilled(First, Power::Split),
            HeldUnfilled(First, Power::Turn),
            Chosen(First),
            TooManyMarks(First),
            TooManyMarks(Second),
            BothFilled(Arms::Dot),
            OddCells(First),
            Adrift(First),
            Colours(First),
            TooFewCells,
            Roll(Die::One),
            Hands,
            Waiting(First),
            BothDone,
        ]
    );
}

#[test]
fn every_fault_says_what_is_wrong() {
    let line = format!("{EMPTY} {EMPTY} {NEW} 000000:t:^:q 1F roll");
    let error = Position::try_from(line.parse::<Setup>().expect("a setup")).expect_err("an impossible one");
    assert_eq!(
        error.to_string(),
        "S holds turn without having filled its line; \
         S has an arms chosen without Domains, or Domains without an arms chosen"
    );
}
