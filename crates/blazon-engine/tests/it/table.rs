use blazon::{Event, Position, Rules, Seat, ToAct};
use blazon_engine::{Chances, mix};

use crate::players::Contender;

/// A table: it owns the dice, and tells the players nothing but what has happened.
pub(crate) struct Table {
    pub(crate) position: Position,
    pub(crate) history: Vec<Event>,
    dice: Chances,
}

impl Table {
    /// A game that is about to start.
    pub(crate) fn new(rules: Rules, dice: u64) -> Table {
        Table { position: Position::new(rules), history: Vec::new(), dice: Chances::from_seed(dice) }
    }

    /// A game that has come this far, whose dice go on from a stream of their own.
    pub(crate) fn after(rules: Rules, history: &[Event], dice: u64) -> Table {
        let mut table = Table::new(rules, dice);
        for &event in history {
            table.play(event);
        }
        table
    }

    /// Plays an event by the rules.
    pub(crate) fn play(&mut self, event: Event) {
        self.position =
            self.position.play(event).unwrap_or_else(|error| panic!("{error}: {}", error.position));
        self.history.push(event);
    }

    /// Rolls the dice or draws lots, if it is chance's turn.
    pub(crate) fn roll(&mut self) -> Option<Event> {
        let ToAct::Chance(chance) = self.position.to_act() else {
            return None;
        };
        let event = self.dice.event(&self.position, chance);
        self.play(event);
        Some(event)
    }

    /// Lets the players go on until it is over or `events` have happened. Each draws without having seen what the
    /// other draws.
    pub(crate) fn play_on(&mut self, contender: &Contender, seed: u64, events: usize) {
        while self.history.len() < events {
            if self.roll().is_some() {
                continue;
            }
            let seats: &[Seat] = match self.position.to_act() {
                ToAct::Seat(Seat::First) => &[Seat::First],
                ToAct::Seat(Seat::Second) => &[Seat::Second],
                ToAct::Both => &Seat::ALL,
                ToAct::Chance(_) | ToAct::Nobody(_) => return,
            };
            let shown = self.position;
            let seed = mix(seed ^ mix(self.history.len() as u64));
            for &seat in seats {
                let decision = contender.decide(&shown, seat, seed).expect("it is this player's turn");
                for candidate in &decision.candidates {
                    assert!(
                        shown.is_legal(candidate.event),
                        "{} {seat} {} {shown}",
                        contender.engine.player(),
                        candidate.event
                    );
                }
                self.play(decision.event());
            }
        }
    }
}

/// Moments of games between greedy players in which somebody is to act: takes, drawings and ⚡ powers.
pub(crate) fn moments(games: u64) -> Vec<Table> {
    let greedy = Contender::new(blazon_engine::Player::Greedy);
    let mut moments: Vec<Table> = Vec::new();
    for game in 0..games {
        let mut whole = Table::new(Rules::default(), mix(game));
        whole.play_on(&greedy, game, usize::MAX);
        let stops = [0, 1, 2].map(|third| whole.history.len() * third / 3 + game as usize % 7);
        let is_lightning = |event: &Event| matches!(event, Event::Choose(..) | Event::AddCross(..));
        let lightning = whole.history.iter().position(is_lightning);
        for stop in stops.into_iter().chain(lightning) {
            let table = Table::after(Rules::default(), &whole.history[..stop.min(whole.history.len())], game);
            if Seat::ALL.iter().any(|&seat| table.position.may_act(seat)) {
                moments.push(table);
            }
        }
    }
    moments
}

/// A player who is to act.
pub(crate) fn actor(position: &Position) -> Seat {
    Seat::ALL.into_iter().find(|&seat| position.may_act(seat)).expect("somebody is to act")
}
