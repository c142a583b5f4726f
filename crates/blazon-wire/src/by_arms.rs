use blazon::Arms;
use serde::{Deserialize, Serialize};

/// Something that there is one of for each arms: an object with the six letters, in the order of the spellbook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each field is the arms of its name")]
pub struct ByArms<T> {
    #[serde(rename = "d")]
    pub dot: T,
    #[serde(rename = "b")]
    pub bar: T,
    #[serde(rename = "D")]
    pub two_dots: T,
    #[serde(rename = "B")]
    pub two_bars: T,
    #[serde(rename = "s")]
    pub solid: T,
    #[serde(rename = "q")]
    pub quarters: T,
}

impl<T> ByArms<T> {
    /// Makes one for each arms.
    pub fn new(mut make: impl FnMut(Arms) -> T) -> ByArms<T> {
        ByArms {
            dot: make(Arms::Dot),
            bar: make(Arms::Bar),
            two_dots: make(Arms::TwoDots),
            two_bars: make(Arms::TwoBars),
            solid: make(Arms::Solid),
            quarters: make(Arms::Quarters),
        }
    }
}
