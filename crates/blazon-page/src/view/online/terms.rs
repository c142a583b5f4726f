//! What a game is about.

use blazon::Record;
use blazon_wire::courier::TableNote;
use blazon_wire::online::Pace;
use blazon_words::{Words, fl};

/// How much time there is.
pub(super) fn pace(pace: Pace, words: &Words) -> String {
    match pace {
        Pace::None => fl!(words, "page-online-time-none"),
        Pace::Rounds { minutes, seconds } => {
            fl!(words, "page-online-time-rounds", minutes = minutes, seconds = seconds)
        }
        Pace::Days { days } => fl!(words, "page-online-time-days", days = days),
    }
}

/// What a table's game is about, in a few words: time and edition, and whether the components are other than usual.
pub(super) fn terms(note: &TableNote, words: &Words) -> Vec<String> {
    let time = match *note {
        TableNote { days: 0, minutes: 0, .. } => Pace::None,
        TableNote { days: 0, minutes, seconds, .. } => Pace::Rounds { minutes, seconds },
        TableNote { days, .. } => Pace::Days { days },
    };
    let mut said = vec![pace(time, words)];
    if let Ok(record) = note.rules.parse::<Record>() {
        let rules = record.start().rules();
        said.push(words.edition(rules.edition));
        if rules.components != blazon::Components::default() {
            said.push(fl!(words, "page-components-own"));
        }
    }
    said
}
