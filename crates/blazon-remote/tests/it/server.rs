//! A server of `blazon_online` on a real port, with a store in memory that outlives it.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{SystemTime, UNIX_EPOCH};

use blazon_online::{Call, Effect, Host, Input, Limits, Outages, Random, Rate, Request, Socket, StoreFault};
use blazon_wire::online::TableId;
use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, interval};
use tokio_tungstenite::accept_async;
use tokio_tungstenite::tungstenite::Message;

/// The logs of all tables.
pub(crate) type Logs = Arc<Mutex<BTreeMap<TableId, Vec<String>>>>;

/// A server that runs until this is dropped.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    pub(crate) logs: Logs,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl TestServer {
    /// A server at a free port.
    pub(crate) fn start() -> TestServer {
        TestServer::start_at("127.0.0.1:0".parse().expect("an address"), Logs::default())
    }

    /// A server at this address with these logs.
    pub(crate) fn start_at(address: SocketAddr, logs: Logs) -> TestServer {
        let runtime = runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let listener = runtime.block_on(async {
            // The port of a server that has just ended may not be free at once.
            loop {
                match TcpListener::bind(address).await {
                    Ok(listener) => return listener,
                    Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
                }
            }
        });
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let kept = Arc::clone(&logs);
        let thread = thread::spawn(move || {
            runtime.block_on(async move {
                tokio::select! {
                    () = serve(listener, kept) => {}
                    _ = stopped => {}
                }
            });
            // Whatever is still open ends with the runtime, as if the power had been cut.
        });
        TestServer { address, logs, stop: Some(stop), thread: Some(thread) }
    }

    /// Cuts the power, and gives where the server was and what it had written.
    pub(crate) fn kill(mut self) -> (SocketAddr, Logs) {
        self.end();
        (self.address, Arc::clone(&self.logs))
    }

    fn end(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if let Some(thread) = self.thread.take() {
            thread.join().expect("the server ends");
        }
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.end();
    }
}

/// What comes from a connection.
enum Came {
    Input(Input),
    /// Somebody asks, and waits here for the answer.
    Call(Call, oneshot::Sender<(u16, String)>),
    /// Somebody has a socket, and hears through this.
    Opened(Socket, TableId, mpsc::UnboundedSender<Message>),
}

async fn serve(listener: TcpListener, logs: Logs) {
    let (came, mut coming) = mpsc::unbounded_channel();
    let accepting = async {
        let mut next = 0;
        loop {
            let (stream, _) = listener.accept().await.expect("a connection");
            stream.set_nodelay(true).expect("small answers at once");
            next += 1;
            tokio::spawn(connection(stream, Socket(next), came.clone()));
        }
    };
    let working = async {
        let limits = Limits {
            tables: Rate { times: 10_000, within: 1000 },
            requests: Rate { times: 10_000, within: 1000 },
            messages: Rate { times: 10_000, within: 1000 },
            ..Limits::default()
        };
        let mut desk = Desk {
            host: Host::new(limits, Outages::default(), random()),
            logs,
            sockets: BTreeMap::new(),
            requests: BTreeMap::new(),
            next: 0,
        };
        let mut ticks = interval(Duration::from_millis(100));
        loop {
            tokio::select! {
                came = coming.recv() => desk.receive(came.expect("connections are accepted")),
                _ = ticks.tick() => desk.input(Input::Tick),
            }
        }
    };
    tokio::join!(accepting, working);
}

struct Desk {
    host: Host,
    logs: Logs,
    sockets: BTreeMap<Socket, mpsc::UnboundedSender<Message>>,
    requests: BTreeMap<Request, oneshot::Sender<(u16, String)>>,
    next: u64,
}

impl Desk {
    fn receive(&mut self, came: Came) {
        match came {
            Came::Input(input) => self.input(input),
            Came::Call(call, answer) => {
                self.next += 1;
                let request = Request(self.next);
                self.requests.insert(request, answer);
                self.input(Input::Call { request, address: "127.0.0.1".into(), call });
            }
            Came::Opened(socket, table, sender) => {
                self.sockets.insert(socket, sender);
                self.input(Input::Opened { socket, table });
            }
        }
    }

    fn input(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            for effect in self.host.handle(now(), input) {
                inputs.extend(self.carry_out(effect));
            }
        }
    }

    fn carry_out(&mut self, effect: Effect) -> Option<Input> {
        let mut logs = self.logs.lock().expect("nobody panics");
        match effect {
            Effect::Reply { request, status, body, .. } => {
                if let Some(answer) = self.requests.remove(&request) {
                    let _ = answer.send((status, body));
                }
            }
            Effect::Send { socket, text } => {
                if let Some(sender) = self.sockets.get(&socket) {
                    let _ = sender.send(Message::text(text.to_string()));
                }
            }
            Effect::Close { socket, .. } => {
                self.sockets.remove(&socket);
            }
            Effect::Append { ticket, table, expected, entries, .. } => {
                let log = logs.entry(table).or_default();
                let result = if log.len() as u64 == expected {
                    log.extend(entries);
                    Ok(())
                } else {
                    Err(StoreFault::Conflict)
                };
                return Some(Input::Appended { ticket, result });
            }
            Effect::Read { ticket, table, after } => {
                let log = logs.get(&table).map_or(&[][..], Vec::as_slice);
                let result = Ok(log.iter().skip(after as usize).cloned().collect());
                return Some(Input::Read { ticket, result });
            }
            Effect::Remove { ticket, table, .. } => {
                logs.remove(&table);
                return Some(Input::Appended { ticket, result: Ok(()) });
            }
            Effect::Outage { .. } | Effect::Signal { .. } => {}
            Effect::Think { ticket, seat, position } => {
                let event = position.legal(seat).iter().next();
                return Some(Input::Thought { ticket, event });
            }
        }
        None
    }
}

/// One connection: a socket, or a request with its answer.
async fn connection(stream: TcpStream, socket: Socket, came: mpsc::UnboundedSender<Came>) {
    let Some(head) = head_of(&stream).await else { return };
    let path = head.split(' ').nth(1).unwrap_or_default().to_owned();
    let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
    let table = |text: &str| text.parse::<TableId>().ok();
    if let ["api", "tables", id, "socket"] = parts[..]
        && let Some(table) = table(id)
    {
        return talk(stream, socket, table, &came).await;
    }
    let mut stream = stream;
    let Some(body) = body_of(&mut stream, &head).await else { return };
    let call = match parts[..] {
        ["api", "tables"] if head.starts_with("POST ") => Some(Call::Create(body)),
        ["api", "tables"] => Some(Call::List),
        ["api", "tables", id, "join"] => table(id).map(|table| Call::Join(table, body)),
        ["api", "tables", id, "look"] => table(id).map(|table| Call::Look(table, body)),
        ["api", "mine"] => Some(Call::Mine(body)),
        _ => None,
    };
    let answer = match call {
        Some(call) => {
            let (sender, answer) = oneshot::channel();
            let _ = came.send(Came::Call(call, sender));
            answer.await.unwrap_or((500, String::new()))
        }
        None => (404, String::new()),
    };
    let (status, body) = answer;
    let head = format!(
        "HTTP/1.1 {status} .\r\ncontent-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    let _ = stream.write_all((head + &body).as_bytes()).await;
    let _ = stream.shutdown().await;
}

async fn talk(stream: TcpStream, socket: Socket, table: TableId, came: &mpsc::UnboundedSender<Came>) {
    let Ok(mut stream) = accept_async(stream).await else { return };
    let (sender, mut outgoing) = mpsc::unbounded_channel();
    let _ = came.send(Came::Opened(socket, table, sender));
    loop {
        tokio::select! {
            message = outgoing.recv() => {
                let Some(message) = message else { break };
                if stream.send(message).await.is_err() {
                    break;
                }
            }
            message = stream.next() => match message {
                Some(Ok(Message::Text(text))) => {
                    let _ = came.send(Came::Input(Input::Text { socket, text: text.to_string() }));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                Some(Ok(_)) => {}
            },
        }
    }
    let _ = came.send(Came::Input(Input::Closed { socket }));
}

/// The head of a request, without taking it from the stream.
async fn head_of(stream: &TcpStream) -> Option<String> {
    let mut bytes = vec![0; 8192];
    loop {
        let length = stream.peek(&mut bytes).await.ok().filter(|&length| length > 0)?;
        let text = String::from_utf8_lossy(&bytes[..length]);
        if let Some((head, _)) = text.split_once("\r\n\r\n") {
            return Some(head.to_owned());
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

async fn body_of(stream: &mut TcpStream, head: &str) -> Option<String> {
    stream.read_exact(&mut vec![0; head.len() + 4]).await.ok()?;
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse().ok())?
    });
    let mut body = vec![0; length.unwrap_or(0)];
    stream.read_exact(&mut body).await.ok()?;
    String::from_utf8(body).ok()
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

fn random() -> Random {
    Box::new(|bytes| getrandom::fill(bytes).expect("the system has random numbers"))
}
