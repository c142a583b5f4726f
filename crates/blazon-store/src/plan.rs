use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use crate::beats::Beat;
use crate::change::{Change, Removal, Verdict};
use crate::chronicle::Chronicle;
use crate::log::Append;
use crate::mark::{Mark, Status};
use crate::outage::Outage;
use crate::table_id::TableId;
use crate::tally::Tally;

/// What a batch of changes comes to, worked out before anything is written. Who is in conflict is known by then, and costs
/// the others nothing.
#[derive(Debug)]
pub(crate) struct Plan<'a> {
    /// The last number of every table that the batch is about, unless there is no such table.
    lasts: BTreeMap<TableId, u64>,
    /// The last beat.
    beat: Option<u64>,
    /// What is to be written.
    outcome: Outcome<'a>,
}

/// What is to be written for a batch.
#[derive(Debug, Default)]
pub(crate) struct Outcome<'a> {
    /// Tables that go, before anything is added.
    pub(crate) removed: BTreeSet<TableId>,
    /// Entries that come, with their numbers.
    pub(crate) entries: BTreeMap<TableId, Vec<(u64, Cow<'a, str>)>>,
    /// Tables that were changed and are there in the end, as they are then.
    pub(crate) statuses: BTreeMap<TableId, Status>,
    /// Whether everything that was ever noted of dice, beats and outages goes, before anything is added.
    pub(crate) anew: bool,
    /// The dice that fell.
    pub(crate) tally: Tally,
    /// The new beat, if there was one.
    pub(crate) beat: Option<u64>,
    /// Outages that are noted.
    pub(crate) outages: Vec<Outage>,
}

impl<'a> Plan<'a> {
    /// A plan for tables with these last numbers, and after this beat.
    pub(crate) fn new(lasts: BTreeMap<TableId, u64>, beat: Option<u64>) -> Plan<'a> {
        Plan { lasts, beat, outcome: Outcome::default() }
    }

    /// What is to be written for a batch, and what each change comes to once it is.
    pub(crate) fn decide(mut self, batch: &'a [Change]) -> (Outcome<'a>, Vec<Verdict>) {
        let verdicts = batch.iter().map(|change| match change {
            Change::Append(append, _) => self.append(append),
            Change::Remove(removal, _) => self.remove(*removal),
            Change::Beat(beat, now, _) => Verdict::Outage(self.beat(*beat, *now)),
            Change::Outage(outage, _) => self.note_outage(*outage),
            Change::Restore(chronicle, _) => self.restore(chronicle),
        });
        let verdicts = verdicts.collect();
        (self.outcome, verdicts)
    }

    fn append(&mut self, append: &'a Append) -> Verdict {
        let Append { table, expected, entries, mark, rolls } = append;
        if let Some(conflict) = self.conflict(*table, *expected) {
            return conflict;
        }
        if entries.is_empty() {
            if *expected > 0 {
                self.mark(*table, *expected, *mark);
            }
            return Verdict::Done;
        }
        for rolled in rolls {
            self.outcome.tally.count(*rolled);
        }
        self.mark(*table, expected + entries.len() as u64, *mark);
        let entries = entries.iter().map(|entry| Cow::Borrowed(entry.as_str()));
        self.outcome.entries.entry(*table).or_default().extend((expected + 1..).zip(entries));
        Verdict::Done
    }

    fn remove(&mut self, removal: Removal) -> Verdict {
        let Removal { table, expected } = removal;
        if let Some(conflict) = self.conflict(table, expected) {
            return conflict;
        }
        if expected > 0 {
            self.lasts.remove(&table);
            self.outcome.removed.insert(table);
            self.outcome.entries.remove(&table);
            self.outcome.statuses.remove(&table);
        }
        Verdict::Done
    }

    fn beat(&mut self, beat: Beat, now: u64) -> Option<Outage> {
        let outage = beat.outage(self.beat, now);
        self.beat = Some(now);
        self.outcome.beat = Some(now);
        self.outcome.outages.extend(outage);
        outage
    }

    fn note_outage(&mut self, outage: Outage) -> Verdict {
        self.outcome.outages.push(outage);
        Verdict::Done
    }

    fn restore(&mut self, chronicle: &Chronicle) -> Verdict {
        self.beat = chronicle.last_beat;
        self.outcome.anew = true;
        self.outcome.tally = chronicle.tally;
        self.outcome.beat = chronicle.last_beat;
        self.outcome.outages.clone_from(&chronicle.outages);
        Verdict::Done
    }

    fn conflict(&self, table: TableId, expected: u64) -> Option<Verdict> {
        let last = self.lasts.get(&table).copied().unwrap_or(0);
        (last != expected).then_some(Verdict::Conflict { last })
    }

    fn mark(&mut self, table: TableId, last: u64, mark: Mark) {
        self.lasts.insert(table, last);
        self.outcome.statuses.insert(table, Status { last, mark });
    }
}

impl Outcome<'_> {
    /// The logs that will have changed, each with its last number.
    pub(crate) fn news(&self) -> Vec<(TableId, u64)> {
        let changed: BTreeSet<TableId> = self.removed.iter().chain(self.entries.keys()).copied().collect();
        let last = |table| self.statuses.get(&table).map_or(0, |status| status.last);
        changed.into_iter().map(|table| (table, last(table))).collect()
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot;

    use super::*;
    use crate::mark::Phase;

    const TABLE: TableId = TableId::new(7);
    const MARK: Mark = Mark { phase: Phase::Playing, listed: false, due: None };

    fn append(expected: u64, entries: &[&str]) -> Change {
        let entries = entries.iter().map(ToString::to_string).collect();
        let append = Append { table: TABLE, expected, entries, mark: MARK, rolls: Vec::new() };
        Change::Append(append, oneshot::channel().0)
    }

    fn remove(expected: u64) -> Change {
        Change::Remove(Removal { table: TABLE, expected }, oneshot::channel().0)
    }

    #[test]
    fn appends_of_one_batch_follow_each_other() {
        let plan = Plan::new(BTreeMap::from([(TABLE, 3)]), None);
        let batch = [append(3, &["d", "e"]), append(3, &["x"]), append(5, &["f"])];
        let (outcome, verdicts) = plan.decide(&batch);
        assert_eq!(verdicts, [Verdict::Done, Verdict::Conflict { last: 5 }, Verdict::Done]);
        assert_eq!(outcome.entries[&TABLE], [(4, "d".into()), (5, "e".into()), (6, "f".into())]);
        assert_eq!(outcome.news(), [(TABLE, 6)]);
    }

    #[test]
    fn a_table_can_go_and_come_back_in_one_batch() {
        let plan = Plan::new(BTreeMap::from([(TABLE, 1)]), None);
        let batch = [append(1, &["b"]), remove(1), remove(2)];
        let (outcome, verdicts) = plan.decide(&batch);
        assert_eq!(verdicts, [Verdict::Done, Verdict::Conflict { last: 2 }, Verdict::Done]);
        assert_eq!(outcome.news(), [(TABLE, 0)]);
        let plan = Plan::new(BTreeMap::from([(TABLE, 1)]), None);
        let batch = [append(1, &["b"]), remove(2), append(0, &["a"])];
        let (outcome, verdicts) = plan.decide(&batch);
        assert_eq!(verdicts, [Verdict::Done, Verdict::Done, Verdict::Done]);
        assert_eq!(outcome.news(), [(TABLE, 1)]);
        assert!(outcome.removed.contains(&TABLE));
        assert_eq!(outcome.entries[&TABLE], [(1, "a".into())]);
    }
}
