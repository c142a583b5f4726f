use qrcodegen::{QrCode, QrCodeEcc};

/// How many modules of nothing a code has around it.
const QUIET: i32 = 2;

/// A text as a QR code for a terminal, two rows of it in each line; nothing for a text that is too long.
///
/// What is light is drawn and what is dark is left out, as most terminals are dark; cameras read it the other way round too.
pub fn qr_code(text: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let is_light = |column: i32, row: i32| {
        let last = code.size() + QUIET;
        // A code with an odd number of rows ends with half a line.
        row < last && !code.get_module(column, row)
    };
    let mut lines = String::new();
    for row in (-QUIET..code.size() + QUIET).step_by(2) {
        for column in -QUIET..code.size() + QUIET {
            lines.push(match (is_light(column, row), is_light(column, row + 1)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            });
        }
        lines.push('\n');
    }
    Some(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_text_and_a_quiet_border() {
        let text = "http://127.0.0.1:4000/#play-0123456789abcdef-00112233445566778899aabbccddeeff";
        let drawn = qr_code(text).expect("a code");
        let code = QrCode::encode_text(text, QrCodeEcc::Low).expect("a code");
        let rows: Vec<Vec<char>> = drawn.lines().map(|line| line.chars().collect()).collect();
        for (at_row, row) in (-QUIET..code.size() + QUIET).enumerate() {
            for (at_column, column) in (-QUIET..code.size() + QUIET).enumerate() {
                let drawn = (rows[at_row / 2][at_column], at_row % 2);
                let is_light = matches!(drawn, ('█', _) | ('▀', 0) | ('▄', 1));
                assert_eq!(is_light, !code.get_module(column, row), "{column} {row}");
            }
        }
        assert!(rows[0].iter().all(|&c| c == '█'), "{drawn}");
        assert!(qr_code(&"x".repeat(5000)).is_none());
    }
}
