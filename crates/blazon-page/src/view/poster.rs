//! The map on the first screen, which plays by itself: a domino at a time, until there is no room for another.

use std::time::Duration;

use blazon::{Arms, Cell, Cells, Crosses, Face, Kingdom};
use leptos::prelude::*;

use super::Page;
use crate::view::{flag, live};
use crate::{browser, drawing};

/// How long a domino is looked at.
const BEAT: Duration = Duration::from_millis(1600);

/// How many of them the whole map is looked at before it begins again.
const REST: usize = 3;

/// How many dominoes are there at first, so that nobody has to guess what this is.
const BEGUN: usize = 5;

/// The dominoes in the order in which they are drawn.
const GAME: &str = "d2s2+e2s f2s+g2b g1b+f1b c1d+c2s b1q+b2s a1q2+a2q d1s2+e1D c3D1+b3D c4D1+b4D a4q2+a3q \
    e3B1+e4B1 a5b+b5D1 f3B1+g3b1 f5D1+f4B1 g4b1+g5b e5B1+d5B1";

/// A half of a domino, where it is drawn.
pub(super) type Half = (Cell, Arms, Crosses);

/// The picture. What it shows is told beside it.
pub(super) fn poster(page: Page) -> impl IntoView {
    let game = game();
    let all = game.len();
    // One more than all: then every domain shows its points.
    let whole = all + 1;
    let drawn = RwSignal::new(if page.moves() { BEGUN } else { whole });
    let beat = move || {
        // The clock may strike once more after the poster is gone.
        let Some(now) = drawn.try_get_untracked() else { return };
        if page.moves() && browser::is_seen() {
            drawn.set(if now < whole + REST { now + 1 } else { 0 });
        } else if now != whole {
            drawn.set(whole);
        }
    };
    // Without a clock the map stays as it is.
    let clock = set_interval_with_handle(beat, BEAT).ok();
    on_cleanup(move || clock.into_iter().for_each(|clock| clock.clear()));
    let kingdoms: Vec<Kingdom> = kingdoms(&game);
    let mut points: Vec<_> =
        game.iter().zip(&kingdoms[1..]).map(|(&domino, kingdom)| gains(domino, kingdom)).collect();
    points.extend(kingdoms.last().map(totals));
    let dominoes: Vec<_> = game.into_iter().enumerate().map(|(nth, domino)| {
        let halves = domino.map(|(cell, arms, crosses)| view! {
            <g transform=format!("translate({} {})", x(cell), y(cell))><g class="poster-half">{drawing::cell(cell, Some((arms, crosses)))}</g></g>
        });
        view! { <g class="poster-domino" class:drawn=flag(move || nth < drawn.get())>{halves.into_iter().collect_view()}</g> }
    }).collect();
    view! {
        <svg viewBox="0 0 700 500" class="poster-map" aria-hidden="true">
            {drawing::map(&Kingdom::default(), false, Cells::NONE)}
            {dominoes}
            {live(move || kingdoms.get(drawn.get().min(all)).map(drawing::borders))}
            <rect class="map-frame" x="3.5" y="3.5" width="693" height="493"/>
            {live(move || {
                let shown = drawn.get().min(whole).checked_sub(1).and_then(|last| points.get(last));
                shown.into_iter().flatten().map(|&(cell, points)| view! {
                    <g transform=format!("translate({} {})", x(cell) + 50, y(cell) + 38)>
                        <g class="poster-points"><rect x="-36" y="-24" width="72" height="48" rx="24"/><text y="11" text-anchor="middle">{points}</text></g>
                    </g>
                }).collect_view()
            })}
        </svg>
    }
}

fn game() -> Vec<[Half; 2]> {
    GAME.split(' ')
        .filter_map(|domino| {
            let (one, other) = domino.split_once('+')?;
            Some([half(one)?, half(other)?])
        })
        .collect()
}

/// A half as the notation writes it: "a1s2".
pub(super) fn half(text: &str) -> Option<Half> {
    let (cell, face) = text.split_at_checked(2)?;
    match (cell.parse(), face.parse()) {
        (Ok(cell), Ok(Face::Arms(arms, crosses))) => Some((cell, arms, crosses)),
        _ => None,
    }
}

/// The map before the first domino, and after each.
fn kingdoms(game: &[[Half; 2]]) -> Vec<Kingdom> {
    let mut kingdoms = vec![Kingdom::default()];
    for domino in game {
        let mut kingdom = kingdoms.last().copied().unwrap_or_default();
        for &(cell, arms, crosses) in domino {
            kingdom.draw(cell, arms, crosses);
        }
        kingdoms.push(kingdom);
    }
    kingdoms
}

/// The domains of a domino that score, by one of its cells, and what each scores.
fn gains(domino: [Half; 2], kingdom: &Kingdom) -> Vec<(Cell, u32)> {
    let [one, other] = domino.map(|(cell, ..)| (cell, kingdom.domain_at(cell)));
    let both = if one.1 == other.1 { vec![one] } else { vec![one, other] };
    both.into_iter()
        .filter_map(|(cell, domain)| Some((cell, domain?.score())))
        .filter(|&(_, points)| points > 0)
        .collect()
}

/// Every domain that scores, by its first cell, and what it scores.
fn totals(kingdom: &Kingdom) -> Vec<(Cell, u32)> {
    let scoring = kingdom.domains().filter(|domain| domain.score() > 0);
    scoring.filter_map(|domain| Some((domain.cells.into_iter().next()?, domain.score()))).collect()
}

fn x(cell: Cell) -> u32 {
    u32::from(cell.column()) * 100
}

fn y(cell: Cell) -> u32 {
    (4 - u32::from(cell.row())) * 100
}

#[cfg(test)]
mod tests {
    use blazon::{Components, Die};

    use super::*;

    #[test]
    fn the_game_is_read_whole_and_leaves_no_room_for_another_domino() {
        let game = game();
        assert_eq!(game.len(), GAME.split(' ').count());
        let last = kingdoms(&game).pop().unwrap();
        for cell in last.empty() {
            assert!(!touching(cell).any(|next| last.empty().contains(next)), "{cell}");
        }
    }

    #[test]
    fn every_domino_can_be_rolled_and_connects() {
        let game = game();
        for (domino, before) in game.iter().zip(kingdoms(&game)) {
            let [one, other] = *domino;
            assert!(touching(one.0).any(|next| next == other.0), "{domino:?}");
            assert!(before.empty().contains(one.0) && before.empty().contains(other.0), "{domino:?}");
            assert!(
                domino.iter().any(|&(cell, arms, _)| before.connecting(arms).contains(cell)),
                "{domino:?}"
            );
            let rolled = Die::ALL.into_iter().any(|die| {
                Die::ALL.into_iter().any(|second| die != second && shows(die, one) && shows(second, other))
            });
            assert!(rolled, "{domino:?}");
        }
    }

    fn shows(die: Die, (_, arms, crosses): Half) -> bool {
        Components::BOX.faces(die).iter().any(|&face| match face {
            Face::Wild => crosses == Crosses::Zero,
            face @ Face::Arms(..) => face == Face::Arms(arms, crosses),
        })
    }

    fn touching(cell: Cell) -> impl Iterator<Item = Cell> {
        let (column, row) = (cell.column(), cell.row());
        let beside = [
            (column.wrapping_sub(1), row),
            (column + 1, row),
            (column, row.wrapping_sub(1)),
            (column, row + 1),
        ];
        beside.into_iter().filter_map(|(column, row)| Cell::new(column, row))
    }
}
