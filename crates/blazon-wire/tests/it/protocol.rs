//! `docs/protocol.md` is true: its examples are what the types read and write, its tables leave nothing out, and its
//! conversation is what a server says.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use blazon_online::{Call, Limits, Socket, StoreFault};
use blazon_wire::online::{
    Create, Created, DiceCounts, Entry, Intent, Invited, Item, Join, Joined, Look, MESSAGE_LIMIT, Mine,
    OpenTables, Refused, Standings, TableId, Terms, ToClient, ToServer,
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
    let bots = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots.md");
    let bots = fs::read_to_string(bots).expect("the page is there");
    let mut count = 0;
    for (of, block) in [PAGE.as_str(), &bots].into_iter().flat_map(|page| blocks(page, "json ")) {
        for example in serde_json::Deserializer::from_str(block).into_iter::<Value>() {
            let example = example.unwrap_or_else(|error| panic!("{of}: {error}\n{block}"));
            let again =
                again(of.trim(), &example.to_string()).unwrap_or_else(|| panic!("no {of}: {example}"));
            assert_eq!(again, example, "{of}");
            count += 1;
        }
    }
    assert!(count > 40, "{count}");
    for page in [PAGE.as_str(), &bots] {
        assert!(!page.contains("```json\n"), "every example says what it is an example of");
    }
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
    let listed: Vec<&str> =
        refusals().lines().filter_map(|row| row.strip_prefix("| `")?.split('`').next()).collect();
    let document: Value = blazon_wire::read(&blazon_wire::online::schema()).expect("JSON");
    let reasons = document["$defs"]["Reason"]["oneOf"].as_array().expect("reasons");
    let reasons: BTreeSet<&str> = reasons.iter().filter_map(|reason| reason["const"].as_str()).collect();
    assert_eq!(listed.len(), reasons.len());
    assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), reasons);
}

/// The table of refusals.
fn refusals() -> &'static str {
    let (_, table) = PAGE.split_once("\n| reason |").expect("a table of refusals");
    table.split("\n\n").next().unwrap_or_default()
}

/// What a row of the table of refusals says: the status, and whether and how the socket is closed.
fn row(reason: &str) -> (String, String) {
    let start = format!("\n| `{reason}` |");
    let (_, row) = refusals().split_once(&start).unwrap_or_else(|| panic!("no row for {reason}"));
    let cells: Vec<&str> = row.lines().next().unwrap_or_default().split('|').map(str::trim).collect();
    (cells[1].to_owned(), cells[2].to_owned())
}

/// Asks, is refused, and compares with the table.
fn check_status(server: &mut Server, call: Call, reason: &str) {
    server.call(call);
    let Some(Said::Reply(status, body)) = server.said() else { panic!("no answer") };
    let refused: Refused = blazon_wire::read(&body).expect("a refusal");
    assert_eq!(blazon_wire::line(&refused.reason), format!("\"{reason}\""), "{body}");
    assert_eq!(row(reason).0, status.to_string(), "{reason}");
}

/// Says something at a socket, is refused, and compares with the table.
fn check_socket(server: &mut Server, socket: Socket, text: &str, reason: &str) {
    server.hear(socket, text);
    check_refused(server, reason);
}

fn check_refused(server: &mut Server, reason: &str) {
    let mut closed = None;
    let mut refused = false;
    while let Some(said) = server.said() {
        match said {
            Said::Message(_, text) => refused |= text.contains(&format!("\"reason\":\"{reason}\"")),
            Said::Close(_, code, why) => {
                assert_eq!(blazon_wire::line(&why), format!("\"{reason}\""));
                closed = Some(code);
            }
            Said::Reply(..) => {}
        }
    }
    assert!(refused || closed.is_some(), "nobody said {reason}");
    let expected = closed.map_or("stays open".to_owned(), |code| format!("closed, {code}"));
    assert_eq!(row(reason).1, expected, "{reason}");
}

#[test]
fn refusals_have_the_status_and_the_code_of_the_table() {
    let server = &mut Server::new(1);
    let token = "0f".repeat(16);
    let create = format!(
        r#"{{"version":1,"token":"{token}","terms":{{"rules":"[Rules \"1\"]","pace":{{"kind":"none"}},"starts":"dice","listed":true}}}}"#
    );
    server.call(Call::Create(create.clone()));
    let Some(Said::Reply(201, body)) = server.said() else { panic!("no table") };
    let Created { table, watch, .. } = blazon_wire::read(&body).expect("a table");
    let nowhere = TableId(1);
    let body = format!(r#"{{"version":1,"token":"{token}"}}"#);
    let other = format!(r#"{{"version":1,"token":"{}"}}"#, "1a".repeat(16));

    check_status(server, Call::Create("{}".into()), "malformed");
    check_status(server, Call::Create(r#"{"version":2}"#.into()), "version");
    let named = create.replacen("\"token\"", r#""name":"\u202e","token""#, 1);
    check_status(server, Call::Create(named), "name");
    let hasty = create.replace(r#""kind":"none""#, r#""kind":"rounds","minutes":0,"seconds":0"#);
    check_status(server, Call::Create(hasty), "terms");
    check_status(server, Call::Create(create.clone()), "too_many_tables");
    check_status(server, Call::Look(nowhere, body.clone()), "no_such_table");
    check_status(server, Call::Look(table, other.clone()), "no_such_token");
    check_status(server, Call::Join(table, body), "seat_taken");

    let hello = |token: &str| format!(r#"{{"type":"hello","version":1,"token":"{token}","last":0}}"#);
    for (text, reason) in [
        ("", "malformed"),
        (r#"{"type":"hello","version":2}"#, "version"),
        (r#"{"type":"ping"}"#, "out_of_order"),
    ] {
        let socket = server.open(table);
        server.hear(socket, text);
        let said: Vec<Said> = std::iter::from_fn(|| server.said()).collect();
        assert!(matches!(said[..], [Said::Message(..), Said::Close(_, 1008, _)]), "{reason}: {said:?}");
    }
    let socket = server.open(nowhere);
    check_socket(server, socket, &hello(&token), "no_such_table");
    let socket = server.open(table);
    check_socket(server, socket, &hello(&"1a".repeat(16)), "no_such_token");
    let socket = server.open(table);
    check_socket(server, socket, r#"{"type":"hello","version":2}"#, "version");
    let socket = server.open(table);
    check_socket(server, socket, r#"{"type":"ping"}"#, "out_of_order");

    let host = server.open(table);
    server.hear(host, &hello(&token));
    let watcher = server.open(table);
    server.hear(watcher, &hello(&watch.to_string()));
    while server.said().is_some() {}
    let wants =
        |intent: &str| format!(r#"{{"type":"do","last":9,"key":"00000000000000fe","intent":{intent}}}"#);
    let bytes = "00".repeat(32);
    for (socket, text, reason) in [
        (watcher, wants(r#"{"kind":"resign"}"#), "watching"),
        (host, "[]".to_owned(), "malformed"),
        (host, wants(r#"{"kind":"resign"}"#), "not_started"),
        (host, wants(r#"{"kind":"ask","question":"rematch"}"#), "not_over"),
        (host, wants(r#"{"kind":"answer","yes":true}"#), "nothing_asked"),
        (host, wants(&format!(r#"{{"kind":"commit","commitment":"{bytes}"}}"#)), "too_early"),
        (host, wants(&format!(r#"{{"kind":"contribute","nonce":"{bytes}"}}"#)), "too_early"),
    ] {
        check_socket(server, socket, &text, reason);
    }
    for _ in 0..61 {
        server.wait(1000);
    }
    check_refused(server, "silent");
    for _ in 0..120 {
        server.call(Call::List);
    }
    while server.said().is_some() {}
    check_status(server, Call::List, "too_many_requests");
    let socket = server.open(table);
    server.hear(socket, &hello(&token));
    while server.said().is_some() {}
    for _ in 0..99 {
        server.hear(socket, r#"{"type":"ping"}"#);
    }
    while server.said().is_some() {}
    check_socket(server, socket, r#"{"type":"ping"}"#, "too_many_messages");

    for _ in 0..60 {
        server.wait(1000);
    }
    while server.said().is_some() {}
    server.fault = Some(StoreFault::Full);
    check_status(server, Call::Create(create), "full");
    server.fault = Some(StoreFault::Unavailable);
    check_status(server, Call::Look(nowhere, other), "unavailable");
    let socket = server.open(nowhere);
    check_socket(server, socket, &hello(&token), "unavailable");

    server.stop();
    check_status(server, Call::List, "stopping");
    let _ = server.open(table);
    check_refused(server, "stopping");
}

#[test]
fn limits_are_those_that_a_server_has_by_itself() {
    let Limits { tables, requests, messages, watcher_messages, .. } = Limits::default();
    let Limits { sockets_a_seat, watchers, hello, silence, gone, waiting, untouched, kept, .. } =
        Limits::default();
    let (second, minute, day) = (1000, 60_000, 86_400_000);
    assert_eq!(
        [tables.within, requests.within, messages.within, watcher_messages.within],
        [minute, minute, 20 * second, 20 * second]
    );
    assert_eq!(kept, None);
    for row in [
        format!("a client's message, a body | {} KiB", MESSAGE_LIMIT / 1024),
        format!("new tables from one address | {} a minute", tables.times),
        format!("requests from one address | {} a minute", requests.times),
        format!("messages of a player's socket | {} in 20 seconds", messages.times),
        format!("messages of a watcher's socket | {} in 20 seconds", watcher_messages.times),
        format!("sockets at one seat | {sockets_a_seat}"),
        format!("watchers at one table | {watchers}"),
        format!("time until `hello` | {} seconds", hello / second),
        format!("silence of a socket | {} seconds", silence / second),
        format!("a player away before the other may claim | {} minutes", gone / minute),
        format!("a table that nobody joins, or that never starts | {} days", waiting / day),
        format!("a game in which nothing happens | {} days", untouched / day),
        "a game that is over | kept for ever".to_owned(),
    ] {
        assert!(PAGE.contains(&format!("\n| {row} |")), "{row}");
    }
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
