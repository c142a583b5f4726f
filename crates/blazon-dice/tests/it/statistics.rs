//! What dice look like by the million.

use std::collections::HashMap;

use blazon::{Components, Die, Event, Record, Roll};
use blazon_dice::{ByChair, ChiSquared, FairDice, Nonce, RollTally, RollTallyError, Secret};

use crate::fair_game::Parts;

/// Less probable than this is called unfair. The dice here are the same in every run, so a test that has passed once
/// passes.
const LEAST_P: f64 = 0.001;

/// The dice of table `number`.
fn dice(number: u32) -> FairDice {
    let bytes = |part: u8| {
        let mut bytes = [part; 32];
        bytes[..4].copy_from_slice(&number.to_be_bytes());
        bytes
    };
    let nonces = ByChair { host: Nonce::from(bytes(2)), guest: Nonce::from(bytes(3)) };
    FairDice::new("statistics", &Secret::from(bytes(1)), &nonces)
}

#[test]
fn ten_million_rolls_are_as_chance_has_them() {
    let components = Components::BOX;
    let mut tally = RollTally::new(components);
    let mut rolls: HashMap<Roll, u64> = HashMap::new();
    for table in 0..10_000 {
        let dice = dice(table);
        let mut previous = None;
        for index in 0..1000 {
            let roll = dice.roll(index, &components);
            tally.add(roll, previous).expect("these dice");
            *rolls.entry(roll).or_default() += 1;
            previous = Some(roll);
        }
    }
    assert_eq!(tally.rolls(), 10_000_000);
    for die in Die::ALL {
        println!("die {die}: {:?}", components.faces(die).map(|face| face.to_string()));
        println!("    {:?}", tally.faces()[die as usize]);
        println!("    pairs {:?}", tally.pairs()[die as usize]);
    }
    let weights = Roll::distinct(&components);
    let whole =
        ChiSquared::weighted(weights.map(|(roll, weight)| (rolls.get(&roll).copied().unwrap_or(0), weight)));
    for (what, test, freedom) in
        [("faces", tally.face_test(), 19), ("pairs", tally.pair_test(), 110), ("whole rolls", whole, 1079)]
    {
        println!(
            "{what}: χ² = {:.2} with {} degrees of freedom, p = {:.4}",
            test.value,
            test.freedom,
            test.p()
        );
        assert_eq!(test.freedom, freedom);
        assert!(test.p() > LEAST_P && test.p() < 1.0 - LEAST_P, "{what}: {test:?}");
    }
}

#[test]
fn who_starts_and_lots_are_even_and_unrelated() {
    let mut counts = [0; 4];
    for table in 0..100_000 {
        let dice = dice(table);
        counts[usize::from(dice.host_starts()) * 2 + dice.lots() as usize] += 1;
    }
    let test = ChiSquared::uniform(&counts);
    println!("{counts:?}: χ² = {:.2}, p = {:.4}", test.value, test.p());
    assert!(test.p() > LEAST_P, "{test:?}");
}

#[test]
fn a_face_on_two_sides_is_expected_twice_as_often() {
    let mut tally = RollTally::new(Components::BOX);
    for (roll, weight) in Roll::distinct(&Components::BOX) {
        for _ in 0..weight {
            tally.add(roll, None).expect("these dice");
        }
    }
    assert_eq!(
        tally.faces()[0],
        [216, 432, 0, 216, 216, 216],
        "the second dot of die 1 is counted with the first"
    );
    let test = tally.face_test();
    assert!(test.value.abs() < 1e-9 && test.p() > 0.999_999, "{test:?}");
}

#[test]
fn a_loaded_die_is_found_and_so_is_one_that_remembers() {
    let rolls: Vec<Roll> = (0..60_000).map(|index| dice(0).roll(index, &Components::BOX)).collect();
    let tally_of = |rolls: &mut dyn Iterator<Item = Roll>| {
        let mut tally = RollTally::new(Components::BOX);
        let mut previous = None;
        for roll in rolls {
            tally.add(roll, previous).expect("these dice");
            previous = Some(roll);
        }
        tally
    };
    let fair = tally_of(&mut rolls.iter().copied());
    assert!(fair.face_test().p() > LEAST_P && fair.pair_test().p() > LEAST_P);
    // Every thirtieth roll is thrown again until die 3 shows quarters.
    let wanted = rolls.iter().find(|roll| roll.face(Die::Three).to_string() == "q2").expect("a sixth of all");
    let loaded =
        tally_of(&mut rolls.iter().enumerate().map(|(i, &roll)| if i % 30 == 0 { *wanted } else { roll }));
    assert!(loaded.face_test().p() < 1e-9, "{:?}", loaded.face_test());
    // Every face as often as it should be, and every other roll the same as the one before.
    let doubled = tally_of(&mut rolls.iter().flat_map(|&roll| [roll, roll]));
    assert!(doubled.pair_test().p() < 1e-9, "{:?}", doubled.pair_test());
}

#[test]
fn tallies_of_parts_are_the_tally_of_the_whole() {
    let games = [1, 2, 3].map(|number| Parts::new("7", number).game());
    let mut whole = RollTally::new(Components::BOX);
    let mut merged = RollTally::new(Components::BOX);
    for game in &games {
        whole.add_record(game).expect("these dice");
        let mut part = RollTally::new(Components::BOX);
        part.add_record(game).expect("these dice");
        let stored = RollTally::from_counts(*part.components(), *part.faces(), *part.pairs());
        assert_eq!(stored, part);
        merged.merge(&stored).expect("these dice");
    }
    assert_eq!(merged, whole);
    let rolls = games.iter().flat_map(Record::events).filter(|event| matches!(event, Event::Roll(_))).count();
    assert_eq!(whole.rolls(), rolls as u64);
    let pairs: u64 = whole.pairs()[3].as_flattened().iter().sum();
    assert_eq!(pairs, rolls as u64 - 3, "the first roll of a game follows on none");
}

#[test]
fn rolls_of_other_dice_do_not_belong_here() {
    let other: Components =
        "?dbDBs/d1b1D1B1s1q1/d2b2D2B2s2q2/q?dbDB/5f5s4b4t3d3c".parse().expect("components");
    let game = Parts::new("7", 1).game();
    let mut tally = RollTally::new(other);
    let before = tally.clone();
    assert_eq!(tally.add_record(&game), Err(RollTallyError::Components));
    assert_eq!(tally.merge(&RollTally::new(Components::BOX)), Err(RollTallyError::Components));
    let roll = dice(0).roll(0, &Components::BOX);
    assert!(matches!(tally.add(roll, None), Err(RollTallyError::Face(_))));
    let own = dice(0).roll(0, &other);
    assert!(tally.add(own, Some(roll)).is_err());
    assert_eq!(tally, before, "what is refused is not counted by half");
}

#[test]
fn counts_from_elsewhere_overflow_without_harm() {
    let full = RollTally::from_counts(Components::BOX, [[u64::MAX; 6]; 4], [[[u64::MAX; 6]; 6]; 4]);
    let mut tally = full.clone();
    tally.merge(&full).expect("these dice");
    tally.add(dice(0).roll(0, &Components::BOX), None).expect("these dice");
    assert_eq!((tally.rolls(), &tally), (u64::MAX, &full));
    assert!(tally.face_test().value > 0.0 && tally.pair_test().p() < 1.0);
}
