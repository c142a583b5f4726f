//! `blazon measure powers`: how often powers are won, used and wasted.

use std::io::Write;

use blazon::{BySeat, Power};
use blazon_arena::{Census, Simulation};
use blazon_engine::Player;
use blazon_report::table;
use blazon_wire::{ByPower, MeasuredPowers, PowerUse};
use blazon_words::{Words, fl};
use clap::Command;

use super::{MOST, Measured, with_work};
use crate::arguments::{Arguments, option};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::figure::{percentage, real};
use crate::progress::watched;

const GAMES: u64 = 100;

const EXAMPLES: &[&str] = &[
    "blazon measure powers --games 100 --seed 1",
    "blazon measure powers --games 10000 --player greedy --seed 1 --json",
];

pub(super) fn command(words: &Words) -> Command {
    let games = fl!(words, "cli-option-measure-games", default = GAMES.to_string());
    let command = Command::new("powers")
        .about(fl!(words, "cli-about-measure-powers"))
        .override_usage(fl!(words, "cli-usage-measure-powers"))
        .after_help(examples(words, EXAMPLES))
        .arg(option("games", &fl!(words, "cli-value-number"), games))
        .arg(option("player", &fl!(words, "cli-value-player"), fl!(words, "cli-option-measure-player")));
    with_work(command, words)
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let player = arguments.entrant("player", Player::Best)?;
    let simulation = Simulation {
        players: BySeat { first: player.clone(), second: player.clone() },
        games: arguments.number("games", 1..=MOST)?.unwrap_or(GAMES),
        seed: arguments.seed_or_any()?,
        rules: arguments.rules()?,
    };
    let census = watched(arguments, simulation.games, |threads, stop, watch| {
        simulation.play(threads, stop, |_, _| Ok(()), watch)
    })?;
    let told = MeasuredPowers {
        seed: simulation.seed,
        player: player.to_string(),
        games: census.games,
        stopped: census.games < simulation.games,
        powers: ByPower::new(|power| {
            let count = census.power(power);
            power_use(&census, count.won, count.used)
        }),
        castle: power_use(&census, 2 * census.games, census.castle.first + census.castle.second),
    };
    let heading = fl!(
        words,
        "cli-measure-powers",
        games = told.games,
        player = told.player.as_str(),
        seed = told.seed.to_string()
    );
    let measured =
        Measured { json: blazon_wire::line(&told), done: told.games, asked: simulation.games, heading };
    measured.print(arguments, out, |out| {
        let mut rows = vec![[
            fl!(words, "cli-measure-power"),
            fl!(words, "cli-measure-won"),
            fl!(words, "cli-measure-used"),
            fl!(words, "cli-measure-wasted"),
        ]];
        let row = |name: String, PowerUse { won, used, wasted }: PowerUse| {
            let [won, used, wasted] = [won, used, wasted].map(|share| percentage(words, share, 1));
            [name, won, used, wasted]
        };
        for power in Power::ALL {
            rows.push(row(words.power(power), *told.powers.of(power)));
        }
        rows.push(row(fl!(words, "cli-measure-castle"), told.castle));
        table::write(&rows, out)
    })
}

/// Counts of both seats, a player and game. What is won once a game is won by one of two players.
fn power_use(census: &Census, won: u64, used: u64) -> PowerUse {
    let share = |count: u64| real(count) / (2.0 * real(census.games.max(1)));
    PowerUse { won: share(won), used: share(used), wasted: share(won.saturating_sub(used)) }
}
