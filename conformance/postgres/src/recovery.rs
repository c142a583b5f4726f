use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use crate::error::Error;
use crate::run::Stop;
use crate::server::{Postgres, said};

/// What keeps a copy of everything that is written, so that a server can go back. It runs in the folder of the data.
const ARCHIVING: [(&str, &str); 3] = [
    ("wal_level", "replica"),
    ("archive_mode", "on"),
    ("archive_command", "mkdir -p ../archive && test ! -f ../archive/%f && cp %p ../archive/%f"),
];

/// How long a busy computer may take to archive what was written.
const PATIENCE: Duration = Duration::from_mins(2);

impl Postgres {
    /// Starts a server that archives whatever it writes.
    pub fn start_archiving() -> Result<Postgres, Error> {
        Postgres::start_with(&ARCHIVING)
    }

    /// Copies everything that it has at this moment, while it runs: what [`Postgres::go_back`] begins with.
    pub fn base_backup(&self) -> Result<(), Error> {
        let mut copy = self.command("pg_basebackup");
        copy.arg("--dbname").arg(self.url("postgres")).arg("--pgdata").arg(self.base());
        copy.args(["--checkpoint=fast", "--no-sync"]);
        said("pg_basebackup", &mut copy).map(drop)
    }

    /// The time by the server's clock, as it writes it.
    pub fn now(&self) -> Result<String, Error> {
        self.sql("postgres", "SELECT clock_timestamp()")
    }

    /// Makes everything as it was at a time after the base backup, and starts again.
    pub fn go_back(&self, to: &str) -> Result<(), Error> {
        self.archive_everything()?;
        self.stop(Stop::Fast)?;
        fs::remove_dir_all(self.data())?;
        fs::rename(self.base(), self.data())?;
        let settings = format!(
            "restore_command = 'cp ../archive/%f %p'\nrecovery_target_time = '{to}'\nrecovery_target_action = 'promote'\n"
        );
        let file = self.data().join("postgresql.conf");
        fs::write(&file, fs::read_to_string(&file)? + &settings)?;
        fs::write(self.data().join("recovery.signal"), "")?;
        self.restart()
    }

    /// Waits until all that was written is in the archive.
    fn archive_everything(&self) -> Result<(), Error> {
        let file = self.sql("postgres", "SELECT pg_walfile_name(pg_switch_wal())")?;
        let deadline = Instant::now() + PATIENCE;
        while !self.data().join(format!("../archive/{file}")).is_file() {
            if Instant::now() > deadline {
                return Err(Error::Failed {
                    program: "archive_command",
                    said: format!("{file} is not there"),
                });
            }
            thread::sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    fn base(&self) -> PathBuf {
        self.data().with_file_name("base")
    }
}
