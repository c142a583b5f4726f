use core::fmt;
use core::str::FromStr;

use blazon::{Components, Event, Position, Record, Roll, Rules, Seat};

use crate::fnv::fnv;
use crate::{Level, Player, mix};

/// A day of the calendar with its daily duel: one set of dice for everybody, against the level of the weekday.
///
/// Nothing here asks what day it is. The dice follow from the date and the number of the round, whatever the players do, and
/// `docs/daily.md` says how, exactly enough to compute them anywhere.
///
/// ```
/// use blazon_engine::Day;
///
/// let day: Day = "2026-11-17".parse()?;
/// assert_eq!(day.level().number(), 2, "a Tuesday");
/// assert_eq!(day.roll(1).to_string(), "d/d/q2/B");
/// # Ok::<(), blazon_engine::NotADay>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    year: u16,
    month: u8,
    of_month: u8,
}

/// A text that is no day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a day from 2000-01-01 to 9999-12-31")]
pub struct NotADay;

/// The version of the rules, as a record names it. Other rules would make other dice.
const VERSION: u8 = 1;

/// The tag of a record that says which day's duel it is.
const TAG: &str = "Daily";

impl Day {
    /// The first day there is.
    pub const FIRST: Day = Day { year: 2000, month: 1, of_month: 1 };

    /// The last day there is.
    pub const LAST: Day = Day { year: 9999, month: 12, of_month: 31 };

    /// The most rounds a game can have: a map that is not full holds at most 16 dominoes, each round but the last adds one
    /// to either map, and there are two.
    pub const ROUNDS: u8 = 33;

    /// The day of a date, if the calendar has it and the year is 2000 to 9999.
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Day> {
        let there =
            Day::FIRST.year <= year && year <= Day::LAST.year && 1 <= day && day <= days_in(year, month);
        if there { Some(Day { year, month, of_month: day }) } else { None }
    }

    /// The day of the week, from 1 for Monday to 7 for Sunday, as ISO 8601 counts.
    pub const fn weekday(self) -> u8 {
        // How far each month shifts the week, in years that start in March.
        const MONTHS: [u16; 12] = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
        let year = if self.month < 3 { self.year - 1 } else { self.year };
        let days = year + year / 4 - year / 100 + year / 400;
        ((days + MONTHS[self.month as usize - 1] + self.of_month as u16 + 6) % 7 + 1) as u8
    }

    /// How many days it comes after the first one.
    pub const fn number(self) -> u32 {
        let years = self.year as u32 - Day::FIRST.year as u32;
        // 2000 was a leap year, as every fourth year is from then on but for three centuries of four.
        let leap_days = years.div_ceil(4) - years.div_ceil(100) + years.div_ceil(400);
        let mut days = years * 365 + leap_days + self.of_month as u32 - 1;
        let mut month = 1;
        while month < self.month {
            days += days_in(self.year, month) as u32;
            month += 1;
        }
        days
    }

    /// The day before; the first has none.
    pub const fn previous(self) -> Option<Day> {
        let Day { year, month, of_month } = self;
        if of_month > 1 {
            Day::new(year, month, of_month - 1)
        } else if month > 1 {
            Day::new(year, month - 1, days_in(year, month - 1))
        } else {
            Day::new(year - 1, 12, 31)
        }
    }

    /// The level of the weekday: 1 on Mondays to 7 on Sundays. The eighth, which is the strongest, plays no duels.
    pub const fn level(self) -> Level {
        Level::ALL[self.weekday() as usize - 1]
    }

    /// Who plays the duel against everybody.
    pub const fn opponent(self) -> Player {
        Player::Level(self.level())
    }

    /// What the dice show in a round of the duel.
    pub fn roll(self, round: u8) -> Roll {
        let number = self.number_of(&format!("round {round}"));
        Components::BOX.roll(|n| (((number >> 32) * u64::from(n)) >> 32) as u32)
    }

    /// What the opponent's choices follow from, so that whoever plays alike meets with the same answers.
    pub fn seed(self) -> u64 {
        self.number_of("opponent")
    }

    /// The record of the duel before its first roll. The person has the first seat, and so rolls first.
    pub fn duel(self) -> Record {
        let mut record = Record::new(Rules::default());
        // A date is plain text, so every record holds it.
        let _ = record.set_tag(TAG, &self.to_string());
        self.opponent().sit(Seat::Second, &mut record);
        record
    }

    /// The day that a record names, be it that day's duel or not.
    pub fn named_in(record: &Record) -> Option<Day> {
        record.tag(TAG)?.parse().ok()
    }

    /// The day whose duel a record is, as far as it goes: by the standard rules from the start, against the opponent of the
    /// day, and with its dice. Any other record that names a day is just a game.
    pub fn of_duel(record: &Record) -> Option<Day> {
        let day = Day::named_in(record)?;
        let alike = *record.start() == Position::default()
            && Player::seated(record) == Some((Seat::Second, day.opponent()));
        let rolls = record.events().iter().filter_map(|event| match event {
            Event::Roll(roll) => Some(*roll),
            _ => None,
        });
        (alike && (1..).zip(rolls).all(|(round, roll)| roll == day.roll(round))).then_some(day)
    }

    /// A number for something that the day decides.
    fn number_of(self, what: &str) -> u64 {
        mix(fnv(format!("blazon daily {VERSION} {self} {what}").as_bytes()))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.of_month)
    }
}

impl FromStr for Day {
    type Err = NotADay;

    /// Reads `2026-11-17` and nothing shorter, longer or with other signs.
    fn from_str(text: &str) -> Result<Day, NotADay> {
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let parts: Vec<&str> = text.split('-').collect();
        match parts[..] {
            [year, month, day]
                if [year.len(), month.len(), day.len()] == [4, 2, 2]
                    && parts.iter().all(|part| digits(part)) =>
            {
                let day = match (year.parse(), month.parse(), day.parse()) {
                    (Ok(year), Ok(month), Ok(day)) => Day::new(year, month, day),
                    _ => None,
                };
                day.ok_or(NotADay)
            }
            _ => Err(NotADay),
        }
    }
}

/// How many days a month has; none if there is no such month.
const fn days_in(year: u16, month: u8) -> u8 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Chances;

    fn day(text: &str) -> Day {
        text.parse().expect("a day")
    }

    #[test]
    fn days_are_numbered_one_after_the_other() {
        assert_eq!(Day::FIRST.number(), 0);
        assert_eq!(Day::LAST.number(), 2_921_939);
        let mut later = day("2405-01-01");
        while let Some(before) = later.previous() {
            assert_eq!(before.number() + 1, later.number(), "{later}");
            later = before;
        }
    }

    #[test]
    fn a_day_is_parsed_strictly() {
        for text in ["2000-01-01", "2024-02-29", "2000-02-29", "2026-11-17", "9999-12-31"] {
            assert_eq!(day(text).to_string(), text);
        }
        for text in [
            "",
            "today",
            "2026-11",
            "2026-11-7",
            "2026-1-17",
            "26-11-17",
            "02026-11-17",
            "2026-11-17 ",
            " 2026-11-17",
            "2026-11-17-",
            "2026/11/17",
            "20261117",
            "+026-11-17",
            "2026-+1-17",
            "-026-11-17",
            "2026-00-17",
            "2026-13-17",
            "2026-11-00",
            "2026-11-31",
            "2026-02-29",
            "2100-02-29",
            "1999-12-31",
            "0000-01-01",
            "２026-11-17",
            "2026-11-1７",
            "2026‐11‐17",
        ] {
            assert_eq!(text.parse::<Day>(), Err(NotADay), "{text}");
        }
    }

    #[test]
    fn every_weekday_has_its_level() {
        let week = [
            "2026-11-16",
            "2026-11-17",
            "2026-11-18",
            "2026-11-19",
            "2026-11-20",
            "2026-11-21",
            "2026-11-22",
        ];
        assert_eq!(week.map(|text| day(text).weekday()), [1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(week.map(|text| day(text).level().number()), [1, 2, 3, 4, 5, 6, 7]);
        for (text, weekday) in
            [("2000-01-01", 6), ("2000-02-29", 2), ("2024-02-29", 4), ("2100-03-01", 1), ("9999-12-31", 5)]
        {
            assert_eq!(day(text).weekday(), weekday, "{text}");
        }
    }

    #[test]
    fn the_week_goes_on_from_day_to_day() {
        let mut before: Option<Day> = None;
        for year in 2000..=2401 {
            for month in 1..=12 {
                for date in 1..=31 {
                    let Some(day) = Day::new(year, month, date) else { continue };
                    assert_eq!(day.previous(), before, "{day}");
                    if let Some(before) = before.replace(day) {
                        assert_eq!(day.weekday(), before.weekday() % 7 + 1, "{day}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_dice_are_those_of_the_documents() {
        let page = include_str!("../../../docs/daily.md");
        for text in ["2026-11-17", "2027-01-01"] {
            let day = day(text);
            let rolls: Vec<String> = (1..=5).map(|round| day.roll(round).to_string()).collect();
            let line =
                format!("| {text} | {} | `{}` | `{:016x}` |", day.level(), rolls.join(" "), day.seed());
            assert!(page.contains(&line), "{line}");
        }
    }

    #[test]
    fn the_version_is_that_of_the_rules() {
        let record = Record::new(Rules::default()).to_string();
        assert!(record.starts_with(&format!("[Rules \"{VERSION}\"]")), "{record}");
    }

    #[test]
    fn two_dates_have_different_dice_and_so_have_two_rounds() {
        let dice = |day: Day| (1..=Day::ROUNDS).map(|round| day.roll(round).to_string()).collect::<Vec<_>>();
        let days: Vec<Day> =
            (1..=12).flat_map(|month| (1..=28).filter_map(move |day| Day::new(2026, month, day))).collect();
        let different: BTreeSet<Vec<String>> = days.iter().map(|&day| dice(day)).collect();
        assert_eq!(different.len(), days.len());
        let rolls: BTreeSet<String> = dice(day("2026-11-17")).into_iter().collect();
        assert!(rolls.len() > 30, "{rolls:?}");
    }

    #[test]
    fn every_face_of_every_die_is_about_as_likely() {
        let days = (2000..2100).flat_map(|year| (1..=12).filter_map(move |month| Day::new(year, month, 15)));
        let rolls: Vec<Roll> = days.flat_map(|day| (1..=10).map(move |round| day.roll(round))).collect();
        for die in blazon::Die::ALL {
            for face in Components::BOX.faces(die) {
                let on_die = Components::BOX.faces(die).iter().filter(|other| *other == face).count();
                let seen = rolls.iter().filter(|roll| roll.face(die) == *face).count();
                let expected = rolls.len() * on_die / 6;
                assert!(seen.abs_diff(expected) < expected / 10, "{face} on {die}: {seen}, not {expected}");
            }
        }
    }

    /// Plays the duel with whatever a seed chooses.
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

    #[test]
    fn a_duel_is_known_from_its_record_whatever_was_played() {
        let day = day("2026-11-17");
        for seed in 0..50 {
            let record = played(day, seed);
            assert!(record.position().round() <= Day::ROUNDS);
            let read: Record = record.to_string().parse().expect("a record");
            assert_eq!(Day::of_duel(&read), Some(day));
        }
        assert_eq!(Day::of_duel(&day.duel()), Some(day));
    }

    #[test]
    fn a_record_that_only_claims_to_be_a_duel_is_just_a_game() {
        let today = day("2026-11-17");
        let text = played(today, 1).to_string();
        for (said, instead) in [
            ("[Daily \"2026-11-17\"]", "[Daily \"2026-11-24\"]"),
            ("[Daily \"2026-11-17\"]", "[Daily \"2026-11-31\"]"),
            ("[Daily \"2026-11-17\"]\n", ""),
            ("S level:2", "S level:1"),
            ("S level:2", "F level:2"),
            ("[Edition \"standard\"]", "[Edition \"fr\"]"),
        ] {
            assert!(text.contains(said), "{text}");
            let record: Record = text.replace(said, instead).parse().expect("a record");
            assert_eq!(Day::of_duel(&record), None, "{instead}");
        }
        let mut record = today.duel();
        record.push(Event::Roll(today.roll(2))).expect("a legal roll");
        assert_eq!((Day::of_duel(&record), Day::named_in(&record)), (None, Some(today)));
    }
}
