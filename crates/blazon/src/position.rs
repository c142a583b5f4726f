use core::fmt;
use core::str::FromStr;

use crate::text::ReadError;
use crate::{
    BySeat, Cells, Components, Dice, Die, Event, Illegal, Kingdom, Legal, Marks, Outcome, Power, Roll, Rules,
    Seat, Setup, SetupError, Spellbook, Symmetry,
};

/// A game at some moment. It changes only through an [`Event`], the dice included.
///
/// A position is small, is copied freely and holds no generator: whoever holds the table rolls. Three doors lead from
/// one to the next, with three contracts:
///
/// - [`play`](Position::play) checks the event, and gives the position back with the reason if it refuses it;
/// - [`check`](Position::check) says whether an event is legal, and plays nothing;
/// - [`play_unchecked`](Position::play_unchecked) is for events that are known to be legal, and changes the position
///   in place.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) setup: Setup,
}

/// Where in a round a position is, with what is only known there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The dice are to be rolled.
    Roll,
    /// The dice are drafted.
    Take {
        /// What they show.
        roll: Roll,
        /// The die player A has; then player B is to take two.
        taken: Option<Die>,
    },
    /// The dominoes are drawn, in either order.
    Draw {
        /// What the dice show.
        roll: Roll,
        /// The two dice of each player.
        hands: BySeat<Dice>,
        /// Who has drawn or left out the domino, and what it will mark.
        done: BySeat<Option<Done>>,
    },
    /// The spellbook is being marked, and a player resolves a ⚡ power.
    Flash {
        /// The player.
        seat: Seat,
        /// Whether anybody drew this round.
        drew: bool,
        /// The boxes player B marks when player A is through.
        waiting: Marks,
    },
    /// A full tie is to be settled by lots.
    Lots,
    /// The game is over.
    Over {
        /// Whom lots favoured, if they were drawn.
        lots: Option<Seat>,
    },
}

/// What a player did with this round's domino.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Done {
    /// Whether it was drawn, or left out.
    pub drew: bool,
    /// The boxes it will mark when both players are done.
    pub marks: Marks,
}

/// Who brings about the next event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ToAct {
    /// Nobody at the table.
    Chance(Chance),
    /// This player.
    Seat(Seat),
    /// Either player: both are drawing, and it does not matter who is first.
    Both,
    /// Nobody: the game is over.
    Nobody(Outcome),
}

/// What chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// The four dice.
    Roll,
    /// A full tie, between two equally likely seats.
    Lots,
}

/// An event that was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{event} is refused: {reason}")]
pub struct PlayError {
    /// The position, unchanged.
    pub position: Position,
    /// The event.
    pub event: Event,
    /// The rule it breaks.
    #[source]
    pub reason: Illegal,
}

impl Position {
    /// The start of a game: empty maps, and the first seat about to roll.
    pub const fn new(rules: Rules) -> Position {
        Position { setup: Setup::new(rules) }
    }

    /// Everything the position is made of, to look at or to change.
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// The rules it is played by.
    pub const fn rules(&self) -> &Rules {
        &self.setup.rules
    }

    /// The dice and the spellbook it is played with.
    pub const fn components(&self) -> &Components {
        &self.setup.rules.components
    }

    /// The number of the round, from 1.
    pub const fn round(&self) -> u8 {
        self.setup.round
    }

    /// The player who rolls this round.
    #[inline]
    pub const fn player_a(&self) -> Seat {
        self.setup.player_a()
    }

    /// The other player.
    #[inline]
    pub fn player_b(&self) -> Seat {
        !self.player_a()
    }

    /// Where in the round it is.
    pub const fn step(&self) -> Step {
        self.setup.step
    }

    /// A player's map.
    pub fn kingdom(&self, seat: Seat) -> &Kingdom {
        &self.setup.kingdoms[seat]
    }

    /// A player's side of the spellbook.
    pub fn spellbook(&self, seat: Seat) -> &Spellbook {
        &self.setup.spellbooks[seat]
    }

    /// Whether a player still has the castle's bonus.
    #[inline]
    pub fn castle_bonus(&self, seat: Seat) -> bool {
        self.setup.castle_bonus[seat]
    }

    /// Who brings about the next event.
    #[inline]
    pub fn to_act(&self) -> ToAct {
        match self.setup.step {
            Step::Roll => ToAct::Chance(Chance::Roll),
            Step::Take { taken: None, .. } => ToAct::Seat(self.player_a()),
            Step::Take { taken: Some(_), .. } => ToAct::Seat(self.player_b()),
            Step::Draw { done: BySeat { first: None, second: None }, .. } => ToAct::Both,
            Step::Draw { done: BySeat { first: None, .. }, .. } => ToAct::Seat(Seat::First),
            Step::Draw { .. } => ToAct::Seat(Seat::Second),
            Step::Flash { seat, .. } => ToAct::Seat(seat),
            Step::Lots => ToAct::Chance(Chance::Lots),
            Step::Over { lots } => ToAct::Nobody(match lots {
                Some(winner) => Outcome::Win(winner, crate::By::Lots),
                None => self.standing(),
            }),
        }
    }

    /// Whether a player may act now.
    pub fn may_act(&self, seat: Seat) -> bool {
        match self.to_act() {
            ToAct::Seat(one) => one == seat,
            ToAct::Both => true,
            ToAct::Chance(_) | ToAct::Nobody(_) => false,
        }
    }

    /// The legal events of a player, each once.
    #[inline]
    pub const fn legal(&self, seat: Seat) -> Legal<'_> {
        Legal::new(self, seat)
    }

    /// Whether an event is legal.
    pub fn is_legal(&self, event: Event) -> bool {
        self.check(event).is_ok()
    }

    /// Says which rule an event breaks, if it does.
    ///
    /// A drawing may be said in any way: [`Position::legal`] lists one of those that lead to the same position.
    pub fn check(&self, event: Event) -> Result<(), Illegal> {
        if matches!(self.setup.step, Step::Over { .. }) {
            return Err(Illegal::GameOver);
        }
        match event {
            Event::Roll(roll) => self.check_roll(roll),
            Event::Take(seat, dice) => self.check_take(seat, dice),
            Event::Draw(seat, drawing) => self.check_drawing(seat, &drawing),
            Event::Leave(seat) => {
                let (roll, hand) = self.hand(seat)?;
                match hand.pair() {
                    Some(pair) if self.can_be_drawn(seat, pair.map(|die| roll.face(die))) => {
                        Err(Illegal::CanBeDrawn)
                    }
                    _ => Ok(()),
                }
            }
            Event::Choose(seat, _) => self.check_lightning(seat, Power::Domains),
            Event::AddCross(seat, cell) => {
                self.check_lightning(seat, Power::Cross)?;
                let kingdom = self.kingdom(seat);
                if !kingdom.drawn().contains(cell) {
                    Err(Illegal::NoArmsThere(cell))
                } else if !kingdom.room_for_cross().contains(cell) {
                    Err(Illegal::TwoCrosses(cell))
                } else {
                    Ok(())
                }
            }
            Event::Lots(_) if self.setup.step == Step::Lots => Ok(()),
            Event::Lots(_) => Err(Illegal::NotThisStep),
        }
    }

    /// Plays an event, or gives the position back with the reason why not.
    pub fn play(mut self, event: Event) -> Result<Position, PlayError> {
        match self.check(event) {
            Ok(()) => {
                self.play_unchecked(event);
                Ok(self)
            }
            Err(reason) => Err(PlayError { position: self, event, reason }),
        }
    }

    /// Plays an event that is known to be legal: one from [`Position::legal`], or a roll of the components' dice.
    ///
    /// Any other event leaves a position of no meaning, but never breaks anything else.
    #[inline]
    pub fn play_unchecked(&mut self, event: Event) {
        match event {
            Event::Roll(roll) => self.setup.step = Step::Take { roll, taken: None },
            Event::Take(seat, dice) => self.take(seat, dice),
            Event::Draw(seat, drawing) => self.draw(seat, &drawing),
            Event::Leave(seat) => self.leave(seat),
            Event::Choose(seat, arms) => {
                self.setup.spellbooks[seat].chosen = Some(arms);
                self.setup.spellbooks[seat].held.remove(Power::Domains);
                self.after_lightning();
            }
            Event::AddCross(seat, cell) => {
                self.setup.kingdoms[seat].add_cross(cell);
                self.setup.spellbooks[seat].held.remove(Power::Cross);
                self.after_lightning();
            }
            Event::Lots(seat) => self.setup.step = Step::Over { lots: Some(seat) },
        }
    }

    /// The 64-bit hash of the position: the FNV-1a hash of its line of notation, so the same on every platform and
    /// easy to compute for any other program. Much slower than a move; for a table of positions in memory use
    /// [`core::hash::Hash`].
    pub fn stable_hash(&self) -> u64 {
        struct Fnv(u64);
        impl fmt::Write for Fnv {
            fn write_str(&mut self, text: &str) -> fmt::Result {
                for byte in text.bytes() {
                    self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
                }
                Ok(())
            }
        }
        let mut fnv = Fnv(0xcbf2_9ce4_8422_2325);
        // Neither the writer nor the position's `Display` ever fails.
        let _ = fmt::write(&mut fnv, format_args!("{self}"));
        fnv.0
    }

    /// The position with each map seen through a symmetry.
    #[must_use]
    pub fn seen_through(&self, symmetries: BySeat<Symmetry>) -> Position {
        let mut seen = *self;
        for seat in Seat::ALL {
            seen.setup.kingdoms[seat] = self.kingdom(seat).seen_through(symmetries[seat]);
        }
        seen
    }

    fn check_roll(&self, roll: Roll) -> Result<(), Illegal> {
        if self.setup.step != Step::Roll {
            return Err(Illegal::NotThisStep);
        }
        match Die::ALL.into_iter().find(|&die| !self.components().faces(die).contains(&roll.face(die))) {
            Some(die) => Err(Illegal::NoSuchFace(die)),
            None => Ok(()),
        }
    }

    fn check_lightning(&self, seat: Seat, power: Power) -> Result<(), Illegal> {
        match self.setup.step {
            Step::Flash { seat: now, .. } if self.lightning(now) == Some(power) => {
                if now == seat {
                    Ok(())
                } else {
                    Err(Illegal::NotYourTurn)
                }
            }
            _ => Err(Illegal::NotThisStep),
        }
    }

    /// The cells a player could add the cross of *Cross* to now.
    pub(crate) fn cross_cells(&self, seat: Seat) -> Cells {
        match self.check_lightning(seat, Power::Cross) {
            Ok(()) => self.kingdom(seat).room_for_cross(),
            Err(_) => Cells::NONE,
        }
    }

    /// Whether a player chooses an arms now.
    pub(crate) fn chooses_arms(&self, seat: Seat) -> bool {
        self.check_lightning(seat, Power::Domains).is_ok()
    }
}

impl Default for Position {
    fn default() -> Position {
        Position::new(Rules::default())
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.setup, f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

/// A line that is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// It cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// It can be read, but no game leads there.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        let setup: Setup = text.parse()?;
        Ok(Position::try_from(setup)?)
    }
}
