//! Nobody can keep the server waiting, nor keep others out.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use blazon_server::Limits;

use crate::browser::Running;

/// Longer than any test takes.
const LONG: Duration = Duration::from_hours(1);
/// Long enough for a request, short enough to wait for.
const SHORT: Duration = Duration::from_millis(300);

/// Few connections, and nothing takes too long.
const PATIENT: Limits = Limits { connections: 16, head: LONG, answer: LONG, silence: LONG };

const REQUEST: &[u8] = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";

/// Reads until the server closes the connection.
#[track_caller]
fn assert_closes(stream: &mut TcpStream) {
    match stream.read_to_end(&mut Vec::new()) {
        Ok(_) => {}
        Err(error) => assert_eq!(error.kind(), ErrorKind::ConnectionReset, "it stays open"),
    }
}

/// Sends a byte again and again until the server no longer takes any.
#[track_caller]
fn assert_cut_off(stream: &mut TcpStream, byte: u8) {
    let refused = (0..6000).any(|_| {
        thread::sleep(Duration::from_millis(10));
        stream.write_all(&[byte]).is_err()
    });
    assert!(refused, "it is still read");
}

/// Asks, and reads the answer as far as it has come.
fn ask(stream: &mut TcpStream) {
    stream.write_all(REQUEST).expect("the server reads");
    let read = stream.read(&mut [0; 4096]).expect("the server answers");
    assert!(read > 0, "the server answers");
}

#[test]
fn silent_connections_do_not_keep_others_out() {
    let server = Running::with_limits(PATIENT);
    let silent: Vec<TcpStream> = (0..200).map(|_| server.connect()).collect();
    assert_eq!(server.get("/health", &[]).status, 200);
    drop(silent);
}

#[test]
fn connections_that_stop_in_the_middle_do_not_keep_others_out() {
    let server = Running::with_limits(PATIENT);
    let halves = (0..200).map(|number| {
        let mut stream = server.connect();
        let half =
            if number % 2 == 0 { &REQUEST[..20] } else { b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n" };
        stream.write_all(half).expect("the server reads");
        stream
    });
    let halves: Vec<TcpStream> = halves.collect();
    assert_eq!(server.get("/health", &[]).status, 200);
    drop(halves);
}

#[test]
fn of_those_that_stay_the_longest_silent_makes_way() {
    let server = Running::with_limits(PATIENT);
    let mut kept: Vec<TcpStream> = (0..PATIENT.connections).map(|_| server.connect()).collect();
    for stream in &mut kept {
        ask(stream);
    }
    // The first asks again, so the second is now the one that has been silent for longest.
    ask(&mut kept[0]);
    let mut other = server.connect();
    ask(&mut other);
    assert_closes(&mut kept[1]);
    ask(&mut kept[0]);
    ask(&mut kept[2]);
    ask(&mut other);
}

#[test]
fn a_connection_on_which_nothing_is_asked_is_closed() {
    let server = Running::with_limits(Limits { head: SHORT, ..PATIENT });
    assert_closes(&mut server.connect());
}

#[test]
fn a_head_that_comes_byte_by_byte_is_cut_off() {
    let server = Running::with_limits(Limits { head: SHORT, ..PATIENT });
    let mut stream = server.connect();
    stream.write_all(b"GET /").expect("the server reads");
    assert_cut_off(&mut stream, b'x');
}

#[test]
fn a_connection_that_is_kept_is_closed_when_nothing_more_is_asked() {
    let server = Running::with_limits(Limits { head: SHORT, ..PATIENT });
    let mut stream = server.connect();
    ask(&mut stream);
    assert_closes(&mut stream);
}

#[test]
fn a_next_request_that_comes_byte_by_byte_is_cut_off() {
    let server = Running::with_limits(Limits { head: SHORT, ..PATIENT });
    let mut stream = server.connect();
    ask(&mut stream);
    assert_cut_off(&mut stream, b'x');
}

#[test]
fn a_body_that_nobody_reads_is_not_waited_for() {
    let server = Running::with_limits(PATIENT);
    let mut stream = server.connect();
    stream
        .write_all(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n")
        .expect("it reads");
    let mut start = [0; 12];
    stream.read_exact(&mut start).expect("the server answers");
    assert_eq!(&start, b"HTTP/1.1 405");
    assert_cut_off(&mut stream, b'x');
}

#[test]
fn an_answer_that_is_not_read_is_given_up() {
    let server = Running::with_limits(Limits { silence: SHORT, ..PATIENT });
    let paths = server.paths();
    let module = paths.iter().find(|path| path.contains(".wasm")).expect("the module");
    let mut stream = server.connect();
    // More than systems hold for a connection.
    let request = format!("GET {module} HTTP/1.1\r\nHost: localhost\r\n\r\n").repeat(50);
    stream.write_all(request.as_bytes()).expect("the server reads");
    assert_cut_off(&mut stream, b'\n');
}
