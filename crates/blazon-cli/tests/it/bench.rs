use blazon_wire::{Bench, DecideBench, GreedyBench, NetBench};

use crate::program::run;

fn bench(arguments: &[&str]) -> Bench {
    let all = [&["bench", "playouts", "--seconds", "0.01", "--json"], arguments].concat();
    blazon_wire::read(&run(&all).fine()).expect("a line of bench --json")
}

#[test]
fn the_signature_is_the_same_on_every_run() {
    let bench_once = bench(&["--seed", "5"]);
    assert_eq!(bench_once.signature, bench(&["--seed", "5"]).signature);
    assert_eq!(bench_once.signature_games, 10_000);
    assert_ne!(bench_once.signature, bench(&["--seed", "6"]).signature);
    assert_ne!(bench_once.signature, bench(&["--seed", "5", "--edition", "es"]).signature);
}

#[test]
fn the_numbers_belong_together() {
    let Bench { games, events, seconds, games_per_second, nanoseconds_per_event, events_per_game, .. } =
        bench(&[]);
    assert!(games > 0 && events > games && seconds > 0.0);
    let speed = games_per_second * events_per_game * nanoseconds_per_event;
    assert!((speed / 1e9 - 1.0).abs() < 1e-6, "{speed}");
}

#[test]
fn it_says_the_same_in_words() {
    let said = run(&["bench", "playouts", "--seconds", "0.01"]).fine();
    for label in [
        "Games:",
        "Games per second:",
        "Nanoseconds per move:",
        "Moves per game:",
        "Signature of games 1 to 10,000:",
    ] {
        assert!(said.contains(label), "{label} in {said}");
    }
}

#[test]
fn what_makes_no_sense_is_refused() {
    for seconds in ["0", "-1", "x", "nan", "inf", "1e9"] {
        let sentence = run(&["bench", "playouts", "--seconds", seconds]).refused(2);
        assert!(sentence.starts_with("--seconds needs a number from 0.01 to 86400"), "{sentence}");
    }
    assert_eq!(run(&["bench"]).refused(2), "Which command? See “blazon bench --help”.");
}

#[test]
fn so_many_games_are_played_as_are_asked_for() {
    let said = run(&["bench", "playouts", "--games", "300", "--json"]).fine();
    let bench: Bench = blazon_wire::read(&said).expect("a line of bench --json");
    assert_eq!(bench.games, 300);
    assert!(run(&["bench", "playouts", "--games", "300", "--seconds", "1"]).refused(2).contains("--seconds"));
}

#[test]
fn greedy_games_have_a_signature_too() {
    let bench = |seed| -> GreedyBench {
        let said = run(&["bench", "greedy", "--games", "20", "--seed", seed, "--json"]).fine();
        blazon_wire::read(&said).expect("a line of bench greedy --json")
    };
    let once = bench("5");
    assert_eq!((once.games, once.signature_games), (20, 1000));
    assert_eq!(once.signature, bench("5").signature);
    assert_ne!(once.signature, bench("6").signature);
    assert!(once.rounds > 20 && once.rounds_per_game > 1.0);
    let said = run(&["bench", "greedy", "--games", "1"]).fine();
    for label in ["Games: 1 in", "Games per second:", "Nanoseconds per round:", "Rounds per game:"] {
        assert!(said.contains(label), "{label} in {said}");
    }
}

#[test]
fn evaluations_are_counted() {
    let said = run(&["bench", "net", "--seconds", "0.01", "--json"]).fine();
    let bench: NetBench = blazon_wire::read(&said).expect("a line of bench net --json");
    assert!(bench.decisions > 0 && bench.evaluations > bench.decisions);
    let product = bench.evaluations_per_second * bench.nanoseconds_per_evaluation;
    assert!((product / 1e9 - 1.0).abs() < 1e-6, "{product}");
    let said = run(&["bench", "net", "--seconds", "0.01"]).fine();
    assert!(said.contains("An evaluation finds and makes one drawing, "), "{said}");
}

#[test]
fn a_players_decisions_are_timed() {
    let arguments = ["bench", "decide", "--player", "net", "--positions", "4", "--seed", "1"];
    let said = run(&[&arguments[..], &["--json"]].concat()).fine();
    let bench: DecideBench = blazon_wire::read(&said).expect("a line of bench decide --json");
    assert_eq!((bench.player.as_str(), bench.positions, bench.stopped), ("net", 4, false));
    let spread = bench.milliseconds;
    assert!(bench.nodes > 0.0 && spread.median <= spread.p95 && spread.p95 <= spread.most);
    let said = run(&arguments).fine();
    assert!(
        said.starts_with("Decisions of net, on one core: 4. Seed: 1.\nMilliseconds per decision: mean "),
        "{said}"
    );
}
