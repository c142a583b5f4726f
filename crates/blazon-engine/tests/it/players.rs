use std::sync::Arc;

use blazon::{Position, Seat};
use blazon_engine::net::Net;
use blazon_engine::{Budget, Chances, Decision, Engine, Level, Player};

/// A player with the budget that a test can afford.
pub(crate) struct Contender {
    pub(crate) engine: Engine,
    budget: Budget,
}

impl Contender {
    pub(crate) fn new(player: Player) -> Contender {
        Contender::with_net(player, Net::shipped())
    }

    pub(crate) fn with_net(player: Player, net: Arc<Net>) -> Contender {
        let deep = matches!(player, Player::Best | Player::Level(Level::TOP));
        let budget = if deep { Budget::Nodes(1000) } else { Budget::Usual };
        Contender { engine: Engine::with_net(player, net), budget }
    }

    pub(crate) fn decide(&self, position: &Position, seat: Seat, seed: u64) -> Option<Decision> {
        self.engine.decide(position, seat, self.budget, seed, &mut ())
    }
}

/// Every kind of player, and every level.
pub(crate) fn all() -> Vec<Contender> {
    let named = [
        Player::Random,
        Player::GreedyDraw,
        Player::Greedy,
        Player::GreedyLead,
        Player::MonteCarlo(4),
        Player::Net,
        Player::Best,
    ];
    named.into_iter().chain(Level::ALL.map(Player::Level)).map(Contender::new).collect()
}

/// A net that has opinions but no sense: what holds for it holds whatever a net has learnt.
pub(crate) fn scribbled_net(seed: u64) -> Arc<Net> {
    let mut chances = Chances::from_seed(seed);
    let mut fill = |numbers: &mut [i16], reach: u32| {
        for number in numbers {
            *number = (chances.below(2 * reach + 1).cast_signed() - reach.cast_signed()) as i16;
        }
    };
    let mut net = Net::zero();
    net.side.iter_mut().for_each(|row| fill(row, 300));
    fill(&mut net.bias, 500);
    fill(&mut net.worth, 100);
    net.joint.iter_mut().for_each(|row| fill(row, 500));
    for head in net.heads.iter_mut() {
        fill(head.pulls.as_flattened_mut().as_flattened_mut(), 2400);
        fill(&mut head.unit_bias, 500);
        fill(&mut head.logit, 500);
        fill(&mut head.margin, 500);
        head.slope = 50_000;
    }
    Arc::new(net)
}
