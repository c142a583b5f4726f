//! Parts of a run put together.

use std::collections::BTreeSet;

use blazon_arena::{Cost, Ladder as Schedule, Meeting, Sums, ratings};
use blazon_wire::{ContestOptions, Ladder, Match, Rated};

use super::json;
use crate::parts::{self, Unfit};

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
    let mut sums = json::sums(one).ok_or(Unfit::Different)?;
    sums.merge(&json::sums(other).ok_or(Unfit::Different)?);
    Ok(json::line(one.version.clone(), [one.left.clone(), one.right.clone()], terms, &sums, None))
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

/// The line of a ladder, rated by its matches; nothing if they are not those of these contestants. Their names are all
/// that is looked at: no net and no program is opened for a file that somebody sent.
pub(crate) fn ladder(
    version: String,
    terms: ContestOptions,
    matches: Vec<Match>,
    self_matches: Vec<Match>,
    names: &[String],
) -> Option<Ladder> {
    if names.len() > Schedule::MOST {
        return None;
    }
    let different: BTreeSet<&String> = names.iter().collect();
    let place = |name: &str| names.iter().position(|known| known == name);
    let anchor = place(&Schedule::ANCHOR.to_string()).filter(|_| different.len() == names.len())?;
    // Two meet once, and nobody meets itself but as a control.
    let mut met = BTreeSet::new();
    let mut once = |one: &Match, control: bool| {
        let (left, right) = (place(&one.left)?, place(&one.right)?);
        let first = (left == right) == control && met.insert((left.min(right), left.max(right)));
        first.then_some((left, right))
    };
    for one in &self_matches {
        once(one, true)?;
        json::sums(one)?;
    }
    let mut played: Vec<(Meeting, Sums)> = Vec::new();
    for one in &matches {
        let (left, right) = once(one, false)?;
        let sums = json::sums(one)?;
        played.push((Meeting { left, right, pairs: sums.pairs }, sums));
    }
    let meetings: Vec<Meeting> = played.iter().map(|&(meeting, _)| meeting).collect();
    let players = ratings(names.len(), &meetings, anchor)
        .into_iter()
        .zip(names)
        .enumerate()
        .map(|(place, (elo, name))| {
            let mut games = 0;
            let mut cost = Cost::default();
            for (meeting, sums) in &played {
                if meeting.left == place {
                    games += sums.games();
                    cost.merge(&sums.cost.left);
                } else if meeting.right == place {
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
    let shard = parts::together(one.shard.as_ref(), other.shard.as_ref())?;
    Ok(ContestOptions { shard, stopped: one.stopped || other.stopped, ..one.clone() })
}
