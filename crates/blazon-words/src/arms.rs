//! The coats of arms, and how they are drawn.

use blazon::{Arms, Crosses};

use crate::{Words, fl};

impl Words {
    /// The name of an arms, which says its pattern: "two bars".
    pub fn arms(&self, arms: Arms) -> String {
        match arms {
            Arms::Dot => fl!(self, "arms-dot"),
            Arms::Bar => fl!(self, "arms-bar"),
            Arms::TwoDots => fl!(self, "arms-two-dots"),
            Arms::TwoBars => fl!(self, "arms-two-bars"),
            Arms::Solid => fl!(self, "arms-solid"),
            Arms::Quarters => fl!(self, "arms-quarters"),
        }
    }

    /// What the pattern of an arms looks like: "quarterly, two fields dark".
    pub fn arms_about(&self, arms: Arms) -> String {
        match arms {
            Arms::Dot => fl!(self, "arms-dot-about"),
            Arms::Bar => fl!(self, "arms-bar-about"),
            Arms::TwoDots => fl!(self, "arms-two-dots-about"),
            Arms::TwoBars => fl!(self, "arms-two-bars-about"),
            Arms::Solid => fl!(self, "arms-solid-about"),
            Arms::Quarters => fl!(self, "arms-quarters-about"),
        }
    }

    /// An arms with its crosses as something that is drawn: "a dot with one cross".
    pub fn drawn(&self, arms: Arms, crosses: Crosses) -> String {
        let what = match arms {
            Arms::Dot => fl!(self, "drawn-dot"),
            Arms::Bar => fl!(self, "drawn-bar"),
            Arms::TwoDots => fl!(self, "drawn-two-dots"),
            Arms::TwoBars => fl!(self, "drawn-two-bars"),
            Arms::Solid => fl!(self, "drawn-solid"),
            Arms::Quarters => fl!(self, "drawn-quarters"),
        };
        fl!(self, "with-crosses", what = what, crosses = crosses.count())
    }
}
