//! How good a player's decisions are, and how true its chances, measured on positions instead of whole games.
//!
//! A match says who is better; this says where. Everything follows from a seed and the number of a position or of a
//! game, and what is added up are whole numbers, so neither threads nor parts change anything, not even a last digit.

mod accuracy;
mod calibration;
mod decisions;
mod endings;
pub(crate) mod gather;
mod quick;
pub(crate) mod series;
mod spot;

pub use accuracy::{Accuracies, Accuracy, LevelAccuracy};
pub use calibration::{Bin, Calibrated, Calibration, Reliability};
pub use decisions::{Decisions, Judged};
pub use endings::{Ended, Endings, Lost};
pub use quick::Quick;
pub use spot::{Spot, spots};
