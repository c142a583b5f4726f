use core::fmt;

/// Which rulebook is followed where they differ: a named set of switches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// The reading that most rulebooks share.
    #[default]
    Standard,
    /// The Spanish rulebook.
    Spanish,
    /// The Italian rulebook.
    Italian,
    /// The French rulebook.
    French,
    /// The Brazilian rulebook.
    Portuguese,
    /// The Korean rulebook.
    Korean,
}

impl Edition {
    /// All of them.
    pub const ALL: [Edition; 6] = [
        Edition::Standard,
        Edition::Spanish,
        Edition::Italian,
        Edition::French,
        Edition::Portuguese,
        Edition::Korean,
    ];

    /// Its name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::Standard => "standard",
            Edition::Spanish => "es",
            Edition::Italian => "it",
            Edition::French => "fr",
            Edition::Portuguese => "pt",
            Edition::Korean => "ko",
        }
    }

    /// The edition of a name in the notation.
    pub fn from_name(name: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| edition.name() == name)
    }

    /// Whether a domino that was not drawn still marks the spellbook.
    pub const fn undrawn_domino_marks(self) -> bool {
        !matches!(self, Edition::Spanish | Edition::Italian)
    }

    /// What settles a full tie.
    pub const fn full_tie(self) -> FullTie {
        match self {
            Edition::Italian => FullTie::Lots,
            _ => FullTie::Draw,
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How a game ends that is tied on points and on the largest domain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FullTie {
    /// Nobody wins.
    Draw,
    /// Lots are drawn: a chance event, written in the record.
    Lots,
}
