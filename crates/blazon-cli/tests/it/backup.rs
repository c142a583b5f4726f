use std::fs;
use std::path::Path;

use blazon_store::{Append, Log, Mark, Phase, SqliteStore, Store, TableId};
use tokio::runtime::{Builder, Runtime};

use crate::program::{Folder, Ran, command, run};

const TABLE: TableId = TableId::new(7);

fn runtime() -> Runtime {
    Builder::new_current_thread().enable_all().build().expect("a runtime")
}

/// A database with one entry, which is still in use.
async fn database(path: impl AsRef<Path>) -> SqliteStore {
    let store = SqliteStore::open(path).await.expect("a new database");
    let mark = Mark { phase: Phase::Waiting, listed: true, due: None };
    let entries = vec!["Ann sits down".to_owned()];
    let append = Append { table: TABLE, expected: 0, entries, mark, rolls: Vec::new() };
    store.append(append).await.expect("room");
    store
}

/// What a copy holds.
async fn entries(path: &str) -> Vec<String> {
    let store = SqliteStore::open(path).await.expect("the copy is a database");
    let entries = store.read(TABLE, 0).await.expect("a log");
    store.close().await.expect("it closes");
    entries.into_iter().map(|entry| entry.text).collect()
}

#[test]
fn a_database_is_copied_while_a_server_uses_it() {
    let folder = Folder::new();
    let [from, to] = ["blazon.db", "copy.db"].map(|name| folder.name(name));
    runtime().block_on(async {
        let store = database(&from).await;
        let said = run(&["backup", &to, "--database", &from]).fine();
        assert_eq!(said, format!("Copied {from} to {to}.\n"));
        assert_eq!(entries(&to).await, ["Ann sits down"]);
        store.close().await.expect("it closes");
    });
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_name_it_is_the_database_in_the_data_folder() {
    let folder = Folder::new();
    let to = folder.name("copy.db");
    for (variable, data) in [("XDG_DATA_HOME", "data"), ("HOME", ".local/share")] {
        let place = folder.path().join(data).join("blazon");
        fs::create_dir_all(&place).expect("a folder");
        runtime().block_on(async {
            let store = database(place.join("blazon.db")).await;
            store.close().await.expect("it closes");
            let mut command = command(&["backup", &to]);
            command.env_remove("XDG_DATA_HOME").env("HOME", folder.path());
            if variable == "XDG_DATA_HOME" {
                command.env(variable, folder.path().join(data));
            }
            Ran::of(command.output().expect("the program runs")).fine();
            assert_eq!(entries(&to).await, ["Ann sits down"]);
        });
        fs::remove_file(&to).expect("it was written");
    }
}

#[test]
fn nothing_is_overwritten_and_a_refusal_leaves_nothing_behind() {
    let folder = Folder::new();
    let from = folder.name("blazon.db");
    runtime().block_on(async { database(&from).await.close().await.expect("it closes") });
    let there = folder.write("there.db", "precious");
    let [text, copy, missing] =
        [folder.write("game.txt", "hello"), folder.name("copy.db"), folder.name("none.db")];
    let before = folder.files();
    let refused =
        |file: &str, database: &str, code| run(&["backup", file, "--database", database]).refused(code);
    assert_eq!(refused(&there, &from, 3), format!("Couldn’t write {there}: another file has that name."));
    assert_eq!(refused(&from, &from, 3), format!("Couldn’t write {from}: another file has that name."));
    let nowhere = folder.name("missing/copy.db");
    assert_eq!(
        refused(&nowhere, &from, 3),
        format!("Couldn’t write {nowhere}: there is no such file or folder.")
    );
    assert_eq!(
        refused(&copy, &missing, 3),
        format!("Couldn’t read {missing}: there is no such file or folder.")
    );
    let itself = folder.path().display().to_string();
    assert_eq!(refused(&copy, &itself, 3), format!("Couldn’t read {itself}: it is a folder."));
    assert_eq!(refused(&copy, &text, 1), format!("{text} isn’t a Blazon database."));
    assert_eq!(folder.files(), before);
    assert_eq!(fs::read_to_string(there).expect("it is there"), "precious");
}

#[test]
fn a_file_has_to_be_named() {
    let said = run(&["backup"]).refused(2);
    assert!(said.contains("FILE"), "{said}");
}
