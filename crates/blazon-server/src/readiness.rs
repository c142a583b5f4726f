use std::sync::{Mutex, MutexGuard, PoisonError};

use blazon_store::StoreError;

/// Whether the server can do what it is there for. Whoever sends people to it asks.
#[derive(Debug)]
pub(crate) struct Readiness {
    state: Mutex<State>,
}

#[derive(Debug)]
enum State {
    /// There is nothing to keep tables in.
    NoDatabase,
    Ready,
    /// What was to be written last was not.
    Trouble(StoreError),
    Stopping,
}

impl Readiness {
    /// A server that only serves the page.
    pub(crate) fn without_database() -> Readiness {
        Readiness { state: Mutex::new(State::NoDatabase) }
    }

    /// Something was written, or was not.
    pub(crate) fn note(&self, written: Result<(), &StoreError>) {
        let mut state = self.state();
        match (&*state, written) {
            (State::Stopping, _) | (State::Ready, Ok(())) => {}
            (State::Trouble(before), Err(error)) if before == error => {}
            (_, Err(error)) => {
                tracing::error!(%error, "nothing can be written");
                *state = State::Trouble(error.clone());
            }
            (before, Ok(())) => {
                if let State::Trouble(_) = before {
                    tracing::info!("it can be written again");
                }
                *state = State::Ready;
            }
        }
    }

    /// From now on the server is about to end.
    pub(crate) fn stop(&self) {
        *self.state() = State::Stopping;
    }

    /// Why the server is not ready, for programs and whoever looks after it.
    pub(crate) fn obstacle(&self) -> Option<String> {
        match &*self.state() {
            State::Ready => None,
            State::NoDatabase => Some("there is no database".to_owned()),
            State::Trouble(error) => Some(error.to_string()),
            State::Stopping => Some("the server is stopping".to_owned()),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_ready_when_it_can_write_and_until_it_stops() {
        let readiness = Readiness::without_database();
        assert_eq!(readiness.obstacle().as_deref(), Some("there is no database"));
        readiness.note(Ok(()));
        assert_eq!(readiness.obstacle(), None);
        readiness.note(Err(&StoreError::Full));
        assert_eq!(readiness.obstacle().as_deref(), Some("no space is left for the database"));
        readiness.note(Ok(()));
        assert_eq!(readiness.obstacle(), None);
        readiness.stop();
        readiness.note(Ok(()));
        assert_eq!(readiness.obstacle().as_deref(), Some("the server is stopping"));
    }
}
