//! Who judges a game.

use blazon_engine::{Budget, Judge, Player, PointsJudge};

/// The judge that stands for a player, and what it is called in reports.
pub(crate) fn judge(_player: Player, _budget: Budget, _seed: u64) -> (Box<dyn Judge>, String) {
    (Box::new(PointsJudge), "points".to_owned())
}
