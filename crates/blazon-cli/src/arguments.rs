use std::ffi::{OsStr, OsString};
use std::fmt::Display;
use std::num::NonZero;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;
use std::thread;

use blazon::{Components, Edition, Rules, Seat};
use blazon_arena::{Contestant, Entrant, Shard, UnknownContestant, UnknownEntrant, UnusableNet};
use blazon_engine::Player;
use blazon_engine::net::{Net, WeightsError, WeightsInfo};
use blazon_online::LinkText;
use blazon_remote::Server;
use blazon_words::{Words, fl};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

use crate::failure::{self, Failure};
use crate::input;

/// What was asked for on the command line, with sentences for what cannot be meant.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arguments<'a> {
    matches: &'a ArgMatches,
    pub(crate) words: &'a Words,
}

impl<'a> Arguments<'a> {
    /// The arguments of a command.
    pub(crate) fn new(matches: &'a ArgMatches, words: &'a Words) -> Arguments<'a> {
        Arguments { matches, words }
    }

    /// The command within this command, by name, with its arguments.
    pub(crate) fn subcommand(&self) -> Option<(&'a str, Arguments<'a>)> {
        self.matches.subcommand().map(|(name, matches)| (name, Arguments { matches, words: self.words }))
    }

    /// Whether a flag is there.
    pub(crate) fn flag(&self, id: &str) -> bool {
        self.matches.get_flag(id)
    }

    /// A value as it was written.
    pub(crate) fn text(&self, id: &str) -> Option<&'a str> {
        self.matches.get_one::<String>(id).map(String::as_str)
    }

    /// All values as they were written.
    pub(crate) fn texts(&self, id: &str) -> impl Iterator<Item = &'a str> + use<'a> {
        self.matches.get_many::<String>(id).into_iter().flatten().map(String::as_str)
    }

    /// A value that may be the name of a file.
    pub(crate) fn path(&self, id: &str) -> Option<&'a OsStr> {
        self.matches.get_one::<OsString>(id).map(OsString::as_os_str)
    }

    /// All values that may be names of files.
    pub(crate) fn paths(&self, id: &str) -> impl Iterator<Item = &'a OsStr> + use<'a> {
        self.matches.get_many::<OsString>(id).into_iter().flatten().map(OsString::as_os_str)
    }

    /// A number within a range.
    pub(crate) fn number<T>(&self, id: &str, range: RangeInclusive<T>) -> Result<Option<T>, Failure>
    where
        T: FromStr + PartialOrd + Display,
    {
        let Some(text) = self.text(id) else {
            return Ok(None);
        };
        match text.parse() {
            Ok(number) if range.contains(&number) => Ok(Some(number)),
            _ => Err(Failure::CommandLine(fl!(
                self.words,
                "cli-argument-number",
                option = format!("--{id}"),
                value = text,
                least = range.start().to_string(),
                most = range.end().to_string()
            ))),
        }
    }

    /// The seed, if one was given.
    pub(crate) fn seed(&self) -> Result<Option<u64>, Failure> {
        self.number("seed", 0..=u64::MAX)
    }

    /// A seat, if one is named.
    pub(crate) fn seat(&self) -> Result<Option<Seat>, Failure> {
        match self.text("seat") {
            None => Ok(None),
            Some("first") => Ok(Some(Seat::First)),
            Some("second") => Ok(Some(Seat::Second)),
            Some(other) => Err(Failure::CommandLine(fl!(self.words, "cli-argument-seat", name = other))),
        }
    }

    /// A player, the usual one unless another is named.
    pub(crate) fn entrant(&self, id: &str, usual: Player) -> Result<Entrant, Failure> {
        self.text(id).map_or(Ok(usual.into()), |name| self.read_entrant(name))
    }

    /// A player by name, which may be that of a file of weights too.
    pub(crate) fn read_entrant(&self, name: &str) -> Result<Entrant, Failure> {
        name.parse().map_err(|error| self.no_entrant(name, error, &[]))
    }

    /// The net to play by: that of a file, if one is named.
    pub(crate) fn net(&self) -> Result<Arc<Net>, Failure> {
        let Some(file) = self.text("net") else { return Ok(Net::shipped()) };
        blazon_arena::read_net(file).map_err(|error| self.no_net(error))
    }

    /// A contestant of a match by name.
    pub(crate) fn contestant(&self, name: &str) -> Result<Contestant, Failure> {
        name.parse().map_err(|error| match error {
            UnknownContestant::Player(error) => self.no_entrant(name, error, &["cmd:COMMAND"]),
            UnknownContestant::Command(_) => {
                Failure::CommandLine(fl!(self.words, "cli-argument-program", name = name))
            }
        })
    }

    /// Why a name names no player who can play.
    fn no_entrant(&self, name: &str, error: UnknownEntrant, more: &[&str]) -> Failure {
        match error {
            UnknownEntrant::Player(_) => {
                let known = [&Player::NAMES[..], more].concat().join(", ");
                Failure::CommandLine(fl!(self.words, "cli-argument-player", name = name, known = known))
            }
            UnknownEntrant::WithoutNet(player) => {
                Failure::CommandLine(fl!(self.words, "cli-argument-without-net", name = player.to_string()))
            }
            UnknownEntrant::Net(error) => self.no_net(error),
        }
    }

    /// Why a file is no net to play by.
    fn no_net(&self, error: UnusableNet) -> Failure {
        let words = self.words;
        match error {
            UnusableNet::Unread { file, reason } => {
                let reason = failure::reason(words, &reason.into());
                Failure::Io(fl!(words, "cannot-read-file", file = file, reason = reason))
            }
            UnusableNet::Weights { file, reason } => Failure::Wrong(match reason {
                WeightsError::NotWeights => fl!(words, "cli-weights-other", file = file),
                WeightsError::Version { found } => fl!(
                    words,
                    "cli-weights-version",
                    file = file,
                    found = found.to_string(),
                    known = WeightsInfo::VERSION.to_string()
                ),
                WeightsError::Size { found } => {
                    fl!(words, "cli-weights-size", file = file, found = found, bytes = WeightsInfo::BYTES)
                }
                WeightsError::Hash { said, found } => fl!(
                    words,
                    "cli-weights-hash",
                    file = file,
                    found = format!("{found:016x}"),
                    said = format!("{said:016x}")
                ),
            }),
        }
    }

    /// The seed, or one that the system chooses.
    pub(crate) fn seed_or_any(&self) -> Result<u64, Failure> {
        match self.seed()? {
            Some(seed) => Ok(seed),
            None => self.any_seed(),
        }
    }

    /// A seed that the system chooses.
    pub(crate) fn any_seed(&self) -> Result<u64, Failure> {
        getrandom::u64()
            .map_err(|error| Failure::Io(fl!(self.words, "cli-seed-failed", reason = error.to_string())))
    }

    /// How many threads to work on: as many as there are cores, unless it is said.
    pub(crate) fn threads(&self) -> Result<usize, Failure> {
        match self.number("threads", 1..=1024)? {
            Some(threads) => Ok(threads),
            None => Ok(thread::available_parallelism().map_or(1, NonZero::get)),
        }
    }

    /// The part of a run that is asked for: all of it, unless it is said.
    pub(crate) fn shard(&self) -> Result<Shard, Failure> {
        let Some(text) = self.text("shard") else { return Ok(Shard::WHOLE) };
        text.parse().map_err(|_| Failure::CommandLine(fl!(self.words, "cli-argument-shard", value = text)))
    }

    /// The link to a table that a value is.
    pub(crate) fn link(&self, id: &str) -> Result<Option<LinkText>, Failure> {
        let Some(text) = self.text(id) else { return Ok(None) };
        let link = text.parse().map_err(|_| {
            // Whoever has a link has the seat, so what could be its secret is not repeated.
            let value: String = text.chars().take_while(|&sign| sign != '#').collect();
            Failure::CommandLine(fl!(self.words, "cli-argument-link", value = value))
        })?;
        Ok(Some(link))
    }

    /// The server at an address, or this computer's.
    pub(crate) fn server(&self, id: &str) -> Result<Server, Failure> {
        let address = self.text(id).unwrap_or("127.0.0.1:4000");
        Server::new(address)
            .map_err(|_| Failure::CommandLine(fl!(self.words, "cli-argument-server", value = address)))
    }

    /// A name that other players see, if one is given.
    pub(crate) fn public_name(&self) -> Result<Option<String>, Failure> {
        blazon_online::name(self.text("name"))
            .map_err(|reason| Failure::CommandLine(blazon_terminal::refusal(reason, self.words)))
    }

    /// The edition, if one is named.
    pub(crate) fn edition(&self) -> Result<Option<Edition>, Failure> {
        let Some(name) = self.text("edition") else {
            return Ok(None);
        };
        Edition::from_name(name).map(Some).ok_or_else(|| {
            let known = Edition::ALL.map(Edition::name).join(", ");
            Failure::CommandLine(fl!(self.words, "cli-argument-edition", name = name, known = known))
        })
    }

    /// The components, if a file of them is named.
    pub(crate) fn components(&self) -> Result<Option<Components>, Failure> {
        self.path("components").map(|path| read_components(path, self.words)).transpose()
    }

    /// The edition and the components that were asked for.
    pub(crate) fn rules(&self) -> Result<Rules, Failure> {
        Ok(Rules {
            edition: self.edition()?.unwrap_or_default(),
            components: self.components()?.unwrap_or_default(),
        })
    }
}

/// Reads a file of components.
pub(crate) fn read_components(path: &OsStr, words: &Words) -> Result<Components, Failure> {
    let input = input::read(path, words)?;
    input.text.parse().map_err(|error| Failure::Wrong(words.read_error_in(&input.name, &error)))
}

/// An option with a value, `--id VALUE`.
pub(crate) fn option(id: &'static str, value: &str, help: String) -> Arg {
    Arg::new(id).long(id).value_name(value.to_owned()).help(help).allow_negative_numbers(true)
}

/// An option without a value, `--id`.
pub(crate) fn flag(id: &'static str, help: String) -> Arg {
    Arg::new(id).long(id).action(ArgAction::SetTrue).help(help)
}

/// An option whose value is the name of a file or folder.
pub(crate) fn path_option(id: &'static str, value: &str, help: String) -> Arg {
    option(id, value, help).value_parser(value_parser!(OsString))
}

/// A value without an option, which may be the name of a file.
pub(crate) fn operand(id: &'static str, value: &str, help: String) -> Arg {
    Arg::new(id).value_name(value.to_owned()).help(help).value_parser(value_parser!(OsString))
}

/// The option `--json`.
pub(crate) fn json(words: &Words) -> Arg {
    flag("json", fl!(words, "cli-option-json"))
}

/// The option `--net`.
pub(crate) fn net(words: &Words) -> Arg {
    option("net", &fl!(words, "cli-value-file"), fl!(words, "cli-option-net"))
}

/// The option `--seed`.
pub(crate) fn seed(words: &Words) -> Arg {
    option("seed", &fl!(words, "cli-value-number"), fl!(words, "cli-option-seed"))
}

/// The option `--shard`.
pub(crate) fn shard(words: &Words) -> Arg {
    option("shard", "I/N", fl!(words, "cli-option-shard"))
}

/// Adds the options that say which rules a game is played by.
pub(crate) fn with_rules(command: Command, words: &Words) -> Command {
    command
        .arg(option("edition", &fl!(words, "cli-value-name"), fl!(words, "cli-option-edition")))
        .arg(path_option("components", &fl!(words, "cli-value-file"), fl!(words, "cli-option-components")))
}
