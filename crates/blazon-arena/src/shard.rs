use core::fmt;
use core::str::FromStr;

/// A part of a run: every so manieth piece of it, a pair of a match, a game or a position. The parts of a run together do
/// what the whole would, each piece once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shard {
    index: u32,
    of: u32,
}

impl Shard {
    /// All of it.
    pub const WHOLE: Shard = Shard { index: 1, of: 1 };

    /// The most parts a run may have.
    pub const MOST: u32 = 100_000;

    /// The part of a number, from 1, of so many.
    pub const fn new(index: u32, of: u32) -> Option<Shard> {
        if 1 <= index && index <= of && of <= Shard::MOST { Some(Shard { index, of }) } else { None }
    }

    /// Its number, from 1.
    pub const fn index(self) -> u32 {
        self.index
    }

    /// How many parts there are.
    pub const fn of(self) -> u32 {
        self.of
    }

    /// How many of so many pieces are in this part.
    pub fn share(self, pieces: u64) -> u64 {
        let before = u64::from(self.index - 1);
        pieces.saturating_sub(before).div_ceil(u64::from(self.of))
    }

    /// The number of the piece that comes at this place in this part.
    pub(crate) fn piece(self, place: u64) -> u64 {
        place * u64::from(self.of) + u64::from(self.index - 1)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.of)
    }
}

/// A text that is not `I/N` with I from 1 to N.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a part of a run is I/N, with I from 1 to N and N at most {}", Shard::MOST)]
pub struct NoShard;

impl FromStr for Shard {
    type Err = NoShard;

    fn from_str(text: &str) -> Result<Shard, NoShard> {
        let (index, of) = text.split_once('/').ok_or(NoShard)?;
        let number = |text: &str| text.parse::<u32>().map_err(|_| NoShard);
        Shard::new(number(index)?, number(of)?).ok_or(NoShard)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_hold_every_piece_once() {
        for of in 1..=5 {
            for pieces in 0..=12 {
                let mut all: Vec<u64> = (1..=of)
                    .filter_map(|index| Shard::new(index, of))
                    .flat_map(|shard| (0..shard.share(pieces)).map(move |place| shard.piece(place)))
                    .collect();
                all.sort_unstable();
                assert_eq!(all, (0..pieces).collect::<Vec<_>>(), "{pieces} pieces in {of} parts");
            }
        }
    }

    #[test]
    fn what_is_no_part_is_refused() {
        assert_eq!("2/3".parse::<Shard>().map(|shard| shard.to_string()), Ok("2/3".to_owned()));
        for text in ["", "1", "0/3", "4/3", "1/0", "a/b", "-1/3", "1/3/5", "1/100001"] {
            assert_eq!(text.parse::<Shard>(), Err(NoShard), "{text}");
        }
    }
}
