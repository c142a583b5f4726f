//! `blazon merge`: the parts of a match or a ladder, put together.

use std::io::Write;

use blazon_wire::{ContestOptions, Ladder, Match};
use blazon_words::{Words, fl};
use clap::Command;

use super::ladder;
use crate::arguments::{Arguments, json, operand, path_option};
use crate::command_line::examples;
use crate::contest::merge::{self, Unfit, add_ladder, add_match};
use crate::contest::{json, report};
use crate::failure::{Exit, Failure};
use crate::input;

const EXAMPLES: &[&str] =
    &["blazon merge part-*.json", "blazon merge --json part-1.json part-2.json part-3.json > whole.json"];

pub(super) fn command(words: &Words) -> Command {
    Command::new("merge")
        .about(fl!(words, "cli-about-merge"))
        .override_usage(fl!(words, "cli-usage-merge"))
        .after_help(examples(words, EXAMPLES))
        .arg(
            operand("files", &fl!(words, "cli-value-file"), fl!(words, "cli-help-parts"))
                .num_args(1..)
                .required(true),
        )
        .arg(path_option("svg", &fl!(words, "cli-value-file"), fl!(words, "cli-option-svg")))
        .arg(json(words))
}

/// What a file can hold.
enum Part {
    Match(Box<Match>),
    Ladder(Box<Ladder>),
}

pub(super) fn run(arguments: &Arguments<'_>, out: &mut impl Write) -> Result<Exit, Failure> {
    let words = arguments.words;
    let mut whole: Option<(String, Part)> = None;
    for path in arguments.paths("files") {
        let input = input::read(path, words)?;
        let part = read(&input.text)
            .ok_or_else(|| Failure::Wrong(fl!(words, "cli-merge-unreadable", file = input.name.as_str())))?;
        whole = Some(match whole {
            None => (input.name, part),
            Some((first, so_far)) => {
                let merged = match (&so_far, &part) {
                    (Part::Match(one), Part::Match(other)) => {
                        add_match(one, other).map(|merged| Part::Match(Box::new(merged)))
                    }
                    (Part::Ladder(one), Part::Ladder(other)) => {
                        add_ladder(one, other).map(|merged| Part::Ladder(Box::new(merged)))
                    }
                    _ => Err(Unfit::Different),
                };
                let merged = merged.map_err(|unfit| {
                    let file = input.name.as_str();
                    Failure::Wrong(match unfit {
                        Unfit::Different => {
                            fl!(words, "cli-merge-different", file = file, first = first.as_str())
                        }
                        Unfit::Twice(part) => {
                            fl!(words, "cli-merge-twice", file = file, part = part.to_string())
                        }
                    })
                })?;
                (first, merged)
            }
        });
    }
    match whole {
        Some((_, Part::Ladder(line))) => ladder::print(&line, arguments, out)?,
        Some((_, Part::Match(line))) if arguments.flag("json") => {
            writeln!(out, "{}", blazon_wire::line(&*line))?;
        }
        Some((_, Part::Match(line))) => report::tell_match(&line, words, out)?,
        None => {}
    }
    Ok(Exit::Fine)
}

/// Reads a part, if it is one that was played. Of what it says only the counts are believed: all that follows from them
/// is computed again.
fn read(text: &str) -> Option<Part> {
    if let Ok(ladder) = blazon_wire::read::<Ladder>(text) {
        let Ladder { version, options: terms, players, matches, self_matches } = ladder;
        // Before anything is computed: there may be many.
        if players.len() > blazon_arena::Ladder::MOST {
            return None;
        }
        json::pairs_asked(&terms)?;
        let recomputed =
            |matches: Vec<Match>| matches.iter().map(json::recomputed).collect::<Option<Vec<_>>>();
        let (matches, self_matches) = (recomputed(matches)?, recomputed(self_matches)?);
        let stopped = matches.iter().chain(&self_matches).any(|one| one.options.stopped);
        let terms = ContestOptions { stopped, ..terms };
        let names: Vec<String> = players.into_iter().map(|player| player.name).collect();
        let ladder = merge::ladder(version, terms, matches, self_matches, &names)?;
        return Some(Part::Ladder(Box::new(ladder)));
    }
    let line: Match = blazon_wire::read(text).ok()?;
    Some(Part::Match(Box::new(json::recomputed(&line)?)))
}
