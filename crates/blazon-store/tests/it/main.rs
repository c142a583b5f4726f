//! What every store promises, and what the one on disk promises besides.

mod backup;
mod carry;
mod contract;
mod damage;
mod full;
mod kill;
mod log;
mod memory;
mod model;
mod open;
mod postgres;
mod power_cut;
mod process;
mod proxy;
mod server;
