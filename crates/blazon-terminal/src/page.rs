use std::fmt::Display;

use unicode_width::UnicodeWidthStr;

/// How wide a line may get, in columns of a terminal.
const WIDTH: usize = 78;

/// What is said until the next answer, line by line.
#[derive(Clone, Debug, Default)]
pub(crate) struct Page {
    text: String,
    /// Whether something has been said since the last answer, and given away already.
    goes_on: bool,
}

impl Page {
    /// Adds sentences, each line broken between words where it would get too long.
    pub(crate) fn say(&mut self, text: impl Display) {
        for line in text.to_string().lines() {
            self.wrap(line, 0);
        }
    }

    /// Adds an item of a list after its mark. Where the line is broken the rest stands below the item.
    pub(crate) fn say_item(&mut self, mark: &str, item: &str) {
        self.wrap(&format!("{mark}{item}"), mark.width());
    }

    /// Adds a text as it is.
    pub(crate) fn copy(&mut self, text: impl Display) {
        self.text.push_str(&text.to_string());
        self.end_line();
    }

    /// Adds an empty line, unless there is one or nothing has been said.
    pub(crate) fn gap(&mut self) {
        let above = if self.text.is_empty() { self.goes_on } else { !self.text.ends_with("\n\n") };
        if above {
            self.text.push('\n');
        }
    }

    /// Whether nothing has been said that was not given away.
    pub(crate) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Gives what was said. If it goes on before the next answer, a gap may still be needed below.
    pub(crate) fn take(&mut self, goes_on: bool) -> String {
        self.goes_on = goes_on && (self.goes_on || !self.text.is_empty());
        std::mem::take(&mut self.text)
    }

    fn wrap(&mut self, line: &str, indent: usize) {
        if line.width() <= WIDTH {
            self.text.push_str(line);
            self.text.push('\n');
            return;
        }
        let mut width = 0;
        for (i, word) in line.split(' ').enumerate() {
            if i > 0 && width + 1 + word.width() > WIDTH {
                self.text.push('\n');
                self.text.push_str(&" ".repeat(indent));
                width = indent;
            } else if i > 0 {
                self.text.push(' ');
                width += 1;
            }
            self.text.push_str(word);
            width += word.width();
        }
        self.end_line();
    }

    fn end_line(&mut self) {
        if !self.text.ends_with('\n') {
            self.text.push('\n');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_broken_between_words() {
        let mut page = Page::default();
        page.say("word ".repeat(20).trim_end());
        let text = page.take(false);
        assert_eq!(text.lines().count(), 2);
        assert!(text.lines().all(|line| line.len() <= WIDTH && line.ends_with("word")), "{text}");
    }

    #[test]
    fn no_line_starts_with_a_sign_that_french_sets_apart() {
        let mut page = Page::default();
        page.say(format!("{} word\u{a0}: word", "x".repeat(WIDTH - 6)));
        assert_eq!(page.take(false), format!("{}\nword\u{a0}: word\n", "x".repeat(WIDTH - 6)));
    }

    #[test]
    fn a_gap_is_one_empty_line() {
        let mut page = Page::default();
        page.gap();
        page.say("one");
        page.gap();
        page.gap();
        page.copy("two");
        assert_eq!(page.take(true), "one\n\ntwo\n");
        page.gap();
        page.say("three");
        assert_eq!(page.take(false), "\nthree\n");
        page.gap();
        assert_eq!(page.take(false), "", "an answer stands above");
    }
}
