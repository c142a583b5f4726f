//! Text as HTML.

/// A text in which nothing is markup: names come from records, and anybody can write a record.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            c => escaped.push(c),
        }
    }
    escaped
}

/// An element around what is markup already, with a class if there is one.
pub(super) fn element(tag: &str, class: &str, inside: &str) -> String {
    if class.is_empty() {
        format!("<{tag}>{inside}</{tag}>\n")
    } else {
        format!("<{tag} class=\"{class}\">{inside}</{tag}>\n")
    }
}
