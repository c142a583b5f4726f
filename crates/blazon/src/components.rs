use core::fmt;
use core::str::FromStr;

use crate::text::{Cursor, Expected, ReadError, read_all};
use crate::{Arms, ByArms, Crosses, Die, Face, Power, Roll, Tally};

/// What is in the box: the faces of the four dice, and the lines of the spellbook.
///
/// **Where this comes from.** The map, the two dice with a wild, the six arms and the six powers are confirmed by
/// independent descriptions of the game. The exact 24 faces and the numbers of boxes in [`Components::BOX`] come from
/// one public program and could not be checked against a photograph. So they stand here and nowhere else, and a set
/// can be read from a text that anyone who owns the box can correct:
///
/// ```
/// use blazon::Components;
///
/// let text = "
///     die 1: ? d d b D1 B1
///     die 2: d b D1 B1 s q
///     die 3: d b D B s2 q2
///     die 4: ? d1 b b1 D B
///     line d: 5 free
///     line b: 5 split
///     line D: 4 both
///     line B: 4 turn
///     line s: 3 domains
///     line q: 3 cross
/// ";
/// assert_eq!(text.parse(), Ok(Components::BOX));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Components {
    faces: [[Face; 6]; 4],
    boxes: Tally,
    powers: ByArms<Power>,
}

/// One line of the spellbook: both players have a row of boxes there, and the first to fill theirs has the power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// How many boxes have to be marked, 1 to 9.
    pub boxes: u8,
    /// What that gives.
    pub power: Power,
}

impl Components {
    /// Those of the box.
    pub const BOX: Components = {
        use Arms::{Bar, Dot, Quarters, Solid, TwoBars, TwoDots};
        use Crosses::{One, Two, Zero};
        use Face::{Arms as A, Wild};
        Components {
            faces: [
                [Wild, A(Dot, Zero), A(Dot, Zero), A(Bar, Zero), A(TwoDots, One), A(TwoBars, One)],
                [
                    A(Dot, Zero),
                    A(Bar, Zero),
                    A(TwoDots, One),
                    A(TwoBars, One),
                    A(Solid, Zero),
                    A(Quarters, Zero),
                ],
                [
                    A(Dot, Zero),
                    A(Bar, Zero),
                    A(TwoDots, Zero),
                    A(TwoBars, Zero),
                    A(Solid, Two),
                    A(Quarters, Two),
                ],
                [Wild, A(Dot, One), A(Bar, Zero), A(Bar, One), A(TwoDots, Zero), A(TwoBars, Zero)],
            ],
            boxes: Tally::from_array([5, 5, 4, 4, 3, 3]),
            powers: ByArms::from_array(Power::ALL),
        }
    };

    /// A set of components, if every line has 1 to 9 boxes and every power stands on one of them.
    pub fn new(faces: [[Face; 6]; 4], lines: ByArms<Line>) -> Option<Components> {
        let boxes = lines.iter().all(|(_, line)| (1..=9).contains(&line.boxes));
        let powers =
            Power::ALL.iter().all(|&power| lines.iter().filter(|(_, line)| line.power == power).count() == 1);
        (boxes && powers).then(|| Components::of(faces, lines))
    }

    fn of(faces: [[Face; 6]; 4], lines: ByArms<Line>) -> Components {
        Components {
            faces,
            boxes: Tally::new(|arms| lines[arms].boxes),
            powers: ByArms::new(|arms| lines[arms].power),
        }
    }

    /// The six faces of a die.
    #[inline]
    pub const fn faces(&self, die: Die) -> &[Face; 6] {
        &self.faces[die as usize]
    }

    /// The line of an arms.
    #[inline]
    pub fn line(&self, arms: Arms) -> Line {
        Line { boxes: self.boxes[arms], power: self.powers[arms] }
    }

    /// The six lines, in the order of the arms.
    pub fn lines(&self) -> impl Iterator<Item = (Arms, Line)> {
        Arms::ALL.into_iter().map(|arms| (arms, self.line(arms)))
    }

    /// The boxes of all lines.
    #[inline]
    pub(crate) const fn boxes(&self) -> &Tally {
        &self.boxes
    }

    /// The arms whose line gives this power.
    pub fn arms_of(&self, power: Power) -> Arms {
        let found = self.lines().find(|(_, line)| line.power == power);
        found.map_or(Arms::Dot, |(arms, _)| arms)
    }

    /// Throws the four dice: `choose(1296)` is asked for a number below 6⁴.
    #[inline]
    pub fn roll(&self, mut choose: impl FnMut(u32) -> u32) -> Roll {
        let number = choose(1296) as usize;
        let [one, two, three, four] = &self.faces;
        Roll::new([one[number % 6], two[number / 6 % 6], three[number / 36 % 6], four[number / 216 % 6]])
    }

    /// The text of a file that a person can edit, and that reads back as the same.
    pub fn file_text(&self) -> impl fmt::Display {
        FileText(*self)
    }

    pub(crate) fn read_line(cursor: &mut Cursor<'_>) -> Result<Components, ReadError> {
        let mut faces = [[Face::Wild; 6]; 4];
        for die in &mut faces {
            for face in die {
                *face = cursor.face()?;
            }
            cursor.sign('/')?;
        }
        let mut lines = Lines::default();
        for arms in Arms::ALL {
            let boxes = read_boxes(cursor)?;
            let twice = cursor.error(Expected::PowerOnce);
            lines.put(arms, Line { boxes, power: cursor.power()? }, twice)?;
        }
        lines.all(cursor).map(|lines| Components::of(faces, lines))
    }

    fn read_file_text(cursor: &mut Cursor<'_>) -> Result<Components, ReadError> {
        let mut faces = [None; 4];
        let mut lines = Lines::default();
        loop {
            cursor.skip_blanks('#');
            if cursor.rest().is_empty() {
                break;
            }
            let start = cursor.clone();
            if cursor.take_word("die") {
                skip_spaces(cursor);
                let die = cursor.die()?;
                colon(cursor)?;
                let mut six = [Face::Wild; 6];
                for face in &mut six {
                    skip_spaces(cursor);
                    *face = cursor.face()?;
                }
                if faces[die as usize].replace(six).is_some() {
                    return Err(start.error(Expected::ComponentOnce));
                }
            } else if cursor.take_word("line") {
                skip_spaces(cursor);
                let arms = cursor.arms()?;
                if lines.0[arms].is_some() {
                    return Err(start.error(Expected::ComponentOnce));
                }
                colon(cursor)?;
                skip_spaces(cursor);
                let boxes = read_boxes(cursor)?;
                skip_spaces(cursor);
                let twice = cursor.error(Expected::PowerOnce);
                lines.put(arms, Line { boxes, power: read_power_name(cursor)? }, twice)?;
            } else {
                return Err(start.error(Expected::Component));
            }
            skip_spaces(cursor);
            if !cursor.rest().is_empty() && !matches!(cursor.peek(), Some('\n' | '\r' | '#')) {
                return Err(cursor.error(Expected::Sign('\n')));
            }
        }
        match faces {
            [Some(one), Some(two), Some(three), Some(four)] => {
                lines.all(cursor).map(|lines| Components::of([one, two, three, four], lines))
            }
            _ => Err(cursor.error(Expected::AllComponents)),
        }
    }
}

impl Default for Components {
    fn default() -> Components {
        Components::BOX
    }
}

/// Reads the text of a components file, or the one-line form.
impl FromStr for Components {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Components, ReadError> {
        match read_all(text, Components::read_line) {
            Ok(components) => Ok(components),
            // One line with slashes was meant as the one-line form, so its error is the helpful one.
            Err(error) if text.contains('/') && !text.contains(':') => Err(error),
            Err(_) => read_all(text, Components::read_file_text),
        }
    }
}

/// Writes the one-line form.
impl fmt::Display for Components {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for die in self.faces {
            die.iter().try_for_each(|face| write!(f, "{face}"))?;
            f.write_str("/")?;
        }
        self.lines().try_for_each(|(_, line)| write!(f, "{}{}", line.boxes, line.power.letter()))
    }
}

struct FileText(Components);

impl fmt::Display for FileText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for die in Die::ALL {
            write!(f, "die {die}:")?;
            self.0.faces(die).iter().try_for_each(|face| write!(f, " {face}"))?;
            writeln!(f)?;
        }
        for (arms, line) in self.0.lines() {
            writeln!(f, "line {arms}: {} {}", line.boxes, line.power.name())?;
        }
        Ok(())
    }
}

/// Lines as they are read: each arms and each power once.
#[derive(Default)]
struct Lines(ByArms<Option<Line>>);

impl Lines {
    /// Puts a line where there is none yet, or fails with `twice` if another line has its power.
    fn put(&mut self, arms: Arms, line: Line, twice: ReadError) -> Result<(), ReadError> {
        let taken = self.0.iter().any(|(_, other)| other.is_some_and(|other| other.power == line.power));
        if taken {
            return Err(twice);
        }
        self.0[arms] = Some(line);
        Ok(())
    }

    fn all(&self, cursor: &Cursor<'_>) -> Result<ByArms<Line>, ReadError> {
        let missing = self.0.iter().any(|(_, line)| line.is_none());
        if missing {
            return Err(cursor.error(Expected::AllComponents));
        }
        Ok(ByArms::new(|arms| self.0[arms].unwrap_or(Components::BOX.line(arms))))
    }
}

fn read_boxes(cursor: &mut Cursor<'_>) -> Result<u8, ReadError> {
    cursor.one(Expected::Boxes, |c| c.to_digit(10).filter(|&boxes| boxes > 0).map(|boxes| boxes as u8))
}

fn read_power_name(cursor: &mut Cursor<'_>) -> Result<Power, ReadError> {
    let name = cursor.rest().split(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or_default();
    let power = Power::from_name(name).ok_or_else(|| cursor.error(Expected::PowerName))?;
    cursor.take_word(name);
    Ok(power)
}

fn colon(cursor: &mut Cursor<'_>) -> Result<(), ReadError> {
    skip_spaces(cursor);
    cursor.sign(':')
}

fn skip_spaces(cursor: &mut Cursor<'_>) {
    while matches!(cursor.peek(), Some(' ' | '\t')) {
        cursor.bump();
    }
}
