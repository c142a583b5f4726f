//! What an event costs a server, and what a table does: `cargo bench -p blazon-online`.
//!
//! Whole games are played through the server by two players and a watcher. What is counted is the time the server takes to
//! read a message, decide, write down the entries and the messages to everybody; not the store, and not the clients.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use blazon::Rules;
use blazon_dice::{Chair, Commitment, SeatKey};
use blazon_online::{Call, Effect, Host, Input, Limits, Outages, Rate, Request, Room, Socket};
use blazon_wire::online::{
    Create, Created, Entry, Intent, Join, Key, Pace, Starts, TableId, Terms, ToServer, VERSION,
};

const NOW: u64 = 1_800_000_000_000;
const KEYS: [[u8; 16]; 2] = [[1; 16], [2; 16]];
const GAMES: u64 = 300;

/// A server with a store that does everything at once.
struct Table {
    host: Host,
    logs: BTreeMap<TableId, Vec<String>>,
    replies: Vec<String>,
    /// How long the server took.
    took: Duration,
    bytes: usize,
}

impl Table {
    fn input(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            let start = Instant::now();
            let effects = self.host.handle(NOW, input);
            self.took += start.elapsed();
            for effect in effects {
                match effect {
                    Effect::Append { ticket, table, entries, .. } => {
                        self.logs.entry(table).or_default().extend(entries);
                        inputs.push(Input::Appended { ticket, result: Ok(()) });
                    }
                    Effect::Reply { body, .. } => self.replies.push(body),
                    Effect::Send { text, .. } => self.bytes += text.len(),
                    _ => {}
                }
            }
        }
    }

    fn call(&mut self, call: Call) -> String {
        self.input(Input::Call { request: Request(0), address: String::new(), call });
        self.replies.pop().unwrap_or_default()
    }

    fn say(&mut self, socket: Socket, message: &ToServer) {
        self.input(Input::Text { socket, text: blazon_wire::line(message) });
    }
}

fn main() {
    let often = Rate { times: 1_000_000, within: 1 };
    let limits = Limits { tables: often, requests: often, messages: often, ..Limits::default() };
    let mut seed = 1_u64;
    let mut random = move || {
        seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        seed >> 33
    };
    let mut bytes = random;
    let host = Host::new(limits, Outages::default(), Box::new(move |out| out.fill_with(|| bytes() as u8)));
    let mut table =
        Table { host, logs: BTreeMap::new(), replies: Vec::new(), took: Duration::ZERO, bytes: 0 };
    for game in 0..GAMES {
        play(&mut table, game, &mut random);
    }
    let entries: usize = table.logs.values().map(Vec::len).sum();
    let (took, sent) = (table.took.as_nanos() / entries as u128, table.bytes / entries);
    println!("{GAMES} games, {entries} entries: {took} ns and {sent} bytes sent an entry");
    memory(&table.logs);
}

/// Plays a whole game, each choice by chance.
fn play(table: &mut Table, game: u64, random: &mut impl FnMut() -> u64) {
    let keys = KEYS.map(SeatKey::from);
    let terms = Terms {
        rules: Rules::default(),
        pace: Pace::Rounds { minutes: 60, seconds: 10 },
        starts: Starts::Host,
        listed: false,
    };
    let create = Create { version: VERSION, name: Some("Ann".into()), token: keys[0].token(), terms };
    let created: Created =
        blazon_wire::read(&table.call(Call::Create(blazon_wire::line(&create)))).expect("a table");
    let id = created.table;
    let invitation = Some(created.invitation);
    let join = Join { version: VERSION, name: Some("Bob".into()), token: keys[1].token(), invitation };
    table.call(Call::Join(id, blazon_wire::line(&join)));
    let sockets = [0, 1, 2].map(|nth| Socket(game * 3 + nth));
    for (&socket, token) in sockets.iter().zip([keys[0].token(), keys[1].token(), created.watch]) {
        table.input(Input::Opened { socket, table: id });
        table.say(socket, &ToServer::Hello { version: VERSION, token, last: 0, legal: false });
    }
    let mut key = 0;
    let mut want = |table: &mut Table, nth: usize, intent: Intent| {
        key += 1;
        let last = table.logs[&id].len() as u64;
        table.say(sockets[nth], &ToServer::Do { last, key: Key(key), intent });
    };
    let name = id.to_string();
    for nth in [0, 1] {
        let commitment = Commitment::new(&name, Chair::ALL[nth], &keys[nth].nonce(&name));
        want(table, nth, Intent::Commit { commitment });
    }
    for nth in [0, 1] {
        want(table, nth, Intent::Contribute { nonce: keys[nth].nonce(&name) });
    }
    loop {
        let legal = |table: &Table, nth: usize| {
            table.host.room(id).map(|room| room.legal(Chair::ALL[nth])).unwrap_or_default()
        };
        let Some((nth, legal)) =
            [0, 1].map(|nth| (nth, legal(table, nth))).into_iter().find(|(_, legal)| !legal.is_empty())
        else {
            return;
        };
        let event = legal[random() as usize % legal.len()];
        want(table, nth, Intent::Play { event });
    }
}

/// Prints how much memory a table takes that has been played at from the beginning to the end.
fn memory(logs: &BTreeMap<TableId, Vec<String>>) {
    let outages = Outages::default();
    let Some(before) = resident() else { return };
    let start = Instant::now();
    let mut rooms = Vec::new();
    for _ in 0..10 {
        for (&id, log) in logs {
            let entries = log.iter().map(|line| blazon_wire::read::<Entry>(line).expect("an entry"));
            rooms.push(Room::new(id, entries, &outages).expect("a whole game"));
        }
    }
    let took = start.elapsed().as_micros() / rooms.len() as u128;
    if let Some(after) = resident() {
        let each = after.saturating_sub(before) / rooms.len();
        println!("{} rooms of whole games: {each} bytes each, {took} µs to read one again", rooms.len());
    }
}

/// How much memory this program has, where that can be known.
fn resident() -> Option<usize> {
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    Some(pages.split(' ').nth(1)?.parse::<usize>().ok()? * 4096)
}
