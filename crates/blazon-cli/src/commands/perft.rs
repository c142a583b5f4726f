//! `blazon perft`: how many ways a game can go on.

use std::io::Write;

use blazon::{Chance, Event, Position, Roll, Seat, ToAct, perft};
use blazon_wire::{Branch, Perft};
use blazon_words::{Words, fl};
use clap::{Arg, ArgAction, Command};

use crate::arguments::{Arguments, flag, json, operand};
use crate::command_line::examples;
use crate::failure::{Exit, Failure};
use crate::subject::Subject;

const EXAMPLES: &[&str] = &[
    "blazon perft start 'd/b/s2/?'",
    "blazon perft --divide start 'd/b/s2/?'",
    "blazon perft position.txt 'd/q/s2/b' 'b/s/q2/D'",
];

pub(super) fn command(words: &Words) -> Command {
    Command::new("perft")
        .about(fl!(words, "cli-about-perft"))
        .override_usage(fl!(words, "cli-usage-perft"))
        .after_help(examples(words, EXAMPLES))
        .arg(
            operand("position", &fl!(words, "cli-value-position"), fl!(words, "cli-help-position"))
                .required(true),
        )
        .arg(
            Arg::new("rolls")
                .value_name(fl!(words, "cli-value-roll"))
                .help(fl!(words, "cli-help-rolls"))
                .action(ArgAction::Append)
                .num_args(0..),
        )
        .arg(flag("divide", fl!(words, "cli-option-divide")))
        .arg(json(words))
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let Subject { position, .. } = Subject::read(arguments.path("position").unwrap_or_default(), words)?;
    let rolls = arguments
        .texts("rolls")
        .map(|text| read_roll(&position, text, words))
        .collect::<Result<Vec<_>, _>>()?;
    let json = arguments.flag("json");
    let mut count = 0;
    if arguments.flag("divide") {
        let (position, rolls) = thrown(position, &rolls);
        for event in first_events(&position) {
            let mut after = position;
            after.play_unchecked(event);
            let share = perft(&after, rolls);
            count += share;
            if json {
                writeln!(out, "{}", blazon_wire::line(&Branch { event, count: share }))?;
            } else {
                writeln!(out, "{event} {share}")?;
            }
        }
    } else {
        count = perft(&position, &rolls);
    }
    if json {
        writeln!(out, "{}", blazon_wire::line(&Perft { position, rolls, count }))?;
    } else {
        writeln!(out, "{count}")?;
    }
    Ok(Exit::Fine)
}

fn read_roll(position: &Position, text: &str, words: &Words) -> Result<Roll, Failure> {
    let name = fl!(words, "cli-value-roll");
    let roll: Roll =
        text.parse().map_err(|error| Failure::CommandLine(words.read_error_in(&name, &error)))?;
    let fits = Position::new(*position.rules()).check(Event::Roll(roll));
    fits.map(|()| roll).map_err(|reason| {
        Failure::CommandLine(fl!(words, "cli-argument-roll", roll = text, reason = words.illegal(reason)))
    })
}

/// The position once the dice are thrown that come before anybody can decide anything.
fn thrown(mut position: Position, rolls: &[Roll]) -> (Position, &[Roll]) {
    match rolls {
        [roll, rest @ ..] if position.to_act() == ToAct::Chance(Chance::Roll) => {
            position.play_unchecked(Event::Roll(*roll));
            (position, rest)
        }
        _ => (position, rolls),
    }
}

/// The events that `perft` would follow first.
fn first_events(position: &Position) -> Vec<Event> {
    match position.to_act() {
        ToAct::Chance(Chance::Lots) => Seat::ALL.map(Event::Lots).to_vec(),
        ToAct::Chance(Chance::Roll) | ToAct::Nobody(_) => Vec::new(),
        ToAct::Seat(seat) => position.legal(seat).iter().collect(),
        ToAct::Both => position.legal(position.player_a()).iter().collect(),
    }
}
