//! A line to the database that can be cut, or go silent.

#![cfg(unix)]

use std::sync::Arc;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What becomes of what is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// It gets through.
    Open,
    /// It waits.
    Paused,
}

/// Passes on what is said to the database, and back.
pub(crate) struct Proxy {
    port: u16,
    state: Arc<watch::Sender<(State, u64)>>,
}

impl Proxy {
    /// A line to a port of this computer.
    pub(crate) async fn start(to: u16) -> Proxy {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let state = Arc::new(watch::Sender::new((State::Open, 0)));
        let given = Arc::clone(&state);
        tokio::spawn(async move {
            while let Ok((from, _)) = listener.accept().await {
                tokio::spawn(pass(from, to, given.subscribe()));
            }
        });
        Proxy { port, state }
    }

    /// The address of a database on this line.
    pub(crate) fn url(&self, url: &str) -> String {
        let (host, database) = url.rsplit_once('/').expect("an address");
        let (host, _) = host.rsplit_once(':').expect("a port");
        format!("{host}:{}/{database}", self.port)
    }

    /// Lets nothing through, and closes nothing.
    pub(crate) fn pause(&self) {
        self.state.send_modify(|(state, _)| *state = State::Paused);
    }

    /// Lets everything through again, also what waits.
    pub(crate) fn go_on(&self) {
        self.state.send_modify(|(state, _)| *state = State::Open);
    }

    /// Cuts everybody off who is there.
    pub(crate) fn cut(&self) {
        self.state.send_modify(|(_, cuts)| *cuts += 1);
    }
}

async fn pass(from: TcpStream, to: u16, state: watch::Receiver<(State, u64)>) {
    let Ok(to) = TcpStream::connect(("127.0.0.1", to)).await else { return };
    let (from, to) = (from.into_split(), to.into_split());
    let cuts = state.borrow().1;
    let mut cut = state.clone();
    tokio::select! {
        () = copy(from.0, to.1, state.clone()) => {}
        () = copy(to.0, from.1, state) => {}
        _ = cut.wait_for(|(_, now)| *now > cuts) => {}
    }
}

async fn copy(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    mut state: watch::Receiver<(State, u64)>,
) {
    let mut bytes = [0; 4096];
    while let Ok(length @ 1..) = from.read(&mut bytes).await {
        if state.wait_for(|(state, _)| *state == State::Open).await.is_err() {
            return;
        }
        if to.write_all(&bytes[..length]).await.is_err() {
            return;
        }
    }
}
