use blazon::{Components, Event, Position, Seat};

use super::{Judge, Prospects};
use crate::{Budget, Candidate, Decision, Engine, Forecast, Player, Watch};

/// An engine as a judge: decisions as it would make them, rolls by the exact expectation over the dice.
#[derive(Clone, Debug)]
pub struct EngineJudge {
    engine: Engine,
    budget: Budget,
    seed: u64,
    forecast: Forecast,
}

/// What `best` usually spends on a decision that it judges rather than makes: a game has seventy of them, and somebody waits.
const JUDGE_NODES: u64 = 150_000;

impl EngineJudge {
    /// The judge that decides like this engine, for games with these components.
    pub fn new(engine: Engine, budget: Budget, seed: u64, components: &Components) -> EngineJudge {
        let budget = match (engine.player(), budget) {
            (Player::Best, Budget::Usual) => Budget::Nodes(JUDGE_NODES),
            _ => budget,
        };
        let forecast = Forecast::new(engine.net().clone(), components);
        EngineJudge { engine, budget, seed, forecast }
    }
}

impl Judge for EngineJudge {
    fn decide(&self, position: &Position, seat: Seat, watch: &mut dyn Watch) -> Option<Decision> {
        self.engine.decide(position, seat, self.budget, self.seed, watch)
    }

    fn judge(&self, position: &Position, seat: Seat, event: Event, plies: u8) -> Option<Candidate> {
        let candidate = self.engine.judge(position, seat, event, plies)?;
        Some(Candidate { plies, ..candidate })
    }

    fn expectation(&self, position: &Position) -> Option<Prospects> {
        let expectation = self.forecast.expectation(position)?;
        let mean = expectation.mean().win;
        let after = |roll| expectation.after(roll).map_or(mean, |value| value.win);
        Some(Prospects::new(position.components(), after))
    }
}
