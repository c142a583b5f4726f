//! How many connections the system lets the server have.

/// What the server needs descriptors for besides connections: the database, listening, names, logs.
const OTHERS: usize = 64;

/// Sees to it that there can be so many connections, as far as the system allows, and says how many there can be.
#[cfg(unix)]
pub(crate) fn make_room(connections: usize) -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let wanted = (connections + OTHERS) as u64;
    let limit = getrlimit(Resource::Nofile);
    // Nothing is the same as no limit.
    let enough = |limit: Option<u64>| limit.is_none_or(|limit| limit >= wanted);
    if enough(limit.current) {
        return connections;
    }
    let most = limit.maximum.map_or(wanted, |maximum| maximum.min(wanted));
    // A system may refuse what it seemed to allow.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: Some(most), maximum: limit.maximum });
    let current = getrlimit(Resource::Nofile).current;
    if enough(current) {
        return connections;
    }
    let current = usize::try_from(current.unwrap_or(wanted)).unwrap_or(usize::MAX);
    // With very few, half of them: the database and the others share the rest.
    current.saturating_sub(OTHERS).max(current / 2).clamp(1, connections.max(1))
}

/// Elsewhere the system has no such limit.
#[cfg(not(unix))]
pub(crate) fn make_room(connections: usize) -> usize {
    connections
}
