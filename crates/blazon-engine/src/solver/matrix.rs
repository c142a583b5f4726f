//! Zero-sum matrix games: both choose at once, neither seeing the other's choice.

/// The payoffs to the row player, who wants much; the column player wants little.
#[derive(Clone, Debug)]
pub(super) struct Matrix {
    rows: usize,
    columns: usize,
    payoffs: Vec<f64>,
}

/// The value of a game, and how each player should mix.
#[derive(Clone, Debug)]
pub(super) struct Play {
    pub(super) value: f64,
    pub(super) rows: Vec<f64>,
    pub(super) columns: Vec<f64>,
}

impl Matrix {
    /// A matrix of so many rows and columns, at least one of each, row by row.
    pub(super) fn new(rows: usize, columns: usize, payoffs: Vec<f64>) -> Matrix {
        Matrix { rows, columns, payoffs }
    }

    fn row(&self, row: usize) -> &[f64] {
        &self.payoffs[row * self.columns..][..self.columns]
    }

    /// The value and a best mix for each.
    pub(super) fn solve(&self) -> Play {
        self.saddle().unwrap_or_else(|| self.mixed())
    }

    /// A choice for each that neither would change, if there is one.
    fn saddle(&self) -> Option<Play> {
        let worst = |row: usize| self.row(row).iter().copied().fold(f64::INFINITY, f64::min);
        let mut best_row = (0, f64::NEG_INFINITY);
        let mut most = vec![f64::NEG_INFINITY; self.columns];
        for row in 0..self.rows {
            let worst = worst(row);
            if worst > best_row.1 {
                best_row = (row, worst);
            }
            for (most, &payoff) in most.iter_mut().zip(self.row(row)) {
                *most = most.max(payoff);
            }
        }
        let (column, &ceiling) = most.iter().enumerate().min_by(|one, other| one.1.total_cmp(other.1))?;
        if best_row.1 < ceiling {
            return None;
        }
        let pure = |n: usize, chosen: usize| (0..n).map(|i| f64::from(u8::from(i == chosen))).collect();
        Some(Play { value: ceiling, rows: pure(self.rows, best_row.0), columns: pure(self.columns, column) })
    }

    /// By linear programming. With all payoffs raised above zero, the column player looks for the most weight q with
    /// no row paying more than 1: the value is 1 over that weight. The simplex method starts from no weight at all, and
    /// the row player's mix is the price of each row in the end.
    fn mixed(&self) -> Play {
        /// Payoffs are chances, from 0 to 1; raised by this all are well above zero.
        const RAISE: f64 = 1.0;
        /// Beneath it a number is nothing but rounding.
        const NOTHING: f64 = 1e-13;
        let (rows, columns) = (self.rows, self.columns);
        // Each row: the payoffs, a slack for each row, and the right-hand side. The last row: the prices.
        let width = columns + rows + 1;
        let mut tableau = vec![0.0; (rows + 1) * width];
        for row in 0..rows {
            for (column, &payoff) in self.row(row).iter().enumerate() {
                tableau[row * width + column] = payoff + RAISE;
            }
            tableau[row * width + columns + row] = 1.0;
            tableau[row * width + width - 1] = 1.0;
        }
        for price in &mut tableau[rows * width..][..columns] {
            *price = -1.0;
        }
        let mut basis: Vec<usize> = (columns..columns + rows).collect();
        // Always the first that improves, and of equals the first: so it never comes round in a circle.
        while let Some(entering) =
            (0..columns + rows).find(|&column| tableau[rows * width + column] < -NOTHING)
        {
            let mut leaving: Option<(usize, f64)> = None;
            for row in 0..rows {
                let pivot = tableau[row * width + entering];
                if pivot > NOTHING {
                    let ratio = tableau[row * width + width - 1] / pivot;
                    let better = leaving.is_none_or(|(best, least)| {
                        ratio < least - NOTHING || ratio <= least + NOTHING && basis[row] < basis[best]
                    });
                    if better {
                        leaving = Some((row, ratio));
                    }
                }
            }
            let Some((leaving, _)) = leaving else { break };
            basis[leaving] = entering;
            pivot(&mut tableau, width, leaving, entering);
        }
        let total = tableau[rows * width + width - 1];
        let mut play =
            Play { value: 1.0 / total - RAISE, rows: vec![0.0; rows], columns: vec![0.0; columns] };
        for (row, &variable) in basis.iter().enumerate() {
            if let Some(share) = play.columns.get_mut(variable) {
                *share = tableau[row * width + width - 1] / total;
            }
        }
        for (row, share) in play.rows.iter_mut().enumerate() {
            *share = tableau[rows * width + columns + row].max(0.0) / total;
        }
        play
    }
}

/// Makes the entering column one in the leaving row and zero elsewhere.
fn pivot(tableau: &mut [f64], width: usize, leaving: usize, entering: usize) {
    let scale = tableau[leaving * width + entering];
    for number in &mut tableau[leaving * width..][..width] {
        *number /= scale;
    }
    let pivot_row = tableau[leaving * width..][..width].to_vec();
    for (row, numbers) in tableau.chunks_exact_mut(width).enumerate() {
        let factor = numbers[entering];
        if row != leaving && factor != 0.0 {
            for (number, &pivot) in numbers.iter_mut().zip(&pivot_row) {
                *number -= factor * pivot;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chances;

    /// What the mixes guarantee: the row player at least the one, the column player at most the other.
    fn guarantees(matrix: &Matrix, play: &Play) -> (f64, f64) {
        let column =
            |column: usize| (0..matrix.rows).map(|row| play.rows[row] * matrix.row(row)[column]).sum::<f64>();
        let row = |row: usize| matrix.row(row).iter().zip(&play.columns).map(|(p, y)| p * y).sum::<f64>();
        (
            (0..matrix.columns).map(column).fold(f64::INFINITY, f64::min),
            (0..matrix.rows).map(row).fold(f64::NEG_INFINITY, f64::max),
        )
    }

    #[test]
    fn matching_pennies_is_even() {
        let play = Matrix::new(2, 2, vec![1.0, 0.0, 0.0, 1.0]).solve();
        assert!((play.value - 0.5).abs() < 1e-12, "{play:?}");
        assert!((play.rows[0] - 0.5).abs() < 1e-12 && (play.columns[0] - 0.5).abs() < 1e-12, "{play:?}");
    }

    #[test]
    fn both_mixes_guarantee_the_value() {
        let mut chances = Chances::from_seed(1);
        for _ in 0..20_000 {
            let (rows, columns) = (1 + chances.below(8) as usize, 1 + chances.below(8) as usize);
            let kinds = 2 + chances.below(40);
            let payoffs =
                (0..rows * columns).map(|_| f64::from(chances.below(kinds)) / f64::from(kinds - 1)).collect();
            let matrix = Matrix::new(rows, columns, payoffs);
            let play = matrix.solve();
            let (floor, ceiling) = guarantees(&matrix, &play);
            assert!((play.rows.iter().sum::<f64>() - 1.0).abs() < 1e-11, "{matrix:?} {play:?}");
            assert!((play.columns.iter().sum::<f64>() - 1.0).abs() < 1e-11, "{matrix:?} {play:?}");
            assert!((floor - play.value).abs() < 1e-11, "{matrix:?} {play:?}");
            assert!((ceiling - play.value).abs() < 1e-11, "{matrix:?} {play:?}");
        }
    }
}
