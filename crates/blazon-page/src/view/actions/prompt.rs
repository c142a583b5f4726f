//! What kind of thing there is to do, and the sentence that says it.

use blazon::{Event, Position, Power, Seat, Step};
use blazon_table::{DiceSource, Next, NoPlace, Offers, PartialDrawing, Settled, Which};
use blazon_words::{Called, Words, fl};

use crate::game::Game;
use crate::view::{names, online};

/// What kind of thing there is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    Roll,
    Enter,
    Take,
    Draw,
    Name,
    Cross,
    Wait,
}

impl Stage {
    /// What the style sheet calls it.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Stage::Roll => "roll",
            Stage::Enter => "enter",
            Stage::Take => "take",
            Stage::Draw => "draw",
            Stage::Name => "name",
            Stage::Cross => "cross",
            Stage::Wait => "wait",
        }
    }
}

pub(super) fn stage(game: &Game) -> Stage {
    match game.screen.next() {
        _ if game.tumbling || game.is_held() => Stage::Wait,
        Next::Chance { roller: Some(_), .. } => match game.screen.dice() {
            DiceSource::Generator => Stage::Roll,
            DiceSource::Hand => Stage::Enter,
            DiceSource::Elsewhere => Stage::Wait,
        },
        Next::Person { seat, .. } => asked(&game.position(), seat),
        Next::Replay(_)
        | Next::Chance { roller: None, .. }
        | Next::Program(_)
        | Next::Elsewhere
        | Next::Over(_) => Stage::Wait,
    }
}

/// What a person is asked to do.
fn asked(position: &Position, seat: Seat) -> Stage {
    match position.step() {
        Step::Take { .. } => Stage::Take,
        Step::Draw { .. } => Stage::Draw,
        Step::Flash { .. } if names_arms(position, seat) => Stage::Name,
        Step::Flash { .. } => Stage::Cross,
        Step::Roll | Step::Lots | Step::Over { .. } => Stage::Wait,
    }
}

/// Whether the ⚡ power to resolve is *Domains*.
fn names_arms(position: &Position, seat: Seat) -> bool {
    matches!(position.legal(seat).iter().next(), Some(Event::Choose(..)))
}

/// The sentence that says what there is to do.
pub(super) fn prompt(game: &Game, words: &Words) -> String {
    let position = game.position();
    let names = names(game, words);
    let (round, a) = (position.round(), &names[position.player_a()]);
    if let Some(said) = online::prompt(game, words) {
        return said;
    }
    if game.coach.looks().is_some() {
        return fl!(words, "page-coach-looks");
    }
    match stage(game) {
        Stage::Roll => {
            fl!(words, "page-ask-roll", name = a.label(), who = a.who(), round = round)
        }
        Stage::Enter => {
            fl!(words, "page-ask-enter", name = a.label(), who = a.who(), round = round)
        }
        Stage::Take => {
            let seat = game.screen.side();
            let (name, who) = (names[seat].label(), names[seat].who());
            if seat == position.player_b() {
                fl!(words, "ask-take-two", name = name, who = who)
            } else if position.holds(seat, Power::Both) {
                fl!(words, "ask-take-both", name = name, who = who)
            } else {
                fl!(words, "ask-take-one", name = name, who = who)
            }
        }
        Stage::Draw => {
            let seat = game.screen.side();
            let drawing = game.drawing(&position);
            drawing.map(|drawing| draw_prompt(&drawing, &names[seat], words)).unwrap_or_default()
        }
        Stage::Name => fl!(words, "page-ask-domains", power = words.power(Power::Domains)),
        Stage::Cross => fl!(words, "page-ask-cross", power = words.power(Power::Cross)),
        Stage::Wait => match game.pending {
            Some(pending) => fl!(words, "page-thinking", name = names[pending.turn.seat].label()),
            None => fl!(words, "round-player-a", round = round, name = a.label(), who = a.who()),
        },
    }
}

fn draw_prompt(drawing: &PartialDrawing<'_>, called: &Called, words: &Words) -> String {
    let settled = drawing.settled();
    let (lower, higher) = (settled.cell(Which::Lower), settled.cell(Which::Higher));
    // What lies somewhere can be drawn, with what is spent on it.
    let offers = lower.or(higher).is_none().then(|| drawing.offers());
    if let Some(offers) = offers.filter(|offers| !offers.drawable) {
        let help = helping(&offers, settled, words);
        let help = if help.is_empty() {
            fl!(words, "no-power-helps")
        } else {
            fl!(words, "powers-that-help", powers = words.list(help))
        };
        // Whoever has spent something on it knows that.
        let cannot = settled.is_plain().then(|| fl!(words, "domino-cannot-be-drawn"));
        return cannot.into_iter().chain([help]).collect::<Vec<_>>().join(" ");
    }
    match (lower, higher) {
        (None, None) => fl!(words, "page-ask-draw", name = called.label(), who = called.who()),
        (Some(_), Some(_)) => fl!(words, "page-ask-confirm"),
        _ => fl!(words, "page-ask-other-half"),
    }
}

/// The powers that would help, besides those that are spent already.
fn helping(offers: &Offers, settled: Settled, words: &Words) -> Vec<String> {
    let turn = (!offers.turns.is_empty() && settled.turn.is_none()).then_some(Power::Turn);
    let modes = offers.modes.iter().filter(|&&mode| mode != settled.mode);
    let powers = modes.filter_map(|mode| mode.power()).chain(turn);
    powers.map(|power| words.power_in_quotes(power)).collect()
}

/// Why a gesture was refused.
pub(super) fn no_place(reason: NoPlace, words: &Words) -> String {
    match reason {
        NoPlace::Rule(reason) => words.illegal(reason),
        NoPlace::NoRoom => fl!(words, "page-no-room"),
    }
}

#[cfg(test)]
mod tests {
    use blazon::{Mode, Record};
    use blazon_words::Language;

    use super::*;

    /// The first seat has *Split* and *Turn*, and a domino that needs both.
    const NEEDS_BOTH: &str = "[Rules \"1\"]\n\
        [Position \".s2q2ddB./B1dqb.B1D/d1d1d#bD1D1/Bd1B2DB1s2b/.q2B1B1B1B1d1 .sbbs2B1q2/dD1DbB2B1d/d1.D1#.dd/\
        qb1B1BD1dD/.bdD1q2qq 452400:st:-:- 332112:-:-:- 16S draw:b/D1/d/D:24:13:*:*\"]\n";

    #[test]
    fn a_domino_that_needs_two_powers_is_said_to_until_both_are_spent() {
        let record: Record = NEEDS_BOTH.parse().expect("a record");
        let (position, words) = (*record.position(), Words::new(Language::English));
        let drawing =
            |settled| PartialDrawing::new(&position, Seat::First, settled).expect("a domino to draw");
        let called = Called::Named("Ann".to_owned());
        let said = |settled| draw_prompt(&drawing(settled), &called, &words);
        let (blank, [split, turn]) = (Settled::default(), [Power::Split, Power::Turn]);
        assert!(said(blank).starts_with(&fl!(words, "domino-cannot-be-drawn")), "{}", said(blank));
        assert!(said(blank).contains(&words.power(split)) && said(blank).contains(&words.power(turn)));

        let spent = drawing(blank).spending(Mode::Split, None, None);
        assert_eq!(said(spent), fl!(words, "powers-that-help", powers = words.power_in_quotes(turn)));
        let turned = drawing(spent).offers().turns.first().copied();
        let spent = drawing(spent).spending(Mode::Split, turned, None);
        assert_eq!(said(spent), fl!(words, "page-ask-draw", name = called.label(), who = called.who()));
    }
}
