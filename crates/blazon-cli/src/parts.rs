//! Parts of a run: which there are, and what they are together.

use std::collections::BTreeSet;

use blazon_arena::Shard;
use blazon_wire::Parts;

/// Why parts do not belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unfit {
    /// It is not a part of the same run.
    Different,
    /// This part is there already.
    Twice(u32),
}

/// A part as it is written down; nothing if it is the whole run.
pub(crate) fn written(shard: Shard) -> Option<Parts> {
    (shard.of() > 1).then(|| Parts { parts: vec![shard.index()], of: shard.of() })
}

/// How many of the pieces of a run these parts have; nothing if there are no such parts.
pub(crate) fn share(parts: Option<&Parts>, pieces: u64) -> Option<u64> {
    let Some(Parts { parts, of }) = parts else { return Some(pieces) };
    let in_order = parts.is_sorted_by(|one, next| one < next);
    let shards: Vec<Shard> = parts.iter().map(|&part| Shard::new(part, *of)).collect::<Option<_>>()?;
    let is_part = in_order && !shards.is_empty() && shards.len() < *of as usize;
    is_part.then(|| shards.into_iter().map(|shard| shard.share(pieces)).sum())
}

/// Parts of the same run together; nothing if they are the whole.
pub(crate) fn together(one: Option<&Parts>, other: Option<&Parts>) -> Result<Option<Parts>, Unfit> {
    let (Some(mine), Some(more)) = (one, other) else {
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
    Ok((!whole).then(|| Parts { parts: parts.into_iter().collect(), of: mine.of }))
}
