use core::fmt;

/// What a line of the spellbook gives to the player who fills it first. Each is used at most once a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Power {
    /// Play the domino ignoring the connection rules.
    Free,
    /// Draw the two dice apart.
    Split,
    /// As player A, take both dice first.
    Both,
    /// Turn one of the two dice to another of its faces.
    Turn,
    /// ⚡ Choose an arms: 3 points for each of its domains at the end.
    Domains,
    /// ⚡ Add one cross to a drawn arms.
    Cross,
}

impl Power {
    /// All six.
    pub const ALL: [Power; 6] =
        [Power::Free, Power::Split, Power::Both, Power::Turn, Power::Domains, Power::Cross];

    /// Its name, in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Power::Free => "free",
            Power::Split => "split",
            Power::Both => "both",
            Power::Turn => "turn",
            Power::Domains => "domains",
            Power::Cross => "cross",
        }
    }

    /// The power of a name in lower case.
    pub fn from_name(name: &str) -> Option<Power> {
        Power::ALL.into_iter().find(|power| power.name() == name)
    }

    /// The letter of the notation: the first of its name.
    pub const fn letter(self) -> char {
        self.name().as_bytes()[0] as char
    }

    /// The power of a letter of the notation.
    pub fn from_letter(letter: char) -> Option<Power> {
        Power::ALL.into_iter().find(|power| power.letter() == letter)
    }

    /// Whether it is resolved at once: the ⚡ powers, *Domains* and *Cross*.
    pub const fn is_lightning(self) -> bool {
        matches!(self, Power::Domains | Power::Cross)
    }
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of powers.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Powers(u8);

impl Powers {
    /// No power.
    pub const NONE: Powers = Powers(0);

    /// Whether the power is in the set.
    #[inline]
    pub const fn contains(self, power: Power) -> bool {
        self.0 & 1 << power as u8 != 0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a power.
    #[inline]
    pub const fn insert(&mut self, power: Power) {
        self.0 |= 1 << power as u8;
    }

    /// Takes a power away.
    #[inline]
    pub const fn remove(&mut self, power: Power) {
        self.0 &= !(1 << power as u8);
    }

    /// The powers, in order.
    pub fn iter(self) -> impl Iterator<Item = Power> {
        Power::ALL.into_iter().filter(move |&power| self.contains(power))
    }
}

impl FromIterator<Power> for Powers {
    fn from_iter<I: IntoIterator<Item = Power>>(powers: I) -> Powers {
        let mut set = Powers::NONE;
        powers.into_iter().for_each(|power| set.insert(power));
        set
    }
}

impl fmt::Debug for Powers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
