//! A game looked at afterwards: what the dice gave, and what the players made of it.

mod choice;
mod engine;
mod highlight;
mod judge;
mod mark;
mod points;
mod summary;
mod task;

use blazon::{BySeat, Event, Outcome, Position, Record, Seat, Step};

pub use choice::{Choice, Kind};
pub use engine::EngineJudge;
pub use highlight::Highlight;
pub use judge::{Judge, Prospects};
pub use mark::Mark;
pub use points::PointsJudge;
pub use summary::{Losses, Summary};
pub use task::{Task, Verdict};

/// A recorded game, judged event by event.
///
/// All values are the first seat's chance to win from 0 to 1, a draw counting one half, unless a seat is named. They
/// add up:
///
/// > `end` = `start` + luck + decisions + `model`
///
/// *Luck* is the sum over the rolls (and lots) of the value after a roll with best play, less its exact mean over all
/// rolls, so its mean is zero whatever the evaluator. *Decisions* is what the second seat's decisions lost less what the
/// first seat's did. Between two events the judge may change its mind about the same position; what that adds up to is
/// the *model*, shown rather than hidden in one of the others.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// The events that were judged, in the order of the record.
    pub moments: Vec<Moment>,
    /// How many events the record holds: more than there are moments if the judging was stopped.
    pub events: usize,
    /// The value before the first event.
    pub start: f64,
    /// The value after the last event that was judged: the result, if that ended the game.
    pub end: f64,
    /// The result, if the game is over and all of it was judged.
    pub result: Option<f64>,
    /// What the judge changed its mind by.
    pub model: f64,
    /// What it came to for each player.
    pub players: BySeat<Summary>,
}

/// An event that was judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Where it stands in the record, from 0.
    pub index: usize,
    /// The round it belongs to.
    pub round: u8,
    /// The event.
    pub event: Event,
    /// The position it was judged on: while both draw, the one before either did.
    pub position: Position,
    /// The value before it.
    pub before: f64,
    /// The value after it, both drawings counted where it is the second one.
    pub value: f64,
    /// Whether chance or a player brought it about.
    pub what: What,
}

/// Who brought about an event, and what that was worth.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// Chance: how much luck the first seat had. The second seat had as much bad luck.
    Chance(f64),
    /// A player.
    Choice(Choice),
}

impl Moment {
    /// The luck of a seat, if this was chance.
    pub fn luck(&self, seat: Seat) -> Option<f64> {
        match self.what {
            What::Chance(luck) => Some(of_seat(luck, seat)),
            What::Choice(_) => None,
        }
    }

    /// The decision, if this was one.
    pub fn choice(&self) -> Option<&Choice> {
        match &self.what {
            What::Choice(choice) => Some(choice),
            What::Chance(_) => None,
        }
    }

    /// What stands out about it, if anything does.
    pub fn highlight(&self) -> Option<Highlight> {
        Highlight::of(self)
    }
}

impl Analysis {
    /// Judges a whole game, one event after the other. `go_on` is told how many of the events are judged, and may end it:
    /// what was judged until then is kept.
    pub fn of(record: &Record, judge: &dyn Judge, mut go_on: impl FnMut(usize, usize) -> bool) -> Analysis {
        let tasks = Analysis::tasks(record);
        let mut verdicts = Vec::new();
        for (done, task) in tasks.iter().enumerate() {
            let mut stopped = !go_on(done, tasks.len());
            let verdict = task.judge(judge, &mut |_: &crate::Progress| {
                stopped |= !go_on(done, tasks.len());
                !stopped
            });
            // What is decided in a hurry is no judgement.
            if stopped {
                break;
            }
            verdicts.push(verdict);
        }
        go_on(verdicts.len(), tasks.len());
        Analysis::assemble(record, verdicts)
    }

    /// What is to be judged, one task for each event. They do not depend on each other, so they can be shared out between
    /// threads.
    pub fn tasks(record: &Record) -> Vec<Task> {
        let mut tasks: Vec<Task> = Vec::with_capacity(record.events().len());
        for (index, (position, &event)) in record.positions().zip(record.events()).enumerate() {
            // Neither sees the other's drawing, so the second is judged on what the first was judged on.
            let seen = match tasks.last() {
                Some(first) if both_draw(&first.position) && one_has_drawn(&position) => first.position,
                _ => position,
            };
            tasks.push(Task { index, position: seen, event, second: seen != position });
        }
        tasks
    }

    /// Puts the verdicts on the first so many tasks together. From the first that is missing on, the game is not judged.
    pub fn assemble(record: &Record, verdicts: impl IntoIterator<Item = Option<Verdict>>) -> Analysis {
        let tasks = Analysis::tasks(record);
        let mut moments: Vec<Moment> = Vec::new();
        for (task, verdict) in tasks.iter().zip(verdicts) {
            let Some(verdict) = verdict else {
                break;
            };
            let moment = moment(task, verdict, moments.last());
            moments.push(moment);
        }
        let whole = moments.len() == tasks.len();
        let result = record.position().outcome().filter(|_| whole).map(value_of);
        let start = moments.first().map_or(result.unwrap_or(0.5), |moment| moment.before);
        let end = result.or(moments.last().map(|moment| moment.value)).unwrap_or(start);
        let luck: f64 = moments.iter().filter_map(|moment| moment.luck(Seat::First)).sum();
        let decisions: f64 =
            moments.iter().filter_map(Moment::choice).map(|choice| of_seat(-choice.loss, choice.seat)).sum();
        Analysis {
            events: tasks.len(),
            start,
            end,
            result,
            model: end - start - luck - decisions,
            players: BySeat::new(|seat| Summary::of(&moments, seat, start, end)),
            moments,
        }
    }

    /// Whether every event of the record was judged.
    pub fn is_whole(&self) -> bool {
        self.moments.len() == self.events
    }

    /// What helped a player most, a roll or a mistake of the other, and how much of the chance to win that was.
    pub fn turning_point(&self, seat: Seat) -> Option<(&Moment, f64)> {
        let gains = self.moments.iter().filter_map(|moment| {
            let lost = moment.choice().filter(|choice| choice.seat != seat).map(|choice| choice.loss);
            let gain = lost.or(moment.luck(seat)).filter(|&gain| gain > 0.0)?;
            Some((moment, gain))
        });
        // The first of equals.
        gains.reduce(|best, next| if next.1 > best.1 { next } else { best })
    }

    /// The first seat's chance to win before the first event and after each.
    pub fn curve(&self) -> impl Iterator<Item = f64> {
        core::iter::once(self.start).chain(self.moments.iter().map(|moment| moment.value))
    }
}

fn moment(task: &Task, verdict: Verdict, last: Option<&Moment>) -> Moment {
    let (before, value, what) = match verdict {
        Verdict::Chance { mean, after } => (mean, after, What::Chance(after - mean)),
        Verdict::Choice(choice) => {
            let seat = choice.seat;
            let (before, after) = (to_first(choice.before, seat), to_first(choice.after, seat));
            let both = last.filter(|_| task.second).and_then(|last| Some((last, last.choice()?)));
            let value = match both {
                // The mean of what the two say about the position before them, and then what each lost. Whoever is
                // written down first, it comes to the same.
                Some((first, first_choice)) => {
                    let lost = of_seat(choice.loss, seat) + of_seat(first_choice.loss, first_choice.seat);
                    (f64::midpoint(first.before, before) - lost).clamp(0.0, 1.0)
                }
                None => after,
            };
            (before, value, What::Choice(choice))
        }
    };
    Moment {
        index: task.index,
        round: task.position.round(),
        event: task.event,
        position: task.position,
        before,
        value,
        what,
    }
}

fn both_draw(position: &Position) -> bool {
    matches!(position.step(), Step::Draw { done: BySeat { first: None, second: None }, .. })
}

fn one_has_drawn(position: &Position) -> bool {
    matches!(position.step(), Step::Draw { .. }) && !both_draw(position)
}

/// What an outcome is worth to the first seat.
pub(crate) fn value_of(outcome: Outcome) -> f64 {
    match outcome.winner() {
        Some(Seat::First) => 1.0,
        Some(Seat::Second) => 0.0,
        None => 0.5,
    }
}

/// A difference of the first seat's chances as a seat sees it, or the other way round.
fn of_seat(difference: f64, seat: Seat) -> f64 {
    match seat {
        Seat::First => difference,
        Seat::Second => -difference,
    }
}

/// A seat's chance to win as the first seat sees it, or the other way round.
pub(crate) fn to_first(win: f64, seat: Seat) -> f64 {
    match seat {
        Seat::First => win,
        Seat::Second => 1.0 - win,
    }
}

#[cfg(test)]
mod tests;
