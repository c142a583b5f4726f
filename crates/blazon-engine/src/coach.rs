use blazon::{Components, Event, Position, Seat};

use crate::{Budget, Candidate, Choice, Engine, EngineJudge, Judge, Progress, Task, Verdict, Watch};

/// Somebody who looks at a choice before it is final, and says nothing unless it costs much.
///
/// A coach decides nothing: the player hears a [`Warning`] and does as they like.
#[derive(Clone, Debug)]
pub struct Coach {
    judge: EngineJudge,
}

/// A choice that is about to cost much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Warning {
    /// What the player is about to play.
    pub chosen: Candidate,
    /// What is better, looked at as deeply.
    pub better: Candidate,
    /// Whether both chances are exact: the rest of the game was solved.
    pub exact: bool,
}

impl Warning {
    /// The loss from which on a player is warned. Less is found in the analysis after the game; a coach who asks about
    /// every inaccuracy is soon switched off.
    pub const LEAST: f64 = 0.08;

    /// What the choice loses of the chance to win.
    pub fn loss(&self) -> f64 {
        self.better.win - self.chosen.win
    }
}

impl Coach {
    /// The coach who judges like this engine, for games with these components. The usual budget is that of an analysis.
    pub fn new(engine: Engine, budget: Budget, seed: u64, components: &Components) -> Coach {
        Coach { judge: EngineJudge::new(engine, budget, seed, components) }
    }

    /// Looks at an event that a seat is about to play. Nothing is said if it is forced, not legal, or costs less than
    /// [`Warning::LEAST`], nor if the watch ends the thinking: what is found in a hurry is no reason to worry anybody.
    ///
    /// While both seats are drawing, hand in the position before either did. The same position, event, budget and seed
    /// give the same answer.
    pub fn look(
        &self,
        position: &Position,
        seat: Seat,
        event: Event,
        watch: &mut dyn Watch,
    ) -> Option<Warning> {
        look(&self.judge, position, seat, event, watch)
    }
}

fn look(
    judge: &dyn Judge,
    position: &Position,
    seat: Seat,
    event: Event,
    watch: &mut dyn Watch,
) -> Option<Warning> {
    let is_theirs = event.seat() == Some(seat) && position.may_act(seat) && position.is_legal(event);
    if !is_theirs || position.legal(seat).len() <= 1 {
        return None;
    }
    let mut stopped = false;
    let verdict = Task::about(*position, event).judge(judge, &mut |progress: &Progress| {
        stopped |= !watch.go_on(progress);
        !stopped
    });
    let Some(Verdict::Choice(choice)) = verdict.filter(|_| !stopped) else {
        return None;
    };
    let warning = Warning { chosen: choice.played, better: choice.best, exact: choice.exact };
    if !is_grave(&warning, &choice) || choice.exact {
        return is_grave(&warning, &choice).then_some(warning);
    }
    // The best of many may owe something to chance. So the two are looked at once more, each by itself and with the same
    // dice, and it is the smaller loss that counts: what only one of two looks sees is within the error of the judgement.
    let again = |candidate: &Candidate| judge.judge(position, seat, candidate.event, candidate.plies);
    let again =
        Warning { chosen: again(&warning.chosen)?, better: again(&warning.better)?, exact: warning.exact };
    let mildest = if again.loss() < warning.loss() { again } else { warning };
    is_grave(&mildest, &choice).then_some(mildest)
}

/// Whether so much is lost that a player should know, and certainly more than the judge may be mistaken by.
fn is_grave(warning: &Warning, choice: &Choice) -> bool {
    warning.loss() >= Warning::LEAST && warning.loss() >= 2.0 * choice.error
}
