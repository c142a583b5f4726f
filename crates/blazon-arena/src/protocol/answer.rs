use core::fmt;
use core::str::FromStr;

use blazon::Event;
use blazon_engine::Candidate;

/// What a line of the engine says.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// `id name …`: the engine's name and version.
    Name(String),
    /// `id protocol …`: the version of the protocol.
    Protocol(u32),
    /// `option …`: what can be set.
    Option {
        /// Its name.
        name: String,
        /// What its values are.
        kind: OptionType,
        /// Its value unless it is set.
        default: String,
    },
    /// `ok`: that was the identity, and all options.
    Ok,
    /// `ready`: the lines so far have been dealt with.
    Ready,
    /// `info …`: how far a thought is.
    Info(Info),
    /// `candidate …`: an event that was weighed.
    Candidate(Candidate),
    /// `best …`: what the engine would play.
    Best(Event),
    /// `error …`: a line that had no effect, and why.
    Error(String),
    /// An `id`, `option` or `candidate` as only a later version says it. A reader skips it.
    Later(String),
}

/// What the values of an option are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionType {
    /// A word.
    Text,
    /// A whole number.
    Number,
}

/// How far a thought is, as far as the engine says.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Info {
    /// The nodes so far.
    pub nodes: Option<u64>,
    /// How much of the work is done, from 0 to 1.
    pub done: Option<f64>,
    /// The best event so far.
    pub best: Option<Event>,
    /// The chance to win with it.
    pub win: Option<f64>,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Name(name) => write!(f, "id name {name}"),
            Answer::Protocol(version) => write!(f, "id protocol {version}"),
            Answer::Option { name, kind, default } => {
                write!(f, "option name {name} type {} default {default}", kind.name())
            }
            Answer::Ok => f.write_str("ok"),
            Answer::Ready => f.write_str("ready"),
            Answer::Info(info) => info.fmt(f),
            Answer::Candidate(Candidate { event, win, margin, plies }) => {
                write!(f, "candidate {event} win {win:.4} margin {margin:.2} plies {plies}")
            }
            Answer::Best(event) => write!(f, "best {event}"),
            Answer::Error(reason) => write!(f, "error {reason}"),
            Answer::Later(line) => f.write_str(line),
        }
    }
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("info")?;
        self.nodes.map_or(Ok(()), |nodes| write!(f, " nodes {nodes}"))?;
        self.done.map_or(Ok(()), |done| write!(f, " done {done:.2}"))?;
        self.best.map_or(Ok(()), |best| write!(f, " best {best}"))?;
        self.win.map_or(Ok(()), |win| write!(f, " win {win:.4}"))
    }
}

impl OptionType {
    const fn name(self) -> &'static str {
        match self {
            OptionType::Text => "string",
            OptionType::Number => "number",
        }
    }

    fn from_name(name: &str) -> Option<OptionType> {
        [OptionType::Text, OptionType::Number].into_iter().find(|kind| kind.name() == name)
    }
}

/// What of a line is no answer: an event that cannot be read, or the whole line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not an answer of the protocol")]
pub struct NoAnswer(pub String);

impl FromStr for Answer {
    type Err = NoAnswer;

    /// Reads a line. More words may stand at its end than are known here.
    fn from_str(line: &str) -> Result<Answer, NoAnswer> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let later = |known: Option<Answer>| Ok(known.unwrap_or_else(|| Answer::Later(line.to_owned())));
        match word {
            "id" => later(identity(rest)),
            "option" => later(option(rest)),
            "ok" => Ok(Answer::Ok),
            "ready" => Ok(Answer::Ready),
            "info" => Ok(Answer::Info(info(rest))),
            "candidate" => later(candidate(rest)),
            "best" => {
                let event = rest.split_whitespace().next().unwrap_or_default();
                event.parse().map(Answer::Best).map_err(|_| NoAnswer(event.to_owned()))
            }
            "error" => Ok(Answer::Error(rest.to_owned())),
            _ => Err(NoAnswer(line.to_owned())),
        }
    }
}

fn identity(rest: &str) -> Option<Answer> {
    let (field, value) = rest.split_once(char::is_whitespace)?;
    match field {
        "name" => Some(Answer::Name(value.trim().to_owned())),
        "protocol" => value.split_whitespace().next()?.parse().ok().map(Answer::Protocol),
        _ => None,
    }
}

fn option(rest: &str) -> Option<Answer> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let ["name", name, "type", kind, "default", default, ..] = words[..] else { return None };
    let kind = OptionType::from_name(kind)?;
    Some(Answer::Option { name: name.to_owned(), kind, default: default.to_owned() })
}

fn info(rest: &str) -> Info {
    let mut info = Info::default();
    let mut words = rest.split_whitespace();
    while let Some(word) = words.next() {
        match word {
            "nodes" => info.nodes = words.next().and_then(|value| value.parse().ok()),
            "done" => info.done = words.next().and_then(|value| value.parse().ok()),
            "best" => info.best = words.next().and_then(|value| value.parse().ok()),
            "win" => info.win = words.next().and_then(|value| value.parse().ok()),
            // A word of a later version, or of another engine.
            _ => {}
        }
    }
    info
}

fn candidate(rest: &str) -> Option<Answer> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let [event, "win", win, "margin", margin, "plies", plies, ..] = words[..] else { return None };
    Some(Answer::Candidate(Candidate {
        event: event.parse().ok()?,
        win: win.parse().ok()?,
        margin: margin.parse().ok()?,
        plies: plies.parse().ok()?,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(text: &str) -> Event {
        text.parse().expect("an event")
    }

    #[test]
    fn every_answer_is_read_as_it_was_written() {
        let info = Info { nodes: Some(7), done: Some(0.5), best: Some(event("F:2")), win: Some(0.25) };
        for answer in [
            Answer::Name("Blazon 1.2.3".to_owned()),
            Answer::Protocol(1),
            Answer::Option { name: "seed".to_owned(), kind: OptionType::Number, default: "0".to_owned() },
            Answer::Option { name: "player".to_owned(), kind: OptionType::Text, default: "best".to_owned() },
            Answer::Ok,
            Answer::Ready,
            Answer::Info(info),
            Answer::Info(Info { done: None, best: None, ..info }),
            Answer::Info(Info::default()),
            Answer::Candidate(Candidate { event: event("S:3"), win: 0.625, margin: -1.5, plies: 2 }),
            Answer::Best(event("S:-")),
            Answer::Error("go: nodes needs a value".to_owned()),
            Answer::Later("id author somebody".to_owned()),
        ] {
            assert_eq!(answer.to_string().parse(), Ok(answer.clone()), "{answer}");
        }
    }

    #[test]
    fn what_a_later_version_says_is_skipped_and_what_it_adds_is_no_harm() {
        for line in ["id author somebody", "option none", "candidate", "candidate F:1 win high"] {
            assert_eq!(line.parse(), Ok(Answer::Later(line.to_owned())));
        }
        assert_eq!(" best F:2 ponder S:1\r".parse(), Ok(Answer::Best(event("F:2"))));
        let info = Info { nodes: Some(7), ..Info::default() };
        assert_eq!("info depth 1 nodes 7 best ?? speed 3".parse(), Ok(Answer::Info(info)));
    }

    #[test]
    fn what_is_no_answer_says_which_part_is_not() {
        for (line, part) in [("best pass", "pass"), ("best", ""), ("what now?", "what now?")] {
            assert_eq!(line.parse::<Answer>(), Err(NoAnswer(part.to_owned())));
        }
    }
}
