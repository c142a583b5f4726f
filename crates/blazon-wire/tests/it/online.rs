//! One line of JSON for everything that is said between a server and its clients, and for everything a server keeps.

use std::fmt::Debug;

use blazon::{Edition, Event, Rules, Seat};
use blazon_dice::{Chair, Commitment, Nonce, Salt, Seal, Secret, Token, TokenDigest};
use blazon_wire::online::{
    Clock, Create, Created, DiceCounts, Ending, Entry, Fact, Intent, Invited, Item, Join, Joined, Key, Look,
    Mine, Misread, News, OpenTable, OpenTables, Opened, Own, Pace, Phase, Question, Reaction, Reason,
    Refused, Role, Sitter, Standings, Starts, Summary, TableId, Terms, ToClient, ToServer, VERSION,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A line, and how its type reads.
pub(crate) struct Line {
    /// The type, without its path.
    pub(crate) of: &'static str,
    pub(crate) json: String,
    /// What a text is written as again once it is read; nothing if it cannot be.
    pub(crate) again: fn(&str) -> Option<String>,
}

/// The line of a value: it is written like this, and read as the same. `<0f>` stands for 16 such bytes and `<<0f>>` for 32.
fn line<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) -> Line {
    let mut json = json.to_owned();
    for byte in ["0f", "1a", "2b", "3c", "4d", "5e"] {
        json = json.replace(&format!("<<{byte}>>"), &byte.repeat(32));
        json = json.replace(&format!("<{byte}>"), &byte.repeat(16));
    }
    assert_eq!(blazon_wire::line(value), json);
    assert_eq!(&blazon_wire::read::<T>(&json).expect(&json), value);
    Line { of: std::any::type_name::<T>().rsplit("::").next().unwrap_or_default(), json, again: again::<T> }
}

const TABLE: TableId = TableId(0x0123_4567_89ab_cdef);
const NEXT: TableId = TableId(7);
const KEY: Key = Key(0xfe);
const AT: u64 = 1_800_000_000_000;

fn token() -> Token {
    [0x0f; 16].into()
}

fn digest() -> TokenDigest {
    [0x0f; 32].into()
}

fn commitment() -> Commitment {
    [0x1a; 32].into()
}

fn nonce() -> Nonce {
    [0x2b; 32].into()
}

fn secret() -> Secret {
    [0x3c; 32].into()
}

fn salt() -> Salt {
    [0x4d; 32].into()
}

fn seal() -> Seal {
    [0x5e; 32].into()
}

#[expect(clippy::unnecessary_wraps, reason = "names are optional on the wire")]
fn zoe() -> Option<String> {
    Some("Zoë".to_owned())
}

fn event(token: &str) -> Event {
    token.parse().expect("a token of the notation")
}

fn terms() -> Terms {
    Terms { rules: Rules::default(), pace: Pace::None, starts: Starts::Dice, listed: false }
}

const TERMS: &str = r#"{"rules":"[Rules \"1\"]\n[Edition \"standard\"]\n[Result \"*\"]\n","pace":{"kind":"none"},"starts":"dice","listed":false}"#;

/// What goes over HTTP.
fn http() -> Vec<Line> {
    let with_terms = |json: &str| json.replace("TERMS", TERMS);
    let own = Own { table: TABLE, token: token() };
    let summary =
        Summary { table: TABLE, opponent: zoe(), phase: Phase::Playing, waits: true, round: 3, at: AT };
    let open = OpenTable { table: TABLE, host: zoe(), terms: terms(), at: AT };
    let mut pairs = [[[0; 6]; 6]; 4];
    pairs[3][0][5] = 1;
    vec![
        line(
            &Create { version: VERSION, name: zoe(), token: token(), terms: terms() },
            &with_terms(r#"{"version":1,"name":"Zoë","token":"<0f>","terms":TERMS}"#),
        ),
        line(
            &Create { version: VERSION, name: None, token: token(), terms: terms() },
            &with_terms(r#"{"version":1,"token":"<0f>","terms":TERMS}"#),
        ),
        line(
            &Created {
                table: TABLE,
                invitation: token(),
                watch: [0x1a; 16].into(),
                address: Some("http://192.168.1.5:4000".to_owned()),
            },
            r#"{"table":"0123456789abcdef","invitation":"<0f>","watch":"<1a>","address":"http://192.168.1.5:4000"}"#,
        ),
        line(
            &Join { version: VERSION, name: zoe(), token: token(), invitation: Some([0x1a; 16].into()) },
            r#"{"version":1,"name":"Zoë","token":"<0f>","invitation":"<1a>"}"#,
        ),
        line(
            &Join { version: VERSION, name: None, token: token(), invitation: None },
            r#"{"version":1,"token":"<0f>"}"#,
        ),
        line(&Joined { table: TABLE }, r#"{"table":"0123456789abcdef"}"#),
        line(&Look { version: VERSION, token: token() }, r#"{"version":1,"token":"<0f>"}"#),
        line(
            &Invited {
                table: TABLE,
                role: Some(Role::Guest),
                host: zoe(),
                guest: Some("Bo".to_owned()),
                terms: terms(),
                phase: Phase::Over,
            },
            &with_terms(
                r#"{"table":"0123456789abcdef","role":"guest","host":"Zoë","guest":"Bo","terms":TERMS,"phase":"over"}"#,
            ),
        ),
        line(
            &Invited {
                table: TABLE,
                role: None,
                host: None,
                guest: None,
                terms: terms(),
                phase: Phase::Waiting,
            },
            &with_terms(r#"{"table":"0123456789abcdef","terms":TERMS,"phase":"waiting"}"#),
        ),
        line(
            &OpenTables { tables: vec![open] },
            &with_terms(
                r#"{"tables":[{"table":"0123456789abcdef","host":"Zoë","terms":TERMS,"at":1800000000000}]}"#,
            ),
        ),
        line(
            &Mine { version: VERSION, games: vec![own] },
            r#"{"version":1,"games":[{"table":"0123456789abcdef","token":"<0f>"}]}"#,
        ),
        line(
            &Standings { games: vec![summary] },
            r#"{"games":[{"table":"0123456789abcdef","opponent":"Zoë","phase":"playing","waits":true,"round":3,"at":1800000000000}]}"#,
        ),
        line(
            &DiceCounts { rolls: 2, faces: [[2, 0, 0, 0, 0, 0]; 4], pairs },
            &format!(
                r#"{{"rolls":2,"faces":[{FACES},{FACES},{FACES},{FACES}],"pairs":[{NO_PAIRS},{NO_PAIRS},{NO_PAIRS},{ONE_PAIR}]}}"#
            ),
        ),
        line(
            &Refused { reason: Reason::Version, detail: Some("this server speaks version 1".to_owned()) },
            r#"{"reason":"version","detail":"this server speaks version 1"}"#,
        ),
        line(&Refused { reason: Reason::SeatTaken, detail: None }, r#"{"reason":"seat_taken"}"#),
    ]
}

const FACES: &str = "[2,0,0,0,0,0]";
const NO_PAIRS: &str =
    "[[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]]";
const ONE_PAIR: &str =
    "[[0,0,0,0,0,1],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]]";

/// What was agreed on, in all its forms.
fn agreed() -> Vec<Line> {
    let korean = Terms {
        rules: Rules { edition: Edition::Korean, ..Rules::default() },
        pace: Pace::Rounds { minutes: 5, seconds: 10 },
        starts: Starts::Host,
        listed: true,
    };
    vec![
        line(
            &korean,
            r#"{"rules":"[Rules \"1\"]\n[Edition \"ko\"]\n[Result \"*\"]\n","pace":{"kind":"rounds","minutes":5,"seconds":10},"starts":"host","listed":true}"#,
        ),
        line(&terms(), TERMS),
        line(&Pace::Days { days: 2 }, r#"{"kind":"days","days":2}"#),
        line(&Starts::Guest, r#""guest""#),
    ]
}

/// What a client says at a socket.
fn to_server() -> Vec<Line> {
    let intents = [
        (Intent::Commit { commitment: commitment() }, r#"{"kind":"commit","commitment":"<<1a>>"}"#),
        (Intent::Contribute { nonce: nonce() }, r#"{"kind":"contribute","nonce":"<<2b>>"}"#),
        (Intent::Play { event: event("F:3d4s2+4d5s1^") }, r#"{"kind":"play","event":"F:3d4s2+4d5s1^"}"#),
        (Intent::Ask { question: Question::Tie }, r#"{"kind":"ask","question":"tie"}"#),
        (Intent::Ask { question: Question::TakeBack }, r#"{"kind":"ask","question":"take_back"}"#),
        (Intent::Ask { question: Question::Rematch }, r#"{"kind":"ask","question":"rematch"}"#),
        (Intent::Answer { yes: true }, r#"{"kind":"answer","yes":true}"#),
        (Intent::Resign, r#"{"kind":"resign"}"#),
        (Intent::Claim, r#"{"kind":"claim"}"#),
        (Intent::Replace, r#"{"kind":"replace"}"#),
    ];
    let reactions = [
        (Reaction::Hello, "hello"),
        (Reaction::Nice, "nice"),
        (Reaction::Wow, "wow"),
        (Reaction::Oops, "oops"),
        (Reaction::Thanks, "thanks"),
        (Reaction::GoodGame, "good_game"),
    ];
    let mut lines = vec![
        line(
            &ToServer::Hello { version: VERSION, token: token(), last: 0, legal: false },
            r#"{"type":"hello","version":1,"token":"<0f>","last":0}"#,
        ),
        line(
            &ToServer::Hello { version: VERSION, token: token(), last: 12, legal: true },
            r#"{"type":"hello","version":1,"token":"<0f>","last":12,"legal":true}"#,
        ),
        line(&ToServer::Ping, r#"{"type":"ping"}"#),
    ];
    lines.extend(intents.map(|(intent, json)| {
        let json = format!(r#"{{"type":"do","last":12,"key":"00000000000000fe","intent":{json}}}"#);
        line(&ToServer::Do { last: 12, key: KEY, intent }, &json)
    }));
    lines.extend(reactions.map(|(reaction, word)| {
        line(&ToServer::React { reaction }, &format!(r#"{{"type":"react","reaction":"{word}"}}"#))
    }));
    lines
}

/// What a server says at a socket.
fn to_client() -> Vec<Line> {
    let clock = Clock { host: 300_000, guest: 299_500, host_runs: true, guest_runs: false };
    let item = Item { number: 3, at: AT, key: None, news: News::Joined { name: zoe() } };
    vec![
        line(
            &ToClient::Welcome { version: VERSION, role: Role::Host, last: 12 },
            r#"{"type":"welcome","version":1,"role":"host","last":12}"#,
        ),
        line(
            &ToClient::Welcome { version: VERSION, role: Role::Watcher, last: 1 },
            r#"{"type":"welcome","version":1,"role":"watcher","last":1}"#,
        ),
        line(
            &ToClient::Item(item),
            r#"{"type":"item","number":3,"at":1800000000000,"kind":"joined","name":"Zoë"}"#,
        ),
        line(
            &ToClient::Done { key: KEY, number: 13 },
            r#"{"type":"done","key":"00000000000000fe","number":13}"#,
        ),
        line(
            &ToClient::Refused { key: Some(KEY), reason: Reason::Illegal, detail: Some("why".to_owned()) },
            r#"{"type":"refused","key":"00000000000000fe","reason":"illegal","detail":"why"}"#,
        ),
        line(
            &ToClient::Refused { key: None, reason: Reason::OutOfOrder, detail: None },
            r#"{"type":"refused","reason":"out_of_order"}"#,
        ),
        line(
            &ToClient::Here { host: true, guest: false, watchers: 2, claim: true },
            r#"{"type":"here","host":true,"guest":false,"watchers":2,"claim":true}"#,
        ),
        line(
            &ToClient::Clock(clock),
            r#"{"type":"clock","host":300000,"guest":299500,"host_runs":true,"guest_runs":false}"#,
        ),
        line(
            &ToClient::Reaction { chair: Chair::Guest, reaction: Reaction::Wow },
            r#"{"type":"reaction","chair":"guest","reaction":"wow"}"#,
        ),
        line(
            &ToClient::Turn { legal: vec![event("F:1"), event("F:2")] },
            r#"{"type":"turn","legal":["F:1","F:2"]}"#,
        ),
        line(&ToClient::Pong, r#"{"type":"pong"}"#),
    ]
}

/// What happens at a table, as somebody may see it.
fn items() -> Vec<Line> {
    let opened = |follows: Option<TableId>| News::Opened {
        terms: terms(),
        host: zoe(),
        guest: follows.and_then(|_| zoe()),
        seated: follows.is_some(),
        seal: seal(),
        follows,
    };
    let endings = [
        (Ending::Resigned { chair: Chair::Host }, r#"{"kind":"resigned","chair":"host"}"#),
        (Ending::Agreed, r#"{"kind":"agreed"}"#),
        (Ending::TimeUp { chair: Chair::Guest }, r#"{"kind":"time_up","chair":"guest"}"#),
        (Ending::Left { chair: Chair::Guest }, r#"{"kind":"left","chair":"guest"}"#),
        (Ending::Abandoned, r#"{"kind":"abandoned"}"#),
    ];
    let news = [
        (
            opened(None),
            format!(r#""kind":"opened","terms":{TERMS},"host":"Zoë","seated":false,"seal":"<<5e>>""#),
        ),
        (
            opened(Some(NEXT)),
            format!(
                r#""kind":"opened","terms":{TERMS},"host":"Zoë","guest":"Zoë","seated":true,"seal":"<<5e>>","follows":"0000000000000007""#
            ),
        ),
        (News::Joined { name: None }, r#""kind":"joined""#.to_owned()),
        (
            News::Committed { chair: Chair::Host, commitment: commitment() },
            r#""kind":"committed","chair":"host","commitment":"<<1a>>""#.to_owned(),
        ),
        (
            News::Contributed { chair: Chair::Guest, nonce: nonce() },
            r#""kind":"contributed","chair":"guest","nonce":"<<2b>>""#.to_owned(),
        ),
        (News::Started { host: Seat::Second }, r#""kind":"started","host":"second""#.to_owned()),
        (
            News::Played { events: vec![event("S:-"), event("F:3d4s2+4d5s")] },
            r#""kind":"played","events":["S:-","F:3d4s2+4d5s"]"#.to_owned(),
        ),
        (News::Drawn { seat: Seat::First }, r#""kind":"drawn","seat":"first""#.to_owned()),
        (
            News::Asked { chair: Chair::Host, question: Question::TakeBack },
            r#""kind":"asked","chair":"host","question":"take_back""#.to_owned(),
        ),
        (
            News::Answered { chair: Chair::Guest, yes: false },
            r#""kind":"answered","chair":"guest","yes":false"#.to_owned(),
        ),
        (News::TakenBack { left: 7 }, r#""kind":"taken_back","left":7"#.to_owned()),
        (News::Replaced { chair: Chair::Guest }, r#""kind":"replaced","chair":"guest""#.to_owned()),
        (
            News::Ended { how: Ending::Agreed, events: vec![event("S:-")] },
            r#""kind":"ended","how":{"kind":"agreed"},"events":["S:-"]"#.to_owned(),
        ),
        (
            News::Revealed { secret: secret(), salt: salt(), result: None },
            r#""kind":"revealed","secret":"<<3c>>","salt":"<<4d>>""#.to_owned(),
        ),
        (
            News::Revealed { secret: secret(), salt: salt(), result: Some("41-38 first".to_owned()) },
            r#""kind":"revealed","secret":"<<3c>>","salt":"<<4d>>","result":"41-38 first""#.to_owned(),
        ),
        (News::Followed { table: NEXT }, r#""kind":"followed","table":"0000000000000007""#.to_owned()),
    ];
    let endings = endings.map(|(how, json)| {
        (News::Ended { how, events: Vec::new() }, format!(r#""kind":"ended","how":{json}"#))
    });
    let lines = news.into_iter().chain(endings).map(|(news, json)| {
        line(
            &Item { number: 5, at: AT, key: Some(KEY), news },
            &format!(r#"{{"number":5,"at":1800000000000,"key":"00000000000000fe",{json}}}"#),
        )
    });
    lines.collect()
}

/// What a server keeps.
fn entries() -> Vec<Line> {
    let sitter = || Sitter { name: zoe(), token: digest() };
    let opened = |follows: Option<TableId>| Opened {
        terms: terms(),
        host: sitter(),
        guest: follows.map(|_| sitter()),
        invitation: follows.is_none().then(digest),
        watch: digest(),
        secret: secret(),
        salt: salt(),
        follows,
    };
    let facts = [
        (
            Fact::Opened(Box::new(opened(None))),
            format!(
                r#""kind":"opened","terms":{TERMS},"host":{{"name":"Zoë","token":"<<0f>>"}},"invitation":"<<0f>>","watch":"<<0f>>","secret":"<<3c>>","salt":"<<4d>>""#
            ),
        ),
        (
            Fact::Opened(Box::new(opened(Some(NEXT)))),
            format!(
                r#""kind":"opened","terms":{TERMS},"host":{{"name":"Zoë","token":"<<0f>>"}},"guest":{{"name":"Zoë","token":"<<0f>>"}},"watch":"<<0f>>","secret":"<<3c>>","salt":"<<4d>>","follows":"0000000000000007""#
            ),
        ),
        (
            Fact::Joined(Sitter { name: None, token: digest() }),
            r#""kind":"joined","token":"<<0f>>""#.to_owned(),
        ),
        (
            Fact::Committed { chair: Chair::Host, commitment: commitment() },
            r#""kind":"committed","chair":"host","commitment":"<<1a>>""#.to_owned(),
        ),
        (
            Fact::Contributed { chair: Chair::Guest, nonce: nonce() },
            r#""kind":"contributed","chair":"guest","nonce":"<<2b>>""#.to_owned(),
        ),
        (Fact::Started { host: Seat::First }, r#""kind":"started","host":"first""#.to_owned()),
        (Fact::Chance { event: event("d/b/s2/?") }, r#""kind":"chance","event":"d/b/s2/?""#.to_owned()),
        (Fact::Played { event: event("F:3") }, r#""kind":"played","event":"F:3""#.to_owned()),
        (
            Fact::Asked { chair: Chair::Host, question: Question::Tie },
            r#""kind":"asked","chair":"host","question":"tie""#.to_owned(),
        ),
        (
            Fact::Answered { chair: Chair::Guest, yes: true },
            r#""kind":"answered","chair":"guest","yes":true"#.to_owned(),
        ),
        (Fact::TakenBack { left: 7 }, r#""kind":"taken_back","left":7"#.to_owned()),
        (Fact::Replaced { chair: Chair::Guest }, r#""kind":"replaced","chair":"guest""#.to_owned()),
        (Fact::Ended { how: Ending::Agreed }, r#""kind":"ended","how":{"kind":"agreed"}"#.to_owned()),
        (Fact::Revealed, r#""kind":"revealed""#.to_owned()),
        (Fact::Followed { table: NEXT }, r#""kind":"followed","table":"0000000000000007""#.to_owned()),
    ];
    let lines = facts.into_iter().map(|(fact, json)| {
        line(
            &Entry { at: AT, key: Some(KEY), fact },
            &format!(r#"{{"at":1800000000000,"key":"00000000000000fe",{json}}}"#),
        )
    });
    lines.collect()
}

/// Why a server does not do something.
fn reasons() -> Vec<Line> {
    let reasons = [
        (Reason::Version, "version"),
        (Reason::Malformed, "malformed"),
        (Reason::TooLong, "too_long"),
        (Reason::OutOfOrder, "out_of_order"),
        (Reason::NoSuchTable, "no_such_table"),
        (Reason::NoSuchToken, "no_such_token"),
        (Reason::Watching, "watching"),
        (Reason::SeatTaken, "seat_taken"),
        (Reason::NotStarted, "not_started"),
        (Reason::Over, "over"),
        (Reason::NotOver, "not_over"),
        (Reason::NotYours, "not_yours"),
        (Reason::Illegal, "illegal"),
        (Reason::Stale, "stale"),
        (Reason::NothingAsked, "nothing_asked"),
        (Reason::AskedAlready, "asked_already"),
        (Reason::NothingToTakeBack, "nothing_to_take_back"),
        (Reason::NotGone, "not_gone"),
        (Reason::TooEarly, "too_early"),
        (Reason::WrongNonce, "wrong_nonce"),
        (Reason::Name, "name"),
        (Reason::Terms, "terms"),
        (Reason::TooManyTables, "too_many_tables"),
        (Reason::TooManyMessages, "too_many_messages"),
        (Reason::TooManyAtTable, "too_many_at_table"),
        (Reason::TooManyRequests, "too_many_requests"),
        (Reason::Full, "full"),
        (Reason::Unavailable, "unavailable"),
        (Reason::Stopping, "stopping"),
        (Reason::Origin, "origin"),
        (Reason::Silent, "silent"),
        (Reason::Slow, "slow"),
    ];
    reasons.map(|(reason, word)| line(&reason, &format!("\"{word}\""))).into()
}

/// A line for everything that is said between a server and its clients.
pub(crate) fn said() -> Vec<Line> {
    [http(), agreed(), to_server(), to_client(), items(), reasons()].into_iter().flatten().collect()
}

#[test]
fn everything_is_written_as_it_always_was_and_reads_back() {
    assert_eq!((said().len(), entries().len()), (102, 15));
}

#[test]
fn fields_that_are_not_known_are_ignored() {
    for line in said().iter().chain(&entries()).filter(|line| line.json.starts_with('{')) {
        for later in [r#""later":null,"#, r#""later":{"type":"pong","kind":"resign"},"#] {
            let json = line.json.replacen('{', &format!("{{{later}"), 1);
            assert_eq!((line.again)(&json).as_ref(), Some(&line.json), "{}: {json}", line.of);
        }
    }
}

#[test]
fn what_is_cut_off_is_refused() {
    for line in said().iter().chain(&entries()) {
        for end in (0..line.json.len()).filter(|&end| line.json.is_char_boundary(end)) {
            assert_eq!((line.again)(&line.json[..end]), None, "{}: {}", line.of, &line.json[..end]);
        }
    }
}

#[test]
fn wrong_values_are_refused() {
    type Reads = fn(&str) -> Option<String>;
    let (to_server, to_client): (Reads, Reads) = (again::<ToServer>, again::<ToClient>);
    let (create, entry): (Reads, Reads) = (again::<Create>, again::<Entry>);
    for (reads, json) in [
        (to_server, r#"{"type":"bow"}"#),
        (to_server, r#"{"kind":"ping"}"#),
        (to_server, r#""ping""#),
        (to_server, r#"{"type":"hello","version":-1,"token":"<0f>","last":0}"#),
        (to_server, r#"{"type":"hello","version":1,"token":"<0F>","last":0}"#),
        (to_server, r#"{"type":"hello","version":1,"token":"<0f>0f","last":0}"#),
        (to_server, r#"{"type":"hello","version":1,"token":"<0f>","last":0.5}"#),
        (to_server, r#"{"type":"do","last":12,"key":"fe","intent":{"kind":"resign"}}"#),
        (to_server, r#"{"type":"do","last":12,"key":254,"intent":{"kind":"resign"}}"#),
        (to_server, r#"{"type":"do","last":12,"intent":{"kind":"resign"}}"#),
        (to_server, r#"{"type":"do","last":12,"key":"00000000000000fe","intent":"resign"}"#),
        (
            to_server,
            r#"{"type":"do","last":12,"key":"00000000000000fe","intent":{"kind":"play","event":"F:0"}}"#,
        ),
        (
            to_server,
            r#"{"type":"do","last":12,"key":"00000000000000fe","intent":{"kind":"play","event":"F:1d3d+2d4d"}}"#,
        ),
        (to_server, r#"{"type":"react","reaction":"<b>hello</b>"}"#),
        (to_client, r#"{"type":"welcome","version":1,"role":"referee","last":12}"#),
        (to_client, r#"{"type":"item","number":3,"at":1800000000000,"kind":"moved"}"#),
        (to_client, r#"{"type":"item","number":3,"at":1800000000000}"#),
        (to_client, r#"{"type":"here","host":1,"guest":false,"watchers":2,"claim":true}"#),
        (create, r#"{"version":1,"token":"<0f>"}"#),
        (
            create,
            r#"{"version":1,"token":"<0f>","terms":{"rules":"","pace":{"kind":"none"},"starts":"dice","listed":false}}"#,
        ),
        (
            create,
            r#"{"version":1,"token":"<0f>","terms":{"rules":"[Rules \"1\"]\n\n1. d/b/s2/?","pace":{"kind":"none"},"starts":"dice","listed":false}}"#,
        ),
        (
            create,
            r#"{"version":1,"token":"<0f>","terms":{"rules":"[Rules \"1\"]","pace":{"kind":"rounds","minutes":256,"seconds":0},"starts":"dice","listed":false}}"#,
        ),
        (entry, r#"{"at":1800000000000}"#),
        (entry, r#"{"at":1800000000000,"kind":"forgotten"}"#),
    ] {
        let json = json.replace("<0f>", &"0f".repeat(16)).replace("<0F>", &"0F".repeat(16));
        assert_eq!(reads(&json), None, "{json}");
    }
}

fn again<T: Serialize + DeserializeOwned>(text: &str) -> Option<String> {
    blazon_wire::read::<T>(text).ok().map(|value| blazon_wire::line(&value))
}

#[test]
fn rules_can_be_said_in_the_fewest_words() {
    let said = TERMS.replace(r#"\n[Edition \"standard\"]\n[Result \"*\"]\n"#, "");
    assert_eq!(blazon_wire::read::<Terms>(&said).expect("terms"), terms());
}

#[test]
fn another_version_is_told_apart_from_nonsense() {
    let read = |text: &str| blazon_wire::online::read::<ToServer>(text);
    for newer in [
        r#"{"type":"hello","version":2,"token":"?","last":0}"#,
        r#"{"version":2}"#,
        r#"{"version":0,"type":"ping"}"#,
    ] {
        assert!(matches!(read(newer), Err(Misread::Version)), "{newer}");
    }
    for nonsense in ["", "{", "[]", r#"{"version":1}"#, r#"{"version":"2"}"#, r#"{"type":"bow"}"#] {
        assert!(matches!(read(nonsense), Err(Misread::Malformed(_))), "{nonsense}");
    }
    assert!(
        matches!(read(r#"{"type":"ping"}"#), Ok(ToServer::Ping)),
        "only the first message says a version"
    );
}
