use std::borrow::Cow;
use std::fmt::Write;

/// A text from outside as it may stand on a screen: characters that would act on a terminal, or turn the direction of
/// what comes after them, are written as `\u001b`. Lines and tabs stay.
///
/// It is the way JSON writes such characters, so a line of JSON says the same before and after.
pub fn printable(text: &str) -> Cow<'_, str> {
    if !text.contains(acts) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if acts(c) {
            let _ = write!(shown, "\\u{:04x}", u32::from(c));
        } else {
            shown.push(c);
        }
    }
    Cow::Owned(shown)
}

/// Whether a character does something instead of being seen: the control characters, and what Unicode lists as
/// `Bidi_Control`.
fn acts(c: char) -> bool {
    let turns =
        matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || (c.is_control() && c != '\n' && c != '\t')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_acts_on_a_screen_is_written_out() {
        assert_eq!(printable("\u{1b}]0;title\u{7}"), "\\u001b]0;title\\u0007");
        assert_eq!(printable("gpj.\u{202e}txt\u{9b}\u{7f}\r"), "gpj.\\u202etxt\\u009b\\u007f\\u000d");
    }

    #[test]
    fn what_is_only_seen_stays_as_it_is() {
        for text in ["", "Ada\tand\nGrace", "마법 «lleno» 3\u{a0}% !\u{202f}?", "👩‍👧 é"] {
            assert!(matches!(printable(text), Cow::Borrowed(same) if same == text), "{text}");
        }
    }
}
