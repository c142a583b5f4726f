//! A map as a drawing: patterns for the arms, thick borders around the domains, crosses in their circles.

use std::fmt::Write;

use blazon::{Arms, Cell, Cells, Crosses, Kingdom};

use super::markup::escape;

/// The side of a cell.
const SIDE: i32 = 48;

/// Room for the names of rows and columns.
const EDGE: i32 = 20;

/// Cells to point out.
#[derive(Clone, Copy)]
pub(super) struct Highlight(pub(super) Cells);

impl Highlight {
    /// None of them.
    pub(super) const fn none() -> Highlight {
        Highlight(Cells::NONE)
    }
}

/// The patterns, which every drawing on the page refers to. A cell is 48 by 48.
pub(super) fn patterns() -> String {
    let mut defs = String::new();
    for arms in Arms::ALL {
        let shapes = match arms {
            Arms::Dot => "<circle cx=\"24\" cy=\"27\" r=\"8\"/>",
            Arms::Bar => "<rect x=\"20\" y=\"5\" width=\"8\" height=\"38\"/>",
            Arms::TwoDots => "<circle cx=\"24\" cy=\"18\" r=\"6\"/><circle cx=\"24\" cy=\"36\" r=\"6\"/>",
            Arms::TwoBars => {
                "<rect x=\"12\" y=\"5\" width=\"7\" height=\"38\"/><rect x=\"29\" y=\"5\" width=\"7\" height=\"38\"/>"
            }
            Arms::Solid => "<rect x=\"0\" y=\"0\" width=\"48\" height=\"48\" opacity=\"0.8\"/>",
            Arms::Quarters => {
                "<rect x=\"0\" y=\"0\" width=\"24\" height=\"24\" opacity=\"0.8\"/>\
                 <rect x=\"24\" y=\"24\" width=\"24\" height=\"24\" opacity=\"0.8\"/>"
            }
        };
        let _ = write!(defs, "<symbol id=\"{}\" viewBox=\"0 0 48 48\">{shapes}</symbol>", id(arms));
    }
    format!(
        "<svg class=\"patterns\" aria-hidden=\"true\" width=\"0\" height=\"0\"><defs>{defs}</defs></svg>\n"
    )
}

/// One arms by itself, to stand beside its name.
pub(super) fn arms(arms: Arms) -> String {
    format!(
        "<svg class=\"arms\" viewBox=\"-1 -1 50 50\" aria-hidden=\"true\">\
         <rect class=\"circle\" x=\"0\" y=\"0\" width=\"48\" height=\"48\"/>\
         <use class=\"ink\" href=\"#{}\" width=\"48\" height=\"48\"/></svg>",
        id(arms)
    )
}

/// A map, its castle's roof filled once the bonus is spent.
pub(super) fn picture(kingdom: &Kingdom, castle: bool, new: Highlight, alternative: &str) -> String {
    let (width, height) = (EDGE + 7 * SIDE + 4, EDGE + 5 * SIDE + 4);
    let mut svg = format!(
        "<svg class=\"map\" role=\"img\" aria-label=\"{0}\" viewBox=\"0 0 {width} {height}\"><title>{0}</title>\n",
        escape(alternative)
    );
    for column in 0..7_u8 {
        let x = EDGE + i32::from(column) * SIDE + SIDE / 2;
        let _ = write!(svg, "<text class=\"name\" x=\"{x}\" y=\"14\">{}</text>", char::from(b'a' + column));
    }
    for row in 0..5_u8 {
        let y = EDGE + i32::from(4 - row) * SIDE + SIDE / 2 + 4;
        let _ = write!(svg, "<text class=\"name\" x=\"10\" y=\"{y}\">{}</text>", row + 1);
    }
    svg.push('\n');
    for row in 0..5 {
        for column in 0..7 {
            let (x, y) = corner(column, row);
            match Cell::new(column, row) {
                Some(cell) => draw_cell(&mut svg, kingdom, cell, x, y),
                None => draw_castle(&mut svg, castle, x, y),
            }
        }
    }
    svg.push('\n');
    draw_borders(&mut svg, kingdom);
    for cell in new.0 {
        let (x, y) = corner(cell.column(), cell.row());
        let (x, y, side) = (x + 4, y + 4, SIDE - 8);
        let _ = write!(
            svg,
            "<rect class=\"halo\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" rx=\"4\"/>\
             <rect class=\"new\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" rx=\"4\"/>"
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// The upper left corner of a square. Rows are counted from the bottom.
fn corner(column: u8, row: u8) -> (i32, i32) {
    (EDGE + i32::from(column) * SIDE, EDGE + i32::from(4 - row) * SIDE)
}

fn draw_cell(svg: &mut String, kingdom: &Kingdom, cell: Cell, x: i32, y: i32) {
    let class = if kingdom.get(cell).is_some() { "drawn" } else { "cell" };
    let _ = write!(svg, "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\"/>");
    let Some((arms, crosses)) = kingdom.get(cell) else {
        return;
    };
    let _ = write!(
        svg,
        "<use class=\"ink\" href=\"#{}\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\"/>",
        id(arms)
    );
    // Only circles that hold a cross are drawn: empty ones would hide the patterns.
    let centres: &[i32] = match crosses {
        Crosses::Zero => &[],
        Crosses::One => &[10],
        Crosses::Two => &[10, 29],
    };
    for centre in centres {
        let (cx, cy) = (x + centre, y + 10);
        let _ = write!(
            svg,
            "<circle class=\"circle\" cx=\"{cx}\" cy=\"{cy}\" r=\"8\"/>\
             <path class=\"cross\" d=\"M{} {}l8 8m0 -8l-8 8\"/>",
            cx - 4,
            cy - 4
        );
    }
}

fn draw_castle(svg: &mut String, bonus: bool, x: i32, y: i32) {
    let roof = if bonus { "roof" } else { "roof spent" };
    let _ = write!(
        svg,
        "<path class=\"{roof}\" d=\"M{} {}l16 -15l16 15z\"/>\
         <path class=\"castle\" d=\"M{} {}v18h24v-18M{} {}v-9h8v9\"/>",
        x + 8,
        y + 22,
        x + 12,
        y + 22,
        x + 20,
        y + 40
    );
}

/// What a border runs around.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    Outside,
    Castle,
    Empty,
    Arms(Arms),
}

fn ground(kingdom: &Kingdom, column: i8, row: i8) -> Ground {
    let inside = (0..7).contains(&column) && (0..5).contains(&row);
    match Cell::new(column.unsigned_abs(), row.unsigned_abs()) {
        _ if !inside => Ground::Outside,
        None => Ground::Castle,
        Some(cell) => kingdom.get(cell).map_or(Ground::Empty, |(arms, _)| Ground::Arms(arms)),
    }
}

/// A thick border wherever two neighbours differ, a thin one between empty cells, and none inside a domain.
fn draw_borders(svg: &mut String, kingdom: &Kingdom) {
    let (mut thin, mut thick) = (String::new(), String::new());
    let mut border = |one: Ground, other: Ground, path: String| match (one, other) {
        (Ground::Empty, Ground::Empty) => thin.push_str(&path),
        (one, other) if one != other => thick.push_str(&path),
        _ => {}
    };
    for row in 0..=5_i8 {
        for column in 0..=7_i8 {
            let here = ground(kingdom, column, row);
            // The lower left corner.
            let (x, y) = (EDGE + i32::from(column) * SIDE, EDGE + i32::from(5 - row) * SIDE);
            border(ground(kingdom, column - 1, row), here, format!("M{x} {y}v-{SIDE}"));
            border(ground(kingdom, column, row - 1), here, format!("M{x} {y}h{SIDE}"));
        }
    }
    let _ = writeln!(svg, "<path class=\"thin\" d=\"{thin}\"/><path class=\"thick\" d=\"{thick}\"/>");
}

fn id(arms: Arms) -> &'static str {
    match arms {
        Arms::Dot => "arms-dot",
        Arms::Bar => "arms-bar",
        Arms::TwoDots => "arms-two-dots",
        Arms::TwoBars => "arms-two-bars",
        Arms::Solid => "arms-solid",
        Arms::Quarters => "arms-quarters",
    }
}
