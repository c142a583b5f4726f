//! `blazon hint`: what to do in a position, and why.

use std::io::Write;
use std::time::{Duration, Instant};

use blazon::{BySeat, Chance, Position, Seat, Step, ToAct};
use blazon_arena::Entrant;
use blazon_engine::{Budget, Candidate, Decision, Forecast, Level, Player, Progress, reasons};
use blazon_wire::{Hint, Waiting, Weighed};
use blazon_words::{Against, Called, Words, fl};
use clap::Command;

use crate::arguments::{Arguments, json, operand, option};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::figure::percent;
use crate::subject::Subject;

const EXAMPLES: &[&str] = &[
    "blazon hint game.txt",
    "blazon hint --player level:4 --seat second game.txt",
    "blazon hint --time 5000 --count 10 \"$(cat position.txt)\"",
    "blazon hint --json - < position.txt",
];

/// The alternatives that are shown unless a number is asked for.
const ALTERNATIVES: usize = 3;

/// The longest time to think that can be asked for: an hour, in milliseconds.
const LONGEST: u64 = 3_600_000;

pub(super) fn command(words: &Words) -> Command {
    let number = fl!(words, "cli-value-number");
    let known = Player::NAMES.join(", ");
    Command::new("hint")
        .about(fl!(words, "cli-about-hint"))
        .override_usage(fl!(words, "cli-usage-hint"))
        .after_help(format!("{}\n\n{}", examples(words, EXAMPLES), levels(words)))
        .arg(
            operand("position", &fl!(words, "cli-value-position"), fl!(words, "cli-help-position"))
                .required(true),
        )
        .arg(option("seat", &fl!(words, "cli-value-seat"), fl!(words, "cli-option-hint-seat")))
        .arg(option(
            "player",
            &fl!(words, "cli-value-player"),
            fl!(words, "cli-option-hint-player", known = known),
        ))
        .arg(option("nodes", &number, fl!(words, "cli-option-nodes")).conflicts_with("time"))
        .arg(option("time", &number, fl!(words, "cli-option-time")))
        .arg(option("seed", &number, fl!(words, "cli-option-hint-seed")))
        .arg(option("count", &number, fl!(words, "cli-option-alternatives")))
        .arg(json(words))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let only = arguments.seat()?;
    let thinking = Thinking::read(arguments)?;
    let count = arguments.number("count", 0..=10_000)?.unwrap_or(ALTERNATIVES);
    let Subject { position, names } = Subject::read(arguments.path("position").unwrap_or_default(), words)?;
    let seats: Vec<Seat> = match position.to_act() {
        ToAct::Nobody(_) => {
            let outcome = words.outcome(&position, &names);
            return Err(Failure::Wrong(fl!(words, "cli-hint-over", outcome = outcome)));
        }
        ToAct::Chance(chance) => {
            let waiting = thinking.wait(&position, chance);
            if arguments.flag("json") {
                writeln!(out, "{}", blazon_wire::line(&waiting))?;
            } else {
                tell_waiting(&waiting, words, &names, out)?;
            }
            return Ok(Exit::Fine);
        }
        ToAct::Seat(seat) => vec![seat],
        ToAct::Both => Seat::ALL.to_vec(),
    };
    if let Some(only) = only.filter(|only| !seats.contains(only)) {
        return Err(Failure::Wrong(words.illegal(not_to_act(&position, only))));
    }
    let seats = seats.into_iter().filter(|&seat| only.is_none_or(|only| only == seat));
    for (i, seat) in seats.enumerate() {
        // A seat that is to act can always do something, so there is a decision.
        let Some(decision) = thinking.decide(&position, seat) else {
            continue;
        };
        let hint = hint(&position, seat, &thinking.player, &decision, count, words);
        if arguments.flag("json") {
            writeln!(out, "{}", blazon_wire::line(&hint))?;
            continue;
        }
        if i > 0 {
            writeln!(out)?;
        }
        tell(&hint, &position, words, &names, out)?;
    }
    Ok(Exit::Fine)
}

/// The levels with their names, one a line.
fn levels(words: &Words) -> String {
    let mut text = fl!(words, "cli-heading-levels");
    for level in Level::ALL {
        let player = Player::Level(level).to_string();
        let (name, about) = (words.level(level), words.level_about(level));
        text.push_str("\n  ");
        text.push_str(&fl!(words, "cli-level-item", player = player, name = name, about = about));
    }
    text
}

/// Who thinks, and for how long.
struct Thinking {
    player: Entrant,
    budget: Budget,
    time: Option<Duration>,
    seed: u64,
}

impl Thinking {
    fn read(arguments: &Arguments<'_>) -> Result<Thinking, Failure> {
        let player = arguments.entrant("player", Player::Best)?;
        let nodes = arguments.number("nodes", 1..=u64::MAX)?;
        let time = arguments.number("time", 1..=LONGEST)?.map(Duration::from_millis);
        let budget = match (nodes, time) {
            (Some(nodes), _) => Budget::Nodes(nodes),
            (None, Some(_)) => Budget::Unlimited,
            (None, None) => Budget::Usual,
        };
        Ok(Thinking { player, budget, time, seed: arguments.seed()?.unwrap_or(0) })
    }

    fn decide(&self, position: &Position, seat: Seat) -> Option<Decision> {
        let start = Instant::now();
        let mut watch = |_: &Progress| self.time.is_none_or(|time| start.elapsed() < time);
        self.player.engine().decide(position, seat, self.budget, self.seed, &mut watch)
    }

    /// What there is to say while chance decides. Lots are fair; what a roll is worth, the players cannot tell.
    fn wait(&self, position: &Position, chance: Chance) -> Hint {
        let (waiting, first_wins) = match chance {
            Chance::Roll => {
                let forecast = Forecast::new(self.player.net(), position.components());
                let expectation = forecast.expectation(position);
                (Waiting::Roll, expectation.map(|expectation| expectation.mean().win))
            }
            Chance::Lots => (Waiting::Lots, Some(0.5)),
        };
        Hint {
            seat: None,
            waiting: Some(waiting),
            player: self.player.to_string(),
            first_wins,
            nodes: 0,
            exact: chance == Chance::Lots,
            candidates: Vec::new(),
        }
    }
}

/// Why a seat is not the one to act.
fn not_to_act(position: &Position, seat: Seat) -> blazon::Illegal {
    match position.step() {
        Step::Draw { done, .. } if done[seat].is_some() => blazon::Illegal::AlreadyDone,
        _ => blazon::Illegal::NotYourTurn,
    }
}

fn hint(
    position: &Position,
    seat: Seat,
    player: &Entrant,
    decision: &Decision,
    count: usize,
    words: &Words,
) -> Hint {
    let candidates = &decision.candidates;
    let weighed = candidates.iter().take(1 + count).enumerate().map(|(i, candidate)| {
        // The advice is compared with what comes next, and everything else with the advice.
        let (against, other) = match i {
            0 => (Against::Next, candidates.get(1)),
            _ => (Against::Best, candidates.first()),
        };
        let reasons = reasons(position, candidate.event, other.map(|other| other.event));
        // The best chance to win need not come with the most points.
        let costs = other.map(|other| other.margin - candidate.margin);
        weighed(candidate, words.why(&reasons, against, costs))
    });
    let win = decision.win();
    Hint {
        seat: Some(seat),
        waiting: None,
        player: player.to_string(),
        first_wins: Some(if seat == Seat::First { win } else { 1.0 - win }),
        nodes: decision.nodes,
        exact: decision.exact,
        candidates: weighed.collect(),
    }
}

fn weighed(candidate: &Candidate, why: String) -> Weighed {
    let &Candidate { event, win, margin, plies } = candidate;
    Weighed { event, win, margin, plies, why }
}

fn tell(
    hint: &Hint,
    position: &Position,
    words: &Words,
    names: &BySeat<Called>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Some((best, rest)) = hint.candidates.split_first() else {
        return Ok(());
    };
    writeln!(out, "{}", words.event(position, best.event, names))?;
    let value = fl!(
        words,
        "hint-value",
        event = best.event.to_string(),
        win = percent(words, best.win),
        margin = words.signed(best.margin, 1)
    );
    writeln!(out, "{value}")?;
    writeln!(out, "{}", best.why)?;
    if hint.exact {
        writeln!(out, "{}", fl!(words, "cli-hint-exact"))?;
    }
    if rest.is_empty() {
        return Ok(());
    }
    writeln!(out, "{}", fl!(words, "cli-hint-alternatives"))?;
    for weighed in rest {
        let said = fl!(
            words,
            "cli-hint-alternative",
            event = weighed.event.to_string(),
            win = percent(words, weighed.win),
            difference = words.signed(100.0 * (weighed.win - best.win), 1),
            said = words.event(position, weighed.event, names)
        );
        writeln!(out, "  {said}")?;
        writeln!(out, "    {}", weighed.why)?;
    }
    Ok(())
}

fn tell_waiting(
    hint: &Hint,
    words: &Words,
    names: &BySeat<Called>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    match hint.waiting {
        Some(Waiting::Lots) => writeln!(out, "{}", fl!(words, "cli-hint-lots"))?,
        _ => writeln!(out, "{}", fl!(words, "cli-hint-roll"))?,
    }
    if let Some(first) = hint.first_wins {
        for (seat, name) in names.iter() {
            let win = if seat == Seat::First { first } else { 1.0 - first };
            let win = percent(words, win);
            writeln!(out, "{}", fl!(words, "cli-hint-chance", name = name.label(), win = win))?;
        }
    }
    Ok(())
}
