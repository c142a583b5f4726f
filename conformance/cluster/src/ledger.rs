use std::collections::BTreeMap;

use blazon::{Event, Seat};
use blazon_dice::Chair;
use blazon_store::Entry as Stored;
use blazon_wire::online::{Entry, Fact, Key};

use crate::notes::{Acknowledged, Played};

/// What the store has of a table in the end, compared with what was told of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Verdict {
    /// Acknowledged, and not there, or elsewhere.
    pub(crate) missing: u64,
    /// Done more than once.
    pub(crate) double: u64,
    /// What is wrong, in words.
    pub(crate) faults: Vec<String>,
    /// Whether the log tells another game than the players have.
    pub(crate) unequal: bool,
}

/// Reads a log, and compares it with what was acknowledged and with what was played to the end.
pub(crate) fn judge(stored: &[Stored], acknowledged: &[Acknowledged], played: Option<&Played>) -> Verdict {
    let mut verdict = Verdict::default();
    let log = match read(stored) {
        Ok(log) => log,
        Err(fault) => {
            verdict.missing = acknowledged.len() as u64;
            verdict.unequal = true;
            verdict.faults.push(fault);
            return verdict;
        }
    };
    for ((chair, key), numbers) in &log.keys {
        if numbers.len() > 1 {
            verdict.double += numbers.len() as u64 - 1;
            verdict.faults.push(format!("{key} of {chair:?} was done {} times: {numbers:?}", numbers.len()));
        }
    }
    for Acknowledged { chair, number, key, .. } in acknowledged {
        if !log.keys.get(&(*chair, *key)).is_some_and(|numbers| numbers.contains(number)) {
            verdict.missing += 1;
            verdict.faults.push(format!("{key} of {chair:?} was acknowledged as {number}, and is not there"));
        }
    }
    if played.is_some_and(|played| played.events != log.events) {
        verdict.unequal = true;
        verdict.faults.push("the log tells another game than the players have".to_owned());
    }
    verdict
}

/// What matters of a log.
#[derive(Debug, Default)]
struct Log {
    events: Vec<Event>,
    /// Under which numbers a player did something under a key.
    keys: BTreeMap<(Chair, Key), Vec<u64>>,
}

fn read(stored: &[Stored]) -> Result<Log, String> {
    if stored.is_empty() {
        return Err("there is no such table".to_owned());
    }
    let mut log = Log::default();
    let mut host = None;
    for (at, Stored { number, text }) in (1..).zip(stored) {
        if *number != at {
            return Err(format!("where entry {at} should be is {number}"));
        }
        let entry: Entry = blazon_wire::read(text).map_err(|error| format!("entry {number}: {error}"))?;
        let by = match &entry.fact {
            Fact::Committed { chair, .. }
            | Fact::Contributed { chair, .. }
            | Fact::Asked { chair, .. }
            | Fact::Answered { chair, .. } => Some(*chair),
            Fact::Started { host: seat } => {
                host = Some(*seat);
                None
            }
            Fact::Chance { event } => {
                log.events.push(*event);
                None
            }
            Fact::Played { event } => {
                log.events.push(*event);
                event.seat().zip(host).map(|(seat, host)| chair_of(seat, host))
            }
            Fact::Opened(_)
            | Fact::Joined(_)
            | Fact::TakenBack { .. }
            | Fact::Replaced { .. }
            | Fact::Ended { .. }
            | Fact::Revealed
            | Fact::Followed { .. } => None,
        };
        match (entry.key, by) {
            (Some(key), Some(by)) => log.keys.entry((by, key)).or_default().push(*number),
            (Some(key), None) => return Err(format!("entry {number} has the key {key}, and nobody did it")),
            (None, _) => {}
        }
    }
    Ok(log)
}

fn chair_of(seat: Seat, host: Seat) -> Chair {
    if seat == host { Chair::Host } else { Chair::Guest }
}

#[cfg(test)]
mod tests {
    use blazon_wire::online::{Question, TableId};

    use super::*;

    const KEY: Key = Key(7);

    fn asked(number: u64, key: Key) -> Stored {
        let fact = Fact::Asked { chair: Chair::Guest, question: Question::Rematch };
        Stored { number, text: blazon_wire::line(&Entry { at: 0, key: Some(key), fact }) }
    }

    fn acknowledged(number: u64) -> Acknowledged {
        Acknowledged { table: TableId(1), chair: Chair::Guest, number, key: KEY }
    }

    #[test]
    fn what_was_acknowledged_and_is_there_once_is_fine() {
        assert_eq!(judge(&[asked(1, KEY)], &[acknowledged(1)], None), Verdict::default());
        // Said again after a lost line, it is acknowledged again.
        assert_eq!(judge(&[asked(1, KEY)], &[acknowledged(1); 2], None), Verdict::default());
    }

    #[test]
    fn what_was_acknowledged_and_is_not_there_or_elsewhere_is_missing() {
        assert_eq!(judge(&[asked(1, Key(8))], &[acknowledged(1)], None).missing, 1);
        assert_eq!(judge(&[asked(1, KEY)], &[acknowledged(2)], None).missing, 1);
        assert_eq!(judge(&[], &[acknowledged(1), acknowledged(2)], None).missing, 2);
        let other = Acknowledged { chair: Chair::Host, ..acknowledged(1) };
        assert_eq!(judge(&[asked(1, KEY)], &[other], None).missing, 1, "somebody else's");
    }

    #[test]
    fn what_is_there_twice_is_double() {
        let verdict = judge(&[asked(1, KEY), asked(2, KEY)], &[acknowledged(1)], None);
        assert_eq!((verdict.missing, verdict.double), (0, 1), "{verdict:?}");
    }

    #[test]
    fn a_log_with_a_gap_is_none() {
        let verdict = judge(&[asked(1, KEY), asked(3, Key(8))], &[acknowledged(1)], None);
        assert_eq!(verdict.faults, ["where entry 2 should be is 3"]);
    }

    #[test]
    fn a_log_without_an_event_that_the_players_have_is_unequal() {
        let keys = blazon_dice::ByChair::new(|_| blazon_dice::SeatKey::from([0; 16]));
        let events = vec![Event::Lots(Seat::First)];
        let played = Played { table: TableId(1), keys, events, record: String::new() };
        assert!(judge(&[asked(1, KEY)], &[], Some(&played)).unequal);
    }
}
