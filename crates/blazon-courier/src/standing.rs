//! How a table stands, as the page is told.

use blazon::{BySeat, Event, Record, Seat, Step};
use blazon_dice::{ByChair, Chair};
use blazon_online::{Fairness, Line, Standing};
use blazon_wire::courier::{self, TableNote, TableState, Trouble};
use blazon_wire::online::{Pace, Phase, Reason, Role, Terms};

/// What is said of a table that stands like this at some time of this device's clock. `link` is how the person came there.
pub(crate) fn told(standing: &Standing, link: &str, now: u64) -> TableState {
    let by_seat = |by_chair: &dyn Fn(Chair) -> bool| {
        BySeat::new(|seat| by_chair(standing.chair_of(seat).unwrap_or(Chair::Host)))
    };
    let me = standing.role.and_then(Role::chair);
    let record = standing.record.clone().or_else(|| Some(Record::new(standing.terms?.rules)));
    let clock = standing.clock.map(|(clock, heard)| {
        let gone = now.saturating_sub(heard);
        let left = |chair: Chair| clock.left(chair).saturating_sub(if clock.runs(chair) { gone } else { 0 });
        let left = ByChair::new(|chair| u32::try_from(left(chair)).unwrap_or(u32::MAX));
        (BySeat::new(|seat| left[standing.chair_of(seat).unwrap_or(Chair::Host)]), clock)
    });
    TableState {
        note: note(standing, link),
        line: match standing.line {
            Line::Connecting => courier::Line::Connecting,
            Line::Open => courier::Line::Open,
            Line::Lost => courier::Line::Lost,
            Line::Refused(_) => courier::Line::Refused,
        },
        refused: match standing.line {
            Line::Refused(reason) => Some(trouble(reason)),
            Line::Connecting | Line::Open | Line::Lost => None,
        },
        record: record.map(|record| record.to_string()).unwrap_or_default(),
        started: standing.record.is_some(),
        caught_up: standing.line == Line::Open && standing.terms.is_some(),
        seat: standing.seat(),
        watches: standing.role == Some(Role::Watcher),
        drawn: standing.drawn,
        sending: standing.unanswered > 0,
        asked: standing.asked.map(|(_, question)| question),
        asked_by_me: standing.asked.is_some_and(|(chair, _)| Some(chair) == me),
        back: standing.seat().is_some_and(|seat| can_ask_back(standing, seat)),
        here: by_seat(&|chair| standing.here[chair]),
        engine: by_seat(&|chair| standing.replaced[chair]),
        watchers: standing.watchers,
        claim: standing.claim,
        clock: clock.map(|(left, _)| left),
        runs: clock.map_or_else(BySeat::default, |(_, clock)| by_seat(&|chair| clock.runs(chair))),
        fairness: match standing.fair {
            Fairness::Sealed => courier::Fairness::Unknown,
            Fairness::Fair { .. } => courier::Fairness::Fair,
            Fairness::Unfair(_) => courier::Fairness::Unfair,
        },
        pledge: standing.pledge.map(|pledge| pledge.to_string()),
        next: None,
    }
}

fn note(standing: &Standing, link: &str) -> TableNote {
    let ByChair { host, guest } = standing.names.clone();
    let phase = match (standing.seated, standing.is_over()) {
        (_, true) => Phase::Over,
        (true, false) => Phase::Playing,
        (false, false) => Phase::Waiting,
    };
    let note = TableNote {
        host,
        guest,
        phase,
        waits: standing.is_asked(),
        round: standing.position().map_or(1, blazon::Position::round),
        ..TableNote::default()
    };
    TableNote {
        link: link.to_owned(),
        ..standing.terms.map_or(note.clone(), |terms| with_terms(note, &terms))
    }
}

/// The note with what the game is about.
pub(crate) fn with_terms(note: TableNote, terms: &Terms) -> TableNote {
    let (minutes, seconds, days) = match terms.pace {
        Pace::None => (0, 0, 0),
        Pace::Rounds { minutes, seconds } => (minutes, seconds, 0),
        Pace::Days { days } => (0, 0, days),
    };
    let rules = Record::new(terms.rules).to_string();
    TableNote { rules, minutes, seconds, days, starts: terms.starts, ..note }
}

/// Whether a player may ask to take back what they did last: not past the dice, and not what has been shown.
fn can_ask_back(standing: &Standing, seat: Seat) -> bool {
    let Some(record) = standing.record.as_ref().filter(|_| !standing.is_over()) else {
        return false;
    };
    let events = record.events();
    let Some(last) = events.iter().rposition(|event| event.seat() == Some(seat)) else {
        return false;
    };
    let draws = |event: &Event| matches!(event, Event::Draw(..) | Event::Leave(_));
    let shown = !matches!(record.position().step(), Step::Draw { .. });
    events[last..].iter().all(|event| event.seat().is_some() && !(shown && draws(event)))
}

/// What a person is told of a server's reason.
pub(crate) fn trouble(reason: Reason) -> Trouble {
    match reason {
        Reason::Version => Trouble::Version,
        Reason::NoSuchTable => Trouble::NoTable,
        Reason::NoSuchToken | Reason::Watching => Trouble::NoEntry,
        Reason::SeatTaken => Trouble::Taken,
        Reason::Name => Trouble::Name,
        Reason::TooManyTables
        | Reason::TooManyMessages
        | Reason::TooManyAtTable
        | Reason::TooManyRequests => Trouble::TooMany,
        Reason::Full => Trouble::Full,
        Reason::Unavailable | Reason::Stopping | Reason::Origin => Trouble::Away,
        Reason::Stale | Reason::NotYours | Reason::Over | Reason::NotGone | Reason::NothingAsked => {
            Trouble::Late
        }
        Reason::AskedAlready => Trouble::Asked,
        Reason::NothingToTakeBack => Trouble::NothingBack,
        Reason::Malformed
        | Reason::TooLong
        | Reason::OutOfOrder
        | Reason::NotStarted
        | Reason::NotOver
        | Reason::Illegal
        | Reason::TooEarly
        | Reason::WrongNonce
        | Reason::Terms
        | Reason::Silent
        | Reason::Slow => Trouble::Other,
    }
}
