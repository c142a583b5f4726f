//! Where random numbers come from: the table's dice and the random player's choices.

use blazon::{Chance, Event, Legal, Position, Seat, ToAct};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A stream of random choices. The same seed gives the same stream on every platform.
#[derive(Clone, Debug)]
pub struct Chances(Xoshiro256PlusPlus);

impl Chances {
    /// The stream of a seed.
    pub fn from_seed(seed: u64) -> Chances {
        // Spreads the seed through SplitMix64, so that neighbouring seeds give unrelated streams.
        Chances(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The stream of one game of many: each has its own, whoever plays it and whatever was played before.
    pub fn of_game(seed: u64, game: u64) -> Chances {
        Chances::from_seed(mix(mix(seed) ^ mix(game)))
    }

    /// A number below `n`, each equally likely but for one part in four thousand million.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(n)) >> 32) as u32
    }

    /// What chance decides next.
    #[inline]
    pub fn event(&mut self, position: &Position, chance: Chance) -> Event {
        match chance {
            Chance::Roll => Event::Roll(position.components().roll(|n| self.below(n))),
            Chance::Lots => Event::Lots(Seat::ALL[self.below(2) as usize]),
        }
    }

    /// One of the legal events, if there is any.
    #[inline]
    pub fn pick(&mut self, legal: Legal<'_>) -> Option<Event> {
        legal.pick(|n| self.below(n))
    }

    /// The next event of a game between random players, until it is over. Every legal event can come.
    #[inline]
    pub fn next_event(&mut self, position: &Position) -> Option<Event> {
        match position.to_act() {
            ToAct::Chance(chance) => Some(self.event(position, chance)),
            ToAct::Seat(seat) => self.pick(position.legal(seat)),
            ToAct::Both => {
                let seat = Seat::ALL[self.below(2) as usize];
                self.pick(position.legal(seat))
            }
            ToAct::Nobody(_) => None,
        }
    }
}

/// Sends different numbers to different, unrelated numbers: the finalizer of SplitMix64.
pub const fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
