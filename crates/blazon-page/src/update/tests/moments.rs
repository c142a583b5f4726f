use blazon::{Arms, Outcome};

use super::super::moments;
use super::*;
use crate::effect::Sound;
use crate::moment::Moment;

/// A game in which somebody has just won a power.
fn won(by: impl Fn(&Game, Seat) -> bool) -> (Bench, Arms, Seat) {
    for seed in 1..40 {
        let mut bench = Bench::playing(Kind::Engine);
        bench.dice = Chances::from_seed(seed);
        while !bench.game().is_over() {
            let before = bench.game().position();
            bench.wanted.clear();
            bench.move_on();
            let (game, after) = (bench.game(), bench.game().position());
            let won = Arms::ALL.into_iter().find(|&arms| before.owner(arms) != after.owner(arms));
            if let Some((arms, seat)) = won.and_then(|arms| Some((arms, after.owner(arms)?)))
                && !game.is_over()
                && by(game, seat)
            {
                return (bench, arms, seat);
            }
            // Whoever plays on has seen enough.
            while let Some((number, _)) = bench.game().moments.shown() {
                bench.send(PlayMessage::MomentOver(number));
            }
        }
    }
    panic!("nobody wins a power");
}

/// A game that is over, seen by somebody who has won or lost it.
fn over(wins: bool) -> Bench {
    for seed in 1..200 {
        let mut bench = Bench::playing(Kind::Engine);
        bench.dice = Chances::from_seed(seed);
        while !bench.game().is_over() {
            bench.wanted.clear();
            bench.move_on();
        }
        let game = bench.game();
        let winner = game.position().outcome().and_then(Outcome::winner);
        if winner.is_some_and(|seat| game.screen.seat(seat).is_person() == wins) {
            return bench;
        }
    }
    panic!("nobody wins");
}

fn sounds(bench: &Bench) -> Vec<Sound> {
    let sound = |effect: &Effect| match effect {
        Effect::Sound(sound) => Some(*sound),
        _ => None,
    };
    bench.wanted.iter().filter_map(sound).collect()
}

/// The moments that end by themselves, whether things move or not.
fn timed(effects: &[Effect]) -> Vec<u32> {
    let number = |effect: &Effect| match effect {
        Effect::After(_, Message::Play(PlayMessage::MomentOver(number))) => Some(*number),
        _ => None,
    };
    effects.iter().filter_map(number).collect()
}

#[test]
fn a_power_that_is_won_is_shown_and_heard_for_a_while() {
    let (mut bench, arms, winner) = won(|game, seat| game.screen.seat(seat).is_person());
    let (number, shown) = bench.game().moments.shown().expect("a moment");
    assert_eq!(shown, Moment::Power { arms, winner });
    assert!(sounds(&bench).contains(&Sound::Won));
    assert_eq!(timed(&bench.wanted), [number]);
    bench.send(PlayMessage::MomentOver(number));
    assert_eq!(bench.game().moments.shown(), None);
}

#[test]
fn a_power_that_is_lost_sounds_otherwise() {
    let (bench, arms, winner) = won(|game, seat| !game.screen.seat(seat).is_person());
    let (_, shown) = bench.game().moments.shown().expect("a moment");
    assert_eq!(shown, Moment::Power { arms, winner });
    assert!(sounds(&bench).contains(&Sound::Lost) && !sounds(&bench).contains(&Sound::Won));
}

#[test]
fn the_game_goes_on_behind_a_moment() {
    let (mut bench, ..) = won(|_, _| true);
    let events = bench.game().screen.view().events().len();
    bench.move_on();
    assert!(bench.game().screen.view().events().len() > events);
}

#[test]
fn two_powers_at_once_are_shown_one_after_the_other() {
    let (bench, ..) = won(|game, _| {
        let position = game.position();
        Arms::ALL.into_iter().filter(|&arms| position.owner(arms).is_some()).count() == 2
    });
    let mut state = bench.state;
    let game = state.game.as_mut().expect("a game");
    game.moments.clear();
    let (_, effects) = moments::show(game, &Position::default());
    let (first, shown) = game.moments.shown().expect("a moment");
    assert_eq!(timed(&effects), [first], "the second has to wait");
    let effects = update(&mut state, PlayMessage::MomentOver(first));
    let (second, next) = state.game.as_ref().expect("a game").moments.shown().expect("another");
    assert!(second != first && next != shown);
    assert_eq!(timed(&effects), [second]);
    assert!(update(&mut state, PlayMessage::MomentOver(first)).is_empty(), "its time came too late");
    assert_eq!(state.game.as_ref().expect("a game").moments.shown(), Some((second, next)));
}

#[test]
fn what_is_taken_back_is_not_shown_any_more() {
    let (mut bench, ..) = won(|game, _| game.screen.undoable().is_some());
    bench.send(PlayMessage::Undo);
    assert_eq!(bench.game().moments.shown(), None);
}

#[test]
fn the_end_of_a_moment_changes_nothing_else() {
    let mut bench = Bench::playing(Kind::Engine);
    let refused = Some(NoPlace::Rule(Illegal::DieTaken(Die::ALL[0])));
    if let Some(game) = &mut bench.state.game {
        game.refused = refused;
        game.moments.add(Moment::End);
    }
    bench.send(PlayMessage::MomentOver(0));
    assert_eq!(bench.game().refused, refused);
    assert_eq!(bench.game().moments.shown(), None);
}

#[test]
fn the_end_is_counted_once_and_not_kept() {
    let mut bench = over(true);
    let (number, shown) = bench.game().moments.shown().expect("a moment");
    assert_eq!(shown, Moment::End, "whatever else was to be shown");
    assert!(sounds(&bench).contains(&Sound::End));
    assert_eq!(timed(&bench.wanted), [number]);
    assert_eq!(bench.state.saved[0].moments.shown(), None);
    bench.send(PlayMessage::MomentOver(number));
    bench.send(NavigationMessage::Go(Route::Home));
    bench.send(NavigationMessage::Go(Route::Game));
    assert_eq!(bench.game().moments.shown(), None);
}

#[test]
fn whoever_beats_a_level_may_play_the_next() {
    let mut bench = over(true);
    let beaten = bench.state.form.level;
    let next = bench.game().next_level().expect("it is not the highest");
    assert_eq!(next.number(), beaten.number() + 1);
    let person = Seat::ALL.into_iter().find(|&seat| bench.game().screen.seat(seat).is_person());
    bench.send(FormMessage::Start(Purpose::NextLevel));
    let game = bench.game();
    assert!(!game.is_over());
    let opponent = person.map(|seat| game.screen.seat(seat));
    assert_eq!(opponent, Some(SeatKind::Program(Player::Level(next))), "the other one starts");
    assert_eq!((bench.state.form.level, bench.state.settings.level), (next, next));
}

#[test]
fn whoever_loses_to_a_level_plays_no_higher_one() {
    let mut bench = over(false);
    assert_eq!(bench.game().next_level(), None);
    bench.send(FormMessage::Start(Purpose::NextLevel));
    assert!(bench.game().is_over(), "nothing begins");
}
