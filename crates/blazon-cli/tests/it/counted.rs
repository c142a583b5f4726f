//! Parts of simulations and measurements, put together.

use blazon_wire::{
    Line, MeasuredAccuracy, MeasuredCalibration, MeasuredDecisions, MeasuredEndings, MeasuredPowers, Parts,
    RunOptions, Simulation,
};

use crate::program::{Folder, Ran, in_parts, run};

/// Runs of every kind that take little time.
const RUNS: [&str; 6] = [
    "simulate --games 40 --first greedy --edition it",
    "measure endings --positions 5 --player greedy --player random",
    "measure decisions --positions 5 --rollouts 6 --player net --judge greedy",
    "measure calibration --games 4",
    "measure powers --games 20 --player greedy",
    "measure accuracy --games 1 --nodes 1",
];

/// The line of a run.
fn line(arguments: &str, more: &[&str]) -> String {
    let arguments: Vec<&str> = arguments.split(' ').collect();
    run(&[&arguments[..], more, &["--json"]].concat()).fine()
}

#[test]
fn the_parts_are_together_exactly_the_whole() {
    for arguments in RUNS {
        let whole = line(arguments, &["--seed", "3"]);
        let arguments: Vec<&str> = arguments.split(' ').chain(["--seed", "3"]).collect();
        // The shortest run has more parts than games.
        for parts in [2, 3] {
            assert_eq!(in_parts(&arguments, parts), whole, "{parts} parts of {arguments:?}");
        }
    }
}

#[test]
fn a_part_is_said_to_be_one_and_some_of_the_parts_are_told_together() {
    let folder = Folder::new();
    for arguments in RUNS {
        let part = |part: &str| {
            let text = line(arguments, &["--seed", "3", "--shard", &format!("{part}/3")]);
            folder.write(&format!("{part}.json"), text)
        };
        // The last one is empty where there is only one game.
        let files = [part("1"), part("3")];
        let told = run(&["merge", &files[1], &files[0]]).fine();
        assert!(told.starts_with("Only part 1, 3 of 3:\n"), "{arguments}: {told}");
        let part: Vec<&str> = arguments.split(' ').chain(["--seed", "3", "--shard", "1/3"]).collect();
        assert_eq!(run(&["merge", &files[0]]).fine(), run(&part).fine(), "{arguments}");
    }
}

#[test]
fn parts_of_different_runs_are_refused() {
    let folder = Folder::new();
    let part = |arguments: &str, seed: &str, shard: &str| {
        let text = line(arguments, &["--seed", seed, "--shard", shard]);
        folder
            .write(&format!("{} {seed} {}.json", arguments.replace(':', " "), shard.replace('/', " ")), text)
    };
    let different = |one: &str, other: &str| {
        let sentence = run(&["merge", one, other]).refused(1);
        assert!(sentence.ends_with(&format!(": this isn’t part of the same run as {one}.")), "{sentence}");
    };
    let simulation = part("simulate --games 4", "1", "1/2");
    for other in [
        part("simulate --games 4", "2", "2/2"),
        part("simulate --games 5", "1", "2/2"),
        part("simulate --games 4", "1", "2/3"),
        part("simulate --games 4 --second greedy", "1", "2/2"),
        part("simulate --games 4 --edition es", "1", "2/2"),
        part("measure powers --games 4 --player random", "1", "2/2"),
        part("match random random --pairs 4", "1", "2/2"),
    ] {
        different(&simulation, &other);
    }
    for (one, other) in [
        ("measure powers --games 2 --player random", "measure powers --games 2 --player greedy"),
        ("measure endings --positions 2 --player random", "measure endings --positions 2 --player greedy"),
        (
            "measure endings --positions 2 --player random",
            "measure endings --positions 2 --player random --nodes 10000",
        ),
        (
            "measure decisions --positions 2 --rollouts 2 --player net --judge greedy",
            "measure decisions --positions 2 --rollouts 3 --player net --judge greedy",
        ),
        (
            "measure decisions --positions 2 --rollouts 2 --player net --judge greedy",
            "measure decisions --positions 2 --rollouts 2 --player net --judge net",
        ),
    ] {
        different(&part(one, "1", "1/2"), &part(other, "1", "2/2"));
    }
    let twice = run(&["merge", &simulation, &simulation]).refused(1);
    assert!(twice.ends_with(": part 1 is already there."), "{twice}");
    let whole = folder.write("whole.json", line("simulate --games 4", &["--seed", "1"]));
    assert!(run(&["merge", &whole, &simulation]).refused(1).ends_with(": part 1 is already there."));
    let nonsense = folder.write("nonsense.json", "{}");
    let sentence = run(&["merge", &simulation, &nonsense]).refused(1);
    let expected = format!("{nonsense}: this isn’t the JSON output of match, ladder, simulate or measure.");
    assert_eq!(sentence, expected);
}

#[test]
fn parts_of_another_net_are_refused() {
    let folder = Folder::new();
    let mut parts = Vec::new();
    for (shard, weights) in [("1/2", 1), ("2/2", 2)] {
        let text = line("measure calibration --games 2", &["--seed", "1", "--shard", shard]);
        let mut read: MeasuredCalibration = blazon_wire::read(&text).expect("a line");
        read.weights = weights.into();
        parts.push(folder.write(&format!("{weights}.json"), blazon_wire::line(&read)));
    }
    run(&["merge", &parts[0], &parts[1]]).refused(1);
}

/// What `merge` makes of a line that is changed.
fn merged<T: Line>(line: &str, change: impl FnOnce(&mut T)) -> Ran {
    let folder = Folder::new();
    let mut read: T = blazon_wire::read(line).expect("a line of its kind");
    change(&mut read);
    let file = folder.write("changed.json", blazon_wire::line(&read));
    run(&["merge", "--json", &file])
}

/// Figures that do not follow from the counts are computed again.
fn corrected<T: Line>(arguments: &str, change: impl FnOnce(&mut T)) {
    let before = line(arguments, &["--seed", "3"]);
    assert_eq!(merged(&before, change).fine(), before, "{arguments}");
}

fn refused<T: Line>(arguments: &str, changes: &[fn(&mut T)]) {
    let before = line(arguments, &["--seed", "3"]);
    for &change in changes {
        merged(&before, change).refused(1);
    }
}

#[test]
fn a_merge_believes_the_counts_of_a_file_and_none_of_its_figures() {
    corrected(RUNS[0], |one: &mut Simulation| {
        one.options.stopped = true;
        (one.score.first, one.rounds, one.events) = (99.0, 99.0, 99.0);
        (one.draws, one.ended.nobody_drew, one.decided.nothing) = (99, 99, 99);
        one.first_result.mean = 2.0;
    });
    corrected(RUNS[1], |one: &mut MeasuredEndings| {
        one.options.stopped = true;
        let worst = &mut one.players[0];
        (worst.mean_loss, worst.without_loss, worst.largest_loss) = (9.0, 9.0, 9.0);
    });
    corrected(RUNS[2], |one: &mut MeasuredDecisions| {
        (one.mean_loss, one.standard_error, one.error_rate) = (9.0, 9.0, 9.0);
    });
    corrected(RUNS[3], |one: &mut MeasuredCalibration| {
        (one.net.predictions, one.net.brier) = (99, 9.0);
        one.forecast.bins.iter_mut().for_each(|bin| (bin.predicted, bin.realised) = (Some(9.0), None));
    });
    corrected(RUNS[4], |one: &mut MeasuredPowers| {
        (one.castle.won, one.powers.free.wasted) = (9.0, 9.0);
    });
    corrected(RUNS[5], |one: &mut MeasuredAccuracy| {
        one.games = 99;
        one.levels.iter_mut().for_each(|level| (level.accuracy, level.low) = (Some(999.0), None));
    });
}

#[test]
fn counts_that_no_run_can_have_are_refused() {
    refused::<Simulation>(
        RUNS[0],
        &[
            |one| one.games += 1,
            |one| one.games = u64::MAX,
            |one| one.wins.first = u64::MAX,
            |one| one.decided.points += 1,
            |one| one.ended.full_map = 41,
            |one| one.castle.second = 41,
            |one| one.powers.free.won = 41,
            |one| one.powers.free.used = one.powers.free.won + 1,
            |one| one.sums.events = u64::MAX,
            |one| one.sums.score.second = 1 << 40,
            |one| one.players.first = "kasparov".to_owned(),
        ],
    );
    refused::<MeasuredEndings>(
        RUNS[1],
        &[
            |one| one.positions += 1,
            |one| one.open = 6,
            |one| one.games = 4,
            |one| one.games = u64::MAX,
            |one| one.unsolved = u64::MAX,
            |one| one.players[0].sums.loss = -1,
            |one| one.players[0].sums.loss = 5_000_000_001,
            |one| one.players[0].sums.largest = one.players[0].sums.loss + 1,
            |one| one.players[0].sums.without_loss = 6,
            |one| one.players[0].player = "kasparov".to_owned(),
        ],
    );
    refused::<MeasuredDecisions>(
        RUNS[2],
        &[
            |one| one.positions = 6,
            |one| one.sums.errors = 6,
            |one| one.sums.loss = i64::MIN,
            |one| one.sums.squares = -1,
            |one| one.rollouts = u64::MAX,
            |one| one.rollouts_in_all = 5 * 4 * 6 + 1,
            |one| one.judge = "kasparov".to_owned(),
        ],
    );
    refused::<MeasuredCalibration>(
        RUNS[3],
        &[
            |one| one.games = 5,
            |one| one.net.bins[3].count += 1,
            |one| one.net.bins[3].count = u64::MAX,
            |one| one.forecast.bins.truncate(9),
            |one| one.forecast.squares = -1,
            |one| one.forecast.bins[0].sums.predicted = i64::MAX,
        ],
    );
    refused::<MeasuredPowers>(
        RUNS[4],
        &[|one| one.games = 21, |one| one.sums.castle.first = 21, |one| one.sums.powers.cross.won = u64::MAX],
    );
    refused::<MeasuredAccuracy>(
        RUNS[5],
        &[
            |one| one.levels[2].games = 2,
            |one| one.levels[2].games = u64::MAX,
            |one| one.levels.truncate(7),
            |one| one.levels.swap(0, 1),
            |one| one.levels[0].sums.accuracy = 1_000_000_001,
            |one| one.levels[0].sums.squares = -1,
        ],
    );
}

#[test]
fn runs_that_nobody_can_ask_for_are_refused() {
    let changes: &[fn(&mut RunOptions)] = &[
        |options| options.asked = 0,
        |options| options.asked = 39,
        |options| options.asked = u64::MAX,
        |options| options.edition = "martian".to_owned(),
        |options| options.components = "none".to_owned(),
        |options| options.shard = Some(Parts { parts: vec![], of: 3 }),
        |options| options.shard = Some(Parts { parts: vec![2, 1], of: 3 }),
        |options| options.shard = Some(Parts { parts: vec![4], of: 3 }),
        |options| options.shard = Some(Parts { parts: vec![1], of: 1 }),
        |options| options.shard = Some(Parts { parts: vec![1], of: 2 }),
    ];
    let before = line(RUNS[0], &["--seed", "3"]);
    for &change in changes {
        merged(&before, |one: &mut Simulation| change(&mut one.options)).refused(1);
    }
}
