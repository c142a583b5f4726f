use std::collections::HashMap;

use crate::browser::Running;

/// What is read, what it stands on, and how much lighter or darker than that it has to be.
const PAIRS: [(&[&str], &[&str], f64); 12] = [
    (&["on-table", "on-table-soft"], &["table"], TEXT),
    (&["ink", "soft", "good", "bad", "first", "second", "gold-ink"], &["paper", "sheet"], TEXT),
    (&["ink", "gold-ink"], &["gold-soft"], TEXT),
    (&["ink"], &["gold"], TEXT),
    (&["on-wax", "wax-sign"], &["wax", "wax-hover", "wax-body"], TEXT),
    (&["sheet"], &["ink"], TEXT),
    (&["edge", "wax", "focus"], &["paper", "sheet"], SHAPE),
    (&["focus-gap", "gold"], &["table"], SHAPE),
    (&["map-border"], &["map-ground"], SHAPE),
    // The patterns, which have to be told without their colours.
    (&["argent"], &["arms-bar", "arms-two-bars", "arms-quarters", "arms-solid"], SHAPE),
    (&["arms-dot-charge"], &["arms-dot"], SHAPE),
    (&["arms-two-dots-charge"], &["arms-two-dots"], SHAPE),
];

/// What the guidelines ask of text (WCAG 2.2, 1.4.3) and of shapes that mean something (1.4.11).
const TEXT: f64 = 4.5;
const SHAPE: f64 = 3.0;

#[test]
fn every_colour_can_be_told_from_what_it_stands_on_in_light_and_in_dark() {
    let server = Running::start();
    let path = server.paths().into_iter().find(|path| path.starts_with("/style-")).expect("a style sheet");
    let style = server.get(&path, &[]).text();
    let light = colours(&style, ":root {");
    let mut dark = light.clone();
    dark.extend(colours(&style, ":root[data-theme=\"dark\"] {"));
    for (theme, colours) in [("light", light), ("dark", dark)] {
        let of = |name: &str| *colours.get(name).unwrap_or_else(|| panic!("no colour {name} in {theme}"));
        for (tops, grounds, least) in PAIRS {
            for (top, ground) in tops.iter().flat_map(|top| grounds.iter().map(move |ground| (top, ground))) {
                let contrast = contrast(of(top), of(ground));
                assert!(contrast >= least, "{theme}: {top} on {ground}: {contrast:.2}, not {least}");
            }
        }
    }
}

#[test]
fn the_dark_of_the_browser_is_that_of_the_settings() {
    let server = Running::start();
    let path = server.paths().into_iter().find(|path| path.starts_with("/style-")).expect("a style sheet");
    let style = server.get(&path, &[]).text();
    assert_eq!(
        colours(&style, ":root[data-theme=\"dark\"] {"),
        colours(&style, ":root:not([data-theme=\"light\"]) {")
    );
}

/// The colours of all rules with a head, as they are written: red, green and blue.
fn colours(style: &str, head: &str) -> HashMap<String, u32> {
    let rules = style.split(head).skip(1).filter_map(|rule| rule.split('}').next());
    let lines = rules.flat_map(|rule| rule.split(';'));
    lines
        .filter_map(|line| {
            let (name, value) = line.trim().strip_prefix("--")?.split_once(": #")?;
            Some((name.to_owned(), u32::from_str_radix(value, 16).ok()?))
        })
        .collect()
}

fn contrast(one: u32, other: u32) -> f64 {
    let [one, other] = [luminance(one), luminance(other)];
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn luminance(colour: u32) -> f64 {
    let part = |shift: u32| {
        let value = f64::from((colour >> shift) & 0xff) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
}
