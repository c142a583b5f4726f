use std::ffi::OsStr;
use std::io;
use std::os::unix::fs::chown;
use std::path::Path;
use std::process::Command;

use crate::error::Error;

/// As whom the server runs: PostgreSQL refuses to be root.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Account {
    /// As whoever runs the tests.
    Ours,
    /// As another user, because root runs the tests.
    Other { user: u32, group: u32 },
}

impl Account {
    /// One that may run a server.
    pub(crate) fn choose() -> Result<Account, Error> {
        if id(&["-u"]) != Some(0) {
            return Ok(Account::Ours);
        }
        let others = ["postgres", "nobody"].into_iter();
        let mut others = others
            .filter_map(|name| Some(Account::Other { user: id(&["-u", name])?, group: id(&["-g", name])? }));
        others.find(|account| account.works()).ok_or(Error::Root)
    }

    /// A program that runs as this user.
    pub(crate) fn command(self, program: impl AsRef<OsStr>) -> Command {
        match self {
            Account::Ours => Command::new(program),
            Account::Other { user, group } => {
                let mut command = Command::new("setpriv");
                command.args([format!("--reuid={user}"), format!("--regid={group}")]);
                command.args(["--clear-groups", "--"]).arg(program);
                command
            }
        }
    }

    /// Gives a folder to this user.
    pub(crate) fn give(self, folder: &Path) -> io::Result<()> {
        match self {
            Account::Ours => Ok(()),
            Account::Other { user, group } => chown(folder, Some(user), Some(group)),
        }
    }

    fn works(self) -> bool {
        self.command("true").status().is_ok_and(|status| status.success())
    }
}

/// What `id` answers.
fn id(arguments: &[&str]) -> Option<u32> {
    let said = Command::new("id").args(arguments).output().ok().filter(|said| said.status.success())?;
    String::from_utf8(said.stdout).ok()?.trim().parse().ok()
}
