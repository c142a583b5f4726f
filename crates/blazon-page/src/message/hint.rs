/// Advice is asked for, followed or dismissed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HintMessage {
    Ask,
    /// Points at what the hint says.
    Follow,
    Drop,
}
