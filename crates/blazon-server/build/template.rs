//! Texts with gaps: `{{name}}` is filled in by what is known only when the page is built.

use anyhow::Context;

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
