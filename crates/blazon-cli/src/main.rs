//! The `blazon` command: what a person can do with the game from a terminal.

mod arguments;
mod browser;
mod command_line;
mod commands;
mod contest;
mod counted;
mod data_folder;
mod database;
mod failure;
mod figure;
mod input;
mod interrupt;
mod judge;
mod logging;
mod output;
mod parts;
mod progress;
mod qr_code;
mod subject;

use std::env;
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use blazon_words::Words;

use crate::failure::{Exit, Failure};
use crate::output::{Output, complain};

fn main() -> ExitCode {
    let line: Vec<OsString> = env::args_os().collect();
    let (words, known) = command_line::language(&line);
    // Everything is written through here, so that a reader who stops reading ends the program quietly.
    let mut out = Output::stdout();
    let done = known.and_then(|()| run(&line, &words, &mut out));
    let done = done.and_then(|exit| out.flush().map(|()| exit).map_err(Failure::from));
    match done {
        Ok(exit) => exit.into(),
        Err(failure) => {
            let code = failure.code();
            // What was written before things went wrong is good.
            let _ = out.flush();
            if let Some(sentence) = failure.sentence(&words) {
                complain(&sentence);
            }
            code
        }
    }
}

fn run(line: &[OsString], words: &Words, out: &mut Output) -> Result<Exit, Failure> {
    match command_line::read(line, words)? {
        command_line::Parsed::Text(text) => {
            out.write_all(text.as_bytes())?;
            Ok(Exit::Fine)
        }
        command_line::Parsed::Command(matches) => commands::run(&matches, words, out),
    }
}
