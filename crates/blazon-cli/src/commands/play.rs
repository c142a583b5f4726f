//! `blazon play`: a game in the terminal, on this computer or at a table on a server.

use std::io::{self, IsTerminal, Write};

use blazon::{BySeat, Record};
use blazon_engine::Player;
use blazon_online::LinkKind;
use blazon_remote::Seats;
use blazon_table::SeatKind;
use blazon_terminal::{Errand, PlayOptions, SavedGame, Stopped, Unvisited, Visit};
use blazon_wire::online::{Pace, Starts, Terms};
use blazon_words::{Words, fl};
use clap::{Arg, Command};

use crate::arguments::{Arguments, flag, option, path_option, seed, with_rules};
use crate::command_line::examples;
use crate::data_folder::data_folder;
use crate::failure::{Exit, Failure};
use crate::input;
use crate::qr_code::QrPicture;

const EXAMPLES: &[&str] = &[
    "blazon play",
    "blazon play --against level:3 --first Ada --coach",
    "blazon play --against person --first Ada --second Grace --edition it",
    "blazon play --load game.txt",
    "blazon play --invite --server https://blazon.example --pace 5+10",
    "blazon play 'https://blazon.example/#play-…' --name Grace",
];

/// What is settled for a game on this computer only.
const HERE_ONLY: [&str; 7] = ["against", "first", "second", "seat", "coach", "load", "seed"];

pub(super) fn command(words: &Words) -> Command {
    let command = Command::new("play")
        .about(fl!(words, "cli-about-play"))
        .override_usage(fl!(words, "cli-usage-play"))
        .after_help(examples(words, EXAMPLES))
        .arg(
            Arg::new("link")
                .value_name(fl!(words, "cli-value-link"))
                .help(fl!(words, "cli-help-link"))
                .conflicts_with_all(HERE_ONLY)
                .conflicts_with_all(["invite", "edition", "components"]),
        )
        .arg(option("name", &fl!(words, "cli-value-name"), fl!(words, "cli-option-link-name")))
        .arg(flag("invite", fl!(words, "cli-option-invite")).conflicts_with_all(HERE_ONLY))
        .arg(
            option("server", &fl!(words, "cli-value-address"), fl!(words, "cli-option-server"))
                .requires("invite"),
        )
        .arg(option("starts", "you|them|dice", fl!(words, "cli-option-starts")).requires("invite"))
        .arg(option("pace", &fl!(words, "cli-value-pace"), fl!(words, "cli-option-pace")).requires("invite"))
        .arg(flag("listed", fl!(words, "cli-option-listed")).requires("invite"))
        .arg(option("against", &fl!(words, "cli-value-opponent"), fl!(words, "cli-option-against")))
        .arg(option("first", &fl!(words, "cli-value-name"), fl!(words, "cli-option-first-name")))
        .arg(option("second", &fl!(words, "cli-value-name"), fl!(words, "cli-option-second-name")))
        .arg(option("seat", &fl!(words, "cli-value-seat"), fl!(words, "cli-option-own-seat")))
        .arg(flag("coach", fl!(words, "cli-option-coach")))
        .arg(path_option("load", &fl!(words, "cli-value-file"), fl!(words, "cli-option-load")))
        .arg(seed(words));
    with_rules(command, words)
}

/// Plays a game. What is not said is asked.
pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    if let Some(link) = arguments.link("link")? {
        return match link.link.kind {
            LinkKind::Watch(_) => Err(Failure::CommandLine(fl!(words, "cli-argument-link-to-watch"))),
            LinkKind::Play(_) | LinkKind::Seat(_) => {
                visit(arguments, Errand::Open(link), arguments.public_name()?, out)
            }
        };
    }
    if arguments.flag("invite") {
        let errand = Errand::Invite(arguments.server("server")?, terms(arguments)?);
        return visit(arguments, errand, arguments.public_name()?, out);
    }
    if arguments.text("name").is_some() {
        let option = "--name";
        return Err(Failure::CommandLine(fl!(words, "cli-argument-online-only", option = option)));
    }
    converse(options(arguments)?, words, out)
}

/// Plays or watches at a table on a server.
pub(super) fn visit(
    arguments: &Arguments<'_>,
    errand: Errand,
    name: Option<String>,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    let visit = Visit {
        errand,
        name,
        seats: Seats::in_folder(data_folder().as_deref()),
        picture: io::stdout().is_terminal().then_some(picture),
    };
    match blazon_terminal::visit(&visit, arguments.words, out) {
        Ok(()) => Ok(Exit::Fine),
        Err(Unvisited::Refused(sentence)) => Err(Failure::Io(sentence)),
        Err(Unvisited::Here(error)) => Err(Failure::Output(error)),
    }
}

/// A link as a picture for the camera of a phone.
fn picture(link: &str) -> Option<String> {
    QrPicture::new(link).map(|picture| picture.plain().to_string())
}

/// What a table is made for.
fn terms(arguments: &Arguments<'_>) -> Result<Terms, Failure> {
    let words = arguments.words;
    let starts = match arguments.text("starts") {
        Some("you") => Starts::Host,
        Some("them") => Starts::Guest,
        None | Some("dice") => Starts::Dice,
        Some(other) => return Err(Failure::CommandLine(fl!(words, "cli-argument-starts", value = other))),
    };
    let pace = match arguments.text("pace") {
        None => Pace::None,
        Some(text) => {
            pace(text).ok_or_else(|| Failure::CommandLine(fl!(words, "cli-argument-pace", value = text)))?
        }
    };
    Ok(Terms { rules: arguments.rules()?, pace, starts, listed: arguments.flag("listed") })
}

/// Reads `none`, `5+10` or `2d`.
fn pace(text: &str) -> Option<Pace> {
    let pace = match (text, text.split_once('+'), text.strip_suffix('d')) {
        ("none", ..) => Pace::None,
        (_, Some((minutes, seconds)), _) => {
            Pace::Rounds { minutes: minutes.parse().ok()?, seconds: seconds.parse().ok()? }
        }
        (.., Some(days)) => Pace::Days { days: days.parse().ok()? },
        _ => return None,
    };
    pace.is_possible().then_some(pace)
}

/// Plays a game on these terms in the terminal, and writes the day into its record.
pub(super) fn converse(options: PlayOptions, words: &Words, out: &mut impl Write) -> Result<Exit, Failure> {
    let today = jiff::Zoned::now().date().to_string();
    match blazon_terminal::play(PlayOptions { date: Some(today), ..options }, words, out) {
        Ok(()) => Ok(Exit::Fine),
        Err(Stopped::Output(error)) => Err(Failure::Output(error)),
        Err(Stopped::Lost(sentence)) => Err(Failure::Io(sentence)),
    }
}

fn options(arguments: &Arguments<'_>) -> Result<PlayOptions, Failure> {
    let words = arguments.words;
    let against = match arguments.text("against") {
        None => None,
        Some("person") => Some(SeatKind::Person),
        Some(name) => Some(SeatKind::Program(name.parse().map_err(|_| {
            let known = Player::NAMES.join(", ");
            Failure::CommandLine(fl!(words, "cli-argument-against", name = name, known = known))
        })?)),
    };
    Ok(PlayOptions {
        against,
        names: BySeat { first: name(arguments, "first")?, second: name(arguments, "second")? },
        edition: arguments.edition()?,
        components: arguments.components()?,
        seed: arguments.seed_or_any()?,
        saved: saved(arguments)?,
        human: arguments.seat()?,
        coach: arguments.flag("coach"),
        date: None,
        duel: None,
    })
}

/// The game to go on with, if one is named.
fn saved(arguments: &Arguments<'_>) -> Result<Option<SavedGame>, Failure> {
    let Some(path) = arguments.path("load") else {
        return Ok(None);
    };
    let input = input::read(path, arguments.words)?;
    match input.text.parse::<Record>() {
        Ok(record) => Ok(Some(SavedGame { file: input.name, record })),
        Err(error) => Err(Failure::Wrong(arguments.words.record_error_in(&input.name, &error))),
    }
}

/// A player's name, if it can stand in a record.
fn name(arguments: &Arguments<'_>, id: &str) -> Result<Option<String>, Failure> {
    let Some(name) = arguments.text(id).map(str::trim).filter(|name| !name.is_empty()) else {
        return Ok(None);
    };
    let mut record = Record::new(blazon::Rules::default());
    match record.set_tag("First", name) {
        Ok(()) => Ok(Some(name.to_owned())),
        Err(error) => Err(Failure::CommandLine(arguments.words.tag_error(error))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_people_write_them() {
        assert_eq!(pace("none"), Some(Pace::None));
        assert_eq!(pace("5+10"), Some(Pace::Rounds { minutes: 5, seconds: 10 }));
        assert_eq!(pace("2d"), Some(Pace::Days { days: 2 }));
        for wrong in ["", "5", "0+5", "5+", "+5", "181+0", "5+181", "0d", "15d", "d", "-1d", "5+10+1", "2 d"]
        {
            assert_eq!(pace(wrong), None, "{wrong}");
        }
    }
}
