use blazon_engine::{Level, Player, mix};

use crate::contest::{Contest, ContestOptions};
use crate::contestant::Contestant;
use crate::entrant::Entrant;

/// Many contestants, who meets whom, and the controls that are played beside them.
///
/// Neighbours meet, in the order of the list, and everyone meets the anchor: neighbours are close, so their games say
/// the most, and the anchor ties the ends together. Who meets whom by both reasons meets once.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// The contestants, the weakest first as far as that is known.
    pub contestants: Vec<Contestant>,
    /// The place of the one whose Elo is 0.
    pub anchor: usize,
}

/// More contestants than can be rated together: so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a ladder has at most {most} contestants, not {0}", most = Ladder::MOST)]
pub struct TooManyContestants(pub usize);

/// Two places of a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The place of the one whose score is told.
    pub left: usize,
    /// The other one's.
    pub right: usize,
}

impl Ladder {
    /// The player whose Elo is 0.
    pub const ANCHOR: Contestant = Contestant::Player(Entrant::new(Player::Greedy));

    /// The most contestants, the anchor among them. To rate them takes time with the cube of their number.
    pub const MOST: usize = 64;

    /// The ladder of these contestants, each once, unless they are too many. The anchor comes first if it is not among
    /// them.
    pub fn new(contestants: impl IntoIterator<Item = Contestant>) -> Result<Ladder, TooManyContestants> {
        let mut all: Vec<Contestant> = Vec::new();
        for contestant in contestants {
            if !all.contains(&contestant) {
                all.push(contestant);
            }
        }
        let anchor = all.iter().position(|contestant| *contestant == Ladder::ANCHOR).unwrap_or_else(|| {
            all.insert(0, Ladder::ANCHOR);
            0
        });
        if all.len() > Ladder::MOST {
            return Err(TooManyContestants(all.len()));
        }
        Ok(Ladder { contestants: all, anchor })
    }

    /// All yardsticks and all levels.
    pub fn everybody() -> Ladder {
        let yardsticks = [
            Player::Random,
            Player::GreedyDraw,
            Player::Greedy,
            Player::MonteCarlo(32),
            Player::MonteCarlo(128),
            Player::Net,
        ];
        let levels = Level::ALL.into_iter().map(Player::Level);
        let players = yardsticks.into_iter().chain(levels);
        let contestants: Vec<Contestant> = players.map(|player| Contestant::Player(player.into())).collect();
        let anchor = contestants.iter().position(|contestant| *contestant == Ladder::ANCHOR).unwrap_or(0);
        Ladder { contestants, anchor }
    }

    /// Who meets whom.
    pub fn pairings(&self) -> Vec<Pairing> {
        let mut pairings: Vec<Pairing> =
            (1..self.contestants.len()).map(|left| Pairing { left, right: left - 1 }).collect();
        for left in 0..self.contestants.len() {
            if left.abs_diff(self.anchor) > 1 {
                pairings.push(Pairing { left, right: self.anchor });
            }
        }
        pairings
    }

    /// Who meets itself, as a control: the anchor, and the random player, who has the most chance in it.
    pub fn controls(&self) -> Vec<Pairing> {
        let random = Contestant::Player(Player::Random.into());
        let random = self.contestants.iter().position(|contestant| *contestant == random);
        let places = [Some(self.anchor), random.filter(|&place| place != self.anchor)];
        places.into_iter().flatten().map(|place| Pairing { left: place, right: place }).collect()
    }

    /// The match of a pairing. Its seed follows from that of the ladder and the two names, so a pairing is the same
    /// whoever else is on the ladder, and no two pairings share their dice.
    pub fn contest(&self, pairing: Pairing, options: ContestOptions) -> Contest {
        let left = self.contestants[pairing.left].clone();
        let right = self.contestants[pairing.right].clone();
        let mut seed = mix(options.seed);
        for byte in format!("{left}\n{right}").bytes() {
            seed = mix(seed ^ u64::from(byte));
        }
        Contest { left, right, options: ContestOptions { seed, ..options } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(ladder: &Ladder) -> Vec<(String, String)> {
        let name = |place: usize| ladder.contestants[place].to_string();
        ladder.pairings().into_iter().map(|pairing| (name(pairing.left), name(pairing.right))).collect()
    }

    #[test]
    fn neighbours_meet_and_everyone_meets_greedy_once() {
        let ladder = Ladder::everybody();
        assert_eq!(ladder.contestants.len(), 14);
        assert_eq!(ladder.contestants[ladder.anchor], Ladder::ANCHOR);
        let names = names(&ladder);
        assert_eq!(names.len(), 13 + 11);
        for contestant in &ladder.contestants {
            if *contestant != Ladder::ANCHOR {
                let with_greedy = names
                    .iter()
                    .filter(|(left, right)| {
                        [left, right].contains(&&contestant.to_string())
                            && [left, right].contains(&&"greedy".to_owned())
                    })
                    .count();
                assert_eq!(with_greedy, 1, "{contestant}");
            }
        }
    }

    #[test]
    fn greedy_is_always_there_and_nobody_is_there_twice() {
        let contestants = ["best", "random", "best"].map(|name| name.parse().expect(name));
        let ladder = Ladder::new(contestants).expect("they are few");
        assert_eq!(
            names(&ladder),
            [("best", "greedy"), ("random", "best"), ("random", "greedy")]
                .map(|(left, right)| (left.to_owned(), right.to_owned()))
        );
    }

    #[test]
    fn a_ladder_has_room_for_so_many_and_no_more() {
        let players =
            |count: u32| (1..=count).map(|games| Contestant::Player(Player::MonteCarlo(games).into()));
        let most = Ladder::MOST as u32;
        // One place is greedy's.
        assert_eq!(Ladder::new(players(most - 1)).map(|ladder| ladder.contestants.len()), Ok(Ladder::MOST));
        assert_eq!(Ladder::new(players(most)).map(|_| ()), Err(TooManyContestants(Ladder::MOST + 1)));
    }
}
