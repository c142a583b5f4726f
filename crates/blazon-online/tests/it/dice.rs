//! Attacks on the dice. The server's secret is sealed before anybody commits to anything, and nobody can choose afterwards.

use blazon::{Event, Roll};
use blazon_dice::{Chair, Commitment, Nonce, Seal, SeatKey, Unfair};
use blazon_online::{Client, ClientEffect, Credential, Fairness, Line, Room, Socket, Wrong};
use blazon_wire::online::{
    Entry, Fact, Intent, Item, News, Question, Reason, Role, TableId, Terms, ToClient, ToServer, VERSION,
};

use crate::world::{KEYS, World, refusal, terms};

/// A table with both players at it who have not given anything yet, and their lines.
fn unstarted(world: &mut World) -> (TableId, [Socket; 2]) {
    let created = world.create(SeatKey::from(KEYS[0]), terms());
    world.join(created.table, SeatKey::from(KEYS[1]), Some(created.invitation));
    let sockets = KEYS.map(|key| {
        let socket = world.open(created.table);
        world.greet(socket, SeatKey::from(key).token(), 0);
        socket
    });
    (created.table, sockets)
}

fn nonce(table: TableId, nth: usize) -> Nonce {
    SeatKey::from(KEYS[nth]).nonce(&table.to_string())
}

fn commit(table: TableId, nth: usize) -> Intent {
    Intent::Commit { commitment: Commitment::new(&table.to_string(), Chair::ALL[nth], &nonce(table, nth)) }
}

fn opened(world: &World, table: TableId) -> blazon_wire::online::Opened {
    let entry: Entry = blazon_wire::read(&world.logs[&table][0]).expect("an entry");
    let Fact::Opened(opened) = entry.fact else { panic!("it is opened first") };
    *opened
}

#[test]
fn a_second_commitment_is_refused_however_late() {
    let mut world = World::new(1);
    let (table, [host, guest]) = unstarted(&mut world);
    assert!(matches!(world.want(host, 2, 1, commit(table, 0)), ToClient::Done { .. }));
    let other = Commitment::new(&table.to_string(), Chair::Host, &[9; 32].into());
    let another = Intent::Commit { commitment: other };
    assert_eq!(refusal(&world.want(host, 3, 2, another)), Reason::TooEarly);
    assert!(matches!(world.want(guest, 3, 1, commit(table, 1)), ToClient::Done { .. }));
    assert_eq!(refusal(&world.want(host, 4, 3, another)), Reason::TooEarly);
    // The guest has shown theirs: now it would pay to choose another.
    assert!(matches!(
        world.want(guest, 4, 2, Intent::Contribute { nonce: nonce(table, 1) }),
        ToClient::Done { .. }
    ));
    assert_eq!(refusal(&world.want(host, 5, 4, another)), Reason::TooEarly);
    assert_eq!(
        refusal(&world.want(host, 5, 5, Intent::Contribute { nonce: [9; 32].into() })),
        Reason::WrongNonce
    );
    assert!(matches!(
        world.want(host, 5, 6, Intent::Contribute { nonce: nonce(table, 0) }),
        ToClient::Done { .. }
    ));
}

#[test]
fn nobody_commits_before_there_are_two() {
    let mut world = World::new(1);
    let created = world.create(SeatKey::from(KEYS[0]), terms());
    let socket = world.open(created.table);
    world.greet(socket, SeatKey::from(KEYS[0]).token(), 0);
    assert_eq!(refusal(&world.want(socket, 1, 1, commit(created.table, 0))), Reason::TooEarly);
}

#[test]
fn a_copy_of_the_other_commitment_is_refused() {
    let mut world = World::new(1);
    let (table, [host, guest]) = unstarted(&mut world);
    world.want(host, 2, 1, commit(table, 0));
    assert_eq!(refusal(&world.want(guest, 3, 1, commit(table, 0))), Reason::WrongNonce);
}

#[test]
fn a_nonce_before_both_commitments_is_refused() {
    let mut world = World::new(1);
    let (table, [host, guest]) = unstarted(&mut world);
    let contribute = |nth| Intent::Contribute { nonce: nonce(table, nth) };
    assert_eq!(refusal(&world.want(host, 2, 1, contribute(0))), Reason::TooEarly);
    world.want(host, 2, 2, commit(table, 0));
    assert_eq!(refusal(&world.want(host, 3, 3, contribute(0))), Reason::TooEarly);
    assert_eq!(refusal(&world.want(guest, 3, 1, contribute(1))), Reason::TooEarly);
}

#[test]
fn a_wrong_or_replayed_nonce_is_refused() {
    let mut world = World::new(1);
    let (table, [host, guest]) = unstarted(&mut world);
    world.want(host, 2, 1, commit(table, 0));
    world.want(guest, 3, 1, commit(table, 1));
    let contribute = |nonce| Intent::Contribute { nonce };
    for (key, wrong) in [
        Nonce::from([0; 32]),
        // The other player's, and the own one of another table.
        nonce(table, 1),
        nonce(TableId(table.0 ^ 1), 0),
    ]
    .into_iter()
    .enumerate()
    {
        assert_eq!(refusal(&world.want(host, 4, 10 + key as u64, contribute(wrong))), Reason::WrongNonce);
    }
    assert!(matches!(world.want(host, 4, 2, contribute(nonce(table, 0))), ToClient::Done { .. }));
    assert_eq!(
        refusal(&world.want(host, 5, 3, contribute(nonce(table, 0)))),
        Reason::WrongNonce,
        "it is given"
    );
    assert_eq!(
        refusal(&world.want(guest, 5, 2, contribute(nonce(table, 0)))),
        Reason::WrongNonce,
        "it is theirs"
    );
}

#[test]
fn the_secret_is_sealed_before_anybody_commits_so_nobody_can_grind_it() {
    let mut world = World::new(1);
    let (table, _) = unstarted(&mut world);
    let opened = opened(&world, table);
    let seal = Seal::new(&opened.secret, &opened.salt);
    let first = world.sent.iter().find_map(|(_, text)| match blazon_wire::read(text) {
        Ok(ToClient::Item(Item { number: 1, news: News::Opened { seal, .. }, .. })) => Some(seal),
        _ => None,
    });
    assert_eq!(first, Some(seal));
    // At the end it is that very secret, and clients know.
    let mut world = World::new(2);
    world.table(terms());
    world.play_out();
    assert!(matches!(world.standing(0).fair, Fairness::Fair { .. }));
}

#[test]
fn whoever_leaves_after_a_bad_roll_gets_other_dice_and_who_resigns_has_lost() {
    let rolls = |world: &World, nth: usize| -> Vec<Roll> {
        let record = world.standing(nth).record.expect("a game");
        record
            .events()
            .iter()
            .filter_map(|event| if let Event::Roll(roll) = event { Some(*roll) } else { None })
            .collect()
    };
    let mut world = World::new(1);
    world.table(terms());
    world.play_out();
    let first = rolls(&world, 0);
    // The same two people with the same keys, at another table of the same server.
    let second = world.create(SeatKey::from(KEYS[0]), terms());
    let host = world.come(second.table, Credential::Seat(SeatKey::from(KEYS[0])));
    world.join(second.table, SeatKey::from(KEYS[1]), Some(second.invitation));
    let guest = world.come(second.table, Credential::Seat(SeatKey::from(KEYS[1])));
    assert_ne!(rolls(&world, host)[0], first[0]);
    assert_eq!(world.try_to(host, Intent::Resign), Ok(()));
    assert_eq!(world.standing(guest).winner(), Some(world.standing(guest).seat()));
    assert_eq!(world.standing(guest).fair, Fairness::Fair { rolls: 1 });
}

#[test]
fn taking_back_is_no_way_to_roll_again() {
    let mut world = World::new(1);
    world.table(terms());
    let roll = world.standing(0).record.expect("a game").events()[0];
    for _ in 0..3 {
        world.step(0);
        assert_eq!(world.try_to(0, Intent::Ask { question: Question::TakeBack }), Ok(()));
        assert_eq!(world.try_to(1, Intent::Answer { yes: true }), Ok(()));
        assert_eq!(world.standing(0).record.expect("a game").events(), [roll]);
    }
    for nth in [0, 1] {
        assert_eq!(
            world.try_to(nth, Intent::Ask { question: Question::TakeBack }),
            Err(Reason::NothingToTakeBack)
        );
    }
}

#[test]
fn nobody_reads_ahead_before_the_end() {
    let mut world = World::new(3);
    let table = world.table(terms());
    let opened = opened(&world, table);
    let (secret, salt) = (opened.secret.to_string(), opened.salt.to_string());
    let told = |world: &World| {
        world.sent.iter().filter(|(_, text)| text.contains(&secret) || text.contains(&salt)).count()
    };
    while !world.standing(0).is_over() {
        assert_eq!(told(&world), 0);
        world.step(world.to_act());
    }
    assert_eq!(told(&world), 3, "each of the three is told once");
}

#[test]
fn a_log_whose_dice_are_not_those_of_its_secret_is_damaged() {
    let mut world = World::new(3);
    let table = world.table(terms());
    let log: Vec<Entry> =
        world.logs[&table].iter().map(|line| blazon_wire::read(line).expect(line)).collect();
    let rolled = log.iter().position(|entry| matches!(entry.fact, Fact::Chance { .. })).expect("a roll");
    let outages = blazon_online::Outages::default();
    assert!(Room::new(table, log.clone(), &outages).is_ok());
    let Fact::Chance { event } = log[rolled].fact else { panic!("it is a roll") };
    for other in ["d/d/d/d1", "?/q/q2/?", "b/b/b/b"] {
        let other: Event = other.parse().expect(other);
        if other != event {
            let mut log = log.clone();
            log[rolled].fact = Fact::Chance { event: other };
            let damaged = Room::new(table, log, &outages).expect_err("it is not that roll");
            assert_eq!(damaged.number, rolled as u64 + 1);
        }
    }
}

/// The host's client.
fn hosts_client(table: TableId) -> Client {
    Client::new(table, Credential::Seat(SeatKey::from(KEYS[0])), 1, 0).0
}

/// Lets the host's client hear items on a fresh line. Gives what it says.
fn hears(client: &mut Client, items: &[Item]) -> Vec<ToServer> {
    let mut effects = client.opened(0);
    let welcome = ToClient::Welcome { version: VERSION, role: Role::Host, last: items.len() as u64 };
    effects.extend(client.heard(&blazon_wire::line(&welcome), 0));
    for item in items {
        effects.extend(client.heard(&blazon_wire::line(&ToClient::Item(item.clone())), 0));
    }
    let said = effects.into_iter().filter_map(|effect| match effect {
        ClientEffect::Send(text) => Some(blazon_wire::read(&text).expect("a message")),
        _ => None,
    });
    said.collect()
}

/// Whether the client has told its nonce.
fn reveals(said: &[ToServer]) -> bool {
    said.iter().any(|said| matches!(said, ToServer::Do { intent: Intent::Contribute { .. }, .. }))
}

/// What a client that hears these items finds out.
fn finds(table: TableId, items: &[Item]) -> (Fairness, Line) {
    let mut client = hosts_client(table);
    for _ in 0..3 {
        hears(&mut client, items);
        if client.line() == Line::Open {
            break;
        }
        client.hurry(0);
    }
    (client.standing().fair, client.line())
}

/// The items of a whole game as the host sees them.
fn items(seed: u64, terms: Terms) -> (TableId, Vec<Item>) {
    let mut world = World::new(seed);
    let table = world.table(terms);
    world.play_out();
    let room = world.host.room(table).expect("a room");
    (table, room.items(0, Role::Host).collect())
}

#[test]
fn a_client_finds_out_whatever_a_server_does_to_the_dice() {
    let dice = Terms { starts: blazon_wire::online::Starts::Dice, ..terms() };
    let (table, honest) = items(5, dice);
    assert!(matches!(finds(table, &honest), (Fairness::Fair { .. }, Line::Open)));
    let forged = |forge: &dyn Fn(&mut News) -> bool| {
        let mut items = honest.clone();
        assert!(items.iter_mut().any(|item| forge(&mut item.news)), "there is something to forge");
        finds(table, &items).0
    };
    // Another secret than was sealed.
    let secret = forged(&|news| match news {
        News::Revealed { secret, .. } => {
            *secret = [7; 32].into();
            true
        }
        _ => false,
    });
    assert_eq!(secret, Fairness::Unfair(Wrong::Dice(Unfair::Seal)));
    // Another seal than the first.
    let seal = forged(&|news| match news {
        News::Opened { seal, .. } => {
            *seal = [7; 32].into();
            true
        }
        _ => false,
    });
    assert_eq!(seal, Fairness::Unfair(Wrong::Dice(Unfair::Seal)));
    // A nonce of the guest's that was not committed to.
    let nonce = forged(&|news| match news {
        News::Contributed { chair: Chair::Guest, nonce } => {
            *nonce = [7; 32].into();
            true
        }
        _ => false,
    });
    assert_eq!(nonce, Fairness::Unfair(Wrong::Exchange));
    // A commitment that was changed when the host's nonce was known.
    let commitment = forged(&|news| match news {
        News::Committed { chair: Chair::Guest, commitment } => {
            *commitment = [7; 32].into();
            true
        }
        _ => false,
    });
    assert_eq!(commitment, Fairness::Unfair(Wrong::Exchange));
    // The other seat for the host than the dice gave.
    let start = forged(&|news| match news {
        News::Started { host } => {
            *host = !*host;
            true
        }
        _ => false,
    });
    assert_eq!(start, Fairness::Unfair(Wrong::Dice(Unfair::Start)));
    // The last roll, which has not to be legal for anything else.
    let mut items = honest.clone();
    let end = items.iter().rposition(
        |item| matches!(&item.news, News::Played { events } if matches!(events[..], [Event::Roll(_)])),
    );
    let end = end.expect("a roll");
    items[end].news = News::Played { events: vec!["d/d/d/d1".parse().expect("a roll")] };
    items.drain(end + 1..items.len() - 1);
    for (at, item) in items.iter_mut().enumerate() {
        item.number = at as u64 + 1;
    }
    assert!(matches!(finds(table, &items).0, Fairness::Unfair(Wrong::Dice(Unfair::Roll { .. }))));
}

#[test]
fn a_client_does_not_follow_a_server_that_tries_again() {
    let (table, honest) = items(5, terms());
    let at = |is: &dyn Fn(&News) -> bool| honest.iter().position(|item| is(&item.news)).expect("an item");
    let renumbered = |mut items: Vec<Item>| {
        for (at, item) in items.iter_mut().enumerate() {
            item.number = at as u64 + 1;
        }
        items
    };
    let rolled = at(&|news| matches!(news, News::Played { .. }));
    // The dice are taken back.
    let mut rolls_again = honest.clone();
    rolls_again.insert(rolled + 1, Item { news: News::TakenBack { left: 0 }, ..honest[rolled].clone() });
    // Another seal, another start.
    let mut seals_again = honest.clone();
    seals_again.insert(3, honest[0].clone());
    let started = at(&|news| matches!(news, News::Started { .. }));
    let mut starts_again = honest.clone();
    starts_again.insert(started + 1, honest[started].clone());
    for items in [rolls_again, seals_again, starts_again] {
        assert_eq!(finds(table, &renumbered(items)).1, Line::Refused(Reason::Malformed));
    }
}

/// The items up to the second commitment.
fn committed(items: &[Item]) -> Vec<Item> {
    let last =
        items.iter().rposition(|item| matches!(item.news, News::Committed { .. })).expect("commitments");
    items[..=last].to_vec()
}

#[test]
fn a_client_whose_commitment_the_server_has_replaced_does_not_reveal_its_nonce() {
    let (table, honest) = items(5, terms());
    let honest = committed(&honest);
    assert!(reveals(&hears(&mut hosts_client(table), &honest)), "with its own it does");
    // The server has chosen a nonce of its own for the host, and commits to that.
    let chosen = Nonce::from([7; 32]);
    let mut items = honest;
    for item in &mut items {
        if let News::Committed { chair: Chair::Host, commitment } = &mut item.news {
            *commitment = Commitment::new(&table.to_string(), Chair::Host, &chosen);
        }
    }
    let mut client = hosts_client(table);
    assert!(!reveals(&hears(&mut client, &items)));
    assert_eq!(client.standing().fair, Fairness::Unfair(Wrong::Exchange));
    assert_eq!(client.standing().pledge, None, "nobody is pledged to that");
    // Nor later, whatever the line does.
    client.closed(0);
    client.hurry(0);
    assert!(!reveals(&hears(&mut client, &items)));
    assert!(!client.tick(60_000).iter().any(|effect| matches!(effect, ClientEffect::Send(_))));
}

#[test]
fn a_server_that_begins_the_exchange_anew_once_it_knows_a_nonce_is_found_out() {
    let (table, honest) = items(5, terms());
    let with_another_seal = |items: &mut [Item]| {
        if let News::Opened { seal, .. } = &mut items[0].news {
            *seal = [7; 32].into();
        }
    };
    let with_another_guest = |items: &mut [Item]| {
        for item in items {
            if let News::Committed { chair: Chair::Guest, commitment } = &mut item.news {
                *commitment = [7; 32].into();
            }
        }
    };
    for forge in [&with_another_seal as &dyn Fn(&mut [Item]), &with_another_guest] {
        let mut client = hosts_client(table);
        assert!(reveals(&hears(&mut client, &committed(&honest))));
        let pledge = client.standing().pledge;
        assert!(pledge.is_some());
        let mut forged = committed(&honest);
        forge(&mut forged);
        // The server says that it has less than the client has seen, and gives the rest otherwise.
        client.closed(0);
        client.hurry(0);
        let shorter = ToClient::Welcome { version: VERSION, role: Role::Host, last: 1 };
        client.opened(0);
        client.heard(&blazon_wire::line(&shorter), 0);
        for item in &forged {
            client.heard(&blazon_wire::line(&ToClient::Item(item.clone())), 0);
        }
        assert_eq!(client.standing().fair, Fairness::Unfair(Wrong::Exchange));
        // Or it does so to a page that is opened anew, on a device that has kept what it saw.
        let mut opened_anew = hosts_client(table).pledged(pledge);
        hears(&mut opened_anew, &forged);
        assert_eq!(opened_anew.standing().fair, Fairness::Unfair(Wrong::Exchange));
        let mut fooled = hosts_client(table);
        hears(&mut fooled, &forged);
        assert_eq!(fooled.standing().fair, Fairness::Sealed, "without that nobody could tell");
    }
    let mut opened_anew = hosts_client(table).pledged(None);
    hears(&mut opened_anew, &honest);
    let pledge = opened_anew.standing().pledge;
    let mut again = hosts_client(table).pledged(pledge);
    hears(&mut again, &honest);
    assert!(matches!(again.standing().fair, Fairness::Fair { .. }));
}

#[test]
fn items_before_the_welcome_are_not_taken_in() {
    let (table, honest) = items(5, terms());
    let mut client = hosts_client(table);
    client.opened(0);
    for item in &honest {
        client.heard(&blazon_wire::line(&ToClient::Item(item.clone())), 0);
    }
    assert_eq!((client.last(), client.standing().terms), (0, None));
}
