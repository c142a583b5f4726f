//! Neither the legal events nor random play allocate: they are what engines spend their time on.

#[path = "it/numbers.rs"]
mod numbers;

use allocation_counter::measure;
use blazon::{Edition, Event, Position, Roll, Rules, Seat, perft};

use numbers::Numbers;

/// How many allocations it makes.
fn allocations(run: impl FnOnce()) -> u64 {
    measure(run).count_total
}

#[test]
fn the_counter_counts() {
    assert!(allocations(|| drop(Position::default().to_string())) > 0);
}

#[test]
fn random_play_allocates_nothing() {
    let mut numbers = Numbers(1);
    let count = allocations(|| {
        for _ in 0..1_000 {
            let mut position = Position::new(Rules { edition: Edition::Italian, ..Rules::default() });
            position.playout(|n| numbers.below(n));
            assert!(position.outcome().is_some());
        }
    });
    assert_eq!(count, 0);
}

#[test]
fn listing_counting_checking_and_picking_legal_events_allocates_nothing() {
    let mut numbers = Numbers(2);
    let mut listed = 0;
    let count = allocations(|| {
        for _ in 0..100 {
            let mut position = Position::default();
            while position.outcome().is_none() {
                for seat in Seat::ALL {
                    let legal = position.legal(seat);
                    let accepted = legal.iter().filter(|&event| position.play(event).is_ok()).count();
                    assert_eq!(accepted, legal.len());
                    listed += accepted;
                }
                let event =
                    Seat::ALL.iter().find_map(|&seat| position.legal(seat).pick(|n| numbers.below(n)));
                let roll = position.components().roll(|n| numbers.below(n));
                position.play_unchecked(event.unwrap_or(Event::Roll(roll)));
            }
        }
    });
    assert_eq!(count, 0);
    assert!(listed > 100_000, "{listed} events");
}

#[test]
fn scoring_hashing_and_refusing_allocate_nothing() {
    let mut position = Position::default();
    let mut numbers = Numbers(3);
    let count = allocations(|| {
        position.playout(|n| numbers.below(n));
        let points = Seat::ALL.map(|seat| position.score(seat) + position.largest(seat));
        assert!(points.iter().sum::<u32>() > 0);
        assert_ne!(position.stable_hash(), Position::default().stable_hash());
        assert!(position.play(Event::Leave(Seat::First)).is_err());
    });
    assert_eq!(count, 0);
}

#[test]
fn perft_allocates_nothing() {
    let rolls: [Roll; 1] = ["d/b/s2/b1".parse().expect("a roll")];
    let count = allocations(|| assert_eq!(perft(&Position::default(), &rolls), 39_168));
    assert_eq!(count, 0);
}
