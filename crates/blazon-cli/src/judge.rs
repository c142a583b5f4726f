//! Who judges a game.

use blazon::Components;
use blazon_engine::{Budget, Engine, EngineJudge, Judge, Level, Player, PointsJudge};

/// The judge that stands for a player, and what it is called in reports. Players that do not weigh their chances are
/// no judges of them: then points are counted.
pub(crate) fn judge(
    player: Player,
    budget: Budget,
    seed: u64,
    components: &Components,
) -> (Box<dyn Judge>, String) {
    match player {
        Player::Net | Player::Best | Player::Level(Level::TOP) => {
            let judge = EngineJudge::new(Engine::new(player), budget, seed, components);
            (Box::new(judge), player.to_string())
        }
        _ => (Box::new(PointsJudge), "points".to_owned()),
    }
}
