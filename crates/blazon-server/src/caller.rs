use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;
use axum::http::header::{FORWARDED, HeaderName};

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Where whoever asks is, as far as limits are concerned. Behind a proxy it is the proxy that says so: of several who do,
/// the last, because whatever stands before that may be anybody's invention.
pub(crate) fn address(peer: Peer, headers: &HeaderMap, behind_proxy: bool) -> String {
    let said = if behind_proxy { said_last(headers) } else { None };
    neighbourhood(said.unwrap_or(peer.0.ip()))
}

/// One address of IPv4, or the network that one customer has in IPv6: there they have more addresses than can be counted.
fn neighbourhood(ip: IpAddr) -> String {
    match ip.to_canonical() {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            format!("{}/64", Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

/// The address that the last proxy saw.
fn said_last(headers: &HeaderMap) -> Option<IpAddr> {
    let last = |name: HeaderName| {
        let list = headers.get_all(name).into_iter().next_back()?.to_str().ok()?;
        list.rsplit(',').next().map(str::trim)
    };
    if let Some(said) = last(X_FORWARDED_FOR) {
        return read_ip(said);
    }
    let hop = last(FORWARDED)?;
    let said = hop.split(';').find_map(|pair| {
        let (name, value) = pair.split_once('=')?;
        name.trim().eq_ignore_ascii_case("for").then(|| value.trim().trim_matches('"'))
    });
    said.and_then(read_ip)
}

/// An address, with or without a port.
fn read_ip(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse().ok().map(|address: SocketAddr| address.ip()))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    const PEER: Peer = Peer(SocketAddr::new(IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1)), 5000));

    fn behind_proxy(headers: &[(HeaderName, &'static str)]) -> String {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(name, HeaderValue::from_static(value));
        }
        address(PEER, &map, true)
    }

    #[test]
    fn without_a_proxy_nobody_is_believed() {
        let mut headers = HeaderMap::new();
        headers.insert(X_FORWARDED_FOR, HeaderValue::from_static("192.0.2.7"));
        assert_eq!(address(PEER, &headers, false), "10.0.0.1");
    }

    #[test]
    fn the_last_proxy_is_believed() {
        assert_eq!(behind_proxy(&[(X_FORWARDED_FOR, "192.0.2.7")]), "192.0.2.7");
        assert_eq!(behind_proxy(&[(X_FORWARDED_FOR, "203.0.113.9, 192.0.2.7")]), "192.0.2.7");
        let twice = [(X_FORWARDED_FOR, "203.0.113.9"), (X_FORWARDED_FOR, "192.0.2.7:4711")];
        assert_eq!(behind_proxy(&twice), "192.0.2.7");
        assert_eq!(behind_proxy(&[(FORWARDED, "for=203.0.113.9, For=192.0.2.7;proto=https")]), "192.0.2.7");
        assert_eq!(behind_proxy(&[(FORWARDED, "proto=https;for=\"[2001:db8::7]:4711\"")]), "2001:db8::/64");
    }

    #[test]
    fn a_proxy_that_says_nothing_sensible_stands_for_everybody_behind_it() {
        for said in ["", "unknown", "_hidden", "<script>"] {
            assert_eq!(behind_proxy(&[(X_FORWARDED_FOR, said)]), "10.0.0.1", "{said}");
        }
        assert_eq!(behind_proxy(&[]), "10.0.0.1");
    }

    #[test]
    fn a_customer_s_network_is_one_address() {
        let of = |ip: &str| neighbourhood(ip.parse().expect("an address"));
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:192.0.2.7"), "192.0.2.7");
    }
}
