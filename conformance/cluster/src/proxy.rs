use std::collections::BTreeMap;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{ReadHalf, WriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

/// How much is passed on at a time, in bytes.
const PIECE: usize = 16 << 10;

/// Something that stands on the way to a server, passes everything on, and lets go wrong what can go wrong on the way.
///
/// It needs a runtime for as long as it is there. When it is dropped, all its lines are.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    way: Arc<Way>,
    listening: JoinHandle<()>,
}

/// How lines are passed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// As they come.
    Pass,
    /// Each piece so much later.
    Delay(Duration),
    /// Not at all: new lines are accepted and nothing goes through, until another manner is chosen. Nothing is lost.
    Pause,
    /// New lines are refused. Those that are there go on.
    Refuse,
}

/// How a line is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// Both ends are told that it is broken.
    Reset,
    /// Both ends are told that the other one has nothing more to say.
    Close,
}

/// One end of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Who called.
    Client,
    /// Who was called.
    Server,
}

/// What all lines share.
#[derive(Debug)]
struct Way {
    /// Where lines lead; nowhere while nobody is there.
    target: watch::Sender<Option<SocketAddr>>,
    manner: watch::Sender<Manner>,
    /// Where the lines that are there take their orders, by their numbers.
    lines: Mutex<BTreeMap<u64, mpsc::UnboundedSender<Order>>>,
}

/// What a line is to do.
#[derive(Clone, Copy, Debug)]
enum Order {
    Cut(Cut),
    HalfClose(End),
    /// If it is half closed, it is closed.
    LetGo,
}

impl Proxy {
    /// Opens one at a free port of this machine.
    pub async fn open(target: Option<SocketAddr>) -> io::Result<Proxy> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let way = Arc::new(Way {
            target: watch::Sender::new(target),
            manner: watch::Sender::new(Manner::Pass),
            lines: Mutex::default(),
        });
        let listening = tokio::spawn(listen(listener, Arc::clone(&way)));
        Ok(Proxy { address, way, listening })
    }

    /// Where it is reached.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where new lines lead from now on.
    pub fn lead_to(&self, target: Option<SocketAddr>) {
        self.way.target.send_replace(target);
    }

    /// How everything is passed on from now on.
    pub fn pass(&self, manner: Manner) {
        self.way.manner.send_replace(manner);
    }

    /// Cuts one of so many of the lines that are there, and gives how many that were.
    pub fn cut(&self, how: Cut, one_of: u64) -> u64 {
        self.way.order(Order::Cut(how), one_of)
    }

    /// Tells one end of one of so many lines that the other has nothing more to say. What that end says still gets through,
    /// and the other one does not hear that it has gone, until the proxy is healed. Gives how many lines that were.
    pub fn half_close(&self, end: End, one_of: u64) -> u64 {
        self.way.order(Order::HalfClose(end), one_of)
    }

    /// Passes everything on as it comes, and lets go of what is half closed.
    pub fn heal(&self) {
        self.pass(Manner::Pass);
        self.way.order(Order::LetGo, 1);
    }

    /// How many lines there are.
    pub fn lines(&self) -> usize {
        self.way.lines().len()
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.listening.abort();
        self.cut(Cut::Reset, 1);
    }
}

impl Way {
    fn order(&self, order: Order, one_of: u64) -> u64 {
        let lines = self.lines();
        let meant = lines.iter().filter(|(number, _)| *number % one_of.max(1) == 0);
        // A line that has just ended needs none.
        meant.filter(|(_, line)| line.send(order).is_ok()).count() as u64
    }

    fn lines(&self) -> MutexGuard<'_, BTreeMap<u64, mpsc::UnboundedSender<Order>>> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn listen(listener: TcpListener, way: Arc<Way>) {
    for number in 0.. {
        let Ok((client, _)) = listener.accept().await else {
            // There is no descriptor left: there will be, as lines end.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        if *way.manner.borrow() == Manner::Refuse {
            // The port stays ours: a closed one might be somebody else's before it is opened again.
            let _ = client.set_zero_linger();
            continue;
        }
        let (sender, orders) = mpsc::unbounded_channel();
        way.lines().insert(number, sender);
        let way = Arc::clone(&way);
        tokio::spawn(async move {
            line(client, &way, orders).await;
            way.lines().remove(&number);
        });
    }
}

/// Passes on what two ends say until one of them is cut off or both have gone.
async fn line(mut client: TcpStream, way: &Way, mut orders: mpsc::UnboundedReceiver<Order>) {
    let opened = tokio::select! {
        opened = open(way) => opened,
        () = cut_off(&mut orders) => None,
    };
    let Some(mut server) = opened else {
        let _ = client.set_zero_linger();
        return;
    };
    // What is said is small and waited for.
    let _ = (client.set_nodelay(true), server.set_nodelay(true));
    if converse(&mut client, &mut server, way, orders).await == Cut::Reset {
        let _ = (client.set_zero_linger(), server.set_zero_linger());
    }
}

/// Opens the second half of a line, as soon as anything is passed on.
async fn open(way: &Way) -> Option<TcpStream> {
    passing(&mut way.manner.subscribe()).await;
    let target = (*way.target.borrow())?;
    TcpStream::connect(target).await.ok()
}

/// Waits until a line is cut that does not lead anywhere yet.
async fn cut_off(orders: &mut mpsc::UnboundedReceiver<Order>) {
    while !matches!(orders.recv().await, Some(Order::Cut(_)) | None) {}
}

async fn converse(
    client: &mut TcpStream,
    server: &mut TcpStream,
    way: &Way,
    mut orders: mpsc::UnboundedReceiver<Order>,
) -> Cut {
    let (from_client, to_client) = client.split();
    let (from_server, to_server) = server.split();
    let (up, down) = (watch::Sender::new(Flow::default()), watch::Sender::new(Flow::default()));
    let carry_up = carry(from_client, to_server, way.manner.subscribe(), up.subscribe());
    let carry_down = carry(from_server, to_client, way.manner.subscribe(), down.subscribe());
    tokio::pin!(carry_up, carry_down);
    let (mut up_open, mut down_open) = (true, true);
    while up_open || down_open {
        tokio::select! {
            ended = &mut carry_up, if up_open => match ended {
                Ok(()) => up_open = false,
                Err(_) => return Cut::Reset,
            },
            ended = &mut carry_down, if down_open => match ended {
                Ok(()) => down_open = false,
                Err(_) => return Cut::Reset,
            },
            order = orders.recv() => match order {
                Some(Order::Cut(how)) => return how,
                Some(Order::HalfClose(end)) => {
                    let (shut, held) = match end {
                        End::Client => (&down, &up),
                        End::Server => (&up, &down),
                    };
                    shut.send_modify(|flow| flow.shut = true);
                    held.send_modify(|flow| flow.held = true);
                }
                Some(Order::LetGo) => {
                    for flow in [&up, &down] {
                        flow.send_modify(|flow| flow.held = false);
                    }
                }
                None => return Cut::Reset,
            }
        }
    }
    Cut::Close
}

/// What is to become of one direction of a line.
#[derive(Clone, Copy, Debug, Default)]
struct Flow {
    /// It ends now.
    shut: bool,
    /// Its end is not told.
    held: bool,
}

/// Passes on what one end says to the other, and that it has nothing more to say.
async fn carry(
    mut from: ReadHalf<'_>,
    mut to: WriteHalf<'_>,
    mut manner: watch::Receiver<Manner>,
    mut flow: watch::Receiver<Flow>,
) -> io::Result<()> {
    let mut piece = vec![0; PIECE];
    loop {
        let length = tokio::select! {
            length = take(&mut from, &mut piece, &mut manner) => length?,
            () = until(&mut flow, |flow| flow.shut) => 0,
        };
        if length == 0 {
            break;
        }
        to.write_all(&piece[..length]).await?;
    }
    until(&mut flow, |flow| !flow.held || flow.shut).await;
    to.shutdown().await
}

/// The length of the next piece, when it may be passed on.
async fn take(
    from: &mut ReadHalf<'_>,
    piece: &mut [u8],
    manner: &mut watch::Receiver<Manner>,
) -> io::Result<usize> {
    let length = from.read(piece).await?;
    let now = *manner.borrow();
    if let Manner::Delay(time) = now {
        tokio::time::sleep(time).await;
    }
    passing(manner).await;
    Ok(length)
}

/// Waits until anything is passed on.
async fn passing(manner: &mut watch::Receiver<Manner>) {
    until(manner, |manner| *manner != Manner::Pause).await;
}

/// Waits until something is so. Who gives orders outlives the lines, so they never wait for nobody.
async fn until<T>(orders: &mut watch::Receiver<T>, is_so: impl FnMut(&T) -> bool) {
    let _ = orders.wait_for(is_so).await;
}

#[cfg(test)]
mod tests {
    use std::io::ErrorKind;

    use tokio::time::{Instant, sleep, timeout};

    use super::*;

    /// Longer than anything takes on the busiest machine.
    const PATIENCE: Duration = Duration::from_mins(1);

    /// Long enough to see that nothing comes. A machine that is too slow for that lets a fault pass, and never fails.
    const NOTHING: Duration = Duration::from_millis(300);

    /// A proxy, with the two ends of a line through it.
    async fn line() -> (Proxy, TcpListener, TcpStream, TcpStream) {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
        let proxy = Proxy::open(listener.local_addr().ok()).await.expect("a port");
        let (client, server) = join(&proxy, &listener).await;
        (proxy, listener, client, server)
    }

    async fn join(proxy: &Proxy, listener: &TcpListener) -> (TcpStream, TcpStream) {
        let mut client = TcpStream::connect(proxy.address()).await.expect("it listens");
        let server = timeout(PATIENCE, listener.accept()).await.expect("in time").expect("it is called");
        let mut server = server.0;
        // The system accepts before the proxy knows: a line is whole when something has come through.
        say(&mut client, ".").await;
        assert_eq!(heard(&mut server).await.as_deref(), Ok("."));
        (client, server)
    }

    /// What comes next: bytes, an end, or an error.
    async fn heard(stream: &mut TcpStream) -> Result<String, ErrorKind> {
        let mut buffer = [0; 64];
        let read = timeout(PATIENCE, stream.read(&mut buffer)).await.expect("in time");
        read.map(|length| String::from_utf8_lossy(&buffer[..length]).into_owned())
            .map_err(|error| error.kind())
    }

    async fn is_silent(stream: &mut TcpStream) -> bool {
        timeout(NOTHING, stream.read(&mut [0; 64])).await.is_err()
    }

    async fn say(stream: &mut TcpStream, text: &str) {
        stream.write_all(text.as_bytes()).await.expect("it is open");
    }

    async fn without_lines(proxy: &Proxy) {
        let start = Instant::now();
        while proxy.lines() > 0 {
            assert!(start.elapsed() < PATIENCE, "{} lines are left", proxy.lines());
            sleep(Duration::from_millis(5)).await;
        }
    }

    #[tokio::test]
    async fn what_is_said_gets_through_both_ways_and_so_does_the_end() {
        let (proxy, _listener, mut client, mut server) = line().await;
        say(&mut client, "hello").await;
        assert_eq!(heard(&mut server).await.as_deref(), Ok("hello"));
        say(&mut server, "welcome").await;
        assert_eq!(heard(&mut client).await.as_deref(), Ok("welcome"));
        drop(client);
        assert_eq!(heard(&mut server).await.as_deref(), Ok(""));
        drop(server);
        without_lines(&proxy).await;
    }

    #[tokio::test]
    async fn a_line_that_is_reset_is_an_error_at_both_ends() {
        let (proxy, _listener, mut client, mut server) = line().await;
        assert_eq!(proxy.cut(Cut::Reset, 1), 1);
        assert_eq!(heard(&mut client).await, Err(ErrorKind::ConnectionReset));
        assert_eq!(heard(&mut server).await, Err(ErrorKind::ConnectionReset));
        without_lines(&proxy).await;
    }

    #[tokio::test]
    async fn a_line_that_is_closed_ends_at_both_ends() {
        let (proxy, _listener, mut client, mut server) = line().await;
        assert_eq!(proxy.cut(Cut::Close, 1), 1);
        assert_eq!(heard(&mut client).await.as_deref(), Ok(""));
        assert_eq!(heard(&mut server).await.as_deref(), Ok(""));
        without_lines(&proxy).await;
    }

    #[tokio::test]
    async fn one_of_so_many_lines_is_cut_and_the_others_go_on() {
        let (proxy, listener, mut first, _first_server) = line().await;
        let (mut second, mut second_server) = join(&proxy, &listener).await;
        assert_eq!(proxy.cut(Cut::Close, 2), 1);
        assert_eq!(heard(&mut first).await.as_deref(), Ok(""));
        say(&mut second, "still here").await;
        assert_eq!(heard(&mut second_server).await.as_deref(), Ok("still here"));
    }

    #[tokio::test]
    async fn nothing_gets_through_a_pause_and_nothing_is_lost_in_it() {
        let (proxy, listener, mut client, mut server) = line().await;
        proxy.pass(Manner::Pause);
        say(&mut client, "one").await;
        assert!(is_silent(&mut server).await);
        let mut second = TcpStream::connect(proxy.address()).await.expect("it is accepted");
        say(&mut second, "two").await;
        assert!(timeout(NOTHING, listener.accept()).await.is_err(), "nobody is called");
        proxy.heal();
        assert_eq!(heard(&mut server).await.as_deref(), Ok("one"));
        let (mut second_server, _) =
            timeout(PATIENCE, listener.accept()).await.expect("in time").expect("it is called");
        assert_eq!(heard(&mut second_server).await.as_deref(), Ok("two"));
    }

    #[tokio::test]
    async fn a_paused_line_can_be_cut() {
        let (proxy, _listener, mut client, _server) = line().await;
        proxy.pass(Manner::Pause);
        let mut second = TcpStream::connect(proxy.address()).await.expect("it is accepted");
        let start = Instant::now();
        while proxy.lines() < 2 && start.elapsed() < PATIENCE {
            sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(proxy.cut(Cut::Reset, 1), 2);
        assert_eq!(heard(&mut client).await, Err(ErrorKind::ConnectionReset));
        assert_eq!(heard(&mut second).await, Err(ErrorKind::ConnectionReset));
    }

    #[tokio::test]
    async fn what_is_delayed_comes_later_and_whole() {
        let (proxy, _listener, mut client, mut server) = line().await;
        proxy.pass(Manner::Delay(Duration::from_millis(200)));
        let start = Instant::now();
        say(&mut client, "late").await;
        assert_eq!(heard(&mut server).await.as_deref(), Ok("late"));
        assert!(start.elapsed() >= Duration::from_millis(200), "{:?}", start.elapsed());
    }

    #[tokio::test]
    async fn half_of_a_line_ends_and_the_other_end_does_not_know() {
        let (proxy, _listener, mut client, mut server) = line().await;
        assert_eq!(proxy.half_close(End::Client, 1), 1);
        assert_eq!(heard(&mut client).await.as_deref(), Ok(""));
        say(&mut client, "are you there?").await;
        assert_eq!(heard(&mut server).await.as_deref(), Ok("are you there?"));
        drop(client);
        assert!(is_silent(&mut server).await, "nobody tells it");
        proxy.heal();
        assert_eq!(heard(&mut server).await.as_deref(), Ok(""));
        without_lines(&proxy).await;
    }

    #[tokio::test]
    async fn the_server_s_half_ends_too() {
        let (proxy, _listener, mut client, mut server) = line().await;
        assert_eq!(proxy.half_close(End::Server, 1), 1);
        assert_eq!(heard(&mut server).await.as_deref(), Ok(""));
        say(&mut server, "goodbye").await;
        assert_eq!(heard(&mut client).await.as_deref(), Ok("goodbye"));
        drop(server);
        assert!(is_silent(&mut client).await, "nobody tells it");
        assert_eq!(proxy.cut(Cut::Reset, 1), 1);
        assert_eq!(heard(&mut client).await, Err(ErrorKind::ConnectionReset));
    }

    #[tokio::test]
    async fn new_lines_are_refused_until_it_is_healed_and_old_ones_go_on() {
        let (proxy, listener, mut client, mut server) = line().await;
        proxy.pass(Manner::Refuse);
        match TcpStream::connect(proxy.address()).await {
            Ok(mut refused) => assert_eq!(heard(&mut refused).await, Err(ErrorKind::ConnectionReset)),
            Err(error) => assert_eq!(error.kind(), ErrorKind::ConnectionReset),
        }
        say(&mut client, "hello").await;
        assert_eq!(heard(&mut server).await.as_deref(), Ok("hello"));
        proxy.heal();
        let (mut client, mut server) = join(&proxy, &listener).await;
        say(&mut client, "again").await;
        assert_eq!(heard(&mut server).await.as_deref(), Ok("again"));
    }

    #[tokio::test]
    async fn where_nobody_is_a_line_is_reset_and_it_can_lead_elsewhere() {
        let (proxy, _listener, _client, _server) = line().await;
        proxy.lead_to(None);
        let mut nowhere = TcpStream::connect(proxy.address()).await.expect("it is accepted");
        assert_eq!(heard(&mut nowhere).await, Err(ErrorKind::ConnectionReset));
        let elsewhere = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
        proxy.lead_to(elsewhere.local_addr().ok());
        let (mut client, mut server) = join(&proxy, &elsewhere).await;
        say(&mut client, "hello").await;
        assert_eq!(heard(&mut server).await.as_deref(), Ok("hello"));
    }

    #[tokio::test]
    async fn a_proxy_that_is_dropped_leaves_no_line() {
        let (proxy, _listener, mut client, mut server) = line().await;
        drop(proxy);
        assert_eq!(heard(&mut client).await, Err(ErrorKind::ConnectionReset));
        assert_eq!(heard(&mut server).await, Err(ErrorKind::ConnectionReset));
    }
}
