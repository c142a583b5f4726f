//! Somebody at a table, over a real socket.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use blazon::{Event, Rules};
use blazon_dice::{SeatKey, Token};
use blazon_online::{Client, ClientEffect, Credential, Standing};
use blazon_wire::online::{
    Create, Created, Intent, Join, Pace, Reason, Starts, TableId, Terms, ToServer, VERSION,
};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::time;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::browser::post;

/// How long anything may take.
const LONG: Duration = Duration::from_mins(1);

/// What a client sends and hears.
pub(crate) type Socket = WebSocketStream<TcpStream>;

pub(crate) const HOST: [u8; 16] = [1; 16];
pub(crate) const GUEST: [u8; 16] = [2; 16];

/// A client with its socket, and everything it was sent.
pub(crate) struct Person {
    pub(crate) client: Client,
    address: SocketAddr,
    socket: Option<Socket>,
    begin: Instant,
    pub(crate) heard: Vec<String>,
    pub(crate) refused: Vec<Reason>,
}

impl Person {
    /// Comes to a table.
    pub(crate) fn new(address: SocketAddr, table: TableId, credential: Credential) -> Person {
        let random = match credential {
            Credential::Seat(key) => u64::from(key.token().to_string().as_bytes()[0]) + 7,
            Credential::Watch(_) => 3,
        };
        let (client, _) = Client::new(table, credential, random, 0);
        Person {
            client,
            address,
            socket: None,
            begin: Instant::now(),
            heard: Vec::new(),
            refused: Vec::new(),
        }
    }

    /// Goes on with another server, which has the same tables.
    pub(crate) fn go_on_at(&mut self, address: SocketAddr) {
        self.address = address;
        self.socket = None;
        self.client.closed(self.now());
    }

    /// Lets go of the socket.
    pub(crate) fn hang_up(&mut self) {
        self.socket = None;
    }

    pub(crate) fn standing(&self) -> Standing {
        self.client.standing()
    }

    /// What they would do now, always the same in the same position.
    pub(crate) fn choice(&self) -> Option<Event> {
        let standing = self.standing();
        let (seat, position) = (standing.seat()?, standing.position()?);
        if !standing.is_asked() || standing.unanswered > 0 {
            return None;
        }
        let legal: Vec<Event> = position.legal(seat).iter().collect();
        let nth = position.stable_hash() as usize % legal.len().max(1);
        legal.get(nth).copied()
    }

    pub(crate) async fn act(&mut self, intent: Intent) {
        let effects = self.client.act(intent);
        self.carry_out(effects).await;
    }

    /// Hears everything that has come.
    pub(crate) async fn catch_up(&mut self) {
        let mut before = usize::MAX;
        while before != self.heard.len() {
            before = self.heard.len();
            self.step().await;
        }
    }

    /// Lets the client do what it does within a moment: hear one message at most, connect, ask for a sign of life.
    pub(crate) async fn step(&mut self) {
        if self.socket.is_none() {
            let mut effects = self.client.closed(self.now());
            effects.extend(self.client.hurry(self.now()));
            // The first time it wants to be connected without having been.
            effects.push(ClientEffect::Connect);
            self.carry_out(effects).await;
        }
        let Some(socket) = &mut self.socket else {
            time::sleep(Duration::from_millis(20)).await;
            return;
        };
        match time::timeout(Duration::from_millis(5), socket.next()).await {
            Err(_) => {
                let effects = self.client.tick(self.now());
                self.carry_out(effects).await;
            }
            Ok(Some(Ok(Message::Text(text)))) => {
                self.heard.push(text.to_string());
                let effects = self.client.heard(&text, self.now());
                self.carry_out(effects).await;
            }
            Ok(Some(Ok(_))) => {}
            Ok(Some(Err(_)) | None) => self.socket = None,
        }
    }

    /// Goes on until something is true.
    pub(crate) async fn until(&mut self, mut is_true: impl FnMut(&Standing) -> bool) {
        let begin = Instant::now();
        while !is_true(&self.standing()) {
            assert!(begin.elapsed() < LONG, "it never comes to that: {:?}", self.standing());
            self.step().await;
        }
    }

    async fn carry_out(&mut self, effects: Vec<ClientEffect>) {
        let mut effects = std::collections::VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            match effect {
                ClientEffect::Connect if self.socket.is_none() => {
                    self.socket = connect(self.address, self.client.table()).await;
                    if self.socket.is_some() {
                        effects.extend(self.client.opened(self.now()));
                    }
                }
                ClientEffect::Send(text) => {
                    if let Some(socket) = &mut self.socket {
                        let _ = socket.send(Message::text(text)).await;
                    }
                }
                ClientEffect::Close => self.socket = None,
                ClientEffect::Refused { reason, .. } => self.refused.push(reason),
                _ => {}
            }
        }
    }

    fn now(&self) -> u64 {
        self.begin.elapsed().as_millis() as u64
    }
}

/// Opens a socket at a table, if somebody is there.
pub(crate) async fn connect(address: SocketAddr, table: TableId) -> Option<Socket> {
    let stream = TcpStream::connect(address).await.ok()?;
    let url = format!("ws://{address}/api/tables/{table}/socket");
    tokio_tungstenite::client_async(url, stream).await.ok().map(|(socket, _)| socket)
}

pub(crate) fn terms() -> Terms {
    Terms { rules: Rules::default(), pace: Pace::None, starts: Starts::Dice, listed: false }
}

/// Makes a table over HTTP.
pub(crate) fn create(server: SocketAddr, terms: Terms) -> Created {
    let token = SeatKey::from(HOST).token();
    let create = Create { version: VERSION, name: Some("Ann".into()), token, terms };
    let answer = post(server, "/api/tables", &blazon_wire::line(&create));
    assert_eq!(answer.status, 201, "{}", answer.text());
    blazon_wire::read(&answer.text()).expect("a table")
}

/// Takes the guest's chair over HTTP.
pub(crate) fn join(server: SocketAddr, table: TableId, invitation: Option<Token>) {
    let token = SeatKey::from(GUEST).token();
    let join = Join { version: VERSION, name: Some("Bob".into()), token, invitation };
    let answer = post(server, &format!("/api/tables/{table}/join"), &blazon_wire::line(&join));
    assert_eq!(answer.status, 200, "{}", answer.text());
}

/// Two people at a new table.
pub(crate) fn two(server: SocketAddr, terms: Terms) -> (Created, [Person; 2]) {
    let created = create(server, terms);
    join(server, created.table, Some(created.invitation));
    let people =
        [HOST, GUEST].map(|key| Person::new(server, created.table, Credential::Seat(SeatKey::from(key))));
    (created, people)
}

/// Plays on until the game is over for both, or has come so far for one of them.
pub(crate) async fn play(people: &mut [Person; 2], mut enough: impl FnMut(&Standing) -> bool) {
    let begin = Instant::now();
    while !people.iter().all(|person| person.standing().is_over()) {
        assert!(begin.elapsed() < LONG, "the game goes on for ever: {:?}", people[0].standing());
        for person in &mut *people {
            person.step().await;
            if enough(&person.standing()) {
                return;
            }
            if let Some(event) = person.choice() {
                person.act(Intent::Play { event }).await;
            }
        }
    }
}

/// Opens a socket and says who one is, and nothing else.
pub(crate) async fn greet(server: SocketAddr, table: TableId, token: Token) -> Socket {
    let mut socket = connect(server, table).await.expect("the server is there");
    let hello = ToServer::Hello { version: VERSION, token, last: 0, legal: false };
    say(&mut socket, &hello).await;
    socket
}

pub(crate) async fn say(socket: &mut Socket, message: &ToServer) {
    socket.send(Message::text(blazon_wire::line(message))).await.expect("somebody listens");
}

/// Hears to the end of a socket: every message, and with what code and reason it was closed.
pub(crate) async fn hear_out(socket: &mut Socket) -> (Vec<String>, Option<(u16, String)>) {
    let mut heard = Vec::new();
    let mut end = None;
    let hearing = async {
        while let Some(Ok(message)) = socket.next().await {
            match message {
                Message::Text(text) => heard.push(text.to_string()),
                Message::Close(Some(frame)) => end = Some((frame.code.into(), frame.reason.to_string())),
                _ => {}
            }
        }
    };
    time::timeout(LONG, hearing).await.expect("the server closes the socket");
    (heard, end)
}
