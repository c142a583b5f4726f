//! The chances to win over a game, as a curve.

use std::fmt::Write;

use crate::number::Number;
use crate::shape::{Anchor, Group, Picture, Shape, Transform};

/// Where events and chances lie on a plot: the first event's on the left, a certain win at the top.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The left edge.
    pub left: f64,
    /// The upper edge.
    pub top: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// How many events the width stands for.
    pub events: usize,
}

/// Everything that stands on a plot of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// The first seat's chances before the first event and after each.
    pub values: Vec<f64>,
    /// What each quarter of the scale is called, from 0 up.
    pub scale: [String; 5],
    /// The rounds, and how many events there were before each.
    pub rounds: Vec<(u8, usize)>,
    /// What is pointed out.
    pub marks: Vec<Marked>,
}

/// Something to be pointed out on a curve.
#[derive(Clone, Debug, PartialEq)]
pub struct Marked {
    /// What it is.
    pub sign: Sign,
    /// How many events have happened then.
    pub at: usize,
    /// What it is in words.
    pub title: String,
}

/// What is pointed out: a shape each, so that no colour is needed to tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A mistake: a triangle that points down at it.
    Mistake,
    /// Luck, good or bad: a circle around it.
    Luck,
}

impl Frame {
    /// A square of a hundred by a hundred.
    pub const fn hundredths(events: usize) -> Frame {
        Frame { left: 0.0, top: 0.0, width: 100.0, height: 100.0, events }
    }

    /// How far to the right it lies when so many events have happened.
    pub fn across(&self, at: usize) -> f64 {
        self.left + self.width * f64::from(at as u32) / f64::from(self.events.max(1) as u32)
    }

    /// How far down a chance to win lies.
    pub fn down(&self, value: f64) -> f64 {
        self.top + self.height * (1.0 - value)
    }

    /// The number of events that lies nearest to a share of the width.
    pub fn nearest(&self, share: f64) -> usize {
        let x = self.left + self.width * if share.is_finite() { share.clamp(0.0, 1.0) } else { 0.0 };
        let far = |at: usize| (self.across(at) - x).abs();
        (0..=self.events).min_by(|&one, &other| far(one).total_cmp(&far(other))).unwrap_or(0)
    }

    /// The curve and the area below it, the area first. There is none without a value.
    pub fn curve(&self, values: impl IntoIterator<Item = f64>) -> Vec<Shape> {
        let mut line = String::new();
        for (at, value) in values.into_iter().enumerate() {
            let sign = if at == 0 { 'M' } else { 'L' };
            // Writing to a string never fails.
            let _ = write!(line, "{sign}{} {}", Number(self.across(at)), Number(self.down(value)));
        }
        if line.is_empty() {
            return Vec::new();
        }
        let area = format!("{line}V{}H{}Z", Number(self.down(0.0)), Number(self.left));
        vec![Shape::path("curve-area", area), Shape::path("curve-value", line)]
    }

    /// A line from top to bottom when so many events have happened.
    pub fn upright(&self, class: &'static str, at: usize) -> Shape {
        let (top, bottom) = (Number(self.top), Number(self.top + self.height));
        Shape::path(class, format!("M{} {top}V{bottom}", Number(self.across(at))))
    }

    /// A line across at a chance to win.
    pub fn level(&self, class: &'static str, value: f64) -> Shape {
        let (left, right) = (Number(self.left), Number(self.left + self.width));
        Shape::path(class, format!("M{left} {}H{right}", Number(self.down(value))))
    }
}

impl Curve {
    /// The curve with its scale, its rounds and what is pointed out.
    pub fn picture(&self) -> Picture {
        let frame = Frame {
            left: 64.0,
            top: 20.0,
            width: 604.0,
            height: 236.0,
            events: self.values.len().max(2) - 1,
        };
        let bottom = frame.down(0.0);
        let mut shapes: Vec<Shape> = Vec::new();
        for &(_, at) in &self.rounds {
            shapes.push(frame.upright("curve-round", at));
        }
        for (label, quarter) in self.scale.iter().zip(0_u8..) {
            let value = f64::from(quarter) / 4.0;
            let place = (frame.left - 6.0, frame.down(value) + 4.0);
            shapes.push(frame.level(if quarter == 2 { "curve-half" } else { "curve-round" }, value));
            shapes.push(Shape::text("curve-name", place, Anchor::End, label));
        }
        for &(round, at) in &self.rounds {
            // On a phone there is room for every other number only.
            let class = if round % 2 == 0 { "curve-name curve-even" } else { "curve-name" };
            shapes.push(Shape::text(
                class,
                (frame.across(at), bottom + 20.0),
                Anchor::Start,
                round.to_string(),
            ));
        }
        shapes.extend(frame.curve(self.values.iter().copied()));
        for mark in &self.marks {
            let value = self.values.get(mark.at).copied().unwrap_or_default();
            shapes.push(mark.shape(frame.across(mark.at), frame.down(value)));
        }
        Picture::new("curve-picture", 680.0, 284.0, shapes)
    }
}

impl Marked {
    fn shape(&self, x: f64, y: f64) -> Shape {
        let (to_x, to_y) = self.sign.tip();
        Shape::Group(Group {
            class: self.sign.class(),
            transform: Transform::by(x - to_x, y - to_y),
            title: Some(self.title.clone()),
            shapes: vec![self.sign.shape()],
        })
    }
}

impl Sign {
    /// The sign by itself.
    pub fn picture(self) -> Picture {
        Picture::new(self.class(), 16.0, 16.0, vec![self.shape()])
    }

    const fn class(self) -> &'static str {
        match self {
            Sign::Mistake => "shape mistake",
            Sign::Luck => "shape luck",
        }
    }

    /// The sign in the square from 0, 0 to 16, 16.
    fn shape(self) -> Shape {
        match self {
            Sign::Mistake => Shape::path("", "M8 15L1 3H15Z"),
            Sign::Luck => Shape::circle("", (8.0, 8.0), 5.5),
        }
    }

    /// What point of that square lies where it points.
    const fn tip(self) -> (f64, f64) {
        match self {
            Sign::Mistake => (8.0, 15.0),
            Sign::Luck => (8.0, 8.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg;

    #[test]
    fn what_was_judged_lies_on_the_scale_of_the_whole_game() {
        let [_, Shape::Path { d, .. }] = &Frame::hundredths(7).curve([0.5, 0.75])[..] else {
            panic!("an area and a line")
        };
        assert_eq!(d, "M0 50L14.29 25");
    }

    #[test]
    fn a_tap_on_the_curve_goes_to_the_nearest_moment() {
        let frame = Frame::hundredths(4);
        assert_eq!([-1.0, 0.0, 0.26, 0.5, 0.9, 7.0].map(|share| frame.nearest(share)), [0, 0, 1, 2, 4, 4]);
        assert_eq!(Frame::hundredths(0).nearest(0.5), 0);
        assert_eq!(frame.nearest(f64::NAN), 0);
    }

    #[test]
    fn what_is_pointed_out_says_what_it_is_and_points_at_its_moment() {
        let curve = Curve {
            values: vec![0.5, 1.0],
            scale: ["0", "25", "50", "75", "100"].map(str::to_owned),
            rounds: vec![(1, 0)],
            marks: vec![Marked { sign: Sign::Mistake, at: 1, title: "A & B".to_owned() }],
        };
        let text = svg(&curve.picture());
        assert!(text.contains("transform=\"translate(660 5)\"><title>A &amp; B</title>"), "{text}");
    }

    #[test]
    fn a_curve_of_nothing_is_a_frame() {
        let text = svg(
            &Curve { values: vec![], scale: Default::default(), rounds: vec![], marks: vec![] }.picture()
        );
        assert!(!text.contains("curve-value") && !text.contains("NaN"), "{text}");
    }
}
