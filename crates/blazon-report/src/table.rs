//! Tables of text.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

/// Where a cell stands in its column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// At its left edge, as names do.
    Left,
    /// At its right edge, as numbers do.
    Right,
}

/// Writes rows of equally many cells. Names begin where the line does, numbers end where their column does.
pub fn write<R: AsRef<[String]>>(rows: &[R], out: &mut impl Write) -> io::Result<()> {
    write_aligned(rows, &[Align::Left], out)
}

/// Writes rows of equally many cells in columns as wide as they need to be on screen. Columns that nothing is said about
/// are numbers.
pub fn write_aligned<R: AsRef<[String]>>(
    rows: &[R],
    aligns: &[Align],
    out: &mut impl Write,
) -> io::Result<()> {
    let mut widths: Vec<usize> = Vec::new();
    for row in rows {
        let row = row.as_ref();
        widths.resize(widths.len().max(row.len()), 0);
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.width().max(*width);
        }
    }
    for row in rows {
        let mut line = String::new();
        for (column, (cell, width)) in row.as_ref().iter().zip(&widths).enumerate() {
            let gap = " ".repeat(width - cell.width());
            line.push_str(if column == 0 { "" } else { "  " });
            match aligns.get(column).unwrap_or(&Align::Right) {
                Align::Left => line.extend([cell.as_str(), &gap]),
                Align::Right => line.extend([gap.as_str(), cell]),
            }
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::Align;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let rows = [["마법", "won"], ["Domains", "1"]].map(|row| row.map(str::to_owned));
        let mut out = Vec::new();
        super::write(&rows, &mut out).expect("memory can be written");
        assert_eq!(String::from_utf8(out).as_deref(), Ok("마법     won\nDomains    1\n"));
    }

    #[test]
    fn names_begin_and_numbers_end_where_their_column_does() {
        let rows = [["9", "a", "1"], ["10", "bcd", "200"]].map(|row| row.map(str::to_owned));
        let mut out = Vec::new();
        super::write_aligned(&rows, &[Align::Right, Align::Left], &mut out).expect("memory can be written");
        assert_eq!(String::from_utf8(out).as_deref(), Ok(" 9  a      1\n10  bcd  200\n"));
    }
}
