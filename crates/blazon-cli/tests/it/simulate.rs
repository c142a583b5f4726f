use blazon_wire::Simulation;

use crate::program::{Folder, run};

#[test]
fn the_same_seed_gives_the_same_output() {
    let arguments = ["simulate", "--games", "200", "--seed", "7"];
    assert_eq!(run(&arguments).fine(), run(&arguments).fine());
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let with =
        |threads| run(&["simulate", "--games", "200", "--seed", "7", "--json", "--threads", threads]).fine();
    assert_eq!(with("1"), with("3"));
}

#[test]
fn every_player_can_simulate_and_its_records_are_right() {
    let folder = Folder::new();
    for (first, second) in [("greedy", "random"), ("greedy-draw", "level:1"), ("random", "greedy")] {
        let arguments = ["simulate", "--games", "4", "--seed", "2", "--first", first, "--second", second];
        let records = folder.name(first);
        let told = run(&[&arguments[..], &["--records", &records]].concat()).fine();
        assert!(told.starts_with(&format!("{first} vs. {second}. Games: 4. ")), "{told}");
        let file = format!("{records}/seed-2-game-000004.txt");
        assert_eq!(run(&["check", &file]).fine(), "1 of 1 record follows the rules.\n");
    }
}

#[test]
fn random_games_are_the_ones_they_always_were() {
    let told = run(&["simulate", "--games", "200", "--seed", "7"]).fine();
    assert!(told.ends_with("Signature: cc2a71b69bce120e\n"), "{told}");
}

#[test]
fn another_seed_gives_other_games() {
    let with = |seed| -> Simulation {
        blazon_wire::read(&run(&["simulate", "--games", "50", "--seed", seed, "--json"]).fine())
            .expect("a line")
    };
    assert_ne!(with("1").signature, with("2").signature);
}

#[test]
fn the_numbers_belong_together() {
    let out = run(&["simulate", "--games", "300", "--seed", "1", "--edition", "it", "--json"]).fine();
    let all: Simulation = blazon_wire::read(&out).expect("a line of simulate --json");
    let options = &all.options;
    assert_eq!((all.games, options.seed, options.edition.as_str()), (300, 1, "it"));
    assert_eq!((options.asked, options.stopped, &options.shard), (300, false, &None));
    assert_eq!(all.wins.first + all.wins.second + all.draws, 300);
    assert_eq!(all.draws, 0, "the Italian rulebook has no draws");
    assert_eq!(all.ended.full_map + all.ended.nobody_drew, 300);
    assert!(all.first_result.low < all.first_result.mean && all.first_result.mean < all.first_result.high);
    assert!(all.powers.free.used <= all.powers.free.won && all.powers.free.won <= 300);
}

#[test]
fn every_record_passes_check_and_playing_again_changes_no_file() {
    let folder = Folder::new();
    let records = folder.name("records");
    let arguments = ["simulate", "--games", "40", "--seed", "9", "--edition", "es", "--records", &records];
    run(&arguments).fine();
    let inside: Vec<String> = (1..=40).map(|game| format!("{records}/seed-9-game-{game:06}.txt")).collect();
    let check: Vec<&str> = ["check"].into_iter().chain(inside.iter().map(String::as_str)).collect();
    assert_eq!(run(&check).fine(), "40 of 40 records follow the rules.\n");
    run(&arguments).fine();
}

#[test]
fn the_records_of_a_part_have_the_numbers_of_the_whole_run() {
    let folder = Folder::new();
    let records = folder.name("records");
    let arguments = ["simulate", "--games", "7", "--seed", "9", "--shard", "2/3", "--records", &records];
    assert!(run(&arguments).fine().starts_with("Only part 2 of 3:\nrandom vs. random. Games: 2. "));
    let mut files: Vec<String> = std::fs::read_dir(&records)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    files.sort();
    assert_eq!(files, ["seed-9-game-000002.txt", "seed-9-game-000005.txt"]);
}

#[test]
fn somebody_elses_file_is_not_written_over() {
    let folder = Folder::new();
    let mine = folder.write("seed-9-game-000001.txt", "mine");
    let arguments = ["simulate", "--games", "1", "--seed", "9", "--records", &folder.name("")];
    let sentence = run(&arguments).refused(3);
    assert_eq!(sentence, format!("Couldn’t write {mine}: another file has that name."));
    assert_eq!(std::fs::read_to_string(mine).expect("the file is there"), "mine");
    assert_eq!(folder.files().len(), 1);
}

#[test]
fn what_makes_no_sense_is_refused() {
    assert_eq!(
        run(&["simulate", "--first", "kasparov"]).refused(2),
        "There is no player “kasparov”. Known players: random, greedy-draw, greedy, greedy-lead, mc:N, net, best, level:N."
    );
    for games in ["0", "-3", "1.5", "x", "99999999999999999999"] {
        let sentence = run(&["simulate", "--games", games]).refused(2);
        assert_eq!(sentence, format!("--games needs a number from 1 to 1000000000000, not “{games}”."));
    }
    assert_eq!(
        run(&["simulate", "--games"]).refused(2),
        "--games <NUMBER> needs a value. See “blazon simulate --help”."
    );
    assert_eq!(
        run(&["simulate", "--gmaes", "3"]).refused(2),
        "“--gmaes” isn’t expected here. Did you mean “--games”? See “blazon simulate --help”."
    );
}
