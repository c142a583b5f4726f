use blazon::Components;

use crate::program::{Folder, run, run_with};

#[test]
fn what_is_printed_reads_back_as_the_box_in_every_language() {
    for language in ["en", "es", "it", "fr", "pt-BR", "ko"] {
        let sheet = run(&["components", "--lang", language]).fine();
        assert_eq!(sheet.parse(), Ok(Components::BOX), "{sheet}");
    }
}

#[test]
fn a_file_that_is_right_is_said_to_be() {
    let sheet = Components::BOX.file_text().to_string();
    let said = run_with(&["components", "-"], sheet.as_bytes()).fine();
    assert_eq!(said, format!("These components are valid. On one line:\n{}\n", Components::BOX));
}

#[test]
fn a_file_that_is_wrong_is_refused_with_line_and_column() {
    let folder = Folder::new();
    let sheet = Components::BOX.file_text().to_string().replace("line d: 5 free", "line d: 0 free");
    let file = folder.write("mine.txt", sheet);
    assert_eq!(
        run(&["components", &file]).refused(1),
        format!("{file}:5:9: expected a number of boxes (1 to 9), found “0”.")
    );
    for command in [&["simulate", "--games", "1"][..], &["bench", "playouts"], &["play"]] {
        let sentence = run(&[command, &["--components", &file]].concat()).refused(1);
        assert!(sentence.starts_with(&file), "{sentence}");
    }
}

#[test]
fn games_are_played_with_them() {
    let folder = Folder::new();
    let sheet = Components::BOX.file_text().to_string().replace("line d: 5 free", "line d: 1 free");
    let file = folder.write("mine.txt", sheet);
    let records = folder.name("records");
    run(&["simulate", "--games", "1", "--seed", "1", "--components", &file, "--records", &records]).fine();
    let record = std::fs::read_to_string(format!("{records}/seed-1-game-000001.txt")).expect("a record");
    assert!(record.contains("[Components \"?ddbD1B1/dbD1B1sq/dbDBs2q2/?d1bb1DB/1f5s4b4t3d3c\"]"), "{record}");
}
