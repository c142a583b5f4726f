use std::time::Duration;

/// How many connections there may be, and how long each may keep the server waiting.
///
/// A connection that is handed over to another protocol (a WebSocket) keeps its place among the connections, and is
/// free of the times.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The connections at one time. If one more comes, the one that has been silent for longest is closed.
    pub connections: usize,
    /// The time for the head of a request. It begins when the connection or the answer before is complete, so it is also
    /// how long a connection is kept open for a next request.
    pub head: Duration,
    /// The time from the head of a request to its answer, which includes reading its body.
    pub answer: Duration,
    /// The time without a byte in either direction: whoever does not read the answer is not waited for.
    pub silence: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            // Where the system gives a program fewer descriptors than that, there are fewer: `Server::make_room`.
            connections: 10_000,
            head: Duration::from_secs(20),
            answer: Duration::from_secs(30),
            silence: Duration::from_mins(1),
        }
    }
}
