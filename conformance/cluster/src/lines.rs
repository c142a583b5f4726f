use std::sync::Arc;
use std::time::Duration;

use blazon_chaos::Fate;
use blazon_postgres::Stop;
use tokio::time::{Instant, sleep};

use crate::accident::{Deck, LineAccident};
use crate::database::{Database, DatabaseError};
use crate::diary::Diary;
use crate::proxy::{Cut, End, Manner, Proxy};
use crate::tally::Tally;

/// How long a database says nothing.
const PAUSE: Duration = Duration::from_secs(10);

/// How long an accident waits for lines that it can happen to.
const PATIENCE: Duration = Duration::from_secs(30);

/// The database and all lines, and what happens to them.
#[derive(Debug)]
pub(crate) struct Lines {
    /// In front of each node.
    pub(crate) clients: Vec<Arc<Proxy>>,
    pub(crate) database: Arc<Database>,
    pub(crate) fate: Fate,
    pub(crate) diary: Diary,
    pub(crate) tally: Tally,
}

impl Lines {
    /// Lets accidents happen for so long, and until each has happened. Then all is healed.
    pub(crate) async fn suffer(&mut self, time: Duration) -> Result<(), DatabaseError> {
        let start = Instant::now();
        let all = LineAccident::ALL.into_iter();
        let possible = all.filter(|accident| !accident.is_of_database() || !self.database.lines().is_empty());
        let mut deck = Deck::new(possible.collect());
        while (start.elapsed() < time || !deck.is_through()) && !self.diary.is_closed() {
            sleep(Duration::from_millis(self.fate.between(300, 2_000))).await;
            if let Some(accident) = deck.next(&mut self.fate) {
                self.happen(accident).await?;
            }
        }
        for proxy in self.clients.iter().map(AsRef::as_ref).chain(self.database.lines()) {
            proxy.heal();
        }
        Ok(())
    }

    async fn happen(&mut self, accident: LineAccident) -> Result<(), DatabaseError> {
        let at = usize::try_from(self.fate.between(0, self.clients.len() as u64)).unwrap_or_default();
        let number = at + 1;
        let time = Duration::from_millis(self.fate.between(2_000, 6_000));
        let one_of = self.fate.between(1, 4);
        let how = if self.fate.happens(500) { Cut::Reset } else { Cut::Close };
        match accident {
            LineAccident::RestartDatabase | LineAccident::CrashDatabase => {
                let crash = accident == LineAccident::CrashDatabase;
                self.diary.write(if crash { "the database is killed" } else { "the database is restarted" });
                *(if crash { &mut self.tally.crashes } else { &mut self.tally.restarts }) += 1;
                let how = match (crash, self.fate.happens(500)) {
                    (false, _) => Stop::Fast,
                    (true, false) => Stop::Immediate,
                    (true, true) => Stop::Kill,
                };
                self.database.restart(how, time / 4).await?;
                self.diary.write("the database is back");
            }
            LineAccident::Partition => {
                let Some(line) = self.database.lines().get(at) else { return Ok(()) };
                self.diary.write(&format!("node {number} is cut off from the database"));
                self.tally.partitions += 1;
                line.pass(Manner::Refuse);
                line.cut(how, 1);
                sleep(time).await;
                line.heal();
            }
            LineAccident::PauseDatabase => {
                let Some(line) = self.database.lines().get(at) else { return Ok(()) };
                self.diary.write(&format!("the database says nothing to node {number}"));
                self.tally.pauses += 1;
                line.pass(Manner::Pause);
                sleep(PAUSE).await;
                line.heal();
            }
            LineAccident::CutClients => {
                let cut_all = || self.clients.iter().map(|proxy| proxy.cut(how, one_of)).sum();
                let count = until_some(cut_all).await;
                self.diary.write(&format!("{count} lines of clients are cut"));
                self.tally.cuts += count;
            }
            LineAccident::DelayClients => {
                let Some(proxy) = self.clients.get(at) else { return Ok(()) };
                let delay = Duration::from_millis(self.fate.between(50, 500));
                self.diary.write(&format!("node {number} is {} ms far from its clients", delay.as_millis()));
                self.tally.delays += 1;
                proxy.pass(Manner::Delay(delay));
                sleep(time).await;
                proxy.heal();
            }
            LineAccident::HalfCloseClients => {
                let Some(proxy) = self.clients.get(at) else { return Ok(()) };
                let end = if how == Cut::Reset { End::Client } else { End::Server };
                let count = until_some(|| proxy.half_close(end, one_of)).await;
                self.diary.write(&format!("{count} lines to node {number} are half closed"));
                self.tally.half_closed += count;
                sleep(time).await;
                proxy.heal();
            }
            LineAccident::RefuseClients => {
                let Some(proxy) = self.clients.get(at) else { return Ok(()) };
                self.diary.write(&format!("node {number} lets nobody in"));
                self.tally.refusals += 1;
                proxy.pass(Manner::Refuse);
                self.tally.cuts += proxy.cut(how, one_of);
                sleep(time).await;
                proxy.heal();
            }
        }
        Ok(())
    }
}

/// Does something to lines until it has met some: at a node that is down there are none.
async fn until_some(mut meet: impl FnMut() -> u64) -> u64 {
    let start = Instant::now();
    loop {
        let met = meet();
        if met > 0 || start.elapsed() > PATIENCE {
            return met;
        }
        sleep(Duration::from_millis(50)).await;
    }
}
