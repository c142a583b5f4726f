use std::collections::VecDeque;
use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::time::Duration;

use blazon::Event;
use blazon_dice::{Chair, Pledge};
use blazon_online::{Client, ClientEffect, Credential, Standing};
use blazon_wire::online::{Intent, Key, Reaction, Reason, TableId, ToClient};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, Interval, MissedTickBehavior};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_tls_with_config};

use crate::encryption::connector;
use crate::server::Server;

/// How often a connection looks after what time does, unless it is said.
const TICK: Duration = Duration::from_millis(250);

/// How much is read from a socket at once, in bytes. A program may hold thousands of them.
const READ: usize = 4 << 10;

/// The longest message of a server, in bytes.
const LONGEST: usize = 1 << 20;

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;
type Opening = Pin<Box<dyn Future<Output = Result<Socket, tungstenite::Error>> + Send>>;

/// A line to one table, opened again whenever it is lost.
///
/// It lives only while somebody waits for [`Connection::next`], which can be given up and asked again at any time.
pub struct Connection {
    client: Client,
    /// Where the table is, in the order in which the line is tried.
    urls: VecDeque<String>,
    socket: Option<Socket>,
    opening: Option<Opening>,
    /// What is to be sent, in order.
    outgoing: VecDeque<String>,
    /// What is to be told, in order.
    updates: VecDeque<Update>,
    ticks: Interval,
    since: Instant,
    /// Whether acknowledgements are told.
    acknowledged: bool,
    /// How often the line was opened.
    opened: u32,
}

/// What a connection tells.
#[derive(Clone, Debug, PartialEq)]
pub enum Update {
    /// The standing has changed: [`Connection::standing`] says to what.
    Changed,
    /// Something that was wanted was refused.
    Refused {
        /// What, if it is known.
        intent: Option<Intent>,
        /// Why.
        reason: Reason,
    },
    /// Somebody says a short word.
    Reaction(Chair, Reaction),
    /// It is this client's turn, and this is all that is legal.
    Turn(Vec<Event>),
    /// What was wanted is done and on the server's disk: for those who asked to be told.
    Done {
        /// The name of what was wanted.
        key: Key,
        /// The number of its item.
        number: u64,
    },
}

impl Connection {
    /// A line to a table, about to be opened. `random` has to be different for every line there is.
    pub fn new(server: &Server, table: TableId, credential: Credential, random: u64) -> Connection {
        let (client, effects) = Client::new(table, credential, random, 0);
        let mut connection = Connection {
            client,
            urls: VecDeque::from([server.socket(table)]),
            socket: None,
            opening: None,
            outgoing: VecDeque::new(),
            updates: VecDeque::new(),
            ticks: every(TICK),
            since: Instant::now(),
            acknowledged: false,
            opened: 0,
        };
        connection.carry_out(effects);
        connection
    }

    /// The same on a machine that has kept what the server is pledged to.
    #[must_use]
    pub fn pledged(self, pledge: Option<Pledge>) -> Connection {
        Connection { client: self.client.pledged(pledge), ..self }
    }

    /// The same, looking after what time does as often as that.
    #[must_use]
    pub fn looking_every(self, tick: Duration) -> Connection {
        Connection { ticks: every(tick), ..self }
    }

    /// The same, told of every acknowledgement.
    #[must_use]
    pub fn told_of_acknowledgements(self) -> Connection {
        Connection { acknowledged: true, ..self }
    }

    /// The same where several servers have the table: each time the line is opened again, it is at the next of them.
    #[must_use]
    pub fn also_at(mut self, others: &[Server]) -> Connection {
        self.urls.extend(others.iter().map(|server| server.socket(self.client.table())));
        // The first is being opened.
        self.urls.rotate_left(1);
        self
    }

    /// The table.
    pub fn table(&self) -> TableId {
        self.client.table()
    }

    /// How the game stands.
    pub fn standing(&self) -> Standing {
        self.client.standing()
    }

    /// How often the line was lost and came back.
    pub fn reopened(&self) -> u32 {
        self.opened.saturating_sub(1)
    }

    /// Whether everything that was missed is here. Until then the standing is one of the past.
    pub fn is_caught_up(&self) -> bool {
        self.client.is_caught_up()
    }

    /// Wants something done. It is sent until it is answered, whatever happens to the line.
    pub fn act(&mut self, intent: Intent) {
        let effects = self.client.act(intent);
        self.carry_out(effects);
    }

    /// Says a short word.
    pub fn react(&mut self, reaction: Reaction) {
        let effects = self.client.react(reaction);
        self.carry_out(effects);
    }

    /// The time on this connection's clock, in milliseconds: that of [`Standing::clock`].
    pub fn now(&self) -> u64 {
        self.since.elapsed().as_millis() as u64
    }

    /// Waits until there is something to tell.
    pub async fn next(&mut self) -> Update {
        loop {
            if let Some(update) = self.updates.pop_front() {
                return update;
            }
            let happened = tokio::select! {
                happened = converse(&mut self.socket, &mut self.outgoing) => happened,
                happened = opened(&mut self.opening) => happened,
                _ = self.ticks.tick() => Happened::Tick,
            };
            self.happen(happened);
        }
    }

    /// Closes the line for good.
    pub async fn close(mut self) {
        if let Some(mut socket) = self.socket.take() {
            // Whoever does not answer that is not waited for.
            let _ = tokio::time::timeout(Duration::from_secs(1), socket.close(None)).await;
        }
    }

    fn happen(&mut self, happened: Happened) {
        let now = self.now();
        let effects = match happened {
            Happened::Opened(socket) => {
                self.opening = None;
                self.socket = Some(*socket);
                self.opened += 1;
                self.client.opened(now)
            }
            Happened::Text(text) => {
                self.acknowledge(&text);
                self.client.heard(&text, now)
            }
            Happened::Closed => {
                self.hang_up();
                self.client.closed(now)
            }
            Happened::Tick => self.client.tick(now),
        };
        self.carry_out(effects);
    }

    /// Tells of an acknowledgement, if that is one and somebody wants to know.
    fn acknowledge(&mut self, text: &str) {
        if self.acknowledged
            && text.starts_with(r#"{"type":"done""#)
            && let Ok(ToClient::Done { key, number }) = blazon_wire::read(text)
        {
            self.updates.push_back(Update::Done { key, number });
        }
    }

    fn carry_out(&mut self, effects: Vec<ClientEffect>) {
        for effect in effects {
            match effect {
                ClientEffect::Connect => {
                    self.hang_up();
                    let url = self.urls.front().cloned().unwrap_or_default();
                    self.urls.rotate_left(1);
                    self.opening = Some(Box::pin(open(url)));
                }
                ClientEffect::Send(text) => self.outgoing.push_back(text),
                ClientEffect::Close => self.hang_up(),
                ClientEffect::Changed => {
                    // The last of several says it all.
                    if self.updates.back() != Some(&Update::Changed) {
                        self.updates.push_back(Update::Changed);
                    }
                }
                ClientEffect::Refused { intent, reason } => {
                    self.updates.push_back(Update::Refused { intent, reason });
                }
                ClientEffect::Reaction(chair, reaction) => {
                    self.updates.push_back(Update::Reaction(chair, reaction));
                }
                ClientEffect::Turn(legal) => self.updates.push_back(Update::Turn(legal)),
            }
        }
    }

    fn hang_up(&mut self) {
        self.socket = None;
        self.opening = None;
        self.outgoing.clear();
    }
}

impl std::fmt::Debug for Connection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Connection")
            .field("client", &self.client)
            .field("urls", &self.urls)
            .finish_non_exhaustive()
    }
}

/// A clock that ticks so often, and not faster after a pause.
fn every(tick: Duration) -> Interval {
    let mut ticks = tokio::time::interval_at(Instant::now() + tick, tick);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ticks
}

/// Something that happens to a connection.
enum Happened {
    Opened(Box<Socket>),
    Text(String),
    Closed,
    Tick,
}

/// Opens a socket.
pub(crate) async fn open(url: String) -> Result<Socket, tungstenite::Error> {
    let config = WebSocketConfig::default()
        .read_buffer_size(READ)
        .write_buffer_size(0)
        .max_message_size(Some(LONGEST))
        .max_frame_size(Some(LONGEST));
    // What is sent is small and waited for.
    let no_delay = true;
    let opened = connect_async_tls_with_config(url, Some(config), no_delay, connector()).await;
    opened.map(|(socket, _)| socket)
}

/// Waits for a socket that is being opened, for ever if there is none.
async fn opened(opening: &mut Option<Opening>) -> Happened {
    match opening {
        Some(opening) => match opening.await {
            Ok(socket) => Happened::Opened(Box::new(socket)),
            Err(_) => Happened::Closed,
        },
        None => std::future::pending().await,
    }
}

/// Sends what is to be sent, and waits for what comes; for ever if there is no socket. It can be given up at any time
/// without losing or repeating anything.
async fn converse(socket: &mut Option<Socket>, outgoing: &mut VecDeque<String>) -> Happened {
    let Some(socket) = socket else {
        return std::future::pending().await;
    };
    while !outgoing.is_empty() {
        if poll_fn(|context| socket.poll_ready_unpin(context)).await.is_err() {
            return Happened::Closed;
        }
        if let Some(text) = outgoing.pop_front()
            && socket.start_send_unpin(Message::text(text)).is_err()
        {
            return Happened::Closed;
        }
    }
    if socket.flush().await.is_err() {
        return Happened::Closed;
    }
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return Happened::Text(text.as_str().to_owned()),
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Happened::Closed,
            Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
        }
    }
}
