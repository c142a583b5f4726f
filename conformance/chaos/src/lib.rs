//! A whole server with its store and its clients, and every accident that can happen to them.
//!
//! Nothing of `blazon-online` opens a socket, reads a clock, draws a random number or writes to a disk. So servers, store,
//! lines and people can all run in one place, in a time of their own, and a number decides everything that happens: which
//! messages are lost, late or doubled, when a server is killed and in the middle of what, whose clock is put back, who
//! reloads the page, who looks at the game on two devices.
//!
//! Two people play a game through all that. What they do depends on nothing but the game as they see it and on themselves, so
//! however much goes wrong, the game has to end as it would have ended without: [`undisturbed`] works that out with the
//! rules and the dice alone. Besides, everything that a server says is read on its way:
//!
//! - nothing is said that the store does not have, and nothing that was acknowledged is ever missing or there twice;
//! - no drawing is sent to anybody who may not see it yet, and no secret before the end;
//! - nobody's clock runs while no server is there;
//! - nobody is said to be gone who is there, on whatever server;
//! - servers that share a store agree in the end on who is there, however many of their signals were lost;
//! - at the end all clients have the same record, and have found the dice fair.
//!
//! [`run`] plays one game with accidents at random moments, [`crash_points`] one in which the server is killed in the middle
//! of what it does with the store.

mod connection;
mod device;
mod fate;
mod ledger;
mod node;
mod person;
mod schedule;
mod store;
mod tally;
mod undisturbed;
mod world;

pub use fate::Fate;
pub use person::choose;
pub use schedule::Schedule;
pub use tally::Tally;
pub use undisturbed::{in_order, undisturbed};

use std::num::NonZero;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::world::World;

/// A promise that was broken in the game of a seed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {seed}, after {after} ms: {what}")]
pub struct Broken {
    /// The seed: with it the game can be played again.
    pub seed: u64,
    /// How far the game had come, in milliseconds of its own time.
    pub after: u64,
    /// Which promise.
    pub what: String,
}

/// Plays one game with accidents at random moments.
pub fn run(seed: u64) -> Result<Tally, Broken> {
    World::new(seed, Schedule::accidents(seed)).play()
}

/// Plays one game in which the server is killed in the middle of what it does with the store: before every eighth append or
/// between it and its acknowledgement, and now and then while reading. With every seed it begins at another append, so in
/// sixteen games it is killed at all of them, before and after.
pub fn crash_points(seed: u64) -> Result<Tally, Broken> {
    World::new(seed, Schedule::crashes(seed)).play()
}

/// At every how many appends a server is killed.
const CRASHES_EVERY: u64 = 8;

/// Plays the games of many seeds on several threads, and says after each that it is over. Returns what happened in all of
/// them, or the first promise that was broken.
pub fn play_all(
    play: fn(u64) -> Result<Tally, Broken>,
    seeds: Range<u64>,
    threads: NonZero<usize>,
    over: impl Fn() + Sync,
) -> Result<Tally, Broken> {
    let next = AtomicU64::new(seeds.start);
    let all = Mutex::new(Ok(Tally::default()));
    std::thread::scope(|scope| {
        for _ in 0..threads.get() {
            scope.spawn(|| {
                let mut mine = Tally::default();
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= seeds.end {
                        break;
                    }
                    match play(seed) {
                        Ok(tally) => mine += tally,
                        Err(broken) => {
                            // The others stop after their game.
                            next.store(seeds.end, Ordering::Relaxed);
                            *lock(&all) = Err(broken);
                            return;
                        }
                    }
                    over();
                }
                if let Ok(all) = &mut *lock(&all) {
                    *all += mine;
                }
            });
        }
    });
    all.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_accidents_nothing_is_sent_twice_and_nothing_lost() {
        for seed in 0..50 {
            let tally =
                World::new(seed, Schedule::accidents(seed).calm()).play().expect("no promise is broken");
            let Tally { games, drops, duplicates, kills, conflicts, .. } = tally;
            assert_eq!((games, drops, duplicates, kills), (1, 0, 0, 0), "{seed}: {tally}");
            assert!(conflicts == 0 || Schedule::accidents(seed).nodes == 2, "{seed}: {tally}");
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_accidents() {
        for seed in 0..50 {
            assert_eq!(run(seed), run(seed));
            assert_eq!(crash_points(seed), crash_points(seed));
        }
    }
}
