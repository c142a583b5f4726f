use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdout, Command};
use std::thread;
use std::time::Duration;

use blazon_dice::{SeatKey, Token};
use blazon_wire::online::{Create, Created, Look, Pace, Starts, Terms, VERSION};

use crate::program::{Folder, Ran, command, run, start};

const SERVE: [&str; 3] = ["serve", "--address", "127.0.0.1:0"];

/// For whoever asks more in a moment than people do in an hour.
const BUSY: [&str; 4] = ["--tables-per-minute", "1000000", "--requests-per-minute", "1000000"];

/// The program while it serves, with what it has yet to say.
pub(crate) struct Serving {
    child: Child,
    out: BufReader<ChildStdout>,
    pub(crate) address: String,
}

impl Serving {
    /// Serves at a free port.
    fn start() -> Serving {
        Serving::by(&mut command(&SERVE))
    }

    /// Serves by a command that does so.
    pub(crate) fn by(command: &mut Command) -> Serving {
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

    /// Serves at a free port, with tables in this file.
    fn with_database(file: &str) -> Serving {
        Serving::by(&mut command(&[&SERVE[..], &["--database", file]].concat()))
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

    /// What it answers to JSON: the status and the body, unless it is no longer there.
    fn post(&self, path: &str, body: &str) -> Option<(u16, String)> {
        let mut stream = TcpStream::connect(&self.address).ok()?;
        stream.set_read_timeout(Some(Duration::from_mins(1))).expect("a time limit");
        let length = body.len();
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let status = answer.split(' ').nth(1)?.parse().ok()?;
        let (_, body) = answer.split_once("\r\n\r\n")?;
        Some((status, body.to_owned()))
    }

    /// Makes a table, unless it is no longer there.
    fn create(&self) -> Option<Created> {
        let terms =
            Terms { rules: blazon::Rules::default(), pace: Pace::None, starts: Starts::Dice, listed: false };
        let token = SeatKey::from([1; 16]).token();
        let create = Create { version: VERSION, name: None, token, terms };
        let (status, body) = self.post("/api/tables", &blazon_wire::line(&create))?;
        assert_eq!(status, 201, "{body}");
        blazon_wire::read(&body).ok()
    }

    /// Whether a table is there for whoever has this token.
    fn has(&self, created: &Created, token: Token) -> bool {
        let look = blazon_wire::line(&Look { version: VERSION, token });
        let path = format!("/api/tables/{}/look", created.table);
        self.post(&path, &look).is_some_and(|(status, _)| status == 200)
    }

    /// Tells it something, and gives what it says until it has ended, on both streams.
    #[cfg(unix)]
    fn end(mut self, signal: &str) -> Ran {
        let number = self.child.id().to_string();
        let told = Command::new("kill").args([signal, &number]).status().expect("kill is there");
        assert!(told.success());
        let (mut out, mut err) = (String::new(), String::new());
        self.out.read_to_string(&mut out).expect("it ends");
        self.child.stderr.take().expect("a pipe").read_to_string(&mut err).expect("it ends");
        Ran { code: self.child.wait().expect("it ends").code(), out, err }
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

#[cfg(unix)]
#[test]
fn it_says_where_online_games_are_saved_and_has_them_again() {
    let folder = Folder::new();
    let file = folder.name("games.db");
    let serving = Serving::with_database(&file);
    let created = serving.create().expect("a table");
    assert!(serving.get("/readyz").ends_with("ready\n"));
    let ran = serving.end("-TERM");
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "Blazon has stopped.\n"));
    assert_eq!(ran.err, format!("Online games are saved in {file}.\n"));
    // All of it is in the one file.
    assert!(!folder.files().iter().any(|name| name.ends_with("-wal")), "{:?}", folder.files());
    let serving = Serving::with_database(&file);
    assert!(serving.has(&created, created.watch) && !serving.has(&created, Token::from([9; 16])));
}

#[test]
fn what_was_acknowledged_is_there_after_a_kill() {
    let folder = Folder::new();
    let file = folder.name("games.db");
    let mut acknowledged = Vec::new();
    for _ in 0..3 {
        let mut serving = Serving::by(&mut command(&[&SERVE[..], &BUSY, &["--database", &file]].concat()));
        let at = acknowledged.len();
        thread::scope(|scope| {
            let serving_by = &serving;
            let makers: Vec<_> = (0..4)
                .map(|_| {
                    scope.spawn(move || {
                        let mut made = Vec::new();
                        while let Some(created) = serving_by.create() {
                            made.push(created);
                        }
                        made
                    })
                })
                .collect();
            thread::sleep(Duration::from_millis(300));
            let killed = Command::new("kill").args(["-KILL", &serving_by.child.id().to_string()]).status();
            assert!(killed.expect("kill is there").success());
            for maker in makers {
                acknowledged.extend(maker.join().expect("it does not panic"));
            }
        });
        serving.child.wait().expect("it ends");
        assert!(acknowledged.len() > at, "some tables are made before it is killed");
    }
    let serving = Serving::by(&mut command(&[&SERVE[..], &BUSY, &["--database", &file]].concat()));
    let missing = acknowledged.iter().filter(|created| !serving.has(created, created.watch)).count();
    assert_eq!(missing, 0, "of {}", acknowledged.len());
}

#[test]
fn every_option_is_a_variable_too_and_stands_on_the_page_for_hosts() {
    let folder = Folder::new();
    let file = folder.name("games.db");
    let mut command = command(&["serve"]);
    command.env("BLAZON_ADDRESS", "127.0.0.1:0").env("BLAZON_DATABASE", &file).env("BLAZON_NO_BROWSER", "1");
    command.env("BLAZON_TABLES_PER_MINUTE", "1").env("BLAZON_ORIGIN", "https://a.example,https://b.example");
    let serving = Serving::by(&mut command);
    assert!(serving.create().is_some());
    let create = r#"{"version":1}"#;
    assert_eq!(serving.post("/api/tables", create).map(|(status, _)| status), Some(429));
    let help = run(&["serve", "--help"]).fine();
    let unwrapped: Vec<&str> = help.split_whitespace().collect();
    let unwrapped = unwrapped.join(" ");
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/hosting.md");
    let page = fs::read_to_string(page).expect("the page is there");
    for option in help.lines().filter_map(|line| line.trim().strip_prefix("--")) {
        let option = option.split([' ', '<']).next().expect("a name");
        let name = option.to_uppercase().replace('-', "_");
        if !["LANG", "HELP"].contains(&name.as_str()) {
            assert!(
                page.contains(&format!("| `--{option}` | `BLAZON_{name}` |")),
                "{option} is not in docs/hosting.md"
            );
            assert!(unwrapped.contains(&format!("[env: BLAZON_{name}]")), "{name}: {help}");
        }
    }
}

#[test]
fn settings_that_make_no_sense_are_refused() {
    for (option, value, said) in [
        ("--origin", "blazon.example", "“blazon.example” isn’t the address of a page, such as"),
        ("--log", "loud", "“loud” can’t be logged. Choose off, error, warn, info or debug."),
        ("--log-format", "xml", "There is no log format “xml”. Choose text or json."),
        ("--keep", "0", "--keep needs a number from 1 to 36500, not “0”."),
        ("--connections", "many", "--connections needs a number from 1 to 1000000, not “many”."),
    ] {
        let refused = run(&["serve", option, value]).refused(2);
        assert!(refused.starts_with(said), "{refused}");
    }
}

#[test]
fn a_database_that_is_named_and_cannot_be_used_is_refused() {
    let folder = Folder::new();
    let file = folder.name("games.db");
    let refused = |file: &str, code: i32| run(&[&SERVE[..], &["--database", file]].concat()).refused(code);
    let _serving = Serving::with_database(&file);
    let said = format!("Another Blazon is using {file}. Stop it, or name another database with --database.");
    assert_eq!(refused(&file, 3), said);
    let text = folder.write("text.db", "no database, however long this text may be");
    assert_eq!(refused(&text, 1), format!("{text} isn’t a Blazon database."));
    let place = folder.path().to_str().expect("text");
    assert!(refused(place, 3).starts_with(&format!("Couldn’t open the database {place}: ")));
    let nowhere = folder.name("no/such/folder/games.db");
    assert!(refused(&nowhere, 3).starts_with(&format!("Couldn’t open the database {nowhere}: ")));
}

#[cfg(unix)]
#[test]
fn if_the_usual_database_cannot_be_used_the_page_is_served_and_that_is_said() {
    let folder = Folder::new();
    let data = folder.path().join("data");
    let by = || Serving::by(command(&SERVE).env("XDG_DATA_HOME", &data));
    let first = by();
    let second = by();
    assert!(second.get("/").starts_with("HTTP/1.1 200 OK\r\n"));
    assert!(second.get("/api/tables").starts_with("HTTP/1.1 503 "));
    let said = second.end("-INT").err;
    assert!(
        said.starts_with("Another Blazon is using ") && said.contains("there is no online play"),
        "{said}"
    );
    assert!(first.create().is_some());
    let place = data.join("blazon").join("blazon.db");
    assert_eq!(first.end("-INT").err, format!("Online games are saved in {}.\n", place.display()));
}

#[cfg(unix)]
#[test]
fn a_damaged_database_is_reported_with_what_can_be_saved_and_how() {
    let folder = Folder::new();
    let file = folder.name("games.db");
    let serving = Serving::by(&mut command(&[&SERVE[..], &BUSY, &["--database", &file]].concat()));
    let created: Vec<Created> = (0..40).map(|_| serving.create().expect("a table")).collect();
    assert_eq!(serving.end("-TERM").code, Some(0));
    let mut bytes = fs::read(&file).expect("the database");
    // Somewhere in the middle, a page is overwritten.
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0x5a);
    fs::write(&file, &bytes).expect("the database");

    let said = run(&[&SERVE[..], &["--database", &file]].concat()).refused(1);
    assert!(said.starts_with(&format!("{file} is damaged. Tables that can be saved in full: ")), "{said}");
    let (_, order) = said.split_once("To save them: blazon ").expect("an order");
    let order: Vec<&str> = order.split(' ').collect();
    let done = run(&order).fine();
    assert!(done.starts_with(&format!("Saved what can be read of {file} to {file}.new. Tables")), "{done}");
    let serving = Serving::with_database(&format!("{file}.new"));
    let saved = created.iter().filter(|created| serving.has(created, created.watch)).count();
    assert!(saved > 0, "{done}");
}

#[test]
fn on_a_local_network_it_says_where_and_draws_the_address() {
    let folder = Folder::new();
    let mut child = start(&mut command(&[
        "serve",
        "--lan",
        "--address",
        "127.0.0.1:0",
        "--database",
        &folder.name("games.db"),
    ]));
    let out = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut lines = out.lines().map_while(Result::ok);
    let started = lines.next().expect("it says where");
    let next = lines.next().expect("it says where on the network");
    let _ = child.kill();
    child.wait().expect("it ends");
    let rest: Vec<String> = lines.collect();
    let port = started.strip_prefix("Blazon is running at http://127.0.0.1:").expect(&started);
    let port = port.strip_suffix(". Press Ctrl-C to stop it.").expect(&started);
    if next == "No local network was found, so only this computer can reach the page." {
        return;
    }
    assert!(
        next.starts_with("On your local network: http://") && next.ends_with(&format!(":{port}")),
        "{next}"
    );
    assert!(rest.iter().take(10).all(|line| line.contains('█')), "{rest:?}");
}
