//! Several things in a row.

use crate::Words;
use crate::locale::upper_case;

impl Words {
    /// The items as a list: "one, another and a third".
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        self.lists.write(&items.into_iter().collect::<Vec<_>>())
    }
}

/// A text as it stands at the start of a line: with a capital, if the script has any.
pub fn capital(text: &str) -> String {
    let first = text.chars().next().map_or(0, char::len_utf8);
    let (first, rest) = text.split_at(first);
    upper_case(first) + rest
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
    fn a_list_is_joined_as_the_language_does() {
        let list = |language, items: [&str; 3]| Words::new(language).list(items.map(str::to_owned));
        assert_eq!(list(Language::Spanish, ["uno", "dos", "tres"]), "uno, dos y tres");
        // Before the same sound "y" is "e".
        assert_eq!(list(Language::Spanish, ["Ana", "Bea", "Inés"]), "Ana, Bea e Inés");
        assert_eq!(list(Language::Italian, ["uno", "due", "tre"]), "uno, due e tre");
        assert_eq!(list(Language::French, ["un", "deux", "trois"]), "un, deux et trois");
        assert_eq!(list(Language::Portuguese, ["um", "dois", "três"]), "um, dois e três");
        assert_eq!(list(Language::Korean, ["하나", "둘", "셋"]), "하나, 둘 및 셋");
    }

    #[test]
    fn a_line_starts_with_a_capital_where_there_are_any() {
        assert_eq!(capital("écartelé"), "Écartelé");
        assert_eq!(capital("두 점"), "두 점");
        assert_eq!(capital(""), "");
    }
}
