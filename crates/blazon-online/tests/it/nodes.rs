//! Several servers that share a store: what is in no log, each of them knows all the same.

use std::collections::BTreeMap;

use blazon_dice::{Chair, SeatKey};
use blazon_online::{Call, ClientEffect, Credential, Effect, Host, Input, Limits, Outages, Rate, Socket};
use blazon_wire::online::{
    AddressDigest, Created, Ending, Entry, Intent, NodeId, OpenTables, Reaction, Reason, Role, SIGNAL_LIMIT,
    Signal, TableId, Terms, ToClient, Word,
};
use proptest::prelude::*;

use crate::world::{KEYS, Trouble, World, create, random, reason, refusal, terms};

/// How often servers look at the clock.
const TICK: u64 = 250;

/// Servers with one store, and what they say to each other.
struct Nodes {
    worlds: Vec<World>,
    /// Those that have ended without a word.
    dead: Vec<bool>,
    logs: BTreeMap<TableId, Vec<String>>,
    channel: Channel,
    /// What is on its way: when it arrives, where, and what it is.
    on_its_way: Vec<(u64, usize, String)>,
    /// All that was said.
    said: Vec<String>,
    now: u64,
    seed: u64,
}

/// How signals come over.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Channel {
    /// All at once.
    Perfect,
    /// A fifth is lost, a tenth comes twice, and all may overtake each other.
    Lossy,
    /// Not at all, not even back to who said it.
    Cut,
}

impl Nodes {
    fn new(count: usize) -> Nodes {
        Nodes::with(count, Limits::default())
    }

    fn with(count: usize, limits: Limits) -> Nodes {
        let mut nodes = Nodes {
            worlds: Vec::new(),
            dead: Vec::new(),
            logs: BTreeMap::new(),
            channel: Channel::Perfect,
            on_its_way: Vec::new(),
            said: Vec::new(),
            now: 0,
            seed: 1,
        };
        for _ in 0..count {
            nodes.start(limits);
        }
        nodes.pass(2 * TICK);
        nodes
    }

    /// One more server starts.
    fn start(&mut self, limits: Limits) -> usize {
        let seed = 100 + self.worlds.len() as u64;
        let mut world = World::with(seed, limits);
        world.host = Host::new(limits, Outages::default(), random(seed)).in_company();
        world.now += self.now;
        self.worlds.push(world);
        self.dead.push(false);
        self.worlds.len() - 1
    }

    /// Lets something happen at a server, and everything that follows from it.
    fn at<R>(&mut self, nth: usize, act: impl FnOnce(&mut World) -> R) -> R {
        std::mem::swap(&mut self.logs, &mut self.worlds[nth].logs);
        let lengths = |logs: &BTreeMap<TableId, Vec<String>>| -> BTreeMap<TableId, u64> {
            logs.iter().map(|(&table, log)| (table, log.len() as u64)).collect()
        };
        let before = lengths(&self.worlds[nth].logs);
        let result = act(&mut self.worlds[nth]);
        let after = lengths(&self.worlds[nth].logs);
        std::mem::swap(&mut self.logs, &mut self.worlds[nth].logs);
        for text in std::mem::take(&mut self.worlds[nth].signals) {
            assert!(text.len() <= SIGNAL_LIMIT, "{} bytes", text.len());
            for to in 0..self.worlds.len() {
                self.carry(to, &text);
            }
            self.said.push(text);
        }
        for (table, last) in after.into_iter().filter(|(table, last)| before.get(table) != Some(last)) {
            for other in (0..self.worlds.len()).filter(|&other| other != nth) {
                if !self.dead[other] {
                    self.input(other, Input::Told { table, last });
                }
            }
        }
        self.arrive();
        result
    }

    /// Something happens to a server.
    fn input(&mut self, nth: usize, input: Input) {
        self.at(nth, |world| world.input(input));
    }

    fn carry(&mut self, to: usize, text: &str) {
        match self.channel {
            Channel::Perfect => self.on_its_way.push((self.now, to, text.to_owned())),
            Channel::Lossy => {
                let times = match self.chance(10) {
                    0 | 1 => 0,
                    2 => 2,
                    _ => 1,
                };
                for _ in 0..times {
                    let takes = self.chance(700);
                    self.on_its_way.push((self.now + takes, to, text.to_owned()));
                }
            }
            Channel::Cut => {}
        }
    }

    /// What has come over arrives.
    fn arrive(&mut self) {
        while let Some(at) = self.on_its_way.iter().position(|(at, ..)| *at <= self.now) {
            let (_, to, text) = self.on_its_way.remove(at);
            if !self.dead[to] {
                self.input(to, Input::Signal { text });
            }
        }
    }

    fn chance(&mut self, among: u64) -> u64 {
        self.seed = self.seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (self.seed >> 33) % among
    }

    /// Time passes.
    fn pass(&mut self, milliseconds: u64) {
        for _ in 0..milliseconds / TICK {
            self.now += TICK;
            for nth in 0..self.worlds.len() {
                if !self.dead[nth] {
                    self.at(nth, |world| world.pass(TICK));
                }
            }
            self.arrive();
        }
    }

    /// The host at the first server, the guest at the second, and somebody who watches at the last: each the first player
    /// there, except the last at the second of two.
    fn table(&mut self, terms: Terms) -> Created {
        let keys = KEYS.map(SeatKey::from);
        let created = self.at(0, |world| world.create(keys[0], terms));
        self.at(0, |world| world.come(created.table, Credential::Seat(keys[0])));
        let (status, body) = self.at(1, |world| world.join(created.table, keys[1], Some(created.invitation)));
        assert_eq!(status, 200, "{body}");
        self.at(1, |world| world.come(created.table, Credential::Seat(keys[1])));
        let last = self.worlds.len() - 1;
        self.at(last, |world| world.come(created.table, Credential::Watch(created.watch)));
        self.pass(TICK);
        created
    }

    /// Lets the host act until the game waits for the guest, who sits at the second server.
    fn wait_for_guest(&mut self) {
        while !self.worlds[1].standing(0).is_asked() {
            self.at(0, |world| world.step(0));
        }
    }

    /// Who is there and how many watch, as somebody at a server is told.
    fn here(&self, nth: usize, player: usize) -> (bool, bool, u32) {
        let standing = self.worlds[nth].standing(player);
        (standing.here.host, standing.here.guest, standing.watchers)
    }

    fn listed(&mut self, nth: usize) -> Vec<TableId> {
        let (status, body) = self.at(nth, |world| world.call(Call::List));
        assert_eq!(status, 200, "{body}");
        let open: OpenTables = blazon_wire::read(&body).expect(&body);
        open.tables.iter().map(|open| open.table).collect()
    }

    fn listed_everywhere(&mut self) -> Vec<TableId> {
        let listed = self.listed(0);
        for nth in 1..self.worlds.len() {
            assert_eq!(self.listed(nth), listed, "at server {nth}");
        }
        listed
    }

    /// A socket of a role at a server. Returns it, and whether it was let in.
    fn sit(&mut self, nth: usize, table: TableId, token: blazon_dice::Token) -> (Socket, bool) {
        self.at(nth, |world| {
            let socket = world.open(table);
            let heard = world.greet(socket, token, 0);
            (socket, matches!(heard[0], ToClient::Welcome { .. }))
        })
    }
}

fn reactions(world: &World, player: usize) -> Vec<(Chair, Reaction)> {
    let said = world.players[player].told.iter().filter_map(|told| match told {
        ClientEffect::Reaction(chair, reaction) => Some((*chair, *reaction)),
        _ => None,
    });
    said.collect()
}

#[test]
fn everybody_is_told_who_is_there_on_whatever_server() {
    let mut nodes = Nodes::new(3);
    let created = nodes.table(terms());
    for nth in 0..3 {
        assert_eq!(nodes.here(nth, 0), (true, true, 1), "at server {nth}");
    }
    // Somebody with two devices is there until both are gone, and a change is known within one tick.
    let second = nodes.at(2, |world| world.come(created.table, Credential::Seat(SeatKey::from(KEYS[1]))));
    nodes.at(1, |world| world.leave(0));
    nodes.pass(TICK);
    assert_eq!(nodes.here(0, 0), (true, true, 1));
    nodes.at(2, |world| world.leave(second));
    nodes.pass(TICK);
    assert_eq!(nodes.here(0, 0), (true, false, 1));
    nodes.at(2, |world| world.leave(0));
    nodes.pass(TICK);
    assert_eq!(nodes.here(0, 0), (true, false, 0));
}

#[test]
fn a_game_is_played_to_its_end_over_two_servers() {
    let mut nodes = Nodes::new(2);
    nodes.table(terms());
    for _ in 0..2_000 {
        let asked = (0..2).find(|&nth| nodes.worlds[nth].standing(0).is_asked());
        let Some(nth) = asked else { break };
        nodes.at(nth, |world| world.step(0));
    }
    assert!((0..2).all(|nth| nodes.worlds[nth].standing(0).is_over()));
}

#[test]
fn lost_signals_are_made_up_for() {
    for seed in 1..20 {
        let mut nodes = Nodes::new(3);
        nodes.seed = seed;
        nodes.channel = Channel::Lossy;
        let created = nodes.table(terms());
        let watchers: Vec<usize> = (0..10)
            .map(|_| {
                nodes.pass(TICK);
                nodes.at(2, |world| world.come(created.table, Credential::Watch(created.watch)))
            })
            .collect();
        nodes.pass(20_000);
        for nth in 0..3 {
            assert_eq!(nodes.here(nth, 0), (true, true, 11), "at server {nth}, seed {seed}");
        }
        for watcher in watchers {
            nodes.at(2, |world| world.leave(watcher));
        }
        nodes.at(1, |world| world.leave(0));
        nodes.pass(20_000);
        for nth in [0, 2] {
            assert_eq!(nodes.here(nth, 0), (true, false, 1), "at server {nth}, seed {seed}");
        }
    }
}

#[test]
fn a_server_that_starts_is_told_everything() {
    for channel in [Channel::Perfect, Channel::Lossy] {
        let mut nodes = Nodes::new(2);
        let created = nodes.table(Terms { listed: false, ..terms() });
        // Nobody says everything more often than once a second.
        nodes.pass(1_000);
        nodes.channel = channel;
        let third = nodes.start(Limits::default());
        // It asks with its first tick, and the others answer with their next.
        nodes.pass(if channel == Channel::Perfect { 2 * TICK } else { 20_000 });
        nodes.at(third, |world| world.come(created.table, Credential::Watch(created.watch)));
        assert_eq!(nodes.here(third, 0), (true, true, 2));
    }
}

#[test]
fn nobody_is_gone_who_is_at_another_server() {
    let mut nodes = Nodes::new(2);
    let created = nodes.table(terms());
    nodes.wait_for_guest();
    let gone = Limits::default().gone;
    nodes.pass(2 * gone);
    assert!(!nodes.worlds[0].standing(0).claim);
    assert_eq!(nodes.at(0, |world| world.try_to(0, Intent::Claim)), Err(Reason::NotGone));
    nodes.at(1, |world| world.leave(0));
    nodes.pass(gone - TICK);
    assert_eq!(nodes.at(0, |world| world.try_to(0, Intent::Claim)), Err(Reason::NotGone));
    nodes.pass(2 * TICK);
    assert!(nodes.worlds[0].standing(0).claim);
    // They come back, somewhere.
    let back = nodes.at(1, |world| world.come(created.table, Credential::Seat(SeatKey::from(KEYS[1]))));
    nodes.pass(TICK);
    assert!(!nodes.worlds[0].standing(0).claim);
    nodes.at(1, |world| world.leave(back));
    nodes.pass(gone + TICK);
    assert_eq!(nodes.at(0, |world| world.try_to(0, Intent::Claim)), Ok(()));
    assert_eq!(nodes.worlds[0].standing(0).ended, Some(Ending::Left { chair: Chair::Guest }));
}

#[test]
fn whoever_was_at_a_server_that_died_is_away_from_when_it_was_dropped() {
    let mut nodes = Nodes::new(2);
    nodes.table(terms());
    nodes.wait_for_guest();
    nodes.pass(2_000);
    nodes.dead[1] = true;
    nodes.pass(8_000);
    assert_eq!(nodes.here(0, 0), (true, true, 1));
    nodes.pass(4_000);
    assert_eq!(nodes.here(0, 0), (true, false, 0));
    nodes.pass(Limits::default().gone - 4_000);
    assert_eq!(nodes.at(0, |world| world.try_to(0, Intent::Claim)), Err(Reason::NotGone));
    nodes.pass(4_000);
    assert_eq!(nodes.at(0, |world| world.try_to(0, Intent::Claim)), Ok(()));
}

#[test]
fn a_server_that_stops_takes_its_people_along_at_once() {
    let mut nodes = Nodes::new(2);
    nodes.table(terms());
    nodes.input(1, Input::Stop);
    assert_eq!(nodes.here(0, 0), (true, false, 0));
    // What of it is still on its way changes nothing: nobody asks for more.
    let (said, end) = (nodes.said.len(), nodes.said[nodes.said.len() - 1].clone());
    let node = Signal::read(&end).expect("a signal").from;
    assert_eq!(end, blazon_wire::line(&Signal::new(node, Word::End)));
    let late = nodes.said[..said - 1].iter().filter(|text| text.contains(&node.to_string()));
    let late: Vec<String> = late.cloned().collect();
    assert!(late.len() > 3);
    for text in late {
        nodes.input(0, Input::Signal { text });
    }
    nodes.pass(1_000);
    assert_eq!(nodes.here(0, 0), (true, false, 0));
    assert!(!nodes.said[said..].iter().any(|text| text.contains(r#""type":"ask""#)));
    assert!(!nodes.said[said..].iter().any(|text| text.contains(&format!(r#""from":"{node}""#))));
}

#[test]
fn a_server_that_hears_nothing_drops_nobody_and_finds_nobody_gone() {
    let mut nodes = Nodes::new(2);
    nodes.table(terms());
    nodes.wait_for_guest();
    nodes.channel = Channel::Cut;
    let gone = Limits::default().gone;
    nodes.pass(2 * gone);
    assert_eq!(nodes.here(0, 0), (true, true, 1));
    // The guest goes, and that is heard as soon as anything is.
    nodes.at(1, |world| world.leave(0));
    nodes.pass(2 * gone);
    assert_eq!(nodes.at(0, |world| world.try_to(0, Intent::Claim)), Err(Reason::NotGone));
    nodes.channel = Channel::Perfect;
    nodes.pass(5_000);
    assert_eq!(nodes.here(0, 0), (true, false, 1));
    assert!(!nodes.worlds[0].standing(0).claim, "they may have gone only just now");
    nodes.pass(gone);
    assert!(nodes.worlds[0].standing(0).claim);
}

#[test]
fn all_servers_list_the_same_open_tables_each_once_and_the_latest_first() {
    let mut nodes = Nodes::new(3);
    let open = Terms { listed: true, ..terms() };
    let mut made = Vec::new();
    for nth in 0..3 {
        let key = SeatKey::from([nth as u8 + 1; 16]);
        let created = nodes.at(nth, |world| world.create(key, open));
        nodes.at(nth, |world| world.come(created.table, Credential::Seat(key)));
        nodes.pass(1_000);
        made.push((created.table, key));
    }
    let tables: Vec<TableId> = made.iter().rev().map(|(table, _)| *table).collect();
    assert_eq!(nodes.listed_everywhere(), tables);
    // A host on two servers is still one.
    let (table, key) = made[0];
    let twice = nodes.at(2, |world| world.come(table, Credential::Seat(key)));
    nodes.pass(TICK);
    assert_eq!(nodes.listed_everywhere(), tables);
    nodes.at(2, |world| world.leave(twice));
    nodes.at(0, |world| world.leave(0));
    nodes.pass(TICK);
    assert_eq!(nodes.listed_everywhere(), tables[..2], "its host has left");
    // Somebody joins on another server than the host's: there it is known at once.
    let (status, body) = nodes.at(0, |world| world.join(tables[1], SeatKey::from([9; 16]), None));
    assert_eq!(status, 200, "{body}");
    assert_eq!(nodes.listed(0), tables[..1]);
    nodes.pass(TICK);
    assert_eq!(nodes.listed_everywhere(), tables[..1]);
    nodes.dead[2] = true;
    nodes.pass(12_500);
    assert_eq!((nodes.listed(0), nodes.listed(1)), (vec![], vec![]));
}

#[test]
fn a_table_that_is_removed_is_on_no_list() {
    let limits = Limits { waiting: 60_000, ..Limits::default() };
    let mut nodes = Nodes::with(2, limits);
    let key = SeatKey::from(KEYS[0]);
    let created = nodes.at(0, |world| world.create(key, Terms { listed: true, ..terms() }));
    nodes.at(0, |world| world.come(created.table, Credential::Seat(key)));
    nodes.pass(60_000);
    assert_eq!(nodes.listed_everywhere(), [created.table]);
    nodes.input(0, Input::Due(vec![created.table]));
    assert_eq!(nodes.logs.len(), 0);
    nodes.pass(TICK);
    assert_eq!(nodes.listed_everywhere(), []);
}

#[test]
fn a_short_word_is_heard_on_every_server_in_order_and_once() {
    use Reaction::{GoodGame, Hello, Nice, Oops, Thanks, Wow};
    let words = [Hello, Nice, Wow, Oops, Thanks, GoodGame];
    let mut nodes = Nodes::new(3);
    nodes.table(terms());
    let say = |nodes: &mut Nodes, reaction| {
        nodes.at(0, |world| {
            let socket = world.players[0].socket.expect("a line");
            world.say(socket, &blazon_wire::line(&blazon_wire::online::ToServer::React { reaction }));
        });
    };
    for reaction in words {
        say(&mut nodes, reaction);
    }
    nodes.pass(TICK);
    let all = words.map(|reaction| (Chair::Host, reaction));
    for nth in 0..3 {
        assert_eq!(reactions(&nodes.worlds[nth], 0), all, "at server {nth}");
    }
    // If signals are lost, come twice and overtake each other, some are not heard; the others are still in order.
    nodes.channel = Channel::Lossy;
    let mut heard = 0;
    for _ in 0..20 {
        for nth in 0..3 {
            nodes.worlds[nth].players[0].told.clear();
        }
        for reaction in words {
            say(&mut nodes, reaction);
            nodes.pass(TICK);
        }
        nodes.pass(8_000);
        for nth in [1, 2] {
            let told = reactions(&nodes.worlds[nth], 0);
            let mut rest = all.iter();
            assert!(told.iter().all(|word| rest.any(|other| other == word)), "{told:?}");
            heard += told.len();
        }
    }
    assert!(heard > 20 * 2 * words.len() / 2, "most are heard: {heard}");
}

#[test]
fn an_address_has_its_tables_and_requests_over_all_servers() {
    let mut nodes = Nodes::new(2);
    let make = |nodes: &mut Nodes, nth: usize, address: &str| {
        let call = Call::Create(create(SeatKey::from(KEYS[0]), None, terms()));
        let (status, body, wait) = nodes.at(nth, |world| world.call_from(address, call));
        if status == 201 { Ok(()) } else { Err((status, reason(&body), wait)) }
    };
    for nth in [0, 0, 0, 1, 1] {
        assert_eq!(make(&mut nodes, nth, "192.0.2.1"), Ok(()));
    }
    nodes.pass(TICK);
    for nth in [0, 1] {
        assert!(matches!(make(&mut nodes, nth, "192.0.2.1"), Err((429, Reason::TooManyTables, Some(_)))));
        assert_eq!(make(&mut nodes, nth, "192.0.2.2"), Ok(()));
    }
    // Who asks all at once gets a share from each, and has to wait for longer then.
    for nth in [0, 1] {
        for _ in 0..5 {
            assert_eq!(make(&mut nodes, nth, "192.0.2.3"), Ok(()));
        }
    }
    nodes.pass(60_000);
    for nth in [0, 1] {
        assert!(make(&mut nodes, nth, "192.0.2.3").is_err());
    }
    nodes.pass(12_000);
    assert_eq!(make(&mut nodes, 1, "192.0.2.3"), Ok(()));
    let list = |nodes: &mut Nodes, nth: usize| {
        let (status, ..) = nodes.at(nth, |world| world.call_from("192.0.2.4", Call::List));
        status
    };
    for _ in 0..60 {
        assert_eq!((list(&mut nodes, 0), list(&mut nodes, 1)), (200, 200));
    }
    nodes.pass(TICK);
    assert_eq!((list(&mut nodes, 0), list(&mut nodes, 1)), (429, 429));
}

#[test]
fn the_sockets_of_an_address_are_counted_over_all_servers() {
    for channel in [Channel::Perfect, Channel::Lossy] {
        let mut nodes = Nodes::new(2);
        nodes.channel = channel;
        let elsewhere = |nodes: &Nodes, nth: usize| nodes.worlds[nth].host.connected_elsewhere("192.0.2.1");
        for sockets in 1..=3 {
            nodes.at(0, |world| world.host.connect("192.0.2.1", sockets));
            nodes.pass(TICK);
        }
        nodes.at(0, |world| world.host.connect("192.0.2.2", 9));
        nodes.at(1, |world| world.host.connect("192.0.2.1", 5));
        nodes.pass(20_000);
        assert_eq!((elsewhere(&nodes, 0), elsewhere(&nodes, 1)), (5, 3));
        // One that starts later is told everything.
        let third = nodes.start(Limits::default());
        nodes.pass(20_000);
        assert_eq!(elsewhere(&nodes, third), 8);
        nodes.at(0, |world| world.host.connect("192.0.2.1", 0));
        nodes.pass(20_000);
        assert_eq!((elsewhere(&nodes, 1), elsewhere(&nodes, third)), (0, 5));
        // Nobody is at a server that has died.
        nodes.dead[1] = true;
        nodes.pass(20_000);
        assert_eq!(elsewhere(&nodes, third), 0);
    }
    let mut alone = World::new(1);
    alone.host.connect("192.0.2.1", 3);
    assert_eq!(alone.host.connected_elsewhere("192.0.2.1"), 0);
}

#[test]
fn no_signal_tells_an_address_or_a_token() {
    let mut world = World::new(1);
    world.host = Host::new(world.limits, Outages::default(), random(1)).in_company();
    world.table(terms());
    world.pass(1_000);
    let all = world.signals.join("\n");
    assert!(all.contains(r#""spent":[{"address":""#) && !all.contains("192.0.2"), "{all}");
    // The first eight bytes of what SHA-256 makes of it.
    let digest = AddressDigest(0x37fc_ff24_bf62_035b).to_string();
    assert!(all.contains(&digest), "{all}");
    for key in KEYS {
        assert!(!all.contains(&SeatKey::from(key).token().to_string()));
    }
    let debugged = format!("{:?} {:?}", Effect::Signal { text: all.clone() }, Input::Signal { text: all });
    assert!(!debugged.contains("address"), "{debugged}");
}

#[test]
fn a_table_has_its_watchers_over_all_servers() {
    let mut nodes = Nodes::with(2, Limits { watchers: 4, ..Limits::default() });
    let created = nodes.table(terms());
    for (nth, let_in) in [(0, true), (1, true), (0, true), (1, false), (0, false)] {
        let (_, is_in) = nodes.sit(nth, created.table, created.watch);
        assert_eq!(is_in, let_in, "at server {nth}");
        nodes.pass(TICK);
    }
}

#[test]
fn the_oldest_sockets_of_a_seat_make_way_where_there_are_most() {
    let mut nodes = Nodes::with(2, Limits { sockets_a_seat: 4, ..Limits::default() });
    let created = nodes.table(terms());
    let token = SeatKey::from(KEYS[0]).token();
    // The host has one at the first server.
    let first: Vec<Socket> = (0..2).map(|_| nodes.sit(0, created.table, token).0).collect();
    let second = nodes.sit(1, created.table, token).0;
    nodes.pass(TICK);
    assert!(nodes.worlds[0].closed.is_empty() && nodes.worlds[1].closed.is_empty());
    let newest = nodes.sit(1, created.table, token).0;
    nodes.pass(2 * TICK);
    let oldest = nodes.worlds[0].closed.keys().copied().collect::<Vec<_>>();
    assert_eq!(oldest.len(), 1, "one makes way");
    assert!(!first.contains(&oldest[0]), "the oldest");
    assert_eq!(nodes.worlds[0].closed[&oldest[0]], (1008, Reason::TooManyAtTable));
    assert!(!nodes.worlds[1].closed.contains_key(&second) && !nodes.worlds[1].closed.contains_key(&newest));
    // At once on both: in the end there are as many as there may be, and the newest of each is among them.
    let (left, right) = (nodes.sit(0, created.table, token).0, nodes.sit(1, created.table, token).0);
    nodes.pass(4 * TICK);
    let closed = nodes.worlds[0].closed.len() + nodes.worlds[1].closed.len();
    // The first player's own client comes back by itself when it is turned away.
    let sockets = nodes.worlds[0].host.sockets() + nodes.worlds[1].host.sockets();
    assert!(closed >= 3 && sockets == 4 + 2, "{closed} closed, {sockets} left");
    assert!(!nodes.worlds[0].closed.contains_key(&left) && !nodes.worlds[1].closed.contains_key(&right));
}

#[test]
fn each_server_keeps_somebodys_newest_socket() {
    let mut nodes = Nodes::with(3, Limits { sockets_a_seat: 1, ..Limits::default() });
    let created = nodes.table(terms());
    let token = SeatKey::from(KEYS[1]).token();
    let sockets: Vec<Socket> = (0..3).map(|nth| nodes.sit(nth, created.table, token).0).collect();
    nodes.pass(1_000);
    for nth in [0, 2] {
        assert!(!nodes.worlds[nth].closed.contains_key(&sockets[nth]), "at server {nth}");
    }
}

#[test]
fn those_who_speak_another_version_are_not_understood_and_nobody_is_gone_meanwhile() {
    let mut nodes = Nodes::new(2);
    nodes.table(terms());
    nodes.wait_for_guest();
    nodes.at(1, |world| world.leave(0));
    let newer = r#"{"version":2,"from":"00000000000000ff","type":"beat","number":3,"tables":{}}"#;
    for _ in 0..40 {
        nodes.input(0, Input::Signal { text: newer.into() });
        nodes.pass(5_000);
    }
    assert_eq!(nodes.here(0, 0), (true, false, 1));
    assert_eq!(nodes.at(0, |world| world.try_to(0, Intent::Claim)), Err(Reason::NotGone));
    // Who was not to be seen may have gone only just now.
    nodes.pass(15_000);
    assert_eq!(nodes.at(0, |world| world.try_to(0, Intent::Claim)), Err(Reason::NotGone));
    nodes.pass(Limits::default().gone);
    assert_eq!(nodes.at(0, |world| world.try_to(0, Intent::Claim)), Ok(()));
}

#[test]
fn nobody_is_gone_who_may_be_at_a_server_that_has_only_been_noticed() {
    let mut nodes = Nodes::new(2);
    nodes.table(terms());
    nodes.wait_for_guest();
    nodes.at(1, |world| world.leave(0));
    nodes.pass(Limits::default().gone - 2_000);
    let other = Signal::new(NodeId(1), Word::Beat { number: 3 });
    nodes.input(0, Input::Signal { text: blazon_wire::line(&other) });
    nodes.pass(4_000);
    assert_eq!(nodes.at(0, |world| world.try_to(0, Intent::Claim)), Err(Reason::NotGone));
}

#[test]
fn nobody_is_gone_because_a_server_was_held_up() {
    let mut nodes = Nodes::new(2);
    nodes.table(terms());
    nodes.wait_for_guest();
    nodes.at(1, |world| world.leave(0));
    nodes.pass(Limits::default().gone - 5_000);
    // It has not heard anybody for ten seconds, and that is not their fault.
    nodes.worlds[0].now += 10_000;
    assert_eq!(nodes.at(0, |world| world.try_to(0, Intent::Claim)), Err(Reason::NotGone));
}

#[test]
fn what_makes_no_sense_is_no_matter() {
    let mut nodes = Nodes::new(2);
    nodes.table(terms());
    let long =
        format!(r#"{{"version":1,"from":"00000000000000ff","type":"end","x":"{}"}}"#, "x".repeat(8_000));
    let texts =
        ["", "{", "null", "[]", "\u{202e}", r#"{"version":1}"#, r#"{"version":1,"from":"x","type":"end"}"#];
    for text in texts.into_iter().map(str::to_owned).chain([long, "[".repeat(6_999)]) {
        nodes.input(0, Input::Signal { text });
    }
    nodes.pass(5_000);
    assert_eq!(nodes.here(0, 0), (true, true, 1));
    assert_eq!(nodes.here(1, 0), (true, true, 1));
}

#[test]
fn a_server_that_is_alone_says_nothing_and_listens_to_nobody() {
    let mut world = World::new(1);
    world.table(terms());
    let from = NodeId(1);
    world.input(Input::Signal { text: blazon_wire::line(&Signal::new(from, Word::Ask { of: None })) });
    world.play_out();
    world.pass(30_000);
    world.input(Input::Stop);
    assert_eq!(world.signals, Vec::<String>::new());
}

#[test]
fn thousands_of_tables_cost_a_few_signals() {
    let often = Rate { times: 1_000_000, within: 1 };
    let limits = Limits { tables: often, requests: often, ..Limits::default() };
    let mut nodes = Nodes::with(2, limits);
    let key = SeatKey::from(KEYS[0]);
    // All before the clock is looked at again.
    for _ in 0..2_000 {
        let created = nodes.at(0, |world| world.create(key, terms()));
        nodes.sit(0, created.table, key.token());
    }
    let before = nodes.said.len();
    nodes.pass(TICK);
    assert!(nodes.said.len() - before <= 20, "{} signals", nodes.said.len() - before);
    // Then each server says that it is there every two seconds.
    nodes.pass(2_000);
    let before = nodes.said.len();
    nodes.pass(10_000);
    assert!(nodes.said.len() - before <= 12, "{} signals", nodes.said.len() - before);
    // Whoever starts is told all of it.
    let third = nodes.start(limits);
    let before = nodes.said.len();
    nodes.pass(3 * TICK);
    assert!(nodes.said.len() - before <= 30, "{} signals", nodes.said.len() - before);
    let table = *nodes.logs.keys().next_back().expect("a table");
    let (socket, _) = nodes.sit(third, table, key.token());
    let heard = nodes.worlds[third].heard(socket, 0);
    assert!(heard.contains(&ToClient::Here { host: true, guest: false, watchers: 0, claim: false }));
    // It is not the only one there: the seat has two sockets now.
    nodes.pass(TICK);
    nodes.at(third, |world| world.input(Input::Closed { socket }));
    let watcher = nodes.at(third, |world| world.open(table));
    assert_eq!(
        nodes.at(third, |world| refusal(&world.greet(watcher, [7; 16].into(), 0)[0])),
        Reason::NoSuchToken
    );
}

#[test]
fn time_does_not_go_back_in_a_log_although_the_clocks_of_servers_differ() {
    let mut nodes = Nodes::new(1);
    // The second is 400 milliseconds behind the first.
    let second = nodes.start(Limits::default());
    nodes.worlds[second].now -= 400;
    let created = nodes.table(terms());
    for _ in 0..60 {
        nodes.pass(TICK);
        let asked = (0..2).find(|&nth| nodes.worlds[nth].standing(0).is_asked());
        let Some(nth) = asked else { break };
        nodes.at(nth, |world| world.step(0));
    }
    let entries: Vec<Entry> =
        nodes.logs[&created.table].iter().map(|line| blazon_wire::read(line).expect(line)).collect();
    assert_eq!(nodes.worlds[0].host.now(), nodes.worlds[1].host.now() + 400);
    assert!(entries.len() > 30 && entries.iter().map(|entry| entry.at).is_sorted());
    for nth in [0, 1] {
        let room = nodes.worlds[nth].host.room(created.table).expect("a room");
        assert!(room.items(0, Role::Watcher).map(|item| item.at).is_sorted());
    }
}

#[test]
fn what_cannot_be_stored_is_no_reason_not_to_know_who_is_there() {
    let mut nodes = Nodes::new(2);
    nodes.table(terms());
    for nth in [0, 1] {
        nodes.worlds[nth].trouble = Trouble::Unreachable;
    }
    nodes.at(1, |world| world.leave(0));
    nodes.pass(TICK);
    assert_eq!(nodes.here(0, 0), (true, false, 1));
}

/// A text that is nearly a signal.
fn nearly_a_signal() -> impl Strategy<Value = String> {
    let number = prop_oneof![0_u64..6, Just(u64::MAX), any::<u64>()];
    let count = prop_oneof![0_u32..4, Just(u32::MAX)];
    let tables = prop::collection::vec((0_u64..3, count.clone(), count.clone(), count), 0..4);
    let part = prop::option::of((0_u32..4, 0_u32..4));
    let word = (0..5, number, part, tables, 0_u64..3).prop_map(|(kind, number, part, tables, of)| {
        let whole = part.map_or(String::new(), |(nth, all)| format!(r#","whole":{{"nth":{nth},"of":{all}}}"#));
        let tables: Vec<String> = tables
            .into_iter()
            .map(|(table, host, guest, watchers)| {
                format!(r#"{{"table":"{table:016x}","host":{host},"guest":{guest},"watchers":{watchers}}}"#)
            })
            .collect();
        let tables = tables.join(",");
        match kind {
            0 => format!(r#""type":"beat","number":{number}"#),
            1 => format!(r#""type":"ask","of":"{of:016x}""#),
            2 => r#""type":"end""#.to_owned(),
            _ => format!(
                r#""type":"bulletin","number":{number}{whole},"tables":[{tables}],"spent":[{{"address":"{of:016x}","tables":{number},"requests":4294967295}}]"#
            ),
        }
    });
    (1_u32..3, 0_u64..4, word)
        .prop_map(|(version, from, word)| format!(r#"{{"version":{version},"from":"{from:016x}",{word}}}"#))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_signalled_a_server_goes_on(
        texts in prop::collection::vec(prop_oneof![1 => any::<String>(), 6 => nearly_a_signal()], 0..60),
    ) {
        let mut world = World::new(1);
        world.host = Host::new(world.limits, Outages::default(), random(1)).in_company();
        let table = world.table(terms());
        for text in texts {
            world.input(Input::Signal { text: text.replace("0000000000000002", &table.to_string()) });
            world.pass(TICK);
            for text in std::mem::take(&mut world.signals) {
                prop_assert!(text.len() <= SIGNAL_LIMIT && Signal::read(&text).is_ok(), "{}", text);
            }
        }
        world.pass(15_000);
        prop_assert!(world.standing(0).here.host);
        world.play_out();
    }
}
