//! Starts of rounds, as the rows that the net sees of them, with what came of them.
#![expect(clippy::cast_precision_loss, reason = "points are small whole numbers")]

use blazon::{Event, Outcome, Position, Seat, Step, ToAct};
use blazon_engine::net::features::{joint_rows, side_rows, stage};
use blazon_engine::net::{Net, Value};
use blazon_engine::{Aim, Chances, Sheet, play_greedy_round as greedy_round};

/// Many samples, packed.
#[derive(Clone, Debug, Default)]
pub(super) struct Samples {
    rows: Vec<u16>,
    heads: Vec<Sample>,
}

/// One sample: where its rows are, and what the model is to say.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    start: usize,
    roller: u8,
    other: u8,
    pub(super) stage: u8,
    pub(super) joint: [u16; 7],
    /// The roller's lead in points now.
    pub(super) lead: f32,
    /// The roller's chance to win.
    pub(super) win: f32,
    /// The roller's lead at the end.
    pub(super) margin: f32,
}

/// What came of a position, from the first seat's point of view.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    win: f32,
    margin: f32,
}

impl Moment {
    /// How a game ended.
    pub(super) fn result(end: &Position) -> Option<Moment> {
        let win = match end.outcome()? {
            Outcome::Win(Seat::First, _) => 1.0,
            Outcome::Win(Seat::Second, _) => 0.0,
            Outcome::Draw => 0.5,
        };
        let points = |seat| end.score(seat) as f32;
        Some(Moment { win, margin: points(Seat::First) - points(Seat::Second) })
    }

    /// What a net thinks of a position.
    pub(super) fn judged(position: &Position, net: &Net) -> Moment {
        Moment::of_value(net.value(position, Seat::First))
    }

    /// The first seat's value.
    pub(super) fn of_value(value: Value) -> Moment {
        Moment { win: value.win as f32, margin: value.margin as f32 }
    }

    /// This, with some trust in another.
    pub(super) fn mixed(self, other: Moment, trust: f32) -> Moment {
        let mix = |one: f32, other: f32| one + (other - one) * trust;
        Moment { win: mix(self.win, other.win), margin: mix(self.margin, other.margin) }
    }
}

impl Samples {
    pub(super) fn len(&self) -> usize {
        self.heads.len()
    }

    /// Adds the start of a round.
    pub(super) fn push(&mut self, position: &Position, came_of_it: Moment) {
        let (a, b) = (position.player_a(), position.player_b());
        let components = position.components();
        let start = self.rows.len();
        let [roller, other] = [a, b].map(|seat| {
            let rows = side_rows(&Sheet::of(position, seat), position.spellbook(!seat), components);
            self.rows.extend(rows.as_slice());
            rows.as_slice().len() as u8
        });
        let points = |seat: Seat| position.score(seat).cast_signed();
        let lead = points(a) - points(b);
        let empty = |seat: Seat| position.kingdom(seat).empty().len();
        let Moment { win, margin } = came_of_it;
        self.heads.push(Sample {
            start,
            roller,
            other,
            stage: stage(empty(a) + empty(b)) as u8,
            joint: joint_rows(position.spellbook(a), position.spellbook(b), lead, components),
            lead: lead as f32,
            win: if a == Seat::First { win } else { 1.0 - win },
            margin: if a == Seat::First { margin } else { -margin },
        });
    }

    /// Adds all samples of another collection.
    pub(super) fn extend(&mut self, others: &Samples) {
        let offset = self.rows.len();
        self.rows.extend(&others.rows);
        self.heads.extend(others.heads.iter().map(|head| Sample { start: head.start + offset, ..*head }));
    }

    /// The numbers of all samples in another order.
    pub(super) fn shuffled(&self, chances: &mut Chances) -> Vec<u32> {
        let mut numbers: Vec<u32> = (0..self.heads.len() as u32).collect();
        for i in (1..numbers.len()).rev() {
            numbers.swap(i, chances.below(i as u32 + 1) as usize);
        }
        numbers
    }

    /// A sample with the rows of the roller's side and of the other.
    pub(super) fn get(&self, number: u32) -> (&Sample, [&[u16]; 2]) {
        let sample = &self.heads[number as usize];
        let (roller, other) = (usize::from(sample.roller), usize::from(sample.other));
        let rows = &self.rows[sample.start..sample.start + roller + other];
        let (roller, other) = rows.split_at(roller);
        (sample, [roller, other])
    }
}

/// Plays a round greedily, now and then at random.
pub(super) fn play_greedy_round(position: &mut Position, chances: &mut Chances, noise: u32) {
    if chances.below(1000) >= noise {
        greedy_round(position, chances, Aim::Lead);
        return;
    }
    let roll = position.components().roll(|n| chances.below(n));
    position.play_unchecked(Event::Roll(roll));
    while !matches!(position.step(), Step::Roll | Step::Over { .. }) {
        let event = match position.to_act() {
            ToAct::Nobody(_) => None,
            _ => chances.next_event(position),
        };
        match event {
            Some(event) => position.play_unchecked(event),
            None => return,
        }
    }
}
