//! What the players of a game are called on this page.

use blazon::{BySeat, Record, Seat};
use blazon_engine::Player;
use blazon_table::SeatKind;
use blazon_words::{Called, Words, fl};

use crate::game::Game;
use crate::new_game::{NewGame, Starts};

/// What the players of a game that is played here are called. In a puzzle the other one is nobody in particular.
pub(crate) fn names(game: &Game, words: &Words) -> BySeat<Called> {
    if game.id == Game::PUZZLE {
        let you = SeatKind::alone(&game.screen.seats());
        let opponent = |seat| (you != Some(seat)).then(|| fl!(words, "page-puzzle-opponent"));
        return words.called(&BySeat::new(opponent), you);
    }
    seated(&game.screen.seats(), |seat| game.name(seat), words)
}

/// What the players of a recorded game are called: as in the game if it was played here, else as in its record.
pub(super) fn names_in(
    record: &Record,
    seats: Option<BySeat<SeatKind<Player>>>,
    words: &Words,
) -> BySeat<Called> {
    match seats {
        Some(seats) => seated(&seats, |seat| record.name(seat), words),
        None => words.called_in(record),
    }
}

/// What the players of a form are called as far as it is filled in: the one who is named first, and the other.
pub(super) fn names_so_far(form: &NewGame, words: &Words) -> BySeat<Called> {
    let start = NewGame { starts: Starts::One, ..form.clone() }.start(true);
    seated(&start.seats, |seat| start.names[seat].as_deref(), words)
}

/// Whoever plays alone is spoken to, and a program has its name in every language.
fn seated<'a>(
    seats: &BySeat<SeatKind<Player>>,
    name: impl Fn(Seat) -> Option<&'a str>,
    words: &Words,
) -> BySeat<Called> {
    let names = BySeat::new(|seat| match seats[seat] {
        SeatKind::Program(player) => Some(words.program(player)),
        SeatKind::Person | SeatKind::Elsewhere => name(seat).map(str::to_owned),
    });
    words.called(&names, SeatKind::alone(seats))
}

#[cfg(test)]
mod tests {
    use blazon_engine::Level;
    use blazon_words::Language;

    use super::*;
    use crate::new_game::Kind;

    fn english() -> Words {
        Words::new(Language::English)
    }

    fn begun(form: &NewGame) -> Game {
        Game::new(1, 1, "2026-01-31", &form.start(true))
    }

    fn labels(names: &BySeat<Called>) -> [&str; 2] {
        [names.first.label(), names.second.label()]
    }

    #[test]
    fn a_person_who_plays_alone_is_spoken_to_by_whatever_name() {
        for (name, label) in [("", "You"), ("Ada", "Ada")] {
            let names = names(&begun(&NewGame::new(Level::ALL[1], name)), &english());
            assert_eq!(labels(&names), [label, "Squire"]);
            assert_eq!([names.first.who(), names.second.who()], ["you", "name"]);
        }
        assert_eq!(names(&Game::lesson(), &english()).first.who(), "you");
    }

    #[test]
    fn in_a_puzzle_one_is_spoken_to_and_plays_against_nobody_in_particular() {
        for puzzle in blazon_puzzles::Puzzles::shipped().all().iter().take(20) {
            let names = names(&crate::puzzle::Attempt::new(*puzzle).game, &english());
            assert_eq!((names[puzzle.seat].label(), names[puzzle.seat].who()), ("You", "you"));
            assert_eq!((names[!puzzle.seat].label(), names[!puzzle.seat].who()), ("Opponent", "name"));
        }
    }

    #[test]
    fn two_people_are_called_by_their_names_and_nobody_is_spoken_to() {
        let mut form = NewGame::new(Level::TOP, "Ada");
        form.kind = Kind::Together;
        let names = names(&begun(&form), &english());
        assert_eq!(labels(&names), ["Ada", "Player 2"]);
        assert_eq!([names.first.who(), names.second.who()], ["name", "name"]);
    }

    #[test]
    fn a_level_is_called_by_its_name_in_the_language_of_the_page_also_after_the_language_changes() {
        let game = begun(&NewGame::new(Level::ALL[1], ""));
        for language in Language::ALL {
            let words = Words::new(language);
            assert_eq!(names(&game, &words).second.label(), words.level(Level::ALL[1]), "{language}");
        }
    }

    #[test]
    fn a_game_kept_with_made_up_names_calls_the_level_by_its_present_name() {
        let mut form = NewGame::new(Level::ALL[1], "Jugador");
        form.kind = Kind::Engine;
        let mut game = begun(&form);
        game.screen.set_tag("Second", "Escudero");
        assert_eq!(labels(&names(&game, &english())), ["Jugador", "Squire"]);
    }

    #[test]
    fn a_replay_of_ones_own_game_speaks_like_the_game_and_one_of_a_shared_game_calls_nobody_you() {
        let game = begun(&NewGame::new(Level::ALL[1], ""));
        let (record, seats) = (game.screen.kept(), game.screen.seats());
        assert_eq!(names_in(&record, Some(seats), &english()), names(&game, &english()));
        let shared = names_in(&record, None, &english());
        assert_eq!(labels(&shared), ["Player 1", "Squire"]);
        assert_eq!([shared.first.who(), shared.second.who()], ["name", "name"]);
    }

    #[test]
    fn a_form_offers_the_players_as_they_are_called_so_far() {
        let mut form = NewGame::new(Level::ALL[1], "");
        form.starts = Starts::Other;
        assert_eq!(labels(&names_so_far(&form, &english())), ["You", "Squire"]);
        form.kind = Kind::Together;
        assert_eq!(labels(&names_so_far(&form, &english())), ["Player 1", "Player 2"]);
        form.names[1] = " Bo ".to_string();
        assert_eq!(labels(&names_so_far(&form, &english())), ["Player 1", "Bo"]);
    }
}
