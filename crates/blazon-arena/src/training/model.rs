//! The net in floating point, and how it learns.
#![expect(clippy::cast_precision_loss, reason = "what is cast is exact, or a count that need not be")]

use core::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, PoisonError};

use blazon_engine::Chances;
use blazon_engine::net::features::{JOINT_ROWS, SIDE_ROWS, STAGES};
use blazon_engine::net::{
    HIDDEN, LOGIT_ONE, Net, OUT_ONE, POINT, PULL_ONE, SLOPE_ONE, SUM_ONE, UNIT_ONE, WIDTH,
};

use super::samples::{Sample, Samples};
use crate::workers::{News, NoWorkers, share_out};

/// The samples learnt from at once.
pub(super) const BATCH: usize = 512;
/// A batch is shared out in so many parts, whatever the number of threads: sums in floating point depend on it.
const PARTS: usize = 4;
/// How fast weights that nothing holds up shrink: rows that few games have met say little.
const DECAY: f32 = 0.3;
/// The margin counts so much beside the win.
const MARGIN_WEIGHT: f32 = 0.5;
/// The margin is learnt in units of so many points.
const SPAN: f32 = 16.0;

/// All weights in one list: the sections follow one another.
#[derive(Clone, Debug)]
pub(super) struct Model {
    weights: Vec<f32>,
}

const SIDE: usize = 0;
const BIAS: usize = SIDE + SIDE_ROWS * WIDTH;
const WORTH: usize = BIAS + WIDTH;
const JOINT: usize = WORTH + SIDE_ROWS;
const HEADS: usize = JOINT + JOINT_ROWS * HIDDEN;
const UNIT_BIAS: usize = HIDDEN * 2 * WIDTH;
const LOGIT: usize = UNIT_BIAS + HIDDEN;
const MARGIN: usize = LOGIT + HIDDEN;
const OUT_BIAS: usize = MARGIN + HIDDEN;
const SLOPE: usize = OUT_BIAS + 2;
const HEAD: usize = SLOPE + 1;
const SIZE: usize = HEADS + STAGES * HEAD;

impl Model {
    /// Weights to begin with.
    pub(super) fn random(seed: u64) -> Model {
        let mut chances = Chances::from_seed(seed);
        // The sum of four even numbers is near enough to the bell curve.
        let mut bell = |reach: f32| {
            let sum: u32 = (0..4).map(|_| chances.below(1 << 16)).sum();
            (sum as f32 / 65536.0 - 2.0) * 1.73 * reach
        };
        let mut weights = vec![0.0; SIZE];
        weights[SIDE..BIAS].iter_mut().for_each(|weight| *weight = bell(0.08));
        weights[BIAS..WORTH].iter_mut().for_each(|weight| *weight = 0.3);
        weights[JOINT..HEADS].iter_mut().for_each(|weight| *weight = bell(0.05));
        let mut head = vec![0.0; HEAD];
        head[..UNIT_BIAS].iter_mut().for_each(|weight| *weight = bell(0.09));
        head[UNIT_BIAS..LOGIT].iter_mut().for_each(|weight| *weight = 0.3);
        head[LOGIT..MARGIN].iter_mut().for_each(|weight| *weight = bell(0.1));
        head[MARGIN..OUT_BIAS].iter_mut().for_each(|weight| *weight = bell(0.1));
        head[SLOPE] = 0.05;
        // All stages begin alike and part as they learn.
        for stage in weights[HEADS..].chunks_exact_mut(HEAD) {
            stage.copy_from_slice(&head);
        }
        Model { weights }
    }

    /// A net to go on from.
    pub(super) fn of(net: &Net) -> Model {
        let mut weights = Vec::with_capacity(SIZE);
        let mut add = |numbers: &[i16], one: i32| {
            weights.extend(numbers.iter().map(|&number| f32::from(number) / one as f32));
        };
        net.side.iter().for_each(|row| add(row, SUM_ONE));
        add(&net.bias, SUM_ONE);
        add(&net.worth, POINT);
        net.joint.iter().for_each(|row| add(row, UNIT_ONE));
        for head in net.heads.iter() {
            let mut add = |numbers: &[i16], one: i32| {
                weights.extend(numbers.iter().map(|&number| f32::from(number) / one as f32));
            };
            for unit in 0..HIDDEN {
                head.pulls.as_flattened().iter().for_each(|pulls| add(&pulls[unit..=unit], PULL_ONE));
            }
            add(&head.unit_bias, UNIT_ONE);
            add(&head.logit, OUT_ONE);
            add(&head.margin, OUT_ONE);
            weights.push(head.bias[0] as f32 / LOGIT_ONE as f32);
            weights.push(head.bias[1] as f32 / POINT as f32 / SPAN);
            weights.push(head.slope as f32 / SLOPE_ONE as f32 / (LOGIT_ONE / POINT) as f32);
        }
        Model { weights }
    }

    /// The net in whole numbers.
    pub(super) fn net(&self) -> Net {
        let w = &self.weights;
        let short = |weight: f32, one: i32, reach: f32| {
            libm::roundf(weight.clamp(-reach, reach) * one as f32).clamp(-32767.0, 32767.0) as i16
        };
        let long = |weight: f32, one: i32| libm::roundf(weight * one as f32) as i32;
        let mut net = Net::zero();
        for (row, weights) in net.side.iter_mut().zip(w[SIDE..BIAS].chunks_exact(WIDTH)) {
            row.iter_mut().zip(weights).for_each(|(to, &from)| *to = short(from, SUM_ONE, 8.0));
        }
        net.bias.iter_mut().zip(&w[BIAS..WORTH]).for_each(|(to, &from)| *to = short(from, SUM_ONE, 8.0));
        net.worth.iter_mut().zip(&w[WORTH..JOINT]).for_each(|(to, &from)| *to = short(from, POINT, 500.0));
        for (row, weights) in net.joint.iter_mut().zip(w[JOINT..HEADS].chunks_exact(HIDDEN)) {
            row.iter_mut().zip(weights).for_each(|(to, &from)| *to = short(from, UNIT_ONE, 7.9));
        }
        for (head, w) in net.heads.iter_mut().zip(w[HEADS..].chunks_exact(HEAD)) {
            for (input, pulls) in head.pulls.as_flattened_mut().iter_mut().enumerate() {
                for (unit, pull) in pulls.iter_mut().enumerate() {
                    *pull = short(w[unit * 2 * WIDTH + input], PULL_ONE, 4.0);
                }
            }
            for unit in 0..HIDDEN {
                head.unit_bias[unit] = short(w[UNIT_BIAS + unit], UNIT_ONE, 7.9);
                head.logit[unit] = short(w[LOGIT + unit], OUT_ONE, 8.0);
                head.margin[unit] = short(w[MARGIN + unit], OUT_ONE, 8.0);
            }
            head.bias = [long(w[OUT_BIAS], LOGIT_ONE), long(w[OUT_BIAS + 1] * SPAN, POINT)];
            head.slope = long(w[SLOPE] * (LOGIT_ONE / POINT) as f32, SLOPE_ONE);
        }
        net
    }

    /// Goes through a sample forward and backward: adds to the gradient, and gives the losses.
    fn learn(&self, sample: &Sample, rows: [&[u16]; 2], gradient: &mut [f32]) -> [f32; 2] {
        let w = &self.weights[..];
        let mut inputs = [0.0f32; 2 * WIDTH];
        let mut worth = sample.lead;
        for (side, rows) in rows.into_iter().enumerate() {
            let sum = &mut inputs[side * WIDTH..(side + 1) * WIDTH];
            sum.copy_from_slice(&w[BIAS..WORTH]);
            for &row in rows {
                let row = usize::from(row);
                let weights = &w[SIDE + row * WIDTH..SIDE + (row + 1) * WIDTH];
                sum.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight);
                worth += if side == 0 { w[WORTH + row] } else { -w[WORTH + row] };
            }
        }
        let sums = inputs;
        for input in &mut inputs {
            *input = input.clamp(0.0, 1.0);
        }
        let start = HEADS + usize::from(sample.stage) * HEAD;
        let head = &w[start..start + HEAD];
        let mut units = [0.0f32; HIDDEN];
        units.copy_from_slice(&head[UNIT_BIAS..LOGIT]);
        for &row in &sample.joint {
            let weights = &w[JOINT + usize::from(row) * HIDDEN..][..HIDDEN];
            units.iter_mut().zip(weights).for_each(|(unit, weight)| *unit += weight);
        }
        for (unit, weights) in units.iter_mut().zip(head.chunks_exact(2 * WIDTH)) {
            // Eight sums side by side, in an order that does not depend on the platform.
            let mut lanes = [0.0f32; 8];
            for (inputs, weights) in inputs.chunks_exact(8).zip(weights.chunks_exact(8)) {
                for lane in 0..8 {
                    lanes[lane] += inputs[lane] * weights[lane];
                }
            }
            *unit += lanes.iter().sum::<f32>();
        }
        let raw = units;
        for unit in &mut units {
            *unit = unit.clamp(0.0, 1.0);
        }
        let mut logit = head[OUT_BIAS] + head[SLOPE] * worth;
        let mut margin = head[OUT_BIAS + 1] + worth / SPAN;
        for unit in 0..HIDDEN {
            logit += units[unit] * head[LOGIT + unit];
            margin += units[unit] * head[MARGIN + unit];
        }
        let win = 1.0 / (1.0 + libm::expf(-logit.clamp(-30.0, 30.0)));
        let off = [win - sample.win, margin - sample.margin / SPAN];
        let safe = win.clamp(1e-6, 1.0 - 1e-6);
        let loss = [
            -(sample.win * libm::logf(safe) + (1.0 - sample.win) * libm::logf(1.0 - safe)),
            off[1] * off[1] * SPAN * SPAN,
        ];
        // Backward. A margin far off pulls no harder than one off by two spans.
        let [to_logit, to_margin] = [off[0], off[1].clamp(-2.0, 2.0) * MARGIN_WEIGHT];
        let to_worth = to_logit * head[SLOPE] + to_margin / SPAN;
        let mut to_inputs = [0.0f32; 2 * WIDTH];
        {
            let gradient = &mut gradient[start..start + HEAD];
            gradient[OUT_BIAS] += to_logit;
            gradient[OUT_BIAS + 1] += to_margin;
            gradient[SLOPE] += to_logit * worth;
            for unit in 0..HIDDEN {
                gradient[LOGIT + unit] += to_logit * units[unit];
                gradient[MARGIN + unit] += to_margin * units[unit];
            }
        }
        let mut to_units = [0.0f32; HIDDEN];
        for unit in 0..HIDDEN {
            // A little slope beyond both ends, so that no unit is lost for good.
            let slope = if (0.0..1.0).contains(&raw[unit]) { 1.0 } else { 0.01 };
            let to_unit = (to_logit * head[LOGIT + unit] + to_margin * head[MARGIN + unit]) * slope;
            to_units[unit] = to_unit;
            let weights = &head[unit * 2 * WIDTH..(unit + 1) * 2 * WIDTH];
            let at = start + unit * 2 * WIDTH;
            let gradient = &mut gradient[at..at + 2 * WIDTH];
            for i in 0..2 * WIDTH {
                to_inputs[i] += to_unit * weights[i];
                gradient[i] += to_unit * inputs[i];
            }
            // The bias of the unit.
        }
        let at = start + UNIT_BIAS;
        gradient[at..at + HIDDEN].iter_mut().zip(&to_units).for_each(|(to, from)| *to += from);
        for &row in &sample.joint {
            let at = JOINT + usize::from(row) * HIDDEN;
            gradient[at..at + HIDDEN].iter_mut().zip(&to_units).for_each(|(to, from)| *to += from);
        }
        for (to, &sum) in to_inputs.iter_mut().zip(&sums) {
            if !(0.0..1.0).contains(&sum) {
                *to *= 0.01;
            }
        }
        for (side, rows) in rows.into_iter().enumerate() {
            let to_sum = &to_inputs[side * WIDTH..(side + 1) * WIDTH];
            gradient[BIAS..WORTH].iter_mut().zip(to_sum).for_each(|(to, from)| *to += from);
            let to_worth = if side == 0 { to_worth } else { -to_worth };
            for &row in rows {
                let row = usize::from(row);
                let at = SIDE + row * WIDTH;
                gradient[at..at + WIDTH].iter_mut().zip(to_sum).for_each(|(to, from)| *to += from);
                gradient[WORTH + row] += to_worth;
            }
        }
        loss
    }
}

/// Adam: how the weights follow the gradient.
#[derive(Clone, Debug)]
pub(super) struct Optimiser {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    parts: Vec<Vec<f32>>,
}

impl Optimiser {
    pub(super) fn new() -> Optimiser {
        Optimiser {
            mean: vec![0.0; SIZE],
            square: vec![0.0; SIZE],
            steps: 0,
            parts: vec![vec![0.0; SIZE]; PARTS],
        }
    }

    /// Learns from a batch, and gives its mean losses.
    pub(super) fn learn(
        &mut self,
        model: &mut Model,
        samples: &Samples,
        batch: &[u32],
        rate: f32,
        threads: usize,
    ) -> Result<[f64; 2], NoWorkers> {
        let share = batch.len().div_ceil(PARTS);
        let work: Vec<_> = self.parts.iter_mut().zip(batch.chunks(share)).map(Mutex::new).collect();
        let shared: &Model = model;
        let mut losses = [[0.0; 2]; PARTS];
        share_out(
            work.len() as u64,
            threads,
            &AtomicBool::new(false),
            || (),
            |(), part, _| {
                // Nobody else has this part: the lock only says so to the compiler.
                let mut work = work[part as usize].lock().unwrap_or_else(PoisonError::into_inner);
                let (gradient, numbers) = &mut *work;
                gradient.fill(0.0);
                let mut losses = [0.0; 2];
                for &number in *numbers {
                    let (sample, rows) = samples.get(number);
                    let loss = shared.learn(sample, rows, gradient);
                    losses[0] += f64::from(loss[0]);
                    losses[1] += f64::from(loss[1]);
                }
                Some(losses)
            },
            |news| {
                if let News::Done(part, loss) = news {
                    losses[part as usize] = loss;
                }
                ControlFlow::Continue(())
            },
        )?;
        drop(work);
        self.step(model, rate, batch.len() as f32);
        let sum = losses.iter().fold([0.0; 2], |sum, loss| [sum[0] + loss[0], sum[1] + loss[1]]);
        Ok(sum.map(|loss| loss / batch.len() as f64))
    }

    #[expect(clippy::needless_range_loop, reason = "four lists side by side")]
    fn step(&mut self, model: &mut Model, rate: f32, samples: f32) {
        const KEEP_MEAN: f32 = 0.9;
        const KEEP_SQUARE: f32 = 0.999;
        self.steps += 1;
        let mean_scale = 1.0 / (1.0 - libm::powf(KEEP_MEAN, self.steps as f32));
        let square_scale = 1.0 / (1.0 - libm::powf(KEEP_SQUARE, self.steps as f32));
        let (first, rest) = self.parts.split_at_mut(1);
        let sum = &mut first[0];
        for part in rest {
            sum.iter_mut().zip(part.iter()).for_each(|(sum, part)| *sum += part);
        }
        for i in 0..SIZE {
            let slope = sum[i] / samples;
            self.mean[i] += (slope - self.mean[i]) * (1.0 - KEEP_MEAN);
            self.square[i] += (slope * slope - self.square[i]) * (1.0 - KEEP_SQUARE);
            let step = self.mean[i] * mean_scale / (libm::sqrtf(self.square[i] * square_scale) + 1e-8);
            model.weights[i] -= rate * (step + DECAY * model.weights[i]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_game_teaches_fades_away() {
        let mut model = Model::random(1);
        let first = model.weights.clone();
        let mut optimiser = Optimiser::new();
        for _ in 0..400 {
            optimiser.step(&mut model, 0.05, 1.0);
        }
        let fade = model.weights.iter().zip(&first).map(|(now, first)| now.abs() - 0.01 * first.abs());
        assert!(fade.fold(f32::MIN, f32::max) <= 0.0);
        // Nothing but that is left of it in a net.
        assert!(model.net().side.as_flattened().iter().all(|weight| weight.abs() <= 1));
    }
}
