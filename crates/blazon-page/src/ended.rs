//! How a game ended by something else than the rules.

use blazon::Seat;

/// How, and whose loss it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ended {
    Resigned(Seat),
    /// A player's time was up.
    TimeUp(Seat),
    /// A player had gone, and the other claimed the win.
    Left(Seat),
    /// Both agreed on a tie.
    Agreed,
    /// Nobody came back.
    Abandoned,
}

impl Ended {
    /// Reads what the tag `Ending` of a record says.
    pub(crate) fn of(tag: &str) -> Option<Ended> {
        match tag {
            "tie agreed" => return Some(Ended::Agreed),
            "abandoned" => return Some(Ended::Abandoned),
            _ => {}
        }
        let (seat, how) = tag.split_once(' ')?;
        let seat = match seat {
            "first" => Seat::First,
            "second" => Seat::Second,
            _ => return None,
        };
        match how {
            "resigned" => Some(Ended::Resigned(seat)),
            "ran out of time" => Some(Ended::TimeUp(seat)),
            "left" => Some(Ended::Left(seat)),
            _ => None,
        }
    }

    /// Who won; nobody if it was a tie or nobody came back.
    pub(crate) fn winner(self) -> Option<Seat> {
        match self {
            Ended::Resigned(loser) | Ended::TimeUp(loser) | Ended::Left(loser) => Some(!loser),
            Ended::Agreed | Ended::Abandoned => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_client_writes_into_a_record_is_read() {
        for (tag, winner) in [
            ("first resigned", Some(Seat::Second)),
            ("second ran out of time", Some(Seat::First)),
            ("second left", Some(Seat::First)),
            ("tie agreed", None),
            ("abandoned", None),
        ] {
            assert_eq!(Ended::of(tag).map(Ended::winner), Some(winner), "{tag}");
        }
        for tag in ["", "first", "third resigned", "first won"] {
            assert_eq!(Ended::of(tag), None, "{tag}");
        }
    }
}
