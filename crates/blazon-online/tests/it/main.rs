//! Whole servers with their clients, without a network.

mod clocks;
mod dice;
mod leaving;
mod messages;
mod nodes;
mod offers;
mod playing;
mod presence;
mod properties;
mod rematches;
mod seats;
mod secrecy;
mod storing;
mod sweeping;
mod world;
