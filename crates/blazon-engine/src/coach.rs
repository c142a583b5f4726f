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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Decision, Player, Prospects};

    /// The last round. The first seat scores 34 points as it is and 68 with the castle's bonus; the second has 44.
    const LAST_ROUND: &str = "ddddddd/ddddddd/ddd#ddd/ddddddd/ddddd.. sssssss/sssssss/sss#.../sss..../s2s..... \
        050000:-:^:- 000000:-:^:- 17F draw:d/b/b/d1:14:23:*:*";

    fn coach() -> Coach {
        let engine = Engine::new(Player::Best);
        Coach::new(engine, Budget::Usual, 1, &Components::BOX)
    }

    fn asked(coach: &Coach, event: &str) -> Option<Warning> {
        let position: Position = LAST_ROUND.parse().expect("a position");
        let event: Event = event.parse().expect("an event");
        assert_eq!(position.check(event), Ok(()));
        coach.look(&position, Seat::First, event, &mut ())
    }

    #[test]
    fn a_blunder_is_warned_about_and_the_best_choice_is_not() {
        let warning = asked(&coach(), "F:1f1d+4g1d1").expect("it loses the game");
        assert!(warning.loss() > 0.99, "{warning:?}");
        assert_eq!(warning.chosen.event, "F:1f1d+4g1d1".parse().expect("an event"));
        assert_eq!(asked(&coach(), &warning.better.event.to_string()), None);
        assert_eq!(asked(&coach(), "F:1f1d1^+4g1d1"), None);
    }

    #[test]
    fn the_same_question_gets_the_same_answer() {
        let coach = coach();
        assert_eq!(asked(&coach, "F:1f1d+4g1d1"), asked(&coach, "F:1f1d+4g1d1"));
        let position = Position::default().play("d/b/s2/?".parse().expect("a roll")).expect("legal");
        for event in position.legal(Seat::First) {
            let answers = [(); 2].map(|()| coach.look(&position, Seat::First, event, &mut ()));
            assert_eq!(answers[0], answers[1], "{event}");
        }
    }

    /// Says of any two events what the better of them is worth, first among others and then alone.
    struct ByHand {
        among_others: f64,
        alone: f64,
        error: f64,
    }

    const CHOSEN: &str = "F:3";
    const BETTER: &str = "F:4";

    impl Judge for ByHand {
        fn decide(&self, _: &Position, _: Seat, watch: &mut dyn Watch) -> Option<Decision> {
            let candidate =
                |event: &str, win| Candidate { event: event.parse().unwrap(), win, margin: 0.0, plies: 2 };
            let candidates = vec![candidate(BETTER, 0.5 + self.among_others), candidate(CHOSEN, 0.5)];
            watch.go_on(&Progress { nodes: 1, done: 0.5, best: candidates[0] });
            Some(Decision { candidates, nodes: 1, exact: false })
        }

        fn judge(&self, _: &Position, _: Seat, event: Event, plies: u8) -> Option<Candidate> {
            let win = if event.to_string() == BETTER { 0.5 + self.alone } else { 0.5 };
            Some(Candidate { event, win, margin: 0.0, plies })
        }

        fn expectation(&self, position: &Position) -> Option<Prospects> {
            Some(Prospects::new(position.components(), |_| 0.5))
        }

        fn error(&self, _: &Decision) -> f64 {
            self.error
        }
    }

    fn looked(judge: &ByHand, event: &str, watch: &mut dyn Watch) -> Option<f64> {
        let position = Position::default().play("d/b/s2/?".parse().unwrap()).expect("legal");
        look(judge, &position, Seat::First, event.parse().unwrap(), watch).map(|warning| warning.loss())
    }

    #[test]
    fn who_loses_less_than_eight_per_cent_is_left_alone() {
        for (loss, warned) in [(0.0, false), (0.0799, false), (0.0801, true), (0.4, true)] {
            let judge = ByHand { among_others: loss, alone: loss, error: 0.0 };
            assert_eq!(looked(&judge, CHOSEN, &mut ()).is_some(), warned, "{loss}");
            assert_eq!(looked(&judge, BETTER, &mut ()), None);
        }
    }

    #[test]
    fn a_loss_within_the_error_of_the_judgement_is_no_warning() {
        let judge = |among_others, alone, error| ByHand { among_others, alone, error };
        assert_eq!(looked(&judge(0.2, 0.2, 0.11), CHOSEN, &mut ()), None);
        assert!(looked(&judge(0.2, 0.2, 0.09), CHOSEN, &mut ()).is_some());
        // A second look that sees less.
        assert_eq!(looked(&judge(0.2, 0.02, 0.0), CHOSEN, &mut ()), None);
        let mildest = looked(&judge(0.2, 0.125, 0.0), CHOSEN, &mut ()).expect("both see much");
        assert!((mildest - 0.125).abs() < 1e-12);
    }

    #[test]
    fn what_was_stopped_is_no_warning() {
        let judge = ByHand { among_others: 0.2, alone: 0.2, error: 0.0 };
        assert_eq!(looked(&judge, CHOSEN, &mut |_: &Progress| false), None);
    }

    #[test]
    fn a_forced_choice_is_never_questioned() {
        // The second seat's castle is walled in, and there are only dots on its map: the domino has to be left out.
        let position: Position =
            "..DDDD./..DDDD./...#.../......./....... ......./..ddd../..d#d../..ddd../....... \
            004000:b:^:- 400000:-:^:- 5F draw:d/s/q2/D:14:23:*:*"
                .parse()
                .expect("a position");
        let judge = ByHand { among_others: 0.5, alone: 0.5, error: 0.0 };
        assert_eq!(look(&judge, &position, Seat::Second, Event::Leave(Seat::Second), &mut ()), None);
    }

    #[test]
    fn what_the_player_may_not_do_is_no_question() {
        let judge = ByHand { among_others: 0.5, alone: 0.5, error: 0.0 };
        for event in ["S:12", "F:-", "d/b/s2/?"] {
            assert_eq!(looked(&judge, event, &mut ()), None, "{event}");
        }
    }
}
