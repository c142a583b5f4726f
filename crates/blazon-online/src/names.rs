use blazon::{Record, Rules};
use blazon_wire::online::Reason;

/// The longest name, in characters.
const LONGEST: usize = 24;

/// A name as it may be shown: without spaces around it, and nothing if only they were there.
///
/// Refuses what is too long, what steers the text around it (control characters, and those that change its direction), and
/// what cannot be seen.
pub fn name(text: Option<&str>) -> Result<Option<String>, Reason> {
    let Some(text) = text.map(str::trim).filter(|text| !text.is_empty()) else {
        return Ok(None);
    };
    // What a record can hold, everybody can show.
    let holds = Record::new(Rules::default()).set_tag("First", text).is_ok();
    let short = text.len() <= 4 * LONGEST && text.chars().count() <= LONGEST;
    if holds && short && text.chars().any(|c| !is_invisible(c)) {
        Ok(Some(text.to_owned()))
    } else {
        Err(Reason::Name)
    }
}

/// Whether a character leaves no mark. Some of them join or vary others, so they may stand in a name, but not alone.
fn is_invisible(c: char) -> bool {
    c.is_whitespace()
        || matches!(
            c,
            '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2065}' | '\u{2800}' | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_are_called_is_kept_letter_by_letter() {
        for text in [
            "Ann",
            "Zoë",
            "안나",
            "<b>Ann</b>",
            "\"'&lt;",
            "👩\u{200d}🚀",
            "O'Neill",
            "x".repeat(24).as_str(),
        ] {
            assert_eq!(name(Some(text)), Ok(Some(text.to_owned())), "{text}");
        }
        assert_eq!(name(Some("  Ann \t")), Ok(Some("Ann".to_owned())));
    }

    #[test]
    fn no_name_is_no_name() {
        for text in [None, Some(""), Some("   "), Some("\u{3000}")] {
            assert_eq!(name(text), Ok(None), "{text:?}");
        }
    }

    #[test]
    fn what_is_too_long_steers_text_or_cannot_be_seen_is_refused() {
        let long = "x".repeat(25);
        let longer = "x".repeat(10_000);
        for text in [
            long.as_str(),
            longer.as_str(),
            "Ann\u{202e}Bob",
            "\u{2066}Ann\u{2069}",
            "\u{200f}Ann",
            "Ann\nBob",
            "Ann\u{0}",
            "\u{1b}[31mAnn",
            "Ann\u{2028}Bob",
            "\u{200b}",
            "\u{3164}\u{3164}",
            "\u{feff}\u{2060}",
        ] {
            assert_eq!(name(Some(text)), Err(Reason::Name), "{text:?}");
        }
    }
}
