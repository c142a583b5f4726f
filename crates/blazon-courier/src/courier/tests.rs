use std::collections::{BTreeMap, VecDeque};

use blazon::{Event, Record, Rules, Seat};
use blazon_online::{Call, Effect, Host, Limits, Outages, Request, Socket, StoreFault};
use blazon_wire::courier::{Errand, Fairness, Line, Order, Report, TableState, Trouble};
use blazon_wire::online::{Intent, Pace, Phase, Question, Reaction, Starts, Terms};

use super::*;

const SERVER: &str = "http://127.0.0.1:4000";

/// A server with its store, and couriers who reach it at once.
struct World {
    now: u64,
    host: Host,
    logs: BTreeMap<TableId, Vec<String>>,
    couriers: Vec<Known>,
    sockets: u64,
    /// Whether anybody reaches the server.
    reachable: bool,
}

/// A courier, and what it has told.
struct Known {
    courier: Courier,
    socket: Option<Socket>,
    told: Vec<Report>,
}

impl World {
    fn new() -> World {
        World {
            now: 1_000,
            host: Host::new(Limits::default(), Outages::default(), chance(1)),
            logs: BTreeMap::new(),
            couriers: Vec::new(),
            sockets: 0,
            reachable: true,
        }
    }

    /// Somebody with a device of this name.
    fn somebody(&mut self, device: &str) -> usize {
        let seed = 100 + self.couriers.len() as u64;
        let courier = Courier::new(SERVER.to_owned(), chance(seed));
        self.couriers.push(Known { courier, socket: None, told: Vec::new() });
        let nth = self.couriers.len() - 1;
        self.order(nth, Order::Begin { device: device.to_owned() });
        nth
    }

    fn order(&mut self, nth: usize, order: Order) {
        self.happen(nth, Input::Order(order));
    }

    fn happen(&mut self, nth: usize, input: Input) {
        let mut inputs = VecDeque::from([(nth, input)]);
        while let Some((nth, input)) = inputs.pop_front() {
            let deeds = self.couriers[nth].courier.handle(self.now, input);
            for deed in deeds {
                match deed {
                    Deed::Tell(report) => self.couriers[nth].told.push(report),
                    Deed::Connect(_) | Deed::Ask { .. } | Deed::Send(_) if !self.reachable => {
                        inputs.extend(unreachable(nth, &deed));
                    }
                    Deed::Connect(table) => {
                        self.hang_up(nth);
                        self.sockets += 1;
                        let socket = Socket(self.sockets);
                        self.couriers[nth].socket = Some(socket);
                        self.server(blazon_online::Input::Opened { socket, table }, &mut inputs);
                        inputs.push_back((nth, Input::Opened));
                    }
                    Deed::Send(text) => {
                        if let Some(socket) = self.couriers[nth].socket {
                            self.server(blazon_online::Input::Text { socket, text }, &mut inputs);
                        }
                    }
                    Deed::Close => self.hang_up(nth),
                    Deed::Ask { request, path, body } => {
                        let call = call(&path, body);
                        let request = Request(nth as u64 * 1000 + u64::from(request));
                        let address = "there".to_owned();
                        self.server(blazon_online::Input::Call { request, address, call }, &mut inputs);
                    }
                }
            }
        }
    }

    fn hang_up(&mut self, nth: usize) {
        if let Some(socket) = self.couriers[nth].socket.take() {
            self.server(blazon_online::Input::Closed { socket }, &mut VecDeque::new());
        }
    }

    fn server(&mut self, input: blazon_online::Input, inputs: &mut VecDeque<(usize, Input)>) {
        let mut queue = VecDeque::from([input]);
        while let Some(input) = queue.pop_front() {
            for effect in self.host.handle(self.now, input) {
                match effect {
                    Effect::Reply { request, status, body, .. } => {
                        let nth = (request.0 / 1000) as usize;
                        let request = (request.0 % 1000) as u32;
                        inputs.push_back((nth, Input::Answered { request, answer: Some((status, body)) }));
                    }
                    Effect::Send { socket, text } => {
                        let of = self.couriers.iter().position(|known| known.socket == Some(socket));
                        inputs.extend(of.map(|nth| (nth, Input::Heard(text.to_string()))));
                    }
                    Effect::Append { ticket, table, expected, entries, .. } => {
                        let log = self.logs.entry(table).or_default();
                        let fits = log.len() as u64 == expected;
                        log.extend(entries.into_iter().filter(|_| fits));
                        let result = if fits { Ok(()) } else { Err(StoreFault::Conflict) };
                        queue.push_back(blazon_online::Input::Appended { ticket, result });
                    }
                    Effect::Read { ticket, table, after } => {
                        let log = self.logs.get(&table).map_or(&[][..], Vec::as_slice);
                        let result = Ok(log.iter().skip(after as usize).cloned().collect());
                        queue.push_back(blazon_online::Input::Read { ticket, result });
                    }
                    Effect::Close { .. }
                    | Effect::Remove { .. }
                    | Effect::Outage { .. }
                    | Effect::Signal { .. }
                    | Effect::Think { .. } => {}
                }
            }
        }
    }

    /// The last thing of a kind that somebody was told.
    fn last<T>(&self, nth: usize, read: impl Fn(&Report) -> Option<T>) -> T {
        self.couriers[nth].told.iter().rev().find_map(read).expect("it was told")
    }

    fn state(&self, nth: usize) -> TableState {
        self.last(nth, |report| match report {
            Report::Stands(state) => Some(TableState::clone(state)),
            _ => None,
        })
    }

    /// The seat that somebody was given, and the address to pass on.
    fn seat(&self, nth: usize) -> (String, Option<String>) {
        self.last(nth, |report| match report {
            Report::Seated { link, invite, .. } => Some((link.clone(), invite.clone())),
            _ => None,
        })
    }

    fn trouble(&self, nth: usize) -> (Errand, Trouble) {
        self.last(nth, |report| match report {
            Report::Failed { errand, trouble } => Some((*errand, *trouble)),
            _ => None,
        })
    }

    /// Somebody makes a table and goes there. Gives the fragment of the invitation.
    fn open(&mut self, nth: usize, terms: Terms) -> String {
        self.order(nth, Order::Open { name: "Ann".to_owned(), terms });
        let (link, invite) = self.seat(nth);
        self.order(nth, Order::Sit { link, pledge: None });
        let invite = invite.expect("an invitation");
        invite.strip_prefix("http://127.0.0.1:4000/#").expect("an address here").to_owned()
    }

    fn join(&mut self, nth: usize, link: &str) {
        self.order(nth, Order::Join { link: link.to_owned(), name: "Bo".to_owned() });
        let (link, _) = self.seat(nth);
        self.order(nth, Order::Sit { link, pledge: None });
    }

    /// Two people play, each the first event that is legal, until the game is over.
    fn play(&mut self, players: [usize; 2]) {
        for _ in 0..500 {
            let Some((nth, event)) = players.into_iter().find_map(|nth| {
                let state = self.state(nth);
                let record: Record = state.record.parse().expect("a record");
                let seat = state.seat.filter(|&seat| record.position().may_act(seat))?;
                let event = record.position().legal(seat).iter().next()?;
                Some((nth, event))
            }) else {
                return;
            };
            self.order(nth, Order::Do(Intent::Play { event }));
        }
        panic!("the game does not end");
    }
}

fn unreachable(nth: usize, deed: &Deed) -> Option<(usize, Input)> {
    match deed {
        Deed::Connect(_) => Some((nth, Input::Closed)),
        Deed::Ask { request, .. } => Some((nth, Input::Answered { request: *request, answer: None })),
        Deed::Tell(_) | Deed::Send(_) | Deed::Close => None,
    }
}

fn call(path: &str, body: Option<String>) -> Call {
    let parts: Vec<&str> = path.split('/').collect();
    match (parts.as_slice(), body) {
        (["", "api", "tables"], Some(body)) => Call::Create(body),
        (["", "api", "tables"], None) => Call::List,
        (["", "api", "tables", table, "join"], Some(body)) => Call::Join(id(table), body),
        (["", "api", "tables", table, "look"], Some(body)) => Call::Look(id(table), body),
        (["", "api", "mine"], Some(body)) => Call::Mine(body),
        other => panic!("{other:?}"),
    }
}

fn id(text: &str) -> TableId {
    text.parse().expect("a table")
}

fn chance(seed: u64) -> blazon_online::Random {
    let mut state = seed;
    Box::new(move |bytes| {
        for byte in bytes {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            *byte = (state >> 56) as u8;
        }
    })
}

fn terms() -> Terms {
    Terms { rules: Rules::default(), pace: Pace::None, starts: Starts::Host, listed: false }
}

/// A world with two people at a table, and the invitation.
fn two() -> (World, [usize; 2], String) {
    let mut world = World::new();
    let (ann, bo) = (world.somebody("ann"), world.somebody("bo"));
    let link = world.open(ann, terms());
    world.join(bo, &link);
    (world, [ann, bo], link)
}

#[test]
fn two_people_play_a_whole_game_and_both_find_the_dice_fair() {
    let (mut world, [ann, bo], _) = two();
    assert_eq!((world.state(ann).seat, world.state(bo).seat), (Some(Seat::First), Some(Seat::Second)));
    world.play([ann, bo]);
    let (one, other) = (world.state(ann), world.state(bo));
    assert_eq!(one.record, other.record);
    assert_eq!((one.fairness, other.fairness), (Fairness::Fair, Fairness::Fair));
    assert_eq!(one.note.phase, Phase::Over);
    let Report::Checked { fairness, .. } = dice::check(one.record) else { panic!("checked") };
    assert_eq!(fairness, Fairness::Fair, "the record carries the proof");
}

#[test]
fn a_table_waits_with_its_terms_until_somebody_joins() {
    let mut world = World::new();
    let (ann, bo) = (world.somebody("ann"), world.somebody("bo"));
    let pace = Pace::Rounds { minutes: 5, seconds: 10 };
    let link = world.open(ann, Terms { pace, ..terms() });
    let state = world.state(ann);
    assert_eq!((state.line, state.started, state.note.phase), (Line::Open, false, Phase::Waiting));
    world.order(bo, Order::Look { link: link.clone() });
    let note = world.last(bo, |report| match report {
        Report::Invited(note) => Some(note.clone()),
        _ => None,
    });
    assert_eq!((note.host.as_deref(), note.minutes, note.seconds, note.days), (Some("Ann"), 5, 10, 0));
    assert_eq!(note.phase, Phase::Waiting);
    world.join(bo, &link);
    assert!(world.state(ann).started && world.state(bo).started);
    assert!(world.state(ann).clock.is_some());
}

#[test]
fn an_invitation_is_spent_once_and_whoever_spent_it_finds_their_seat_again() {
    let (mut world, [_, bo], link) = two();
    let cy = world.somebody("cy");
    world.order(cy, Order::Look { link: link.clone() });
    let phase = world.last(cy, |report| match report {
        Report::Invited(note) => Some(note.phase),
        _ => None,
    });
    assert_eq!(phase, Phase::Playing);
    world.order(cy, Order::Join { link: link.clone(), name: String::new() });
    assert_eq!(world.trouble(cy), (Errand::Join, Trouble::Taken));
    // The same device, after everything but its own secret was forgotten.
    let again = world.somebody("bo");
    world.order(again, Order::Look { link });
    assert_eq!(world.seat(again).0, world.seat(bo).0);
}

#[test]
fn a_listed_table_is_found_and_joined_without_an_invitation() {
    let mut world = World::new();
    let (ann, bo) = (world.somebody("ann"), world.somebody("bo"));
    world.open(ann, Terms { listed: true, ..terms() });
    world.order(bo, Order::List);
    let open = world.last(bo, |report| match report {
        Report::Open(tables) => Some(tables.clone()),
        _ => None,
    });
    assert_eq!(open.len(), 1);
    world.join(bo, &open[0].link);
    assert!(world.state(bo).started);
    world.order(bo, Order::List);
    let open = world.last(bo, |report| match report {
        Report::Open(tables) => Some(tables.len()),
        _ => None,
    });
    assert_eq!(open, 0);
}

#[test]
fn what_was_missed_is_told_in_one_go() {
    let (mut world, [ann, bo], _) = two();
    let (link, _) = world.seat(bo);
    world.order(bo, Order::Leave);
    let event = legal(&world.state(ann));
    world.order(ann, Order::Do(Intent::Play { event }));
    let told = world.couriers[bo].told.len();
    world.order(bo, Order::Sit { link, pledge: None });
    let states: Vec<usize> = world.couriers[bo].told[told..]
        .iter()
        .filter_map(|report| match report {
            Report::Stands(state) if state.line == Line::Open => {
                Some(state.record.parse::<Record>().expect("a record").events().len())
            }
            _ => None,
        })
        .collect();
    assert!(states.iter().all(|&events| events == 2), "{states:?}");
}

#[test]
fn a_lost_line_comes_back_and_what_was_wanted_meanwhile_is_done() {
    let (mut world, [ann, bo], _) = two();
    let event = legal(&world.state(ann));
    world.reachable = false;
    world.hang_up(ann);
    world.happen(ann, Input::Closed);
    assert_eq!(world.state(ann).line, Line::Lost);
    world.order(ann, Order::Do(Intent::Play { event }));
    assert!(world.state(ann).sending);
    world.now += 60_000;
    world.reachable = true;
    world.happen(ann, Input::Network);
    let state = world.state(ann);
    assert_eq!((state.line, state.sending), (Line::Open, false));
    assert_eq!(world.state(bo).record, state.record);
}

#[test]
fn only_what_is_not_shown_and_not_before_the_dice_can_be_asked_back() {
    let (mut world, [ann, bo], _) = two();
    assert!(!world.state(ann).back && !world.state(bo).back);
    let event = legal(&world.state(ann));
    world.order(ann, Order::Do(Intent::Play { event }));
    assert!(world.state(ann).back && !world.state(bo).back);
    world.order(ann, Order::Do(Intent::Ask { question: Question::TakeBack }));
    let state = world.state(bo);
    assert_eq!((state.asked, state.asked_by_me), (Some(Question::TakeBack), false));
    assert!(world.state(ann).asked_by_me);
    world.order(bo, Order::Do(Intent::Answer { yes: true }));
    assert!(!world.state(ann).back);
    // To the end of the round: both drawings are shown then, and the next dice are rolled.
    while world.state(ann).note.round == 1 {
        let nth = if may_act(&world.state(ann)) { ann } else { bo };
        let event = legal(&world.state(nth));
        world.order(nth, Order::Do(Intent::Play { event }));
    }
    assert!(!world.state(ann).back && !world.state(bo).back);
    world.order(ann, Order::Do(Intent::Ask { question: Question::TakeBack }));
    assert_eq!(world.trouble(ann), (Errand::Do, Trouble::NothingBack));
}

#[test]
fn a_rematch_leads_both_to_the_next_table_with_the_seats_they_have() {
    let (mut world, [ann, bo], _) = two();
    world.order(bo, Order::Do(Intent::Resign));
    assert!(world.state(ann).record.contains("[Ending \"second resigned\"]"), "{}", world.state(ann).record);
    world.order(ann, Order::Do(Intent::Ask { question: Question::Rematch }));
    world.order(bo, Order::Do(Intent::Answer { yes: true }));
    for nth in [ann, bo] {
        let link = world.state(nth).next.expect("the next table");
        world.order(nth, Order::Sit { link, pledge: None });
    }
    assert_eq!((world.state(ann).seat, world.state(bo).seat), (Some(Seat::Second), Some(Seat::First)));
    assert!(world.state(ann).started);
}

#[test]
fn a_short_word_is_heard_by_both_with_who_said_it() {
    let (mut world, [ann, bo], _) = two();
    world.order(ann, Order::React(Reaction::Nice));
    let heard = |nth: usize| {
        world.last(nth, |report| match report {
            &Report::Reaction { mine, seat, reaction } => Some((mine, seat, reaction)),
            _ => None,
        })
    };
    assert_eq!(heard(ann), (true, Some(Seat::First), Reaction::Nice));
    assert_eq!(heard(bo), (false, Some(Seat::First), Reaction::Nice));
}

#[test]
fn games_of_this_device_stand_as_the_server_says() {
    let (mut world, [ann, bo], _) = two();
    let (link, _) = world.seat(ann);
    let gone = "seat-0123456789abcdef-00112233445566778899aabbccddeeff".to_owned();
    world.order(ann, Order::Mine { links: vec![gone, link.clone(), "nonsense".to_owned()] });
    let games = world.last(ann, |report| match report {
        Report::Mine(games) => Some(games.clone()),
        _ => None,
    });
    assert_eq!(games.len(), 1);
    assert_eq!((games[0].link.as_str(), games[0].waits), (link.as_str(), true));
    assert_eq!(games[0].host.as_deref(), Some("Bo"));
    assert!(!world.state(bo).note.waits);
}

#[test]
fn without_a_server_every_errand_says_so() {
    let mut world = World::new();
    let ann = world.somebody("ann");
    world.reachable = false;
    for (order, errand) in [
        (Order::Open { name: String::new(), terms: terms() }, Errand::Open),
        (Order::List, Errand::List),
        (Order::Dice, Errand::Dice),
    ] {
        world.order(ann, order);
        assert_eq!(world.trouble(ann), (errand, Trouble::Away));
    }
}

#[test]
fn a_server_that_never_answers_is_given_up() {
    let mut courier = Courier::new(SERVER.to_owned(), chance(1));
    courier.handle(0, Input::Order(Order::List));
    assert!(courier.handle(PATIENCE - 1, Input::Tick).is_empty());
    let failed = Report::Failed { errand: Errand::List, trouble: Trouble::Away };
    assert_eq!(courier.handle(PATIENCE, Input::Tick), [Deed::Tell(failed)]);
    assert!(courier.handle(2 * PATIENCE, Input::Tick).is_empty());
}

#[test]
fn links_that_lead_nowhere_are_refused_without_asking_anybody() {
    let mut courier = Courier::new(SERVER.to_owned(), chance(1));
    let link = "play-1-2".to_owned();
    for (order, errand) in [
        (Order::Look { link: link.clone() }, Errand::Look),
        (Order::Join { link: link.clone(), name: String::new() }, Errand::Join),
        (Order::Sit { link, pledge: None }, Errand::Do),
    ] {
        let failed = Report::Failed { errand, trouble: Trouble::NoEntry };
        assert_eq!(courier.handle(0, Input::Order(order)), [Deed::Tell(failed)]);
    }
}

#[test]
fn an_answer_from_somebody_else_is_no_answer() {
    let mut courier = Courier::new(SERVER.to_owned(), chance(1));
    for answer in [(404, "<html>"), (200, "<html>"), (502, "")] {
        let deeds = courier.handle(0, Input::Order(Order::List));
        let Some(&Deed::Ask { request, .. }) = deeds.first() else { panic!("{deeds:?}") };
        let answer = Some((answer.0, answer.1.to_owned()));
        let failed = Report::Failed { errand: Errand::List, trouble: Trouble::Away };
        assert_eq!(courier.handle(0, Input::Answered { request, answer }), [Deed::Tell(failed)]);
    }
}

#[test]
fn addresses_to_pass_on_are_those_that_others_reach_the_server_at() {
    let mut courier = Courier::new(SERVER.to_owned(), chance(1));
    let deeds = courier.handle(0, Input::Order(Order::Open { name: String::new(), terms: terms() }));
    let Some(&Deed::Ask { request, .. }) = deeds.first() else { panic!("{deeds:?}") };
    let token = "00112233445566778899aabbccddeeff";
    let body = format!(
        r#"{{"table":"0123456789abcdef","invitation":"{token}","watch":"{token}","address":"http://192.168.1.5:4000"}}"#
    );
    let deeds = courier.handle(0, Input::Answered { request, answer: Some((201, body)) });
    let [Deed::Tell(Report::Seated { invite, watch, .. })] = deeds.as_slice() else { panic!("{deeds:?}") };
    let there = |kind| Some(format!("http://192.168.1.5:4000/#{kind}-0123456789abcdef-{token}"));
    assert_eq!((invite, watch), (&there("play"), &there("watch")));
}

#[test]
fn the_secret_of_a_device_is_not_shown_by_accident() {
    let mut courier = Courier::new(SERVER.to_owned(), chance(1));
    courier.handle(0, Input::Order(Order::Begin { device: "precious".to_owned() }));
    assert!(!format!("{courier:?}").contains("precious"));
}

fn may_act(state: &TableState) -> bool {
    let record: Record = state.record.parse().expect("a record");
    state.seat.is_some_and(|seat| record.position().may_act(seat))
}

fn legal(state: &TableState) -> Event {
    let record: Record = state.record.parse().expect("a record");
    let seat = state.seat.expect("a seat");
    record.position().legal(seat).iter().next().expect("something to do")
}
