use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::time;

/// After that long without a place one more connection is closed: the last may have become one that cannot be.
const PATIENCE: Duration = Duration::from_secs(1);

/// The connections there are, never more than a number.
#[derive(Debug)]
pub(crate) struct Connections {
    places: Arc<Semaphore>,
    /// Those that can be closed to make room for others.
    closable: Mutex<Vec<Arc<Activity>>>,
}

/// A place among the connections, for as long as it is held.
pub(crate) type Place = OwnedSemaphorePermit;

impl Connections {
    pub(crate) fn new(most: usize) -> Connections {
        let places = Arc::new(Semaphore::new(most.clamp(1, Semaphore::MAX_PERMITS)));
        Connections { places, closable: Mutex::default() }
    }

    /// A place for one more. If all are taken, whoever has been silent for longest loses theirs; if nobody can be closed,
    /// it comes when one is free.
    pub(crate) async fn place(&self) -> Place {
        loop {
            if let Ok(place) = Arc::clone(&self.places).try_acquire_owned() {
                return place;
            }
            self.close(1);
            // If somebody else takes what is free now, the loop comes round once more.
            let _ = time::timeout(PATIENCE, self.places.acquire()).await;
        }
    }

    /// Closes the connections that have been silent for longest, one in eight, because the system has no room for more.
    pub(crate) fn make_room(&self) {
        let open = self.closable().len();
        self.close(open.div_ceil(8));
    }

    /// Watches a connection from now on, and may close it to make room.
    pub(crate) fn add(&self) -> Arc<Activity> {
        let activity = Arc::new(Activity { last: Mutex::new(Instant::now()), close: Notify::new() });
        self.closable().push(Arc::clone(&activity));
        activity
    }

    /// Forgets a connection that has ended, or that has been handed over and is not ours to close.
    pub(crate) fn remove(&self, activity: &Arc<Activity>) {
        self.closable().retain(|other| !Arc::ptr_eq(other, activity));
    }

    /// Closes as many connections as that, the longest silent first.
    fn close(&self, number: usize) {
        let mut closable = self.closable();
        closable.sort_by_key(|activity| activity.last());
        let number = number.min(closable.len());
        for activity in closable.drain(..number) {
            activity.close.notify_one();
        }
    }

    fn closable(&self) -> MutexGuard<'_, Vec<Arc<Activity>>> {
        self.closable.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// When a connection last sent or got a byte.
#[derive(Debug)]
pub(crate) struct Activity {
    last: Mutex<Instant>,
    close: Notify,
}

impl Activity {
    /// There was a byte.
    pub(crate) fn note(&self) {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Waits until the connection has been silent for too long, or has to make room for another.
    pub(crate) async fn over(&self, silence: Duration) {
        let silent = async {
            loop {
                let end = self.last() + silence;
                if end <= Instant::now() {
                    break;
                }
                time::sleep_until(end.into()).await;
            }
        };
        tokio::select! {
            () = silent => {}
            () = self.close.notified() => {}
        }
    }

    fn last(&self) -> Instant {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
