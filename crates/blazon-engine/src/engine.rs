use blazon::{Position, Seat};

use crate::{Budget, Candidate, Chances, Decision, Player, Watch};

/// A player that decides.
#[derive(Clone, Debug)]
pub struct Engine {
    player: Player,
}

impl Engine {
    /// The engine that plays like this player.
    pub fn new(player: Player) -> Engine {
        Engine { player }
    }

    /// Who plays.
    pub fn player(&self) -> Player {
        self.player
    }

    /// Decides what a seat plays, if it is to act. The same position, budget and seed give the same decision, as long
    /// as the watch lets it finish.
    ///
    /// While both seats are drawing, each decides without the other's drawing: hand in the position before either.
    pub fn decide(
        &self,
        position: &Position,
        seat: Seat,
        _budget: Budget,
        seed: u64,
        _watch: &mut dyn Watch,
    ) -> Option<Decision> {
        let event = Chances::from_seed(seed).pick(position.legal(seat))?;
        Some(Decision {
            candidates: vec![Candidate { event, win: 0.5, margin: 0.0, plies: 0 }],
            nodes: 1,
            exact: false,
        })
    }
}
