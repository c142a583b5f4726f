use std::fmt::Write;
use std::fs;

use clap::Args;

use crate::browser::Browser;
use crate::platforms::decisions;
use crate::step::{cargo, step, target_folder};
use crate::wasm;

/// Who is timed, and how many decisions are made for each that `best` makes.
const PLAYERS: [(&str, usize); 3] = [("best", 1), ("net", 40), ("level:4", 40)];

/// How much to measure.
#[derive(Args)]
pub(crate) struct Options {
    /// How many decisions `best` makes; the quick players make forty times as many.
    #[arg(long, default_value_t = 50)]
    positions: usize,
    /// How many times each side is timed, in turn.
    #[arg(long, default_value_t = 5)]
    rounds: u32,
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let browser = Browser::install()?;
    let module = wasm::questions()?;
    step("the questions natively", cargo(&["build", "--release", "--package", "blazon-questions"]))?;
    let program = target_folder()?.join("release/blazon-questions");
    let mut measure = browser.node(&["speed.js"]);
    measure.arg(&program).arg(&module).arg(options.rounds.to_string());
    for (player, times) in PLAYERS {
        let count = options.positions * times;
        let mut question = format!("nodes {player} 1\n");
        for spot in decisions(count) {
            let _ = writeln!(question, "{} {}", spot.seat, spot.position);
        }
        let file = module.join(format!("{}.txt", player.replace(':', "-")));
        fs::write(&file, question)?;
        measure.arg(format!("{player}={count}={}", file.display()));
    }
    step("native and WASM in turn", measure)
}
