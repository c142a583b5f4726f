//! The server: it holds the page, built for browsers by its build script, and serves it.
//!
//! Every file of the page but three is named after its content, so a browser that has it never asks again; the three
//! (`/`, `/sw.js` and `/manifest.webmanifest`) are asked for every time and answered with "not modified". All are
//! compressed when they are built, not when they are asked for. What is served cannot be anything but those files: there
//! is a table of them, and no path leads to a file system. No visitor can keep others out: [`Limits`] says how many there
//! may be and how long each may take.
//!
//! ```no_run
//! use blazon_server::Server;
//!
//! # fn main() -> std::io::Result<()> {
//! let server = Server::bind("127.0.0.1:4000".parse().unwrap())?;
//! println!("http://{}", server.address());
//! server.run();
//! # Ok(())
//! # }
//! ```

mod api;
mod assets;
mod caller;
mod connections;
mod descriptors;
mod encoding;
mod headers;
mod health;
mod language;
mod limits;
mod listening;
mod local_network;
mod metrics;
mod observing;
mod online;
mod origin;
mod readiness;
mod refusal;
mod routes;
mod server;
mod stream;
mod tables;

pub use health::is_blazon;
pub use limits::Limits;
pub use local_network::local_addresses;
pub use online::Online;
pub use origin::{NotAnOrigin, Origin};
pub use server::{Server, Stopper};
