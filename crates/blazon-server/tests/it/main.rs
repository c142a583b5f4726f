//! The server as a browser meets it: over a socket, in plain HTTP.

mod attacks;
mod browser;
mod caching;
mod compression;
mod contrast;
mod example;
mod headers;
mod health;
mod hosting;
mod limits;
mod page;
mod paths;
mod person;
mod size;
mod stopping;
mod tables;
