//! Who judges a game.

use blazon_engine::{Budget, Judge, Player, PointsJudge};

/// The judge of a player's strength.
pub(crate) fn judge(_player: Player, _budget: Budget, _seed: u64) -> Box<dyn Judge> {
    Box::new(PointsJudge)
}
