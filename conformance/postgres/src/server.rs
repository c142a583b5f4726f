use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::account::Account;
use crate::binaries::Binaries;
use crate::error::Error;
use crate::folder::Folder;
use crate::run::{Run, Stop};

/// Who may connect: everybody on this computer as anybody, except that whoever calls themselves `stranger` needs a password.
const WHO_MAY_CONNECT: &str = "\
host all stranger 127.0.0.1/32 scram-sha-256
host all all 127.0.0.1/32 trust
";

/// The settings of a server whose data nobody will miss. What is committed outlasts its processes, but not the computer's
/// power.
const SETTINGS: [(&str, &str); 7] = [
    ("listen_addresses", "127.0.0.1"),
    ("unix_socket_directories", ""),
    ("max_connections", "400"),
    ("shared_buffers", "32MB"),
    ("fsync", "off"),
    ("full_page_writes", "off"),
    ("lc_messages", "C"),
];

/// How often another port is tried, if somebody else was faster.
const PORTS: u32 = 20;

/// A server and its data. It ends when this is dropped, or when this process ends, however that may be.
#[derive(Debug)]
pub struct Postgres {
    // The first to go.
    run: Mutex<Option<Run>>,
    binaries: Binaries,
    account: Account,
    settings: Vec<(String, String)>,
    port: u16,
    databases: AtomicU32,
    folder: Folder,
}

impl Postgres {
    /// Starts a server with an empty database, made for tests to be fast: what is committed outlasts the server's
    /// processes, but not the computer's power.
    pub fn start() -> Result<Postgres, Error> {
        Postgres::start_with(&[])
    }

    /// Starts a server with more settings, or others, as they are called in `postgresql.conf`.
    pub fn start_with(settings: &[(&str, &str)]) -> Result<Postgres, Error> {
        let binaries = Binaries::find()?;
        let account = Account::choose()?;
        let folder = Folder::new(account)?;
        create(&binaries, account, &data(&folder))?;
        let all = SETTINGS.iter().chain(settings);
        let settings = all.map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        let run = Mutex::new(None);
        let databases = AtomicU32::new(0);
        let mut postgres = Postgres { run, binaries, account, settings, port: 0, databases, folder };
        for attempt in 1.. {
            postgres.port = free_port()?;
            match postgres.run() {
                Err(error) if attempt == PORTS => return Err(error),
                Err(Error::Failed { said, .. }) if said.contains("could not bind") => {}
                started => {
                    *postgres.running() = Some(started?);
                    break;
                }
            }
        }
        Ok(postgres)
    }

    /// The address of a database, for a user who may do everything. A user `stranger`, should one be created, needs a
    /// password.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    /// Creates an empty database, and gives its address.
    pub fn create_database(&self) -> Result<String, Error> {
        let database = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {database}"))?;
        Ok(self.url(&database))
    }

    /// Has a database do something, and gives what `psql` prints of it: a row a line, with `|` between columns.
    pub fn sql(&self, database: &str, statement: &str) -> Result<String, Error> {
        let mut psql = Command::new(self.binaries.program("psql"));
        psql.args(["--no-psqlrc", "--quiet", "--no-align", "--tuples-only", "--set=ON_ERROR_STOP=1"]);
        psql.arg("--command").arg(statement).arg(self.url(database)).env("PGCONNECT_TIMEOUT", "60");
        said("psql", &mut psql)
    }

    /// The port that it listens on, also after it was started again.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The number of its first process, unless it is stopped.
    pub fn pid(&self) -> Option<u32> {
        self.running().as_ref().map(Run::pid)
    }

    /// Stops it, and waits until it is gone. What it has stays.
    pub fn stop(&self, how: Stop) -> Result<(), Error> {
        if let Some(run) = self.running().take() {
            run.stop(how)?;
        }
        Ok(())
    }

    /// Starts it again on the same port after it was stopped, with what it had.
    pub fn restart(&self) -> Result<(), Error> {
        let mut running = self.running();
        if running.is_none() {
            *running = Some(self.run()?);
        }
        Ok(())
    }

    fn run(&self) -> Result<Run, Error> {
        let mut server = self.account.command(self.binaries.program("postgres"));
        server.arg("-D").arg(data(&self.folder)).arg("-p").arg(self.port.to_string());
        for (name, value) in &self.settings {
            server.arg("-c").arg(format!("{name}={value}"));
        }
        Run::start(&server)
    }

    fn running(&self) -> MutexGuard<'_, Option<Run>> {
        self.run.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Where a server has its data.
fn data(folder: &Folder) -> PathBuf {
    folder.path().join("data")
}

/// Makes the folder that a server works in.
fn create(binaries: &Binaries, account: Account, data: &Path) -> Result<(), Error> {
    let mut initdb = account.command(binaries.program("initdb"));
    initdb.arg("-D").arg(data).args(["--username=postgres", "--auth=trust", "--no-locale"]);
    initdb.args(["--encoding=UTF8", "--no-sync", "--no-instructions"]);
    said("initdb", &mut initdb)?;
    fs::write(data.join("pg_hba.conf"), WHO_MAY_CONNECT)?;
    Ok(())
}

/// A port that nobody has at this moment.
fn free_port() -> Result<u16, Error> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}

/// What a program says, if it succeeds.
fn said(program: &'static str, command: &mut Command) -> Result<String, Error> {
    // In a folder that every user may be in.
    let output = command.current_dir("/").stdin(Stdio::null()).output()?;
    let text = |bytes| String::from_utf8_lossy(bytes).trim_end().to_owned();
    if output.status.success() {
        Ok(text(&output.stdout))
    } else {
        Err(Error::Failed { program, said: text(&output.stderr) })
    }
}
