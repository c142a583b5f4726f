//! A whole game in the fragment of an address.

use base64ct::{Base64UrlUnpadded, Encoding};
use blazon::{Record, RecordError, TEXT_LIMIT};

/// Why a fragment holds no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It was cut off or changed on the way: what is left cannot be unpacked.
    Damaged,
    /// It holds a text that is no game.
    Record(RecordError),
}

/// A game as the text of a fragment: letters, digits, `-` and `_` only.
pub fn pack(record: &Record) -> String {
    Base64UrlUnpadded::encode_string(&miniz_oxide::deflate::compress_to_vec(record.to_string().as_bytes(), 9))
}

/// The game that a fragment holds.
pub fn unpack(fragment: &str) -> Result<Record, LinkError> {
    // What a sentence or a program has stuck on to an address is no part of it.
    let fragment = fragment.trim();
    let end = fragment.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'));
    let fragment = &fragment[..end.unwrap_or(fragment.len())];
    let packed = Base64UrlUnpadded::decode_vec(fragment).map_err(|_| LinkError::Damaged)?;
    let text = miniz_oxide::inflate::decompress_to_vec_with_limit(&packed, TEXT_LIMIT)
        .map_err(|_| LinkError::Damaged)?;
    let text = String::from_utf8(text).map_err(|_| LinkError::Damaged)?;
    text.parse().map_err(LinkError::Record)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "[Rules \"1\"]\n[First \"Añа 왕\"]\n\n1. d/b/s2/? F:3 S:12 F:3d4s2+4d5s S:1d4d+2d5b\n";

    #[test]
    fn a_game_comes_back_from_its_link_as_it_was() {
        let record: Record = GAME.parse().expect("a game");
        let fragment = pack(&record);
        assert!(fragment.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_'), "{fragment}");
        assert_eq!(unpack(&fragment), Ok(record));
    }

    #[test]
    fn a_link_is_read_with_what_was_stuck_on_to_it() {
        let record: Record = GAME.parse().expect("a game");
        for end in [".", "=", "&utm_source=x", ")", " and more"] {
            assert_eq!(unpack(&format!("{}{end}", pack(&record))).as_ref(), Ok(&record), "{end}");
        }
    }

    #[test]
    fn a_link_that_was_cut_off_or_changed_is_said_to_be_damaged() {
        let fragment = pack(&GAME.parse().expect("a game"));
        for end in 0..fragment.len() {
            assert!(unpack(&fragment[..end]).is_err(), "cut at {end}");
        }
        assert_eq!(unpack("%%%"), Err(LinkError::Damaged));
        assert_eq!(unpack("왕"), Err(LinkError::Damaged));
    }

    #[test]
    fn a_link_to_something_else_says_where_the_game_goes_wrong() {
        let packed = miniz_oxide::deflate::compress_to_vec(b"[Rules \"1\"]\n\n1. d/b/s2/? F:7\n", 9);
        let Err(LinkError::Record(error)) = unpack(&Base64UrlUnpadded::encode_string(&packed)) else {
            panic!("die 7 was taken")
        };
        assert_eq!(error.line, 3);
    }

    #[test]
    fn a_small_link_cannot_blow_up() {
        let packed = miniz_oxide::deflate::compress_to_vec(&vec![b' '; 2 * TEXT_LIMIT], 9);
        assert_eq!(unpack(&Base64UrlUnpadded::encode_string(&packed)), Err(LinkError::Damaged));
    }
}
