use blazon::{Dice, Die, Roll};

use super::*;
use crate::{Candidate, Decision, Progress, Watch};

/// A judge by hand: so much for each event, and for each roll.
struct ByHand {
    /// The chance to win of the player who decides, for events said as in the notation.
    events: Vec<(&'static str, f64)>,
    /// The first seat's chance to win after this roll; all others leave it at one half.
    roll: (&'static str, f64),
    error: f64,
}

impl Judge for ByHand {
    fn decide(&self, position: &Position, seat: Seat, _: &mut dyn Watch) -> Option<Decision> {
        let candidates: Vec<Candidate> = self
            .events
            .iter()
            .map(|&(event, win)| Candidate { event: event.parse().unwrap(), win, margin: 0.0, plies: 2 })
            .filter(|candidate| candidate.event.seat() == Some(seat) && position.is_legal(candidate.event))
            .collect();
        (!candidates.is_empty()).then_some(Decision { candidates, nodes: 1, exact: false })
    }

    fn judge(&self, _: &Position, _: Seat, event: Event, plies: u8) -> Option<Candidate> {
        Some(Candidate { event, win: 0.125, margin: 0.0, plies })
    }

    fn expectation(&self, position: &Position) -> Option<Prospects> {
        let special: Roll = roll(self.roll.0);
        Some(Prospects::new(position.components(), |roll| if roll == special { self.roll.1 } else { 0.5 }))
    }

    fn error(&self, _: &Decision) -> f64 {
        self.error
    }
}

fn roll(text: &str) -> Roll {
    match text.parse() {
        Ok(Event::Roll(roll)) => roll,
        _ => panic!("{text} is no roll"),
    }
}

fn record(events: &str) -> Record {
    format!("[Rules \"1\"]\n\n{events}").parse().expect("a record")
}

const ROUND: &str = "1. d/b/s2/? F:3 S:12 F:3d4s2+4d5s S:1d4d+2d5b";
const SWAPPED: &str = "1. d/b/s2/? F:3 S:12 S:1d4d+2d5b F:3d4s2+4d5s";

fn by_hand() -> ByHand {
    ByHand {
        events: vec![
            ("F:3", 0.6),
            ("F:4", 0.64),
            ("S:12", 0.4),
            ("S:14", 0.5),
            ("F:3d4s2+4d5s", 0.7),
            ("F:3d4s2+4c4s", 0.625),
            ("S:1d4d+2d5b", 0.25),
            ("S:1d4d+2c4b", 0.5),
        ],
        roll: ("d/b/s2/?", 0.9),
        error: 0.0,
    }
}

fn close(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-12
}

#[test]
fn a_decision_loses_what_the_best_is_better() {
    let analysis = Analysis::of(&record(ROUND), &by_hand(), |_, _| true);
    let losses: Vec<f64> =
        analysis.moments.iter().filter_map(Moment::choice).map(|choice| choice.loss).collect();
    assert_eq!(losses.len(), 4);
    for (loss, expected) in losses.into_iter().zip([0.04, 0.1, 0.0, 0.25]) {
        assert!(close(loss, expected), "{loss} is not {expected}");
    }
    let marks: Vec<Option<Mark>> =
        analysis.moments.iter().filter_map(Moment::choice).map(|choice| choice.mark).collect();
    assert_eq!(marks, [None, Some(Mark::Mistake), None, Some(Mark::Blunder)]);
    let second = &analysis.players.second;
    assert_eq!(second.marks, [0, 1, 1]);
    assert_eq!(second.costliest, [4, 2], "the costliest first");
    assert_eq!(analysis.players.first.costliest, [1]);
    assert!(close(second.lost_by(Kind::Drawing).mean().unwrap(), 0.25));
    assert!(close(second.lost().loss, 0.35));
    assert_eq!(second.lost_by(Kind::Power).mean(), None);
}

#[test]
fn accuracy_is_all_for_the_best_and_half_for_an_inaccuracy() {
    let of = |loss: f64| {
        let mut judge = by_hand();
        judge.events = vec![("F:4", 0.6), ("F:3", 0.6 - loss)];
        let analysis = Analysis::of(&record("1. d/b/s2/? F:3"), &judge, |_, _| true);
        assert_eq!(analysis.players.second.accuracy, None, "there was nothing to decide");
        analysis.players.first.accuracy.expect("a decision")
    };
    assert!(close(of(0.0), 100.0));
    assert!((of(0.05) - 50.0).abs() < 1e-9);
    assert!((of(0.15) - 25.0).abs() < 1e-9);
    assert!(of(0.6) > 0.0 && of(0.6) < 10.0);
}

#[test]
fn accuracy_is_the_mean_over_decisions_weighed_by_how_open_the_game_was() {
    let analysis = Analysis::of(&record(ROUND), &by_hand(), |_, _| true);
    // A draft at 64 % that lost 4 %, and the best drawing at 70 %.
    let (draft, drawing) = (0.01 + 0.64 * 0.36, 0.01 + 0.7 * 0.3);
    let mean = (draft * 100.0 * 0.05 / 0.09 + drawing * 100.0) / (draft + drawing);
    assert!((analysis.players.first.accuracy.expect("decisions") - mean).abs() < 1e-9);
    for seat in Seat::ALL {
        assert!((0.0..=100.0).contains(&analysis.players[seat].accuracy.expect("decisions")));
    }
}

#[test]
fn what_helped_a_player_most_is_a_roll_or_a_mistake_of_the_other() {
    let analysis = Analysis::of(&record(ROUND), &by_hand(), |_, _| true);
    let turning =
        |seat| analysis.turning_point(seat).map(|(moment, gain)| (moment.index, libm::round(1000.0 * gain)));
    assert_eq!(Seat::ALL.map(turning), [Some((0, 399.0)), Some((1, 40.0))]);
}

#[test]
fn without_luck_is_a_chance_to_win_however_lucky_a_game_was() {
    let mut summary = Analysis::of(&record(ROUND), &by_hand(), |_, _| true).players.first;
    for (adjusted, shown) in [(-0.19, 0.0), (0.4, 0.4), (1.19, 1.0)] {
        summary.adjusted = adjusted;
        assert!(close(summary.without_luck(), shown));
    }
}

#[test]
fn luck_is_the_value_after_the_roll_less_the_exact_mean_over_all() {
    let analysis = Analysis::of(&record(ROUND), &by_hand(), |_, _| true);
    // Die 1 shows a dot on two faces, so this roll comes twice in 1296 times.
    let mean = 0.5 + 0.4 * 2.0 / 1296.0;
    assert!(close(analysis.start, mean));
    assert!(close(analysis.moments[0].luck(Seat::First).unwrap(), 0.9 - mean));
    assert!(close(analysis.moments[0].luck(Seat::Second).unwrap(), mean - 0.9));
    assert_eq!((analysis.players.first.luckiest, analysis.players.second.luckiest), (Some(0), None));
    assert!(close(analysis.players.second.adjusted, analysis.players.second.end + 0.9 - mean));
}

#[test]
fn luck_over_all_rolls_is_zero() {
    let expectation = PointsJudge.expectation(&Position::default()).expect("the dice are to be rolled");
    let components = blazon::Components::BOX;
    let sum: f64 = Roll::distinct(&components)
        .map(|(roll, weight)| f64::from(weight) * (expectation.after(roll).unwrap() - expectation.mean()))
        .sum();
    assert!(sum.abs() < 1e-9, "{sum}");
}

#[test]
fn luck_decisions_and_model_add_up_to_the_result() {
    for game in [
        include_str!("../../../../conformance/games/win-by-points.txt"),
        include_str!("../../../../conformance/games/lots.txt"),
        include_str!("../../../../conformance/games/from-position.txt"),
    ] {
        let record: Record = game.parse().expect("a golden game");
        let analysis = Analysis::of(&record, &PointsJudge, |_, _| true);
        assert!(analysis.is_whole());
        let result = value_of(record.position().outcome().expect("the game is over"));
        assert_eq!(analysis.result, Some(result));
        // Summed over the moments once more, from event to event.
        let mut value = analysis.start;
        let mut model = 0.0;
        for moment in &analysis.moments {
            let change = match &moment.what {
                What::Chance(luck) => *luck,
                What::Choice(choice) => of_seat(-choice.loss, choice.seat),
            };
            // What the judge changes its mind by, between one event and the next.
            model += moment.before - value;
            value = moment.before + change;
        }
        model += result - value;
        assert!((analysis.model - model).abs() < 1e-9, "{} is not {model}", analysis.model);
        for seat in Seat::ALL {
            let player = &analysis.players[seat];
            let start = to_first(analysis.start, seat);
            let sum = start + player.luck + player.decisions + player.model;
            assert!((sum - to_first(result, seat)).abs() < 1e-9);
            assert!((player.adjusted - (player.end - player.luck)).abs() < 1e-12);
        }
    }
}

#[test]
fn the_order_of_two_drawings_does_not_matter() {
    let one = Analysis::of(&record(ROUND), &by_hand(), |_, _| true);
    let other = Analysis::of(&record(SWAPPED), &by_hand(), |_, _| true);
    assert!(close(one.end, other.end));
    for seat in Seat::ALL {
        let of = |analysis: &Analysis| {
            let mine =
                analysis.moments.iter().filter_map(Moment::choice).filter(|choice| choice.seat == seat);
            mine.cloned().collect::<Vec<_>>()
        };
        assert_eq!(of(&one), of(&other));
    }
    // The second seat lost a quarter, the first nothing; the two differ about what was before.
    assert!(close(one.end, f64::midpoint(0.7, 0.5) + 0.25));
}

#[test]
fn the_second_drawing_is_judged_on_the_position_before_the_first() {
    for text in [ROUND, SWAPPED] {
        let tasks = Analysis::tasks(&record(text));
        assert_eq!(tasks[3].position, tasks[4].position);
        assert!(both_draw(&tasks[4].position));
    }
    // Where a record starts between the two, there is no such position.
    let start = record(ROUND).positions().nth(4).unwrap();
    let mut rest = Record::from_position(start);
    rest.push("S:1d4d+2d5b".parse().unwrap()).unwrap();
    assert_eq!(Analysis::tasks(&rest)[0].position, start);
}

#[test]
fn an_event_said_differently_is_found_among_the_candidates() {
    let mut judge = by_hand();
    judge.events = vec![("F:1d4d+2c4d", 0.75), ("F:1d4d+2d5d", 0.25)];
    let start: Position = "......./......./...#.../......./....... ......./......./...#.../......./....... \
        000000:-:^:- 000000:-:^:- 1F draw:d/d/d/d1:12:34:*:*"
        .parse()
        .unwrap();
    let mut record = Record::from_position(start);
    record.push("F:1d5d+2d4d".parse().unwrap()).unwrap();
    let analysis = Analysis::of(&record, &judge, |_, _| true);
    assert!(close(analysis.moments[0].choice().unwrap().loss, 0.5));
}

#[test]
fn what_the_judge_did_not_list_is_judged_by_itself() {
    let mut judge = by_hand();
    judge.events.retain(|&(event, _)| event != "F:3");
    let analysis = Analysis::of(&record(ROUND), &judge, |_, _| true);
    let choice = analysis.moments[1].choice().expect("a decision");
    assert!(close(choice.loss, 0.64 - 0.125));
    assert_eq!(choice.best.event, Event::Take(Seat::First, Dice::one(Die::Four)));
}

#[test]
fn a_shallow_look_is_not_compared_with_a_deep_one() {
    struct Uneven;
    impl Judge for Uneven {
        fn decide(&self, _: &Position, _: Seat, _: &mut dyn Watch) -> Option<Decision> {
            let candidate = |event: &str, win, plies| Candidate {
                event: event.parse().unwrap(),
                win,
                margin: 0.0,
                plies,
            };
            let candidates = vec![candidate("F:4", 0.6, 2), candidate("F:3", 0.9, 1)];
            Some(Decision { candidates, nodes: 1, exact: false })
        }

        fn judge(&self, _: &Position, _: Seat, event: Event, plies: u8) -> Option<Candidate> {
            Some(Candidate { event, win: 0.5, margin: 0.0, plies })
        }

        fn expectation(&self, position: &Position) -> Option<Prospects> {
            Some(Prospects::new(position.components(), |_| 0.5))
        }
    }
    let analysis = Analysis::of(&record("1. d/b/s2/? F:3"), &Uneven, |_, _| true);
    assert!(close(analysis.moments[1].choice().expect("a decision").loss, 0.1));
}

#[test]
fn a_loss_within_two_standard_errors_gets_no_mark() {
    assert_eq!(Mark::of(0.2, 0.11), None);
    assert_eq!(Mark::of(0.2, 0.1), Some(Mark::Blunder));
    for (loss, mark) in [
        (0.049, None),
        (0.6 - 0.55, Some(Mark::Inaccuracy)),
        (0.099, Some(Mark::Inaccuracy)),
        (0.1, Some(Mark::Mistake)),
        (0.15, Some(Mark::Blunder)),
        (1.0, Some(Mark::Blunder)),
    ] {
        assert_eq!(Mark::of(loss, 0.0), mark, "{loss}");
    }
    let unsure = ByHand { error: 0.06, ..by_hand() };
    let analysis = Analysis::of(&record(ROUND), &unsure, |_, _| true);
    assert_eq!(analysis.players.second.marks, [0, 0, 1]);
    assert_eq!(analysis.players.second.costliest, [4]);
}

#[test]
fn what_was_judged_before_it_was_stopped_is_kept() {
    let analysis = Analysis::of(&record(ROUND), &by_hand(), |done, all| done < 3 && all == 5);
    assert_eq!((analysis.moments.len(), analysis.events, analysis.result), (3, 5, None));
    assert!(!analysis.is_whole());
    assert!(close(analysis.end, 0.6));
    assert_eq!(analysis.curve().count(), 4);
}

#[test]
fn a_watch_can_end_a_decision_and_its_verdict_is_not_kept() {
    struct Slow;
    impl Judge for Slow {
        fn decide(&self, _: &Position, _: Seat, watch: &mut dyn Watch) -> Option<Decision> {
            let best = Candidate { event: "F:4".parse().unwrap(), win: 0.5, margin: 0.0, plies: 1 };
            while watch.go_on(&Progress { nodes: 1, done: 0.5, best }) {}
            Some(Decision { candidates: vec![best], nodes: 1, exact: false })
        }

        fn judge(&self, _: &Position, _: Seat, _: Event, _: u8) -> Option<Candidate> {
            None
        }

        fn expectation(&self, position: &Position) -> Option<Prospects> {
            Some(Prospects::new(position.components(), |_| 0.5))
        }
    }
    let mut asked = 0;
    let analysis = Analysis::of(&record(ROUND), &Slow, |_, _| {
        asked += 1;
        asked < 10
    });
    assert_eq!(analysis.moments.len(), 1);
}

#[test]
fn verdicts_from_several_threads_make_the_same_analysis() {
    let record: Record = include_str!("../../../../conformance/games/domains.txt").parse().expect("a game");
    let tasks = Analysis::tasks(&record);
    let judge = |task: &Task| task.judge(&PointsJudge, &mut ());
    let halves: [Vec<_>; 2] = std::thread::scope(|scope| {
        [0, 1]
            .map(|half| {
                let tasks = &tasks;
                scope.spawn(move || tasks.iter().skip(half).step_by(2).map(judge).collect::<Vec<_>>())
            })
            .map(|thread| thread.join().expect("a thread ends"))
    });
    let [mut even, mut odd] = halves.map(Vec::into_iter);
    let all = (0..tasks.len()).map(|i| if i % 2 == 0 { even.next() } else { odd.next() }.flatten());
    assert_eq!(Analysis::assemble(&record, all), Analysis::of(&record, &PointsJudge, |_, _| true));
}

#[test]
fn a_game_without_events_is_nothing_to_judge() {
    let analysis = Analysis::of(&Record::new(blazon::Rules::default()), &PointsJudge, |_, _| true);
    assert!(analysis.moments.is_empty() && analysis.is_whole());
    assert_eq!((analysis.start, analysis.end, analysis.result), (0.5, 0.5, None));
}
