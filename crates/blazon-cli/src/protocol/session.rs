use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use blazon::{Chance, Position, PositionError, Record, RecordFault, Seat, TEXT_LIMIT, ToAct};
use blazon_engine::{Budget, Candidate, Decision, Engine, Player, Progress};

use super::Message;
use super::lines::{LONGEST, Unusable};
use super::request::{Limit, Request, Setting, Thought};

/// What an engine remembers between two lines.
pub(super) struct Session<'a, W> {
    sender: Sender<Message>,
    out: &'a mut W,
    /// The last good position.
    position: Position,
    player: Player,
    seed: u64,
    /// The lines of a record that is being read.
    record: Option<String>,
    thinking: Option<Thinking>,
    /// Whether the input has ended, and the program ends with the thought under way.
    ended: bool,
}

/// A thought under way.
struct Thinking {
    thread: JoinHandle<Option<Decision>>,
    stop: Arc<AtomicBool>,
    /// Whether every candidate is to be told.
    analyses: bool,
    /// How far it was when it was last heard of.
    done: f64,
}

/// How often a thought is heard of.
const EVERY: Duration = Duration::from_millis(200);

impl<'a, W: Write> Session<'a, W> {
    pub(super) fn new(sender: Sender<Message>, out: &'a mut W) -> Session<'a, W> {
        Session {
            sender,
            out,
            position: Position::default(),
            player: Player::Best,
            seed: 0,
            record: None,
            thinking: None,
            ended: false,
        }
    }

    /// Answers a message, and says whether to go on.
    pub(super) fn hear(&mut self, message: Message) -> io::Result<bool> {
        match message {
            Message::Line(Ok(line)) => return self.line(&line),
            Message::Line(Err(Unusable::TooLong)) => {
                self.error(&format!("this line is longer than {LONGEST} bytes"))?;
            }
            Message::Line(Err(Unusable::NotText)) => self.error("this line is not text in UTF-8")?,
            // Whoever pipes a few lines in wants the answer, so a thought is thought to its end.
            Message::End => self.ended = true,
            Message::Thinking(progress) => {
                if let Some(thinking) = &mut self.thinking {
                    thinking.done = progress.done;
                    self.info(progress.nodes, progress.done, &progress.best)?;
                }
            }
            Message::Thought => self.thought()?,
        }
        Ok(!self.ended || self.thinking.is_some())
    }

    fn line(&mut self, line: &str) -> io::Result<bool> {
        if let Some(record) = &mut self.record {
            if line.trim() == "end" {
                let text = std::mem::take(record);
                self.record = None;
                self.read_record(&text)?;
            } else if record.len() + line.len() < TEXT_LIMIT {
                record.push_str(line);
                record.push('\n');
            } else {
                // One byte too many, so that the record is refused however short the rest of it is.
                *record = " ".repeat(TEXT_LIMIT + 1);
            }
            return Ok(true);
        }
        let line = line.trim();
        if line.is_empty() {
            return Ok(true);
        }
        match Request::read(line) {
            Ok(Request::Quit) => {
                self.stop();
                return Ok(false);
            }
            Ok(request) => self.answer(request)?,
            Err(reason) => self.error(&reason)?,
        }
        Ok(true)
    }

    fn answer(&mut self, request: Request) -> io::Result<()> {
        match request {
            Request::Hello => self.hello(),
            Request::IsReady => self.say("ready"),
            Request::Stop | Request::Quit => {
                self.stop();
                Ok(())
            }
            // Even while it thinks: the lines that follow belong to the record.
            Request::Record => {
                self.record = Some(String::new());
                Ok(())
            }
            _ if self.thinking.is_some() => self.error("thinking: say stop, or wait for best"),
            Request::Position(line) => self.read_position(&line),
            Request::SetOption(Setting::Player(player)) => {
                self.player = player;
                Ok(())
            }
            Request::SetOption(Setting::Seed(seed)) => {
                self.seed = seed;
                Ok(())
            }
            Request::Go(thought) => self.think(thought, false),
            Request::Analyse(thought) => self.think(thought, true),
        }
    }

    fn hello(&mut self) -> io::Result<()> {
        self.say(concat!("id name Blazon ", env!("CARGO_PKG_VERSION")))?;
        self.say("id protocol 1")?;
        self.say(&format!("option name player type string default {}", Player::Best))?;
        self.say("option name seed type number default 0")?;
        self.say("ok")
    }

    fn read_position(&mut self, line: &str) -> io::Result<()> {
        let position = if line == "start" { Ok(Position::default()) } else { line.parse() };
        match position {
            Ok(position) => {
                self.position = position;
                Ok(())
            }
            Err(PositionError::Read(error)) => self.error(&format!(
                "position: column {}: {}",
                error.column,
                not_expected(error.expected, error.found)
            )),
            Err(PositionError::Setup(error)) => self.error(&format!("position: impossible: {error}")),
        }
    }

    fn read_record(&mut self, text: &str) -> io::Result<()> {
        if self.thinking.is_some() {
            return self.error("thinking: say stop, or wait for best");
        }
        match text.parse::<Record>() {
            Ok(record) => {
                self.position = *record.position();
                Ok(())
            }
            Err(error) => {
                let fault = match error.fault {
                    RecordFault::Read { expected, found } => not_expected(expected, found),
                    fault => fault.to_string(),
                };
                self.error(&format!("record: line {}, column {}: {fault}", error.line, error.column))
            }
        }
    }

    fn think(&mut self, thought: Thought, analyses: bool) -> io::Result<()> {
        let seat = match seat_to_think(&self.position, thought.seat) {
            Ok(seat) => seat,
            Err(reason) => return self.error(reason),
        };
        let player = match thought.limit {
            Some(Limit::Level(level)) => Player::Level(level),
            _ => self.player,
        };
        let budget = match thought.limit {
            Some(Limit::Nodes(nodes)) => Budget::Nodes(nodes),
            Some(Limit::Time(_)) => Budget::Unlimited,
            Some(Limit::Level(_)) | None => Budget::Usual,
        };
        let time = match thought.limit {
            Some(Limit::Time(time)) => Some(time),
            _ => None,
        };
        let seed = thought.seed.unwrap_or(self.seed);
        let stop = Arc::new(AtomicBool::new(false));
        let (position, told, sender) = (self.position, Arc::clone(&stop), self.sender.clone());
        let thread = thread::spawn(move || {
            let over = Over(sender.clone());
            let start = Instant::now();
            let mut last = start;
            let mut watch = |progress: &Progress| {
                if last.elapsed() >= EVERY {
                    last = Instant::now();
                    let _ = sender.send(Message::Thinking(*progress));
                }
                !told.load(Ordering::Relaxed) && time.is_none_or(|time| start.elapsed() < time)
            };
            let decision = Engine::new(player).decide(&position, seat, budget, seed, &mut watch);
            drop(over);
            decision
        });
        self.thinking = Some(Thinking { thread, stop, analyses, done: 0.0 });
        Ok(())
    }

    /// Tells what a thought came to.
    fn thought(&mut self) -> io::Result<()> {
        let Some(thinking) = self.thinking.take() else {
            return Ok(());
        };
        let Ok(Some(decision)) = thinking.thread.join() else {
            return self.error("the thinking failed");
        };
        let Some(best) = decision.candidates.first() else {
            return self.error("the thinking failed");
        };
        let stopped = thinking.stop.load(Ordering::Relaxed);
        let done = if stopped { thinking.done } else { 1.0 };
        if thinking.analyses {
            for Candidate { event, win, margin, plies } in &decision.candidates {
                self.say(&format!("candidate {event} win {win:.4} margin {margin:.2} plies {plies}"))?;
            }
        } else {
            self.info(decision.nodes, done, best)?;
        }
        self.say(&format!("best {}", best.event))
    }

    fn stop(&self) {
        if let Some(thinking) = &self.thinking {
            thinking.stop.store(true, Ordering::Relaxed);
        }
    }

    fn info(&mut self, nodes: u64, done: f64, best: &Candidate) -> io::Result<()> {
        let Candidate { event, win, .. } = best;
        self.say(&format!("info nodes {nodes} done {done:.2} best {event} win {win:.4}"))
    }

    fn error(&mut self, reason: &str) -> io::Result<()> {
        self.say(&format!("error {reason}"))
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")?;
        // The other program waits for it.
        self.out.flush()
    }
}

/// Tells the session that the thought is over, even if it ends in a panic: nobody waits for it in vain.
struct Over(Sender<Message>);

impl Drop for Over {
    fn drop(&mut self) {
        let _ = self.0.send(Message::Thought);
    }
}

/// Who decides: the seat that is named, or the one that is to act. While both draw that is the first seat.
fn seat_to_think(position: &Position, named: Option<Seat>) -> Result<Seat, &'static str> {
    let to_act = match position.to_act() {
        ToAct::Nobody(_) => return Err("nothing to decide: the game is over"),
        ToAct::Chance(Chance::Roll) => return Err("nothing to decide: the dice come first"),
        ToAct::Chance(Chance::Lots) => return Err("nothing to decide: lots come first"),
        ToAct::Seat(seat) => seat,
        ToAct::Both => Seat::First,
    };
    let seat = named.unwrap_or(to_act);
    if position.may_act(seat) { Ok(seat) } else { Err("nothing to decide: it is the other seat's turn") }
}

fn not_expected(expected: blazon::Expected, found: Option<char>) -> String {
    match found {
        Some(found) => format!("expected {expected}, found {found:?}"),
        None => format!("expected {expected}, found the end"),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    const ROLLED: &str = "position ......./......./...#.../......./....... \
        ......./......./...#.../......./....... 000000:-:^:- 000000:-:^:- 1F take:d/b/s2/?";

    fn line(text: &str) -> Message {
        Message::Line(Ok(text.to_owned()))
    }

    /// A thought that goes on until it is stopped.
    fn endless(sender: Sender<Message>) -> Thinking {
        let stop = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&stop);
        let thread = thread::spawn(move || {
            let _over = Over(sender);
            while !told.load(Ordering::Relaxed) {
                thread::yield_now();
            }
            let event = "F:3".parse().ok()?;
            let best = Candidate { event, win: 0.625, margin: 1.5, plies: 2 };
            let other = Candidate { event: "F:1".parse().ok()?, win: 0.5, margin: -1.5, plies: 1 };
            Some(Decision { candidates: vec![best, other], nodes: 42, exact: false })
        });
        Thinking { thread, stop, analyses: false, done: 0.0 }
    }

    /// What is answered while such a thought is under way; what it says at its end comes last.
    fn answers(messages: impl IntoIterator<Item = Message>, analyses: bool) -> String {
        let (sender, receiver) = mpsc::channel();
        let mut out = Vec::new();
        let mut session = Session::new(sender.clone(), &mut out);
        assert!(session.hear(line(ROLLED)).expect("a vector takes everything"));
        session.thinking = Some(Thinking { analyses, ..endless(sender) });
        let mut goes_on = true;
        for message in messages {
            goes_on = session.hear(message).expect("a vector takes everything");
        }
        if goes_on {
            let thought = receiver.recv().expect("the thought ends");
            session.hear(thought).expect("a vector takes everything");
        }
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn while_it_thinks_it_answers_and_takes_nothing_new() {
        let messages =
            ["isready", "position start", "go", "record", "junk", "end", "xyzzy", "stop"].map(line);
        assert_eq!(
            answers(messages, false),
            "ready\n\
             error thinking: say stop, or wait for best\n\
             error thinking: say stop, or wait for best\n\
             error thinking: say stop, or wait for best\n\
             error unknown word \"xyzzy\"\n\
             info nodes 42 done 0.00 best F:3 win 0.6250\n\
             best F:3\n"
        );
    }

    #[test]
    fn how_far_it_is_is_told() {
        let best = Candidate { event: "F:2".parse().expect("an event"), win: 0.25, margin: 0.0, plies: 1 };
        let progress = Progress { nodes: 7, done: 0.5, best };
        assert_eq!(
            answers([Message::Thinking(progress), line("stop")], false),
            "info nodes 7 done 0.50 best F:2 win 0.2500\n\
             info nodes 42 done 0.50 best F:3 win 0.6250\n\
             best F:3\n"
        );
    }

    #[test]
    fn an_analysis_tells_every_candidate() {
        assert_eq!(
            answers([line("stop")], true),
            "candidate F:3 win 0.6250 margin 1.50 plies 2\n\
             candidate F:1 win 0.5000 margin -1.50 plies 1\n\
             best F:3\n"
        );
    }

    #[test]
    fn to_quit_nothing_is_waited_for() {
        assert_eq!(answers([line("quit")], false), "");
    }

    #[test]
    fn at_the_end_of_the_input_the_thought_is_still_told() {
        let told = answers([line("stop"), Message::End], false);
        assert!(told.ends_with("best F:3\n"), "{told}");
    }

    #[test]
    fn a_thought_that_fails_is_said() {
        let (sender, _receiver) = mpsc::channel();
        let mut out = Vec::new();
        let mut session = Session::new(sender, &mut out);
        let thread = thread::spawn(|| None);
        session.thinking =
            Some(Thinking { thread, stop: Arc::new(AtomicBool::new(false)), analyses: false, done: 0.0 });
        session.hear(Message::Thought).expect("a vector takes everything");
        assert_eq!(String::from_utf8(out).expect("text"), "error the thinking failed\n");
    }
}
