//! A recorded game that is looked at: where one stands in it, and what the engine says about it.

use blazon::{BySeat, Record};
use blazon_engine::{Analysis, Candidate, Choice, Highlight, Kind, Mark, Player, Verdict};
use blazon_table::SeatKind;
use blazon_wire::Thought;

/// A recorded game and how far one has stepped into it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Study {
    pub(crate) record: Record,
    /// Who had each seat, if the game was played here.
    pub(crate) seats: Option<BySeat<SeatKind<Player>>>,
    /// How many events have happened.
    pub(crate) at: usize,
    pub(crate) judging: Judging,
}

/// What the engine has said about the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Judging {
    /// It was not asked.
    #[default]
    Unasked,
    /// It is at work: which question, what it has said, and how many events there are.
    Running { id: u32, verdicts: Vec<Verdict>, of: usize },
    /// It is done, or was stopped.
    Done(Box<Analysis>),
}

impl Study {
    /// A game as it ended: who opens it sees first what came of it.
    pub(crate) fn new(record: Record, seats: Option<BySeat<SeatKind<Player>>>) -> Study {
        let at = record.events().len();
        Study { record, seats, at, judging: Judging::Unasked }
    }

    pub(crate) fn step_to(&mut self, at: usize) {
        self.at = at.min(self.record.events().len());
    }

    /// Whether the engine is at work on it.
    pub(crate) const fn is_running(&self) -> bool {
        matches!(self.judging, Judging::Running { .. })
    }

    /// Hears one more verdict, or that there is no more to come.
    pub(crate) fn hear(&mut self, question: u32, of: usize, verdict: Option<&blazon_wire::Verdict>) {
        let Judging::Running { id, verdicts, of: all } = &mut self.judging else {
            return;
        };
        if *id != question {
            return;
        }
        *all = of;
        verdicts.extend(verdict.and_then(read));
        if verdict.is_none() || verdicts.len() >= of {
            self.finish();
        }
    }

    /// Makes do with what has been said. If that is nothing, it is as if nobody had asked.
    pub(crate) fn finish(&mut self) {
        if self.is_running() {
            self.judging =
                self.analysis().map_or(Judging::Unasked, |analysis| Judging::Done(Box::new(analysis)));
        }
    }

    /// What the engine has said so far, put together.
    pub(crate) fn analysis(&self) -> Option<Analysis> {
        match &self.judging {
            Judging::Done(analysis) => Some(analysis.as_ref().clone()),
            Judging::Running { verdicts, .. } if !verdicts.is_empty() => {
                Some(Analysis::assemble(&self.record, verdicts.iter().cloned().map(Some)))
            }
            Judging::Running { .. } | Judging::Unasked => None,
        }
    }
}

/// The decision that led to the moment after so many events, if it was a mistake: one plays on before it, not after it.
pub(crate) fn mistake(analysis: &Analysis, at: usize) -> Option<&Choice> {
    let moment = analysis.moments.get(at.checked_sub(1)?)?;
    moment.choice().filter(|_| moment.highlight() == Some(Highlight::Mistake))
}

/// The fragment of an address that holds a game.
pub(crate) fn link(record: &Record) -> String {
    format!("game={}", blazon_wire::pack(record))
}

/// A verdict of the engine beside the page.
fn read(verdict: &blazon_wire::Verdict) -> Option<Verdict> {
    Some(match verdict {
        &blazon_wire::Verdict::Chance { mean, after } => Verdict::Chance { mean, after },
        blazon_wire::Verdict::Choice { seat, options, played, best, error, alternatives, exact } => {
            let (played, best) = (candidate(played), candidate(best));
            let loss = best.win - played.win;
            Verdict::Choice(Choice {
                seat: *seat,
                kind: Kind::of(played.event)?,
                options: *options,
                before: best.win,
                after: played.win,
                loss,
                error: *error,
                mark: Mark::of(loss, *error),
                played,
                best,
                alternatives: alternatives.iter().map(candidate).collect(),
                exact: *exact,
            })
        }
    })
}

fn candidate(thought: &Thought) -> Candidate {
    let &Thought { event, win, margin, plies } = thought;
    Candidate { event, win, margin, plies }
}

#[cfg(test)]
mod tests {
    use blazon_engine::{Budget, Engine, EngineJudge};
    use blazon_wire::{Answer, Question};

    use super::*;

    const GAME: &str = "[Rules \"1\"]\n\n1. d/b/s2/? F:3 S:12 F:3d4s2+4d5s S:1d4d+2d5b\n2. b/d/q2/D S:1\n";

    #[test]
    fn an_analysis_that_was_sent_event_by_event_is_the_analysis() {
        let record: Record = GAME.parse().expect("a game");
        let judge =
            EngineJudge::new(Engine::new(Player::Best), Budget::Usual, 1, record.start().components());
        let whole = Analysis::of(&record, &judge, |_, _| true);
        let mut study = Study::new(record.clone(), None);
        study.judging = Judging::Running { id: 7, verdicts: vec![], of: 0 };
        let question = Question::Analyse { id: 7, record: record.to_string() };
        blazon_worker::answer(&blazon_wire::line(&question), &mut |answer| {
            let line = blazon_wire::line(answer);
            let Ok(Answer::Judged { id, of, verdict }) = blazon_wire::read(&line) else { panic!("{line}") };
            study.hear(6, of as usize, verdict.as_ref());
            study.hear(id, of as usize, verdict.as_ref());
        });
        let analysis = study.analysis().expect("all is said");
        assert_eq!(analysis.curve().collect::<Vec<_>>(), whole.curve().collect::<Vec<_>>());
        assert_eq!(analysis.players, whole.players);
    }

    #[test]
    fn a_game_opens_at_its_end_and_is_stepped_through_from_there() {
        let mut study = Study::new(GAME.parse().expect("a game"), None);
        assert_eq!(study.at, 7);
        study.step_to(0);
        assert_eq!(study.at, 0);
        study.step_to(99);
        assert_eq!(study.at, 7, "one cannot step beyond the end");
    }

    #[test]
    fn an_analysis_that_was_stopped_is_kept_as_far_as_it_went() {
        let record: Record = GAME.parse().expect("a game");
        let mut study = Study::new(record, None);
        study.judging = Judging::Running { id: 7, verdicts: vec![], of: 0 };
        study.hear(7, 7, Some(&blazon_wire::Verdict::Chance { mean: 0.5, after: 0.6 }));
        study.finish();
        let analysis = study.analysis().expect("what there is");
        assert!(!analysis.is_whole());
        assert_eq!(analysis.moments.len(), 1);
    }

    #[test]
    fn an_analysis_that_was_stopped_before_it_said_anything_was_not_asked_for() {
        let mut study = Study::new(GAME.parse().expect("a game"), None);
        study.judging = Judging::Running { id: 7, verdicts: vec![], of: 7 };
        study.finish();
        assert_eq!(study.judging, Judging::Unasked);
    }
}
