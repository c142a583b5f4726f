//! A game at a table that is held elsewhere: what is known of it besides the game.

use blazon::{Record, Seat};
use blazon_engine::Player;
use blazon_table::Screen;
use blazon_wire::KeptTable;
use blazon_wire::courier::{Line, Order, TableState};
use blazon_wire::online::Reaction;

/// What is known of a table that is held elsewhere.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Online {
    /// The fragment of the link of one's own seat, or of that to watch.
    pub(crate) link: String,
    /// The whole address to play at, for whoever made the table.
    pub(crate) invite: Option<String>,
    /// The whole address to watch at, likewise.
    pub(crate) watch: Option<String>,
    /// How the table stood when it was last heard of.
    pub(crate) table: TableState,
    /// When that was, in milliseconds since 1970.
    pub(crate) heard: u64,
    /// Everything that is known to have happened. The screen shows it event by event.
    pub(crate) known: Record,
    /// Whether the next event will be shown in a moment.
    pub(crate) showing: bool,
    /// Whether the person has done something that has not happened yet.
    pub(crate) sent: bool,
    /// Whether the person wants to wait for somebody who has gone.
    pub(crate) patient: bool,
    /// What somebody says, for a while.
    pub(crate) word: Option<Word>,
    /// How many short words there have been.
    pub(crate) words: u32,
}

/// A short word that somebody says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    /// The how many-eth it is, so that none is ended by the time of another.
    pub(crate) number: u32,
    pub(crate) seat: Option<Seat>,
    pub(crate) mine: bool,
    pub(crate) reaction: Reaction,
}

impl Online {
    /// A table that nothing was heard of yet.
    pub(crate) fn new(link: String, invite: Option<String>, watch: Option<String>) -> Online {
        Online {
            link,
            invite,
            watch,
            table: TableState::default(),
            heard: 0,
            known: Record::new(blazon::Rules::default()),
            showing: false,
            sent: false,
            patient: false,
            word: None,
            words: 0,
        }
    }

    /// A table as it was when the browser kept it.
    pub(crate) fn from_kept(kept: &KeptTable, record: Record) -> Online {
        let started = !record.events().is_empty();
        let pledge = kept.pledge.clone();
        let mut table = TableState { seat: kept.seat, started, pledge, ..TableState::default() };
        table.note.waits = kept.waits;
        let online = Online::new(kept.link.clone(), kept.invite.clone(), kept.watch.clone());
        Online { table, known: record, ..online }
    }

    /// As the browser keeps it.
    pub(crate) fn kept(&self) -> KeptTable {
        KeptTable {
            link: self.link.clone(),
            invite: self.invite.clone(),
            watch: self.watch.clone(),
            pledge: self.table.pledge.clone(),
            seat: self.table.seat,
            waits: self.table.note.waits,
        }
    }

    /// As it is put away: nothing is heard of it any more.
    pub(crate) fn at_rest(&self) -> Online {
        let table =
            TableState { line: Line::Connecting, caught_up: false, sending: false, ..self.table.clone() };
        Online { table, showing: false, sent: false, patient: false, word: None, ..self.clone() }
    }

    /// What the courier is told to go to the table.
    pub(crate) fn sit(&self) -> Order {
        Order::Sit { link: self.link.clone(), pledge: self.table.pledge.clone() }
    }

    /// The name of the table in its link.
    pub(crate) fn table_name(&self) -> &str {
        table_of(&self.link)
    }

    /// Whether the person only watches.
    pub(crate) fn watches(&self) -> bool {
        self.link.starts_with("watch-")
    }

    /// The screen after so many events. What is hidden is known once everything else is shown.
    pub(crate) fn screen(&self, shown: usize) -> Screen<Player> {
        let mut record = self.known.clone();
        record.truncate(shown);
        let drawn = self.table.drawn.filter(|_| shown >= self.known.events().len());
        Screen::elsewhere(record, self.table.seat, drawn)
    }

    /// What stands in the address of the page while the table is looked at: nothing that would let others in, unless it is
    /// to be watched.
    pub(crate) fn fragment(&self) -> String {
        if self.watches() { self.link.clone() } else { format!("table-{}", self.table_name()) }
    }
}

/// The name of the table in a link: `seat-0123456789abcdef-…`.
pub(crate) fn table_of(link: &str) -> &str {
    link.split('-').nth(1).unwrap_or_default()
}
