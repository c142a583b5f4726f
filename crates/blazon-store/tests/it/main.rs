//! What every store promises, and what those on disk and in a database promise besides.

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
mod point_in_time;
mod postgres;
mod power_cut;
mod process;
mod proxy;
mod server;
