//! Whatever is said to a server in the middle of a game, it goes on: nobody but the sender notices, the log stays one that
//! can be read again, and whoever has to act still can.
//!
//! Each line of the text is said by somebody: `h`, `g`, `w` and `s` are the sockets of the host, the guest, a watcher and a
//! stranger, `C`, `J`, `L`, `M` and `A` the requests. `t` lets a second pass, `x` closes a socket.
#![no_main]

use std::sync::LazyLock;

use blazon_dice::{Chair, Commitment, SeatKey, Token};
use blazon_online::{Call, Effect, Host, Input, Limits, Outages, Request, Room, Socket, StoreFault};
use blazon_wire::online::{
    Entry, Fact, Intent, Key, Opened, Pace, Sitter, Starts, TableId, Terms, ToClient, ToServer, VERSION,
};
use libfuzzer_sys::fuzz_target;

const NOW: u64 = 1_800_000_000_000;
const TABLE: TableId = TableId(1);
const KEYS: [[u8; 16]; 2] = [[1; 16], [2; 16]];
const WATCH: [u8; 16] = [3; 16];
const SOCKETS: [(u8, Socket); 4] = [(b'h', Socket(1)), (b'g', Socket(2)), (b'w', Socket(3)), (b's', Socket(4))];

/// The log of a game in which both are about to draw.
static LOG: LazyLock<Vec<String>> = LazyLock::new(|| {
    let outages = Outages::default();
    let sitter = |key: [u8; 16]| Sitter { name: None, token: SeatKey::from(key).token().digest() };
    let terms =
        Terms { rules: blazon::Rules::default(), pace: Pace::None, starts: Starts::Host, listed: false };
    let opened = Opened {
        terms,
        host: sitter(KEYS[0]),
        guest: Some(sitter(KEYS[1])),
        invitation: None,
        watch: Token::from(WATCH).digest(),
        secret: [4; 32].into(),
        salt: [5; 32].into(),
        follows: None,
    };
    let first = Entry { at: NOW, key: None, fact: Fact::Opened(Box::new(opened)) };
    let mut room = Room::new(TABLE, [first], &outages).expect("a table");
    let name = TABLE.to_string();
    let nonce = |nth: usize| SeatKey::from(KEYS[nth]).nonce(&name);
    let want = |room: &mut Room, chair: Chair, intent: Intent| {
        let facts = room.decide(chair, room.last(), intent, false).expect("it is allowed");
        let draft = room.draft(facts, None, NOW, &outages).expect("it can be");
        room.accept(draft);
    };
    for nth in [0, 1] {
        let commitment = Commitment::new(&name, Chair::ALL[nth], &nonce(nth));
        want(&mut room, Chair::ALL[nth], Intent::Commit { commitment });
    }
    for nth in [0, 1] {
        want(&mut room, Chair::ALL[nth], Intent::Contribute { nonce: nonce(nth) });
    }
    while !Chair::ALL.into_iter().all(|chair| room.waits_for(chair)) {
        let acts = Chair::ALL.into_iter().find(|&chair| room.waits_for(chair)).expect("somebody has to act");
        let event = room.legal(acts)[0];
        want(&mut room, acts, Intent::Play { event });
    }
    room.entries().map(blazon_wire::line).collect()
});

struct World {
    host: Host,
    now: u64,
    log: Vec<String>,
    closed: Vec<Socket>,
    replies: u64,
}

impl World {
    fn input(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            for effect in self.host.handle(self.now, input) {
                inputs.extend(self.effect(effect));
            }
        }
    }

    fn effect(&mut self, effect: Effect) -> Option<Input> {
        match effect {
            Effect::Append { ticket, table: TABLE, expected, entries, .. } => {
                let fits = self.log.len() as u64 == expected;
                self.log.extend(entries.into_iter().filter(|_| fits));
                Some(Input::Appended { ticket, result: if fits { Ok(()) } else { Err(StoreFault::Conflict) } })
            }
            Effect::Append { ticket, .. } => Some(Input::Appended { ticket, result: Ok(()) }),
            Effect::Read { ticket, table, after } => {
                let log = if table == TABLE { &self.log[..] } else { &[] };
                let after = usize::try_from(after).expect("a number");
                Some(Input::Read { ticket, result: Ok(log.get(after..).unwrap_or_default().to_vec()) })
            }
            Effect::Remove { .. } => panic!("nobody can remove a table"),
            Effect::Send { text, .. } => {
                blazon_wire::read::<ToClient>(&text).expect("a message");
                None
            }
            Effect::Close { socket, .. } => {
                self.closed.push(socket);
                None
            }
            Effect::Reply { .. } => {
                self.replies += 1;
                None
            }
            Effect::Think { ticket, .. } => Some(Input::Thought { ticket, event: None }),
            Effect::Outage { .. } => None,
            Effect::Signal { .. } => panic!("it is alone"),
        }
    }

    fn say(&mut self, socket: Socket, message: &ToServer) {
        self.input(Input::Text { socket, text: blazon_wire::line(message) });
    }

    fn come(&mut self, socket: Socket, token: Token) {
        self.input(Input::Opened { socket, table: TABLE });
        self.say(socket, &ToServer::Hello { version: VERSION, token, last: 0, legal: true });
    }
}

fuzz_target!(|text: &str| {
    let host = Host::new(Limits::default(), Outages::default(), Box::new(|bytes| bytes.fill(9)));
    let mut world = World { host, now: NOW, log: LOG.clone(), closed: Vec::new(), replies: 0 };
    for (nth, token) in [SeatKey::from(KEYS[0]).token(), SeatKey::from(KEYS[1]).token(), WATCH.into()]
        .into_iter()
        .enumerate()
    {
        world.come(SOCKETS[nth].1, token);
    }
    world.input(Input::Opened { socket: SOCKETS[3].1, table: TABLE });
    let mut requests = 0;
    for line in text.lines() {
        let mut chars = line.chars();
        let Some(who) = chars.next() else { continue };
        let said = chars.as_str().to_owned();
        let call = match who {
            'C' => Some(Call::Create(said.clone())),
            'J' => Some(Call::Join(TABLE, said.clone())),
            'L' => Some(Call::Look(TABLE, said.clone())),
            'M' => Some(Call::Mine(said.clone())),
            'A' => Some(Call::List),
            _ => None,
        };
        let socket = |letter: char| SOCKETS.iter().find(|(of, _)| char::from(*of) == letter).map(|(_, socket)| *socket);
        if let Some(call) = call {
            requests += 1;
            world.input(Input::Call { request: Request(requests), address: "fuzz".into(), call });
            assert_eq!(world.replies, requests, "everybody is answered");
        } else if let Some(socket) = socket(who) {
            world.input(Input::Text { socket, text: said });
        } else if who == 't' {
            world.now += 1_000;
            world.input(Input::Tick);
        } else if who == 'x'
            && let Some(socket) = said.chars().next().and_then(socket)
        {
            world.closed.push(socket);
            world.input(Input::Closed { socket });
        }
    }
    // The log can be read again, and who has to act still can.
    let entries = world.log.iter().map(|line| blazon_wire::read::<Entry>(line).expect(line));
    let room = Room::new(TABLE, entries, &Outages::default()).expect("a whole log");
    let Some(chair) = Chair::ALL.into_iter().find(|&chair| !room.legal(chair).is_empty()) else { return };
    let event = room.legal(chair)[0];
    let (nth, before) = (usize::from(chair == Chair::Guest), world.log.len());
    let socket = Socket(99);
    world.come(socket, SeatKey::from(KEYS[nth]).token());
    let key = Key(0xffff_ffff_ffff_0001);
    world.say(socket, &ToServer::Do { last: before as u64, key, intent: Intent::Play { event } });
    let done = world.log.len() > before;
    assert!(done || text.contains("ffffffffffff0001"), "{chair:?} cannot act any more");
});
