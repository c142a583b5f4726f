//! The games that the browser keeps, and those that come from elsewhere.

use blazon::{Kingdom, Seat};
use blazon_table::SeatKind;
use blazon_wire::online::Phase;
use blazon_words::{Words, fl};
use leptos::html;
use leptos::prelude::*;

use super::progress::arms_card;
use super::{Dated, Page, names};
use crate::browser;
use crate::drawing;
use crate::game::Game;
use crate::message::{BrowserMessage, FormMessage, Message, Purpose, RecordsMessage};
use crate::online::Online;
use crate::progress::Ending;
use crate::state::State;
use crate::view::{Memo, when};

/// What was achieved, the list of games, and at the end a way for others to get in.
pub(super) fn games(page: Page) -> AnyView {
    let list = page.memo(told);
    let shown = RwSignal::new(STEP);
    Effect::new(move |_| {
        list.track();
        show_more(list, shown);
    });
    let text = NodeRef::<html::Textarea>::new();
    let import = move |_| {
        if let Some(text) = text.get() {
            page.send(RecordsMessage::Import(text.value()));
        }
    };
    view! {
        <div class="my-games">
            <h1 id="title" tabindex="-1">{page.say(|words| fl!(words, "page-my-games"))}</h1>
            {arms_card(page)}
            {when(move || list.with(Vec::is_empty), move || view! {
                <div class="paper no-games">
                    <p>{page.say(|words| fl!(words, "page-no-games"))}</p>
                    <button type="button" class="primary" on:click=page.sends(FormMessage::Start(Purpose::Form))>{page.say(|words| fl!(words, "page-play"))}</button>
                </div>
            })}
            <ul class="games">
                <For each=move || list.get().into_iter().take(shown.get()) key=Entry::clone children=move |entry| card(page, entry)/>
            </ul>
            <details class="paper import">
                <summary>{page.say(|words| fl!(words, "page-import"))}</summary>
                <p>{page.say(|words| fl!(words, "page-import-about"))}</p>
                <label class="field">
                    <span>{page.say(|words| fl!(words, "page-import-text"))}</span>
                    <textarea node_ref=text rows="6" spellcheck="false"></textarea>
                </label>
                <div class="buttons">
                    <button type="button" class="primary" on:click=import>{page.say(|words| fl!(words, "page-import-paste"))}</button>
                    {file(page, |words| fl!(words, "page-import-file"), RecordsMessage::Import)}
                </div>
            </details>
        </div>
    }
    .into_any()
}

/// So many games are drawn in one go.
const STEP: usize = 4;

/// Draws more games with each frame until all are there, so that nothing else has to wait for them. Nothing happens if the
/// list is gone by then.
fn show_more(list: Memo<Vec<Entry>>, shown: RwSignal<usize>) {
    browser::after_this_frame(move || {
        let Some(so_far) = shown.try_get_untracked() else { return };
        if so_far < list.with_untracked(Vec::len) && shown.try_update(|shown| *shown += STEP).is_some() {
            show_more(list, shown);
        }
    });
}

/// A short word on how something stands, in a colour of its own.
pub(super) fn ribbon(kind: &'static str, said: String) -> impl IntoView {
    view! { <span class=format!("ribbon {kind}")>{said}</span> }
}

/// How a game ended for whoever is spoken to.
pub(super) fn ending(ending: Ending, words: &Words) -> String {
    match ending {
        Ending::Won => fl!(words, "page-won"),
        Ending::Lost => fl!(words, "page-lost"),
        Ending::Tied => fl!(words, "page-tied"),
    }
}

/// A game in the list.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Entry {
    id: u64,
    /// Who, and when: games of the same players are told apart by their day, for those who hear one button.
    called: String,
    date: Option<Dated>,
    duel: Option<String>,
    /// What a game with somebody elsewhere waits for.
    waits: Option<(&'static str, String)>,
    /// What the style sheet calls the way it stands, and what is said of it.
    stands: (&'static str, String),
    sides: [Side; 2],
    over: bool,
}

/// One player of it: the name, the points and the map.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Side {
    name: String,
    points: u32,
    map: Kingdom,
    castle_spent: bool,
}

fn told(state: &State, words: &Words) -> Vec<Entry> {
    let days = browser::Days::new(words.language());
    let today = state.today.map(|today| today.to_string());
    // Those come first that wait for the person.
    let mine =
        |game: &&Game| game.online.as_ref().is_some_and(|online| online.table.note.waits) && !game.is_over();
    let (first, rest): (Vec<&Game>, Vec<&Game>) = state.saved.iter().partition(mine);
    let told = first.into_iter().chain(rest).map(|game| {
        let (position, names) = (game.position(), names(game, words));
        let title = fl!(words, "versus", first = names.first.label(), second = names.second.label());
        let date = Dated::near(game.screen.view().tag("Date"), today.as_deref(), &days);
        let me = SeatKind::alone(&game.screen.seats()).unwrap_or(Seat::First);
        Entry {
            id: game.id,
            called: match &date {
                Some(date) => format!("{title}, {}", date.written),
                None => title,
            },
            date,
            duel: game.day().map(|_| fl!(words, "page-daily")),
            waits: game.online.as_ref().filter(|_| state.speaks_online).map(|online| {
                let me = online.table.seat.unwrap_or(Seat::First);
                waits(game, online, names[!me].label(), words)
            }),
            stands: stands(game, words),
            sides: [me, !me].map(|seat| Side {
                name: names[seat].label().to_owned(),
                points: position.score(seat),
                map: *position.kingdom(seat),
                castle_spent: !position.castle_bonus(seat),
            }),
            over: game.is_over(),
        }
    });
    told.collect()
}

/// How a game stands: for whoever plays alone, else by the winner's name.
fn stands(game: &Game, words: &Words) -> (&'static str, String) {
    let alone = SeatKind::alone(&game.screen.seats());
    let how = match (game.winner(), alone) {
        (None, _) => return ("open", fl!(words, "page-unfinished", round = game.position().round())),
        (Some(None), _) => Ending::Tied,
        (Some(Some(winner)), None) => {
            let name = names(game, words)[winner].label().to_owned();
            return ("won", fl!(words, "page-winner", name = name));
        }
        (Some(Some(winner)), Some(me)) if winner == me => Ending::Won,
        (Some(Some(_)), Some(_)) => Ending::Lost,
    };
    (how.name(), ending(how, words))
}

/// What a game with somebody elsewhere waits for; of one that is over, that it was one.
fn waits(game: &Game, online: &Online, them: &str, words: &Words) -> (&'static str, String) {
    if game.is_over() {
        ("online", fl!(words, "page-online-ribbon"))
    } else if !online.table.started && online.table.note.phase == Phase::Waiting {
        ("online", fl!(words, "page-online-ribbon-nobody"))
    } else if online.table.note.waits {
        ("turn", fl!(words, "page-online-ribbon-you"))
    } else {
        ("online", fl!(words, "page-online-ribbon-them", name = them))
    }
}

fn card(page: Page, entry: Entry) -> impl IntoView {
    let Entry { id, called, date, duel, waits, stands: (kind, said), sides, over } = entry;
    let button = move |message: RecordsMessage, called: String, say: fn(&Words) -> String| {
        view! {
            <button type="button" on:click=page.sends(message)>{page.say(say)}<span class="hidden">": "{called}</span></button>
        }
    };
    let sides = sides.into_iter().map(|side| {
        view! {
            <figure>
                {drawing::thumbnail(&side.map, side.castle_spent)}
                <figcaption><bdi>{side.name}</bdi>" "<b>{side.points}</b></figcaption>
            </figure>
        }
    });
    let open = if over {
        |words: &Words| fl!(words, "page-view")
    } else {
        |words: &Words| fl!(words, "page-continue")
    };
    view! {
        <li class="paper">
            <p class="game-head">{ribbon(kind, said)}" "{waits.map(|(kind, said)| view! { {ribbon(kind, said)}" " })}{duel.map(|duel| view! { <span>{duel}</span>" " })}{date.map(Dated::view)}</p>
            <div class="game-sides">{sides.collect_view()}</div>
            <div class="buttons">
                {button(RecordsMessage::Open(id), called.clone(), open)}
                {button(RecordsMessage::Drop(id), called, |words| fl!(words, "page-delete"))}
            </div>
        </li>
    }
}

/// A button that opens a file.
pub(super) fn file<M: Into<Message> + 'static>(
    page: Page,
    say: fn(&blazon_words::Words) -> String,
    message: fn(String) -> M,
) -> impl IntoView {
    let input = NodeRef::<html::Input>::new();
    let chosen = move |_| {
        let Some(input) = input.get() else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            browser::read(
                &file,
                move |text| page.send(message(text)),
                move || page.send(BrowserMessage::BadFile),
            );
        }
        // The same file can be chosen again.
        input.set_value("");
    };
    view! {
        <label class="file button">
            <input node_ref=input type="file" accept=".txt,text/plain" on:change=chosen/>
            <span>{page.say(say)}</span>
        </label>
    }
}
