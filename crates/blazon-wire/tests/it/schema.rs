//! The JSON Schema of the protocol: the file in `docs` is that of the types, and it allows what they read and no more.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fs;
use std::path::Path;

use blazon::{Event, Rules};
use blazon_dice::SeatKey;
use blazon_online::{Call, Client, ClientEffect, Credential, Socket};
use blazon_wire::online::{
    Create, Created, Intent, Join, Look, Mine, Own, Pace, Question, Reaction, Starts, TableId, Terms, VERSION,
};
use jsonschema::Validator;
use serde_json::{Value, json};

use crate::online::said;
use crate::server::{Said, Server};

#[test]
fn the_file_is_the_schema_of_the_types() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.schema.json");
    let schema = blazon_wire::online::schema();
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&file, &schema).expect("the file can be written");
    }
    let written: Value =
        blazon_wire::read(&fs::read_to_string(&file).unwrap_or_default()).unwrap_or_default();
    assert!(
        written == document(),
        "docs/protocol.schema.json is not the schema of the types: \
        `UPDATE_DOCS=1 cargo test -p blazon-wire schema` writes it anew"
    );
}

#[test]
fn the_schema_is_a_schema() {
    jsonschema::meta::validate(&document()).expect("a schema");
}

#[test]
fn every_variant_has_a_line_that_must_not_change() {
    let lines = said();
    let text: String = lines.iter().map(|line| line.json.as_str()).collect::<Vec<_>>().join("\n");
    let (mut tags, mut words) = (0, 0);
    for (name, definition) in document()["$defs"].as_object().expect("definitions") {
        for variant in definition["oneOf"].as_array().into_iter().flatten() {
            if let Some(word) = variant["const"].as_str() {
                assert!(text.contains(&format!("\"{word}\"")), "{name}: {word}");
                words += 1;
            }
            for tag in ["type", "kind"] {
                if let Some(word) = variant["properties"][tag]["const"].as_str() {
                    assert!(text.contains(&format!("\"{tag}\":\"{word}\"")), "{name}: {word}");
                    tags += 1;
                }
            }
        }
    }
    assert!(tags > 40 && words > 40, "{tags} {words}");
}

#[test]
fn the_schema_allows_what_is_said() {
    let validators = Validators::new();
    for line in said() {
        validators.check(line.of, &line.json);
    }
}

/// Takes every line apart: without each of its fields in turn, and with something else in each place.
#[test]
fn the_schema_allows_what_the_types_read_and_no_more() {
    let validators = Validators::new();
    let wrong =
        [json!(null), json!(true), json!(-1), json!(1.5), json!(300), json!("x"), json!([]), json!({})];
    let (mut allowed, mut refused) = (0, 0);
    for line in said() {
        let value: Value = blazon_wire::read(&line.json).expect("JSON");
        for path in paths(&value) {
            let mut others = vec![without(&value, &path)];
            others.extend(wrong.iter().map(|wrong| with(&value, &path, wrong)));
            for other in others.into_iter().flatten() {
                let reads = (line.again)(&other.to_string()).is_some();
                assert_eq!(validators.allow(line.of, &other), reads, "{}: {other}", line.of);
                *(if reads { &mut allowed } else { &mut refused }) += 1;
            }
        }
    }
    assert!(allowed > 100 && refused > 3000, "{allowed} {refused}");
}

#[test]
fn the_schema_knows_events_by_their_grammar() {
    let validators = Validators::new();
    let allow = |text: &str| validators.allow("Event", &json!(text));
    for token in [
        "?/d/s2/b1",
        "F:3",
        "S:12",
        "F:1c3d+3c4s2",
        "S:-",
        "F:!q",
        "F:xc4",
        "lots:S",
        "F:1c3q+2c4b1^",
        "S:1a1D1=D1~4a2b",
        "S:2c2s/3e4D",
    ] {
        assert!(token.parse::<Event>().is_ok() && allow(token), "{token}");
    }
    for token in [
        "",
        "d/b/s2",
        "d/b/s2/?/d",
        "x/b/s2/?",
        "F:",
        "F:5",
        "F:21",
        "f:1",
        "F:!x",
        "F:xd3",
        "F:xh1",
        "lots:F:",
        "lots:X",
        "F:1c3d",
        "F:1d3d+2c4b",
        "F:1c3d3+3c4s2",
        "F:1c3d-3c4s2",
        " F:3",
        "F:3\n",
        "<b>",
    ] {
        assert!(token.parse::<Event>().is_err() && !allow(token), "{token}");
    }
}

#[test]
fn the_schema_allows_everything_that_is_said_in_whole_games() {
    let mut table = Table::new(Pace::Rounds { minutes: 5, seconds: 10 });
    table.play_out();
    table.act(0, Intent::Ask { question: Question::Rematch });
    table.act(1, Intent::Answer { yes: true });
    let mut resigned = Table::new(Pace::None);
    resigned.act(0, Intent::Ask { question: Question::Tie });
    resigned.act(1, Intent::Answer { yes: false });
    resigned.act(2, Intent::Resign);
    resigned.react(1, Reaction::GoodGame);
    resigned.say(1, "nonsense");
    resigned.act(1, Intent::Resign);
    resigned.say(1, r#"{"type":"ping"}"#);
    let mut count = BTreeMap::<String, usize>::new();
    for (of, text) in table.heard.iter().chain(&resigned.heard) {
        table.validators.check(of, text);
        let value: Value = blazon_wire::read(text).expect("JSON");
        for tag in ["type", "kind"] {
            if let Some(word) = value[tag].as_str() {
                *count.entry(format!("{of} {word}")).or_default() += 1;
            }
        }
    }
    println!("{} texts of two games fit the schema: {count:?}", table.heard.len() + resigned.heard.len());
    for kind in [
        "hello",
        "do",
        "react",
        "welcome",
        "item",
        "done",
        "refused",
        "here",
        "clock",
        "reaction",
        "turn",
        "pong",
        "opened",
        "joined",
        "committed",
        "contributed",
        "started",
        "played",
        "drawn",
        "asked",
        "answered",
        "ended",
        "revealed",
        "followed",
    ] {
        assert!(count.keys().any(|said| said.ends_with(&format!(" {kind}"))), "{kind}");
    }
}

fn document() -> Value {
    blazon_wire::read(&blazon_wire::online::schema()).expect("JSON")
}

/// What says whether something is of a type.
struct Validators(BTreeMap<String, Validator>);

impl Validators {
    fn new() -> Validators {
        let document = document();
        let definitions = document["$defs"].as_object().expect("definitions");
        let validator = |name: &str| {
            let schema = json!({
                "$schema": document["$schema"],
                "$defs": definitions,
                "$ref": format!("#/$defs/{name}"),
            });
            jsonschema::validator_for(&schema).expect("a schema")
        };
        Validators(definitions.keys().map(|name| (name.clone(), validator(name))).collect())
    }

    fn allow(&self, of: &str, value: &Value) -> bool {
        self.0[of].is_valid(value)
    }

    fn check(&self, of: &str, text: &str) {
        let value: Value = blazon_wire::read(text).expect("JSON");
        let validator = self.0.get(of).unwrap_or_else(|| panic!("the schema has no {of}"));
        if let Err(error) = validator.validate(&value) {
            panic!("{of}: {error}\n{text}");
        }
    }
}

/// The way to a part of a value: names of fields, and numbers of elements.
type Way = Vec<String>;

/// The ways to all parts of a value, and to the whole.
fn paths(value: &Value) -> Vec<Way> {
    let parts: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(name, part)| (name.clone(), part)).collect(),
        // The elements of a list are all alike.
        Value::Array(parts) => parts.iter().take(1).map(|part| ("0".to_owned(), part)).collect(),
        _ => Vec::new(),
    };
    let within = parts.into_iter().flat_map(|(name, part)| {
        let further = |way: Way| std::iter::once(name.clone()).chain(way).collect();
        paths(part).into_iter().map(further).collect::<Vec<Way>>()
    });
    std::iter::once(Way::new()).chain(within).collect()
}

fn with(value: &Value, way: &Way, other: &Value) -> Option<Value> {
    let mut changed = value.clone();
    let part = way.iter().try_fold(&mut changed, |part, name| match part {
        Value::Array(parts) => parts.first_mut(),
        part => part.get_mut(name),
    })?;
    *part = other.clone();
    Some(changed)
}

fn without(value: &Value, way: &Way) -> Option<Value> {
    let mut changed = value.clone();
    let (last, before) = way.split_last()?;
    let part = before.iter().try_fold(&mut changed, |part, name| match part {
        Value::Array(parts) => parts.first_mut(),
        part => part.get_mut(name),
    })?;
    match part {
        Value::Object(fields) => fields.remove(last)?,
        Value::Array(parts) => parts.remove(0),
        _ => return None,
    };
    Some(changed)
}

/// Two people and somebody who watches, and everything that is said.
struct Table {
    server: Server,
    clients: Vec<(Client, Socket)>,
    /// What the clients have sent and the server has not heard yet.
    sent: VecDeque<(usize, String)>,
    /// Texts with their types.
    heard: Vec<(&'static str, String)>,
    /// What each client can do, if it has to.
    legal: Vec<Vec<Event>>,
    validators: Validators,
}

impl Table {
    fn new(pace: Pace) -> Table {
        let mut table = Table {
            server: Server::new(1),
            clients: Vec::new(),
            sent: VecDeque::new(),
            heard: Vec::new(),
            legal: Vec::new(),
            validators: Validators::new(),
        };
        let keys = [SeatKey::from([1; 16]), SeatKey::from([2; 16])];
        let terms = Terms { rules: Rules::default(), pace, starts: Starts::Dice, listed: true };
        let create = Create { version: VERSION, name: Some("Ann".into()), token: keys[0].token(), terms };
        let created = table.call("Create", &create, Call::Create, "Created");
        let created: Created = blazon_wire::read(&created).expect("a table");
        let id = created.table;
        table.come(id, Credential::Seat(keys[0]));
        table.server.call(Call::List);
        table.collect("OpenTables");
        let look = Look { version: VERSION, token: created.invitation };
        table.call("Look", &look, |body| Call::Look(id, body), "Invited");
        let join = Join {
            version: VERSION,
            name: Some("Bob".into()),
            token: keys[1].token(),
            invitation: Some(created.invitation),
        };
        table.call("Join", &join, |body| Call::Join(id, body), "Joined");
        let late = Join { token: created.watch, ..join };
        table.call("Join", &late, |body| Call::Join(id, body), "Refused");
        table.come(id, Credential::Seat(keys[1]));
        table.come(id, Credential::Watch(created.watch));
        let mine = Mine { version: VERSION, games: vec![Own { table: id, token: keys[1].token() }] };
        table.call("Mine", &mine, Call::Mine, "Standings");
        table
    }

    /// Asks over HTTP and gives the answer back.
    fn call<T: serde::Serialize>(
        &mut self,
        of: &'static str,
        body: &T,
        call: impl FnOnce(String) -> Call,
        answer: &'static str,
    ) -> String {
        let body = blazon_wire::line(body);
        self.heard.push((of, body.clone()));
        self.server.call(call(body));
        self.collect(answer).expect("an answer")
    }

    fn come(&mut self, table: TableId, credential: Credential) {
        let nth = self.clients.len();
        let (client, _) = Client::new(table, credential, nth as u64 + 1, 0);
        let socket = self.server.open(table);
        self.clients.push((client.told_what_is_legal(), socket));
        self.legal.push(Vec::new());
        let effects = self.clients[nth].0.opened(0);
        self.carry_out(nth, effects);
        self.collect("");
    }

    fn act(&mut self, nth: usize, intent: Intent) {
        let effects = self.clients[nth].0.act(intent);
        self.carry_out(nth, effects);
        self.collect("");
    }

    fn react(&mut self, nth: usize, reaction: Reaction) {
        let effects = self.clients[nth].0.react(reaction);
        self.carry_out(nth, effects);
        self.collect("");
    }

    /// Says something that may be nonsense.
    fn say(&mut self, nth: usize, text: &str) {
        self.server.hear(self.clients[nth].1, text);
        self.collect("");
    }

    fn carry_out(&mut self, nth: usize, effects: Vec<ClientEffect>) {
        for effect in effects {
            match effect {
                ClientEffect::Send(text) => self.sent.push_back((nth, text)),
                ClientEffect::Turn(legal) => self.legal[nth] = legal,
                ClientEffect::Refused { .. } | ClientEffect::Changed | ClientEffect::Reaction(..) => {}
                ClientEffect::Connect | ClientEffect::Close => panic!("client {nth}: {effect:?}"),
            }
        }
    }

    /// Lets everybody hear what the server says, and gives back the answer to a request.
    fn collect(&mut self, of: &'static str) -> Option<String> {
        let mut answer = None;
        loop {
            let Some(said) = self.server.said() else {
                let Some((nth, text)) = self.sent.pop_front() else { return answer };
                self.heard.push(("ToServer", text.clone()));
                self.server.hear(self.clients[nth].1, &text);
                continue;
            };
            match said {
                Said::Reply(_, body) => {
                    self.heard.push((of, body.clone()));
                    answer = Some(body);
                }
                Said::Message(socket, text) => {
                    self.heard.push(("ToClient", text.clone()));
                    let nth = self.clients.iter().position(|(_, other)| *other == socket);
                    let nth = nth.expect("only those who are there hear anything");
                    let effects = self.clients[nth].0.heard(&text, 0);
                    self.carry_out(nth, effects);
                }
                Said::Close(..) => panic!("{said:?}"),
            }
        }
    }

    /// Plays until the game is over.
    fn play_out(&mut self) {
        for round in 0..2000_usize {
            if self.clients[0].0.standing().is_over() {
                return;
            }
            for nth in [0, 1] {
                let legal = std::mem::take(&mut self.legal[nth]);
                if let Some(&event) = legal.get(round * 7 % legal.len().max(1)) {
                    self.act(nth, Intent::Play { event });
                }
            }
        }
        panic!("the game does not end");
    }
}

#[test]
fn every_type_that_is_said_has_its_place() {
    let names: BTreeSet<String> = Validators::new().0.into_keys().collect();
    for line in said() {
        assert!(names.contains(line.of), "{}", line.of);
    }
}
