use blazon::{By, BySeat, Event, Outcome, Position, Power, Seat};
use blazon_engine::mix;

use crate::figure::real;
use crate::interval::Interval;

/// One finished game, as far as it is counted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finished {
    /// Where it ended.
    pub(crate) end: Position,
    /// How many events it took, the dice included.
    pub(crate) events: u64,
    /// Whether the cross of *Cross* was drawn: that power can also be lost.
    pub(crate) crossed: bool,
}

impl Finished {
    /// A game of which nothing has been played.
    pub(crate) fn starting(start: Position) -> Finished {
        Finished { end: start, events: 0, crossed: false }
    }

    /// Plays one more event.
    #[inline]
    pub(crate) fn play(&mut self, event: Event) {
        self.end.play_unchecked(event);
        self.events += 1;
        self.crossed |= matches!(event, Event::AddCross(..));
    }

    fn won(&self, power: Power) -> bool {
        self.end.owner(self.end.components().arms_of(power)).is_some()
    }

    fn used(&self, power: Power) -> bool {
        match power {
            Power::Cross => self.crossed,
            _ => Seat::ALL.into_iter().any(|seat| self.end.has_spent(seat, power)),
        }
    }
}

/// What many games came to. Only sums are kept, so it does not matter in which order games are added, nor on which
/// thread or machine they were played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// How many games there were.
    pub games: u64,
    /// How many events they took, the dice included.
    pub events: u64,
    /// How many rounds they took.
    pub rounds: u64,
    /// The sum of each seat's scores.
    pub scores: BySeat<u64>,
    /// How many games each seat won.
    pub wins: BySeat<u64>,
    /// How many games saw each seat's castle bonus used.
    pub castle: BySeat<u64>,
    /// How many games were ended by a full map. The others were ended by a round in which nobody drew.
    pub full_map: u64,
    /// How many games were decided by points.
    pub by_points: u64,
    /// How many games were decided by the larger single domain.
    pub by_largest: u64,
    /// How many games were decided by lots.
    pub by_lots: u64,
    /// How often each power was won and used, in the order of [`Power::ALL`].
    pub powers: [PowerCount; Power::ALL.len()],
    /// The ends of all games folded into one number: the same if, and only if, the same games were played.
    pub signature: u64,
}

/// How often a power was won and used, over both seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PowerCount {
    /// In how many games it was won.
    pub won: u64,
    /// In how many games it was used.
    pub used: u64,
}

impl PowerCount {
    /// Counts the games of another.
    pub fn merge(&mut self, other: &PowerCount) {
        self.won += other.won;
        self.used += other.used;
    }
}

impl Census {
    /// Counts a game, the one of this number.
    pub(crate) fn add(&mut self, number: u64, game: &Finished) {
        let end = &game.end;
        self.games += 1;
        self.events += game.events;
        self.rounds += u64::from(end.round());
        for seat in Seat::ALL {
            self.scores[seat] += u64::from(end.score(seat));
            self.castle[seat] += u64::from(!end.castle_bonus(seat));
        }
        self.full_map += u64::from(Seat::ALL.into_iter().any(|seat| end.kingdom(seat).is_full()));
        if let Some(Outcome::Win(seat, by)) = end.outcome() {
            self.wins[seat] += 1;
            match by {
                By::Points => self.by_points += 1,
                By::LargestDomain => self.by_largest += 1,
                By::Lots => self.by_lots += 1,
            }
        }
        for power in Power::ALL {
            let count = &mut self.powers[power as usize];
            count.won += u64::from(game.won(power));
            count.used += u64::from(game.used(power));
        }
        self.signature = self.signature.wrapping_add(mix(end.stable_hash() ^ mix(number)));
    }

    /// Counts all the games of another census.
    pub fn merge(&mut self, other: &Census) {
        self.games += other.games;
        self.events += other.events;
        self.rounds += other.rounds;
        for seat in Seat::ALL {
            self.scores[seat] += other.scores[seat];
            self.wins[seat] += other.wins[seat];
            self.castle[seat] += other.castle[seat];
        }
        self.full_map += other.full_map;
        self.by_points += other.by_points;
        self.by_largest += other.by_largest;
        self.by_lots += other.by_lots;
        for (count, more) in self.powers.iter_mut().zip(&other.powers) {
            count.merge(more);
        }
        self.signature = self.signature.wrapping_add(other.signature);
    }

    /// A sum over all games as a mean.
    pub fn mean(&self, sum: u64) -> f64 {
        if self.games == 0 { 0.0 } else { real(sum) / real(self.games) }
    }

    /// How many games nobody won.
    pub fn draws(&self) -> u64 {
        self.games - self.wins.first - self.wins.second
    }

    /// How often a power was won and used.
    pub fn power(&self, power: Power) -> PowerCount {
        self.powers[power as usize]
    }

    /// The first seat's mean result, a draw counting one half, with Wilson's interval.
    pub fn first_result(&self) -> Interval {
        if self.games == 0 {
            return Interval { mean: 0.0, low: 0.0, high: 1.0 };
        }
        let mean = (real(self.wins.first) + real(self.draws()) / 2.0) / real(self.games);
        Interval::wilson(mean, real(self.games))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use blazon_engine::Chances;

    fn games(numbers: std::ops::Range<u64>) -> Census {
        let mut census = Census::default();
        for number in numbers {
            let mut chances = Chances::of_game(3, number);
            let mut game = Finished::starting(Position::default());
            while let Some(event) = chances.next_event(&game.end) {
                game.play(event);
            }
            census.add(number, &game);
        }
        census
    }

    #[test]
    fn it_does_not_matter_how_games_are_shared_out() {
        let whole = games(0..60);
        let mut parts = games(45..60);
        parts.merge(&games(0..45));
        assert_eq!(parts, whole);
    }

    #[test]
    fn every_game_is_counted_once_as_ended_and_once_as_decided() {
        let census = games(0..60);
        assert!(census.full_map <= 60);
        assert_eq!(census.by_points + census.by_largest + census.by_lots + census.draws(), 60);
        assert_eq!(census.wins.first + census.wins.second + census.draws(), 60);
        for power in Power::ALL {
            let PowerCount { won, used } = census.power(power);
            assert!(used <= won, "{power} cannot be used more often than it is won");
        }
    }

    #[test]
    fn the_interval_holds_the_mean_and_stays_within_bounds() {
        let all_won = Census { games: 10, wins: BySeat { first: 10, second: 0 }, ..Census::default() };
        let Interval { mean, low, high } = all_won.first_result();
        assert!((mean - 1.0).abs() < 1e-12 && (high - 1.0).abs() < 1e-12);
        assert!((0.72..0.73).contains(&low), "{low}");
        let even = Census { games: 10_000, wins: BySeat { first: 5000, second: 5000 }, ..Census::default() };
        let Interval { mean, low, high } = even.first_result();
        assert!(low < mean && mean < high && high - low < 0.02);
    }
}
