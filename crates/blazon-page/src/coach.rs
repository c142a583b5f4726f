//! What the coach says of the choice that a person is about to make.

use blazon::Event;
use blazon_engine::Warning;

/// The coach of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Coach {
    /// What it is doing.
    now: Coaching,
    /// What it has nothing more to say of, in the position that is on the table: what it has asked about, and what it
    /// holds for better.
    settled: Vec<Event>,
}

/// What the coach is doing.
#[derive(Clone, Debug, Default, PartialEq)]
enum Coaching {
    #[default]
    Silent,
    /// It looks at a choice, which waits for the answer to the question of this number.
    Looks(u32, Event),
    /// It asks about a choice, and perhaps shows what is better.
    Asks(Warning, bool),
}

impl Coach {
    /// Lets it look at a choice, as the question of this number.
    pub(crate) fn look(&mut self, id: u32, event: Event) {
        self.now = Coaching::Looks(id, event);
    }

    /// The choice that waits for it, and the number of the question.
    pub(crate) const fn looks(&self) -> Option<(u32, Event)> {
        match self.now {
            Coaching::Looks(id, event) => Some((id, event)),
            Coaching::Silent | Coaching::Asks(..) => None,
        }
    }

    /// Asks about a choice. It will not do that again.
    pub(crate) fn ask(&mut self, warning: Warning) {
        self.settled.extend([warning.chosen.event, warning.better.event]);
        self.now = Coaching::Asks(warning, false);
    }

    /// What it asks about, and whether it shows what is better.
    pub(crate) const fn asks(&self) -> Option<(Warning, bool)> {
        match self.now {
            Coaching::Asks(warning, shows) => Some((warning, shows)),
            Coaching::Silent | Coaching::Looks(..) => None,
        }
    }

    /// Shows what is better, and says what that is.
    pub(crate) const fn show(&mut self) -> Option<Event> {
        match &mut self.now {
            Coaching::Asks(warning, shows) => {
                *shows = true;
                Some(warning.better.event)
            }
            Coaching::Silent | Coaching::Looks(..) => None,
        }
    }

    /// Whether a choice is played without its word.
    pub(crate) fn has_settled(&self, event: Event) -> bool {
        self.settled.contains(&event)
    }

    /// Whether it looks at something or asks.
    pub(crate) fn is_busy(&self) -> bool {
        self.now != Coaching::Silent
    }

    /// Lets the person choose again.
    pub(crate) fn hush(&mut self) {
        self.now = Coaching::Silent;
    }
}
