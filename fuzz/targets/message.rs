//! A text that can be read as a message, a request, an answer, an entry or a link is written as one that reads as the same.
#![no_main]

use blazon_online::{Link, LinkText};
use blazon_wire::online::{
    self, Create, Created, Entry, Invited, Join, Joined, Look, Mine, OpenTables, Refused, Standings, ToClient,
    ToServer,
};
use libfuzzer_sys::fuzz_target;

macro_rules! same {
    ($text:ident as $($kind:ident),*) => {
        $(
            // A server that is spoken to in another version reads no further.
            let said = online::read::<$kind>($text).is_ok();
            if let Ok(value) = blazon_wire::read::<$kind>($text) {
                let line = blazon_wire::line(&value);
                assert_eq!(blazon_wire::read::<$kind>(&line).ok(), Some(value), "{line}");
            } else {
                assert!(!said);
            }
        )*
    };
}

fuzz_target!(|text: &str| {
    same!(text as ToServer, ToClient, Entry, Create, Created, Join, Joined, Look, Invited, Mine, Standings);
    same!(text as OpenTables, Refused);
    if let Ok(link) = text.parse::<Link>() {
        assert_eq!(link.to_string().parse(), Ok(link));
    }
    if let Ok(link) = text.parse::<LinkText>() {
        assert_eq!(link.to_string().parse(), Ok(link));
    }
});
