use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use blazon_wire::online::Reason;
use tokio::sync::Notify;

/// The most bytes that may wait for somebody who is slow to read them.
const MOST_BYTES: usize = 256 << 10;

/// The most messages that may.
const MOST_TEXTS: usize = 1024;

/// Why a socket whose reader is too slow is closed, in codes of the WebSocket protocol.
const POLICY: u16 = 1008;

/// What is still to be said to somebody.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    state: Mutex<State>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct State {
    texts: VecDeque<Arc<str>>,
    bytes: usize,
    /// With what something was last put in here.
    turn: u64,
    end: Option<End>,
}

/// How a socket is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct End {
    /// The code of the WebSocket protocol.
    pub(crate) code: u16,
    pub(crate) reason: Reason,
}

/// What is taken out of an outbox.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Post {
    pub(crate) texts: VecDeque<Arc<str>>,
    /// Nothing comes after this.
    pub(crate) end: Option<End>,
}

/// Somebody does not read what they are sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slow;

impl Outbox {
    /// Puts a message in. Refuses it if too many wait already, and then there is nothing but the end.
    ///
    /// All that is put in with one turn counts as one: whoever comes back to a long game gets all of it at once, and is not
    /// slow because of that.
    pub(super) fn put(&self, turn: u64, text: Arc<str>) -> Result<(), Slow> {
        let mut state = self.state();
        if state.end.is_none() {
            if state.turn != turn && (state.bytes > MOST_BYTES || state.texts.len() > MOST_TEXTS) {
                drop(state);
                self.close(End { code: POLICY, reason: Reason::Slow });
                return Err(Slow);
            }
            state.turn = turn;
            state.bytes += text.len();
            state.texts.push_back(text);
            drop(state);
            self.changed.notify_one();
        }
        Ok(())
    }

    /// Says that there will be no more. If somebody is slow, they do not get what they have not read.
    pub(super) fn close(&self, end: End) {
        let mut state = self.state();
        if state.end.is_none() {
            state.end = Some(end);
            if end.reason == Reason::Slow {
                state.texts.clear();
            }
        }
        drop(state);
        self.changed.notify_one();
    }

    /// Waits until there is something, and takes all of it.
    pub(crate) async fn take(&self) -> Post {
        loop {
            let changed = self.changed.notified();
            {
                let mut state = self.state();
                if !state.texts.is_empty() || state.end.is_some() {
                    return Post { texts: std::mem::take(&mut state.texts), end: state.end };
                }
            }
            changed.await;
        }
    }

    /// These have gone out.
    pub(crate) fn sent(&self, bytes: usize) {
        let mut state = self.state();
        state.bytes = state.bytes.saturating_sub(bytes);
    }

    /// Waits until somebody turns out to be too slow, and gives the end that this is.
    pub(crate) async fn overflow(&self) -> End {
        loop {
            let changed = self.changed.notified();
            if let Some(end) = self.state().end.filter(|end| end.reason == Reason::Slow) {
                return end;
            }
            changed.await;
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    const SLOW: End = End { code: POLICY, reason: Reason::Slow };

    fn long() -> Arc<str> {
        "x".repeat(MOST_BYTES + 1).into()
    }

    #[tokio::test]
    async fn what_is_put_in_comes_out_in_order_and_the_end_comes_last() {
        let outbox = Outbox::default();
        let end = End { code: 1012, reason: Reason::Stopping };
        for (turn, text) in ["a", "b", "c"].into_iter().enumerate() {
            assert_eq!(outbox.put(turn as u64, text.into()), Ok(()));
        }
        outbox.close(end);
        assert_eq!(outbox.put(9, "too late".into()), Ok(()));
        let texts = ["a", "b", "c"].map(Arc::from).into();
        assert_eq!(outbox.take().await, Post { texts, end: Some(end) });
    }

    #[tokio::test]
    async fn as_long_as_there_is_nothing_it_is_waited_for() {
        let outbox = Outbox::default();
        assert!(timeout(Duration::from_millis(1), outbox.take()).await.is_err());
        let (post, put) = tokio::join!(outbox.take(), async { outbox.put(1, "at last".into()) });
        assert_eq!((post.texts.len(), put), (1, Ok(())));
    }

    #[tokio::test]
    async fn who_does_not_read_gets_nothing_but_the_end() {
        let outbox = Outbox::default();
        assert_eq!(outbox.put(1, long()), Ok(()));
        assert_eq!(outbox.put(2, "one more".into()), Err(Slow));
        assert_eq!(outbox.overflow().await, SLOW);
        assert_eq!(outbox.take().await, Post { texts: VecDeque::new(), end: Some(SLOW) });
    }

    #[tokio::test]
    async fn whatever_comes_at_once_counts_as_one() {
        let outbox = Outbox::default();
        for _ in 0..10 {
            assert_eq!(outbox.put(1, long()), Ok(()));
        }
        let post = outbox.take().await;
        assert_eq!(post.texts.len(), 10);
        // It has been taken, and not been sent.
        assert_eq!(outbox.put(2, "one more".into()), Err(Slow));
    }

    #[tokio::test]
    async fn who_has_read_is_not_slow() {
        let outbox = Outbox::default();
        for turn in 0..10 {
            assert_eq!(outbox.put(turn, long()), Ok(()));
            let bytes = outbox.take().await.texts.iter().map(|text| text.len()).sum();
            outbox.sent(bytes);
        }
    }

    #[test]
    fn many_short_messages_are_too_many_too() {
        let outbox = Outbox::default();
        let first = (0..=2 * MOST_TEXTS as u64).find(|&turn| outbox.put(turn, "x".into()).is_err());
        assert_eq!(first, Some(MOST_TEXTS as u64 + 1));
    }
}
