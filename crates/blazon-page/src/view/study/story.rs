//! A recorded game as it is told: every position, and what led from one to the next.

use std::ops::Range;

use blazon::{BySeat, Cells, Event, Position, Record, Seat, Step};
use blazon_words::{Called, Words, fl};

use crate::ended::Ended;
use crate::view::online;

/// A recorded game, told in one language.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Story {
    pub(super) names: BySeat<Called>,
    pub(super) date: Option<String>,
    pub(super) events: Vec<Event>,
    /// Before the first event, and after each: one more than there are events.
    positions: Vec<Position>,
    /// For each event what happened, and what followed of itself.
    told: Vec<Vec<String>>,
    /// How the game ended by something else than the rules.
    ended: Option<Ended>,
}

/// A round and which events belong to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chapter {
    pub(super) round: u8,
    pub(super) events: Range<usize>,
}

impl Story {
    pub(super) fn new(record: &Record, names: BySeat<Called>, words: &Words) -> Story {
        let positions: Vec<Position> = record.positions().collect();
        let events = record.events().to_vec();
        let told = positions.windows(2).zip(&events).map(|(pair, &event)| {
            let [before, after] = pair else { return Vec::new() };
            let mut lines = vec![words.event(before, event, &names)];
            lines.extend(words.aftermath(before, event, after, &names));
            lines
        });
        let told = told.collect();
        let ended = record.tag("Ending").and_then(Ended::of);
        Story { names, date: record.tag("Date").map(str::to_string), events, positions, told, ended }
    }

    /// The position after so many events.
    pub(super) fn position(&self, at: usize) -> Position {
        self.positions.get(at).or(self.positions.last()).copied().unwrap_or_default()
    }

    /// What the event that led there was, in sentences; nothing before the first.
    pub(super) fn told(&self, at: usize) -> &[String] {
        at.checked_sub(1).and_then(|index| self.told.get(index)).map_or(&[], Vec::as_slice)
    }

    /// The same in one go.
    pub(super) fn sentence(&self, at: usize, words: &Words) -> String {
        match self.told(at) {
            [] => fl!(words, "page-replay-start"),
            lines => lines.join(" "),
        }
    }

    /// How the game ended, or that it has not.
    pub(super) fn ending(&self, words: &Words) -> String {
        let last = self.position(self.events.len());
        match (last.outcome(), self.ended) {
            (Some(_), _) => words.outcome(&last, &self.names),
            (None, Some(how)) => online::ended(how, &self.names, words),
            (None, None) => fl!(words, "replay-unfinished"),
        }
    }

    pub(super) fn is_over_at(&self, at: usize) -> bool {
        self.position(at).outcome().is_some()
    }

    /// The events by round.
    pub(super) fn chapters(&self) -> Vec<Chapter> {
        let mut chapters: Vec<Chapter> = Vec::new();
        for (index, position) in self.positions.iter().take(self.events.len()).enumerate() {
            match chapters.last_mut() {
                Some(chapter) if chapter.round == position.round() => chapter.events.end = index + 1,
                _ => chapters.push(Chapter { round: position.round(), events: index..index + 1 }),
            }
        }
        chapters
    }

    /// The position in which the dice of the round were last on the table. They stay to be seen until the next roll.
    pub(super) fn with_dice(&self, at: usize) -> Option<Position> {
        let so_far = self.positions.iter().take(at + 1).rev();
        so_far.copied().find(|position| matches!(position.step(), Step::Take { .. } | Step::Draw { .. }))
    }

    /// The cells of a player that changed last.
    pub(super) fn fresh(&self, at: usize, seat: Seat) -> Cells {
        let events = self.events.get(..at).unwrap_or(&self.events);
        match events.last() {
            Some(&Event::AddCross(one, cell)) if one == seat => Cells::one(cell),
            _ => {
                let mut drawings = events.iter().rev().filter_map(|event| match *event {
                    Event::Draw(by, drawing) if by == seat => Some(drawing),
                    _ => None,
                });
                let last = drawings.next();
                last.map_or(Cells::NONE, |drawing| drawing.halves.iter().map(|half| half.cell).collect())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use blazon_words::Language;

    use super::*;

    const GAME: &str =
        "[Rules \"1\"]\n[First \"Ann\"]\n\n1. d/b/s2/? F:3 S:12 F:3d4s2+4d5s S:1d4d+2d5b\n2. b/d/q2/D S:1\n";

    fn story() -> Story {
        let (record, words) = (GAME.parse().expect("a game"), Words::new(Language::English));
        Story::new(&record, words.called_in(&record), &words)
    }

    #[test]
    fn every_event_belongs_to_its_round() {
        let chapters = story().chapters();
        assert_eq!(chapters, [Chapter { round: 1, events: 0..5 }, Chapter { round: 2, events: 5..7 }]);
    }

    #[test]
    fn the_dice_stay_until_the_next_roll() {
        let story = story();
        assert_eq!(story.with_dice(0), None, "nobody has rolled");
        let after_the_round = story.with_dice(5).expect("the dice of round 1");
        assert_eq!(after_the_round.round(), 1);
        assert!(matches!(after_the_round.step(), Step::Draw { .. }));
        assert_eq!(story.with_dice(6).map(|position| position.round()), Some(2));
    }

    #[test]
    fn the_last_drawing_of_each_player_is_fresh() {
        let story = story();
        let cells = |at, seat| story.fresh(at, seat).iter().map(|cell| cell.to_string()).collect::<Vec<_>>();
        assert!(cells(3, Seat::First).is_empty());
        assert_eq!(cells(4, Seat::First).len(), 2);
        assert!(cells(4, Seat::Second).is_empty());
        assert_eq!(cells(7, Seat::First), cells(4, Seat::First));
        assert_eq!(cells(99, Seat::Second).len(), 2);
    }

    #[test]
    fn each_moment_says_what_led_to_it() {
        let (story, words) = (story(), Words::new(Language::English));
        assert_eq!(story.sentence(0, &words), "The start of the game.");
        assert!(story.sentence(2, &words).contains("Ann"), "{}", story.sentence(2, &words));
        assert!(!story.is_over_at(7));
        assert_eq!(story.ending(&words), "The record ends here. The game isn’t over.");
    }
}
