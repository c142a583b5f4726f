use std::fmt;
use std::str::FromStr;

use blazon_dice::{SeatKey, Token};
use blazon_wire::online::TableId;

/// What is in the fragment of an address that leads to a table. A browser sends none of it to a server.
///
/// `play-0123456789abcdef-<32 digits>` invites, `watch-…` lets watch, `seat-…` is one's own seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The table.
    pub table: TableId,
    /// What it is good for.
    pub kind: LinkKind,
}

/// What a link is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkKind {
    /// To take the guest's chair.
    Play(Token),
    /// To watch.
    Watch(Token),
    /// To have one's own seat, on this device or another.
    Seat(SeatKey),
}

/// A link with the server it leads to: a whole address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkText {
    /// The server: `https://host:port`.
    pub server: String,
    /// The table.
    pub link: Link,
}

/// A text that is no link to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no link to a table")]
pub struct NoLink;

impl FromStr for Link {
    type Err = NoLink;

    /// Reads a fragment. What a sentence or a program has stuck on to its end is no part of it.
    fn from_str(text: &str) -> Result<Link, NoLink> {
        let text = text.trim().trim_start_matches('#');
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let end = text.find(|c: char| !is_part(c)).unwrap_or(text.len());
        let mut parts = text[..end].split('-');
        let (Some(kind), Some(table), Some(secret), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(NoLink);
        };
        let kind = match kind {
            "play" => LinkKind::Play(secret.parse().map_err(|_| NoLink)?),
            "watch" => LinkKind::Watch(secret.parse().map_err(|_| NoLink)?),
            "seat" => LinkKind::Seat(secret.parse().map_err(|_| NoLink)?),
            _ => return Err(NoLink),
        };
        Ok(Link { table: table.parse().map_err(|_| NoLink)?, kind })
    }
}

/// The fragment, without `#`.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = self.table;
        match &self.kind {
            LinkKind::Play(token) => write!(f, "play-{table}-{token}"),
            LinkKind::Watch(token) => write!(f, "watch-{table}-{token}"),
            LinkKind::Seat(key) => write!(f, "seat-{table}-{key}"),
        }
    }
}

impl FromStr for LinkText {
    type Err = NoLink;

    fn from_str(text: &str) -> Result<LinkText, NoLink> {
        let (server, fragment) = text.trim().split_once('#').ok_or(NoLink)?;
        let (scheme, rest) = server.split_once("://").ok_or(NoLink)?;
        let host = rest.split(['/', '?']).next().unwrap_or_default();
        let is_host = !host.is_empty()
            && host.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']'));
        if !matches!(scheme, "http" | "https") || !is_host {
            return Err(NoLink);
        }
        Ok(LinkText { server: format!("{scheme}://{host}"), link: fragment.parse()? })
    }
}

impl fmt::Display for LinkText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/#{}", self.server, self.link)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: &str = "seat-0123456789abcdef-00112233445566778899aabbccddeeff";

    #[test]
    fn a_link_reads_as_it_is_written() {
        for kind in ["play", "watch", "seat"] {
            let text = SEAT.replace("seat", kind);
            assert_eq!(text.parse::<Link>().map(|link| link.to_string()), Ok(text));
        }
    }

    #[test]
    fn a_link_is_read_with_what_was_stuck_on_to_it() {
        let link: Link = SEAT.parse().expect("a link");
        for text in [format!("#{SEAT}"), format!("{SEAT}."), format!(" {SEAT}&utm=x"), format!("{SEAT})")] {
            assert_eq!(text.parse(), Ok(link), "{text}");
        }
    }

    #[test]
    fn a_whole_address_says_which_server() {
        let text: LinkText = format!("http://192.168.1.5:4000/#{SEAT}").parse().expect("an address");
        assert_eq!(text.server, "http://192.168.1.5:4000");
        assert_eq!(text.to_string(), format!("http://192.168.1.5:4000/#{SEAT}"));
        for wrong in [
            SEAT.to_owned(),
            format!("ftp://host/#{SEAT}"),
            format!("http:///#{SEAT}"),
            "http://host/".into(),
        ] {
            assert_eq!(wrong.parse::<LinkText>(), Err(NoLink), "{wrong}");
        }
    }

    #[test]
    fn what_is_cut_off_or_changed_is_no_link() {
        for end in 0..SEAT.len() {
            assert_eq!(SEAT[..end].parse::<Link>(), Err(NoLink), "{end}");
        }
        assert!(SEAT.replace("seat", "sit").parse::<Link>().is_err());
        assert!(SEAT.replace('a', "A").parse::<Link>().is_err());
    }

    #[test]
    fn a_link_does_not_show_its_secret_by_accident() {
        let link: Link = SEAT.parse().expect("a link");
        assert!(!format!("{link:?}").contains("00112233"), "{link:?}");
    }
}
