//! The drawings as elements of the page.
//!
//! What has which shape is said in `blazon-picture`, and what it looks like in its style sheet; here shapes become
//! elements. They know no rules and no state.

use blazon::{Arms, BySeat, Cell, Cells, Crosses, Face, Kingdom, Line, Power};
use blazon_picture::{Group, Number, Picture, Shape};
use leptos::prelude::*;

/// A coat of arms that fills the square from 0, 0 to 100, 100.
pub(crate) fn arms(arms: Arms) -> AnyView {
    shape(blazon_picture::arms(arms))
}

/// A cell of a map in the square from 0, 0 to 100, 100: what is drawn on it, and its two circles.
pub(crate) fn cell(place: Cell, content: Option<(Arms, Crosses)>) -> AnyView {
    shape(blazon_picture::cell_at(place, content))
}

/// The castle in the square from 0, 0 to 100, 100. Its roof is filled when its bonus is spent.
pub(crate) fn castle(spent: bool) -> AnyView {
    shape(blazon_picture::castle(spent))
}

/// The sign of the castle's bonus.
pub(crate) fn castle_bonus() -> AnyView {
    picture(blazon_picture::castle_bonus())
}

/// A face of a die.
pub(crate) fn die(face: Face) -> AnyView {
    picture(blazon_picture::die(face))
}

/// The same with the cross of the castle's bonus.
pub(crate) fn die_with_bonus(face: Face) -> AnyView {
    picture(blazon_picture::die_with_bonus(face))
}

/// The emblem of the page.
pub(crate) fn emblem() -> AnyView {
    picture(blazon_picture::emblem())
}

/// A shield with nothing on it, in the square from 0, 0 to 24, 24.
pub(crate) fn blank_shield() -> AnyView {
    shape(blazon_picture::blank_shield())
}

/// The seal of a power.
pub(crate) fn seal(power: Power) -> AnyView {
    picture(blazon_picture::seal(power))
}

/// A map as a picture. What is `fresh` on it glows.
pub(crate) fn map(kingdom: &Kingdom, castle_spent: bool, fresh: Cells) -> AnyView {
    picture(blazon_picture::map(kingdom, castle_spent, fresh))
}

/// A map for small places, of few elements.
pub(crate) fn thumbnail(kingdom: &Kingdom, castle_spent: bool) -> AnyView {
    picture(blazon_picture::thumbnail(kingdom, castle_spent))
}

/// The thick lines between domains, and between them and what is empty, where a map is 700 × 500.
pub(crate) fn borders(kingdom: &Kingdom) -> AnyView {
    shape(blazon_picture::borders(kingdom))
}

/// The thin lines between the cells, where a map is 700 × 500.
pub(crate) fn grid() -> AnyView {
    shape(blazon_picture::grid())
}

/// A wild in the square from 0, 0 to 100, 100.
pub(crate) fn wild() -> AnyView {
    shape(blazon_picture::wild(Crosses::Zero))
}

/// The sign of a power.
pub(crate) fn power(power: Power) -> AnyView {
    picture(blazon_picture::power(power))
}

/// A coat of arms with those quarterings that were won.
pub(crate) fn coat_of_arms(won: [bool; 8]) -> AnyView {
    picture(blazon_picture::coat_of_arms(won))
}

/// The shield of a level from 1 to 8.
pub(crate) fn level_shield(level: u8) -> AnyView {
    picture(blazon_picture::level_shield(level.saturating_sub(1)))
}

/// A line of the spellbook with so many boxes marked.
pub(crate) fn spellbook_line(of: Arms, line: Line, marks: BySeat<u8>) -> AnyView {
    picture(blazon_picture::spellbook_line(of, line, marks))
}

/// A whole drawing. What it shows is said beside it.
pub(crate) fn picture(picture: Picture) -> AnyView {
    view! {
        <svg viewBox=picture.view_box.to_string() class=picture.class aria-hidden="true">
            {shapes(picture.shapes)}
        </svg>
    }
    .into_any()
}

/// Several shapes, the lowest first.
pub(crate) fn shapes(shapes: Vec<Shape>) -> Vec<AnyView> {
    shapes.into_iter().map(shape).collect()
}

/// A piece of a drawing.
pub(crate) fn shape(shape: Shape) -> AnyView {
    match shape {
        Shape::Path { class, d } => view! { <path class=named(class) d=d /> }.into_any(),
        Shape::Circle { class, cx, cy, r } => {
            view! { <circle class=named(class) cx=number(cx) cy=number(cy) r=number(r) /> }.into_any()
        }
        Shape::Rect { class, x, y, width, height, rx } => view! {
            <rect class=named(class) x=number(x) y=number(y) width=number(width) height=number(height) rx=number(rx) />
        }
        .into_any(),
        Shape::Text { class, x, y, anchor, text } => view! {
            <text class=named(class) x=number(x) y=number(y) text-anchor=anchor.name()>{text}</text>
        }
        .into_any(),
        // No drawing of the page has a title: what it means is said beside it.
        Shape::Group(Group { class, transform, title: _, shapes: inside }) => {
            let transform = transform.to_string();
            view! {
                <g class=named(class) transform=(!transform.is_empty()).then_some(transform)>{shapes(inside)}</g>
            }
            .into_any()
        }
    }
}

fn named(class: &'static str) -> Option<&'static str> {
    (!class.is_empty()).then_some(class)
}

/// What is not 0, which is what is left out.
fn number(number: f64) -> Option<String> {
    (number != 0.0).then(|| Number(number).to_string())
}
