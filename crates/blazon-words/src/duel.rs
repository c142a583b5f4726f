//! The daily duel, as it is shared.

use blazon::{Arms, Outcome, Position, Record, Seat, Step};
use blazon_engine::Day;

use crate::Words;

/// Whoever plays a duel against the computer has this seat.
const PERSON: Seat = Seat::First;

/// So many points make a good round.
const GOOD: i64 = 4;

impl Words {
    /// The result of a day's duel to share once it is over: six lines that name no face, coat of arms or power, as
    /// `docs/daily.md` has them.
    pub fn duel_result(&self, day: Day, record: &Record) -> Option<String> {
        let end = record.position();
        let flag = match end.outcome()? {
            Outcome::Win(PERSON, _) => "🏆",
            Outcome::Win(..) => "🏳️",
            Outcome::Draw => "🤝",
        };
        let both = |of: fn(&Position, Seat) -> u32| format!("{}–{}", of(end, PERSON), of(end, !PERSON));
        let lines = [
            format!("🛡️ Blazon {day} · {}", self.level(day.level())),
            format!("{flag} {}", both(Position::score)),
            format!("🙂 {}", rounds(record, PERSON)),
            format!("🤖 {}", rounds(record, !PERSON)),
            format!("✨ {}", powers(end)),
            format!("🗺️ {}", both(Position::largest)),
        ];
        Some(lines.join("\n"))
    }
}

/// A square for each round: whether it brought the seat many points, some, or none.
fn rounds(record: &Record, seat: Seat) -> String {
    let between = |position: &Position| matches!(position.step(), Step::Roll | Step::Over { .. });
    let scores: Vec<i64> =
        record.positions().filter(between).map(|position| i64::from(position.score(seat))).collect();
    let gains = scores.windows(2).map(|pair| pair[1] - pair[0]);
    gains
        .map(|gain| match gain {
            GOOD.. => '🟩',
            1..GOOD => '🟨',
            _ => '⬜',
        })
        .collect()
}

/// A square for each power: the person's, the other player's, and nobody's.
fn powers(end: &Position) -> String {
    let won = |owner: Option<Seat>| Arms::ALL.into_iter().filter(|&arms| end.owner(arms) == owner).count();
    "🟩".repeat(won(Some(PERSON))) + &"🟥".repeat(won(Some(!PERSON))) + &"⬜".repeat(won(None))
}

#[cfg(test)]
mod tests {
    use blazon::Event;
    use blazon_engine::Chances;

    use super::*;
    use crate::Language;

    /// A duel in which both choose by a seed.
    fn played(day: Day, seed: u64) -> Record {
        let mut record = day.duel();
        let mut chances = Chances::from_seed(seed);
        while let Some(event) = chances.next_event(record.position()) {
            let event = match event {
                Event::Roll(_) => Event::Roll(day.roll(record.position().round())),
                other => other,
            };
            record.push(event).expect("a legal event");
        }
        record
    }

    fn tuesday() -> Day {
        "2026-11-17".parse().expect("a day")
    }

    #[test]
    fn a_result_is_shared_in_six_lines() {
        let record = played(tuesday(), 3);
        let end = record.position();
        let said = Words::new(Language::English).duel_result(tuesday(), &record).expect("it is over");
        let lines: Vec<&str> = said.lines().collect();
        let [title, result, yours, theirs, powers, largest] = lines[..] else { panic!("{said}") };
        assert_eq!(title, "🛡️ Blazon 2026-11-17 · Squire");
        let (points, less) = (end.score(Seat::First), end.score(Seat::Second));
        assert!(result.ends_with(&format!(" {points}–{less}")), "{result}");
        assert_eq!(result.starts_with("🏆"), end.outcome().and_then(Outcome::winner) == Some(Seat::First));
        for rounds in [yours, theirs] {
            assert_eq!(rounds.chars().count(), 2 + usize::from(end.round()), "{rounds}");
        }
        assert_eq!(powers.chars().count(), 2 + 6, "{powers}");
        assert!(largest.ends_with(&format!(" {}–{}", end.largest(Seat::First), end.largest(Seat::Second))));
    }

    #[test]
    fn the_result_says_who_won() {
        let words = Words::new(Language::English);
        for seed in 0..40 {
            let record = played(tuesday(), seed);
            let said = words.duel_result(tuesday(), &record).expect("it is over");
            let flag = match record.position().outcome().expect("it is over").winner() {
                Some(Seat::First) => "\n🏆 ",
                Some(Seat::Second) => "\n🏳️ ",
                None => "\n🤝 ",
            };
            assert!(said.contains(flag), "{said}");
        }
    }

    #[test]
    fn every_power_is_counted_for_whoever_won_it() {
        let words = Words::new(Language::English);
        let mut seen = String::new();
        for seed in 0..40 {
            let record = played(tuesday(), seed);
            let said = words.duel_result(tuesday(), &record).expect("it is over");
            let powers = said.lines().nth(4).expect("a line of powers");
            let won = |square| powers.chars().filter(|&other| other == square).count();
            let filled =
                |seat| Arms::ALL.iter().filter(|&&arms| record.position().owner(arms) == Some(seat)).count();
            assert_eq!((won('🟩'), won('🟥')), (filled(Seat::First), filled(Seat::Second)), "{said}");
            assert_eq!(won('🟩') + won('🟥') + won('⬜'), 6, "{said}");
            seen.push_str(powers);
        }
        assert!(['🟩', '🟥', '⬜'].iter().all(|&square| seen.contains(square)), "{seen}");
    }

    #[test]
    fn the_shared_result_gives_no_dice_away_in_any_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            for seed in 0..20 {
                let said = words.duel_result(tuesday(), &played(tuesday(), seed)).expect("it is over");
                let (title, rest) = said.split_once('\n').expect("more than the title");
                assert!(title.ends_with(&words.level(tuesday().level())), "{title}");
                assert!(!rest.chars().any(char::is_alphabetic), "words besides the level's: {rest}");
                assert!(!rest.contains(['/', '?']), "{rest}");
            }
        }
    }

    #[test]
    fn a_duel_that_is_not_over_has_no_result() {
        assert_eq!(Words::new(Language::English).duel_result(tuesday(), &tuesday().duel()), None);
    }
}
