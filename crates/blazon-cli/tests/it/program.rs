//! Running the program.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process, thread};

/// A game with every kind of event, between Ada and Grace.
pub(crate) const GAME: &str = include_str!("../../../blazon-wire/tests/it/game.txt");

/// A game with fair dice and their proof.
pub(crate) const FAIR_GAME: &str = include_str!("../../../../conformance/dice/game.txt");

/// The line of the start position.
pub(crate) const START: &str = "......./......./...#.../......./....... ......./......./...#.../......./....... \
    000000:-:^:- 000000:-:^:- 1F roll";

/// The start position after a roll.
pub(crate) const ROLLED: &str = "......./......./...#.../......./....... ......./......./...#.../......./....... \
    000000:-:^:- 000000:-:^:- 1F take:d/b/s2/?";

/// What a run of the program came to.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    /// What a program that has ended printed.
    pub(crate) fn of(output: Output) -> Ran {
        Ran {
            code: output.status.code(),
            out: String::from_utf8(output.stdout).expect("the output is text"),
            err: String::from_utf8(output.stderr).expect("the messages are text"),
        }
    }

    /// What it printed, if all went well.
    #[track_caller]
    pub(crate) fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{self:?}");
        self.out
    }

    /// What it said was wrong: one line, with nothing printed.
    #[track_caller]
    pub(crate) fn refused(self, code: i32) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(code), ""), "{self:?}");
        let sentence = self.err.trim_end_matches('\n');
        assert!(!sentence.is_empty() && !sentence.contains('\n'), "one sentence, not {sentence:?}");
        assert!(!sentence.contains("panicked"), "{sentence}");
        sentence.to_owned()
    }
}

/// The program, in English wherever it runs, and without anything that the person who runs the tests has set up or kept.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_blazon"));
    command.args(arguments).env("LC_ALL", "C").env_remove("LANG").env_remove("LC_MESSAGES");
    for (name, _) in env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("BLAZON_")) {
        command.env_remove(name);
    }
    command.env("XDG_DATA_HOME", env::temp_dir().join("blazon-tests"));
    command
}

/// Starts the program with a pipe for each of its streams.
pub(crate) fn start(command: &mut Command) -> Child {
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

/// Runs the program with nothing on its standard input.
pub(crate) fn run(arguments: &[&str]) -> Ran {
    run_with(arguments, b"")
}

/// Runs the program with this on its standard input.
pub(crate) fn run_with(arguments: &[&str], input: &[u8]) -> Ran {
    let mut child = start(&mut command(arguments));
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // On a thread of its own, and it may fail: the program need not read all of it.
    let writer = thread::spawn(move || _ = stdin.write_all(&input));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written or refused");
    Ran::of(output)
}

/// Lets the program run for a moment, presses Ctrl-C, and gives what it came to.
#[cfg(unix)]
pub(crate) fn run_interrupted(arguments: &[&str]) -> Ran {
    let child = start(&mut command(arguments));
    thread::sleep(std::time::Duration::from_millis(700));
    interrupt(child)
}

/// Presses Ctrl-C, and gives what the program came to.
#[cfg(unix)]
pub(crate) fn interrupt(child: Child) -> Ran {
    let told = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill is there");
    assert!(told.success());
    Ran::of(child.wait_with_output().expect("the program ends"))
}

/// A folder that is gone when the test is.
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// A new, empty one.
    pub(crate) fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = env::temp_dir().join(format!("blazon-test-{}-{number}", process::id()));
        fs::create_dir_all(&path).expect("a folder for temporary files");
        Folder(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a file, and says where it is.
    pub(crate) fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        fs::write(&path, bytes).expect("a temporary file");
        path.to_str().expect("the folder's name is text").to_owned()
    }

    /// The name of a file in it.
    pub(crate) fn name(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("the folder's name is text").to_owned()
    }

    /// The files in it, in order.
    pub(crate) fn files(&self) -> Vec<String> {
        let mut files: Vec<String> = fs::read_dir(&self.0)
            .expect("the folder is there")
            .map(|entry| entry.expect("an entry").path().to_str().expect("the names are text").to_owned())
            .collect();
        files.sort();
        files
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Plays a run in so many parts, and merges them.
pub(crate) fn in_parts(arguments: &[&str], parts: u32) -> String {
    let folder = Folder::new();
    let files: Vec<String> = (1..=parts)
        .rev()
        .map(|part| {
            let shard = format!("{part}/{parts}");
            let out = run(&[arguments, &["--json", "--shard", &shard]].concat()).fine();
            folder.write(&format!("part-{part}.json"), out)
        })
        .collect();
    let mut merge = vec!["merge", "--json"];
    merge.extend(files.iter().map(String::as_str));
    run(&merge).fine()
}
