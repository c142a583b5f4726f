use blazon_wire::{Branch, Perft};

use crate::program::{ROLLED, run};

#[test]
fn no_roll_leaves_one_way() {
    assert_eq!(run(&["perft", "start"]).fine(), "1\n");
}

#[test]
fn a_roll_counts_as_the_library_counts() {
    let roll = "d/b/s2/?";
    let expected = blazon::perft(&blazon::Position::default(), &[roll.parse().expect("a roll")]);
    assert_eq!(run(&["perft", "start", roll]).fine(), format!("{expected}\n"));
    assert_eq!(
        run(&["perft", ROLLED]).fine(),
        format!("{expected}\n"),
        "a roll that has come needs no argument"
    );
}

#[test]
fn divided_it_adds_up() {
    let divided = run(&["perft", "--divide", "start", "d/b/s2/?"]).fine();
    let lines: Vec<&str> = divided.lines().collect();
    let (sum, branches) = lines.split_last().expect("the sum comes last");
    assert_eq!(branches.len(), 4, "player A takes one of four dice");
    let share =
        |line: &&str| line.split(' ').nth(1).and_then(|count| count.parse::<u64>().ok()).expect("a count");
    assert_eq!(branches.iter().map(share).sum::<u64>().to_string(), *sum);
    let json = run(&["perft", "--divide", "--json", "start", "d/b/s2/?"]).fine();
    let lines: Vec<&str> = json.lines().collect();
    let (sum, branches) = lines.split_last().expect("the sum comes last");
    let sum: Perft = blazon_wire::read(sum).expect("the line of perft --json");
    let shares = branches.iter().map(|line| blazon_wire::read::<Branch>(line).expect("a branch").count);
    assert_eq!(shares.sum::<u64>(), sum.count);
}

#[test]
fn a_roll_that_is_none_is_refused() {
    assert_eq!(run(&["perft", "start", "d/b/s2"]).refused(2), "ROLL:1:7: expected “/”, found the end.");
    assert_eq!(
        run(&["perft", "start", "q/b/s2/?"]).refused(2),
        "The roll q/b/s2/? isn’t possible. Die 1 has no such face."
    );
}
