use std::fmt;
use std::ops::AddAssign;

macro_rules! tally {
    ($($(#[$doc:meta])* $name:ident: $label:literal),* $(,)?) => {
        /// What happened in simulations.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct Tally {
            $($(#[$doc])* pub $name: u64,)*
        }

        impl AddAssign for Tally {
            fn add_assign(&mut self, other: Tally) {
                $(self.$name += other.$name;)*
            }
        }

        impl fmt::Display for Tally {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let counts = [$(($label, self.$name)),*];
                let mut first = true;
                for (label, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
                    write!(f, "{}{count} {label}", if first { "" } else { ", " })?;
                    first = false;
                }
                Ok(())
            }
        }
    };
}

tally! {
    /// Whole games.
    games: "games",
    /// Games that ended as they would have without any accident.
    equal: "equal to an undisturbed run",
    /// Games that ended otherwise than by the rules.
    cut_short: "ended by resignation, agreement, claim or clock",
    /// Entries in all logs.
    entries: "entries",
    /// Intents that were acknowledged.
    acknowledged: "acknowledgements checked",
    /// Texts that servers sent.
    texts: "texts read for hidden drawings and secrets",
    /// Clocks that were compared with the time that players really had.
    clocks: "clocks checked",
    /// Times at which everybody at a table was told who was really there.
    presences: "times all servers knew who was there",
    /// Claims that were compared with who was really there.
    claims: "claims checked",
    /// Lists of what a client can do that were compared with the rules.
    turns: "turns checked",
    /// Messages that were lost.
    drops: "drops",
    /// Messages that came twice.
    duplicates: "duplicates",
    /// Messages that came after others that were sent later on another line.
    late: "late messages of old lines",
    /// Lines that were cut.
    cuts: "cuts",
    /// Lines of which one end did not know that they were lost.
    half_open: "half-open lines",
    /// Times in which nothing went through.
    partitions: "partitions",
    /// Servers that were killed.
    kills: "kills",
    /// Servers that were stopped.
    stops: "graceful stops",
    /// Servers that were started again.
    restarts: "restarts",
    /// Kills before the store had written.
    before: "kills before an append",
    /// Kills after the store had written and before it was acknowledged.
    after: "kills between append and acknowledgement",
    /// Kills while a log was read.
    reading: "kills while reading",
    /// Appends of servers that were dead by then.
    ghosts: "appends of the dead",
    /// Appends that came second.
    conflicts: "conflicts of two servers",
    /// What servers said to each other.
    signals: "signals",
    /// Signals that did not reach one of them.
    signals_lost: "signals lost",
    /// Answers of the store that the disk is full.
    full: "refusals of a full disk",
    /// Answers of the store that it cannot be reached.
    unavailable: "failures of the store",
    /// Clocks that were put forward or back.
    jumps: "clock jumps",
    /// Clients that began again with nothing but their key.
    reloads: "reloads",
    /// Players who went on on another device.
    moves: "moves to another device",
    /// Second tabs on one seat.
    tabs: "second tabs",
    /// Watchers who came.
    watchers: "watchers",
    /// Times at which everybody left.
    absences: "times everybody left",
    /// Strangers who tried to act.
    strangers: "strangers",
    /// Messages that make no sense.
    garbage: "messages of garbage",
    /// Questions of the players to each other.
    questions: "questions",
    /// Events that were taken back.
    taken_back: "takings back",
    /// Players for whom the engine went on.
    replaced: "replacements",
    /// Rematches.
    rematches: "rematches",
}
