//! What was said of a whole game, as a browser keeps it.

use base64ct::{Base64UrlUnpadded, Encoding};

use crate::{Verdict, line, read};

/// The most that is unpacked, in bytes: many times what the longest game needs.
const LIMIT: usize = 1 << 21;

/// The verdicts on the events of a game, as a short text.
pub fn pack_verdicts(verdicts: &[Verdict]) -> String {
    Base64UrlUnpadded::encode_string(&miniz_oxide::deflate::compress_to_vec(line(&verdicts).as_bytes(), 6))
}

/// The verdicts that a text holds; nothing if it was damaged.
pub fn unpack_verdicts(text: &str) -> Option<Vec<Verdict>> {
    let packed = Base64UrlUnpadded::decode_vec(text).ok()?;
    let text = miniz_oxide::inflate::decompress_to_vec_with_limit(&packed, LIMIT).ok()?;
    read(str::from_utf8(&text).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use blazon::Seat;

    use super::*;
    use crate::Thought;

    fn verdicts() -> Vec<Verdict> {
        let thought = |event: &str, win| Thought {
            event: event.parse().expect("an event"),
            win,
            margin: -1.25,
            plies: 2,
        };
        let choice = Verdict::Choice {
            seat: Seat::First,
            options: 3,
            played: thought("F:3", 0.1 + 0.2),
            best: thought("F:4", 0.4),
            error: 0.0,
            alternatives: vec![thought("F:1", 1.0 / 3.0)],
            exact: true,
        };
        vec![Verdict::Chance { mean: 0.5, after: 0.6 }, choice]
    }

    #[test]
    fn verdicts_come_back_to_the_last_digit() {
        assert_eq!(unpack_verdicts(&pack_verdicts(&verdicts())), Some(verdicts()));
    }

    #[test]
    fn what_was_cut_off_or_changed_is_nothing() {
        let text = pack_verdicts(&verdicts());
        for end in 0..text.len() {
            assert_eq!(unpack_verdicts(&text[..end]), None, "cut at {end}");
        }
        assert_eq!(unpack_verdicts("%%%"), None);
        let packed = miniz_oxide::deflate::compress_to_vec(&vec![b' '; 2 * LIMIT], 9);
        assert_eq!(
            unpack_verdicts(&Base64UrlUnpadded::encode_string(&packed)),
            None,
            "a small text cannot blow up"
        );
    }
}
