//! Why an event is a good or a bad one, as facts that anybody can check on the sheets.
//!
//! An evaluation is a number, and a number convinces nobody. So these facts come from the rules alone and hold whoever
//! plays: what an event scores, marks, spends, leaves to the opponent, compared with another event.

use blazon::{Arms, Cell, Cells, Domain, Drawing, Event, Position, Power, Seat, Step};

use crate::order::greatest_first;

/// A fact about an event that speaks for or against it.
///
/// "More" and "fewer" compare it with another event, and are 0 if there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is all the player may do.
    Only,
    /// This round is the last one, with the player so many points ahead as things stand, or behind if negative.
    EndsGame {
        /// The points.
        lead: i32,
    },
    /// It marks the last box of the line of this power, and nobody can come first.
    LastBox {
        /// The power.
        power: Power,
        /// Whether the opponent has one or two boxes left there, and so might have won it in a round.
        before_them: bool,
    },
    /// It marks boxes of a line.
    Marks {
        /// The arms of the line.
        arms: Arms,
        /// How many boxes.
        count: u8,
        /// The boxes left after that.
        left: u8,
    },
    /// It keeps the opponent from filling the line of this power this round.
    KeepsFromThem(Power),
    /// It lets the opponent fill the line of this power this round, and the other event would not.
    GivesThem(Power),
    /// It leaves the opponent a domino that cannot be drawn without a power.
    Blocks,
    /// The most points the opponent can draw this round with the dice that are left, spending nothing.
    Leaves {
        /// The points.
        points: u32,
        /// How many fewer that is than after the other event.
        fewer: i32,
    },
    /// The points the player can draw this round with these dice, whatever the opponent takes, spending nothing.
    Offers {
        /// The points.
        points: u32,
        /// How many more that is than after the other event.
        more: i32,
    },
    /// It changes the player's score at once.
    Scores {
        /// The points. Negative if two domains counted with *Domains* become one.
        points: i32,
        /// How many more that is than with the other event.
        more: i32,
    },
    /// It makes or extends a domain.
    Grows {
        /// Its arms.
        arms: Arms,
        /// Its cells after that.
        cells: u32,
        /// Its crosses after that.
        crosses: u32,
    },
    /// It counts the domains of an arms, so many as things stand.
    Counts {
        /// The arms.
        arms: Arms,
        /// The domains.
        domains: u32,
    },
    /// Its cross multiplies the cells of a domain.
    Multiplies {
        /// The arms of the domain.
        arms: Arms,
        /// Its cells.
        cells: u32,
    },
    /// The domino cannot be drawn without spending this power.
    Needs(Power),
    /// It leaves out a domino that cannot be drawn as it is.
    CannotDraw,
    /// It spends something that comes once a game.
    Spends(Asset),
    /// It keeps something that the other event would spend.
    Keeps(Asset),
    /// It cuts off an empty cell, on which no domino fits any more.
    Hole(Cell),
    /// It cuts off no empty cell, and the other event would.
    KeepsRoom,
    /// It leaves the last box of this power's line unmarked, and the other event would mark it.
    PassesUp(Power),
    /// It takes the last empty cell beside a domain of the player, and the other event would not.
    ShutsIn {
        /// The arms of the domain.
        arms: Arms,
        /// Its cells.
        cells: u32,
    },
}

/// Something that is spent once a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asset {
    /// A power.
    Power(Power),
    /// The castle's bonus.
    Castle,
}

/// The facts about a legal event, compared with another one if there is one, the most telling first.
///
/// An event that is chance's or not legal has none.
///
/// ```
/// use blazon::Position;
/// use blazon_engine::{Reason, reasons};
///
/// let position: Position = "......./......./...#.../......./....... ......./......./...#.../......./....... \
///     000000:-:^:- 000000:-:^:- 1F draw:d/b/s2/?:34:12:*:*".parse()?;
/// let (best, other) = ("F:3d4s2+4d5s".parse()?, "F:3d4s2+4d5d".parse()?);
/// assert_eq!(reasons(&position, best, Some(other))[0], Reason::Scores { points: 4, more: 2 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn reasons(position: &Position, event: Event, other: Option<Event>) -> Vec<Reason> {
    let Some(seat) = event.seat() else {
        return Vec::new();
    };
    let Ok(after) = position.play(event) else {
        return Vec::new();
    };
    let mut legal = position.legal(seat).iter();
    if legal.next().is_some() && legal.next().is_none() {
        let cannot = matches!(event, Event::Leave(_)).then_some(Reason::CannotDraw);
        return cannot.into_iter().chain([Reason::Only]).collect();
    }
    let other = other.filter(|&other| other != event && other.seat() == Some(seat));
    let other = other.and_then(|other| Some((other, position.play(other).ok()?)));
    let mut facts = Facts(Vec::new());
    match event {
        Event::Take(..) => facts.of_take(position, seat, &after, other.map(|(_, after)| after).as_ref()),
        Event::Draw(_, drawing) => facts.of_drawing(position, seat, &drawing, &after),
        Event::Leave(_) => facts.add(12, Reason::CannotDraw),
        Event::Choose(_, arms) => {
            let domains = position.kingdom(seat).domains_of(arms).count() as u32;
            facts.add(30, Reason::Counts { arms, domains });
        }
        Event::AddCross(_, cell) => {
            if let Some(domain) = after.kingdom(seat).domain_at(cell) {
                facts.add(5, Reason::Multiplies { arms: domain.arms, cells: domain.cells.len() });
            }
        }
        Event::Roll(_) | Event::Lots(_) => {}
    }
    if !matches!(event, Event::Take(..)) {
        facts.of_score(position, seat, &after, other.map(|(_, after)| after).as_ref());
        facts.of_room(position, seat, &after, other.map(|(_, after)| after).as_ref());
        facts.of_end(seat, &after);
    }
    facts.of_assets(position, seat, event, other.map(|(event, _)| event));
    greatest_first(&mut facts.0, |&(weight, _)| (f64::from(weight), 0.0));
    facts.0.into_iter().map(|(_, reason)| reason).collect()
}

/// What speaks against a legal event, compared with a better one, the most telling first.
///
/// It says what the event gives up or gives away, and never what the better one is: a player who is asked to think again
/// finds that without being told. There may be nothing to say, where what is wrong shows only in later rounds.
pub fn faults(position: &Position, event: Event, better: Event) -> Vec<Reason> {
    let Some(seat) = event.seat() else {
        return Vec::new();
    };
    let (Ok(after), Ok(after_better)) = (position.play(event), position.play(better)) else {
        return Vec::new();
    };
    let (spent_better, facts) = (spent(better, position), reasons(position, event, Some(better)));
    let costs_more = |asset: &Asset| !spent_better.contains(asset);
    let speaks_against = |reason: &Reason| match reason {
        Reason::EndsGame { lead } => *lead < 0,
        Reason::Scores { more, .. } | Reason::Offers { more, .. } => *more < 0,
        Reason::Leaves { fewer, .. } => *fewer < 0,
        Reason::Spends(asset) => costs_more(asset),
        Reason::Needs(power) => costs_more(&Asset::Power(*power)),
        Reason::Hole(_) => holes(&after, seat).len() > holes(&after_better, seat).len(),
        Reason::GivesThem(_) | Reason::CannotDraw => true,
        _ => false,
    };
    let wins = |facts: &[Reason], line: Power| {
        facts.iter().any(|fact| matches!(fact, Reason::LastBox { power, .. } if *power == line))
    };
    let better_facts = reasons(position, better, Some(event));
    let passed_up = better_facts.iter().filter_map(|fact| match fact {
        Reason::LastBox { power, .. } if !wins(&facts, *power) => Some(Reason::PassesUp(*power)),
        _ => None,
    });
    let shut_in = shut_in(position, seat, &after, &after_better);
    let against = facts.iter().copied().filter(speaks_against);
    passed_up.chain(against).chain(shut_in).collect()
}

/// The largest domain that an event leaves no room to grow, and the better one does.
fn shut_in(position: &Position, seat: Seat, after: &Position, better: &Position) -> Option<Reason> {
    let has_room = |position: &Position, cell: Cell| {
        let domain = position.kingdom(seat).domain_at(cell)?;
        Some(!(domain.cells.neighbours() & position.kingdom(seat).empty()).is_empty())
    };
    let domains = position.kingdom(seat).domains().filter_map(|domain| {
        let cell = domain.cells.first()?;
        let shut = has_room(after, cell) == Some(false) && has_room(better, cell) == Some(true);
        let grown = after.kingdom(seat).domain_at(cell)?;
        shut.then_some(Reason::ShutsIn { arms: grown.arms, cells: grown.cells.len() })
    });
    domains.max_by_key(|reason| match reason {
        Reason::ShutsIn { cells, .. } => *cells,
        _ => 0,
    })
}

/// Facts, each with how telling it is: about what it is worth in points, and more if it is rare.
struct Facts(Vec<(i32, Reason)>);

impl Facts {
    fn add(&mut self, weight: i32, reason: Reason) {
        self.0.push((weight, reason));
    }

    /// What dice give, and what they leave to the opponent.
    fn of_take(&mut self, position: &Position, seat: Seat, after: &Position, other: Option<&Position>) {
        let hands = dealt(after);
        let other = other.map(dealt);
        for arms in Arms::ALL {
            let power = position.components().line(arms).power;
            if hands.iter().all(|hand| can_fill(hand, seat, arms)) {
                let before_them = boxes_left(position, !seat, arms) <= 2;
                self.add(if before_them { 30 } else { 20 }, Reason::LastBox { power, before_them });
                // What the player wins is kept from the opponent anyway.
                continue;
            }
            let could = |hands: &[Position]| hands.iter().any(|hand| can_fill(hand, !seat, arms));
            let elsewhere: Vec<bool> = match &other {
                Some(other) => vec![could(other)],
                None => position.legal(seat).iter().map(|take| could(&dealt_after(position, take))).collect(),
            };
            match could(&hands) {
                false if elsewhere.contains(&true) => self.add(25, Reason::KeepsFromThem(power)),
                true if elsewhere.contains(&false) => self.add(24, Reason::GivesThem(power)),
                _ => {}
            }
        }
        let offers = |hands: &[Position]| hands.iter().map(|hand| best_gain(hand, seat)).min().unwrap_or(0);
        let leaves = |hands: &[Position]| hands.iter().map(|hand| best_gain(hand, !seat)).max().unwrap_or(0);
        let (own, theirs) = (offers(&hands), leaves(&hands));
        let more = other.as_ref().map_or(0, |other| difference(own, offers(other)));
        if own > 0 || more < 0 {
            self.add(4 + 2 * more.abs(), Reason::Offers { points: own, more });
        }
        if hands.iter().all(|hand| hand.is_legal(Event::Leave(!seat))) {
            self.add(14, Reason::Blocks);
            return;
        }
        let fewer = other.as_ref().map_or(0, |other| difference(leaves(other), theirs));
        self.add(2 + 2 * fewer.abs(), Reason::Leaves { points: theirs, fewer });
    }

    /// The boxes a drawing marks, the domain it grows, and whether a power was needed for it.
    fn of_drawing(&mut self, position: &Position, seat: Seat, drawing: &Drawing, after: &Position) {
        let marks = position.marks_of(seat, drawing);
        for arms in Arms::ALL {
            let count = marks.of(arms);
            if count == 0 {
                continue;
            }
            let left = boxes_left(position, seat, arms).saturating_sub(count);
            if left == 0 && !may_come_first(position, seat, arms) {
                let power = position.components().line(arms).power;
                let before_them = boxes_left(position, !seat, arms) <= 2;
                self.add(if before_them { 30 } else { 20 }, Reason::LastBox { power, before_them });
            } else {
                self.add(if left <= 1 { 5 } else { 1 }, Reason::Marks { arms, count, left });
            }
        }
        let kingdom = after.kingdom(seat);
        let domains = drawing.halves.iter().filter_map(|half| kingdom.domain_at(half.cell));
        let domains = domains.filter(|domain| domain.cells.len() > 1);
        if let Some(domain) = domains.max_by_key(|domain| (domain.score(), domain.cells.len())) {
            let weight = if domain.crosses > 0 { 3 } else { 2 };
            let Domain { arms, cells, crosses } = domain;
            self.add(weight, Reason::Grows { arms, cells: cells.len(), crosses });
        }
        if position.is_legal(Event::Leave(seat)) {
            for power in spent(Event::Draw(seat, *drawing), position).into_iter().filter_map(Asset::power) {
                self.add(15, Reason::Needs(power));
            }
        }
    }

    fn of_score(&mut self, position: &Position, seat: Seat, after: &Position, other: Option<&Position>) {
        let gain = |after: &Position| difference(after.score(seat), position.score(seat));
        let points = gain(after);
        let more = other.map_or(0, |other| points - gain(other));
        if points != 0 || more != 0 {
            self.add(4 + points.abs().min(2) + 2 * more.abs(), Reason::Scores { points, more });
        }
    }

    fn of_room(&mut self, position: &Position, seat: Seat, after: &Position, other: Option<&Position>) {
        let new_holes = |after: &Position| holes(after, seat) - holes(position, seat);
        match new_holes(after).first() {
            Some(cell) => self.add(6, Reason::Hole(cell)),
            None if other.is_some_and(|other| !new_holes(other).is_empty()) => self.add(6, Reason::KeepsRoom),
            None => {}
        }
    }

    fn of_end(&mut self, seat: Seat, after: &Position) {
        let ended = matches!(after.step(), Step::Lots | Step::Over { .. });
        if ended || after.kingdom(seat).is_full() {
            let lead = difference(after.score(seat), after.score(!seat));
            self.add(40, Reason::EndsGame { lead });
        }
    }

    fn of_assets(&mut self, position: &Position, seat: Seat, event: Event, other: Option<Event>) {
        let (own, others) =
            (spent(event, position), other.map_or(Vec::new(), |other| spent(other, position)));
        let could_leave = position.is_legal(Event::Leave(seat));
        for &asset in &own {
            // A power that was needed has been named already.
            if !(could_leave && matches!(asset, Asset::Power(_))) {
                self.add(if others.contains(&asset) { 3 } else { 8 }, Reason::Spends(asset));
            }
        }
        for asset in others.into_iter().filter(|asset| !own.contains(asset)) {
            self.add(8, Reason::Keeps(asset));
        }
    }
}

impl Asset {
    fn power(self) -> Option<Power> {
        match self {
            Asset::Power(power) => Some(power),
            Asset::Castle => None,
        }
    }
}

/// What an event spends.
pub(crate) fn spent(event: Event, position: &Position) -> Vec<Asset> {
    match event {
        Event::Take(seat, dice) if seat == position.player_a() && dice.len() == 2 => {
            vec![Asset::Power(Power::Both)]
        }
        Event::Draw(_, drawing) => {
            let powers = [drawing.mode.power(), drawing.turn.map(|_| Power::Turn)];
            let castle = drawing.castle.map(|_| Asset::Castle);
            powers.into_iter().flatten().map(Asset::Power).chain(castle).collect()
        }
        _ => Vec::new(),
    }
}

/// Every way the dice can be dealt from here on, as positions in which both players draw.
fn dealt(position: &Position) -> Vec<Position> {
    match position.step() {
        Step::Take { .. } => {
            let takes = Seat::ALL.into_iter().flat_map(|seat| position.legal(seat));
            takes.flat_map(|take| dealt_after(position, take)).collect()
        }
        _ => vec![*position],
    }
}

fn dealt_after(position: &Position, take: Event) -> Vec<Position> {
    position.play(take).map_or(Vec::new(), |after| dealt(&after))
}

/// The most points a player can add with the domino in hand, spending nothing.
fn best_gain(position: &Position, seat: Seat) -> u32 {
    let mut setup = position.setup();
    setup.castle_bonus[seat] = false;
    for power in [Power::Free, Power::Split, Power::Turn] {
        setup.spellbooks[seat].held.remove(power);
    }
    // Whoever has spent everything is in a possible position too.
    let position = Position::try_from(setup).unwrap_or(*position);
    let before = position.score(seat);
    let gains = position.legal(seat).iter().filter_map(|event| {
        let after = position.play(event).ok()?;
        Some(after.score(seat).saturating_sub(before))
    });
    gains.max().unwrap_or(0)
}

/// Whether a player fills a line this round with the dice in hand, as long as the domino is drawn as it is and no power
/// is spent.
fn can_fill(position: &Position, seat: Seat, arms: Arms) -> bool {
    let left = boxes_left(position, seat, arms);
    let marked = position.rules().edition.undrawn_domino_marks() || !position.is_legal(Event::Leave(seat));
    position.owner(arms).is_none()
        && marked
        && plain_faces(position, seat, arms) >= left
        && !may_come_first(position, seat, arms)
}

/// Whether the opponent is player A, marks first, and may fill the line in this very round.
fn may_come_first(position: &Position, seat: Seat, arms: Arms) -> bool {
    let Step::Draw { done, .. } = position.step() else {
        return false;
    };
    let left = boxes_left(position, !seat, arms);
    let marks = match done[!seat] {
        Some(done) => done.marks.of(arms),
        None => plain_faces(position, !seat, arms) + u8::from(position.holds(!seat, Power::Turn)),
    };
    seat == position.player_b() && marks >= left
}

/// How many of the dice in a player's hand show this arms without a cross.
fn plain_faces(position: &Position, seat: Seat, arms: Arms) -> u8 {
    let Step::Draw { roll, hands, .. } = position.step() else {
        return 0;
    };
    hands[seat].iter().filter(|&die| roll.face(die).marks() == Some(arms)).count() as u8
}

/// The boxes a player has still to mark in a line.
fn boxes_left(position: &Position, seat: Seat, arms: Arms) -> u8 {
    position.components().line(arms).boxes.saturating_sub(position.spellbook(seat).marks[arms])
}

/// The empty cells with no empty cell beside them.
fn holes(position: &Position, seat: Seat) -> Cells {
    let empty = position.kingdom(seat).empty();
    empty - empty.neighbours()
}

fn difference(one: u32, other: u32) -> i32 {
    i32::try_from(i64::from(one) - i64::from(other)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "......./......./...#.../......./....... ......./......./...#.../......./.......";
    /// The first seat holds *Both*; the second needs one more dot for *Free*.
    const MIDDLE: &str = "..DDDD./..DDDD./...#.../......./....... ..dddd./..dddd./...#.../......./....... \
        004000:b:^:- 400000:-:^:-";
    /// The second seat's castle is walled in, and there are only dots on its map.
    const WALLED: &str = "..DDDD./..DDDD./...#.../......./....... ......./..ddd../..d#d../..ddd../.......";

    fn facts(position: &str, event: &str, other: &str) -> Vec<Reason> {
        let position: Position = position.parse().unwrap_or_else(|error| panic!("{position}: {error}"));
        let [event, other] = [event, other].map(|event| event.parse::<Event>().ok());
        for event in [event, other].into_iter().flatten() {
            assert_eq!(position.check(event), Ok(()), "{event}");
        }
        reasons(&position, event.expect("an event"), other)
    }

    #[track_caller]
    fn says(facts: &[Reason], fact: Reason) {
        assert!(facts.contains(&fact), "{fact:?} is not among {facts:?}");
    }

    #[track_caller]
    fn does_not_say(facts: &[Reason], fact: Reason) {
        assert!(!facts.contains(&fact), "{fact:?} is among {facts:?}");
    }

    #[test]
    fn the_points_at_once_are_compared_with_those_of_the_other_event() {
        let position = format!("{START} 000000:-:^:- 000000:-:^:- 1F draw:d/b/s2/?:34:12:*:*");
        says(&facts(&position, "F:3d4s2+4d5s", ""), Reason::Scores { points: 4, more: 0 });
        says(&facts(&position, "F:3d4s2+4d5s", "F:3d4s2+4d5d"), Reason::Scores { points: 4, more: 2 });
        says(&facts(&position, "F:3d4s2+4d5d", "F:3d4s2+4d5s"), Reason::Scores { points: 2, more: -2 });
    }

    #[test]
    fn the_last_box_is_named_with_its_power_and_whether_they_were_close() {
        let position = "...s.../...s.../...#.../......./....... ...ss../...ss../...#.../......./....... \
            000020:-:^:- 000010:-:^:- 2S draw:d/s/d/d1:12:34:*:+";
        let last = Reason::LastBox { power: Power::Domains, before_them: true };
        assert_eq!(facts(position, "F:1c5d+2c4s", "")[0], last);
        let far = position.replace("000010", "000000");
        says(&facts(&far, "F:1c5d+2c4s", ""), Reason::LastBox { power: Power::Domains, before_them: false });
        let castle = facts(position, "F:1c5d+2c4s1^", "F:1c5d+2c4s");
        does_not_say(&castle, last);
        says(&castle, Reason::Spends(Asset::Castle));
    }

    #[test]
    fn no_last_box_is_promised_where_player_a_may_come_first() {
        let position = MIDDLE.replace("004000:b", "404000:b");
        let position = format!("{position} 5F draw:d/d/b/b1:13:24:*:*");
        let facts = facts(&position, "S:2c3d+4b3b1", "");
        does_not_say(&facts, Reason::LastBox { power: Power::Free, before_them: true });
        says(&facts, Reason::Marks { arms: Arms::Dot, count: 1, left: 0 });
    }

    #[test]
    fn marks_are_counted_with_what_is_left() {
        let position = format!("{START} 000000:-:^:- 000000:-:^:- 1F draw:d/d/s2/?:12:34:*:*");
        let facts = facts(&position, "F:1d4d+2d5d", "");
        says(&facts, Reason::Marks { arms: Arms::Dot, count: 2, left: 3 });
        says(&facts, Reason::Grows { arms: Arms::Dot, cells: 2, crosses: 0 });
    }

    #[test]
    fn taking_a_die_may_keep_a_power_from_them() {
        let position = format!("{MIDDLE} 5F take:d/b/s2/?");
        let keeps = Reason::KeepsFromThem(Power::Free);
        assert_eq!(facts(&position, "F:1", "F:3")[0], keeps);
        assert_eq!(facts(&position, "F:1", "")[0], keeps);
        does_not_say(&facts(&position, "F:3", "F:1"), keeps);
        assert_eq!(facts(&position, "F:3", "F:1")[0], Reason::GivesThem(Power::Free));
        does_not_say(&facts(&position, "F:3", "F:2"), Reason::GivesThem(Power::Free));
    }

    #[test]
    fn taking_a_die_may_win_a_power() {
        let position = format!("{MIDDLE} 5F take:d/b/s2/?:3");
        let last = Reason::LastBox { power: Power::Free, before_them: false };
        assert_eq!(facts(&position, "S:12", "S:24")[0], last);
        does_not_say(&facts(&position, "S:24", "S:12"), last);
    }

    #[test]
    fn dice_are_worth_what_they_promise_and_what_they_leave() {
        let position = format!("{START} 000000:-:^:- 000000:-:^:- 1F take:d/b/s2/?");
        let facts = facts(&position, "F:3", "F:1");
        says(&facts, Reason::Offers { points: 2, more: 2 });
        says(&facts, Reason::Leaves { points: 0, fewer: 4 });
    }

    #[test]
    fn both_can_leave_them_a_domino_they_cannot_draw() {
        let position = format!("{WALLED} 004000:b:^:- 400000:-:^:- 5F take:d/s/q2/D");
        let facts = facts(&position, "F:14", "F:1");
        says(&facts, Reason::Blocks);
        says(&facts, Reason::Spends(Asset::Power(Power::Both)));
    }

    #[test]
    fn what_the_other_event_spends_is_kept() {
        let position = format!("{MIDDLE} 5F take:d/b/s2/?");
        says(&facts(&position, "F:1", "F:14"), Reason::Keeps(Asset::Power(Power::Both)));
        let position = format!("{START} 000000:-:^:- 000000:-:^:- 1F draw:d/b/s2/?:34:12:*:*");
        says(&facts(&position, "F:3d4s2+4d5s", "F:3d4s2+4d5s1^"), Reason::Keeps(Asset::Castle));
    }

    #[test]
    fn a_power_that_is_needed_is_named_once() {
        let position = format!("{WALLED} 004000:b:^:- 500000:f:^:- 5F draw:d/s/q2/D:14:23:*:*");
        let with = facts(&position, "S:2a1s~3b1q2", "S:-");
        says(&with, Reason::Needs(Power::Free));
        does_not_say(&with, Reason::Spends(Asset::Power(Power::Free)));
        let without = facts(&position, "S:-", "S:2a1s~3b1q2");
        says(&without, Reason::CannotDraw);
        says(&without, Reason::Keeps(Asset::Power(Power::Free)));
    }

    #[test]
    fn where_there_is_no_choice_nothing_else_is_said() {
        let position = format!("{WALLED} 004000:b:^:- 400000:-:^:- 5F draw:d/s/q2/D:14:23:*:*");
        assert_eq!(facts(&position, "S:-", ""), [Reason::CannotDraw, Reason::Only]);
    }

    #[test]
    fn a_cell_that_is_cut_off_is_named_and_one_that_is_not_is_kept() {
        let position = format!("{MIDDLE} 5F draw:d/b/D/b1:34:12:*:*");
        says(&facts(&position, "F:3g4D+4g3b1", "F:3g4D+4g5b1"), Reason::Hole(Cell::G5));
        let room = facts(&position, "F:3g4D+4g5b1", "F:3g4D+4g3b1");
        says(&room, Reason::KeepsRoom);
        says(&room, Reason::Grows { arms: Arms::TwoDots, cells: 9, crosses: 0 });
    }

    #[test]
    fn the_lightning_powers_say_what_they_count() {
        let maps = "..qq.../..qq.../...#.../......./....... ...ss../...ss../...#.../......./.......";
        let cross = format!("{maps} 000003:c:^:- 000000:-:^:- 2S flash:F:+:");
        let cross = facts(&cross, "F:xd4", "");
        says(&cross, Reason::Multiplies { arms: Arms::Quarters, cells: 4 });
        says(&cross, Reason::Scores { points: 4, more: 0 });
        let domains = format!("{maps} 000030:d:^:- 000000:-:^:- 2S flash:F:+:");
        assert_eq!(facts(&domains, "F:!q", "F:!s")[0], Reason::Counts { arms: Arms::Quarters, domains: 1 });
        says(&facts(&domains, "F:!q", "F:!s"), Reason::Scores { points: 3, more: 3 });
    }

    #[test]
    fn the_last_round_is_said_with_who_is_ahead() {
        let position = "ddddddd/ddddddd/ddd#ddd/ddddddd/ddddd.. ......./......./...#.../......./....... \
            050000:-:^:- 000000:-:^:- 17F draw:d/b/b/d1:14:23:*:*";
        assert_eq!(facts(position, "F:1f1d+4g1d1", "")[0], Reason::EndsGame { lead: 34 });
    }

    #[test]
    fn what_is_not_legal_or_is_chances_has_no_reasons() {
        let position = Position::default();
        assert_eq!(reasons(&position, "d/b/s2/?".parse().expect("a roll"), None), []);
        assert_eq!(reasons(&position, "F:3".parse().expect("a take"), None), []);
    }

    fn faults_of(position: &str, event: &str, better: &str) -> Vec<Reason> {
        let position: Position = position.parse().unwrap_or_else(|error| panic!("{position}: {error}"));
        let [event, better] = [event, better].map(|event| event.parse::<Event>().expect("an event"));
        faults(&position, event, better)
    }

    #[test]
    fn faults_say_what_an_event_gives_up_or_away() {
        let take = format!("{MIDDLE} 5F take:d/b/s2/?");
        assert_eq!(faults_of(&take, "F:3", "F:1")[0], Reason::GivesThem(Power::Free));
        let second = format!("{MIDDLE} 5F take:d/b/s2/?:3");
        assert_eq!(faults_of(&second, "S:24", "S:12")[0], Reason::PassesUp(Power::Free));
        let draw = format!("{START} 000000:-:^:- 000000:-:^:- 1F draw:d/b/s2/?:34:12:*:*");
        assert_eq!(
            faults_of(&draw, "F:3d4s2+4d5d", "F:3d4s2+4d5s"),
            [Reason::Scores { points: 2, more: -2 }]
        );
        let hole = format!("{MIDDLE} 5F draw:d/b/D/b1:34:12:*:*");
        says(&faults_of(&hole, "F:3g4D+4g3b1", "F:3g4D+4g5b1"), Reason::Hole(Cell::G5));
        does_not_say(&faults_of(&hole, "F:3g4D+4g5b1", "F:3g4D+4g3b1"), Reason::KeepsRoom);
    }

    #[test]
    fn a_domain_without_room_to_grow_is_a_fault() {
        let position = "....bdb/....bdb/...#b../....b../....... ......./......./...#.../......./....... \
            000000:-:^:- 000000:-:^:- 5F draw:b/b/D/b1:12:34:*:*";
        let shut = Reason::ShutsIn { arms: Arms::Dot, cells: 2 };
        says(&faults_of(position, "F:1f3b+2f2b", "F:1e1b+2d1b"), shut);
        does_not_say(&faults_of(position, "F:1e1b+2d1b", "F:1f3b+2f2b"), shut);
    }

    #[test]
    fn the_better_event_is_not_given_away() {
        let mut chances = crate::Chances::from_seed(9);
        for _ in 0..10 {
            let mut position = Position::default();
            while let Some(event) = chances.next_event(&position) {
                if let Some(better) = event.seat().and_then(|seat| chances.pick(position.legal(seat))) {
                    for fault in faults(&position, event, better) {
                        let told =
                            matches!(fault, Reason::Keeps(_) | Reason::KeepsRoom | Reason::KeepsFromThem(_));
                        assert!(!told, "{position} {event} {fault:?}");
                    }
                }
                position.play_unchecked(event);
            }
        }
    }

    /// Reasons are asked for in any position of any game.
    #[test]
    fn every_event_of_random_games_has_reasons_that_hold_together() {
        let mut chances = crate::Chances::from_seed(5);
        for _ in 0..20 {
            let mut position = Position::default();
            while let Some(event) = chances.next_event(&position) {
                if let Some(seat) = event.seat() {
                    let other = chances.pick(position.legal(seat));
                    let facts = reasons(&position, event, other);
                    let takes = matches!(event, Event::Take(..));
                    assert!(!takes || !facts.is_empty(), "{position} {event}");
                }
                position.play_unchecked(event);
            }
        }
    }
}
