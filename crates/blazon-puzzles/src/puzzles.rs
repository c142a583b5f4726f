use core::fmt::{self, Write};
use std::sync::LazyLock;

use blazon_engine::{Day, Theme, fnv};

use crate::{Fault, Puzzle, PuzzlesError};

/// Puzzles in the order of a file, none of them twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Puzzles {
    all: Vec<Puzzle>,
}

/// How a file starts.
const NAME: &str = "blazon-puzzles";

impl Puzzles {
    /// The version of the format that is written and read.
    pub const VERSION: u32 = 1;

    /// The longest file that is read.
    pub const MOST_BYTES: usize = 1 << 20;

    /// The file of the puzzles that come with Blazon.
    pub const SHIPPED: &str = include_str!("../puzzles.txt");

    /// The puzzles that come with Blazon.
    pub fn shipped() -> &'static Puzzles {
        static SHIPPED: LazyLock<Puzzles> = LazyLock::new(|| {
            // A test reads it, and none is better than ending the program.
            Puzzles::read(Puzzles::SHIPPED.as_bytes()).unwrap_or_default()
        });
        &SHIPPED
    }

    /// These puzzles, but for those that came before.
    pub fn new(puzzles: impl IntoIterator<Item = Puzzle>) -> Puzzles {
        let mut ids = Vec::new();
        Puzzles { all: puzzles.into_iter().filter(|puzzle| is_new(&mut ids, puzzle)).collect() }
    }

    /// Reads a file of puzzles.
    pub fn read(bytes: &[u8]) -> Result<Puzzles, PuzzlesError> {
        if bytes.len() > Puzzles::MOST_BYTES {
            return Err(PuzzlesError::TooLong);
        }
        let (head, body) = split_at_line(bytes).ok_or(PuzzlesError::NoPuzzles)?;
        let (said, checksum) = read_head(head)?;
        let body = str::from_utf8(body).ok().filter(|body| sum(body) == checksum);
        let mut puzzles = Puzzles::default();
        let mut ids = Vec::new();
        // The first line has been read.
        for (line, text) in (2..).zip(body.ok_or(PuzzlesError::Checksum)?.lines()) {
            let puzzle: Puzzle = text.parse().map_err(|fault| PuzzlesError::Line { line, fault })?;
            if !is_new(&mut ids, &puzzle) {
                return Err(PuzzlesError::Line { line, fault: Fault::Twice });
            }
            puzzles.all.push(puzzle);
        }
        let found = puzzles.all.len();
        if usize::try_from(said) == Ok(found) {
            Ok(puzzles)
        } else {
            Err(PuzzlesError::Count { said, found })
        }
    }

    /// All of them, in the order of the file.
    pub fn all(&self) -> &[Puzzle] {
        &self.all
    }

    /// Those of a theme, the easiest first.
    pub fn of_theme(&self, theme: Theme) -> Vec<&Puzzle> {
        // There are nine difficulties, and a page that is sent over a network need not carry a sort for them.
        let of_difficulty = |missed_by| {
            self.all.iter().filter(move |puzzle| puzzle.theme == theme && puzzle.missed_by == missed_by)
        };
        (0..=Puzzle::MOST_MISSED_BY).flat_map(of_difficulty).collect()
    }

    /// The one with this number of its own.
    pub fn get(&self, id: u64) -> Option<&Puzzle> {
        self.all.iter().find(|puzzle| puzzle.id() == id)
    }

    /// The puzzle of a day, the same for everybody: one after the other in the order of the file, and then from its start again.
    pub fn of_day(&self, day: Day) -> Option<&Puzzle> {
        let count = u32::try_from(self.all.len()).ok()?;
        self.all.get(day.number().checked_rem(count)? as usize)
    }
}

/// Writes the file.
impl fmt::Display for Puzzles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut body = String::new();
        for puzzle in &self.all {
            writeln!(body, "{puzzle}")?;
        }
        writeln!(f, "{NAME} {} {} {}", Puzzles::VERSION, self.all.len(), sum(&body))?;
        f.write_str(&body)
    }
}

/// Whether a puzzle is not among these, to which it is added. A file has hundreds: they are looked through one by one.
fn is_new(ids: &mut Vec<u64>, puzzle: &Puzzle) -> bool {
    let id = puzzle.id();
    let new = !ids.contains(&id);
    ids.push(id);
    new
}

/// The first line without its end, and what follows.
fn split_at_line(bytes: &[u8]) -> Option<(&str, &[u8])> {
    let end = bytes.iter().position(|&byte| byte == b'\n')?;
    Some((str::from_utf8(&bytes[..end]).ok()?, &bytes[end + 1..]))
}

/// How many puzzles there are said to be, and their checksum.
fn read_head(head: &str) -> Result<(u32, &str), PuzzlesError> {
    let words: Vec<&str> = head.split(' ').collect();
    let &[name, version, ref rest @ ..] = &words[..] else { return Err(PuzzlesError::NoPuzzles) };
    let version: u32 = version.parse().ok().filter(|_| name == NAME).ok_or(PuzzlesError::NoPuzzles)?;
    if version != Puzzles::VERSION {
        return Err(PuzzlesError::Version(version));
    }
    match *rest {
        [count, checksum] => Ok((count.parse().map_err(|_| PuzzlesError::NoPuzzles)?, checksum)),
        _ => Err(PuzzlesError::NoPuzzles),
    }
}

/// The checksum: the 64-bit FNV-1a hash, in hexadecimal digits.
fn sum(body: &str) -> String {
    format!("{:016x}", fnv(body.as_bytes()))
}
