use crate::{Components, Edition};

/// What a game is played with: an edition of the rules and a set of components.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Which rulebook is followed where they differ.
    pub edition: Edition,
    /// The dice and the spellbook.
    pub components: Components,
}
