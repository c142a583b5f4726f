//! What nobody is told, not even a log.

use blazon_dice::SeatKey;
use blazon_online::{
    Call, Client, Credential, Effect, Host, Input, Limits, Outages, Request, Socket, StoreFault,
};
use blazon_wire::online::{Created, Entry, Fact};

use crate::world::{KEYS, World, create, terms};

#[test]
fn a_drawing_is_not_on_the_wire_before_both_are_in() {
    for seed in 0..30 {
        let mut world = World::new(seed);
        let created = world.created(terms());
        while !world.standing(0).is_over() {
            world.play_to_the_drawing();
            if world.standing(0).is_over() {
                break;
            }
            let first = (seed % 2) as usize;
            let event = world.legal(first)[0];
            let own = world.players[first].socket.expect("a line");
            let before = world.sent.len();
            world.try_to(first, blazon_wire::online::Intent::Play { event }).expect("it is legal");
            // Somebody who comes now does not see it either, nor on a second device of the other's.
            let watcher = world.open(created.table);
            world.greet(watcher, created.watch, 0);
            let tab = world.open(created.table);
            world.greet(tab, SeatKey::from(KEYS[1 - first]).token(), 0);
            let told = |world: &World, socket: Socket, from: usize| {
                let text = format!("\"{event}\"");
                world.sent[from..].iter().any(|(to, said)| *to == socket && said.contains(&text))
            };
            let earlier = world.standing(1 - first).record.expect("a game").events().contains(&event);
            for socket in [world.players[1 - first].socket, world.players[2].socket, Some(watcher), Some(tab)]
            {
                let told = told(&world, socket.expect("a line"), before);
                assert!(!told || earlier, "seed {seed}: {event}");
            }
            assert!(told(&world, own, before));
            let after = world.sent.len();
            world.step(1 - first);
            for socket in [world.players[1 - first].socket, world.players[2].socket] {
                assert!(told(&world, socket.expect("a line"), after), "then everybody is told");
            }
            world.input(Input::Closed { socket: watcher });
            world.input(Input::Closed { socket: tab });
        }
    }
}

#[test]
fn what_is_printed_for_a_log_has_no_token_and_no_secret() {
    let mut host = Host::new(Limits::default(), Outages::default(), Box::new(|bytes| bytes.fill(0xab)));
    let mut printed = Vec::new();
    // The name of the table is half as long as any token, and no secret.
    let mut secrets = vec!["ab".repeat(16)];
    let now = 1_800_000_000_000;
    let body = create(SeatKey::from(KEYS[0]), Some("Ann"), terms());
    secrets.push(SeatKey::from(KEYS[0]).token().to_string());
    secrets.push(SeatKey::from(KEYS[0]).token().digest().to_string());
    let call = Input::Call { request: Request(1), address: "192.0.2.1".into(), call: Call::Create(body) };
    printed.push(format!("{call:?}"));
    let effects = host.handle(now, call);
    printed.push(format!("{effects:?}"));
    let Effect::Append { ticket, table, entries, .. } = &effects[0] else { panic!("it is stored") };
    let opened: Entry = blazon_wire::read(&entries[0]).expect("an entry");
    printed.push(format!("{opened:?}"));
    let Fact::Opened(_) = opened.fact else { panic!("it is opened") };
    let effects = host.handle(now, Input::Appended { ticket: *ticket, result: Ok(()) });
    printed.push(format!("{effects:?}"));
    let Effect::Reply { body, .. } = &effects[0] else { panic!("it is answered") };
    let created: Created = blazon_wire::read(body).expect(body);
    printed.push(format!("{created:?} {:?} {host:?}", host.room(*table)));
    let read = Input::Read { ticket: *ticket, result: Ok(entries_of(&entries[0])) };
    printed.push(format!("{read:?} {:?}", Input::Read { ticket: *ticket, result: Err(StoreFault::Full) }));
    let (client, _) = Client::new(*table, Credential::Seat(SeatKey::from(KEYS[0])), 1, 0);
    let mut client = client;
    let hello = client.opened(0);
    printed.push(format!("{client:?} {hello:?}"));
    let blazon_online::ClientEffect::Send(text) = &hello[0] else { panic!("it says hello") };
    let said = Input::Text { socket: Socket(1), text: text.clone() };
    printed.push(format!("{said:?}"));
    let printed = printed.join(" ");
    for secret in secrets {
        assert!(!printed.contains(&secret), "{secret} in {printed}");
    }
}

fn entries_of(entry: &str) -> Vec<String> {
    vec![entry.to_owned()]
}
