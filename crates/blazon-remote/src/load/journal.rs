use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

use blazon_dice::Token;
use blazon_wire::online::{Key, TableId};

use crate::server::Server;

/// What the first line of a journal begins with; the address of the server follows.
const HEAD: &str = "blazon journal 1";

/// An event that a server has acknowledged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acknowledged {
    /// The table.
    pub table: TableId,
    /// The token of the seat that did it.
    pub token: Token,
    /// The number it was given.
    pub number: u64,
    /// The name that the client gave to it.
    pub key: Key,
}

/// A file in which acknowledgements are noted as they come: one a line, with table, token, number and key.
#[derive(Debug)]
pub struct Journal {
    file: File,
}

/// Why a journal cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The system refuses.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is none.
    #[error(transparent)]
    NoJournal(#[from] NoJournal),
}

/// A file that is no journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} is none of a journal")]
pub struct NoJournal {
    /// The line that is wrong, from 1.
    pub line: usize,
}

impl Journal {
    /// A new journal of a server in a file, whatever that held before.
    pub fn create(path: &Path, server: &Server) -> io::Result<Journal> {
        let mut file = File::create(path)?;
        writeln!(file, "{HEAD} {}", server.address())?;
        Ok(Journal { file })
    }

    /// Notes an acknowledgement. It is the system's to keep when this returns.
    pub(super) fn note(&mut self, acknowledged: &Acknowledged) -> io::Result<()> {
        let Acknowledged { table, token, number, key } = acknowledged;
        self.file.write_all(format!("{table} {token} {number} {key}\n").as_bytes())
    }

    /// The address of the server that a journal is about, and what it acknowledged. A last line that is cut off is passed
    /// over: whoever wrote it was stopped.
    pub fn read(path: &Path) -> Result<(String, Vec<Acknowledged>), JournalError> {
        let mut lines = BufReader::new(File::open(path)?);
        let mut line = String::new();
        lines.read_line(&mut line)?;
        let head = line.strip_prefix(HEAD).and_then(|rest| rest.strip_suffix('\n'));
        let address = head.ok_or(NoJournal { line: 1 })?.trim().to_owned();
        let mut noted = Vec::new();
        for number in 2.. {
            line.clear();
            if lines.read_line(&mut line)? == 0 {
                break;
            }
            match line.strip_suffix('\n') {
                Some(whole) => noted.push(acknowledged(whole).ok_or(NoJournal { line: number })?),
                None => break,
            }
        }
        Ok((address, noted))
    }
}

fn acknowledged(line: &str) -> Option<Acknowledged> {
    let mut parts = line.split(' ');
    let acknowledged = Acknowledged {
        table: parts.next()?.parse().ok()?,
        token: parts.next()?.parse().ok()?,
        number: parts.next()?.parse().ok()?,
        key: parts.next()?.parse().ok()?,
    };
    parts.next().is_none().then_some(acknowledged)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn one(number: u64) -> Acknowledged {
        Acknowledged { table: TableId(7), token: Token::from([3; 16]), number, key: Key(number * 11) }
    }

    fn journal(folder: &Path) -> std::path::PathBuf {
        let path = folder.join("journal.txt");
        let server = Server::new("127.0.0.1:4000").expect("an address");
        let mut journal = Journal::create(&path, &server).expect("a file");
        for number in 1..=3 {
            journal.note(&one(number)).expect("a line");
        }
        path
    }

    #[test]
    fn a_journal_reads_as_it_was_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let read = Journal::read(&journal(folder.path())).expect("a journal");
        assert_eq!(read, ("http://127.0.0.1:4000".to_owned(), vec![one(1), one(2), one(3)]));
    }

    #[test]
    fn a_last_line_that_is_cut_off_is_passed_over() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = journal(folder.path());
        let text = fs::read_to_string(&path).expect("text");
        fs::write(&path, &text[..text.len() - 5]).expect("a file");
        assert_eq!(Journal::read(&path).expect("a journal").1, [one(1), one(2)]);
    }

    #[test]
    fn what_is_no_journal_is_refused_with_the_line() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = journal(folder.path());
        let text = fs::read_to_string(&path).expect("text");
        for (wrong, line) in [(text.replace("journal", "diary"), 1), (text.replace(" 2 ", " two "), 3)] {
            fs::write(&path, wrong).expect("a file");
            let read = Journal::read(&path);
            assert!(matches!(&read, Err(JournalError::NoJournal(no)) if no.line == line), "{read:?}");
        }
    }
}
