//! Games in which everything goes wrong that can.

use std::num::NonZero;
use std::time::Instant;

use blazon_chaos::{Broken, Tally};

/// Plays games, and prints what happened in them.
fn play(name: &str, play: fn(u64) -> Result<Tally, Broken>, games: u64) -> Tally {
    let start = Instant::now();
    let threads = std::thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    let tally = blazon_chaos::play_all(play, 0..games, threads, || {});
    let tally = tally.unwrap_or_else(|broken| panic!("{broken}"));
    println!("{name}: {tally}; {:.0} s on {threads} threads", start.elapsed().as_secs_f64());
    tally
}

#[test]
fn whatever_goes_wrong_a_game_ends_as_it_would_have_without() {
    let tally = play("schedules", blazon_chaos::run, 10_000);
    assert_eq!(tally.games, 10_000);
}

#[test]
fn no_moment_to_kill_a_server_loses_or_doubles_anything() {
    let tally = play("crash points", blazon_chaos::crash_points, 1_000);
    assert_eq!(tally.games, 1_000);
}
