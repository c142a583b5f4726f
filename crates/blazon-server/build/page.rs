use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use anyhow::{Context, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::module;
use crate::target::TARGET;

/// What the page is made of. Nothing else changes it.
const SOURCES: [&str; 33] = [
    ".cargo/config.toml",
    "Cargo.lock",
    "Cargo.toml",
    "crates/blazon/Cargo.toml",
    "crates/blazon/src",
    "crates/blazon-courier/Cargo.toml",
    "crates/blazon-courier/src",
    "crates/blazon-dice/Cargo.toml",
    "crates/blazon-dice/src",
    "crates/blazon-engine/Cargo.toml",
    "crates/blazon-engine/src",
    "crates/blazon-engine/weights",
    "crates/blazon-online/Cargo.toml",
    "crates/blazon-online/src",
    "crates/blazon-page/Cargo.toml",
    "crates/blazon-page/i18n.toml",
    "crates/blazon-page/src",
    "crates/blazon-page/web",
    "crates/blazon-picture/Cargo.toml",
    "crates/blazon-picture/src",
    "crates/blazon-puzzles/Cargo.toml",
    "crates/blazon-puzzles/puzzles.txt",
    "crates/blazon-puzzles/src",
    "crates/blazon-table/Cargo.toml",
    "crates/blazon-table/src",
    "crates/blazon-wire/Cargo.toml",
    "crates/blazon-wire/src",
    "crates/blazon-words/Cargo.toml",
    "crates/blazon-words/i18n",
    "crates/blazon-words/src",
    "crates/blazon-worker/Cargo.toml",
    "crates/blazon-worker/src",
    "crates/blazon-server/build",
];

/// The programs that a browser runs: the page, and beside it the engine and the courier.
const PROGRAMS: [Program; 3] = [
    Program { package: "blazon-page", file: "blazon_page.wasm", profile: "page", name: "blazon" },
    Program { package: "blazon-worker", file: "blazon_worker.wasm", profile: "worker", name: "engine" },
    Program { package: "blazon-courier", file: "blazon_courier.wasm", profile: "page", name: "courier" },
];

struct Program {
    package: &'static str,
    /// What cargo makes of it.
    file: &'static str,
    profile: &'static str,
    /// What its files are called when they are served.
    name: &'static str,
}

/// A program as a browser runs it.
#[derive(Debug)]
pub(crate) struct Compiled {
    /// What its files are called.
    pub(crate) name: &'static str,
    /// The module.
    pub(crate) wasm: Vec<u8>,
    /// What connects it to the browser.
    pub(crate) glue: String,
    /// Scripts that crates bring along, under the names by which the glue imports them.
    pub(crate) snippets: Vec<(String, String)>,
}

/// Asks cargo to build again when something changes that the page is made of.
pub(crate) fn watch(repository: &Path) {
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", repository.join(source).display());
    }
}

/// Compiles the page and what runs beside it, and connects all of it to the browser.
pub(crate) fn compile(repository: &Path, out: &Path) -> anyhow::Result<Vec<Compiled>> {
    let folder = target_folder(out)?.join("page");
    let compiled = PROGRAMS.iter().map(|program| {
        run_cargo(repository, &folder, program)?;
        let module = folder.join(TARGET).join(program.profile).join(program.file);
        bind(program.name, &module, &out.join("bindgen").join(program.name))
    });
    compiled.collect()
}

/// The folder cargo builds into, the one that it marks for backup programs to leave out.
fn target_folder(out: &Path) -> anyhow::Result<&Path> {
    out.ancestors()
        .find(|folder| folder.join("CACHEDIR.TAG").is_file())
        .or_else(|| out.ancestors().nth(4))
        .context("the folder that cargo builds into cannot be found")
}

/// Runs a cargo of its own in a folder of its own: the outer one holds the lock of the outer folder.
fn run_cargo(repository: &Path, folder: &Path, program: &Program) -> anyhow::Result<()> {
    let &Program { package, profile, .. } = program;
    let mut cargo = Command::new(crate::variable("CARGO")?);
    cargo
        .args(["build", "--package", package, "--profile", profile, "--target", TARGET, "--target-dir"])
        .arg(folder)
        .current_dir(repository)
        .stdin(Stdio::null());
    for (name, _) in env::vars_os() {
        if is_of_the_outer_build(&name) {
            cargo.env_remove(name);
        }
    }
    // Wherever the outer cargo keeps what it builds on the way, this one keeps its own.
    cargo.env("CARGO_BUILD_BUILD_DIR", folder);
    let status = cargo.status().context("cargo does not start")?;
    if !status.success() {
        bail!("{package} does not compile; what the compiler says stands below");
    }
    Ok(())
}

/// Whether a variable was set for this build script, or for the compiler of the machine rather than that of browsers.
///
/// Flags are those of `.cargo/config.toml`, and `cargo clippy` must not have the page checked instead of compiled.
fn is_of_the_outer_build(name: &OsStr) -> bool {
    const NAMES: [&str; 18] = [
        "CARGO_ENCODED_RUSTFLAGS",
        "CARGO_MANIFEST_DIR",
        "CARGO_MANIFEST_LINKS",
        "CARGO_MANIFEST_PATH",
        "CARGO_PRIMARY_PACKAGE",
        "CARGO_TARGET_DIR",
        "DEBUG",
        "HOST",
        "NUM_JOBS",
        "OPT_LEVEL",
        "OUT_DIR",
        "PROFILE",
        "RUSTC_LINKER",
        "RUSTC_WORKSPACE_WRAPPER",
        "RUSTC_WRAPPER",
        "RUSTDOCFLAGS",
        "RUSTFLAGS",
        "TARGET",
    ];
    const PREFIXES: [&str; 5] = ["CARGO_CFG_", "CARGO_FEATURE_", "CARGO_PKG_", "CLIPPY_", "DEP_"];
    name.to_str()
        .is_some_and(|name| NAMES.contains(&name) || PREFIXES.iter().any(|prefix| name.starts_with(prefix)))
}

/// Connects a module to the browser.
fn bind(name: &'static str, module: &Path, out: &Path) -> anyhow::Result<Compiled> {
    if out.exists() {
        fs::remove_dir_all(out).with_context(|| format!("{} cannot be emptied", out.display()))?;
    }
    Bindgen::new()
        .input_path(module)
        .out_name(name)
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .omit_default_module_path(true)
        .generate(out)
        .with_context(|| format!("wasm-bindgen cannot connect {} to the browser", module.display()))?;
    let snippets = out.join("snippets");
    let (wasm, glue) = module::rewrite(
        &read(&out.join(format!("{name}_bg.wasm")))?,
        &text(&out.join(format!("{name}.js")))?,
    )?;
    let mut compiled = Compiled { name, wasm, glue, snippets: Vec::new() };
    if snippets.is_dir() {
        for file in files(&snippets)? {
            let name = file.strip_prefix(out)?.to_string_lossy().replace('\\', "/");
            compiled.snippets.push((name, text(&file)?));
        }
    }
    Ok(compiled)
}

/// Every file in a folder and the folders in it, by name.
pub(crate) fn files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(self::files(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// What a file holds.
pub(crate) fn read(file: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(file).with_context(|| format!("{} cannot be read", file.display()))
}

/// The text of a file.
pub(crate) fn text(file: &Path) -> anyhow::Result<String> {
    fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))
}
