//! Parts of a run put together.

use std::collections::BTreeSet;

use blazon_arena::{Ladder as Schedule, Pairing, Sums};
use blazon_wire::{ContestOptions, Ladder, Match, Parts, Rated};

use super::line;

/// Why parts do not belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unfit {
    /// It is not a part of the same run.
    Different,
    /// This part is there already.
    Twice(u32),
}

/// Adds a match to another part of the same.
pub(crate) fn add_match(one: &Match, other: &Match) -> Result<Match, Unfit> {
    let same = one.version == other.version
        && one.left == other.left
        && one.right == other.right
        && one.sprt.is_none()
        && other.sprt.is_none();
    if !same {
        return Err(Unfit::Different);
    }
    let terms = add_terms(&one.options, &other.options)?;
    let mut sums = line::sums(one).ok_or(Unfit::Different)?;
    sums.merge(&line::sums(other).ok_or(Unfit::Different)?);
    Ok(line::line(one.version.clone(), [one.left.clone(), one.right.clone()], terms, &sums, None))
}

/// Adds a ladder to another part of the same.
pub(crate) fn add_ladder(one: &Ladder, other: &Ladder) -> Result<Ladder, Unfit> {
    let names = |ladder: &Ladder| -> Vec<String> {
        ladder.players.iter().map(|player| player.name.clone()).collect()
    };
    let same = one.version == other.version
        && names(one) == names(other)
        && one.matches.len() == other.matches.len()
        && one.self_matches.len() == other.self_matches.len();
    if !same {
        return Err(Unfit::Different);
    }
    let all = |ones: &[Match], others: &[Match]| -> Result<Vec<Match>, Unfit> {
        ones.iter().zip(others).map(|(one, other)| add_match(one, other)).collect()
    };
    let terms = add_terms(&one.options, &other.options)?;
    let matches = all(&one.matches, &other.matches)?;
    let self_matches = all(&one.self_matches, &other.self_matches)?;
    ladder(one.version.clone(), terms, matches, self_matches, &names(one)).ok_or(Unfit::Different)
}

/// The line of a ladder, rated by its matches; nothing if they are not those of these contestants.
pub(crate) fn ladder(
    version: String,
    terms: ContestOptions,
    matches: Vec<Match>,
    self_matches: Vec<Match>,
    names: &[String],
) -> Option<Ladder> {
    let contestants = names.iter().map(|name| name.parse().ok()).collect::<Option<Vec<_>>>()?;
    let schedule = Schedule::new(contestants);
    // The anchor is among them, and nobody twice.
    if schedule.contestants.len() != names.len() {
        return None;
    }
    let place = |name: &str| names.iter().position(|known| known == name);
    let played: Vec<(Pairing, Sums)> = matches
        .iter()
        .map(|one| {
            let pairing = Pairing { left: place(&one.left)?, right: place(&one.right)? };
            Some((pairing, line::sums(one)?))
        })
        .collect::<Option<_>>()?;
    let players = schedule
        .ratings(&played)
        .into_iter()
        .zip(names)
        .enumerate()
        .map(|(place, (elo, name))| {
            let mut games = 0;
            let mut cost = blazon_arena::Cost::default();
            for (pairing, sums) in &played {
                if pairing.left == place {
                    games += sums.games();
                    cost.merge(&sums.cost.left);
                } else if pairing.right == place {
                    games += sums.games();
                    cost.merge(&sums.cost.right);
                }
            }
            Rated {
                name: name.clone(),
                elo: elo.mean,
                elo_low: elo.low,
                elo_high: elo.high,
                games,
                ms_per_decision: cost.milliseconds(),
            }
        })
        .collect();
    Some(Ladder { version, options: terms, players, matches, self_matches })
}

/// The terms of two parts of the same run together. When the last part is there they are those of the whole.
fn add_terms(one: &ContestOptions, other: &ContestOptions) -> Result<ContestOptions, Unfit> {
    let alike = |terms: &ContestOptions| ContestOptions { shard: None, stopped: false, ..terms.clone() };
    if alike(one) != alike(other) {
        return Err(Unfit::Different);
    }
    let (Some(mine), Some(more)) = (&one.shard, &other.shard) else {
        // One of them is the whole run, so the other one is in it.
        return Err(Unfit::Twice(1));
    };
    if mine.of != more.of {
        return Err(Unfit::Different);
    }
    let mut parts: BTreeSet<u32> = mine.parts.iter().copied().collect();
    if let Some(&twice) = more.parts.iter().find(|&&part| !parts.insert(part)) {
        return Err(Unfit::Twice(twice));
    }
    let whole = parts.iter().copied().eq(1..=mine.of);
    let shard = (!whole).then(|| Parts { parts: parts.into_iter().collect(), of: mine.of });
    Ok(ContestOptions { shard, stopped: one.stopped || other.stopped, ..one.clone() })
}
