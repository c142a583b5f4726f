//! The engine beside the page: it hears questions in a worker of the browser, and answers.
//!
//! It is a module of its own, so that the page is there before the engine and the weights of its net are.

use blazon::{Event, Position, Record, Seat};
use blazon_engine::{
    Analysis, Budget, Candidate, Coach, Engine, EngineJudge, Player, Progress, Verdict, Warning,
};
use blazon_wire::{Answer, Question, Thought};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// What the coach may spend on a choice: somebody waits for it to be played.
const COACH_BUDGET: Budget = Budget::Nodes(60_000);

/// Listens for questions from now on.
#[wasm_bindgen(start)]
pub fn start() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let heard = scope.clone();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        answer(&text, &mut |answer| post(&heard, answer));
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    post(&scope, &Answer::Ready);
}

/// Answers a question, as often as there is something to say.
pub fn answer(question: &str, say: &mut dyn FnMut(&Answer)) {
    match blazon_wire::read(question) {
        Ok(Question::Decide { id, player, position, seat, seed }) => match player.parse() {
            Ok(player) => decide(id, player, &position, seat, seed.0, say),
            Err(_) => say(&Answer::Confused { id: Some(id) }),
        },
        Ok(Question::Coach { id, position, seat, event, seed }) => {
            let warning = coach(&position, seat, event, seed.0);
            say(&Answer::Coached { id, warning });
        }
        Ok(Question::Analyse { id, record }) => match record.parse() {
            Ok(record) => analyse(id, &record, say),
            Err(_) => say(&Answer::Confused { id: Some(id) }),
        },
        Err(_) => say(&Answer::Confused { id: None }),
    }
}

fn decide(id: u32, player: Player, position: &Position, seat: Seat, seed: u64, say: &mut dyn FnMut(&Answer)) {
    let engine = Engine::new(player);
    let mut told = 0.0;
    let mut watch = |progress: &Progress| {
        // A screen shows hundredths at most.
        if progress.done - told >= 0.01 {
            told = progress.done;
            say(&Answer::Thinking { id, done: progress.done, best: thought(&progress.best) });
        }
        true
    };
    let decision = engine.decide(position, seat, Budget::Usual, seed, &mut watch);
    match decision {
        Some(decision) => say(&Answer::Decided {
            id,
            candidates: decision.candidates.iter().take(4).map(thought).collect(),
            nodes: decision.nodes,
            exact: decision.exact,
        }),
        None => say(&Answer::Confused { id: Some(id) }),
    }
}

fn coach(position: &Position, seat: Seat, event: Event, seed: u64) -> Option<blazon_wire::Warning> {
    let coach = Coach::new(Engine::new(Player::Best), COACH_BUDGET, seed, position.components());
    let Warning { chosen, better, exact } = coach.look(position, seat, event, &mut ())?;
    Some(blazon_wire::Warning { chosen: thought(&chosen), better: thought(&better), exact })
}

fn analyse(id: u32, record: &Record, say: &mut dyn FnMut(&Answer)) {
    let engine = Engine::new(Player::Best);
    let judge = EngineJudge::new(engine, Budget::Usual, 1, record.start().components());
    let tasks = Analysis::tasks(record);
    for task in &tasks {
        let verdict = task.judge(&judge, &mut ());
        let stuck = verdict.is_none();
        say(&Answer::Judged { id, of: tasks.len() as u32, verdict: verdict.as_ref().map(sent) });
        if stuck {
            return;
        }
    }
}

fn sent(verdict: &Verdict) -> blazon_wire::Verdict {
    match verdict {
        Verdict::Chance { mean, after } => blazon_wire::Verdict::Chance { mean: *mean, after: *after },
        Verdict::Choice(choice) => blazon_wire::Verdict::Choice {
            seat: choice.seat,
            options: choice.options,
            played: thought(&choice.played),
            best: thought(&choice.best),
            error: choice.error,
            alternatives: choice.alternatives.iter().take(5).map(thought).collect(),
            exact: choice.exact,
        },
    }
}

fn thought(candidate: &Candidate) -> Thought {
    let &Candidate { event, win, margin, plies } = candidate;
    Thought { event, win, margin, plies }
}

fn post(scope: &DedicatedWorkerGlobalScope, answer: &Answer) {
    // It fails only if the page is gone.
    let _ = scope.post_message(&JsValue::from_str(&blazon_wire::line(answer)));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first seat has the last word in a game that it wins with some drawings and loses with others.
    const LATE: &str = "ddd1dddd1/dbdB1BB1d1/dd1D1#bdd/dDD1bb1dd/bDbbq.. sq2q2BB1s2./D.dB2BsB/B1qB1#BBB/BB1B1DDsq2/BqD1D1ss2q \
        551000:f:-:- 002433:-:-:q 17F draw:B1/q/b/?:14:23:*:-";

    fn answers(question: &Question) -> Vec<Answer> {
        let mut answers = Vec::new();
        answer(&blazon_wire::line(question), &mut |answer| answers.push(answer.clone()));
        answers
    }

    #[test]
    fn the_engine_answers_with_a_legal_event() {
        let position = Position::default().play("d/b/s2/?".parse().expect("a roll")).expect("legal");
        for player in ["level:1", "level:5", "best"] {
            let (position, seat) = (position, Seat::First);
            let question = Question::Decide { id: 3, player: player.into(), position, seat, seed: 5.into() };
            let said = answers(&question);
            let Some(Answer::Decided { id: 3, candidates, .. }) = said.last() else { panic!("{said:?}") };
            assert!(position.is_legal(candidates[0].event));
        }
    }

    #[test]
    fn the_coach_warns_of_what_gives_much_away_and_of_nothing_else() {
        let position: Position = LATE.parse().expect("a position");
        let (seat, seed) = (Seat::First, 5.into());
        let warning = |event| {
            let said = answers(&Question::Coach { id: 4, position, seat, event, seed });
            let [Answer::Coached { id: 4, warning }] = said[..] else { panic!("{said:?}") };
            warning
        };
        let warnings: Vec<_> = position.legal(seat).iter().filter_map(warning).collect();
        assert!(!warnings.is_empty() && warnings.len() < position.legal(seat).len());
        for given in warnings {
            assert!(given.better.win - given.chosen.win >= Warning::LEAST, "{given:?}");
            assert_eq!(warning(given.better.event), None, "what is better is no reason to worry");
        }
    }

    #[test]
    fn every_event_of_a_game_is_judged() {
        let record = "[Rules \"1\"]\n\n1. d/b/s2/? F:3 S:12 F:3d4s2+4d5s\n".to_string();
        let said = answers(&Question::Analyse { id: 9, record });
        assert_eq!(said.len(), 4);
        assert!(said.iter().all(|said| matches!(said, Answer::Judged { id: 9, of: 4, verdict: Some(_) })));
    }

    #[test]
    fn a_question_that_makes_no_sense_is_answered_as_such() {
        let mut said = Vec::new();
        for question in ["", "{}", "nonsense"] {
            answer(question, &mut |answer| said.push(answer.clone()));
        }
        let bad = Question::Analyse { id: 2, record: "no game".into() };
        said.extend(answers(&bad));
        assert_eq!(said[..3], [const { Answer::Confused { id: None } }; 3]);
        assert_eq!(said[3], Answer::Confused { id: Some(2) });
    }
}
