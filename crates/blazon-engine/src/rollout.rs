use blazon::{BySeat, Die, Event, Position, Power, Seat, Step, ToAct};

use crate::Chances;
use crate::greedy::{self, Hand, PAIRS, Plan, plans};
use crate::outline::Outline;

/// Plays a game to its end between two greedy players.
pub fn rollout(position: &mut Position, chances: &mut Chances) {
    // A round that has begun is played on event by event, the others at once.
    while !matches!(position.step(), Step::Roll) {
        match next(position, chances) {
            Some(event) => position.play_unchecked(event),
            None => return,
        }
    }
    let mut outlines = BySeat::new(|seat| Outline::of(position.kingdom(seat)));
    while matches!(position.step(), Step::Roll) {
        play_round(position, &mut outlines, chances);
    }
    if let ToAct::Chance(chance) = position.to_act() {
        let event = chances.event(position, chance);
        position.play_unchecked(event);
    }
}

/// The next event of a game between greedy players, until it is over.
fn next(position: &Position, chances: &mut Chances) -> Option<Event> {
    match position.to_act() {
        ToAct::Chance(chance) => Some(chances.event(position, chance)),
        ToAct::Seat(seat) => greedy::choose(position, seat),
        ToAct::Both => greedy::choose(position, Seat::First),
        ToAct::Nobody(_) => None,
    }
}

/// Plays one round between two greedy players.
pub fn play_greedy_round(position: &mut Position, chances: &mut Chances) {
    let mut outlines = BySeat::new(|seat| Outline::of(position.kingdom(seat)));
    play_round(position, &mut outlines, chances);
}

/// Plays a whole round. What a domino is worth to a player is looked at once, for the draft and for the drawing.
fn play_round(position: &mut Position, outlines: &mut BySeat<Outline>, chances: &mut Chances) {
    let roll = position.components().roll(|n| chances.below(n));
    position.play_unchecked(Event::Roll(roll));
    let hands = BySeat::new(|seat| Hand::of(position, seat, &outlines[seat]));
    let plans = BySeat::new(|seat| plans(&hands[seat], roll));
    let (a, b) = (position.player_a(), position.player_b());
    let shares = greedy::share(&plans[a], &plans[b], hands[a].both());
    let taken = shares.first();
    position.play_unchecked(Event::Take(a, taken));
    if let (1, Some(die)) = (taken.len(), taken.lowest()) {
        position.play_unchecked(Event::Take(b, shares.second(die)));
    }
    for seat in Seat::ALL {
        draw(position, seat, &hands[seat], &plans[seat], &mut outlines[seat]);
    }
    while let Step::Flash { seat, .. } = position.step() {
        let Some(event) = greedy::flash(position, seat) else {
            return;
        };
        if let Event::AddCross(_, cell) = event {
            outlines[seat].add_cross(cell);
        }
        position.play_unchecked(event);
    }
}

fn draw(position: &mut Position, seat: Seat, hand: &Hand, plans: &[Plan; 6], outline: &mut Outline) {
    let Step::Draw { roll, hands, .. } = position.step() else {
        return;
    };
    let Some(dice) = hands[seat].pair() else {
        return;
    };
    let plan = if position.holds(seat, Power::Turn) {
        hand.plan(dice, dice.map(|die| roll.face(die)), Some(position.components()))
    } else {
        let number = PAIRS.iter().position(|&[one, other]| [Die::ALL[one], Die::ALL[other]] == dice);
        plans[number.unwrap_or(0)]
    };
    if let Some(drawing) = plan.drawing {
        for half in drawing.halves {
            outline.draw(half.cell, half.arms, half.crosses);
        }
        position.play_unchecked(Event::Draw(seat, drawing));
    } else {
        position.play_unchecked(Event::Leave(seat));
    }
}
