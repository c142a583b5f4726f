use blazon_wire::{DiceFault, Verified};

use crate::program::{FAIR_GAME, Folder, GAME, run, run_with};

/// A game with a proof, settled by lots.
const LOTS: &str = include_str!("../../../../conformance/dice/lots.txt");

/// What a command says of one record, by the name `-`.
fn said(text: &str) -> (Option<i32>, String) {
    let ran = run_with(&["verify", "-"], text.as_bytes());
    assert!(ran.out == "0 of 1 record has fair dice.\n", "{ran:?}");
    (ran.code, ran.err)
}

#[test]
fn fair_dice_are_fair() {
    let folder = Folder::new();
    let game = folder.write("game.txt", FAIR_GAME);
    let lots = folder.write("lots.txt", LOTS);
    assert_eq!(
        run(&["verify", &game, &lots]).fine(),
        format!(
            "{game}: the dice were fair. 16 rolls were checked.\n\
             {lots}: the dice were fair. 17 rolls and the draw of lots were checked.\n\
             2 of 2 records have fair dice.\n"
        )
    );
    let first = FAIR_GAME.split_once("\n2. ").expect("a second round").0.replace("42-39 first", "*");
    assert_eq!(
        run_with(&["verify", "-"], first.as_bytes()).fine(),
        "-: the dice were fair. 1 roll was checked.\n1 of 1 record has fair dice.\n"
    );
}

#[test]
fn the_first_roll_that_is_another_is_named_with_its_round() {
    let (code, said) = said(&FAIR_GAME.replace("6. d/s/b/? ", "6. d/s/D/? "));
    assert_eq!(code, Some(1));
    assert_eq!(
        said,
        "-: the dice weren’t fair. In round 6 they should have shown d/s/b/?, but the record says d/s/D/?.\n"
    );
}

#[test]
fn everything_else_that_can_be_wrong_has_a_sentence() {
    let tag = |text: &str, tag: &str, said: &str| {
        let lines = text.lines().filter_map(|line| match line.strip_prefix(&format!("[{tag} ")) {
            Some(_) if said.is_empty() => None,
            Some(_) => Some(format!("[{tag} \"{said}\"]\n")),
            None => Some(format!("{line}\n")),
        });
        lines.collect::<String>()
    };
    let zeros = "0".repeat(64);
    let later = "[Rules \"1\"]\n[Position \"......./......./...#.../......./....... \
        ......./......./...#.../......./....... 000000:-:^:- 000000:-:^:- 1F take:b/s/d/B\"]\n";
    let proof = FAIR_GAME.split_once("first\"]\n").expect("the result").1.split("\n\n").next().expect("tags");
    for (text, sentence) in [
        (GAME.to_owned(), "this record carries no proof, so its dice can’t be checked."),
        (
            tag(FAIR_GAME, "DiceSalt", ""),
            "the tag DiceSalt is missing from the proof, so the dice can’t be checked.",
        ),
        (
            tag(FAIR_GAME, "Start", "luck"),
            "the tag Start of the proof is damaged, so the dice can’t be checked.",
        ),
        (
            tag(FAIR_GAME, "HostNonce", "12"),
            "the tag HostNonce of the proof is damaged, so the dice can’t be checked.",
        ),
        (
            tag(FAIR_GAME, "DiceSecret", &zeros),
            "the dice weren’t fair. The server’s secret isn’t the one it sealed before the game.",
        ),
        (tag(FAIR_GAME, "Host", "second"), "the dice weren’t fair. They chose the other player to start."),
        (
            LOTS.replace("lots:F", "lots:S").replace("88-88 first", "88-88 second"),
            "the dice weren’t fair. The other player should have won the draw of lots.",
        ),
        (
            format!("{later}{proof}\n"),
            "this record starts in the middle of a game, so its dice can’t be checked.",
        ),
    ] {
        assert_eq!(said(&text), (Some(1), format!("-: {sentence}\n")));
    }
}

#[test]
fn what_cannot_be_read_is_named_and_weighs_most() {
    let folder = Folder::new();
    let good = folder.write("good.txt", FAIR_GAME);
    let missing = folder.name("missing.txt");
    let illegal = folder.write("illegal.txt", FAIR_GAME.replace("F:3 S:14", "F:3 S:34"));
    let ran = run(&["verify", &missing, &illegal, &good]);
    assert_eq!(ran.code, Some(3));
    assert_eq!(
        ran.out,
        format!("{good}: the dice were fair. 16 rolls were checked.\n1 of 3 records have fair dice.\n")
    );
    let said: Vec<&str> = ran.err.lines().collect();
    assert_eq!(said[0], format!("Couldn’t read {missing}: there is no such file or folder."));
    assert!(said[1].starts_with(&format!("{illegal}:16:")), "{said:?}");
}

#[test]
fn json_tells_the_same() {
    let folder = Folder::new();
    let fair = folder.write("fair.txt", FAIR_GAME);
    let unfair = folder.write("unfair.txt", FAIR_GAME.replace("6. d/s/b/? ", "6. d/s/D/? "));
    let none = folder.write("none.txt", GAME);
    let ran = run(&["verify", "--json", &fair, &unfair, &none]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""));
    let lines: Vec<Verified> =
        ran.out.lines().map(|line| blazon_wire::read(line).expect("a line of verify --json")).collect();
    let [fair, unfair, none] = lines.as_slice() else { panic!("three lines, not {lines:?}") };
    assert_eq!((fair.fair, fair.rolls, fair.lots, &fair.wrong), (Some(true), Some(16), Some(false), &None));
    let wrong = unfair.wrong.as_ref().expect("something is wrong");
    assert_eq!(
        (unfair.fair, unfair.rolls, wrong.what, wrong.round),
        (Some(false), None, DiceFault::Roll, Some(6))
    );
    let [expected, found] = [wrong.expected, wrong.found].map(|event| event.expect("a roll").to_string());
    assert_eq!([expected, found], ["d/s/b/?", "d/s/D/?"]);
    let wrong = none.wrong.as_ref().expect("something is wrong");
    assert_eq!((none.fair, wrong.what), (None, DiceFault::NoProof));
}

#[test]
fn no_file_is_no_question() {
    assert_eq!(run(&["verify"]).refused(2), "“<FILE>...” is missing. See “blazon verify --help”.");
}
