use core::fmt;

/// A number as drawings write it: with two decimals at the most.
///
/// What is no number at all is written as 0, so that it spoils one shape rather than the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number(pub f64);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Casts saturate, and make 0 of what is no number.
        let hundredths = (self.0 * 100.0).round() as i64;
        if hundredths < 0 {
            f.write_str("-")?;
        }
        let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        write!(f, "{whole}")?;
        match rest {
            0 => Ok(()),
            rest if rest % 10 == 0 => write!(f, ".{}", rest / 10),
            rest => write!(f, ".{rest:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_always_numbers() {
        let written = |number| Number(number).to_string();
        assert_eq!(
            [0.0, -0.001, 5.0, 14.285_7, -2.5, 0.07].map(written),
            ["0", "0", "5", "14.29", "-2.5", "0.07"]
        );
        assert_eq!(written(f64::NAN), "0");
        assert!(written(f64::INFINITY).bytes().all(|byte| byte.is_ascii_digit() || byte == b'.'));
    }
}
