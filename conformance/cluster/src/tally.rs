use std::fmt;

macro_rules! tally {
    ($($(#[$doc:meta])* $name:ident: $label:literal),* $(,)?) => {
        /// What happened, and what was found in the end.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct Tally {
            $($(#[$doc])* pub $name: u64,)*
        }

        impl fmt::Display for Tally {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                for (at, (label, count)) in [$(($label, self.$name)),*].into_iter().enumerate() {
                    write!(f, "{}{count} {label}", if at == 0 { "" } else { ", " })?;
                }
                Ok(())
            }
        }

        impl std::ops::AddAssign for Tally {
            fn add_assign(&mut self, other: Tally) {
                $(self.$name += other.$name;)*
            }
        }
    };
}

tally! {
    /// Games that were played to their end.
    games: "games",
    /// Games that ended as they would have without any accident.
    equal: "equal to an undisturbed run",
    /// Events that were acknowledged.
    acknowledged: "events acknowledged",
    /// Acknowledged events that the store does not have.
    missing: "missing",
    /// Events that the store has more than once.
    double: "double",
    /// Games that did not end, or of which the store, a node or a player tells otherwise than the others.
    unequal: "unequal",
    /// Nodes that were killed.
    kills: "kills",
    /// Times at which all nodes were replaced one after the other.
    upgrades: "rolling upgrades",
    /// Nodes whose process stood still, and nodes whose database did not answer.
    pauses: "pauses",
    /// Databases that were stopped and started again.
    restarts: "restarts of the database",
    /// Databases that were killed and started again.
    crashes: "crashes of the database",
    /// Nodes that were cut off from the database.
    partitions: "nodes cut off from the database",
    /// Lines of clients that were cut.
    cuts: "lines of clients cut",
    /// Lines of clients of which one end did not know that they were lost.
    half_closed: "half closed",
    /// Times at which what clients and a node said came late.
    delays: "delays",
    /// Times at which a node let nobody in.
    refusals: "refusals",
    /// Lines that were lost and opened again, at another node.
    reconnects: "reconnects",
    /// Requests over HTTP that came to nothing and were made again.
    failed_calls: "requests made again",
    /// Records that each node was asked for again in the end.
    read_again: "records read again from every node",
}
