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

#[cfg(test)]
mod tests {
    use blazon_engine::Candidate;

    use super::*;
    use crate::Language;

    const START: &str = "......./......./...#.../......./....... ......./......./...#.../......./....... \
        000000:-:^:- 000000:-:^:- 1F draw:d/b/s2/?:34:12:*:*";

    fn warning(chosen: &str, better: &str, margin: f64) -> (Position, Warning) {
        let candidate = |event: &str, win, margin| Candidate {
            event: event.parse().expect("an event"),
            win,
            margin,
            plies: 2,
        };
        let (chosen, better) = (candidate(chosen, 0.5, 0.0), candidate(better, 0.621, margin));
        (START.parse().expect("a position"), Warning { chosen, better, exact: false })
    }

    #[test]
    fn the_question_says_what_is_lost_and_why_without_the_better_idea() {
        let (position, warning) = warning("F:3d4s2+4d5d", "F:3d4s2+4d5s", 3.0);
        let words = Words::new(Language::English);
        assert_eq!(words.coach_ask(&warning), "That lowers your chance to win by about 12%. Play it anyway?");
        assert_eq!(
            words.coach_why(&position, &warning),
            "Scores 2 points now (2 fewer than the best choice). Costs 3.0 points on average."
        );
    }

    #[test]
    fn the_better_idea_is_told_with_what_speaks_for_it() {
        let (position, warning) = warning("F:3d4s2+4d5d", "F:3d4s2+4d5s", 3.0);
        let words = Words::new(Language::English);
        let names = BySeat { first: Called::You("You".into()), second: Called::Named("Ana".into()) };
        assert_eq!(
            words.coach_better(&position, &warning, &names),
            "Better: You draw solid with two crosses on d4 and solid on d5. Scores 4 points now (2 more than your \
             choice). Makes a domain of 2 cells with 2 crosses (solid)."
        );
    }

    #[test]
    fn where_no_fault_can_be_seen_it_is_a_matter_of_later_rounds() {
        let (position, warning) = warning("F:3d4s2+4d5s", "F:3d4s2+4c4s", 0.0);
        for language in Language::ALL {
            let words = Words::new(language);
            assert_eq!(words.coach_why(&position, &warning), fl!(words, "coach-why-later"));
        }
    }
}
