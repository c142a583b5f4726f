use core::time::Duration;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use blazon::{Event, Position, Seat};
use blazon_engine::Engine;

use crate::contestant::Contestant;
use crate::cost::Cost;
use crate::forfeit::{Failed, Reason};
use crate::limit::{Clock, Limit};
use crate::protocol::{Command, Program};

/// A contestant as it plays on one thread, ready to be asked, and what its decisions cost so far.
#[derive(Debug)]
pub struct RunningContestant {
    who: Who,
    limit: Limit,
    patience: Duration,
    pub(crate) cost: Cost,
}

#[derive(Debug)]
enum Who {
    Player(Engine),
    /// Started when it is first asked, and again after it has failed.
    Program(Command, Option<Program>),
}

impl RunningContestant {
    /// A contestant with this limit, unless it has one of its own. Another program may take so much longer to answer.
    pub fn new(contestant: &Contestant, limit: Limit, patience: Duration) -> RunningContestant {
        let (who, limit) = match contestant {
            Contestant::Player(player) => (Who::Player(player.engine()), limit),
            Contestant::Limited(player, own) => (Who::Player(player.engine()), *own),
            Contestant::Program(command) => (Who::Program(command.clone(), None), limit),
        };
        RunningContestant { who, limit, patience, cost: Cost::default() }
    }

    /// Decides what a seat plays. What it answers is legal. Another program that fails is ended, and started anew when it is
    /// asked again.
    pub fn decide(
        &mut self,
        position: &Position,
        seat: Seat,
        seed: u64,
        stop: &AtomicBool,
    ) -> Result<Event, Failed> {
        if stop.load(Ordering::Relaxed) {
            return Err(Failed::Stopped);
        }
        let clock = Instant::now();
        let decided = self.ask(position, seat, seed, stop);
        let decided = decided.and_then(|(event, nodes)| {
            // A decision that was cut short is not the player's, so it is not played.
            if stop.load(Ordering::Relaxed) {
                Err(Failed::Stopped)
            } else if event.seat() == Some(seat) && position.is_legal(event) {
                Ok((event, nodes))
            } else {
                Err(Failed::lost(Reason::Illegal, &event.to_string()))
            }
        });
        match decided {
            Ok((event, nodes)) => {
                self.cost.decisions += 1;
                self.cost.nodes += nodes;
                self.cost.nanoseconds += clock.elapsed().as_nanos() as u64;
                Ok(event)
            }
            Err(failed) => {
                // A program that has failed is ended; the next game gets a new one.
                if let Who::Program(_, running) = &mut self.who {
                    *running = None;
                }
                Err(failed)
            }
        }
    }

    fn ask(
        &mut self,
        position: &Position,
        seat: Seat,
        seed: u64,
        stop: &AtomicBool,
    ) -> Result<(Event, u64), Failed> {
        match &mut self.who {
            Who::Player(engine) => {
                let mut clock = Clock::start(self.limit, stop);
                let decision = engine.decide(position, seat, self.limit.budget(), seed, &mut clock);
                let decision = decision.ok_or_else(|| Failed::lost(Reason::Nonsense, ""))?;
                Ok((decision.event(), decision.nodes))
            }
            Who::Program(command, running) => {
                let program = match running {
                    Some(program) => program,
                    None => running.insert(Program::start(command, self.patience, stop)?),
                };
                let best = program.best(position, seat, self.limit, seed, self.patience, stop)?;
                Ok((best.event, best.nodes))
            }
        }
    }
}
