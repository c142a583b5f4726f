//! An analysis as a report in the terminal.

use std::io::{self, Write};

use blazon::Seat;
use blazon_engine::Mark;
use blazon_words::fl;
use unicode_width::UnicodeWidthStr;

use crate::account::Account;
use crate::table::{self, Align};

/// The columns of the curve, axis aside: so that it fits on eighty.
const CURVE_COLUMNS: usize = 72;

/// The lines of the curve, one for every tenth of the chances.
const CURVE_LINES: usize = 11;

/// Writes the whole report.
pub fn write(account: &Account<'_>, out: &mut impl Write) -> io::Result<()> {
    let words = account.words;
    writeln!(out, "{}", account.title())?;
    for sentence in account.opening() {
        writeln!(out, "{sentence}")?;
    }
    writeln!(out, "{}", fl!(words, "analysis-explained"))?;
    writeln!(out, "{}", fl!(words, "analysis-accuracy-about"))?;

    writeln!(out, "\n{}", fl!(words, "analysis-summary"))?;
    let mut table = vec![vec![
        String::new(),
        account.names.first.label().to_owned(),
        account.names.second.label().to_owned(),
    ]];
    for row in account.told().summary() {
        table.push(vec![row.label, row.values.first, row.values.second]);
    }
    table::write(&table, out)?;

    writeln!(out, "\n{}", fl!(words, "analysis-curve-of", name = account.names.first.label()))?;
    for line in curve(account) {
        writeln!(out, "{line}")?;
    }

    writeln!(out, "\n{}", fl!(words, "analysis-costliest"))?;
    for seat in Seat::ALL {
        let costliest = account.told().costliest(seat);
        if costliest.is_empty() {
            writeln!(
                out,
                "{}",
                fl!(
                    words,
                    "analysis-nothing-costly",
                    name = account.names[seat].label(),
                    who = account.names[seat].who()
                )
            )?;
        }
        for costly in costliest {
            writeln!(out, "{}", costly.heading)?;
            for sentence in costly.lines {
                writeln!(out, "  {sentence}")?;
            }
        }
    }

    writeln!(out, "\n{}", fl!(words, "report-moves"))?;
    writeln!(out, "{}", fl!(words, "report-whose-chances"))?;
    write_moments(account, out)
}

fn write_moments(account: &Account<'_>, out: &mut impl Write) -> io::Result<()> {
    let words = account.words;
    let mut table = vec![vec![
        fl!(words, "report-round"),
        fl!(words, "report-move"),
        fl!(words, "report-before"),
        fl!(words, "report-after"),
        fl!(words, "analysis-luck"),
        fl!(words, "report-loss"),
        fl!(words, "report-rating"),
        fl!(words, "report-better"),
    ]];
    for line in account.lines() {
        table.push(vec![
            line.round.to_string(),
            line.event.to_string(),
            line.before,
            line.after,
            line.luck,
            line.loss,
            line.mark.map_or_else(String::new, |mark: Mark| words.mark(mark)),
            line.better.map_or_else(String::new, |(event, _)| event.to_string()),
        ]);
    }
    let (left, right) = (Align::Left, Align::Right);
    table::write_aligned(&table, &[right, left, right, right, right, right, left, left], out)
}

/// The first seat's chances as a curve of stars, with the rounds below.
fn curve(account: &Account<'_>) -> Vec<String> {
    let analysis = account.analysis;
    let values: Vec<f64> = analysis.curve().collect();
    let columns = values.len().min(CURVE_COLUMNS);
    let last = values.len() - 1;
    // Which value stands in a column, from the first to the last of them.
    let value_in =
        |column: usize| if columns < 2 { 0 } else { (column * last + (columns - 1) / 2) / (columns - 1) };
    let percent =
        |line: usize| account.words.percent(f64::from(line as u32) / f64::from(CURVE_LINES as u32 - 1));
    let width = percent(CURVE_LINES - 1).width();
    let mut lines = Vec::new();
    for line in (0..CURVE_LINES).rev() {
        let label = if line % 5 == 0 { percent(line) } else { String::new() };
        let label = format!("{}{label}", " ".repeat(width - label.width()));
        let middle = if line == CURVE_LINES / 2 { '-' } else { ' ' };
        let stars = (0..columns).map(|column| {
            let height = values[value_in(column)] * f64::from(CURVE_LINES as u32 - 1);
            if (height - f64::from(line as u32)).abs() <= 0.5 { '*' } else { middle }
        });
        lines.push(format!("{label} |{}", stars.collect::<String>()).trim_end().to_owned());
    }
    let axis = width + 1;
    lines.push(format!("{}+{}", " ".repeat(axis), "-".repeat(columns)));
    let first = axis + 1;
    let mut rounds = " ".repeat(first);
    let mut round = 0;
    for column in 0..columns {
        let now = analysis.moments.get(value_in(column)).map_or(round, |moment| moment.round);
        // A number needs a space before it, and stands where its round starts.
        if now != round && rounds.len() <= first + column {
            rounds.push_str(&" ".repeat(first + column - rounds.len()));
            rounds.push_str(&now.to_string());
            rounds.push(' ');
        }
        round = now;
    }
    lines.push(rounds.trim_end().to_owned());
    lines
}
