//! What is said of an answer to a puzzle.

use blazon_engine::{Candidate, Warning};
use blazon_puzzles::{Proof, Puzzle};
use blazon_words::{Against, Words, fl};
use leptos::prelude::*;

use crate::message::PuzzlesMessage;
use crate::puzzle::{Attempt, Verdict};
use crate::view::{Page, live, names};

/// The verdict with its reasons, over what is below the map, so that nothing moves. The button that goes on is the usual one.
pub(super) fn verdict(page: Page) -> impl IntoView {
    let said = page.memo(|state, words| state.trying().and_then(|attempt| said(attempt, words)));
    let show = move || {
        view! {
            <div class="buttons">
                <button type="button" on:click=page.sends(PuzzlesMessage::Show)>{page.say(|words| fl!(words, "page-puzzle-show"))}</button>
            </div>
        }
    };
    view! {
        <div aria-live="polite" class="verdict-place">
            {live(move || said.get().map(|said| view! {
                <div class=format!("verdict {}", said.class) role="group" aria-labelledby="verdict-head" tabindex="0">
                    <p id="verdict-head" class="verdict-head">{said.right.then(seal)}<b>{said.head}</b></p>
                    {said.lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                    {(said.class == WRONG).then(show)}
                </div>
            }))}
        </div>
    }
}

/// What the style sheet calls a wrong answer.
const WRONG: &str = "wrong";

/// A tick on a round of gold.
fn seal() -> impl IntoView {
    view! { <svg viewBox="0 0 24 24" aria-hidden="true" class="verdict-seal"><circle cx="12" cy="12" r="11"/><path d="M6.5 12.5l3.8 3.8 7.2-8"/></svg> }
}

/// What is said of an answer.
#[derive(Clone, Debug, PartialEq)]
struct Said {
    class: &'static str,
    right: bool,
    head: String,
    lines: Vec<String>,
}

fn said(attempt: &Attempt, words: &Words) -> Option<Said> {
    let puzzle = &attempt.puzzle;
    let names = names(&attempt.game, words);
    let event = |event| words.event(&puzzle.position, event, &names);
    let (class, head, lines) = match attempt.verdict? {
        Verdict::Wrong(chosen) if attempt.is_tempting(chosen) => {
            let loss = fl!(words, "percent", figure = words.decimal(f64::from(puzzle.cost) / 10.0, 1));
            let costs = fl!(words, "page-puzzle-costs", loss = loss);
            let lines = vec![costs, words.coach_why(&puzzle.position, &warning(puzzle))];
            (WRONG, fl!(words, "page-puzzle-wrong"), lines)
        }
        Verdict::Wrong(_) => (WRONG, fl!(words, "page-puzzle-wrong"), Vec::new()),
        Verdict::Right => ("right", fl!(words, "page-puzzle-right"), reasons(attempt, words, event)),
        Verdict::Shown => {
            let best = fl!(words, "page-puzzle-best", event = event(puzzle.best));
            ("shown", best, reasons(attempt, words, event))
        }
    };
    Some(Said { class, right: class == "right", head, lines })
}

/// What a coach would warn of before the tempting event: what is wrong with it is said in the same words, and nothing of what is
/// better.
fn warning(puzzle: &Puzzle) -> Warning {
    let candidate =
        |event, win: u16| Candidate { event, win: f64::from(win) / 1000.0, margin: 0.0, plies: 0 };
    let (chosen, better) =
        (candidate(puzzle.tempting, puzzle.win - puzzle.cost), candidate(puzzle.best, puzzle.win));
    Warning { chosen, better, exact: puzzle.proof == Proof::Solved }
}

/// Why the best event is the best, and what the tempting one is, gains and loses: as `blazon puzzles show --answer` says it.
fn reasons(attempt: &Attempt, words: &Words, event: impl Fn(blazon::Event) -> String) -> Vec<String> {
    let puzzle = &attempt.puzzle;
    let why = |reasons: Vec<blazon_engine::Reason>, against| {
        (!reasons.is_empty()).then(|| words.why(&reasons, against, None))
    };
    let win = words.percent(f64::from(puzzle.win) / 1000.0);
    let best = [why(puzzle.why(), Against::Tempting), Some(fl!(words, "page-puzzle-win", win = win))];
    let tempting = [
        Some(fl!(words, "page-puzzle-tempting", event = event(puzzle.tempting))),
        Some(words.gives_up(f64::from(puzzle.cost) / 1000.0)),
        why(puzzle.why_not(), Against::Best),
    ];
    let sentences = |said: &[Option<String>]| said.iter().flatten().cloned().collect::<Vec<_>>().join(" ");
    vec![sentences(&best), sentences(&tempting)]
}

/// What stands in the place of what there is to do: the question again after a wrong answer; in the end, what it was about and
/// how difficult it was.
pub(super) fn told(attempt: &Attempt, words: &Words) -> Option<String> {
    Some(match attempt.verdict? {
        Verdict::Wrong(_) => fl!(words, "page-puzzle-ask"),
        Verdict::Right | Verdict::Shown => {
            let puzzle = &attempt.puzzle;
            format!("{}. {}", words.theme(puzzle.theme), words.missed_by(puzzle.missed_by))
        }
    })
}

/// What the button that goes on says and does after an answer.
pub(super) fn next(attempt: &Attempt, words: &Words) -> Option<(String, PuzzlesMessage)> {
    Some(match attempt.verdict? {
        Verdict::Wrong(_) => (fl!(words, "page-try-again"), PuzzlesMessage::Again),
        Verdict::Right | Verdict::Shown => (fl!(words, "page-puzzle-next"), PuzzlesMessage::Next),
    })
}

#[cfg(test)]
mod tests {
    use blazon_puzzles::Puzzles;
    use blazon_words::Language;

    use super::*;

    fn answered(puzzle: Puzzle, verdict: Verdict) -> Attempt {
        Attempt { verdict: Some(verdict), ..Attempt::new(puzzle) }
    }

    fn some() -> impl Iterator<Item = &'static Puzzle> {
        Puzzles::shipped().all().iter().take(40)
    }

    #[test]
    fn an_answer_is_explained_in_the_words_of_the_command_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            for puzzle in some() {
                let right = said(&answered(*puzzle, Verdict::Right), &words).expect("a verdict");
                let shown = said(&answered(*puzzle, Verdict::Shown), &words).expect("a verdict");
                assert_eq!(right.lines, shown.lines, "one is told the same");
                assert!(right.right && !shown.right);
                let text = right.lines.join("\n");
                assert!(text.contains(&words.gives_up(f64::from(puzzle.cost) / 1000.0)), "{text}");
                for (reasons, against) in
                    [(puzzle.why(), Against::Tempting), (puzzle.why_not(), Against::Best)]
                {
                    let why = words.why(&reasons, against, None);
                    assert_eq!(text.contains(&why), !reasons.is_empty(), "{language}: {text}");
                }
            }
        }
    }

    #[test]
    fn of_a_wrong_answer_only_the_tempting_one_says_what_it_costs_and_none_gives_the_best_away() {
        let words = Words::new(Language::English);
        for puzzle in some() {
            let tempted =
                said(&answered(*puzzle, Verdict::Wrong(puzzle.tempting)), &words).expect("a verdict");
            let loss = words.decimal(f64::from(puzzle.cost) / 10.0, 1);
            assert!(tempted.lines[0].contains(&format!("{loss}%")), "{:?}", tempted.lines);
            let best =
                words.event(&puzzle.position, puzzle.best, &names(&Attempt::new(*puzzle).game, &words));
            assert!(!tempted.lines.join(" ").contains(&best), "{:?}", tempted.lines);
            let legal = puzzle.position.legal(puzzle.seat);
            let other = legal
                .iter()
                .find(|&event| !Attempt::new(*puzzle).is_tempting(event) && !puzzle.is_solved_by(event));
            if let Some(other) = other {
                let wrong = said(&answered(*puzzle, Verdict::Wrong(other)), &words).expect("a verdict");
                assert_eq!((&wrong.head, wrong.lines.len()), (&tempted.head, 0));
            }
        }
    }
}
