//! An analysis in words.

use std::sync::Arc;

use blazon::{BySeat, Event, Seat};
use blazon_engine::{Analysis, Choice, Mark, Moment, What, reasons};
use blazon_words::{Against, Words, fl};

/// An analysis, and what it takes to say it.
pub(super) struct Account {
    pub(super) analysis: Arc<Analysis>,
    pub(super) names: BySeat<String>,
    pub(super) words: Arc<Words>,
}

/// What the engine says to a moment.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Judgement {
    pub(super) lines: Vec<String>,
    /// Whether it is worth a second look.
    pub(super) costly: bool,
}

/// A row of the summary: what it is about, and what it is for each player.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Row {
    pub(super) label: String,
    pub(super) values: [String; 2],
}

/// A decision that cost a lot.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Costly {
    /// How many events have happened when it has been made.
    pub(super) at: usize,
    pub(super) heading: String,
    /// What was played, what is better, and why.
    pub(super) lines: Vec<String>,
}

impl Account {
    /// What there is to say to the moment after so many events; nothing if it was not judged.
    pub(super) fn judgement(&self, at: usize) -> Option<Judgement> {
        let Some(index) = at.checked_sub(1) else {
            return Some(Judgement { lines: vec![self.chances(self.analysis.start)], costly: false });
        };
        let moment = self.analysis.moments.get(index)?;
        let mut lines = vec![self.chances(moment.value)];
        let mut costly = false;
        match &moment.what {
            What::Chance(luck) => lines.push(self.luck(*luck)),
            What::Choice(choice) => {
                costly = choice.mark.is_some();
                lines.extend(self.choice(moment, choice));
            }
        }
        Some(Judgement { lines, costly })
    }

    /// The summary. Down to the result the rows add up.
    pub(super) fn rows(&self) -> Vec<Row> {
        let words = &self.words;
        let players = &self.analysis.players;
        let end = match self.analysis.result {
            Some(_) => fl!(words, "analysis-result"),
            None => fl!(words, "analysis-standing"),
        };
        vec![
            row(fl!(words, "analysis-start"), |seat| self.share(of(self.analysis.start, seat))),
            row(fl!(words, "analysis-luck"), |seat| self.change(players[seat].luck)),
            row(fl!(words, "analysis-decisions"), |seat| self.change(players[seat].decisions)),
            row(fl!(words, "analysis-model"), |seat| self.change(players[seat].model)),
            row(end, |seat| self.share(players[seat].end)),
            row(fl!(words, "analysis-adjusted"), |seat| self.share(players[seat].adjusted)),
            row(fl!(words, "analysis-marks"), |seat| {
                Mark::ALL.map(|mark| players[seat].marked(mark).to_string()).join(", ")
            }),
            row(fl!(words, "analysis-luckiest"), |seat| {
                let luckiest = players[seat].luckiest.and_then(|index| self.analysis.moments.get(index));
                luckiest.and_then(|moment| Some((moment.round, moment.luck(seat)?))).map_or_else(
                    || "–".to_string(),
                    |(round, luck)| {
                        fl!(words, "analysis-luckiest-roll", luck = self.change(luck), round = round)
                    },
                )
            }),
        ]
    }

    /// The decisions that cost a player most, or nothing but the sentence that none did.
    pub(super) fn costliest(&self, seat: Seat) -> Result<Vec<Costly>, String> {
        let moments = self.analysis.players[seat].costliest.iter();
        let costly: Vec<Costly> = moments
            .filter_map(|&index| self.analysis.moments.get(index))
            .filter_map(|moment| Some(self.costly(moment, moment.choice()?)))
            .collect();
        if costly.is_empty() {
            return Err(fl!(self.words, "analysis-none-costly", name = self.names[seat].as_str()));
        }
        Ok(costly)
    }

    /// The curve in one sentence.
    pub(super) fn curve(&self) -> String {
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

    /// What to know about it: that it was stopped if it was, else what its figures are.
    pub(super) fn note(&self) -> String {
        if self.analysis.is_whole() {
            return fl!(self.words, "analysis-explained");
        }
        let (judged, events) = (self.analysis.moments.len() as u32, self.analysis.events as u32);
        fl!(self.words, "analysis-partly", judged = judged, events = events)
    }

    /// A share of one: "62.5%".
    pub(super) fn share(&self, share: f64) -> String {
        let figure = self.words.decimal(100.0 * share, 1).replace('-', "−");
        fl!(self.words, "analysis-percent", figure = figure)
    }

    /// The same in whole hundredths: "50%".
    pub(super) fn percent(&self, share: f64) -> String {
        fl!(self.words, "analysis-percent", figure = self.words.decimal(100.0 * share, 0))
    }

    /// A difference of shares: "+3.1%".
    pub(super) fn change(&self, change: f64) -> String {
        fl!(self.words, "analysis-percent", figure = self.words.signed(100.0 * change, 1))
    }

    /// What a mark is called.
    pub(super) fn mark(&self, mark: Mark) -> String {
        match mark {
            Mark::Inaccuracy => fl!(self.words, "mark-inaccuracy"),
            Mark::Mistake => fl!(self.words, "mark-mistake"),
            Mark::Blunder => fl!(self.words, "mark-blunder"),
        }
    }

    fn chances(&self, first: f64) -> String {
        fl!(
            self.words,
            "page-study-chances",
            first = self.names.first.as_str(),
            win = self.share(first),
            second = self.names.second.as_str(),
            other = self.share(1.0 - first)
        )
    }

    /// Whom a roll was lucky for.
    fn luck(&self, luck: f64) -> String {
        let seat = if luck < 0.0 { Seat::Second } else { Seat::First };
        // What is shown as nothing is called nothing.
        if luck.abs() < 0.0005 {
            return fl!(self.words, "page-study-no-luck");
        }
        let (luck, name) = (self.change(luck.abs()), self.names[seat].as_str());
        fl!(self.words, "page-study-luck", luck = luck, name = name)
    }

    fn choice(&self, moment: &Moment, choice: &Choice) -> Vec<String> {
        let words = &self.words;
        if choice.is_forced() {
            return vec![fl!(words, "page-study-forced")];
        }
        if choice.is_costly() {
            let loss = self.share(choice.loss);
            let mut lines = vec![match choice.mark {
                Some(mark) => fl!(words, "page-study-cost-marked", loss = loss, mark = self.mark(mark)),
                None => fl!(words, "page-study-cost", loss = loss),
            }];
            lines.extend(self.better(moment, choice));
            return lines;
        }
        let mut lines = vec![fl!(words, "page-study-best")];
        if choice.best.event == choice.played.event {
            let others = choice.alternatives.iter().filter(|one| one.event != choice.played.event);
            lines.extend(others.take(1).map(|next| {
                let loss = self.share((choice.best.win - next.win).max(0.0));
                fl!(words, "page-study-next-best", loss = loss, event = self.said(moment, next.event))
            }));
        }
        lines
    }

    fn costly(&self, moment: &Moment, choice: &Choice) -> Costly {
        let words = &self.words;
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
                mark = self.mark(mark)
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
        let mut lines = vec![fl!(words, "analysis-played-event", event = self.said(moment, moment.event))];
        lines.extend(self.better(moment, choice));
        Costly { at: moment.index + 1, heading, lines }
    }

    /// What had better been played, and why.
    fn better(&self, moment: &Moment, choice: &Choice) -> Vec<String> {
        let words = &self.words;
        let mut lines =
            vec![fl!(words, "analysis-better-event", event = self.said(moment, choice.best.event))];
        let mut why = Vec::new();
        let telling = reasons(&moment.position, choice.best.event, Some(choice.played.event));
        if !telling.is_empty() {
            why.push(words.why(&telling, Against::Played, None));
        }
        let [best, played] = [choice.best, choice.played].map(|one| words.signed(one.margin, 1));
        if best != played {
            why.push(fl!(words, "analysis-why-margin", best = best, played = played));
        }
        if !why.is_empty() {
            lines.push(fl!(words, "analysis-why", reason = why.join(" ")));
        }
        lines
    }

    /// An event that was or could have been, as a sentence.
    fn said(&self, moment: &Moment, event: Event) -> String {
        self.words.event(&moment.position, event, &self.names)
    }
}

fn row(label: String, value: impl Fn(Seat) -> String) -> Row {
    Row { label, values: Seat::ALL.map(value) }
}

/// The first seat's chance to win as a seat sees it.
fn of(first: f64, seat: Seat) -> f64 {
    match seat {
        Seat::First => first,
        Seat::Second => 1.0 - first,
    }
}

#[cfg(test)]
mod tests {
    use blazon::Record;
    use blazon_engine::{Candidate, Kind, Verdict};
    use blazon_words::Language;

    use super::*;

    const GAME: &str = "[Rules \"1\"]\n\n1. d/b/s2/? F:3 S:12\n";

    /// A lucky roll for the first player, who then takes a die that costs a fifth; the other has the best two.
    fn analysis() -> Analysis {
        let record: Record = GAME.parse().expect("a game");
        let candidate = |event: &str, win| Candidate {
            event: event.parse().expect("an event"),
            win,
            margin: 0.0,
            plies: 1,
        };
        let choice = |seat, played: Candidate, best: Candidate, next: Candidate| {
            let loss = best.win - played.win;
            Verdict::Choice(Choice {
                seat,
                kind: Kind::Draft,
                options: 4,
                before: best.win,
                after: played.win,
                loss,
                error: 0.0,
                mark: Mark::of(loss, 0.0),
                played,
                best,
                alternatives: vec![best, next],
                exact: false,
            })
        };
        let verdicts = [
            Verdict::Chance { mean: 0.5, after: 0.6 },
            choice(Seat::First, candidate("F:3", 0.4), candidate("F:4", 0.6), candidate("F:3", 0.4)),
            choice(Seat::Second, candidate("S:12", 0.6), candidate("S:12", 0.6), candidate("S:24", 0.5)),
        ];
        Analysis::assemble(&record, verdicts.map(Some))
    }

    fn account() -> Account {
        let names = BySeat { first: "Ann".to_string(), second: "Ben".to_string() };
        Account { analysis: Arc::new(analysis()), names, words: Arc::new(Words::new(Language::English)) }
    }

    #[test]
    fn every_moment_is_judged_by_what_it_was() {
        let account = account();
        let lines = |at| account.judgement(at).expect("judged").lines;
        assert_eq!(lines(0), ["Chances to win: Ann 50.0%, Ben 50.0%."]);
        assert_eq!(lines(1), ["Chances to win: Ann 60.0%, Ben 40.0%.", "Luck: +10.0% for Ann."]);
        assert_eq!(lines(2)[..2], ["Chances to win: Ann 40.0%, Ben 60.0%.", "It cost 20.0%: blunder."]);
        assert!(lines(2)[2].starts_with("Better: "), "{:?}", lines(2));
        assert_eq!(lines(3)[1], "Nothing was clearly better.");
        assert!(lines(3)[2].starts_with("Next best, 10.0% behind: "), "{:?}", lines(3));
        assert_eq!(account.judgement(4), None);
    }

    #[test]
    fn the_costliest_decisions_lead_to_their_moment() {
        let account = account();
        let costly = account.costliest(Seat::First).expect("one");
        assert_eq!(costly.iter().map(|one| one.at).collect::<Vec<_>>(), [2]);
        assert!(costly[0].heading.contains("from 60.0% to 40.0%"), "{}", costly[0].heading);
        assert_eq!(account.costliest(Seat::Second), Err("Ben: no decision cost anything.".to_string()));
    }

    #[test]
    fn the_summary_adds_up_for_both() {
        let account = account();
        let rows = account.rows();
        let luck = rows.iter().find(|row| row.label == "Luck").expect("a row");
        assert_eq!(luck.values, ["+10.0%", "−10.0%"]);
        let decisions = rows.iter().find(|row| row.label == "Decisions of both").expect("a row");
        assert_eq!(decisions.values, ["−20.0%", "+20.0%"]);
    }
}
