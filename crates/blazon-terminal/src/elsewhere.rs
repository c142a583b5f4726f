//! A table that is held elsewhere, as it was last heard of.

use blazon::Seat;
use blazon_dice::Chair;
use blazon_online::{Fairness, Line, Standing};
use blazon_wire::online::{Clock, Intent, Question, Role};

/// A table that is held elsewhere.
#[derive(Clone, Debug)]
pub(crate) struct Elsewhere {
    /// The server, as it is shown.
    pub(crate) server: String,
    /// How to come back, for those who play.
    pub(crate) way_back: Option<String>,
    /// Nothing before anything was heard.
    pub(crate) standing: Option<Standing>,
    /// Whether short words of the other player are left out.
    pub(crate) muted: bool,
    /// How many intents were said.
    acts: u64,
    /// What of them was not heard of yet.
    pending: Pending,
    /// Whether nobody is at the keyboard any more.
    pub(crate) unattended: bool,
    /// The time on the clock of the line, in milliseconds.
    pub(crate) now: u64,
    /// What was last said about what is next.
    pub(crate) situation: Situation,
}

/// What was said and not heard of yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Pending {
    Nothing,
    Something,
    /// An event of the game: nothing else is asked before that is settled.
    Event,
}

/// What is next, as far as it is worth saying anew.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Situation {
    /// Nothing has been heard yet.
    #[default]
    Connecting,
    /// Nobody sits on the other chair.
    Alone,
    /// Both are there, and the dice are being agreed on.
    Starting,
    /// The person is asked, after so many events.
    Asked(usize),
    /// What the person did is on its way.
    Sent,
    /// Others are waited for, after so many events; whether one of them has drawn.
    Waiting(usize, Option<Seat>),
    /// The game is over, and the dice are about to be checked.
    Checking,
    /// The game is over.
    Over,
}

impl Elsewhere {
    pub(crate) fn new(server: String, way_back: Option<String>) -> Elsewhere {
        Elsewhere {
            server,
            way_back,
            standing: None,
            muted: false,
            acts: 0,
            pending: Pending::Nothing,
            unattended: false,
            now: 0,
            situation: Situation::Connecting,
        }
    }

    /// The same people at another table.
    pub(crate) fn again(&self, way_back: Option<String>) -> Elsewhere {
        let Elsewhere { ref server, muted, unattended, .. } = *self;
        Elsewhere { muted, unattended, ..Elsewhere::new(server.clone(), way_back) }
    }

    /// The person wants something there.
    pub(crate) fn wants(&mut self, intent: Intent) {
        self.acts += 1;
        self.pending = match intent {
            Intent::Play { .. } => Pending::Event,
            _ => self.pending.max(Pending::Something),
        };
    }

    /// The game stands like this, with so many intents in it. Gives how it stood before.
    pub(crate) fn hear(&mut self, standing: Standing, acts: u64) -> Option<Standing> {
        if acts == self.acts && standing.unanswered == 0 {
            self.settle();
        }
        self.standing.replace(standing)
    }

    /// Nothing is waited for any more.
    pub(crate) fn settle(&mut self) {
        self.pending = Pending::Nothing;
    }

    /// Whether nothing is to be read before something is heard.
    pub(crate) fn listens(&self) -> bool {
        self.unattended || (self.pending > Pending::Nothing && self.is_open())
    }

    /// What is next.
    pub(crate) fn situation(&self) -> Situation {
        let Some(standing) = self.standing.as_ref().filter(|standing| standing.role.is_some()) else {
            return Situation::Connecting;
        };
        let Some(record) = &standing.record else {
            return match (standing.is_over(), standing.seated) {
                (true, _) => Situation::Over,
                (false, true) => Situation::Starting,
                (false, false) => Situation::Alone,
            };
        };
        let events = record.events().len();
        if standing.is_over() {
            if standing.fair == Fairness::Sealed { Situation::Checking } else { Situation::Over }
        } else if self.pending == Pending::Event {
            Situation::Sent
        } else if standing.is_asked() {
            Situation::Asked(events)
        } else {
            Situation::Waiting(events, standing.drawn)
        }
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.situation(), Situation::Checking | Situation::Over)
    }

    /// The chair of the person; nothing for who watches.
    pub(crate) fn chair(&self) -> Option<Chair> {
        self.standing.as_ref()?.role.and_then(Role::chair)
    }

    /// Whether the person only watches.
    pub(crate) fn watches(&self) -> bool {
        self.way_back.is_none()
    }

    /// Whether the line is open.
    pub(crate) fn is_open(&self) -> bool {
        self.standing.as_ref().is_some_and(|standing| standing.line == Line::Open)
    }

    /// What is asked, and by whom.
    pub(crate) fn asked(&self) -> Option<(Chair, Question)> {
        self.standing.as_ref()?.asked
    }

    /// How much time each player has left now.
    pub(crate) fn clock(&self) -> Option<Clock> {
        let (clock, at) = self.standing.as_ref()?.clock?;
        let since = self.now.saturating_sub(at);
        let left = |left: u64, runs: bool| if runs { left.saturating_sub(since) } else { left };
        Some(Clock {
            host: left(clock.host, clock.host_runs),
            guest: left(clock.guest, clock.guest_runs),
            ..clock
        })
    }
}
