//! Whole servers with their clients, without a network.

mod playing;
mod world;
