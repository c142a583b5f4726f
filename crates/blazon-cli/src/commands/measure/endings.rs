//! `blazon measure endings`: decisions compared with the exact solution.

use std::io::Write;

use blazon_arena::Entrant;
use blazon_arena::measure::Endings;
use blazon_engine::Player;
use blazon_report::table;
use blazon_wire::{EndingLoss, MeasuredEndings};
use blazon_words::{Words, fl};
use clap::{ArgAction, Command};

use super::{MOST, Measured, with_work};
use crate::arguments::{Arguments, option};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::figure::percentage;
use crate::progress::watched;

const POSITIONS: u64 = 200;
const NODES: u64 = 10_000_000;

const EXAMPLES: &[&str] = &[
    "blazon measure endings --positions 200 --seed 1",
    "blazon measure endings --player best --player level:5 --player greedy --seed 1",
    "blazon measure endings --player best@net.bin --json",
];

pub(super) fn command(words: &Words) -> Command {
    let number = fl!(words, "cli-value-number");
    let positions = fl!(words, "cli-option-measure-positions", default = POSITIONS.to_string());
    let nodes = fl!(words, "cli-option-measure-nodes", default = NODES.to_string());
    let players = fl!(words, "cli-option-measure-players");
    let command = Command::new("endings")
        .about(fl!(words, "cli-about-measure-endings"))
        .override_usage(fl!(words, "cli-usage-measure-endings"))
        .after_help(examples(words, EXAMPLES))
        .arg(option("positions", &number, positions))
        .arg(option("player", &fl!(words, "cli-value-player"), players).action(ArgAction::Append))
        .arg(option("nodes", &number, nodes));
    with_work(command, words)
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let mut players: Vec<Entrant> = Vec::new();
    for name in arguments.texts("player") {
        let player = arguments.read_entrant(name)?;
        if !players.contains(&player) {
            players.push(player);
        }
    }
    if players.is_empty() {
        players.push(Player::Best.into());
    }
    // The yardstick: what the net knows without any search.
    let net = Entrant::new(Player::Net);
    if !players.contains(&net) {
        players.push(net);
    }
    let endings = Endings {
        rules: arguments.rules()?,
        seed: arguments.seed_or_any()?,
        positions: arguments.number("positions", 1..=MOST)?.unwrap_or(POSITIONS),
        nodes: arguments.number("nodes", 1..=u64::MAX)?.unwrap_or(NODES),
        players,
    };
    let ended =
        watched(arguments, endings.positions, |threads, stop, watch| endings.measure(threads, stop, watch))?;
    let losses = endings.players.iter().zip(&ended.players).map(|(player, lost)| EndingLoss {
        player: player.to_string(),
        mean_loss: ended.mean(lost),
        without_loss: ended.without_loss(lost),
        largest_loss: lost.most,
    });
    let told = MeasuredEndings {
        seed: endings.seed,
        positions: ended.positions,
        stopped: ended.positions < endings.positions,
        open: ended.open,
        games: ended.games,
        unsolved: ended.unsolved,
        nodes: endings.nodes,
        players: losses.collect(),
    };
    let heading = fl!(
        words,
        "cli-measure-endings",
        positions = told.positions,
        open = told.open,
        unsolved = told.unsolved,
        seed = told.seed.to_string()
    );
    let measured =
        Measured { json: blazon_wire::line(&told), done: told.positions, asked: endings.positions, heading };
    measured.print(arguments, out, |out| {
        let mut rows = vec![[
            fl!(words, "cli-ladder-player"),
            fl!(words, "cli-measure-loss"),
            fl!(words, "cli-measure-without-loss"),
            fl!(words, "cli-measure-largest-loss"),
        ]];
        rows.extend(told.players.iter().map(|one| {
            [
                one.player.clone(),
                percentage(words, one.mean_loss, 3),
                percentage(words, one.without_loss, 1),
                percentage(words, one.largest_loss, 2),
            ]
        }));
        table::write(&rows, out)
    })
}
