use std::sync::atomic::AtomicBool;

use blazon::{BySeat, Event, Position, Seat, ToAct};
use blazon_engine::mix;

use crate::chance::TableChance;
use crate::forfeit::{Failed, Reason};
use crate::running_contestant::RunningContestant;

/// How a game went.
#[derive(Clone, Debug)]
pub(crate) enum Ending {
    /// It was played to its end.
    Played(Position),
    /// This seat failed, in this round.
    Lost(Seat, Reason, String, u8),
}

/// Plays a game, and tells every event to `each`. Nothing comes of a game that is stopped.
///
/// While both players draw, both are asked before either drawing is played: nobody sees the other's.
pub(crate) fn play(
    start: &Position,
    chance: TableChance,
    mut contestants: BySeat<&mut RunningContestant>,
    seeds: BySeat<u64>,
    stop: &AtomicBool,
    mut each: impl FnMut(Event),
) -> Option<Ending> {
    let mut position = *start;
    let mut decisions: u64 = 0;
    loop {
        let seats: &[Seat] = match position.to_act() {
            ToAct::Nobody(_) => return Some(Ending::Played(position)),
            ToAct::Chance(kind) => {
                let event = chance.event(&position, kind);
                each(event);
                position.play_unchecked(event);
                continue;
            }
            ToAct::Seat(Seat::First) => &Seat::ALL[..1],
            ToAct::Seat(Seat::Second) => &Seat::ALL[1..],
            ToAct::Both => &Seat::ALL,
        };
        decisions += 1;
        let before = position;
        for &seat in seats {
            let seed = mix(seeds[seat] ^ mix(decisions));
            match contestants[seat].decide(&before, seat, seed, stop) {
                Ok(event) => {
                    each(event);
                    position.play_unchecked(event);
                }
                Err(Failed::Lost(reason, answer)) => {
                    return Some(Ending::Lost(seat, reason, answer, before.round()));
                }
                Err(Failed::Stopped) => return None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contestant::Contestant;
    use crate::limit::Limit;
    use blazon_engine::Player;
    use core::time::Duration;

    #[test]
    fn a_game_is_legal_from_start_to_end_and_comes_again() {
        let play = || {
            let running = || {
                RunningContestant::new(
                    &Contestant::Player(Player::Random.into()),
                    Limit::Usual,
                    Duration::from_secs(1),
                )
            };
            let (mut first, mut second) = (running(), running());
            let mut position = Position::default();
            let mut events = Vec::new();
            let ending = play(
                &Position::default(),
                TableChance::new(1, 2),
                BySeat { first: &mut first, second: &mut second },
                BySeat { first: 1, second: 2 },
                &AtomicBool::new(false),
                |event| {
                    position = position.play(event).expect("legal");
                    events.push(event);
                },
            );
            let Some(Ending::Played(end)) = ending else { panic!("{ending:?}") };
            assert_eq!(end, position);
            assert!(matches!(end.to_act(), ToAct::Nobody(_)));
            events
        };
        assert_eq!(play(), play());
    }

    #[test]
    fn a_game_that_is_stopped_has_no_ending() {
        let mut contestants = [Player::Random, Player::Greedy].map(|player| {
            RunningContestant::new(&Contestant::Player(player.into()), Limit::Usual, Duration::ZERO)
        });
        let [first, second] = &mut contestants;
        let seats = BySeat { first, second };
        let stop = AtomicBool::new(true);
        let ending =
            play(&Position::default(), TableChance::new(1, 2), seats, BySeat::both(0), &stop, |_| {});
        assert!(ending.is_none());
    }
}
