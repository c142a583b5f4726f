//! Starts of rounds, as the rows that the net sees of them, with what came of them.
#![expect(clippy::cast_precision_loss, reason = "points are small whole numbers")]

use blazon::{Event, Outcome, Position, Seat, Step, ToAct};
use blazon_engine::net::features::{JOINT_ROWS, SIDE_ROWS, STAGES, joint_rows, side_rows, stage};
use blazon_engine::net::{Net, Value};
use blazon_engine::{Aim, Chances, Forecast, Sheet, play_greedy_round as greedy_round};

use super::envelope::{Reader, Writer};
use super::games::{Games, play_game};
use super::share::Share;

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

    /// Adds the moments of a game. Judged by a net, each learns partly from what the net thinks of the next. With a forecast,
    /// every other moment counts, and learns nearly all from that: it is much less a matter of luck than how the game ended.
    fn add_moments(
        &mut self,
        game: u64,
        starts: &[Position],
        net: Option<&Net>,
        forecast: Option<&Forecast>,
    ) {
        const TRUST: f32 = 0.25;
        const TRUST_IN_FORECAST: f32 = 0.9;
        let Some((end, rounds)) = starts.split_last() else {
            return;
        };
        let Some(mut target) = Moment::result(end) else {
            return;
        };
        for (number, position) in rounds.iter().enumerate().rev() {
            let Some(forecast) = forecast else {
                self.push(position, target);
                if let Some(net) = net {
                    target = target.mixed(Moment::judged(position, net), TRUST);
                }
                continue;
            };
            // Two rounds in a row are much alike.
            if (number as u64 + game).is_multiple_of(2)
                && let Some(value) = forecast.value(position)
            {
                let value = Moment::of_value(value);
                self.push(position, target.mixed(value, TRUST_IN_FORECAST));
                target = target.mixed(value, TRUST);
            }
        }
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

impl Share for Samples {
    fn add_game(&mut self, game: u64, games: &Games) {
        let mut chances = games.chances(game);
        // Some games stray more than others.
        let noise = [0, 30, 80, 150][chances.below(4) as usize];
        let net = games.net();
        self.add_moments(game, &play_game(net, chances, noise), net, games.forecast.as_ref());
    }

    fn write(&self, to: &mut Writer) {
        to.u64(self.heads.len() as u64);
        for sample in &self.heads {
            let Sample { start, roller, other, stage, joint, lead, win, margin } = *sample;
            for number in [roller, other, stage] {
                to.u8(number);
            }
            for row in joint {
                to.u16(row);
            }
            for number in [lead, win, margin] {
                to.f32(number);
            }
            let rows = &self.rows[start..start + usize::from(roller) + usize::from(other)];
            for &row in rows {
                to.u16(row);
            }
        }
    }

    fn read(mut from: Reader<'_>) -> Option<Samples> {
        let mut samples = Samples::default();
        // Nothing is set aside for what is only said to be there.
        for _ in 0..from.u64()? {
            let (roller, other, stage) = (from.u8()?, from.u8()?, from.u8()?);
            let mut joint = [0; 7];
            for row in &mut joint {
                *row = from.u16().filter(|&row| usize::from(row) < JOINT_ROWS)?;
            }
            let (lead, win, margin) = (from.f32()?, from.f32()?, from.f32()?);
            let start = samples.rows.len();
            for _ in 0..usize::from(roller) + usize::from(other) {
                samples.rows.push(from.u16().filter(|&row| usize::from(row) < SIDE_ROWS)?);
            }
            if usize::from(stage) >= STAGES {
                return None;
            }
            samples.heads.push(Sample { start, roller, other, stage, joint, lead, win, margin });
        }
        from.rest().is_empty().then_some(samples)
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
