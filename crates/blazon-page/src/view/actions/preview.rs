//! What a drawing or a cross would bring.

use blazon::{Arms, Cells, Event, Position, Seat};
use blazon_words::{Words, fl};

/// What a drawing or a cross brings: the domains it makes, the points, the boxes it marks.
pub(super) fn preview(position: &Position, seat: Seat, event: Event, words: &Words) -> String {
    let (cells, drawing): (Cells, _) = match event {
        Event::Draw(_, drawing) => (drawing.halves.iter().map(|half| half.cell).collect(), Some(drawing)),
        Event::AddCross(_, cell) => ([cell].into_iter().collect(), None),
        _ => return String::new(),
    };
    let mut after = *position;
    after.play_unchecked(event);
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
    let gain = f64::from(after.score(seat)) - f64::from(position.score(seat));
    let said = fl!(words, "page-preview", domains = words.list(domains), gain = words.signed(gain, 0));
    let Some(drawing) = drawing else {
        return said;
    };
    let marks = position.marks_of(seat, &drawing);
    let count = |arms: Arms| {
        let marked = position.spellbook(seat).marks[arms] + marks.of(arms);
        format!("{} {marked}/{}", words.arms(arms), position.components().line(arms).boxes)
    };
    let marks: Vec<String> = Arms::ALL.into_iter().filter(|&arms| marks.of(arms) > 0).map(count).collect();
    if marks.is_empty() {
        format!("{said} {}", fl!(words, "page-preview-no-marks"))
    } else {
        format!("{said} {}", fl!(words, "page-preview-marks", arms = words.list(marks)))
    }
}
