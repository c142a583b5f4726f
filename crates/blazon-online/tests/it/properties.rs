//! What is true of a table whatever its players want, in whatever order.

use blazon::Event;
use blazon_dice::{Chair, Commitment, SeatKey, Secret, Token};
use blazon_online::{Outages, Room};
use blazon_wire::online::{
    Entry, Fact, Intent, Item, Key, News, Opened, Pace, Question, Role, Sitter, Starts, TableId, Terms,
};
use proptest::prelude::*;

use crate::world::{KEYS, terms};

const TABLE: TableId = TableId(0x1234);

/// What somebody wants.
#[derive(Clone, Copy, Debug)]
enum Wish {
    /// To do something legal, chosen by a number.
    Legal(u16),
    /// To do what the other could do, likewise.
    Theirs(u16),
    Ask(Question),
    Answer(bool),
    Resign,
    Claim,
    Replace,
    /// The engine decides, if it is asked, likewise.
    Engine(u16),
}

fn wish() -> impl Strategy<Value = Wish> {
    prop_oneof![
        60 => any::<u16>().prop_map(Wish::Legal),
        3 => any::<u16>().prop_map(Wish::Theirs),
        5 => prop_oneof![Just(Question::Tie), Just(Question::TakeBack), Just(Question::Rematch)].prop_map(Wish::Ask),
        8 => any::<bool>().prop_map(Wish::Answer),
        1 => Just(Wish::Claim),
        2 => Just(Wish::Replace),
        10 => any::<u16>().prop_map(Wish::Engine),
    ]
}

/// Now and then somebody resigns; most games go on for longer.
fn wishes() -> impl Strategy<Value = Vec<(bool, Wish, u64)>> {
    let one = (any::<bool>(), wish(), 0_u64..90_000);
    (prop::collection::vec(one, 1..160), prop::option::weighted(0.2, 0_usize..160)).prop_map(
        |(mut wishes, resigns)| {
            if let Some(at) = resigns.filter(|&at| at < wishes.len()) {
                wishes[at].1 = Wish::Resign;
            }
            wishes
        },
    )
}

fn opened(pace: Pace, starts: Starts, secret: [u8; 32]) -> Entry {
    let sitter = |nth: usize| Sitter { name: None, token: SeatKey::from(KEYS[nth]).token().digest() };
    let opened = Opened {
        terms: Terms { pace, starts, ..terms() },
        host: sitter(0),
        guest: Some(sitter(1)),
        invitation: None,
        watch: Token::from([9; 16]).digest(),
        secret: Secret::from(secret),
        salt: [7; 32].into(),
        follows: None,
    };
    Entry { at: 1_000_000, key: None, fact: Fact::Opened(Box::new(opened)) }
}

/// A table at which both have given their share of the dice.
fn room(pace: Pace, starts: Starts, secret: [u8; 32]) -> Room {
    let mut room = Room::new(TABLE, [opened(pace, starts, secret)], &Outages::default()).expect("a table");
    let table = TABLE.to_string();
    let nonce = |nth: usize| SeatKey::from(KEYS[nth]).nonce(&table);
    let shares = [0, 1]
        .map(|nth| {
            (nth, Intent::Commit { commitment: Commitment::new(&table, Chair::ALL[nth], &nonce(nth)) })
        })
        .into_iter()
        .chain([0, 1].map(|nth| (nth, Intent::Contribute { nonce: nonce(nth) })));
    for (key, (nth, share)) in shares.enumerate() {
        want(&mut room, Chair::ALL[nth], share, key as u64, 1_000_000).expect("a share");
    }
    room
}

/// Lets a player do something, if it is allowed.
fn want(room: &mut Room, chair: Chair, intent: Intent, key: u64, now: u64) -> Option<()> {
    let facts = room.decide(chair, room.last(), intent, true).ok()?;
    let draft = room.draft(facts, Some(Key(key)), now, &Outages::default()).expect("what is decided can be");
    room.accept(draft);
    Some(())
}

fn pick(events: &[Event], number: u16) -> Option<Event> {
    events.get(usize::from(number) % events.len().max(1)).copied()
}

/// Lets everything happen that is allowed, and calls after each.
fn play(room: &mut Room, wishes: &[(bool, Wish, u64)], mut after: impl FnMut(&Room)) {
    let mut now = 1_000_000;
    for (key, &(host, wish, passed)) in wishes.iter().enumerate() {
        now += passed;
        let chair = if host { Chair::Host } else { Chair::Guest };
        let key = 100 + key as u64;
        let legal = |chair| room.legal(chair);
        let intent = match wish {
            // Whoever has something to do does it.
            Wish::Legal(number) => match pick(&legal(chair), number).or_else(|| pick(&legal(!chair), number))
            {
                Some(event) => {
                    let chair = if legal(chair).contains(&event) { chair } else { !chair };
                    want(room, chair, Intent::Play { event }, key, now);
                    after(room);
                    continue;
                }
                None => continue,
            },
            Wish::Theirs(number) => match pick(&legal(!chair), number) {
                Some(event) => Intent::Play { event },
                None => continue,
            },
            Wish::Ask(question) => Intent::Ask { question },
            Wish::Answer(yes) => Intent::Answer { yes },
            Wish::Resign => Intent::Resign,
            Wish::Claim => Intent::Claim,
            Wish::Replace => Intent::Replace,
            Wish::Engine(number) => {
                if let Some((seat, position)) = room.engine_turn()
                    && let Some(event) = pick(&position.legal(seat).iter().collect::<Vec<_>>(), number)
                {
                    let facts = room.decide_engine(event).expect("it is legal");
                    let draft = room.draft(facts, None, now, &Outages::default()).expect("it can be");
                    room.accept(draft);
                    after(room);
                }
                continue;
            }
        };
        want(room, chair, intent, key, now);
        after(room);
    }
}

fn texts(room: &Room, after: u64, role: Role) -> Vec<String> {
    room.items(after, role).map(|item| blazon_wire::line(&item)).collect()
}

const ROLES: [Role; 3] = [Role::Host, Role::Guest, Role::Watcher];

fn pace() -> impl Strategy<Value = Pace> {
    prop_oneof![
        Just(Pace::None),
        Just(Pace::Rounds { minutes: 5, seconds: 10 }),
        Just(Pace::Days { days: 1 })
    ]
}

fn starts() -> impl Strategy<Value = Starts> {
    prop_oneof![Just(Starts::Host), Just(Starts::Guest), Just(Starts::Dice)]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn an_item_shows_the_same_whenever_it_is_asked_for(
        pace in pace(), starts in starts(), secret: [u8; 32], wishes in wishes(),
    ) {
        let mut room = room(pace, starts, secret);
        let mut shown = ROLES.map(|role| texts(&room, 0, role));
        play(&mut room, &wishes, |room| {
            for (role, shown) in ROLES.into_iter().zip(&mut shown) {
                let now = texts(room, 0, role);
                assert_eq!(now[..shown.len()], shown[..], "what was shown to {role:?} stays as it was");
                *shown = now;
            }
        });
        for (role, shown) in ROLES.into_iter().zip(&shown) {
            for after in 0..=room.last() {
                prop_assert_eq!(&texts(&room, after, role), &shown[after as usize..], "exactly the rest");
            }
            prop_assert_eq!(texts(&room, room.last() + 7, role).len(), 0);
        }
    }

    #[test]
    fn a_room_that_is_read_again_is_the_same_room(
        pace in pace(), starts in starts(), secret: [u8; 32], wishes in wishes(),
    ) {
        let mut room = room(pace, starts, secret);
        play(&mut room, &wishes, |_| {});
        let log: Vec<String> = room.entries().map(blazon_wire::line).collect();
        let read: Vec<Entry> = log.iter().map(|line| blazon_wire::read(line).expect(line)).collect();
        let read = Room::new(TABLE, read, &Outages::default()).expect("a whole log");
        prop_assert_eq!(read.last(), room.last());
        for role in ROLES {
            prop_assert_eq!(texts(&read, 0, role), texts(&room, 0, role));
        }
        prop_assert_eq!(read.position(), room.position());
        prop_assert_eq!(read.phase(), room.phase());
        let now = room.at() + 1_000;
        prop_assert_eq!(read.clock(now, &Outages::default()), room.clock(now, &Outages::default()));
        for chair in Chair::ALL {
            prop_assert_eq!(read.legal(chair), room.legal(chair));
            prop_assert_eq!(read.waits_for(chair), room.waits_for(chair));
        }
    }

    #[test]
    fn nobody_sees_a_drawing_before_both_are_in(
        starts in starts(), secret: [u8; 32], wishes in wishes(),
    ) {
        let mut room = room(Pace::None, starts, secret);
        play(&mut room, &wishes, |room| {
            let seen = |role: Role| -> Vec<Item> { room.items(0, role).collect() };
            for role in ROLES {
                let mut drawn = None;
                for item in seen(role) {
                    match item.news {
                        News::Drawn { seat } => drawn = Some(seat),
                        News::Played { events } => {
                            // Once the other has drawn too, what was hidden comes first.
                            if let Some(seat) = drawn.take() {
                                assert_eq!(events.len(), 2, "{role:?}");
                                assert_eq!(events[0].seat(), Some(seat));
                            } else {
                                assert_eq!(events.len(), 1, "{role:?}");
                            }
                        }
                        News::TakenBack { .. } => drawn = None,
                        News::Ended { events, .. } => {
                            assert_eq!(events.first().and_then(|event| event.seat()), drawn.take());
                        }
                        _ => {}
                    }
                }
                // A player's own drawing is never hidden from themselves.
                if let Some(seat) = drawn {
                    assert_ne!(role.chair().and_then(|chair| room.seat(chair)), Some(seat));
                }
            }
        });
    }

    #[test]
    fn dice_are_never_taken_back_and_the_secret_comes_last(
        starts in starts(), secret: [u8; 32], wishes in wishes(),
    ) {
        let mut room = room(Pace::None, starts, secret);
        let mut rolls = 0;
        play(&mut room, &wishes, |room| {
            let now = room.items(0, Role::Watcher).filter(|item| {
                matches!(&item.news, News::Played { events } if matches!(events[..], [Event::Roll(_)]))
            });
            let now = now.count();
            let events = room.position().map_or(0, |position| usize::from(position.round()));
            assert!(now >= rolls && now >= events.saturating_sub(1));
            rolls = now;
            let revealed = room.items(0, Role::Watcher).any(|item| matches!(item.news, News::Revealed { .. }));
            assert_eq!(revealed, room.phase() == blazon_online::Phase::Over);
        });
    }
}
