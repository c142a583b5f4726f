use blazon::Seat;

use super::{Kind, Moment, to_first};
use crate::Mark;
use crate::order::greatest_first;

/// What a game came to for one player. Values are that player's chances to win.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// The chance to win at the end: 1, ½ or 0 if the game is over and all of it was judged.
    pub end: f64,
    /// The luck with all rolls: positive is good luck.
    pub luck: f64,
    /// The end without the luck. Over many games its mean is that of the results, and it varies less. In a single game there
    /// may be more luck than the result was worth: then it lies below 0 or above 1, and is no chance to win.
    pub adjusted: f64,
    /// How well the player decided, from 0 to 100: the mean of [`Choice::accuracy`](crate::Choice::accuracy) over all
    /// decisions but the forced ones, each weighed by how open the game was. Nothing, if there was nothing to decide.
    pub accuracy: Option<f64>,
    /// What the other player's decisions lost, less what the player's own did.
    pub decisions: f64,
    /// The model's share: what remains of the end.
    pub model: f64,
    /// What was lost with decisions of each kind, in the order of [`Kind::ALL`].
    pub losses: [Losses; 3],
    /// How many decisions got each mark, in the order of [`Mark::ALL`].
    pub marks: [u32; 3],
    /// The luckiest of all rolls, as an index into the moments.
    pub luckiest: Option<usize>,
    /// The three decisions that cost most, the costliest first, as indices into the moments.
    pub costliest: Vec<usize>,
}

/// What was lost with a number of decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Losses {
    /// How many there were, forced ones aside.
    pub decisions: u32,
    /// What they lost together.
    pub loss: f64,
}

impl Losses {
    /// The loss a decision, if there were any.
    pub fn mean(self) -> Option<f64> {
        (self.decisions > 0).then(|| self.loss / f64::from(self.decisions))
    }

    /// These and those.
    #[must_use]
    pub fn with(self, more: Losses) -> Losses {
        Losses { decisions: self.decisions + more.decisions, loss: self.loss + more.loss }
    }
}

impl Summary {
    pub(super) fn of(moments: &[Moment], seat: Seat, start: f64, end: f64) -> Summary {
        let (start, end) = (to_first(start, seat), to_first(end, seat));
        let luck: f64 = moments.iter().filter_map(|moment| moment.luck(seat)).sum();
        let mut decisions = 0.0;
        let (mut accuracies, mut weights) = (0.0, 0.0);
        let mut losses = [Losses::default(); 3];
        let mut marks = [0; 3];
        let mut costly = Vec::new();
        for (index, moment) in moments.iter().enumerate() {
            let Some(choice) = moment.choice() else {
                continue;
            };
            decisions += if choice.seat == seat { -choice.loss } else { choice.loss };
            if choice.seat != seat {
                continue;
            }
            if !choice.is_forced() {
                accuracies += choice.weight() * choice.accuracy();
                weights += choice.weight();
                let lost = Losses { decisions: 1, loss: choice.loss };
                losses[choice.kind as usize] = losses[choice.kind as usize].with(lost);
            }
            if let Some(mark) = choice.mark {
                marks[mark as usize] += 1;
            }
            if choice.is_costly() {
                costly.push((index, choice.loss));
            }
        }
        greatest_first(&mut costly, |&(_, loss)| (loss, 0.0));
        let best_luck = moments.iter().enumerate().filter_map(|(index, moment)| {
            let roll = matches!(moment.event, blazon::Event::Roll(_));
            moment.luck(seat).filter(|&luck| roll && luck > 0.0).map(|luck| (index, luck))
        });
        // The first of equals.
        let luckiest = best_luck.reduce(|best, next| if next.1 > best.1 { next } else { best });
        Summary {
            end,
            luck,
            adjusted: end - luck,
            accuracy: (weights > 0.0).then(|| (accuracies / weights).clamp(0.0, 100.0)),
            decisions,
            model: end - start - luck - decisions,
            losses,
            marks,
            luckiest: luckiest.map(|(index, _)| index),
            costliest: costly.into_iter().take(3).map(|(index, _)| index).collect(),
        }
    }

    /// The end without the luck as a chance to win, for people: never below 0 or above 1.
    pub fn without_luck(&self) -> f64 {
        self.adjusted.clamp(0.0, 1.0)
    }

    /// What was lost with all decisions.
    pub fn lost(&self) -> Losses {
        self.losses.into_iter().fold(Losses::default(), Losses::with)
    }

    /// What was lost with decisions of one kind.
    pub fn lost_by(&self, kind: Kind) -> Losses {
        self.losses[kind as usize]
    }

    /// How many decisions got this mark.
    pub fn marked(&self, mark: Mark) -> u32 {
        self.marks[mark as usize]
    }
}
