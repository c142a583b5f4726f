//! What a greedy player's tables are checked against: whole maps, scored anew.

use blazon::{Arms, Cell, Kingdom};

use super::prices::POINT;

/// What drawing on these cells was worth in the units a greedy player counts in: the points, those of *Domains*
/// included, and a little for the company of each domain that was drawn to.
pub(crate) fn worth(before: &Kingdom, after: &Kingdom, cells: [Cell; 2], chosen: Option<Arms>) -> i32 {
    let points = |kingdom: &Kingdom| {
        let bonus = chosen.map_or(0, |arms| 3 * kingdom.domains_of(arms).count() as u32);
        (kingdom.score() + bonus).cast_signed()
    };
    let drawn_to = after.domains().filter(|domain| cells.iter().any(|&cell| domain.cells.contains(cell)));
    let company: u32 = drawn_to.map(|domain| domain.cells.len() - 1).sum();
    (points(after) - points(before)) * POINT + company.cast_signed()
}
