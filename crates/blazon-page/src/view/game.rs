//! The game: two maps, the dice, the spellbook, and what there is to do.

use blazon::{Arms, BySeat, Cell, Cells, Domain, Event, Face, Kingdom, Position, Seat, Step};
use blazon_table::{View, Which};
use blazon_words::{Called, Words, fl};
use leptos::html;
use leptos::prelude::*;

use super::counted::counted;
use super::map::{CellLook, Gesture, MapLook, map, rows};
use super::{Page, actions, curtain, end, moments, names, online, puzzle, spellbook, strip};
use crate::browser;
use crate::game::Game;
use crate::message::{DrawingMessage, PlayMessage};
use crate::puzzle::Attempt;
use crate::state::State;
use crate::view::{Memo, flag, live};

/// The screen of a game. Where its parts lie does not change while one plays.
pub(super) fn game(page: Page) -> AnyView {
    let title = page.memo(|state, words| match state.stage() {
        Some(_) if state.trying().is_some() => {
            format!("{}. {}", fl!(words, "page-puzzle"), fl!(words, "page-puzzle-ask"))
        }
        Some(game) => {
            let names = names(game, words);
            fl!(words, "versus", first = names.first.label(), second = names.second.label())
        }
        None => String::new(),
    });
    // A puzzle has no end but its answer.
    let over = page.memo(|state, _| state.trying().is_none() && state.stage().is_some_and(Game::is_over));
    let tries = page.memo(|state, _| state.trying().is_some());
    let answered = page.memo(|state, _| state.trying().is_some_and(Attempt::is_answered));
    let across = page.memo(|state, _| state.stage().is_some_and(|game| game.across));
    let spot = page.memo(|state, _| state.stage().and_then(spot));
    view! {
        <div class="game" data-spot=move || spot.get() class:over=flag(move || over.get()) class:across=flag(move || across.get()) class:answered=flag(move || answered.get())>
            <h1 id="title" tabindex="-1" class="hidden">{live(move || title.get())}</h1>
            {strip::strip(page)}
            <section class="board mine paper" aria-label=page.say(|words| fl!(words, "page-your-side"))>
                {board(page, Side::Mine)}
            </section>
            <section class="book paper" aria-label=page.say(|words| fl!(words, "spellbook"))>
                {spellbook::spellbook(page, page.memo(|state, words| {
                    state.stage().map(|game| spellbook::look(&game.position(), game.screen.side(), &names(game, words), marking(game).as_ref(), words))
                }))}
            </section>
            <section class="board theirs paper" aria-label=page.say(|words| fl!(words, "page-their-side"))>
                {board(page, Side::Theirs)}
            </section>
            <section class="desk paper" aria-label=page.say(|words| fl!(words, "page-dice-and-actions"))>
                {live(move || if over.get() { end::end(page) } else { actions::actions(page).into_any() })}
            </section>
            <div class="past paper">{live(move || if tries.get() { puzzle::question(page) } else { log(page).into_any() })}</div>
            {online::word(page)}
            {curtain::curtain(page)}
            {moments::overlay(page)}
        </div>
    }
    .into_any()
}

/// What the guided game points out: while one reads, the spellbook, and at the end the map.
fn spot(game: &Game) -> Option<&'static str> {
    let course = game.course.filter(|_| !game.tumbling)?;
    Some(if course.is_last() { "map" } else { course.now().goal.spot() })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Mine,
    Theirs,
}

impl Side {
    const fn seat(self, me: Seat) -> Seat {
        match (self, me) {
            (Side::Mine, seat) => seat,
            (Side::Theirs, Seat::First) => Seat::Second,
            (Side::Theirs, Seat::Second) => Seat::First,
        }
    }
}

/// Who, how many points, and the map.
fn board(page: Page, side: Side) -> impl IntoView {
    // Head and map show the same of it.
    let brings = page.memo(move |state, _| match side {
        Side::Mine => state.stage().and_then(actions::brings).unwrap_or_default(),
        Side::Theirs => actions::Brings::default(),
    });
    let head = page.memo(move |state, words| {
        let gain = brings.with(|brings| brings.gain);
        state.stage().map(|game| head(game, side, gain, words))
    });
    let look =
        page.memo(move |state, words| look(state, side, brings.with(|brings| brings.sums.clone()), words));
    let gesture = move |gesture: Gesture| match gesture {
        Gesture::Point(cell) => page.send(PlayMessage::Point(cell)),
        Gesture::Drag(cell) => page.send(DrawingMessage::Move(cell)),
        Gesture::Hover(cell) => page.send(PlayMessage::Hover(cell)),
    };
    let dice = (side == Side::Theirs).then(|| strip::dice(page));
    let of: fn(&Game) -> Seat = match side {
        Side::Mine => |game| game.screen.side(),
        Side::Theirs => |game| !game.screen.side(),
    };
    view! {
        <h2 class="player">
            {live(move || head.get().map(|head| view! {
                {online::presence(page, of)}
                <span class="player-name" class:first={head.seat == Seat::First} class:second={head.seat == Seat::Second}>
                    <bdi>{head.name}</bdi>
                </span>
                {head.player_a.map(|label| badge(page, label))}
                {online::clock(page, of)}
                <span class="player-points">
                    <span class="gain" aria-hidden="true">{head.gain}</span>
                    {head.points}
                </span>
            }))}
            {dice}
        </h2>
        {map(look, gesture)}
        <details class="domains">
            <summary>{page.say(|words| fl!(words, "page-points-by-domain"))}</summary>
            {live(move || head.get().map(|head| counted(head.domains)))}
        </details>
    }
}

/// The sign of player A beside a name.
pub(super) fn badge(page: Page, label: String) -> impl IntoView {
    let said = label.clone();
    view! {
        <span class="badge-a" title=label>
            <span aria-hidden="true">{page.say(|words| fl!(words, "page-badge-a"))}</span>
            <span class="hidden">", "{said}", "</span>
        </span>
    }
}

#[derive(Clone, Debug, PartialEq)]
struct Head {
    seat: Seat,
    name: String,
    player_a: Option<String>,
    points: String,
    /// The points that what is pointed at would add.
    gain: Option<String>,
    domains: Vec<String>,
}

fn head(game: &Game, side: Side, gain: f64, words: &Words) -> Head {
    let seat = side.seat(game.screen.side());
    let position = game.position();
    let names = names(game, words);
    Head {
        seat,
        gain: (gain != 0.0).then(|| words.signed(gain, 0)),
        name: names[seat].label().to_owned(),
        player_a: (position.player_a() == seat).then(|| fl!(words, "page-player-a")),
        points: words.points(position.score(seat)),
        domains: words.score(&position, seat, &names),
    }
}

/// What the map of a side shows.
fn look(state: &State, side: Side, sums: Vec<(Cell, String)>, words: &Words) -> MapLook {
    let id = if side == Side::Mine { "mine" } else { "theirs" };
    let Some(game) = state.stage() else {
        return blank(id, words);
    };
    let seat = side.seat(game.screen.side());
    let position = game.position();
    let mut drawn =
        Drawn { live: false, named: state.settings.coordinates, ..Drawn::nothing_but(game.last_drawn(seat)) };
    if side == Side::Mine && game.screen.asked() == Some(seat) && !game.is_held() {
        drawn.live = matches!(position.step(), Step::Draw { .. } | Step::Flash { .. });
        drawn.sums = sums;
        if let Some(drawing) = game.shown_drawing(&position) {
            drawn.targets = drawing.targets();
            drawn.ghosts = Which::BOTH
                .into_iter()
                .filter_map(|which| {
                    Some((
                        drawing.settled().cell(which)?,
                        drawing.look(which).map_or(Face::Wild, |(arms, crosses)| Face::Arms(arms, crosses)),
                    ))
                })
                .collect();
        } else if let Step::Flash { .. } = position.step() {
            drawn.targets = cross_targets(&position, seat);
            if let Some(Event::AddCross(_, cell)) = game.begun.answer()
                && let Some((arms, crosses)) = position.kingdom(seat).get(cell)
            {
                drawn.ghosts.push((cell, Face::Arms(arms, crosses.one_more().unwrap_or(crosses))));
            }
        }
    }
    map_look(id, &position, seat, &names(game, words)[seat], &drawn, words)
}

/// The cells that the cross of a ⚡ power could go on.
fn cross_targets(position: &Position, seat: Seat) -> Cells {
    position
        .legal(seat)
        .iter()
        .filter_map(|event| match event {
            Event::AddCross(_, cell) => Some(cell),
            _ => None,
        })
        .collect()
}

/// What lies on a map besides what is drawn.
pub(super) struct Drawn {
    pub(super) ghosts: Vec<(Cell, Face)>,
    pub(super) targets: Cells,
    pub(super) fresh: Cells,
    /// What the domains of halves that lie here would score.
    pub(super) sums: Vec<(Cell, String)>,
    pub(super) live: bool,
    pub(super) named: bool,
}

impl Drawn {
    pub(super) const fn nothing_but(fresh: Cells) -> Drawn {
        Drawn { ghosts: Vec::new(), targets: Cells::NONE, fresh, sums: Vec::new(), live: false, named: false }
    }
}

/// What a map shows and says.
pub(super) fn map_look(
    id: &'static str,
    position: &Position,
    seat: Seat,
    called: &Called,
    drawn: &Drawn,
    words: &Words,
) -> MapLook {
    let kingdom = *position.kingdom(seat);
    let points = points_of(&kingdom, position.spellbook(seat).chosen);
    let cells = rows().flatten().flatten().map(|cell| {
        let ghost = drawn.ghosts.iter().find(|(at, _)| *at == cell).map(|(_, look)| *look);
        CellLook {
            cell,
            says: says(&kingdom, cell, ghost, drawn, words),
            content: kingdom.get(cell),
            ghost,
            target: drawn.targets.contains(cell),
            fresh: drawn.fresh.contains(cell),
            points: points
                .iter()
                .enumerate()
                .find(|(_, (at, _))| *at == cell)
                .map(|(nth, (_, points))| (points.clone(), nth)),
            sum: drawn.sums.iter().find(|(at, _)| *at == cell).map(|(_, sum)| sum.clone()),
        }
    });
    MapLook {
        id,
        label: fl!(words, "map-of", name = called.label(), who = called.who()),
        castle_spent: !position.castle_bonus(seat),
        castle: if position.castle_bonus(seat) {
            fl!(words, "page-castle-ready")
        } else {
            fl!(words, "page-castle-used")
        },
        live: drawn.live,
        named: drawn.named,
        cells: cells.collect(),
        kingdom,
    }
}

fn blank(id: &'static str, words: &Words) -> MapLook {
    let nobody = Called::Named(String::new());
    map_look(id, &Position::default(), Seat::First, &nobody, &Drawn::nothing_but(Cells::NONE), words)
}

/// The points of each domain that scores any, on its first cell, and the 3 that *Domains* adds to those of an arms.
fn points_of(kingdom: &Kingdom, chosen: Option<Arms>) -> Vec<(Cell, String)> {
    let points = |domain: Domain| {
        let bonus = if chosen == Some(domain.arms) { "+3" } else { "" };
        match domain.score() {
            0 => bonus.to_owned(),
            score => format!("{score}{bonus}"),
        }
    };
    let domains = kingdom.domains().filter_map(|domain| Some((top_left(domain.cells)?, points(domain))));
    domains.filter(|(_, points)| !points.is_empty()).collect()
}

fn top_left(cells: Cells) -> Option<Cell> {
    cells.iter().max_by_key(|cell| (cell.row(), 6 - cell.column()))
}

/// What a cell says: "c4, two bars, one cross, domain of 5".
fn says(kingdom: &Kingdom, cell: Cell, ghost: Option<Face>, drawn: &Drawn, words: &Words) -> String {
    let place = cell.to_string();
    let target = drawn.targets.contains(cell);
    if let Some(face) = ghost {
        let what = match face {
            Face::Arms(arms, crosses) => words.drawn(arms, crosses),
            Face::Wild => words.face(face),
        };
        return fl!(words, "page-cell-unconfirmed", cell = place, what = what);
    }
    let Some(domain) = kingdom.domain_at(cell) else {
        let said = fl!(words, "page-cell-empty", cell = place);
        return if target { fl!(words, "page-cell-possible", cell = said) } else { said };
    };
    let crosses = kingdom.crosses(cell).count();
    let said = fl!(
        words,
        "page-cell-drawn",
        cell = place,
        arms = words.arms(domain.arms),
        crosses = crosses,
        cells = domain.cells.len()
    );
    match (target, drawn.fresh.contains(cell)) {
        (true, _) => fl!(words, "page-cell-possible", cell = said),
        (false, true) => fl!(words, "page-cell-just-drawn", cell = said),
        (false, false) => said,
    }
}

/// The boxes that the drawing would mark, once it is finished.
fn marking(game: &Game) -> Option<blazon::Marks> {
    Some(game.shown_drawing(&game.position())?.finished()?.marks)
}

/// What has happened, the latest at the end and read out as it comes.
fn log(page: Page) -> impl IntoView {
    let lines = page.memo(|state, words| {
        let game = state.stage()?;
        Some(told(&game.screen.view(), &names(game, words), words))
    });
    let empty = Memo::new(move || lines.with(|lines| lines.as_ref().is_none_or(Vec::is_empty)));
    let list = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        lines.track();
        if let Some(list) = list.get() {
            // The latest is what one wants to read.
            browser::after_this_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    view! {
        <h2 aria-hidden="true">{page.say(|words| fl!(words, "page-moves-so-far"))}</h2>
        <div node_ref=list role="log" aria-live="polite" tabindex=move || if empty.get() { "-1" } else { "0" } class="log" aria-label=page.say(|words| fl!(words, "page-moves-so-far"))><ol>
            <For each=move || lines.get().unwrap_or_default().into_iter().enumerate()
                key=|(index, line)| (*index, line.clone())
                children=|(_, line)| view! { <li>{line}</li> }/>
        </ol></div>
    }
}

/// A game as sentences.
fn told(view: &View<'_>, names: &BySeat<Called>, words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    for (before, event, after) in view.moves(0) {
        lines.push(words.event(&before, event, names));
        lines.extend(words.aftermath(&before, event, &after, names));
    }
    lines
}
