//! What happens at tables by itself, again and again.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Weak};
use std::time::Duration;

use blazon_online::Input;
use blazon_store::{Notice, Subscription};
use blazon_wire::online::TableId;
use tokio::time::{self, Instant, MissedTickBehavior};

use super::{Tables, storing};

/// How often the tables in memory are looked at: clocks run out, people turn out to be gone.
const TICK: Duration = Duration::from_millis(250);

/// How often the store is told that the server is there, and asked what is due.
const BEAT: Duration = Duration::from_secs(5);

/// How far back it is asked, in milliseconds, what outages other servers have noted.
const RECENT: u64 = 600_000;

/// After how long a table that is still due is looked at again.
const AGAIN: Duration = Duration::from_mins(5);

/// The most tables that are looked at because they are due, at one time.
const MOST_DUE: usize = 10_000;

impl Tables {
    /// Looks after the tables for as long as there are any.
    pub(super) fn look_after(self: &Arc<Self>) {
        self.runtime.spawn(tick(Arc::downgrade(self)));
        self.runtime.spawn(beat(Arc::downgrade(self)));
        self.runtime.spawn(listen(Arc::downgrade(self), self.store.subscribe()));
    }

    /// Says to the store that the server is there. A time in which it was not is nobody's.
    async fn beat(self: &Arc<Self>) {
        let beaten = self.store.beat(self.now()).await;
        self.readiness.note(beaten.as_ref().map(|_| ()));
        if let Ok(Some(outage)) = beaten {
            let (from, to) = (outage.from(), outage.to());
            tracing::warn!(seconds = (to - from) / 1000, "nothing could be written for a while");
            self.happen(Input::Outage { from, to });
        }
    }

    /// Hears of the times in which nobody could play by other servers' account.
    async fn learn_of_outages(self: &Arc<Self>) {
        if self.store.is_alone() {
            return;
        }
        let Ok(outages) = self.store.outages(self.now().saturating_sub(RECENT)).await else { return };
        for outage in outages {
            self.happen(Input::Outage { from: outage.from(), to: outage.to() });
        }
    }

    /// Lets happen what is due, except at tables that have been looked at not long ago.
    async fn fall_due(self: &Arc<Self>, looked_at: &mut HashMap<TableId, Instant>) {
        looked_at.retain(|_, at| at.elapsed() < AGAIN);
        let Ok(due) = self.store.due(self.now(), MOST_DUE).await else { return };
        let due = due.into_iter().map(storing::table).filter(|table| !looked_at.contains_key(table));
        let due: Vec<TableId> = due.collect();
        looked_at.extend(due.iter().map(|&table| (table, Instant::now())));
        if !due.is_empty() {
            self.happen(Input::Due(due));
        }
    }

    /// Some news of the store was missed: every table that somebody is at may have changed.
    async fn catch_up(self: &Arc<Self>) {
        let tables: HashSet<TableId> = self.state().sockets.values().map(|open| open.table).collect();
        for table in tables {
            if let Ok(Some(status)) = self.store.status(storing::id(table)).await {
                self.happen(Input::Told { table, last: status.last });
            }
        }
    }
}

async fn tick(tables: Weak<Tables>) {
    let mut interval = time::interval(TICK);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        let Some(tables) = tables.upgrade() else { return };
        tables.happen(Input::Tick);
        tables.metrics.written(tables.store.written());
        let state = tables.state();
        tables.metrics.present(state.host.sockets(), state.host.tables(), state.host.nodes());
    }
}

async fn beat(tables: Weak<Tables>) {
    let mut interval = time::interval(BEAT);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut looked_at = HashMap::new();
    loop {
        interval.tick().await;
        let Some(tables) = tables.upgrade() else { return };
        tables.beat().await;
        tables.learn_of_outages().await;
        tables.fall_due(&mut looked_at).await;
        tables.metrics.tidy();
    }
}

/// Hears of what other servers append.
async fn listen(tables: Weak<Tables>, mut news: Subscription) {
    while let Some(heard) = news.next().await {
        let Some(tables) = tables.upgrade() else { return };
        match heard {
            Notice::Changed { table, last } => {
                tables.happen(Input::Told { table: storing::table(table), last });
            }
            Notice::Missed => tables.catch_up().await,
            Notice::Said(text) => tables.happen(Input::Signal { text: text.as_ref().to_owned() }),
        }
    }
}
