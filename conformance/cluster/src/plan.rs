use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use blazon_chaos::Fate;
use blazon_dice::Chair;
use blazon_remote::Server;
use blazon_store::{Store, TableId as StoredId};
use tempfile::TempDir;
use tokio::runtime;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::database::{Database, DatabaseError};
use crate::device::{Place, read};
use crate::diary::Diary;
use crate::ledger::judge;
use crate::lines::Lines;
use crate::node::{Node, NodeFault};
use crate::notes::{Notes, Played, Wrong};
use crate::pair::Pair;
use crate::processes::Processes;
use crate::proxy::Proxy;
use crate::tally::Tally;

/// How many requests over HTTP are under way at a time.
const REQUESTS: usize = 16;

/// How often it is said how far it is.
const TELL: Duration = Duration::from_secs(10);

/// After how long without a sign of life of anybody it is given up.
const PATIENCE: Duration = Duration::from_mins(5);

/// One of so many tables is made while accidents happen.
const LATE: u64 = 4;

/// How many of the last games are read again from every node.
const READ_AGAIN: usize = 500;

/// How many of those at a time.
const READERS: usize = 16;

/// What is to happen.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program: `blazon`.
    pub program: PathBuf,
    /// How many nodes.
    pub nodes: usize,
    /// At how many tables it is played at a time.
    pub tables: u64,
    /// For how long accidents happen. Each of them happens at least once, however long that takes.
    pub time: Duration,
    /// What everything follows from that can.
    pub seed: u64,
    /// One node with a database in a file instead.
    pub sqlite: bool,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Findings {
    /// How much happened.
    pub tally: Tally,
    /// How often something was refused, by the reason.
    pub refused: Vec<(&'static str, u64)>,
    /// The promises that were broken.
    pub wrong: Vec<Wrong>,
    /// Where the nodes' logs are, if one was.
    pub logs: Option<PathBuf>,
}

/// Why nothing could come of it.
#[derive(Debug, thiserror::Error)]
pub enum ClusterError {
    /// This machine refuses something.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A node or the database cannot even be started.
    #[error("{0}")]
    Start(String),
}

impl Plan {
    /// Carries it out. Whoever sets `stop` wants it to end early: then no more accidents happen, and games are not played to
    /// their end.
    pub fn run(&self, stop: &Arc<AtomicBool>) -> Result<Findings, ClusterError> {
        blazon_remote::load::allow_many_sockets();
        let runtime = runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .max_blocking_threads(REQUESTS)
            .enable_all()
            .build()?;
        let folder = TempDir::with_prefix("blazon-cluster-")?;
        let findings = runtime.block_on(self.carry_out(folder.path(), stop));
        // Whoever still waits for an answer is not waited for.
        runtime.shutdown_timeout(Duration::from_secs(5));
        let mut findings = findings?;
        if !findings.wrong.is_empty() {
            findings.logs = Some(folder.keep());
        }
        Ok(findings)
    }

    async fn carry_out(&self, folder: &Path, stop: &Arc<AtomicBool>) -> Result<Findings, ClusterError> {
        let diary = Diary::new(Arc::clone(stop));
        let mut fate = Fate::new(self.seed);
        let (mut processes, mut lines) = self.build(folder, &mut fate, &diary).await?;
        for node in &mut processes.nodes {
            node.start().await?;
        }
        diary.write(&format!("{} nodes are ready", processes.nodes.len()));
        let servers: Vec<Server> =
            lines.clients.iter().filter_map(|proxy| Server::new(&proxy.address().to_string()).ok()).collect();
        let (notes, over) = (Arc::new(Notes::default()), Arc::new(AtomicBool::new(false)));
        let mut pairs = self.sit_down(&servers, &notes, &over);
        self.until_they_play(&notes, &diary).await;

        let telling = tokio::spawn(tell(Arc::clone(&notes), diary.clone()));
        let suffered = tokio::join!(processes.suffer(self.time), lines.suffer(self.time));
        if let Err(fault) = suffered.0 {
            notes.complain(None, fault.to_string());
        }
        if let Err(fault) = suffered.1 {
            notes.complain(None, fault.to_string());
        }
        over.store(true, Ordering::Relaxed);
        diary.write("there are no more accidents");
        self.until_all_have_played(&mut pairs, &notes, &diary).await;
        telling.abort();
        pairs.shutdown().await;

        let mut tally = processes.tally;
        tally += lines.tally;
        tally.games = notes.games();
        tally.acknowledged = notes.acknowledgements();
        (tally.reconnects, tally.failed_calls) = (notes.reconnects(), notes.failed_calls());
        if !diary.is_closed() {
            tally.read_again = self.read_again(&servers, &notes).await;
            if let Err(fault) = processes.stop().await {
                notes.complain(None, fault.to_string());
            }
            tally += self.judge_all(&lines.database, &notes).await;
        }
        let wrong = notes.wrong();
        // Also those that players found out about, or that never ended.
        let tables: BTreeSet<_> = wrong.iter().filter_map(|wrong| wrong.table).collect();
        tally.unequal = tables.len() as u64;
        Ok(Findings { tally, refused: notes.refused(), wrong, logs: None })
    }

    /// The database, all proxies, and nodes that are not started yet.
    async fn build(
        &self,
        folder: &Path,
        fate: &mut Fate,
        diary: &Diary,
    ) -> Result<(Processes, Lines), ClusterError> {
        let count = if self.sqlite { 1 } else { self.nodes };
        let database = if self.sqlite { Database::sqlite(folder) } else { Database::postgres(count).await? };
        let database = Arc::new(database);
        let (mut nodes, mut clients) = (Vec::new(), Vec::new());
        for at in 0..count {
            let proxy = Arc::new(Proxy::open(None).await?);
            clients.push(Arc::clone(&proxy));
            nodes.push(Node::new(at + 1, &self.program, database.address(at), folder, proxy));
        }
        let (tally, one, other) = (Tally::default(), Fate::new(fate.number()), Fate::new(fate.number()));
        let processes = Processes { nodes, fate: one, diary: diary.clone(), tally };
        Ok((processes, Lines { clients, database, fate: other, diary: diary.clone(), tally }))
    }

    fn sit_down(&self, servers: &[Server], notes: &Arc<Notes>, over: &Arc<AtomicBool>) -> JoinSet<()> {
        let mut pairs = JoinSet::new();
        let mut fate = Fate::new(!self.seed);
        for number in 0..self.tables {
            let late = Duration::from_millis(fate.between(0, self.time.as_millis() as u64));
            let pair = Pair {
                number,
                seed: self.seed,
                servers: servers.to_vec(),
                notes: Arc::clone(notes),
                over: Arc::clone(over),
                after: if number < self.prompt() { Duration::ZERO } else { late },
            };
            pairs.spawn(pair.play());
        }
        pairs
    }

    /// How many tables are made before anything happens. At the others people sit down in the middle of it.
    fn prompt(&self) -> u64 {
        self.tables - self.tables / LATE
    }

    /// Accidents are for those who play.
    async fn until_they_play(&self, notes: &Notes, diary: &Diary) {
        let start = Instant::now();
        while notes.begun() < self.prompt() && notes.is_fine() && !diary.is_closed() {
            if start.elapsed() > PATIENCE {
                return notes.complain(None, format!("only {} tables could be made", notes.begun()));
            }
            sleep(Duration::from_millis(50)).await;
        }
        diary.write(&format!("{} games have begun", notes.begun()));
    }

    /// However long it takes, as long as it goes on.
    async fn until_all_have_played(&self, pairs: &mut JoinSet<()>, notes: &Notes, diary: &Diary) {
        let (mut last, mut since) = (notes.signs_of_life(), Instant::now());
        while !diary.is_closed() {
            match timeout(Duration::from_secs(1), pairs.join_next()).await {
                Ok(None) => return,
                Ok(Some(Err(error))) => notes.complain(None, error.to_string()),
                Ok(Some(Ok(()))) | Err(_) => {}
            }
            if notes.signs_of_life() != last {
                (last, since) = (notes.signs_of_life(), Instant::now());
            }
            if since.elapsed() > PATIENCE {
                for table in notes.unfinished() {
                    notes.complain(
                        Some(table),
                        "the game has not ended, and nothing happens any more".to_owned(),
                    );
                }
                return notes.complain(None, format!("{} pairs have not come to an end", pairs.len()));
            }
        }
    }

    /// Asks each node for the last games again, and gives how many records that were.
    async fn read_again(&self, servers: &[Server], notes: &Arc<Notes>) -> u64 {
        let played = notes.played();
        let mut random = Fate::new(self.seed ^ u64::MAX);
        let mut readers = JoinSet::new();
        let mut count = 0;
        for played in played.into_iter().rev().take(READ_AGAIN) {
            for server in servers {
                if readers.len() >= READERS {
                    readers.join_next().await;
                }
                count += 1;
                readers.spawn(compare(played.clone(), server.clone(), random.number(), Arc::clone(notes)));
            }
        }
        readers.join_all().await;
        count
    }

    /// Reads every log, and compares it with what was told of it.
    async fn judge_all(&self, database: &Database, notes: &Notes) -> Tally {
        let store = match database.open().await {
            Ok(store) => store,
            Err(fault) => {
                notes.complain(None, fault.to_string());
                return Tally::default();
            }
        };
        let played: BTreeMap<_, _> =
            notes.played().into_iter().map(|played| (played.table, played)).collect();
        let mut tally = Tally::default();
        for (table, acknowledged) in notes.acknowledged() {
            let entries = match store.read(StoredId::new(table.0), 0).await {
                Ok(entries) => entries,
                Err(error) => {
                    notes.complain(Some(table), format!("cannot be read: {error}"));
                    continue;
                }
            };
            let verdict = judge(&entries, &acknowledged, played.get(&table));
            tally.missing += verdict.missing;
            tally.double += verdict.double;
            // Those who have played to the end have compared it with an undisturbed run.
            tally.equal += u64::from(!verdict.unequal && played.contains_key(&table));
            for fault in verdict.faults {
                notes.complain(Some(table), fault);
            }
        }
        close(&*store, notes).await;
        tally
    }
}

impl From<NodeFault> for ClusterError {
    fn from(fault: NodeFault) -> ClusterError {
        ClusterError::Start(fault.to_string())
    }
}

impl From<DatabaseError> for ClusterError {
    fn from(fault: DatabaseError) -> ClusterError {
        ClusterError::Start(fault.to_string())
    }
}

async fn close(store: &dyn Store, notes: &Notes) {
    if let Err(error) = store.close().await {
        notes.complain(None, format!("the database cannot be closed: {error}"));
    }
}

/// Asks a node for a game again.
async fn compare(played: Played, server: Server, random: u64, notes: Arc<Notes>) {
    let place = Place { table: played.table, chair: Chair::Host, key: played.keys.host };
    let what = match timeout(PATIENCE, read(place, &server, random)).await {
        Ok(Ok(record)) if record.to_string() == played.record => return,
        Ok(Ok(record)) => format!("a node tells\n{record}\nand the players have\n{}", played.record),
        Ok(Err(what)) => what,
        Err(_) => "a node does not tell the game any more".to_owned(),
    };
    notes.complain(Some(played.table), what);
}

async fn tell(notes: Arc<Notes>, diary: Diary) {
    loop {
        sleep(TELL).await;
        let (games, events) = (notes.games(), notes.acknowledgements());
        diary.write(&format!("{games} games over, {events} events acknowledged"));
    }
}
