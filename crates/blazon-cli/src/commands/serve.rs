//! `blazon serve`: the page.

use std::io::{self, ErrorKind, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, ToSocketAddrs};

use blazon_server::Server;
use blazon_words::{Words, fl};
use clap::Command;

use crate::arguments::{Arguments, flag, option};
use crate::browser;
use crate::command_line::examples;
use crate::failure::{self, Exit, Failure};
use crate::interrupt;

const EXAMPLES: &[&str] = &[
    "blazon serve",
    "blazon serve --address 127.0.0.1:8080 --no-browser",
    "blazon serve --address 0.0.0.0:4000",
];

/// Where the page is served unless it is said: only this computer can reach it.
const ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 4000);

pub(super) fn command(words: &Words) -> Command {
    Command::new("serve")
        .about(fl!(words, "cli-about-serve"))
        .override_usage(fl!(words, "cli-usage-serve"))
        .after_help(examples(words, EXAMPLES))
        .arg(option("address", &fl!(words, "cli-value-address"), fl!(words, "cli-option-address")))
        .arg(flag("no-browser", fl!(words, "cli-option-no-browser")))
}

/// Serves the page until somebody has had enough.
pub(super) fn run(
    arguments: Option<&Arguments<'_>>,
    words: &Words,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    let address = arguments.map_or(Ok(ADDRESS), address)?;
    let with_browser = !arguments.is_some_and(|arguments| arguments.flag("no-browser"));
    let server = match Server::bind(address) {
        Ok(server) => server,
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            return taken(address, with_browser, words, out);
        }
        Err(error) => return Err(unserved(address, &error, words)),
    };
    let address = server.address();
    let stopper = server.stopper();
    interrupt::listen_with(move || stopper.stop()).map_err(|error| unserved(address, &error, words))?;
    say(out, &fl!(words, "cli-serve-started", url = url(address)))?;
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

/// The address that was asked for.
fn address(arguments: &Arguments<'_>) -> Result<SocketAddr, Failure> {
    let Some(text) = arguments.text("address") else { return Ok(ADDRESS) };
    let address = text.to_socket_addrs().ok().and_then(|mut addresses| addresses.next());
    address.ok_or_else(|| Failure::CommandLine(fl!(arguments.words, "cli-argument-address", value = text)))
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
    let other = SocketAddr::new(address.ip(), address.port().checked_add(1).unwrap_or(ADDRESS.port()));
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
