//! `docs/protocol.md` is true: its examples are what the types read and write, its tables leave nothing out, and its
//! conversation is what a server says.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use blazon_online::{Call, Socket};
use blazon_wire::online::{
    Create, Created, DiceCounts, Entry, Intent, Invited, Item, Join, Joined, Look, Mine, OpenTables, Refused,
    Standings, TableId, Terms, ToClient, ToServer,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::server::{Said, Server};

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md")
}

/// The page as it was before a test wrote it anew.
static PAGE: LazyLock<String> = LazyLock::new(|| fs::read_to_string(file()).expect("the page is there"));

/// The blocks of a page whose first line begins like this, each with the rest of that line.
fn blocks<'a>(page: &'a str, language: &str) -> Vec<(&'a str, &'a str)> {
    let start = format!("\n```{language}");
    let blocks = page.split(start.as_str()).skip(1);
    blocks
        .map(|rest| rest.split("\n```").next().unwrap_or_default())
        .filter_map(|block| block.split_once('\n'))
        .collect()
}

#[test]
fn examples_are_what_the_types_read_and_write() {
    let page = PAGE.as_str();
    let mut count = 0;
    for (of, block) in blocks(page, "json ") {
        for example in serde_json::Deserializer::from_str(block).into_iter::<Value>() {
            let example = example.unwrap_or_else(|error| panic!("{of}: {error}\n{block}"));
            let again =
                again(of.trim(), &example.to_string()).unwrap_or_else(|| panic!("no {of}: {example}"));
            assert_eq!(again, example, "{of}");
            count += 1;
        }
    }
    assert!(count > 40, "{count}");
    assert!(!page.contains("```json\n"), "every example says what it is an example of");
}

fn again(of: &str, text: &str) -> Option<Value> {
    fn through<T: Serialize + DeserializeOwned>(text: &str) -> Option<Value> {
        let value = blazon_wire::read::<T>(text).ok()?;
        blazon_wire::read(&blazon_wire::line(&value)).ok()
    }
    match of {
        "Create" => through::<Create>(text),
        "Created" => through::<Created>(text),
        "Join" => through::<Join>(text),
        "Joined" => through::<Joined>(text),
        "Look" => through::<Look>(text),
        "Invited" => through::<Invited>(text),
        "OpenTables" => through::<OpenTables>(text),
        "Mine" => through::<Mine>(text),
        "Standings" => through::<Standings>(text),
        "DiceCounts" => through::<DiceCounts>(text),
        "Refused" => through::<Refused>(text),
        "Terms" => through::<Terms>(text),
        "Intent" => through::<Intent>(text),
        "Item" => through::<Item>(text),
        "ToServer" => through::<ToServer>(text),
        "ToClient" => through::<ToClient>(text),
        _ => panic!("{of} is nothing that is said"),
    }
}

#[test]
fn everything_that_can_be_said_is_explained() {
    let page = PAGE.as_str();
    let document: Value = blazon_wire::read(&blazon_wire::online::schema()).expect("JSON");
    let mut missing = BTreeSet::new();
    for (name, definition) in document["$defs"].as_object().expect("definitions") {
        let fields =
            definition["properties"].as_object().into_iter().flatten().map(|(field, _)| field.clone());
        let variants = definition["oneOf"].as_array().into_iter().flatten().flat_map(|variant| {
            let fields = variant["properties"].as_object().into_iter().flatten();
            let fields = fields.map(|(field, _)| field.clone());
            let tags = ["type", "kind"].map(|tag| variant["properties"][tag]["const"].clone());
            let words = tags.into_iter().chain([variant["const"].clone()]);
            let words = words.filter_map(|word| word.as_str().map(str::to_owned));
            fields.chain(words).collect::<Vec<String>>()
        });
        for word in fields.chain(variants) {
            if !page.contains(&format!("`{word}`")) {
                missing.insert(format!("{name}: {word}"));
            }
        }
    }
    assert_eq!(missing, BTreeSet::new(), "docs/protocol.md does not explain these");
}

#[test]
fn the_table_of_refusals_has_each_reason_once() {
    let page = PAGE.as_str();
    let (_, table) = page.split_once("\n| reason |").expect("a table of refusals");
    let (table, _) = table.split_once("\n\n").expect("its end");
    let listed: Vec<&str> =
        table.lines().filter_map(|row| row.strip_prefix("| `")?.split('`').next()).collect();
    let document: Value = blazon_wire::read(&blazon_wire::online::schema()).expect("JSON");
    let reasons = document["$defs"]["Reason"]["oneOf"].as_array().expect("reasons");
    let reasons: BTreeSet<&str> = reasons.iter().filter_map(|reason| reason["const"].as_str()).collect();
    assert_eq!(listed.len(), reasons.len());
    assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), reasons);
}

/// `ann > …` is what Ann says, and `ann < …` what the server answers her; `[..]` stands for what was left out.
#[test]
fn the_conversation_is_what_a_server_says() {
    let page = PAGE.as_str();
    let mut conversation = Conversation::default();
    let mut spoken = page.to_owned();
    for (_, block) in blocks(page, "transcript") {
        let heard = conversation.hold(block);
        spoken = spoken.replacen(block, &heard, 1);
    }
    if std::env::var_os("UPDATE_DOCS").is_some() && spoken != page {
        fs::write(file(), &spoken).expect("the page can be written");
        return;
    }
    for (said, written) in spoken.lines().zip(page.lines()) {
        assert_eq!(
            said, written,
            "what a server says (left) is not what docs/protocol.md says (right): \
            `UPDATE_DOCS=1 cargo test -p blazon-wire protocol` writes it anew"
        );
    }
    assert_eq!(spoken.lines().count(), page.lines().count());
    assert!(conversation.count > 30, "{}", conversation.count);
}

/// A server and those who talk to it.
struct Conversation {
    server: Server,
    sockets: BTreeMap<String, Socket>,
    count: usize,
}

impl Default for Conversation {
    fn default() -> Conversation {
        Conversation { server: Server::new(7), sockets: BTreeMap::new(), count: 0 }
    }
}

impl Conversation {
    /// Says what the people of a block say, and gives it back with what the server answers.
    fn hold(&mut self, block: &str) -> String {
        let mut heard = String::new();
        let mut lines = block.lines().peekable();
        while let Some(line) = lines.next() {
            let (who, words) = line.split_once(" > ").unwrap_or_else(|| panic!("nobody says {line}"));
            let _ = writeln!(heard, "{line}");
            self.server.now += 1000;
            self.say(who.trim(), words);
            let mut written = Vec::new();
            while let Some(line) = lines.next_if(|line| line.contains(" < ")) {
                written.push(line);
            }
            for (nth, answer) in self.answers(who.trim()).into_iter().enumerate() {
                // Who wrote the page has left something out, and the rest is true.
                let kept = written.get(nth).filter(|line| fits(line, &answer));
                let _ = writeln!(heard, "{}", kept.unwrap_or(&answer.as_str()));
                self.count += 1;
            }
        }
        heard.pop();
        heard
    }

    fn say(&mut self, who: &str, words: &str) {
        let path = |prefix: &str, end: &str| -> Option<(TableId, String)> {
            let (table, body) = words.strip_prefix(prefix)?.split_once(end)?;
            Some((table.parse().ok()?, body.trim().to_owned()))
        };
        if words == "(the line is lost)" {
            let socket = self.sockets.remove(who).expect("somebody is there");
            self.server.close(socket);
        } else if let Some((table, _)) = path("GET /api/tables/", "/socket") {
            let socket = self.server.open(table);
            self.sockets.insert(who.to_owned(), socket);
        } else if let Some(body) = words.strip_prefix("POST /api/tables ") {
            self.server.call(Call::Create(body.to_owned()));
        } else if let Some((table, body)) = path("POST /api/tables/", "/join") {
            self.server.call(Call::Join(table, body));
        } else if let Some((table, body)) = path("POST /api/tables/", "/look") {
            self.server.call(Call::Look(table, body));
        } else {
            assert!(words.starts_with('{'), "{who} says {words}");
            self.server.hear(self.sockets[who], words);
        }
    }

    /// What the server answers, each line with who hears it.
    fn answers(&mut self, caller: &str) -> Vec<String> {
        let mut answers = Vec::new();
        while let Some(said) = self.server.said() {
            let name = |socket| {
                let mut names = self.sockets.iter().filter(|(_, other)| **other == socket);
                names.next().map_or("nobody", |(name, _)| name)
            };
            answers.push(match said {
                Said::Reply(status, body) => format!("{caller:<3} < {status} {body}"),
                Said::Message(socket, text) => format!("{:<3} < {text}", name(socket)),
                Said::Close(socket, code, reason) => {
                    format!("{:<3} < (closed: {code} {})", name(socket), blazon_wire::line(&reason))
                }
            });
        }
        answers
    }
}

/// Whether a line is what the server says, but for what was left out.
fn fits(written: &str, said: &str) -> bool {
    let mut rest = said;
    let mut parts = written.split("[..]");
    let first = parts.next().unwrap_or_default();
    let Some(after) = rest.strip_prefix(first) else { return false };
    rest = after;
    let parts: Vec<&str> = parts.collect();
    let Some((last, middle)) = parts.split_last() else { return rest.is_empty() };
    for part in middle {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}

#[test]
fn what_is_kept_is_never_sent() {
    let document: Value = blazon_wire::read(&blazon_wire::online::schema()).expect("JSON");
    let names = document["$defs"].as_object().expect("definitions");
    let kept = std::any::type_name::<Entry>().rsplit("::").next().unwrap_or_default();
    assert!(!names.contains_key(kept));
}
