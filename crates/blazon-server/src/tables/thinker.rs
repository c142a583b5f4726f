use std::sync::mpsc::{self, Sender};
use std::sync::{Mutex, PoisonError, Weak};
use std::thread;

use blazon::{Position, Seat};
use blazon_engine::{Budget, Engine, Player};
use blazon_online::{Input, Ticket};

use super::Tables;

/// Who plays for those who have left: the engine, on a thread of its own, one decision after the other.
#[derive(Debug)]
pub(super) struct Thinker {
    tables: Weak<Tables>,
    /// Nothing as long as nobody has left.
    tasks: Mutex<Option<Sender<Task>>>,
}

/// Something to think about.
#[derive(Debug)]
struct Task {
    ticket: Ticket,
    seat: Seat,
    position: Box<Position>,
}

impl Thinker {
    pub(super) fn new(tables: Weak<Tables>) -> Thinker {
        Thinker { tables, tasks: Mutex::default() }
    }

    /// Thinks about what a seat does, and lets the tables know. It does not if no thread can be started.
    pub(super) fn think(&self, ticket: Ticket, seat: Seat, position: Box<Position>) -> bool {
        let mut tasks = self.tasks.lock().unwrap_or_else(PoisonError::into_inner);
        if tasks.is_none() {
            *tasks = start(self.tables.clone());
        }
        tasks.as_ref().is_some_and(|tasks| tasks.send(Task { ticket, seat, position }).is_ok())
    }
}

/// Starts the thread. It ends when there can be no more tasks.
fn start(tables: Weak<Tables>) -> Option<Sender<Task>> {
    let (sender, tasks) = mpsc::channel::<Task>();
    let thread = thread::Builder::new().name("thinker".to_owned()).spawn(move || {
        let engine = Engine::new(Player::Net);
        for Task { ticket, seat, position } in tasks {
            let decision = engine.decide(&position, seat, Budget::Usual, 0, &mut ());
            let event = decision.map(|decision| decision.event());
            let Some(tables) = tables.upgrade() else { return };
            tables.happen(Input::Thought { ticket, event });
        }
    });
    match thread {
        Ok(_) => Some(sender),
        Err(error) => {
            tracing::warn!(%error, "the engine has no thread to think on");
            None
        }
    }
}
