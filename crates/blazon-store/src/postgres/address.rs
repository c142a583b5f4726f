use std::fmt;
use std::str::FromStr;

use sqlx::ConnectOptions;
use sqlx::postgres::PgConnectOptions;

use crate::open_error::OpenError;

/// Where a database is, and who asks. Nobody who prints it sees a password.
#[derive(Clone)]
pub(super) struct Address(PgConnectOptions);

impl Address {
    /// Reads an address: `postgres://user:password@host:port/database`, and after a question mark `sslmode` and so on.
    pub(super) fn parse(url: &str) -> Result<Address, OpenError> {
        let scheme = url.split("://").next().unwrap_or_default();
        if !["postgres", "postgresql"].contains(&scheme) {
            return Err(OpenError::NotAnAddress("it does not begin with postgres://".to_owned()));
        }
        match PgConnectOptions::from_str(url) {
            Ok(options) => Ok(Address(options.disable_statement_logging())),
            Err(sqlx::Error::Configuration(error)) => Err(OpenError::NotAnAddress(error.to_string())),
            Err(error) => Err(OpenError::NotAnAddress(error.to_string())),
        }
    }

    /// How to connect with it.
    pub(super) fn options(&self) -> PgConnectOptions {
        self.0.clone()
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Address")
            .field("host", &self.0.get_host())
            .field("port", &self.0.get_port())
            .field("user", &self.0.get_username())
            .field("database", &self.0.get_database())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_who_prints_an_address_sees_the_password() {
        for url in [
            "postgres://ann:hidden@example.org:5433/games?sslmode=require",
            "postgresql://ann@example.org:5433/games?password=hidden",
        ] {
            let printed = format!("{:?}", Address::parse(url).expect("an address"));
            assert!(printed.contains("example.org") && printed.contains("5433"), "{printed}");
            assert!(!printed.contains("hidden"), "{printed}");
        }
    }

    #[test]
    fn what_is_no_address_is_refused_without_saying_it_again() {
        for url in ["", "blazon.db", "mysql://ann:hidden@host/games", "postgres://ann:hidden@host:port/games"]
        {
            let Err(error) = Address::parse(url) else { panic!("{url} is no address") };
            assert!(matches!(error, OpenError::NotAnAddress(_)), "{error:?}");
            assert!(!format!("{error:?} {error}").contains("hidden"), "{error:?}");
        }
    }
}
