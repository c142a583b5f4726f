//! Puzzles, opened and answered through `update`. They are chosen by what they are, never by their place in the file.

use blazon::Event;
use blazon_engine::Theme as Turns;
use blazon_puzzles::{Puzzle, Puzzles};

use super::*;
use crate::effect::Sound;
use crate::message::PuzzlesMessage;
use crate::puzzle::{Shelf, Verdict, name};

const TODAY: &str = "2026-11-18";

/// Somebody who has come to the puzzles, on a day.
fn among_puzzles() -> Bench {
    let mut bench = Bench::new();
    come_to_puzzles(&mut bench);
    bench
}

fn come_to_puzzles(bench: &mut Bench) {
    bench.state.today = TODAY.parse().ok();
    bench.send(NavigationMessage::Go(Route::Puzzles));
    assert_eq!(bench.wanted.iter().filter(|effect| **effect == Effect::FetchPuzzles).count(), 1);
    bench.send(BrowserMessage::Puzzles(Some(Puzzles::SHIPPED.to_owned())));
}

/// Kinds of answers. Which of them there are depends on the file.
fn kind(puzzle: &Puzzle) -> (&'static str, bool) {
    let name = match puzzle.best {
        Event::Take(_, dice) if dice.len() == 2 => "two dice",
        Event::Take(..) => "a die",
        Event::Draw(..) => "a drawing",
        Event::Leave(_) => "no drawing",
        Event::Choose(..) | Event::AddCross(..) => "a power",
        Event::Roll(_) | Event::Lots(_) => "chance",
    };
    (name, puzzle.position.player_a() == puzzle.seat)
}

/// A puzzle of every kind there is.
fn of_every_kind() -> Vec<Puzzle> {
    let mut found: Vec<Puzzle> = Vec::new();
    for puzzle in Puzzles::shipped().all() {
        if found.iter().all(|other| kind(other) != kind(puzzle)) {
            found.push(*puzzle);
        }
    }
    assert!(found.len() >= 3, "{found:?}");
    found
}

fn some_puzzle() -> Puzzle {
    Puzzles::shipped().all()[0]
}

/// One that is answered wrongly in another way than the tempting one.
fn with_a_third_choice() -> (Puzzle, Event) {
    let third = |puzzle: &Puzzle| {
        let legal = puzzle.position.legal(puzzle.seat);
        let other = legal.iter().find(|&event| event != puzzle.tempting && !puzzle.is_solved_by(event));
        other.map(|event| (*puzzle, event))
    };
    Puzzles::shipped().all().iter().find_map(third).expect("three choices somewhere")
}

fn verdict(bench: &Bench) -> Option<Verdict> {
    bench.state.trying().expect("a puzzle on the stage").verdict
}

fn notes(bench: &Bench) -> Vec<&str> {
    let note = |effect: &'_ Effect| matches!(effect, Effect::Note(_));
    let notes = bench.wanted.iter().filter(|effect| note(effect));
    notes
        .map(|effect| match effect {
            Effect::Note(line) => line.as_str(),
            _ => "",
        })
        .collect()
}

#[test]
fn every_kind_of_puzzle_is_solved_with_the_gestures_of_a_game_and_then_nothing_goes_on() {
    for puzzle in of_every_kind() {
        let mut bench = among_puzzles();
        bench.send(PuzzlesMessage::Open(puzzle.id()));
        assert_eq!(bench.state.route, Route::Puzzle);
        assert!(bench.wanted.contains(&Effect::Address(format!("puzzle-{}", name(puzzle.id())))));
        assert_eq!(bench.stage().position(), puzzle.position);
        assert_eq!(verdict(&bench), None);
        bench.do_by_hand(puzzle.best);
        assert_eq!(verdict(&bench), Some(Verdict::Right), "{puzzle}");
        let after = puzzle.position.play(puzzle.best).expect("a legal event");
        assert_eq!(bench.stage().position(), after, "it is played");
        assert!(bench.asked.is_empty(), "nobody answers");
        assert!(bench.wanted.contains(&Effect::Sound(Sound::Won)));
        assert!(bench.state.progress.has_solved(puzzle.id()));

        let stage = bench.stage().clone();
        for event in puzzle.position.legal(puzzle.seat).iter().take(5) {
            bench.do_by_hand(event);
        }
        bench.send(PlayMessage::Undo);
        bench.send(PuzzlesMessage::Show);
        assert_eq!((bench.stage(), verdict(&bench)), (&stage, Some(Verdict::Right)), "it is over");
    }
}

#[test]
fn a_wrong_answer_is_said_to_be_one_changes_nothing_and_is_tried_again() {
    for puzzle in of_every_kind() {
        let mut bench = among_puzzles();
        bench.send(PuzzlesMessage::Open(puzzle.id()));
        bench.do_by_hand(puzzle.tempting);
        assert_eq!(verdict(&bench), Some(Verdict::Wrong(puzzle.tempting)), "{puzzle}");
        assert_eq!(bench.stage().position(), puzzle.position, "nothing is played");
        assert!(notes(&bench).is_empty() && !bench.state.progress.has_solved(puzzle.id()));
        bench.send(PuzzlesMessage::Again);
        assert_eq!(verdict(&bench), None);
        // A drawing stays where it lies, to be moved.
        while !bench.stage().begun.is_nothing() {
            bench.send(PlayMessage::Undo);
        }
        bench.do_by_hand(puzzle.best);
        assert_eq!(verdict(&bench), Some(Verdict::Right), "{puzzle}");
        assert!(bench.state.progress.has_solved(puzzle.id()), "who tries again has solved it");
    }
}

#[test]
fn choosing_something_else_is_trying_again_and_confirming_the_same_is_not() {
    let drafts = |puzzle: &&Puzzle| matches!(puzzle.tempting, Event::Take(_, dice) if dice.len() == 1);
    let puzzle = *Puzzles::shipped().all().iter().find(drafts).expect("a draft");
    let Event::Take(_, dice) = puzzle.tempting else { unreachable!() };
    let mut bench = among_puzzles();
    bench.send(PuzzlesMessage::Open(puzzle.id()));
    bench.do_by_hand(puzzle.tempting);
    let wrong = Some(Verdict::Wrong(puzzle.tempting));
    assert_eq!((verdict(&bench), bench.stage().begun.dice()), (wrong, dice), "one sees what was chosen");
    bench.send(PlayMessage::Take);
    assert_eq!((verdict(&bench), bench.stage().refused), (wrong, None));
    bench.send(PlayMessage::Hover(None));
    bench.send(PlayMessage::LookAcross);
    assert_eq!(verdict(&bench), wrong, "looking is no choice");
    let die = dice.iter().next().expect("a die");
    bench.send(PlayMessage::Pick(die));
    assert_eq!((verdict(&bench), bench.stage().begun.dice()), (None, dice), "it is pointed at anew");
}

#[test]
fn a_choice_that_is_neither_best_nor_tempting_is_wrong_too() {
    let (puzzle, other) = with_a_third_choice();
    let mut bench = among_puzzles();
    bench.send(PuzzlesMessage::Open(puzzle.id()));
    bench.do_by_hand(other);
    assert_eq!(verdict(&bench), Some(Verdict::Wrong(other)));
}

#[test]
fn what_the_rules_refuse_is_refused_with_its_reason_and_is_no_answer() {
    let takes_one =
        |puzzle: &&Puzzle| matches!(puzzle.position.step(), blazon::Step::Take { taken: None, .. });
    let puzzle = *Puzzles::shipped().all().iter().find(takes_one).expect("a first draft");
    let mut bench = among_puzzles();
    bench.send(PuzzlesMessage::Open(puzzle.id()));
    bench.send(PlayMessage::Take);
    assert!(bench.stage().refused.is_some());
    assert_eq!(verdict(&bench), None);
    bench.send(PlayMessage::Pick(Die::ALL[0]));
    assert_eq!(bench.stage().refused, None);
}

#[test]
fn the_answer_is_shown_where_it_would_be_made_and_is_not_a_solution() {
    for puzzle in of_every_kind() {
        let mut bench = among_puzzles();
        bench.send(PuzzlesMessage::Open(puzzle.id()));
        bench.do_by_hand(puzzle.tempting);
        bench.send(PuzzlesMessage::Show);
        assert_eq!(verdict(&bench), Some(Verdict::Shown));
        assert_eq!(bench.stage().position(), puzzle.position, "it is not played");
        match puzzle.best {
            Event::Take(_, dice) => assert_eq!(bench.stage().begun.dice(), dice),
            Event::Draw(_, drawing) => {
                let lies = Which::BOTH.map(|which| bench.stage().begun.drawing().cell(which));
                assert_eq!(lies, drawing.halves.map(|half| Some(half.cell)));
            }
            Event::Leave(_) => assert!(bench.stage().begun.is_nothing()),
            event => assert_eq!(bench.stage().begun.answer(), Some(event)),
        }
        bench.send(PlayMessage::Confirm);
        bench.do_by_hand(puzzle.best);
        assert_eq!(verdict(&bench), Some(Verdict::Shown), "whoever was shown it has not found it");
        assert!(notes(&bench).is_empty() && !bench.state.progress.has_solved(puzzle.id()));
        // Whoever comes back to it can try it like any other.
        bench.send(NavigationMessage::Go(Route::Puzzles));
        bench.send(PuzzlesMessage::Open(puzzle.id()));
        assert_eq!(verdict(&bench), None);
        bench.do_by_hand(puzzle.best);
        assert!(bench.state.progress.has_solved(puzzle.id()));
    }
}

#[test]
fn a_hint_says_what_to_look_for_and_asks_no_engine() {
    let mut bench = among_puzzles();
    bench.state.settings.coach = true;
    let puzzle = some_puzzle();
    bench.send(PuzzlesMessage::Open(puzzle.id()));
    bench.send(HintMessage::Ask);
    assert!(bench.state.trying().is_some_and(|attempt| attempt.hinted));
    bench.send(HintMessage::Drop);
    assert!(!bench.state.trying().is_some_and(|attempt| attempt.hinted));
    bench.send(HintMessage::Ask);
    bench.do_by_hand(puzzle.best);
    assert!(!bench.state.trying().is_some_and(|attempt| attempt.hinted), "the answer takes its place");
    assert!(bench.asked.is_empty() && !bench.wanted.iter().any(|effect| matches!(effect, Effect::Ask(_))));
}

#[test]
fn the_game_that_is_being_played_is_not_touched() {
    for kind in [Kind::Engine, Kind::Together, Kind::RealDice] {
        let mut bench = Bench::playing(kind);
        if kind == Kind::Engine {
            while !matches!(bench.game().position().step(), blazon::Step::Draw { .. }) {
                bench.move_on();
            }
            let cell =
                bench.game().drawing(&bench.game().position()).expect("a domino").targets().iter().next();
            bench.send(PlayMessage::Point(cell.expect("a place")));
        }
        let (game, saved) = (bench.game().clone(), bench.state.saved.clone());
        let kept = bench.wanted.len();
        come_to_puzzles(&mut bench);
        for puzzle in of_every_kind() {
            bench.send(PuzzlesMessage::Open(puzzle.id()));
            bench.do_by_hand(puzzle.tempting);
            bench.send(PlayMessage::Undo);
            bench.send(PuzzlesMessage::Show);
            bench.send(PuzzlesMessage::Next);
        }
        bench.send(PuzzlesMessage::Open(some_puzzle().id()));
        bench.do_by_hand(some_puzzle().best);
        assert_eq!((bench.game(), &bench.state.saved), (&game, &saved), "{kind:?}");
        let touches = |effect: &&Effect| {
            matches!(effect, Effect::Keep(..) | Effect::Drop(_) | Effect::Current(_) | Effect::PutAside(_))
        };
        assert_eq!(bench.wanted[kept..].iter().find(touches), None, "{kind:?}");
        bench.send(NavigationMessage::Go(Route::Game));
        assert_eq!(bench.stage(), &game, "one goes on where one was: {kind:?}");
    }
}

#[test]
fn an_engine_that_thinks_meanwhile_plays_in_the_game_and_not_in_the_puzzle() {
    let mut bench = Bench::asking_the_engine();
    let pending = bench.game().pending.expect("the engine is asked");
    let before = bench.game().position();
    come_to_puzzles(&mut bench);
    bench.send(PuzzlesMessage::Open(some_puzzle().id()));
    bench.send(decide(pending.id, &pending.turn.position, pending.turn.seat));
    assert_ne!(bench.game().position(), before, "it has played");
    assert_eq!(bench.stage().position(), some_puzzle().position);
}

#[test]
fn what_was_solved_is_noted_once_by_its_own_number_and_for_the_day_whose_puzzle_it_is() {
    let mut bench = among_puzzles();
    let today: Day = TODAY.parse().expect("a day");
    let of_day = *Puzzles::shipped().of_day(today).expect("a puzzle");
    let other = *Puzzles::shipped().all().iter().find(|puzzle| puzzle.id() != of_day.id()).expect("another");
    for puzzle in [of_day, other, of_day] {
        bench.send(PuzzlesMessage::Open(puzzle.id()));
        bench.do_by_hand(puzzle.best);
    }
    let [first, second] = [of_day, other].map(|puzzle| name(puzzle.id()));
    assert_eq!(notes(&bench), [format!("{first} solved {TODAY}"), format!("{second} solved")]);
    assert_eq!(bench.state.progress.puzzle_streak(today), 1);
    let read = Progress::read(&notes(&bench).join("\n"));
    assert_eq!(read, bench.state.progress, "the ledger says the same");
}

#[test]
fn what_was_solved_stays_solved_when_the_file_has_other_puzzles() {
    let mut bench = among_puzzles();
    let puzzle = some_puzzle();
    bench.send(PuzzlesMessage::Open(puzzle.id()));
    bench.do_by_hand(puzzle.best);
    let ledger = notes(&bench).join("\n");
    let mut again = Bench::new();
    again.state.progress = Progress::read(&ledger);
    let others = Puzzles::new(Puzzles::shipped().all().iter().rev().step_by(2).copied().chain([puzzle]));
    again.send(NavigationMessage::Go(Route::Puzzles));
    again.send(BrowserMessage::Puzzles(Some(others.to_string())));
    let solved: Vec<&Puzzle> =
        others.all().iter().filter(|other| again.state.progress.has_solved(other.id())).collect();
    assert_eq!(solved, [&puzzle]);
}

#[test]
fn next_comes_one_that_is_not_solved() {
    let mut bench = among_puzzles();
    let easiest = |theme| *Puzzles::shipped().of_theme(theme)[0];
    for theme in Turns::ALL {
        let puzzle = easiest(theme);
        bench.send(PuzzlesMessage::Open(puzzle.id()));
        bench.do_by_hand(puzzle.best);
        bench.send(PuzzlesMessage::Next);
        let next = bench.state.trying().expect("a puzzle").puzzle;
        assert!(!bench.state.progress.has_solved(next.id()), "{theme}");
        assert_eq!(verdict(&bench), None);
        let more = Puzzles::shipped().of_theme(theme).len() > 1;
        assert_eq!(next.theme == theme, more, "{theme}: it goes on with the theme as long as there are any");
    }
}

#[test]
fn puzzles_are_fetched_once_and_again_if_that_failed() {
    let mut bench = Bench::new();
    let fetched =
        |bench: &Bench| bench.wanted.iter().filter(|effect| **effect == Effect::FetchPuzzles).count();
    bench.send(NavigationMessage::Go(Route::Puzzles));
    bench.send(NavigationMessage::Go(Route::Home));
    bench.send(NavigationMessage::Go(Route::Puzzles));
    assert_eq!(fetched(&bench), 1, "they are on their way");
    for (times, damaged) in (2..).zip([None, Some("no puzzles"), Some(&Puzzles::SHIPPED[..5000])]) {
        bench.send(BrowserMessage::Puzzles(damaged.map(str::to_owned)));
        assert_eq!((&bench.state.shelf, bench.state.route), (&Shelf::Missing, Route::Puzzles));
        bench.send(PuzzlesMessage::Fetch);
        assert_eq!(fetched(&bench), times);
    }
    bench.send(BrowserMessage::Puzzles(Some(Puzzles::SHIPPED.to_owned())));
    bench.send(NavigationMessage::Go(Route::Home));
    bench.send(NavigationMessage::Go(Route::Puzzles));
    assert_eq!(fetched(&bench), 4, "they are there");
}

#[test]
fn an_address_leads_to_its_puzzle_as_soon_as_the_puzzles_are_there() {
    let puzzle = some_puzzle();
    let mut bench = Bench::new();
    bench.state.today = TODAY.parse().ok();
    let fragment = format!("#puzzle-{}", name(puzzle.id()));
    bench.send(BrowserMessage::Opened { kept: vec![], current: None, fragment });
    assert_eq!(bench.state.route, Route::Puzzles);
    assert!(
        !bench.wanted.iter().any(|effect| matches!(effect, Effect::Readdress(_))),
        "it stays in the address"
    );
    bench.send(BrowserMessage::Puzzles(Some(Puzzles::SHIPPED.to_owned())));
    assert_eq!(bench.state.trying().map(|attempt| attempt.puzzle), Some(puzzle));

    bench.send(BrowserMessage::Fragment("#puzzles".to_owned()));
    assert_eq!(bench.state.route, Route::Puzzles, "the back button");
    bench.send(BrowserMessage::Fragment("#puzzle".to_owned()));
    let of_day = Puzzles::shipped().of_day(bench.state.today.expect("a day")).copied();
    assert_eq!(bench.state.trying().map(|attempt| attempt.puzzle), of_day, "without a number it is today's");
    assert_eq!(
        bench.wanted.last(),
        of_day.map(|day| Effect::Readdress(format!("puzzle-{}", name(day.id())))).as_ref()
    );
}

#[test]
fn whoever_has_gone_elsewhere_no_longer_waits_for_the_puzzle_of_an_address() {
    let fragment = format!("#puzzle-{}", name(some_puzzle().id()));
    for away in [
        NavigationMessage::Go(Route::Puzzles).into(),
        Message::from(BrowserMessage::Fragment("#rules".into())),
    ] {
        let mut bench = Bench::new();
        bench.send(BrowserMessage::Opened { kept: vec![], current: None, fragment: fragment.clone() });
        bench.send(BrowserMessage::Puzzles(None));
        bench.send(away);
        bench.send(NavigationMessage::Go(Route::Puzzles));
        bench.send(BrowserMessage::Puzzles(Some(Puzzles::SHIPPED.to_owned())));
        assert_eq!((bench.state.route, bench.state.trying()), (Route::Puzzles, None));
    }
}

#[test]
fn whoever_tries_again_to_fetch_the_puzzles_still_comes_to_the_one_of_the_address() {
    let mut bench = Bench::new();
    let fragment = format!("#puzzle-{}", name(some_puzzle().id()));
    bench.send(BrowserMessage::Opened { kept: vec![], current: None, fragment });
    bench.send(BrowserMessage::Puzzles(None));
    bench.send(PuzzlesMessage::Fetch);
    bench.send(BrowserMessage::Puzzles(Some(Puzzles::SHIPPED.to_owned())));
    assert_eq!(bench.state.trying().map(|attempt| attempt.puzzle), Some(some_puzzle()));
}

#[test]
fn an_address_of_a_puzzle_there_is_no_more_leads_to_those_there_are() {
    for fragment in ["#puzzle-0000000000000000", "#puzzle-1", "#puzzle-"] {
        let mut bench = among_puzzles();
        bench.send(NavigationMessage::Go(Route::Home));
        bench.send(BrowserMessage::Fragment(fragment.to_owned()));
        assert_eq!((bench.state.route, bench.state.trying()), (Route::Puzzles, None), "{fragment}");
        assert_eq!(bench.wanted.last(), Some(&Effect::Readdress("puzzles".to_owned())), "{fragment}");
    }
}

#[test]
fn a_puzzle_that_one_only_looked_away_from_lies_there_as_it_was() {
    let puzzle = some_puzzle();
    let mut bench = among_puzzles();
    bench.send(PuzzlesMessage::Open(puzzle.id()));
    bench.do_by_hand(puzzle.tempting);
    let stage = bench.stage().clone();
    bench.send(NavigationMessage::Go(Route::Rules));
    bench.send(BrowserMessage::Fragment(format!("#puzzle-{}", name(puzzle.id()))));
    assert_eq!((bench.stage(), verdict(&bench)), (&stage, Some(Verdict::Wrong(puzzle.tempting))));
}

#[test]
fn escape_takes_back_what_is_pointed_at_in_a_puzzle() {
    let drafts = |puzzle: &&Puzzle| matches!(puzzle.position.step(), blazon::Step::Take { taken: None, .. });
    let puzzle = *Puzzles::shipped().all().iter().find(drafts).expect("a draft");
    let mut bench = among_puzzles();
    bench.send(PuzzlesMessage::Open(puzzle.id()));
    assert_eq!(escape(&bench.state), None);
    bench.send(PlayMessage::Pick(Die::ALL[0]));
    let message = escape(&bench.state).expect("something to take back");
    bench.send(message);
    assert!(bench.stage().begun.is_nothing());
}

#[test]
fn a_browser_that_keeps_nothing_solves_all_the_same() {
    let mut bench = among_puzzles();
    let puzzle = some_puzzle();
    bench.send(PuzzlesMessage::Open(puzzle.id()));
    bench.do_by_hand(puzzle.best);
    bench.send(BrowserMessage::StorageRefused);
    assert_eq!(bench.state.notice, Some(Notice::Storage));
    bench.send(NavigationMessage::Dismiss);
    bench.send(PuzzlesMessage::Next);
    assert_eq!(verdict(&bench), None);
    assert!(bench.state.progress.has_solved(puzzle.id()), "as long as the page is open");
}
