//! What a drawing in the making can become.

use blazon::{
    Arms, BySeat, Cell, Cells, Crosses, Drawing, Event, Face, Illegal, Mode, Position, Power, Seat, Setup,
    ToAct,
};
use blazon_engine::Chances;
use blazon_table::{NoPlace, PartialDrawing, Settled, Which};

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

fn drawing_of(position: &Position, seat: Seat, settled: Settled) -> PartialDrawing<'_> {
    PartialDrawing::new(position, seat, settled).expect("a domino to draw")
}

fn point(position: &Position, seat: Seat, settled: Settled, at: &str) -> Result<Settled, NoPlace> {
    drawing_of(position, seat, settled).point(cell(at))
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
            let settled = Settled::default().holding(which);
            let targets = drawing_of(&position, seat, settled).targets();
            let die = drawing_of(&position, seat, settled).die(which);
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
    let settled = point(&position, Seat::First, Settled::default(), "d4").expect("beside the castle");
    assert_eq!(settled.held, Which::Higher, "the other half comes next");
    let settled = point(&position, Seat::First, settled, "d5").expect("beside the first half");
    let now = drawing_of(&position, Seat::First, settled);
    assert_eq!(now.finished().map(|finished| finished.event), None, "the wild is no arms yet");
    assert_eq!(now.open_wild(), Some(Which::Higher));
    assert_eq!(now.arms(Which::Higher), Arms::ALL);
    let settled = now.choosing(Which::Higher, Arms::Solid);
    let event = drawing_of(&position, Seat::First, settled).finished().map(|finished| finished.event);
    assert_eq!(event.map(|event| event.to_string()), Some("F:3d4s2+4d5s".to_string()));
}

#[test]
fn a_wild_may_only_be_an_arms_that_makes_the_domino_legal() {
    // The second seat's map has a dot on d4 and a bar on d5; now it gets a bar and a wild.
    let position = play(dealt(), &["F:3d4s2+4d5s", "S:1d4d+2d5b", "d/b/D/?", "S:2", "F:13"]);
    let settled = point(&position, Seat::Second, Settled::default().holding(Which::Higher), "c5");
    let settled = settled.expect("a wild can be a bar beside the bar");
    let settled = point(&position, Seat::Second, settled, "b5").expect("and the bar beyond it");
    let choices = drawing_of(&position, Seat::Second, settled).arms(Which::Higher);
    assert_eq!(choices, [Arms::Bar]);
}

#[test]
fn the_only_place_for_the_other_half_is_taken_at_once() {
    let mut position = dealt();
    for cell in ["a4", "b5"] {
        let mut setup = position.setup();
        setup.round = 5;
        setup.kingdoms[Seat::First].draw(cell.parse().expect("a cell"), Arms::Dot, Crosses::Zero);
        position = Position::try_from(setup).unwrap_or(position);
    }
    // Whatever the map, a half that leaves one place for the other fills both.
    let settled = Settled::default();
    for target in drawing_of(&position, Seat::First, settled).targets() {
        let put = drawing_of(&position, Seat::First, settled).point(target).expect("a target");
        let lone = drawing_of(&position, Seat::First, put.lifted(Which::Higher));
        let places = lone.places(Which::Higher);
        assert_eq!(put.cell(Which::Higher).is_some(), places.len() == 1, "{target}");
    }
}

#[test]
fn a_cell_that_is_no_place_says_why() {
    let position = dealt();
    let refused = point(&position, Seat::First, Settled::default(), "a1");
    assert_eq!(refused, Err(NoPlace::Rule(Illegal::DoesNotConnect)));
    let position = play(dealt(), &["F:3d4s2+4d5s", "S:1d4d+2d5b", "d/b/D/?", "S:2", "F:13"]);
    let refused = point(&position, Seat::Second, Settled::default(), "d4");
    assert_eq!(refused, Err(NoPlace::Rule(Illegal::CellTaken(cell("d4")))));
}

#[test]
fn a_domino_turns_around_the_half_that_was_put_down_first() {
    let position = dealt();
    let settled = point(&position, Seat::First, Settled::default(), "d4").expect("a target");
    let settled = point(&position, Seat::First, settled, "d5").expect("a target");
    let mut seen = vec![];
    let mut now = settled;
    for _ in 0..3 {
        now = drawing_of(&position, Seat::First, now).turned().expect("there is room");
        seen.push(now.cell(Which::Higher).map(|cell| cell.to_string()).unwrap_or_default());
        assert_eq!(now.cell(Which::Lower), Some(cell("d4")));
    }
    assert_eq!(seen, ["e4", "c4", "d5"], "never onto the castle");
}

#[test]
fn a_swapped_domino_turns_around_the_half_that_connects() {
    // Only the dot connects out here: a dot lies on d4, a bar on d5.
    let position = play(dealt(), &["F:3d4s2+4d5s", "S:1d4d+2d5b", "d/b/D/B", "S:2", "F:34"]);
    let mut settled = Settled::default();
    for cell in ["e4", "f4"] {
        settled = point(&position, Seat::Second, settled, cell).expect("a target");
    }
    for _ in 0..2 {
        let Some(swapped) = drawing_of(&position, Seat::Second, settled).swapped() else { break };
        assert!(drawing_of(&position, Seat::Second, swapped).turned().is_some());
        settled = swapped;
    }
    let turned = drawing_of(&position, Seat::Second, settled).turned().expect("there is room");
    assert!(drawing_of(&position, Seat::Second, turned).finished().map(|finished| finished.event).is_some());
}

#[test]
fn a_domino_moves_as_it_lies_and_its_halves_change_places() {
    let position = dealt();
    let settled = point(&position, Seat::First, Settled::default(), "d4").expect("a target");
    let settled = point(&position, Seat::First, settled, "d5").expect("a target");
    let swapped = drawing_of(&position, Seat::First, settled).swapped().expect("both ways connect");
    assert_eq!(
        (swapped.cell(Which::Lower), swapped.cell(Which::Higher)),
        (Some(cell("d5")), Some(cell("d4")))
    );
    let moved = point(&position, Seat::First, settled, "c3").expect("a target");
    assert_eq!((moved.cell(Which::Lower), moved.cell(Which::Higher)), (Some(cell("c3")), Some(cell("c4"))));
}

#[test]
fn pointing_at_a_half_takes_it_up_and_back_goes_step_by_step() {
    let position = dealt();
    let one = point(&position, Seat::First, Settled::default(), "d4").expect("a target");
    let both = point(&position, Seat::First, one, "d5").expect("a target");
    let lifted = point(&position, Seat::First, both, "d4").expect("a half lies there");
    assert_eq!((lifted.cell(Which::Lower), lifted.held), (None, Which::Lower));
    assert_eq!(both.back(), Some(one));
    assert_eq!(one.back(), Some(Settled::default()));
    assert_eq!(Settled::default().back(), None);
}

#[test]
fn powers_and_the_castle_are_offered_exactly_when_a_legal_event_spends_them() {
    let positions = with_powers();
    assert!(positions.len() > 50, "{}", positions.len());
    for position in positions.into_iter().step_by(3).chain([dealt()]) {
        for seat in Seat::ALL {
            let offers = drawing_of(&position, seat, Settled::default()).offers();
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
            assert_eq!(
                !offers.castle.is_empty(),
                some(&|drawing| drawing.castle.is_some()
                    && drawing.mode == Mode::Join
                    && drawing.turn.is_none()),
                "{position}"
            );
            assert_eq!(!offers.turns.is_empty(), some(&|drawing| drawing.turn.is_some()), "{position}");
            assert_eq!(offers.leave, position.is_legal(Event::Leave(seat)), "{position}");
        }
    }
}

#[test]
fn spending_the_castle_keeps_what_lies_and_shows_the_cross() {
    let position = dealt();
    let settled = point(&position, Seat::Second, Settled::default(), "d4").expect("a target");
    let settled = point(&position, Seat::Second, settled, "d5").expect("a target");
    let castle = Some(drawing_of(&position, Seat::Second, settled).die(Which::Lower));
    let crossed = drawing_of(&position, Seat::Second, settled).spending(Mode::Join, None, castle);
    assert_eq!(crossed.cell(Which::Lower), Some(cell("d4")));
    let now = drawing_of(&position, Seat::Second, crossed);
    assert_eq!(now.look(Which::Lower), Some((Arms::Dot, Crosses::One)));
    assert_eq!(
        now.finished().map(|finished| finished.marks.iter().collect::<Vec<_>>()),
        Some(vec![Arms::Bar])
    );
    assert!(
        matches!(now.finished().map(|finished| finished.event), Some(Event::Draw(_, drawing)) if drawing.castle == castle)
    );
}

#[test]
fn a_settled_of_any_finished_drawing_can_be_made_by_pointing() {
    let position = play(dealt(), &["F:3d4s2+4d5s", "S:1d4d+2d5b", "d/b/D/?", "S:2", "F:13"]);
    for event in position.legal(Seat::Second) {
        let Event::Draw(seat, drawing) = event else { panic!("{event}") };
        let start = drawing_of(&position, seat, Settled::default()).spending(
            drawing.mode,
            drawing.turn,
            drawing.castle,
        );
        let mut settled = start;
        for (which, half) in Which::BOTH.into_iter().zip(drawing.halves) {
            if settled.cell(which) != Some(half.cell) {
                settled = settled.holding(which);
                settled = drawing_of(&position, seat, settled).point(half.cell).expect("legal");
            }
        }
        for (which, half) in Which::BOTH.into_iter().zip(drawing.halves) {
            if drawing_of(&position, seat, settled).face(which) == Face::Wild {
                settled = drawing_of(&position, seat, settled).choosing(which, half.arms);
            }
        }
        assert_eq!(
            drawing_of(&position, seat, settled).finished().map(|finished| finished.event),
            Some(event)
        );
    }
}

/// The position with these powers in the hands of a player who has none of them, if some game leads there.
fn granted(position: &Position, seat: Seat, powers: &[Power]) -> Option<Position> {
    let mut setup = position.setup();
    for &power in powers {
        let arms = position.components().arms_of(power);
        let boxes = position.components().line(arms).boxes;
        if position.owner(arms).is_some() {
            return None;
        }
        setup.spellbooks[seat].marks[arms] = boxes;
        setup.spellbooks[seat].held.insert(power);
    }
    Position::try_from(setup).ok()
}

#[test]
fn split_and_turn_are_offered_where_only_both_together_make_the_domino_drawable() {
    let mut found = 0;
    for seed in 0..400 {
        let mut chances = Chances::from_seed(seed);
        let mut position = Position::default();
        while let Some(event) = chances.next_event(&position) {
            position.play_unchecked(event);
            for seat in Seat::ALL.into_iter().filter(|_| position.to_act() == ToAct::Both) {
                let Some(position) = granted(&position, seat, &[Power::Split, Power::Turn]) else { continue };
                let drawings = || {
                    position.legal(seat).iter().filter_map(|event| match event {
                        Event::Draw(_, drawing) => Some(drawing),
                        _ => None,
                    })
                };
                let both = |drawing: &Drawing| drawing.mode == Mode::Split && drawing.turn.is_some();
                if drawings().next().is_none() || !drawings().all(|drawing| both(&drawing)) {
                    continue;
                }
                found += 1;
                let offers = drawing_of(&position, seat, Settled::default()).offers();
                assert!(!offers.drawable && offers.leave, "{position}");
                assert_eq!(offers.modes, [Mode::Split], "{position}");
                let split = drawing_of(&position, seat, Settled::default()).spending(Mode::Split, None, None);
                let turn =
                    *drawing_of(&position, seat, split).offers().turns.first().expect("a turn that helps");
                let settled = drawing_of(&position, seat, split).spending(Mode::Split, Some(turn), None);
                assert!(!drawing_of(&position, seat, settled).targets().is_empty(), "{position}");
                assert!(offers.turns.contains(&turn), "in either order: {position}");
            }
        }
    }
    assert!(found > 0, "no such position was found");
}

#[test]
fn every_drawing_that_can_still_be_made_is_legal_and_none_is_missing() {
    for position in with_powers().into_iter().step_by(9).chain([dealt()]) {
        for seat in Seat::ALL {
            let made: Vec<Event> = drawing_of(&position, seat, Settled::default())
                .drawings()
                .map(|drawing| Event::Draw(seat, drawing))
                .collect();
            assert!(made.iter().all(|&event| position.is_legal(event)));
            // One way of saying each is listed; all of them lead to one of the positions that can be made.
            let after = |event: Event| position.play(event).ok();
            let plain = position.legal(seat).iter().filter(|event| match event {
                Event::Draw(_, drawing) => Settled::of(drawing).is_plain(),
                _ => false,
            });
            for event in plain {
                assert!(made.iter().any(|&one| after(one) == after(event)), "{event} in {position}");
            }
        }
    }
}

#[test]
fn a_turn_that_leaves_no_room_for_the_castles_cross_is_not_offered() {
    // Die 3 can be turned to a face with two crosses. The castle's bonus is long spent in most of these games.
    let mut checked = 0;
    for position in with_powers() {
        let setup = Setup { castle_bonus: BySeat::both(true), ..position.setup() };
        let position = Position::try_from(setup).expect("a bonus may be kept for long");
        for seat in Seat::ALL.into_iter().filter(|&seat| position.holds(seat, Power::Turn)) {
            let blank = drawing_of(&position, seat, Settled::default());
            for die in blank.offers().castle {
                let crossed = drawing_of(&position, seat, blank.spending(Mode::Join, None, Some(die)));
                for turn in crossed.offers().turns {
                    checked += 1;
                    assert!(turn.die != die || turn.face.crosses() != Crosses::Two, "{position}");
                }
            }
        }
    }
    assert!(checked > 100, "{checked}");
}
