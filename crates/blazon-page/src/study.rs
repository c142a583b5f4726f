//! A recorded game that is looked at: where one stands in it, and what the engine says about it.

use blazon::{BySeat, Record, Seat};
use blazon_engine::{Analysis, Candidate, Choice, Highlight, Kind, Mark, Player, Task, Verdict, What};
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
    /// Whether one was brought here because the next event was a mistake: then the better one is shown.
    pub(crate) before_mistake: bool,
    /// Whether it plays by itself.
    pub(crate) playing: bool,
    /// How often something was set playing, so that a tick of an earlier time does nothing.
    pub(crate) plays: u32,
    pub(crate) judging: Judging,
}

/// Forwards or back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Back,
    On,
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
        Study {
            record,
            seats,
            at,
            before_mistake: false,
            playing: false,
            plays: 0,
            judging: Judging::Unasked,
        }
    }

    pub(crate) fn step_to(&mut self, at: usize) {
        self.at = at.min(self.record.events().len());
        self.before_mistake = false;
    }

    /// Goes to where a decision was still to be made, to show what was better.
    pub(crate) fn point_out(&mut self, index: usize) {
        self.step_to(index);
        self.before_mistake = true;
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.at >= self.record.events().len()
    }

    /// How many events happen before the mistake one looks at, and who made it: one plays on there, and better.
    pub(crate) fn retry(&self) -> Option<(usize, Seat)> {
        let index = if self.before_mistake { self.at } else { self.at.checked_sub(1)? };
        let analysis = self.analysis()?;
        let moment = analysis.moments.get(index)?;
        let wrong = self.before_mistake || moment.highlight() == Some(Highlight::Mistake);
        moment.choice().filter(|_| wrong).map(|choice| (index, choice.seat))
    }

    /// What names the game among those whose analyses are kept.
    pub(crate) fn name(&self) -> u64 {
        self.record.position().stable_hash()
    }

    /// What was said of the game, to be kept; nothing before it is done.
    pub(crate) fn kept(&self) -> Option<String> {
        let Judging::Done(analysis) = &self.judging else {
            return None;
        };
        let verdicts = analysis.moments.iter().map(|moment| match &moment.what {
            What::Chance(_) => blazon_wire::Verdict::Chance { mean: moment.before, after: moment.value },
            What::Choice(choice) => kept_choice(choice, 2),
        });
        Some(blazon_wire::pack_verdicts(&verdicts.collect::<Vec<_>>()))
    }

    /// Takes over what was kept of an analysis, unless it is of another game or damaged: then it has to be made again.
    pub(crate) fn recall(&mut self, text: &str) {
        if self.judging != Judging::Unasked {
            return;
        }
        let Some(kept) = blazon_wire::unpack_verdicts(text) else {
            return;
        };
        let tasks = Analysis::tasks(&self.record);
        if kept.is_empty()
            || kept.len() > tasks.len()
            || !kept.iter().zip(&tasks).all(|(verdict, task)| is_about(verdict, task))
        {
            return;
        }
        let analysis = Analysis::assemble(&self.record, kept.iter().map(read));
        self.judging = Judging::Done(Box::new(analysis));
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

/// The next or the last mistake as seen from the moment after so many events, by its place among the events.
pub(crate) fn mistake(analysis: &Analysis, at: usize, before_mistake: bool, way: Way) -> Option<usize> {
    let mut mistakes =
        analysis.moments.iter().filter(|moment| moment.highlight() == Some(Highlight::Mistake));
    let first = at + usize::from(before_mistake);
    let found = match way {
        Way::Back => mistakes.rfind(|moment| moment.index < at),
        Way::On => mistakes.find(|moment| moment.index >= first),
    };
    found.map(|moment| moment.index)
}

/// The fragment of an address that holds a game.
pub(crate) fn link(record: &Record) -> String {
    format!("game={}", blazon_wire::pack(record))
}

/// A decision as it is kept, with so many of the alternatives.
fn kept_choice(choice: &Choice, alternatives: usize) -> blazon_wire::Verdict {
    blazon_wire::Verdict::Choice {
        seat: choice.seat,
        options: choice.options,
        played: thought(&choice.played),
        best: thought(&choice.best),
        error: choice.error,
        alternatives: choice.alternatives.iter().take(alternatives).map(thought).collect(),
        exact: choice.exact,
    }
}

fn thought(candidate: &Candidate) -> Thought {
    let &Candidate { event, win, margin, plies } = candidate;
    Thought { event, win, margin, plies }
}

/// Whether a verdict can have been given on an event: what is kept may be of another game, or changed.
fn is_about(verdict: &blazon_wire::Verdict, task: &Task) -> bool {
    let chance = |share: f64| (0.0..=1.0).contains(&share);
    match verdict {
        blazon_wire::Verdict::Chance { mean, after } => {
            task.event.seat().is_none() && chance(*mean) && chance(*after)
        }
        blazon_wire::Verdict::Choice { seat, played, best, error, alternatives, .. } => {
            let weighed = |thought: &Thought| {
                chance(thought.win) && thought.margin.is_finite() && task.position.is_legal(thought.event)
            };
            task.event.seat() == Some(*seat)
                && played.event == task.event
                && best.win >= played.win
                && *error >= 0.0
                && [played, best].into_iter().chain(alternatives).all(weighed)
        }
    }
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

/// What the engine beside the page has weighed.
pub(crate) fn candidate(thought: &Thought) -> Candidate {
    let &Thought { event, win, margin, plies } = thought;
    Candidate { event, win, margin, plies }
}

#[cfg(test)]
mod tests {
    use blazon_engine::{Budget, Engine, EngineJudge};
    use blazon_wire::{Answer, Question};

    use super::*;

    fn sent(verdict: &Verdict) -> blazon_wire::Verdict {
        match verdict {
            Verdict::Chance { mean, after } => blazon_wire::Verdict::Chance { mean: *mean, after: *after },
            Verdict::Choice(choice) => kept_choice(choice, 5),
        }
    }

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

    fn analysed() -> Study {
        let record: Record = GAME.parse().expect("a game");
        let engine = Engine::new(Player::Net);
        let judge = EngineJudge::new(engine, Budget::Usual, 1, record.start().components());
        let mut study = Study::new(record, None);
        study.judging = Judging::Running { id: 1, verdicts: vec![], of: 0 };
        for task in Analysis::tasks(&study.record) {
            let verdict = task.judge(&judge, &mut ()).expect("a verdict");
            study.hear(1, 7, Some(&sent(&verdict)));
        }
        study
    }

    #[test]
    fn an_analysis_that_was_kept_says_the_same_again() {
        let study = analysed();
        let kept = study.kept().expect("it is done");
        assert!(kept.len() < 300 * study.record.events().len(), "{} letters", kept.len());
        let mut again = Study::new(study.record.clone(), None);
        assert_eq!(again.name(), study.name());
        again.recall(&kept);
        let [one, other] = [&study, &again].map(|study| study.analysis().expect("an analysis"));
        assert_eq!(one.curve().collect::<Vec<_>>(), other.curve().collect::<Vec<_>>());
        assert_eq!(one.players, other.players);
    }

    #[test]
    fn an_analysis_of_another_game_or_a_damaged_one_is_made_again() {
        let kept = analysed().kept().expect("it is done");
        let swapped = GAME.replace("b/d/q2/D S:1", "b/d/q2/D S:2");
        for (game, text) in [
            (swapped.as_str(), kept.as_str()),
            (GAME, &kept[..kept.len() / 2]),
            (GAME, ""),
            ("[Rules \"1\"]\n\n1. d/b/s2/?\n", &kept),
        ] {
            let mut study = Study::new(game.parse().expect("a game"), None);
            study.recall(text);
            assert_eq!(study.judging, Judging::Unasked, "{game}");
        }
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
