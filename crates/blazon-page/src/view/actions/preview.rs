//! What a drawing or a cross would bring.

use blazon::{Arms, Cell, Cells, Event, Position, Seat};
use blazon_table::Finished;
use blazon_words::{Words, fl};

use crate::game::Game;

/// What a drawing brings: the domains it makes, the points, the boxes it marks.
pub(super) fn preview(position: &Position, finished: &Finished, words: &Words) -> String {
    let Some(seat) = finished.event.seat() else {
        return String::new();
    };
    let cells = finished.drawing.halves.iter().map(|half| half.cell).collect();
    let made = made(position, &finished.after, seat, cells, words);
    let count = |arms: Arms| {
        let marked = position.spellbook(seat).marks[arms] + finished.marks.of(arms);
        format!("{} {marked}/{}", words.arms(arms), position.components().line(arms).boxes)
    };
    let marked = Arms::ALL.into_iter().filter(|&arms| finished.marks.of(arms) > 0);
    let marks: Vec<String> = marked.map(count).collect();
    if marks.is_empty() {
        format!("{made} {}", fl!(words, "page-preview-no-marks"))
    } else {
        format!("{made} {}", fl!(words, "page-preview-marks", arms = words.list(marks)))
    }
}

/// What the cross of a ⚡ power brings: the domain it is in, the points.
pub(super) fn cross_preview(position: &Position, event: Event, words: &Words) -> String {
    match (event, position.play(event)) {
        (Event::AddCross(seat, cell), Ok(after)) => made(position, &after, seat, Cells::one(cell), words),
        _ => String::new(),
    }
}

/// What an event that is pointed at brings, as it is shown on the map and beside the score.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::view) struct Brings {
    /// "3 × 2 = 6" for each domain, on one of its new cells.
    pub(in crate::view) sums: Vec<(Cell, String)>,
    /// The points it adds.
    pub(in crate::view) gain: f64,
}

/// What the drawing or the cross brings that is pointed at, if it can be confirmed.
pub(in crate::view) fn brings(game: &Game) -> Option<Brings> {
    let position = game.position();
    let (event, cells): (Event, Vec<Cell>) = match game.begun.answer() {
        Some(event @ Event::AddCross(_, cell)) => (event, vec![cell]),
        Some(event) => (event, Vec::new()),
        None => {
            let finished = game.shown_drawing(&position)?.finished()?;
            (finished.event, finished.drawing.halves.map(|half| half.cell).to_vec())
        }
    };
    let (seat, after) = (event.seat()?, position.play(event).ok()?);
    let kingdom = after.kingdom(seat);
    let mut sums: Vec<(Cell, String, u32)> = Vec::new();
    let mut counted = Cells::NONE;
    for (cell, domain) in cells.into_iter().filter_map(|cell| Some((cell, kingdom.domain_at(cell)?))) {
        if !counted.contains(cell) {
            let (cells, crosses, score) = (domain.cells.len(), domain.crosses, domain.score());
            sums.push((cell, format!("{cells} × {crosses} = {score}"), score));
        }
        counted |= domain.cells;
    }
    // What scores nothing is of interest only where nothing scores.
    if sums.iter().any(|(.., score)| *score > 0) {
        sums.retain(|(.., score)| *score > 0);
    }
    let sums = sums.into_iter().map(|(cell, sum, _)| (cell, sum)).collect();
    let gain = f64::from(after.score(seat)) - f64::from(position.score(seat));
    Some(Brings { sums, gain })
}

/// The domains that some cells are in after an event, and the points it brings.
fn made(before: &Position, after: &Position, seat: Seat, cells: Cells, words: &Words) -> String {
    let kingdom = after.kingdom(seat);
    let mut domains: Vec<blazon::Domain> = Vec::new();
    for domain in cells.iter().filter_map(|cell| kingdom.domain_at(cell)) {
        if !domains.contains(&domain) {
            domains.push(domain);
        }
    }
    let domains = domains.iter().map(|domain| {
        fl!(
            words,
            "page-preview-domain",
            arms = words.arms(domain.arms),
            cells = domain.cells.len(),
            crosses = domain.crosses,
            points = domain.score()
        )
    });
    let gain = f64::from(after.score(seat)) - f64::from(before.score(seat));
    fl!(words, "page-preview", domains = words.list(domains), gain = words.signed(gain, 0))
}
