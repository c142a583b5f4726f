//! A server that tests start is theirs alone, and is gone with them.

#![cfg(unix)]

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use blazon_postgres::{Postgres, Stop};

/// How long a busy computer may take.
const PATIENCE: Duration = Duration::from_mins(1);

#[test]
fn databases_are_separate_and_outlast_every_way_of_stopping() {
    let postgres = Postgres::start().expect("it starts");
    let [one, other] = [0; 2].map(|_| postgres.create_database().expect("a database"));
    assert_ne!(one, other);
    let sql = |statement: &str| postgres.sql("test_0", statement).expect("it works");
    sql("CREATE TABLE counted (number int)");
    for (number, how) in (1..).zip([Stop::Fast, Stop::Immediate, Stop::Kill, Stop::Kill]) {
        sql(&format!("INSERT INTO counted VALUES ({number})"));
        let pid = postgres.pid().expect("it runs");
        postgres.stop(how).expect("it ends");
        assert_eq!(postgres.pid(), None);
        assert!(postgres.sql("test_0", "SELECT 1").is_err(), "nobody answers");
        postgres.restart().expect("it starts again");
        assert_ne!(postgres.pid(), Some(pid));
        assert_eq!(sql("SELECT count(*), max(number) FROM counted"), format!("{number}|{number}"));
    }
    assert!(postgres.sql("test_1", "SELECT * FROM counted").is_err(), "the other one is still empty");
}

#[test]
fn settings_are_those_that_were_asked_for() {
    let postgres = Postgres::start_with(&[("fsync", "on"), ("work_mem", "5MB")]).expect("it starts");
    assert_eq!(postgres.sql("postgres", "SHOW fsync").expect("an answer"), "on");
    assert_eq!(postgres.sql("postgres", "SHOW work_mem").expect("an answer"), "5MB");
}

/// Starts a server, says where, and waits to be killed.
#[test]
#[ignore = "is run by another test"]
fn child_that_has_a_server() {
    let postgres = Postgres::start().expect("it starts");
    let data = postgres.sql("postgres", "SHOW data_directory").expect("an answer");
    println!("told: {} {data}", postgres.pid().expect("it runs"));
    loop {
        thread::park();
    }
}

#[test]
fn nothing_is_left_behind_by_a_process_that_is_killed() {
    let mut child = Command::new(env::current_exe().expect("this program has a file"))
        .args(["child_that_has_a_server", "--exact", "--ignored", "--nocapture"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut said = String::new();
    while !said.contains("told: ") || !said.ends_with('\n') {
        assert!(out.read_line(&mut said).expect("text") > 0, "{said}");
    }
    let (_, told) = said.trim_end().split_once("told: ").expect("it was told");
    let (pid, data) = told.split_once(' ').expect("a number and a folder");
    assert!(Path::new(data).is_dir());
    assert!(runs(pid));
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    // What the child had open its keepers may have too, but not for long.
    out.read_to_string(&mut String::new()).expect("text");
    let start = Instant::now();
    while runs(pid) || Path::new(data).parent().is_some_and(|folder| fs::metadata(folder).is_ok()) {
        assert!(start.elapsed() < PATIENCE, "the server or its folder is still there");
        thread::sleep(Duration::from_millis(20));
    }
}

fn runs(pid: &str) -> bool {
    let status = Command::new("kill").args(["-0", pid]).stderr(Stdio::null()).status();
    status.expect("kill is there").success()
}
