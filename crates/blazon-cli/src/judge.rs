//! Who judges a game.

use blazon::Components;
use blazon_engine::{Budget, Engine, EngineJudge, Judge, Level, Player, PointsJudge};

/// The judge that stands for a player, and what it is called in reports. Players that do not weigh their chances are
/// no judges of them: then points are counted.
pub(crate) fn judge(player: Player, budget: Budget, components: &Components) -> (Box<dyn Judge>, String) {
    match player {
        Player::Net | Player::Best | Player::Level(Level::TOP) => {
            // None of these leaves anything to chance, so any seed will do.
            let judge = EngineJudge::new(Engine::new(player), budget, 0, components);
            (Box::new(judge), player.to_string())
        }
        _ => (Box::new(PointsJudge), "points".to_owned()),
    }
}
