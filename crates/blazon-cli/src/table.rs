//! Tables of text.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

/// Writes rows of equally many cells. Names begin where the line does, numbers end where their column does.
pub(crate) fn write<R: AsRef<[String]>>(rows: &[R], out: &mut impl Write) -> io::Result<()> {
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
            let parts = if column == 0 { [cell, &gap, ""] } else { ["  ", &gap, cell] };
            line.extend(parts);
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let rows = [["마법", "won"], ["Domains", "1"]].map(|row| row.map(str::to_owned));
        let mut out = Vec::new();
        super::write(&rows, &mut out).expect("memory can be written");
        assert_eq!(String::from_utf8(out).as_deref(), Ok("마법     won\nDomains    1\n"));
    }
}
