use crate::state::{Dialog, Route};

/// Between the screens, and over them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NavigationMessage {
    Go(Route),
    Show(Dialog),
    CloseDialog,
    /// Closes a notice.
    Dismiss,
}
