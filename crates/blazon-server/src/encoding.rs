//! Which compression a browser understands: RFC 9110, section 12.5.3.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;

/// A way to send bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coding {
    Brotli,
    Gzip,
    Identity,
}

impl Coding {
    /// Its name in HTTP.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Coding::Brotli => "br",
            Coding::Gzip => "gzip",
            Coding::Identity => "identity",
        }
    }

    /// The one that the other side likes best, of those there are; among equals the first.
    pub(crate) fn choose(available: impl Iterator<Item = Coding>, headers: &HeaderMap) -> Coding {
        let wishes: Vec<(&str, u16)> = weighted(headers.get_all(ACCEPT_ENCODING)).collect();
        let liking = |coding: Coding| {
            let named = |name: &str| wishes.iter().find(|(wish, _)| wish.eq_ignore_ascii_case(name));
            match named(coding.name()).or_else(|| named("*")) {
                Some((_, weight)) => *weight,
                // Nobody has to say that plain bytes are understood, but what was named comes first.
                None => u16::from(coding == Coding::Identity),
            }
        };
        let mut best = (Coding::Identity, 0);
        for coding in available {
            if liking(coding) > best.1 {
                best = (coding, liking(coding));
            }
        }
        // If everything is refused, plain bytes are still better than nothing.
        best.0
    }
}

/// The values of a list with weights such as `gzip, br;q=0.5`, each with its weight in thousandths.
pub(crate) fn weighted<'a>(
    values: impl IntoIterator<Item = &'a axum::http::HeaderValue>,
) -> impl Iterator<Item = (&'a str, u16)> {
    values.into_iter().filter_map(|value| value.to_str().ok()).flat_map(|text| text.split(',')).map(|item| {
        let mut parts = item.split(';').map(str::trim);
        let value = parts.next().unwrap_or_default();
        let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
        (value, weight.map_or(1000, thousandths))
    })
}

/// A weight from 0 to 1 in thousandths; what cannot be read counts as refused.
fn thousandths(weight: &str) -> u16 {
    let (whole, fraction) = weight.split_once('.').unwrap_or((weight, ""));
    if fraction.len() > 3 || !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return 0;
    }
    match whole {
        "0" => format!("{fraction:0<3}").parse().unwrap_or(0),
        "1" if fraction.bytes().all(|byte| byte == b'0') => 1000,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(accepted: &[&str], expected: Coding) {
        let mut headers = HeaderMap::new();
        for value in accepted {
            headers.append(ACCEPT_ENCODING, value.parse().unwrap());
        }
        let all = [Coding::Brotli, Coding::Gzip, Coding::Identity].into_iter();
        assert_eq!(Coding::choose(all, &headers), expected, "{accepted:?}");
    }

    #[test]
    fn the_smallest_of_what_is_understood_is_sent() {
        check(&["gzip, deflate, br, zstd"], Coding::Brotli);
        check(&["gzip", "br"], Coding::Brotli);
        check(&["gzip, deflate"], Coding::Gzip);
        check(&["GZIP"], Coding::Gzip);
        check(&["*"], Coding::Brotli);
        check(&["deflate"], Coding::Identity);
    }

    #[test]
    fn who_says_nothing_gets_plain_bytes() {
        check(&[], Coding::Identity);
        check(&[""], Coding::Identity);
    }

    #[test]
    fn weights_are_obeyed() {
        check(&["br;q=0.5, gzip;q=0.8"], Coding::Gzip);
        check(&["br;q=0, gzip"], Coding::Gzip);
        check(&["br; q=0.001"], Coding::Brotli);
        check(&["identity, br;q=0.5"], Coding::Identity);
        check(&["gzip;q=1.000, br;q=0.999"], Coding::Gzip);
        check(&["*;q=0.3, br;q=0"], Coding::Gzip);
        check(&["identity;q=0, gzip"], Coding::Gzip);
    }

    #[test]
    fn what_cannot_be_read_is_refused() {
        for weight in ["2", "x", "-1", "0.0001", "0.x", "1.5", ""] {
            check(&[&format!("br;q={weight}")], Coding::Identity);
        }
    }
}
