//! Whole games over real sockets.

use std::env;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use blazon::{Event, Step, ToAct};
use blazon_dice::SeatKey;
use blazon_online::{Credential, Fairness, Limits, Standing};
use blazon_server::{Online, Server};
use blazon_store::MemoryStore;
use blazon_wire::online::{
    DiceCounts, Intent, Look, Mine, OpenTables, Own, Phase, Standings, TableId, Terms, VERSION,
};

use crate::browser::Running;
use crate::person::{GUEST, HOST, Person, create, play, terms, two};

fn with_memory() -> Running {
    Running::with_store(Arc::new(MemoryStore::new()), Online::default())
}

/// What everybody agrees on in the end.
fn record(standing: &Standing) -> Option<String> {
    standing.record.as_ref().map(ToString::to_string)
}

/// Lets them hear to the end, and sees that they and somebody who comes later have seen the same game.
async fn assert_same(server: SocketAddr, table: TableId, people: &mut [Person; 2]) {
    let mut later = Person::new(server, table, Credential::Seat(SeatKey::from(HOST)));
    later.until(|standing| standing.fair != Fairness::Sealed).await;
    let seen = later.standing();
    assert!(matches!(seen.fair, Fairness::Fair { rolls } if rolls > 5), "{:?}", seen.fair);
    for person in people {
        person.until(|standing| standing.fair != Fairness::Sealed).await;
        let standing = person.standing();
        assert_eq!(record(&standing), record(&seen));
        assert_eq!(
            standing.position().map(blazon::Position::stable_hash),
            seen.position().map(blazon::Position::stable_hash)
        );
        assert_eq!((standing.fair, &person.refused[..]), (seen.fair, &[][..]));
    }
}

#[tokio::test]
async fn two_people_play_a_whole_game_and_a_watcher_sees_the_same() {
    let server = with_memory();
    let (created, mut people) = two(server.address, terms());
    play(&mut people, |_| false).await;
    assert_same(server.address, created.table, &mut people).await;
    let mut watcher = Person::new(server.address, created.table, Credential::Watch(created.watch));
    watcher.until(|standing| standing.fair != Fairness::Sealed).await;
    assert_eq!(record(&watcher.standing()), record(&people[0].standing()));
}

#[tokio::test]
async fn a_game_goes_on_where_it_was_when_the_server_is_started_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("blazon.db");
    let mut server = Running::with_database(&file, Online::default());
    let (created, mut people) = two(server.address, terms());
    for round in [2, 4, 6] {
        play(&mut people, |standing| standing.position().is_some_and(|position| position.round() >= round))
            .await;
        people.iter_mut().for_each(Person::hang_up);
        server.stopper.stop();
        server.wait();
        server = Running::with_database(&file, Online::default());
        for person in &mut people {
            person.go_on_at(server.address);
        }
    }
    play(&mut people, |_| false).await;
    assert_same(server.address, created.table, &mut people).await;
}

/// A server in a process of its own.
struct Process {
    child: Child,
    address: SocketAddr,
}

const DATABASE: &str = "BLAZON_TEST_DATABASE";

impl Process {
    fn start(file: &Path) -> Process {
        let program = env::current_exe().expect("this test is a program");
        let mut child = Command::new(program)
            .args(["--exact", "tables::a_server_to_kill", "--ignored", "--nocapture"])
            .env(DATABASE, file)
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let mut addresses = lines.map_while(Result::ok).filter_map(|line| {
            let (_, address) = line.split_once("serving at ")?;
            address.parse().ok()
        });
        let address = addresses.next().expect("it says where");
        Process { child, address }
    }

    /// Ends it on the spot, as a power cut would.
    fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }
}

#[test]
#[ignore = "it is the server that another test kills"]
fn a_server_to_kill() {
    let Some(file) = env::var_os(DATABASE) else { return };
    let mut server = Server::bind("127.0.0.1:0".parse().expect("an address")).expect("a free port");
    server.open_database(Path::new(&file), Online::default()).expect("the file works");
    println!("serving at {}", server.address());
    server.run();
}

#[tokio::test]
async fn a_game_goes_on_where_it_was_when_the_server_is_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("blazon.db");
    let mut server = Process::start(&file);
    let (created, mut people) = two(server.address, terms());
    for kills in 1..=5 {
        // In the middle of whatever is under way then.
        play(&mut people, |standing| events(standing) >= 7 * kills).await;
        server.kill();
        server = Process::start(&file);
        for person in &mut people {
            person.go_on_at(server.address);
        }
    }
    play(&mut people, |_| false).await;
    assert_same(server.address, created.table, &mut people).await;
    server.kill();
}

fn events(standing: &Standing) -> usize {
    standing.record.as_ref().map_or(0, |record| record.events().len())
}

#[tokio::test]
async fn a_drawing_is_on_no_wire_before_both_are_in() {
    let server = with_memory();
    let (created, mut people) = two(server.address, terms());
    let mut watcher = Person::new(server.address, created.table, Credential::Watch(created.watch));
    let mut drawings = 0;
    for nth in 0..12 {
        let both_draw = |standing: &Standing| {
            standing.position().is_some_and(|position| position.to_act() == ToAct::Both)
        };
        play(&mut people, both_draw).await;
        if people[0].standing().is_over() {
            break;
        }
        // They take turns in being first.
        let [one, other] = &mut people;
        let (early, late) = if nth % 2 == 0 { (one, other) } else { (other, one) };
        early.until(both_draw).await;
        let drawing = early.choice().expect("something to draw");
        early.act(Intent::Play { event: drawing }).await;
        early.until(|standing| standing.unanswered == 0).await;
        let seat = early.standing().seat();
        late.until(|standing| standing.drawn == seat).await;
        watcher.until(|standing| standing.drawn == seat).await;
        let (text, is_drawing) = (format!("\"{drawing}\""), matches!(drawing, Event::Draw(..)));
        for viewer in [&mut *late, &mut watcher] {
            let heard = viewer.heard.iter().filter(|heard| heard.contains(&text)).count();
            assert!(!is_drawing || heard == 0, "{text} was seen too early");
        }
        let answer = late.choice().expect("something to draw");
        late.act(Intent::Play { event: answer }).await;
        for viewer in [&mut *late, &mut watcher] {
            viewer.until(|standing| standing.drawn.is_none() && !both_draw(standing)).await;
            assert!(viewer.heard.iter().any(|heard| heard.contains(&text)), "{text} is never seen");
            viewer.heard.clear();
        }
        drawings += usize::from(is_drawing);
    }
    assert!(drawings > 3, "{drawings}");
}

#[tokio::test]
async fn the_engine_plays_on_for_somebody_who_has_gone() {
    let limits = Limits { gone: 0, ..Limits::default() };
    let online = Online { tables: limits, ..Online::default() };
    let server = Running::with_store(Arc::new(MemoryStore::new()), online);
    let (_, mut people) = two(server.address, terms());
    // Until the game waits for the guest to take a die: both may draw at the same time, and one might be about to.
    play(&mut people, |standing| {
        let guest = standing.seat_of(blazon_dice::Chair::Guest);
        let waits = guest.zip(standing.position()).is_some_and(|(seat, position)| {
            matches!(position.step(), Step::Take { .. }) && position.to_act() == ToAct::Seat(seat)
        });
        waits && events(standing) > 3
    })
    .await;
    let [mut host, guest] = people;
    drop(guest);
    host.until(|standing| standing.claim).await;
    host.act(Intent::Replace).await;
    let begin = std::time::Instant::now();
    while !host.standing().is_over() {
        assert!(begin.elapsed().as_secs() < 60, "{:?}", host.standing());
        host.step().await;
        if let Some(event) = host.choice() {
            host.act(Intent::Play { event }).await;
        }
    }
    host.until(|standing| standing.fair != Fairness::Sealed).await;
    assert!(matches!(host.standing().fair, Fairness::Fair { .. }));
}

#[tokio::test]
async fn tables_are_listed_looked_at_and_found_again() {
    let server = with_memory();
    let created = create(server.address, Terms { listed: true, ..terms() });
    let listed =
        || -> OpenTables { blazon_wire::read(&server.get("/api/tables", &[]).text()).expect("a list") };
    assert_eq!(listed().tables, [], "its host is not there");
    let mut host = Person::new(server.address, created.table, Credential::Seat(SeatKey::from(HOST)));
    host.until(|standing| standing.here.host).await;
    assert_eq!(listed().tables.iter().map(|table| table.table).collect::<Vec<_>>(), [created.table]);

    let look = Look { version: VERSION, token: created.invitation };
    let answer = server.post(&format!("/api/tables/{}/look", created.table), &blazon_wire::line(&look));
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert!(answer.text().contains("\"Ann\""), "{}", answer.text());

    let games = vec![
        Own { table: created.table, token: SeatKey::from(HOST).token() },
        Own { table: created.table, token: SeatKey::from(GUEST).token() },
        Own { table: TableId(7), token: SeatKey::from(HOST).token() },
    ];
    let answer = server.post("/api/mine", &blazon_wire::line(&Mine { version: VERSION, games }));
    let standings: Standings = blazon_wire::read(&answer.text()).expect("standings");
    let found: Vec<_> = standings.games.iter().map(|game| (game.table, game.phase)).collect();
    assert_eq!(found, [(created.table, Phase::Waiting)]);
}

#[tokio::test]
async fn all_dice_are_counted() {
    let server = with_memory();
    let dice = || -> DiceCounts { blazon_wire::read(&server.get("/api/dice", &[]).text()).expect("counts") };
    assert_eq!(dice().rolls, 0);
    let (_, mut people) = two(server.address, terms());
    play(&mut people, |_| false).await;
    let record = people[0].standing().record.expect("a game");
    let rolls = record.events().iter().filter(|event| matches!(event, Event::Roll(_))).count() as u64;
    let counts = dice();
    assert_eq!(counts.rolls, rolls);
    assert!(counts.faces.iter().all(|die| die.iter().sum::<u64>() == rolls));
    assert!(counts.pairs.iter().all(|die| die.iter().flatten().sum::<u64>() == rolls - 1));
}
