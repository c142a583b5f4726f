use blazon::Arms;

/// Some lines of the spellbook, as a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SpellbookLines(u8);

impl SpellbookLines {
    /// The lines that are of some kind.
    #[inline]
    pub(crate) fn new(is_one: impl Fn(Arms) -> bool) -> SpellbookLines {
        SpellbookLines(
            Arms::ALL.into_iter().fold(0, |lines, arms| lines | u8::from(is_one(arms)) << arms as u8),
        )
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn contains(self, arms: Arms) -> bool {
        self.0 & (1 << arms as u8) != 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Arms> {
        Arms::ALL.into_iter().filter(move |&arms| self.contains(arms))
    }
}

impl core::ops::BitOr for SpellbookLines {
    type Output = SpellbookLines;

    fn bitor(self, other: SpellbookLines) -> SpellbookLines {
        SpellbookLines(self.0 | other.0)
    }
}
