use std::sync::Arc;

use blazon::{Event, Position, Seat};

use crate::level::Style;
use crate::net::Net;
use crate::net::think::{Depth, Thinker};
use crate::points::greedy::{self, Aim};
use crate::points::monte_carlo;
use crate::points::soft::{decide_by_points, soften};
use crate::{Budget, Candidate, Chances, Decision, Player, Watch};

/// A player that decides.
#[derive(Clone, Debug)]
pub struct Engine {
    player: Player,
    net: Arc<Net>,
}

/// What `best` usually spends on a decision, at most: half a second where a decision takes all of it.
const USUAL_NODES: u64 = 700_000;

impl Engine {
    /// The engine that plays like this player.
    pub fn new(player: Player) -> Engine {
        Engine::with_net(player, Net::shipped())
    }

    /// The same with another net.
    pub fn with_net(player: Player, net: Arc<Net>) -> Engine {
        Engine { player, net }
    }

    /// Who plays.
    pub fn player(&self) -> Player {
        self.player
    }

    /// The net it judges by.
    pub fn net(&self) -> &Arc<Net> {
        &self.net
    }

    /// Decides what a seat plays, if it is to act. The same position, budget and seed give the same decision, as long
    /// as the watch lets it finish.
    ///
    /// While both seats are drawing, each decides without the other's drawing: hand in the position before either.
    pub fn decide(
        &self,
        position: &Position,
        seat: Seat,
        budget: Budget,
        seed: u64,
        watch: &mut dyn Watch,
    ) -> Option<Decision> {
        let think = |depth: Depth, watch: &mut dyn Watch| {
            Thinker::new(&self.net, depth, limit(budget), watch).decide(position, seat)
        };
        match self.player {
            Player::Random => Chances::from_seed(seed).pick(position.legal(seat)).map(unweighed),
            Player::GreedyDraw => monte_carlo::greedy_draw(position, seat, seed).map(unweighed),
            Player::Greedy => greedy::choose(position, seat, Aim::Own).map(unweighed),
            Player::GreedyLead => greedy::choose(position, seat, Aim::Lead).map(unweighed),
            Player::MonteCarlo(rollouts) => {
                monte_carlo::decide(position, seat, rollouts, budget, seed, watch)
            }
            Player::Net => think(Depth::One, watch),
            Player::Best => think(Depth::Two, watch),
            Player::Level(level) => match level.style() {
                Style::Points(eye) => decide_by_points(position, seat, eye, seed),
                Style::Net(softness) => {
                    soften(think(Depth::One, watch)?, softness, seed, |candidate| candidate.win)
                }
                Style::Best => think(Depth::Two, watch),
            },
        }
    }

    /// Judges one legal event as `best` would, one to three plies deep, whoever the player is.
    pub fn judge(&self, position: &Position, seat: Seat, event: Event, plies: u8) -> Option<Candidate> {
        if !position.may_act(seat) || !position.is_legal(event) {
            return None;
        }
        let depth = if plies > 1 { Depth::Two } else { Depth::One };
        Thinker::new(&self.net, depth, u64::MAX, &mut ()).judge(position, seat, event, plies)
    }
}

fn limit(budget: Budget) -> u64 {
    match budget {
        Budget::Usual => USUAL_NODES,
        Budget::Nodes(nodes) => nodes,
        Budget::Unlimited => u64::MAX,
    }
}

/// The decision of a player who weighs nothing.
fn unweighed(event: Event) -> Decision {
    let only = Candidate { event, win: 0.5, margin: 0.0, plies: 0 };
    Decision { candidates: vec![only], nodes: 1, exact: false }
}
