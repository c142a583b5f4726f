use std::num::NonZero;
use std::time::Instant;

use blazon_chaos::{Broken, Tally};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::postgres;
use crate::step::{cargo, step, target_folder};

/// How many games, and which.
#[derive(Args)]
pub(crate) struct Options {
    /// How many games to play with accidents at random moments, and as many with a server that is killed in the middle of
    /// what it does with the store.
    #[arg(long, default_value_t = 10_000, conflicts_with = "nodes")]
    games: u64,
    /// The seed of the first game; the others have the seeds after it.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many threads; all cores if not given.
    #[arg(long, conflicts_with = "nodes")]
    threads: Option<NonZero<usize>>,
    /// Nothing is simulated: so many real servers with one PostgreSQL.
    #[arg(long)]
    nodes: Option<NonZero<usize>>,
    /// For how many minutes accidents happen to those servers; each happens at least once.
    #[arg(long, default_value_t = 10, requires = "nodes")]
    minutes: u64,
    /// At how many tables it is played at a time.
    #[arg(long, default_value_t = 200, requires = "nodes")]
    tables: u64,
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    if let Some(nodes) = options.nodes {
        return run_nodes(nodes, options);
    }
    let threads = match options.threads {
        Some(threads) => threads,
        None => std::thread::available_parallelism()?,
    };
    play("schedules", blazon_chaos::run, options, threads)?;
    play("crash points", blazon_chaos::crash_points, options, threads)
}

/// Real servers of the program as it is shipped.
fn run_nodes(nodes: NonZero<usize>, options: &Options) -> anyhow::Result<()> {
    postgres::install()?;
    step("the program", cargo(&["build", "--release", "--package", "blazon-cli"]))?;
    let mut cluster = cargo(&["run", "--package", "blazon-cluster", "--"]);
    cluster.arg("--program").arg(target_folder()?.join("release/blazon"));
    let seconds = options.minutes.saturating_mul(60);
    for (option, value) in [
        ("--nodes", nodes.get() as u64),
        ("--tables", options.tables),
        ("--seconds", seconds),
        ("--seed", options.seed),
    ] {
        cluster.args([option, &value.to_string()]);
    }
    step(&format!("{nodes} nodes, one PostgreSQL, every accident"), cluster)
}

fn play(
    name: &str,
    play: fn(u64) -> Result<Tally, Broken>,
    options: &Options,
    threads: NonZero<usize>,
) -> anyhow::Result<()> {
    let start = Instant::now();
    let style =
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left")?;
    let progress = ProgressBar::new(options.games).with_style(style);
    let seeds = options.seed..options.seed.saturating_add(options.games);
    let tally = blazon_chaos::play_all(play, seeds, threads, || progress.inc(1));
    progress.finish_and_clear();
    println!("{name}: {}", tally?);
    println!("seeds from {}, {:.0} s on {threads} threads", options.seed, start.elapsed().as_secs_f64());
    Ok(())
}
