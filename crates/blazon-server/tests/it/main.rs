//! The server as a browser meets it: over a socket, in plain HTTP.

mod browser;
mod caching;
mod compression;
mod contrast;
mod headers;
mod health;
mod limits;
mod page;
mod paths;
mod size;
mod stopping;
