//! Addresses as pictures for cameras.

use std::fmt::Write;

use blazon_wire::courier::Report;
use qrcode::{Color, EcLevel, QrCode};

/// How wide the margin is that cameras need, in squares.
const MARGIN: usize = 4;

/// The picture of an address; nothing if it is too long for one.
pub(crate) fn picture(address: String) -> Option<Report> {
    let code = QrCode::with_error_correction_level(&address, EcLevel::M).ok()?;
    let size = code.width();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let length = (x..size).take_while(|&x| code[(x, y)] == Color::Dark).count();
            if length > 0 {
                // A text can always be written to.
                let _ = write!(path, "M{} {}h{length}v1h-{length}z", x + MARGIN, y + MARGIN);
            }
            x += length.max(1);
        }
    }
    Some(Report::Picture { address, side: (size + 2 * MARGIN) as u32, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_its_three_eyes_and_a_margin() {
        let address = "http://192.168.1.5:4000/#play-0123456789abcdef-00112233445566778899aabbccddeeff";
        let Some(Report::Picture { side, path, .. }) = picture(address.to_owned()) else {
            panic!("a picture");
        };
        assert_eq!(side, 37 + 8);
        assert!(path.starts_with("M4 4h7v1h-7z"), "{path}");
        assert!(path.contains(&format!("M{} 4h7v1h-7z", 4 + 37 - 7)), "{path}");
        assert!(path.contains(&format!("M4 {}h7v1h-7z", 4 + 37 - 7)), "{path}");
    }

    #[test]
    fn what_is_too_long_has_no_picture() {
        assert_eq!(picture("x".repeat(5000)), None);
    }
}
