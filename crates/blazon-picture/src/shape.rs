//! What drawings are made of.

use std::borrow::Cow;
use std::fmt;

use crate::number::Number;

/// A whole drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// What part of the plane it shows.
    pub view_box: ViewBox,
    /// What it looks like, by name.
    pub class: &'static str,
    /// What it shows in words. Without them it is only an ornament of what is said beside it.
    pub label: Option<String>,
    /// What is on it, the lowest first.
    pub shapes: Vec<Shape>,
}

/// A part of the plane. Down is positive.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ViewBox {
    /// The left edge.
    pub x: f64,
    /// The upper edge.
    pub y: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

/// A piece of a drawing. Its class says what it looks like, and may be empty.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// Lines and curves.
    Path {
        /// What it looks like.
        class: &'static str,
        /// The path as SVG writes it.
        d: Cow<'static, str>,
    },
    /// A circle.
    Circle {
        /// What it looks like.
        class: &'static str,
        /// Its middle.
        cx: f64,
        /// Its middle.
        cy: f64,
        /// Its radius.
        r: f64,
    },
    /// A rectangle.
    Rect {
        /// What it looks like.
        class: &'static str,
        /// The left edge.
        x: f64,
        /// The upper edge.
        y: f64,
        /// How wide it is.
        width: f64,
        /// How high it is.
        height: f64,
        /// How round its corners are.
        rx: f64,
    },
    /// A line of text.
    Text {
        /// What it looks like.
        class: &'static str,
        /// Where it is anchored.
        x: f64,
        /// Where its base line lies.
        y: f64,
        /// Which part of it lies there.
        anchor: Anchor,
        /// What it says.
        text: String,
    },
    /// Several shapes.
    Group(Group),
}

/// Shapes that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// What they look like.
    pub class: &'static str,
    /// Where they are.
    pub transform: Transform,
    /// What they mean, for those who point at them.
    pub title: Option<String>,
    /// The shapes, the lowest first.
    pub shapes: Vec<Shape>,
}

/// Which part of a text lies where it is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its start.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

/// Where a group lies: scaled about its origin, then moved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Transform {
    /// How far to the right.
    pub x: f64,
    /// How far down.
    pub y: f64,
    /// How much wider and higher. A negative scale mirrors.
    pub scale: (f64, f64),
}

impl Picture {
    /// An ornament of a width and a height.
    pub(crate) fn new(class: &'static str, width: f64, height: f64, shapes: Vec<Shape>) -> Picture {
        Picture { view_box: ViewBox { x: 0.0, y: 0.0, width, height }, class, label: None, shapes }
    }

    /// The picture with what it shows in words.
    #[must_use]
    pub fn labelled(self, label: impl Into<String>) -> Picture {
        Picture { label: Some(label.into()), ..self }
    }
}

impl fmt::Display for ViewBox {
    /// As SVG writes it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", Number(self.x), Number(self.y), Number(self.width), Number(self.height))
    }
}

impl Shape {
    pub(crate) fn path(class: &'static str, d: impl Into<Cow<'static, str>>) -> Shape {
        Shape::Path { class, d: d.into() }
    }

    pub(crate) fn circle(class: &'static str, (cx, cy): (f64, f64), r: f64) -> Shape {
        Shape::Circle { class, cx, cy, r }
    }

    /// A rectangle of a size, with round corners if it has a radius.
    pub(crate) fn rect(
        class: &'static str,
        (x, y): (f64, f64),
        (width, height): (f64, f64),
        rx: f64,
    ) -> Shape {
        Shape::Rect { class, x, y, width, height, rx }
    }

    /// The ground of a square from 0, 0 to 100, 100.
    pub(crate) fn ground(class: &'static str) -> Shape {
        Shape::rect(class, (0.0, 0.0), (100.0, 100.0), 0.0)
    }

    pub(crate) fn text(
        class: &'static str,
        (x, y): (f64, f64),
        anchor: Anchor,
        text: impl Into<String>,
    ) -> Shape {
        Shape::Text { class, x, y, anchor, text: text.into() }
    }

    pub(crate) fn group(class: &'static str, shapes: Vec<Shape>) -> Shape {
        Shape::Group(Group { class, transform: Transform::NONE, title: None, shapes })
    }

    /// The shape somewhere else.
    pub(crate) fn at(self, transform: Transform) -> Shape {
        match self {
            Shape::Group(group) if group.transform == Transform::NONE => {
                Shape::Group(Group { transform, ..group })
            }
            shape => Shape::Group(Group { class: "", transform, title: None, shapes: vec![shape] }),
        }
    }
}

impl Anchor {
    /// As SVG calls it, if it is not what SVG takes for granted.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Anchor::Start => None,
            Anchor::Middle => Some("middle"),
            Anchor::End => Some("end"),
        }
    }
}

impl Transform {
    /// Where it is already.
    pub const NONE: Transform = Transform::by(0.0, 0.0);

    pub(crate) const fn by(x: f64, y: f64) -> Transform {
        Transform { x, y, scale: (1.0, 1.0) }
    }

    pub(crate) const fn scaled(self, across: f64, down: f64) -> Transform {
        Transform { scale: (across, down), ..self }
    }
}

impl fmt::Display for Transform {
    /// As SVG writes it: nothing if it changes nothing.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moved = (self.x, self.y) != (0.0, 0.0);
        let (across, down) = self.scale;
        let scaled = self.scale != (1.0, 1.0);
        if moved {
            write!(f, "translate({} {})", Number(self.x), Number(self.y))?;
        }
        if moved && scaled {
            f.write_str(" ")?;
        }
        if scaled {
            write!(f, "scale({} {})", Number(across), Number(down))?;
        }
        Ok(())
    }
}
