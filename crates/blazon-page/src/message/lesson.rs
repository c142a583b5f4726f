/// The guided first game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LessonMessage {
    Begin,
    /// Goes on after reading.
    Next,
    /// Plays the game on that was learnt with, after the last step.
    Keep,
    Leave,
}
