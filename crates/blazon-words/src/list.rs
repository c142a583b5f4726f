//! Several things in a row.

use crate::{Words, fl};

impl Words {
    /// The items as a list: "one, another and a third".
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let Some(last) = items.pop() else {
            return String::new();
        };
        match items.into_iter().reduce(|one, other| fl!(self, "list-comma", one = one, other = other)) {
            Some(before) => fl!(self, "list-and", one = before, other = last),
            None => last,
        }
    }
}

/// A text as it stands at the start of a line: with a capital, if the script has any.
pub fn capital(text: &str) -> String {
    let mut rest = text.chars();
    match rest.next() {
        Some(first) => first.to_uppercase().chain(rest).collect(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn a_list_has_commas_and_a_last_and() {
        let words = Words::new(Language::English);
        let list = |items: &[&str]| words.list(items.iter().map(ToString::to_string));
        assert_eq!(list(&[]), "");
        assert_eq!(list(&["one"]), "one");
        assert_eq!(list(&["one", "two"]), "one and two");
        assert_eq!(list(&["one", "two", "three", "four"]), "one, two, three and four");
    }

    #[test]
    fn a_line_starts_with_a_capital_where_there_are_any() {
        assert_eq!(capital("écartelé"), "Écartelé");
        assert_eq!(capital("두 점"), "두 점");
        assert_eq!(capital(""), "");
    }
}
