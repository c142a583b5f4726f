//! Matches and ladders.

use blazon_wire::{Ladder, Match};

use crate::program::{Folder, in_parts, run};
#[cfg(unix)]
use crate::program::{Ran, run_interrupted};

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

/// A small match that tells the score without luck, too.
const WITH_LUCK: [&str; 8] = ["match", "random", "greedy-draw", "--pairs", "5", "--seed", "1", "--luck"];

#[test]
fn the_score_without_luck_stands_beside_the_plain_one() {
    let told = run(&WITH_LUCK).fine();
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines[1].starts_with("Score of random: "), "{told}");
    assert!(lines[2].starts_with("Without luck: ") && lines[2].contains("% (95% interval: "), "{told}");
    assert!(lines[3].starts_with("Elo difference: "), "{told}");
    let with = without_times(&run(&[&WITH_LUCK[..], &["--json"]].concat()).fine());
    let score = with.without_luck.expect("it was asked for");
    assert!(score.low < score.high && (0.0..=1.0).contains(&score.low), "{score:?}");
    assert!(with.options.luck && with.sums.adjusted.is_some());

    let (plain, _) = WITH_LUCK.split_at(7);
    assert!(!run(plain).fine().contains("luck"));
    let mut without = without_times(&run(&[plain, &["--json"]].concat()).fine());
    assert_eq!((without.without_luck, without.options.luck, without.sums.adjusted), (None, false, None));
    (without.without_luck, without.options.luck) = (with.without_luck, true);
    without.sums.adjusted = with.sums.adjusted;
    assert_eq!(without, with, "nothing else is changed by it");
}

#[test]
fn every_language_tells_the_score_without_luck() {
    for (language, words) in [
        ("es", "Sin la suerte: "),
        ("it", "Senza la fortuna: "),
        ("fr", "Sans la chance aux dés\u{a0}: "),
        ("pt-BR", "Sem a sorte: "),
        ("ko", "운을 뺀 성적: "),
    ] {
        let told = run(&[&WITH_LUCK[..], &["--lang", language]].concat()).fine();
        assert!(told.lines().nth(2).is_some_and(|line| line.starts_with(words)), "{told}");
    }
}

#[test]
fn the_parts_of_a_match_without_luck_are_together_exactly_the_whole() {
    let whole = without_times(&run(&[&WITH_LUCK[..], &["--json"]].concat()).fine());
    for parts in 1..=3 {
        assert_eq!(without_times(&in_parts(&WITH_LUCK, parts)), whole, "{parts} parts");
    }
}

#[test]
fn parts_with_and_without_luck_are_refused_together() {
    let folder = Folder::new();
    let with = [&WITH_LUCK[..], &["--shard", "1/2", "--json"]].concat();
    let with = folder.write("with", run(&with).fine());
    let without = [&WITH_LUCK[..7], &["--shard", "2/2", "--json"]].concat();
    let without = folder.write("without", run(&without).fine());
    for (one, other) in [(&with, &without), (&without, &with)] {
        let sentence = run(&["merge", one, other]).refused(1);
        assert_eq!(sentence, format!("{other}: this isn’t part of the same run as {one}."));
    }
}

#[test]
fn a_merge_computes_the_score_without_luck_again_and_refuses_sums_that_no_match_can_have() {
    let folder = Folder::new();
    let line = run(&[&WITH_LUCK[..], &["--json"]].concat()).fine();
    let played: Match = blazon_wire::read(&line).expect("a line of match --json");
    let merged = |change: &dyn Fn(&mut Match)| {
        let mut read = played.clone();
        change(&mut read);
        run(&["merge", "--json", &folder.write("changed.json", blazon_wire::line(&read))])
    };
    let again =
        merged(&|one| one.without_luck = Some(blazon_wire::Interval { mean: 9.0, low: 8.0, high: 9.5 }));
    assert_eq!(blazon_wire::read(&again.fine()).ok(), Some(played.clone()));
    let sums = played.sums.adjusted.expect("it was asked for");
    for (score, squares) in
        [(15_000_000_001, sums.squares), (i64::MIN, sums.squares), (sums.score, -1), (sums.score, i64::MAX)]
    {
        merged(&|one| one.sums.adjusted = Some(blazon_wire::AdjustedSums { score, squares })).refused(1);
    }
    merged(&|one| one.sums.adjusted = None).refused(1);
    merged(&|one| one.options.luck = false).refused(1);
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
    assert!(run(&["merge", &one, &two, &one]).refused(1).ends_with(": part 1 is already there."));
    assert!(run(&["merge", &one, &other]).refused(1).contains(": this isn’t part of the same run as "));
    let nonsense = folder.write("n", "{}");
    assert!(
        run(&["merge", &nonsense])
            .refused(1)
            .ends_with("this isn’t the JSON output of match, ladder, simulate or measure.")
    );
    assert!(run(&["merge", &folder.name("nowhere")]).refused(3).starts_with("Couldn’t read "));
    let told = run(&["merge", &two, &one]).fine();
    assert!(told.starts_with("Only part 1, 2 of 3:\n"), "{told}");
    let huge = std::fs::read_to_string(&one)
        .expect("a file")
        .replace("\"margin\":", "\"margin\":9")
        .replace("\"finished\":", "\"finished\":1844674407370955161");
    run(&["merge", &folder.write("h", huge), &two]).refused(1);
}

/// A small ladder as a file, changed.
fn ladder_file(folder: &Folder, change: impl FnOnce(&mut Ladder)) -> String {
    let line = run(&["ladder", "random", "greedy", "--pairs", "2", "--seed", "1", "--json"]).fine();
    let mut read: Ladder = blazon_wire::read(&line).expect("a line of ladder --json");
    change(&mut read);
    folder.write("ladder.json", blazon_wire::line(&read))
}

#[test]
fn no_net_is_opened_that_a_merged_file_names() {
    let folder = Folder::new();
    let net = format!("net@{}", folder.name("nowhere.bin"));
    let file = ladder_file(&folder, |ladder| {
        let matches = ladder.matches.iter_mut().chain(&mut ladder.self_matches);
        let names = matches.flat_map(|one| [&mut one.left, &mut one.right]);
        let all = names.chain(ladder.players.iter_mut().map(|player| &mut player.name));
        all.filter(|name| *name == "random").for_each(|name| name.clone_from(&net));
    });
    let told = run(&["merge", &file]).fine();
    assert!(told.contains(&format!("\n{net}  ")), "{told}");
}

#[test]
fn a_merged_ladder_of_too_many_players_is_refused() {
    let folder = Folder::new();
    let with = |players: usize| {
        let file = ladder_file(&folder, |ladder| {
            let other = ladder.players[0].clone();
            for number in ladder.players.len()..players {
                ladder.players.push(blazon_wire::Rated { name: format!("mc:{number}"), ..other.clone() });
            }
        });
        run(&["merge", &file])
    };
    with(64).fine();
    let sentence = with(65).refused(1);
    assert!(sentence.ends_with("this isn’t the JSON output of match, ladder, simulate or measure."));
    with(5000).refused(1);
}

#[test]
fn a_ladder_of_too_many_players_is_refused() {
    let names: Vec<String> = (1..=64).map(|games| format!("mc:{games}")).collect();
    let mut arguments = vec!["ladder", "--pairs", "1"];
    arguments.extend(names.iter().map(String::as_str));
    assert_eq!(run(&arguments).refused(2), "A ladder can have at most 64 players. You named 65.");
}

#[test]
fn a_merge_believes_the_counts_of_a_file_and_none_of_its_figures() {
    let folder = Folder::new();
    let arguments =
        ["match", "random", "greedy-draw", "--pairs", "6", "--seed", "1", "--sprt", "0", "5", "--json"];
    let line = run(&arguments).fine();
    let played: Match = blazon_wire::read(&line).expect("a line of match --json");
    let mut lies = played.clone();
    lies.games = 99;
    (lies.score, lies.score_low, lies.score_high) = (0.99, 0.9, 1.0);
    (lies.elo, lies.elo_low, lies.elo_high) = (3000.0, 2900.0, 3100.0);
    lies.margin = 77.0;
    (lies.ms_per_decision_left, lies.nodes_per_decision_left) = (0.0, 1e9);
    (lies.ms_per_decision_right, lies.nodes_per_decision_right) = (1e9, 0.0);
    (lies.controls.chi_squared, lies.controls.p) = (1e9, 2.0);
    lies.controls.first_seat.mean = 5.0;
    lies.options.stopped = true;
    if let Some(test) = &mut lies.sprt {
        (test.llr, test.low, test.high, test.verdict) = (1e9, 5.0, -5.0, "elo1".to_owned());
    }
    let file = folder.write("lies.json", blazon_wire::line(&lies));
    assert_eq!(blazon_wire::read(&run(&["merge", "--json", &file]).fine()).ok(), Some(played));

    let ladder =
        ladder_file(&folder, |ladder| ladder.players.iter_mut().for_each(|player| player.elo += 900.0));
    let merged: Ladder = blazon_wire::read(&run(&["merge", "--json", &ladder]).fine()).expect("a ladder");
    let greedy = merged.players.iter().find(|player| player.name == "greedy").expect("greedy");
    assert!(greedy.elo.abs() < 1e-9, "{greedy:?}");
}

#[test]
fn counts_that_no_match_can_have_are_refused() {
    let folder = Folder::new();
    let line = run(&["match", "random", "greedy-draw", "--pairs", "6", "--seed", "1", "--json"]).fine();
    let refused = |change: &dyn Fn(&mut Match)| {
        let mut read: Match = blazon_wire::read(&line).expect("a line of match --json");
        change(&mut read);
        run(&["merge", &folder.write("changed.json", blazon_wire::line(&read))]).refused(1);
    };
    refused(&|one| one.pentanomial[4] += 1);
    refused(&|one| one.sums.first_seat[0] += 1);
    refused(&|one| one.sums.finished += 1);
    refused(&|one| one.forfeits.left += 1);
    refused(&|one| one.draws = 13);
    refused(&|one| one.options.pairs = 5);
    refused(&|one| one.options.pairs = u64::MAX);
    refused(&|one| one.sums.dice[2][3] = 1 << 50);
    refused(&|one| one.left = "kasparov".to_owned());
    refused(&|one| one.options.edition = "martian".to_owned());
    refused(&|one| one.options.components = "none".to_owned());
    for (parts, of) in
        [(vec![], 3), (vec![0], 3), (vec![4], 3), (vec![2, 1], 3), (vec![1, 1], 3), (vec![1], 1)]
    {
        refused(&|one| one.options.shard = Some(blazon_wire::Parts { parts: parts.clone(), of }));
    }
    for change in [
        (|ladder: &mut Ladder| ladder.matches.extend(ladder.matches.clone())) as fn(&mut Ladder),
        |ladder| ladder.self_matches.extend(ladder.self_matches.clone()),
        |ladder| ladder.matches.extend(ladder.self_matches.clone()),
        |ladder| ladder.players.truncate(1),
        |ladder| ladder.players.extend(ladder.players.clone()),
    ] {
        run(&["merge", &ladder_file(&folder, change)]).refused(1);
    }
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
    assert!(told.contains("Test of −400 against −300 Elo") && told.contains(". Accepted: −300.\n"), "{told}");
    let read = without_times(
        &run(&["match", "random", "random", "--pairs", "3", "--seed", "1", "--sprt", "0", "5", "--json"])
            .fine(),
    );
    assert_eq!(read.sprt.map(|test| test.verdict).as_deref(), Some("open"));
}

#[test]
fn luck_changes_nothing_about_a_test() {
    let arguments =
        ["match", "random", "random", "--pairs", "40", "--seed", "1", "--sprt", "-900", "-500", "--json"];
    let plain = without_times(&run(&arguments).fine());
    let with = without_times(&run(&[&arguments[..], &["--luck"]].concat()).fine());
    assert!(plain.games < 80, "it is decided: {plain:?}");
    assert_eq!((plain.games, plain.sprt), (with.games, with.sprt));
}

#[test]
fn what_makes_no_sense_is_refused() {
    let known =
        "Known players: random, greedy-draw, greedy, greedy-lead, mc:N, net, best, level:N, cmd:COMMAND.";
    assert_eq!(
        run(&["match", "random", "kasparov"]).refused(2),
        format!("There is no player “kasparov”. {known}")
    );
    assert_eq!(run(&["ladder", "level:9"]).refused(2), format!("There is no player “level:9”. {known}"));
    assert_eq!(
        run(&["match", "random", "cmd: "]).refused(2),
        "“cmd: ” isn’t a program to run, or a quote isn’t closed."
    );
    assert_eq!(
        run(&["match", "random", "cmd:./nowhere/engine"]).refused(3),
        "Couldn’t start cmd:./nowhere/engine: there is no such file or folder."
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
    let out = run_interrupted(&["match", "random", "random", "--pairs", "1000000000", "--seed", "1"]).fine();
    assert!(
        out.starts_with("Stopped early. Pairs asked for: 1,000,000,000. Results so far:\n")
            && out.contains("\nScore of "),
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

/// Whether a process is gone. One that nobody has waited for is gone too.
#[cfg(target_os = "linux")]
fn is_gone(pid: &str) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    stat.rsplit(") ").next().is_none_or(|rest| rest.is_empty() || rest.starts_with('Z'))
}

#[cfg(target_os = "linux")]
#[test]
fn what_a_program_has_started_ends_with_it() {
    use std::{thread, time::Duration};

    let folder = Folder::new();
    let pids = folder.write("pids", "");
    let script = format!("sleep 1000 & echo $! >> '{pids}'; wait\n");
    for (reason, _) in forfeits(&script, &["--patience", "1000"]) {
        assert_eq!(reason, "silent");
    }
    let pids = std::fs::read_to_string(&pids).expect("the program wrote it");
    assert!(pids.lines().count() >= 4, "{pids}");
    for pid in pids.lines() {
        // To be killed takes no time worth speaking of, but some.
        let gone = (0..300).any(|_| {
            thread::sleep(Duration::from_millis(if is_gone(pid) { 0 } else { 100 }));
            is_gone(pid)
        });
        assert!(gone, "process {pid} is still there");
    }
}

#[cfg(unix)]
#[test]
fn a_wrapper_costs_no_descriptor_for_each_game_it_loses() {
    let folder = Folder::new();
    // It is not replaced by what it starts, which keeps its output open.
    let wrapper = folder.write("wrapper.sh", "sleep 1000\ntrue\n");
    let script = format!(
        "ulimit -n 32; exec '{}' match random \"cmd:sh '{wrapper}'\" \
         --pairs 25 --seed 1 --patience 20 --threads 1 --json",
        env!("CARGO_BIN_EXE_blazon")
    );
    let ran = std::process::Command::new("sh").args(["-c", &script]).output().expect("there is a shell");
    let read = without_times(&String::from_utf8(ran.stdout).expect("text"));
    assert_eq!(read.forfeits.right, 50);
    for forfeit in read.forfeits.list {
        assert_eq!(
            (forfeit.reason.as_str(), forfeit.answer.as_str()),
            ("silent", ""),
            "pair {}",
            forfeit.pair
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_that_fills_its_own_input_loses_each_game_and_the_match_goes_on() {
    let script = format!("{HELLO}cat /dev/zero > /proc/self/fd/0\n");
    for (reason, _) in forfeits(&script, &["--patience", "500"]) {
        assert_eq!(reason, "silent");
    }
}

#[cfg(unix)]
#[test]
fn a_program_that_talks_without_end_loses_each_game_and_the_match_goes_on() {
    let script = format!("{HELLO}while :; do echo info nodes 1; done\n");
    for (reason, _) in forfeits(&script, &["--patience", "500"]) {
        assert_eq!(reason, "silent");
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
    assert!(told.contains("Games forfeited: 2\n  Pair 1, game 1, cmd:sh "), "{told}");
    assert!(told.contains("engine.sh': it ended in the middle of the game.\n"), "{told}");
    assert!(told.contains("Elo difference: at least "), "{told}");
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
