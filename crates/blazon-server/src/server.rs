use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::runtime;
use tokio::sync::Notify;
use tokio::time;

use crate::routes;

/// How long whoever is being answered when the server stops may take.
const GRACE: Duration = Duration::from_secs(3);

/// A server that has its address and is about to answer.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    stop: Arc<Notify>,
}

impl Server {
    /// Takes an address. Port 0 is any that is free: [`Server::address`] says which.
    pub fn bind(address: SocketAddr) -> io::Result<Server> {
        let listener = TcpListener::bind(address)?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        Ok(Server { listener, address, stop: Arc::default() })
    }

    /// Where it answers.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What stops it, from any thread.
    pub fn stopper(&self) -> Stopper {
        Stopper { stop: Arc::clone(&self.stop) }
    }

    /// Answers until it is stopped. Whoever is being answered then still gets the answer.
    pub fn run(self) -> io::Result<()> {
        let runtime = runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(self.listener)?.tap_io(|stream| {
                // Small answers at once; if the system will not, they only come a little later.
                let _ = stream.set_nodelay(true);
            });
            let stopping = Arc::new(Notify::new());
            let (stop, told) = (self.stop, Arc::clone(&stopping));
            let answering = axum::serve(listener, routes::all()).with_graceful_shutdown(async move {
                stop.notified().await;
                told.notify_one();
            });
            // A browser that never reads its answer must not keep the server from ending.
            let too_long = async {
                stopping.notified().await;
                time::sleep(GRACE).await;
            };
            tokio::select! {
                done = answering => done,
                () = too_long => Ok(()),
            }
        })
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
