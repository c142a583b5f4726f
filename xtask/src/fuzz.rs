use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, bail};
use clap::Args;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
const TARGETS: [&str; 6] = ["position", "record", "components", "event", "message", "host"];

/// How long to fuzz, and what.
#[derive(Args)]
pub(crate) struct Options {
    /// How many times each target is run.
    #[arg(long, default_value_t = 100_000)]
    runs: u64,
    /// Only this target: position, record, components, event, message or host.
    #[arg(long)]
    target: Option<String>,
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    if let Some(target) = &options.target
        && !TARGETS.contains(&target.as_str())
    {
        bail!("there is no target {target}: it is one of {}", TARGETS.join(", "));
    }
    for target in TARGETS {
        if options.target.as_deref().is_some_and(|only| only != target) {
            continue;
        }
        sow(target)?;
        let status = Command::new("cargo")
            // Without unsafe code there is nothing for a sanitizer to find, and four times as many runs.
            .args(["+nightly", "fuzz", "run", "--sanitizer", "none", target])
            .args(["--", &format!("-dict=fuzz/{}.dict", dictionary(target)), "-max_len=8192"])
            .args([format!("-runs={}", options.runs), "-print_final_stats=1".into(), "-verbosity=0".into()])
            .current_dir(ROOT)
            .status()
            .context(
                "cargo fuzz does not start: it needs a nightly toolchain and `cargo install cargo-fuzz`",
            )?;
        if !status.success() {
            bail!("{target}: a finding, or cargo fuzz is missing (it needs a nightly toolchain)");
        }
    }
    Ok(())
}

/// What the texts of a target are made of.
fn dictionary(target: &str) -> &str {
    match target {
        "message" | "host" => "messages",
        _ => "notation",
    }
}

/// Gives a target something to start from: what the conformance files hold of its kind, or one message of each kind.
fn sow(target: &str) -> anyhow::Result<()> {
    let seeds: Vec<String> = match target {
        "position" => texts("conformance/rules")?
            .iter()
            .flat_map(|text| text.lines())
            .filter_map(|line| line.strip_prefix("position: "))
            .map(str::to_string)
            .collect(),
        "record" => texts("conformance/games")?,
        "components" => {
            vec![blazon::Components::BOX.to_string(), blazon::Components::BOX.file_text().to_string()]
        }
        "message" => messages()?,
        // Said by the host, by the guest, by a stranger and in a request.
        "host" => {
            let said = messages()?;
            let by =
                |who: &str| said.iter().map(|text| format!("{who}{text}")).collect::<Vec<_>>().join("\n");
            let each = said
                .iter()
                .flat_map(|text| ["h", "g", "w", "s", "C", "J", "M"].map(|who| format!("{who}{text}")));
            each.chain(["h", "g", "s"].map(by)).collect()
        }
        _ => Vec::new(),
    };
    let corpus = Path::new(ROOT).join("fuzz/corpus").join(target);
    fs::create_dir_all(&corpus)?;
    for (i, seed) in seeds.iter().enumerate() {
        fs::write(corpus.join(format!("seed-{i}")), seed)?;
    }
    Ok(())
}

/// One message of each kind.
fn messages() -> anyhow::Result<Vec<String>> {
    let texts = fs::read_to_string(Path::new(ROOT).join("fuzz/messages.txt"))?;
    Ok(texts.lines().map(str::to_string).collect())
}

fn texts(folder: &str) -> anyhow::Result<Vec<String>> {
    let folder = Path::new(ROOT).join(folder);
    if !folder.exists() {
        return Ok(Vec::new());
    }
    fs::read_dir(folder)?.map(|file| Ok(fs::read_to_string(file?.path())?)).collect()
}
