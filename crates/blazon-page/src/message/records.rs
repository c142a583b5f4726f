/// Games that are kept, read and passed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RecordsMessage {
    /// Looks at a saved game, or goes on with it.
    Open(u64),
    Drop(u64),
    /// Keeps a game after all that was just dropped.
    TakeBackDrop,
    /// A text that may be a game.
    Import(String),
    /// Looks at the game that is being played.
    Review,
    CopyRecord,
    CopyLink,
    ShareLink,
    SaveRecord,
    /// Hands on a text: the result of a duel.
    Share(String),
}
