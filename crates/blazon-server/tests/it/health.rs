use std::io::Write;
use std::net::TcpListener;
use std::thread;
use std::time::Duration;

use blazon_server::is_blazon;

use crate::browser::Running;

#[test]
fn our_own_server_is_told_from_others() {
    let server = Running::start();
    assert!(is_blazon(server.address));

    let other = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = other.local_addr().expect("an address");
    let answering = thread::spawn(move || {
        let (mut stream, _) = other.accept().expect("somebody asks");
        stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok").expect("an answer");
    });
    assert!(!is_blazon(address));
    answering.join().expect("it answered");
    assert!(!is_blazon(address), "nobody is there any more");

    // Somebody who accepts and never says anything.
    let silent = TcpListener::bind("127.0.0.1:0").expect("a free port");
    assert!(!is_blazon(silent.local_addr().expect("an address")));
}

#[test]
fn somebody_who_answers_byte_by_byte_is_not_waited_for() {
    let other = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = other.local_addr().expect("an address");
    let answering = thread::spawn(move || {
        let (mut stream, _) = other.accept().expect("somebody asks");
        // A minute's worth: less than what is read of an answer at most.
        (0..600).find(|_| {
            thread::sleep(Duration::from_millis(100));
            stream.write_all(b".").is_err()
        })
    });
    assert!(!is_blazon(address));
    assert!(answering.join().expect("it answered").is_some(), "it was heard to the end");
}
