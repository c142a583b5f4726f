//! A map as a grid. It knows no rules: it is given what each cell shows and says, and reports where one points.

use blazon::{Arms, Cell, Crosses, Face, Kingdom};
use leptos::prelude::*;

use crate::browser;
use crate::drawing;
use crate::view::{Memo, click, flag, live};

/// What a map shows.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct MapLook {
    /// What tells its cells from those of another map in the document.
    pub(super) id: &'static str,
    pub(super) label: String,
    pub(super) kingdom: Kingdom,
    pub(super) castle_spent: bool,
    pub(super) castle: String,
    /// Whether pointing at a cell means anything.
    pub(super) live: bool,
    /// Whether columns and rows have their names beside them.
    pub(super) named: bool,
    /// From the top left, row by row, the castle left out.
    pub(super) cells: Vec<CellLook>,
}

/// What a cell shows.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct CellLook {
    pub(super) cell: Cell,
    pub(super) says: String,
    pub(super) content: Option<(Arms, Crosses)>,
    /// A half that lies here and is not drawn yet, perhaps a wild that is no arms yet.
    pub(super) ghost: Option<Face>,
    pub(super) target: bool,
    pub(super) fresh: bool,
    /// What this cell's domain scores, on one cell of each domain, and the how many-eth that is.
    pub(super) points: Option<(String, usize)>,
    /// What the domain of a half would score, as a sum.
    pub(super) sum: Option<String>,
}

/// The five rows of a map from the top, each with its seven places; `None` is the castle.
pub(super) fn rows() -> impl Iterator<Item = [Option<Cell>; 7]> {
    (0..5).rev().map(|row| [0, 1, 2, 3, 4, 5, 6].map(|column| Cell::new(column, row)))
}

/// What somebody does with a map.
#[derive(Clone, Copy, Debug)]
pub(super) enum Gesture {
    Point(Cell),
    /// Draws what lies there to another cell.
    Drag(Cell),
    /// Moves the mouse over a cell, or away.
    Hover(Option<Cell>),
}

/// The map.
pub(super) fn map(
    look: Memo<MapLook>,
    gesture: impl Fn(Gesture) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let reacts = Memo::new(move || look.with(|look| look.live));
    let point = move |cell: Cell| gesture(Gesture::Point(cell));
    // The cell that the pointer was over last, and whether it draws the domino along.
    let (over, dragging) = (StoredValue::new(None::<Cell>), StoredValue::new(false));
    let down = move |event: web_sys::PointerEvent| {
        dragging.set_value(reacts.get_untracked() && browser::is_within(&event, ".ghost"));
    };
    let up = move |_: web_sys::PointerEvent| dragging.set_value(false);
    let leave = move |_: web_sys::PointerEvent| {
        if over.get_value().is_some() {
            over.set_value(None);
            gesture(Gesture::Hover(None));
        }
    };
    let moved = move |event: web_sys::PointerEvent| {
        let cell = browser::cell_under(&event).and_then(|name| name.parse().ok());
        if !reacts.get_untracked() || cell == over.get_value() {
            return;
        }
        over.set_value(cell);
        match cell {
            Some(cell) if dragging.get_value() => gesture(Gesture::Drag(cell)),
            cell if event.pointer_type() == "mouse" => gesture(Gesture::Hover(cell)),
            _ => {}
        }
    };
    // The place that the tab key comes to: column and row from the top left.
    let cursor = RwSignal::new((3_i8, 1_i8));
    let id = look.with_untracked(|look| look.id);
    let kingdom = Memo::new(move || look.with(|look| look.kingdom));
    let name = move |column: i8, row: i8| format!("{id}-{column}-{row}");
    let key = move |event: web_sys::KeyboardEvent| {
        let (column, row) = cursor.get_untracked();
        let to = match event.key().as_str() {
            "ArrowLeft" => (column - 1, row),
            "ArrowRight" => (column + 1, row),
            "ArrowUp" => (column, row - 1),
            "ArrowDown" => (column, row + 1),
            "Home" => (0, row),
            "End" => (6, row),
            "Enter" | " " => {
                event.prevent_default();
                if let Some(cell) = cell_at(column, row).filter(|_| !event.repeat()) {
                    point(cell);
                }
                return;
            }
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        let to = (to.0.clamp(0, 6), to.1.clamp(0, 4));
        cursor.set(to);
        browser::focus(&name(to.0, to.1));
    };
    let grid = (0..5_i8)
        .map(|row| {
            let cells = (0..7_i8)
                .map(|column| place(look, cursor, point, (column, row), name(column, row)))
                .collect_view();
            view! { <div role="row" class="map-row">{cells}</div> }
        })
        .collect_view();
    view! {
        <div class="map" class:live=flag(move || look.with(|look| look.live)) class:named=flag(move || look.with(|look| look.named))>
            <div class="map-names map-columns" aria-hidden="true">{('a'..='g').map(|name| view! { <span>{name}</span> }).collect_view()}</div>
            <div class="map-names map-rows" aria-hidden="true">{(1..=5).rev().map(|name| view! { <span>{name}</span> }).collect_view()}</div>
            <div class="map-sheet">
                <div role="grid" aria-label=move || look.with(|look| look.label.clone()) class="map-grid" on:keydown=key
                    on:pointerdown=down on:pointerup=up on:pointercancel=up on:pointermove=moved on:pointerleave=leave>{grid}</div>
                <svg class="map-over" viewBox="0 0 700 500" aria-hidden="true">
                    {drawing::grid()}
                    {live(move || drawing::borders(&kingdom.get()))}
                </svg>
            </div>
        </div>
    }
}

fn place(
    look: Memo<MapLook>,
    cursor: RwSignal<(i8, i8)>,
    point: impl Fn(Cell) + Copy + Send + Sync + 'static,
    at: (i8, i8),
    id: String,
) -> AnyView {
    let tab = move || if cursor.get() == at { "0" } else { "-1" };
    let Some(cell) = cell_at(at.0, at.1) else {
        let spent = Memo::new(move || look.with(|look| look.castle_spent));
        return view! {
            <div role="gridcell" id=id class="cell castle-cell" tabindex=tab aria-label=move || look.with(|look| look.castle.clone())
                on:focus=move |_| cursor.set(at)>
                <svg viewBox="0 0 100 100" aria-hidden="true">{live(move || drawing::castle(spent.get()))}</svg>
            </div>
        }
        .into_any();
    };
    let own = Memo::new(move || look.with(|look| look.cells.iter().find(|one| one.cell == cell).cloned()));
    let is = move |test: fn(&CellLook) -> bool| own.with(|look| look.as_ref().is_some_and(test));
    let shown = Memo::new(move || {
        own.with(|look| look.as_ref().map(|look| (look.content, look.ghost))).unwrap_or_default()
    });
    view! {
        <div role="gridcell" id=id class="cell" tabindex=tab
            class:target=flag(move || is(|look| look.target))
            class:fresh=flag(move || is(|look| look.fresh))
            class:ghost=flag(move || is(|look| look.ghost.is_some()))
            class:drawn=flag(move || is(|look| look.content.is_some()))
            data-cell=cell.to_string()
            aria-label=move || own.with(|look| look.as_ref().map(|look| look.says.clone()))
            on:focus=move |_| cursor.set(at)
            on:click=click(move |_| { cursor.set(at); point(cell); })>
            <svg viewBox="0 0 100 100" aria-hidden="true">
                {live(move || {
                    let (content, ghost) = shown.get();
                    match ghost {
                        Some(Face::Wild) => drawing::wild(),
                        Some(Face::Arms(arms, crosses)) => drawing::cell(cell, Some((arms, crosses))),
                        None => drawing::cell(cell, content),
                    }
                })}
            </svg>
            {live(move || own.with(|look| look.as_ref().and_then(|look| look.sum.clone()))
                .map(|sum| view! { <span class="sum" aria-hidden="true">{sum}</span> }))}
            {live(move || own.with(|look| look.as_ref().and_then(|look| look.points.clone()))
                .map(|(points, nth)| view! {
                    <span class="domain-points" aria-hidden="true" style:animation-delay=format!("{}ms", 250 * nth)>{points}</span>
                }))}
        </div>
    }
    .into_any()
}

fn cell_at(column: i8, row: i8) -> Option<Cell> {
    Cell::new(u8::try_from(column).ok()?, u8::try_from(4 - row).ok()?)
}
