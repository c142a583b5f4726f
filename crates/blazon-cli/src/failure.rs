use std::io;
use std::path::Path;
use std::process::ExitCode;

use blazon_arena::NoWorkers;
pub(crate) use blazon_files::reason;
use blazon_words::{Words, fl};

/// How a command ended that did what it was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// All is well.
    Fine,
    /// What was checked is wrong, and that has been said.
    Wrong,
    /// Something could not be read or written, and that has been said.
    Io,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(match exit {
            Exit::Fine => 0,
            Exit::Wrong => 1,
            Exit::Io => 3,
        })
    }
}

/// Why a command did not do what it was asked for. The sentences are in the language of the person.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was read is not right: a record, a position, a set of components.
    Wrong(String),
    /// The command line is wrong.
    CommandLine(String),
    /// Something could not be read or written.
    Io(String),
    /// The output could not be written.
    Output(io::Error),
}

impl Failure {
    /// The code the program ends with.
    pub(crate) fn code(&self) -> ExitCode {
        match self {
            Failure::Wrong(_) => ExitCode::from(1),
            Failure::CommandLine(_) => ExitCode::from(2),
            // Whoever read the output has seen enough: `blazon legal … | head` is no mistake.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Io(_) | Failure::Output(_) => ExitCode::from(3),
        }
    }

    /// What to tell the person, if anything.
    pub(crate) fn sentence(self, words: &Words) -> Option<String> {
        match self {
            Failure::Wrong(sentence) | Failure::CommandLine(sentence) | Failure::Io(sentence) => {
                Some(sentence)
            }
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => None,
            Failure::Output(error) => Some(fl!(words, "cli-output-failed", reason = reason(words, &error))),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// A file that could not be written.
pub(crate) fn unwritten(words: &Words, file: &Path, error: &io::Error) -> Failure {
    let reason = reason(words, error);
    Failure::Io(fl!(words, "cli-output-unwritten", file = file.display().to_string(), reason = reason))
}

/// Work that no thread could be started for.
pub(crate) fn no_workers(words: &Words, error: &NoWorkers) -> Failure {
    Failure::Io(fl!(words, "cli-threads-failed", reason = reason(words, &error.0)))
}
