//! `blazon serve`: the page, and tables for people far apart.

mod settings;

use std::fs;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use blazon_server::{Online, Server};
use blazon_words::{Words, fl};
use clap::Command;

use self::settings::Settings;
use crate::arguments::Arguments;
use crate::command_line::examples;
use crate::database::{self, Database};
use crate::failure::{self, Exit, Failure};
use crate::output::{Output, complain};
use crate::qr_code::QrPicture;
use crate::{browser, interrupt};

const EXAMPLES: &[&str] = &[
    "blazon serve",
    "blazon serve --lan",
    "blazon serve --address 127.0.0.1:8080 --no-browser",
    "blazon serve --database /var/lib/blazon/blazon.db --behind-proxy --no-browser --log info",
    "blazon serve --database postgres://blazon@db.example/blazon --behind-proxy --no-browser",
];

pub(super) fn command(words: &Words) -> Command {
    let command = Command::new("serve")
        .about(fl!(words, "cli-about-serve"))
        .override_usage(fl!(words, "cli-usage-serve"))
        .after_help(examples(words, EXAMPLES));
    settings::add(command, words)
}

/// Serves the page until somebody has had enough. Without arguments, as the environment says.
pub(super) fn run(
    arguments: Option<&Arguments<'_>>,
    words: &Words,
    out: &mut Output,
) -> Result<Exit, Failure> {
    if let Some(arguments) = arguments {
        return serve(arguments, out);
    }
    let matches = command(words).try_get_matches_from(["serve"]);
    let matches = matches.map_err(|_| Failure::CommandLine(fl!(words, "cli-argument-not-text")))?;
    serve(&Arguments::new(&matches, words), out)
}

fn serve(arguments: &Arguments<'_>, out: &mut Output) -> Result<Exit, Failure> {
    let words = arguments.words;
    let Settings { address, lan, with_browser, limits, online, logging } = Settings::read(arguments)?;
    let bound = if lan { Server::bind_everywhere(address.port()) } else { Server::bind(address) };
    let mut server = match bound {
        Ok(server) => server.with_limits(limits),
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            return taken(address, with_browser, words, out);
        }
        Err(error) => return Err(unserved(address, &error, words)),
    };
    let address = server.address();
    let stopper = server.stopper();
    interrupt::listen_with(move || stopper.stop()).map_err(|error| unserved(address, &error, words))?;
    logging.start();
    let connections = server.make_room();
    let kept = keep_tables(&mut server, online, arguments)?;
    say(out, &fl!(words, "cli-serve-started", url = url(if lan { reachable(address) } else { address })))?;
    if lan {
        invite(address.port(), words, out)?;
    }
    complain(&kept);
    if connections < limits.connections {
        complain(&fl!(words, "cli-serve-connections", connections = connections));
    }
    if with_browser {
        browser::open(&url(reachable(address)));
    }
    server.run();
    if io::stdout().is_terminal() {
        // The terminal has written ^C into this line.
        writeln!(out)?;
    }
    say(out, &fl!(words, "cli-serve-ended"))?;
    Ok(Exit::Fine)
}

/// Opens the database, and says where it is. If nobody named one and the usual one cannot be used, the page is served all
/// the same, and that is said.
fn keep_tables(server: &mut Server, online: Online, arguments: &Arguments<'_>) -> Result<String, Failure> {
    let words = arguments.words;
    let is_named = arguments.path("database").is_some();
    let opened = Database::of(arguments).and_then(|database| {
        if !is_named
            && let Database::File(path) = &database
            && let Some(folder) = path.parent()
        {
            // If it cannot be made, opening the file says why.
            let _ = fs::create_dir_all(folder);
        }
        open(server, &database, online, words)?;
        Ok(fl!(words, "cli-serve-database", file = database.to_string()))
    });
    match opened {
        // What was saved there matters to somebody, and they have to decide what becomes of it.
        Err(Failure::Io(problem)) if !is_named => {
            Ok(fl!(words, "cli-serve-without-database", problem = problem))
        }
        opened => opened,
    }
}

fn open(server: &mut Server, database: &Database, online: Online, words: &Words) -> Result<(), Failure> {
    let opened = match database {
        Database::File(path) => server.open_database(path, online),
        Database::Postgres(address) => server.open_shared_database(address, online),
    };
    opened.map_err(|error| database::unusable(words, database, &error))
}

/// Says where others on the local network find the page, with a picture for their cameras.
fn invite(port: u16, words: &Words, out: &mut Output) -> Result<(), Failure> {
    let addresses = blazon_server::local_addresses();
    if addresses.is_empty() {
        say(out, &fl!(words, "cli-serve-no-network"))?;
    }
    for ip in addresses {
        let url = url(SocketAddr::new(ip, port));
        say(out, &fl!(words, "cli-serve-network", url = url.clone()))?;
        if let Some(picture) = QrPicture::new(&url) {
            out.draw(&picture)?;
        }
    }
    out.flush()?;
    Ok(())
}

/// Somebody is there already: if that is this program, the person gets what was asked for.
fn taken(
    address: SocketAddr,
    with_browser: bool,
    words: &Words,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    let reachable = reachable(address);
    if blazon_server::is_blazon(reachable) {
        say(out, &fl!(words, "cli-serve-already", url = url(reachable)))?;
        if with_browser {
            browser::open(&url(reachable));
        }
        return Ok(Exit::Fine);
    }
    // Port 0 is never taken, and the last one has no next.
    let other = SocketAddr::new(address.ip(), address.port().checked_add(1).unwrap_or(4000));
    let (address, other) = (address.to_string(), other.to_string());
    Err(Failure::Io(fl!(words, "cli-serve-taken", address = address, other = other)))
}

fn unserved(address: SocketAddr, error: &io::Error, words: &Words) -> Failure {
    let reason = failure::reason(words, error);
    Failure::Io(fl!(words, "cli-serve-failed", address = address.to_string(), reason = reason))
}

/// Where this computer reaches what is served at all its addresses.
fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

fn url(address: SocketAddr) -> String {
    format!("http://{address}")
}

/// Says a sentence now, not when the program ends.
fn say(out: &mut impl Write, sentence: &str) -> io::Result<()> {
    writeln!(out, "{sentence}")?;
    out.flush()
}
