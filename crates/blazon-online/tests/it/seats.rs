//! Nobody sits in a seat that is not theirs.

use blazon_dice::{Chair, SeatKey, Token};
use blazon_online::{Call, Credential, Line};
use blazon_wire::online::{
    Intent, Invited, Look, Mine, Own, Phase, Question, Reason, Role, Standings, ToClient, VERSION,
};

use crate::world::{KEYS, World, create, reason, refusal, terms};

#[test]
fn a_wrong_token_opens_nothing() {
    let mut world = World::new(1);
    let table = world.table(terms());
    for token in [Token::from([9; 16]), Token::from([0; 16]), Token::from([0xff; 16])] {
        let socket = world.open(table);
        let heard = world.greet(socket, token, 0);
        assert_eq!(heard.len(), 1, "{heard:?}");
        assert_eq!(refusal(&heard[0]), Reason::NoSuchToken);
        assert_eq!(world.closed[&socket], (1008, Reason::NoSuchToken));
    }
}

#[test]
fn a_key_is_no_token_and_an_invitation_is_no_seat() {
    let mut world = World::new(1);
    let created = world.created(terms());
    let key = Token::from(KEYS[0]);
    for token in [key, created.invitation] {
        let socket = world.open(created.table);
        world.greet(socket, token, 0);
        assert_eq!(world.closed[&socket], (1008, Reason::NoSuchToken));
    }
}

#[test]
fn a_token_of_another_table_opens_nothing() {
    let mut world = World::new(1);
    let first = world.created(terms());
    let other = world.create(SeatKey::from([7; 16]), terms());
    for token in [SeatKey::from([7; 16]).token(), other.watch, other.invitation] {
        let socket = world.open(first.table);
        world.greet(socket, token, 0);
        assert_eq!(world.closed[&socket], (1008, Reason::NoSuchToken));
    }
}

#[test]
fn without_a_token_nobody_gets_in() {
    let mut world = World::new(1);
    let table = world.table(terms());
    for hello in [
        r#"{"type":"hello","version":1,"last":0}"#,
        r#"{"type":"hello","version":1,"token":"","last":0}"#,
        r#"{"type":"hello","version":1,"token":null,"last":0}"#,
        r#"{"type":"hello","version":1,"token":"0011","last":0}"#,
    ] {
        let socket = world.open(table);
        let heard = world.say(socket, hello);
        assert_eq!(refusal(&heard[0]), Reason::Malformed);
        assert_eq!(world.closed[&socket], (1008, Reason::Malformed));
    }
}

#[test]
fn a_table_that_is_not_there_is_said_to_be_none() {
    let mut world = World::new(1);
    let nowhere = blazon_wire::online::TableId(5);
    let socket = world.open(nowhere);
    let heard = world.greet(socket, Token::from([9; 16]), 0);
    assert_eq!(refusal(&heard[0]), Reason::NoSuchTable);
    assert_eq!(world.closed[&socket], (1008, Reason::NoSuchTable));
    let look = blazon_wire::line(&Look { version: VERSION, token: Token::from([9; 16]) });
    let (status, body) = world.call(Call::Look(nowhere, look));
    assert_eq!((status, reason(&body)), (404, Reason::NoSuchTable));
    let (status, body) = world.join(nowhere, SeatKey::from([2; 16]), None);
    assert_eq!((status, reason(&body)), (404, Reason::NoSuchTable));
    assert_eq!(world.host.tables(), 0, "nothing is kept of it");
    let nth = world.come(nowhere, Credential::Watch(Token::from([9; 16])));
    assert_eq!(world.standing(nth).line, Line::Refused(Reason::NoSuchTable));
}

#[test]
fn who_watches_cannot_act_in_any_way() {
    let mut world = World::new(1);
    let created = world.created(terms());
    let before = world.entries(created.table);
    let event = world.legal(world.to_act())[0];
    let socket = world.open(created.table);
    world.greet(socket, created.watch, 0);
    for (key, intent) in [
        Intent::Play { event },
        Intent::Resign,
        Intent::Claim,
        Intent::Replace,
        Intent::Answer { yes: true },
        Intent::Ask { question: Question::Tie },
        Intent::Contribute { nonce: [0; 32].into() },
        Intent::Commit { commitment: [0; 32].into() },
    ]
    .into_iter()
    .enumerate()
    {
        let answer = world.want(socket, before as u64, key as u64, intent);
        assert_eq!(refusal(&answer), Reason::Watching, "{intent:?}");
    }
    assert_eq!(world.entries(created.table), before);
    assert!(!world.closed.contains_key(&socket));
}

#[test]
fn who_watches_says_no_word_either() {
    let mut world = World::new(1);
    let created = world.created(terms());
    let socket = world.open(created.table);
    world.greet(socket, created.watch, 0);
    let heard = world.say(socket, r#"{"type":"react","reaction":"nice"}"#);
    assert_eq!(refusal(&heard[0]), Reason::Watching);
    assert!(world.players[0].told.is_empty());
}

#[test]
fn nobody_acts_for_the_other_seat_nor_for_chance() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let (turn, other) = (world.to_act(), 1 - world.to_act());
    let event = world.legal(turn)[0];
    let before = world.entries(table);
    assert_eq!(world.try_to(other, Intent::Play { event }), Err(Reason::NotYours));
    for chance in ["d/b/s2/?", "lots:F"] {
        let event = chance.parse().expect(chance);
        for nth in [turn, other] {
            assert_eq!(world.try_to(nth, Intent::Play { event }), Err(Reason::NotYours), "{chance}");
        }
    }
    assert_eq!(world.entries(table), before);
}

#[test]
fn a_taken_chair_is_refused_and_the_same_token_is_not() {
    let mut world = World::new(1);
    let created = world.created(terms());
    let before = world.entries(created.table);
    // The answer got lost: the guest asks again.
    let (status, _) = world.join(created.table, SeatKey::from(KEYS[1]), Some(created.invitation));
    assert_eq!(status, 200);
    let (status, body) = world.join(created.table, SeatKey::from([3; 16]), Some(created.invitation));
    assert_eq!((status, reason(&body)), (409, Reason::SeatTaken));
    let (status, body) = world.join(created.table, SeatKey::from(KEYS[0]), Some(created.invitation));
    assert_eq!((status, reason(&body)), (409, Reason::SeatTaken), "the host sits there already");
    assert_eq!(world.entries(created.table), before);
}

#[test]
fn an_unlisted_table_is_joined_by_invitation_only() {
    let mut world = World::new(1);
    let created = world.create(SeatKey::from(KEYS[0]), terms());
    for invitation in
        [None, Some(created.watch), Some(Token::from([9; 16])), Some(SeatKey::from(KEYS[0]).token())]
    {
        let (status, body) = world.join(created.table, SeatKey::from(KEYS[1]), invitation);
        assert_eq!((status, reason(&body)), (403, Reason::NoSuchToken));
    }
    assert_eq!(world.entries(created.table), 1);
}

#[test]
fn a_listed_table_is_joined_without_but_not_with_a_wrong_invitation() {
    let mut world = World::new(1);
    let listed = blazon_wire::online::Terms { listed: true, ..terms() };
    let created = world.create(SeatKey::from(KEYS[0]), listed);
    let (status, body) = world.join(created.table, SeatKey::from(KEYS[1]), Some(Token::from([9; 16])));
    assert_eq!((status, reason(&body)), (403, Reason::NoSuchToken));
    let (status, _) = world.join(created.table, SeatKey::from(KEYS[1]), None);
    assert_eq!(status, 200);
}

#[test]
fn what_is_there_for_a_token_is_told_to_whoever_has_it() {
    let mut world = World::new(1);
    let created = world.created(terms());
    let mut look = |token| {
        let body = blazon_wire::line(&Look { version: VERSION, token });
        world.call(Call::Look(created.table, body))
    };
    for (token, role) in [
        (SeatKey::from(KEYS[0]).token(), Some(Role::Host)),
        (SeatKey::from(KEYS[1]).token(), Some(Role::Guest)),
        (created.watch, Some(Role::Watcher)),
        (created.invitation, None),
    ] {
        let (status, body) = look(token);
        assert_eq!(status, 200);
        let invited: Invited = blazon_wire::read(&body).expect(&body);
        assert_eq!((invited.role, invited.phase), (role, Phase::Playing));
        assert_eq!((invited.host.as_deref(), invited.guest.as_deref()), (Some("Ann"), Some("Bob")));
    }
    let (status, body) = look(Token::from([9; 16]));
    assert_eq!((status, reason(&body)), (403, Reason::NoSuchToken));
}

#[test]
fn my_games_are_told_in_the_order_they_were_asked_for_and_no_others() {
    let mut world = World::new(1);
    let first = world.created(terms());
    let second = world.create(SeatKey::from([5; 16]), terms());
    let own = |table, key: [u8; 16]| Own { table, token: SeatKey::from(key).token() };
    let games = vec![
        own(second.table, [5; 16]),
        own(blazon_wire::online::TableId(77), [5; 16]),
        own(first.table, [5; 16]),
        Own { table: first.table, token: first.watch },
        own(first.table, KEYS[1]),
    ];
    let (status, body) = world.call(Call::Mine(blazon_wire::line(&Mine { version: VERSION, games })));
    assert_eq!(status, 200);
    let standings: Standings = blazon_wire::read(&body).expect(&body);
    let told: Vec<_> = standings.games.iter().map(|game| (game.table, game.phase, game.waits)).collect();
    assert_eq!(told, [(second.table, Phase::Waiting, false), (first.table, Phase::Playing, false)]);
    assert_eq!(standings.games[1].opponent.as_deref(), Some("Ann"));
    let games = vec![own(first.table, KEYS[0])];
    let (_, body) = world.call(Call::Mine(blazon_wire::line(&Mine { version: VERSION, games })));
    let standings: Standings = blazon_wire::read(&body).expect(&body);
    assert!(standings.games[0].waits, "the host takes the first die");
    assert_eq!(world.standing(0).seat(), world.standing(0).seat_of(Chair::Host));
    let (status, body) = world.call(Call::Mine(blazon_wire::line(&Mine { version: VERSION, games: vec![] })));
    assert_eq!((status, body.as_str()), (200, r#"{"games":[]}"#));
}

#[test]
fn one_seat_may_be_looked_at_on_several_devices() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let tab = world.come(table, Credential::Seat(SeatKey::from(KEYS[world.to_act()])));
    world.step(world.to_act());
    assert_eq!(world.standing(tab).record, world.standing(0).record);
    world.play_out();
    assert_eq!(world.standing(tab).record, world.standing(0).record);
}

#[test]
fn the_oldest_of_too_many_devices_at_a_seat_makes_way() {
    let mut world = World::new(1);
    let table = world.table(terms());
    let oldest = world.players[0].socket.expect("a line");
    for _ in 1..world.limits.sockets_a_seat {
        world.come(table, Credential::Seat(SeatKey::from(KEYS[0])));
    }
    assert!(!world.closed.contains_key(&oldest));
    let newest = world.come(table, Credential::Seat(SeatKey::from(KEYS[0])));
    assert_eq!(world.closed[&oldest], (1008, Reason::TooManyAtTable));
    assert_eq!(
        world.standing(0).line,
        Line::Refused(Reason::TooManyAtTable),
        "and it does not come back by itself"
    );
    assert_eq!(world.standing(newest).line, Line::Open);
    assert!(world.standing(1).here.host);
}

#[test]
fn too_many_watchers_have_to_wait() {
    let mut world = World::new(1);
    let created = world.created(terms());
    for _ in 1..world.limits.watchers {
        let socket = world.open(created.table);
        assert!(matches!(world.greet(socket, created.watch, 0)[0], ToClient::Welcome { .. }));
    }
    assert_eq!(world.standing(0).watchers as usize, world.limits.watchers);
    let socket = world.open(created.table);
    let heard = world.greet(socket, created.watch, 0);
    assert_eq!(refusal(&heard[0]), Reason::TooManyAtTable);
    assert_eq!(world.closed[&socket], (1008, Reason::TooManyAtTable));
    // A player gets in all the same.
    let nth = world.come(created.table, Credential::Seat(SeatKey::from(KEYS[0])));
    assert_eq!(world.standing(nth).line, Line::Open);
}

#[test]
fn names_are_kept_as_they_are_or_refused() {
    let mut world = World::new(1);
    let key = SeatKey::from(KEYS[0]);
    for name in ["<b>Ann</b>", "\"'&lt;", "안나", "Zoë 👩‍🚀"] {
        let (status, body, _) = world.call_from(name, Call::Create(create(key, Some(name), terms())));
        assert_eq!(status, 201, "{name}: {body}");
    }
    for name in [
        "Ann\u{202e}bob",
        "\u{2066}Ann",
        "Ann\nBob",
        "A\u{0}",
        "\u{1b}[31mAnn",
        &"x".repeat(25),
        &"x".repeat(10_000),
    ] {
        let (status, body, _) = world.call_from(name, Call::Create(create(key, Some(name), terms())));
        assert_eq!((status, reason(&body)), (400, Reason::Name), "{name:?}");
    }
}
