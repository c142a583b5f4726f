use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};

use sqlx::{PgConnection, PgPool};

/// The first half of the names of our advisory locks: "Blaz".
pub(super) const LOCKS: i32 = 0x426c_617a;

/// The lock of whoever changes the schema.
pub(super) const MIGRATING: i32 = 1;

/// The lock of whoever may write: servers share it, and whoever wants to be alone has it for themselves.
const SERVING: i32 = 2;

/// With whom the right to write is shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Share {
    /// With other servers.
    Shared,
    /// With nobody.
    Alone,
}

/// The right to write, which is also how servers know of each other: an advisory lock that belongs to the connection that
/// writes. PostgreSQL takes it back as soon as that ends, whatever becomes of the process.
#[derive(Debug)]
pub(super) struct Liveness {
    share: Share,
    /// The process at the other end of the connection that has it, 0 if there is none.
    process: AtomicI32,
    /// Whether it was ever lost. Somebody else may have written since.
    lost: AtomicBool,
}

impl Liveness {
    pub(super) fn new(share: Share) -> Liveness {
        Liveness { share, process: AtomicI32::new(0), lost: AtomicBool::new(false) }
    }

    /// Takes the lock, unless somebody else has it who does not share, or with whom we do not.
    pub(super) async fn take(&self, connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
        let sql = match self.share {
            Share::Shared => "SELECT pg_try_advisory_lock_shared($1, $2), pg_backend_pid()",
            Share::Alone => "SELECT pg_try_advisory_lock($1, $2), pg_backend_pid()",
        };
        let (taken, process) = sqlx::query_as(sql).bind(LOCKS).bind(SERVING).fetch_one(connection).await?;
        if taken {
            self.process.store(process, Ordering::Relaxed);
        }
        Ok(taken)
    }

    /// Notes that the connection which had the lock is given up.
    pub(super) fn lose(&self) {
        self.lost.store(true, Ordering::Relaxed);
        self.process.store(0, Ordering::Relaxed);
    }

    /// Whether nobody else has been able to write since the store was opened.
    pub(super) fn is_alone(&self) -> bool {
        self.share == Share::Alone && !self.lost.load(Ordering::Relaxed)
    }

    /// Whether another connection than ours has the lock.
    pub(super) async fn others(&self, pool: &PgPool) -> Result<bool, sqlx::Error> {
        let sql = "SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted \
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) \
            AND classid::bigint = $1 AND objid::bigint = $2 AND objsubid = 2 AND pid <> $3)";
        let process = self.process.load(Ordering::Relaxed);
        sqlx::query_scalar(sql)
            .bind(i64::from(LOCKS))
            .bind(i64::from(SERVING))
            .bind(process)
            .fetch_one(pool)
            .await
    }
}
