use std::collections::HashMap;

use crate::locale::{Lists, Numbers, Plurals};
use crate::pattern::{Pattern, Piece, Variants};
use crate::sentences::Sentences;
use crate::{Language, Value};

/// What fills the gaps of a sentence.
type Values<'a> = HashMap<&'a str, Value<'a>>;

/// The sentences in one language.
///
/// Each is asked for with [`fl!`](crate::fl), which checks its key and its variables while compiling.
pub struct Words {
    language: Language,
    sentences: Sentences,
    plurals: Plurals,
    pub(crate) numbers: Numbers,
    pub(crate) lists: Lists,
}

impl Words {
    /// The sentences in this language.
    pub fn new(language: Language) -> Words {
        Words::from_text(language, language.sentences())
    }

    /// The sentences in this language, from the text of its file. A program that is sent over a network has one
    /// language sent after it instead of holding all six.
    pub fn from_text(language: Language, sentences: &str) -> Words {
        let locale = language.locale();
        Words {
            language,
            sentences: Sentences::new(sentences),
            plurals: Plurals::new(locale),
            numbers: Numbers::new(locale),
            lists: Lists::new(locale),
        }
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The sentence of a key. Use [`fl!`](crate::fl), which checks the key.
    #[doc(hidden)]
    pub fn get(&self, key: &str) -> String {
        self.get_args_concrete(key, HashMap::new())
    }

    /// The sentence of a key with its variables. Use [`fl!`](crate::fl), which checks both.
    #[doc(hidden)]
    #[expect(clippy::needless_pass_by_value, reason = "the macro gives them away")]
    pub fn get_args_concrete<'a>(&self, key: &str, variables: HashMap<&'a str, Value<'a>>) -> String {
        let mut said = String::new();
        self.message(key, &variables, &mut said);
        said
    }

    fn message(&self, key: &str, values: &Values<'_>, said: &mut String) {
        match self.sentences.get(key) {
            Some(pattern) => self.pattern(pattern, values, said),
            None => self.missing(key, said),
        }
    }

    fn pattern(&self, pattern: Pattern<'_>, values: &Values<'_>, said: &mut String) {
        for piece in pattern {
            match piece {
                Piece::Text(text) => said.push_str(text),
                Piece::Message(key) => self.message(key, values, said),
                Piece::Variable(name) => match values.get(name) {
                    Some(value) => self.value(value, said),
                    None => self.missing(name, said),
                },
                Piece::Choice { variable, variants } => {
                    match values.get(variable).and_then(|value| self.chosen(value, variants)) {
                        Some(variant) => self.pattern(variant, values, said),
                        None => self.missing(variable, said),
                    }
                }
            }
        }
    }

    fn value(&self, value: &Value<'_>, said: &mut String) {
        match value {
            Value::Text(text) => said.push_str(text),
            Value::Whole(_) | Value::Real(_) => said.push_str(&self.numbers.write(&value.written())),
        }
    }

    /// The first variant that has the name of the value or of its plural, or else the default one.
    fn chosen<'a>(&self, value: &Value<'_>, mut variants: Variants<'a>) -> Option<Pattern<'a>> {
        let name = value.written();
        let plural = value.number().map(|number| self.plurals.of(number));
        let default = variants.clone().find(|variant| variant.default);
        let chosen = variants.find(|variant| variant.name == name || Some(variant.name) == plural.as_deref());
        chosen.or(default).map(|variant| variant.pattern)
    }

    /// A name in place of what it should stand for. The tests let nothing through that says it.
    fn missing(&self, name: &str, said: &mut String) {
        debug_assert!(false, "no {name} in {}", self.language);
        said.push_str(name);
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}
