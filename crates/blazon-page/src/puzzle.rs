//! Puzzles: those there are, and the one that somebody tries to solve.

use std::sync::Arc;

use blazon::{Event, Record};
use blazon_engine::{Day, Theme};
use blazon_puzzles::{Puzzle, Puzzles};
use blazon_table::{DiceSource, Screen, SeatKind};

use crate::game::Game;
use crate::progress::Progress;

/// The puzzles there are. They are fetched when somebody first comes to them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Shelf {
    #[default]
    Unasked,
    /// They are on their way.
    Awaited,
    There(Arc<Puzzles>),
    /// They could not be fetched, or not be read.
    Missing,
}

impl Shelf {
    /// All of them, once they are there.
    pub(crate) fn puzzles(&self) -> Option<&Puzzles> {
        match self {
            Shelf::There(puzzles) => Some(puzzles),
            Shelf::Unasked | Shelf::Awaited | Shelf::Missing => None,
        }
    }
}

/// Which puzzle an address asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sought {
    /// The one with this number of its own.
    Number(u64),
    /// The one of the day.
    Today,
}

/// A puzzle that somebody tries to solve. It lies on a stage of its own: the game that is being played is not touched.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Attempt {
    pub(crate) puzzle: Puzzle,
    /// The position as a game in which nothing else happens.
    pub(crate) game: Game,
    /// What became of it so far.
    pub(crate) verdict: Option<Verdict>,
    /// Whether it is said what to look for.
    pub(crate) hinted: bool,
}

/// What became of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The best event was found, and is played.
    Right,
    /// This event is not the best.
    Wrong(Event),
    /// The best event is shown.
    Shown,
}

impl Attempt {
    /// A puzzle that is about to be tried.
    pub(crate) fn new(puzzle: Puzzle) -> Attempt {
        let seats =
            blazon::BySeat::new(
                |seat| {
                    if seat == puzzle.seat { SeatKind::Person } else { SeatKind::Elsewhere }
                },
            );
        let record = Record::from_position(puzzle.position);
        let screen = Screen::new(record, seats, DiceSource::Generator, 0);
        Attempt { puzzle, game: Game::of_puzzle(screen), verdict: None, hinted: false }
    }

    /// Whether an event is the tempting one, said this way or another.
    pub(crate) fn is_tempting(&self, event: Event) -> bool {
        let Puzzle { position, tempting, .. } = &self.puzzle;
        event == *tempting || position.play(event) == position.play(*tempting)
    }

    /// Whether it was solved, or its answer shown: there is nothing left to try.
    pub(crate) fn is_answered(&self) -> bool {
        matches!(self.verdict, Some(Verdict::Right | Verdict::Shown))
    }

    /// Tries again after a wrong answer. Dice are let go; a drawing stays where it lies, to be moved.
    pub(crate) fn again(&mut self) {
        if matches!(self.verdict, Some(Verdict::Wrong(_))) {
            self.verdict = None;
            self.game.choose_again();
        }
    }

    /// What stands in the address for it.
    pub(crate) fn fragment(&self) -> String {
        format!("puzzle-{}", name(self.puzzle.id()))
    }
}

/// How many puzzles of a theme there are, and how many of them are solved.
pub(crate) fn solved_of(puzzles: &Puzzles, theme: Theme, progress: &Progress) -> (usize, usize) {
    let of_theme = || puzzles.all().iter().filter(|puzzle| puzzle.theme == theme);
    (of_theme().filter(|puzzle| progress.has_solved(puzzle.id())).count(), of_theme().count())
}

/// The puzzle of a theme to go on with: the easiest that is not solved, or the easiest of all if all are.
pub(crate) fn easiest(puzzles: &Puzzles, theme: Theme, progress: &Progress) -> Option<Puzzle> {
    let of_theme = puzzles.of_theme(theme);
    let unsolved = of_theme.iter().find(|puzzle| !progress.has_solved(puzzle.id()));
    unsolved.or(of_theme.first()).map(|puzzle| **puzzle)
}

/// The puzzle after another one: the next of its theme that is not solved, else one that is not solved of the themes after
/// it, else, once all are solved, the next of its theme.
pub(crate) fn after(puzzles: &Puzzles, puzzle: &Puzzle, progress: &Progress) -> Option<Puzzle> {
    let of_theme = puzzles.of_theme(puzzle.theme);
    let at = of_theme.iter().position(|other| other.id() == puzzle.id()).map_or(0, |at| at + 1);
    let (before, behind) = of_theme.split_at(at);
    let others = || behind.iter().chain(before).filter(|other| other.id() != puzzle.id());
    let unsolved = |other: &&&Puzzle| !progress.has_solved(other.id());
    if let Some(next) = others().find(unsolved) {
        return Some(**next);
    }
    let theme = Theme::ALL.iter().position(|&theme| theme == puzzle.theme).unwrap_or(0);
    let themes = (1..Theme::ALL.len()).map(|step| Theme::ALL[(theme + step) % Theme::ALL.len()]);
    let elsewhere = themes
        .filter_map(|theme| easiest(puzzles, theme, progress))
        .find(|other| !progress.has_solved(other.id()));
    elsewhere.or_else(|| others().next().map(|next| **next))
}

/// The day whose puzzle this is, if it is today's.
pub(crate) fn day_of(puzzles: &Puzzles, puzzle: &Puzzle, today: Option<Day>) -> Option<Day> {
    today.filter(|&today| puzzles.of_day(today).is_some_and(|other| other.id() == puzzle.id()))
}

/// The number of a puzzle as the ledger and addresses write it: 16 hexadecimal digits.
pub(crate) fn name(id: u64) -> String {
    format!("{id:016x}")
}

/// Reads such a number.
pub(crate) fn number(text: &str) -> Option<u64> {
    let digits = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    u64::from_str_radix(text, 16).ok().filter(|_| digits)
}

#[cfg(test)]
mod tests {
    use blazon::Seat;

    use super::*;
    use crate::progress::Entry;

    fn shipped() -> Puzzles {
        Puzzles::shipped().clone()
    }

    /// What was achieved by whoever solved these.
    fn solved<'a>(puzzles: impl IntoIterator<Item = &'a Puzzle>) -> Progress {
        let mut progress = Progress::default();
        for puzzle in puzzles {
            progress.add(Entry::Solved(puzzle.id(), None));
        }
        progress
    }

    #[test]
    fn a_number_is_read_as_it_is_written_and_nothing_else_is() {
        for id in [0, 1, u64::MAX, 0x0123_4567_89ab_cdef] {
            assert_eq!(number(&name(id)), Some(id));
        }
        for text in ["", "0", "+123456789abcdef", "0123456789abcdef0", "0123456789abcdeg"] {
            assert_eq!(number(text), None, "{text}");
        }
    }

    #[test]
    fn whoever_has_the_decision_is_asked_and_sits_on_this_side() {
        for puzzle in shipped().all() {
            let game = Attempt::new(*puzzle).game;
            assert_eq!(
                (game.screen.asked(), game.screen.side()),
                (Some(puzzle.seat), puzzle.seat),
                "{puzzle}"
            );
            assert!(
                game.screen.check(puzzle.best).is_ok() && game.screen.check(puzzle.tempting).is_ok(),
                "{puzzle}"
            );
            assert_eq!(game.position(), puzzle.position, "nothing is hidden, and nothing happens by itself");
        }
        let seats: Vec<Seat> = shipped().all().iter().map(|puzzle| puzzle.seat).collect();
        assert!(Seat::ALL.iter().all(|seat| seats.contains(seat)), "both seats have decisions");
    }

    #[test]
    fn next_comes_every_puzzle_of_the_theme_and_then_those_of_the_others() {
        let puzzles = shipped();
        let theme = Theme::ALL[0];
        let mut progress = Progress::default();
        let mut now = easiest(&puzzles, theme, &progress).expect("a puzzle");
        let mut seen = Vec::new();
        for _ in puzzles.all() {
            seen.push(now);
            progress.add(Entry::Solved(now.id(), None));
            now = after(&puzzles, &now, &progress).expect("another puzzle");
        }
        let (first, rest) = seen.split_at(puzzles.of_theme(theme).len());
        assert!(first.iter().all(|puzzle| puzzle.theme == theme));
        assert!(first.is_sorted_by_key(|puzzle| puzzle.missed_by), "the easiest first");
        assert!(rest.iter().all(|puzzle| puzzle.theme != theme));
        assert!(puzzles.all().iter().all(|puzzle| progress.has_solved(puzzle.id())), "none is left out");
        assert_ne!(after(&puzzles, &now, &progress).map(|next| next.id()), Some(now.id()), "one can go on");
    }

    #[test]
    fn a_puzzle_that_was_not_solved_is_not_the_next_one_at_once() {
        let puzzles = shipped();
        for theme in Theme::ALL {
            let now = easiest(&puzzles, theme, &Progress::default()).expect("a puzzle");
            let next = after(&puzzles, &now, &Progress::default()).expect("another");
            assert_ne!(next.id(), now.id(), "{theme}");
        }
    }

    #[test]
    fn what_is_solved_is_counted_by_theme() {
        let puzzles = shipped();
        let some: Vec<&Puzzle> = Theme::ALL.iter().map(|&theme| puzzles.of_theme(theme)[0]).collect();
        let progress = solved(some);
        for theme in Theme::ALL {
            assert_eq!(solved_of(&puzzles, theme, &progress), (1, puzzles.of_theme(theme).len()));
        }
        assert_eq!(solved_of(&Puzzles::default(), Theme::Castle, &progress), (0, 0));
    }

    #[test]
    fn the_puzzle_of_the_day_is_known_however_it_was_come_by() {
        let puzzles = shipped();
        let day: Day = "2026-11-18".parse().expect("a day");
        let of_day = puzzles.of_day(day).expect("a puzzle");
        assert_eq!(day_of(&puzzles, of_day, Some(day)), Some(day));
        assert_eq!(day_of(&puzzles, of_day, day.previous()), None);
        assert_eq!(day_of(&puzzles, of_day, None), None);
    }
}
