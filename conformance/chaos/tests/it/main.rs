//! Games in which everything goes wrong that can.

use std::io::Write;
use std::num::NonZero;
use std::time::Instant;

use blazon_chaos::{Broken, Tally};

/// Plays games, and prints what happened in them.
fn play(name: &str, play: fn(u64) -> Result<Tally, Broken>, games: u64) -> Tally {
    let start = Instant::now();
    let threads = std::thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    let tally = blazon_chaos::play_all(play, 0..games, threads, || {});
    let tally = tally.unwrap_or_else(|broken| panic!("{broken}"));
    // Not by `println!`, which is only heard of when a test fails.
    let seconds = start.elapsed().as_secs_f64();
    let _ = writeln!(std::io::stdout(), "{name}: {tally}; {seconds:.0} s on {threads} threads");
    tally
}

#[test]
fn whatever_goes_wrong_a_game_ends_as_it_would_have_without() {
    let tally = play("schedules", blazon_chaos::run, 11_000);
    assert_eq!((tally.games, tally.equal + tally.cut_short), (11_000, 11_000));
    assert!(tally.equal >= 10_000, "few are cut short");
}

#[test]
fn no_moment_to_kill_a_server_loses_or_doubles_anything() {
    let tally = play("crash points", blazon_chaos::crash_points, 2_000);
    assert_eq!(tally.games, 2_000);
}
