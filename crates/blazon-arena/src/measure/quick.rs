use std::sync::Arc;

use blazon::{Event, Position, Rules, Seat, Step, ToAct};
use blazon_engine::net::Net;
use blazon_engine::{
    Aim, Budget, Candidate, Chances, Decision, Engine, Player, mix, play_greedy_round, play_round,
};

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
    pub(crate) fn play_round(&self, position: &mut Position, chances: &mut Chances) {
        match &self.net {
            Some(net) => _ = play_round(position, net, chances, 0),
            None => play_greedy_round(position, chances, Aim::Own),
        }
    }

    /// What it would play.
    pub(crate) fn decide(&self, position: &Position, seat: Seat) -> Option<Event> {
        self.weigh(&Spot { position: *position, seat }).map(|decision| decision.event())
    }

    /// What it would play, and the alternatives.
    pub(crate) fn weigh(&self, spot: &Spot) -> Option<Decision> {
        self.engine.decide(&spot.position, spot.seat, Budget::Usual, 0, &mut ())
    }

    /// Plays a round that has begun to its end, event by event, and tells every decision before it is played.
    pub(crate) fn finish_round(&self, position: &mut Position, mut each: impl FnMut(Spot)) {
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
    pub(crate) fn finish_game(&self, position: &mut Position, seed: u64) {
        while matches!(position.step(), Step::Roll) {
            let mut chances = Chances::from_seed(mix(seed ^ mix(u64::from(position.round()))));
            self.play_round(position, &mut chances);
        }
    }

    /// What it thinks of one legal event, one ply deep.
    pub(crate) fn look(&self, spot: &Spot, event: Event) -> Option<Candidate> {
        self.engine.judge(&spot.position, spot.seat, event, 1)
    }

    /// The start of the next round if a seat plays an event, and this player the rest.
    pub(crate) fn play_on(&self, spot: &Spot, event: Event) -> Position {
        let mut position = spot.position;
        // Nobody sees the other's drawing, so what the other draws is the same for every candidate.
        let other = (position.to_act() == ToAct::Both).then(|| self.decide(&spot.position, !spot.seat));
        position.play_unchecked(event);
        if let Some(Some(other)) = other {
            position.play_unchecked(other);
        }
        self.finish_round(&mut position, |_| {});
        position
    }

    /// Plays a whole game: the starts of its rounds, and how it ended.
    pub(crate) fn game(&self, rules: Rules, chances: &mut Chances) -> (Vec<Position>, Position) {
        let mut position = Position::new(rules);
        let mut starts = Vec::with_capacity(24);
        while matches!(position.step(), Step::Roll) {
            starts.push(position);
            self.play_round(&mut position, chances);
        }
        (starts, position)
    }

    /// The decisions of a round that starts here, with a fresh roll.
    pub(crate) fn round(&self, start: &Position, chances: &mut Chances) -> Vec<Spot> {
        let mut position = *start;
        position.play_unchecked(Event::Roll(position.components().roll(|n| chances.below(n))));
        let mut spots = Vec::with_capacity(6);
        self.finish_round(&mut position, |spot| spots.push(spot));
        spots
    }
}
