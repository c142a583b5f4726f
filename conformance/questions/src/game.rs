//! Games and their hashes.

use std::fmt::Write;

use blazon::{Components, Edition, Position, Record, Rules};
use blazon_engine::{Chances, Day};

use crate::reason;

/// The hash of every position of a record, one a line.
pub(crate) fn hashes(text: &str) -> Result<String, String> {
    let record: Record = text.parse().map_err(reason)?;
    let lines = record.positions().fold(String::new(), |mut lines, position| {
        let _ = writeln!(lines, "{:016x}", position.stable_hash());
        lines
    });
    Ok(lines)
}

/// The level, the opponent's seed and the rolls of a day's duel.
pub(crate) fn daily(date: &str) -> Result<String, String> {
    let day: Day = date.parse().map_err(reason)?;
    let head = format!("level {}, seed {:016x}\n", day.level(), day.seed());
    let lines = (1..=Day::ROUNDS).fold(head, |mut lines, round| {
        let _ = writeln!(lines, "{round}. {}", day.roll(round));
        lines
    });
    Ok(lines)
}

/// A hash for each of so many random games, editions taking turns.
pub(crate) fn random(seed: u64, count: u64) -> String {
    (0..count).fold(String::new(), |mut lines, game| {
        let _ = writeln!(lines, "{:016x}", random_game(seed, game));
        lines
    })
}

/// Plays a random game and folds the hashes of its positions into one.
fn random_game(seed: u64, game: u64) -> u64 {
    let mut chances = Chances::of_game(seed, game);
    let edition = Edition::ALL[(game % Edition::ALL.len() as u64) as usize];
    let mut position = Position::new(Rules { edition, components: Components::BOX });
    let mut all = position.stable_hash();
    while let Some(event) = chances.next_event(&position) {
        position.play_unchecked(event);
        all = blazon_engine::mix(all ^ position.stable_hash());
    }
    all
}
