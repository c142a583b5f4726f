/// Who can play without a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// Any legal event.
    Random,
}

impl Player {
    /// All of them.
    pub(crate) const ALL: [Player; 1] = [Player::Random];

    /// What it is called on the command line and in records.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Player::Random => "random",
        }
    }

    /// The player of a name.
    pub(crate) fn from_name(name: &str) -> Option<Player> {
        Player::ALL.into_iter().find(|player| player.name() == name)
    }
}
