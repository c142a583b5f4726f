//! `blazon-cluster`: real nodes, a real database, every accident.

#[cfg(unix)]
fn main() -> anyhow::Result<std::process::ExitCode> {
    run::run()
}

#[cfg(not(unix))]
fn main() -> anyhow::Result<()> {
    anyhow::bail!("it needs signals, which this system does not have")
}

#[cfg(unix)]
mod run {
    use std::path::PathBuf;
    use std::process::ExitCode;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::{Duration, Instant};

    use blazon_cluster::{Findings, Plan};
    use clap::Parser;

    /// How many broken promises are told.
    const TOLD: usize = 20;

    /// Plays at several servers with one PostgreSQL while everything goes wrong that can, and checks that nothing is lost.
    #[derive(Parser)]
    struct Options {
        /// The program `blazon`.
        #[arg(long, env = "BLAZON")]
        program: PathBuf,
        /// How many nodes.
        #[arg(long, default_value_t = 3)]
        nodes: usize,
        /// At how many tables it is played at a time.
        #[arg(long, default_value_t = 200)]
        tables: u64,
        /// For how many seconds accidents happen; each of them happens at least once.
        #[arg(long, default_value_t = 45)]
        seconds: u64,
        /// What the accidents, the players' choices and their patience follow from.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// One node with SQLite instead.
        #[arg(long)]
        sqlite: bool,
    }

    pub(super) fn run() -> anyhow::Result<ExitCode> {
        let options = Options::parse();
        let stop = Arc::new(AtomicBool::new(false));
        let stopping = Arc::clone(&stop);
        ctrlc::set_handler(move || stopping.store(true, Ordering::Relaxed))?;
        let plan = Plan {
            program: options.program,
            nodes: options.nodes,
            tables: options.tables,
            time: Duration::from_secs(options.seconds),
            seed: options.seed,
            sqlite: options.sqlite,
        };
        let start = Instant::now();
        let Findings { tally, refused, wrong, logs } = plan.run(&stop)?;
        println!("{tally}");
        println!("refused: {refused:?}");
        println!("seed {}, {:.0} s", plan.seed, start.elapsed().as_secs_f64());
        if stop.load(Ordering::Relaxed) {
            println!("stopped early: nothing was compared");
            return Ok(ExitCode::FAILURE);
        }
        for wrong in wrong.iter().take(TOLD) {
            println!("wrong, with seed {}: {wrong}", plan.seed);
        }
        if let Some(logs) = logs {
            println!("{} promises were broken; the nodes' logs are in {}", wrong.len(), logs.display());
            return Ok(ExitCode::FAILURE);
        }
        Ok(ExitCode::SUCCESS)
    }
}
