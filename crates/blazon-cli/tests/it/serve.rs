use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdout, Command};
use std::thread;
use std::time::Duration;

use crate::program::{Ran, command, run, start};

const SERVE: [&str; 3] = ["serve", "--address", "127.0.0.1:0"];

/// The program while it serves, with what it has yet to say.
struct Serving {
    child: Child,
    out: BufReader<ChildStdout>,
    address: String,
}

impl Serving {
    /// Serves at a free port.
    fn start() -> Serving {
        Serving::by(&mut command(&SERVE))
    }

    /// Serves by a command that does so.
    fn by(command: &mut Command) -> Serving {
        let mut child = start(command);
        let out = BufReader::new(child.stdout.take().expect("a pipe"));
        // It is ended even if it says something else.
        let mut serving = Serving { child, out, address: String::new() };
        let mut line = String::new();
        serving.out.read_line(&mut line).expect("it says where");
        let address = line.strip_prefix("Blazon is running at http://").expect(&line);
        serving.address = address.strip_suffix(". Press Ctrl-C to stop it.\n").expect(&line).to_owned();
        serving
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_mins(1))).expect("a time limit");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_page_is_served_where_it_says() {
    let serving = Serving::start();
    let page = serving.get("/");
    assert!(page.starts_with("HTTP/1.1 200 OK\r\n") && page.contains("<title>Blazon</title>"), "{page}");
    assert!(page.contains("\r\ncontent-security-policy: default-src 'none'; "), "{page}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_it_with_a_sentence() {
    let mut serving = Serving::start();
    assert!(serving.get("/health").contains("blazon "));
    let number = serving.child.id().to_string();
    let told = Command::new("kill").args(["-INT", &number]).status().expect("kill is there");
    assert!(told.success());
    let mut rest = String::new();
    serving.out.read_to_string(&mut rest).expect("it ends");
    assert_eq!(rest, "Blazon has stopped.\n");
    assert_eq!(serving.child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn a_second_one_at_the_same_address_says_that_there_is_one() {
    let serving = Serving::start();
    let said = run(&["serve", "--address", &serving.address]).fine();
    let expected = format!("Blazon is already running at http://{}.\n", serving.address);
    assert_eq!(said, expected);
}

#[test]
fn an_address_that_another_program_has_is_refused_with_another() {
    let other = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = other.local_addr().expect("an address").to_string();
    let said = run(&["serve", "--address", &address]).refused(3);
    assert!(said.starts_with(&format!("Another program is using {address}.")), "{said}");
    assert!(said.contains("--address 127.0.0.1:"), "{said}");
}

#[test]
fn what_is_no_address_is_refused() {
    for address in ["", "nowhere", "4000", "127.0.0.1", "127.0.0.1:70000", "127.0.0.1:x"] {
        let said = run(&["serve", "--address", address]).refused(2);
        assert!(
            said.starts_with(&format!("“{address}” isn’t an address with a port, such as 127.0.0.1:4000.")),
            "{said}"
        );
    }
    // Reserved for documentation: no computer has it.
    let said = run(&["serve", "--address", "192.0.2.1:4000"]).refused(3);
    assert!(said.starts_with("Couldn’t serve at 192.0.2.1:4000: "), "{said}");
}

/// Whatever already is at the usual address, the first thing said is about it.
#[test]
fn without_a_command_the_page_is_served_at_the_usual_address() {
    let mut child = start(&mut command(&[]));
    let out = BufReader::new(child.stdout.take().expect("a pipe"));
    let err = BufReader::new(child.stderr.take().expect("a pipe"));
    let said = out.lines().chain(err.lines()).map_while(Result::ok).next().expect("a sentence");
    let _ = child.kill();
    child.wait().expect("it ends");
    assert!(said.contains("127.0.0.1:4000"), "{said}");
}

/// The program with no more descriptors than that.
#[cfg(unix)]
fn with_descriptors(number: u32) -> Command {
    let program = command(&SERVE);
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("ulimit -n {number} && exec \"$0\" \"$@\"")]).arg(program.get_program());
    shell.args(program.get_args()).env("LC_ALL", "C").env_remove("LANG").env_remove("LC_MESSAGES");
    shell
}

#[cfg(unix)]
fn refused(command: &mut Command) -> String {
    let output = start(command).wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }.refused(3)
}

#[cfg(unix)]
#[test]
fn more_silent_connections_than_descriptors_do_not_keep_others_out() {
    let serving = Serving::by(&mut with_descriptors(64));
    let silent: Vec<TcpStream> =
        (0..200).map(|_| TcpStream::connect(&serving.address).expect("it listens")).collect();
    assert!(serving.get("/health").starts_with("HTTP/1.1 200 OK\r\n"));
    drop(silent);
}

#[cfg(unix)]
#[test]
fn a_server_without_descriptors_is_refused_with_a_sentence() {
    let said = refused(&mut with_descriptors(4));
    assert!(said.starts_with("Couldn’t serve at 127.0.0.1:0: "), "{said}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_thread_that_cannot_start_is_refused_with_a_sentence() {
    // No computer has room for the stack of a thread.
    let said = refused(command(&SERVE).env("RUST_MIN_STACK", "1000000000000000"));
    assert!(said.starts_with("Couldn’t serve at 127.0.0.1:"), "{said}");
}

#[test]
fn an_address_whose_owner_answers_byte_by_byte_is_refused() {
    let other = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = other.local_addr().expect("an address").to_string();
    let answering = thread::spawn(move || {
        let (mut stream, _) = other.accept().expect("somebody asks");
        // A minute's worth.
        (0..600).any(|_| {
            thread::sleep(Duration::from_millis(100));
            stream.write_all(b".").is_err()
        })
    });
    let said = run(&["serve", "--address", &address]).refused(3);
    assert!(said.starts_with(&format!("Another program is using {address}.")), "{said}");
    assert!(answering.join().expect("it answered"), "it was heard to the end");
}
