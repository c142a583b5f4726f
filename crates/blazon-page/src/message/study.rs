use crate::study::Way;

/// A recorded game is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum StudyMessage {
    StepTo(usize),
    /// Goes to where a decision was still to be made, and shows what was better.
    PointOut(usize),
    /// Goes to the next mistake or the one before, and shows what was better.
    Mistake(Way),
    /// Lets the game play by itself, from the start if it is at its end, or holds it.
    Play,
    /// It is time for the next event.
    Tick(u32),
    Analyse,
    StopAnalysing,
    /// What the browser has kept of an analysis, and of which game.
    Recalled(u64, String),
}
