//! What tables and the store say to each other.

use blazon::{Components, Die};
use blazon_online::{Phase, StoreFault};
use blazon_store::{AppendError, Entry, Mark, Roll, Rolled, StoreError, Tally};
use blazon_wire::online::{DiceCounts, TableId};

pub(super) fn id(table: TableId) -> blazon_store::TableId {
    blazon_store::TableId::new(table.0)
}

pub(super) fn table(id: blazon_store::TableId) -> TableId {
    TableId(id.bits())
}

pub(super) fn mark(phase: Phase, listed: bool, due: Option<u64>) -> Mark {
    let phase = match phase {
        Phase::Waiting => blazon_store::Phase::Waiting,
        Phase::Playing => blazon_store::Phase::Playing,
        Phase::Over => blazon_store::Phase::Over,
    };
    Mark { phase, listed, due }
}

/// The rolls that are counted: those of the dice in the box, which nearly everybody plays with. Others have other odds.
pub(super) fn rolled(rolls: &[(Option<blazon::Roll>, blazon::Roll, Components)]) -> Vec<Rolled> {
    let of_the_box = rolls.iter().filter(|(_, _, components)| *components == Components::BOX);
    let rolled = of_the_box.filter_map(|(previous, roll, _)| {
        let previous = previous.map(|previous| faces(previous).ok_or(())).transpose().ok()?;
        Some(Rolled { roll: faces(*roll)?, previous })
    });
    rolled.collect()
}

/// The numbers of the faces that the dice of the box show. One that is on several sides has the number of the first.
fn faces(roll: blazon::Roll) -> Option<Roll> {
    let mut faces = [0; Die::ALL.len()];
    for (die, number) in Die::ALL.into_iter().zip(&mut faces) {
        let at = Components::BOX.faces(die).iter().position(|&face| face == roll.face(die))?;
        *number = u8::try_from(at).ok()?;
    }
    Roll::new(faces)
}

pub(super) fn dice_counts(&Tally { faces, pairs }: &Tally) -> DiceCounts {
    DiceCounts { rolls: faces[0].iter().sum(), faces, pairs }
}

/// How a change of a log went, as far as it matters at a table.
pub(super) fn changed(result: Result<(), AppendError>) -> Result<(), StoreFault> {
    result.map_err(|error| match error {
        AppendError::Conflict { .. } => StoreFault::Conflict,
        AppendError::Store(StoreError::Full) => StoreFault::Full,
        AppendError::Store(_) | AppendError::TooLarge => StoreFault::Unavailable,
    })
}

/// Whether the store is in trouble, by how a change of a log went.
pub(super) fn trouble(result: &Result<(), AppendError>) -> Result<(), &StoreError> {
    match result {
        Err(AppendError::Store(error)) => Err(error),
        Ok(()) | Err(AppendError::Conflict { .. } | AppendError::TooLarge) => Ok(()),
    }
}

pub(super) fn read(result: Result<Vec<Entry>, StoreError>) -> Result<Vec<String>, StoreFault> {
    match result {
        Ok(entries) => Ok(entries.into_iter().map(|entry| entry.text).collect()),
        Err(error) => {
            tracing::error!(%error, "a table cannot be read");
            Err(StoreFault::Unavailable)
        }
    }
}
