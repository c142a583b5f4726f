use std::collections::HashMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::memoizer::MemoizerKind;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::Language;
use crate::locale::{Lists, Numbers};

/// The sentences in one language.
///
/// Each is asked for with [`fl!`](crate::fl), which checks its key and its variables while compiling.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
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
        let identifier: LanguageIdentifier = locale.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        bundle.set_formatter(Some(number));
        // The marks that keep right-to-left text apart would be read aloud or shown as boxes by many terminals, and
        // none of the six languages needs them.
        bundle.set_use_isolating(false);
        // What cannot be parsed is left out and found by the tests; the rest of the file is good.
        let resource = match FluentResource::try_new(sentences.to_string()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        Words { language, bundle, numbers: Numbers::new(locale), lists: Lists::new(locale) }
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The sentence of a key. Use [`fl!`](crate::fl), which checks the key.
    #[doc(hidden)]
    pub fn get(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// The sentence of a key with its variables. Use [`fl!`](crate::fl), which checks both.
    #[doc(hidden)]
    pub fn get_args_concrete<'a>(&self, key: &str, variables: HashMap<&'a str, FluentValue<'a>>) -> String {
        self.format(key, Some(&variables.into_iter().collect()))
    }

    fn format(&self, key: &str, variables: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            debug_assert!(false, "no sentence {key} in {}", self.language);
            return key.to_string();
        };
        let mut errors = Vec::new();
        let sentence = self.bundle.format_pattern(pattern, variables, &mut errors);
        debug_assert!(errors.is_empty(), "{key} in {}: {errors:?}", self.language);
        sentence.into_owned()
    }
}

/// A number in a sentence, as the language writes it. Everything else stays as it is.
fn number(value: &FluentValue<'_>, made: &impl MemoizerKind) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    made.with_try_get_threadsafe::<Numbers, _, _>((), |numbers| numbers.write(&number.as_string())).ok()
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}
