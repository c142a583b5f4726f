//! `blazon measure endings`: decisions compared with the exact solution.

use std::io::{self, Write};

use blazon_arena::Entrant;
use blazon_arena::measure::{Ended, Endings, Lost};
use blazon_engine::{Player, SOLVED_ROUNDS};
use blazon_report::table;
use blazon_wire::{EndingLoss, EndingSums, MeasuredEndings, RunOptions};
use blazon_words::{Words, fl};
use clap::{ArgAction, Command};

use super::{MOST, with_work};
use crate::arguments::{Arguments, option};
use crate::command_line::examples;
use crate::counted::{self, Counted, shares};
use crate::failure::{Exit, Failure};
use crate::figure::percentage;
use crate::progress::watched;

const POSITIONS: u64 = 200;
const ROUNDS: u32 = 2;
const NODES: u64 = 10_000_000;

const EXAMPLES: &[&str] = &[
    "blazon measure endings --positions 200 --seed 1",
    "blazon measure endings --player best --player level:5 --player greedy --seed 1",
    "blazon measure endings --player best@net.bin --json",
    "blazon measure endings --rounds 3 --nodes 3000000 --seed 1",
    "blazon measure endings --positions 1000 --seed 1 --shard 2/5 --json > part-2.json",
];

pub(super) fn command(words: &Words) -> Command {
    let number = fl!(words, "cli-value-number");
    let positions = fl!(words, "cli-option-measure-positions", default = POSITIONS.to_string());
    let rounds = fl!(words, "cli-option-measure-rounds", most = SOLVED_ROUNDS, default = ROUNDS.to_string());
    let nodes = fl!(words, "cli-option-measure-nodes", default = NODES.to_string());
    let players = fl!(words, "cli-option-measure-players");
    let command = Command::new("endings")
        .about(fl!(words, "cli-about-measure-endings"))
        .override_usage(fl!(words, "cli-usage-measure-endings"))
        .after_help(examples(words, EXAMPLES))
        .arg(option("positions", &number, positions))
        .arg(option("rounds", &number, rounds))
        .arg(option("player", &fl!(words, "cli-value-player"), players).action(ArgAction::Append))
        .arg(option("nodes", &number, nodes));
    with_work(command, words)
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
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
        rounds: arguments.number("rounds", 1..=SOLVED_ROUNDS)?.unwrap_or(ROUNDS),
        positions: arguments.number("positions", 1..=MOST)?.unwrap_or(POSITIONS),
        shard: arguments.shard()?,
        nodes: arguments.number("nodes", 1..=u64::MAX)?.unwrap_or(NODES),
        players,
    };
    let ended =
        watched(arguments, endings.share(), |threads, stop, watch| endings.measure(threads, stop, watch))?;
    let stopped = ended.positions < endings.share();
    let Endings { rules, seed, rounds, positions, shard, nodes, players } = &endings;
    let options = counted::options(rules, *seed, *positions, *shard, stopped);
    let told = line(options, (*rounds, *nodes), players.iter().map(Entrant::to_string), &ended);
    counted::print(&told, arguments, out)?;
    Ok(Exit::Fine)
}

fn line(
    options: RunOptions,
    (rounds, nodes): (u32, u64),
    players: impl Iterator<Item = String>,
    ended: &Ended,
) -> MeasuredEndings {
    let losses = players.zip(&ended.players).map(|(player, lost)| EndingLoss {
        player,
        mean_loss: ended.mean(lost),
        without_loss: ended.without_loss(lost),
        largest_loss: lost.most.share(),
        sums: EndingSums { loss: lost.sum.0, without_loss: lost.nothing, largest: lost.most.0 },
    });
    MeasuredEndings {
        options,
        rounds,
        positions: ended.positions,
        open: ended.open,
        games: ended.games,
        unsolved: ended.unsolved,
        nodes,
        players: losses.collect(),
    }
}

fn names(line: &MeasuredEndings) -> impl Iterator<Item = String> {
    line.players.iter().map(|one| one.player.clone())
}

impl Counted for MeasuredEndings {
    type Sums = Ended;

    const MOST: u64 = MOST;

    fn options(&self) -> &RunOptions {
        &self.options
    }

    fn is_alike(&self, other: &MeasuredEndings) -> bool {
        (self.rounds, self.nodes) == (other.rounds, other.nodes) && names(self).eq(names(other))
    }

    fn sums(&self) -> Option<Ended> {
        let &MeasuredEndings { positions, open, games, unsolved, .. } = self;
        let most = MOST * Endings::MOST_GAMES;
        let sound = (1..=SOLVED_ROUNDS).contains(&self.rounds)
            && positions <= MOST
            && open <= positions
            && games <= most
            && unsolved <= most;
        if !sound || positions + unsolved > games {
            return None;
        }
        let lost = |one: &EndingLoss| {
            let EndingSums { loss, without_loss, largest } = one.sums;
            let sound = Entrant::is_name(&one.player) && without_loss <= positions && largest <= loss;
            let lost =
                Lost { sum: shares(loss, positions)?, nothing: without_loss, most: shares(largest, 1)? };
            sound.then_some(lost)
        };
        let players = self.players.iter().map(lost).collect::<Option<_>>()?;
        Some(Ended { positions, open, games, unsolved, players })
    }

    fn count(sums: &Ended) -> u64 {
        sums.positions
    }

    fn merge(sums: &mut Ended, other: &Ended) {
        sums.merge(other);
    }

    fn with(&self, options: RunOptions, sums: &Ended) -> MeasuredEndings {
        line(options, (self.rounds, self.nodes), names(self), sums)
    }

    fn tell(&self, words: &Words, out: &mut impl Write) -> io::Result<()> {
        let heading = fl!(
            words,
            "cli-measure-endings",
            rounds = self.rounds,
            positions = self.positions,
            open = self.open,
            unsolved = self.unsolved,
            seed = self.options.seed.to_string()
        );
        writeln!(out, "{heading}")?;
        if self.positions == 0 {
            return Ok(());
        }
        let mut rows = vec![[
            fl!(words, "cli-ladder-player"),
            fl!(words, "cli-measure-loss"),
            fl!(words, "cli-measure-without-loss"),
            fl!(words, "cli-measure-largest-loss"),
        ]];
        rows.extend(self.players.iter().map(|one| {
            [
                one.player.clone(),
                percentage(words, one.mean_loss, 3),
                percentage(words, one.without_loss, 1),
                percentage(words, one.largest_loss, 2),
            ]
        }));
        table::write(&rows, out)
    }
}
