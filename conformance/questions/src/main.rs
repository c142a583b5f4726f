//! Answers the question of each file it is given, twice, and prints how many milliseconds the second time took: the
//! other side of `cargo xtask wasm-speed`.

use std::time::Instant;

fn main() -> Result<(), String> {
    for file in std::env::args().skip(1) {
        let question = std::fs::read_to_string(&file).map_err(|error| format!("{file}: {error}"))?;
        blazon_questions::answer(&question)?;
        let start = Instant::now();
        blazon_questions::answer(&question)?;
        println!("{}", start.elapsed().as_secs_f64() * 1e3);
    }
    Ok(())
}
