//! The finished games of `conformance/games`: each replays to the same position for ever, and shows what it is
//! named after.

use std::collections::{BTreeMap, BTreeSet};

use blazon::{
    By, Components, Drawing, Edition, Event, Face, Illegal, Mode, Outcome, Position, Power, Record, Rules,
    Seat, Step,
};

use crate::conformance::{files, read};

/// Whether a game shows something.
type Shows = fn(&Record) -> bool;

/// What each game shows.
const GAMES: [(&str, Shows); 21] = [
    ("both.txt", |game| {
        uses(game, |position, event| {
            let drafts_first = matches!(position.step(), Step::Take { taken: None, .. });
            drafts_first && matches!(event, Event::Take(_, dice) if dice.len() == 2)
        })
    }),
    ("castle.txt", |game| {
        let both = Seat::ALL.iter().all(|&seat| !game.position().castle_bonus(seat));
        both && draws(game, |position, _, drawing| match (drawing.castle, position.step()) {
            (Some(die), Step::Draw { roll, .. }) => roll.face(die) == Face::Wild,
            _ => false,
        })
    }),
    ("components.txt", |game| {
        let own = game.start().components() != &Components::BOX;
        let boxed = Record::new(Rules::default());
        own && replayed(boxed, game).is_err()
    }),
    ("cross.txt", |game| uses(game, |_, event| matches!(event, Event::AddCross(..)))),
    ("domains.txt", |game| {
        let chooses = uses(game, |_, event| matches!(event, Event::Choose(..)));
        chooses && Seat::ALL.iter().any(|&seat| game.position().domains_bonus(seat) >= 9)
    }),
    ("draw.txt", |game| ended(game) == Outcome::Draw),
    ("free.txt", |game| {
        draws(game, |position, seat, drawing| {
            let connecting = |arms| position.kingdom(seat).connecting(arms);
            drawing.mode == Mode::Free
                && !drawing.halves.iter().any(|half| connecting(half.arms).contains(half.cell))
        })
    }),
    ("from-position.txt", |game| {
        let edition = game.start().rules().edition;
        edition != Edition::Standard && matches!(game.start().step(), Step::Draw { .. })
    }),
    ("full-map.txt", |game| Seat::ALL.iter().any(|&seat| game.position().kingdom(seat).is_full())),
    ("left-out-es.txt", |game| a_left_out_domino_matters(game, Edition::Spanish)),
    ("left-out-fr.txt", |game| a_left_out_domino_matters(game, Edition::French)),
    ("left-out-it.txt", |game| a_left_out_domino_matters(game, Edition::Italian)),
    ("left-out-ko.txt", |game| a_left_out_domino_matters(game, Edition::Korean)),
    ("left-out-pt.txt", |game| a_left_out_domino_matters(game, Edition::Portuguese)),
    ("left-out-standard.txt", |game| a_left_out_domino_matters(game, Edition::Standard)),
    ("lots.txt", |game| {
        let by_lots = matches!(ended(game), Outcome::Win(_, By::Lots));
        by_lots && matches!(game.events().last(), Some(Event::Lots(_)))
    }),
    ("neither-drew.txt", |game| {
        let full = Seat::ALL.iter().any(|&seat| game.position().kingdom(seat).is_full());
        !full && matches!(game.events(), [.., Event::Leave(_), Event::Leave(_)])
    }),
    ("split.txt", |game| {
        draws(game, |_, _, drawing| {
            let [one, other] = drawing.halves;
            drawing.mode == Mode::Split && !one.cell.is_beside(other.cell)
        })
    }),
    ("turn.txt", |game| draws(game, |_, _, drawing| drawing.turn.is_some())),
    ("win-by-largest-domain.txt", |game| matches!(ended(game), Outcome::Win(_, By::LargestDomain))),
    ("win-by-points.txt", |game| matches!(ended(game), Outcome::Win(_, By::Points))),
];

/// Every game with its name and text; `hashes.txt` is none.
fn games() -> Vec<(String, String, Record)> {
    let names = files("games").into_iter().filter_map(|file| file.strip_prefix("games/").map(str::to_owned));
    let names = names.filter(|name| name != "hashes.txt");
    let read_game = |name: String| {
        let text = read(&format!("games/{name}"));
        let game = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, text, game)
    };
    names.map(read_game).collect()
}

fn ended(game: &Record) -> Outcome {
    game.position().outcome().expect("a finished game")
}

/// Whether some event of the game is like this, where it is played.
fn uses(game: &Record, is_like_this: impl Fn(&Position, Event) -> bool) -> bool {
    game.positions().zip(game.events()).any(|(position, &event)| is_like_this(&position, event))
}

fn draws(game: &Record, is_like_this: impl Fn(&Position, Seat, Drawing) -> bool) -> bool {
    uses(game, |position, event| match event {
        Event::Draw(seat, drawing) => is_like_this(position, seat, drawing),
        _ => false,
    })
}

/// The events of one game in another, as far as they are legal.
fn replayed(mut record: Record, game: &Record) -> Result<Position, Illegal> {
    for &event in game.events() {
        record.push(event).map_err(|error| error.reason)?;
    }
    Ok(*record.position())
}

/// Whether the game is of this edition, can be played in just those that read the rule alike, and in the others stops
/// because a power that a left-out domino wins, or does not win, is not held.
fn a_left_out_domino_matters(game: &Record, edition: Edition) -> bool {
    let leaves = game.events().iter().any(|event| matches!(event, Event::Leave(_)));
    leaves
        && game.start().rules().edition == edition
        && Edition::ALL.iter().all(|&other| {
            let result = replayed(Record::new(Rules { edition: other, ..Rules::default() }), game);
            if other.undrawn_domino_marks() == edition.undrawn_domino_marks() {
                result.is_ok()
            } else {
                result == Err(Illegal::PowerNotHeld(Power::Free))
            }
        })
}

#[test]
fn every_game_shows_what_it_is_named_after() {
    let shown: BTreeMap<&str, Shows> = GAMES.into_iter().collect();
    let games = games();
    assert_eq!(games.len(), shown.len());
    for (name, text, game) in games {
        let shows = shown.get(name.as_str()).unwrap_or_else(|| panic!("nobody knows what {name} shows"));
        assert!(shows(&game), "{name} does not show it");
        assert!(text.starts_with("; "), "{name} does not say what it shows");
    }
}

#[test]
fn every_game_is_over_and_its_result_is_written() {
    for (name, text, game) in games() {
        assert!(game.position().outcome().is_some(), "{name}");
        assert!(text.contains(&format!("[Result \"{}\"]\n", game.result())), "{name}");
        let names = Seat::ALL.map(|seat| game.name(seat));
        assert_eq!(names, [Some("Ada"), Some("Grace")], "{name}");
    }
}

#[test]
fn every_game_replays_to_the_same_hash() {
    let hashes = read("games/hashes.txt");
    let expected: BTreeSet<String> = hashes.lines().map(str::to_owned).collect();
    let actual: BTreeSet<String> = games()
        .iter()
        .map(|(name, _, game)| format!("{name} {:016x}", game.position().stable_hash()))
        .collect();
    assert_eq!(actual, expected);
}

#[test]
fn every_game_is_written_as_it_was_read_but_for_its_comments() {
    for (name, text, game) in games() {
        let lines = text.lines().filter(|line| !line.starts_with(';'));
        let without_comments: String = lines.flat_map(|line| [line, "\n"]).collect();
        assert_eq!(game.to_string(), without_comments, "{name}");
    }
}

#[test]
fn a_game_can_be_cut_short_anywhere() {
    for (name, _, game) in games() {
        let mut cut = game.clone();
        let mut positions: Vec<Position> = game.positions().collect();
        assert_eq!(positions.len(), game.events().len() + 1, "{name}");
        assert_eq!(positions.last(), Some(game.position()), "{name}");
        while let Some(position) = positions.pop() {
            cut.truncate(positions.len());
            assert_eq!(cut.position(), &position, "{name}");
            assert_eq!(cut.to_string().parse().as_ref(), Ok(&cut), "{name}");
        }
        assert_eq!(cut.position(), game.start(), "{name}");
    }
}
