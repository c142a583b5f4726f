//! One rating for each of many players who met in pairs: Bradley and Terry's model, by maximum likelihood.

use crate::elo::expected_score;
use crate::figure::real;
use crate::interval::{Interval, Z};
use crate::pentanomial::Pentanomial;

/// What two players came to, by their places in the list of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The player whose pairs are counted.
    pub left: usize,
    /// The other one.
    pub right: usize,
    /// The pairs.
    pub pairs: Pentanomial,
}

/// Elo for every player, with the anchor's at 0.
///
/// The ratings are those that make all the scores together likeliest. To every meeting a quarter of a point is added
/// for each side, as in [`Pentanomial::elo`], so that who never lost has a rating too. The intervals come from the
/// curvature of the likelihood, corrected for what the pairs really varied (the "sandwich"): two games with the same
/// dice are not two independent games. The
/// bounds of a player whom no chain of meetings links to the anchor are a million Elo away.
pub fn ratings(players: usize, meetings: &[Meeting], anchor: usize) -> Vec<Interval> {
    let mut elo = vec![0.0; players];
    // Newton's method. The likelihood is concave; the step is limited because it overshoots from far away.
    for _ in 0..200 {
        let mut slope = vec![0.0; players];
        let mut curvature = vec![vec![0.0; players]; players];
        for meeting in meetings {
            let (games, points) = with_quarters(&meeting.pairs);
            let expected = expected_score(elo[meeting.left] - elo[meeting.right]);
            spread_one(&mut slope, meeting, (points - games * expected) * SCALE);
            spread(&mut curvature, meeting, games * expected * (1.0 - expected) * SCALE * SCALE);
        }
        add_ridge(&mut curvature);
        hold(&mut curvature, &mut slope, anchor);
        let Some(step) = solve(curvature, slope) else { break };
        let largest = step.iter().fold(0.0_f64, |largest, step| largest.max(step.abs()));
        let limit = if largest > 200.0 { 200.0 / largest } else { 1.0 };
        for (elo, step) in elo.iter_mut().zip(&step) {
            *elo += limit * step;
        }
        if largest < 1e-9 {
            break;
        }
    }
    intervals(&elo, meetings, anchor)
}

/// ln(10) / 400: from Elo to the natural scale.
const SCALE: f64 = core::f64::consts::LN_10 / 400.0;

/// The sandwich: curvature⁻¹ · variance of the slope · curvature⁻¹.
fn intervals(elo: &[f64], meetings: &[Meeting], anchor: usize) -> Vec<Interval> {
    let players = elo.len();
    let mut curvature = vec![vec![0.0; players]; players];
    let mut variance = vec![vec![0.0; players]; players];
    for meeting in meetings {
        let (games, _) = with_quarters(&meeting.pairs);
        let expected = expected_score(elo[meeting.left] - elo[meeting.right]);
        let of_one = expected * (1.0 - expected) * SCALE * SCALE;
        spread(&mut curvature, meeting, games * of_one);
        // A pair counts two points at once, so its variance is four times that of a share.
        let pairs = real(meeting.pairs.pairs());
        spread(&mut variance, meeting, 4.0 * pairs * meeting.pairs.design_effect() * of_one);
    }
    add_ridge(&mut curvature);
    add_ridge(&mut variance);
    hold(&mut curvature, &mut vec![0.0; players], anchor);
    (0..players)
        .map(|player| {
            let mean = elo[player];
            if player == anchor {
                return Interval { mean, low: mean, high: mean };
            }
            let mut unit = vec![0.0; players];
            unit[player] = 1.0;
            let reach = solve(curvature.clone(), unit).map_or(f64::INFINITY, |row| {
                let sum: f64 = (0..players)
                    .flat_map(|i| (0..players).map(move |j| (i, j)))
                    .filter(|&(i, j)| i != anchor && j != anchor)
                    .map(|(i, j)| row[i] * variance[i][j] * row[j])
                    .sum();
                Z * sum.max(0.0).sqrt()
            });
            Interval { mean, low: mean - reach, high: mean + reach }
        })
        .collect()
}

fn with_quarters(pairs: &Pentanomial) -> (f64, f64) {
    let games = 2.0 * real(pairs.pairs());
    if games == 0.0 { (0.0, 0.0) } else { (games + 0.5, games * pairs.score().mean + 0.25) }
}

fn spread_one(vector: &mut [f64], meeting: &Meeting, value: f64) {
    vector[meeting.left] += value;
    vector[meeting.right] -= value;
}

fn spread(matrix: &mut [Vec<f64>], meeting: &Meeting, value: f64) {
    let (left, right) = (meeting.left, meeting.right);
    matrix[left][left] += value;
    matrix[right][right] += value;
    matrix[left][right] -= value;
    matrix[right][left] -= value;
}

/// As if every player were known to be within a million Elo of the anchor: no rating feels it but those that have
/// nothing else to hold on to.
fn add_ridge(matrix: &mut [Vec<f64>]) {
    for (i, row) in matrix.iter_mut().enumerate() {
        row[i] += 1e-12;
    }
}

/// Keeps the anchor where it is.
fn hold(matrix: &mut [Vec<f64>], vector: &mut [f64], anchor: usize) {
    matrix[anchor].fill(0.0);
    for row in matrix.iter_mut() {
        row[anchor] = 0.0;
    }
    matrix[anchor][anchor] = 1.0;
    vector[anchor] = 0.0;
}

/// Gauss's elimination; nothing if there is no single solution.
fn solve(mut matrix: Vec<Vec<f64>>, mut vector: Vec<f64>) -> Option<Vec<f64>> {
    let size = vector.len();
    for column in 0..size {
        let pivot =
            (column..size).max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()))?;
        if matrix[pivot][column].abs() < 1e-15 {
            return None;
        }
        matrix.swap(column, pivot);
        vector.swap(column, pivot);
        for row in column + 1..size {
            let factor = matrix[row][column] / matrix[column][column];
            if factor != 0.0 {
                let (above, below) = matrix.split_at_mut(row);
                for (mine, pivot) in below[0].iter_mut().zip(&above[column]).skip(column) {
                    *mine -= factor * pivot;
                }
                vector[row] -= factor * vector[column];
            }
        }
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|i| matrix[row][i] * vector[i]).sum();
        vector[row] = (vector[row] - known) / matrix[row][row];
    }
    Some(vector)
}

#[cfg(test)]
mod tests {
    use super::*;
    use blazon_engine::Chances;

    #[test]
    fn two_players_are_rated_as_their_match() {
        let pairs = Pentanomial([100, 200, 300, 250, 150]);
        let rated = ratings(2, &[Meeting { left: 1, right: 0, pairs }], 0);
        let of_match = pairs.elo();
        assert!(rated[0].mean.abs() < 1e-12);
        assert!((rated[1].mean - of_match.mean).abs() < 0.1, "{rated:?} {of_match:?}");
        assert!((rated[1].low - of_match.low).abs() < 1.0, "{rated:?} {of_match:?}");
        assert!((rated[1].high - of_match.high).abs() < 1.0, "{rated:?} {of_match:?}");
    }

    /// Pairs between players of known strength. Each is settled by the dice in one case of three.
    fn play(difference: f64, pairs: u32, chances: &mut Chances) -> Pentanomial {
        let score = expected_score(difference);
        let wins = |chances: &mut Chances| {
            usize::from(f64::from(chances.below(1 << 30)) < score * f64::from(1 << 30))
        };
        let mut result = Pentanomial::default();
        for _ in 0..pairs {
            let half_points =
                if chances.below(3) == 0 { 4 * wins(chances) } else { 2 * wins(chances) + 2 * wins(chances) };
            result.add(half_points);
        }
        result
    }

    #[test]
    fn the_strengths_that_made_the_results_are_found() {
        let truth = [-420.0, 0.0, 55.0, 130.0, 310.0, 333.0];
        let mut inside = 0;
        let mut all = 0;
        for seed in 0..40 {
            let mut chances = Chances::from_seed(seed);
            let mut meetings = Vec::new();
            for (left, right) in [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (3, 1), (4, 1), (5, 1)] {
                let pairs = play(truth[left] - truth[right], 800, &mut chances);
                meetings.push(Meeting { left, right, pairs });
            }
            for (rated, truth) in ratings(6, &meetings, 1).iter().zip(truth) {
                assert!((rated.mean - truth).abs() < 100.0, "{rated:?} {truth}");
                if truth != 0.0 {
                    all += 1;
                    inside += u32::from(rated.holds(truth));
                }
            }
        }
        // 95 % of 200, give or take three standard deviations.
        assert!((180..=199).contains(&inside), "{inside} of {all} intervals hold the truth");
    }

    #[test]
    fn who_never_lost_and_who_never_played_break_nothing() {
        let sweep = Meeting { left: 1, right: 0, pairs: Pentanomial([0, 0, 0, 0, 50]) };
        let rated = ratings(3, &[sweep], 0);
        assert!(rated[1].mean > 400.0 && rated[1].mean < 2000.0, "{rated:?}");
        assert!(rated[1].low > 0.0 && rated[1].high.is_finite(), "{rated:?}");
        assert!(rated[2].mean.is_finite() && rated[2].high > 1e6, "{rated:?}");
    }
}
