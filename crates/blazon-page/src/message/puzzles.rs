/// Puzzles, and the one that is being tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PuzzlesMessage {
    /// Fetches the puzzles again that could not be fetched.
    Fetch,
    /// Opens the one with this number of its own.
    Open(u64),
    /// Tries again after a wrong answer.
    Again,
    /// Shows the best event.
    Show,
    /// Goes on to another puzzle.
    Next,
}
