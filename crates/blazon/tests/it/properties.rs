//! What holds in every game: random ones in every edition, with the components of the box and with others.

use std::collections::HashSet;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use blazon::{
    Arms, BySeat, Cell, Cells, Components, Crosses, Dice, Die, Domain, Drawing, Edition, Event, Face, Half,
    Mode, Position, Record, Roll, Rules, Seat, Setup, Symmetry, ToAct, Turn,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::numbers::Numbers;
use crate::random_game::{MOST_EVENTS, next_event, random_game};

/// The same cases in every run.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(17),
        ..ProptestConfig::default()
    }
}

fn any_arms() -> impl Strategy<Value = Arms> {
    prop::sample::select(&Arms::ALL[..])
}

fn any_face() -> impl Strategy<Value = Face> {
    let arms = (any_arms(), prop::sample::select(&Crosses::ALL[..]));
    prop_oneof![1 => Just(Face::Wild), 5 => arms.prop_map(|(arms, crosses)| Face::Arms(arms, crosses))]
}

/// Any dice, and lines of few boxes, so that powers come early.
fn any_components() -> impl Strategy<Value = Components> {
    let faces = prop::array::uniform4(prop::array::uniform6(any_face()));
    let powers = Just("fsbtdc".chars().collect::<Vec<char>>()).prop_shuffle();
    (faces, prop::array::uniform6(1..=4_u8), powers).prop_map(|(faces, boxes, powers)| {
        let dice = faces.iter().map(|die| die.iter().map(Face::to_string).collect::<String>() + "/");
        let lines = boxes.iter().zip(powers).map(|(boxes, power)| format!("{boxes}{power}"));
        dice.chain(lines).collect::<String>().parse().expect("components")
    })
}

fn any_rules() -> impl Strategy<Value = Rules> {
    let components = prop_oneof![Just(Components::BOX), any_components()];
    (prop::sample::select(&Edition::ALL[..]), components)
        .prop_map(|(edition, components)| Rules { edition, components })
}

/// Some position of a random game.
fn any_position() -> impl Strategy<Value = Position> {
    (any_rules(), any::<u64>(), 0..100_usize).prop_map(|(rules, seed, at)| {
        let game = random_game(Position::new(rules), seed);
        game.take(at + 1).last().expect("a start")
    })
}

/// Some position of a random game in which a player is to act.
fn any_turn() -> impl Strategy<Value = (Position, Seat)> {
    let position = any_position().prop_filter("nobody is to act", |position| !seats(position).is_empty());
    (position, any::<prop::sample::Index>()).prop_map(|(position, index)| {
        let seats = seats(&position);
        (position, seats[index.index(seats.len())])
    })
}

fn seats(position: &Position) -> Vec<Seat> {
    Seat::ALL.into_iter().filter(|&seat| position.may_act(seat)).collect()
}

/// Some position of a random game in which both are to draw.
fn both_to_draw() -> impl Strategy<Value = Position> {
    (any_rules(), any::<u64>(), 0..16_usize).prop_map(|(rules, seed, round)| {
        let game = random_game(Position::new(rules), seed);
        let positions: Vec<Position> = game.filter(|position| position.to_act() == ToAct::Both).collect();
        positions[round.min(positions.len() - 1)]
    })
}

/// The position after an event that is legal.
fn after(position: &Position, event: Event) -> Position {
    position.play(event).unwrap_or_else(|error| panic!("{error}: {position}"))
}

/// The cell of a domain of one, which is beside no other of its arms.
fn lone(domain: Domain) -> Cells {
    if domain.cells.len() == 1 { domain.cells } else { Cells::NONE }
}

/// Whatever the player may do, by what it leads to.
fn results(position: &Position, seat: Seat) -> HashSet<Position> {
    position.legal(seat).iter().map(|event| after(position, event)).collect()
}

/// Whether it is read again as the same.
fn reads_back<T: FromStr<Err: Debug> + Display + PartialEq + Debug>(value: &T) -> Result<(), TestCaseError> {
    let text = value.to_string();
    let read = text.parse::<T>();
    prop_assert!(read.as_ref().is_ok_and(|read| read == value), "{text}\nreads as {read:?}");
    Ok(())
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn every_game_ends(rules in any_rules(), seed in any::<u64>()) {
        let game: Vec<Position> = random_game(Position::new(rules), seed).collect();
        let last = game.last().expect("a start");
        prop_assert!(last.outcome().is_some());
        prop_assert!(last.round() <= 34);
        prop_assert!(game.len() as u32 - 1 <= MOST_EVENTS);
    }

    #[test]
    fn playing_out_ends_in_a_possible_position(start in any_position(), seed in any::<u64>()) {
        let mut position = start;
        let mut numbers = Numbers(seed);
        let events = position.playout(|n| numbers.below(n));
        prop_assert!(events <= MOST_EVENTS);
        prop_assert!(position.outcome().is_some());
        prop_assert_eq!(Position::try_from(position.setup()), Ok(position));
        prop_assert_eq!(events == 0, start.outcome().is_some());
    }

    #[test]
    fn playing_out_needs_no_good_answers(
        rules in any_rules(),
        answers in prop::collection::vec(any::<u32>(), 1..20),
    ) {
        let mut answers = answers.iter().cycle();
        let mut position = Position::new(rules);
        position.playout(|_| *answers.next().expect("an endless circle"));
        prop_assert!(position.outcome().is_some());
        prop_assert_eq!(Position::try_from(position.setup()), Ok(position));
    }

    #[test]
    fn every_position_of_a_game_is_possible_and_reads_back(rules in any_rules(), seed in any::<u64>()) {
        for position in random_game(Position::new(rules), seed) {
            prop_assert_eq!(Position::try_from(position.setup()), Ok(position), "{}", position);
            reads_back(&position)?;
            reads_back(&position.setup())?;
        }
    }

    #[test]
    fn replaying_a_record_gives_the_same_positions(
        start in any_position(),
        seed in any::<u64>(),
        cut in any::<prop::sample::Index>(),
    ) {
        let mut record = Record::from_position(start);
        let mut numbers = Numbers(seed);
        let mut played = vec![start];
        while let Some(event) = next_event(record.position(), &mut numbers) {
            prop_assert_eq!(record.push(event), Ok(()));
            played.push(*record.position());
        }
        prop_assert_eq!(record.positions().collect::<Vec<_>>(), played.clone());
        reads_back(&record)?;
        let cut = cut.index(played.len());
        record.truncate(cut);
        prop_assert_eq!(record.position(), &played[cut]);
        reads_back(&record)?;
    }

    #[test]
    fn the_score_is_the_sum_over_the_domains(position in any_position()) {
        for seat in Seat::ALL {
            let kingdom = position.kingdom(seat);
            let domains: Vec<Domain> = kingdom.domains().collect();
            prop_assert_eq!(kingdom.score(), domains.iter().map(|domain| domain.score()).sum::<u32>());
            let largest = domains.iter().map(|domain| domain.cells.len()).max();
            prop_assert_eq!(kingdom.largest(), largest.unwrap_or(0));
            let chosen = position.spellbook(seat).chosen;
            let bonus = 3 * domains.iter().filter(|domain| Some(domain.arms) == chosen).count() as u32;
            prop_assert_eq!(position.score(seat), kingdom.score() + bonus);
            // Each drawn cell is in one domain, with the cells around it that have its arms and no others.
            let cells: Vec<Cell> = domains.iter().flat_map(|domain| domain.cells).collect();
            prop_assert_eq!(cells.len() as u32, kingdom.drawn().len());
            for domain in domains {
                let beside = domain.cells.neighbours() & kingdom.cells_of(domain.arms);
                prop_assert_eq!(beside, domain.cells - lone(domain));
                prop_assert!(domain.cells.iter().all(|cell| kingdom.domain_at(cell) == Some(domain)));
            }
        }
    }

    #[test]
    fn the_cells_of_a_set_are_numbered_as_they_are_listed(position in any_position()) {
        for set in [position.kingdom(Seat::First).drawn(), position.kingdom(Seat::Second).empty()] {
            let listed: Vec<Option<Cell>> = set.iter().map(Some).chain([None]).collect();
            let numbered: Vec<Option<Cell>> = (0..=set.len()).map(|index| set.nth(index)).collect();
            prop_assert_eq!(listed, numbered);
            prop_assert_eq!(set.iter().collect::<Cells>(), set);
        }
    }

    #[test]
    fn the_weights_of_all_rolls_are_those_of_four_dice(components in any_components()) {
        let rolls: Vec<(Roll, u32)> = Roll::distinct(&components).collect();
        prop_assert_eq!(rolls.iter().map(|(_, weight)| weight).sum::<u32>(), 6 * 6 * 6 * 6);
        let different: HashSet<Roll> = rolls.iter().map(|(roll, _)| *roll).collect();
        prop_assert_eq!(different.len(), rolls.len());
        let position = Position::new(Rules { components, ..Rules::default() });
        prop_assert!(rolls.iter().all(|(roll, _)| position.is_legal(Event::Roll(*roll))));
    }

    #[test]
    fn it_does_not_matter_who_draws_first(position in both_to_draw(), seed in any::<u64>()) {
        let mut numbers = Numbers(seed);
        for _ in 0..20 {
            let [first, second] = Seat::ALL.map(|seat| {
                position.legal(seat).pick(|n| numbers.below(n)).expect("something to draw or to leave")
            });
            let one_way = after(&after(&position, first), second);
            let other_way = after(&after(&position, second), first);
            prop_assert_eq!(one_way, other_way, "{} {} {}", position, first, second);
            prop_assert_eq!(one_way.stable_hash(), other_way.stable_hash());
        }
    }

    #[test]
    fn a_players_drawing_changes_nothing_of_the_others(position in both_to_draw()) {
        for seat in Seat::ALL {
            let others = |position: &Position| {
                let setup = position.setup();
                (setup.kingdoms[!seat], setup.spellbooks[!seat], setup.castle_bonus[!seat])
            };
            for event in position.legal(seat) {
                let after = after(&position, event);
                prop_assert_eq!(others(&after), others(&position));
                prop_assert_eq!(after.legal(!seat).len(), position.legal(!seat).len());
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn every_legal_event_is_accepted_and_reads_back((position, seat) in any_turn()) {
        for event in position.legal(seat) {
            prop_assert_eq!(position.check(event), Ok(()), "{} {}", position, event);
            prop_assert!(position.is_legal(event));
            prop_assert_eq!(event.seat(), Some(seat));
            reads_back(&event)?;
            let next = after(&position, event);
            prop_assert_eq!(Position::try_from(next.setup()), Ok(next), "{} {}", position, event);
        }
    }

    #[test]
    fn legal_events_are_counted_as_they_are_listed(rules in any_rules(), seed in any::<u64>()) {
        for position in random_game(Position::new(rules), seed) {
            for seat in Seat::ALL {
                let legal = position.legal(seat);
                prop_assert_eq!(legal.len(), legal.iter().count(), "{} {}", position, seat);
                prop_assert_eq!(legal.is_empty(), legal.iter().next().is_none());
                prop_assert_eq!(legal.is_empty(), !position.may_act(seat));
                prop_assert_eq!(legal.is_empty(), legal.pick(|_| 0).is_none());
            }
        }
    }

    /// The last to draw sees the marks made, and a line that player A fills may swallow a difference in player
    /// B's.
    #[test]
    fn no_two_legal_events_lead_to_the_same_position(position in both_to_draw()) {
        for seat in Seat::ALL {
            let events = position.legal(seat).len();
            prop_assert_eq!(results(&position, seat).len(), events, "{} {}", position, seat);
        }
    }

    #[test]
    fn every_legal_event_can_be_picked_and_no_other((position, seat) in any_turn()) {
        let picked: HashSet<Position> =
            every_pick(&position, seat).map(|event| after(&position, event)).collect();
        let listed = results(&position, seat);
        let lens = (picked.len(), listed.len());
        prop_assert!(picked == listed, "{position} {seat}: {lens:?} picked and listed");
    }

    #[test]
    fn a_refused_event_changes_nothing(
        (position, seat) in any_turn(),
        event in any_event(),
        seed in any::<u64>(),
    ) {
        let mut numbers = Numbers(seed);
        let legal = position.legal(seat).pick(|n| numbers.below(n)).expect("something to do");
        let other = other_half(legal, event, &mut numbers);
        for event in [event, other, legal] {
            match position.play(event) {
                Ok(_) => prop_assert_eq!(position.check(event), Ok(())),
                Err(error) => {
                    prop_assert_eq!(position.check(event), Err(error.reason));
                    prop_assert_eq!(error.position, position);
                    prop_assert_eq!(error.event, event);
                }
            }
            // Whatever is accepted is listed, said in this way or in another.
            if let (Ok(after), Some(seat)) = (position.play(event), event.seat()) {
                let is_listed = position.legal(seat).iter().any(|other| position.play(other) == Ok(after));
                prop_assert!(is_listed, "{} is accepted but not listed: {}", event, position);
            }
        }
    }

    #[test]
    fn an_unchecked_event_never_panics(
        start in any_position(),
        events in prop::collection::vec(any_event(), 1..40),
    ) {
        let mut position = start;
        for event in events {
            position.play_unchecked(event);
            let _ = (position.to_string(), position.standing(), position.to_act());
            let _ = Seat::ALL.map(|seat| position.legal(seat).len());
        }
    }

    #[test]
    fn a_symmetric_position_has_symmetric_legal_events((position, seat) in any_turn()) {
        for first in Symmetry::ALL {
            for second in Symmetry::ALL {
                let symmetries = BySeat { first, second };
                let seen = position.seen_through(symmetries);
                prop_assert_eq!(seen.seen_through(symmetries), position);
                prop_assert_eq!(seen.standing(), position.standing());
                let mut expected = HashSet::new();
                for event in position.legal(seat) {
                    let result = after(&position, event).seen_through(symmetries);
                    prop_assert_eq!(seen.play(symmetries[seat].event(event)), Ok(result));
                    expected.insert(result);
                }
                prop_assert!(results(&seen, seat) == expected, "{} {:?}", position, symmetries);
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(3_000))]

    #[test]
    fn no_text_makes_reading_panic(text in any_text()) {
        read_everything(&text)?;
    }

    #[test]
    fn no_broken_text_makes_reading_panic(
        position in any_position(),
        event in any_event(),
        which in 0..6_u32,
        seed in any::<u64>(),
    ) {
        let mut numbers = Numbers(seed);
        let components = *position.components();
        let mut text = match which {
            0 | 1 => position.to_string(),
            2 => event.to_string(),
            3 => components.to_string(),
            4 => components.file_text().to_string(),
            _ => short_record(position, &mut numbers).to_string(),
        };
        for _ in 0..=numbers.below(3) {
            text = broken(&text, &mut numbers);
            read_everything(&text)?;
        }
    }

    /// Nothing is asked of a setup but what can be seen on the sheets, so this is not a matter of course.
    #[test]
    fn whatever_position_is_accepted_can_be_played_to_its_end(
        position in any_position(),
        seed in any::<u64>(),
    ) {
        let mut numbers = Numbers(seed);
        let text = broken(&position.to_string(), &mut numbers);
        if let Ok(start) = text.parse::<Position>() {
            for position in random_game(start, seed) {
                let read = Position::try_from(position.setup());
                prop_assert_eq!(read, Ok(position), "{} from {}", position, start);
            }
        }
    }
}

#[test]
fn a_symmetry_does_to_the_map_what_its_name_says() {
    let moved = [[Cell::A1, Cell::C4], [Cell::G1, Cell::E4], [Cell::A5, Cell::C2], [Cell::G5, Cell::E2]];
    for (symmetry, moved) in Symmetry::ALL.into_iter().zip(moved) {
        assert_eq!([Cell::A1, Cell::C4].map(|cell| symmetry.cell(cell)), moved, "{symmetry:?}");
    }
}

/// Every event that picking can give, by going through all the answers it may be given.
fn every_pick(position: &Position, seat: Seat) -> impl Iterator<Item = Event> {
    // The answer to each question, and below which number it has to be.
    let mut answers: Vec<(u32, u32)> = Vec::new();
    let mut is_first = true;
    std::iter::from_fn(move || {
        if !std::mem::take(&mut is_first) {
            // On to the next answers: one more for the last question that has one more.
            while answers.pop_if(|(answer, limit)| *answer + 1 == *limit).is_some() {}
            answers.last_mut()?.0 += 1;
        }
        let mut asked = 0;
        let event = position.legal(seat).pick(|limit| {
            if asked == answers.len() {
                answers.push((0, limit));
            }
            asked += 1;
            answers[asked - 1].0
        });
        Some(event.expect("something to do"))
    })
}

fn any_seat() -> impl Strategy<Value = Seat> {
    prop::sample::select(&Seat::ALL[..])
}

fn any_die() -> impl Strategy<Value = Die> {
    prop::sample::select(&Die::ALL[..])
}

fn any_cell() -> impl Strategy<Value = Cell> {
    prop::sample::select(Cell::all().collect::<Vec<_>>())
}

fn any_half() -> impl Strategy<Value = Half> {
    (any_die(), any_cell(), any_arms(), prop::sample::select(&Crosses::ALL[..]))
        .prop_map(|(die, cell, arms, crosses)| Half { die, cell, arms, crosses })
}

/// Anything that can be written down, and some that cannot.
fn any_event() -> impl Strategy<Value = Event> {
    let roll = prop::array::uniform4(any_face()).prop_map(|faces| Event::Roll(Roll::new(faces)));
    let dice = prop::collection::vec(any_die(), 0..5)
        .prop_map(|dice| dice.into_iter().fold(Dice::NONE, |dice, die| dice.with(Dice::one(die))));
    let turn = (any_die(), any_face()).prop_map(|(die, face)| Turn { die, face });
    let drawing = (
        [any_half(), any_half()],
        prop::sample::select(&Mode::ALL[..]),
        prop::option::of(any_die()),
        prop::option::of(turn),
    );
    let drawing = drawing.prop_map(|(halves, mode, castle, turn)| Drawing { halves, mode, castle, turn });
    prop_oneof![
        1 => roll,
        2 => (any_seat(), dice).prop_map(|(seat, dice)| Event::Take(seat, dice)),
        6 => (any_seat(), drawing).prop_map(|(seat, drawing)| Event::Draw(seat, drawing)),
        1 => any_seat().prop_map(Event::Leave),
        1 => (any_seat(), any_arms()).prop_map(|(seat, arms)| Event::Choose(seat, arms)),
        1 => (any_seat(), any_cell()).prop_map(|(seat, cell)| Event::AddCross(seat, cell)),
        1 => any_seat().prop_map(Event::Lots),
    ]
}

/// A legal drawing with one thing from another drawing: more often nearly legal than not.
fn other_half(legal: Event, other: Event, numbers: &mut Numbers) -> Event {
    let (Event::Draw(seat, mut drawing), Event::Draw(_, other)) = (legal, other) else {
        return other;
    };
    let half = numbers.below(2) as usize;
    match numbers.below(7) {
        0 => drawing.mode = other.mode,
        1 => drawing.castle = other.castle,
        2 => drawing.turn = other.turn,
        3 => drawing.halves[half].cell = other.halves[half].cell,
        4 => drawing.halves[half].arms = other.halves[half].arms,
        5 => drawing.halves[half].crosses = other.halves[half].crosses,
        _ => drawing.halves.swap(0, 1),
    }
    Event::Draw(seat, drawing)
}

fn any_text() -> impl Strategy<Value = String> {
    let signs = "dbDBsq?12345cfg.#/:-^+~=!xFSa \n[]\"\\;*09lineroutakw";
    let of_signs = prop::collection::vec(prop::sample::select(signs.chars().collect::<Vec<_>>()), 0..60);
    prop_oneof![any::<String>(), of_signs.prop_map(|signs| signs.into_iter().collect())]
}

fn short_record(start: Position, numbers: &mut Numbers) -> Record {
    let mut record = Record::from_position(start);
    record.set_tag("First", "Ada \"the \\ first\" Löwe").expect("a tag");
    for _ in 0..numbers.below(12) {
        if let Some(event) = next_event(record.position(), numbers) {
            record.push(event).expect("a legal event");
        }
    }
    record
}

/// A text with one character more, less or other, two swapped, or its end gone.
fn broken(text: &str, numbers: &mut Numbers) -> String {
    const SIGNS: &[char] = &[
        'd',
        'b',
        'D',
        'B',
        's',
        'q',
        '?',
        '0',
        '1',
        '2',
        '3',
        '9',
        '.',
        '#',
        '/',
        ':',
        '-',
        '^',
        '+',
        ' ',
        '*',
        'F',
        'S',
        '"',
        '\\',
        '[',
        ']',
        ';',
        '\n',
        '\r',
        '\0',
        'é',
        '猫',
        '\u{10ffff}',
    ];
    let mut signs: Vec<char> = text.chars().collect();
    let at = numbers.below(signs.len() as u32 + 1) as usize;
    let sign = SIGNS[numbers.below(SIGNS.len() as u32) as usize];
    match numbers.below(5) {
        0 => signs.insert(at, sign),
        1 => drop(signs.drain(at..(at + 1).min(signs.len()))),
        2 | 3 => {
            if let Some(there) = signs.get_mut(at) {
                *there = sign;
            }
        }
        _ if numbers.below(2) == 0 => signs.truncate(at),
        _ if at + 1 < signs.len() => signs.swap(at, at + 1),
        _ => {}
    }
    signs.into_iter().collect()
}

/// Reads a text as everything there is; what can be read is written, and read again as the same.
fn read_everything(text: &str) -> Result<(), TestCaseError> {
    fn read<T: FromStr<Err: Debug> + Display + PartialEq + Debug>(text: &str) -> Result<(), TestCaseError> {
        text.parse::<T>().map_or(Ok(()), |value| reads_back(&value))
    }
    read::<Arms>(text)?;
    read::<Cell>(text)?;
    read::<Components>(text)?;
    read::<Dice>(text)?;
    read::<Die>(text)?;
    read::<Edition>(text)?;
    read::<Event>(text)?;
    read::<Face>(text)?;
    read::<Position>(text)?;
    read::<Record>(text)?;
    read::<Roll>(text)?;
    read::<Seat>(text)?;
    read::<Setup>(text)
}
