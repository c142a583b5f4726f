//! What the code says: every `fl!` of every crate, and the gaps of the page before its program starts.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::files::Sentences;

/// The crate of the page.
pub(crate) const PAGE: &str = "blazon-page";

/// The crate of the sentences.
pub(crate) const WORDS: &str = "blazon-words";

/// All that is said, in the code and before it runs.
#[derive(Clone, Default)]
pub(crate) struct Code {
    pub(crate) calls: Vec<Call>,
    /// The keys of the page's gaps, `{{en:key}}`.
    pub(crate) gaps: BTreeSet<String>,
}

/// One `fl!`.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Call {
    pub(crate) by: String,
    pub(crate) key: String,
    /// The variables, and the expressions they are given.
    pub(crate) given: BTreeMap<String, String>,
}

impl Code {
    /// That of all crates.
    pub(crate) fn of_all_crates() -> Code {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a crate lies among crates");
        let mut code = Code::default();
        for folder in fs::read_dir(crates).expect("crates can be listed") {
            let folder = folder.expect("a crate can be listed");
            code.read(&folder.file_name().to_string_lossy(), &sources(&folder.path().join("src")));
        }
        for file in ["index.html", "manifest.webmanifest"] {
            let text =
                fs::read_to_string(crates.join(PAGE).join("web").join(file)).expect("the page is there");
            code.read_gaps(&text);
        }
        code
    }

    /// Adds what the source of a crate says.
    pub(crate) fn read(&mut self, by: &str, source: &str) {
        let calls = source.split("fl!(").skip(1).filter_map(|rest| {
            let mut arguments = arguments(rest).into_iter().skip(1);
            let key = arguments.next()?.strip_prefix('"')?.strip_suffix('"')?.to_string();
            let variable = |given: String| {
                let (name, value) = given.split_once('=')?;
                Some((name.trim().to_string(), value.trim().to_string()))
            };
            Some(Call { by: by.to_string(), key, given: arguments.filter_map(variable).collect() })
        });
        self.calls.extend(calls);
    }

    /// Adds what the page says before its program starts.
    pub(crate) fn read_gaps(&mut self, page: &str) {
        let keys = page.split("{{en:").skip(1).filter_map(|gap| gap.split('}').next());
        self.gaps.extend(keys.map(String::from));
    }

    /// Which crates say which keys. Whoever says a message says those that it prints, too.
    pub(crate) fn said(&self, sentences: &Sentences) -> BTreeMap<String, BTreeSet<String>> {
        let mut said = BTreeMap::<String, BTreeSet<String>>::new();
        let in_gaps = self.gaps.iter().map(|key| (key, PAGE));
        for (key, by) in self.calls.iter().map(|call| (&call.key, call.by.as_str())).chain(in_gaps) {
            said.entry(key.clone()).or_default().insert(by.to_string());
        }
        for message in &sentences.messages {
            let by = said.get(&message.key).cloned().unwrap_or_default();
            for reference in message.references() {
                said.entry(reference).or_default().extend(by.iter().cloned());
            }
        }
        said
    }
}

/// What stands between commas up to the bracket that closes the call.
fn arguments(rest: &str) -> Vec<String> {
    let (mut arguments, mut argument) = (Vec::new(), String::new());
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    for sign in rest.chars() {
        match sign {
            '"' if !escaped => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted && depth == 0 => break,
            ')' | ']' | '}' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                arguments.push(argument.trim().to_string());
                argument.clear();
                continue;
            }
            _ => {}
        }
        escaped = sign == '\\' && !escaped;
        argument.push(sign);
    }
    arguments.push(argument.trim().to_string());
    arguments
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
fn what_is_said_is_read_from_the_code() {
    let mut code = Code::default();
    code.read(
        "blazon-cli",
        r#"let a = fl!(words, "one"); fl!(
            self.words,
            "two",
            name = format!("{}, {}", name(1, 2), "a"),
            count = 2_u32
        )"#,
    );
    code.read_gaps("<p>{{en:three}}</p> {{style.css}}");
    let keys: Vec<&str> = code.calls.iter().map(|call| call.key.as_str()).collect();
    assert_eq!(keys, ["one", "two"]);
    assert!(code.calls[0].given.is_empty());
    let given = [("count", "2_u32"), ("name", r#"format!("{}, {}", name(1, 2), "a")"#)];
    assert_eq!(code.calls[1].given, given.map(|(name, value)| (name.to_string(), value.to_string())).into());
    assert_eq!(code.gaps, ["three".to_string()].into());
    let sentences = Sentences::parse(blazon_words::Language::English, "two = { four }");
    let said = code.said(&sentences);
    assert_eq!(said["three"], [PAGE.to_string()].into());
    assert_eq!(said["four"], ["blazon-cli".to_string()].into());
}
