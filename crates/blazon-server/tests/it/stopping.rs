use std::io::{Read, Write};
use std::time::{Duration, Instant};

use blazon_server::Server;

use crate::browser::Running;

#[test]
fn a_server_that_is_stopped_ends_and_frees_its_address() {
    let server = Running::start();
    assert_eq!(server.get("/", &[]).status, 200);
    let address = server.address;
    server.stopper.stop();
    server.wait();
    Server::bind(address).expect("the address is free again");
}

#[test]
fn a_server_can_be_stopped_before_it_begins() {
    let server = Server::bind("127.0.0.1:0".parse().expect("an address")).expect("a free port");
    server.stopper().stop();
    server.run();
}

#[test]
fn a_connection_that_is_only_held_open_does_not_keep_the_server() {
    let server = Running::start();
    let mut idle = server.connect();
    let mut halfway = server.connect();
    halfway.write_all(b"GET / HTTP/1.1\r\nHo").expect("the server reads");
    idle.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("the server reads");
    let mut some = [0; 64];
    assert!(idle.read(&mut some).expect("the server answers") > 0);
    let start = Instant::now();
    server.stopper.stop();
    server.wait();
    assert!(start.elapsed() < Duration::from_secs(15), "{:?}", start.elapsed());
}

#[test]
fn an_address_that_is_taken_is_refused() {
    let server = Running::start();
    let refused = Server::bind(server.address).expect_err("it is taken");
    assert_eq!(refused.kind(), std::io::ErrorKind::AddrInUse);
}
