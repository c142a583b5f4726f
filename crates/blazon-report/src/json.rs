//! An analysis as a line of JSON.

use blazon::{BySeat, Seat};
use blazon_engine::{Analysis, Candidate, Choice, Kind, Losses, Mark, Moment};
use blazon_wire::{
    Alternative, Analysed, AnalysedPlayer, Chosen, Luckiest, MarkCounts, MeanLoss, MeanLosses, TurningPoint,
};

use crate::account::Account;

/// So many alternatives of a decision are told.
const ALTERNATIVES: usize = 5;

/// The line of an analysis.
pub fn analysed(account: &Account<'_>) -> Analysed {
    let analysis = account.analysis;
    Analysed {
        judge: account.judge.clone(),
        names: BySeat::new(|seat| account.names[seat].label().to_owned()),
        events: analysis.events as u32,
        judged: analysis.moments.len() as u32,
        start: analysis.start,
        end: analysis.end,
        result: analysis.result,
        players: BySeat::new(|seat| player(analysis, seat)),
        moments: analysis.moments.iter().map(moment).collect(),
    }
}

fn player(analysis: &Analysis, seat: Seat) -> AnalysedPlayer {
    let summary = &analysis.players[seat];
    let number = |index: usize| analysis.moments.get(index).map(|moment| moment.index as u32 + 1);
    AnalysedPlayer {
        start: match seat {
            Seat::First => analysis.start,
            Seat::Second => 1.0 - analysis.start,
        },
        luck: summary.luck,
        decisions: summary.decisions,
        model: summary.model,
        end: summary.end,
        adjusted: summary.adjusted,
        without_luck: summary.without_luck(),
        accuracy: summary.accuracy,
        losses: MeanLosses {
            draft: mean_loss(summary.lost_by(Kind::Draft)),
            drawing: mean_loss(summary.lost_by(Kind::Drawing)),
            power: mean_loss(summary.lost_by(Kind::Power)),
        },
        marks: MarkCounts {
            inaccuracy: summary.marked(Mark::Inaccuracy),
            mistake: summary.marked(Mark::Mistake),
            blunder: summary.marked(Mark::Blunder),
        },
        turning_point: analysis
            .turning_point(seat)
            .map(|(moment, gain)| TurningPoint { n: moment.index as u32 + 1, gain }),
        luckiest: summary.luckiest.and_then(|index| {
            let luck = analysis.moments.get(index)?.luck(seat)?;
            Some(Luckiest { n: number(index)?, luck })
        }),
        costliest: summary.costliest.iter().filter_map(|&index| number(index)).collect(),
    }
}

fn mean_loss(losses: Losses) -> MeanLoss {
    MeanLoss { decisions: losses.decisions, mean: losses.mean() }
}

fn moment(moment: &Moment) -> blazon_wire::Moment {
    blazon_wire::Moment {
        n: moment.index as u32 + 1,
        round: moment.round,
        event: moment.event,
        before: moment.before,
        after: moment.value,
        luck: moment.luck(Seat::First),
        decision: moment.choice().map(chosen),
    }
}

fn chosen(choice: &Choice) -> Chosen {
    Chosen {
        seat: choice.seat,
        about: match choice.kind {
            Kind::Draft => "draft",
            Kind::Drawing => "drawing",
            Kind::Power => "power",
        }
        .to_owned(),
        legal: choice.options,
        before: choice.before,
        after: choice.after,
        loss: choice.loss,
        error: choice.error,
        mark: choice.mark.map(|mark| match mark {
            Mark::Inaccuracy => blazon_wire::Mark::Inaccuracy,
            Mark::Mistake => blazon_wire::Mark::Mistake,
            Mark::Blunder => blazon_wire::Mark::Blunder,
        }),
        exact: choice.exact,
        best: weighed(&choice.best),
        alternatives: choice.alternatives.iter().take(ALTERNATIVES).map(weighed).collect(),
    }
}

fn weighed(candidate: &Candidate) -> Alternative {
    Alternative { event: candidate.event, win: candidate.win, margin: candidate.margin }
}
