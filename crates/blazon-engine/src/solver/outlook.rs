//! What can still happen: a bound on the rounds to come, and which lines of the spellbook still matter.
//!
//! A round in which neither draws is the last. So if one player has room for at most m more dominoes and the other for
//! n, at most m + n more rounds see a domino drawn, and at most one more follows, the *closing round*, in which nothing
//! but the spellbook can change. Room for a domino is a pair of empty cells side by side, no cell in two pairs; *Split*,
//! held or still to be gained, makes room for one more wherever two cells are left.

use blazon::{Power, Powers};

use super::land::Land;
use super::table::{Estate, Kit, Table};

/// What can still happen from a position on, by seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// The most dominoes each can still draw.
    pub(super) dominoes: [u32; 2],
    /// The most rounds in which one is drawn.
    pub(super) rounds: u32,
    /// Whether *Split* may yet be gained in time to be used.
    pub(super) split: [bool; 2],
    /// Whether *Domains* and *Cross* may yet be gained.
    pub(super) gains: [Gains; 2],
    /// The lines whose marks may yet decide anything, a bit each.
    pub(super) counting: [u8; 2],
}

/// Which ⚡ powers may yet be gained.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Gains {
    pub(super) domains: bool,
    pub(super) cross: bool,
}

impl Outlook {
    /// The outlook of a table, `started` rounds of which are going on already and may still see a domino drawn.
    pub(super) fn of(kit: &Kit, table: &Table, started: u32) -> Outlook {
        let split_line = kit.line(Power::Split);
        let open: [bool; 6] = core::array::from_fn(|line| table.is_open(kit, line));
        let left = |seat: usize, line: usize| {
            u32::from(kit.boxes[line]).saturating_sub(u32::from(table.estates[seat].marks[line]))
        };
        let fills = |seat: usize, line: usize, rounds: u32| {
            open[line] && left(seat, line) <= u32::from(kit.most_marks[line]) * rounds
        };
        let mut outlook = Outlook {
            dominoes: [0; 2],
            rounds: 0,
            split: [open[split_line]; 2],
            gains: [Gains::default(); 2],
            counting: [0; 2],
        };
        // Fewer rounds mean fewer marks, and fewer powers mean fewer rounds: until nothing changes.
        loop {
            for seat in 0..2 {
                outlook.dominoes[seat] = room(&table.estates[seat], outlook.split[seat]);
            }
            outlook.rounds = outlook.dominoes.iter().sum::<u32>() + started;
            let gained: [bool; 2] = core::array::from_fn(|seat| {
                outlook.split[seat]
                    && fills(seat, split_line, outlook.marking(kit, seat, started).saturating_sub(1))
            });
            if gained == outlook.split {
                break;
            }
            outlook.split = gained;
        }
        let mut useful = [0_u8; 2];
        let mut hopeful = [0_u8; 2];
        for line in 0..6 {
            for seat in 0..2 {
                let rounds = outlook.marking(kit, seat, started) + u32::from(kit.undrawn_marks);
                let in_time = match kit.powers[line] {
                    Power::Domains | Power::Cross => Some(rounds),
                    // To be used it must be gained a round before the last domino.
                    Power::Free | Power::Split | Power::Turn => (outlook.dominoes[seat] > 0)
                        .then(|| outlook.marking(kit, seat, started).saturating_sub(1)),
                    // Dice matter in the closing round too, but only for their marks.
                    Power::Both => Some(rounds.saturating_sub(1)),
                };
                useful[seat] |= u8::from(in_time.is_some_and(|rounds| fills(seat, line, rounds))) << line;
                hopeful[seat] |= u8::from(fills(seat, line, rounds)) << line;
            }
        }
        let counting = useful[0] | useful[1];
        outlook.counting = hopeful.map(|hopeful| hopeful & counting);
        outlook.gains = useful.map(|useful| Gains {
            domains: useful >> kit.line(Power::Domains) & 1 == 1,
            cross: useful >> kit.line(Power::Cross) & 1 == 1,
        });
        outlook
    }

    /// The most rounds, closing round aside, in which a player may mark boxes.
    fn marking(&self, kit: &Kit, seat: usize, started: u32) -> u32 {
        if kit.undrawn_marks { self.rounds } else { self.dominoes[seat] + started }
    }

    /// Whether a player with this map and these powers will never draw again.
    pub(super) fn is_done(&self, seat: usize, land: &Land, held: Powers) -> bool {
        land.pairs == 0 && (land.empty < 2 || !self.split[seat] && !held.contains(Power::Split))
    }

    /// Whether neither can draw or gain a ⚡ power: the game is decided, but for the closing round.
    pub(super) fn is_settled(&self) -> bool {
        self.rounds == 0 && self.gains == [Gains::default(); 2]
    }
}

/// The most dominoes a player has room for.
fn room(estate: &Estate, split: bool) -> u32 {
    let pairs = u32::from(estate.land.pairs);
    let apart = u32::from(split || estate.held.contains(Power::Split));
    (pairs + apart).min(u32::from(estate.land.empty) / 2)
}
