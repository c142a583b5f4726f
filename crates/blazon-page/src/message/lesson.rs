/// The guided first game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LessonMessage {
    Begin,
    /// Goes on after reading.
    Next,
    Leave,
}
