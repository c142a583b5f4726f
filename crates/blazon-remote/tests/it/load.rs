//! A load on a server, and what is left of it after a crash.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use blazon_remote::Server;
use blazon_remote::load::{Figures, Journal, Load, LoadError, verify};

use crate::server::TestServer;

/// Plays until some games are over.
fn load(server: &TestServer, journal: Option<Journal>) -> Result<Figures, LoadError> {
    let load = Load {
        server: to(server),
        tables: 20,
        time: Duration::from_mins(5),
        rate: 60.0,
        seed: 1,
        journal,
        process: None,
    };
    let stop = AtomicBool::new(false);
    load.run(&stop, |progress| stop.store(progress.games > 5, Ordering::Relaxed))
}

fn to(server: &TestServer) -> Server {
    Server::new(&server.address.to_string()).expect("an address")
}

#[test]
fn a_load_plays_real_games_and_nothing_acknowledged_is_missing() {
    let server = TestServer::start();
    let figures = load(&server, None).expect("figures");
    assert!(figures.events > 100 && figures.games > 5, "{figures:?}");
    assert!(figures.p50 <= figures.p99 && figures.p99 <= figures.p999, "{figures:?}");
    assert_eq!((figures.lost, figures.refused), (Some(0), 0), "{figures:?}");
}

#[test]
fn what_a_crash_has_lost_is_found_by_the_journal() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("journal.txt");
    let server = TestServer::start();
    let journal = Journal::create(&path, &to(&server)).expect("a file");
    load(&server, Some(journal)).expect("figures");
    let (address, noted) = Journal::read(&path).expect("a journal");
    assert_eq!(address, to(&server).address());
    assert!(noted.len() > 100, "{}", noted.len());

    let (address, logs) = server.kill();
    let server = TestServer::start_at(address, logs.clone());
    assert_eq!(verify(&to(&server), &noted).expect("an answer"), [], "all is there after a crash");

    let (address, _) = server.kill();
    let victim = *noted.last().expect("something was acknowledged");
    if let Some(log) = logs.lock().expect("nobody panics").get_mut(&victim.table) {
        log.truncate(victim.number as usize - 1);
    }
    let server = TestServer::start_at(address, logs);
    let missing = verify(&to(&server), &noted).expect("an answer");
    assert!(missing.contains(&victim), "{missing:?}");
    assert!(missing.iter().all(|one| one.table == victim.table && one.number >= victim.number));
}

#[test]
fn a_load_on_nobody_says_so() {
    let server = TestServer::start();
    let nobody = to(&server);
    server.kill();
    let load = Load {
        server: nobody,
        tables: 1,
        time: Duration::from_secs(1),
        rate: 1.0,
        seed: 1,
        journal: None,
        process: None,
    };
    assert!(matches!(load.run(&AtomicBool::new(false), |_| {}), Err(LoadError::Call(_))));
}
