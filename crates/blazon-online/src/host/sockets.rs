use std::sync::Arc;

use blazon_dice::ByChair;
use blazon_wire::online::{self, MESSAGE_LIMIT, Reacted, Reason, Role, TableId, ToClient, ToServer};

use super::calls::misread;
use super::handling::{Handling, POLICY, RESTART};
use super::job::{Job, Wanted};
use super::visitor::Visitor;
use super::{Effect, Socket};
use crate::refusal::Refusal;

impl Handling<'_> {
    /// Somebody has opened a socket.
    pub(super) fn opened(&mut self, socket: Socket, table: TableId) {
        let visitor = Visitor::new(table, self.host.time.awake(), &self.host.limits);
        self.host.visitors.insert(socket, visitor);
        if self.host.stopping {
            self.close(socket, RESTART, Reason::Stopping);
        }
    }

    /// A message came.
    pub(super) fn text(&mut self, socket: Socket, text: &str) {
        let (awake, limits) = (self.host.time.awake(), self.host.limits);
        let Some(visitor) = self.host.visitors.get_mut(&socket) else { return };
        if visitor.hear(awake, &limits).is_err() {
            return self.turn_away(socket, POLICY, Reason::TooManyMessages);
        }
        let (table, role, greeted) = (visitor.table, visitor.role, visitor.greeted);
        let message = if text.len() > MESSAGE_LIMIT {
            Err(Reason::TooLong.into())
        } else {
            online::read(text).map_err(misread)
        };
        match message {
            Ok(ToServer::Hello { .. }) if greeted => self.turn_away(socket, POLICY, Reason::OutOfOrder),
            Ok(ToServer::Hello { token, last, legal, .. }) => {
                visitor.greeted = true;
                visitor.legal = legal;
                self.queue(table, Job::Hello { socket, token, last, read: false });
            }
            Ok(_) if !greeted => self.turn_away(socket, POLICY, Reason::OutOfOrder),
            Ok(ToServer::Do { last, key, intent }) => {
                self.queue(table, Job::Do(Wanted { socket, last, key, intent }));
            }
            Ok(ToServer::React { reaction }) => match role.and_then(Role::chair) {
                Some(chair) => {
                    self.say_to_all(table, &ToClient::Reaction { chair, reaction });
                    if let Some(company) = &mut self.host.company {
                        company.react(Reacted { table, chair, reaction });
                    }
                }
                None => self.refuse_message(socket, Reason::Watching.into()),
            },
            Ok(ToServer::Ping) => self.send(socket, &ToClient::Pong),
            Err(refusal) => {
                // Whoever has not been let in is owed no second try; later it may be a newer client's word.
                let reason = refusal.reason;
                self.refuse_message(socket, refusal);
                if !greeted {
                    self.close(socket, POLICY, reason);
                }
            }
        }
    }

    /// A socket is closed, by whomever.
    pub(super) fn closed(&mut self, socket: Socket) {
        let Some(visitor) = self.host.visitors.remove(&socket) else { return };
        let Some(live) = self.host.tables.get_mut(&visitor.table) else { return };
        let was_in = live.go(socket, visitor.role.and_then(Role::chair), self.host.time.awake());
        // At the end all are sent on, and nobody has to know who goes first.
        if was_in && !self.host.stopping {
            self.say_who_is_here(visitor.table);
        }
    }

    /// Says why, and closes the socket.
    pub(super) fn turn_away(&mut self, socket: Socket, code: u16, reason: Reason) {
        if self.host.visitors.contains_key(&socket) {
            self.refuse_message(socket, reason.into());
            self.close(socket, code, reason);
        }
    }

    /// Tells everybody at a table who is there.
    pub(super) fn say_who_is_here(&mut self, table: TableId) {
        let Some(live) = self.host.tables.get(&table) else { return };
        let role = |socket: &Socket| self.host.visitors.get(socket).and_then(|visitor| visitor.role);
        let (ByChair { host, guest }, watchers) = live.everywhere().shown();
        let messages: Vec<(Socket, ToClient)> = (live.sockets.iter())
            .map(|&socket| {
                let chair = role(&socket).and_then(Role::chair);
                let claim = chair.is_some_and(|chair| self.host.is_gone(live, !chair));
                (socket, ToClient::Here { host, guest, watchers, claim })
            })
            .collect();
        for (socket, message) in messages {
            self.send(socket, &message);
        }
    }

    /// Tells everybody at a table something.
    pub(super) fn say_to_all(&mut self, table: TableId, message: &ToClient) {
        let Some(live) = self.host.tables.get(&table) else { return };
        let text: Arc<str> = blazon_wire::line(message).into();
        self.effects.extend(live.sockets.iter().map(|&socket| Effect::Send { socket, text: text.clone() }));
    }

    /// Says why a message is not acted on.
    fn refuse_message(&mut self, socket: Socket, refusal: Refusal) {
        let Refusal { reason, detail } = refusal;
        self.send(socket, &ToClient::Refused { key: None, reason, detail });
    }
}
