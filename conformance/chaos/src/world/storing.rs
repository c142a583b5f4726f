use blazon_online::{Input, StoreFault, Ticket};
use blazon_wire::online::TableId;

use super::{Check, What, World};
use crate::ledger::Ledger;
use crate::schedule::{Crash, Moment};

/// What a server asks of the store.
#[derive(Clone, Debug)]
pub(super) enum Op {
    Append { ticket: Ticket, table: TableId, expected: u64, entries: Vec<String>, due: Option<u64> },
    Read { ticket: Ticket, table: TableId, after: u64 },
    Remove { ticket: Ticket, table: TableId, expected: u64 },
}

impl World {
    /// A server asks something of the store, which takes a while.
    pub(super) fn store_later(&mut self, node: usize, life: u64, op: Op) {
        let wait = self.fate.between(0, 2 * self.schedule.store_latency);
        let decided = self.now;
        self.come(wait, What::Store { node, life, decided, op });
    }

    /// The store does something, unless it is kept from it.
    pub(super) fn step(&mut self, node: usize, life: u64, decided: u64, op: &Op) -> Check {
        let alive = self.nodes[node].life == life;
        if !alive {
            // Whoever asked is dead. What they asked for may happen all the same.
            if self.fate.happens(500) {
                self.tally.ghosts += 1;
                self.carry_out_op(op, decided)?;
            }
            return Ok(());
        }
        if self.crashes(op, decided)? {
            self.kill(node);
            return Ok(());
        }
        let answer = if self.unavailable_until > self.now {
            self.tally.unavailable += 1;
            // It may have been done, and only the answer got lost.
            if self.fate.happens(500) {
                self.carry_out_op(op, decided)?;
            }
            op.fails(StoreFault::Unavailable)
        } else if self.full_until > self.now && matches!(op, Op::Append { .. }) {
            self.tally.full += 1;
            op.fails(StoreFault::Full)
        } else {
            self.carry_out_op(op, decided)?
        };
        let wait = self.fate.between(0, 2 * self.schedule.store_latency);
        self.come(wait, What::AtNode { node, life, input: answer });
        Ok(())
    }

    /// Whether the server is killed in the middle of this. Then the store may have done it or not.
    fn crashes(&mut self, op: &Op, decided: u64) -> Result<bool, String> {
        let Some(Crash { first, every, moment, reading }) = self.schedule.crash else { return Ok(false) };
        if matches!(op, Op::Read { .. }) {
            let crashes = self.fate.happens(reading);
            self.tally.reading += u64::from(crashes);
            return Ok(crashes);
        }
        self.steps += 1;
        if self.steps < first || !(self.steps - first).is_multiple_of(every) {
            return Ok(false);
        }
        match moment {
            Moment::Before => self.tally.before += 1,
            Moment::After => {
                self.tally.after += 1;
                self.carry_out_op(op, decided)?;
            }
        }
        Ok(true)
    }

    /// The store does something. Returns its answer.
    fn carry_out_op(&mut self, op: &Op, decided: u64) -> Result<Input, String> {
        Ok(match op {
            Op::Append { ticket, table, expected, entries, due } => {
                let result = self.store.append(*table, *expected, entries, *due);
                match result {
                    Ok(()) => self.appended(*table, entries, decided)?,
                    Err(_) => self.tally.conflicts += 1,
                }
                Input::Appended { ticket: *ticket, result }
            }
            Op::Read { ticket, table, after } => {
                Input::Read { ticket: *ticket, result: Ok(self.store.read(*table, *after)) }
            }
            Op::Remove { ticket, table, expected } => {
                if self.table == Some(*table) {
                    return Err("the table is removed".into());
                }
                Input::Appended { ticket: *ticket, result: self.store.remove(*table, *expected) }
            }
        })
    }

    /// Entries are in the store: they are read, and servers are told.
    fn appended(&mut self, table: TableId, entries: &[String], decided: u64) -> Check {
        for entry in entries {
            if Some(table) == self.table {
                self.check_left(entry)?;
            }
            match self.ledgers.get_mut(&table) {
                Some(ledger) => ledger.add(entry, decided, &self.down)?,
                None => {
                    self.ledgers.insert(table, Ledger::new(table, entry)?);
                }
            }
        }
        if self.nodes.len() > 1 && !entries.is_empty() {
            let last = self.store.len(table);
            for node in 0..self.nodes.len() {
                // Whoever misses some is told later.
                let wait = if self.fate.happens(900) { self.fate.between(1, 50) } else { 3_000 };
                let life = self.nodes[node].life;
                self.come(wait, What::AtNode { node, life, input: Input::Told { table, last } });
            }
        }
        Ok(())
    }
}

impl Op {
    /// The answer that it could not be done, or that nobody knows.
    fn fails(&self, fault: StoreFault) -> Input {
        match *self {
            Op::Append { ticket, .. } | Op::Remove { ticket, .. } => {
                Input::Appended { ticket, result: Err(fault) }
            }
            Op::Read { ticket, .. } => Input::Read { ticket, result: Err(fault) },
        }
    }
}
