/// What is known of a table without reading its log. It is written together with entries, so it never says anything else
/// than they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// How far the game is.
    pub phase: Phase,
    /// Whether strangers may find the table while it waits for players.
    pub listed: bool,
    /// When somebody has to look at the table even if nobody acts, in milliseconds since 1970: a clock runs out, or the
    /// table has been left alone for too long.
    pub due: Option<u64>,
}

/// How far the game at a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// It has not begun: players are missing.
    Waiting,
    /// It is going on.
    Playing,
    /// It has ended.
    Over,
}

impl Phase {
    /// Every phase, in order.
    pub const ALL: [Phase; 3] = [Phase::Waiting, Phase::Playing, Phase::Over];
}

/// A table as it is: its last number and its mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Status {
    /// The number of the last entry.
    pub last: u64,
    /// The mark that came with the last append.
    pub mark: Mark,
}

/// How many tables there are in each phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Tables that wait for players.
    pub waiting: u64,
    /// Tables with a game going on.
    pub playing: u64,
    /// Tables whose game has ended.
    pub over: u64,
}

impl Counts {
    /// The number of tables in a phase.
    pub(crate) fn get_mut(&mut self, phase: Phase) -> &mut u64 {
        match phase {
            Phase::Waiting => &mut self.waiting,
            Phase::Playing => &mut self.playing,
            Phase::Over => &mut self.over,
        }
    }
}
