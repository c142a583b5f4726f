use std::sync::Arc;

use blazon::{Event, Position, Rules, Seat, Step, ToAct};
use blazon_engine::net::Net;
use blazon_engine::{Aim, Budget, Chances, Engine, Player, mix, play_greedy_round, play_round};

use super::spot::Spot;

/// Both seats played by one fast player.
#[derive(Clone, Debug)]
pub struct Quick {
    /// The net it follows; without one it is greedy.
    net: Option<Arc<Net>>,
    engine: Engine,
}

impl Quick {
    /// One that follows a net, one ply deep.
    pub fn by_net(net: Arc<Net>) -> Quick {
        Quick { engine: Engine::with_net(Player::Net, Arc::clone(&net)), net: Some(net) }
    }

    /// A greedy one.
    pub fn greedy() -> Quick {
        Quick { engine: Engine::new(Player::Greedy), net: None }
    }

    /// The name of the player.
    pub fn player(&self) -> Player {
        self.engine.player()
    }

    /// Plays a round that is about to start.
    pub(super) fn play_round(&self, position: &mut Position, chances: &mut Chances) {
        match &self.net {
            Some(net) => play_round(position, net, chances, 0),
            None => play_greedy_round(position, chances, Aim::Own),
        }
    }

    /// What it would play.
    pub(super) fn decide(&self, position: &Position, seat: Seat) -> Option<Event> {
        let decision = self.engine.decide(position, seat, Budget::Usual, 0, &mut ());
        decision.map(|decision| decision.event())
    }

    /// Plays a round that has begun to its end, event by event, and tells every decision before it is played.
    pub(super) fn finish_round(&self, position: &mut Position, mut each: impl FnMut(Spot)) {
        loop {
            let seats: &[Seat] = match position.to_act() {
                ToAct::Chance(_) | ToAct::Nobody(_) => return,
                ToAct::Seat(Seat::First) => &Seat::ALL[..1],
                ToAct::Seat(Seat::Second) => &Seat::ALL[1..],
                ToAct::Both => &Seat::ALL,
            };
            let before = *position;
            for &seat in seats {
                each(Spot { position: before, seat });
                // A seat that is to act can always do something.
                let Some(event) = self.decide(&before, seat) else { return };
                position.play_unchecked(event);
            }
        }
    }

    /// Plays a game to its end from the start of a round. The dice of a round follow from the seed and its number, so
    /// they are the same whatever was played before.
    pub(super) fn finish_game(&self, position: &mut Position, seed: u64) {
        while matches!(position.step(), Step::Roll) {
            let mut chances = Chances::from_seed(mix(seed ^ mix(u64::from(position.round()))));
            self.play_round(position, &mut chances);
        }
    }

    /// Plays a whole game: the starts of its rounds, and how it ended.
    pub(super) fn game(&self, rules: Rules, chances: &mut Chances) -> (Vec<Position>, Position) {
        let mut position = Position::new(rules);
        let mut starts = Vec::with_capacity(24);
        while matches!(position.step(), Step::Roll) {
            starts.push(position);
            self.play_round(&mut position, chances);
        }
        (starts, position)
    }

    /// The decisions of a round that starts here, with a fresh roll.
    pub(super) fn round(&self, start: &Position, chances: &mut Chances) -> Vec<Spot> {
        let mut position = *start;
        position.play_unchecked(Event::Roll(position.components().roll(|n| chances.below(n))));
        let mut spots = Vec::with_capacity(6);
        self.finish_round(&mut position, |spot| spots.push(spot));
        spots
    }
}
