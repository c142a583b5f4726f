use blazon_wire::{
    MeasuredAccuracy, MeasuredCalibration, MeasuredDecisions, MeasuredEndings, MeasuredPowers,
};

use crate::program::run;

/// What a measurement prints as JSON, the same with one thread and with three.
fn measure(arguments: &str) -> String {
    let arguments: Vec<&str> = arguments.split(' ').collect();
    let with = |threads| {
        let more = ["--seed", "1", "--json", "--threads", threads];
        run(&[&["measure"], &arguments[..], &more].concat()).fine()
    };
    let one = with("1");
    assert_eq!(with("3"), one);
    one
}

/// What it says in words.
fn told(arguments: &str) -> String {
    let arguments: Vec<&str> = arguments.split(' ').collect();
    run(&[&["measure"], &arguments[..], &["--seed", "1"]].concat()).fine()
}

#[test]
fn endings() {
    let line = measure("endings --positions 3 --player random --player greedy --player random");
    let line: MeasuredEndings = blazon_wire::read(&line).expect("a line of measure endings --json");
    let names: Vec<&str> = line.players.iter().map(|one| one.player.as_str()).collect();
    assert_eq!(names, ["random", "greedy", "net"]);
    assert_eq!((line.positions, line.options.asked, line.options.stopped), (3, 3, false));
    assert!(line.open <= 3 && line.games >= 3 + line.unsolved);
    for one in &line.players {
        assert!(one.mean_loss >= 0.0 && one.largest_loss <= 1.0 && one.mean_loss <= one.largest_loss);
        assert!((0.0..=1.0).contains(&one.without_loss));
    }
    let said = told("endings --positions 1 --player greedy");
    assert!(said.starts_with("Decisions with two rounds left: 1. With something to lose: "), "{said}");
    assert!(said.contains("\nPlayer  Mean loss  Without loss  Largest loss\ngreedy  "), "{said}");
}

#[test]
fn endings_that_cannot_be_solved_are_said_to_be_missing() {
    let said = told("endings --positions 1 --player random --nodes 1");
    assert!(said.starts_with("Done: 0 of 1. Results:\nDecisions with two rounds left: 0. "), "{said}");
}

#[test]
fn decisions() {
    for judge in ["net", "greedy"] {
        let line = measure(&format!("decisions --positions 2 --rollouts 4 --player net --judge {judge}"));
        let line: MeasuredDecisions = blazon_wire::read(&line).expect("a line of measure decisions --json");
        assert_eq!((line.player.as_str(), line.judge.as_str(), line.positions), ("net", judge, 2));
        assert!(line.rollouts_in_all >= 2 * 2 * 4 && line.rollouts_in_all <= 2 * 4 * 4);
        assert!((-1.0..=1.0).contains(&line.mean_loss) && (0.0..=1.0).contains(&line.error_rate));
    }
    let said = told("decisions --positions 1 --rollouts 2 --player net");
    assert!(said.starts_with("Decisions of net: 1. Games of net per candidate: 2, in all: "), "{said}");
    let sentence = run(&["measure", "decisions", "--judge", "best"]).refused(2);
    assert_eq!(sentence, "“best” can’t play the games on. Choose net or greedy.");
}

#[test]
fn calibration() {
    let line = measure("calibration --games 2");
    let line: MeasuredCalibration = blazon_wire::read(&line).expect("a line of measure calibration --json");
    assert_eq!((line.games, line.options.asked, line.options.stopped), (2, 2, false));
    for reliability in [&line.net, &line.forecast] {
        assert_eq!(reliability.bins.len(), 10);
        assert_eq!(reliability.bins.iter().map(|bin| bin.count).sum::<u64>(), reliability.predictions);
        assert!((0.0..=1.0).contains(&reliability.brier));
        for (tenth, bin) in (0_u8..).zip(&reliability.bins) {
            let low = f64::from(tenth) / 10.0;
            assert!(bin.predicted.is_none_or(|mean| (low - 1e-9..=low + 0.1 + 1e-9).contains(&mean)));
        }
    }
    let said = told("calibration --games 1");
    assert!(said.contains("Net: Brier score 0.") && said.contains("\n90–100%"), "{said}");
}

#[test]
fn powers() {
    let line = measure("powers --games 40 --player greedy");
    let line: MeasuredPowers = blazon_wire::read(&line).expect("a line of measure powers --json");
    assert_eq!((line.player.as_str(), line.games, line.options.stopped), ("greedy", 40, false));
    assert!((line.castle.won - 1.0).abs() < 1e-12);
    for one in [line.castle, line.powers.free, line.powers.turn, line.powers.cross] {
        assert!((one.won - one.used - one.wasted).abs() < 1e-12, "{one:?}");
    }
    assert!(line.powers.free.won <= 0.5, "one of two players wins it, once a game");
    let said = told("powers --games 1 --player greedy");
    assert!(
        said.starts_with("Powers per player and game. Games of greedy against itself: 1. Seed: 1.\n"),
        "{said}"
    );
    assert!(said.contains("\nCastle’s bonus  100.0%"), "{said}");
}

#[test]
fn accuracy() {
    let line = measure("accuracy --games 1 --nodes 1 --shard 1/2");
    let line: MeasuredAccuracy = blazon_wire::read(&line).expect("a line of measure accuracy --json");
    assert_eq!((line.options.asked, line.games, line.options.stopped, line.levels.len()), (1, 8, false, 8));
    for (number, level) in (1..).zip(&line.levels) {
        assert_eq!((level.level, level.games), (number, 1));
        assert!(level.accuracy.is_some_and(|accuracy| (0.0..=100.0).contains(&accuracy)), "{level:?}");
    }
    let sentence = run(&["measure", "accuracy", "--shard", "3/2"]).refused(2);
    assert!(sentence.contains("3/2"), "{sentence}");
}

#[test]
fn a_command_is_missing() {
    assert_eq!(run(&["measure"]).refused(2), "Which command? See “blazon measure --help”.");
}
