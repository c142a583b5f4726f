//! What can be asked for at any time: maps, dice, spellbook, points, the log.

use blazon::{Arms, BySeat, Cell, Components, Dice, Die, Event, Kingdom, Position, Power, Seat, Step};
use blazon_words::{Called, Words, capital, fl};

use crate::game::Game;
use crate::page::Page;

/// A map as lines of text, with the names of columns and rows on all sides; new cells stand in brackets.
pub(crate) fn grid(kingdom: &Kingdom, new: &[Cell]) -> Vec<String> {
    let columns = "   a   b   c   d   e   f   g".to_string();
    let mut lines = vec![columns.clone()];
    for row in (0..5).rev() {
        let mut line = format!("{} ", row + 1);
        for column in 0..7 {
            let square = match Cell::new(column, row) {
                None => " #  ".to_string(),
                Some(cell) => {
                    let drawn = match kingdom.get(cell) {
                        Some((arms, crosses)) => format!("{arms}{crosses}"),
                        None => ".".to_string(),
                    };
                    if new.contains(&cell) {
                        format!("{:<4}", format!("[{drawn}]"))
                    } else {
                        format!(" {drawn:<3}")
                    }
                }
            };
            line.push_str(&square);
        }
        lines.push(format!("{line}{}", row + 1));
    }
    lines.push(columns);
    lines
}

/// A map as its domains.
pub(crate) fn map_in_words(words: &Words, game: &Game, seat: Seat, page: &mut Page) {
    let view = game.view();
    let kingdom = view.position().kingdom(seat);
    page.say(fl!(words, "map-of", name = game.names[seat].label(), who = game.names[seat].who()));
    let mut empty = true;
    for domain in kingdom.domains() {
        empty = false;
        page.say(words.domain(&domain));
    }
    if empty {
        page.say(fl!(words, "terminal-map-empty"));
        return;
    }
    let mut cells: Vec<String> = kingdom.empty().iter().map(|cell| cell.to_string()).collect();
    cells.sort();
    page.say(fl!(words, "terminal-cells-left", count = cells.len(), cells = cells.join(" ")));
}

/// The spellbook: each line, who owns it, and what is spent.
pub(crate) fn spellbook(words: &Words, game: &Game, page: &mut Page) {
    let view = game.view();
    let position = view.position();
    let names = &game.names;
    page.say(fl!(words, "terminal-spellbook"));
    for arms in Arms::ALL {
        let line = position.components().line(arms);
        let marks = |seat| position.spellbook(seat).marks[arms];
        let (called, power) = (capital(&words.arms(arms)), words.power(line.power));
        page.say(match position.owner(arms) {
            None => fl!(
                words,
                "terminal-line-open",
                arms = called,
                power = power,
                first = names.first.label(),
                marks = marks(Seat::First),
                second = names.second.label(),
                marks2 = marks(Seat::Second),
                boxes = line.boxes
            ),
            Some(owner) if position.holds(owner, line.power) => fl!(
                words,
                "terminal-line-held",
                arms = called,
                power = power,
                name = names[owner].label(),
                who = names[owner].who(),
                other = names[!owner].label(),
                marks = marks(!owner),
                boxes = line.boxes
            ),
            Some(owner) => fl!(
                words,
                "terminal-line-used",
                arms = called,
                power = power,
                name = names[owner].label(),
                who = names[owner].who(),
                other = names[!owner].label(),
                marks = marks(!owner),
                boxes = line.boxes
            ),
        });
    }
    for seat in Seat::ALL {
        let (name, who) = (names[seat].label(), names[seat].who());
        page.say(if position.castle_bonus(seat) {
            fl!(words, "terminal-castle-ready", name = name, who = who)
        } else {
            fl!(words, "terminal-castle-used", name = name, who = who)
        });
    }
    for seat in Seat::ALL {
        if let Some(arms) = position.spellbook(seat).chosen {
            page.say(fl!(
                words,
                "terminal-chosen",
                name = names[seat].label(),
                who = names[seat].who(),
                arms = words.arms(arms)
            ));
        }
    }
}

/// The dice of the last roll, and who has which.
pub(crate) fn dice(words: &Words, game: &Game, page: &mut Page) {
    // Once the dominoes are drawn the position forgets the dice, so look back for them.
    let rolled = |position: &Position| matches!(position.step(), Step::Take { .. } | Step::Draw { .. });
    let view = game.view();
    let positions = [*view.start()].into_iter().chain(view.moves(0).map(|(.., after)| after));
    let Some(position) = positions.filter(rolled).last() else {
        page.say(fl!(words, "terminal-dice-none"));
        return;
    };
    let (a, b) = (position.player_a(), position.player_b());
    let (roll, hands) = match position.step() {
        Step::Take { roll, taken } => (roll, [(a, taken.map_or(Dice::NONE, Dice::one)), (b, Dice::NONE)]),
        Step::Draw { roll, hands, .. } => (roll, [(a, hands[a]), (b, hands[b])]),
        Step::Roll | Step::Flash { .. } | Step::Lots | Step::Over { .. } => return,
    };
    page.say(fl!(words, "terminal-dice-of", round = position.round()));
    for die in Die::ALL {
        let face = words.face(roll.face(die));
        let holder = hands.iter().find(|(_, hand)| hand.contains(die)).map(|&(seat, _)| seat);
        page.say(match holder {
            Some(seat) => {
                fl!(
                    words,
                    "terminal-die-of",
                    number = die.number(),
                    face = face,
                    name = game.names[seat].label()
                )
            }
            None => fl!(words, "terminal-die-free", number = die.number(), face = face),
        });
    }
}

/// The points of both players, domain by domain.
pub(crate) fn points(words: &Words, game: &Game, page: &mut Page) {
    for seat in Seat::ALL {
        page.gap();
        page.say(fl!(words, "map-of", name = game.names[seat].label(), who = game.names[seat].who()));
        words.score(game.view().position(), seat, &game.names).iter().for_each(|line| page.say(line));
    }
}

/// Everything that happened, or the last rounds of it.
pub(crate) fn log(words: &Words, game: &Game, rounds: Option<usize>, page: &mut Page) {
    let view = game.view();
    let events = view.events();
    let starts: Vec<usize> = events
        .iter()
        .enumerate()
        .filter(|(_, event)| matches!(event, Event::Roll(_)))
        .map(|(at, _)| at)
        .collect();
    let from = rounds.and_then(|rounds| starts.len().checked_sub(rounds)).and_then(|at| starts.get(at));
    let from = match (from, rounds) {
        (Some(&at), _) => at,
        (None, Some(0)) => events.len(),
        (None, _) => 0,
    };
    if from == events.len() {
        page.say(fl!(words, "terminal-log-empty"));
    }
    for (before, event, after) in view.moves(from) {
        tell(words, &game.names, &before, event, &after, page);
    }
}

/// One event, and what followed from it at once.
pub(crate) fn tell(
    words: &Words,
    names: &BySeat<Called>,
    before: &Position,
    event: Event,
    after: &Position,
    page: &mut Page,
) {
    if let Event::Roll(_) = event {
        page.gap();
        let a = &names[before.player_a()];
        page.say(fl!(words, "round-player-a", round = before.round(), name = a.label(), who = a.who()));
    }
    page.say(words.event(before, event, names));
    words.aftermath(before, event, after, names).iter().for_each(|line| page.say(line));
}

/// What happened in the round that is being played, for someone who comes back to the game.
pub(crate) fn last_round(words: &Words, game: &Game, page: &mut Page) {
    if !game.view().events().is_empty() {
        log(words, game, Some(1), page);
    }
}

/// What the arms look like, and what the powers do.
pub(crate) fn arms_and_powers(words: &Words, components: &Components, page: &mut Page) {
    for arms in Arms::ALL {
        let letter = arms.letter().to_string();
        let about = words.arms_about(arms);
        page.say(fl!(words, "terminal-arms-item", letter = letter, arms = words.arms(arms), about = about));
    }
    page.gap();
    for power in Power::ALL {
        let arms = components.arms_of(power);
        page.say(fl!(
            words,
            "terminal-power-item",
            power = words.power(power),
            arms = words.arms(arms),
            boxes = components.line(arms).boxes,
            about = words.power_about(power)
        ));
    }
    page.gap();
    page.say(fl!(words, "terminal-castle-explained"));
}
