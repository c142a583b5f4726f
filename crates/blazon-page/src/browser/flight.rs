//! Things that fly over the page and light up. Only transforms and opacity change, so nothing is laid out anew, and an
//! element that has flown lies where it lay. Whoever calls this knows that things may move.

use blazon_picture::Number;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_sys::{DomRect, Element};

#[wasm_bindgen]
extern "C" {
    /// An element that can be animated, and an animation of it.
    #[wasm_bindgen(extends = Element)]
    type Moving;
    #[wasm_bindgen(method, catch)]
    fn animate(this: &Moving, keyframes: &Object, options: &Object) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch, js_name = getAnimations)]
    fn get_animations(this: &Moving, options: &Object) -> Result<Array, JsValue>;
    type Movement;
    #[wasm_bindgen(method, catch)]
    fn finish(this: &Movement) -> Result<(), JsValue>;
}

/// Lets an element fly to where another lies, so many milliseconds from now, and shrink to its height.
pub(crate) fn fly(what: &str, to: &str, milliseconds: u32, delay: u32) {
    if let (Some(what), Some(to)) = (find(what), find(to)) {
        let way = way(&what, &to);
        let ways = [JsValue::from_str("none"), way];
        animate(
            &what,
            [("transform", ways), ("opacity", [1.into(), 0.4.into()])],
            milliseconds,
            delay,
            "none",
        );
    }
}

/// Lets an element that is not shown fly from where another lies to its own place.
pub(crate) fn arrive(what: &str, from: &str, milliseconds: u32, delay: u32) {
    if let (Some(what), Some(from)) = (find(what), find(from)) {
        let ways = [way(&what, &from), JsValue::from_str("none")];
        animate(
            &what,
            [("transform", ways), ("opacity", [1.into(), 0.6.into()])],
            milliseconds,
            delay,
            "none",
        );
    }
}

/// Lights up everything that a selector finds, which is dim until then.
pub(crate) fn light(what: &str, milliseconds: u32, delay: u32) {
    for what in find_all(what) {
        let scale = ["scale(1.12)", "none"].map(JsValue::from_str);
        animate(
            &what,
            [("transform", scale), ("opacity", [0.3.into(), 1.into()])],
            milliseconds,
            delay,
            "backwards",
        );
    }
}

/// Ends everything that moves within an element.
pub(crate) fn come_to_rest(within: &str) {
    let Some(within) = find(within) else { return };
    let all = object([("subtree", true.into())]);
    for movement in within.get_animations(&all).unwrap_or_default() {
        // One that goes on for ever has no end to come to.
        let _ = movement.unchecked_ref::<Movement>().finish();
    }
}

/// How far an element has to go, and how much it has to shrink, to lie on another.
fn way(what: &Element, to: &Element) -> JsValue {
    let (here, there) = (what.get_bounding_client_rect(), to.get_bounding_client_rect());
    let middle = |of: &DomRect| (of.x() + of.width() / 2.0, of.y() + of.height() / 2.0);
    let (from, to) = (middle(&here), middle(&there));
    let (across, down) = (Number(to.0 - from.0), Number(to.1 - from.1));
    let scale = Number((there.height() / here.height().max(1.0)).clamp(0.1, 1.5));
    format!("translate({across}px, {down}px) scale({scale})").into()
}

fn animate(what: &Moving, frames: [(&str, [JsValue; 2]); 2], milliseconds: u32, delay: u32, fill: &str) {
    let frames = object(frames.map(|(name, [from, to])| (name, Array::of2(&from, &to).into())));
    let options = object([
        ("duration", milliseconds.into()),
        ("delay", delay.into()),
        ("easing", "cubic-bezier(.4, 0, .3, 1)".into()),
        ("fill", fill.into()),
    ]);
    // A browser that cannot do it shows everything where it lies.
    let _ = what.animate(&frames, &options);
}

fn object<const N: usize>(entries: [(&str, JsValue); N]) -> Object {
    let object = Object::new();
    for (name, value) in entries {
        let _ = Reflect::set(&object, &name.into(), &value);
    }
    object
}

/// The first element that is shown and fits a selector.
fn find(selector: &str) -> Option<Moving> {
    find_all(selector).find(|element| element.get_bounding_client_rect().height() > 0.0)
}

fn find_all(selector: &str) -> impl Iterator<Item = Moving> {
    let document = web_sys::window().and_then(|window| window.document());
    let found = document.and_then(|document| document.query_selector_all(selector).ok());
    let found: Vec<Moving> = found
        .map(|found| (0..found.length()).filter_map(|nth| Some(found.get(nth)?.unchecked_into())).collect())
        .unwrap_or_default();
    found.into_iter()
}
