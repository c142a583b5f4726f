//! Taking addresses.

use std::io;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};

use socket2::{Domain, Protocol, Socket, Type};

/// How many connections may wait to be accepted: many people come back at once after a restart.
const WAITING: i32 = 1024;

/// Listens at an address.
pub(crate) fn at(address: SocketAddr) -> io::Result<TcpListener> {
    listen(address, |_| Ok(()))
}

/// Listens at a port of all addresses that this computer has. Whichever is free if it is 0.
pub(crate) fn everywhere(port: u16) -> io::Result<Vec<TcpListener>> {
    let first = at((Ipv4Addr::UNSPECIFIED, port).into())?;
    let address = (Ipv6Addr::UNSPECIFIED, first.local_addr()?.port()).into();
    // Some systems would let this one have the other's connections too, and some have no such addresses.
    let second = listen(address, |socket| socket.set_only_v6(true));
    Ok([Some(first), second.ok()].into_iter().flatten().collect())
}

fn listen(address: SocketAddr, prepare: fn(&Socket) -> io::Result<()>) -> io::Result<TcpListener> {
    let socket = Socket::new(Domain::for_address(address), Type::STREAM, Some(Protocol::TCP))?;
    prepare(&socket)?;
    // So that a restart need not wait until the last connections are forgotten. Elsewhere it means something else.
    #[cfg(unix)]
    socket.set_reuse_address(true)?;
    socket.set_nonblocking(true)?;
    socket.bind(&address.into())?;
    socket.listen(WAITING)?;
    Ok(socket.into())
}
