//! The engine's end.
//!
//! One thread reads the lines, one thinks, and this one answers, so that nobody waits for a thought to end who only
//! asks whether the engine is still there, and lines never get mixed up.

use std::io::{self, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use blazon::{Chance, Position, PositionError, Record, RecordFault, Seat, TEXT_LIMIT, ToAct};
use blazon_engine::{Budget, Candidate, Decision, Engine, Player, Progress};

use super::LONGEST_LINE;
use super::answer::{Answer, Info, OptionType};
use super::lines::{Lines, Unusable};
use super::request::{Request, Setting, Thought, ThoughtLimit};
use crate::workers::NoWorkers;

/// Why an engine ended before its caller wanted it to.
#[derive(Debug, thiserror::Error)]
pub enum Unserved {
    /// There is no thread to read the lines.
    #[error(transparent)]
    NoWorkers(#[from] NoWorkers),
    /// Its answers cannot be written.
    #[error("the answers cannot be written: {0}")]
    Output(#[from] io::Error),
}

/// So many lines wait to be answered. A caller who writes faster than it reads has to wait; every line is answered
/// without waiting for a thought, so `stop` and `quit` never wait long.
const LINES_WAITING: usize = 64;

/// Answers lines until there are no more, or one says to quit.
pub fn serve(input: impl Read + Send + 'static, out: &mut impl Write) -> Result<(), Unserved> {
    let (sender, receiver) = sync_channel(LINES_WAITING);
    let reader = sender.clone();
    // It is not waited for: after `quit` it may read for ever.
    let reading = Builder::new().spawn(move || {
        for line in Lines::new(input) {
            if reader.send(Message::Line(line)).is_err() {
                return;
            }
        }
        let _ = reader.send(Message::End);
    });
    reading.map_err(NoWorkers)?;
    let mut session = Session::new(sender, out);
    for message in receiver {
        if !session.hear(message)? {
            break;
        }
    }
    Ok(())
}

/// What the answering thread hears.
enum Message {
    /// A line of the other program.
    Line(Result<String, Unusable>),
    /// There are no more lines.
    End,
    /// How far the thinking is.
    Thinking(Progress),
    /// The thinking is over.
    Thought,
}

/// What an engine remembers between two lines.
struct Session<'a, W> {
    sender: SyncSender<Message>,
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
    fn new(sender: SyncSender<Message>, out: &'a mut W) -> Session<'a, W> {
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
    fn hear(&mut self, message: Message) -> io::Result<bool> {
        match message {
            Message::Line(Ok(line)) => return self.line(&line),
            Message::Line(Err(Unusable::TooLong)) => {
                self.error(&format!("this line is longer than {LONGEST_LINE} bytes"))?;
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
        match line.parse() {
            Ok(Request::Quit) => {
                self.stop();
                return Ok(false);
            }
            Ok(request) => self.answer(request)?,
            Err(reason) => self.error(&reason.to_string())?,
        }
        Ok(true)
    }

    fn answer(&mut self, request: Request) -> io::Result<()> {
        match request {
            Request::Hello => self.hello(),
            Request::IsReady => self.say(&Answer::Ready),
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
        let text = |text: &str| text.to_owned();
        self.say(&Answer::Name(text(concat!("Blazon ", env!("CARGO_PKG_VERSION")))))?;
        self.say(&Answer::Protocol(1))?;
        let default = Player::Best.to_string();
        self.say(&Answer::Option { name: text("player"), kind: OptionType::Text, default })?;
        self.say(&Answer::Option { name: text("seed"), kind: OptionType::Number, default: text("0") })?;
        self.say(&Answer::Ok)
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
            Some(ThoughtLimit::Level(level)) => Player::Level(level),
            _ => self.player,
        };
        let budget = match thought.limit {
            Some(ThoughtLimit::Nodes(nodes)) => Budget::Nodes(nodes),
            Some(ThoughtLimit::Time(_)) => Budget::Unlimited,
            Some(ThoughtLimit::Level(_)) | None => Budget::Usual,
        };
        let time = match thought.limit {
            Some(ThoughtLimit::Time(time)) => Some(time),
            _ => None,
        };
        let seed = thought.seed.unwrap_or(self.seed);
        let stop = Arc::new(AtomicBool::new(false));
        let (position, told, sender) = (self.position, Arc::clone(&stop), self.sender.clone());
        let thinking = Builder::new().spawn(move || {
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
        match thinking {
            Ok(thread) => {
                self.thinking = Some(Thinking { thread, stop, analyses, done: 0.0 });
                Ok(())
            }
            Err(error) => self.error(&NoWorkers(error).to_string()),
        }
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
            for &candidate in &decision.candidates {
                self.say(&Answer::Candidate(candidate))?;
            }
        } else {
            self.info(decision.nodes, done, best)?;
        }
        self.say(&Answer::Best(best.event))
    }

    fn stop(&self) {
        if let Some(thinking) = &self.thinking {
            thinking.stop.store(true, Ordering::Relaxed);
        }
    }

    fn info(&mut self, nodes: u64, done: f64, best: &Candidate) -> io::Result<()> {
        let &Candidate { event, win, .. } = best;
        let (nodes, done, best, win) = (Some(nodes), Some(done), Some(event), Some(win));
        self.say(&Answer::Info(Info { nodes, done, best, win }))
    }

    fn error(&mut self, reason: &str) -> io::Result<()> {
        self.say(&Answer::Error(reason.to_owned()))
    }

    fn say(&mut self, answer: &Answer) -> io::Result<()> {
        writeln!(self.out, "{answer}")?;
        // The other program waits for it.
        self.out.flush()
    }
}

/// Tells the session that the thought is over, even if it ends in a panic: nobody waits for it in vain.
struct Over(SyncSender<Message>);

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
    use std::sync::atomic::AtomicUsize;
    use std::sync::mpsc::{Receiver, Sender, channel};
    use std::thread;

    use super::*;

    const ROLLED: &str = "position ......./......./...#.../......./....... \
        ......./......./...#.../......./....... 000000:-:^:- 000000:-:^:- 1F take:d/b/s2/?";

    fn line(text: &str) -> Message {
        Message::Line(Ok(text.to_owned()))
    }

    /// A thought that goes on until it is stopped.
    fn endless(sender: SyncSender<Message>) -> Thinking {
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
        let (sender, receiver) = sync_channel(LINES_WAITING);
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
        let (sender, _receiver) = sync_channel(LINES_WAITING);
        let mut out = Vec::new();
        let mut session = Session::new(sender, &mut out);
        let thread = thread::spawn(|| None);
        session.thinking =
            Some(Thinking { thread, stop: Arc::new(AtomicBool::new(false)), analyses: false, done: 0.0 });
        session.hear(Message::Thought).expect("a vector takes everything");
        assert_eq!(String::from_utf8(out).expect("text"), "error the thinking failed\n");
    }

    /// A caller who says the same line over and over, and counts how often the engine has taken it.
    struct Talkative {
        lines_left: usize,
        taken: Arc<AtomicUsize>,
        /// Gone when all is said.
        all_said: Option<Sender<()>>,
    }

    impl Read for Talkative {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if self.lines_left == 0 {
                self.all_said = None;
                return Ok(0);
            }
            self.lines_left -= 1;
            self.taken.fetch_add(1, Ordering::Relaxed);
            let line = b"isready\n";
            buffer[..line.len()].copy_from_slice(line);
            Ok(line.len())
        }
    }

    /// Does not read its first answer before it has said all, or seen that it must wait.
    struct Unread {
        all_said: Receiver<()>,
        taken: Arc<AtomicUsize>,
        taken_before: Option<usize>,
        answers: usize,
    }

    impl Write for Unread {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            if self.taken_before.is_none() {
                let _ = self.all_said.recv_timeout(Duration::from_secs(1));
                self.taken_before = Some(self.taken.load(Ordering::Relaxed));
            }
            self.answers += bytes.split(|&byte| byte == b'\n').count() - 1;
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_caller_who_reads_no_answers_has_to_wait_and_fills_no_memory() {
        const LINES: usize = 100_000;
        let taken = Arc::new(AtomicUsize::new(0));
        let (sender, all_said) = channel();
        let input = Talkative { lines_left: LINES, taken: Arc::clone(&taken), all_said: Some(sender) };
        let mut out = Unread { all_said, taken, taken_before: None, answers: 0 };
        serve(input, &mut out).expect("it ends with its input");
        let before = out.taken_before.expect("it answers");
        assert!(before <= 2 * LINES_WAITING, "{before} lines were taken before the first answer was read");
        assert_eq!(out.answers, LINES, "and none is lost");
    }
}
