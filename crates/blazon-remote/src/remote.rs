use std::io;
use std::thread::{self, JoinHandle};

use blazon_dice::{Chair, Pledge};
use blazon_online::{Credential, Line, Standing};
use blazon_wire::online::{Intent, Reaction, Reason, TableId};
use tokio::runtime;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};

use crate::connection::{Connection, Update};
use crate::server::Server;

/// A line to one table on a thread of its own, for programs that wait. It is closed when this is dropped.
#[derive(Debug)]
pub struct Remote {
    orders: UnboundedSender<Order>,
    thread: Option<JoinHandle<()>>,
}

/// What a program hears of a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// How the game stands. While what was missed is still coming, nothing is told.
    Standing {
        /// How it stands.
        standing: Box<Standing>,
        /// The time on the line's clock, in milliseconds: that of [`Standing::clock`].
        now: u64,
        /// How many intents of [`Remote::act`] are in it, acknowledged or not.
        acts: u64,
    },
    /// Something that was wanted was refused.
    Refused(Option<Intent>, Reason),
    /// Somebody says a short word.
    Reaction(Chair, Reaction),
}

/// What a program says to its line.
enum Order {
    Act(Intent),
    React(Reaction),
    End,
}

impl Remote {
    /// Opens a line to a table. What is heard is handed over on the line's thread, so that it can join whatever else the
    /// program waits for; when nobody wants it any more, the line ends. `pledge` is what the server is pledged to from an
    /// earlier time.
    pub fn open(
        server: &Server,
        table: TableId,
        credential: Credential,
        pledge: Option<Pledge>,
        mut hear: impl FnMut(Heard) -> bool + Send + 'static,
    ) -> io::Result<Remote> {
        let random = u64::from_be_bytes(crate::random()?);
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        let (orders, waiting) = mpsc::unbounded_channel();
        let server = server.clone();
        let thread = thread::Builder::new().name("line".into()).spawn(move || {
            runtime.block_on(async move {
                let mut connection = Connection::new(&server, table, credential, random).pledged(pledge);
                keep_up(&mut connection, waiting, &mut hear).await;
                connection.close().await;
            });
        })?;
        Ok(Remote { orders, thread: Some(thread) })
    }

    /// Wants something done. It is sent until it is answered, whatever happens to the line.
    pub fn act(&self, intent: Intent) {
        // The line ends before this does only if nobody hears it any more.
        let _ = self.orders.send(Order::Act(intent));
    }

    /// Says a short word.
    pub fn react(&self, reaction: Reaction) {
        let _ = self.orders.send(Order::React(reaction));
    }
}

impl Drop for Remote {
    fn drop(&mut self) {
        let _ = self.orders.send(Order::End);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Hands over what is heard and does what is ordered, until nobody wants that any more.
async fn keep_up(
    connection: &mut Connection,
    mut orders: UnboundedReceiver<Order>,
    hear: &mut (impl FnMut(Heard) -> bool + Send),
) {
    let mut acts = 0;
    loop {
        let update = tokio::select! {
            update = connection.next() => update,
            order = orders.recv() => match order {
                Some(Order::Act(intent)) => {
                    acts += 1;
                    connection.act(intent);
                    continue;
                }
                Some(Order::React(reaction)) => {
                    connection.react(reaction);
                    continue;
                }
                Some(Order::End) | None => return,
            },
        };
        let heard = match update {
            Update::Changed => {
                let standing = connection.standing();
                // What is missed comes item by item, and none of that is how the game stands.
                if standing.line == Line::Open && !connection.is_caught_up() {
                    continue;
                }
                Heard::Standing { standing: Box::new(standing), now: connection.now(), acts }
            }
            Update::Refused { intent, reason } => Heard::Refused(intent, reason),
            Update::Reaction(chair, reaction) => Heard::Reaction(chair, reaction),
            Update::Turn(_) | Update::Done { .. } => continue,
        };
        if !hear(heard) {
            return;
        }
    }
}
