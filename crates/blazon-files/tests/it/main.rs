//! What is left in a folder when files are written there, and when they cannot be.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use blazon_files::atomic_file::{check, create, create_one_of_many, replace};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for temporary files")
}

/// The names in a folder, in order.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("the file is there")
}

#[test]
fn a_file_is_replaced_and_nothing_else_is_touched() {
    let folder = folder();
    let [file, other] = ["game.txt", "game.txt.new"].map(|name| folder.path().join(name));
    fs::write(&file, "old").expect("a file");
    fs::write(&other, "precious").expect("a file");
    replace(&file, "new").expect("it can be written");
    assert_eq!((text(&file).as_str(), text(&other).as_str()), ("new", "precious"));
    assert_eq!(names(folder.path()), ["game.txt", "game.txt.new"]);
}

#[test]
fn a_new_file_never_takes_the_place_of_another() {
    let folder = folder();
    let file = folder.path().join("game.txt");
    create(&file, "first").expect("it can be written");
    assert_eq!(create(&file, "second").expect_err("there is one").kind(), ErrorKind::AlreadyExists);
    assert_eq!(text(&file), "first");
    assert_eq!(names(folder.path()), ["game.txt"]);
}

#[test]
fn one_of_many_may_be_there_already_or_be_an_empty_leftover() {
    let folder = folder();
    let file = folder.path().join("game.txt");
    create_one_of_many(&file, "a game").expect("it can be written");
    create_one_of_many(&file, "a game").expect("the same again");
    let error = create_one_of_many(&file, "another game").expect_err("somebody's own file");
    assert_eq!((error.kind(), text(&file).as_str()), (ErrorKind::AlreadyExists, "a game"));
    fs::write(&file, "").expect("what a power cut leaves");
    create_one_of_many(&file, "a game").expect("nothing is lost");
    assert_eq!(text(&file), "a game");
    assert_eq!(names(folder.path()), ["game.txt"]);
}

#[test]
fn what_cannot_be_written_is_said_and_leaves_nothing() {
    let folder = folder();
    let file = folder.path().join("game.txt");
    fs::create_dir(&file).expect("a folder");
    for error in [replace(&file, "text"), check(&file)] {
        assert_eq!(error.expect_err("it is a folder").kind(), ErrorKind::IsADirectory);
    }
    let nowhere = folder.path().join("none/game.txt");
    for error in [replace(&nowhere, "text"), create(&nowhere, "text"), check(&nowhere)] {
        assert_eq!(error.expect_err("there is no such folder").kind(), ErrorKind::NotFound);
    }
    assert_eq!(names(folder.path()), ["game.txt"]);
}

#[test]
fn checking_leaves_nothing() {
    let folder = folder();
    check(&folder.path().join("game.txt")).expect("it could be written");
    assert_eq!(names(folder.path()), [""; 0]);
}

#[test]
fn a_name_may_be_as_long_as_the_system_allows() {
    let folder = folder();
    let file = folder.path().join("x".repeat(255));
    replace(&file, "text").expect("255 bytes are a name");
    assert_eq!(text(&file), "text");
}

#[cfg(unix)]
mod unix {
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).expect("the file is there").permissions().mode() & 0o777
    }

    #[test]
    fn the_permissions_of_a_file_stay_and_a_new_one_has_the_usual_ones() {
        let folder = folder();
        let [private, usual, new, created] =
            ["private", "usual", "new", "created"].map(|name| folder.path().join(name));
        fs::write(&private, "old").expect("a file");
        fs::set_permissions(&private, fs::Permissions::from_mode(0o600)).expect("one's own file");
        fs::write(&usual, "").expect("a file");
        replace(&private, "new").expect("it can be written");
        replace(&new, "new").expect("it can be written");
        create(&created, "new").expect("it can be written");
        assert_eq!(mode(&private), 0o600);
        assert_eq!((mode(&new), mode(&created)), (mode(&usual), mode(&usual)));
    }

    #[test]
    fn a_link_stays_and_what_it_points_to_is_replaced() {
        let folder = folder();
        let deep = folder.path().join("deep");
        fs::create_dir(&deep).expect("a folder");
        for name in ["there.txt", "not-there-yet.txt"] {
            let (link, file) = (folder.path().join(format!("to-{name}")), deep.join(name));
            symlink(Path::new("deep").join(name), &link).expect("a link");
            if name == "there.txt" {
                fs::write(&file, "old").expect("a file");
            }
            check(&link).expect("it could be written");
            replace(&link, "new").expect("it can be written");
            assert!(fs::symlink_metadata(&link).expect("the link").is_symlink());
            assert_eq!(text(&file), "new");
        }
        assert_eq!(names(folder.path()), ["deep", "to-not-there-yet.txt", "to-there.txt"]);
        assert_eq!(names(&deep), ["not-there-yet.txt", "there.txt"]);
    }

    #[test]
    fn a_link_is_something_that_is_there() {
        let folder = folder();
        let link = folder.path().join("link");
        symlink("nowhere", &link).expect("a link");
        assert_eq!(create(&link, "text").expect_err("a link").kind(), ErrorKind::AlreadyExists);
        assert_eq!(names(folder.path()), ["link"]);
    }

    #[test]
    fn links_in_a_circle_lead_nowhere() {
        let folder = folder();
        let link = folder.path().join("link");
        symlink("link", &link).expect("a link");
        assert!(replace(&link, "text").is_err() && check(&link).is_err());
        assert_eq!(names(folder.path()), ["link"]);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_device_is_written_to_and_stays_one() {
        let full = Path::new("/dev/full");
        check(full).expect("it takes text");
        assert_eq!(replace(full, "text").expect_err("it is full").kind(), ErrorKind::StorageFull);
        replace(Path::new("/dev/null"), "text").expect("it takes everything");
        assert!(!fs::metadata("/dev/null").expect("it is still there").is_file());
    }
}
