use blazon::{Illegal, PositionError, ReadError};
use blazon_engine::UnknownTheme;

/// Why a puzzle is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// The line has too few words.
    #[error("a word is missing")]
    TooShort,
    /// No such theme.
    #[error(transparent)]
    Theme(#[from] UnknownTheme),
    /// A word that should be a number within bounds.
    #[error("expected a number from {least} to {most}, found {found:?}")]
    Number {
        /// What stands there.
        found: String,
        /// The least it may be.
        least: u32,
        /// The most it may be.
        most: u32,
    },
    /// A word that should say how it was proved.
    #[error("expected `solved` or `games:` and a number, found {0:?}")]
    Proof(String),
    /// An event that cannot be read.
    #[error("an event cannot be read: {0}")]
    Event(ReadError),
    /// A position that cannot be read or cannot be.
    #[error("the position cannot be read: {0}")]
    Position(#[from] PositionError),
    /// An event of chance, or events of two seats.
    #[error("the two events are not one player's")]
    TwoPlayers,
    /// An event that the rules refuse.
    #[error("an event is refused: {0}")]
    Illegal(Illegal),
    /// What tempts is as good as the best.
    #[error("the tempting event and the best one come to the same")]
    Same,
    /// The second-best event is as good, or nearly.
    #[error("the best event is not clearly the best")]
    Unclear,
    /// Too few games to prove anything.
    #[error("too few games prove it")]
    TooFewGames,
    /// The same decision as that of a line before.
    #[error("the same puzzle came before")]
    Twice,
}

/// Why bytes are not puzzles.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzlesError {
    /// They do not start as puzzles do.
    #[error("this is no file of puzzles")]
    NoPuzzles,
    /// They are longer than any file of puzzles.
    #[error("a file of puzzles has no more than {} bytes", super::Puzzles::MOST_BYTES)]
    TooLong,
    /// They are in another format.
    #[error("the file is of version {0}, and only version {known} can be read", known = super::Puzzles::VERSION)]
    Version(u32),
    /// Something was lost or changed on the way.
    #[error("the file is damaged: its checksum is wrong")]
    Checksum,
    /// There are more or fewer puzzles than the first line says.
    #[error("the file has {found} puzzles and says that it has {said}")]
    Count {
        /// What the first line says.
        said: u32,
        /// What there is.
        found: usize,
    },
    /// A line is not a puzzle.
    #[error("line {line}: {fault}")]
    Line {
        /// The number of the line, from 1.
        line: usize,
        /// What is wrong with it.
        fault: Fault,
    },
}
