//! Addresses as QR codes, for the camera of a phone in front of a terminal.

use std::env;
use std::fmt;
use std::io::{self, IsTerminal};

use qrcode::{Color, EcLevel, QrCode};

/// The width of the light margin, without which cameras do not find the code.
const MARGIN: usize = 4;

/// Black on white, whatever the terminal's colours are, and back to those.
const BLACK_ON_WHITE: &str = "\u{1b}[38;5;16;48;5;231m";
const USUAL: &str = "\u{1b}[0m";

/// A text as a QR code, two rows of it in each line.
#[derive(Debug)]
pub(crate) struct QrPicture {
    width: usize,
    dark: Vec<bool>,
    /// Whether the terminal can be told which colours to take. If not, it is taken to be a dark one.
    colours: bool,
}

impl QrPicture {
    /// The picture of a text, as well as standard output can show it. None if the text is too long.
    pub(crate) fn new(text: &str) -> Option<QrPicture> {
        let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
        let dark = code.to_colors().into_iter().map(|color| color == Color::Dark).collect();
        Some(QrPicture { width: code.width(), dark, colours: can_show_colours() })
    }

    /// The same for a stream that takes no orders about colours.
    pub(crate) fn plain(self) -> QrPicture {
        QrPicture { colours: false, ..self }
    }

    /// Whether a cell is dark. All around the code there is light.
    fn is_dark(&self, row: usize, column: usize) -> bool {
        let inside = |at: usize| at.checked_sub(MARGIN).filter(|&at| at < self.width);
        let cell = inside(row).zip(inside(column));
        cell.is_some_and(|(row, column)| self.dark[row * self.width + column])
    }
}

impl fmt::Display for QrPicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.width + 2 * MARGIN;
        for row in (0..width).step_by(2) {
            let (before, after) = if self.colours { (BLACK_ON_WHITE, USUAL) } else { ("", "") };
            f.write_str(before)?;
            for column in 0..width {
                // Blocks have the colour of text: black where we say so, else that of a dark terminal, which is light.
                let upper = self.is_dark(row, column) == self.colours;
                let lower = self.is_dark(row + 1, column) == self.colours;
                f.write_str(match (upper, lower) {
                    (true, true) => "█",
                    (true, false) => "▀",
                    (false, true) => "▄",
                    (false, false) => " ",
                })?;
            }
            writeln!(f, "{after}")?;
        }
        Ok(())
    }
}

/// Whether standard output is a terminal that takes orders about colours.
fn can_show_colours() -> bool {
    let is = |name: &str, value: &str| env::var_os(name).is_some_and(|own| own == value);
    let refused = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    io::stdout().is_terminal() && !cfg!(windows) && !refused && !is("TERM", "dumb")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(colours: bool) -> String {
        QrPicture { colours, ..QrPicture::new("http://192.168.1.5:4000").expect("it is short") }.to_string()
    }

    #[test]
    fn a_code_has_its_margin_and_its_three_corners() {
        let picture = picture(false);
        let lines: Vec<&str> = picture.lines().collect();
        assert_eq!(lines.len(), (25 + 2 * MARGIN).div_ceil(2));
        assert!(lines.iter().all(|line| line.chars().count() == 25 + 2 * MARGIN));
        assert!(lines[..2].iter().all(|line| line.chars().all(|c| c == '█')), "{picture}");
        // A corner is a dark ring around a light one around a dark square.
        assert!(lines[2].starts_with("████ ▄▄▄▄▄ █") && lines[2].ends_with("█ ▄▄▄▄▄ ████"), "{picture}");
        assert!(lines[3].starts_with("████ █   █ █"), "{picture}");
    }

    #[test]
    fn with_colours_it_is_the_same_the_other_way_round() {
        let (dark, coloured) = (picture(false), picture(true));
        for (dark, coloured) in dark.lines().zip(coloured.lines()) {
            let inner = coloured.strip_prefix(BLACK_ON_WHITE).and_then(|line| line.strip_suffix(USUAL));
            let turned: String = inner
                .expect("colours")
                .chars()
                .map(|c| match c {
                    '█' => ' ',
                    '▀' => '▄',
                    '▄' => '▀',
                    _ => '█',
                })
                .collect();
            assert_eq!(turned, dark);
        }
    }

    #[test]
    fn a_text_that_is_too_long_has_no_picture() {
        assert!(QrPicture::new(&"x".repeat(10_000)).is_none());
    }
}
