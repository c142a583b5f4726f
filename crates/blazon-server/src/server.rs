use std::io;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use blazon_store::{OpenError, PostgresStore, SqliteStore, Store, StoreError};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::runtime::{self, Runtime};
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;
use tokio::time;

use crate::api::Api;
use crate::caller::Peer;
use crate::connections::{Activity, Connections};
use crate::descriptors;
use crate::limits::Limits;
use crate::listening;
use crate::metrics::Metrics;
use crate::online::Online;
use crate::readiness::Readiness;
use crate::routes;
use crate::stream::Stream;
use crate::tables::Tables;

/// How long whoever is being answered when the server stops may take.
const GRACE: Duration = Duration::from_secs(3);

/// The most that is kept of a request's head, and of an answer that nobody reads.
const BUFFER: usize = 128 << 10;

/// How long to wait for the system to have room for connections again.
const PAUSE: Duration = Duration::from_millis(50);

/// A server that has its address and is about to answer.
#[derive(Debug)]
pub struct Server {
    /// One thread is enough for all sockets and tables, and it is there already: none can fail to start. What takes long,
    /// writing to disk and thinking, is done on others.
    runtime: Runtime,
    listeners: Vec<tokio::net::TcpListener>,
    address: SocketAddr,
    limits: Limits,
    online: Online,
    tables: Option<Arc<Tables>>,
    metrics: Arc<Metrics>,
    readiness: Arc<Readiness>,
    stop: Arc<Notify>,
}

impl Server {
    /// Takes an address. Port 0 is any that is free: [`Server::address`] says which.
    pub fn bind(address: SocketAddr) -> io::Result<Server> {
        Server::listening(vec![listening::at(address)?])
    }

    /// Takes a port of all addresses that this computer has.
    pub fn bind_everywhere(port: u16) -> io::Result<Server> {
        Server::listening(listening::everywhere(port)?)
    }

    fn listening(listeners: Vec<TcpListener>) -> io::Result<Server> {
        let first = listeners.first().ok_or(io::ErrorKind::AddrNotAvailable)?;
        let address = first.local_addr()?;
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        let listeners = {
            let _inside = runtime.enter();
            listeners.into_iter().map(tokio::net::TcpListener::from_std).collect::<io::Result<_>>()?
        };
        Ok(Server {
            runtime,
            listeners,
            address,
            limits: Limits::default(),
            online: Online::default(),
            tables: None,
            metrics: Arc::new(Metrics::new()),
            readiness: Arc::new(Readiness::without_database()),
            stop: Arc::default(),
        })
    }

    /// The same with other limits.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> Server {
        Server { limits, ..self }
    }

    /// Makes room for as many connections as its limits say, or for as many as the system allows, and says how many those
    /// are.
    pub fn make_room(&mut self) -> usize {
        self.limits.connections = descriptors::make_room(self.limits.connections);
        self.limits.connections
    }

    /// Holds tables for people far apart, and keeps them in a file.
    pub fn open_database(&mut self, path: &Path, online: Online) -> Result<(), OpenError> {
        let store = self.runtime.block_on(SqliteStore::open(path))?;
        self.open_store(Arc::new(store), online).map_err(unusable)
    }

    /// Holds tables for people far apart together with other servers, and keeps them in the PostgreSQL database at an
    /// address.
    pub fn open_shared_database(&mut self, url: &str, online: Online) -> Result<(), OpenError> {
        let store = self.runtime.block_on(PostgresStore::open(url))?;
        self.open_store(Arc::new(store), online).map_err(unusable)
    }

    /// Holds tables for people far apart, and keeps them in this store.
    pub fn open_store(&mut self, store: Arc<dyn Store>, online: Online) -> Result<(), StoreError> {
        let (metrics, readiness) = (Arc::clone(&self.metrics), Arc::clone(&self.readiness));
        self.tables = Some(self.runtime.block_on(Tables::open(store, &online, metrics, readiness))?);
        self.online = online;
        Ok(())
    }

    /// Where it answers.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What stops it, from any thread.
    pub fn stopper(&self) -> Stopper {
        Stopper { stop: Arc::clone(&self.stop) }
    }

    /// Answers until it is stopped. Whoever is being answered then still gets the answer, whoever is at a table is sent on,
    /// and what is being written is.
    pub fn run(self) {
        let tables = self.tables.clone();
        let api = Api { tables, online: self.online.clone(), address: self.address };
        let routes =
            routes::all(self.limits, Arc::new(api), Arc::clone(&self.metrics), Arc::clone(&self.readiness));
        self.answer(&routes);
    }

    /// Answers what these routes answer.
    fn answer(self, routes: &Router) {
        let Server { runtime, listeners, limits, tables, stop, .. } = self;
        runtime.block_on(async {
            let stopping = watch::Sender::new(());
            let connections = Arc::new(Connections::new(limits.connections));
            let mut accepting = JoinSet::new();
            for listener in listeners {
                let (connections, routes) = (Arc::clone(&connections), routes.clone());
                let stopping = stopping.subscribe();
                accepting
                    .spawn(async move { accept(&listener, connections, limits, routes, stopping).await });
            }
            stop.notified().await;
            accepting.shutdown().await;
            stopping.send_replace(());
            if let Some(tables) = tables {
                tables.stop().await;
            }
            // A browser that never reads its answer must not keep the server from ending.
            let _ = time::timeout(GRACE, stopping.closed()).await;
        });
    }
}

/// Why a database that was opened cannot be used after all.
fn unusable(error: StoreError) -> OpenError {
    match error {
        StoreError::Full => OpenError::Full,
        error => OpenError::Unusable(error.to_string()),
    }
}

/// Stops the server that it comes from.
#[derive(Clone, Debug)]
pub struct Stopper {
    stop: Arc<Notify>,
}

impl Stopper {
    /// Stops it, also if it has not begun.
    pub fn stop(&self) {
        self.stop.notify_one();
    }
}

/// Takes every connection that comes, for ever.
async fn accept(
    listener: &tokio::net::TcpListener,
    connections: Arc<Connections>,
    limits: Limits,
    routes: Router,
    stopping: watch::Receiver<()>,
) {
    loop {
        match listener.accept().await {
            Ok((socket, peer)) => {
                let place = connections.place().await;
                // Small answers at once; if the system will not, they only come a little later.
                let _ = socket.set_nodelay(true);
                let activity = connections.add();
                let stream = Stream::new(socket, Arc::clone(&activity), place);
                let (connections, routes) = (Arc::clone(&connections), routes.clone());
                let stopping = stopping.clone();
                tokio::spawn(async move {
                    serve(stream, Peer(peer), &activity, limits, routes, stopping).await;
                    connections.remove(&activity);
                });
            }
            Err(error) if concerns_one(&error) => {}
            Err(_) => {
                // Most likely there is no descriptor left, and the next try would fail at once.
                connections.make_room();
                time::sleep(PAUSE).await;
            }
        }
    }
}

/// Answers on one connection until it ends, is handed over to another protocol, or keeps the server waiting for too long.
async fn serve(
    stream: Stream,
    peer: Peer,
    activity: &Activity,
    limits: Limits,
    routes: Router,
    mut stopping: watch::Receiver<()>,
) {
    let routes = TowerToHyperService::new(routes);
    let answer = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(peer);
        routes.call(request)
    });
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), answer)
        .with_upgrades();
    let mut serving = pin!(serving);
    let mut over = pin!(activity.over(limits.silence));
    loop {
        tokio::select! {
            // Whatever went wrong, it did so for the other side, and there is nobody left to tell.
            _ = &mut serving => break,
            () = &mut over => break,
            Ok(()) = stopping.changed() => serving.as_mut().graceful_shutdown(),
        }
    }
}

/// Whether only the connection that came is at fault: it was broken off before it was taken.
fn concerns_one(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

#[cfg(test)]
mod tests {
    use std::io::{ErrorKind, Read, Write};
    use std::net::TcpStream;
    use std::thread;

    use axum::body::Bytes;
    use axum::extract::Request;
    use axum::http::StatusCode;
    use axum::http::header::{CONNECTION, UPGRADE};
    use axum::response::{IntoResponse, Response};
    use axum::routing::{any, post};
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    /// Longer than anything takes here.
    const LONG: Duration = Duration::from_hours(1);
    /// Long enough for a request, short enough to wait for.
    const SHORT: Duration = Duration::from_millis(300);

    /// A server with routes that the page has no need for yet.
    struct Running {
        address: SocketAddr,
        stopper: Stopper,
    }

    impl Running {
        fn start(limits: Limits, routes: Router) -> Running {
            let server = Server::bind("127.0.0.1:0".parse().unwrap()).unwrap().with_limits(limits);
            let running = Running { address: server.address(), stopper: server.stopper() };
            thread::spawn(move || server.answer(&routes::guarded(routes, limits)));
            running
        }

        fn connect(&self) -> TcpStream {
            let stream = TcpStream::connect(self.address).unwrap();
            stream.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
            stream
        }
    }

    impl Drop for Running {
        fn drop(&mut self) {
            self.stopper.stop();
        }
    }

    #[test]
    fn a_body_that_comes_byte_by_byte_is_refused() {
        let limits = Limits { connections: 8, head: LONG, answer: SHORT, silence: LONG };
        let routes = Router::new().route("/", post(|body: Bytes| async move { body }));
        let server = Running::start(limits, routes);
        let mut stream = server.connect();
        stream.write_all(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n").unwrap();
        let mut sending = stream.try_clone().unwrap();
        let sender = thread::spawn(move || {
            // Until the server has had enough, or the body would be complete.
            for _ in 0..100_000 {
                if sending.write_all(b".").is_err() {
                    return true;
                }
                thread::sleep(Duration::from_millis(10));
            }
            false
        });
        let mut answer = Vec::new();
        // What was sent in vain may break the connection after the answer.
        let _ = stream.read_to_end(&mut answer);
        let answer = String::from_utf8(answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 408 Request Timeout\r\n"), "{answer}");
        assert!(answer.contains("\r\ncontent-security-policy: default-src 'none'; "), "{answer}");
        assert!(answer.contains("\r\n\r\nThat took too long to arrive. Please try again.\n"), "{answer}");
        assert!(sender.join().unwrap(), "the body is no longer read");
    }

    /// Says back what it is sent, once the connection is no longer one of HTTP.
    async fn echo(mut request: Request) -> Response {
        let handed_over = hyper::upgrade::on(&mut request);
        tokio::spawn(async move {
            let mut stream = TokioIo::new(handed_over.await.unwrap());
            while let Ok(byte) = stream.read_u8().await {
                stream.write_u8(byte).await.unwrap();
            }
        });
        (StatusCode::SWITCHING_PROTOCOLS, [(CONNECTION, "upgrade"), (UPGRADE, "echo")]).into_response()
    }

    #[test]
    fn a_connection_that_was_handed_over_outlives_the_limits_of_the_others() {
        let limits = Limits { connections: 2, head: SHORT, answer: SHORT, silence: SHORT };
        let server = Running::start(limits, Router::new().route("/", any(echo)));
        let mut stream = server.connect();
        stream
            .write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: echo\r\n\r\n")
            .unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            stream.read_exact(&mut byte).unwrap();
            head.extend(byte);
        }
        assert!(head.starts_with(b"HTTP/1.1 101 "), "{}", String::from_utf8_lossy(&head));
        // Others come, more than there are places, and are closed: the silent ones for being silent.
        let mut others: Vec<TcpStream> = (0..6).map(|_| server.connect()).collect();
        for other in &mut others {
            let closed = other.read(&mut [0]);
            assert!(
                matches!(&closed, Ok(0))
                    || closed.as_ref().is_err_and(|error| error.kind() == ErrorKind::ConnectionReset),
                "{closed:?}"
            );
        }
        stream.write_all(b"?").unwrap();
        let mut byte = [0];
        stream.read_exact(&mut byte).unwrap();
        assert_eq!(byte, *b"?");
    }
}
