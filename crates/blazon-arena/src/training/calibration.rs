//! Setting the chances of a net right: what it calls 70 % should come true in 70 of 100 games.

use blazon::Outcome;
use blazon_engine::net::features::{STAGES, stage};
use blazon_engine::net::{LOGIT_ONE, Net};

use super::envelope::{Reader, Writer};
use super::games::{Game, Games, play_game};
use super::share::Share;

/// How often the fit is made better: it is exact to the last digit long before.
const STEPS: u32 = 20;

/// What was said at the starts of rounds, from the point of view of the player who rolls, and what came of it.
#[derive(Clone, Debug, Default)]
pub(super) struct Sayings {
    /// By the stage of the game: the logit and the result.
    by_stage: [Vec<(f64, f64)>; STAGES],
}

impl Share for Sayings {
    /// Adds a game of the net against itself, in which it does not stray.
    fn add_game(&mut self, game: u64, games: &Games) {
        let Some(net) = games.net() else {
            return;
        };
        let Game { rounds, end } = play_game(Some(net), games.chances(game), 0);
        let Some(outcome) = end.outcome() else {
            return;
        };
        for start in rounds.iter().map(|round| &round.start) {
            let roller = start.player_a();
            let result = match outcome {
                Outcome::Win(winner, _) => f64::from(u8::from(winner == roller)),
                Outcome::Draw => 0.5,
            };
            let empty = |seat| start.kingdom(seat).empty().len();
            let stage = stage(empty(roller) + empty(!roller));
            let win = net.value(start, roller).win;
            self.by_stage[stage].push((libm::log(win / (1.0 - win)), result));
        }
    }

    fn write(&self, to: &mut Writer) {
        for sayings in &self.by_stage {
            to.u64(sayings.len() as u64);
            for &(logit, result) in sayings {
                to.f64(logit);
                to.f64(result);
            }
        }
    }

    fn read(mut from: Reader<'_>) -> Option<Sayings> {
        let mut all = Sayings::default();
        for sayings in &mut all.by_stage {
            for _ in 0..from.u64()? {
                sayings.push((from.f64()?, from.f64()?));
            }
        }
        from.rest().is_empty().then_some(all)
    }
}

/// Corrects the logit of each stage by a factor and a summand so that it says what came of it.
pub(super) fn calibrate(net: &mut Net, shares: &[Sayings]) {
    for (number, head) in net.heads.iter_mut().enumerate() {
        let sayings: Vec<(f64, f64)> =
            shares.iter().flat_map(|share| share.by_stage[number].iter().copied()).collect();
        let (factor, summand) = fitted(&sayings);
        for weight in &mut head.logit {
            *weight = libm::round(f64::from(*weight) * factor).clamp(-32767.0, 32767.0) as i16;
        }
        head.slope = libm::round(f64::from(head.slope) * factor) as i32;
        head.bias[0] = libm::round(f64::from(head.bias[0]) * factor + summand * f64::from(LOGIT_ONE)) as i32;
    }
}

/// The factor and the summand that make the logits most likely: Newton's method, which climbs to the only summit.
fn fitted(sayings: &[(f64, f64)]) -> (f64, f64) {
    let (mut factor, mut summand) = (1.0, 0.0);
    for _ in 0..STEPS {
        let mut slope = [0.0; 2];
        // A little of the beginning is kept, so that few sayings say little.
        let mut bend = [1.0, 0.0, 1.0];
        slope[0] += 1.0 - factor;
        slope[1] -= summand;
        for &(logit, result) in sayings {
            let chance = 1.0 / (1.0 + libm::exp(-(factor * logit + summand)));
            let (off, weight) = (result - chance, chance * (1.0 - chance));
            slope[0] += off * logit;
            slope[1] += off;
            bend[0] += weight * logit * logit;
            bend[1] += weight * logit;
            bend[2] += weight;
        }
        let [a, b, c] = bend;
        let determinant = a * c - b * b;
        factor += (c * slope[0] - b * slope[1]) / determinant;
        summand += (a * slope[1] - b * slope[0]) / determinant;
    }
    (factor, summand)
}

#[cfg(test)]
mod tests {
    use blazon_engine::Chances;

    use super::*;

    #[test]
    fn logits_that_say_too_little_and_lean_to_one_side_are_set_right() {
        let mut chances = Chances::from_seed(1);
        let sayings: Vec<(f64, f64)> = (0..200_000)
            .map(|_| {
                let logit = f64::from(chances.below(4000)) / 1000.0 - 2.0;
                let chance = 1.0 / (1.0 + libm::exp(-(1.3 * logit + 0.2)));
                let luck = f64::from(chances.below(1 << 20)) / f64::from(1 << 20);
                (logit, f64::from(u8::from(luck < chance)))
            })
            .collect();
        let (factor, summand) = fitted(&sayings);
        assert!((factor - 1.3).abs() < 0.03 && (summand - 0.2).abs() < 0.02, "{factor} {summand}");
    }

    #[test]
    fn without_games_nothing_is_corrected() {
        assert_eq!(fitted(&[]), (1.0, 0.0));
    }
}
