//! An analysis in words: what the report in the terminal and the one in a file both say.

use blazon::{BySeat, Event, Record, Seat};
use blazon_engine::{Analysis, Mark, Moment, What};
use blazon_words::{Words, fl};

use crate::subject::names_of;

/// A game, what was found out about it, and the language to say it in.
#[derive(Debug)]
pub(crate) struct Account<'a> {
    pub(crate) record: &'a Record,
    pub(crate) analysis: &'a Analysis,
    pub(crate) words: &'a Words,
    /// What the players are called.
    pub(crate) names: BySeat<String>,
    /// Who judged.
    pub(crate) judge: String,
}

/// An event in the table of all. What does not apply is empty.
pub(crate) struct Line {
    pub(crate) round: u8,
    pub(crate) event: Event,
    pub(crate) sentence: String,
    pub(crate) before: String,
    pub(crate) after: String,
    pub(crate) luck: String,
    pub(crate) loss: String,
    pub(crate) mark: Option<Mark>,
    /// The better event and how it is said.
    pub(crate) better: Option<(Event, String)>,
}

impl<'a> Account<'a> {
    pub(crate) fn new(
        record: &'a Record,
        analysis: &'a Analysis,
        words: &'a Words,
        judge: String,
    ) -> Account<'a> {
        Account { record, analysis, words, names: words.called(&names_of(record)), judge }
    }

    /// What it says in the page as well.
    pub(crate) fn told(&self) -> blazon_words::Account<'_> {
        blazon_words::Account { analysis: self.analysis, names: &self.names, words: self.words }
    }

    pub(crate) fn title(&self) -> String {
        let (first, second) = (self.names.first.as_str(), self.names.second.as_str());
        fl!(self.words, "analysis-title", first = first, second = second)
    }

    /// How the game went and how far it was judged, a sentence each.
    pub(crate) fn opening(&self) -> Vec<String> {
        let words = self.words;
        let position = self.record.position();
        let mut said = vec![match position.outcome() {
            Some(_) => words.outcome(position, &self.names),
            None => fl!(words, "replay-unfinished"),
        }];
        said.extend(self.told().stopped());
        said.push(fl!(words, "analysis-judge", player = self.judge.as_str()));
        said
    }

    /// All events, in order.
    pub(crate) fn lines(&self) -> impl Iterator<Item = Line> {
        self.analysis.moments.iter().map(|moment| self.line(moment))
    }

    fn line(&self, moment: &Moment) -> Line {
        let sentence = self.told().event(moment, moment.event);
        let line = Line {
            round: moment.round,
            event: moment.event,
            sentence,
            before: String::new(),
            after: String::new(),
            luck: String::new(),
            loss: String::new(),
            mark: None,
            better: None,
        };
        match &moment.what {
            What::Chance(_) => {
                let roller = moment.position.player_a();
                let chance = |value| if roller == Seat::First { value } else { 1.0 - value };
                Line {
                    before: self.words.share(chance(moment.before)),
                    after: self.words.share(chance(moment.value)),
                    luck: self.words.change(moment.luck(roller).unwrap_or(0.0)),
                    ..line
                }
            }
            What::Choice(choice) => Line {
                before: self.words.share(choice.before),
                after: self.words.share(choice.after),
                loss: self.words.share(choice.loss),
                mark: choice.mark,
                better: choice
                    .is_costly()
                    .then(|| (choice.best.event, self.told().event(moment, choice.best.event))),
                ..line
            },
        }
    }
}
