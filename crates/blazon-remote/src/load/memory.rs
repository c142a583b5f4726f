//! How much memory a server has.

use std::fs;

use crate::server::Server;

/// The line of the server's own figures that says it.
const METRIC: &str = "process_resident_memory_bytes ";

/// The bytes that a server holds: of its process if that is known and can be seen, else what the server says itself.
pub(super) fn resident(server: &Server, process: Option<u32>) -> Option<u64> {
    match process {
        Some(process) => of_process(&fs::read_to_string(format!("/proc/{process}/status")).ok()?),
        None => of_metrics(&server.metrics().ok()?),
    }
}

fn of_process(status: &str) -> Option<u64> {
    let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    kilobytes.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

fn of_metrics(text: &str) -> Option<u64> {
    let figure = text.lines().find_map(|line| line.strip_prefix(METRIC))?;
    // It may be written with an exponent.
    let bytes: f64 = figure.trim().parse().ok()?;
    format!("{bytes:.0}").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_read_from_the_system_or_from_the_server() {
        assert_eq!(of_process("Name:\tblazon\nVmRSS:\t   51200 kB\nThreads:\t2\n"), Some(52_428_800));
        assert_eq!(of_process("Name:\tblazon\n"), None);
        let metrics = "# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes 5.24288e7\n";
        assert_eq!(of_metrics(metrics), Some(52_428_800));
        assert_eq!(of_metrics("sockets 4\n"), None);
    }
}
