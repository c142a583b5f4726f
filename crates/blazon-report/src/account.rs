//! An analysis in words: what the report in the terminal and the one in a file both say.

use blazon::{BySeat, Event, Record, Seat};
use blazon_engine::{Analysis, Mark, Moment, What};
use blazon_words::{Called, Words, fl};

/// A game, what was found out about it, and the language to say it in.
#[derive(Debug)]
pub struct Account<'a> {
    /// The game.
    pub record: &'a Record,
    /// What was found out about it.
    pub analysis: &'a Analysis,
    /// The language to say it in.
    pub words: &'a Words,
    /// What the players are called.
    pub names: BySeat<Called>,
    /// Who judged.
    pub judge: String,
}

/// An event in the table of all. What does not apply is empty.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The round it belongs to.
    pub round: u8,
    /// The event.
    pub event: Event,
    /// The event in words.
    pub sentence: String,
    /// The chances to win of whoever brought it about.
    pub before: String,
    /// The chances afterwards.
    pub after: String,
    /// How much luck that was.
    pub luck: String,
    /// What the decision cost.
    pub loss: String,
    /// What a decision is called that cost too much.
    pub mark: Option<Mark>,
    /// The better event and how it is said.
    pub better: Option<(Event, String)>,
}

impl<'a> Account<'a> {
    /// The account of a recorded game. Its players are called what the record calls them.
    pub fn new(record: &'a Record, analysis: &'a Analysis, words: &'a Words, judge: String) -> Account<'a> {
        let names = words.called_in(record);
        Account { record, analysis, words, names, judge }
    }

    /// What it says in the page as well.
    pub fn told(&self) -> blazon_words::Account<'_> {
        blazon_words::Account { analysis: self.analysis, names: &self.names, words: self.words }
    }

    /// What stands above it.
    pub fn title(&self) -> String {
        let (first, second) = (self.names.first.label(), self.names.second.label());
        fl!(self.words, "report-analysis-title", first = first, second = second)
    }

    /// How the game went and how far it was judged, a sentence each.
    pub fn opening(&self) -> Vec<String> {
        let words = self.words;
        let position = self.record.position();
        let mut said = vec![match position.outcome() {
            Some(_) => words.outcome(position, &self.names),
            None => fl!(words, "replay-unfinished"),
        }];
        said.extend(self.told().stopped());
        said.push(fl!(words, "report-analysed-by", player = self.judge.as_str()));
        said
    }

    /// All events, in order.
    pub fn lines(&self) -> impl Iterator<Item = Line> {
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
