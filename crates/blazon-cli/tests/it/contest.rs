//! Matches and ladders.

use blazon_wire::{Ladder, Match};

use crate::program::{Folder, Ran, command, run};

/// A match with everything in it that depends on how fast the machine is taken out.
fn without_times(line: &str) -> Match {
    without_time(blazon_wire::read(line).expect("a line of match --json"))
}

fn without_time(mut read: Match) -> Match {
    read.ms_per_decision_left = 0.0;
    read.ms_per_decision_right = 0.0;
    read.sums.left.nanoseconds = 0;
    read.sums.right.nanoseconds = 0;
    read
}

fn ladder_without_times(line: &str) -> Ladder {
    let mut read: Ladder = blazon_wire::read(line).expect("a line of ladder --json");
    read.players.iter_mut().for_each(|player| player.ms_per_decision = 0.0);
    read.matches = read.matches.into_iter().map(without_time).collect();
    read.self_matches = read.self_matches.into_iter().map(without_time).collect();
    read
}

#[test]
fn the_numbers_of_a_match_belong_together() {
    let out = run(&["match", "random", "greedy-draw", "--pairs", "30", "--seed", "1", "--json"]).fine();
    let read = without_times(&out);
    assert_eq!((read.left.as_str(), read.right.as_str(), read.options.seed), ("random", "greedy-draw", 1));
    assert_eq!(read.games, 60);
    let pairs = read.pentanomial.map(|count| u32::try_from(count).expect("at most 30"));
    assert_eq!(pairs.iter().sum::<u32>(), 30);
    let half_points: f64 =
        [0.0, 1.0, 2.0, 3.0, 4.0].iter().zip(pairs).map(|(points, count)| points * f64::from(count)).sum();
    assert!((read.score - half_points / 120.0).abs() < 1e-12);
    assert!(read.score_low <= read.score && read.score <= read.score_high);
    assert!(read.elo_low <= read.elo && read.elo <= read.elo_high);
    assert_eq!(read.sums.finished, 60);
    assert!(read.sums.left.decisions > 0 && read.nodes_per_decision_left > 0.0);
    assert!(read.controls.p > 0.0 && read.controls.p <= 1.0);
    assert_eq!(read.forfeits.left + read.forfeits.right, 0);
    assert!(!read.options.stopped && read.options.shard.is_none() && read.sprt.is_none());
}

#[test]
fn a_match_is_the_same_again_and_on_any_number_of_threads() {
    let with = |threads| {
        let arguments = [
            "match",
            "random",
            "greedy-draw",
            "--pairs",
            "12",
            "--seed",
            "3",
            "--json",
            "--threads",
            threads,
        ];
        without_times(&run(&arguments).fine())
    };
    assert_eq!(with("1"), with("1"));
    assert_eq!(with("1"), with("3"));
}

/// Plays a run in so many parts, and merges them.
fn in_parts(arguments: &[&str], parts: u32) -> String {
    let folder = Folder::new();
    let files: Vec<String> = (1..=parts)
        .rev()
        .map(|part| {
            let shard = format!("{part}/{parts}");
            let out = run(&[arguments, &["--json", "--shard", &shard]].concat()).fine();
            folder.write(&format!("part-{part}.json"), out)
        })
        .collect();
    let mut merge = vec!["merge", "--json"];
    merge.extend(files.iter().map(String::as_str));
    run(&merge).fine()
}

#[test]
fn the_parts_of_a_match_are_together_exactly_the_whole() {
    for seed in ["1", "2", "18446744073709551615"] {
        for pairs in ["1", "7", "10"] {
            let arguments = ["match", "random", "greedy-draw", "--pairs", pairs, "--seed", seed];
            let whole = without_times(&run(&[&arguments[..], &["--json"]].concat()).fine());
            for parts in 1..=3 {
                assert_eq!(
                    without_times(&in_parts(&arguments, parts)),
                    whole,
                    "{parts} parts of {pairs}, {seed}"
                );
            }
        }
    }
}

#[test]
fn the_parts_of_a_ladder_are_together_exactly_the_whole() {
    let arguments = ["ladder", "random", "greedy-draw", "greedy", "--pairs", "5", "--seed", "4"];
    let whole = ladder_without_times(&run(&[&arguments[..], &["--json"]].concat()).fine());
    for parts in 1..=3 {
        assert_eq!(ladder_without_times(&in_parts(&arguments, parts)), whole, "{parts} parts");
    }
}

#[test]
fn parts_that_do_not_belong_together_are_refused() {
    let folder = Folder::new();
    let part = |name: &str, seed: &str, shard: &str| {
        let arguments =
            ["match", "random", "random", "--pairs", "4", "--seed", seed, "--shard", shard, "--json"];
        folder.write(name, run(&arguments).fine())
    };
    let (one, two, other) = (part("1", "1", "1/3"), part("2", "1", "2/3"), part("x", "2", "3/3"));
    assert!(run(&["merge", &one, &two, &one]).refused(1).ends_with(": part 1 is there already."));
    assert!(run(&["merge", &one, &other]).refused(1).contains(": this is not a part of the same run as "));
    let nonsense = folder.write("n", "{}");
    assert!(
        run(&["merge", &nonsense])
            .refused(1)
            .ends_with("this is not what “match --json” or “ladder --json” prints.")
    );
    assert!(run(&["merge", &folder.name("nowhere")]).refused(3).contains("cannot be read"));
    let told = run(&["merge", &two, &one]).fine();
    assert!(told.starts_with("Only part 1, 2 of 3:\n"), "{told}");
    let huge = std::fs::read_to_string(&one)
        .expect("a file")
        .replace("\"margin\":", "\"margin\":9")
        .replace("\"finished\":", "\"finished\":1844674407370955161");
    run(&["merge", &folder.write("h", huge), &two]).refused(1);
}

#[test]
fn a_ladder_is_a_table_and_a_picture_with_greedy_at_zero() {
    let folder = Folder::new();
    let file = folder.name("ladder.svg");
    let arguments = ["ladder", "random", "greedy-draw", "--pairs", "4", "--seed", "1", "--svg", &file];
    let told = run(&arguments).fine();
    assert!(told.contains("\ngreedy  "), "greedy is always there: {told}");
    assert!(told.contains("Control, greedy against itself: "), "{told}");
    let picture = std::fs::read_to_string(&file).expect("a picture");
    assert!(picture.starts_with("<svg ") && picture.contains(">greedy-draw<"), "{picture}");
    let read: Ladder =
        blazon_wire::read(&run(&[&arguments[..], &["--json"]].concat()).fine()).expect("a line");
    let greedy = read.players.iter().find(|player| player.name == "greedy").expect("greedy");
    assert!(greedy.elo.abs() < 1e-9, "{greedy:?}");
    assert_eq!((read.players.len(), read.matches.len(), read.self_matches.len()), (3, 3, 2));
}

#[test]
fn a_test_ends_the_match_and_says_for_what() {
    let told =
        run(&["match", "random", "random", "--pairs", "100000", "--seed", "1", "--sprt", "-400", "-300"])
            .fine();
    assert!(told.contains("Test of −400 against −300 Elo") && told.contains("it is rather −300."), "{told}");
    let read = without_times(
        &run(&["match", "random", "random", "--pairs", "3", "--seed", "1", "--sprt", "0", "5", "--json"])
            .fine(),
    );
    assert_eq!(read.sprt.map(|test| test.verdict).as_deref(), Some("open"));
}

#[test]
fn what_makes_no_sense_is_refused() {
    let known = "Known players: random, greedy-draw, greedy, mc:N, net, best, level:N, cmd:COMMAND.";
    assert_eq!(
        run(&["match", "random", "kasparov"]).refused(2),
        format!("There is no player “kasparov”. {known}")
    );
    assert_eq!(run(&["ladder", "level:9"]).refused(2), format!("There is no player “level:9”. {known}"));
    assert_eq!(
        run(&["match", "random", "cmd: "]).refused(2),
        "“cmd: ” names no program, or a quote is left open."
    );
    assert_eq!(
        run(&["match", "random", "cmd:./nowhere/engine"]).refused(3),
        "cmd:./nowhere/engine cannot be started: there is no such file or folder."
    );
    run(&["match", "random"]).refused(2);
    for refused in [
        &["--pairs", "0"][..],
        &["--sprt", "5", "5"],
        &["--sprt", "x", "5"],
        &["--sprt", "0", "NaN"],
        &["--sprt", "5"],
        &["--shard", "3/2"],
        &["--shard", "1/2", "--sprt", "0", "5"],
        &["--nodes", "0"],
        &["--nodes", "5", "--time", "5"],
        &["--time", "-1"],
        &["--threads", "0"],
    ] {
        run(&[&["match", "random", "random"], refused].concat()).refused(2);
    }
}

#[cfg(unix)]
#[test]
fn an_interrupted_match_says_what_it_has() {
    use std::process::{Command, Stdio};
    use std::{thread, time::Duration};

    let child = command(&["match", "random", "random", "--pairs", "1000000000", "--seed", "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    thread::sleep(Duration::from_millis(700));
    let told = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill is there");
    assert!(told.success());
    let output = child.wait_with_output().expect("the program ends");
    let out = String::from_utf8(output.stdout).expect("text");
    assert_eq!(output.status.code(), Some(0), "{out}");
    assert!(
        out.starts_with("Stopped before all 1000000000 pairs were played.") && out.contains("\nScore of "),
        "{out}"
    );
}

/// A match against a program that is a script for the shell.
#[cfg(unix)]
fn against(script: &str, more: &[&str]) -> Ran {
    let folder = Folder::new();
    let file = folder.write("engine.sh", script);
    let name = format!("cmd:sh '{file}'");
    run(&[&["match", "random", &name, "--seed", "1"], more].concat())
}

/// The part of the protocol before the first question.
#[cfg(unix)]
const HELLO: &str = "read line; echo 'id name test'; echo 'option none'; echo ok; read line; echo ready\n";

/// The forfeits of a match against a script, which loses every game.
#[cfg(unix)]
fn forfeits(script: &str, more: &[&str]) -> Vec<(String, String)> {
    let read = without_times(&against(script, &[&["--pairs", "2", "--json"], more].concat()).fine());
    assert_eq!((read.games, read.score, read.forfeits.left, read.forfeits.right), (4, 1.0, 0, 4));
    assert_eq!(read.sums.finished, 0);
    let numbers: Vec<_> = read.forfeits.list.iter().map(|forfeit| (forfeit.pair, forfeit.game)).collect();
    assert_eq!(numbers, [(1, 1), (1, 2), (2, 1), (2, 2)]);
    read.forfeits.list.into_iter().map(|forfeit| (forfeit.reason, forfeit.answer)).collect()
}

#[cfg(unix)]
#[test]
fn a_program_that_crashes_loses_each_game_and_the_match_goes_on() {
    for script in ["exit 1\n".to_owned(), format!("{HELLO}read line; exit 3\n"), "kill -9 $$\n".to_owned()] {
        for (reason, _) in forfeits(&script, &[]) {
            assert_eq!(reason, "ended", "{script}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_program_that_hangs_loses_each_game_and_the_match_goes_on() {
    for script in ["exec sleep 100\n".to_owned(), format!("{HELLO}exec sleep 100\n")] {
        for (reason, _) in forfeits(&script, &["--patience", "100"]) {
            assert_eq!(reason, "silent", "{script}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_program_that_answers_nonsense_or_against_the_rules_loses_each_game() {
    let answering = |answer: &str| format!("{HELLO}while read line; do echo '{answer}'; done\n");
    for (answer, reason, shown) in [
        ("best pass", "nonsense", "pass"),
        ("best", "nonsense", ""),
        ("what?", "nonsense", "what?"),
        ("best F:12", "illegal", "F:12"),
        ("best d/b/s2/?", "illegal", "d/b/s2/?"),
    ] {
        for (said, seen) in forfeits(&answering(answer), &[]) {
            assert_eq!((said.as_str(), seen.as_str()), (reason, shown), "{answer}");
        }
    }
}

#[cfg(unix)]
#[test]
fn forfeited_games_are_listed_with_their_reasons() {
    let told = against("exit 1\n", &["--pairs", "1"]).fine();
    assert!(
        told.contains("Games lost without being played to their end: 2\n  Pair 1, game 1, cmd:sh "),
        "{told}"
    );
    assert!(told.contains("engine.sh': it ended in the middle of the game.\n"), "{told}");
    assert!(told.contains("Difference in Elo: at least "), "{told}");
}

/// A program that asks `blazon legal` and takes the first event plays whole games, and two copies of a match are the
/// same.
#[cfg(unix)]
#[test]
fn a_program_that_follows_the_protocol_plays_its_games_to_the_end() {
    let blazon = env!("CARGO_BIN_EXE_blazon");
    let script = format!(
        "while read word rest; do case $word in\n\
         blazon-engine) echo 'id name first legal event'; echo ok;;\n\
         isready) echo ready;;\n\
         position) position=$rest;;\n\
         go) set -- $rest; echo 'info depth 1 nodes 7'; \
         echo \"best $('{blazon}' legal --seat $2 \"$position\" | head -1)\";;\n\
         quit) exit;;\n\
         esac; done\n"
    );
    let read = without_times(&against(&script, &["--pairs", "1", "--json", "--nodes", "5"]).fine());
    assert_eq!((read.games, read.sums.finished, read.forfeits.right), (2, 2, 0), "{read:?}");
    assert!((read.nodes_per_decision_right - 7.0).abs() < 1e-12);
}

/// Our own engine is a program like any other, and plays what the player of that name plays.
#[cfg(unix)]
#[test]
fn our_own_engine_plays_as_a_program() {
    let blazon = env!("CARGO_BIN_EXE_blazon");
    let script = format!("(echo 'setoption name player value greedy'; cat) | '{blazon}' engine\n");
    let program = without_times(&against(&script, &["--pairs", "2", "--json"]).fine());
    assert_eq!((program.sums.finished, program.forfeits.right), (4, 0), "{program:?}");
    let player =
        without_times(&run(&["match", "random", "greedy", "--seed", "1", "--pairs", "2", "--json"]).fine());
    assert_eq!(program.pentanomial, player.pentanomial);
    assert_eq!(program.sums.margin, player.sums.margin);
}
