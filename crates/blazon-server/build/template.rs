//! Texts with gaps: `{{name}}` is filled in by what is known only when the page is built.

use anyhow::{Context, bail};

/// Fills every gap of a text.
pub(crate) fn fill(
    text: &str,
    mut value: impl FnMut(&str) -> anyhow::Result<String>,
) -> anyhow::Result<String> {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{{") {
        let (name, after) = after.split_once("}}").context("a gap {{ is not closed")?;
        filled.push_str(before);
        filled.push_str(&value(name.trim())?);
        rest = after;
    }
    filled.push_str(rest);
    Ok(filled)
}

/// The sentence of a key, as it may stand in HTML. It has to stand on one line and hold nothing to fill in.
pub(crate) fn sentence(sentences: &str, key: &str) -> anyhow::Result<String> {
    let line = sentences.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
    let text = line.with_context(|| format!("there is no sentence {key}"))?.trim();
    if text.is_empty() || text.contains('{') {
        bail!("the sentence {key} is not one plain line");
    }
    Ok(text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;"))
}
