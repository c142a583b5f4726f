use std::fmt;

/// A language that the sentences are written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Spanish.
    Spanish,
    /// Italian.
    Italian,
    /// French.
    French,
    /// Portuguese as in Brazil.
    Portuguese,
    /// Korean.
    Korean,
}

impl Language {
    /// All six.
    pub const ALL: [Language; 6] = [
        Language::English,
        Language::Spanish,
        Language::Italian,
        Language::French,
        Language::Portuguese,
        Language::Korean,
    ];

    /// Its BCP 47 tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
            Language::Italian => "it",
            Language::French => "fr",
            Language::Portuguese => "pt-BR",
            Language::Korean => "ko",
        }
    }

    /// The tag of the rules by which it writes numbers, lists and dates.
    pub const fn locale(self) -> &'static str {
        match self {
            // A list has no comma before its last "and", and the day stands before the month.
            Language::English => "en-GB",
            other => other.tag(),
        }
    }

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Spanish => "español",
            Language::Italian => "italiano",
            Language::French => "français",
            Language::Portuguese => "português (Brasil)",
            Language::Korean => "한국어",
        }
    }

    /// The language of a tag, or of the name of a locale: `pt`, `pt-BR`, `pt_BR.UTF-8` and `PT` are all Portuguese.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.trim().split(['-', '_', '.', '@']).next()?;
        Language::ALL.into_iter().find(|language| {
            let own = language.tag().split('-').next();
            own.is_some_and(|own| own.eq_ignore_ascii_case(primary))
        })
    }

    /// The language of the person at this terminal, from `LC_ALL`, `LC_MESSAGES` and `LANG`; English if it is none of
    /// the six.
    pub fn of_environment() -> Language {
        Language::of_locale(|name| std::env::var(name).ok())
    }

    /// As in POSIX, the first of the three that says anything decides, even if it names a language that is not here.
    fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Language {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|locale| !locale.is_empty())
            .and_then(|locale| Language::from_tag(&locale))
            .unwrap_or_default()
    }

    pub(crate) const fn sentences(self) -> &'static str {
        match self {
            Language::English => include_str!("../i18n/en/blazon-words.ftl"),
            Language::Spanish => include_str!("../i18n/es/blazon-words.ftl"),
            Language::Italian => include_str!("../i18n/it/blazon-words.ftl"),
            Language::French => include_str!("../i18n/fr/blazon-words.ftl"),
            Language::Portuguese => include_str!("../i18n/pt-BR/blazon-words.ftl"),
            Language::Korean => include_str!("../i18n/ko/blazon-words.ftl"),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_read_leniently() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
        }
        for tag in ["pt", "PT", "pt-PT", "pt_BR.UTF-8", "pt_BR@euro", " pt "] {
            assert_eq!(Language::from_tag(tag), Some(Language::Portuguese), "{tag}");
        }
        assert_eq!(Language::from_tag("ko-KR"), Some(Language::Korean));
        for tag in ["", "C", "POSIX", "de_DE.UTF-8", "english", "-"] {
            assert_eq!(Language::from_tag(tag), None, "{tag}");
        }
    }

    #[test]
    fn the_first_variable_that_says_anything_decides() {
        let of = |set: &[(&str, &str)]| {
            Language::of_locale(|name| {
                set.iter().find(|(variable, _)| *variable == name).map(|(_, locale)| (*locale).to_string())
            })
        };
        assert_eq!(of(&[]), Language::English);
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8")]), Language::French);
        assert_eq!(of(&[("LC_ALL", ""), ("LC_MESSAGES", "it_IT"), ("LANG", "fr_FR")]), Language::Italian);
        assert_eq!(of(&[("LC_ALL", "C"), ("LANG", "fr_FR")]), Language::English);
    }
}
