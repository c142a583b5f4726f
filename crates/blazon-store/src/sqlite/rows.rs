use std::sync::Arc;

use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments};
use sqlx::{AssertSqlSafe, SqliteConnection};

/// How many rows one statement writes. A few sizes serve every number of rows, so that every statement is soon prepared.
const SIZES: [usize; 3] = [256, 16, 1];

/// A statement about as many rows as there are.
#[derive(Debug)]
pub(super) struct Rows {
    statements: [Arc<str>; SIZES.len()],
}

/// A statement that is being given its values.
pub(super) type Statement = Query<'static, Sqlite, SqliteArguments>;

impl Rows {
    /// A statement that consists of a beginning, something for each row, with commas, and an end.
    pub(super) fn new(begin: &str, row: &str, end: &str) -> Rows {
        let statement = |size| {
            let rows = vec![row; size].join(", ");
            format!("{begin}{rows}{end}").into()
        };
        Rows { statements: SIZES.map(statement) }
    }

    /// Statements for all rows, each with the values that `bind` gives it.
    pub(super) fn of<T>(
        &self,
        rows: impl IntoIterator<Item = T>,
        bind: impl Fn(Statement, T) -> Statement,
    ) -> Vec<Statement> {
        let mut rows = rows.into_iter().collect::<Vec<T>>().into_iter();
        let mut statements = Vec::new();
        for (size, sql) in SIZES.into_iter().zip(&self.statements) {
            while rows.len() >= size {
                let statement = sqlx::query(AssertSqlSafe(Arc::clone(sql)));
                statements.push(rows.by_ref().take(size).fold(statement, &bind));
            }
        }
        statements
    }
}

/// Carries out statements, one after the other.
pub(super) async fn execute(
    connection: &mut SqliteConnection,
    statements: Vec<Statement>,
) -> Result<(), sqlx::Error> {
    for statement in statements {
        statement.execute(&mut *connection).await?;
    }
    Ok(())
}
