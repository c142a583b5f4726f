//! A table that is held elsewhere, played through the page without a server.

use blazon::{Event, Record, Rules, Seat};
use blazon_wire::courier::{Errand, Line, Order, Report, TableNote, TableState, Trouble};
use blazon_wire::online::{Intent, Phase, Question, Reaction};

use super::*;
use crate::effect::Sound;
use crate::game::Game;
use crate::message::OnlineMessage;
use crate::state::Dialog;

const TABLE: &str = "0123456789abcdef";
const KEY: &str = "00112233445566778899aabbccddeeff";

fn seat_link() -> String {
    format!("seat-{TABLE}-{KEY}")
}

/// Two players' first round, event by event.
const ROUND: [&str; 5] = ["d/b/s2/?", "F:3", "S:12", "F:3d4s2+4d5s", "S:1d4d+2d5b"];

/// What a courier tells, at a table where the person has the first seat.
fn table(events: usize) -> TableState {
    let mut record = Record::new(Rules::default());
    for event in &ROUND[..events] {
        record.push(event.parse().expect("an event")).expect("legal");
    }
    TableState {
        note: TableNote { link: seat_link(), phase: Phase::Playing, ..TableNote::default() },
        line: Line::Open,
        record: record.to_string(),
        started: true,
        caught_up: true,
        seat: Some(Seat::First),
        here: BySeat::both(true),
        ..TableState::default()
    }
}

fn told(state: &mut State, report: Report) -> Vec<Effect> {
    update(state, OnlineMessage::Told(Box::new(report), 1_000))
}

fn stands(state: &mut State, table: TableState) -> Vec<Effect> {
    told(state, Report::Stands(Box::new(table)))
}

/// A page whose person sits at the table and has heard of so many events.
fn seated(events: usize) -> State {
    let mut state = State::new(Settings::first_visit(["en"]));
    told(&mut state, Report::Seated { link: seat_link(), invite: None, watch: None });
    stands(&mut state, table(events));
    state
}

fn game(state: &State) -> &Game {
    state.game.as_ref().expect("a game")
}

fn shown(state: &State) -> usize {
    game(state).screen.view().events().len()
}

fn orders(effects: &[Effect]) -> Vec<&Order> {
    let order = effects.iter().filter_map(|effect| match effect {
        Effect::Online(order) => Some(order),
        _ => None,
    });
    order.collect()
}

/// Lets everything be shown that waits for its moment.
fn settle(state: &mut State, effects: Vec<Effect>) {
    let mut effects = effects;
    while !effects.is_empty() {
        let effect = effects.remove(0);
        if let Effect::Later(_, message) = effect {
            effects.extend(super::super::update(state, message));
        }
    }
}

#[test]
fn a_table_is_made_as_it_is_filled_in_and_its_name_is_remembered() {
    let mut state = State::new(Settings::first_visit(["en"]));
    update(&mut state, FormMessage::SetName(0, "  Anna-Maria the Fourth of Kingdomino ".to_owned()));
    update(&mut state, FormMessage::SetStarts(crate::new_game::Starts::Other));
    update(&mut state, OnlineMessage::SetListed(true));
    let effects = update(&mut state, OnlineMessage::Open);
    let [Order::Open { name, terms }] = orders(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!(name, "Anna-Maria the Fourth of", "no longer than servers take");
    assert_eq!(state.settings.name, *name);
    assert_eq!(terms.starts, blazon_wire::online::Starts::Guest);
    assert!(terms.listed);
    assert_eq!(state.lobby.awaited, Some(Errand::Open));
}

#[test]
fn whoever_has_a_seat_goes_there_and_keeps_the_way_back() {
    let mut state = State::new(Settings::first_visit(["en"]));
    let invite = Some("http://host/#play-x".to_owned());
    let effects = told(&mut state, Report::Seated { link: seat_link(), invite, watch: None });
    let sit = Order::Sit { link: seat_link(), pledge: None };
    assert_eq!(orders(&effects), [&sit]);
    assert!(effects.contains(&Effect::Address(format!("table-{TABLE}"))), "nothing secret: {effects:?}");
    let kept = effects.iter().find_map(|effect| match effect {
        Effect::Keep(1_000, kept) => kept.online.clone(),
        _ => None,
    });
    assert_eq!(kept.map(|kept| kept.link), Some(seat_link()));
    assert!(game(&state).awaits_somebody());
}

#[test]
fn the_page_opens_again_at_the_table_it_was_at() {
    let before = seated(3);
    let kept = game(&before).kept();
    let mut state = State::new(Settings::first_visit(["en"]));
    let found = vec![(1_000, Some(kept))];
    let fragment = format!("#table-{TABLE}");
    let effects = update(&mut state, BrowserMessage::Opened { kept: found, current: Some(7), fragment });
    assert_eq!(orders(&effects), [&Order::Sit { link: seat_link(), pledge: None }]);
    assert_eq!((state.route, shown(&state)), (Route::Game, 3));
    assert_eq!(game(&state).screen.seats(), game(&before).screen.seats());
    assert!(!game(&state).awaits_somebody());
}

#[test]
fn whoever_comes_back_sees_how_it_stands_and_not_how_it_came_to_that() {
    let mut state = State::new(Settings::first_visit(["en"]));
    told(&mut state, Report::Seated { link: seat_link(), invite: None, watch: None });
    let effects = stands(&mut state, table(3));
    assert_eq!(shown(&state), 3);
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Sound(_) | Effect::Later(..))));
    assert!(!game(&state).tumbling);
}

#[test]
fn what_happens_meanwhile_is_shown_one_after_the_other() {
    let mut state = seated(0);
    let effects = stands(&mut state, table(3));
    assert_eq!(shown(&state), 1, "the dice roll first");
    assert!(game(&state).tumbling);
    assert!(effects.contains(&Effect::Sound(Sound::Dice)));
    assert_eq!(game(&state).screen.asked(), Some(Seat::First), "as it was after the roll");
    // Nothing can be done before everything is shown.
    assert!(update(&mut state, PlayMessage::Pick(Die::ALL[0])).is_empty());
    assert!(game(&state).begun.is_nothing());
    settle(&mut state, effects);
    assert_eq!(shown(&state), 3);
    assert!(!game(&state).is_behind() && game(&state).is_my_turn());
}

#[test]
fn an_event_is_said_to_the_table_and_happens_when_it_is_heard_of() {
    let mut state = seated(1);
    update(&mut state, PlayMessage::Pick(Die::ALL[2]));
    let effects = update(&mut state, PlayMessage::Take);
    let event: Event = "F:3".parse().expect("an event");
    assert_eq!(orders(&effects), [&Order::Do(Intent::Play { event })]);
    assert_eq!(shown(&state), 1);
    assert!(game(&state).is_sending() && !game(&state).begun.is_nothing(), "it stays to be seen");
    // Until then nothing else can be done.
    for message in [PlayMessage::Take, PlayMessage::Pick(Die::ALL[0]), PlayMessage::Undo] {
        assert!(update(&mut state, message).is_empty());
    }
    stands(&mut state, TableState { sending: true, ..table(1) });
    assert!(game(&state).is_sending());
    let effects = stands(&mut state, table(2));
    assert_eq!(shown(&state), 2);
    assert!(!game(&state).is_sending() && game(&state).begun.is_nothing());
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Keep(..))));
}

#[test]
fn what_the_rules_forbid_is_not_sent() {
    let mut state = seated(3);
    let corner = "a1".parse::<Cell>().expect("a cell");
    update(&mut state, PlayMessage::Point(corner));
    assert!(game(&state).refused.is_some());
    assert!(update(&mut state, PlayMessage::Leave).iter().all(|effect| !matches!(effect, Effect::Online(_))));
    assert!(!game(&state).is_sending());
}

#[test]
fn a_refusal_lets_the_person_try_again() {
    let mut state = seated(1);
    update(&mut state, PlayMessage::Pick(Die::ALL[2]));
    update(&mut state, PlayMessage::Take);
    told(&mut state, Report::Failed { errand: Errand::Do, trouble: Trouble::Late });
    assert!(!game(&state).is_sending());
    assert_eq!(state.notice, Some(Notice::Online(Trouble::Late)));
}

#[test]
fn both_drawings_are_shown_at_once() {
    let mut state = seated(3);
    stands(&mut state, TableState { drawn: Some(Seat::Second), ..table(3) });
    assert!(game(&state).screen.view().has_drawn(Seat::Second));
    assert_eq!(shown(&state), 3);
    stands(&mut state, table(5));
    assert_eq!(shown(&state), 5);
}

#[test]
fn what_was_taken_back_is_gone_at_once() {
    let mut state = seated(3);
    stands(&mut state, table(2));
    assert_eq!(shown(&state), 2);
    assert_eq!(game(&state).screen.asked(), None);
}

#[test]
fn a_lost_line_takes_nothing_away() {
    let mut state = seated(3);
    let note = TableNote { link: seat_link(), ..TableNote::default() };
    stands(&mut state, TableState { note, line: Line::Lost, ..TableState::default() });
    let online = game(&state).online.as_ref().expect("a table");
    assert_eq!((online.table.line, online.table.seat, shown(&state)), (Line::Lost, Some(Seat::First), 3));
    // What was missed is shown when it comes back.
    let effects = stands(&mut state, table(5));
    settle(&mut state, effects);
    assert_eq!(shown(&state), 5);
}

#[test]
fn what_is_told_of_another_table_changes_nothing() {
    let mut state = seated(3);
    let mut other = table(5);
    other.note.link = format!("seat-fedcba9876543210-{KEY}");
    let before = state.clone();
    assert!(stands(&mut state, other).is_empty());
    assert_eq!(state, before);
}

#[test]
fn another_game_leaves_the_table_and_coming_back_sits_down_again() {
    let mut state = seated(3);
    let effects = update(&mut state, FormMessage::Begin(fresh(Purpose::Form)));
    assert!(orders(&effects).contains(&&Order::Leave));
    let effects = update(&mut state, RecordsMessage::Open(1_000));
    assert!(orders(&effects).contains(&&Order::Sit { link: seat_link(), pledge: None }));
    assert_eq!(shown(&state), 3);
}

#[test]
fn a_game_that_is_over_is_looked_at_and_no_longer_sat_at_from_elsewhere() {
    let mut state = seated(3);
    let mut over = table(3);
    over.record = over.record.replace("[Rules \"1\"]", "[Rules \"1\"]\n[Ending \"second resigned\"]");
    let effects = stands(&mut state, over);
    assert!(effects.contains(&Effect::Sound(Sound::End)));
    assert!(game(&state).is_over() && !game(&state).is_my_turn());
    assert_eq!(game(&state).winner(), Some(Some(Seat::First)));
    let effects = update(&mut state, NavigationMessage::Go(Route::Games));
    assert!(orders(&effects).contains(&&Order::Leave));
    update(&mut state, RecordsMessage::Open(1_000));
    assert_eq!(state.route, Route::Study);
}

#[test]
fn a_rematch_goes_on_at_the_next_table_by_itself() {
    let mut state = seated(3);
    let next = format!("seat-fedcba9876543210-{KEY}");
    let effects = stands(&mut state, TableState { next: Some(next.clone()), ..table(3) });
    assert!(orders(&effects).contains(&&Order::Sit { link: next.clone(), pledge: None }));
    assert!(effects.contains(&Effect::Address("table-fedcba9876543210".to_owned())));
    assert!(game(&state).awaits_somebody());
    assert_eq!(state.saved.len(), 2);
}

#[test]
fn whoever_looks_at_something_else_is_not_taken_away_from_it_by_a_rematch() {
    let mut state = seated(3);
    update(&mut state, NavigationMessage::Go(Route::Rules));
    let next = format!("seat-fedcba9876543210-{KEY}");
    let effects = stands(&mut state, TableState { next: Some(next.clone()), ..table(3) });
    assert_eq!(state.route, Route::Rules);
    assert!(orders(&effects).contains(&&Order::Sit { link: next, pledge: None }));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Address(_))));
}

#[test]
fn an_invitation_to_ones_own_table_leads_to_ones_own_seat() {
    let mut state = seated(3);
    update(&mut state, FormMessage::Begin(fresh(Purpose::Form)));
    let fragment = format!("#play-{TABLE}-ffffffffffffffffffffffffffffffff");
    let effects = update(&mut state, BrowserMessage::Fragment(fragment));
    assert!(orders(&effects).contains(&&Order::Sit { link: seat_link(), pledge: None }));
    assert!(effects.contains(&Effect::Readdress(format!("table-{TABLE}"))));
    assert_eq!(state.route, Route::Game);
}

#[test]
fn an_invitation_asks_where_it_leads_and_joins_with_one_press() {
    let mut state = State::new(Settings::first_visit(["en"]));
    let link = format!("play-{TABLE}-{KEY}");
    let effects = update(&mut state, BrowserMessage::Fragment(format!("#{link}.")));
    assert_eq!(orders(&effects), [&Order::Look { link: link.clone() }]);
    assert_eq!(state.route, Route::Join);
    let note = TableNote { link: link.clone(), host: Some("Ann".to_owned()), ..TableNote::default() };
    told(&mut state, Report::Invited(note.clone()));
    assert_eq!(state.lobby.invitation, Some((link.clone(), Some(note))));
    update(&mut state, FormMessage::SetName(0, "Bo".to_owned()));
    let effects = update(&mut state, OnlineMessage::Join(link.clone()));
    assert_eq!(orders(&effects), [&Order::Join { link, name: "Bo".to_owned() }]);
    told(&mut state, Report::Seated { link: seat_link(), invite: None, watch: None });
    assert_eq!((state.route, state.lobby.invitation.clone()), (Route::Game, None));
}

#[test]
fn an_invitation_that_cannot_be_followed_says_why_and_can_be_tried_again() {
    let mut state = State::new(Settings::first_visit(["en"]));
    let link = format!("play-{TABLE}-{KEY}");
    update(&mut state, BrowserMessage::Fragment(format!("#{link}")));
    told(&mut state, Report::Failed { errand: Errand::Look, trouble: Trouble::Away });
    assert_eq!(state.lobby.trouble, Some((Errand::Look, Trouble::Away)));
    let effects = update(&mut state, OnlineMessage::LookAgain);
    assert_eq!(orders(&effects), [&Order::Look { link }]);
    assert_eq!(state.lobby.trouble, None);
}

#[test]
fn a_seat_comes_along_to_another_device() {
    let mut state = State::new(Settings::first_visit(["en"]));
    let effects = update(&mut state, BrowserMessage::Fragment(format!("#{}", seat_link())));
    assert_eq!(orders(&effects), [&Order::Join { link: seat_link(), name: String::new() }]);
    let effects = told(&mut state, Report::Seated { link: seat_link(), invite: None, watch: None });
    assert!(orders(&effects).contains(&&Order::Sit { link: seat_link(), pledge: None }));
}

#[test]
fn a_table_of_somebody_elses_seat_is_not_opened() {
    let mut state = State::new(Settings::first_visit(["en"]));
    let effects = update(&mut state, BrowserMessage::Fragment(format!("#table-{TABLE}")));
    assert!(orders(&effects).is_empty());
    assert_eq!((state.route, state.notice), (Route::Home, Some(Notice::Online(Trouble::NoEntry))));
}

#[test]
fn what_is_watched_is_not_kept_and_cannot_be_played() {
    let mut state = State::new(Settings::first_visit(["en"]));
    let link = format!("watch-{TABLE}-{KEY}");
    let effects = update(&mut state, BrowserMessage::Fragment(format!("#{link}")));
    assert_eq!(orders(&effects), [&Order::Sit { link: link.clone(), pledge: None }]);
    let mut watched = TableState { seat: None, watches: true, ..table(1) };
    watched.note.link = link;
    let effects = stands(&mut state, watched);
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Keep(..) | Effect::Current(_))));
    assert_eq!(game(&state).screen.asked(), None);
    update(&mut state, PlayMessage::Pick(Die::ALL[0]));
    assert!(update(&mut state, PlayMessage::Take).is_empty());
    assert!(state.saved.is_empty());
}

#[test]
fn another_tab_at_the_same_table_changes_nothing_here() {
    let mut state = seated(3);
    let kept = game(&seated(1)).kept();
    let before = game(&state).clone();
    update(&mut state, BrowserMessage::KeptElsewhere(1_000, Some(Box::new(kept))));
    assert_eq!(*game(&state), before);
}

#[test]
fn a_seat_is_not_given_up_to_make_room() {
    let mut state = seated(3);
    for id in 2_000..2_040 {
        let fresh = Fresh { id, ..fresh(Purpose::Form) };
        update(&mut state, FormMessage::Begin(fresh));
        let roll = blazon::Roll::new(Die::ALL.map(|die| Components::BOX.faces(die)[4]));
        update(&mut state, PlayMessage::Rolled(roll));
    }
    assert_eq!(state.saved.len(), 30);
    assert!(state.saved.iter().any(|game| game.id == 1_000));
}

#[test]
fn a_question_of_the_other_player_is_answered_and_ones_own_is_asked_by_undo() {
    let mut state = seated(2);
    stands(&mut state, TableState { back: true, ..table(2) });
    let effects = update(&mut state, PlayMessage::Undo);
    let question = Question::TakeBack;
    assert_eq!(orders(&effects), [&Order::Do(Intent::Ask { question })]);
    let effects = stands(&mut state, TableState { asked: Some(Question::Tie), ..table(2) });
    assert!(effects.contains(&Effect::Sound(Sound::Turn)));
    assert!(game(&state).is_asked_something() && game(&state).is_my_turn());
    let effects = update(&mut state, OnlineMessage::Do(Intent::Answer { yes: false }));
    assert_eq!(orders(&effects), [&Order::Do(Intent::Answer { yes: false })]);
}

#[test]
fn giving_up_is_asked_once() {
    let mut state = seated(3);
    update(&mut state, NavigationMessage::Show(Dialog::Resign));
    let effects = update(&mut state, OnlineMessage::Do(Intent::Resign));
    assert_eq!(orders(&effects), [&Order::Do(Intent::Resign)]);
    assert_eq!(state.dialog, None);
}

#[test]
fn short_words_are_seen_for_a_while_unless_they_are_muted() {
    let mut state = seated(3);
    let hello = |mine| Report::Reaction { mine, seat: Some(Seat::Second), reaction: Reaction::Hello };
    told(&mut state, hello(false));
    let word = game(&state).online.as_ref().and_then(|online| online.word).expect("a word");
    update(&mut state, OnlineMessage::WordOver(word.number + 1));
    assert!(game(&state).online.as_ref().is_some_and(|online| online.word.is_some()));
    update(&mut state, OnlineMessage::WordOver(word.number));
    assert!(game(&state).online.as_ref().is_some_and(|online| online.word.is_none()));
    update(&mut state, SettingsMessage::Reactions(false));
    told(&mut state, hello(false));
    assert!(game(&state).online.as_ref().is_some_and(|online| online.word.is_none()));
    told(&mut state, hello(true));
    assert!(game(&state).online.as_ref().is_some_and(|online| online.word.is_some()));
}

#[test]
fn games_that_wait_for_the_person_are_asked_for_with_the_list() {
    let mut state = seated(3);
    update(&mut state, FormMessage::Begin(fresh(Purpose::Form)));
    let effects = update(&mut state, NavigationMessage::Go(Route::Games));
    assert!(orders(&effects).contains(&&Order::Mine { links: vec![seat_link()] }));
    let note = TableNote { link: seat_link(), waits: true, phase: Phase::Playing, ..TableNote::default() };
    told(&mut state, Report::Mine(vec![note]));
    let saved = state.saved.iter().find(|game| game.id == 1_000).and_then(|game| game.online.as_ref());
    assert!(saved.is_some_and(|online| online.table.note.waits));
}

#[test]
fn open_tables_are_asked_for_again_as_long_as_they_are_looked_at() {
    let mut state = State::new(Settings::first_visit(["en"]));
    let effects = update(&mut state, NavigationMessage::Go(Route::Friend));
    assert!(orders(&effects).contains(&&Order::List));
    let again = effects.iter().find_map(|effect| match effect {
        Effect::After(_, message) => Some(message.clone()),
        _ => None,
    });
    let again = again.expect("a next time");
    assert!(orders(&super::super::update(&mut state, again.clone())).contains(&&Order::List));
    // What was planned before does not come on top.
    assert!(super::super::update(&mut state, again).is_empty());
    update(&mut state, NavigationMessage::Go(Route::Home));
    let number = state.lobby.asked;
    assert!(update(&mut state, OnlineMessage::List(number)).is_empty());
}

#[test]
fn the_words_for_play_by_link_come_with_the_first_need_of_them() {
    let mut state = State::new(Settings::first_visit(["fr"]));
    assert!(update(&mut state, NavigationMessage::Go(Route::Games)).is_empty() || !state.needs_online());
    let effects = update(&mut state, NavigationMessage::Go(Route::Friend));
    assert!(effects.contains(&Effect::FetchWords(Language::French, true)));
    update(&mut state, BrowserMessage::Words(Language::French, true, Some("a = b".into())));
    assert!(state.speaks_online);
    assert_eq!(&*state.sentences, "a = b");
    // A new language has them too.
    let effects = update(&mut state, SettingsMessage::Language(Language::Korean));
    assert_eq!(effects, [Effect::FetchWords(Language::Korean, true)]);
    update(&mut state, BrowserMessage::Words(Language::Korean, true, Some("a = c".into())));
    assert_eq!((state.settings.language, state.speaks_online), (Language::Korean, true));
}

#[test]
fn without_a_server_the_page_says_so_and_plays_on() {
    let mut state = State::new(Settings::first_visit(["en"]));
    update(&mut state, NavigationMessage::Go(Route::Friend));
    update(&mut state, BrowserMessage::Words(Language::English, true, None));
    assert_eq!(state.notice, Some(Notice::Online(Trouble::Away)));
    update(&mut state, OnlineMessage::Broken);
    assert_eq!(state.lobby.trouble, Some((Errand::List, Trouble::Away)));
    update(&mut state, FormMessage::Begin(fresh(Purpose::Form)));
    assert_eq!(state.route, Route::Game);
}

#[test]
fn the_dice_of_a_recorded_game_with_a_proof_are_checked() {
    let mut state = State::new(Settings::first_visit(["en"]));
    let text = "[Rules \"1\"]\n[DiceSeal \"00\"]\n\n1. d/b/s2/?\n";
    let effects = update(&mut state, RecordsMessage::Import(text.to_owned()));
    let [Order::Check { record }] = orders(&effects)[..] else { panic!("{effects:?}") };
    let fairness = blazon_wire::courier::Fairness::Unfair;
    told(&mut state, Report::Checked { record: record.clone(), fairness });
    assert_eq!(state.lobby.checked, Some((record.clone(), fairness)));
}
