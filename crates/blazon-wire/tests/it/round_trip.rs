//! What is written parses as the same typed value.

use std::fmt::Debug;

use blazon::{BySeat, Event, Position, Rules, Seat, ToAct};
use blazon_wire::{
    AccuracySums, AdjustedSums, Alternative, Analysed, AnalysedPlayer, Bench, Bin, BinSums, Branch, ByPower,
    Checked, CheckedPuzzle, Chosen, ContestOptions, Controls, Cost, DecideBench, Decided, DecisionSums,
    DiceFault, Ended, EndingLoss, EndingSums, Forfeit, Forfeits, GreedyBench, Hint, Interval, Ladder,
    LegalEvent, LevelAccuracy, Luckiest, MadePuzzles, Mark, MarkCounts, Match, MatchSums, MeanLoss,
    MeanLosses, MeasuredAccuracy, MeasuredCalibration, MeasuredDecisions, MeasuredEndings, MeasuredPowers,
    Moment, NetBench, Parts, Perft, Played, PowerCount, PowerSums, PowerUse, PuzzleThemes, Rated,
    Reliability, RunOptions, SequentialTest, Side, Simulation, SimulationSums, Spread, Training,
    TurningPoint, Verified, Waiting, Weighed, Wrong, WrongDice,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let line = blazon_wire::line(value);
    assert!(!line.contains('\n'), "{line}");
    assert_eq!(&blazon_wire::read::<T>(&line).expect(&line), value, "{line}");
}

/// A number below `n` from a small generator: the games need no quality, only variety.
fn below(state: &mut u64, n: u32) -> u32 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    ((*state >> 33) % u64::from(n)) as u32
}

/// Every event of a random game, each with the position before it.
fn game(seed: u64) -> Vec<(Position, Event)> {
    let mut state = seed;
    let edition = blazon::Edition::ALL[seed as usize % 6];
    let mut position = Position::new(Rules { edition, ..Rules::default() });
    let mut game = Vec::new();
    loop {
        let event = match position.to_act() {
            ToAct::Nobody(_) => return game,
            ToAct::Chance(blazon::Chance::Roll) => {
                Event::Roll(position.components().roll(|n| below(&mut state, n)))
            }
            ToAct::Chance(blazon::Chance::Lots) => Event::Lots(Seat::ALL[below(&mut state, 2) as usize]),
            ToAct::Seat(seat) => {
                position.legal(seat).pick(|n| below(&mut state, n)).expect("a seat to act can act")
            }
            ToAct::Both => {
                position.legal(Seat::Second).pick(|n| below(&mut state, n)).expect("a seat to act can act")
            }
        };
        game.push((position, event));
        position.play_unchecked(event);
    }
}

#[test]
fn every_line_of_a_replay_reads_back() {
    for seed in 0..60 {
        for (i, (position, event)) in game(seed).into_iter().enumerate() {
            check(&Played::new(i as u32 + 1, &position, event));
        }
    }
}

#[test]
fn every_legal_event_reads_back() {
    for (position, _) in game(7) {
        for seat in Seat::ALL {
            for event in position.legal(seat) {
                let line = LegalEvent::new(&position, event);
                check(&line);
                assert_eq!(line.token, event);
            }
        }
    }
}

#[test]
fn a_replay_says_how_many_events_were_legal() {
    for (position, event) in game(11) {
        let played = Played::new(1, &position, event);
        let legal = event.seat().map(|seat| position.legal(seat).iter().count() as u32);
        assert_eq!(played.legal, legal, "{position} {event}");
    }
}

#[test]
fn the_other_lines_read_back() {
    check(&Perft {
        position: Position::default(),
        rolls: vec!["d/b/s2/?".parse().unwrap()],
        count: u64::MAX,
    });
    let hint = Hint {
        seat: Some(Seat::Second),
        waiting: None,
        player: "level:3".to_owned(),
        first_wins: Some(0.25),
        nodes: u64::MAX,
        exact: true,
        candidates: vec![Weighed {
            event: "F:3d4s2+4d5s1^".parse().unwrap(),
            win: 0.1,
            margin: -0.1,
            plies: 3,
            why: "«a \"quoted\" reason»".to_owned(),
        }],
    };
    check(&hint);
    check(&Hint {
        seat: None,
        waiting: Some(Waiting::Lots),
        first_wins: None,
        candidates: Vec::new(),
        ..hint
    });
    check(&Branch { event: "F:3".parse().unwrap(), count: 7 });
    check(&Checked {
        file: "a \"quoted\" name".to_owned(),
        right: false,
        events: None,
        result: None,
        wrong: Some(Wrong {
            line: Some(3),
            column: Some(14),
            rule: Some("cell-taken".to_owned()),
            message: "c4 está ocupada".to_owned(),
        }),
    });
    check(&Bench {
        seed: 0,
        games: 1,
        events: 70,
        seconds: 0.1,
        games_per_second: 10.0,
        nanoseconds_per_event: 1.5,
        events_per_game: 70.0,
        signature_games: 10_000,
        signature: 0xfedc_ba98_7654_3210.into(),
    });
    check(&Simulation {
        options: run_options(),
        players: BySeat::new(|_| "random".to_owned()),
        games: 3,
        score: BySeat { first: 1.25, second: 0.1 },
        rounds: 13.0,
        events: 70.5,
        wins: BySeat { first: 1, second: 1 },
        draws: 1,
        first_result: Interval { mean: 0.5, low: 0.25, high: 0.75 },
        ended: Ended { full_map: 1, nobody_drew: 2 },
        decided: Decided { points: 1, largest_domain: 1, lots: 1, nothing: 0 },
        powers: ByPower::new(|_| PowerCount { won: 2, used: 1 }),
        castle: BySeat { first: 3, second: 2 },
        signature: 5.into(),
        sums: SimulationSums { score: BySeat { first: 4, second: 1 }, rounds: 39, events: 211 },
    });
}

#[test]
fn what_is_said_about_dice_reads_back() {
    check(&Verified {
        file: "-".to_owned(),
        fair: Some(true),
        rolls: Some(17),
        lots: Some(true),
        wrong: None,
    });
    let wrong = WrongDice {
        what: DiceFault::Roll,
        tag: None,
        round: Some(7),
        expected: Some("d/b/s2/?".parse().unwrap()),
        found: Some("d/b/s2/b1".parse().unwrap()),
        message: "les dés étaient pipés".to_owned(),
    };
    let unfair = Verified {
        file: "game.txt".to_owned(),
        fair: Some(false),
        rolls: None,
        lots: None,
        wrong: Some(wrong.clone()),
    };
    check(&unfair);
    let damaged = WrongDice {
        what: DiceFault::NoProof,
        tag: Some("DiceSalt".to_owned()),
        round: None,
        expected: Some("lots:F".parse().unwrap()),
        found: None,
        ..wrong
    };
    check(&Verified { fair: None, wrong: Some(damaged), ..unfair });
}

fn run_options() -> RunOptions {
    RunOptions {
        version: "0.1.0".to_owned(),
        seed: u64::MAX,
        edition: "it".to_owned(),
        components: blazon::Components::BOX.to_string(),
        asked: 3,
        shard: Some(Parts { parts: vec![1, 3], of: 3 }),
        stopped: true,
    }
}

fn a_match() -> Match {
    let cost = Cost { decisions: 2, nodes: 3, nanoseconds: 4 };
    Match {
        version: "0.1.0".to_owned(),
        left: "best".to_owned(),
        right: "cmd:./other \"engine\"".to_owned(),
        options: ContestOptions {
            seed: u64::MAX,
            edition: "it".to_owned(),
            components: blazon::Components::BOX.to_string(),
            pairs: 3,
            nodes: None,
            time: Some(50),
            luck: true,
            shard: Some(Parts { parts: vec![1, 3], of: 3 }),
            stopped: true,
        },
        games: 4,
        score: 0.5,
        score_low: 0.25,
        score_high: 0.75,
        without_luck: Some(Interval { mean: 1.0625, low: 0.5, high: 1.0 }),
        elo: 0.0,
        elo_low: -190.5,
        elo_high: 190.5,
        draws: 1,
        margin: -1.5,
        pentanomial: [0, 1, 0, 1, 0],
        ms_per_decision_left: 0.1,
        ms_per_decision_right: 0.2,
        nodes_per_decision_left: 1.0,
        nodes_per_decision_right: 0.0,
        sprt: Some(SequentialTest {
            elo0: 0.0,
            elo1: 10.0,
            llr: -0.5,
            low: -2.5,
            high: 2.5,
            verdict: "open".to_owned(),
        }),
        controls: Controls {
            first_seat: Interval { mean: 0.5, low: 0.25, high: 0.75 },
            chi_squared: 12.5,
            freedom: 20,
            p: 0.5,
        },
        forfeits: Forfeits {
            left: 0,
            right: 1,
            list: vec![Forfeit {
                pair: 3,
                game: 2,
                side: Side::Right,
                reason: "illegal".to_owned(),
                answer: "F:3".to_owned(),
            }],
        },
        sums: MatchSums {
            first_seat: [1, 0, 0, 0, 1],
            adjusted: Some(AdjustedSums { score: -1_062_500_000, squares: i64::MAX }),
            margin: -6,
            finished: 3,
            dice: [[1, 2, 3, 4, 5, 6]; 4],
            left: cost,
            right: cost,
        },
    }
}

/// A decision and a roll, and a player who has nothing of what may be missing.
pub(crate) fn analysed() -> Analysed {
    let player = |luck: f64| AnalysedPlayer {
        start: 0.5,
        luck,
        decisions: 0.25,
        model: 0.0,
        end: 0.75 + luck,
        adjusted: 0.75,
        without_luck: 0.75,
        accuracy: (luck > 0.0).then_some(87.5),
        losses: MeanLosses {
            draft: MeanLoss { decisions: 2, mean: Some(0.125) },
            drawing: MeanLoss { decisions: 0, mean: None },
            power: MeanLoss { decisions: 0, mean: None },
        },
        marks: MarkCounts { inaccuracy: 0, mistake: 0, blunder: 1 },
        turning_point: (luck > 0.0).then_some(TurningPoint { n: 1, gain: luck }),
        luckiest: (luck > 0.0).then_some(Luckiest { n: 1, luck }),
        costliest: vec![2],
    };
    let weighed = |event: &str, win| Alternative { event: event.parse().unwrap(), win, margin: 1.5 };
    let moment = |n, event: &str| Moment {
        n,
        round: 1,
        event: event.parse().unwrap(),
        before: 0.5,
        after: 0.75,
        luck: None,
        decision: None,
    };
    Analysed {
        judge: "best".to_owned(),
        names: BySeat { first: "Ada".to_owned(), second: "Grace".to_owned() },
        events: 2,
        judged: 2,
        start: 0.5,
        end: 0.5,
        result: None,
        players: BySeat { first: player(0.25), second: player(-0.25) },
        moments: vec![
            Moment { luck: Some(0.25), ..moment(1, "d/b/s2/?") },
            Moment {
                decision: Some(Chosen {
                    seat: Seat::First,
                    about: "draft".to_owned(),
                    legal: 4,
                    before: 0.75,
                    after: 0.5,
                    loss: 0.25,
                    error: 0.0,
                    mark: Some(Mark::Blunder),
                    exact: false,
                    best: weighed("F:4", 0.75),
                    alternatives: vec![weighed("F:4", 0.75), weighed("F:3", 0.5)],
                }),
                ..moment(2, "F:3")
            },
        ],
    }
}

#[test]
fn matches_and_ladders_read_back() {
    check(&a_match());
    check(&Match { sprt: None, options: ContestOptions { shard: None, ..a_match().options }, ..a_match() });
    check(&Ladder {
        version: "0.1.0".to_owned(),
        options: a_match().options,
        players: vec![Rated {
            name: "greedy".to_owned(),
            elo: 0.0,
            elo_low: -3.5,
            elo_high: 3.5,
            games: 8,
            ms_per_decision: 0.25,
        }],
        matches: vec![a_match()],
        self_matches: vec![a_match()],
    });
}

#[test]
fn the_keys_of_a_match_come_in_the_order_of_the_documentation() {
    let line = blazon_wire::line(&a_match());
    assert!(
        line.starts_with(
            r#"{"version":"0.1.0","left":"best","right":"cmd:./other \"engine\"","seed":18446744073709551615,"edition":"it","components":"?ddbD1B1/dbD1B1sq/dbDBs2q2/?d1bb1DB/5f5s4b4t3d3c","pairs":3,"nodes":null,"time":50,"luck":true,"shard":{"parts":[1,3],"of":3},"stopped":true,"games":4,"score":0.5,"score_low":0.25,"score_high":0.75,"without_luck":{"mean":1.0625,"low":0.5,"high":1.0},"elo":0.0,"elo_low":-190.5,"elo_high":190.5,"draws":1,"margin":-1.5,"pentanomial":[0,1,0,1,0],"ms_per_decision_left":0.1,"ms_per_decision_right":0.2,"#
        ),
        "{line}"
    );
}

#[test]
fn a_match_from_before_luck_was_asked_for_reads_as_one_without() {
    let without = Match {
        without_luck: None,
        options: ContestOptions { luck: false, ..a_match().options },
        sums: MatchSums { adjusted: None, ..a_match().sums },
        ..a_match()
    };
    check(&without);
    let line = blazon_wire::line(&without);
    let mut before = line.clone();
    for field in [r#""luck":false,"#, r#""without_luck":null,"#, r#""adjusted":null,"#] {
        assert!(before.contains(field), "{line}");
        before = before.replace(field, "");
    }
    assert_eq!(blazon_wire::read::<Match>(&before).expect(&before), without);
}

#[test]
fn an_analysis_reads_back() {
    check(&analysed());
}

#[test]
fn what_is_not_in_the_notation_is_refused() {
    let good = blazon_wire::line(&Played::new(1, &Position::default(), "d/b/s2/?".parse().unwrap()));
    assert!(blazon_wire::read::<Played>(&good).is_ok());
    for (part, bad) in [
        ("\"s2\"", "\"s3\""),
        ("\"kind\":\"roll\"", "\"kind\":\"rolled\""),
        ("\"kind\":\"roll\"", "\"kind\":\"take\""),
        ("\"#\"", "\".\""),
        ("\".\",\".\"", "\".\""),
        ("\".\",", "\"?\","),
        ("\"first\"", "\"third\""),
        ("\"hash\":\"", "\"hash\":\"x"),
        ("\"n\":1,", ""),
    ] {
        let bad = good.replacen(part, bad, 1);
        assert_ne!(bad, good);
        assert!(blazon_wire::read::<Played>(&bad).is_err(), "{bad}");
    }
    for number in ["0", "5", "-1", "\"1\""] {
        assert!(blazon_wire::read::<blazon::Die>(number).is_err(), "{number}");
    }
}

#[test]
fn the_lines_of_benchmarks_read_back() {
    check(&GreedyBench {
        seed: 1,
        games: 2,
        rounds: 27,
        seconds: 0.5,
        games_per_second: 4.0,
        nanoseconds_per_round: 0.1,
        rounds_per_game: 13.5,
        signature_games: 1000,
        signature: 1.into(),
    });
    check(&NetBench {
        seed: 1,
        decisions: 2,
        evaluations: 300,
        seconds: 0.5,
        evaluations_per_second: 600.0,
        nanoseconds_per_evaluation: 0.1,
    });
    check(&DecideBench {
        seed: 1,
        player: "best".to_owned(),
        positions: 3,
        stopped: true,
        nodes: 1.5,
        milliseconds: Spread { mean: 0.1, median: 0.2, p95: 0.3, most: 0.4 },
    });
}

#[test]
fn the_line_of_a_training_reads_back() {
    let training = Training {
        version: "0.1.0".to_owned(),
        seed: u64::MAX,
        first_games: 1,
        games: 2,
        searched_games: 3,
        generations: 4,
        last_games: 8,
        epochs: 5,
        calibration_games: 9,
        stopped: false,
        kept: vec!["net.bin.generation-0".to_owned()],
        file: Some("net.bin".to_owned()),
        hash: Some(u64::MAX.into()),
        bytes: 7,
        minutes: 0.1,
    };
    check(&training);
    check(&Training { stopped: true, kept: Vec::new(), file: None, hash: None, ..training });
}

#[test]
fn the_lines_of_puzzles_read_back() {
    let made = MadePuzzles {
        seed: 1,
        puzzles: 3,
        stopped: true,
        games: 40,
        solved: 2,
        by_games: 1,
        themes: PuzzleThemes { deny: 2, ending: 1, ..PuzzleThemes::default() },
        file: "puzzles.txt".to_owned(),
    };
    check(&made);
    let checked = CheckedPuzzle {
        number: 1,
        id: u64::MAX.into(),
        theme: "deny".to_owned(),
        proof: "games:10000".to_owned(),
        holds: true,
        gap: Some(0.125),
    };
    check(&checked);
    check(&CheckedPuzzle { holds: false, gap: None, ..checked });
}

#[test]
fn the_lines_of_measurements_read_back() {
    let whole = RunOptions { shard: None, stopped: false, ..run_options() };
    check(&MeasuredEndings {
        options: whole.clone(),
        rounds: 3,
        positions: 2,
        open: 1,
        games: 3,
        unsolved: 1,
        nodes: 1000,
        players: vec![EndingLoss {
            player: "best@net.bin".to_owned(),
            mean_loss: 0.1,
            without_loss: 0.5,
            largest_loss: 0.2,
            sums: EndingSums { loss: 200_000_000, without_loss: 1, largest: 200_000_000 },
        }],
    });
    check(&MeasuredDecisions {
        options: whole.clone(),
        player: "best".to_owned(),
        judge: "greedy".to_owned(),
        positions: 2,
        rollouts: 10,
        rollouts_in_all: 80,
        mean_loss: -0.1,
        standard_error: 0.1,
        error_rate: 0.5,
        sums: DecisionSums { errors: 1, loss: -200_000_000, squares: i64::MAX },
    });
    let sums = BinSums { predicted: 300_000_000, realised: 0, without_luck: -1, squares: 1 };
    let bin = Bin {
        count: 3,
        predicted: Some(0.1),
        realised: Some(0.0),
        without_luck: Some(-0.1),
        standard_error: 0.01,
        sums,
    };
    let none = Bin { count: 0, predicted: None, realised: None, without_luck: None, ..bin };
    let bins = vec![none, bin];
    let reliability = Reliability { predictions: 3, brier: 0.1, squares: 300_000_000, bins };
    check(&MeasuredCalibration {
        options: whole.clone(),
        weights: 7.into(),
        games: 1,
        net: reliability.clone(),
        forecast: reliability,
    });
    check(&MeasuredPowers {
        options: whole,
        player: "best".to_owned(),
        games: 1,
        powers: ByPower::default(),
        castle: PowerUse { won: 1.0, used: 0.75, wasted: 0.25 },
        sums: PowerSums { powers: ByPower::default(), castle: BySeat { first: 1, second: 0 } },
    });
    let level = |games: u64, accuracy: Option<f64>| LevelAccuracy {
        level: 3,
        games,
        accuracy,
        low: accuracy,
        high: accuracy,
        sums: AccuracySums { accuracy: 1_500_000_000, squares: 1_125_200_000 },
    };
    check(&MeasuredAccuracy {
        options: run_options(),
        games: 2,
        nodes: 20_000,
        levels: vec![level(2, Some(75.0)), level(0, None)],
    });
}
