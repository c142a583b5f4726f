use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::position::{Done, Step};
use crate::text::{Cursor, Expected, ReadError, read_all};
use crate::{
    Arms, BySeat, Cells, Dice, Die, Edition, Kingdom, Marks, Position, Power, Powers, Roll, Rules, Seat,
    Spellbook, Tally,
};

/// A position written down, perhaps an impossible one. [`Position::try_from`] names everything that is wrong with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The rules.
    pub rules: Rules,
    /// The maps.
    pub kingdoms: BySeat<Kingdom>,
    /// The two sides of the spellbook.
    pub spellbooks: BySeat<Spellbook>,
    /// Whether the castle's bonus is still there.
    pub castle_bonus: BySeat<bool>,
    /// The number of the round, from 1. The first seat is player A in odd rounds.
    pub round: u8,
    /// Where in the round.
    pub step: Step,
}

impl Setup {
    /// The start of a game.
    pub const fn new(rules: Rules) -> Setup {
        const SPELLBOOK: Spellbook = Spellbook { marks: Tally::ZERO, held: Powers::NONE, chosen: None };
        Setup {
            rules,
            kingdoms: BySeat::both(Kingdom::EMPTY),
            spellbooks: BySeat::both(SPELLBOOK),
            castle_bonus: BySeat::both(true),
            round: 1,
            step: Step::Roll,
        }
    }

    /// The player who rolls this round.
    #[inline]
    pub const fn player_a(&self) -> Seat {
        if self.round % 2 == 1 { Seat::First } else { Seat::Second }
    }

    fn read(cursor: &mut Cursor<'_>) -> Result<Setup, ReadError> {
        let first = Kingdom::read(cursor)?;
        cursor.sign(' ')?;
        let second = Kingdom::read(cursor)?;
        let mut setup = Setup { kingdoms: BySeat { first, second }, ..Setup::new(Rules::default()) };
        for seat in Seat::ALL {
            cursor.sign(' ')?;
            (setup.spellbooks[seat], setup.castle_bonus[seat]) = read_sheet(cursor)?;
        }
        cursor.sign(' ')?;
        setup.round = read_round(cursor)?;
        let a = setup.player_a();
        cursor.one(Expected::PlayerA, |c| (c == a.letter()).then_some(()))?;
        cursor.sign(' ')?;
        setup.step = read_step(cursor)?;
        if cursor.take_word(" edition:") {
            setup.rules.edition = cursor.edition()?;
        }
        if cursor.take_word(" components:") {
            setup.rules.components = crate::Components::read_line(cursor)?;
        }
        Ok(setup)
    }
}

fn read_sheet(cursor: &mut Cursor<'_>) -> Result<(Spellbook, bool), ReadError> {
    let mut spellbook = Spellbook::default();
    for arms in Arms::ALL {
        spellbook.marks[arms] = cursor.digit(Expected::Marks)?;
    }
    cursor.sign(':')?;
    if !cursor.take('-') {
        let mut last = None;
        loop {
            let out_of_order = cursor.error(Expected::Power);
            let power = cursor.power()?;
            if last >= Some(power) {
                return Err(out_of_order);
            }
            last = Some(power);
            spellbook.held.insert(power);
            if cursor.peek() == Some(':') {
                break;
            }
        }
    }
    cursor.sign(':')?;
    let castle = cursor.one(Expected::Castle, |c| match c {
        '^' => Some(true),
        '-' => Some(false),
        _ => None,
    })?;
    cursor.sign(':')?;
    if !cursor.take('-') {
        spellbook.chosen = Some(cursor.arms()?);
    }
    Ok((spellbook, castle))
}

/// Reads 1 to 99, without a leading zero.
pub(crate) fn read_round(cursor: &mut Cursor<'_>) -> Result<u8, ReadError> {
    let start = cursor.clone();
    let mut round = cursor.digit(Expected::Round)?;
    if round == 0 {
        return Err(start.error(Expected::Round));
    }
    if cursor.peek().is_some_and(|c| c.is_ascii_digit()) {
        round = round * 10 + cursor.digit(Expected::Round)?;
    }
    Ok(round)
}

fn read_step(cursor: &mut Cursor<'_>) -> Result<Step, ReadError> {
    if cursor.take_word("roll") {
        return Ok(Step::Roll);
    }
    if cursor.take_word("take:") {
        let roll = cursor.roll()?;
        let taken = if cursor.take(':') { Some(cursor.die()?) } else { None };
        return Ok(Step::Take { roll, taken });
    }
    if cursor.take_word("draw:") {
        let roll = cursor.roll()?;
        cursor.sign(':')?;
        let first = cursor.dice()?;
        cursor.sign(':')?;
        let hands = BySeat { first, second: cursor.dice()? };
        cursor.sign(':')?;
        let first = read_done(cursor)?;
        cursor.sign(':')?;
        return Ok(Step::Draw { roll, hands, done: BySeat { first, second: read_done(cursor)? } });
    }
    if cursor.take_word("flash:") {
        let seat = cursor.seat()?;
        cursor.sign(':')?;
        let drew = read_drew(cursor)?;
        cursor.sign(':')?;
        return Ok(Step::Flash { seat, drew, waiting: Marks::read(cursor)? });
    }
    if cursor.take_word("lots") {
        return Ok(Step::Lots);
    }
    if cursor.take_word("over") {
        let lots = if cursor.take(':') { Some(cursor.seat()?) } else { None };
        return Ok(Step::Over { lots });
    }
    Err(cursor.error(Expected::Step))
}

fn read_done(cursor: &mut Cursor<'_>) -> Result<Option<Done>, ReadError> {
    if cursor.take('*') {
        return Ok(None);
    }
    let drew = read_drew(cursor)?;
    Ok(Some(Done { drew, marks: Marks::read(cursor)? }))
}

fn read_drew(cursor: &mut Cursor<'_>) -> Result<bool, ReadError> {
    cursor.one(Expected::Drew, |c| match c {
        '+' => Some(true),
        '-' => Some(false),
        _ => None,
    })
}

const fn drew_sign(drew: bool) -> char {
    if drew { '+' } else { '-' }
}

impl FromStr for Setup {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Setup, ReadError> {
        read_all(text, Setup::read)
    }
}

/// Writes the line of the notation.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kingdoms.first, self.kingdoms.second)?;
        for seat in Seat::ALL {
            let spellbook = &self.spellbooks[seat];
            f.write_str(" ")?;
            spellbook.marks.iter().try_for_each(|(_, marks)| write!(f, "{marks}"))?;
            f.write_str(":")?;
            if spellbook.held.is_empty() {
                f.write_str("-")?;
            }
            spellbook.held.iter().try_for_each(|power| write!(f, "{}", power.letter()))?;
            write!(f, ":{}:", if self.castle_bonus[seat] { '^' } else { '-' })?;
            match spellbook.chosen {
                Some(arms) => write!(f, "{arms}")?,
                None => f.write_str("-")?,
            }
        }
        write!(f, " {}{} {}", self.round, self.player_a(), self.step)?;
        if self.rules.edition != Edition::Standard {
            write!(f, " edition:{}", self.rules.edition)?;
        }
        if self.rules.components != crate::Components::BOX {
            write!(f, " components:{}", self.rules.components)?;
        }
        Ok(())
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Step::Roll => f.write_str("roll"),
            Step::Take { roll, taken: None } => write!(f, "take:{roll}"),
            Step::Take { roll, taken: Some(die) } => write!(f, "take:{roll}:{die}"),
            Step::Draw { roll, hands, done } => {
                write!(f, "draw:{roll}:{}:{}", hands.first, hands.second)?;
                done.iter().try_for_each(|(_, done)| match done {
                    Some(done) => write!(f, ":{}{}", drew_sign(done.drew), done.marks),
                    None => f.write_str(":*"),
                })
            }
            Step::Flash { seat, drew, waiting } => write!(f, "flash:{seat}:{}:{waiting}", drew_sign(drew)),
            Step::Lots => f.write_str("lots"),
            Step::Over { lots: None } => f.write_str("over"),
            Step::Over { lots: Some(seat) } => write!(f, "over:{seat}"),
        }
    }
}

/// A setup that no game leads to, with all its faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// What is wrong, at least one thing.
    pub faults: Vec<Fault>,
}

impl core::error::Error for SetupError {}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

/// Something that cannot be in any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// Rounds are counted from 1 to 99.
    #[error("there is no round {0}")]
    Round(u8),
    /// Dominoes cover two cells.
    #[error("{0} has drawn an odd number of cells")]
    OddCells(Seat),
    /// One domino a round.
    #[error("{0} has drawn more dominoes than there were rounds")]
    TooManyCells(Seat),
    /// A round in which neither draws is the last.
    #[error("there were rounds in which nobody drew, and the game went on")]
    TooFewCells,
    /// Whoever drew this round has drawn cells.
    #[error("{0} is said to have drawn, but the map is empty")]
    NothingDrawn(Seat),
    /// Cells hang together with the castle, but for one domino drawn with *Free*.
    #[error("{0} has drawn cells that hang together with nothing")]
    Adrift(Seat),
    /// A domino covers one light and one dark cell of a chequered map, unless *Split* drew it.
    #[error("the dominoes of {0} cannot lie like that: too many cells of one colour of the chequered map")]
    Colours(Seat),
    /// A line has only so many boxes.
    #[error("{0} has more marks than boxes in line {1}")]
    TooManyInLine(Seat, Arms),
    /// A domino marks two boxes at most.
    #[error("{0} has more marks than the dominoes so far could make")]
    TooManyMarks(Seat),
    /// A line belongs to one player.
    #[error("both have filled line {0}")]
    BothFilled(Arms),
    /// A power is held by the owner of its line.
    #[error("{0} holds {1} without having filled its line")]
    HeldUnfilled(Seat, Power),
    /// ⚡ powers are resolved at once.
    #[error("{0} holds {1}, which is resolved at once")]
    LightningHeld(Seat, Power),
    /// Nothing to resolve.
    #[error("{0} has no lightning power to resolve")]
    NoLightning(Seat),
    /// An arms is chosen when *Domains* is resolved, and only then.
    #[error("{0} has an arms chosen without Domains, or Domains without an arms chosen")]
    Chosen(Seat),
    /// A die shows one of its faces.
    #[error("die {0} has no such face")]
    Roll(Die),
    /// Each player has two dice of the four.
    #[error("the dice are not dealt two and two")]
    Hands,
    /// A waiting mark is one that will show, and there are at most two a player.
    #[error("{0} has marks waiting that the domino cannot make")]
    Waiting(Seat),
    /// When both are done the spellbook is marked.
    #[error("both are done with their dominoes, and the spellbook is not marked")]
    BothDone,
    /// A full map ends the game.
    #[error("the map of {0} is full, and the game goes on")]
    FullMap(Seat),
    /// Lots settle full ties, in editions that have them.
    #[error("there is nothing for lots to settle, or lots have not been drawn")]
    Lots,
}

/// Checks all that can be seen on the two sheets. Whether some sequence of rolls and events really leads there is a
/// harder question, and not asked.
impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Position, SetupError> {
        let mut faults = Vec::new();
        check_spellbooks(&setup, &mut faults);
        check_maps(&setup, &mut faults);
        check_step(&setup, &mut faults);
        if faults.is_empty() { Ok(Position { setup }) } else { Err(SetupError { faults }) }
    }
}

fn check_spellbooks(setup: &Setup, faults: &mut Vec<Fault>) {
    let components = &setup.rules.components;
    for seat in Seat::ALL {
        let spellbook = &setup.spellbooks[seat];
        let filled = |arms| spellbook.marks[arms] >= components.line(arms).boxes;
        for arms in Arms::ALL {
            if spellbook.marks[arms] > components.line(arms).boxes {
                faults.push(Fault::TooManyInLine(seat, arms));
            }
        }
        let resolving = matches!(setup.step, Step::Flash { seat: now, .. } if now == seat);
        for power in spellbook.held.iter() {
            if !filled(components.arms_of(power)) {
                faults.push(Fault::HeldUnfilled(seat, power));
            }
            if power.is_lightning() && !resolving {
                faults.push(Fault::LightningHeld(seat, power));
            }
        }
        let resolved = filled(components.arms_of(Power::Domains)) && !spellbook.held.contains(Power::Domains);
        if resolved != spellbook.chosen.is_some() {
            faults.push(Fault::Chosen(seat));
        }
        // Each round that is over has marked two boxes at most, and so has this one if it has come to marking.
        let marked_now = match setup.step {
            Step::Flash { seat: now, .. } => now == seat || seat == setup.player_a(),
            Step::Lots | Step::Over { .. } => true,
            _ => false,
        };
        let rounds = u32::from(setup.round) - u32::from(!marked_now && setup.round > 0);
        let marks: u32 = spellbook.marks.iter().map(|(_, marks)| u32::from(marks)).sum();
        if marks > 2 * rounds {
            faults.push(Fault::TooManyMarks(seat));
        }
    }
    for arms in Arms::ALL {
        let boxes = components.line(arms).boxes;
        if Seat::ALL.into_iter().all(|seat| setup.spellbooks[seat].marks[arms] >= boxes) {
            faults.push(Fault::BothFilled(arms));
        }
    }
}

fn check_maps(setup: &Setup, faults: &mut Vec<Fault>) {
    if !(1..=99).contains(&setup.round) {
        faults.push(Fault::Round(setup.round));
        return;
    }
    let over = matches!(setup.step, Step::Lots | Step::Over { .. });
    let full = setup.kingdoms.map(|kingdom| kingdom.is_full());
    let before = u32::from(setup.round) - 1;
    let mut dominoes = 0;
    let mut drew_now = 0;
    for seat in Seat::ALL {
        let kingdom = &setup.kingdoms[seat];
        let cells = kingdom.drawn();
        if cells.len() % 2 == 1 {
            faults.push(Fault::OddCells(seat));
        }
        // Whether this round's domino is, or may be, on the map.
        let (surely, perhaps) = match setup.step {
            Step::Roll | Step::Take { .. } => (false, false),
            Step::Draw { done, .. } => {
                let drew = done[seat].is_some_and(|done| done.drew);
                (drew, drew)
            }
            Step::Flash { drew, .. } => (false, drew),
            Step::Lots | Step::Over { .. } => (false, full.first || full.second),
        };
        if surely && cells.is_empty() {
            faults.push(Fault::NothingDrawn(seat));
        }
        if cells.len() > 2 * (before + u32::from(perhaps)) {
            faults.push(Fault::TooManyCells(seat));
        }
        if full[seat] && !over && !perhaps {
            faults.push(Fault::FullMap(seat));
        }
        if !hangs_together(setup, seat) {
            faults.push(Fault::Adrift(seat));
        }
        if !colours_balance(setup, seat) {
            faults.push(Fault::Colours(seat));
        }
        dominoes += cells.len() / 2;
        drew_now += u32::from(surely);
    }
    // Every round before this one saw a domino drawn, and so did this one if it says so.
    let drew_now = match setup.step {
        Step::Flash { drew: true, .. } => 1,
        Step::Lots | Step::Over { .. } if full.first || full.second => 1,
        _ => drew_now,
    };
    if dominoes < before + drew_now {
        faults.push(Fault::TooFewCells);
    }
}

/// Whether as many light as dark cells are drawn: a domino covers one of each, and two of a kind only with *Split*.
/// That is why a map is never filled without *Split*: it has 16 cells of one colour and 18 of the other.
fn colours_balance(setup: &Setup, seat: Seat) -> bool {
    let cells = setup.kingdoms[seat].drawn();
    let light = cells.iter().filter(|cell| (cell.column() + cell.row()) % 2 == 0).count() as u32;
    let apart = light.abs_diff(cells.len() - light);
    // An odd number of cells is a fault of its own.
    apart <= 1 || apart <= 2 && has_spent(setup, seat, Power::Split)
}

fn has_spent(setup: &Setup, seat: Seat, power: Power) -> bool {
    let line = setup.rules.components.arms_of(power);
    let spellbook = &setup.spellbooks[seat];
    spellbook.marks[line] >= setup.rules.components.line(line).boxes && !spellbook.held.contains(power)
}

/// Whether all drawn cells hang together with the castle, but for one group that *Free* may have started.
fn hangs_together(setup: &Setup, seat: Seat) -> bool {
    let free_spent = has_spent(setup, seat, Power::Free);
    let cells = setup.kingdoms[seat].drawn();
    let mut apart = cells;
    for start in cells & Cells::BESIDE_CASTLE {
        apart -= cells.group(start);
    }
    match apart.first() {
        None => true,
        Some(start) => free_spent && apart.len() >= 2 && cells.group(start) == apart,
    }
}

fn check_step(setup: &Setup, faults: &mut Vec<Fault>) {
    match setup.step {
        Step::Roll => {}
        Step::Take { roll, .. } => check_roll(setup, roll, faults),
        Step::Draw { roll, hands, done } => {
            check_roll(setup, roll, faults);
            check_hands(hands, faults);
            for seat in Seat::ALL {
                if let Some(done) = done[seat] {
                    check_waiting(setup, seat, done.marks, faults);
                    let silent = !done.drew && !setup.rules.edition.undrawn_domino_marks();
                    if silent && done.marks != Marks::NONE {
                        faults.push(Fault::Waiting(seat));
                    }
                }
            }
            if done.first.is_some() && done.second.is_some() {
                faults.push(Fault::BothDone);
            }
        }
        Step::Flash { seat, waiting, .. } => {
            let position = Position { setup: *setup };
            let cross_only = position.lightning(seat) == Some(Power::Cross);
            if position.lightning(seat).is_none()
                || cross_only && setup.kingdoms[seat].room_for_cross().is_empty()
            {
                faults.push(Fault::NoLightning(seat));
            }
            if seat == setup.player_a() {
                check_waiting(setup, !seat, waiting, faults);
            } else if waiting != Marks::NONE {
                faults.push(Fault::Waiting(!seat));
            }
        }
        Step::Lots => {
            if !(Position { setup: *setup }).awaits_lots() {
                faults.push(Fault::Lots);
            }
        }
        Step::Over { lots } => {
            if lots.is_some() != (Position { setup: *setup }).awaits_lots() {
                faults.push(Fault::Lots);
            }
        }
    }
}

fn check_roll(setup: &Setup, roll: Roll, faults: &mut Vec<Fault>) {
    for die in Die::ALL {
        if !setup.rules.components.faces(die).contains(&roll.face(die)) {
            faults.push(Fault::Roll(die));
        }
    }
}

fn check_hands(hands: BySeat<Dice>, faults: &mut Vec<Fault>) {
    if hands.first.len() != 2 || hands.second != hands.first.others() {
        faults.push(Fault::Hands);
    }
}

fn check_waiting(setup: &Setup, seat: Seat, marks: Marks, faults: &mut Vec<Fault>) {
    let position = Position { setup: *setup };
    if position.marks_that_show(seat, marks) != marks {
        faults.push(Fault::Waiting(seat));
    }
}
