use blazon::{Chance, Event, Outcome, Position, Seat};

/// What happens next at a table. A front does one thing for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next<P> {
    /// Chance decided this before it was taken back, so it decides the same again.
    Replay(Event),
    /// Chance decides.
    Chance {
        /// What it decides.
        chance: Chance,
        /// The person who has the dice in hand, if one has: player A, or with real dice whoever rolls for player A.
        roller: Option<Seat>,
    },
    /// A program decides.
    Program(ProgramTurn<P>),
    /// A person is asked. While both draw, a program can decide meanwhile; a front that does one thing after the other
    /// asks the person first.
    Person {
        /// The person's seat.
        seat: Seat,
        /// The program that can decide at the same time.
        meanwhile: Option<ProgramTurn<P>>,
    },
    /// Something happens elsewhere: the other player acts, or whoever holds the table rolls. It will be heard of.
    Elsewhere,
    /// The game is over.
    Over(Outcome),
}

/// All that a program is told for its next decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProgramTurn<P> {
    /// Its seat.
    pub seat: Seat,
    /// Which program.
    pub program: P,
    /// The position as it may see it.
    pub position: Position,
    /// What its chance follows from. It depends on nothing but the game's seed and that position: to take a move back
    /// and make it again is no way to get a better answer.
    pub seed: u64,
}
