//! Whole games over real sockets.

use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use blazon::{Position, Rules};
use blazon_online::{Credential, Fairness, Line, Standing};
use blazon_remote::{CallError, ComeBy, Heard, OwnSeat, Remote, Seats, Server};
use blazon_wire::online::{Ending, Intent, Pace, Question, Reason, Starts, Terms};

use crate::server::TestServer;

/// So long nothing takes that happens at all.
const LONG: Duration = Duration::from_mins(1);

/// Somebody with a line to a table.
struct Player {
    remote: Remote,
    heard: Receiver<Heard>,
    standing: Standing,
    chosen: u64,
}

impl Player {
    fn at(seat: &OwnSeat) -> Player {
        Player::by(|hear| seat.open(&Seats::in_folder(None), hear))
    }

    fn by(open: impl FnOnce(Box<dyn FnMut(Heard) -> bool + Send>) -> std::io::Result<Remote>) -> Player {
        let (sender, heard) = mpsc::channel();
        let remote = open(Box::new(move |heard| sender.send(heard).is_ok())).expect("a line");
        let Heard::Standing { standing, .. } = heard.recv_timeout(LONG).expect("a standing") else {
            panic!("a standing comes first")
        };
        Player { remote, heard, standing: *standing, chosen: 7 }
    }

    /// Hears on until something is so.
    #[track_caller]
    fn until(&mut self, so: impl Fn(&Standing) -> bool) {
        while !so(&self.standing) {
            let heard = self.heard.recv_timeout(LONG);
            if let Heard::Standing { standing, .. } = heard.expect("this comes about") {
                self.standing = *standing;
            }
        }
    }

    /// Does something, if it is this player's turn.
    fn play(&mut self) {
        let standing = &self.standing;
        if standing.is_asked() && standing.unanswered == 0 && standing.line == Line::Open {
            let (Some(seat), Some(position)) = (standing.seat(), standing.position()) else { return };
            let mut chosen = self.chosen;
            let event = position.legal(seat).pick(|below| {
                chosen = chosen.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                (chosen >> 33) as u32 % below
            });
            self.chosen = chosen;
            if let Some(event) = event {
                self.remote.act(Intent::Play { event });
                self.until(|standing| standing.unanswered > 0);
                self.until(|standing| standing.unanswered == 0);
            }
        }
    }

    fn hash(&self) -> Option<u64> {
        self.standing.position().map(Position::stable_hash)
    }
}

fn terms() -> Terms {
    Terms { rules: Rules::default(), pace: Pace::None, starts: Starts::Host, listed: false }
}

/// Two people at a new table.
fn two(server: &TestServer, seats: &Seats) -> (OwnSeat, OwnSeat, blazon_wire::online::Created) {
    let server = Server::new(&server.address.to_string()).expect("an address");
    let (host, created) = OwnSeat::make(&server, Some("Ada".into()), terms(), seats).expect("a table");
    let guest =
        OwnSeat::join(&server, created.table, created.invitation, Some("Bo".into()), seats).expect("a seat");
    (host, guest, created)
}

fn seats() -> (tempfile::TempDir, Seats) {
    let folder = tempfile::tempdir().expect("a folder");
    let seats = Seats::in_folder(Some(folder.path()));
    (folder, seats)
}

/// Lets both play until the game is over.
fn play_out(players: &mut [Player; 2]) {
    while !players.iter().all(|player| player.standing.is_over()) {
        for player in &mut *players {
            player.play();
            while let Ok(heard) = player.heard.try_recv() {
                if let Heard::Standing { standing, .. } = heard {
                    player.standing = *standing;
                }
            }
        }
        std::thread::yield_now();
    }
}

#[test]
fn two_people_play_a_whole_game_and_the_dice_prove_fair() {
    let server = TestServer::start();
    let (_folder, seats) = seats();
    let (host, guest, created) = two(&server, &seats);
    let mut watcher = Player::by(|hear| {
        Remote::open(&host.server, created.table, Credential::Watch(created.watch), None, hear)
    });
    let mut players = [Player::at(&host), Player::at(&guest)];
    play_out(&mut players);
    for player in &mut players {
        player.until(|standing| matches!(standing.fair, Fairness::Fair { .. }));
    }
    watcher.until(Standing::is_over);
    assert_eq!(players[0].hash(), players[1].hash());
    assert_eq!(players[0].hash(), watcher.hash());
}

#[test]
fn a_server_that_is_killed_and_comes_back_costs_nothing() {
    let server = TestServer::start();
    let (_folder, seats) = seats();
    let (host, guest, _) = two(&server, &seats);
    let mut players = [Player::at(&host), Player::at(&guest)];
    players[0].until(Standing::is_asked);
    players[0].play();
    let before = players[0].standing.record.clone();
    let (address, logs) = server.kill();
    for player in &mut players {
        player.until(|standing| standing.line == Line::Lost);
    }
    let _server = TestServer::start_at(address, logs);
    for player in &mut players {
        player.until(|standing| standing.line == Line::Open);
    }
    assert_eq!(players[0].standing.record, before);
    play_out(&mut players);
    assert_eq!(players[0].hash(), players[1].hash());
}

#[test]
fn the_same_invitation_leads_to_the_same_seat_again() {
    let server = TestServer::start();
    let (_folder, seats) = seats();
    let (host, guest, created) = two(&server, &seats);
    let again = OwnSeat::resume(&host.server, created.table, &seats).expect("a seat");
    assert_eq!(again.link(), guest.link());
    assert_ne!(again.link(), host.link());
}

#[test]
fn a_seat_that_was_never_taken_is_none_to_come_back_to() {
    let server = TestServer::start();
    let (_folder, seats) = seats();
    let to = Server::new(&server.address.to_string()).expect("an address");
    let (_, created) = OwnSeat::make(&to, None, terms(), &seats).expect("a table");
    let key = blazon_dice::SeatKey::from([9; 16]);
    seats.keep(ComeBy::Joined, to.address(), created.table, key).expect("a file");
    assert!(OwnSeat::resume(&to, created.table, &seats).is_none());
}

#[test]
fn a_taken_seat_is_refused_with_its_reason() {
    let server = TestServer::start();
    let (_folder, seats) = seats();
    let (host, _, created) = two(&server, &seats);
    let refused = OwnSeat::join(&host.server, created.table, created.invitation, None, &seats);
    assert!(matches!(&refused, Err(CallError::Refused { reason: Reason::SeatTaken, .. })), "{refused:?}");
}

#[test]
fn a_server_that_is_not_there_is_unreachable() {
    let server = TestServer::start();
    let (_folder, seats) = seats();
    let to = Server::new(&server.address.to_string()).expect("an address");
    server.kill();
    let made = OwnSeat::make(&to, None, terms(), &seats);
    assert!(matches!(&made, Err(CallError::Unreachable(_))), "{made:?}");
}

#[test]
fn a_token_that_opens_nothing_is_refused_for_good() {
    let server = TestServer::start();
    let (_folder, seats) = seats();
    let (host, _, _) = two(&server, &seats);
    let stranger = OwnSeat { key: blazon_dice::SeatKey::from([9; 16]), ..host };
    let mut player = Player::at(&stranger);
    player.until(|standing| standing.line == Line::Refused(Reason::NoSuchToken));
}

#[test]
fn a_rematch_goes_on_at_another_table_with_the_same_key() {
    let server = TestServer::start();
    let (_folder, seats) = seats();
    let (host, guest, _) = two(&server, &seats);
    let mut players = [Player::at(&host), Player::at(&guest)];
    for player in &mut players {
        player.until(|standing| standing.position().is_some());
    }
    players[1].remote.act(Intent::Resign);
    players[0].until(|standing| matches!(standing.ended, Some(Ending::Resigned { .. })));
    players[0].remote.act(Intent::Ask { question: Question::Rematch });
    players[1].until(|standing| standing.asked.is_some());
    players[1].remote.act(Intent::Answer { yes: true });
    for player in &mut players {
        player.until(|standing| standing.next.is_some());
    }
    let next = players[0].standing.next.expect("another table");
    let mut again = [host, guest].map(|seat| Player::at(&seat.at(next, &seats)));
    for player in &mut again {
        player.until(|standing| standing.position().is_some());
    }
    assert_eq!(again[0].standing.host, players[0].standing.host.map(|seat| !seat));
}
