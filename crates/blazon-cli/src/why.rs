//! Why one event is better than another.

use blazon_engine::{Choice, Moment};
use blazon_words::{Words, fl};

use crate::figure::signed;

/// What speaks for the best event of a decision and against the one that was played, in sentences.
pub(crate) fn why(words: &Words, _moment: &Moment, choice: &Choice) -> Vec<String> {
    let [best, played] = [choice.best, choice.played].map(|candidate| signed(words, candidate.margin, 1));
    if best == played {
        return Vec::new();
    }
    vec![fl!(words, "analysis-why-margin", best = best, played = played)]
}
