//! Starts of rounds, as the rows that the net sees of them, with what came of them.
#![expect(clippy::cast_precision_loss, reason = "points are small whole numbers")]

use blazon::{Event, Outcome, Position, Seat, Step, ToAct};
use blazon_engine::net::features::{JOINT_ROWS, SIDE_ROWS, STAGES, joint_rows, side_rows, stage};
use blazon_engine::net::{Net, Value};
use blazon_engine::{Aim, Chances, Forecast, Sheet, play_greedy_round as greedy_round};

use super::envelope::{Reader, Writer};
use super::games::{Game, Games, Round, play_game};
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

    /// Adds the moments of a game. Judged by a net, each learns partly from what the net thinks of the next.
    fn add_moments(&mut self, game: &Game, net: Option<&Net>) {
        const TRUST: f32 = 0.25;
        let Some(mut target) = Moment::result(&game.end) else {
            return;
        };
        for Round { start, .. } in game.rounds.iter().rev() {
            self.push(start, target);
            if let Some(net) = net {
                target = target.mixed(Moment::judged(start, net), TRUST);
            }
        }
    }

    /// Adds the moments of a game that a forecast looks at. Each learns from the exact mean over the dice, and from how much
    /// better or worse than that the game went on apart from the luck of the dice: what counts is only by how much the
    /// mean at the start of a round differs from what was said of it after the roll of the round before. What is later
    /// counts for less, and nothing after a round in which the net strayed.
    fn add_forecasts(&mut self, game: &Game, forecast: &Forecast) {
        const TRUST: f32 = 0.5;
        let Some(mut next) = Moment::result(&game.end) else {
            return;
        };
        let mut later = Moment { win: 0.0, margin: 0.0 };
        for &Round { start, roll, strayed } in game.rounds.iter().rev() {
            let Some(expectation) = forecast.expectation(&start) else { return };
            let Some(said) = roll.and_then(|roll| expectation.after(roll)) else { return };
            let (mean, said) = (Moment::of_value(expectation.mean()), Moment::of_value(said));
            let trust = if strayed { 0.0 } else { TRUST };
            later = Moment {
                win: trust * (later.win + next.win - said.win),
                margin: trust * (later.margin + next.margin - said.margin),
            };
            let win = (mean.win + later.win).clamp(0.0, 1.0);
            self.push(&start, Moment { win, margin: mean.margin + later.margin });
            next = mean;
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
        let noise = [0, 60, 150, 300][chances.below(4) as usize];
        let net = games.net();
        let game = play_game(net, chances, noise);
        match &games.forecast {
            Some(forecast) => self.add_forecasts(&game, forecast),
            None => self.add_moments(&game, net),
        }
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

/// Plays a round greedily, or at random if it strays.
pub(super) fn play_greedy_round(position: &mut Position, chances: &mut Chances, strays: bool) {
    if !strays {
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use blazon::Rules;

    use super::*;

    /// The chances to win that the samples of a game say, for the first seat, the last round first.
    fn learnt(game: &Game, forecast: &Forecast) -> Vec<f32> {
        let mut samples = Samples::default();
        samples.add_forecasts(game, forecast);
        let rolled = game.rounds.iter().rev().map(|round| round.start.player_a());
        let win = |(sample, roller)| if roller == Seat::First { sample } else { 1.0 - sample };
        samples.heads.iter().map(|sample| sample.win).zip(rolled).map(win).collect()
    }

    fn assert_near(one: f32, other: f32) {
        assert!((one - other).abs() < 1e-5, "{one} {other}");
    }

    #[test]
    fn a_moment_learns_from_the_mean_and_from_what_came_of_it_without_the_luck_of_the_dice() {
        let net = Net::shipped();
        let mut game = play_game(Some(&net), Chances::from_seed(4), 0);
        let forecast = Forecast::new(Arc::clone(&net), &Rules::default().components);
        let [.., before, last] = &game.rounds[..] else { panic!("a game has rounds") };
        let [before, last] = [before, last].map(|round| {
            let expectation = forecast.expectation(&round.start).expect("the dice are to be rolled");
            let said = expectation.after(round.roll.expect("a roll")).expect("the dice can show it");
            (expectation.mean().win as f32, said.win as f32)
        });
        let result = Moment::result(&game.end).expect("the game is over").win;
        let later = 0.5 * (result - last.1);
        let expected = [last.0 + later, before.0 + 0.5 * (last.0 - before.1 + later)];
        let found = learnt(&game, &forecast);
        assert_eq!(found.len(), game.rounds.len());
        assert_near(found[0], expected[0].clamp(0.0, 1.0));
        assert_near(found[1], expected[1].clamp(0.0, 1.0));
        // What came of a round in which the net strayed says nothing of the moment before it.
        for round in &mut game.rounds {
            round.strayed = true;
        }
        let found = learnt(&game, &forecast);
        assert_near(found[0], last.0);
        assert_near(found[1], before.0);
    }
}
