use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use blazon::{Record, Rules};
use blazon_chaos::{Fate, in_order, undisturbed};
use blazon_dice::{ByChair, Chair, Proof, SeatKey};
use blazon_remote::{CallError, Server};
use blazon_wire::online::{Create, Created, Join, Pace, Reason, Starts, TableId, Terms, VERSION};
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::sleep;

use crate::device::{Device, Place};
use crate::notes::{Notes, Played};

/// One of so many seats has two devices.
const TWO_DEVICES: u64 = 4;

/// How long somebody waits before they ask another node, in milliseconds.
const WAITS: u64 = 1_000;

/// Two people who play one game after the other.
pub(crate) struct Pair {
    /// From 0.
    pub(crate) number: u64,
    pub(crate) seed: u64,
    /// Every node, through its proxy.
    pub(crate) servers: Vec<Server>,
    pub(crate) notes: Arc<Notes>,
    /// Set when nobody is to begin another game.
    pub(crate) over: Arc<AtomicBool>,
    /// How long they wait before they sit down.
    pub(crate) after: Duration,
}

/// A game that two people are about to play.
struct Game {
    table: TableId,
    keys: ByChair<SeatKey>,
    tastes: ByChair<u64>,
}

impl Pair {
    /// Plays until there are no more accidents, and at least one game.
    pub(crate) async fn play(self) {
        let mut fate = Fate::new(self.seed ^ (self.number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        sleep(self.after).await;
        loop {
            let game = match self.sit_down(&mut fate).await {
                Ok(game) => game,
                Err(what) => return self.notes.complain(None, what),
            };
            self.notes.begin(game.table);
            match self.play_game(&game, &mut fate).await {
                Ok(record) => self.notes.end(Played {
                    table: game.table,
                    keys: game.keys,
                    events: record.events().to_vec(),
                    record: record.to_string(),
                }),
                Err(what) => return self.notes.complain(Some(game.table), what),
            }
            if self.over.load(Ordering::Relaxed) {
                return;
            }
        }
    }

    /// Makes a table at one node, and joins it at another.
    async fn sit_down(&self, fate: &mut Fate) -> Result<Game, String> {
        let keys = ByChair { host: SeatKey::from(fate.bytes()), guest: SeatKey::from(fate.bytes()) };
        let tastes = ByChair { host: fate.number(), guest: fate.number() };
        let terms = Terms { rules: Rules::default(), pace: Pace::None, starts: Starts::Dice, listed: false };
        let create = Create { version: VERSION, name: Some("Ann".into()), token: keys.host.token(), terms };
        let made = self.call(fate, move |server| server.create(&create)).await;
        let Created { table, invitation, .. } =
            made.map_err(|reason| format!("a table is refused: {reason}"))?;
        let (name, token) = (Some("Bob".into()), keys.guest.token());
        let join = Join { version: VERSION, name, token, invitation: Some(invitation) };
        let joined = self.call(fate, move |server| server.join(table, &join)).await;
        joined.map_err(|reason| format!("the guest of table {table} is refused: {reason}"))?;
        Ok(Game { table, keys, tastes })
    }

    /// Asks one node after another until one answers.
    async fn call<T: Send + 'static>(
        &self,
        fate: &mut Fate,
        call: impl Fn(&Server) -> Result<T, CallError> + Clone + Send + 'static,
    ) -> Result<T, Reason> {
        loop {
            let server = self.shuffled(fate).into_iter().next().ok_or(Reason::Unavailable)?;
            let asked = call.clone();
            match spawn_blocking(move || asked(&server)).await {
                Ok(Ok(answer)) => return Ok(answer),
                Ok(Err(CallError::Refused { reason, .. }))
                    if !matches!(reason, Reason::Unavailable | Reason::Stopping) =>
                {
                    return Err(reason);
                }
                Ok(Err(_)) => self.notes.fail_call(),
                // The runtime is ending.
                Err(_) => return Err(Reason::Stopping),
            }
            sleep(Duration::from_millis(fate.between(WAITS / 10, WAITS))).await;
        }
    }

    /// Plays one game on all devices, and gives the record that all of them have in the end.
    async fn play_game(&self, game: &Game, fate: &mut Fate) -> Result<Record, String> {
        let mut devices = JoinSet::new();
        for chair in Chair::ALL {
            let two = fate.between(0, TWO_DEVICES) == 0;
            let mut servers = self.shuffled(fate);
            for _ in 0..=u64::from(two) {
                let place = Place { table: game.table, chair, key: game.keys[chair] };
                let (random, thinks) = (fate.number(), Fate::new(fate.number()));
                let taste = game.tastes[chair];
                let device = Device::new(place, taste, &servers, random, thinks, &self.notes, &self.over);
                devices.spawn(device.ok_or("there is no node")?.play());
                // The second is at another node.
                servers.rotate_left(1);
            }
        }
        let mut common: Option<Record> = None;
        while let Some(ended) = devices.join_next().await {
            let record = ended.map_err(|error| error.to_string())??;
            match &common {
                None => common = Some(record),
                Some(other) if *other == record => {}
                Some(other) => return Err(format!("two devices have\n{other}\nand\n{record}")),
            }
        }
        let record = common.ok_or("there was no device")?;
        check(&record, game)?;
        Ok(record)
    }

    /// The nodes in any order.
    fn shuffled(&self, fate: &mut Fate) -> Vec<Server> {
        let mut servers = self.servers.clone();
        for at in (1..servers.len()).rev() {
            let other = fate.between(0, at as u64 + 1);
            servers.swap(at, usize::try_from(other).unwrap_or_default());
        }
        servers
    }
}

/// Checks that a game is the one that these two would have played without any server.
fn check(record: &Record, game: &Game) -> Result<(), String> {
    let proof = Proof::of(record).map_err(|error| format!("the proof cannot be read: {error}"))?;
    let proof = proof.ok_or("the record has no proof")?;
    proof.check(record).map_err(|unfair| format!("the dice are not fair: {unfair}"))?;
    if proof.table != game.table.to_string() {
        return Err(format!("the proof is that of table {}", proof.table));
    }
    let rules = *record.start().rules();
    let (events, position) = undisturbed(rules, &proof.dice(), proof.host, &game.tastes);
    let same = in_order(rules, record.events()) == events
        && record.position().stable_hash() == position.stable_hash();
    if same { Ok(()) } else { Err(format!("another game than without accidents:\n{record}")) }
}
