//! Real sockets, against a server without a disk.

mod load;
mod playing;
mod server;
