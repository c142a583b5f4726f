//! The end of a round, the end of the game, and who has won.

use crate::position::{Done, Step};
use crate::{BySeat, FullTie, Marks, Position, Seat};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This seat won.
    Win(Seat, By),
    /// Tied on points and on the largest domain.
    Draw,
}

impl Outcome {
    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Outcome::Win(seat, _) => Some(seat),
            Outcome::Draw => None,
        }
    }
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    /// The higher total.
    Points,
    /// A tie on points, and the larger single domain.
    LargestDomain,
    /// A tie on both, and lots.
    Lots,
}

impl Position {
    /// The player's points: each domain's cells × crosses, and 3 for each domain of the arms chosen with *Domains*.
    pub fn score(&self, seat: Seat) -> u32 {
        self.setup.kingdoms[seat].score() + self.domains_bonus(seat)
    }

    /// The points that *Domains* adds: 3 for each domain of the chosen arms, crossed or not.
    pub fn domains_bonus(&self, seat: Seat) -> u32 {
        match self.setup.spellbooks[seat].chosen {
            Some(arms) => 3 * self.setup.kingdoms[seat].domains_of(arms).count() as u32,
            None => 0,
        }
    }

    /// The size of the player's largest single domain.
    pub fn largest(&self, seat: Seat) -> u32 {
        self.setup.kingdoms[seat].largest()
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.setup.step {
            Step::Over { lots: Some(winner) } => Some(Outcome::Win(winner, By::Lots)),
            Step::Over { lots: None } => Some(self.standing()),
            _ => None,
        }
    }

    /// Who would win if the game ended now, lots aside.
    pub fn standing(&self) -> Outcome {
        let ahead = |by: BySeat<u32>| match by.first.cmp(&by.second) {
            core::cmp::Ordering::Greater => Some(Seat::First),
            core::cmp::Ordering::Less => Some(Seat::Second),
            core::cmp::Ordering::Equal => None,
        };
        if let Some(seat) = ahead(BySeat::new(|seat| self.score(seat))) {
            return Outcome::Win(seat, By::Points);
        }
        match ahead(BySeat::new(|seat| self.largest(seat))) {
            Some(seat) => Outcome::Win(seat, By::LargestDomain),
            None => Outcome::Draw,
        }
    }

    /// A player is done with the domino. When both are, the spellbook is marked, player A first; until then the marks
    /// wait, as far as they will show.
    #[inline]
    pub(crate) fn done(&mut self, seat: Seat, now: Done) {
        let Step::Draw { done, .. } = self.setup.step else {
            return;
        };
        if let Some(other) = done[!seat] {
            self.both_done(BySeat::of(seat, now, other));
            return;
        }
        let marks = self.marks_that_show(seat, now.marks);
        if let Step::Draw { done, .. } = &mut self.setup.step {
            done[seat] = Some(Done { marks, ..now });
        }
    }

    /// Both players are done with their dominoes: player A marks, then player B.
    #[inline]
    pub(crate) fn both_done(&mut self, done: BySeat<Done>) {
        let (a, b) = (done[self.player_a()], done[self.player_b()]);
        self.player_a_marks(a.drew || b.drew, a.marks, b.marks);
    }

    #[inline(always)]
    fn player_a_marks(&mut self, drew: bool, marks: Marks, waiting: Marks) {
        let seat = self.player_a();
        self.mark(seat, marks);
        if self.next_lightning(seat).is_some() {
            // What player A has just filled is struck out for player B.
            let waiting = self.marks_that_show(!seat, waiting);
            self.setup.step = Step::Flash { seat, drew, waiting };
        } else {
            self.player_b_marks(drew, waiting);
        }
    }

    #[inline(always)]
    fn player_b_marks(&mut self, drew: bool, marks: Marks) {
        let seat = self.player_b();
        self.mark(seat, marks);
        if self.next_lightning(seat).is_some() {
            self.setup.step = Step::Flash { seat, drew, waiting: Marks::NONE };
        } else {
            self.end_round(drew);
        }
    }

    /// One ⚡ power is resolved: on to the next, to player B's marks, or to the end of the round.
    pub(crate) fn after_lightning(&mut self) {
        let Step::Flash { seat, drew, waiting } = self.setup.step else {
            return;
        };
        if self.next_lightning(seat).is_some() {
            return;
        }
        if seat == self.player_a() {
            self.player_b_marks(drew, waiting);
        } else {
            self.end_round(drew);
        }
    }

    /// The game ends after a round in which a map became full or neither player drew. Otherwise B becomes A.
    #[inline]
    fn end_round(&mut self, drew: bool) {
        let full = self.setup.kingdoms.first.is_full() || self.setup.kingdoms.second.is_full();
        if drew && !full {
            self.setup.round = self.setup.round.saturating_add(1);
            self.setup.step = Step::Roll;
        } else if self.awaits_lots() {
            self.setup.step = Step::Lots;
        } else {
            self.setup.step = Step::Over { lots: None };
        }
    }

    /// Whether the end of the game as it stands would be settled by lots.
    pub(crate) fn awaits_lots(&self) -> bool {
        self.setup.rules.edition.full_tie() == FullTie::Lots && self.standing() == Outcome::Draw
    }
}
