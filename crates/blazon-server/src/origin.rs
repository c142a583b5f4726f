use std::fmt;
use std::str::FromStr;

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use thiserror::Error;

/// Where a page comes from: `https://blazon.example` or `http://192.168.1.5:4000`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    scheme: Scheme,
    /// In lower case, with its port unless that goes without saying.
    host: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scheme {
    Http,
    Https,
}

/// A text that is no origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("an origin is a scheme and a host, such as https://blazon.example")]
pub struct NotAnOrigin;

impl Origin {
    /// Whether a request may be answered: no page has made it, or one that comes from the host that was asked or from one of
    /// these origins.
    ///
    /// A browser sends along where the page comes from, and a page cannot change that. Programs say nothing of it.
    pub(crate) fn admits(headers: &HeaderMap, others: &[Origin]) -> bool {
        let mut said = headers.get_all(ORIGIN).into_iter();
        let Some(first) = said.next() else { return true };
        let Some(origin) = first.to_str().ok().and_then(|text| text.parse::<Origin>().ok()) else {
            return false;
        };
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        // Whether the page came by TLS is not to be seen behind a proxy, so the host alone has to do.
        let own = host.is_some_and(|host| origin.host == without_usual_port(host, origin.scheme));
        said.next().is_none() && (own || others.contains(&origin))
    }
}

impl FromStr for Origin {
    type Err = NotAnOrigin;

    fn from_str(text: &str) -> Result<Origin, NotAnOrigin> {
        let (scheme, rest) = text.split_once("://").ok_or(NotAnOrigin)?;
        let scheme = match scheme.to_ascii_lowercase().as_str() {
            "http" => Scheme::Http,
            "https" => Scheme::Https,
            _ => return Err(NotAnOrigin),
        };
        // People write the slash, browsers do not.
        let host = rest.strip_suffix('/').unwrap_or(rest);
        let is_host = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_' | ':' | '[' | ']');
        if host.is_empty() || !host.chars().all(is_host) {
            return Err(NotAnOrigin);
        }
        Ok(Origin { scheme, host: without_usual_port(host, scheme) })
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = match self.scheme {
            Scheme::Http => "http",
            Scheme::Https => "https",
        };
        write!(f, "{scheme}://{}", self.host)
    }
}

/// A host as browsers write it: in lower case, and without a port that goes without saying.
fn without_usual_port(host: &str, scheme: Scheme) -> String {
    let usual = match scheme {
        Scheme::Http => ":80",
        Scheme::Https => ":443",
    };
    host.strip_suffix(usual).unwrap_or(host).to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[track_caller]
    fn admits(origin: &'static str, host: &'static str, others: &[&str]) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(ORIGIN, HeaderValue::from_static(origin));
        headers.insert(HOST, HeaderValue::from_static(host));
        let others: Vec<Origin> = others.iter().map(|origin| origin.parse().expect("an origin")).collect();
        Origin::admits(&headers, &others)
    }

    #[test]
    fn a_page_of_the_server_itself_may_ask() {
        assert!(admits("http://127.0.0.1:4000", "127.0.0.1:4000", &[]));
        assert!(admits("http://[::1]:4000", "[::1]:4000", &[]));
        assert!(admits("https://blazon.example", "blazon.example", &[]));
        assert!(admits("https://blazon.example", "Blazon.Example:443", &[]));
        assert!(admits("http://blazon.example", "blazon.example:80", &[]));
    }

    #[test]
    fn a_page_of_another_site_may_not() {
        for origin in [
            "https://evil.example",
            "https://blazon.example.evil.example",
            "https://evil-blazon.example",
            "http://blazon.example:8080",
            "http://blazon.example:443",
            "null",
            "",
            "https://",
            "file://",
            "https://blazon.example/path",
            "https://user@blazon.example",
        ] {
            assert!(!admits(origin, "blazon.example", &[]), "{origin}");
        }
    }

    #[test]
    fn a_page_of_an_allowed_origin_may_ask_with_that_scheme_only() {
        assert!(admits("https://play.example", "127.0.0.1:4000", &["https://play.example/"]));
        assert!(!admits("http://play.example", "127.0.0.1:4000", &["https://play.example"]));
        assert!(!admits("https://play.example:8443", "127.0.0.1:4000", &["https://play.example"]));
    }

    #[test]
    fn two_origins_are_none() {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, HeaderValue::from_static("a.example"));
        headers.append(ORIGIN, HeaderValue::from_static("https://a.example"));
        headers.append(ORIGIN, HeaderValue::from_static("https://b.example"));
        assert!(!Origin::admits(&headers, &[]));
    }

    #[test]
    fn a_program_says_nothing_and_may_ask() {
        assert!(Origin::admits(&HeaderMap::new(), &[]));
    }

    #[test]
    fn an_origin_is_written_as_it_is_read() {
        for text in ["https://blazon.example", "http://192.168.1.5:4000", "http://[::1]:4000"] {
            assert_eq!(text.parse::<Origin>().map(|origin| origin.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("blazon.example".parse::<Origin>(), Err(NotAnOrigin));
    }
}
