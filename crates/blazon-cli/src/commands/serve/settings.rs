use std::net::{IpAddr, Ipv4Addr, SocketAddr, ToSocketAddrs};

use blazon_online::Rate;
use blazon_server::{Limits, Online, Origin};
use blazon_words::{Words, fl};
use clap::builder::FalseyValueParser;
use clap::{Arg, ArgAction, Command};

use crate::arguments::{Arguments, flag, option};
use crate::database;
use crate::failure::Failure;
use crate::logging::Logging;

/// Where the page is served unless it is said: only this computer can reach it.
const ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 4000);

const MINUTE: u64 = 60_000;
const DAY: u64 = 24 * 60 * MINUTE;

/// The time in which messages are counted: 20 seconds.
const BURST: u64 = 20_000;

/// How a server is to be run.
#[derive(Debug)]
pub(super) struct Settings {
    pub(super) address: SocketAddr,
    /// Whether the local network is served too.
    pub(super) lan: bool,
    pub(super) with_browser: bool,
    pub(super) limits: Limits,
    pub(super) online: Online,
    pub(super) logging: Logging,
}

/// Adds all of them to the command line. Each is also a variable of the environment: `--log-format` is `BLAZON_LOG_FORMAT`.
pub(super) fn add(command: Command, words: &Words) -> Command {
    let number = fl!(words, "cli-value-number");
    let name = fl!(words, "cli-value-name");
    let address = fl!(words, "cli-value-address");
    command
        .arg(setting(option("address", &address, fl!(words, "cli-option-address"))))
        .arg(switch("lan", fl!(words, "cli-option-lan")))
        .arg(switch("no-browser", fl!(words, "cli-option-no-browser")))
        .arg(database::option(words))
        .arg(
            setting(option("origin", &address, fl!(words, "cli-option-origin")))
                .action(ArgAction::Append)
                .value_delimiter(','),
        )
        .arg(switch("behind-proxy", fl!(words, "cli-option-behind-proxy")))
        .args(
            [
                ("connections", fl!(words, "cli-option-connections")),
                ("sockets-per-address", fl!(words, "cli-option-sockets-per-address")),
                ("tables-per-minute", fl!(words, "cli-option-tables-per-minute")),
                ("requests-per-minute", fl!(words, "cli-option-requests-per-minute")),
                ("messages", fl!(words, "cli-option-messages")),
                ("devices-per-seat", fl!(words, "cli-option-devices-per-seat")),
                ("watchers-per-table", fl!(words, "cli-option-watchers-per-table")),
                ("away", fl!(words, "cli-option-away")),
                ("waiting", fl!(words, "cli-option-waiting")),
                ("untouched", fl!(words, "cli-option-untouched")),
                ("keep", fl!(words, "cli-option-keep")),
            ]
            .map(|(id, help)| setting(option(id, &number, help))),
        )
        .arg(setting(option("log", &name, fl!(words, "cli-option-log"))))
        .arg(setting(option("log-format", &name, fl!(words, "cli-option-log-format"))))
}

/// An option that is also a variable of the environment.
fn setting(argument: Arg) -> Arg {
    let name = argument.get_id().as_str().to_uppercase().replace('-', "_");
    argument.env(format!("BLAZON_{name}")).hide_env_values(true)
}

/// Such an option without a value. As a variable, `0`, `no`, `off` and `false` are the same as nothing.
fn switch(id: &'static str, help: String) -> Arg {
    setting(flag(id, help)).value_parser(FalseyValueParser::new())
}

impl Settings {
    pub(super) fn read(arguments: &Arguments<'_>) -> Result<Settings, Failure> {
        let limits = Limits::default();
        let connections = arguments.number("connections", 1..=1_000_000)?.unwrap_or(limits.connections);
        Ok(Settings {
            address: address(arguments)?,
            lan: arguments.flag("lan"),
            with_browser: !arguments.flag("no-browser"),
            limits: Limits { connections, ..limits },
            online: online(arguments)?,
            logging: Logging::read(arguments)?,
        })
    }
}

/// The address that was asked for.
fn address(arguments: &Arguments<'_>) -> Result<SocketAddr, Failure> {
    let Some(text) = arguments.text("address") else { return Ok(ADDRESS) };
    let address = text.to_socket_addrs().ok().and_then(|mut addresses| addresses.next());
    address.ok_or_else(|| Failure::CommandLine(fl!(arguments.words, "cli-argument-address", value = text)))
}

/// How tables are held.
fn online(arguments: &Arguments<'_>) -> Result<Online, Failure> {
    let usual = Online::default();
    let rate = |id: &str, usual: Rate, within: u64| -> Result<Rate, Failure> {
        Ok(arguments.number(id, 1..=1_000_000)?.map_or(usual, |times| Rate { times, within }))
    };
    let times = |id: &str, usual: u64, one: u64, most: u64| -> Result<u64, Failure> {
        Ok(arguments.number(id, 1..=most)?.map_or(usual, |times: u64| times * one))
    };
    let number = |id: &str, usual: usize| -> Result<usize, Failure> {
        Ok(arguments.number(id, 1..=1_000_000)?.unwrap_or(usual))
    };
    let mut tables = usual.tables;
    tables.tables = rate("tables-per-minute", tables.tables, MINUTE)?;
    tables.requests = rate("requests-per-minute", tables.requests, MINUTE)?;
    tables.messages = rate("messages", tables.messages, BURST)?;
    tables.watcher_messages = Rate { times: tables.messages.times.div_ceil(2), ..tables.messages };
    tables.sockets_a_seat = number("devices-per-seat", tables.sockets_a_seat)?;
    tables.watchers = number("watchers-per-table", tables.watchers)?;
    tables.gone = times("away", tables.gone, 1000, 86_400)?;
    tables.waiting = times("waiting", tables.waiting, DAY, 36_500)?;
    tables.untouched = times("untouched", tables.untouched, DAY, 36_500)?;
    tables.kept = arguments.number("keep", 1..=36_500)?.map(|days: u64| days * DAY);
    Ok(Online {
        tables,
        sockets_an_address: number("sockets-per-address", usual.sockets_an_address)?,
        origins: arguments
            .texts("origin")
            .map(|text| origin(text, arguments.words))
            .collect::<Result<_, _>>()?,
        behind_proxy: arguments.flag("behind-proxy"),
        local_network: arguments.flag("lan"),
    })
}

fn origin(text: &str, words: &Words) -> Result<Origin, Failure> {
    let origin = text.trim().parse();
    origin.map_err(|_| Failure::CommandLine(fl!(words, "cli-argument-origin", value = text)))
}
