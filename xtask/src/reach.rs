use clap::Args;

use crate::browser::Browser;
use crate::step::{cargo, step, target_folder};

/// How much to measure.
#[derive(Args)]
pub(crate) struct Options {
    /// How many first visits are timed.
    #[arg(long, default_value_t = 5)]
    visits: u32,
}

/// Measures the page as people get it: the program of a release.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let browser = Browser::install()?;
    step("the program", cargo(&["build", "--release", "--package", "blazon-cli"]))?;
    let mut measure = browser.node(&["reach.js"]);
    measure.arg(options.visits.to_string());
    measure.env("BLAZON", target_folder()?.join("release/blazon"));
    step("how fast the page is", measure)
}
