/// How a sentence is made: an iterator over its pieces.
///
/// It reads a part of Fluent: text, and gaps that hold a variable, another message, a text in quotes or a choice by a
/// variable, whose variants have a line each. That is little enough to read a sentence each time it is said.
#[derive(Clone, Debug)]
pub(crate) struct Pattern<'a>(&'a str);

/// A piece of a sentence.
#[derive(Clone, Debug)]
pub(crate) enum Piece<'a> {
    Text(&'a str),
    /// The value of a variable.
    Variable(&'a str),
    /// Another sentence.
    Message(&'a str),
    /// The variant that the value of a variable chooses.
    Choice {
        variable: &'a str,
        variants: Variants<'a>,
    },
}

impl<'a> Pattern<'a> {
    /// That of a text, which blanks around it are no part of.
    pub(crate) fn new(text: &'a str) -> Pattern<'a> {
        Pattern(trimmed(text))
    }
}

impl<'a> Iterator for Pattern<'a> {
    type Item = Piece<'a>;

    fn next(&mut self) -> Option<Piece<'a>> {
        if let Some(after) = self.0.strip_prefix('{') {
            let (inside, rest) = before_closing(after);
            self.0 = rest;
            return Some(Piece::of_gap(trimmed(inside)));
        }
        let (text, rest) = self.0.split_at(self.0.find('{').unwrap_or(self.0.len()));
        self.0 = rest;
        (!text.is_empty()).then_some(Piece::Text(text))
    }
}

impl<'a> Piece<'a> {
    fn of_gap(inside: &'a str) -> Piece<'a> {
        if let Some(quoted) = inside.strip_prefix('"') {
            return Piece::Text(quoted.strip_suffix('"').unwrap_or(quoted));
        }
        let Some(variable) = inside.strip_prefix('$') else {
            return Piece::Message(inside);
        };
        match variable.split_once("->") {
            Some((variable, variants)) => {
                Piece::Choice { variable: trimmed(variable), variants: Variants(variants) }
            }
            None => Piece::Variable(variable),
        }
    }
}

/// The variants of a choice, by their names: an iterator over them.
#[derive(Clone, Debug)]
pub(crate) struct Variants<'a>(&'a str);

/// One of the variants of a choice.
#[derive(Clone, Debug)]
pub(crate) struct Variant<'a> {
    pub(crate) name: &'a str,
    /// Whether it is chosen if no other is.
    pub(crate) default: bool,
    pub(crate) pattern: Pattern<'a>,
}

impl<'a> Iterator for Variants<'a> {
    type Item = Variant<'a>;

    fn next(&mut self) -> Option<Variant<'a>> {
        let (start, after) = self.0.split_once('[')?;
        let (name, after) = after.split_once(']')?;
        let (pattern, rest) = before_line_end(after);
        self.0 = rest;
        Some(Variant { name: trimmed(name), default: start.ends_with('*'), pattern: Pattern::new(pattern) })
    }
}

/// A text without the blanks that Fluent does not count. Those that no line breaks at are counted.
pub(crate) fn trimmed(text: &str) -> &str {
    text.trim_matches([' ', '\n', '\r'])
}

/// What stands before the brace that closes a gap, and what stands after it.
fn before_closing(text: &str) -> (&str, &str) {
    split_outside(text, '}')
}

/// What stands before the end of a line that is in no gap, and what stands after it.
fn before_line_end(text: &str) -> (&str, &str) {
    split_outside(text, '\n')
}

/// A text in two at the first such sign that is in no gap.
fn split_outside(text: &str, end: char) -> (&str, &str) {
    let mut open = 0_usize;
    for (at, sign) in text.char_indices() {
        match sign {
            _ if sign == end && open == 0 => return (&text[..at], &text[at + end.len_utf8()..]),
            '{' => open += 1,
            '}' => open = open.saturating_sub(1),
            _ => {}
        }
    }
    (text, "")
}
