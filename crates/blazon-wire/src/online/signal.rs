use blazon_dice::Chair;
use serde::{Deserialize, Serialize};

use super::chair::ChairWord;
use super::{AddressDigest, Misread, NodeId, Reaction, TableId, Terms};

/// The version of what servers say to each other. Those of different versions do not understand each other, so it changes
/// only where a field that others ignore is not enough.
pub const SIGNAL_VERSION: u32 = 1;

/// The longest signal, in bytes.
pub const SIGNAL_LIMIT: usize = 7_000;

/// What a server says to all servers of its store, itself included. It may be lost, come twice or late, and is not kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Signal {
    /// Which language this is.
    pub version: u32,
    /// Who says it.
    pub from: NodeId,
    /// What.
    #[serde(flatten)]
    pub word: Word,
}

/// What servers can say to each other.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Word {
    /// It is there.
    Beat {
        /// The number of its last bulletin; 0 before the first. Whoever has not heard that one has missed something.
        number: u64,
    },
    /// Something has changed there.
    Bulletin(Bulletin),
    /// It wants to be told everything that holds.
    Ask {
        /// By whom; nothing if by all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<NodeId>,
    },
    /// It ends: whoever was there is not there any more.
    End,
}

/// What has changed at a server. Its bulletins are numbered from 1.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Bulletin {
    /// Its number.
    pub number: u64,
    /// Which part it is of everything that holds, if it says that; otherwise it says only what has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whole: Option<Part>,
    /// Who is at which table there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<Presence>,
    /// The short words that were said there, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reactions: Vec<Reacted>,
    /// What addresses have asked for there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spent: Vec<Spent>,
    /// How many sockets addresses have there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub connected: Vec<Connected>,
}

/// One of several parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// Which, from 1. They have numbers in a row.
    pub nth: u32,
    /// Of how many.
    pub of: u32,
}

/// Who is at a table on one server. Where nobody is any more, nothing but the table is said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Presence {
    /// The table.
    pub table: TableId,
    /// How many sockets the host has.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub host: u32,
    /// How many sockets the guest has.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub guest: u32,
    /// How many watch.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub watchers: u32,
    /// What the list of open tables says of it, if anybody may join and the host is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open: Option<Offer>,
}

/// What the list of open tables says of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Offer {
    /// What the host is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// What the game is about.
    pub terms: Terms,
    /// When the table was made, in milliseconds since 1970.
    pub at: u64,
}

/// A short word that was said at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reacted {
    /// Where.
    pub table: TableId,
    /// By whom.
    #[serde(with = "ChairWord")]
    pub chair: Chair,
    /// Which.
    pub reaction: Reaction,
}

/// What an address has asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spent {
    /// Which address; servers that count for the same one have the same digest.
    pub address: AddressDigest,
    /// How many tables it has made.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub tables: u32,
    /// How many requests it has sent, those included.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub requests: u32,
}

/// How many sockets an address has at one server. One that has none any more is said once to have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Connected {
    /// Which address; servers that count for the same one have the same digest.
    pub address: AddressDigest,
    /// How many.
    pub sockets: u32,
}

impl Signal {
    /// Something that a server says.
    pub fn new(from: NodeId, word: Word) -> Signal {
        Signal { version: SIGNAL_VERSION, from, word }
    }

    /// Reads what a server says. One of another version is told from one that makes no sense.
    pub fn read(text: &str) -> Result<Signal, Misread> {
        super::reading::read_version(text, SIGNAL_VERSION)
    }
}

impl Presence {
    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        self.host == 0 && self.guest == 0 && self.watchers == 0
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signal_reads_as_it_is_written() {
        let signal = |word| Signal::new(NodeId(7), word);
        let bulletin = Bulletin {
            number: 3,
            whole: Some(Part { nth: 1, of: 2 }),
            tables: vec![
                Presence { table: TableId(1), host: 2, guest: 0, watchers: 9, open: None },
                Presence { table: TableId(2), host: 0, guest: 0, watchers: 0, open: None },
            ],
            reactions: vec![Reacted { table: TableId(1), chair: Chair::Host, reaction: Reaction::Wow }],
            spent: vec![Spent { address: AddressDigest(5), tables: 0, requests: 4 }],
            connected: vec![Connected { address: AddressDigest(5), sockets: 3 }],
        };
        let said = [
            (
                Word::Beat { number: 12 },
                r#"{"version":1,"from":"0000000000000007","type":"beat","number":12}"#,
            ),
            (Word::Ask { of: None }, r#"{"version":1,"from":"0000000000000007","type":"ask"}"#),
            (
                Word::Ask { of: Some(NodeId(10)) },
                r#"{"version":1,"from":"0000000000000007","type":"ask","of":"000000000000000a"}"#,
            ),
            (Word::End, r#"{"version":1,"from":"0000000000000007","type":"end"}"#),
            (
                Word::Bulletin(bulletin),
                concat!(
                    r#"{"version":1,"from":"0000000000000007","type":"bulletin","number":3,"whole":{"nth":1,"of":2},"#,
                    r#""tables":[{"table":"0000000000000001","host":2,"watchers":9},{"table":"0000000000000002"}],"#,
                    r#""reactions":[{"table":"0000000000000001","chair":"host","reaction":"wow"}],"#,
                    r#""spent":[{"address":"0000000000000005","requests":4}],"#,
                    r#""connected":[{"address":"0000000000000005","sockets":3}]}"#,
                ),
            ),
        ];
        for (word, text) in said {
            assert_eq!(crate::line(&signal(word.clone())), text);
            assert_eq!(Signal::read(text).ok(), Some(signal(word)), "{text}");
        }
    }

    #[test]
    fn another_version_is_told_from_nonsense_and_more_fields_are_no_matter() {
        let newer = r#"{"version":2,"from":[1],"type":"shout"}"#;
        assert!(matches!(Signal::read(newer), Err(Misread::Version)));
        let unknown = r#"{"version":1,"from":"0000000000000007","type":"shout"}"#;
        assert!(matches!(Signal::read(unknown), Err(Misread::Malformed(_))));
        let more = r#"{"version":1,"from":"0000000000000007","type":"beat","number":1,"load":0.5}"#;
        assert_eq!(Signal::read(more).ok(), Some(Signal::new(NodeId(7), Word::Beat { number: 1 })));
    }
}
