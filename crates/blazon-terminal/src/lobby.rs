//! What happens before somebody sits at a table elsewhere: the invitation, a name, the seat.

use std::io::{self, Write};

use blazon_online::{Credential, Link, LinkKind, LinkText};
use blazon_remote::{OwnSeat, Seats, Server};
use blazon_wire::online::{Created, Invited, Look, Pace, TableId, Terms, VERSION};
use blazon_words::{Words, fl};

use crate::page::Page;
use crate::refusal::call_failure;
use crate::visit::{Errand, Unvisited, Visit};

/// A place at a table elsewhere.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) server: Server,
    pub(crate) table: TableId,
    pub(crate) credential: Credential,
}

impl Place {
    /// How to come back to it, for those who play.
    pub(crate) fn way_back(&self) -> Option<String> {
        self.seat().map(|seat| seat.link().to_string())
    }

    /// The same at the table where the players go on.
    pub(crate) fn at(&self, next: TableId, seats: &Seats) -> Place {
        if let Some(seat) = self.seat() {
            // It is kept, so that the way back is known.
            let _ = seat.at(next, seats);
        }
        Place { table: next, ..self.clone() }
    }

    /// The seat, for those who play.
    pub(crate) fn seat(&self) -> Option<OwnSeat> {
        match self.credential {
            Credential::Seat(key) => Some(OwnSeat { server: self.server.clone(), table: self.table, key }),
            Credential::Watch(_) => None,
        }
    }
}

impl From<OwnSeat> for Place {
    fn from(OwnSeat { server, table, key }: OwnSeat) -> Place {
        Place { server, table, credential: Credential::Seat(key) }
    }
}

/// Finds the place that somebody wants; nothing if they leave before they have it.
///
/// `read` gives the next line that is typed, and nothing when there are no more.
pub(crate) fn enter(
    visit: &Visit,
    words: &Words,
    out: &mut impl Write,
    read: &mut impl FnMut() -> Option<String>,
) -> Result<Option<Place>, Unvisited> {
    let mut lobby = Lobby { visit, words, out, read };
    match &visit.errand {
        Errand::Open(link) => lobby.open(link),
        Errand::Invite(server, terms) => lobby.invite(server, *terms),
    }
}

/// What comes of asking for a name.
enum Answer {
    /// It is this, or none.
    Name(Option<String>),
    /// There is nobody at the keyboard any more.
    Nobody,
}

struct Lobby<'a, W, R> {
    visit: &'a Visit,
    words: &'a Words,
    out: &'a mut W,
    read: &'a mut R,
}

impl<W: Write, R: FnMut() -> Option<String>> Lobby<'_, W, R> {
    fn open(&mut self, link: &LinkText) -> Result<Option<Place>, Unvisited> {
        let Link { table, kind } = link.link;
        let server = Server::of(link).map_err(|_| Unvisited::Refused(self.unreachable(&link.server)))?;
        match kind {
            LinkKind::Seat(key) => Ok(Some(Place { server, table, credential: Credential::Seat(key) })),
            LinkKind::Watch(token) => Ok(Some(Place { server, table, credential: Credential::Watch(token) })),
            LinkKind::Play(token) => {
                if let Some(seat) = OwnSeat::resume(&server, table, &self.visit.seats) {
                    return Ok(Some(seat.into()));
                }
                let look = Look { version: VERSION, token };
                let invited = server.look(table, &look).map_err(|error| self.failure(&error, &server))?;
                self.tell_invitation(&invited)?;
                let Answer::Name(name) = self.name()? else { return Ok(None) };
                let seats = &self.visit.seats;
                let seat = OwnSeat::join(&server, table, token, name, seats)
                    .map_err(|error| self.failure(&error, &server))?;
                self.tell_seat(&seat)?;
                Ok(Some(seat.into()))
            }
        }
    }

    fn invite(&mut self, server: &Server, terms: Terms) -> Result<Option<Place>, Unvisited> {
        let Answer::Name(name) = self.name()? else { return Ok(None) };
        let (seat, created) = OwnSeat::make(server, name, terms, &self.visit.seats)
            .map_err(|error| self.failure(&error, server))?;
        let Created { table, invitation, watch, address } = created;
        // The server may know better how others reach it.
        let address = address.unwrap_or_else(|| server.address().to_owned());
        let link = |kind| LinkText { server: address.clone(), link: Link { table, kind } }.to_string();
        let (play, watch) = (link(LinkKind::Play(invitation)), link(LinkKind::Watch(watch)));
        let mut page = Page::default();
        page.say(fl!(self.words, "terminal-link-made"));
        page.copy(&play);
        if let Some(picture) = self.visit.picture.and_then(|picture| picture(&play)) {
            page.gap();
            page.copy(picture);
        }
        page.gap();
        page.say(fl!(self.words, "terminal-link-to-watch"));
        page.copy(watch);
        page.gap();
        self.write(&mut page)?;
        self.tell_seat(&seat)?;
        Ok(Some(seat.into()))
    }

    /// Who invites to what.
    fn tell_invitation(&mut self, invited: &Invited) -> io::Result<()> {
        let words = self.words;
        let edition = words.edition(invited.terms.rules.edition);
        let pace = match invited.terms.pace {
            Pace::None => fl!(words, "terminal-link-pace-none"),
            Pace::Rounds { minutes, seconds } => fl!(
                words,
                "terminal-link-pace-rounds",
                minutes = u32::from(minutes),
                seconds = u32::from(seconds)
            ),
            Pace::Days { days } => fl!(words, "terminal-link-pace-days", days = u32::from(days)),
        };
        let mut page = Page::default();
        page.say(match invited.host.as_deref() {
            Some(name) => {
                fl!(words, "terminal-link-invited", name = name, edition = edition, pace = pace)
            }
            None => fl!(words, "terminal-link-invited-unnamed", edition = edition, pace = pace),
        });
        self.write(&mut page)
    }

    /// How the seat is taken along.
    fn tell_seat(&mut self, seat: &OwnSeat) -> io::Result<()> {
        let mut page = Page::default();
        page.say(fl!(self.words, "terminal-link-seat"));
        page.copy(seat.link());
        page.gap();
        self.write(&mut page)
    }

    /// The name that the other player sees.
    fn name(&mut self) -> Result<Answer, Unvisited> {
        if let Some(name) = &self.visit.name {
            return Ok(Answer::Name(Some(name.clone())));
        }
        loop {
            writeln!(self.out, "{}", fl!(self.words, "terminal-link-ask-name"))?;
            write!(self.out, "> ")?;
            self.out.flush()?;
            let Some(line) = (self.read)() else {
                writeln!(self.out)?;
                return Ok(Answer::Nobody);
            };
            match blazon_online::name(Some(&line)) {
                Ok(name) => return Ok(Answer::Name(name)),
                Err(reason) => writeln!(self.out, "{}", crate::refusal::refusal(reason, self.words))?,
            }
        }
    }

    fn write(&mut self, page: &mut Page) -> io::Result<()> {
        self.out.write_all(page.take(false).as_bytes())?;
        self.out.flush()
    }

    fn failure(&self, error: &blazon_remote::CallError, server: &Server) -> Unvisited {
        Unvisited::Refused(call_failure(error, server.address(), self.words))
    }

    fn unreachable(&self, server: &str) -> String {
        fl!(self.words, "terminal-link-unreachable", server = server)
    }
}
