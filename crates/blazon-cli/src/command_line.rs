//! The command line: what it may hold, in the language of the person, and sentences for what it may not.

use std::ffi::OsString;

use blazon_words::{Language, Words, fl};
use clap::builder::Styles;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::commands;
use crate::failure::Failure;

/// What a command line asks for.
pub(crate) enum Parsed {
    /// Just this text: help, or the version.
    Text(String),
    /// A command.
    Command(ArgMatches),
}

/// The language asked for with `--lang`, else that of the locale. It is looked for before anything else is read, so
/// that even the mistakes are explained in it.
pub(crate) fn language(line: &[OsString]) -> (Words, Result<(), Failure>) {
    let mut texts = line.iter().skip(1).map(|text| text.to_string_lossy());
    let mut asked = None;
    while let Some(text) = texts.next() {
        if text == "--" {
            break;
        } else if text == "--lang" {
            asked = texts.next();
        } else if let Some(tag) = text.strip_prefix("--lang=") {
            asked = Some(tag.to_owned().into());
        }
    }
    let Some(tag) = asked else {
        return (Words::new(Language::of_environment()), Ok(()));
    };
    if let Some(language) = Language::from_tag(&tag) {
        return (Words::new(language), Ok(()));
    }
    let words = Words::new(Language::of_environment());
    let known = Language::ALL.map(Language::tag).join(", ");
    let sentence = fl!(words, "cli-argument-language", name = tag.as_ref(), known = known);
    (words, Err(Failure::CommandLine(sentence)))
}

/// Reads a command line, the name of the program first.
pub(crate) fn read(line: &[OsString], words: &Words) -> Result<Parsed, Failure> {
    let mut whole = whole(words);
    match whole.try_get_matches_from_mut(line) {
        Ok(matches) => match matches.subcommand() {
            Some(("help", about)) => {
                let names = about.get_many::<String>("command").into_iter().flatten();
                help(&mut whole, names, words).map(Parsed::Text)
            }
            _ => Ok(Parsed::Command(matches)),
        },
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                Ok(Parsed::Text(error.render().to_string()))
            }
            _ => Err(Failure::CommandLine(sentence(&error, line, &whole, words))),
        },
    }
}

/// Everything a command line may hold.
pub(crate) fn whole(words: &Words) -> Command {
    let help = Command::new("help")
        .about(fl!(words, "cli-about-help"))
        .override_usage(fl!(words, "cli-usage-help"))
        .arg(
            Arg::new("command")
                .value_name(fl!(words, "cli-value-command"))
                .help(fl!(words, "cli-help-command"))
                .num_args(0..),
        );
    let whole = Command::new("blazon")
        .version(env!("CARGO_PKG_VERSION"))
        .about(fl!(words, "cli-about"))
        .override_usage(fl!(words, "cli-usage"))
        .after_help(format!(
            "{}\n\n{}",
            examples(words, commands::EXAMPLES),
            fl!(words, "cli-help-exit-codes")
        ))
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommands(commands::all(words))
        .subcommand(help)
        .subcommand_help_heading(heading(&fl!(words, "cli-heading-commands")))
        .arg(
            Arg::new("lang")
                .long("lang")
                .value_name(fl!(words, "cli-value-language"))
                .help(fl!(words, "cli-option-lang"))
                .global(true),
        )
        .arg(
            Arg::new("version")
                .long("version")
                .short('V')
                .action(ArgAction::Version)
                .help(fl!(words, "cli-option-version")),
        );
    in_words(whole, words)
}

/// A heading for clap, which adds the colon. The space that French has before it stays.
pub(crate) fn heading(text: &str) -> String {
    text.trim_end_matches(':').to_owned()
}

/// Puts what clap says of its own accord into the language: the headings, and the option `--help`.
fn in_words(command: Command, words: &Words) -> Command {
    let arguments = heading(&fl!(words, "cli-heading-arguments"));
    let options = heading(&fl!(words, "cli-heading-options"));
    let subcommands: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let command = command
        .styles(Styles::plain())
        .help_template(format!(
            "{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}\n",
            fl!(words, "cli-heading-usage")
        ))
        .disable_help_flag(true)
        .arg(
            Arg::new("help")
                .long("help")
                .short('h')
                .action(ArgAction::Help)
                .help(fl!(words, "cli-option-help")),
        )
        .mut_args(|arg| {
            let heading = if arg.is_positional() { &arguments } else { &options };
            arg.help_heading(heading.clone())
        });
    subcommands
        .into_iter()
        .fold(command, |command, name| command.mut_subcommand(name, |sub| in_words(sub, words)))
}

/// The examples of a command's help, one a line.
pub(crate) fn examples(words: &Words, lines: &[&str]) -> String {
    let mut text = fl!(words, "cli-heading-examples");
    for line in lines {
        text.push_str("\n  ");
        text.push_str(line);
    }
    text
}

/// The help of a command, which may be one within another.
fn help<'a>(
    whole: &mut Command,
    names: impl Iterator<Item = &'a String>,
    words: &Words,
) -> Result<String, Failure> {
    whole.build();
    let mut command = whole;
    for name in names {
        let Some(sub) = command.find_subcommand_mut(name) else {
            return Err(unknown_command(name, words));
        };
        command = sub;
    }
    Ok(command.render_help().to_string())
}

/// A command that there is not.
pub(crate) fn unknown_command(name: &str, words: &Words) -> Failure {
    let unknown = fl!(words, "cli-argument-unknown-command", name = name);
    let hint = fl!(words, "cli-argument-see-help", command = "blazon");
    Failure::CommandLine(format!("{unknown} {hint}"))
}

/// What is wrong with the command line.
fn sentence(error: &clap::Error, line: &[OsString], whole: &Command, words: &Words) -> String {
    let said = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) if !texts.is_empty() => Some(texts.join(", ")),
        Some(ContextValue::StyledStr(text)) => Some(text.to_string()),
        _ => None,
    };
    let option = said(ContextKind::InvalidArg).unwrap_or_default();
    let value = said(ContextKind::InvalidValue).unwrap_or_default();
    let sentence = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let name = said(ContextKind::InvalidSubcommand).unwrap_or_default();
            match said(ContextKind::SuggestedSubcommand) {
                Some(meant) => fl!(words, "cli-argument-unknown-command-meant", name = name, meant = meant),
                None => fl!(words, "cli-argument-unknown-command", name = name),
            }
        }
        ErrorKind::UnknownArgument => match said(ContextKind::SuggestedArg) {
            Some(meant) => fl!(words, "cli-argument-unknown-meant", option = option, meant = meant),
            None => fl!(words, "cli-argument-unknown", option = option),
        },
        ErrorKind::MissingSubcommand => fl!(words, "cli-argument-no-command"),
        ErrorKind::MissingRequiredArgument => fl!(words, "cli-argument-missing", option = option),
        ErrorKind::InvalidValue if value.is_empty() => fl!(words, "cli-argument-no-value", option = option),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            fl!(words, "cli-argument-bad-value", option = option, value = value)
        }
        ErrorKind::TooManyValues => fl!(words, "cli-argument-too-many", option = option, value = value),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            fl!(words, "cli-argument-no-value", option = option)
        }
        ErrorKind::ArgumentConflict => {
            let other = said(ContextKind::PriorArg).unwrap_or_default();
            if other == option || other.is_empty() {
                fl!(words, "cli-argument-twice", option = option)
            } else {
                fl!(words, "cli-argument-conflict", option = option, other = other)
            }
        }
        ErrorKind::InvalidUtf8 => fl!(words, "cli-argument-not-text"),
        _ => fl!(words, "cli-argument-other"),
    };
    format!("{sentence} {}", fl!(words, "cli-argument-see-help", command = command_of(line, whole)))
}

/// The command whose help says what is right.
fn command_of(line: &[OsString], whole: &Command) -> String {
    let mut path = String::from("blazon");
    let mut command = whole;
    for text in line.iter().skip(1).filter_map(|text| text.to_str()) {
        if let Some(sub) = command.find_subcommand(text) {
            path.push(' ');
            path.push_str(text);
            command = sub;
        }
    }
    path
}
