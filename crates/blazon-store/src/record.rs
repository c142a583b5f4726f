//! How things are written into columns, and read from columns that may be damaged.

use crate::checksum::checksum;
use crate::error::StoreError;
use crate::log::Entry;
use crate::mark::{Mark, Phase, Status};
use crate::outage::Outage;
use crate::table_id::TableId;
use crate::tally::{Counter, Tally};

/// The columns `number`, `text` and `checksum` of `entries`.
pub(crate) type EntryRow = (i64, Vec<u8>, i64);

/// A table's last number, and the columns of an entry unless there is none.
pub(crate) type LogRow = (i64, Option<i64>, Option<Vec<u8>>, Option<i64>);

/// The columns `last`, `phase`, `listed` and `due` of `tables`.
pub(crate) type StatusRow = (i64, i64, i64, Option<i64>);

/// The columns of `tables`.
pub(crate) type TableRow = (i64, i64, i64, i64, Option<i64>);

/// The columns `die`, `previous`, `face` and `count` of `tally`.
pub(crate) type TallyRow = (i64, i64, i64, i64);

/// The column for a table's name: numbers of databases have a sign, so half of all names are negative there.
pub(crate) fn id(table: TableId) -> i64 {
    table.bits().cast_signed()
}

pub(crate) fn read_id(id: i64) -> TableId {
    TableId::new(id.cast_unsigned())
}

/// The column for a number or a time. None is ever so large that it would not fit, but callers may ask about such.
pub(crate) fn number(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(crate) fn read_number(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

pub(crate) fn entry_checksum(table: TableId, number: u64, text: &[u8]) -> i64 {
    checksum(table, number, text).into()
}

/// An entry, if it is the one with this number and is what was written.
pub(crate) fn read_entry(table: TableId, number: u64, row: EntryRow) -> Option<Entry> {
    let (at, text, checksum) = row;
    let sound = at == self::number(number) && checksum == entry_checksum(table, number, &text);
    let text = String::from_utf8(text).ok()?;
    sound.then_some(Entry { number, text })
}

/// The entries of a log after a number, if all of them are there. The last number comes with every row, so an end that is
/// missing is noticed.
pub(crate) fn read_log(table: TableId, after: u64, rows: Vec<LogRow>) -> Result<Vec<Entry>, StoreError> {
    let last = rows.first().map_or(0, |row| read_number(row.0));
    let mut rows = rows.into_iter();
    let entry = |number| match rows.next() {
        Some((_, Some(at), Some(text), Some(checksum))) => {
            read_entry(table, number, (at, text, checksum)).ok_or(StoreError::Damaged { table, number })
        }
        _ => Err(StoreError::Damaged { table, number }),
    };
    (after.saturating_add(1)..=last).map(entry).collect()
}

pub(crate) fn status(status: Status) -> StatusRow {
    let Status { last, mark: Mark { phase, listed, due } } = status;
    let phase = match phase {
        Phase::Waiting => 0,
        Phase::Playing => 1,
        Phase::Over => 2,
    };
    (number(last), phase, listed.into(), due.map(number))
}

/// A table's status, if its columns make sense.
pub(crate) fn read_status(row: StatusRow) -> Option<Status> {
    let (last, phase, listed, due) = row;
    let mark = Mark { phase: read_phase(phase)?, listed: listed != 0, due: due.map(read_number) };
    (last > 0).then_some(Status { last: read_number(last), mark })
}

/// A table with its status.
pub(crate) fn read_table(row: TableRow) -> Result<(TableId, Status), StoreError> {
    let (id, last, phase, listed, due) = row;
    let table = read_id(id);
    let status = read_status((last, phase, listed, due)).ok_or(StoreError::Damaged { table, number: 1 })?;
    Ok((table, status))
}

pub(crate) fn read_phase(phase: i64) -> Option<Phase> {
    usize::try_from(phase).ok().and_then(|at| Phase::ALL.get(at)).copied()
}

/// The columns `id` from and to which tables come after one, or all if it is none, in the order of their names: those with
/// a sign come last.
pub(crate) fn ranges_after(table: Option<TableId>) -> Vec<(i64, i64)> {
    match table.map(id) {
        None => vec![(0, i64::MAX), (i64::MIN, -1)],
        Some(id @ 0..) => {
            id.checked_add(1).map(|from| (from, i64::MAX)).into_iter().chain([(i64::MIN, -1)]).collect()
        }
        Some(-1) => Vec::new(),
        Some(id) => vec![(id + 1, -1)],
    }
}

pub(crate) fn counter(counter: Counter, count: u64) -> TallyRow {
    let column = |part: usize| number(part as u64);
    (column(counter.die), counter.previous.map_or(-1, column), column(counter.face), number(count))
}

/// Adds a counter, if dice have such faces.
pub(crate) fn read_counter(tally: &mut Tally, row: TallyRow) {
    let (die, previous, face, count) = row;
    let part = |column| usize::try_from(column).unwrap_or(usize::MAX);
    let previous = (previous != -1).then(|| part(previous));
    if let Some(counter) = tally.get_mut(Counter { die: part(die), previous, face: part(face) }) {
        *counter += read_number(count);
    }
}

pub(crate) fn read_outage((began, ended): (i64, i64)) -> Option<Outage> {
    Outage::new(read_number(began), read_number(ended))
}
