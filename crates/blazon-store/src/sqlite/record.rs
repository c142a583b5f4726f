//! How things are written into columns, and read from columns that may be damaged.

use crate::checksum::checksum;
use crate::log::Entry;
use crate::mark::{Mark, Phase, Status};
use crate::outage::Outage;
use crate::table_id::TableId;
use crate::tally::{Counter, Tally};

/// The columns `number`, `text` and `checksum` of `entries`.
pub(super) type EntryRow = (i64, Vec<u8>, i64);

/// The columns `last`, `phase`, `listed` and `due` of `tables`.
pub(super) type StatusRow = (i64, i64, i64, Option<i64>);

/// The columns `die`, `previous`, `face` and `count` of `tally`.
pub(super) type TallyRow = (i64, i64, i64, i64);

/// The column for a table's name: SQLite's numbers have a sign, so half of all names are negative there.
pub(super) fn id(table: TableId) -> i64 {
    table.bits().cast_signed()
}

pub(super) fn read_id(id: i64) -> TableId {
    TableId::new(id.cast_unsigned())
}

/// The column for a number or a time. None is ever so large that it would not fit, but callers may ask about such.
pub(super) fn number(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(super) fn read_number(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

pub(super) fn entry_checksum(table: TableId, number: u64, text: &[u8]) -> i64 {
    checksum(table, number, text).into()
}

/// An entry, if it is the one with this number and is what was written.
pub(super) fn read_entry(table: TableId, number: u64, row: EntryRow) -> Option<Entry> {
    let (at, text, checksum) = row;
    let sound = at == self::number(number) && checksum == entry_checksum(table, number, &text);
    let text = String::from_utf8(text).ok()?;
    sound.then_some(Entry { number, text })
}

pub(super) fn status(status: Status) -> StatusRow {
    let Status { last, mark: Mark { phase, listed, due } } = status;
    let phase = match phase {
        Phase::Waiting => 0,
        Phase::Playing => 1,
        Phase::Over => 2,
    };
    (number(last), phase, listed.into(), due.map(number))
}

/// A table's status, if its columns make sense.
pub(super) fn read_status(row: StatusRow) -> Option<Status> {
    let (last, phase, listed, due) = row;
    let mark = Mark { phase: read_phase(phase)?, listed: listed != 0, due: due.map(read_number) };
    (last > 0).then_some(Status { last: read_number(last), mark })
}

pub(super) fn read_phase(phase: i64) -> Option<Phase> {
    usize::try_from(phase).ok().and_then(|at| Phase::ALL.get(at)).copied()
}

pub(super) fn counter(counter: Counter, count: u64) -> TallyRow {
    let column = |part: usize| number(part as u64);
    (column(counter.die), counter.previous.map_or(-1, column), column(counter.face), number(count))
}

/// Adds a counter, if dice have such faces.
pub(super) fn read_counter(tally: &mut Tally, row: TallyRow) {
    let (die, previous, face, count) = row;
    let part = |column| usize::try_from(column).unwrap_or(usize::MAX);
    let previous = (previous != -1).then(|| part(previous));
    if let Some(counter) = tally.get_mut(Counter { die: part(die), previous, face: part(face) }) {
        *counter += read_number(count);
    }
}

pub(super) fn read_outage((began, ended): (i64, i64)) -> Option<Outage> {
    Outage::new(read_number(began), read_number(ended))
}
