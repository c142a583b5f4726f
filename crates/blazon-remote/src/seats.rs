use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use blazon_dice::{Pledge, SeatKey};
use blazon_online::{Link, LinkKind, LinkText};
use blazon_wire::online::TableId;

/// The seats that were taken on this machine, kept in a file so that the same invitation leads to the same seat again.
///
/// The file has a line for each: how the seat was come by, and the link of the seat. Another line has what the server is
/// pledged to there. The file only grows, and what cannot be read is passed over.
#[derive(Clone, Debug)]
pub struct Seats {
    /// Nothing where nothing is kept.
    file: Option<PathBuf>,
}

/// How a seat was come by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComeBy {
    /// By making the table.
    Made,
    /// By joining it.
    Joined,
}

/// The word before what a server is pledged to.
const PLEDGED: &str = "pledged";

impl ComeBy {
    const fn word(self) -> &'static str {
        match self {
            ComeBy::Made => "made",
            ComeBy::Joined => "joined",
        }
    }
}

impl Seats {
    /// The seats that are kept in a folder; without one, none are.
    pub fn in_folder(folder: Option<&Path>) -> Seats {
        Seats { file: folder.map(|folder| folder.join("seats.txt")) }
    }

    /// The key of the seat that was joined at a table, if one was.
    ///
    /// Whoever made a table and opens its invitation means to be the other player: that is no seat to come back to.
    pub fn joined(&self, server: &str, table: TableId) -> Option<SeatKey> {
        let text = fs::read_to_string(self.file.as_ref()?).ok()?;
        text.lines().rev().find_map(|line| {
            let (word, link) = line.split_once(' ')?;
            let LinkText { server: at, link } = link.parse().ok()?;
            match link.kind {
                LinkKind::Seat(key)
                    if word == ComeBy::Joined.word() && at == server && link.table == table =>
                {
                    Some(key)
                }
                _ => None,
            }
        })
    }

    /// What the server is pledged to at the table of a seat, if that was kept: what it was pledged to first.
    pub fn pledge(&self, server: &str, table: TableId, key: SeatKey) -> Option<Pledge> {
        let before = format!("{PLEDGED} {} ", seat(server, table, key));
        let text = fs::read_to_string(self.file.as_ref()?).ok()?;
        text.lines().find_map(|line| line.strip_prefix(&before)?.parse().ok())
    }

    /// Keeps a seat. It is on the disk when this returns.
    pub fn keep(&self, come_by: ComeBy, server: &str, table: TableId, key: SeatKey) -> io::Result<()> {
        self.add(&format!("{} {}", come_by.word(), seat(server, table, key)))
    }

    /// Keeps what the server is pledged to at the table of a seat. It is on the disk when this returns.
    pub fn keep_pledge(&self, server: &str, table: TableId, key: SeatKey, pledge: Pledge) -> io::Result<()> {
        self.add(&format!("{PLEDGED} {} {pledge}", seat(server, table, key)))
    }

    fn add(&self, line: &str) -> io::Result<()> {
        let Some(path) = &self.file else { return Ok(()) };
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut options = OpenOptions::new();
        options.append(true).create(true);
        // Whoever can read it can sit there.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(path)?;
        file.write_all(format!("{line}\n").as_bytes())?;
        file.sync_all()
    }
}

/// The link of a seat.
pub(crate) fn seat(server: &str, table: TableId, key: SeatKey) -> LinkText {
    LinkText { server: server.to_owned(), link: Link { table, kind: LinkKind::Seat(key) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SERVER: &str = "http://127.0.0.1:4000";

    #[test]
    fn a_seat_that_was_joined_is_found_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let seats = Seats::in_folder(Some(&folder.path().join("new")));
        let [one, other] = [SeatKey::from([1; 16]), SeatKey::from([2; 16])];
        assert_eq!(seats.joined(SERVER, TableId(7)), None);
        seats.keep(ComeBy::Joined, SERVER, TableId(7), one).expect("a file");
        seats.keep(ComeBy::Joined, SERVER, TableId(8), other).expect("a file");
        assert_eq!(seats.joined(SERVER, TableId(7)), Some(one));
        assert_eq!(seats.joined(SERVER, TableId(8)), Some(other));
        assert_eq!(seats.joined("http://elsewhere", TableId(7)), None);
    }

    #[test]
    fn who_made_a_table_can_be_the_other_player_too() {
        let folder = tempfile::tempdir().expect("a folder");
        let seats = Seats::in_folder(Some(folder.path()));
        seats.keep(ComeBy::Made, SERVER, TableId(7), SeatKey::from([1; 16])).expect("a file");
        assert_eq!(seats.joined(SERVER, TableId(7)), None);
    }

    #[test]
    fn a_line_that_cannot_be_read_is_passed_over() {
        let folder = tempfile::tempdir().expect("a folder");
        let seats = Seats::in_folder(Some(folder.path()));
        seats.keep(ComeBy::Joined, SERVER, TableId(7), SeatKey::from([1; 16])).expect("a file");
        let mut file =
            OpenOptions::new().append(true).open(folder.path().join("seats.txt")).expect("the file");
        file.write_all(b"joined http://127.0.0.1:4000/#seat-00000").expect("half a line");
        assert_eq!(seats.joined(SERVER, TableId(7)), Some(SeatKey::from([1; 16])));
    }

    #[test]
    fn what_a_server_was_pledged_to_first_is_what_counts() {
        let folder = tempfile::tempdir().expect("a folder");
        let seats = Seats::in_folder(Some(folder.path()));
        let key = SeatKey::from([1; 16]);
        assert_eq!(seats.pledge(SERVER, TableId(7), key), None);
        for pledge in [[3; 32], [4; 32]] {
            seats.keep_pledge(SERVER, TableId(7), key, pledge.into()).expect("a file");
        }
        assert_eq!(seats.pledge(SERVER, TableId(7), key), Some([3; 32].into()));
        assert_eq!(seats.pledge(SERVER, TableId(8), key), None);
        assert_eq!(seats.joined(SERVER, TableId(7)), None, "a pledge is no seat");
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_reads_the_seats() {
        use std::os::unix::fs::PermissionsExt;

        let folder = tempfile::tempdir().expect("a folder");
        let seats = Seats::in_folder(Some(folder.path()));
        seats.keep(ComeBy::Joined, SERVER, TableId(7), SeatKey::from([1; 16])).expect("a file");
        let mode = fs::metadata(folder.path().join("seats.txt")).expect("the file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}
