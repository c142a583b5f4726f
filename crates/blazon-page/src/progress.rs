//! What was achieved on this device: a ledger of the games that count, and of the puzzles that were solved.
//!
//! It is kept line by line beside the games, so that nothing is lost when old games make room for new ones. Lines are only
//! ever added, each says one thing about one game or puzzle, and what is said twice counts once: two tabs may both write, and a
//! line that was damaged harms no other.

use std::collections::{BTreeMap, btree_map};
use std::fmt;
use std::str::FromStr;

use blazon::{Components, Outcome, Position};
use blazon_engine::{Day, Level, Player};
use blazon_table::{DiceSource, SeatKind};

use crate::game::Game;
use crate::puzzle;
use crate::settings::named;

/// Everything that was achieved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Progress {
    /// How the games ended that count, by their numbers.
    games: BTreeMap<u64, Finished>,
    /// The game that is the duel of its day: the first that was begun.
    duels: BTreeMap<Day, u64>,
    /// The puzzles that were solved, by the numbers of their own: a file with other puzzles changes nothing of it.
    solved: Vec<u64>,
    /// The puzzle of each day on which that was solved.
    puzzle_days: BTreeMap<Day, u64>,
}

/// Something to remember of a game or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    /// A day's duel has begun in this game.
    Begun(u64, Day),
    /// This game is over.
    Over(u64, Finished),
    /// This puzzle is solved; on the day whose puzzle it is, if it is that day's.
    Solved(u64, Option<Day>),
}

/// How a person's game against a level ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Finished {
    pub(crate) level: Level,
    pub(crate) ending: Ending,
    pub(crate) points: u32,
    /// The points of the other one.
    pub(crate) theirs: u32,
    /// The cells of the person's largest domain.
    pub(crate) largest: u32,
    /// The day whose duel it was, if it was one.
    pub(crate) day: Option<Day>,
}

/// How a game ended for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    Won,
    Lost,
    Tied,
}

/// What a game that has just ended changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct News {
    /// A level that was beaten for the first time, and so a new quartering of the arms.
    pub(crate) new_quartering: Option<Level>,
    /// The same, if only there had been no help.
    pub(crate) missed: Option<Level>,
    /// More points than ever before.
    pub(crate) best: bool,
    /// How many days there have been duels in a row, if this was one.
    pub(crate) streak: Option<u32>,
}

/// The figures beside the arms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Figures {
    pub(crate) games: u32,
    pub(crate) wins: u32,
    /// The most points in a game.
    pub(crate) best: u32,
    /// The cells of the largest domain of all.
    pub(crate) largest: u32,
    /// How many days there have been duels in a row until now.
    pub(crate) streak: u32,
    /// And at the most.
    pub(crate) longest: u32,
}

/// Where somebody stands with the duel of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duel {
    /// It has not begun.
    Open,
    /// It is being played, in this game.
    Running(u64),
    /// It is over, and was played in this game.
    Over(u64, Finished),
    /// It had begun, and its game was deleted: another one is for practice.
    Gone,
}

impl Progress {
    /// What can be read of a ledger.
    pub(crate) fn read(text: &str) -> Progress {
        let mut progress = Progress::default();
        for entry in text.lines().filter_map(|line| line.parse().ok()) {
            progress.add(entry);
        }
        progress
    }

    /// Remembers something, and says whether it is new.
    pub(crate) fn add(&mut self, entry: Entry) -> bool {
        match entry {
            Entry::Begun(id, day) => added(&mut self.duels, day, id),
            Entry::Over(id, finished) => {
                if let Some(day) = finished.day {
                    added(&mut self.duels, day, id);
                }
                added(&mut self.games, id, finished)
            }
            Entry::Solved(id, day) => {
                let of_a_new_day = day.is_some_and(|day| added(&mut self.puzzle_days, day, id));
                let new = !self.has_solved(id);
                if new {
                    self.solved.push(id);
                }
                new || of_a_new_day
            }
        }
    }

    /// Whether a puzzle was ever solved.
    pub(crate) fn has_solved(&self, puzzle: u64) -> bool {
        self.solved.contains(&puzzle)
    }

    /// Whether a level was ever beaten.
    pub(crate) fn beaten(&self, level: Level) -> bool {
        self.games.values().any(|game| game.level == level && game.ending == Ending::Won)
    }

    /// The figures as they stand on a day.
    pub(crate) fn figures(&self, today: Option<Day>) -> Figures {
        let most = |of: fn(&Finished) -> u32| self.games.values().map(of).max().unwrap_or(0);
        Figures {
            games: self.games.len() as u32,
            wins: self.games.values().filter(|game| game.ending == Ending::Won).count() as u32,
            best: most(|game| game.points),
            largest: most(|game| game.largest),
            streak: today.map_or(0, |today| self.streak(today)),
            longest: self.longest(),
        }
    }

    /// How many days in a row had a duel up to a day. That day still has time for its own.
    pub(crate) fn streak(&self, today: Day) -> u32 {
        streak(today, &|day| self.has_duelled(day))
    }

    /// How many days in a row had their puzzle solved up to a day. That day still has time for its own.
    pub(crate) fn puzzle_streak(&self, today: Day) -> u32 {
        streak(today, &|day| self.puzzle_days.contains_key(&day))
    }

    fn longest(&self) -> u32 {
        let in_a_row = |&day: &Day| in_a_row(Some(day), &|day| self.has_duelled(day));
        self.duels.keys().map(in_a_row).max().unwrap_or(0)
    }

    /// Whether the duel of a day was played to its end, won or not.
    fn has_duelled(&self, day: Day) -> bool {
        self.duels.get(&day).is_some_and(|id| self.games.contains_key(id))
    }

    /// Where somebody stands with the duel of a day, with these games still there.
    pub(crate) fn duel(&self, day: Day, games: &[Game]) -> Duel {
        let Some(&id) = self.duels.get(&day) else {
            return Duel::Open;
        };
        if let Some(&finished) = self.games.get(&id) {
            return Duel::Over(id, finished);
        }
        let its_own = games.iter().find(|game| game.id == id);
        let instead = || games.iter().find(|game| !game.is_over() && game.day() == Some(day));
        its_own.or_else(instead).map_or(Duel::Gone, |game| Duel::Running(game.id))
    }

    /// What a game that has just ended changes. It is not in the ledger yet.
    pub(crate) fn news(&self, game: &Game) -> News {
        let Some(finished) = Finished::of(game) else {
            return News::default();
        };
        let won = Some(finished.level).filter(|&level| finished.ending == Ending::Won && !self.beaten(level));
        if game.practice {
            return News { missed: won, ..News::default() };
        }
        let mut after = self.clone();
        after.add(Entry::Over(game.id, finished));
        let duel = finished.day.filter(|day| after.duels.get(day) == Some(&game.id));
        News {
            new_quartering: won,
            missed: None,
            best: self
                .games
                .values()
                .map(|game| game.points)
                .max()
                .is_some_and(|best| finished.points > best),
            streak: duel.map(|day| after.streak(day)),
        }
    }
}

/// How many days in a row count up to a day, which need not count yet.
fn streak(today: Day, counts: &dyn Fn(Day) -> bool) -> u32 {
    let last = if counts(today) { Some(today) } else { today.previous() };
    in_a_row(last, counts)
}

/// How many days in a row count, the last of them this one.
fn in_a_row(last: Option<Day>, counts: &dyn Fn(Day) -> bool) -> u32 {
    let days = std::iter::successors(last, |day| day.previous());
    days.take_while(|&day| counts(day)).count() as u32
}

/// Adds what is not there yet, and says whether it was not.
fn added<K: Ord, V>(all: &mut BTreeMap<K, V>, key: K, value: V) -> bool {
    match all.entry(key) {
        btree_map::Entry::Vacant(place) => {
            place.insert(value);
            true
        }
        btree_map::Entry::Occupied(_) => false,
    }
}

impl Entry {
    /// What there is to remember of a game as it stands, if it counts.
    pub(crate) fn of(game: &Game) -> Option<Entry> {
        if game.practice {
            return None;
        }
        match Finished::of(game) {
            Some(finished) => Some(Entry::Over(game.id, finished)),
            None => Some(Entry::Begun(game.id, game.day().filter(|_| game.is_begun())?)),
        }
    }
}

impl Finished {
    /// How a game ended, if it was one against a level, with the dice and the spellbook of the box, from its beginning.
    fn of(game: &Game) -> Option<Finished> {
        let (screen, position) = (&game.screen, game.position());
        let seat = SeatKind::alone(&screen.seats())?;
        let SeatKind::Program(Player::Level(level)) = screen.seat(!seat) else {
            return None;
        };
        let start = *screen.view().start();
        let ordinary = game.course.is_none()
            && screen.dice() == DiceSource::Generator
            && *start.components() == Components::BOX
            && start == Position::new(*start.rules());
        let ending = match screen.result().filter(|_| ordinary)? {
            Outcome::Win(winner, _) if winner == seat => Ending::Won,
            Outcome::Win(..) => Ending::Lost,
            Outcome::Draw => Ending::Tied,
        };
        Some(Finished {
            level,
            ending,
            points: position.score(seat),
            theirs: position.score(!seat),
            largest: position.largest(seat),
            day: game.day(),
        })
    }
}

impl Ending {
    const ALL: [Ending; 3] = [Ending::Won, Ending::Lost, Ending::Tied];

    /// What the ledger and the style sheet call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Ending::Won => "won",
            Ending::Lost => "lost",
            Ending::Tied => "tied",
        }
    }
}

/// A line of the ledger.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Begun(id, day) => write!(f, "{id} begun {day}"),
            Entry::Over(id, Finished { level, ending, points, theirs, largest, day }) => {
                write!(f, "{id} {} {level} {points} {theirs} {largest}", ending.name())?;
                day.map_or(Ok(()), |day| write!(f, " {day}"))
            }
            Entry::Solved(id, day) => {
                write!(f, "{} solved", puzzle::name(*id))?;
                day.map_or(Ok(()), |day| write!(f, " {day}"))
            }
        }
    }
}

/// A line that says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoEntry;

impl FromStr for Entry {
    type Err = NoEntry;

    fn from_str(line: &str) -> Result<Entry, NoEntry> {
        let parts: Vec<&str> = line.split(' ').collect();
        let read = || match parts[..] {
            [id, "begun", day] => Some(Entry::Begun(id.parse().ok()?, day.parse().ok()?)),
            [id, "solved"] => Some(Entry::Solved(puzzle::number(id)?, None)),
            [id, "solved", day] => Some(Entry::Solved(puzzle::number(id)?, Some(day.parse().ok()?))),
            [id, ending, level, points, theirs, largest, ref day @ ..] => {
                let day = match day {
                    [] => None,
                    [day] => Some(day.parse().ok()?),
                    _ => return None,
                };
                let finished = Finished {
                    level: Level::new(level.parse().ok()?)?,
                    ending: named(Ending::ALL, Ending::name, ending)?,
                    points: points.parse().ok()?,
                    theirs: theirs.parse().ok()?,
                    largest: largest.parse().ok()?,
                    day,
                };
                Some(Entry::Over(id.parse().ok()?, finished))
            }
            _ => None,
        };
        read().ok_or(NoEntry)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().expect("a day")
    }

    const LEDGER: &str = "\
1 won 1 44 41 9
2 lost 4 30 52 7
3 begun 2026-11-15
3 lost 7 35 60 8 2026-11-15
4 begun 2026-11-16
4 won 1 61 40 11 2026-11-16
5 tied 4 50 50 10
00c0ffee00c0ffee solved
0123456789abcdef solved 2026-11-16
";

    #[test]
    fn figures_follow_from_the_games() {
        let progress = Progress::read(LEDGER);
        let figures = progress.figures(Some(day("2026-11-16")));
        assert_eq!(figures, Figures { games: 5, wins: 2, best: 61, largest: 11, streak: 2, longest: 2 });
        assert_eq!(
            Level::ALL.map(|level| progress.beaten(level)),
            [true, false, false, false, false, false, false, false]
        );
        assert_eq!(Progress::default().figures(None), Figures::default());
    }

    #[test]
    fn what_is_said_twice_counts_once() {
        let once = Progress::read(LEDGER);
        assert_eq!(Progress::read(&format!("{LEDGER}{LEDGER}")), once);
        let otherwise = LEDGER.replace("61", "99");
        assert_eq!(Progress::read(&format!("{LEDGER}{otherwise}")), once, "the first line of a game counts");
    }

    #[test]
    fn a_damaged_line_harms_no_other() {
        let whole = Progress::read(LEDGER).figures(None);
        for line in [
            "",
            "nonsense",
            "6 won",
            "6 won 9 1 1 1",
            "x won 1 1 1 1",
            "6 won 1 1 1 1 2026-02-30",
            "6 won 1 1 1 1 2026-11-17 x",
            "c0ffee solved",
            "+0c0ffee00c0ffee solved",
            "00c0ffee00c0ffee solved 2026-02-30",
            "\u{0}\u{fffd}",
        ] {
            let read = Progress::read(&format!("{line}\n{LEDGER}{line}"));
            assert_eq!(read.figures(None), whole, "{line}");
        }
        let (games, _) = LEDGER.split_at(LEDGER.find("00c0").expect("a puzzle"));
        assert_eq!(
            Progress::read(&games[..games.len() - 3]).figures(None).games,
            whole.games - 1,
            "what was cut off is lost alone"
        );
    }

    #[test]
    fn a_line_is_read_as_it_was_written() {
        for line in LEDGER.lines() {
            let entry: Entry = line.parse().expect("a line");
            assert_eq!(entry.to_string(), line);
        }
    }

    #[test]
    fn a_streak_lasts_until_a_whole_day_went_by_without_a_duel() {
        let progress = Progress::read(LEDGER);
        let streak = |text| progress.streak(day(text));
        assert_eq!(
            [streak("2026-11-15"), streak("2026-11-16"), streak("2026-11-17"), streak("2026-11-18")],
            [1, 2, 2, 0]
        );
        assert_eq!(progress.figures(Some(day("2026-11-18"))).longest, 2, "the longest stays");
        assert_eq!(
            Progress::read("9 begun 2026-11-17").streak(day("2026-11-17")),
            0,
            "a duel that is not over is none"
        );
    }

    #[test]
    fn a_streak_goes_on_over_months_and_years() {
        let days = ["2027-02-28", "2027-03-01", "2027-12-31", "2028-01-01", "2028-01-02"];
        let lines: Vec<String> =
            days.iter().zip(1..).map(|(day, id)| format!("{id} won 1 1 0 1 {day}")).collect();
        let progress = Progress::read(&lines.join("\n"));
        assert_eq!(progress.streak(day("2027-03-01")), 2);
        assert_eq!(progress.figures(Some(day("2028-01-03"))).streak, 3);
    }

    #[test]
    fn puzzles_are_solved_once_and_those_of_a_day_make_a_streak() {
        let mut progress = Progress::read(LEDGER);
        let solved = |progress: &Progress, id| progress.has_solved(id);
        assert!(solved(&progress, 0x00c0_ffee_00c0_ffee) && solved(&progress, 0x0123_4567_89ab_cdef));
        assert!(!solved(&progress, 1));
        assert_eq!(progress.puzzle_streak(day("2026-11-17")), 1, "today still has time");
        assert!(progress.add(Entry::Solved(1, None)) && !progress.add(Entry::Solved(1, None)));
        assert!(
            progress.add(Entry::Solved(1, Some(day("2026-11-17")))),
            "what was solved before counts for its day"
        );
        assert_eq!(progress.puzzle_streak(day("2026-11-17")), 2);
        assert_eq!(progress.puzzle_streak(day("2026-11-19")), 0, "a day without");
        assert_eq!(progress.streak(day("2026-11-16")), 2, "duels have their own");
    }

    #[test]
    fn the_first_duel_that_was_begun_is_the_duel_of_its_day() {
        let today = day("2026-11-17");
        assert_eq!(Progress::default().duel(today, &[]), Duel::Open);
        let progress = Progress::read("7 begun 2026-11-17\n8 begun 2026-11-17\n8 won 2 50 40 9 2026-11-17");
        assert_eq!(progress.duel(today, &[]), Duel::Gone, "another attempt is not the duel");
        assert_eq!(progress.streak(today), 0);
        let game = Game::daily(7, today, None);
        assert_eq!(progress.duel(today, &[game]), Duel::Running(7));
    }
}
