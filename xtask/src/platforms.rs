//! The proof that a browser's WASM does what native code does: the same questions, the same answers.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, ensure};
use blazon::Rules;
use blazon_arena::measure::{Quick, Spot, spots};
use blazon_questions::{List, answer};

use crate::browser::Browser;
use crate::step::{repository, step, within};
use crate::wasm;

/// Whose decisions are compared.
const PLAYERS: [&str; 4] = ["greedy", "level:4", "net", "best"];

/// How many decisions of each.
const DECISIONS: usize = 60;

/// How many random games, and in how many questions.
const RANDOM_GAMES: (u64, u64) = (100, 10);

/// Days whose dice are compared.
const DAYS: [&str; 4] = ["2000-01-01", "2024-02-29", "2026-11-17", "9999-12-31"];

/// How many tables with fair dice are compared, and how many rolls of each.
const TABLES: (u8, u32) = (8, 200);

/// The game that is analysed.
const ANALYSED: &str = "conformance/games/turn.txt";

/// `i32x4.add` in WASM: what a sum of products comes to when it is vectorised.
const VECTOR_SUM: [u8; 3] = [0xfd, 0xae, 0x01];

/// Hundreds are usual, and none if the compiler was told to keep loops small. By chance a few bytes may look like one.
const LEAST_VECTOR_SUMS: usize = 50;

/// Answers natively, and has a browser answer the same.
pub(crate) fn compare(browser: &Browser) -> anyhow::Result<()> {
    let module = wasm::questions()?;
    within("the net's loops in WASM are vectorised", || {
        let code = fs::read(module.join("questions_bg.wasm"))?;
        let sums = code.windows(VECTOR_SUM.len()).filter(|code| *code == VECTOR_SUM).count();
        println!("{sums} sums of vectors");
        ensure!(
            sums >= LEAST_VECTOR_SUMS,
            "the profile `worker` or the flags for WASM have lost SIMD: see Cargo.toml"
        );
        Ok(())
    })?;
    let list = module.join("questions.txt");
    within("the native answers", || {
        let questions = questions()?;
        let answered = questions.into_iter().map(|question| {
            let answer = answer(&question).map_err(|error| anyhow!("{}: {error}", first_line(&question)))?;
            Ok((question, answer))
        });
        let answered = List(answered.collect::<anyhow::Result<_>>()?);
        println!("{} answers", answered.0.len());
        Ok(fs::write(&list, answered.to_string())?)
    })?;
    let mut test = browser.tests("tests/platforms.test.js");
    test.env("QUESTIONS", &module);
    step("a browser's answers are the native ones", test)
}

/// So many decisions to be made, each out of a game of its own: the same as those of `blazon bench decide`.
pub(crate) fn decisions(count: usize) -> Vec<Spot> {
    spots(&Quick::greedy(), Rules::default(), 1, count)
}

fn questions() -> anyhow::Result<Vec<String>> {
    let mut questions = Vec::new();
    let mut cases = files("conformance/rules")?;
    cases.push(repository("conformance/perft.txt"));
    for file in cases {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        questions.push(format!("cases {name}\n{}", read(&file)?));
    }
    for file in files("conformance/games")? {
        if !file.ends_with("hashes.txt") {
            questions.push(format!("game\n{}", read(&file)?));
        }
    }
    let (games, times) = RANDOM_GAMES;
    questions.extend((0..times).map(|seed| format!("random-games {seed} {games}")));
    questions.extend(DAYS.map(|date| format!("daily {date}")));
    let (tables, rolls) = TABLES;
    questions.extend((0..tables).map(|table| fair_dice(table, rolls)));
    for file in files("conformance/dice")? {
        if !file.ends_with("vectors.txt") {
            questions.push(format!("verify\n{}", read(&file)?));
        }
    }
    for (seed, Spot { position, seat }) in decisions(DECISIONS).into_iter().enumerate() {
        questions.extend(PLAYERS.map(|player| format!("decide {player} {seat} {seed}\n{position}")));
    }
    let game = read(&repository(ANALYSED))?;
    questions.extend(["net", "best"].map(|player| format!("analyse {player} 20000\n{game}")));
    questions.push("words".to_owned());
    Ok(questions)
}

/// The question about a table with fair dice, whose secrets follow from its number.
fn fair_dice(table: u8, rolls: u32) -> String {
    let bytes = |part: u8, len: usize| format!("{:02x}", part.wrapping_mul(37) ^ table).repeat(len);
    let [secret, salt] = [1, 2].map(|part| bytes(part, 32));
    let [host, guest] = [3, 4].map(|part| bytes(part, 16));
    format!("fair-dice table-{table} {secret} {salt} {host} {guest} {rolls}")
}

/// The text files of a folder of the repository, in order.
fn files(folder: &str) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(repository(folder))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "txt") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn read(file: &Path) -> anyhow::Result<String> {
    fs::read_to_string(file).with_context(|| file.display().to_string())
}

fn first_line(question: &str) -> &str {
    question.lines().next().unwrap_or_default()
}
