use blazon_dice::Chair;
use blazon_online::{Client, Credential};
use blazon_wire::online::Role;

/// A page or a program at which somebody plays or watches.
#[derive(Debug)]
pub(crate) struct Device {
    pub(crate) owner: Owner,
    pub(crate) credential: Credential,
    pub(crate) client: Client,
    pub(crate) connection: Option<usize>,
    /// Whether it is switched on.
    pub(crate) on: bool,
    /// Until when nothing goes through to or from it.
    pub(crate) cut_off: u64,
    /// Since when its line is open.
    pub(crate) open: Option<u64>,
    /// Whether its owner is about to decide something.
    pub(crate) deciding: bool,
}

/// Whose device it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    Player(Chair),
    Watcher,
    /// Somebody whose token opens nothing.
    Stranger,
}

impl Owner {
    /// Who that is at the table.
    pub(crate) fn role(self) -> Option<Role> {
        match self {
            Owner::Player(chair) => Some(chair.into()),
            Owner::Watcher => Some(Role::Watcher),
            Owner::Stranger => None,
        }
    }

    /// The player's chair.
    pub(crate) fn chair(self) -> Option<Chair> {
        match self {
            Owner::Player(chair) => Some(chair),
            Owner::Watcher | Owner::Stranger => None,
        }
    }
}
