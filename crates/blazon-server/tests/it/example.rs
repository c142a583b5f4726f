//! `examples/bot.py` does what docs/bots.md says, in a real Python against a real server.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use blazon_dice::SeatKey;
use blazon_online::{Credential, Fairness, Link, LinkKind};
use blazon_server::Online;
use blazon_store::MemoryStore;
use blazon_wire::online::{Created, Intent};

use crate::browser::Running;
use crate::person::{HOST, Person, create, join, terms};

const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

/// How long a game may take, the bot's pauses included.
const LONG: Duration = Duration::from_mins(2);

/// The bot, while it runs.
struct Bot(Option<Child>);

impl Bot {
    fn start(link: &str) -> Bot {
        let mut python = Command::new("python3");
        python.arg(BOT).args([link, "Robby", "the", "bot"]).stdout(Stdio::piped()).stderr(Stdio::piped());
        Bot(Some(python.spawn().expect("this test needs python3: install Python 3.10 or later")))
    }

    /// What it has said once it has come to its end.
    fn end(mut self) -> Output {
        let child = self.0.take().expect("it runs");
        child.wait_with_output().expect("it ends")
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        if let Some(child) = &mut self.0 {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn server() -> Running {
    Running::with_store(Arc::new(MemoryStore::new()), Online::default())
}

/// The link that invites to a table by way of an address.
fn invitation(created: &Created, address: SocketAddr) -> String {
    let link = Link { table: created.table, kind: LinkKind::Play(created.invitation) };
    format!("http://{address}/#{link}")
}

/// Plays at a table with the bot until the dice are checked, and compares what both have found.
async fn play_with(bot: Bot, server: &Running, created: &Created) -> String {
    let mut person = Person::new(server.address, created.table, Credential::Seat(SeatKey::from(HOST)));
    let begin = Instant::now();
    while person.standing().fair == Fairness::Sealed {
        assert!(begin.elapsed() < LONG, "the game goes on for ever: {:?}", person.standing());
        person.step().await;
        if let Some(event) = person.choice() {
            person.act(Intent::Play { event }).await;
        }
    }
    let standing = person.standing();
    assert_eq!(standing.names.guest.as_deref(), Some("Robby the bot"));
    let Fairness::Fair { rolls } = standing.fair else { panic!("{:?}", standing.fair) };
    let result = standing.record.expect("a record").result().to_string();
    let Output { status, stdout, stderr } = bot.end();
    let (stdout, stderr) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{stdout}{stderr}");
    assert_eq!(
        stdout.lines().last(),
        Some(format!("{rolls} rolls, all fair. {result}").as_str()),
        "{stderr}"
    );
    stdout.into_owned()
}

#[tokio::test]
async fn the_example_plays_a_whole_game_and_finds_the_dice_fair() {
    let server = server();
    let created = create(server.address, terms());
    let bot = Bot::start(&invitation(&created, server.address));
    let said = play_with(bot, &server, &created).await;
    assert!(!said.contains("trying again"), "{said}");
}

#[tokio::test]
async fn the_example_goes_on_after_its_line_was_lost() {
    let server = server();
    let created = create(server.address, terms());
    let line = BadLine::to(server.address);
    let bot = Bot::start(&invitation(&created, line.address));
    let said = play_with(bot, &server, &created).await;
    assert_eq!(line.cuts.load(Ordering::SeqCst), CUTS);
    assert!(said.matches("trying again").count() >= CUTS, "{said}");
}

#[tokio::test]
async fn the_example_goes_on_in_its_own_seat() {
    let server = server();
    let created = create(server.address, terms());
    let first = Bot::start(&invitation(&created, server.address));
    let mut person = Person::new(server.address, created.table, Credential::Seat(SeatKey::from(HOST)));
    person.until(|standing| standing.position().is_some()).await;
    // It says its seat before it sits down.
    let mut child = { first }.0.take().expect("it runs");
    child.kill().expect("it can be ended");
    let mut said = String::new();
    let mut stdout = child.stdout.take().expect("it says something");
    stdout.read_to_string(&mut said).expect("text");
    let _ = child.wait();
    let seat = said.lines().next().and_then(|line| line.strip_prefix("the bot's seat: ")).expect("its seat");
    drop(person);
    play_with(Bot::start(seat), &server, &created).await;
}

#[test]
fn the_example_says_why_it_may_not_play() {
    let server = server();
    let created = create(server.address, terms());
    join(server.address, created.table, Some(created.invitation));
    let Output { status, stderr, .. } = Bot::start(&invitation(&created, server.address)).end();
    assert_eq!(
        (status.code(), String::from_utf8_lossy(&stderr).trim()),
        (Some(1), r#"{"reason":"seat_taken"}"#)
    );
    let stranger = Link { table: created.table, kind: LinkKind::Seat(SeatKey::from([7; 16])) };
    let Output { status, stderr, .. } = Bot::start(&format!("http://{}/#{stranger}", server.address)).end();
    assert_eq!((status.code(), String::from_utf8_lossy(&stderr).trim()), (Some(1), "no_such_token"));
}

#[test]
fn the_example_has_fewer_than_100_lines() {
    let text = std::fs::read_to_string(Path::new(BOT)).expect("the example is there");
    assert!(text.lines().count() < 100, "{}", text.lines().count());
}

/// A line that breaks several times, and then holds.
struct BadLine {
    address: SocketAddr,
    cuts: Arc<AtomicUsize>,
}

/// How often it breaks.
const CUTS: usize = 4;

/// After how many bytes from the server: all games send several times as many.
const ENOUGH: usize = 1536;

impl BadLine {
    fn to(server: SocketAddr) -> BadLine {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let cuts = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&cuts);
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let Ok(server) = TcpStream::connect(server) else { return };
                let (Ok(from_client), Ok(to_server)) = (client.try_clone(), server.try_clone()) else {
                    return;
                };
                thread::spawn(move || pass_on(from_client, to_server, usize::MAX));
                let cuts = Arc::clone(&counted);
                thread::spawn(move || {
                    // Whoever plays here has one line at a time.
                    let holds = cuts.load(Ordering::SeqCst) >= CUTS;
                    if pass_on(server, client, if holds { usize::MAX } else { ENOUGH }) {
                        cuts.fetch_add(1, Ordering::SeqCst);
                    }
                });
            }
        });
        BadLine { address, cuts }
    }
}

/// Passes on bytes until one side closes or there were enough of them. Says whether it was that.
fn pass_on(mut from: TcpStream, mut to: TcpStream, enough: usize) -> bool {
    let mut passed = 0;
    let mut bytes = [0; 1024];
    while passed < enough {
        match from.read(&mut bytes) {
            Ok(count) if count > 0 && to.write_all(&bytes[..count]).is_ok() => passed += count,
            _ => break,
        }
    }
    for side in [from, to] {
        let _ = side.shutdown(Shutdown::Both);
    }
    passed >= enough
}
