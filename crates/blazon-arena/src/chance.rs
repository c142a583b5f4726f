//! The chance of a table: what the dice show and how lots fall, as a function of numbers and not of what was played.

use blazon::{Chance, Event, Position, Seat};
use blazon_engine::{Chances, mix};

/// What chance decides in one pair of games, or in one game. It is indexed by the round, so the same dice come in the
/// same round whatever the players do, and the two games of a pair have the same. No player has any part in it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableChance(u64);

/// Separates the numbers of dice and of players.
const DICE: u64 = 0x6469_6365;
const PLAYERS: u64 = 0x706c_6179;

impl TableChance {
    /// That of a pair, or of a game.
    pub(crate) fn new(seed: u64, number: u64) -> TableChance {
        TableChance(mix(mix(seed ^ DICE) ^ mix(number)))
    }

    /// What it decides next.
    pub(crate) fn event(self, position: &Position, chance: Chance) -> Event {
        match chance {
            Chance::Roll => Event::Roll(position.components().roll(|_| self.throw(position.round()))),
            Chance::Lots => Event::Lots(Seat::ALL[Chances::from_seed(mix(self.0)).below(2) as usize]),
        }
    }

    /// Which sides of the four dice are up in a round, each 0 to 5.
    pub(crate) fn sides(self, round: u8) -> [usize; 4] {
        let throw = self.throw(round) as usize;
        [throw % 6, throw / 6 % 6, throw / 36 % 6, throw / 216 % 6]
    }

    fn throw(self, round: u8) -> u32 {
        Chances::from_seed(mix(self.0 ^ mix(1 + u64::from(round)))).below(1296)
    }
}

/// Where a player's choices come from in one game: unrelated to the dice, and to those of the other player.
pub(crate) fn players_seed(seed: u64, number: u64, game: u64, player: u64) -> u64 {
    mix(mix(mix(seed ^ PLAYERS) ^ mix(number)) ^ mix(2 * game + player))
}

#[cfg(test)]
mod tests {
    use super::*;
    use blazon::Die;

    #[test]
    fn the_sides_are_those_of_the_roll() {
        let position = Position::default();
        for number in 0..50 {
            let chance = TableChance::new(7, number);
            let Event::Roll(roll) = chance.event(&position, Chance::Roll) else { panic!("a roll") };
            for (die, side) in Die::ALL.into_iter().zip(chance.sides(position.round())) {
                assert_eq!(position.components().faces(die)[side], roll.face(die));
            }
        }
    }

    #[test]
    fn lots_and_rounds_and_pairs_differ() {
        let mut lots = [0; 2];
        let mut throws = std::collections::BTreeSet::new();
        for number in 0..1000 {
            let chance = TableChance::new(1, number);
            if let Event::Lots(seat) = chance.event(&Position::default(), Chance::Lots) {
                lots[seat as usize] += 1;
            }
            throws.extend([chance.throw(1), chance.throw(2)]);
        }
        assert!((440..=560).contains(&lots[0]), "{lots:?}");
        assert!(throws.len() > 950, "{}", throws.len());
    }
}
