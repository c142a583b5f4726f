use crate::{Chance, Event, Position, Roll, Seat, ToAct};

/// Counts the ways a game can go on with these rolls: the sequences of legal events until the dice would be rolled
/// again, or the game is over. While both players have to draw, player A draws first.
///
/// Two implementations of the rules that agree on these numbers agree on a great deal.
///
/// ```
/// use blazon::{Position, perft};
///
/// let rolls = ["d/b/s2/?".parse()?];
/// assert_eq!(perft(&Position::default(), &rolls), 244_224);
/// # Ok::<(), blazon::ReadError>(())
/// ```
pub fn perft(position: &Position, rolls: &[Roll]) -> u64 {
    let seat = match position.to_act() {
        ToAct::Nobody(_) => return 1,
        ToAct::Chance(Chance::Lots) => {
            return Seat::ALL.into_iter().map(|seat| after(position, Event::Lots(seat), rolls)).sum();
        }
        ToAct::Chance(Chance::Roll) => {
            return match rolls {
                [] => 1,
                // Dice that cannot come down like this lead nowhere.
                [roll, ..] if !position.is_legal(Event::Roll(*roll)) => 0,
                [roll, rest @ ..] => after(position, Event::Roll(*roll), rest),
            };
        }
        ToAct::Seat(seat) => seat,
        ToAct::Both => position.player_a(),
    };
    position.legal(seat).iter().map(|event| after(position, event, rolls)).sum()
}

fn after(position: &Position, event: Event, rolls: &[Roll]) -> u64 {
    let mut next = *position;
    next.play_unchecked(event);
    perft(&next, rolls)
}
