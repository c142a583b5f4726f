//! A server for one test, and a client that shows every byte.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::path::Path;
use std::str;
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use blazon_server::{Limits, Online, Server, Stopper};
use blazon_store::Store;

/// A server that stops when the test ends.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) stopper: Stopper,
    thread: Option<JoinHandle<()>>,
}

impl Running {
    pub(crate) fn start() -> Running {
        Running::with_limits(Limits::default())
    }

    pub(crate) fn with_limits(limits: Limits) -> Running {
        Running::build(move |server| server.with_limits(limits))
    }

    /// A server with tables in this store.
    pub(crate) fn with_store(store: Arc<dyn Store>, online: Online) -> Running {
        Running::build(move |mut server| {
            server.open_store(store, online).expect("the store works");
            server
        })
    }

    /// A server with tables in this file.
    pub(crate) fn with_database(path: &Path, online: Online) -> Running {
        let path = path.to_owned();
        Running::build(move |mut server| {
            server.open_database(&path, online).expect("the file works");
            server
        })
    }

    /// A server that is made up on its own thread: it may not be in that of another runtime.
    pub(crate) fn build(build: impl FnOnce(Server) -> Server + Send + 'static) -> Running {
        let (sender, receiver) = mpsc::channel();
        let thread = thread::spawn(move || {
            let server = build(Running::bind());
            sender.send((server.address(), server.stopper())).expect("somebody waits");
            server.run();
        });
        let (address, stopper) = receiver.recv().expect("it starts");
        Running { address, stopper, thread: Some(thread) }
    }

    fn bind() -> Server {
        Server::bind("127.0.0.1:0".parse().expect("an address")).expect("a free port")
    }

    /// What it answers to a request for a path.
    pub(crate) fn get(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        self.ask("GET", path, headers)
    }

    pub(crate) fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
        self.tell(method, path, headers, "")
    }

    /// What it answers to a request with a body of JSON.
    pub(crate) fn post(&self, path: &str, body: &str) -> Answer {
        post(self.address, path, body)
    }

    pub(crate) fn tell(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        tell(self.address, method, path, headers, body)
    }

    /// What it answers to bytes that need not be a request; if they are several, to the last.
    pub(crate) fn send(&self, bytes: &[u8]) -> Answer {
        let mut stream = self.connect();
        stream.write_all(bytes).expect("the server reads");
        let mut answers = Vec::new();
        stream.read_to_end(&mut answers).expect("the server answers and ends");
        let start = answers.windows(5).rposition(|five| five == b"HTTP/").expect("an answer");
        Answer::read(&answers[start..])
    }

    pub(crate) fn connect(&self) -> TcpStream {
        connect(self.address)
    }

    /// Waits until it has stopped.
    pub(crate) fn wait(mut self) {
        let thread = self.thread.take().expect("it runs");
        thread.join().expect("it does not panic");
    }

    /// Every path of the page: what the service worker lists, and what is asked for by a fixed name.
    pub(crate) fn paths(&self) -> Vec<String> {
        let worker = self.get("/sw.js", &[]).text();
        let (_, list) = worker.split_once("const ASSETS = [").expect("a list");
        let (list, _) = list.split_once("];").expect("its end");
        let mut paths: Vec<String> =
            list.split(',').map(|path| path.trim().trim_matches('"').to_owned()).collect();
        paths.extend(["/", "/sw.js", "/manifest.webmanifest"].map(String::from));
        paths
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stopper.stop();
    }
}

/// What a server answers to a request with a body of JSON.
pub(crate) fn post(server: SocketAddr, path: &str, body: &str) -> Answer {
    tell(server, "POST", path, &[("Content-Type", "application/json")], body)
}

/// What a server answers to a request with any body.
pub(crate) fn tell(
    server: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    let mut stream = connect(server);
    let mut request = format!("{method} {path} HTTP/1.1\r\n");
    let usual = [("Host", "localhost"), ("Connection", "close")];
    let usual = usual.iter().filter(|(usual, _)| headers.iter().all(|(name, _)| name != usual));
    for (name, value) in usual.chain(headers) {
        request.extend([name, ": ", value, "\r\n"]);
    }
    if !body.is_empty() {
        request.extend(["Content-Length: ", &body.len().to_string(), "\r\n"]);
    }
    request.extend(["\r\n", body]);
    stream.write_all(request.as_bytes()).expect("the server reads");
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).expect("the server answers");
    let _ = stream.shutdown(Shutdown::Both);
    Answer::read(&bytes)
}

fn connect(server: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(server).expect("the server is there");
    stream.set_read_timeout(Some(Duration::from_mins(1))).expect("a time limit");
    stream
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    fn read(bytes: &[u8]) -> Answer {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("the end of the headers");
        let head = str::from_utf8(&bytes[..end]).expect("text");
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1)).expect("a status");
        let headers = lines.filter_map(|line| line.split_once(": "));
        Answer {
            status: status.parse().expect("a number"),
            headers: headers.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect(),
            body: bytes[end + 4..].to_vec(),
        }
    }

    /// A header, which stands there once if at all.
    #[track_caller]
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut values = self.headers.iter().filter(|(own, _)| own == name).map(|(_, value)| value.as_str());
        let value = values.next();
        assert_eq!(values.next(), None, "{name} stands there twice");
        value
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).expect("text")
    }
}
