/// A recorded game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StudyMessage {
    StepTo(usize),
    Analyse,
    StopAnalysing,
}
