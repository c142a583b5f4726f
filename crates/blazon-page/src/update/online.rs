//! Play with people far away.

use blazon::{Event, Record, Seat};
use blazon_wire::courier::{Errand, Line, Order, Report, TableNote, TableState, Trouble};
use blazon_wire::online::{Intent, Terms};

use super::{errands, navigation, next, play, saving};
use crate::effect::{Effect, Sound};
use crate::game::Game;
use crate::lobby::{DiceShown, Picture};
use crate::message::OnlineMessage;
use crate::online::{Online, Word, table_of};
use crate::state::{Notice, Route, State};

/// How long a short word is to be seen, in milliseconds.
const WORD: u32 = 4000;

pub(super) fn update(state: &mut State, message: OnlineMessage) -> Vec<Effect> {
    match message {
        OnlineMessage::Told(report, now) => told(state, *report, now),
        OnlineMessage::Broken => broken(state),
        OnlineMessage::SetPace(pace) => {
            state.lobby.pace = pace;
            Vec::new()
        }
        OnlineMessage::SetListed(listed) => {
            state.lobby.listed = listed;
            Vec::new()
        }
        OnlineMessage::Open => open(state),
        OnlineMessage::Join(link) => join(state, link),
        OnlineMessage::List(number) => {
            let wanted = state.route == Route::Friend && state.lobby.asked == number;
            if wanted { errands::list(state) } else { Vec::new() }
        }
        OnlineMessage::LookAgain => match state.lobby.invitation.take() {
            Some((link, _)) => look(state, &link),
            None => Vec::new(),
        },
        OnlineMessage::Do(intent) => act(state, intent),
        OnlineMessage::React(reaction) => {
            state.dialog = None;
            vec![Effect::Online(Order::React(reaction))]
        }
        OnlineMessage::WordOver(number) => {
            if let Some(online) = online(state) {
                online.word = online.word.filter(|word| word.number != number);
            }
            Vec::new()
        }
        OnlineMessage::ShowNext => {
            if let Some(online) = online(state) {
                online.showing = false;
            }
            saving::first(state, show)
        }
        OnlineMessage::Wait => {
            if let Some(online) = online(state) {
                online.patient = true;
            }
            Vec::new()
        }
        OnlineMessage::Picture(address) => vec![Effect::Online(Order::Picture { address })],
        OnlineMessage::Copy(text) => {
            state.toast = None;
            vec![Effect::Copy(text)]
        }
        OnlineMessage::Share(text) => {
            state.toast = None;
            vec![Effect::Share(text)]
        }
        OnlineMessage::Dice => vec![Effect::Online(Order::Dice)],
        OnlineMessage::Hurry if state.sits().is_some() => vec![Effect::Online(Order::Hurry)],
        OnlineMessage::Hurry => Vec::new(),
    }
}

/// Follows a link to a table that stands in the address. Says what should stand there instead.
pub(super) fn arrive(state: &mut State, link: &str) -> (Vec<Effect>, String) {
    // What a sentence or a program has stuck on to its end is no part of a link.
    let end = link.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(link.len());
    let link = &link[..end];
    let (kind, _) = link.split_once('-').unwrap_or_default();
    let known = state.saved.iter().chain(&state.game).find(|game| {
        let online = game.online.as_ref();
        online.is_some_and(|online| match kind {
            // Whoever sits there needs no invitation.
            "play" | "table" => online.table_name() == table_of(link) && !online.watches(),
            _ => online.link == link,
        })
    });
    if let Some(game) = known.cloned() {
        let effects = sit_down(state, game);
        return (effects, state.fragment());
    }
    if kind == "table" {
        state.notice = Some(Notice::Online(Trouble::NoEntry));
        return (navigation::show(state, Route::Home), Route::Home.fragment().to_owned());
    }
    if kind == "watch" {
        let online = Online::new(link.to_owned(), None, None);
        let game = Game::elsewhere(Game::WATCHED, online);
        let effects = sit_down(state, game);
        return (effects, link.to_owned());
    }
    let effects = look(state, link);
    // Whoever has the link of a seat has the seat, so it is not left standing there.
    let shown = if kind == "seat" { format!("table-{}", table_of(link)) } else { link.to_owned() };
    (effects, shown)
}

/// Asks where a link leads, and shows that. One's own seat is taken at once.
fn look(state: &mut State, link: &str) -> Vec<Effect> {
    let mut effects = navigation::show(state, Route::Join);
    state.lobby.invitation = Some((link.to_owned(), None));
    let (errand, order) = if link.starts_with("seat-") {
        (Errand::Join, Order::Join { link: link.to_owned(), name: String::new() })
    } else {
        (Errand::Look, Order::Look { link: link.to_owned() })
    };
    effects.extend(errands::ask(state, errand, order));
    effects
}

/// Makes the game the one that is played, and shows it.
fn sit_down(state: &mut State, game: Game) -> Vec<Effect> {
    let mut effects = Vec::new();
    if game.id != Game::WATCHED {
        effects.push(Effect::Current(game.id));
    }
    if state.game.as_ref().is_none_or(|now| now.id != game.id || now.online != game.online) {
        // A game in which nothing has happened is not missed.
        effects.extend(state.game.iter().filter(|old| !old.is_begun()).map(|old| Effect::Drop(old.id)));
        state.game = Some(game);
    }
    state.paused = None;
    state.notice = None;
    effects.extend(navigation::show(state, Route::Game));
    effects
}

/// Makes a table as it is filled in.
fn open(state: &mut State) -> Vec<Effect> {
    let start = state.form.start(true);
    let terms = Terms {
        rules: start.rules,
        pace: state.lobby.pace,
        starts: state.form.starts.online(),
        listed: state.lobby.listed,
    };
    let mut effects = remember_name(state);
    let name = state.settings.name.clone();
    effects.extend(errands::ask(state, Errand::Open, Order::Open { name, terms }));
    effects
}

fn join(state: &mut State, link: String) -> Vec<Effect> {
    let mut effects = remember_name(state);
    let name = state.settings.name.clone();
    effects.extend(errands::ask(state, Errand::Join, Order::Join { link, name }));
    effects
}

/// Keeps the name that was filled in for the next time.
fn remember_name(state: &mut State) -> Vec<Effect> {
    state.form.online_name().clone_into(&mut state.settings.name);
    vec![Effect::KeepSettings(state.settings.clone())]
}

/// Wants something done at the table.
fn act(state: &mut State, intent: Intent) -> Vec<Effect> {
    state.dialog = None;
    vec![Effect::Online(Order::Do(intent))]
}

fn told(state: &mut State, report: Report, now: u64) -> Vec<Effect> {
    match report {
        Report::Ready => Vec::new(),
        Report::Seated { link, invite, watch } => {
            state.lobby.awaited = None;
            state.lobby.invitation = None;
            seated(state, Online::new(link, invite, watch), now)
        }
        Report::Invited(note) => {
            state.lobby.awaited = None;
            if let Some((link, known)) = &mut state.lobby.invitation
                && *link == note.link
            {
                *known = Some(note);
            }
            Vec::new()
        }
        Report::Open(tables) => {
            state.lobby.trouble = state.lobby.trouble.filter(|(errand, _)| *errand != Errand::List);
            state.lobby.open = Some(tables);
            Vec::new()
        }
        Report::Mine(games) => {
            for note in games {
                stands_otherwise(state, &note);
            }
            Vec::new()
        }
        Report::Stands(table) => stands(state, *table, now),
        Report::Failed { errand, trouble } => failed(state, errand, trouble),
        Report::Reaction { mine, seat, reaction } => say(state, mine, seat, reaction),
        Report::Picture { address, side, path } => {
            state.lobby.picture = Some(Picture { address, side, path });
            Vec::new()
        }
        Report::Checked { record, fairness } => {
            state.lobby.checked = Some((record, fairness));
            Vec::new()
        }
        Report::Dice { rolls, faces, probable } => {
            state.lobby.dice = Some(DiceShown { rolls, faces, probable });
            Vec::new()
        }
    }
}

/// Goes to a seat at a table, which is a step that the back button undoes.
fn seated(state: &mut State, online: Online, now: u64) -> Vec<Effect> {
    let same = |game: &&Game| game.online.as_ref().is_some_and(|other| other.link == online.link);
    let known = state.saved.iter().chain(&state.game).find(same).cloned();
    let new = known.is_none();
    let game = known.unwrap_or_else(|| Game::elsewhere(fresh(state, now), online));
    let mut effects = sit_down(state, game);
    if new {
        effects.extend(saving::keep(state));
    }
    effects.push(Effect::Address(state.fragment()));
    effects
}

/// The number of a new game: the time, unless another game began then.
fn fresh(state: &State, now: u64) -> u64 {
    let taken = |id: u64| state.saved.iter().chain(&state.game).any(|game| game.id == id);
    // No more than so many are kept, so one of these is free.
    let enough = now + state.saved.len() as u64 + 1;
    (now..=enough).find(|&id| !taken(id)).unwrap_or(now)
}

/// Notes how a game stands that is not the one on the table.
fn stands_otherwise(state: &mut State, note: &TableNote) {
    let is_it = |game: &&mut Game| game.online.as_ref().is_some_and(|online| online.link == note.link);
    if let Some(online) = state.saved.iter_mut().find(is_it).and_then(|game| game.online.as_mut()) {
        online.table.note.waits = note.waits;
        online.table.note.phase = note.phase;
        online.table.note.guest.clone_from(&note.host);
    }
}

fn failed(state: &mut State, errand: Errand, trouble: Trouble) -> Vec<Effect> {
    if errand == Errand::Do {
        if let Some(online) = online(state) {
            online.sent = false;
        }
        state.notice = Some(Notice::Online(trouble));
        return Vec::new();
    }
    if state.lobby.awaited == Some(errand) {
        state.lobby.awaited = None;
    }
    // Nobody waits for these; what is known of the games is shown anyway.
    if errand != Errand::Mine {
        state.lobby.trouble = Some((errand, trouble));
    }
    Vec::new()
}

/// The courier carries nothing any more; it will be started again when it is needed.
fn broken(state: &mut State) -> Vec<Effect> {
    let awaited = state.lobby.awaited.take().unwrap_or(Errand::List);
    state.lobby.trouble = Some((awaited, Trouble::Away));
    if let Some(online) = online(state) {
        online.table.line = Line::Lost;
        online.sent = false;
    }
    Vec::new()
}

fn say(
    state: &mut State,
    mine: bool,
    seat: Option<Seat>,
    reaction: blazon_wire::online::Reaction,
) -> Vec<Effect> {
    let muted = !state.settings.reactions && !mine;
    let Some(online) = online(state).filter(|_| !muted) else {
        return Vec::new();
    };
    online.words += 1;
    let number = online.words;
    online.word = Some(Word { number, seat, mine, reaction });
    vec![Effect::After(WORD, OnlineMessage::WordOver(number).into())]
}

/// Takes in how the table stands.
fn stands(state: &mut State, table: TableState, now: u64) -> Vec<Effect> {
    let is_it = |game: &&mut Game| game.online.as_ref().is_some_and(|online| online.link == table.note.link);
    let Some(game) = state.game.as_mut().filter(is_it) else {
        return Vec::new();
    };
    if let Some(next) = table.next {
        return follow(state, next, now);
    }
    let kept = game.kept();
    let mut effects = take_in(game, table, now);
    effects.extend(show(state));
    let changed = state.game.as_ref().is_some_and(|game| game.kept() != kept);
    let mut first = if changed { saving::keep(state) } else { Vec::new() };
    first.extend(effects);
    first
}

/// Takes in how the table of a game stands. What is new in it is shown later.
fn take_in(game: &mut Game, table: TableState, now: u64) -> Vec<Effect> {
    let (was_over, asked) = (game.is_over(), game.is_asked_something());
    let Some(online) = &mut game.online else {
        return Vec::new();
    };
    let before = std::mem::replace(&mut online.table, table);
    online.heard = now;
    let known = online.table.record.parse::<Record>().ok().filter(|_| online.table.caught_up);
    let Some(known) = known else {
        // Nothing is heard yet, or no more: what was known stays.
        keep_known(&mut online.table, before);
        return Vec::new();
    };
    online.known = known;
    online.sent &= online.table.sending;
    online.patient &= online.table.claim;
    if before.caught_up && game.goes_on() {
        game.show_so_far();
    } else {
        // Whoever comes back sees how it stands, and not how it came to that.
        game.forget_begun();
        game.moments.clear();
        game.tumbling = false;
        game.show_all();
    }
    if !was_over && game.ended().is_some() && before.caught_up {
        vec![Effect::Sound(Sound::End)]
    } else if !asked && game.is_asked_something() && before.caught_up {
        vec![Effect::Sound(Sound::Turn)]
    } else {
        Vec::new()
    }
}

/// Keeps what was known where nothing else is.
fn keep_known(table: &mut TableState, before: TableState) {
    let TableState { line, refused, .. } = *table;
    let note = TableNote { link: table.note.link.clone(), ..before.note.clone() };
    *table = TableState { line, refused, note, caught_up: before.caught_up, ..before };
}

/// Shows the next event that is known, if something may move now; drawings that are shown together, together.
fn show(state: &mut State) -> Vec<Effect> {
    let on_stage = state.route == Route::Game;
    let ready = |game: &&mut Game| {
        let showing = game.online.as_ref().is_some_and(|online| online.showing);
        game.is_behind() && !game.tumbling && !showing
    };
    let Some(game) = state.game.as_mut().filter(ready) else {
        return Vec::new();
    };
    let before = game.position();
    let asked_before = game.screen.asked().is_some();
    let mut last = game.show_one();
    while matches!(last, Some(Event::Draw(..) | Event::Leave(_)))
        && matches!(game.next_shown(), Some(Event::Draw(..) | Event::Leave(_)))
    {
        last = game.show_one();
    }
    let Some(event) = last else {
        return Vec::new();
    };
    let mut effects = match event {
        Event::Roll(_) if on_stage => play::tumble(game),
        Event::Roll(_) => {
            game.forget_begun();
            Vec::new()
        }
        _ => {
            if event.seat().is_none_or(|seat| game.screen.seat(seat).is_person()) {
                game.forget_begun();
            }
            play::happened(state, &before, event)
        }
    };
    effects.extend(next::show_on(state));
    let asked = state.game.as_ref().is_some_and(|game| game.screen.asked().is_some() && !game.is_behind());
    if asked && !asked_before {
        effects.push(Effect::Sound(Sound::Turn));
    }
    effects
}

/// Goes on at the next table. Whoever looks at something else meanwhile is not taken away from it.
fn follow(state: &mut State, link: String, now: u64) -> Vec<Effect> {
    let looks = state.route == Route::Game;
    let Some(online) = state.game.as_ref().and_then(|game| game.online.as_ref()) else {
        return Vec::new();
    };
    // The same people may watch, with the same token.
    let watch = online.watch.as_ref().map(|watch| watch.replace(online.table_name(), table_of(&link)));
    let next = Online::new(link, None, watch);
    if looks && !next.watches() {
        return seated(state, next, now);
    }
    let address = next.fragment();
    let id = if next.watches() { Game::WATCHED } else { fresh(state, now) };
    state.game = Some(Game::elsewhere(id, next));
    if looks {
        return vec![Effect::Readdress(address)];
    }
    let mut effects = vec![Effect::Current(id)];
    effects.extend(saving::keep(state));
    effects
}

/// The table that the person is at.
fn online(state: &mut State) -> Option<&mut Online> {
    state.game.as_mut()?.online.as_deref_mut()
}
