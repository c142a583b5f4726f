//! The streams that people read. Everything the program prints goes through here.

use std::io::{self, BufWriter, StdoutLock, Write};

use blazon_words::printable;

use crate::qr_code::QrPicture;

/// Standard output. Names, tags and files come from anywhere; what in them would act on a terminal is written out, see
/// [`printable`].
#[derive(Debug)]
pub(crate) struct Output<W: Write = BufWriter<StdoutLock<'static>>> {
    out: W,
}

impl Output {
    /// Standard output.
    pub(crate) fn stdout() -> Output {
        Output { out: BufWriter::new(io::stdout().lock()) }
    }
}

impl<W: Write> Output<W> {
    /// Writes what this program has made itself as it is, colours included.
    pub(crate) fn draw(&mut self, picture: &QrPicture) -> io::Result<()> {
        write!(self.out, "{picture}")
    }
}

impl<W: Write> Write for Output<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Commands write whole texts. What were no text after all is shown as such.
        for chunk in bytes.utf8_chunks() {
            self.out.write_all(printable(chunk.valid()).as_bytes())?;
            if !chunk.invalid().is_empty() {
                self.out.write_all("\u{fffd}".as_bytes())?;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Says something on standard error. If nobody reads it, nothing is to be done about that.
pub(crate) fn complain(sentence: &str) {
    let _ = writeln!(io::stderr(), "{}", printable(sentence));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_act_on_a_terminal_is_written_out() {
        let mut output = Output { out: Vec::new() };
        write!(output, "\u{1b}[31m{}\u{7} and \u{202e}ecarG\n\tboth\n", String::from("Ada")).expect("memory");
        let said = String::from_utf8(output.out).expect("text");
        assert_eq!(said, "\\u001b[31mAda\\u0007 and \\u202eecarG\n\tboth\n");
    }

    #[test]
    fn json_says_the_same_as_before() {
        let name = "a \"quoted\" \u{1b}\u{7f}\u{9b}\u{202e}\u{2066} name";
        let line = blazon_wire::line(&name);
        let mut output = Output { out: Vec::new() };
        output.write_all(line.as_bytes()).expect("memory");
        let said = String::from_utf8(output.out).expect("text");
        assert!(said.is_ascii() && !said.contains(char::is_control), "{said}");
        assert_eq!(blazon_wire::read::<String>(&said).ok().as_deref(), Some(name));
    }
}
