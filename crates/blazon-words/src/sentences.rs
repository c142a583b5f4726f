use std::collections::HashMap;

use crate::pattern::{Pattern, trimmed};

/// What the lines of a message start with after its first. It is no part of its text.
const INDENT: &str = "    ";

/// The sentences of one language by their keys.
///
/// They are written in the part of Fluent that [`Pattern`] reads.
#[derive(Debug)]
pub(crate) struct Sentences(HashMap<String, String>);

impl Sentences {
    /// Those of a file. What is no message is left out.
    pub(crate) fn new(text: &str) -> Sentences {
        let mut sentences = HashMap::<String, String>::new();
        let mut key = "";
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let starts = line.starts_with(|sign: char| sign.is_ascii_alphabetic());
            if let Some((own, pattern)) = line.split_once('=').filter(|_| starts) {
                key = trimmed(own);
                sentences.insert(key.to_owned(), pattern.to_owned());
            } else if let Some(pattern) = sentences.get_mut(key) {
                pattern.push('\n');
                pattern.push_str(line.strip_prefix(INDENT).unwrap_or(line));
            }
        }
        Sentences(sentences)
    }

    /// The sentence of a key.
    pub(crate) fn get(&self, key: &str) -> Option<Pattern<'_>> {
        self.0.get(key).map(|text| Pattern::new(text))
    }
}
