//! Where others on the local network reach this computer.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

/// Beginnings of the names of networks that exist within a computer only.
const WITHIN: [&str; 8] = ["docker", "br-", "veth", "virbr", "lxc", "lxd", "vmnet", "vboxnet"];

/// The addresses of this computer that others can reach, the likeliest first.
pub fn local_addresses() -> Vec<IpAddr> {
    let usual = address();
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let outside = interfaces.iter().filter(|interface| {
        !WITHIN.iter().any(|name| interface.name.starts_with(name)) && is_reachable(interface.ip())
    });
    let mut addresses: Vec<IpAddr> = outside.map(if_addrs::Interface::ip).collect();
    // Short addresses are easier to type.
    addresses.sort_by_key(|&ip| (Some(ip) != usual, ip.is_ipv6()));
    addresses.dedup();
    addresses
}

/// The address by which this computer reaches most others, and so most others it.
pub(crate) fn address() -> Option<IpAddr> {
    // Nothing is sent by that: the system only decides which way it would go.
    let documentation: [(IpAddr, IpAddr); 2] = [
        (Ipv4Addr::UNSPECIFIED.into(), Ipv4Addr::new(192, 0, 2, 1).into()),
        (Ipv6Addr::UNSPECIFIED.into(), Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1).into()),
    ];
    documentation.into_iter().find_map(|(from, to)| {
        let socket = UdpSocket::bind(SocketAddr::new(from, 0)).ok()?;
        socket.connect(SocketAddr::new(to, 9)).ok()?;
        socket.local_addr().ok().map(|address| address.ip()).filter(|&ip| is_reachable(ip))
    })
}

/// The address of the server for browsers.
pub(crate) fn url(ip: IpAddr, port: u16) -> String {
    format!("http://{}", SocketAddr::new(ip, port))
}

/// Whether others can reach an address by itself: one that needs the name of an interface with it is of no use in a browser.
fn is_reachable(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_link_local() && !ip.is_unspecified(),
        IpAddr::V6(ip) => !ip.is_loopback() && !ip.is_unicast_link_local() && !ip.is_unspecified(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_that_others_can_reach_are_told() {
        for ip in ["127.0.0.1", "169.254.7.7", "0.0.0.0", "::1", "fe80::1", "::"] {
            assert!(!is_reachable(ip.parse().expect("an address")), "{ip}");
        }
        for ip in ["192.168.1.5", "10.0.0.1", "203.0.113.9", "2001:db8::1", "fd00::5"] {
            assert!(is_reachable(ip.parse().expect("an address")), "{ip}");
        }
    }

    #[test]
    fn an_address_reads_as_browsers_write_it() {
        assert_eq!(url(Ipv4Addr::new(192, 168, 1, 5).into(), 4000), "http://192.168.1.5:4000");
        assert_eq!(url(Ipv6Addr::LOCALHOST.into(), 4000), "http://[::1]:4000");
    }
}
