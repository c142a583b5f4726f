//! The keys: the same in all languages, each of them said, and by the program that its name tells.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use blazon_words::Language;

use crate::files::{Sentences, assert_none};

/// Who says the keys with this beginning. All other keys are shared.
const FRONTS: [(&str, &str); 6] = [
    ("page-", "blazon-page"),
    ("terminal-", "blazon-terminal"),
    ("cli-", "blazon-cli"),
    ("report-", "blazon-report"),
    ("server-", "blazon-server"),
    ("file-", "blazon-files"),
];

const PAGE: &str = "blazon-page";
const WORDS: &str = "blazon-words";

/// The page before its program starts: it has gaps for sentences, `{{en:key}}`.
const EMPTY_PAGE: &str = "blazon-page/web";

#[test]
fn no_key_stands_there_twice() {
    assert_none(&Sentences::all().iter().flat_map(twice).collect::<Vec<_>>());
}

#[test]
fn every_language_says_the_same() {
    let english = Sentences::of(Language::English);
    let faults = Sentences::all().into_iter().flat_map(|own| different(&english, &own));
    assert_none(&faults.collect::<Vec<_>>());
}

/// Every file has the messages in the order of the English one, so that they can be read side by side.
#[test]
fn every_language_has_the_same_order() {
    let english = Sentences::of(Language::English);
    for own in Sentences::all() {
        assert_eq!(own.keys(), english.keys(), "{}", own.language);
    }
}

/// `fl!` sees to it that what the code says is there; this sees to it that what is there is said.
#[test]
fn every_sentence_is_said_somewhere() {
    let english = Sentences::of(Language::English);
    let said = Said::by_all_crates().with_references(&english);
    let unsaid = english.keys().into_iter().filter(|key| said.by(key).is_empty());
    assert_none(&unsaid.map(|key| format!("nobody says {key}")).collect::<Vec<_>>());
}

/// A variable that is not given would leave a hole: `fl!` checks this only if it is given any.
#[test]
fn a_sentence_with_variables_is_never_said_without_them() {
    assert_none(&holes(&Sentences::of(Language::English), &Said::by_all_crates()));
}

#[test]
fn a_key_tells_who_says_it() {
    let english = Sentences::of(Language::English);
    assert_none(&strangers(&english, &Said::by_all_crates().with_references(&english)));
}

/// The page is sent over a network, so it is built without what it never says.
#[test]
fn the_divider_parts_what_the_page_says_from_the_rest() {
    let said = Said::by_all_crates();
    let faults = Sentences::all().into_iter().flat_map(|own| {
        let said = said.clone().with_references(&own);
        misplaced(&own, &said)
    });
    assert_none(&faults.collect::<Vec<_>>());
}

fn twice(own: &Sentences) -> Vec<String> {
    let mut known = BTreeSet::new();
    let again = own.keys().into_iter().filter(|key| !known.insert(*key));
    again.map(|key| format!("{}: {key} stands there twice", own.language)).collect()
}

fn different(english: &Sentences, own: &Sentences) -> Vec<String> {
    let missing = english.keys().into_iter().filter(|key| own.get(key).is_none());
    let strange = own.keys().into_iter().filter(|key| english.get(key).is_none());
    let missing = missing.map(|key| format!("{}: {key} is missing", own.language));
    missing.chain(strange.map(|key| format!("{}: {key} is not in English", own.language))).collect()
}

fn holes(english: &Sentences, said: &Said) -> Vec<String> {
    let bare = english.messages.iter().filter(|message| said.bare.contains(&message.key));
    let with_variables = bare.map(|message| (&message.key, message.variables()));
    let holes = with_variables.filter(|(_, variables)| !variables.is_empty());
    holes.map(|(key, variables)| format!("{key} is said without {variables:?}")).collect()
}

fn strangers(english: &Sentences, said: &Said) -> Vec<String> {
    let fault = |key: &str| {
        let by = said.by(key);
        match front(key) {
            Some(front) => {
                let others: Vec<_> = by.iter().filter(|other| *other != front).collect();
                (!others.is_empty()).then(|| format!("{key} is said by {others:?}, not by {front} alone"))
            }
            None => (by.len() == 1 && !by.contains(WORDS))
                .then(|| format!("{key} is said by {by:?} alone and should be called after it")),
        }
    };
    english.keys().into_iter().filter_map(fault).collect()
}

/// What only the page before its start says may stand on either side: it is filled in while building.
fn misplaced(own: &Sentences, said: &Said) -> Vec<String> {
    let fault = |message: &crate::files::Message| {
        let by = said.by(&message.key);
        let for_page = by.contains(PAGE) || by.contains(WORDS);
        let where_it_belongs = if for_page { "before" } else { "after" };
        let free =
            for_page && said.on_empty_page.contains(&message.key) && !said.in_code.contains(&message.key);
        (for_page != message.for_page && !free && !by.is_empty())
            .then(|| format!("{}: {} belongs {where_it_belongs} the divider", own.language, message.key))
    };
    own.messages.iter().filter_map(fault).collect()
}

fn front(key: &str) -> Option<&'static str> {
    FRONTS.into_iter().find(|(beginning, _)| key.starts_with(beginning)).map(|(_, front)| front)
}

/// Which crates say which keys.
#[derive(Clone, Default)]
struct Said {
    by: BTreeMap<String, BTreeSet<String>>,
    /// Said somewhere without variables.
    bare: BTreeSet<String>,
    in_code: BTreeSet<String>,
    on_empty_page: BTreeSet<String>,
}

impl Said {
    fn by_all_crates() -> Said {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a crate lies among crates");
        let mut said = Said::default();
        for folder in fs::read_dir(crates).expect("crates can be listed") {
            let folder = folder.expect("a crate can be listed");
            said.read_code(&folder.file_name().to_string_lossy(), &sources(&folder.path().join("src")));
        }
        for file in ["index.html", "manifest.webmanifest"] {
            let text = fs::read_to_string(crates.join(EMPTY_PAGE).join(file)).expect("the page is there");
            said.read_empty_page(&text);
        }
        said
    }

    fn read_code(&mut self, by: &str, code: &str) {
        for call in code.split("fl!(").skip(1) {
            let mut parts = call.split('"');
            if let (Some(_), Some(key), Some(rest)) = (parts.next(), parts.next(), parts.next()) {
                let with_variables =
                    rest.trim_start().strip_prefix(',').is_some_and(|rest| rest.contains('='));
                if !with_variables {
                    self.bare.insert(key.to_string());
                }
                self.in_code.insert(key.to_string());
                self.by.entry(key.to_string()).or_default().insert(by.to_string());
            }
        }
    }

    fn read_empty_page(&mut self, text: &str) {
        for gap in text.split("{{en:").skip(1) {
            let key = gap.split('}').next().unwrap_or_default();
            self.bare.insert(key.to_string());
            self.on_empty_page.insert(key.to_string());
            self.by.entry(key.to_string()).or_default().insert(PAGE.to_string());
        }
    }

    /// Whoever says a message says those that it prints, too.
    fn with_references(mut self, sentences: &Sentences) -> Said {
        for message in &sentences.messages {
            let by = self.by(&message.key);
            for reference in message.references() {
                self.by.entry(reference).or_default().extend(by.iter().cloned());
            }
        }
        self
    }

    fn by(&self, key: &str) -> BTreeSet<String> {
        self.by.get(key).cloned().unwrap_or_default()
    }
}

fn sources(folder: &Path) -> String {
    let mut code = String::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            code.push_str(&sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            code.push_str(&fs::read_to_string(&path).expect("sources are text"));
        }
    }
    code
}

#[test]
fn a_key_that_is_missing_strange_or_doubled_is_found() {
    let english = Sentences::parse(Language::English, "one = 1\ntwo = 2");
    let own = Sentences::parse(Language::French, "one = 1\nthree = 3\none = 1");
    assert_eq!(different(&english, &own), ["fr: two is missing", "fr: three is not in English"]);
    assert_eq!(twice(&own), ["fr: one stands there twice"]);
    assert!(different(&english, &english).is_empty());
    assert!(twice(&english).is_empty());
}

#[test]
fn a_key_that_is_said_by_another_than_its_name_tells_is_found() {
    let sentences = Sentences::parse(
        Language::English,
        "page-play = Play\ncli-about = About { page-play }\nshared = Shared\nlone = Lone\nown = Own\nunsaid = Unsaid",
    );
    let mut said = Said::default();
    said.read_code("blazon-page", r#"fl!(words, "page-play") fl!(words, "shared")"#);
    said.read_code(
        "blazon-cli",
        r#"fl!(words, "cli-about", name = name) fl!(words, "lone") fl!(words, "shared")"#,
    );
    said.read_code("blazon-words", r#"fl!(self, "own")"#);
    assert_eq!(
        strangers(&sentences, &said),
        [r#"lone is said by {"blazon-cli"} alone and should be called after it"#]
    );
    let said = said.with_references(&sentences);
    assert_eq!(strangers(&sentences, &said).len(), 2, "the command says what its sentence prints");
    assert!(said.by("unsaid").is_empty());
}

#[test]
fn a_sentence_on_the_wrong_side_of_the_divider_is_found() {
    let sentences = Sentences::parse(
        Language::English,
        "page-play = Play\ncli-about = About\n### What only commands say\npage-stop = Stop\npage-start = Start\ncli-end = End",
    );
    let mut said = Said::default();
    said.read_code("blazon-page", r#"fl!(words, "page-play") fl!(words, "page-stop")"#);
    said.read_code("blazon-cli", r#"fl!(words, "cli-about") fl!(words, "cli-end")"#);
    said.read_empty_page("<p>{{en:page-start}}</p>");
    assert_eq!(
        misplaced(&sentences, &said),
        ["en: cli-about belongs after the divider", "en: page-stop belongs before the divider"]
    );
}

#[test]
fn a_hole_is_found() {
    let sentences = Sentences::parse(Language::English, "hello = Hello { $name }\nbye = Bye");
    let mut said = Said::default();
    said.read_code("blazon-cli", r#"fl!(words, "hello", name = name); fl!(words, "bye")"#);
    assert!(holes(&sentences, &said).is_empty());
    said.read_code("blazon-page", r#"fl!(words, "hello")"#);
    assert_eq!(holes(&sentences, &said), [r#"hello is said without {"name"}"#]);
}
