use blazon::BySeat;

/// What was agreed on before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Who has each seat.
    pub sitters: BySeat<Sitter>,
    /// Whether a drawing is hidden from the other seat until both are in.
    pub hidden: bool,
    /// What may be taken back.
    pub undo: Undo,
}

/// Who has a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sitter {
    /// A person.
    #[default]
    Person,
    /// A program. It takes nothing back, and what it did after a person's event goes back with it.
    Program,
}

/// What may be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Undo {
    /// Nothing.
    Never,
    /// The last event, by whoever did it, as long as nobody has acted on it and it has shown nothing.
    #[default]
    Unanswered,
    /// Whatever a person did last, with everything after it. The same dice come again.
    Free,
}

impl Default for Terms {
    /// Two people apart.
    fn default() -> Terms {
        Terms { sitters: BySeat::both(Sitter::Person), hidden: true, undo: Undo::default() }
    }
}

impl Terms {
    /// Those who share a screen. Two people see each other's drawings anyway; a program and a person do not. Everything
    /// may be taken back.
    pub fn on_one_screen(sitters: BySeat<Sitter>) -> Terms {
        Terms { sitters, hidden: sitters != BySeat::both(Sitter::Person), undo: Undo::Free }
    }
}
