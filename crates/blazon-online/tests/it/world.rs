//! A server, its store and clients in one place, where everything arrives at once.

use std::collections::{BTreeMap, VecDeque};

use blazon::{Event, Rules};
use blazon_dice::{SeatKey, Token};
use blazon_online::{
    Call, Client, ClientEffect, Credential, Effect, Host, Input, Limits, Outages, Random, Request, Socket,
    Standing, StoreFault,
};
use blazon_wire::online::{Create, Created, Intent, Join, Pace, Reason, Starts, TableId, Terms, VERSION};

/// Where everything happens.
pub(crate) struct World {
    pub(crate) now: u64,
    pub(crate) host: Host,
    pub(crate) logs: BTreeMap<TableId, Vec<String>>,
    pub(crate) players: Vec<Player>,
    pub(crate) replies: BTreeMap<u64, (u16, String)>,
    /// What the server has sent to each socket.
    pub(crate) sent: Vec<(Socket, String)>,
    next: u64,
    seed: u64,
}

/// Somebody at a table.
pub(crate) struct Player {
    pub(crate) client: Client,
    pub(crate) socket: Option<Socket>,
    pub(crate) refused: Vec<Reason>,
}

impl World {
    pub(crate) fn new(seed: u64) -> World {
        World {
            now: 1_800_000_000_000,
            host: Host::new(Limits::default(), Outages::default(), random(seed)),
            logs: BTreeMap::new(),
            players: Vec::new(),
            replies: BTreeMap::new(),
            sent: Vec::new(),
            next: 0,
            seed: seed ^ 0x9e37_79b9_7f4a_7c15,
        }
    }

    /// Lets something happen to the server, and everything that follows from it.
    pub(crate) fn input(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.host.handle(self.now, input) {
                self.effect(effect, &mut inputs);
            }
        }
    }

    fn effect(&mut self, effect: Effect, inputs: &mut VecDeque<Input>) {
        match effect {
            Effect::Reply { request, status, body, .. } => {
                self.replies.insert(request.0, (status, body));
            }
            Effect::Send { socket, text } => {
                self.sent.push((socket, text.to_string()));
                if let Some(nth) = self.players.iter().position(|player| player.socket == Some(socket)) {
                    let effects = self.players[nth].client.heard(&text, self.now);
                    inputs.extend(self.carry_out(nth, effects));
                }
            }
            Effect::Close { socket, .. } => {
                if let Some(player) = self.players.iter_mut().find(|player| player.socket == Some(socket)) {
                    player.socket = None;
                    player.client.closed(self.now);
                }
            }
            Effect::Append { ticket, table, expected, entries, .. } => {
                let log = self.logs.entry(table).or_default();
                let result = if log.len() as u64 == expected {
                    log.extend(entries);
                    Ok(())
                } else {
                    Err(StoreFault::Conflict)
                };
                inputs.push_back(Input::Appended { ticket, result });
            }
            Effect::Read { ticket, table, after } => {
                let log = self.logs.get(&table).map_or(&[][..], Vec::as_slice);
                let result = Ok(log.iter().skip(after as usize).cloned().collect());
                inputs.push_back(Input::Read { ticket, result });
            }
            Effect::Remove { ticket, table, .. } => {
                self.logs.remove(&table);
                inputs.push_back(Input::Appended { ticket, result: Ok(()) });
            }
            Effect::Outage { .. } => {}
            Effect::Think { ticket, seat, position } => {
                let event = position.legal(seat).iter().next();
                inputs.push_back(Input::Thought { ticket, event });
            }
        }
    }

    /// Does what a client wants.
    fn carry_out(&mut self, nth: usize, effects: Vec<ClientEffect>) -> Vec<Input> {
        let mut inputs = Vec::new();
        for effect in effects {
            match effect {
                ClientEffect::Connect => {
                    self.next += 1;
                    let socket = Socket(self.next);
                    self.players[nth].socket = Some(socket);
                    let table = self.players[nth].client.table();
                    inputs.push(Input::Opened { socket, table });
                    let effects = self.players[nth].client.opened(self.now);
                    inputs.extend(self.carry_out(nth, effects));
                }
                ClientEffect::Send(text) => {
                    if let Some(socket) = self.players[nth].socket {
                        inputs.push(Input::Text { socket, text });
                    }
                }
                ClientEffect::Close => {
                    if let Some(socket) = self.players[nth].socket.take() {
                        inputs.push(Input::Closed { socket });
                    }
                }
                ClientEffect::Refused { reason, .. } => self.players[nth].refused.push(reason),
                ClientEffect::Changed | ClientEffect::Reaction(..) | ClientEffect::Turn(_) => {}
            }
        }
        inputs
    }

    /// Asks over HTTP.
    pub(crate) fn call(&mut self, call: Call) -> (u16, String) {
        self.next += 1;
        let request = Request(self.next);
        self.input(Input::Call { request, address: "192.0.2.1".into(), call });
        self.replies.remove(&request.0).expect("an answer")
    }

    /// Makes a table for a host with this key.
    pub(crate) fn create(&mut self, key: SeatKey, terms: Terms) -> Created {
        let create = Create { version: VERSION, name: Some("Ann".into()), token: key.token(), terms };
        let (status, body) = self.call(Call::Create(blazon_wire::line(&create)));
        assert_eq!(status, 201, "{body}");
        blazon_wire::read(&body).expect("a table")
    }

    /// Takes the guest's chair with this key.
    pub(crate) fn join(&mut self, table: TableId, key: SeatKey, invitation: Option<Token>) -> (u16, String) {
        let join = Join { version: VERSION, name: Some("Bob".into()), token: key.token(), invitation };
        self.call(Call::Join(table, blazon_wire::line(&join)))
    }

    /// Somebody comes to a table.
    pub(crate) fn come(&mut self, table: TableId, credential: Credential) -> usize {
        self.seed = self.seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        let (client, effects) = Client::new(table, credential, self.seed, self.now);
        self.players.push(Player { client, socket: None, refused: Vec::new() });
        let nth = self.players.len() - 1;
        let inputs = self.carry_out(nth, effects);
        for input in inputs {
            self.input(input);
        }
        nth
    }

    /// Two people at a new table, and somebody who watches.
    pub(crate) fn table(&mut self, terms: Terms) -> TableId {
        let keys = [SeatKey::from([1; 16]), SeatKey::from([2; 16])];
        let created = self.create(keys[0], terms);
        self.come(created.table, Credential::Seat(keys[0]));
        let (status, body) = self.join(created.table, keys[1], Some(created.invitation));
        assert_eq!(status, 200, "{body}");
        self.come(created.table, Credential::Seat(keys[1]));
        self.come(created.table, Credential::Watch(created.watch));
        created.table
    }

    /// A client wants something.
    pub(crate) fn act(&mut self, nth: usize, intent: Intent) {
        let effects = self.players[nth].client.act(intent);
        let inputs = self.carry_out(nth, effects);
        for input in inputs {
            self.input(input);
        }
    }

    pub(crate) fn standing(&self, nth: usize) -> Standing {
        self.players[nth].client.standing()
    }

    /// What a player can do.
    pub(crate) fn legal(&self, nth: usize) -> Vec<Event> {
        let standing = self.standing(nth);
        match (standing.seat(), standing.position()) {
            (Some(seat), Some(position)) if standing.is_asked() => position.legal(seat).iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Plays on until the game is over, each choice by chance.
    pub(crate) fn play_out(&mut self) {
        for _ in 0..2000 {
            if self.standing(0).is_over() {
                return;
            }
            for nth in [0, 1] {
                let legal = self.legal(nth);
                if !legal.is_empty() {
                    self.seed = self.seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                    let event = legal[(self.seed >> 33) as usize % legal.len()];
                    self.act(nth, Intent::Play { event });
                }
            }
        }
        panic!("the game does not end: {:?}", self.standing(0));
    }
}

pub(crate) fn terms() -> Terms {
    Terms { rules: Rules::default(), pace: Pace::None, starts: Starts::Dice, listed: false }
}

fn random(mut seed: u64) -> Random {
    Box::new(move |bytes| {
        for byte in bytes {
            seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            *byte = (seed >> 56) as u8;
        }
    })
}
