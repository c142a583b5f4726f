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

/// The first seat's domino on two cells, its lower half on the first of them.
fn laid_on(position: &Position, [one, other]: [&str; 2]) -> Settled {
    let laid = point(position, Seat::First, Settled::default(), one).expect("a target");
    if laid.cell(Which::Higher) == Some(cell(other)) {
        return laid;
    }
    point(position, Seat::First, laid, other).expect("beside the first half")
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
            let targets = drawing_of(&position, seat, Settled::default().holding(which)).targets();
            let drawings = position.legal(seat).iter().filter_map(|event| match event {
                Event::Draw(_, drawing) if drawing.castle.is_none() => Some(drawing),
                _ => None,
            });
            let legal: Cells = drawings.flat_map(|drawing| drawing.halves).map(|half| half.cell).collect();
            assert_eq!(targets, legal, "{seat} {which:?}");
        }
    }
}

#[test]
fn one_point_lays_the_whole_domino_where_it_scores_most() {
    let position = dealt();
    for target in drawing_of(&position, Seat::First, Settled::default()).targets() {
        let laid = drawing_of(&position, Seat::First, Settled::default()).point(target).expect("a target");
        let finished = drawing_of(&position, Seat::First, laid).finished().expect("nothing is missing");
        let covers = |event: Event, which: Which| match event {
            Event::Draw(_, drawing) => {
                drawing.castle.is_none() && drawing.halves[which as usize].cell == target
            }
            _ => false,
        };
        let which = laid.half_on(target).expect("it lies where one points");
        let points = |event: Event| position.play(event).expect("legal").score(Seat::First);
        let legal = position.legal(Seat::First);
        let most = legal.iter().filter(|&event| covers(event, which)).map(points).max();
        assert_eq!(Some(finished.points.then), most, "{target}");
    }
}

#[test]
fn the_half_in_hand_goes_where_one_points_and_the_other_goes_beside_it() {
    let position = dealt();
    for which in Which::BOTH {
        let settled = Settled::default().holding(which);
        let laid = point(&position, Seat::First, settled, "d4").expect("beside the castle");
        assert_eq!(laid.cell(which), Some(cell("d4")));
        assert_eq!(laid.held, which.other(), "the other half comes next");
        for beside in ["c4", "d5", "e4"] {
            let moved = point(&position, Seat::First, laid, beside);
            if laid.cell(which.other()) != Some(cell(beside)) {
                let moved = moved.expect("beside the first half");
                assert_eq!(
                    (moved.cell(which), moved.cell(which.other())),
                    (Some(cell("d4")), Some(cell(beside)))
                );
            }
        }
    }
}

#[test]
fn a_wild_becomes_what_scores_most_and_can_become_something_else() {
    let position = dealt();
    let laid = point(&position, Seat::First, Settled::default(), "d4").expect("beside the castle");
    let now = drawing_of(&position, Seat::First, laid);
    assert_eq!(
        now.look(Which::Higher),
        Some((Arms::Solid, Crosses::Zero)),
        "beside a solid with two crosses"
    );
    assert_eq!(now.wilds().collect::<Vec<_>>(), [Which::Higher]);
    assert_eq!(now.arms(Which::Higher), Arms::ALL);
    let settled = now.choosing(Which::Higher, Arms::Bar);
    let settled = point(&position, Seat::First, settled, "d5").unwrap_or(settled);
    let event = drawing_of(&position, Seat::First, settled).finished().map(|finished| finished.event);
    assert!(event.is_some_and(|event| event.to_string().ends_with('b')), "{event:?}");
}

#[test]
fn a_wild_may_only_be_an_arms_that_makes_the_domino_legal() {
    // The second seat's map has a dot on d4 and a bar on d5; now it gets a bar and a wild.
    let position = play(dealt(), &["F:3d4s2+4d5s", "S:1d4d+2d5b", "d/b/D/?", "S:2", "F:13"]);
    let settled = point(&position, Seat::Second, Settled::default().holding(Which::Higher), "c5");
    let settled = settled.expect("a wild can be a bar beside the bar");
    let settled = match settled.cell(Which::Lower) {
        Some(lies) if lies == cell("b5") => settled,
        _ => point(&position, Seat::Second, settled, "b5").expect("and the bar beyond it"),
    };
    let choices = drawing_of(&position, Seat::Second, settled).arms(Which::Higher);
    assert_eq!(choices, [Arms::Bar]);
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
    let settled = laid_on(&position, ["d4", "d5"]);
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
    for at in ["e4", "f4"] {
        if settled.half_on(cell(at)).is_none() {
            settled = point(&position, Seat::Second, settled, at).expect("a target");
        }
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
fn a_domino_moves_to_where_one_points_and_its_halves_change_places() {
    let position = dealt();
    let settled = laid_on(&position, ["d4", "d5"]);
    let swapped = drawing_of(&position, Seat::First, settled).swapped().expect("both ways connect");
    assert_eq!(
        (swapped.cell(Which::Lower), swapped.cell(Which::Higher)),
        (Some(cell("d5")), Some(cell("d4")))
    );
    let moved = point(&position, Seat::First, settled, "d2").expect("a target");
    assert_eq!(moved.cell(Which::Lower), Some(cell("d2")), "the half that was put down first goes there");
    assert!(drawing_of(&position, Seat::First, moved).finished().is_some());
}

#[test]
fn pointing_at_the_domino_turns_it_and_back_takes_it_up_as_a_whole() {
    let position = dealt();
    let laid = laid_on(&position, ["d4", "d5"]);
    let turned = drawing_of(&position, Seat::First, laid).turned().expect("there is room");
    for half in ["d4", "d5"] {
        assert_eq!(point(&position, Seat::First, laid, half), Ok(turned), "{half}");
    }
    let up = laid.back().expect("it lay somewhere");
    assert!(up.is_blank() && up.held == Which::Lower);
    assert_eq!(up.back(), None);
}

#[test]
fn with_split_each_half_goes_where_one_points_and_back_takes_up_one_at_a_time() {
    let positions = with_powers();
    let seats = |position: &Position| Seat::ALL.into_iter().find(|&seat| position.holds(seat, Power::Split));
    let found = positions.iter().filter_map(|position| Some((position, seats(position)?)));
    let mut tried = 0;
    for (position, seat) in found {
        let split = drawing_of(position, seat, Settled::default()).spending(Mode::Split, None, None);
        let Some(one) = drawing_of(position, seat, split).targets().first() else { continue };
        let first = drawing_of(position, seat, split).point(one).expect("a target");
        assert_eq!(first.half_on(one), Some(Which::Lower));
        assert_eq!(first.cell(Which::Higher), None, "the other half has a place of its own");
        let other = drawing_of(position, seat, first).targets().first().expect("a place for the other");
        let both = drawing_of(position, seat, first).point(other).expect("a target");
        assert!(drawing_of(position, seat, both).finished().is_some());
        assert_eq!(both.back().and_then(|back| back.cell(Which::Lower)), Some(one));
        let lifted = drawing_of(position, seat, both).point(one).expect("a half lies there");
        assert_eq!((lifted.cell(Which::Lower), lifted.held), (None, Which::Lower));
        tried += 1;
    }
    assert!(tried > 5, "{tried}");
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
