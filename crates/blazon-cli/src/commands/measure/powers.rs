//! `blazon measure powers`: how often powers are won, used and wasted.

use std::io::{self, Write};

use blazon::{BySeat, Power, Seat};
use blazon_arena::{Entrant, Simulation};
use blazon_engine::Player;
use blazon_report::table;
use blazon_wire::{ByPower, MeasuredPowers, PowerCount, PowerSums, PowerUse, RunOptions};
use blazon_words::{Words, fl};
use clap::Command;

use super::{MOST, with_work};
use crate::arguments::{Arguments, option};
use crate::command_line::examples;
use crate::counted::{self, Counted};
use crate::failure::{Exit, Failure};
use crate::figure::{percentage, real};
use crate::progress::watched;

const GAMES: u64 = 100;

const EXAMPLES: &[&str] = &[
    "blazon measure powers --games 100 --seed 1",
    "blazon measure powers --games 10000 --player greedy --seed 1 --json",
    "blazon measure powers --games 1000 --seed 1 --shard 2/5 --json > part-2.json",
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
    let player = arguments.entrant("player", Player::Best)?;
    let simulation = Simulation {
        players: BySeat { first: player.clone(), second: player.clone() },
        games: arguments.number("games", 1..=MOST)?.unwrap_or(GAMES),
        shard: arguments.shard()?,
        seed: arguments.seed_or_any()?,
        rules: arguments.rules()?,
    };
    let census = watched(arguments, simulation.share(), |threads, stop, watch| {
        simulation.play(threads, stop, |_, _| Ok(()), watch)
    })?;
    let stopped = census.games < simulation.share();
    let Simulation { rules, games, shard, seed, .. } = simulation;
    let counts = Counts { games: census.games, powers: census.powers, castle: census.castle };
    let told = line(counted::options(&rules, seed, games, shard, stopped), player.to_string(), &counts);
    counted::print(&told, arguments, out)?;
    Ok(Exit::Fine)
}

/// What is counted of the powers.
#[derive(Clone, Copy)]
pub(crate) struct Counts {
    games: u64,
    powers: [blazon_arena::PowerCount; Power::ALL.len()],
    castle: BySeat<u64>,
}

fn line(options: RunOptions, player: String, counts: &Counts) -> MeasuredPowers {
    let &Counts { games, powers, castle } = counts;
    // Counts of both seats, a player and game. What is won once a game is won by one of two players.
    let share = |count: u64| real(count) / (2.0 * real(games.max(1)));
    let power_use = |won: u64, used: u64| PowerUse {
        won: share(won),
        used: share(used),
        wasted: share(won.saturating_sub(used)),
    };
    let sums = PowerSums {
        powers: ByPower::new(|power| {
            let count = powers[power as usize];
            PowerCount { won: count.won, used: count.used }
        }),
        castle,
    };
    MeasuredPowers {
        options,
        player,
        games,
        powers: ByPower::new(|power| power_use(sums.powers.of(power).won, sums.powers.of(power).used)),
        castle: power_use(2 * games, castle.first + castle.second),
        sums,
    }
}

impl Counted for MeasuredPowers {
    type Sums = Counts;

    const MOST: u64 = MOST;

    fn options(&self) -> &RunOptions {
        &self.options
    }

    fn is_alike(&self, other: &MeasuredPowers) -> bool {
        self.player == other.player
    }

    fn sums(&self) -> Option<Counts> {
        let PowerSums { powers, castle } = self.sums;
        let games = (self.games <= MOST && Entrant::is_name(&self.player)).then_some(self.games)?;
        let powers = power_counts(&powers, games)?;
        (castle.first.max(castle.second) <= games).then_some(Counts { games, powers, castle })
    }

    fn count(sums: &Counts) -> u64 {
        sums.games
    }

    fn merge(sums: &mut Counts, other: &Counts) {
        sums.games += other.games;
        for (count, more) in sums.powers.iter_mut().zip(&other.powers) {
            count.merge(more);
        }
        for seat in Seat::ALL {
            sums.castle[seat] += other.castle[seat];
        }
    }

    fn with(&self, options: RunOptions, sums: &Counts) -> MeasuredPowers {
        line(options, self.player.clone(), sums)
    }

    fn tell(&self, words: &Words, out: &mut impl Write) -> io::Result<()> {
        let heading = fl!(
            words,
            "cli-measure-powers",
            games = self.games,
            player = self.player.as_str(),
            seed = self.options.seed.to_string()
        );
        writeln!(out, "{heading}")?;
        if self.games == 0 {
            return Ok(());
        }
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
            rows.push(row(words.power(power), *self.powers.of(power)));
        }
        rows.push(row(fl!(words, "cli-measure-castle"), self.castle));
        table::write(&rows, out)
    }
}

/// How often powers were won and used in so many games, in the order of the powers; nothing if that cannot be.
pub(crate) fn power_counts(
    powers: &ByPower<PowerCount>,
    games: u64,
) -> Option<[blazon_arena::PowerCount; Power::ALL.len()]> {
    let counts = Power::ALL.map(|power| {
        let &PowerCount { won, used } = powers.of(power);
        blazon_arena::PowerCount { won, used }
    });
    // Nothing is used that was not won, and each is won once a game.
    counts.iter().all(|count| count.used <= count.won && count.won <= games).then_some(counts)
}
