//! `blazon bot`: a computer player at a table on a server.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use blazon::{Position, Seat};
use blazon_arena::{Failed, Limit, RunningContestant};
use blazon_engine::mix;
use blazon_online::{Fairness, Line, LinkKind, LinkText, Standing};
use blazon_remote::{Heard, OwnSeat, Remote, Seats, Server};
use blazon_terminal::{call_failure, refusal};
use blazon_wire::online::{Ending, Intent, Question, Role, TableId};
use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::{Arguments, option, seed};
use crate::command_line::examples;
use crate::contest::report::forfeit_reason;
use crate::data_folder::data_folder;
use crate::failure::{Exit, Failure};
use crate::interrupt;

const EXAMPLES: &[&str] = &[
    "blazon bot --table 'https://blazon.example/#play-…' --engine level:5 --name Squire",
    "blazon bot --table 'https://blazon.example/#play-…' --engine best+500ms --games 10",
    "blazon bot --table 'https://blazon.example/#play-…' --engine \"cmd:./other-engine --fast\"",
];

/// How often somebody who waits for news looks whether to stop.
const LOOK: Duration = Duration::from_millis(200);

/// How long to wait after something was refused.
const PAUSE: Duration = Duration::from_secs(1);

/// A player that fails so often in a row gives up.
const FAILURES: u32 = 3;

pub(super) fn command(words: &Words) -> Command {
    let number = fl!(words, "cli-value-number");
    Command::new("bot")
        .about(fl!(words, "cli-about-bot"))
        .override_usage(fl!(words, "cli-usage-bot"))
        .after_help(examples(words, EXAMPLES))
        .arg(
            option("table", &fl!(words, "cli-value-link"), fl!(words, "cli-option-bot-table")).required(true),
        )
        .arg(
            option("engine", &fl!(words, "cli-value-player"), fl!(words, "cli-option-bot-engine"))
                .required(true),
        )
        .arg(option("name", &fl!(words, "cli-value-name"), fl!(words, "cli-option-bot-name")))
        .arg(option("games", &number, fl!(words, "cli-option-bot-games")))
        .arg(option("patience", &fl!(words, "cli-value-milliseconds"), fl!(words, "cli-option-patience")))
        .arg(seed(words))
}

/// Plays until its games are over or somebody presses Ctrl-C.
pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let engine = arguments.text("engine").unwrap_or_default();
    let contestant = arguments.contestant(engine)?;
    let patience = Duration::from_millis(arguments.number("patience", 1..=86_400_000)?.unwrap_or(10_000));
    let mut bot = Bot {
        name: engine.to_owned(),
        player: RunningContestant::new(&contestant, Limit::Usual, patience),
        seed: arguments.seed_or_any()?,
        games: arguments.number("games", 1..=1_000_000)?.unwrap_or(1),
        words,
        stop: interrupt::listen(),
        failures: 0,
    };
    let seats = Seats::in_folder(data_folder().as_deref());
    let mut seat = sit_down(arguments, &seats)?;
    let server = seat.server.address().to_owned();
    say(out, &fl!(words, "cli-bot-seated", name = engine, server = server))?;
    for number in 1..=bot.games {
        say(out, &fl!(words, "cli-bot-seat", link = seat.link().to_string()))?;
        match bot.play(&seat, &seats, number, out)? {
            Some(next) => seat = seat.at(next, &seats),
            None => break,
        }
    }
    Ok(Exit::Fine)
}

/// The seat that a link leads to.
fn sit_down(arguments: &Arguments<'_>, seats: &Seats) -> Result<OwnSeat, Failure> {
    let words = arguments.words;
    let name = arguments.public_name()?;
    let Some(LinkText { server: address, link }) = arguments.link("table")? else {
        return Err(Failure::CommandLine(fl!(words, "cli-argument-missing", option = "--table")));
    };
    let server = Server::new(&address)
        .map_err(|_| Failure::CommandLine(fl!(words, "cli-argument-server", value = address)))?;
    let table = link.table;
    match link.kind {
        LinkKind::Seat(key) => Ok(OwnSeat { server, table, key }),
        LinkKind::Watch(_) => Err(Failure::CommandLine(fl!(words, "cli-argument-link-to-watch"))),
        LinkKind::Play(token) => match OwnSeat::resume(&server, table, seats) {
            Some(seat) => Ok(seat),
            None => OwnSeat::join(&server, table, token, name, seats)
                .map_err(|error| Failure::Io(call_failure(&error, server.address(), words))),
        },
    }
}

/// A computer player with a seat.
struct Bot<'a> {
    name: String,
    player: RunningContestant,
    seed: u64,
    /// How many games it plays in all.
    games: u32,
    words: &'a Words,
    stop: &'static AtomicBool,
    /// How often it has failed in a row.
    failures: u32,
}

/// A line to a table, and what was last heard of it.
struct Seated {
    remote: Remote,
    heard: Receiver<Heard>,
    standing: Option<Standing>,
    /// How many intents were said, and how many of them the standing has.
    said: u64,
    known: u64,
    /// When something was last refused.
    refused: Option<Instant>,
}

impl Bot<'_> {
    /// Plays a game to its end, and gives the table of the next; nothing if there is none.
    fn play(
        &mut self,
        seat: &OwnSeat,
        seats: &Seats,
        number: u32,
        out: &mut impl Write,
    ) -> Result<Option<TableId>, Failure> {
        let words = self.words;
        let (sender, heard) = mpsc::channel();
        let remote = seat
            .open(seats, move |heard| sender.send(heard).is_ok())
            .map_err(|error| Failure::Io(fl!(words, "cli-threads-failed", reason = error.to_string())))?;
        let mut seated = Seated { remote, heard, standing: None, said: 0, known: 0, refused: None };
        let (mut lost, mut told) = (false, false);
        while !self.stop.load(Ordering::Relaxed) {
            seated.hear();
            let Some(standing) = seated.standing.clone() else { continue };
            match standing.line {
                Line::Refused(reason) => return Err(Failure::Io(refusal(reason, words))),
                Line::Lost if !std::mem::replace(&mut lost, true) => {
                    say(out, &fl!(words, "cli-bot-lost"))?;
                }
                Line::Open if std::mem::take(&mut lost) => say(out, &fl!(words, "cli-bot-back"))?,
                Line::Open | Line::Lost | Line::Connecting => {}
            }
            if standing.is_over() && standing.fair != Fairness::Sealed && !told {
                told = true;
                self.tell_result(&standing, number, out)?;
                if number < self.games {
                    seated.act(Intent::Ask { question: Question::Rematch });
                }
            }
            if standing.next.is_some() {
                return Ok(standing.next);
            }
            let own = standing.role.and_then(Role::chair);
            let declined = standing.declined.is_some() && standing.declined != own;
            if told && (number == self.games || declined) {
                return Ok(None);
            }
            if seated.may_act() {
                self.act(&mut seated, &standing, out)?;
            }
        }
        Ok(None)
    }

    /// Does what is to be done: answers, or decides.
    fn act(&mut self, seated: &mut Seated, standing: &Standing, out: &mut impl Write) -> Result<(), Failure> {
        let own = standing.role.and_then(Role::chair);
        if let Some((_, question)) = standing.asked.filter(|(chair, _)| Some(*chair) != own) {
            // Whoever slipped may try again, and whoever wants to go on may; a tie is for the end of the game to say.
            seated.act(Intent::Answer { yes: question != Question::Tie });
        } else if let (Some(seat), Some(position), true) =
            (standing.seat(), standing.position(), standing.is_asked())
        {
            self.decide(seated, position, seat, out)?;
        }
        Ok(())
    }

    fn decide(
        &mut self,
        seated: &mut Seated,
        position: &Position,
        seat: Seat,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let words = self.words;
        let seed = mix(self.seed ^ position.stable_hash());
        match self.player.decide(position, seat, seed, self.stop) {
            Ok(event) => {
                self.failures = 0;
                // While it thought, something may have been taken back.
                seated.catch_up();
                if seated.standing.as_ref().and_then(Standing::position) == Some(position) {
                    seated.act(Intent::Play { event });
                }
            }
            Err(Failed::Lost(reason, answer)) => {
                self.failures += 1;
                let why = forfeit_reason(reason.code(), &answer, words);
                say(out, &fl!(words, "cli-bot-failed", name = self.name.as_str(), why = why))?;
                if self.failures == FAILURES {
                    say(out, &fl!(words, "cli-bot-resigns"))?;
                    seated.act(Intent::Resign);
                }
            }
            Err(Failed::Stopped) => {}
        }
        Ok(())
    }

    fn tell_result(&self, standing: &Standing, number: u32, out: &mut impl Write) -> io::Result<()> {
        let words = self.words;
        if let (Some(seat), Some(position)) = (standing.seat(), standing.position()) {
            let result = match standing.winner() {
                Some(Some(winner)) if winner == seat => "won",
                Some(Some(_)) => "lost",
                Some(None) if standing.ended == Some(Ending::Abandoned) => "closed",
                Some(None) | None => "tied",
            };
            let (own, other) = (position.score(seat), position.score(!seat));
            let game = fl!(words, "cli-bot-game", number = number, result = result, own = own, other = other);
            say(out, &game)?;
        }
        match standing.fair {
            Fairness::Sealed => Ok(()),
            Fairness::Fair { rolls } => say(out, &fl!(words, "cli-bot-fair", rolls = rolls)),
            Fairness::Unfair(_) => say(out, &fl!(words, "cli-bot-unfair")),
        }
    }
}

impl Seated {
    /// Waits a moment for news.
    fn hear(&mut self) {
        if let Ok(heard) = self.heard.recv_timeout(LOOK) {
            self.take(heard);
            self.catch_up();
        }
    }

    /// Takes in what has come meanwhile.
    fn catch_up(&mut self) {
        while let Ok(heard) = self.heard.try_recv() {
            self.take(heard);
        }
    }

    fn take(&mut self, heard: Heard) {
        match heard {
            Heard::Standing { standing, acts, .. } => {
                self.standing = Some(*standing);
                self.known = acts;
            }
            Heard::Refused(..) => self.refused = Some(Instant::now()),
            Heard::Reaction(..) => {}
        }
    }

    /// Whether everything that was said is answered, and nothing was refused just now: that is tried again, as the game
    /// stands then, but not at once.
    fn may_act(&self) -> bool {
        let settled = |standing: &Standing| standing.line == Line::Open && standing.unanswered == 0;
        self.known == self.said
            && self.standing.as_ref().is_some_and(settled)
            && self.refused.is_none_or(|refused| refused.elapsed() >= PAUSE)
    }

    fn act(&mut self, intent: Intent) {
        self.said += 1;
        self.remote.act(intent);
    }
}

/// Says a sentence now, not when the program ends.
fn say(out: &mut impl Write, sentence: &str) -> io::Result<()> {
    writeln!(out, "{sentence}")?;
    out.flush()
}
