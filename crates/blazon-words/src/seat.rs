//! What the two players are called.

use blazon::{BySeat, Seat};

use crate::{Words, fl};

impl Words {
    /// What a player without a name is called: "First player".
    pub fn seat(&self, seat: Seat) -> String {
        match seat {
            Seat::First => fl!(self, "seat-first"),
            Seat::Second => fl!(self, "seat-second"),
        }
    }

    /// What the players are called: by their names, or by their seats. Namesakes are numbered.
    pub fn called(&self, names: &BySeat<Option<String>>) -> BySeat<String> {
        let said = |seat: Seat| names[seat].as_deref().filter(|name| !name.trim().is_empty());
        let namesakes = said(Seat::First) == said(Seat::Second);
        BySeat::new(|seat| match said(seat) {
            Some(name) if namesakes => format!("{name} {}", seat as u8 + 1),
            Some(name) => name.to_owned(),
            None => self.seat(seat),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn namesakes_are_told_apart_and_nobody_is_without_a_name() {
        let called = |first: Option<&str>, second: Option<&str>| {
            let names = BySeat { first, second }.map(|name| name.map(str::to_owned));
            let BySeat { first, second } = Words::new(Language::English).called(&names);
            [first, second]
        };
        assert_eq!(called(Some("Anna"), Some("Bo")), ["Anna", "Bo"]);
        assert_eq!(called(Some("Anna"), Some("Anna")), ["Anna 1", "Anna 2"]);
        assert_eq!(called(Some("Anna"), Some(" ")), ["Anna", "Second player"]);
        assert_eq!(called(None, None), ["First player", "Second player"]);
    }
}
