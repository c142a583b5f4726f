use std::io;

use blazon_dice::SeatKey;
use blazon_online::{Credential, LinkText};
use blazon_wire::online::{Create, Created, Invited, Join, Look, TableId, Terms, VERSION};

use crate::remote::{Heard, Remote};
use crate::seats::{ComeBy, Seats, seat};
use crate::server::{CallError, Server};

/// A seat at a table far away that is one's own.
#[derive(Clone, Debug)]
pub struct OwnSeat {
    /// Where the table is.
    pub server: Server,
    /// Which.
    pub table: TableId,
    /// What makes the seat one's own.
    pub key: SeatKey,
}

impl OwnSeat {
    /// Makes a table, and sits down at it.
    pub fn make(
        server: &Server,
        name: Option<String>,
        terms: Terms,
        seats: &Seats,
    ) -> Result<(OwnSeat, Created), CallError> {
        let key = fresh_key()?;
        let created = server.create(&Create { version: VERSION, name, token: key.token(), terms })?;
        let seat = OwnSeat { server: server.clone(), table: created.table, key };
        seat.keep(ComeBy::Made, seats);
        Ok((seat, created))
    }

    /// The seat that was taken with this invitation before, if one was.
    pub fn resume(server: &Server, table: TableId, seats: &Seats) -> Option<OwnSeat> {
        let key = seats.joined(server.address(), table)?;
        let look = Look { version: VERSION, token: key.token() };
        // A seat that was about to be taken when something went wrong is none.
        let Invited { role, .. } = server.look(table, &look).ok()?;
        role.is_some().then(|| OwnSeat { server: server.clone(), table, key })
    }

    /// Takes the guest's chair by an invitation.
    pub fn join(
        server: &Server,
        table: TableId,
        invitation: blazon_dice::Token,
        name: Option<String>,
        seats: &Seats,
    ) -> Result<OwnSeat, CallError> {
        let seat = OwnSeat { server: server.clone(), table, key: fresh_key()? };
        // First kept, then taken: a seat that nobody can come back to would be lost to both.
        seat.keep(ComeBy::Joined, seats);
        let (token, invitation) = (seat.key.token(), Some(invitation));
        server.join(table, &Join { version: VERSION, name, token, invitation })?;
        Ok(seat)
    }

    /// The same person's seat at the table where the two go on.
    #[must_use]
    pub fn at(&self, next: TableId, seats: &Seats) -> OwnSeat {
        let seat = OwnSeat { table: next, ..self.clone() };
        seat.keep(ComeBy::Joined, seats);
        seat
    }

    /// The link that takes the seat along to another device.
    pub fn link(&self) -> LinkText {
        seat(self.server.address(), self.table, self.key)
    }

    /// Opens a line to the table. What the server is pledged to there is kept, and it is held to it.
    pub fn open(
        &self,
        seats: &Seats,
        mut hear: impl FnMut(Heard) -> bool + Send + 'static,
    ) -> io::Result<Remote> {
        let (server, table, key) = (self.server.address().to_owned(), self.table, self.key);
        let seats = seats.clone();
        let mut kept = seats.pledge(&server, table, key);
        Remote::open(&self.server, table, Credential::Seat(key), kept, move |heard| {
            if let (None, Heard::Standing { standing, .. }) = (kept, &heard)
                && let Some(pledge) = standing.pledge
            {
                // Whoever cannot keep it is still sure of everything but a server that begins the game anew.
                let _ = seats.keep_pledge(&server, table, key, pledge);
                kept = Some(pledge);
            }
            hear(heard)
        })
    }

    fn keep(&self, come_by: ComeBy, seats: &Seats) {
        // Whoever cannot keep it still has the link, and plays.
        let _ = seats.keep(come_by, self.server.address(), self.table, self.key);
    }
}

fn fresh_key() -> Result<SeatKey, CallError> {
    crate::random().map(SeatKey::from).map_err(CallError::Unreachable)
}
