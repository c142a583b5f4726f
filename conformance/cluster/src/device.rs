use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use blazon::{Event, Record};
use blazon_chaos::{Fate, choose};
use blazon_dice::{Chair, SeatKey};
use blazon_online::{Credential, Fairness, Line, Standing};
use blazon_remote::{Connection, Server, Update};
use blazon_wire::online::{Intent, Reason, TableId};
use tokio::time::{Instant, sleep_until};

use crate::notes::{Acknowledged, Notes};

/// How long somebody thinks at most, in milliseconds, while accidents happen: a game lasts as long as several of them.
const THINKS: u64 = 1_600;

/// The same after them.
const HURRIES: u64 = 40;

/// How often a connection looks after what time does.
const TICK: Duration = Duration::from_millis(500);

/// A program that somebody plays with, at whichever node.
pub(crate) struct Device {
    chair: Chair,
    /// What makes its owner decide as they do.
    taste: u64,
    connection: Connection,
    /// How long its owner thinks, and nothing that matters.
    thinks: Fate,
    notes: Arc<Notes>,
    /// Set when there are no more accidents.
    over: Arc<AtomicBool>,
    /// When its owner will have decided.
    due: Option<Instant>,
}

/// Somebody's seat at a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) table: TableId,
    pub(crate) chair: Chair,
    pub(crate) key: SeatKey,
}

impl Device {
    /// A device that is at the first of these servers, and at the next each time it has to come again.
    pub(crate) fn new(
        place: Place,
        taste: u64,
        servers: &[Server],
        random: u64,
        thinks: Fate,
        notes: &Arc<Notes>,
        over: &Arc<AtomicBool>,
    ) -> Option<Device> {
        let connection = connection(place, servers, random)?;
        let (notes, over) = (Arc::clone(notes), Arc::clone(over));
        Some(Device { chair: place.chair, taste, connection, thinks, notes, over, due: None })
    }

    /// Plays to the end, and gives the whole record with its proof; or says why it cannot.
    pub(crate) async fn play(mut self) -> Result<Record, String> {
        let mut standing = self.connection.standing();
        loop {
            let update = tokio::select! {
                update = self.connection.next() => Some(update),
                () = sleep_until(self.due.unwrap_or_else(Instant::now)), if self.due.is_some() => None,
            };
            match update {
                Some(update) => self.hear(&update)?,
                None => self.decide(&standing),
            }
            standing = self.connection.standing();
            if let Line::Refused(reason) = standing.line {
                return Err(format!("{:?} is turned away: {reason}", self.chair));
            }
            if let Some(record) = finished(&standing)? {
                self.notes.reconnect(self.connection.reopened());
                self.connection.close().await;
                return Ok(record);
            }
            self.due = if self.is_asked(&standing) {
                self.due.or_else(|| Some(Instant::now() + self.think()))
            } else {
                None
            };
        }
    }

    fn hear(&self, update: &Update) -> Result<(), String> {
        match *update {
            Update::Done { key, number } => {
                let (table, chair) = (self.connection.table(), self.chair);
                self.notes.acknowledge(Acknowledged { table, chair, number, key });
            }
            Update::Refused { intent, reason } => {
                self.notes.refuse(reason);
                // Who plays by the rules and has two devices is too late now and then, and nothing worse.
                let expected = match reason {
                    Reason::Unavailable | Reason::Stopping | Reason::Silent | Reason::Slow => true,
                    Reason::Stale | Reason::Over | Reason::Illegal | Reason::NotYours => intent.is_some(),
                    _ => false,
                };
                if !expected {
                    return Err(format!("{:?} is refused {intent:?}: {reason}", self.chair));
                }
            }
            Update::Changed | Update::Reaction(..) | Update::Turn(_) => {}
        }
        Ok(())
    }

    fn decide(&mut self, standing: &Standing) {
        self.due = None;
        if self.is_asked(standing)
            && let Some(event) = self.chosen(standing)
        {
            self.connection.act(Intent::Play { event });
        }
    }

    /// Whether its owner has to act, and has not done so.
    fn is_asked(&self, standing: &Standing) -> bool {
        self.connection.is_caught_up() && standing.is_asked() && standing.unanswered == 0
    }

    /// What its owner does: it follows from their taste and from what they see.
    fn chosen(&self, standing: &Standing) -> Option<Event> {
        choose(self.taste, standing.seat()?, standing.position()?)
    }

    fn think(&mut self) -> Duration {
        let most = if self.over.load(Ordering::Relaxed) { HURRIES } else { THINKS };
        Duration::from_millis(self.thinks.between(0, most))
    }
}

/// The record of a game as a node tells it to somebody who comes anew.
pub(crate) async fn read(place: Place, server: &Server, random: u64) -> Result<Record, String> {
    let servers = std::slice::from_ref(server);
    let mut connection = connection(place, servers, random).ok_or("there is no node")?;
    loop {
        connection.next().await;
        let standing = connection.standing();
        if let Line::Refused(reason) = standing.line {
            return Err(format!("{:?} is turned away: {reason}", place.chair));
        }
        if let Some(record) = finished(&standing)? {
            connection.close().await;
            return Ok(record);
        }
    }
}

fn connection(place: Place, servers: &[Server], random: u64) -> Option<Connection> {
    let (first, others) = servers.split_first()?;
    let connection = Connection::new(first, place.table, Credential::Seat(place.key), random);
    Some(connection.also_at(others).looking_every(TICK).told_of_acknowledgements())
}

/// The record of a game that is over, once it has its proof.
fn finished(standing: &Standing) -> Result<Option<Record>, String> {
    if let Some(how) = standing.ended {
        return Err(format!("the game was ended otherwise than by the rules: {how:?}"));
    }
    match standing.fair {
        Fairness::Unfair(wrong) => Err(format!("the dice are not fair: {wrong:?}")),
        Fairness::Fair { .. } if standing.is_over() && standing.unanswered == 0 => {
            Ok(standing.record.clone())
        }
        Fairness::Sealed | Fairness::Fair { .. } => Ok(None),
    }
}
