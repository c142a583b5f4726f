use core::fmt;
use core::str::FromStr;

use blazon::{Cells, Event, Mode, Position, Seat};

use crate::reason::{Asset, spent};
use crate::solver::{SOLVED_ROUNDS, rounds_left};
use crate::{Reason, reasons};

/// What a decision turns on, in facts of the rules: why one event is better than another that tempts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// A line of the spellbook is kept from the opponent, or filled before the opponent can.
    Deny,
    /// Empty cells stay together, where the other event would strand some of them.
    Room,
    /// *Split* fills cells that no domino fits on.
    Split,
    /// The castle's bonus is spent, saved, or put elsewhere.
    Castle,
    /// The last rounds, with nothing of the above.
    Ending,
}

/// A word that no theme has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a theme: deny, room, split, castle or ending")]
pub struct UnknownTheme;

impl Theme {
    /// All five.
    pub const ALL: [Theme; 5] = [Theme::Deny, Theme::Room, Theme::Split, Theme::Castle, Theme::Ending];

    /// What a decision between two legal events of one player turns on, if it is one of these: the first that fits of
    /// *Split*, a line, the castle, room and the ending, for the first ones are rarer.
    ///
    /// ```
    /// use blazon::Position;
    /// use blazon_engine::Theme;
    ///
    /// let position: Position = "......./......./...#.../......./....... ......./......./...#.../......./....... \
    ///     000000:-:^:- 000000:-:^:- 1F draw:d/b/s2/?:34:12:*:*".parse()?;
    /// let (best, tempting) = ("F:3d4s2+4d5s".parse()?, "F:3d4s2+4d5s1^".parse()?);
    /// assert_eq!(Theme::of(&position, best, tempting), Some(Theme::Castle));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of(position: &Position, best: Event, tempting: Event) -> Option<Theme> {
        let seat = best.seat().filter(|&seat| tempting.seat() == Some(seat))?;
        let both = || Some((position.play(best).ok()?, position.play(tempting).ok()?));
        let (after, other) = both()?;
        let castles = [best, tempting].map(|event| spent(event, position).contains(&Asset::Castle));
        if splits(best) && !splits(tempting) {
            Some(Theme::Split)
        } else if denies(position, best, tempting) {
            Some(Theme::Deny)
        } else if castles[0] != castles[1] || castle_cross(best) != castle_cross(tempting) {
            Some(Theme::Castle)
        } else if stranded(&after, seat) < stranded(&other, seat) {
            Some(Theme::Room)
        } else if rounds_left(position) <= SOLVED_ROUNDS {
            Some(Theme::Ending)
        } else {
            None
        }
    }

    /// The word for it in files and commands.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Deny => "deny",
            Theme::Room => "room",
            Theme::Split => "split",
            Theme::Castle => "castle",
            Theme::Ending => "ending",
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(name: &str) -> Result<Theme, UnknownTheme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name).ok_or(UnknownTheme)
    }
}

fn splits(event: Event) -> bool {
    matches!(event, Event::Draw(_, drawing) if drawing.mode == Mode::Split)
}

/// Whether an event keeps a line from the opponent that the other leaves open, or fills one that the other does not fill and
/// the opponent might have.
fn denies(position: &Position, best: Event, tempting: Event) -> bool {
    let fills = |event: Event, other: Event| {
        reasons(position, event, Some(other)).into_iter().filter_map(|reason| match reason {
            Reason::LastBox { power, before_them: true } | Reason::KeepsFromThem(power) => Some(power),
            _ => None,
        })
    };
    let tempting_fills: Vec<_> = fills(tempting, best).collect();
    fills(best, tempting).any(|power| !tempting_fills.contains(&power))
}

/// What the castle's cross goes on: nothing, or the face of a die.
fn castle_cross(event: Event) -> Option<(blazon::Arms, blazon::Crosses)> {
    let Event::Draw(_, drawing) = event else { return None };
    let half = drawing.halves.into_iter().find(|half| drawing.castle == Some(half.die))?;
    Some((half.arms, half.crosses))
}

/// What a player cannot draw on without *Split*: how many empty cells are alone, and how many more must stay empty in other
/// regions because one colour of the chequered map has more of them.
fn stranded(position: &Position, seat: Seat) -> (u32, u32) {
    let mut empty = position.kingdom(seat).empty();
    let (mut alone, mut uneven) = (0, 0);
    while let Some(start) = empty.first() {
        let region = empty.group(start);
        empty -= region;
        if region.len() == 1 {
            alone += 1;
        } else {
            uneven += unevenness(region);
        }
    }
    (alone, uneven)
}

/// By how many cells one colour of the chequered map outnumbers the other.
fn unevenness(region: Cells) -> u32 {
    let light = region.iter().filter(|cell| (cell.column() + cell.row()) % 2 == 0).count() as u32;
    light.abs_diff(region.len() - light)
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "......./......./...#.../......./....... ......./......./...#.../......./.......";
    const MIDDLE: &str = "..DDDD./..DDDD./...#.../......./....... ..dddd./..dddd./...#.../......./....... \
        004000:b:^:- 400000:-:^:-";

    #[track_caller]
    fn theme(position: &str, best: &str, tempting: &str) -> Option<Theme> {
        let position: Position = position.parse().unwrap_or_else(|error| panic!("{position}: {error}"));
        let [best, tempting] = [best, tempting].map(|event| event.parse::<Event>().expect("an event"));
        for event in [best, tempting] {
            assert_eq!(position.check(event), Ok(()), "{event}");
        }
        Theme::of(&position, best, tempting)
    }

    #[test]
    fn a_name_reads_back() {
        for theme in Theme::ALL {
            assert_eq!(theme.to_string().parse(), Ok(theme));
        }
        assert_eq!("Deny".parse::<Theme>(), Err(UnknownTheme));
    }

    #[test]
    fn taking_the_die_they_need_denies_a_line() {
        let position = format!("{MIDDLE} 5F take:d/b/s2/?");
        assert_eq!(theme(&position, "F:1", "F:3"), Some(Theme::Deny));
        assert_eq!(theme(&position, "F:3", "F:1"), None);
    }

    #[test]
    fn filling_a_line_before_them_denies_it() {
        let position = "...s.../...s.../...#.../......./....... ...ss../...ss../...#.../......./....... \
            000020:-:^:- 000010:-:^:- 2S draw:d/s/d/d1:12:34:*:+";
        assert_eq!(theme(position, "F:1c5d+2c4s", "F:1c5d+2c4s1^"), Some(Theme::Deny));
        assert_eq!(theme(position, "F:1c5d+2c4s1^", "F:1c5d+2c4s"), Some(Theme::Castle));
    }

    #[test]
    fn a_castle_that_is_saved_or_put_elsewhere_is_the_castles_theme() {
        let position = format!("{START} 000000:-:^:- 000000:-:^:- 1F draw:d/b/s2/?:12:34:*:*");
        assert_eq!(theme(&position, "F:1d4d+2d5b", "F:1d4d+2d5b1^"), Some(Theme::Castle));
        assert_eq!(theme(&position, "F:1d4d1^+2d5b", "F:1d4d+2d5b1^"), Some(Theme::Castle));
        assert_eq!(theme(&position, "F:1d4d1^+2d5b", "F:1d4d1^+2e4b"), None);
    }

    #[test]
    fn a_cell_that_is_not_cut_off_is_room() {
        let position = format!("{MIDDLE} 5F draw:d/b/D/b1:34:12:*:*");
        assert_eq!(theme(&position, "F:3g4D+4g5b1", "F:3g4D+4g3b1"), Some(Theme::Room));
        assert_eq!(theme(&position, "F:3g4D+4g3b1", "F:3g4D+4g5b1"), None);
    }

    #[test]
    fn the_last_rounds_are_an_ending_unless_split_fills_them() {
        let map = "ddddddd/ddddddd/ddd#ddd/ddddddd/.d.dddd";
        let position = format!("{map} {map} 050000:s:^:- 000000:-:^:- 17F draw:d/b/b/d1:14:23:*:*");
        assert_eq!(theme(&position, "F:1a1d/4c1d1", "F:1c1d/4a1d1"), Some(Theme::Ending));
        assert_eq!(theme(&position, "F:1a1d/4c1d1", "F:-"), Some(Theme::Split));
        assert_eq!(theme(&position, "F:-", "F:1a1d/4c1d1"), Some(Theme::Ending));
    }

    #[test]
    fn two_players_events_have_no_theme() {
        let position = format!("{START} 000000:-:^:- 000000:-:^:- 1F draw:d/b/s2/?:34:12:*:*");
        assert_eq!(theme(&position, "F:3d4s2+4d5s", "S:1d4d+2d5b"), None);
    }
}
