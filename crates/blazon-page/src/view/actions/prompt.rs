//! What kind of thing there is to do, and the sentence that says it.

use blazon::{Event, Position, Power, Seat, Step};
use blazon_words::{Words, fl};

use crate::game::Game;
use crate::sketch::{Easel, NoPlace, Offers, Which};
use crate::view::names;

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

pub(super) fn stage(game: &Game) -> Stage {
    let Some(seat) = game.asks().filter(|_| !game.tumbling) else {
        return match game.asks_to_roll() {
            true if game.real_dice => Stage::Enter,
            true => Stage::Roll,
            false => Stage::Wait,
        };
    };
    match game.position().step() {
        Step::Take { .. } => Stage::Take,
        Step::Draw { .. } => Stage::Draw,
        Step::Flash { .. } if names_arms(game.position(), seat) => Stage::Name,
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
    let position = game.seen();
    let names = names(game, words);
    let round = position.round();
    match stage(game) {
        Stage::Roll => {
            fl!(words, "page-ask-roll", name = names[position.player_a()].as_str(), round = round)
        }
        Stage::Enter => {
            fl!(words, "page-ask-enter", name = names[position.player_a()].as_str(), round = round)
        }
        Stage::Take => {
            let seat = game.asks().unwrap_or(game.me());
            let name = names[seat].clone();
            if seat == position.player_b() {
                fl!(words, "plain-ask-take-two", name = name)
            } else if position.holds(seat, Power::Both) {
                fl!(words, "plain-ask-take-both", name = name)
            } else {
                fl!(words, "plain-ask-take-one", name = name)
            }
        }
        Stage::Draw => {
            let seat = game.asks().unwrap_or(game.me());
            let Some(easel) = Easel::new(&position, seat, game.begun.drawing()) else {
                return String::new();
            };
            draw_prompt(game, &easel, &names[seat], words)
        }
        Stage::Name => fl!(words, "page-ask-name", power = words.power(Power::Domains)),
        Stage::Cross => fl!(words, "page-ask-cross", power = words.power(Power::Cross)),
        Stage::Wait => match game.pending {
            Some(pending) => fl!(words, "page-thinking", name = names[pending.seat].as_str()),
            None => fl!(words, "page-round", round = round, name = names[position.player_a()].as_str()),
        },
    }
}

fn draw_prompt(game: &Game, easel: &Easel<'_>, name: &str, words: &Words) -> String {
    if let Some(offers) =
        game.begun.drawing().is_blank().then(|| easel.offers()).filter(|offers| !offers.plain)
    {
        let cannot = fl!(words, "plain-cannot-draw");
        let help = helping(&offers, words);
        let help = if help.is_empty() {
            fl!(words, "plain-nothing-helps")
        } else {
            fl!(words, "plain-would-help", powers = words.list(help))
        };
        return format!("{cannot} {help}");
    }
    if easel.open_wild().is_some() {
        return fl!(words, "page-ask-wild");
    }
    match (game.begun.drawing().cell(Which::Lower), game.begun.drawing().cell(Which::Higher)) {
        (None, None) => fl!(words, "page-ask-draw", name = name),
        (Some(_), Some(_)) => fl!(words, "page-ask-confirm"),
        _ => fl!(words, "page-ask-other-half"),
    }
}

fn helping(offers: &Offers, words: &Words) -> Vec<String> {
    let turn = (!offers.turns.is_empty()).then_some(Power::Turn);
    let powers = offers.modes.iter().filter_map(|mode| mode.power()).chain(turn);
    powers.map(|power| words.power(power)).collect()
}

/// Why a gesture was refused.
pub(super) fn no_place(reason: NoPlace, words: &Words) -> String {
    match reason {
        NoPlace::Rule(reason) => words.illegal(reason),
        NoPlace::NoRoom => fl!(words, "page-no-room"),
    }
}
