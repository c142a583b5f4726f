//! What the two players are called, and whether they are spoken to.

use blazon::{BySeat, Record, Seat};
use blazon_engine::Player;

use crate::list::capital;
use crate::{Words, fl};

/// What a player is called, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Called {
    /// The one person who plays against a program. Sentences say *you*; the name, or "You" if none was given, stands
    /// where players are only named.
    You(String),
    /// Anybody else, by name.
    Named(String),
}

impl Called {
    /// What stands where players are only named: in a heading, over a map, beside a number.
    pub fn label(&self) -> &str {
        match self {
            Called::You(label) | Called::Named(label) => label,
        }
    }

    /// How a sentence speaks: `you`, or by `name`.
    pub const fn who(&self) -> &'static str {
        match self {
            Called::You(_) => "you",
            Called::Named(_) => "name",
        }
    }

    fn numbered(self, seat: Seat) -> Called {
        let number = |label| format!("{label} {}", seat as u8 + 1);
        match self {
            Called::You(label) => Called::You(number(label)),
            Called::Named(label) => Called::Named(number(label)),
        }
    }
}

impl Words {
    /// What the players are called. `you` is the seat of the one person who plays against a program, if that is who
    /// reads this. Whoever has no name is called after the seat, and namesakes are numbered.
    pub fn called(&self, names: &BySeat<Option<String>>, you: Option<Seat>) -> BySeat<Called> {
        let called = BySeat::new(|seat| {
            let name = names[seat].as_ref().filter(|name| !name.trim().is_empty()).cloned();
            if you == Some(seat) {
                Called::You(name.unwrap_or_else(|| fl!(self, "player-you")))
            } else {
                Called::Named(name.unwrap_or_else(|| self.seat(seat)))
            }
        });
        if called.first.label() == called.second.label() {
            BySeat::new(|seat| called[seat].clone().numbered(seat))
        } else {
            called
        }
    }

    /// What the players of a recorded game are called by those who only hear of it: nobody is *you*.
    pub fn called_in(&self, record: &Record) -> BySeat<Called> {
        let program = Player::seated(record);
        let names = BySeat::new(|seat| {
            let name = record.name(seat).filter(|name| !name.trim().is_empty()).map(str::to_owned);
            let program = program.filter(|&(at, _)| at == seat);
            name.or_else(|| program.map(|(_, player)| self.program(player)))
        });
        self.called(&names, None)
    }

    /// What a player is called that is no person: a level by its rank.
    pub fn program(&self, player: Player) -> String {
        match player {
            Player::Level(level) => self.level(level),
            _ => capital(&player.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn labels(called: BySeat<Called>) -> [String; 2] {
        let BySeat { first, second } = called.map(|called| called.label().to_owned());
        [first, second]
    }

    fn called(first: Option<&str>, second: Option<&str>, you: Option<Seat>) -> BySeat<Called> {
        let names = BySeat { first, second }.map(|name| name.map(str::to_owned));
        Words::new(Language::English).called(&names, you)
    }

    #[test]
    fn namesakes_are_told_apart_and_nobody_is_without_a_name() {
        let of = |first, second| labels(called(first, second, None));
        assert_eq!(of(Some("Anna"), Some("Bo")), ["Anna", "Bo"]);
        assert_eq!(of(Some("Anna"), Some("Anna")), ["Anna 1", "Anna 2"]);
        assert_eq!(of(Some("Anna"), Some(" ")), ["Anna", "Player 2"]);
        assert_eq!(of(None, None), ["Player 1", "Player 2"]);
        assert_eq!(
            labels(called(Some("Squire"), Some("Squire"), Some(Seat::First))),
            ["Squire 1", "Squire 2"]
        );
    }

    #[test]
    fn a_person_who_plays_alone_is_spoken_to_and_named_by_the_name_that_was_given() {
        let unnamed = called(Some("Squire"), None, Some(Seat::Second));
        assert_eq!(unnamed.second, Called::You("You".to_owned()));
        assert_eq!((unnamed.first.who(), unnamed.second.who()), ("name", "you"));
        assert_eq!(
            called(Some("Ada"), Some("Squire"), Some(Seat::First)).first,
            Called::You("Ada".to_owned())
        );
    }

    #[test]
    fn a_shared_game_without_names_calls_nobody_you() {
        let of = |tags: &str, language| {
            let record: Record = format!("[Rules \"1\"]\n{tags}\n").parse().expect("a record");
            let called = Words::new(language).called_in(&record);
            assert!(called.iter().all(|(_, called)| called.who() == "name"), "{called:?}");
            labels(called)
        };
        assert_eq!(of("", Language::English), ["Player 1", "Player 2"]);
        let program = "[Engine \"S level:2\"]\n";
        assert_eq!(of(program, Language::English), ["Player 1", "Squire"]);
        assert_eq!(
            of(program, Language::Spanish)[1],
            Words::new(Language::Spanish).program("level:2".parse().unwrap())
        );
        let old = "[First \"Player\"]\n[Second \"Escudero\"]\n[Engine \"S level:2\"]\n";
        assert_eq!(of(old, Language::English), ["Player", "Escudero"]);
        assert_eq!(of("[Engine \"F random\"]\n", Language::English), ["Random", "Player 2"]);
    }
}
