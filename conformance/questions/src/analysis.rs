//! How the engine judges a game.

use std::fmt::Write;

use blazon::{Record, Seat};
use blazon_engine::{Analysis, Budget, Engine, EngineJudge, Player, What};

use crate::decision::weighed;
use crate::reason;

/// The analysis of a record as text, by a judge who spends at most about so many nodes on a decision.
pub(crate) fn analyse(text: &str, player: &str, nodes: u64) -> Result<String, String> {
    let record: Record = text.parse().map_err(reason)?;
    let engine = Engine::new(player.parse::<Player>().map_err(reason)?);
    let components = record.start().components();
    let judge = EngineJudge::new(engine, Budget::Nodes(nodes), 0, components);
    let analysis = Analysis::of(&record, &judge, |_, _| true);
    let Analysis { start, end, result, model, .. } = &analysis;
    let mut lines = format!("start {start:?} end {end:?} result {result:?} model {model:?}\n");
    for moment in &analysis.moments {
        let _ =
            write!(lines, "{} {} from {:?} to {:?}", moment.round, moment.event, moment.before, moment.value);
        let _ = match &moment.what {
            What::Chance(luck) => writeln!(lines, ", luck {luck:?}"),
            What::Choice(choice) => {
                let _ = writeln!(lines, ", loss {:?} of {} events", choice.loss, choice.options);
                choice.alternatives.iter().try_for_each(|other| writeln!(lines, "    {}", weighed(other)))
            }
        };
    }
    for seat in Seat::ALL {
        let _ = writeln!(lines, "{seat} {:?}", analysis.players[seat]);
    }
    Ok(lines)
}
