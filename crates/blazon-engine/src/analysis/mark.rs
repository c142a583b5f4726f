/// What a decision is called that cost too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// It cost 5 % of the chances to win or more.
    Inaccuracy,
    /// It cost 10 % or more.
    Mistake,
    /// It cost 15 % or more.
    Blunder,
}

impl Mark {
    /// All three, the lightest first.
    pub const ALL: [Mark; 3] = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

    /// The mark of a loss, known up to a standard error. What is within two of them of nothing may be nothing, and gets
    /// none.
    pub fn of(loss: f64, error: f64) -> Option<Mark> {
        if loss < 2.0 * error {
            return None;
        }
        Mark::ALL.into_iter().rev().find(|mark| loss >= mark.least() - ROUNDING)
    }

    /// The loss from which on it is given.
    pub const fn least(self) -> f64 {
        match self {
            Mark::Inaccuracy => 0.05,
            Mark::Mistake => 0.1,
            Mark::Blunder => 0.15,
        }
    }
}

/// 0.6 − 0.55 is a little less than 0.05, and yet it is five per cent.
const ROUNDING: f64 = 1e-9;
