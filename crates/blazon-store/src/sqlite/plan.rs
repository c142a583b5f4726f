use std::collections::{BTreeMap, BTreeSet};

use crate::beats::Beat;
use crate::change::Removal;
use crate::error::AppendError;
use crate::log::Append;
use crate::mark::{Mark, Status};
use crate::outage::Outage;
use crate::table_id::TableId;
use crate::tally::Tally;

/// What a batch of changes comes to, worked out before anything is written. Who is in conflict is known by then, and costs
/// the others nothing.
#[derive(Debug)]
pub(super) struct Plan {
    /// The last number of every table that the batch is about, unless there is no such table.
    lasts: BTreeMap<TableId, u64>,
    /// The last beat.
    beat: Option<u64>,
    /// What is to be written.
    pub(super) outcome: Outcome,
}

/// What is to be written for a batch.
#[derive(Debug, Default)]
pub(super) struct Outcome {
    /// Tables that go, before anything is added.
    pub(super) removed: BTreeSet<TableId>,
    /// Entries that come, with their numbers.
    pub(super) entries: BTreeMap<TableId, Vec<(u64, String)>>,
    /// Tables that were changed and are there in the end, as they are then.
    pub(super) statuses: BTreeMap<TableId, Status>,
    /// The dice that fell.
    pub(super) tally: Tally,
    /// The new beat, if there was one.
    pub(super) beat: Option<u64>,
    /// Outages that are noted.
    pub(super) outages: Vec<Outage>,
}

impl Plan {
    /// A plan for tables with these last numbers, and after this beat.
    pub(super) fn new(lasts: BTreeMap<TableId, u64>, beat: Option<u64>) -> Plan {
        Plan { lasts, beat, outcome: Outcome::default() }
    }

    pub(super) fn append(&mut self, append: Append) -> Result<(), AppendError> {
        let Append { table, expected, entries, mark, rolls } = append;
        self.expect(table, expected)?;
        if entries.is_empty() {
            if expected > 0 {
                self.mark(table, expected, mark);
            }
            return Ok(());
        }
        for rolled in rolls {
            self.outcome.tally.count(rolled);
        }
        self.mark(table, expected + entries.len() as u64, mark);
        self.outcome.entries.entry(table).or_default().extend((expected + 1..).zip(entries));
        Ok(())
    }

    pub(super) fn remove(&mut self, removal: Removal) -> Result<(), AppendError> {
        let Removal { table, expected } = removal;
        self.expect(table, expected)?;
        if expected > 0 {
            self.lasts.remove(&table);
            self.outcome.removed.insert(table);
            self.outcome.entries.remove(&table);
            self.outcome.statuses.remove(&table);
        }
        Ok(())
    }

    pub(super) fn beat(&mut self, beat: Beat, now: u64) -> Option<Outage> {
        let outage = beat.outage(self.beat, now);
        self.beat = Some(now);
        self.outcome.beat = Some(now);
        self.outcome.outages.extend(outage);
        outage
    }

    pub(super) fn note_outage(&mut self, outage: Outage) {
        self.outcome.outages.push(outage);
    }

    fn expect(&self, table: TableId, expected: u64) -> Result<(), AppendError> {
        let last = self.lasts.get(&table).copied().unwrap_or(0);
        if last == expected { Ok(()) } else { Err(AppendError::Conflict { last }) }
    }

    fn mark(&mut self, table: TableId, last: u64, mark: Mark) {
        self.lasts.insert(table, last);
        self.outcome.statuses.insert(table, Status { last, mark });
    }
}

impl Outcome {
    /// The logs that will have changed, each with its last number.
    pub(super) fn news(&self) -> Vec<(TableId, u64)> {
        let changed: BTreeSet<TableId> = self.removed.iter().chain(self.entries.keys()).copied().collect();
        let last = |table| self.statuses.get(&table).map_or(0, |status| status.last);
        changed.into_iter().map(|table| (table, last(table))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mark::Phase;

    const TABLE: TableId = TableId::new(7);
    const MARK: Mark = Mark { phase: Phase::Playing, listed: false, due: None };

    fn append(expected: u64, entries: &[&str]) -> Append {
        let entries = entries.iter().map(ToString::to_string).collect();
        Append { table: TABLE, expected, entries, mark: MARK, rolls: Vec::new() }
    }

    #[test]
    fn appends_of_one_batch_follow_each_other() {
        let mut plan = Plan::new(BTreeMap::from([(TABLE, 3)]), None);
        assert_eq!(plan.append(append(3, &["d", "e"])), Ok(()));
        assert_eq!(plan.append(append(3, &["x"])), Err(AppendError::Conflict { last: 5 }));
        assert_eq!(plan.append(append(5, &["f"])), Ok(()));
        let entries = plan.outcome.entries.get(&TABLE).expect("entries");
        assert_eq!(*entries, [(4, "d".to_owned()), (5, "e".to_owned()), (6, "f".to_owned())]);
        assert_eq!(plan.outcome.news(), [(TABLE, 6)]);
    }

    #[test]
    fn a_table_can_go_and_come_back_in_one_batch() {
        let mut plan = Plan::new(BTreeMap::from([(TABLE, 1)]), None);
        assert_eq!(plan.append(append(1, &["b"])), Ok(()));
        let removal = |expected| Removal { table: TABLE, expected };
        assert_eq!(plan.remove(removal(1)), Err(AppendError::Conflict { last: 2 }));
        assert_eq!(plan.remove(removal(2)), Ok(()));
        assert_eq!(plan.outcome.news(), [(TABLE, 0)]);
        assert_eq!(plan.append(append(0, &["a"])), Ok(()));
        let outcome = plan.outcome;
        assert_eq!(outcome.news(), [(TABLE, 1)]);
        assert!(outcome.removed.contains(&TABLE));
        assert_eq!(outcome.entries[&TABLE], [(1, "a".to_owned())]);
    }
}
