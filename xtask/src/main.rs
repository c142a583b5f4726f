//! `cargo xtask`: what is done to the repository rather than with the game.

mod agreement;
#[cfg(test)]
mod architecture;
mod browser;
mod chaos;
mod chromium;
mod deny;
mod fuzz;
mod icons;
mod other_browsers;
mod packages;
mod picture;
mod platforms;
mod postgres;
mod python;
mod reach;
mod referee;
mod slurm;
mod step;
mod test;
mod wasm;
mod wasm_speed;

use clap::Parser;

/// What is done to the repository rather than with the game.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// Sets up what the tests need and runs every one of them.
    ///
    /// Formatting, lints, documentation, unit, property and conformance tests, the promise that the rules need no
    /// standard library, that the fuzz targets build, and in a real browser: that WASM answers as native code does, and
    /// the page, and in each of two other browsers one whole game.
    Test,
    /// Only the part of the tests that needs a browser.
    TestBrowser,
    /// Plays random games with the library and the naive referee, which have to agree at every step.
    ///
    /// Example: cargo xtask referee --games 1000000
    Referee(referee::Options),
    /// Plays games between people far apart in which everything goes wrong that can: they have to end as they would have
    /// without.
    ///
    /// Example: cargo xtask chaos --games 100000
    ///
    /// A game that breaks a promise says its seed, and can be played alone: cargo xtask chaos --games 1 --seed 4711
    ///
    /// With --nodes nothing is simulated: real servers and a real PostgreSQL are killed, frozen and cut off from each other.
    ///
    /// Example: cargo xtask chaos --nodes 3 --minutes 60
    Chaos(chaos::Options),
    /// Fuzzes each target of `fuzz/`, starting from the conformance files.
    ///
    /// Example: cargo xtask fuzz --runs 2500000
    Fuzz(fuzz::Options),
    /// Checks the licences of all dependencies, where they come from, and that none is there that should not be.
    ///
    /// It runs cargo-deny by `deny.toml`, and installs it if it is missing.
    Deny,
    /// Draws the icons of the page as pictures, from its `icon.svg`, with a browser.
    ///
    /// Example: cargo xtask icons --browser google-chrome
    Icons(icons::Options),
    /// Takes pictures of every screen of the page into `target/pictures`, and anew those that the README shows.
    ///
    /// Each on a desktop and on a phone, light and dark, with `index.html` to look at them all.
    ///
    /// Example: cargo xtask picture --screen drawing --language fr
    Picture(picture::Options),
    /// Starts a PostgreSQL server with an empty database for trying things out, and says where it is.
    ///
    /// It has a folder of its own, which is gone when it ends: with Ctrl-C, or when its input ends.
    Postgres,
    /// Measures the page in a browser: first paint, when one can play, decisions of the engine, what is sent.
    ///
    /// Example: cargo xtask reach --visits 10
    Reach(reach::Options),
    /// Starts a Slurm of one node, and runs a match, a measurement and a training on it with the jobs of `packaging/slurm`.
    ///
    /// A task of each is killed and run again, and what comes of it has to be what one run gives. It installs Debian's Slurm
    /// if it is missing, needs root, and leaves nothing running.
    ///
    /// Example: cargo xtask slurm
    Slurm(slurm::Options),
    /// Times the same decisions natively and as WASM in a browser, in turn, and says how much slower WASM is.
    ///
    /// Example: cargo xtask wasm-speed --positions 200
    WasmSpeed(wasm_speed::Options),
}

fn main() -> anyhow::Result<()> {
    match Task::parse() {
        Task::Test => test::run(),
        Task::TestBrowser => test::browser_tests(),
        Task::Referee(options) => referee::run(&options),
        Task::Chaos(options) => chaos::run(&options),
        Task::Fuzz(options) => fuzz::run(&options),
        Task::Deny => deny::run(),
        Task::Icons(options) => icons::run(&options),
        Task::Picture(options) => picture::run(&options),
        Task::Postgres => postgres::run(),
        Task::Reach(options) => reach::run(&options),
        Task::Slurm(options) => slurm::run(&options),
        Task::WasmSpeed(options) => wasm_speed::run(&options),
    }
}
