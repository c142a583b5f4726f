//! Why one event is better than another.

use blazon_engine::{Choice, Moment, reasons};
use blazon_words::{Against, Words, fl};

use crate::figure::signed;

/// What speaks for the best event of a decision and against the one that was played, in sentences.
pub(crate) fn why(words: &Words, moment: &Moment, choice: &Choice) -> Vec<String> {
    let telling = reasons(&moment.position, choice.best.event, Some(choice.played.event));
    let mut said = Vec::new();
    if !telling.is_empty() {
        said.push(words.why(&telling, Against::Played, None));
    }
    let [best, played] = [choice.best, choice.played].map(|candidate| signed(words, candidate.margin, 1));
    if best != played {
        said.push(fl!(words, "analysis-why-margin", best = best, played = played));
    }
    said
}
