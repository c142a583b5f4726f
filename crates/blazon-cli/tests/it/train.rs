use std::fs;

use blazon_engine::net::Net;
use blazon_wire::Training;

use crate::program::{Folder, run};

/// The smallest training with a generation of every kind.
const TINY: [&str; 16] = [
    "train",
    "--json",
    "--first-games",
    "300",
    "--games",
    "60",
    "--searched-games",
    "10",
    "--generations",
    "1",
    "--last-games",
    "10",
    "--epochs",
    "1",
    "--calibration-games",
    "20",
];

fn train(file: &str, threads: &str) -> Training {
    let said = run(&[&TINY[..], &["--out", file, "--threads", threads]].concat()).fine();
    blazon_wire::read(&said).expect("a line of train --json")
}

#[test]
fn threads_change_nothing_and_the_net_can_play() {
    let folder = Folder::new();
    let file = folder.name("net.bin");
    let trained = train(&file, "1");
    let generations: Vec<String> = (0..4).map(|n| format!("{file}.generation-{n}")).collect();
    assert_eq!((&trained.kept, trained.file.as_ref()), (&generations, Some(&file)));
    assert!(!trained.stopped);
    let mut all = vec![file.clone()];
    all.extend(generations);
    assert_eq!(folder.files(), all, "nothing else is left behind");
    let bytes = fs::read(&file).expect("the net is there");
    assert_eq!(bytes.len() as u64, trained.bytes);
    let read = |file: &str| Net::from_bytes(&fs::read(file).expect("it is there")).expect("weights");
    let (net, last) = (read(&file), read(&all[4]).rounded());
    assert_eq!(net.side, last.side, "what is learnt stays");
    assert_eq!(net.worth, last.worth);
    assert_ne!(net.heads, last.heads, "and the chances are set right");
    assert!(net.heads.iter().zip(last.heads.iter()).all(|(net, last)| net.margin == last.margin));
    assert_eq!(trained.hash, Some(net.info().hash.into()));
    let again = train(&folder.name("again.bin"), "2");
    assert_eq!(again.hash, trained.hash);

    let name = format!("net@{file}");
    let told = run(&["match", &name, "greedy", "--pairs", "1", "--seed", "1"]).fine();
    assert!(
        told.starts_with(&format!("Match: {name}, greedy. Games, in pairs with the same dice: 2. ")),
        "{told}"
    );
    let told = run(&["ladder", &name, "--pairs", "1", "--seed", "1"]).fine();
    assert!(told.contains(&name), "{told}");
    let told = run(&["simulate", "--games", "1", "--seed", "1", "--first", &name]).fine();
    assert!(told.starts_with(&format!("{name} vs. random. Games: 1. ")), "{told}");
    run(&["hint", "--player", &format!("best@{file}"), crate::program::ROLLED]).fine();
    run(&["bench", "net", "--seconds", "0.01", "--net", &file]).fine();
}

#[test]
fn what_cannot_be_written_is_refused_before_anything_is_played() {
    let folder = Folder::new();
    let nowhere = folder.name("nowhere/net.bin");
    let sentence = run(&["train", "--out", &nowhere]).refused(3);
    assert_eq!(sentence, format!("Couldn’t write {nowhere}: there is no such file or folder."));
    let sentence = run(&["train", "--out", &folder.name("")]).refused(3);
    assert_eq!(sentence, format!("Couldn’t write {}: it is a folder.", folder.name("")));
    assert!(folder.files().is_empty());
    assert!(run(&["train"]).refused(2).contains("--out"));
    assert!(run(&["train", "--out", &nowhere, "--epochs", "0"]).refused(2).starts_with("--epochs needs"));
}

#[test]
fn weights_that_are_not_this_programs_are_refused() {
    let folder = Folder::new();
    let refused = |name: &str, bytes: &[u8], language: &str| {
        let file = folder.write(name, bytes);
        let sentence =
            run(&["hint", "start", "--player", &format!("net@{file}"), "--lang", language]).refused(1);
        sentence.strip_prefix(&file).expect("the file is named").to_owned()
    };
    assert_eq!(refused("other.bin", b"png", "en"), ": this isn’t a weights file.");
    assert_eq!(refused("other.bin", b"png", "es"), ": no es un archivo de pesos.");
    let header = |version: u8| [b"BLZN", &[version, 0, 0, 0][..], &[0; 8]].concat();
    let sentence = refused("old.bin", &header(99), "en");
    assert!(
        sentence.starts_with(": these weights have version 99. This program reads version "),
        "{sentence}"
    );
    let sentence = refused("short.bin", &header(2), "en");
    assert!(sentence.starts_with(": the weights have 16 bytes instead of "), "{sentence}");
    let mut damaged = header(2);
    damaged.resize(blazon_engine::net::WeightsInfo::BYTES, 7);
    let sentence = refused("damaged.bin", &damaged, "en");
    assert!(sentence.ends_with(" instead of 0000000000000000."), "{sentence}");

    let nowhere = format!("best@{}", folder.name("nowhere"));
    let sentence = run(&["match", &nowhere, "greedy"]).refused(3);
    assert_eq!(
        sentence,
        format!("Couldn’t read {}: there is no such file or folder.", folder.name("nowhere"))
    );
    let without = run(&["simulate", "--first", "greedy@net.bin"]).refused(2);
    assert_eq!(without, "greedy plays without a net, so it can’t be given one.");
}

#[test]
fn a_training_in_steps_is_the_same_and_leaves_nothing_else_behind() {
    let folder = Folder::new();
    let (file, single) = (folder.name("net.bin"), folder.name("single.bin"));
    let alone = train(&single, "2");
    let plan: Vec<&str> = TINY.iter().skip(2).copied().collect();
    let told = run(&[&["train", "plan", "--out", &file], &plan[..]].concat()).fine();
    assert_eq!(
        told,
        format!(
            "The plan is in {file}.training. Generations to play and learn, counting the calibration: 5.\n"
        )
    );
    for generation in ["0", "1", "2", "3", "4"] {
        for part in ["2/2", "1/2", "2/2"] {
            run(&["train", "play", "--out", &file, "--generation", generation, "--shard", part]).fine();
        }
        run(&["train", "learn", "--out", &file, "--generation", generation]).fine();
    }
    assert_eq!(fs::read(&file).ok(), fs::read(&single).ok());
    assert_eq!(folder.files().len(), 10, "{:?}", folder.files());
    assert!(!alone.stopped);

    let said = run(&["train", "learn", "--out", &file]).refused(1);
    assert_eq!(
        said,
        format!("There is no unfinished training in {file}.training. Set one up with “blazon train plan”.")
    );
    run(&["train", "play", "--out", &file, "--shard", "3/2"]).refused(2);
}

/// Lets the training of a file run until something is kept, and ends it without warning.
#[cfg(unix)]
fn kill_training(arguments: &[&str], kept: &str) {
    use crate::program::{command, start};
    use std::{thread, time::Duration};

    let mut child = start(&mut command(arguments));
    while fs::metadata(kept).is_err() {
        thread::sleep(Duration::from_millis(5));
    }
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
}

#[cfg(unix)]
#[test]
fn a_killed_training_goes_on_and_comes_out_the_same() {
    let folder = Folder::new();
    let file = folder.name("net.bin");
    // The games of the first net are played in three shares, so that there is a middle.
    let longer = TINY.map(|word| if word == "60" { "600" } else { word });
    let arguments = [&longer[..], &["--out", &file, "--threads", "1"]].concat();
    kill_training(&arguments, &format!("{file}.training/games-1-0"));
    assert!(fs::metadata(&file).is_err(), "it was in the middle");
    let other = run(&["train", "--out", &file, "--games", "5"]).refused(1);
    assert!(
        other.starts_with(&format!(
            "The unfinished training in {file}.training was started with --first-games 300 "
        )),
        "{other}"
    );
    // A file that is cut off is as good as none.
    let share = format!("{file}.training/games-1-0");
    let bytes = fs::read(&share).expect("it is there");
    fs::write(&share, &bytes[..bytes.len() / 2]).expect("it can be written");
    let killed: Training = blazon_wire::read(&run(&arguments).fine()).expect("a line");
    assert_eq!(killed.kept.len(), 4, "those from before are told too");
    assert!(fs::metadata(format!("{file}.training")).is_err(), "nothing is left of the work");

    let undisturbed = folder.name("undisturbed.bin");
    let again: Vec<&str> =
        arguments.iter().map(|&word| if word == file { &undisturbed } else { word }).collect();
    let again: Training = blazon_wire::read(&run(&again).fine()).expect("a line");
    assert_eq!(again.hash, killed.hash);
    assert_eq!(fs::read(&undisturbed).ok(), fs::read(&file).ok());
}

#[cfg(unix)]
#[test]
fn a_training_can_be_started_over() {
    let folder = Folder::new();
    let file = folder.name("net.bin");
    let endless = ["train", "--first-games", "1000000000", "--out", &file];
    kill_training(&endless, &format!("{file}.training/games-0-0"));
    let fresh: Training = {
        let said = run(&[&TINY[..], &["--out", &file, "--fresh"]].concat()).fine();
        blazon_wire::read(&said).expect("a line")
    };
    assert!(!fresh.stopped);
    assert_eq!(folder.files().len(), 5, "{:?}", folder.files());
}

#[cfg(unix)]
#[test]
fn an_interrupted_training_says_what_it_kept() {
    use crate::program::{command, interrupt, start};
    use std::{thread, time::Duration};

    let folder = Folder::new();
    let file = folder.name("net.bin");
    let kept = format!("{file}.generation-0");
    let endless = ["train", "--first-games", "300", "--games", "1000000000", "--epochs", "1", "--out", &file];
    let child = start(&mut command(&endless));
    while fs::metadata(&kept).is_err() {
        thread::sleep(Duration::from_millis(20));
    }
    let said = interrupt(child).fine();
    assert!(
        said.starts_with(&format!(
            "Stopped. The last finished generation is in {kept}. Run the same command again to continue.\nHash: "
        )),
        "{said}"
    );
    assert_eq!(folder.files(), [kept, format!("{file}.training")]);
}
