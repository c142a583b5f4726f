use blazon_wire::Answer;

/// News of the engine beside the page.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum EngineMessage {
    Answered(Answer),
    /// It cannot be started, or answers nonsense.
    Broken,
}
