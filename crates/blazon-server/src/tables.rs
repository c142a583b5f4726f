mod clock;
mod outbox;
mod storing;
mod thinker;
mod upkeep;

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use blazon_online::{Call, Effect, Host, Input, Outages, Request, Socket, Ticket};
use blazon_store::{Append, Outage, Store, StoreError};
use blazon_wire::online::{self, Reason, TableId};
use tokio::runtime::Handle;
use tokio::sync::{oneshot, watch};
use tokio::time::{self, Instant};

pub(crate) use outbox::{End, Outbox, Post};

use crate::metrics::Metrics;
use crate::online::Online;
use crate::readiness::Readiness;
use clock::Clock;
use thinker::Thinker;

/// How long those who are sent on when the server stops may take, and what is being written then.
const GRACE: Duration = Duration::from_secs(5);

/// The tables of a server: a [`Host`] with all that it does without, which is sockets, a clock, chance, an engine and a
/// store.
///
/// Things happen one at a time, and what follows from one is done, or has begun, before the next one happens. So messages
/// leave in the order in which they were decided on.
pub(crate) struct Tables {
    store: Arc<dyn Store>,
    clock: Clock,
    metrics: Arc<Metrics>,
    readiness: Arc<Readiness>,
    thinker: Thinker,
    runtime: Handle,
    most_an_address: usize,
    state: Mutex<State>,
    /// Somebody listens to it for as long as something is under way that a stop has to wait for.
    under_way: watch::Sender<()>,
}

struct State {
    host: Host,
    sockets: HashMap<Socket, Open>,
    requests: HashMap<Request, oneshot::Sender<Reply>>,
    /// How many sockets each address has.
    addresses: HashMap<String, usize>,
    /// The name of the last socket or request.
    last: u64,
}

/// A socket that is open.
struct Open {
    table: TableId,
    outbox: Arc<Outbox>,
}

/// The answer to a request.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    /// JSON.
    pub(crate) body: String,
    /// After how many seconds it is worth trying again.
    pub(crate) retry_after: Option<u64>,
}

/// What lets somebody open a socket: one of those that an address may have, for as long as it is held.
pub(crate) struct Permit {
    tables: Arc<Tables>,
    address: String,
}

/// Somebody at a table: what to say to them is in the outbox. The table is told that they are gone when this is dropped.
pub(crate) struct Visit {
    tables: Arc<Tables>,
    socket: Socket,
    pub(crate) outbox: Arc<Outbox>,
    _permit: Permit,
    _under_way: watch::Receiver<()>,
}

impl Tables {
    /// The tables of a store, as they were left. It has to be called within the runtime in which they live.
    pub(crate) async fn open(
        store: Arc<dyn Store>,
        online: &Online,
        metrics: Arc<Metrics>,
        readiness: Arc<Readiness>,
    ) -> Result<Arc<Tables>, StoreError> {
        let last = store.last_beat().await?;
        let clock = Clock::start(last);
        let now = clock.now();
        let woken = store.wake(now).await;
        readiness.note(woken.as_ref().map(|_| ()));
        let noted = store.outages(0).await?.into_iter().map(|outage| (outage.from(), outage.to()));
        // On a full disk the last one cannot be noted, and yet nobody could play.
        let unnoted = last.filter(|_| woken.is_err()).map(|last| (last, now));
        let outages = Outages::new(noted.chain(unnoted));
        let host = Host::new(online.tables, outages, Box::new(fill));
        let host = if store.is_alone() { host } else { host.in_company() };
        let state = State {
            host,
            sockets: HashMap::new(),
            requests: HashMap::new(),
            addresses: HashMap::new(),
            last: 0,
        };
        let tables = Arc::new_cyclic(|tables| Tables {
            store,
            clock,
            metrics,
            readiness,
            thinker: Thinker::new(tables.clone()),
            runtime: Handle::current(),
            most_an_address: online.sockets_an_address,
            state: Mutex::new(state),
            under_way: watch::Sender::new(()),
        });
        // From now on the host knows what time it is.
        tables.happen(Input::Tick);
        tables.look_after();
        Ok(tables)
    }

    /// Asks something over HTTP. There is no answer only if the server ends.
    pub(crate) async fn call(self: &Arc<Self>, address: String, call: Call) -> Option<Reply> {
        let (reply, answer) = oneshot::channel();
        let request = {
            let mut state = self.state();
            let request = Request(state.name());
            state.requests.insert(request, reply);
            request
        };
        self.happen(Input::Call { request, address, call });
        answer.await.ok()
    }

    /// Lets somebody at an address open one more socket, unless there are too many.
    pub(crate) fn permit(self: &Arc<Self>, address: String) -> Result<Permit, Reason> {
        let mut state = self.state();
        let here = state.addresses.get(&address).copied().unwrap_or(0);
        if here + state.host.connected_elsewhere(&address) >= self.most_an_address {
            return Err(Reason::TooManyRequests);
        }
        state.connect(&address, here + 1);
        Ok(Permit { tables: Arc::clone(self), address })
    }

    /// How all dice have fallen.
    pub(crate) async fn dice(&self) -> Result<online::DiceCounts, StoreError> {
        self.store.tally().await.map(|tally| storing::dice_counts(&tally))
    }

    /// Something happens.
    pub(crate) fn happen(self: &Arc<Self>, input: Input) {
        let now = self.clock.now();
        let mut state = self.state();
        let turn = state.name();
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in state.host.handle(now, input) {
                inputs.extend(self.carry_out(&mut state, turn, effect));
            }
        }
    }

    /// Sends everybody on, waits for what is under way, and closes the store.
    pub(crate) async fn stop(self: &Arc<Self>) {
        self.readiness.stop();
        self.happen(Input::Stop);
        // Whoever does not answer must not keep the server from ending.
        let _ = time::timeout(GRACE, self.under_way.closed()).await;
        // If it cannot be noted, the time since the last beat counts as one without a server.
        let _ = self.store.beat(self.now()).await;
        let _ = self.store.close().await;
    }

    /// Does what the host wants, or begins to. Gives what happens to the host by that.
    fn carry_out(self: &Arc<Self>, state: &mut State, turn: u64, effect: Effect) -> Option<Input> {
        match effect {
            Effect::Reply { request, status, body, retry_after } => {
                if let Some(reason) = online::refusal(&body) {
                    self.metrics.refused(reason);
                }
                if let Some(reply) = state.requests.remove(&request) {
                    // Whoever has gone meanwhile needs no answer.
                    let _ = reply.send(Reply { status, body, retry_after });
                }
            }
            Effect::Send { socket, text } => {
                if let Some(reason) = online::refusal(&text) {
                    self.metrics.refused(reason);
                }
                let open = state.sockets.get(&socket)?;
                if open.outbox.put(turn, text).is_err() {
                    self.metrics.refused(Reason::Slow);
                    state.sockets.remove(&socket);
                    return Some(Input::Closed { socket });
                }
            }
            Effect::Close { socket, code, reason } => {
                let open = state.sockets.remove(&socket)?;
                open.outbox.close(End { code, reason });
            }
            Effect::Append { ticket, table, expected, entries, phase, listed, due, rolls } => {
                let (table, mark) = (storing::id(table), storing::mark(phase, listed, due));
                let rolls = storing::rolled(&rolls);
                self.append(ticket, Append { table, expected, entries, mark, rolls });
            }
            Effect::Remove { ticket, table, expected } => {
                let tables = Arc::clone(self);
                self.spawn(async move {
                    let result = tables.store.remove(storing::id(table), expected).await;
                    tables.readiness.note(storing::trouble(&result));
                    tables.happen(Input::Appended { ticket, result: storing::changed(result) });
                });
            }
            Effect::Read { ticket, table, after } => {
                let tables = Arc::clone(self);
                self.spawn(async move {
                    let result = tables.store.read(storing::id(table), after).await;
                    tables.happen(Input::Read { ticket, result: storing::read(result) });
                });
            }
            Effect::Outage { from, to } => {
                tracing::warn!(seconds = to.saturating_sub(from) / 1000, "the server was asleep");
                let (tables, outage) = (Arc::clone(self), Outage::new(from, to)?);
                // It is asked for before whatever is appended after it, and the store does things in order.
                self.spawn(async move {
                    let noted = tables.store.note_outage(outage).await;
                    tables.readiness.note(noted.as_ref().copied());
                });
            }
            Effect::Signal { text } => self.signal(text),
            Effect::Think { ticket, seat, position } => {
                if !self.thinker.think(ticket, seat, position) {
                    return Some(Input::Thought { ticket, event: None });
                }
            }
        }
        None
    }

    /// Says something to the other servers of the store. What is lost is said again by itself.
    fn signal(self: &Arc<Self>, text: String) {
        let tables = Arc::clone(self);
        self.spawn(async move {
            if let Err(error) = tables.store.signal(text).await {
                tracing::debug!(%error, "a signal is lost");
            }
        });
    }

    fn append(self: &Arc<Self>, ticket: Ticket, append: Append) {
        let tables = Arc::clone(self);
        self.spawn(async move {
            let (entries, rolls) = (append.entries.len(), append.rolls.len());
            let begin = Instant::now();
            let result = tables.store.append(append).await;
            if result.is_ok() {
                tables.metrics.appended(entries, rolls, begin.elapsed());
            }
            tables.readiness.note(storing::trouble(&result));
            tables.happen(Input::Appended { ticket, result: storing::changed(result) });
        });
    }

    /// Does something that a stop waits for.
    fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) {
        let under_way = self.under_way.subscribe();
        self.runtime.spawn(async move {
            work.await;
            drop(under_way);
        });
    }

    /// The time at the tables, in milliseconds since 1970.
    fn now(&self) -> u64 {
        self.state().host.now()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// From now on an address has so many sockets here.
    fn connect(&mut self, address: &str, sockets: usize) {
        if sockets == 0 {
            self.addresses.remove(address);
        } else {
            self.addresses.insert(address.to_owned(), sockets);
        }
        self.host.connect(address, sockets);
    }

    /// A name for a socket or a request that no other has, or had.
    fn name(&mut self) -> u64 {
        self.last += 1;
        self.last
    }
}

impl Permit {
    /// Opens a socket at a table.
    pub(crate) fn enter(self, table: TableId) -> Visit {
        let tables = Arc::clone(&self.tables);
        let outbox = Arc::new(Outbox::default());
        let socket = {
            let mut state = tables.state();
            let socket = Socket(state.name());
            state.sockets.insert(socket, Open { table, outbox: Arc::clone(&outbox) });
            socket
        };
        let under_way = tables.under_way.subscribe();
        tables.happen(Input::Opened { socket, table });
        Visit { tables, socket, outbox, _permit: self, _under_way: under_way }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut state = self.tables.state();
        let here = state.addresses.get(&self.address).copied().unwrap_or(0);
        state.connect(&self.address, here.saturating_sub(1));
    }
}

impl Visit {
    /// A message came.
    pub(crate) fn say(&self, text: String) {
        self.tables.happen(Input::Text { socket: self.socket, text });
    }

    /// They are gone, as far as the table is concerned.
    pub(crate) fn leave(&self) {
        self.tables.state().sockets.remove(&self.socket);
        self.tables.happen(Input::Closed { socket: self.socket });
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        self.leave();
    }
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tables").finish_non_exhaustive()
    }
}

/// Fills bytes with chance of the system's.
fn fill(bytes: &mut [u8]) {
    if getrandom::fill(bytes).is_err() {
        // Without chance every seat would be open to everybody.
        std::process::abort();
    }
}
