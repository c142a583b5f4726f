use blazon::{Position, Power, ToAct};
use blazon_engine::Chances;

use super::*;

/// After `d/b/s2/?`, the first seat has dice 3 (solid, two crosses) and 4 (a wild).
fn dealt() -> Position {
    play(Position::default(), &["d/b/s2/?", "F:3", "S:12"])
}

fn play(mut position: Position, events: &[&str]) -> Position {
    for event in events {
        position = position.play(event.parse().expect("an event")).expect("a legal event");
    }
    position
}

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

fn easel(position: &Position, seat: Seat, sketch: Sketch) -> Easel<'_> {
    Easel::new(position, seat, sketch).expect("a domino to draw")
}

fn point(position: &Position, seat: Seat, sketch: Sketch, at: &str) -> Result<Sketch, NoPlace> {
    easel(position, seat, sketch).point(cell(at))
}

/// Positions of random games in which somebody has a domino to draw and a power to draw it with.
fn with_powers() -> Vec<Position> {
    let mut found = Vec::new();
    for seed in 0..60 {
        let mut chances = Chances::from_seed(seed);
        let mut position = Position::default();
        while let Some(event) = chances.next_event(&position) {
            position.play_unchecked(event);
            let holds = |seat| {
                [Power::Free, Power::Split, Power::Turn].iter().any(|&power| position.holds(seat, power))
            };
            if position.to_act() == ToAct::Both && Seat::ALL.into_iter().any(holds) {
                found.push(position);
            }
        }
    }
    found
}

#[test]
fn the_cells_that_light_up_are_those_of_the_legal_drawings() {
    let position = dealt();
    for seat in Seat::ALL {
        for which in Which::BOTH {
            let sketch = Sketch { held: which, ..Sketch::default() };
            let targets = easel(&position, seat, sketch).targets();
            let die = easel(&position, seat, sketch).die(which);
            let empty = position.kingdom(seat).empty();
            let legal: Cells = empty
                .iter()
                .filter(|&cell| {
                    position.legal(seat).iter().any(|event| match event {
                        // Nothing here is said in two ways: the faces differ, or one is a wild.
                        Event::Draw(_, drawing) if drawing.castle.is_none() => {
                            drawing.halves.iter().any(|half| half.die == die && half.cell == cell)
                                || drawing.halves[0].arms == drawing.halves[1].arms
                                    && drawing.halves[0].crosses == drawing.halves[1].crosses
                                    && drawing.halves.iter().any(|half| half.cell == cell)
                        }
                        _ => false,
                    })
                })
                .collect();
            assert_eq!(targets, legal, "{seat} {which:?}");
        }
    }
}

#[test]
fn two_points_and_an_arms_for_the_wild_make_a_drawing() {
    let position = dealt();
    let sketch = point(&position, Seat::First, Sketch::default(), "d4").expect("beside the castle");
    assert_eq!(sketch.held, Which::Higher, "the other half comes next");
    let sketch = point(&position, Seat::First, sketch, "d5").expect("beside the first half");
    let now = easel(&position, Seat::First, sketch);
    assert_eq!(now.event(), None, "the wild is no arms yet");
    assert_eq!(now.open_wild(), Some(Which::Higher));
    assert_eq!(now.choices(Which::Higher), Arms::ALL);
    let sketch = now.choosing(Which::Higher, Arms::Solid);
    let event = easel(&position, Seat::First, sketch).event();
    assert_eq!(event.map(|event| event.to_string()), Some("F:3d4s2+4d5s".to_string()));
}

#[test]
fn a_wild_may_only_be_an_arms_that_makes_the_domino_legal() {
    // The second seat's map has a dot on d4 and a bar on d5; now it gets a bar and a wild.
    let position = play(dealt(), &["F:3d4s2+4d5s", "S:1d4d+2d5b", "d/b/D/?", "S:2", "F:13"]);
    let sketch = point(&position, Seat::Second, Sketch { held: Which::Higher, ..Sketch::default() }, "c5");
    let sketch = sketch.expect("a wild can be a bar beside the bar");
    let sketch = point(&position, Seat::Second, sketch, "b5").expect("and the bar beyond it");
    let choices = easel(&position, Seat::Second, sketch).choices(Which::Higher);
    assert_eq!(choices, [Arms::Bar]);
}

#[test]
fn the_only_place_for_the_other_half_is_taken_at_once() {
    let mut position = dealt();
    for cell in ["a4", "b5"] {
        let mut setup = position.setup();
        setup.round = 5;
        setup.kingdoms[Seat::First].draw(cell.parse().expect("a cell"), Arms::Dot, blazon::Crosses::Zero);
        position = Position::try_from(setup).unwrap_or(position);
    }
    // Whatever the map, a half that leaves one place for the other fills both.
    let sketch = Sketch { mode: Mode::Join, ..Sketch::default() };
    for target in easel(&position, Seat::First, sketch).targets() {
        let put = easel(&position, Seat::First, sketch).point(target).expect("a target");
        let lone = easel(&position, Seat::First, sketch.with_cell(Which::Lower, Some(target)));
        let places = lone.places(Which::Higher);
        assert_eq!(put.cell(Which::Higher).is_some(), places.len() == 1, "{target}");
    }
}

#[test]
fn a_cell_that_is_no_place_says_why() {
    let position = dealt();
    let refused = point(&position, Seat::First, Sketch::default(), "a1");
    assert_eq!(refused, Err(NoPlace::Rule(Illegal::DoesNotConnect)));
    let position = play(dealt(), &["F:3d4s2+4d5s", "S:1d4d+2d5b", "d/b/D/?", "S:2", "F:13"]);
    let refused = point(&position, Seat::Second, Sketch::default(), "d4");
    assert_eq!(refused, Err(NoPlace::Rule(Illegal::CellTaken(cell("d4")))));
}

#[test]
fn a_domino_turns_around_the_half_that_was_put_down_first() {
    let position = dealt();
    let sketch = point(&position, Seat::First, Sketch::default(), "d4").expect("a target");
    let sketch = point(&position, Seat::First, sketch, "d5").expect("a target");
    let mut seen = vec![];
    let mut now = sketch;
    for _ in 0..3 {
        now = easel(&position, Seat::First, now).turned().expect("there is room");
        seen.push(now.cell(Which::Higher).map(|cell| cell.to_string()).unwrap_or_default());
        assert_eq!(now.cell(Which::Lower), Some(cell("d4")));
    }
    assert_eq!(seen, ["e4", "c4", "d5"], "never onto the castle");
}

#[test]
fn a_swapped_domino_turns_around_the_half_that_connects() {
    // Only the dot connects out here: a dot lies on d4, a bar on d5.
    let position = play(dealt(), &["F:3d4s2+4d5s", "S:1d4d+2d5b", "d/b/D/B", "S:2", "F:34"]);
    let mut sketch = Sketch::default();
    for cell in ["e4", "f4"] {
        sketch = point(&position, Seat::Second, sketch, cell).expect("a target");
    }
    for _ in 0..2 {
        let Some(swapped) = easel(&position, Seat::Second, sketch).swapped() else { break };
        assert!(easel(&position, Seat::Second, swapped).turned().is_some());
        sketch = swapped;
    }
    let turned = easel(&position, Seat::Second, sketch).turned().expect("there is room");
    assert!(easel(&position, Seat::Second, turned).event().is_some());
}

#[test]
fn a_domino_moves_as_it_lies_and_its_halves_change_places() {
    let position = dealt();
    let sketch = point(&position, Seat::First, Sketch::default(), "d4").expect("a target");
    let sketch = point(&position, Seat::First, sketch, "d5").expect("a target");
    let swapped = easel(&position, Seat::First, sketch).swapped().expect("both ways connect");
    assert_eq!(
        (swapped.cell(Which::Lower), swapped.cell(Which::Higher)),
        (Some(cell("d5")), Some(cell("d4")))
    );
    let moved = point(&position, Seat::First, sketch, "c3").expect("a target");
    assert_eq!((moved.cell(Which::Lower), moved.cell(Which::Higher)), (Some(cell("c3")), Some(cell("c4"))));
}

#[test]
fn pointing_at_a_half_takes_it_up_and_back_goes_step_by_step() {
    let position = dealt();
    let one = point(&position, Seat::First, Sketch::default(), "d4").expect("a target");
    let both = point(&position, Seat::First, one, "d5").expect("a target");
    let lifted = point(&position, Seat::First, both, "d4").expect("a half lies there");
    assert_eq!((lifted.cell(Which::Lower), lifted.held), (None, Which::Lower));
    assert_eq!(both.back(), Some(one));
    assert_eq!(one.back(), Some(Sketch::default()));
    assert_eq!(Sketch::default().back(), None);
}

#[test]
fn powers_and_the_castle_are_offered_exactly_when_a_legal_event_spends_them() {
    let positions = with_powers();
    assert!(positions.len() > 50, "{}", positions.len());
    for position in positions.into_iter().step_by(3).chain([dealt()]) {
        for seat in Seat::ALL {
            let offers = easel(&position, seat, Sketch::default()).offers();
            let drawings: Vec<Drawing> = position
                .legal(seat)
                .iter()
                .filter_map(|event| match event {
                    Event::Draw(_, drawing) => Some(drawing),
                    _ => None,
                })
                .collect();
            let some = |test: &dyn Fn(&Drawing) -> bool| drawings.iter().any(test);
            assert_eq!(
                offers.modes.contains(&Mode::Free),
                some(&|drawing| drawing.mode == Mode::Free),
                "{position}"
            );
            assert_eq!(
                offers.modes.contains(&Mode::Split),
                some(&|drawing| drawing.mode == Mode::Split),
                "{position}"
            );
            assert_eq!(!offers.castle.is_empty(), some(&|drawing| drawing.castle.is_some()), "{position}");
            assert_eq!(!offers.turns.is_empty(), some(&|drawing| drawing.turn.is_some()), "{position}");
            assert_eq!(offers.leave, position.is_legal(Event::Leave(seat)), "{position}");
        }
    }
}

#[test]
fn spending_the_castle_keeps_what_lies_and_shows_the_cross() {
    let position = dealt();
    let sketch = point(&position, Seat::Second, Sketch::default(), "d4").expect("a target");
    let sketch = point(&position, Seat::Second, sketch, "d5").expect("a target");
    let castle = Some(easel(&position, Seat::Second, sketch).die(Which::Lower));
    let crossed = easel(&position, Seat::Second, sketch).spending(Mode::Join, None, castle);
    assert_eq!(crossed.cell(Which::Lower), Some(cell("d4")));
    let easel = easel(&position, Seat::Second, crossed);
    assert_eq!(easel.look(Which::Lower), Some((Arms::Dot, blazon::Crosses::One)));
    assert_eq!(easel.marks().map(|marks| marks.iter().collect::<Vec<_>>()), Some(vec![Arms::Bar]));
    assert!(matches!(easel.event(), Some(Event::Draw(_, drawing)) if drawing.castle == castle));
}

#[test]
fn a_sketch_of_any_finished_drawing_can_be_made_by_pointing() {
    let position = play(dealt(), &["F:3d4s2+4d5s", "S:1d4d+2d5b", "d/b/D/?", "S:2", "F:13"]);
    for event in position.legal(Seat::Second) {
        let Event::Draw(seat, drawing) = event else { panic!("{event}") };
        let start =
            easel(&position, seat, Sketch::default()).spending(drawing.mode, drawing.turn, drawing.castle);
        let mut sketch = start;
        for (which, half) in Which::BOTH.into_iter().zip(drawing.halves) {
            if sketch.cell(which) != Some(half.cell) {
                sketch = Sketch { held: which, ..sketch };
                sketch = easel(&position, seat, sketch).point(half.cell).expect("legal");
            }
        }
        for (which, half) in Which::BOTH.into_iter().zip(drawing.halves) {
            if easel(&position, seat, sketch).face(which) == Face::Wild {
                sketch = easel(&position, seat, sketch).choosing(which, half.arms);
            }
        }
        assert_eq!(easel(&position, seat, sketch).event(), Some(event));
    }
}
