use core::fmt;
use core::str::FromStr;

use blazon::{Event, Position, Seat};
use blazon_engine::{Level, Reason, Theme, mix, reasons};

use crate::Fault;

/// A decision with one clearly best answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Where.
    pub position: Position,
    /// Who decides.
    pub seat: Seat,
    /// The best event.
    pub best: Event,
    /// The event that scores most at once.
    pub tempting: Event,
    /// The chance to win after the best event, in thousandths, a draw counting one half.
    pub win: u16,
    /// How much less that is after the second-best event, in thousandths.
    pub gap: u16,
    /// How much less that is after the tempting event, in thousandths.
    pub cost: u16,
    /// What the decision turns on.
    pub theme: Theme,
    /// How many of the eight levels miss it: how difficult it is.
    pub missed_by: u8,
    /// How we know.
    pub proof: Proof,
}

/// How we know that an event is the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The rest of the game was solved exactly.
    Solved,
    /// So many games were played after every candidate.
    Games(u32),
}

impl Puzzle {
    /// The least gap between the best event and the second-best, in thousandths of the chance to win.
    pub const LEAST_GAP: u16 = 80;

    /// The fewest games for a candidate that prove anything.
    pub const LEAST_GAMES: u32 = 10_000;

    /// The most levels that can miss one: all of them.
    pub const MOST_MISSED_BY: u8 = Level::ALL.len() as u8;

    /// A number of its own: that of the position and the seat, so it stays the same whatever puzzles are beside it.
    pub fn id(&self) -> u64 {
        mix(self.position.stable_hash() ^ self.seat as u64)
    }

    /// Whether an event is the best one, said this way or another.
    pub fn is_solved_by(&self, event: Event) -> bool {
        event == self.best || self.position.play(event) == self.position.play(self.best)
    }

    /// The facts that speak for the best event, compared with the tempting one.
    pub fn why(&self) -> Vec<Reason> {
        reasons(&self.position, self.best, Some(self.tempting))
    }

    /// The facts about the tempting event, compared with the best one: what it gains, and what it gives up.
    pub fn why_not(&self) -> Vec<Reason> {
        reasons(&self.position, self.tempting, Some(self.best))
    }

    /// Whether it is a puzzle at all, as far as that can be seen without proving it again.
    pub(crate) fn check(&self) -> Result<(), Fault> {
        for event in [self.best, self.tempting] {
            if event.seat() != Some(self.seat) {
                return Err(Fault::TwoPlayers);
            }
            self.position.check(event).map_err(Fault::Illegal)?;
        }
        if self.is_solved_by(self.tempting) {
            return Err(Fault::Same);
        }
        if self.gap < Puzzle::LEAST_GAP || self.cost < self.gap || self.win < self.cost {
            return Err(Fault::Unclear);
        }
        match self.proof {
            Proof::Games(games) if games < Puzzle::LEAST_GAMES => Err(Fault::TooFewGames),
            Proof::Games(_) | Proof::Solved => Ok(()),
        }
    }
}

/// Writes the line of a file of puzzles.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Puzzle { position, seat: _, best, tempting, win, gap, cost, theme, missed_by, proof } = self;
        write!(f, "{theme} {missed_by} {win} {gap} {cost} {proof} {best} {tempting} {position}")
    }
}

impl FromStr for Puzzle {
    type Err = Fault;

    fn from_str(line: &str) -> Result<Puzzle, Fault> {
        let mut words = line.splitn(9, ' ');
        let mut word = || words.next().ok_or(Fault::TooShort);
        let theme = word()?.parse()?;
        let missed_by = number(word()?, u16::from(Puzzle::MOST_MISSED_BY))? as u8;
        let [win, gap, cost] = [number(word()?, 1000)?, number(word()?, 1000)?, number(word()?, 1000)?];
        let proof = word()?.parse()?;
        let [best, tempting] = [event(word()?)?, event(word()?)?];
        let position = word()?.parse()?;
        let seat = best.seat().ok_or(Fault::TwoPlayers)?;
        let puzzle = Puzzle { position, seat, best, tempting, win, gap, cost, theme, missed_by, proof };
        puzzle.check()?;
        Ok(puzzle)
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Proof::Solved => f.write_str("solved"),
            Proof::Games(games) => write!(f, "games:{games}"),
        }
    }
}

impl FromStr for Proof {
    type Err = Fault;

    fn from_str(word: &str) -> Result<Proof, Fault> {
        let games = || word.strip_prefix("games:").filter(|games| plain(games))?.parse().ok();
        match word {
            "solved" => Ok(Proof::Solved),
            _ => games().map(Proof::Games).ok_or_else(|| Fault::Proof(word.to_owned())),
        }
    }
}

/// Whether digits are written as we write them, so that what is read and written again is the same.
fn plain(digits: &str) -> bool {
    digits.bytes().all(|byte| byte.is_ascii_digit()) && (digits == "0" || !digits.starts_with('0'))
}

fn number(word: &str, most: u16) -> Result<u16, Fault> {
    let number = word.parse().ok().filter(|&number| number <= most && plain(word));
    number.ok_or_else(|| Fault::Number { found: word.to_owned(), least: 0, most: u32::from(most) })
}

fn event(word: &str) -> Result<Event, Fault> {
    word.parse().map_err(Fault::Event)
}
