use std::collections::VecDeque;
use std::io::{self, Write};
use std::path::Path;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use blazon_online::LinkText;
use blazon_remote::{Heard, Remote, Seats, Server};
use blazon_wire::online::{TableId, Terms};
use blazon_words::Words;

use crate::elsewhere::Elsewhere;
use crate::lobby::{Place, enter};
use crate::play::{next_line, write};
use crate::refusal::refusal;
use crate::session::{Effect, Message, Output, Session};
use crate::unfinished;

/// What somebody at this keyboard wants of a table elsewhere.
#[derive(Clone, Debug)]
pub struct Visit {
    /// What for.
    pub errand: Errand,
    /// What they are called; it is asked if it is not said.
    pub name: Option<String>,
    /// Where seats are kept.
    pub seats: Seats,
    /// A link as a picture for the camera of a phone, where somebody sees the terminal.
    pub picture: Option<fn(&str) -> Option<String>>,
}

/// What somebody comes for.
#[derive(Clone, Debug)]
pub enum Errand {
    /// To play or watch where a link leads.
    Open(LinkText),
    /// To make a table on a server, and wait for somebody there.
    Invite(Server, Terms),
}

/// Why nobody could sit down, or stay.
#[derive(Debug)]
pub enum Unvisited {
    /// The server said no, or nothing. This says so.
    Refused(String),
    /// Something here did not work.
    Here(io::Error),
}

impl From<io::Error> for Unvisited {
    fn from(error: io::Error) -> Unvisited {
        Unvisited::Here(error)
    }
}

/// Plays or watches at a table elsewhere until the person leaves or the input ends.
pub fn visit(visit: &Visit, words: &Words, out: &mut impl Write) -> Result<(), Unvisited> {
    let language = words.language();
    // Without the handler an interruption still ends the program, only without a word.
    let _ = ctrlc::set_handler(move || unfinished::interrupted_elsewhere(&Words::new(language)));
    let (inputs, coming) = mpsc::channel();
    read_lines(inputs.clone())?;
    let mut waiting = Waiting { coming, typed: VecDeque::new(), table: None };
    let Some(place) = enter(visit, words, out, &mut || waiting.line())? else {
        return Ok(());
    };
    converse(place, visit, words, out, &inputs, &mut waiting)
}

/// What is waited for.
enum Input {
    Line(String),
    End,
    Heard(TableId, Heard),
}

/// What has come, and lines that were typed before anybody wanted them.
struct Waiting {
    coming: Receiver<Input>,
    typed: VecDeque<Input>,
    /// The table that is listened to. What is still heard of one before it is no news.
    table: Option<TableId>,
}

impl Waiting {
    /// The next line, whatever else comes; nothing when there are no more.
    fn line(&mut self) -> Option<String> {
        match self.next(true) {
            Some(Input::Line(line)) => Some(line),
            Some(Input::End | Input::Heard(..)) | None => None,
        }
    }

    /// The next that comes, or what was typed before if lines are wanted.
    fn next(&mut self, lines: bool) -> Option<Input> {
        if lines && let Some(typed) = self.typed.pop_front() {
            return Some(typed);
        }
        loop {
            match self.coming.recv().ok()? {
                Input::Heard(table, heard) if Some(table) == self.table => {
                    return Some(Input::Heard(table, heard));
                }
                Input::Heard(..) => {}
                input if lines => return Some(input),
                input => self.typed.push_back(input),
            }
        }
    }
}

/// Reads what is typed on a thread of its own, so that something can be heard meanwhile.
fn read_lines(inputs: Sender<Input>) -> io::Result<()> {
    thread::Builder::new().name("keyboard".into()).spawn(move || {
        let mut lines = io::stdin().lock();
        while let Some(line) = next_line(&mut lines) {
            if inputs.send(Input::Line(line)).is_err() {
                return;
            }
        }
        let _ = inputs.send(Input::End);
    })?;
    Ok(())
}

fn converse(
    mut place: Place,
    visit: &Visit,
    words: &Words,
    out: &mut impl Write,
    inputs: &Sender<Input>,
    waiting: &mut Waiting,
) -> Result<(), Unvisited> {
    let elsewhere = Elsewhere::new(place.server.address().to_owned(), place.way_back());
    let mut session = Session::elsewhere(elsewhere, words);
    waiting.table = Some(place.table);
    let mut remote = open(&place, &visit.seats, inputs)?;
    let mut began = Instant::now();
    // Whether the last thing on the screen is a prompt that nothing was typed after.
    let mut prompted = false;
    let Output { mut text, mut effect } = session.begin();
    unfinished::remember_way_back(place.way_back());
    loop {
        if !text.is_empty() {
            if std::mem::take(&mut prompted) {
                out.write_all(b"\n")?;
            }
            out.write_all(text.as_bytes())?;
            out.flush()?;
        }
        let message = match effect {
            Effect::ReadLine | Effect::Listen => {
                let reads = matches!(effect, Effect::ReadLine);
                if reads && !std::mem::replace(&mut prompted, true) {
                    out.write_all(b"> ")?;
                    out.flush()?;
                }
                match waiting.next(reads) {
                    Some(Input::Line(line)) => {
                        prompted = false;
                        Message::Line(line)
                    }
                    Some(Input::End) | None => {
                        prompted = false;
                        out.write_all(b"\n")?;
                        Message::End
                    }
                    Some(Input::Heard(_, Heard::Standing { standing, now, acts })) => {
                        let ago = Duration::from_millis(now);
                        began = Instant::now().checked_sub(ago).unwrap_or(began);
                        Message::Heard(standing, acts)
                    }
                    Some(Input::Heard(_, Heard::Refused(intent, reason))) => Message::Refused(intent, reason),
                    Some(Input::Heard(_, Heard::Reaction(chair, reaction))) => {
                        Message::Reaction(chair, reaction)
                    }
                }
            }
            Effect::Act(intent) => {
                remote.act(intent);
                Message::Said
            }
            Effect::React(reaction) => {
                remote.react(reaction);
                Message::Said
            }
            Effect::Follow(next) => {
                place = place.at(next, &visit.seats);
                waiting.table = Some(next);
                remote = open(&place, &visit.seats, inputs)?;
                unfinished::remember_way_back(place.way_back());
                Message::Followed(place.way_back())
            }
            Effect::WriteFile { file, text, replace } => {
                Message::Written(write(Path::new(&file), &text, replace, words))
            }
            // Nobody rolls, thinks or loads a game here: the table is elsewhere.
            Effect::Chance(..)
            | Effect::Decide(_)
            | Effect::Coach(_)
            | Effect::ReadFile(_)
            | Effect::Leave => {
                return Ok(out.flush()?);
            }
            Effect::TurnedAway(reason) => return Err(Unvisited::Refused(refusal(reason, words))),
        };
        session.set_now(began.elapsed().as_millis() as u64);
        Output { text, effect } = session.update(message);
    }
}

fn open(place: &Place, seats: &Seats, inputs: &Sender<Input>) -> io::Result<Remote> {
    let inputs = inputs.clone();
    let table = place.table;
    let hear = move |heard| inputs.send(Input::Heard(table, heard)).is_ok();
    match place.seat() {
        Some(seat) => seat.open(seats, hear),
        None => Remote::open(&place.server, table, place.credential, None, hear),
    }
}
