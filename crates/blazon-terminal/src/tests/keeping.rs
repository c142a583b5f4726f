//! Undo, save, load, leaving: nothing is lost and nothing is gained.

use super::*;
use blazon_engine::Level;

const ROLL: &str = "d/b/s2/?";

#[test]
fn undo_past_a_roll_brings_the_same_roll_again() {
    let words = english();
    let mut bench = Bench::of_two(&words);
    bench.will_roll("d/b/s2/? b/q/D/b1");
    bench.settle();
    let text = bench.type_all(&["3", "12", "3d4s2+4d5s", "1d4d+2d5b"]);
    assert!(text.contains("Round 2. Grace is player A."), "{text}");
    assert!(text.contains("Grace rolls: bar, quarters, two dots, bar with one cross."), "{text}");
    let text = bench.type_in("u");
    assert!(text.contains("Undone: Grace draws a dot on d4 and a bar on d5."), "{text}");
    let text = bench.type_in("1d4d+2c4b");
    assert!(text.contains("Grace rolls: bar, quarters, two dots, bar with one cross."), "{text}");
    bench.type_all(&["u", "u", "u"]);
    let text = bench.type_in("u");
    assert!(text.contains("Undone: Ada takes die 3"), "{text}");
    assert!(bench.type_in("u").contains("There is nothing to undo."));
    bench.type_all(&["1", "34", "1d4d+2d5b", "3d4s2+4d5s"]);
    assert_eq!(bench.asked, 2, "the dice were rolled once each");
    assert_eq!(bench.record().events()[5].to_string(), "b/q/D/b1");
}

#[test]
fn against_the_random_player_undo_goes_back_to_ones_own_decision() {
    let words = english();
    let (mut bench, _) = Bench::new(against_random(), &words, None);
    bench.will_roll("d/b/s2/? b/q/D/b1");
    bench.will_move("S:12 S:1d4d+2d5b S:2");
    bench.settle();
    let text = bench.type_all(&["3", "3d4s2+4d5s"]);
    assert!(text.contains("Grace takes die 2 (quarters)."), "{text}");
    assert!(text.contains("\nTake two dice.\n"), "{text}");
    let text = bench.type_in("u");
    assert!(text.contains("Undone: You draw solid with two crosses on d4 and solid on d5."), "{text}");
    assert!(text.contains("Draw your domino"), "{text}");
    let text = bench.type_in("u");
    assert!(text.contains("Undone: You take die 3"), "{text}");
}

#[test]
fn the_random_players_events_cannot_be_typed() {
    let words = english();
    let (mut bench, _) = Bench::new(against_random(), &words, None);
    bench.will_roll(ROLL);
    bench.will_move("S:12");
    bench.settle();
    bench.type_in("3");
    assert!(bench.type_in("S:1d4d+2d5b").contains("It’s the other player’s turn."));
}

#[test]
fn dice_are_taken_by_their_numbers() {
    let words = english();
    let mut bench = Bench::of_two(&words);
    bench.will_roll(ROLL);
    bench.settle();
    assert!(bench.type_in("12").contains("You don’t have “Both”."));
    assert!(bench.type_in("5").contains("“5” isn’t an answer here. Type ? for help."));
    assert!(
        bench
            .type_in("3")
            .contains("Grace, take two dice.\n12. dot and bar\n14. dot and wild\n24. bar and wild\n")
    );
    assert!(bench.type_in("2").contains("Player A takes one die, or two with “Both”. Player B takes\ntwo."));
    assert!(bench.type_in("13").contains("Die 3 is already taken."));
    assert!(bench.type_in("2 1").contains("Grace takes die 1 (dot) and die 2 (bar)."));
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let words = english();
    let (mut bench, _) = Bench::new(against_random(), &words, None);
    bench.will_roll(ROLL);
    bench.will_move("S:12");
    bench.settle();
    let text = bench.type_all(&["3", "save one.txt"]);
    assert!(
        text.contains("Saved as one.txt. To continue later, start Blazon and type: load one.txt"),
        "{text}"
    );
    let file = bench.files["one.txt"].clone();
    let options = PlayOptions { edition: None, ..PlayOptions::default() };
    let (mut other, text) = Bench::new(options, &words, None);
    assert!(text.contains("Who do you want to play?"));
    other.files.insert("one.txt".to_string(), file);
    let text = other.type_in("load one.txt");
    assert!(text.contains("Loaded one.txt."), "{text}");
    assert!(text.contains("Grace takes die 1 (dot) and die 2 (bar)."), "what happened last is told: {text}");
    assert!(text.contains("Draw your domino: die 3 (solid with two crosses) and die 4 (wild)."), "{text}");
    let text = other.type_in("3d4s2+4d5s");
    assert!(text.contains("Grace draws"), "the random player is still there: {text}");
}

#[test]
fn a_file_is_not_replaced_unasked() {
    let words = english();
    let mut bench = Bench::of_two(&words);
    bench.settle();
    bench.files.insert("one.txt".to_string(), "precious".to_string());
    bench.type_in("1");
    assert!(bench.type_in("save one.txt").contains("one.txt already exists."));
    assert!(bench.type_in("2").contains("Not saved."));
    assert_eq!(bench.files["one.txt"], "precious");
    bench.type_all(&["save one.txt", "1"]);
    assert!(bench.files["one.txt"].starts_with("[Rules"));
    assert!(
        bench.type_in("save one.txt").contains("Saved as one.txt."),
        "its own file is written again without a question"
    );
}

#[test]
fn what_cannot_be_written_or_read_is_said_and_the_game_goes_on() {
    let words = english();
    let mut bench = Bench::of_two(&words);
    bench.refused = Some("full.txt".to_string());
    bench.settle();
    assert!(
        bench.type_in("save full.txt").contains("Couldn’t save full.txt: the disk is full. You can play on.")
    );
    assert!(bench.type_in("load none.txt").contains("Couldn’t read none.txt: no such file."));
    bench.files.insert("bad.txt".to_string(), "[Rules \"1\"]\nd/b/s2/? F:9".to_string());
    assert!(
        bench.type_in("load bad.txt").contains("Couldn’t load bad.txt. Line 2, column 12: expected a move")
    );
    assert!(bench.type_in("save").contains("Type save and the name of a file."));
    assert!(bench.type_in("load").contains("Type load and the name of a file."));
    assert!(bench.type_in("1").contains("Ada takes die 1"));
}

#[test]
fn loading_asks_before_it_drops_a_game() {
    let words = english();
    let mut bench = Bench::of_two(&words);
    bench.settle();
    bench.files.insert("other.txt".to_string(), "[Rules \"1\"]\n[First \"Mary\"]\n".to_string());
    bench.type_in("1");
    assert!(bench.type_in("load other.txt").contains("Your current game isn’t saved and would be lost."));
    assert!(bench.type_in("2").contains("Grace, take two dice."));
    assert!(bench.type_all(&["load other.txt", "1"]).contains("Mary, take one die."));
}

#[test]
fn leaving_an_unfinished_game_offers_to_save_it() {
    let words = english();
    let mut bench = Bench::of_two(&words);
    bench.settle();
    assert!(bench.files.is_empty());
    bench.type_in("1");
    let text = bench.type_in("q");
    assert!(
        text.contains("1. save it as blazon-unfinished.txt and quit\n2. quit without saving\n3. play on\n")
    );
    assert!(bench.type_in("3").contains("Grace, take two dice."));
    bench.type_in("q");
    assert!(bench.type_in("u").contains("Grace, take two dice."));
    bench.files.insert("blazon-unfinished.txt".to_string(), "an older game".to_string());
    let text = bench.type_all(&["q", "1"]);
    assert!(text.contains("Saved as blazon-unfinished-2.txt."), "{text}");
    assert!(
        text.contains("type: load\nblazon-unfinished-2.txt") || text.contains("load blazon-unfinished-2.txt")
    );
    assert!(text.contains("Goodbye."));
    assert!(!bench.is_open());
    assert_eq!(bench.files["blazon-unfinished.txt"], "an older game");
}

#[test]
fn a_game_that_has_not_begun_or_is_saved_is_left_without_a_question() {
    let words = english();
    let mut bench = Bench::of_two(&words);
    bench.settle();
    assert!(bench.type_in("q").contains("Goodbye."));
    let mut bench = Bench::of_two(&words);
    bench.settle();
    bench.type_all(&["1", "save one.txt"]);
    assert!(bench.type_in("q").contains("Goodbye."));
}

#[test]
fn when_the_input_ends_the_game_so_far_is_printed() {
    let words = english();
    let mut bench = Bench::of_two(&words);
    bench.will_roll(ROLL);
    bench.settle();
    bench.type_in("3");
    let text = bench.end();
    assert!(text.contains("\n[Rules \"1\"]\n"), "{text}");
    assert!(text.contains("\n1. d/b/s2/? F:3\n"), "{text}");
    assert!(text.ends_with("Goodbye.\n"));
    let (mut bench, _) = Bench::new(PlayOptions::default(), &words, None);
    assert_eq!(bench.end(), "Goodbye.\n");
}

#[test]
fn the_start_asks_for_opponent_names_and_rulebook() {
    let words = english();
    let (mut bench, text) = Bench::new(PlayOptions::default(), &words, None);
    assert!(text.contains("Who do you want to play?"));
    assert!(bench.type_in("m").contains("No game has started yet. Answer the question first."));
    assert!(bench.type_in("2").contains("Name of the player who rolls first? Enter: Player 1."));
    assert!(bench.type_in("s").contains("Name of the other player? Enter: Player 2."), "s is a name here");
    assert!(bench.type_in("s").contains("The other player already has that name. Choose another."));
    assert!(bench.type_in(&"x".repeat(201)).contains(
        "That text is too long or has characters that can’t be used. Use at most 200\ncharacters,"
    ));
    assert!(bench.type_in("u").contains("Who do you want to play?"));
    assert!(bench.type_in("").contains("Your name? Enter: You."));
    assert!(bench.type_in("Ada").contains("Which rulebook edition? Enter: 1."));
    let text = bench.type_in("3");
    assert!(text.contains("Ada vs. Random. You roll first. Edition: Italian rulebook."), "{text}");
    assert!(text.contains("Round 1. You are player A.") && text.contains("\nTake one die.\n"), "{text}");
}

#[test]
fn a_person_who_plays_alone_is_spoken_to() {
    let words = english();
    for name in ["", "Ada"] {
        let (mut bench, _) = Bench::new(PlayOptions::default(), &words, None);
        bench.will_roll(ROLL);
        bench.will_move("S:12");
        bench.type_all(&["5", name]);
        let text = bench.type_in("1");
        assert!(text.contains("You roll: dot, bar, solid with two crosses, wild."), "{text}");
        let text = bench.type_in("3");
        assert!(text.contains("You take die 3"), "{text}");
        assert!(text.contains("Herald takes die 1 (dot) and die 2 (bar)."), "{text}");
        let called = if name.is_empty() { "You" } else { name };
        let text = bench.type_in("d");
        assert!(text.contains(&format!("solid with two crosses, {called}.")), "{text}");
    }
}

#[test]
fn a_name_that_was_not_given_is_not_written_into_the_record() {
    let words = english();
    let names = |lines: &[&str]| {
        let (mut bench, _) = Bench::new(PlayOptions::default(), &words, None);
        bench.type_all(lines);
        let record = bench.record();
        Seat::ALL.map(|seat| record.name(seat).map(str::to_string))
    };
    assert_eq!(names(&["5", "", "1"]), [None, None], "neither the person's nor the level's");
    assert_eq!(names(&["5", "Ada", "1"]), [Some("Ada".to_string()), None]);
    assert_eq!(names(&["2", "", "Grace", "1"]), [None, Some("Grace".to_string())]);
}

#[test]
fn a_saved_game_without_names_goes_on_in_another_language() {
    let record = "[Rules \"1\"]\n[Engine \"S level:3\"]\n\n1. d/b/s2/? F:3 S:12\n";
    let words = Words::new(Language::French);
    let (_, text) = Bench::new(PlayOptions::default(), &words, Some(record));
    assert!(text.contains("Héraut prend"), "{text}");
}

#[test]
fn the_person_may_sit_second() {
    let words = english();
    let options = PlayOptions {
        human: Some(Seat::Second),
        names: BySeat { first: None, second: Some("Ada".to_string()) },
        ..against_random()
    };
    let (mut bench, text) = Bench::new(options, &words, None);
    assert!(text.contains("Random vs. Ada. Random rolls first. Edition: Standard."), "{text}");
    let text = bench.settle();
    assert!(text.contains("Random takes die"), "{text}");
    assert!(text.contains("\nTake two dice.\n"), "{text}");
}

#[test]
fn after_the_end_there_can_be_another_game() {
    let words = english();
    let rows: Vec<&str> = vec!["bbbbbbb", "bbbbbbb", "bbb#bbb", "bbbbbbb", "bbbbb.."];
    let position = format!(
        "{} {} 050000:-:-:- 000000:-:-:- 17F draw:d/b/d/d1:12:34:*:-",
        rows.join("/"),
        "......./......./...#.../......./......."
    );
    let (mut bench, _) = Bench::at(&words, &position);
    let text = bench.type_in("1g1d+2f1b");
    assert!(text.contains("Ada’s map is full: the game ends."), "{text}");
    assert!(text.contains("Game over."), "{text}");
    assert!(text.contains("0 points each. Ada wins with the larger domain, 33 cells to 0."), "{text}");
    assert!(
        text.ends_with(
            "What next?\n1. a new game with the same players\n2. quit (type save FILE to save this game first)\n"
        ),
        "{text}"
    );
    assert!(bench.type_in("u").contains("Undone: Ada draws"));
    bench.type_in("1g1d+2f1b");
    assert!(bench.type_in("m").contains("Ada’s map"));
    let text = bench.type_in("1");
    assert!(text.contains("Round 1. Ada is player A."), "{text}");
}

#[test]
fn lots_settle_a_full_tie_where_the_rulebook_says_so() {
    let words = english();
    let empty = "......./......./...#.../......./.......";
    let record = format!(
        "[Rules \"1\"]\n[Position \"{empty} {empty} 000000:-:^:- 000000:-:^:- 1F lots edition:it\"]\n[First \"Ada\"]\n"
    );
    let (mut bench, _) = Bench::new(of_two(), &words, Some(&record));
    bench.chance.push_back(Event::Lots(Seat::First));
    let text = bench.settle().replace('\n', " ");
    assert!(text.contains("Ada wins the draw of lots."), "{text}");
    assert!(
        text.contains(
            "0 points each, and the largest domains are the same size (0 cells). Ada wins the draw of lots."
        ),
        "{text}"
    );
}

fn against_level_three() -> PlayOptions {
    let level = Level::new(3).expect("there are eight");
    PlayOptions {
        against: Some(SeatKind::Program(Player::Level(level))),
        names: BySeat { first: Some("Ada".to_string()), second: None },
        ..of_two()
    }
}

#[test]
fn every_level_is_offered_and_a_game_against_one_goes_on_against_it() {
    let words = english();
    let (mut bench, text) = Bench::new(PlayOptions::default(), &words, None);
    for level in Level::ALL {
        assert!(text.contains(&format!("{}. {}: ", level.number() + 2, words.level(level))), "{text}");
    }
    bench.type_all(&["5", "Ada"]);
    let text = bench.type_in("1");
    assert!(text.contains("Ada vs. Herald. You roll first. Edition: Standard."), "{text}");
    let record = bench.record();
    assert_eq!(record.tag("Engine"), Some("S level:3"));
    let options = PlayOptions { against: None, ..PlayOptions::default() };
    let (mut again, _) = Bench::new(options, &words, Some(&record.to_string()));
    again.settle();
    again.hear(Message::Line("1\n".to_string()));
    let Effect::Decide(turn) = again.effect else { panic!("{:?}", again.effect) };
    assert_eq!((turn.seat, turn.program.to_string().as_str()), (Seat::Second, "level:3"));
}

#[test]
fn the_machine_does_not_see_what_the_person_has_just_drawn() {
    let words = english();
    let (mut bench, _) = Bench::new(against_level_three(), &words, None);
    bench.will_roll("d/b/s2/?");
    bench.will_move("S:12");
    bench.settle();
    bench.type_in("3");
    bench.hear(Message::Line("F:3d4s2+4d5s\n".to_string()));
    let Effect::Decide(turn) = bench.effect else { panic!("{:?}", bench.effect) };
    assert_eq!((turn.seat, turn.position.to_act()), (Seat::Second, blazon::ToAct::Both));
    assert!(turn.position.kingdom(Seat::First).drawn().is_empty());
}

/// Two people at one keyboard, and the second has drawn first.
const SECOND_DREW_FIRST: &str = "[Rules \"1\"]\n[First \"Ada\"]\n[Second \"Grace\"]\n\n\
    1. d/b/s2/? F:3 S:12 S:1d4d+2d5b\n";

#[test]
fn a_loaded_drawing_of_the_seat_that_a_program_takes_over_is_not_printed_before_the_person_has_drawn() {
    let words = english();
    let options = PlayOptions { against: Some(SeatKind::Program(Player::Best)), ..PlayOptions::default() };
    let (mut bench, mut text) = Bench::new(options, &words, Some(SECOND_DREW_FIRST));
    text += &bench.settle();
    assert!(text.contains("Draw your domino"), "{text}");
    for line in ["o", "wo", "p", "s", "l", "d", "save look"] {
        text += &bench.type_in(line);
    }
    text += &bench.files["look"];
    for hidden in ["Grace draws", "[d]", " d   b", "on d4 and", "S:1d4d", "S:-"] {
        assert!(!text.contains(hidden), "{hidden} is hidden:\n{text}");
    }
    let text = bench.type_in("3d4s2+4d5s");
    assert!(text.contains("Grace draws a dot on d4 and a bar on d5."), "{text}");
    assert!(text.contains("You draw solid with two crosses on d4 and solid on d5."), "{text}");
    assert!(text.contains("Round 2."), "{text}");
}

#[test]
fn two_people_at_one_keyboard_go_on_where_they_were() {
    let words = english();
    let options = PlayOptions { against: Some(SeatKind::Person), ..PlayOptions::default() };
    let (mut bench, mut text) = Bench::new(options, &words, Some(SECOND_DREW_FIRST));
    text += &bench.settle();
    assert!(text.contains("Grace draws a dot on d4 and a bar on d5."), "they share the screen: {text}");
    assert_eq!(bench.record().events().len(), 4);
}
