use std::path::PathBuf;
use std::time::Instant;

use blazon_postgres::Postgres;

use crate::browser::Browser;
use crate::other_browsers;
use crate::platforms;
use crate::postgres;
use crate::python;
use crate::step::{cargo, step, target_folder};
use crate::wasm::{BARE_TARGET, WEB_TARGET, install_target};

/// What has to pass, in the order in which a fault is found soonest.
pub(crate) fn run() -> anyhow::Result<()> {
    let start = Instant::now();
    step("formatting", cargo(&["fmt", "--all", "--check"]))?;
    step("lints", cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    let mut doc = cargo(&["doc", "--workspace", "--no-deps"]);
    doc.env("RUSTDOCFLAGS", "-D warnings");
    step("documentation", doc)?;
    postgres::install()?;
    python::install()?;
    step("unit, property and conformance tests", cargo(&["test", "--workspace"]))?;
    install_target(BARE_TARGET)?;
    let bare = [
        "build",
        "--package",
        "blazon",
        "--package",
        "blazon-dice",
        "--all-features",
        "--target",
        BARE_TARGET,
    ];
    step("the rules and the dice without a standard library", cargo(&bare))?;
    install_target(WEB_TARGET)?;
    let web = ["build", "--package", "blazon-engine", "--target", WEB_TARGET];
    step("the engine for the web", cargo(&web))?;
    step("fuzz targets build", cargo(&["check", "--manifest-path", "fuzz/Cargo.toml"]))?;
    let mut cluster = cargo(&["run", "--package", "blazon-cluster", "--"]);
    cluster.arg("--program").arg(program()?);
    step("three nodes, one PostgreSQL, every accident", cluster)?;
    browser_tests()?;
    println!("\neverything passed in {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// What needs a browser: WASM against native code, and the page of the real program.
pub(crate) fn browser_tests() -> anyhow::Result<()> {
    let browser = Browser::install()?;
    step("what the browser tests rest on", browser.tests("tests/harness.test.js"))?;
    platforms::compare(&browser)?;
    let program = program()?;
    postgres::install()?;
    let postgres = Postgres::start()?;
    let mut page = browser.tests("tests/page/");
    page.env("BLAZON", &program).env("POSTGRES", postgres.create_database()?);
    step("the page in a browser", page)?;
    other_browsers::install()?;
    let mut games = browser.tests("tests/other-browsers.test.js");
    games.env("BLAZON", &program);
    step("a game in each of the other browsers", games)
}

/// The program as tests run it, built anew if need be.
fn program() -> anyhow::Result<PathBuf> {
    step("the program", cargo(&["build", "--package", "blazon-cli"]))?;
    Ok(target_folder()?.join("debug/blazon"))
}
