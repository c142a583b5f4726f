use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;
use core::time::Duration;

use blazon::Seat;
use blazon_engine::{Level, Player};

use super::shown;

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// `blazon-engine`: who are you?
    Hello,
    /// `isready`: are you there?
    IsReady,
    /// `position …`: the line of a position, or `start`.
    Position(String),
    /// `record`: a record follows, up to a line `end`.
    Record,
    /// `go …`: what would you play?
    Go(Thought),
    /// `analyse …`: what is each event worth?
    Analyse(Thought),
    /// `setoption name … value …`
    SetOption(Setting),
    /// `stop`: decide now.
    Stop,
    /// `quit`
    Quit,
}

/// What to think about, and for how long.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thought {
    /// The seat that decides, if it is named.
    pub seat: Option<Seat>,
    /// How long, if that is said.
    pub limit: Option<ThoughtLimit>,
    /// Where the engine's chance starts, if that is said.
    pub seed: Option<u64>,
}

/// How long to think, or how well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThoughtLimit {
    /// About so many nodes.
    Nodes(u64),
    /// So long.
    Time(Duration),
    /// Like this level, for as long as it usually takes.
    Level(Level),
}

/// An option with its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Who thinks.
    Player(Player),
    /// Where the engine's chance starts.
    Seed(u64),
}

/// The longest time to think, a day in milliseconds.
const LONGEST: u64 = 86_400_000;

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Request::Hello => f.write_str("blazon-engine"),
            Request::IsReady => f.write_str("isready"),
            Request::Position(position) => write!(f, "position {position}"),
            Request::Record => f.write_str("record"),
            Request::Go(thought) => write!(f, "go{thought}"),
            Request::Analyse(thought) => write!(f, "analyse{thought}"),
            Request::SetOption(Setting::Player(player)) => write!(f, "setoption name player value {player}"),
            Request::SetOption(Setting::Seed(seed)) => write!(f, "setoption name seed value {seed}"),
            Request::Stop => f.write_str("stop"),
            Request::Quit => f.write_str("quit"),
        }
    }
}

/// The words after `go` or `analyse`, each with a space before it.
impl fmt::Display for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            Some(Seat::First) => f.write_str(" seat first")?,
            Some(Seat::Second) => f.write_str(" seat second")?,
            None => {}
        }
        match self.limit {
            Some(ThoughtLimit::Nodes(nodes)) => write!(f, " nodes {nodes}")?,
            Some(ThoughtLimit::Time(time)) => write!(f, " time {}", time.as_millis())?,
            Some(ThoughtLimit::Level(level)) => write!(f, " level {}", level.number())?,
            None => {}
        }
        self.seed.map_or(Ok(()), |seed| write!(f, " seed {seed}"))
    }
}

/// Why a line asks for nothing. It is for a program's log, so it is in English like the rest of the protocol.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NoRequest(String);

impl FromStr for Request {
    type Err = NoRequest;

    fn from_str(line: &str) -> Result<Request, NoRequest> {
        read(line.trim()).map_err(NoRequest)
    }
}

fn read(line: &str) -> Result<Request, String> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let alone = |request: Request| match rest {
        "" => Ok(request),
        _ => Err(format!("{word}: unexpected {}", shown(rest))),
    };
    match word {
        "blazon-engine" => alone(Request::Hello),
        "isready" => alone(Request::IsReady),
        "position" if rest.is_empty() => Err("position: a position is missing".to_owned()),
        "position" => Ok(Request::Position(rest.to_owned())),
        "record" => alone(Request::Record),
        "go" => thought(rest).map(Request::Go).map_err(|fault| format!("go: {fault}")),
        "analyse" => match thought(rest) {
            Ok(Thought { limit: Some(ThoughtLimit::Level(_)), .. }) => {
                Err("analyse: a level weighs nothing, say nodes or time".to_owned())
            }
            Ok(thought) => Ok(Request::Analyse(thought)),
            Err(fault) => Err(format!("analyse: {fault}")),
        },
        "setoption" => setting(rest).map(Request::SetOption).map_err(|fault| format!("setoption: {fault}")),
        "stop" => alone(Request::Stop),
        "quit" => alone(Request::Quit),
        _ => Err(format!("unknown word {}", shown(word))),
    }
}

fn thought(rest: &str) -> Result<Thought, String> {
    let mut thought = Thought::default();
    let mut words = rest.split_whitespace();
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
        let twice = match word {
            "seat" => thought.seat.replace(seat(value()?)?).is_some(),
            "seed" => thought.seed.replace(number(word, value()?, 0..=u64::MAX)?).is_some(),
            "nodes" | "time" | "level" => {
                if thought.limit.replace(limit(word, value()?)?).is_some() {
                    return Err("nodes, time and level exclude each other".to_owned());
                }
                false
            }
            other => return Err(format!("unknown word {}", shown(other))),
        };
        if twice {
            return Err(format!("{word} is there twice"));
        }
    }
    Ok(thought)
}

fn seat(name: &str) -> Result<Seat, String> {
    match name {
        "first" => Ok(Seat::First),
        "second" => Ok(Seat::Second),
        other => Err(format!("there is no seat {}, say first or second", shown(other))),
    }
}

fn limit(word: &str, value: &str) -> Result<ThoughtLimit, String> {
    match word {
        "nodes" => number(word, value, 1..=u64::MAX).map(ThoughtLimit::Nodes),
        "time" => Ok(ThoughtLimit::Time(Duration::from_millis(number(word, value, 1..=LONGEST)?))),
        _ => {
            let level = number(word, value, 1..=Level::TOP.number().into())?;
            Ok(ThoughtLimit::Level(Level::new(level as u8).unwrap_or(Level::TOP)))
        }
    }
}

fn number(word: &str, text: &str, range: RangeInclusive<u64>) -> Result<u64, String> {
    match text.parse() {
        Ok(number) if range.contains(&number) => Ok(number),
        _ => {
            let (least, most) = range.into_inner();
            Err(format!("{word} needs a number from {least} to {most}, not {}", shown(text)))
        }
    }
}

fn setting(rest: &str) -> Result<Setting, String> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let &["name", name, "value", value] = words.as_slice() else {
        return Err("say name NAME value VALUE".to_owned());
    };
    match name {
        "player" => value.parse().map(Setting::Player).map_err(|_| {
            format!("there is no player {}, known are {}", shown(value), Player::NAMES.join(", "))
        }),
        "seed" => number(name, value, 0..=u64::MAX).map(Setting::Seed),
        _ => Err(format!("there is no option {}, known are player, seed", shown(name))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thought_may_name_a_seat_a_limit_and_a_seed_in_any_order() {
        let go = |line: &str| match line.parse() {
            Ok(Request::Go(thought)) => thought,
            other => panic!("{line}: {other:?}"),
        };
        assert_eq!(go("go"), Thought::default());
        assert_eq!(
            go("go seed 7  nodes 100 seat second"),
            Thought { seat: Some(Seat::Second), limit: Some(ThoughtLimit::Nodes(100)), seed: Some(7) }
        );
        assert_eq!(go("go time 50").limit, Some(ThoughtLimit::Time(Duration::from_millis(50))));
        assert_eq!(go("go level 8").limit, Some(ThoughtLimit::Level(Level::TOP)));
    }

    #[test]
    fn what_means_nothing_is_refused_with_its_reason() {
        for (line, reason) in [
            ("xyzzy plugh", "unknown word \"xyzzy\""),
            ("isready now", "isready: unexpected \"now\""),
            ("position", "position: a position is missing"),
            ("go nodes", "go: nodes needs a value"),
            ("go nodes 0", "go: nodes needs a number from 1 to 18446744073709551615, not \"0\""),
            ("go nodes 5 time 5", "go: nodes, time and level exclude each other"),
            ("go level 9", "go: level needs a number from 1 to 8, not \"9\""),
            ("go seat third", "go: there is no seat \"third\", say first or second"),
            ("go seat first seat first", "go: seat is there twice"),
            ("go fast", "go: unknown word \"fast\""),
            ("analyse level 3", "analyse: a level weighs nothing, say nodes or time"),
            ("setoption player best", "setoption: say name NAME value VALUE"),
            (
                "setoption name hash value 16",
                "setoption: there is no option \"hash\", known are player, seed",
            ),
            (
                "setoption name seed value -1",
                "setoption: seed needs a number from 0 to 18446744073709551615, not \"-1\"",
            ),
        ] {
            assert_eq!(line.parse::<Request>(), Err(NoRequest(reason.to_owned())));
        }
    }

    #[test]
    fn every_request_is_read_as_it_was_written() {
        let thoughts = [
            Thought::default(),
            Thought { seat: Some(Seat::Second), limit: Some(ThoughtLimit::Nodes(100)), seed: Some(u64::MAX) },
            Thought { limit: Some(ThoughtLimit::Time(Duration::from_millis(50))), ..Thought::default() },
            Thought { seat: Some(Seat::First), seed: Some(0), ..Thought::default() },
        ];
        let level = Thought { limit: Some(ThoughtLimit::Level(Level::TOP)), ..Thought::default() };
        let requests = [
            Request::Hello,
            Request::IsReady,
            Request::Position("start".to_owned()),
            Request::Record,
            Request::Go(level),
            Request::SetOption(Setting::Player(Player::MonteCarlo(32))),
            Request::SetOption(Setting::Seed(7)),
            Request::Stop,
            Request::Quit,
        ];
        let asked =
            thoughts.into_iter().flat_map(|thought| [Request::Go(thought), Request::Analyse(thought)]);
        for request in requests.into_iter().chain(asked) {
            assert_eq!(request.to_string().parse(), Ok(request.clone()), "{request}");
        }
    }
}
