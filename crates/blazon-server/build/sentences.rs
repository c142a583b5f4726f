//! The sentences of the page, each language in a file of its own.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, bail};

use crate::page;

/// Everything after a line that starts like this is said only of play by link.
const ONLINE: &str = "### What the page says only of play by link";

/// Everything after a line that starts like this is for programs.
const PROGRAMS: &str = "### What only commands";

/// The sentences by language.
pub(crate) fn of_languages(repository: &Path) -> anyhow::Result<BTreeMap<String, String>> {
    let files = page::files(&repository.join("crates/blazon-words/i18n"))?;
    let language = |file: &Path| Some(file.parent()?.file_name()?.to_string_lossy().into_owned());
    files.iter().map(|file| Ok((language(file).unwrap_or_default(), page::text(file)?))).collect()
}

/// The messages that the page says, and those that it says only of play by link, without remarks: they are sent over a
/// network, and the page never says what only commands do.
pub(crate) fn of_page(sentences: &str) -> anyhow::Result<(String, String)> {
    let (page, _) =
        sentences.split_once(PROGRAMS).context("the sentences have no divider before programs")?;
    let (always, online) =
        page.split_once(ONLINE).context("the sentences have no divider before play by link")?;
    // The rest of the divider is no message.
    let (_, online) = online.split_once('\n').unwrap_or_default();
    Ok((without_remarks(always), without_remarks(online)))
}

fn without_remarks(sentences: &str) -> String {
    let lines = sentences.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The sentence of a key, as it may stand in HTML. It has to stand on one line and hold nothing to fill in.
pub(crate) fn plain(sentences: &str, key: &str) -> anyhow::Result<String> {
    let line = sentences.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
    let text = line.with_context(|| format!("there is no sentence {key}"))?.trim();
    if text.is_empty() || text.contains('{') {
        bail!("the sentence {key} is not one plain line");
    }
    Ok(text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;"))
}
