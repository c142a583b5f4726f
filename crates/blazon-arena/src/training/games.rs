//! The games of a generation, and what there is to learn from them.

use std::sync::Arc;

use blazon::{Position, Rules, Step};
use blazon_engine::net::Net;
use blazon_engine::{Chances, Forecast, play_round};

use super::plan::TrainingPlan;
use super::samples;

/// How the games of a generation are played.
pub(super) struct Games {
    seed: u64,
    /// The net that plays, rather than players who count points.
    net: Option<Arc<Net>>,
    /// What looks at starts of rounds one ply further, if anything does.
    pub(super) forecast: Option<Forecast>,
}

impl Games {
    /// The games of a generation, or of the calibration, by a net if there is one.
    pub(super) fn new(plan: &TrainingPlan, generation: u32, net: Option<Arc<Net>>) -> Games {
        let searched = 1 < generation && generation <= plan.last_generation();
        let forecast = net
            .as_ref()
            .filter(|_| searched)
            .map(|net| Forecast::new(Arc::clone(net), &Rules::default().components));
        Games { seed: plan.seed_of(generation), net, forecast }
    }

    /// The net that plays.
    pub(super) fn net(&self) -> Option<&Net> {
        self.net.as_deref()
    }

    /// The chances of a game: it follows from its number alone.
    pub(super) fn chances(&self, game: u64) -> Chances {
        Chances::of_game(self.seed, game)
    }
}

/// Plays a game, by the net or greedily, and keeps every start of a round and the end.
pub(super) fn play_game(net: Option<&Net>, mut chances: Chances, noise: u32) -> Vec<Position> {
    let mut position = Position::new(Rules::default());
    let mut starts = Vec::with_capacity(24);
    while matches!(position.step(), Step::Roll) {
        starts.push(position);
        match net {
            Some(net) => play_round(&mut position, net, &mut chances, noise),
            None => samples::play_greedy_round(&mut position, &mut chances, noise),
        }
    }
    starts.push(position);
    starts
}
