//! Shapes as text. Everything that is not written here goes through [`Escaped`], so no text from outside can be markup.

use std::fmt::{self, Display, Write};

use crate::number::Number;
use crate::shape::{Picture, Shape};

/// A picture as it stands within a page.
pub fn svg(picture: &Picture) -> String {
    let mut writer = Writer::default();
    writer.open("svg");
    writer.picture(picture);
    writer.text
}

/// A picture as a file of its own, with a style sheet.
pub fn document(picture: &Picture, style: &'static str) -> String {
    let mut writer = Writer::default();
    writer.open("svg");
    writer.attribute("xmlns", "http://www.w3.org/2000/svg");
    writer.attribute("width", Number(picture.view_box.width));
    writer.attribute("height", Number(picture.view_box.height));
    writer.style = Some(style);
    writer.picture(picture);
    writer.text.push('\n');
    writer.text
}

#[derive(Default)]
struct Writer {
    text: String,
    style: Option<&'static str>,
}

impl Writer {
    fn picture(&mut self, picture: &Picture) {
        self.class(picture.class);
        self.attribute("viewBox", picture.view_box);
        if let Some(label) = &picture.label {
            self.attribute("role", "img");
            self.attribute("aria-label", label);
            self.text.push('>');
            self.whole("title", label);
        } else {
            self.attribute("aria-hidden", "true");
            self.text.push('>');
        }
        if let Some(style) = self.style {
            self.whole("style", style);
        }
        self.shapes(&picture.shapes);
        self.close("svg");
    }

    fn shapes(&mut self, shapes: &[Shape]) {
        for shape in shapes {
            self.shape(shape);
        }
    }

    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Path { class, d } => {
                self.open("path");
                self.class(class);
                self.attribute("d", d);
                self.text.push_str("/>");
            }
            &Shape::Circle { class, cx, cy, r } => {
                self.open("circle");
                self.class(class);
                self.numbers(&[("cx", cx), ("cy", cy), ("r", r)]);
                self.text.push_str("/>");
            }
            &Shape::Rect { class, x, y, width, height, rx } => {
                self.open("rect");
                self.class(class);
                self.numbers(&[("x", x), ("y", y), ("width", width), ("height", height), ("rx", rx)]);
                self.text.push_str("/>");
            }
            Shape::Text { class, x, y, anchor, text } => {
                self.open("text");
                self.class(class);
                self.numbers(&[("x", *x), ("y", *y)]);
                if let Some(anchor) = anchor.name() {
                    self.attribute("text-anchor", anchor);
                }
                self.text.push('>');
                self.content(text);
                self.close("text");
            }
            Shape::Group(group) => {
                self.open("g");
                self.class(group.class);
                let transform = group.transform.to_string();
                if !transform.is_empty() {
                    self.attribute("transform", transform);
                }
                self.text.push('>');
                if let Some(title) = &group.title {
                    self.whole("title", title);
                }
                self.shapes(&group.shapes);
                self.close("g");
            }
        }
    }

    fn open(&mut self, tag: &'static str) {
        self.text.extend(["<", tag]);
    }

    fn close(&mut self, tag: &'static str) {
        self.text.extend(["</", tag, ">"]);
    }

    /// An element with nothing but text.
    fn whole(&mut self, tag: &'static str, text: &str) {
        self.open(tag);
        self.text.push('>');
        self.content(text);
        self.close(tag);
    }

    fn class(&mut self, class: &str) {
        if !class.is_empty() {
            self.attribute("class", class);
        }
    }

    /// Those that are not 0, which is what is left out.
    fn numbers(&mut self, numbers: &[(&'static str, f64)]) {
        for &(name, number) in numbers.iter().filter(|(_, number)| *number != 0.0) {
            self.attribute(name, Number(number));
        }
    }

    fn attribute(&mut self, name: &'static str, value: impl Display) {
        self.text.extend([" ", name, "=\""]);
        self.content(value);
        self.text.push('"');
    }

    fn content(&mut self, content: impl Display) {
        // Writing to a string never fails.
        let _ = write!(Escaped(&mut self.text), "{content}");
    }
}

/// Where text becomes text in markup.
struct Escaped<'a>(&'a mut String);

impl Write for Escaped<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for c in text.chars() {
            match c {
                '&' => self.0.push_str("&amp;"),
                '<' => self.0.push_str("&lt;"),
                '>' => self.0.push_str("&gt;"),
                '"' => self.0.push_str("&quot;"),
                c if is_invisible_order(c) => {}
                c => self.0.push(c),
            }
        }
        Ok(())
    }
}

/// Whether a character gives orders instead of showing: to a terminal, or to the direction of the text around it. XML
/// forbids most of them and the last two.
fn is_invisible_order(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        || matches!(c, '\u{feff}' | '\u{fffe}' | '\u{ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::{Anchor, Group, Transform};

    /// Text that would like to be more than that.
    const HOSTILE: &str =
        "\u{1b}[31m</text><script>alert('1')</script>\u{202e}\" onload=\"x\" & \u{0}\u{9b}\n]]>";

    #[test]
    fn text_from_outside_is_never_markup_and_gives_no_orders() {
        let text = Shape::text("name", (1.0, 2.0), Anchor::Middle, HOSTILE);
        let group = Shape::Group(Group {
            class: "",
            transform: Transform::NONE,
            title: Some(HOSTILE.to_owned()),
            shapes: vec![text],
        });
        let picture = Picture::new("map", 10.0, 10.0, vec![group]).labelled(HOSTILE);
        for text in [svg(&picture), document(&picture, "text{fill:red}")] {
            let tags: Vec<&str> =
                text.split('<').skip(1).filter_map(|tag| tag.split([' ', '>']).next()).collect();
            assert!(
                tags.iter()
                    .all(|tag| ["svg", "title", "style", "g", "text"].contains(&tag.trim_start_matches('/'))),
                "{text}"
            );
            assert!(!text.contains(" onload=\"") && !text.contains("]]>"), "{text}");
            assert!(!text.trim_end().chars().any(is_invisible_order), "{text:?}");
        }
    }

    #[test]
    fn a_picture_without_a_label_is_passed_over_by_those_who_listen() {
        let text = svg(&Picture::new("die", 10.0, 5.5, vec![]));
        assert_eq!(text, "<svg class=\"die\" viewBox=\"0 0 10 5.5\" aria-hidden=\"true\"></svg>");
    }

    #[test]
    fn what_is_left_out_is_nothing() {
        let shape =
            Shape::rect("", (0.0, 3.0), (4.0, 5.0), 0.0).at(Transform::by(1.0, 0.0).scaled(-1.0, 1.0));
        let text = svg(&Picture::new("", 1.0, 1.0, vec![shape]));
        assert!(
            text.contains(
                "<g transform=\"translate(1 0) scale(-1 1)\"><rect y=\"3\" width=\"4\" height=\"5\"/></g>"
            ),
            "{text}"
        );
    }
}
