//! The analysis of a game in words.

use blazon::{BySeat, Event, Seat};
use blazon_engine::{Analysis, Choice, Kind, Mark, Moment, What, reasons};

use crate::{Against, Called, Words, fl};

/// An analysis, and what it takes to say it.
#[derive(Clone, Copy, Debug)]
pub struct Account<'a> {
    /// What was found out.
    pub analysis: &'a Analysis,
    /// What the players are called.
    pub names: &'a BySeat<Called>,
    /// The language to say it in.
    pub words: &'a Words,
}

/// A row of the summary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountRow {
    /// What it is about.
    pub label: String,
    /// What it is for each player.
    pub values: BySeat<String>,
}

/// What there is to say to a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The chances to win, the luck or what the decision was worth, and what had been better.
    pub lines: Vec<String>,
    /// Whether it is worth a second look.
    pub costly: bool,
}

/// A decision that cost a lot.
#[derive(Clone, Debug, PartialEq)]
pub struct Costly<'a> {
    /// When it was made.
    pub moment: &'a Moment,
    /// How it was judged.
    pub choice: &'a Choice,
    /// Who made it when, and what it cost.
    pub heading: String,
    /// What was played, what is better, and why.
    pub lines: Vec<String>,
}

impl<'a> Account<'a> {
    /// The three figures that say most: accuracy, luck and turning point.
    pub fn headline(self) -> Vec<AccountRow> {
        vec![self.accuracy(), self.luck_of_rolls(), self.turning_point()]
    }

    /// The whole summary, for who reads it from top to bottom: accuracy and turning point, then the rows.
    pub fn summary(self) -> Vec<AccountRow> {
        let mut rows = vec![self.accuracy(), self.turning_point()];
        rows.extend(self.rows());
        rows
    }

    /// What it was made of. Down to the result the rows add up.
    pub fn rows(self) -> Vec<AccountRow> {
        let words = self.words;
        let players = &self.analysis.players;
        let start = |seat| match seat {
            Seat::First => self.analysis.start,
            Seat::Second => 1.0 - self.analysis.start,
        };
        let end = match self.analysis.result {
            Some(_) => fl!(words, "analysis-result"),
            None => fl!(words, "analysis-end"),
        };
        vec![
            row(fl!(words, "analysis-start"), |seat| words.share(start(seat))),
            self.luck_of_rolls(),
            row(fl!(words, "analysis-choices"), |seat| words.change(players[seat].decisions)),
            row(fl!(words, "analysis-estimation"), |seat| words.change(players[seat].model)),
            row(end, |seat| words.share(players[seat].end)),
            // More luck than the result was worth leaves less than nothing, which is no chance to win.
            row(fl!(words, "analysis-without-luck"), |seat| words.share(players[seat].without_luck())),
            row(fl!(words, "analysis-loss-draft"), |seat| self.lost(seat, Kind::Draft)),
            row(fl!(words, "analysis-loss-drawing"), |seat| self.lost(seat, Kind::Drawing)),
            row(fl!(words, "analysis-loss-power"), |seat| self.lost(seat, Kind::Power)),
            row(fl!(words, "analysis-marks"), |seat| {
                Mark::ALL.map(|mark| players[seat].marked(mark).to_string()).join(", ")
            }),
            row(fl!(words, "analysis-luckiest"), |seat| self.luckiest(seat)),
        ]
    }

    fn accuracy(self) -> AccountRow {
        let words = self.words;
        row(fl!(words, "analysis-accuracy"), |seat| {
            let accuracy = self.analysis.players[seat].accuracy;
            accuracy.map_or_else(nothing, |accuracy| words.percent(accuracy / 100.0))
        })
    }

    fn luck_of_rolls(self) -> AccountRow {
        row(fl!(self.words, "analysis-luck"), |seat| self.words.change(self.analysis.players[seat].luck))
    }

    fn turning_point(self) -> AccountRow {
        let words = self.words;
        row(fl!(words, "analysis-turning-point"), |seat| {
            self.analysis.turning_point(seat).map_or_else(nothing, |(moment, gain)| {
                fl!(words, "analysis-luckiest-roll", luck = words.change(gain), round = moment.round)
            })
        })
    }

    /// The decisions that cost a player most.
    pub fn costliest(self, seat: Seat) -> Vec<Costly<'a>> {
        let moments = self.analysis.players[seat].costliest.iter();
        moments
            .filter_map(|&index| self.analysis.moments.get(index))
            .filter_map(|moment| Some(self.costly(moment, moment.choice()?)))
            .collect()
    }

    /// A decision that cost something, by its place among the events.
    pub fn cost(self, index: usize) -> Option<Costly<'a>> {
        let moment = self.analysis.moments.get(index)?;
        moment.choice().filter(|choice| choice.is_costly()).map(|choice| self.costly(moment, choice))
    }

    /// What there is to say to the moment after so many events; nothing if it was not judged.
    pub fn judgement(self, at: usize) -> Option<Judgement> {
        let Some(index) = at.checked_sub(1) else {
            return Some(Judgement { lines: vec![self.chances(self.analysis.start)], costly: false });
        };
        let moment = self.analysis.moments.get(index)?;
        Some(match &moment.what {
            What::Chance(luck) => {
                Judgement { lines: vec![self.chances(moment.value), self.luck(*luck)], costly: false }
            }
            What::Choice(choice) => {
                // What the decision was worth by itself: the other player's drawing of the same round is no part of it.
                let after = Cost::of(choice).after;
                let first = if choice.seat == Seat::First { after } else { 1.0 - after };
                let mut lines = vec![self.chances(first)];
                lines.extend(self.choice(moment, choice));
                Judgement { lines, costly: choice.mark.is_some() }
            }
        })
    }

    /// What had better been played, and why.
    fn better(self, moment: &Moment, choice: &Choice) -> Vec<String> {
        let words = self.words;
        let mut lines = vec![fl!(words, "analysis-better", event = self.event(moment, choice.best.event))];
        let why = self.why(moment, choice);
        if !why.is_empty() {
            lines.push(fl!(words, "analysis-why", reason = why.join(" ")));
        }
        lines
    }

    /// An event that was or could have been, as a sentence.
    pub fn event(self, moment: &Moment, event: Event) -> String {
        self.words.event(&moment.position, event, self.names)
    }

    /// The curve in one sentence.
    pub fn curve(self) -> String {
        let words = self.words;
        let low = self.analysis.curve().fold(1.0, f64::min);
        let high = self.analysis.curve().fold(0.0, f64::max);
        fl!(
            words,
            "analysis-curve-alt",
            name = self.names.first.label(),
            start = words.share(self.analysis.start),
            low = words.share(low),
            high = words.share(high),
            end = words.share(self.analysis.end)
        )
    }

    /// How far it went, if it was stopped.
    pub fn stopped(self) -> Option<String> {
        let (judged, events) = (self.analysis.moments.len() as u32, self.analysis.events as u32);
        let stopped = !self.analysis.is_whole();
        stopped.then(|| fl!(self.words, "analysis-partly", judged = judged, events = events))
    }

    fn chances(self, first: f64) -> String {
        let Account { names, words, .. } = self;
        fl!(
            words,
            "analysis-chances",
            first = names.first.label(),
            win = words.share(first),
            second = names.second.label(),
            other = words.share(1.0 - first)
        )
    }

    /// Whom a roll was lucky for.
    fn luck(self, luck: f64) -> String {
        let Account { names, words, .. } = self;
        let seat = if luck < 0.0 { Seat::Second } else { Seat::First };
        // What is shown as nothing is called nothing.
        if luck.abs() < 0.0005 {
            return fl!(words, "analysis-average-roll");
        }
        fl!(
            words,
            "analysis-lucky-roll",
            luck = words.change(luck.abs()),
            name = names[seat].label(),
            who = names[seat].who()
        )
    }

    fn choice(self, moment: &Moment, choice: &Choice) -> Vec<String> {
        let words = self.words;
        if choice.is_forced() {
            return vec![fl!(words, "analysis-only-choice")];
        }
        if choice.is_costly() {
            let loss = words.share(Cost::of(choice).loss);
            let mut lines = vec![match choice.mark {
                Some(mark) => fl!(words, "analysis-cost-marked", loss = loss, mark = words.mark(mark)),
                None => fl!(words, "analysis-cost", loss = loss),
            }];
            lines.extend(self.better(moment, choice));
            return lines;
        }
        let mut lines = vec![fl!(words, "analysis-good-move")];
        if choice.best.event == choice.played.event {
            let others = choice.alternatives.iter().filter(|one| one.event != choice.played.event);
            lines.extend(others.take(1).map(|next| {
                let loss = words.share((choice.best.win - next.win).max(0.0));
                fl!(words, "analysis-next-best", loss = loss, event = self.event(moment, next.event))
            }));
        }
        lines
    }

    fn lost(self, seat: Seat, kind: Kind) -> String {
        let lost = self.analysis.players[seat].lost_by(kind);
        lost.mean().map_or_else(nothing, |mean| {
            let mean = self.words.share(mean);
            fl!(self.words, "analysis-loss-mean", mean = mean, count = lost.decisions)
        })
    }

    fn luckiest(self, seat: Seat) -> String {
        let index = self.analysis.players[seat].luckiest;
        let luckiest = index.and_then(|index| self.analysis.moments.get(index));
        let luckiest = luckiest.and_then(|moment| Some((moment.round, moment.luck(seat)?)));
        luckiest.map_or_else(nothing, |(round, luck)| {
            fl!(self.words, "analysis-luckiest-roll", luck = self.words.change(luck), round = round)
        })
    }

    fn costly(self, moment: &'a Moment, choice: &'a Choice) -> Costly<'a> {
        let words = self.words;
        let name = self.names[choice.seat].label();
        let Cost { before, after, loss } = Cost::of(choice);
        let [before, after, loss] = [before, after, loss].map(|chance| words.share(chance));
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
                mark = words.mark(mark)
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
        let mut lines = vec![fl!(words, "analysis-played", event = self.event(moment, moment.event))];
        lines.extend(self.better(moment, choice));
        Costly { moment, choice, heading, lines }
    }

    /// What speaks for the best event of a decision and against the one that was played.
    fn why(self, moment: &Moment, choice: &Choice) -> Vec<String> {
        let words = self.words;
        let telling = reasons(&moment.position, choice.best.event, Some(choice.played.event));
        let mut said = Vec::new();
        if !telling.is_empty() {
            said.push(words.why(&telling, Against::Played, None));
        }
        let [best, played] = [choice.best, choice.played].map(|candidate| words.signed(candidate.margin, 1));
        if best != played {
            said.push(fl!(words, "analysis-why-margin", best = best, played = played));
        }
        said
    }
}

/// What a decision cost, in tenths of a hundredth as it is shown. Wherever a loss is told it is told from here, and it is
/// always what lies between the two chances beside it.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Cost {
    before: f64,
    after: f64,
    loss: f64,
}

impl Cost {
    fn of(choice: &Choice) -> Cost {
        let [after, loss] = [choice.after, choice.loss].map(|share| (1000.0 * share).round());
        let before = (after + loss).min(1000.0);
        let [before, after, loss] = [before, before - loss, loss].map(|tenths| tenths / 1000.0);
        Cost { before, after, loss }
    }
}

impl Words {
    /// What a mark is called.
    pub fn mark(&self, mark: Mark) -> String {
        match mark {
            Mark::Inaccuracy => fl!(self, "mark-inaccuracy"),
            Mark::Mistake => fl!(self, "mark-mistake"),
            Mark::Blunder => fl!(self, "mark-blunder"),
        }
    }
}

fn row(label: String, value: impl FnMut(Seat) -> String) -> AccountRow {
    AccountRow { label, values: BySeat::new(value) }
}

fn nothing() -> String {
    "–".to_owned()
}

#[cfg(test)]
mod tests {
    use blazon::Record;
    use blazon_engine::{Candidate, Verdict};

    use super::*;
    use crate::Language;

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

    fn names() -> BySeat<Called> {
        BySeat { first: "Ann", second: "Ben" }.map(|name| Called::Named(name.to_string()))
    }

    #[test]
    fn every_moment_is_judged_by_what_it_was() {
        let (analysis, names, words) = (analysis(), names(), Words::new(Language::English));
        let account = Account { analysis: &analysis, names: &names, words: &words };
        let lines = |at| account.judgement(at).expect("judged").lines;
        assert_eq!(lines(0), ["Chance to win: Ann 50.0%, Ben 50.0%."]);
        assert_eq!(lines(1), ["Chance to win: Ann 60.0%, Ben 40.0%.", "Lucky for Ann: +10.0%."]);
        assert_eq!(lines(2)[..2], ["Chance to win: Ann 40.0%, Ben 60.0%.", "It cost 20.0% (blunder)."]);
        assert!(lines(2)[2].starts_with("Better: "), "{:?}", lines(2));
        assert_eq!(lines(3)[1], "Nothing was clearly better.");
        assert!(lines(3)[2].starts_with("Next best (10.0% less): "), "{:?}", lines(3));
        assert_eq!(account.judgement(4), None);
    }

    #[test]
    fn a_decision_that_cost_much_is_named_with_what_had_been_better() {
        let (analysis, names, words) = (analysis(), names(), Words::new(Language::English));
        let account = Account { analysis: &analysis, names: &names, words: &words };
        let costly = account.costliest(Seat::First);
        assert_eq!(costly.iter().map(|one| one.moment.index).collect::<Vec<_>>(), [1]);
        assert_eq!(costly[0].heading, "Round 1, Ann: blunder, 20.0% lost, from 60.0% to 40.0%");
        assert_eq!(account.costliest(Seat::Second), []);
    }

    /// The second drawing of a round, where the curve also holds what the first one lost.
    #[test]
    fn a_loss_is_told_with_one_figure_wherever_it_is_told() {
        let record: Record =
            "[Rules \"1\"]\n\n1. d/b/s2/? F:3 S:12 F:3d4s2+4d5s S:1d4d+2d5b\n".parse().expect("a game");
        let candidate = |event: Event, win| Candidate { event, win, margin: 0.0, plies: 1 };
        let words = Words::new(Language::English);
        for (before, after) in
            [(0.45, 0.3), (0.20149, 0.03851), (1.0, 0.89949), (0.0005, 0.0), (0.62, 0.5149)]
        {
            let verdict = |&event: &Event| {
                let seat = event.seat().unwrap_or(Seat::First);
                // The two who draw do not agree about what was before.
                let (best, played) = if seat == Seat::Second { (before, after) } else { (0.6, 0.52) };
                let loss = best - played;
                Kind::of(event).map_or(Verdict::Chance { mean: 0.5, after: 0.5 }, |kind| {
                    Verdict::Choice(Choice {
                        seat,
                        kind,
                        options: 4,
                        before: best,
                        after: played,
                        loss,
                        error: 0.0,
                        mark: Mark::of(loss, 0.0),
                        played: candidate(event, played),
                        best: candidate(event, best),
                        alternatives: vec![],
                        exact: false,
                    })
                })
            };
            let analysis = Analysis::assemble(&record, record.events().iter().map(verdict).map(Some));
            let names = names();
            let account = Account { analysis: &analysis, names: &names, words: &words };
            let costly = account.cost(4).expect("it cost something");
            let shares: Vec<f64> = costly
                .heading
                .split([' ', ','])
                .filter_map(|word| word.strip_suffix('%')?.parse().ok())
                .collect();
            let &[loss, from, to] = &shares[..] else { panic!("{}", costly.heading) };
            assert!((from - to - loss).abs() < 1e-9, "{}", costly.heading);
            let judgement = account.judgement(5).expect("judged").lines;
            assert!(judgement[0].contains(&format!("Ben {to:.1}%")), "{} {judgement:?}", costly.heading);
            assert!(
                judgement[1].starts_with(&format!("It cost {loss:.1}%")),
                "{} {judgement:?}",
                costly.heading
            );
            assert!(shares.iter().all(|share| (0.0..=100.0).contains(share)), "{}", costly.heading);
        }
    }

    #[test]
    fn a_result_without_luck_is_a_chance_to_win_and_stays_between_nothing_and_all() {
        let (mut analysis, names, words) = (analysis(), names(), Words::new(Language::English));
        for (seat, adjusted) in Seat::ALL.into_iter().zip([-0.19, 1.19]) {
            analysis.players[seat].adjusted = adjusted;
        }
        let rows = Account { analysis: &analysis, names: &names, words: &words }.rows();
        let row = rows.iter().find(|row| row.label == "Result without luck").expect("a row");
        assert_eq!([&row.values.first, &row.values.second], ["0.0%", "100.0%"]);
    }

    #[test]
    fn the_summary_adds_up_for_both() {
        let (analysis, names, words) = (analysis(), names(), Words::new(Language::English));
        let rows = Account { analysis: &analysis, names: &names, words: &words }.rows();
        let of = |label: &str| rows.iter().find(|row| row.label == label).expect("a row").values.clone();
        let both =
            |first: &str, second: &str| BySeat { first: first.to_string(), second: second.to_string() };
        assert_eq!(of("Luck"), both("+10.0%", "−10.0%"));
        assert_eq!(of("Both players’ choices"), both("−20.0%", "+20.0%"));
        assert_eq!(of("Loss per draft"), both("20.0% × 1", "0.0% × 1"));
        assert_eq!(of("Loss per drawing"), both("–", "–"));
    }
}
