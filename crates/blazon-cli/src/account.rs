//! An analysis in words: what the report in the terminal and the one on the page both say.

use blazon::{BySeat, Event, Record, Seat};
use blazon_engine::{Analysis, Choice, Kind, Mark, Moment, What};
use blazon_words::{Words, fl};

use crate::figure::{percent, signed};
use crate::subject::names_of;
use crate::why::why;

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

/// A row of the summary: what it is about, and what it is for each player.
pub(crate) struct Row {
    pub(crate) label: String,
    pub(crate) values: BySeat<String>,
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

/// A decision that cost a lot.
pub(crate) struct Costly<'a> {
    pub(crate) moment: &'a Moment,
    pub(crate) choice: &'a Choice,
    pub(crate) heading: String,
    /// What was played, what is better, and why.
    pub(crate) sentences: Vec<String>,
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
        if !self.analysis.is_whole() {
            let (judged, events) = (self.analysis.moments.len() as u32, self.analysis.events as u32);
            said.push(fl!(words, "analysis-partly", judged = judged, events = events));
        }
        said.push(fl!(words, "analysis-judge", player = self.judge.as_str()));
        said
    }

    /// The summary. Down to the result the rows add up.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let words = self.words;
        let players = &self.analysis.players;
        let start = |seat| match seat {
            Seat::First => self.analysis.start,
            Seat::Second => 1.0 - self.analysis.start,
        };
        let end = match self.analysis.result {
            Some(_) => fl!(words, "analysis-result"),
            None => fl!(words, "analysis-standing"),
        };
        let mut rows = vec![
            row(fl!(words, "analysis-start"), |seat| self.share(start(seat))),
            row(fl!(words, "analysis-luck"), |seat| self.change(players[seat].luck)),
            row(fl!(words, "analysis-decisions"), |seat| self.change(players[seat].decisions)),
            row(fl!(words, "analysis-model"), |seat| self.change(players[seat].model)),
            row(end, |seat| self.share(players[seat].end)),
            row(fl!(words, "analysis-adjusted"), |seat| self.share(players[seat].adjusted)),
        ];
        for (kind, label) in [
            (Kind::Draft, fl!(words, "analysis-loss-draft")),
            (Kind::Drawing, fl!(words, "analysis-loss-drawing")),
            (Kind::Power, fl!(words, "analysis-loss-power")),
        ] {
            rows.push(row(label, |seat| {
                let lost = players[seat].lost_by(kind);
                lost.mean().map_or_else(nothing, |mean| {
                    fl!(words, "analysis-loss-mean", mean = self.share(mean), count = lost.decisions)
                })
            }));
        }
        rows.push(row(fl!(words, "analysis-marks"), |seat| {
            Mark::ALL.map(|mark| players[seat].marked(mark).to_string()).join(", ")
        }));
        rows.push(row(fl!(words, "analysis-luckiest"), |seat| {
            let luckiest = players[seat].luckiest.and_then(|index| self.analysis.moments.get(index));
            luckiest
                .and_then(|moment| Some((moment.round, moment.luck(seat)?)))
                .map_or_else(nothing, |(round, luck)| {
                    fl!(words, "analysis-luckiest-roll", luck = self.change(luck), round = round)
                })
        }));
        rows
    }

    /// All events, in order.
    pub(crate) fn lines(&self) -> impl Iterator<Item = Line> {
        self.analysis.moments.iter().map(|moment| self.line(moment))
    }

    fn line(&self, moment: &Moment) -> Line {
        let sentence = self.said(moment, moment.event);
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
                    before: self.share(chance(moment.before)),
                    after: self.share(chance(moment.value)),
                    luck: self.change(moment.luck(roller).unwrap_or(0.0)),
                    ..line
                }
            }
            What::Choice(choice) => Line {
                before: self.share(choice.before),
                after: self.share(choice.after),
                loss: self.share(choice.loss),
                mark: choice.mark,
                better: choice.is_costly().then(|| (choice.best.event, self.said(moment, choice.best.event))),
                ..line
            },
        }
    }

    /// The costliest decisions of a player.
    pub(crate) fn costliest(&self, seat: Seat) -> Vec<Costly<'a>> {
        let moments = self.analysis.players[seat].costliest.iter();
        moments
            .filter_map(|&index| self.analysis.moments.get(index))
            .filter_map(|moment| Some(self.costly(moment, moment.choice()?)))
            .collect()
    }

    fn costly(&self, moment: &'a Moment, choice: &'a Choice) -> Costly<'a> {
        let words = self.words;
        let name = self.names[choice.seat].as_str();
        let [before, after, loss] =
            [choice.before, choice.after, choice.loss].map(|chance| self.share(chance));
        let round = moment.round;
        let heading = match choice.mark {
            Some(mark) => fl!(
                words,
                "analysis-costly-marked",
                round = round,
                name = name,
                before = before,
                after = after,
                loss = loss,
                mark = mark_name(words, mark)
            ),
            None => fl!(
                words,
                "analysis-costly",
                round = round,
                name = name,
                before = before,
                after = after,
                loss = loss
            ),
        };
        let mut sentences = vec![
            fl!(words, "analysis-played-event", event = self.said(moment, moment.event)),
            fl!(words, "analysis-better-event", event = self.said(moment, choice.best.event)),
        ];
        let reasons = why(words, moment, choice);
        if !reasons.is_empty() {
            sentences.push(fl!(words, "analysis-why", reason = reasons.join(" ")));
        }
        Costly { moment, choice, heading, sentences }
    }

    /// An event that was or could have been, as a sentence.
    pub(crate) fn said(&self, moment: &Moment, event: Event) -> String {
        self.words.event(&moment.position, event, &self.names)
    }

    /// The curve in one sentence.
    pub(crate) fn curve_in_words(&self) -> String {
        let low = self.analysis.curve().fold(1.0, f64::min);
        let high = self.analysis.curve().fold(0.0, f64::max);
        fl!(
            self.words,
            "analysis-curve-alt",
            name = self.names.first.as_str(),
            start = self.share(self.analysis.start),
            low = self.share(low),
            high = self.share(high),
            end = self.share(self.analysis.end)
        )
    }

    /// A share of one: "62.5%".
    pub(crate) fn share(&self, share: f64) -> String {
        fl!(self.words, "analysis-percent", figure = percent(self.words, share).replace('-', "−"))
    }

    /// A difference of shares: "+3.1%".
    pub(crate) fn change(&self, change: f64) -> String {
        fl!(self.words, "analysis-percent", figure = signed(self.words, 100.0 * change, 1))
    }
}

/// What a mark is called.
pub(crate) fn mark_name(words: &Words, mark: Mark) -> String {
    match mark {
        Mark::Inaccuracy => fl!(words, "mark-inaccuracy"),
        Mark::Mistake => fl!(words, "mark-mistake"),
        Mark::Blunder => fl!(words, "mark-blunder"),
    }
}

fn row(label: String, value: impl FnMut(Seat) -> String) -> Row {
    Row { label, values: BySeat::new(value) }
}

fn nothing() -> String {
    "–".to_owned()
}
