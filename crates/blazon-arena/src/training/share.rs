//! Shares of games: what is played, kept and read as one.

use core::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::envelope::{Reader, Writer};
use super::games::Games;
use super::{TrainingError, TrainingPlan};
use crate::workers::{News, share_out};

/// What games come to. It can be written down and read again.
pub(super) trait Share: Default + Send {
    /// Plays a game and adds it.
    fn add_game(&mut self, game: u64, games: &Games);

    fn write(&self, to: &mut Writer);

    /// Reads what was written, if that is what it is.
    fn read(from: Reader<'_>) -> Option<Self>;
}

/// Plays some shares of the games of a generation, and hands over what each came to as soon as it is played. `false` if
/// `report`, which is told how many games of them are played, says so.
pub(super) fn play_shares<S: Share>(
    plan: &TrainingPlan,
    generation: u32,
    shares: &[u64],
    games: &Games,
    threads: usize,
    report: &mut dyn FnMut(u64) -> bool,
    each: &mut dyn FnMut(u64, S) -> Result<(), TrainingError>,
) -> Result<bool, TrainingError> {
    let played = AtomicU64::new(0);
    let mut stopped = false;
    let mut failed = None;
    share_out(
        shares.len() as u64,
        threads,
        &AtomicBool::new(false),
        || (),
        |(), place, stop| {
            let mut sum = S::default();
            for game in plan.games_in(generation, shares[place as usize]) {
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                sum.add_game(game, games);
                played.fetch_add(1, Ordering::Relaxed);
            }
            Some(sum)
        },
        |news| {
            if let News::Done(place, sum) = news
                && let Err(error) = each(shares[place as usize], sum)
            {
                failed = Some(error);
                return ControlFlow::Break(());
            }
            stopped = !report(played.load(Ordering::Relaxed));
            if stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        },
    )?;
    match failed {
        Some(error) => Err(error),
        None => Ok(!stopped),
    }
}
