use blazon::Event;

/// What a player decides, and what it weighed.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// What it would play first, then the alternatives from the best to the worst. Never empty. A soft player may put
    /// another than the best first.
    pub candidates: Vec<Candidate>,
    /// What was spent: evaluations of positions, or games played to the end.
    pub nodes: u64,
    /// Whether the values are exact: the rest of the game was solved.
    pub exact: bool,
}

impl Decision {
    /// The event to play.
    pub fn event(&self) -> Event {
        self.candidates[0].event
    }

    /// The chance to win of the player who decides, a draw counting one half, if it plays as decided.
    pub fn win(&self) -> f64 {
        self.candidates[0].win
    }
}

/// An event that was weighed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The event.
    pub event: Event,
    /// The chance to win of the player who decides after it, a draw counting one half: from 0 to 1.
    pub win: f64,
    /// The points by which that player is expected to win, or to lose if negative.
    pub margin: f64,
    /// How deep it was looked at, in plies: a shallow look is not compared with a deep one.
    pub plies: u8,
}

/// How much a decision may cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Budget {
    /// What the player usually takes.
    #[default]
    Usual,
    /// At most about so many nodes. Something is always decided, so a few nodes may be spent beyond a tiny budget.
    Nodes(u64),
    /// As much as makes sense. Meant for a [`Watch`] that ends the thinking.
    Unlimited,
}

/// How far a decision has got.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// What was spent.
    pub nodes: u64,
    /// How much of the work is done, from 0 to 1.
    pub done: f64,
    /// The best so far.
    pub best: Candidate,
}

/// Somebody who watches a player think, and may end it.
pub trait Watch {
    /// Looks at the progress, and says whether to go on. After `false` the player decides at once, with what it has.
    fn go_on(&mut self, progress: &Progress) -> bool;
}

/// Nobody watches.
impl Watch for () {
    fn go_on(&mut self, _: &Progress) -> bool {
        true
    }
}

impl<F: FnMut(&Progress) -> bool> Watch for F {
    fn go_on(&mut self, progress: &Progress) -> bool {
        self(progress)
    }
}
