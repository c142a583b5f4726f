use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use anyhow::bail;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::agreement::{self, Compared, Disagreement};

/// How many games, and which.
#[derive(Args)]
pub(crate) struct Options {
    /// How many games to play.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// The seed of the first game; the others have the seeds after it.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many threads; all cores if not given.
    #[arg(long)]
    threads: Option<NonZero<usize>>,
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let start = Instant::now();
    let threads = match options.threads {
        Some(threads) => threads,
        None => std::thread::available_parallelism()?,
    };
    let style =
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left")?;
    let progress = ProgressBar::new(options.games).with_style(style);
    let next = AtomicU64::new(0);
    let all = Mutex::new(Compared::default());
    let parted: Mutex<Option<(u64, Disagreement)>> = Mutex::new(None);
    std::thread::scope(|scope| {
        for _ in 0..threads.get() {
            scope.spawn(|| {
                let mut mine = Compared::default();
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= options.games {
                        break;
                    }
                    let seed = options.seed.wrapping_add(game);
                    match agreement::play(seed) {
                        Ok(compared) => mine.add(compared),
                        Err(disagreement) => {
                            // The others stop at their next game.
                            next.store(options.games, Ordering::Relaxed);
                            lock(&parted).get_or_insert((seed, disagreement));
                            break;
                        }
                    }
                    progress.inc(1);
                }
                lock(&all).add(mine);
            });
        }
    });
    progress.finish_and_clear();
    if let Some((seed, disagreement)) = lock(&parted).take() {
        bail!("game {seed}: the library and the referee part at\n{disagreement}");
    }
    let Compared { games, events, legal_events, refusals } = *lock(&all);
    println!(
        "{games} games agree: {events} events, {legal_events} legal events and {refusals} refusals compared"
    );
    println!("seeds from {}, {:.0} s on {threads} threads", options.seed, start.elapsed().as_secs_f64());
    Ok(())
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
