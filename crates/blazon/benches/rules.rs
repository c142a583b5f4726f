//! How long the rules take: `cargo bench -p blazon`.

use blazon::{Position, Record, Seat};

fn main() {
    divan::main();
}

/// A position in the middle of a game with every power that is declared with a drawing still held.
const MANY_CHOICES: &str = include_str!("many-choices.txt");

const GAME: &str = include_str!("../../../conformance/games/full-map.txt");

fn position() -> Position {
    MANY_CHOICES.trim().parse().expect("the position is a possible one")
}

/// Numbers that are random enough, and the same each time.
fn choices() -> impl FnMut(u32) -> u32 {
    let mut state = 0u64;
    move |n| {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (((state >> 32) * u64::from(n)) >> 32) as u32
    }
}

#[divan::bench]
fn a_thousand_random_games(bencher: divan::Bencher<'_, '_>) {
    bencher.counter(divan::counter::ItemsCount::new(1000u32)).bench_local(|| {
        let mut choose = choices();
        (0..1000).map(|_| Position::default().playout(&mut choose)).sum::<u32>()
    });
}

#[divan::bench]
fn count_many_legal_events() -> usize {
    divan::black_box(position()).legal(Seat::First).len()
}

#[divan::bench]
fn list_many_legal_events(bencher: divan::Bencher<'_, '_>) {
    let position = position();
    let many = position.legal(Seat::First).len();
    bencher
        .counter(divan::counter::ItemsCount::new(many))
        .bench_local(|| position.legal(Seat::First).iter().count());
}

#[divan::bench]
fn score(bencher: divan::Bencher<'_, '_>) {
    let position = position();
    bencher.bench_local(|| divan::black_box(&position).score(Seat::First));
}

#[divan::bench]
fn read_a_position() -> Position {
    position()
}

#[divan::bench]
fn hash_a_position(bencher: divan::Bencher<'_, '_>) {
    let position = position();
    bencher.bench_local(|| divan::black_box(&position).stable_hash());
}

#[divan::bench]
fn read_a_whole_game() -> Record {
    divan::black_box(GAME).parse().expect("the record is right")
}
