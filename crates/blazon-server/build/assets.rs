use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, bail};
use sha2::{Digest, Sha256};

use crate::compression;
use crate::page::{self, Compiled};
use crate::sentences;
use crate::template;

/// Files that are asked for by a name that never changes, and therefore every time.
const FIXED: [&str; 3] = ["index.html", "manifest.webmanifest", "sw.js"];

/// A file the server serves.
#[derive(Debug)]
pub(crate) struct Asset {
    /// Where it is served.
    path: String,
    /// Whether its content may change, its name being the same.
    fixed: bool,
    /// What it holds.
    bytes: Vec<u8>,
}

/// Everything the page needs, named after its content.
///
/// The texts name one another by gaps: `{{style.css}}` is the path of the style sheet.
pub(crate) fn gather(repository: &Path, compiled: Vec<Compiled>) -> anyhow::Result<Vec<Asset>> {
    let mut gathering = Gathering { sentences: sentences::of_languages(repository)?, ..Gathering::default() };
    for Compiled { name, wasm, mut glue, snippets } in compiled {
        for (number, (import, snippet)) in snippets.into_iter().enumerate() {
            let path = gathering.add(&format!("{name}-snippet{number}.js"), snippet.into_bytes())?;
            glue = glue.replace(&format!("./{import}"), &path);
        }
        gathering.name(&format!("{name}.wasm"), wasm)?;
        gathering.name(&format!("{name}.js"), bare(&glue).into_bytes())?;
    }
    for (language, text) in gathering.sentences.clone() {
        let (always, online) = sentences::of_page(&text)?;
        gathering.name(&format!("words-{language}.ftl"), always.into_bytes())?;
        gathering.name(&format!("online-{language}.ftl"), online.into_bytes())?;
    }
    let puzzles = page::read(&repository.join("crates/blazon-puzzles/puzzles.txt"))?;
    gathering.name("puzzles.txt", puzzles)?;
    let drawings = page::text(&repository.join("crates/blazon-picture/src/style.css"))?;
    gathering.read(&repository.join("crates/blazon-page/web"), drawings)?;
    gathering.finish()
}

/// Writes the files, and the table of them that is compiled into the server.
pub(crate) fn write(assets: &[Asset], out: &Path) -> anyhow::Result<()> {
    let folder = out.join("assets");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let keep = |name: &str, bytes: &[u8]| -> anyhow::Result<String> {
        let file = folder.join(name);
        fs::write(&file, bytes).with_context(|| format!("{} cannot be written", file.display()))?;
        Ok(format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/assets/{name}\"))"))
    };
    let mut table = String::from("&[\n");
    let mut total = 0;
    for Asset { path, fixed, bytes } in assets {
        let name = path.trim_start_matches('/');
        let name = if name.is_empty() { "index.html" } else { name };
        let option = |coding: &str, bytes: Option<Vec<u8>>| match bytes {
            Some(bytes) => Ok(format!("Some({})", keep(&format!("{name}.{coding}"), &bytes)?)),
            None => anyhow::Ok(String::from("None")),
        };
        let brotli = compression::brotli(bytes)?;
        let size = brotli.as_ref().map_or(bytes.len(), Vec::len);
        total += size;
        println!("{path}: {} bytes, {size} in brotli", bytes.len());
        writeln!(
            table,
            "Asset {{ path: {path:?}, media_type: {:?}, lifetime: Lifetime::{}, hash: {:?}, \
             bytes: {}, brotli: {}, gzip: {} }},",
            media_type(name)?,
            if *fixed { "Moment" } else { "Forever" },
            hash(bytes),
            keep(name, bytes)?,
            option("br", brotli)?,
            option("gz", compression::gzip(bytes)?)?,
        )?;
    }
    table.push(']');
    println!("the page in brotli: {total} bytes");
    fs::write(out.join("assets.rs"), table).context("the table of files cannot be written")
}

/// Files on their way to their names.
#[derive(Default)]
struct Gathering {
    /// The sentences by language.
    sentences: BTreeMap<String, String>,
    /// What is not named yet, by its name in the repository.
    sources: BTreeMap<String, Vec<u8>>,
    /// The paths of what has been named.
    paths: BTreeMap<String, String>,
    /// What is being named, to find files that name one another in a circle.
    open: Vec<String>,
    /// What has been named.
    assets: Vec<Asset>,
}

impl Gathering {
    /// Takes in the folder of what is not compiled. Its style sheets, in the order of their names, become one with that
    /// of the drawings before them.
    fn read(&mut self, folder: &Path, mut style: String) -> anyhow::Result<()> {
        for file in page::files(folder)? {
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let extension = extension(&name);
            if extension == Some("txt") {
                // A licence, for those who read the repository: the font names it too.
                continue;
            }
            if extension == Some("css") {
                style.push_str(&page::text(&file)?);
            } else if self.paths.contains_key(&name)
                || self.sources.insert(name.clone(), page::read(&file)?).is_some()
            {
                bail!("there are two files {name} in the page");
            }
        }
        self.sources.insert("style.css".into(), plain(&style).into_bytes());
        Ok(())
    }

    /// Names everything. The service worker comes last: it knows all others.
    fn finish(mut self) -> anyhow::Result<Vec<Asset>> {
        let names: Vec<String> = self.sources.keys().filter(|name| *name != "sw.js").cloned().collect();
        for name in names {
            self.path(&name)?;
        }
        self.path("sw.js")?;
        self.assets.sort_by(|one, other| one.path.cmp(&other.path));
        Ok(self.assets)
    }

    /// The path of a file, which is named now if it was not before.
    fn path(&mut self, name: &str) -> anyhow::Result<String> {
        if let Some(path) = self.paths.get(name) {
            return Ok(path.clone());
        }
        if self.open.iter().any(|open| open == name) {
            bail!("{name} names itself by way of {}", self.open.join(", "));
        }
        let bytes = self.sources.remove(name).with_context(|| format!("the page has no file {name}"))?;
        self.open.push(name.to_string());
        let bytes = if is_text(name) { self.fill(name, bytes)? } else { bytes };
        self.open.pop();
        let path = self.add(name, bytes)?;
        self.paths.insert(name.to_string(), path.clone());
        Ok(path)
    }

    /// Names a file that is complete as it is.
    fn name(&mut self, name: &str, bytes: Vec<u8>) -> anyhow::Result<()> {
        let path = self.add(name, bytes)?;
        self.paths.insert(name.to_string(), path);
        Ok(())
    }

    /// Fills the gaps of a text.
    fn fill(&mut self, name: &str, bytes: Vec<u8>) -> anyhow::Result<Vec<u8>> {
        let text = String::from_utf8(bytes).with_context(|| format!("{name} is not UTF-8"))?;
        let filled = template::fill(&text, |gap| match (gap, gap.split_once(':')) {
            ("assets", _) => Ok(self.list()),
            ("version", _) => Ok(hash(self.list().as_bytes())),
            (_, Some((language, key))) => {
                let sentences = self.sentences.get(language);
                sentences::plain(sentences.with_context(|| format!("no language is {language}"))?, key)
            }
            (other, None) => self.path(other),
        });
        Ok(filled.with_context(|| format!("{name} cannot be completed"))?.into_bytes())
    }

    /// Adds a file under a name after its content, or under its own if that is fixed.
    fn add(&mut self, name: &str, bytes: Vec<u8>) -> anyhow::Result<String> {
        let (stem, extension) =
            name.rsplit_once('.').with_context(|| format!("the file {name} has no extension"))?;
        let hashed = format!("/{stem}-{}.{extension}", hash(&bytes));
        if !FIXED.contains(&name) {
            self.assets.push(Asset { path: hashed.clone(), fixed: false, bytes });
            return Ok(hashed);
        }
        let mut path = format!("/{name}");
        if name == "index.html" {
            // Under its hash too, so that the service worker gets exactly the one that it belongs to.
            self.assets.push(Asset { path: hashed, fixed: false, bytes: bytes.clone() });
            path = "/".into();
        }
        self.assets.push(Asset { path: path.clone(), fixed: true, bytes });
        Ok(path)
    }

    /// The paths of everything that is named after its content, as an array of a script.
    fn list(&self) -> String {
        let mut paths: Vec<&str> =
            self.assets.iter().filter(|asset| !asset.fixed).map(|asset| asset.path.as_str()).collect();
        paths.sort_unstable();
        format!("{paths:?}")
    }
}

/// A style sheet as a browser needs it: without comments and indentation.
fn plain(style: &str) -> String {
    let mut pieces = style.split("/*");
    let first = pieces.next().unwrap_or_default();
    let after_comments = pieces.filter_map(|piece| piece.split_once("*/")).map(|(_, after)| after);
    let rules: String = std::iter::once(first).chain(after_comments).collect();
    rules.lines().map(str::trim).filter(|line| !line.is_empty()).flat_map(|line| [line, "\n"]).collect()
}

/// A script of wasm-bindgen as a browser needs it: without indentation, and without the comments that say of which types
/// things are.
fn bare(script: &str) -> String {
    let is_comment = |line: &&str| ["/**", "* ", "*/"].iter().any(|sign| line.starts_with(sign));
    let lines = script.lines().map(str::trim).filter(|line| !line.is_empty() && !is_comment(line));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The first 64 bits of the SHA-256 of the content: enough never to meet twice by chance.
fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}

fn extension(name: &str) -> Option<&str> {
    name.rsplit_once('.').map(|(_, extension)| extension)
}

fn is_text(name: &str) -> bool {
    !matches!(extension(name), Some("png" | "woff2"))
}

fn media_type(name: &str) -> anyhow::Result<&'static str> {
    Ok(match extension(name) {
        Some("css") => "text/css; charset=utf-8",
        Some("ftl" | "txt") => "text/plain; charset=utf-8",
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        _ => bail!("nobody has said of which type {name} is"),
    })
}
