//! What the coach says before a costly choice is final.

use blazon::{BySeat, Position};
use blazon_engine::{Reason, Warning, faults, reasons};

use crate::{Against, Called, Words, fl};

/// What a person can answer the coach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachAnswer {
    /// The choice is played as it is.
    Keep,
    /// What is better is shown first.
    Idea,
    /// Something else is chosen.
    Again,
}

impl CoachAnswer {
    /// All three, in the order they are offered.
    pub const ALL: [CoachAnswer; 3] = [CoachAnswer::Keep, CoachAnswer::Idea, CoachAnswer::Again];
}

impl Words {
    /// The coach's question: "That lowers your chance to win by about 12%. Play it anyway?"
    pub fn coach_ask(&self, warning: &Warning) -> String {
        fl!(self, "coach-ask", loss = self.percent(warning.loss()))
    }

    /// What is wrong with the choice, and nothing about what is better: "Scores 2 points now (4 fewer than the best
    /// choice)." The position is the one it was judged on.
    pub fn coach_why(&self, position: &Position, warning: &Warning) -> String {
        let Warning { chosen, better, .. } = warning;
        let faults = faults(position, chosen.event, better.event);
        let costs = better.margin - chosen.margin;
        if faults.is_empty() && costs < LEAST_COSTS {
            return fl!(self, "coach-why-later");
        }
        self.why(&faults, Against::Best, Some(costs))
    }

    /// The better idea, for who wants to know: "Better: You take die 4. Guarantees 4 points this round."
    pub fn coach_better(&self, position: &Position, warning: &Warning, names: &BySeat<Called>) -> String {
        let Warning { chosen, better, .. } = warning;
        let event = self.event(position, better.event, names);
        let facts = reasons(position, better.event, Some(chosen.event));
        let facts: Vec<Reason> = facts.into_iter().filter(speaks_for).collect();
        let why = if facts.is_empty() {
            fl!(self, "coach-better-later")
        } else {
            self.why(&facts, Against::Chosen, None)
        };
        fl!(self, "coach-better", event = event, why = why)
    }

    /// What a button says that answers the coach.
    pub fn coach_answer(&self, answer: CoachAnswer) -> String {
        match answer {
            CoachAnswer::Keep => fl!(self, "coach-keep"),
            CoachAnswer::Idea => fl!(self, "coach-idea"),
            CoachAnswer::Again => fl!(self, "coach-again"),
        }
    }
}

/// Points that are shown as none.
const LEAST_COSTS: f64 = 0.05;

/// Whether a fact about the better idea speaks for it. What it spends, or scores less, does not.
fn speaks_for(reason: &Reason) -> bool {
    match reason {
        Reason::Scores { more, .. } | Reason::Offers { more, .. } => *more >= 0,
        Reason::Leaves { fewer, .. } => *fewer >= 0,
        Reason::EndsGame { lead } => *lead >= 0,
        Reason::GivesThem(_) | Reason::Spends(_) | Reason::CannotDraw | Reason::Hole(_) => false,
        _ => true,
    }
}
