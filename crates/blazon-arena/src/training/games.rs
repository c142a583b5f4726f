//! The games of a generation, and what there is to learn from them.

use std::sync::Arc;

use blazon::{Position, Roll, Rules, Step};
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

/// A game that was played: its rounds, and how it ended.
pub(super) struct Game {
    pub(super) rounds: Vec<Round>,
    pub(super) end: Position,
}

/// A round that was played.
pub(super) struct Round {
    /// How it started.
    pub(super) start: Position,
    /// What the dice showed, if the net played it.
    pub(super) roll: Option<Roll>,
    /// Whether the net strayed from what it thinks best.
    pub(super) strayed: bool,
}

/// Of so many decisions in a thousand another is taken than the best, in a round in which the net strays.
const STRAYING: u32 = 250;

/// Plays a game, by the net or greedily. Of a thousand rounds, `noise` stray.
pub(super) fn play_game(net: Option<&Net>, mut chances: Chances, noise: u32) -> Game {
    let mut end = Position::new(Rules::default());
    let mut rounds = Vec::with_capacity(24);
    while matches!(end.step(), Step::Roll) {
        let start = end;
        let strayed = chances.below(1000) < noise;
        let roll = net.map(|net| {
            let noise = if strayed { STRAYING } else { 0 };
            play_round(&mut end, net, &mut chances, noise)
        });
        if roll.is_none() {
            samples::play_greedy_round(&mut end, &mut chances, strayed);
        }
        rounds.push(Round { start, roll, strayed });
    }
    Game { rounds, end }
}
