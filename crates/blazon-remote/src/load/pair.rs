use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use blazon::Rules;
use blazon_dice::{ByChair, Chair, SeatKey};
use blazon_online::Credential;
use blazon_wire::online::{Create, Created, Intent, Join, Pace, Question, Starts, TableId, Terms, VERSION};
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep_until};

use super::choices::Choices;
use super::journal::Acknowledged;
use super::meter::Meter;
use super::{LOOK, LoadError};
use crate::connection::{Connection, Update};
use crate::server::Server;

/// How often a connection looks after what time does: there are thousands.
const TICK: Duration = Duration::from_secs(1);

/// Two clients who play one game after the other.
pub(super) struct Pair {
    pub(super) server: Server,
    pub(super) meter: Rc<Meter>,
    /// Set when nobody is to begin anything any more.
    pub(super) over: Rc<Cell<bool>>,
    /// The time from one event to the next.
    pub(super) interval: Duration,
    pub(super) choices: Choices,
}

/// One of the two at a table.
struct Player {
    connection: Connection,
    key: SeatKey,
    /// When what it waits for was sent.
    sent: Option<Instant>,
}

impl Pair {
    /// Plays until the load is over.
    pub(super) async fn play(mut self) {
        let server = self.server.clone();
        let made = spawn_blocking(move || sit_down(&server)).await;
        let (mut table, keys) = match made {
            Ok(Ok(made)) => made,
            Ok(Err(error)) => return self.meter.fail(error),
            // The runtime is ending.
            Err(_) => return,
        };
        // Not all tables at once, but each at its own moment.
        let first = self.interval.mul_f64(f64::from(self.choices.below(1000)) / 1000.0);
        let mut due = Instant::now() + first;
        let mut begun = false;
        while let Some(next) = Box::pin(self.play_game(table, keys, &mut due, &mut begun)).await {
            table = next;
        }
    }

    /// Plays one game, and gives the table of the next; nothing when the load is over.
    async fn play_game(
        &mut self,
        table: TableId,
        keys: ByChair<SeatKey>,
        due: &mut Instant,
        begun: &mut bool,
    ) -> Option<TableId> {
        let ByChair { mut host, mut guest } = keys.map(|key| self.player(table, key));
        let next = loop {
            tokio::select! {
                update = host.connection.next() => self.hear(&mut host, &update),
                update = guest.connection.next() => self.hear(&mut guest, &update),
                () = sleep_until(*due) => {
                    if !*begun && host.connection.is_caught_up() && guest.connection.is_caught_up() {
                        *begun = true;
                        self.meter.plays();
                    }
                    match self.act(&mut host, &mut guest) {
                        Step::Acted => *due += self.interval,
                        Step::Waiting => *due = Instant::now() + LOOK,
                        Step::Next(table) => break Some(table),
                        Step::Over => break None,
                    }
                }
            }
        };
        for player in [host, guest] {
            self.meter.reopen(player.connection.reopened());
            player.connection.close().await;
        }
        next
    }

    fn player(&mut self, table: TableId, key: SeatKey) -> Player {
        let connection = Connection::new(&self.server, table, Credential::Seat(key), self.choices.next())
            .looking_every(TICK)
            .told_of_acknowledgements();
        Player { connection, key, sent: None }
    }

    fn hear(&self, player: &mut Player, update: &Update) {
        match *update {
            Update::Done { key, number } => {
                let (table, token) = (player.connection.table(), player.key.token());
                let took = player.sent.take().map(|sent| sent.elapsed());
                self.meter.acknowledge(Acknowledged { table, token, number, key }, took);
            }
            Update::Refused { .. } => {
                player.sent = None;
                self.meter.refuse();
            }
            Update::Changed | Update::Reaction(..) | Update::Turn(_) => {}
        }
    }

    /// Lets one of the two do something, if one can.
    fn act(&mut self, host: &mut Player, guest: &mut Player) -> Step {
        let waits = |player: &Player| player.sent.is_some();
        if waits(host) || waits(guest) || !host.connection.is_caught_up() || !guest.connection.is_caught_up()
        {
            // What was lost on the way is sent again by itself.
            return if self.over.get() && !waits(host) && !waits(guest) { Step::Over } else { Step::Waiting };
        }
        if self.over.get() {
            return Step::Over;
        }
        let standing = host.connection.standing();
        if let Some(next) = standing.next {
            self.meter.end_game();
            return Step::Next(next);
        }
        if standing.is_over() {
            match standing.asked {
                None => host.act(Intent::Ask { question: Question::Rematch }),
                Some((Chair::Host, _)) => guest.act(Intent::Answer { yes: true }),
                Some((Chair::Guest, _)) => host.act(Intent::Answer { yes: true }),
            }
            return Step::Acted;
        }
        for player in [host, guest] {
            let standing = player.connection.standing();
            let (Some(seat), Some(position)) = (standing.seat(), standing.position()) else {
                return Step::Waiting;
            };
            let chosen = position.legal(seat).pick(|most| self.choices.below(most));
            if let Some(event) = chosen.filter(|_| standing.is_asked()) {
                player.act(Intent::Play { event });
                return Step::Acted;
            }
        }
        Step::Waiting
    }
}

/// What came of letting somebody act.
enum Step {
    Acted,
    Waiting,
    /// They go on at another table.
    Next(TableId),
    Over,
}

impl Player {
    fn act(&mut self, intent: Intent) {
        self.sent = Some(Instant::now());
        self.connection.act(intent);
    }
}

/// Makes a table and takes both chairs.
fn sit_down(server: &Server) -> Result<(TableId, ByChair<SeatKey>), LoadError> {
    let keys = ByChair { host: SeatKey::from(crate::random()?), guest: SeatKey::from(crate::random()?) };
    let terms = Terms { rules: Rules::default(), pace: Pace::None, starts: Starts::Dice, listed: false };
    let create = Create { version: VERSION, name: None, token: keys.host.token(), terms };
    let Created { table, invitation, .. } = server.create(&create)?;
    let join = Join { version: VERSION, name: None, token: keys.guest.token(), invitation: Some(invitation) };
    server.join(table, &join)?;
    Ok((table, keys))
}
