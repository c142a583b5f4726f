use blazon::{Components, Event, Roll};
use blazon_wire::online::{Entry, Fact, Phase};

use crate::game::Game;
use crate::limits::Limits;
use crate::outages::Outages;
use crate::room::Logged;

/// Entries that are about to be written, and the game as it is with them. Until the store has them, nothing has happened.
#[derive(Clone, Debug)]
pub struct Draft {
    pub(crate) added: Vec<Logged>,
    pub(crate) game: Game,
    /// The roll before the first of them.
    pub(crate) roll: Option<Roll>,
}

impl Draft {
    /// What is to be written.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.added.iter().map(|logged| &logged.entry)
    }

    /// How far the table has come with that.
    pub fn phase(&self) -> Phase {
        self.game.phase()
    }

    /// Whether anybody may join then.
    pub fn is_listed(&self) -> bool {
        self.game.is_listed()
    }

    /// When somebody has to look at the table although nobody acts.
    pub fn due_at(&self, limits: &Limits, outages: &Outages) -> Option<u64> {
        self.game.due_at(self.added.last()?.entry.at, limits, outages)
    }

    /// The dice among the entries, each with the roll before it in the same game.
    pub fn rolls(&self) -> Vec<(Option<Roll>, Roll, Components)> {
        let components = self.game.opened.terms.rules.components;
        let mut before = self.roll;
        let rolls = self.entries().filter_map(|entry| match entry.fact {
            Fact::Chance { event: Event::Roll(roll) } => Some(roll),
            _ => None,
        });
        rolls.map(|roll| (before.replace(roll), roll, components)).collect()
    }
}
