use blazon::{BySeat, Cell, Components, Crosses, Dice, Die, Face, Illegal, Mode, Position, Record, Seat};
use blazon_engine::{Chances, Day, Level, Player};
use blazon_table::{Next, NoPlace, SeatKind, Which};
use blazon_wire::{Answer, Question, Thought};
use blazon_words::Language;

use super::*;
use crate::game::{Game, Hint};
use crate::message::{
    BrowserMessage, DrawingMessage, EngineMessage, FormMessage, Fresh, HintMessage, LessonMessage, Message,
    NavigationMessage, PlayMessage, Purpose, RecordsMessage, SettingsMessage, Spend, StudyMessage,
};
use crate::new_game::Kind;
use crate::progress::{Duel, News, Progress};
use crate::settings::{Settings, Theme};
use crate::state::{Notice, Toast};
use crate::study::{Judging, Way};

mod coach;
mod moments;
mod online;
mod puzzles;

/// The state after a message of any room, and what is wanted of the outside.
fn update(state: &mut State, message: impl Into<Message>) -> Vec<Effect> {
    super::update(state, message.into())
}

/// A page with its own dice and engine in place of the browser's, so that messages can be followed to their end.
struct Bench {
    state: State,
    dice: Chances,
    /// What the engine was asked.
    asked: Vec<Question>,
    /// What was wanted of the outside and not done here.
    wanted: Vec<Effect>,
}

impl Bench {
    fn new() -> Bench {
        let state = State::new(Settings::first_visit(["en"]));
        Bench { state, dice: Chances::from_seed(1), asked: Vec::new(), wanted: Vec::new() }
    }

    fn playing(kind: Kind) -> Bench {
        let mut bench = Bench::new();
        bench.send(FormMessage::SetKind(kind));
        bench.send(FormMessage::Start(Purpose::Form));
        bench
    }

    /// A game whose dice are rolled by hand.
    fn rolling(kind: Kind) -> Bench {
        let mut bench = Bench::new();
        bench.state.settings.auto_roll = false;
        bench.send(FormMessage::SetKind(kind));
        bench.send(FormMessage::Start(Purpose::Form));
        bench
    }

    /// The engine has to take a die, and is asked.
    fn asking_the_engine() -> Bench {
        let mut bench = Bench::new();
        bench.state.form.starts = crate::new_game::Starts::Other;
        update(&mut bench.state, FormMessage::Begin(fresh(Purpose::Form)));
        let roll = blazon::Roll::new(Die::ALL.map(|die| Components::BOX.faces(die)[4]));
        update(&mut bench.state, PlayMessage::Rolled(roll));
        update(&mut bench.state, PlayMessage::Settled);
        bench
    }

    /// Sends a message, and everything that follows from it until a person is asked.
    fn send(&mut self, message: impl Into<Message>) {
        let mut effects = update(&mut self.state, message);
        while !effects.is_empty() {
            let effect = effects.remove(0);
            let answer: Message = match &effect {
                Effect::Roll(position) => {
                    PlayMessage::Rolled(position.components().roll(|n| self.dice.below(n))).into()
                }
                Effect::Lots => PlayMessage::Lots(Seat::First).into(),
                Effect::Fresh(purpose) => FormMessage::Begin(fresh(*purpose)).into(),
                Effect::Later(_, message) => message.clone(),
                Effect::RecallAnalysis(name) => {
                    let kept = self.wanted.iter().rev().find_map(|effect| match effect {
                        Effect::KeepAnalysis(other, text) if other == name => Some(text.clone()),
                        _ => None,
                    });
                    let Some(text) = kept else { continue };
                    StudyMessage::Recalled(*name, text).into()
                }
                Effect::Ask(question @ Question::Decide { id, position, seat, .. }) => {
                    self.asked.push(question.clone());
                    decide(*id, position, *seat)
                }
                _ => {
                    self.wanted.push(effect);
                    continue;
                }
            };
            effects.extend(update(&mut self.state, answer));
        }
    }

    fn game(&self) -> &Game {
        self.state.game.as_ref().expect("a game")
    }

    /// The game on the stage, be it that of a puzzle.
    fn stage(&self) -> &Game {
        self.state.stage().expect("a game on the stage")
    }

    /// Does something legal for the person who is asked.
    fn move_on(&mut self) {
        let game = self.game();
        if game.roller().is_some() {
            return self.send(PlayMessage::Roll);
        }
        let seat = game.screen.asked().expect("somebody is asked");
        let event = game.position().legal(seat).iter().next().expect("something is legal");
        self.do_by_hand(event);
    }

    /// Does what an event says with the gestures of a person.
    fn do_by_hand(&mut self, event: blazon::Event) {
        use blazon::Event;
        match event {
            Event::Take(seat, dice) => {
                if dice.len() == 2 && seat == self.stage().position().player_a() {
                    self.send(PlayMessage::PickBoth);
                }
                for die in dice.iter() {
                    self.send(PlayMessage::Pick(die));
                }
                // Player B has taken both with the second.
                if !self.stage().begun.dice().is_empty() {
                    self.send(PlayMessage::Take);
                }
            }
            Event::Draw(_, drawing) => {
                if drawing.mode != Mode::Join {
                    self.send(DrawingMessage::Spend(Spend::Mode(drawing.mode)));
                }
                if drawing.turn.is_some() {
                    self.send(DrawingMessage::Spend(Spend::Turn(drawing.turn)));
                }
                if drawing.castle.is_some() {
                    self.send(DrawingMessage::Spend(Spend::Castle(drawing.castle)));
                }
                for (which, half) in Which::BOTH.into_iter().zip(drawing.halves) {
                    if self.stage().begun.drawing().cell(which) != Some(half.cell) {
                        self.send(DrawingMessage::Hold(which));
                        self.send(PlayMessage::Point(half.cell));
                    }
                }
                for (which, half) in Which::BOTH.into_iter().zip(drawing.halves) {
                    self.send(DrawingMessage::Choose(which, half.arms));
                }
                self.send(PlayMessage::Confirm);
            }
            Event::Leave(_) => self.send(PlayMessage::Leave),
            Event::Choose(_, arms) => {
                self.send(PlayMessage::Name(arms));
                self.send(PlayMessage::Confirm);
            }
            Event::AddCross(_, cell) => {
                self.send(PlayMessage::Point(cell));
                self.send(PlayMessage::Confirm);
            }
            Event::Roll(_) | Event::Lots(_) => {}
        }
    }

    fn kept(&self) -> Option<blazon_wire::KeptGame> {
        self.wanted.iter().rev().find_map(|effect| match effect {
            Effect::Keep(_, kept) => Some((**kept).clone()),
            _ => None,
        })
    }
}

fn fresh(purpose: Purpose) -> Fresh {
    Fresh { id: 100, seed: 8, date: "2026-01-31".to_string(), purpose }
}

fn decide(id: u32, position: &Position, seat: Seat) -> Message {
    let event = position.legal(seat).iter().next().expect("the engine has something to do");
    let thought = Thought { event, win: 0.5, margin: 0.0, plies: 1 };
    EngineMessage::Answered(Answer::Decided { id, candidates: vec![thought], nodes: 1, exact: false }).into()
}

#[test]
fn a_whole_game_against_the_engine_goes_from_gesture_to_gesture() {
    let mut bench = Bench::playing(Kind::Engine);
    assert_eq!(bench.state.route, Route::Game);
    for _ in 0..400 {
        if bench.game().is_over() {
            break;
        }
        bench.move_on();
    }
    assert!(bench.game().is_over());
    assert_eq!(bench.state.saved.len(), 1, "and it is saved");
}

#[test]
fn a_whole_game_of_two_people_asks_them_in_turn() {
    let mut bench = Bench::playing(Kind::Together);
    let mut asked = BySeat::both(0);
    for _ in 0..400 {
        if bench.game().is_over() {
            break;
        }
        if let Some(seat) = bench.game().screen.asked() {
            asked[seat] += 1;
            assert_eq!(bench.game().screen.side(), seat, "the screen is turned to whoever is asked");
        }
        bench.move_on();
    }
    assert!(bench.game().is_over());
    assert!(asked.first > 10 && asked.second > 10, "{asked:?}");
}

#[test]
fn the_engine_never_sees_what_the_person_has_drawn_this_round() {
    let mut bench = Bench::playing(Kind::Engine);
    for _ in 0..60 {
        if bench.game().is_over() {
            break;
        }
        let before = bench.game().position();
        let effects = {
            let mut state = bench.state.clone();
            let both = before.to_act() == blazon::ToAct::Both;
            let seat = state.game.as_ref().and_then(|game| game.screen.asked());
            let event = seat.filter(|_| both).and_then(|seat| before.legal(seat).iter().next());
            event.map(|event| {
                // The person is faster than the engine.
                let game = state.game.as_mut().expect("a game");
                game.pending = None;
                game.screen.act(event).expect("legal");
                next::go_on(&mut state)
            })
        };
        for effect in effects.into_iter().flatten() {
            if let Effect::Ask(Question::Decide { position, .. }) = effect {
                assert_eq!(position, before);
            }
        }
        bench.move_on();
    }
}

#[test]
fn undo_against_the_engine_goes_back_to_the_last_choice_and_never_rolls_again() {
    let mut bench = Bench::playing(Kind::Engine);
    while bench.game().position().round() < 4 {
        bench.move_on();
    }
    let rolls = bench.game().screen.rolls().to_vec();
    while bench.game().can_undo() {
        bench.send(PlayMessage::Undo);
    }
    assert_eq!(bench.game().position().round(), 1);
    while bench.game().position().round() < 4 {
        bench.move_on();
    }
    assert_eq!(bench.game().screen.rolls()[..rolls.len()], rolls);
}

#[test]
fn undo_first_takes_back_what_is_only_pointed_at() {
    let mut bench = Bench::playing(Kind::Together);
    bench.send(PlayMessage::Roll);
    let events = bench.game().screen.view().events().len();
    bench.send(PlayMessage::Pick(Die::Two));
    bench.send(PlayMessage::Undo);
    assert_eq!(bench.game().begun.dice(), Dice::NONE);
    assert_eq!(bench.game().screen.view().events().len(), events);
}

#[test]
fn player_a_takes_a_die_by_pointing_at_it_twice_and_player_b_two_with_the_second() {
    let mut bench = Bench::playing(Kind::Together);
    bench.send(PlayMessage::Pick(Die::One));
    bench.send(PlayMessage::Pick(Die::Three));
    assert_eq!(bench.game().begun.dice(), Dice::one(Die::Three), "player A takes one");
    bench.send(PlayMessage::Pick(Die::Three));
    assert_eq!(bench.game().screen.asked(), Some(Seat::Second), "pointing again takes it");
    bench.send(PlayMessage::Pick(Die::Three));
    assert_eq!(bench.game().refused, Some(NoPlace::Rule(Illegal::DieTaken(Die::Three))));
    bench.send(PlayMessage::Pick(Die::One));
    bench.send(PlayMessage::Pick(Die::One));
    assert_eq!(bench.game().begun.dice(), Dice::NONE, "the first of two can be let go");
    bench.send(PlayMessage::Pick(Die::One));
    bench.send(PlayMessage::Pick(Die::Four));
    let blazon::Step::Draw { hands, .. } = bench.game().position().step() else { panic!("both draw") };
    assert_eq!(hands[Seat::Second], Dice::two(Die::One, Die::Four), "the second die takes both");
    bench.send(PlayMessage::Undo);
    assert_eq!(bench.game().screen.asked(), Some(Seat::Second), "and that can be taken back");
}

#[test]
fn dice_roll_by_themselves_unless_one_wants_to_roll_them() {
    let bench = Bench::playing(Kind::Engine);
    assert!(matches!(bench.game().position().step(), blazon::Step::Take { .. }));
    let mut bench = Bench::rolling(Kind::Engine);
    assert_eq!(bench.game().roller(), Some(Seat::First));
    bench.send(PlayMessage::Roll);
    assert!(matches!(bench.game().position().step(), blazon::Step::Take { .. }));
}

#[test]
fn dice_wait_for_whoever_has_left_the_table() {
    let mut bench = Bench::rolling(Kind::Engine);
    bench.send(NavigationMessage::Go(Route::Home));
    bench.send(PlayMessage::Roll);
    assert_eq!(bench.game().roller(), Some(Seat::First));
}

#[test]
fn two_people_pass_the_device_and_are_asked_when_the_other_has_it() {
    let mut bench = Bench::playing(Kind::Together);
    assert_eq!(bench.game().passes_to(), None, "whoever begins has it in hand");
    bench.move_on();
    assert_eq!(bench.game().passes_to(), Some(Seat::Second));
    bench.send(PlayMessage::Face(Seat::Second));
    assert_eq!(bench.game().passes_to(), None);

    let mut bench = Bench::new();
    bench.state.settings.curtain = false;
    bench.send(FormMessage::SetKind(Kind::Together));
    bench.send(FormMessage::Start(Purpose::Form));
    bench.move_on();
    assert_eq!(bench.game().passes_to(), None, "nobody is asked who does not want to be");
}

#[test]
fn a_gesture_that_the_rules_refuse_says_why_and_changes_nothing() {
    let mut bench = Bench::playing(Kind::Together);
    while !matches!(bench.game().position().step(), blazon::Step::Draw { .. }) {
        bench.move_on();
    }
    let before = bench.game().screen.clone();
    bench.send(PlayMessage::Point("a1".parse().expect("a cell")));
    assert_eq!(bench.game().refused, Some(NoPlace::Rule(Illegal::DoesNotConnect)));
    assert_eq!(bench.game().screen, before);
    bench.send(PlayMessage::Confirm);
    assert_eq!(bench.game().screen, before, "an unfinished drawing is not drawn");
    bench.send(PlayMessage::Leave);
    assert_eq!(bench.game().refused, Some(NoPlace::Rule(Illegal::CanBeDrawn)));
    assert_eq!(bench.game().screen, before);
}

#[test]
fn what_is_kept_is_the_game_as_it_is() {
    let mut bench = Bench::playing(Kind::Engine);
    for _ in 0..30 {
        bench.move_on();
        let kept = bench.kept().expect("it is kept after every event");
        let line = blazon_wire::line(&kept);
        let again = Game::from_kept(100, &blazon_wire::read(&line).expect("it reads back")).expect("a game");
        let (again, now) = (again.screen, &bench.game().screen);
        assert_eq!(again.kept(), now.kept());
        assert_eq!((again.rolls(), again.lots()), (now.rolls(), now.lots()));
        assert_eq!((again.seats(), again.dice(), again.seed()), (now.seats(), now.dice(), now.seed()));
    }
}

#[test]
fn a_game_in_progress_survives_a_reload_and_goes_on() {
    let mut bench = Bench::playing(Kind::Engine);
    for _ in 0..20 {
        bench.move_on();
    }
    let kept = bench.kept().expect("a kept game");
    let mut again = Bench::new();
    let damaged = (7, None);
    again.send(BrowserMessage::Opened {
        kept: vec![(100, Some(kept)), damaged],
        current: Some(100),
        fragment: "#play".to_string(),
    });
    assert_eq!(again.state.route, Route::Game);
    assert_eq!(again.game().screen, bench.game().screen);
    assert_eq!(again.state.notice, Some(Notice::Damaged), "what is damaged is said, and harms nothing else");
    again.move_on();
}

#[test]
fn a_broken_game_link_or_components_file_leaves_everything_as_it_was() {
    let mut bench = Bench::playing(Kind::Together);
    for _ in 0..8 {
        bench.move_on();
    }
    let before = bench.state.clone();
    let import = RecordsMessage::Import("[Rules \"1\"]\n\n1. d/b/s2/? F:9\n".to_string());
    let bad: [Message; 4] = [
        import.into(),
        BrowserMessage::Fragment("#game=AAAA".to_string()).into(),
        FormMessage::ReadComponents("die 1: ? ? ?".to_string()).into(),
        BrowserMessage::BadFile.into(),
    ];
    for message in bad {
        bench.send(message);
        let notice = bench.state.notice.take();
        assert!(notice.is_some());
        if let Some(Notice::Record(error)) = notice {
            assert_eq!((error.line, error.column), (3, 15), "it says where");
        }
        assert_eq!(bench.state, before);
    }
}

#[test]
fn a_game_goes_out_as_text_and_link_and_comes_back_the_same() {
    let mut bench = Bench::playing(Kind::Engine);
    while !bench.game().is_over() {
        bench.move_on();
    }
    bench.send(RecordsMessage::CopyRecord);
    bench.send(RecordsMessage::CopyLink);
    let record = bench.game().screen.kept();
    let out: Vec<Effect> = bench.wanted.split_off(bench.wanted.len() - 2);
    let [Effect::Copy(text), Effect::CopyLink(link)] = &out[..] else { panic!("{out:?}") };
    for message in [
        Message::from(RecordsMessage::Import(text.clone())),
        BrowserMessage::Fragment(format!("#{link}")).into(),
        RecordsMessage::Import(format!("https://example.org/#{link}")).into(),
    ] {
        bench.state.study = None;
        bench.send(message);
        assert_eq!(bench.state.route, Route::Study);
        let study = bench.state.study.as_ref().expect("a game to look at");
        assert_eq!(study.record, record);
        assert_eq!(study.record.position().stable_hash(), record.position().stable_hash());
    }
}

#[test]
fn any_moment_can_be_played_on_from_with_the_same_dice() {
    let mut bench = Bench::playing(Kind::Engine);
    while !bench.game().is_over() {
        bench.move_on();
    }
    let rolls = bench.game().screen.rolls().to_vec();
    bench.send(RecordsMessage::Review);
    bench.send(StudyMessage::StepTo(7));
    bench.send(FormMessage::Start(Purpose::PlayOn));
    assert_eq!(bench.state.route, Route::Game);
    assert!(bench.game().screen.view().events().len() >= 7);
    assert_eq!(bench.game().screen.rolls(), rolls);
    assert!(!bench.game().is_over());
}

#[test]
fn a_game_that_goes_on_from_a_position_is_not_lost_before_anything_has_happened() {
    let mut bench = Bench::new();
    bench.send(RecordsMessage::Import(include_str!("../../../../browser/fixtures/draw.txt").to_string()));
    bench.send(FormMessage::Start(Purpose::PlayOn));
    assert!(bench.game().screen.view().events().is_empty(), "the engine has drawn, and nobody has seen it");
    let (id, kept) = (bench.game().id, bench.kept().expect("it is kept"));
    assert!(bench.state.saved.iter().any(|saved| saved.id == id), "and listed");
    let mut again = Bench::new();
    let opened =
        BrowserMessage::Opened { kept: vec![(id, Some(kept))], current: None, fragment: String::new() };
    let effects = update(&mut again.state, opened);
    assert!(!effects.contains(&Effect::Drop(id)), "{effects:?}");
    assert!(again.state.saved.iter().any(|saved| saved.id == id));
}

#[test]
fn a_rematch_lets_the_other_one_start() {
    let mut bench = Bench::playing(Kind::Engine);
    while !bench.game().is_over() {
        bench.move_on();
    }
    let engines = bench.game().screen.seats();
    bench.send(FormMessage::Start(Purpose::Rematch));
    assert_eq!(bench.game().screen.seats(), BySeat { first: engines.second, second: engines.first });
    assert!(!bench.game().is_over());
}

#[test]
fn a_name_that_was_not_given_is_not_written_into_the_record() {
    let names = |bench: &Bench| {
        let record = bench.game().screen.kept();
        Seat::ALL.map(|seat| record.name(seat).map(str::to_string))
    };
    for kind in Kind::ALL {
        assert_eq!(names(&Bench::playing(kind)), [None, None], "{kind:?}");
    }
    let mut bench = Bench::new();
    bench.send(FormMessage::SetName(0, "Ada".to_string()));
    bench.send(FormMessage::Start(Purpose::Form));
    assert_eq!(names(&bench), [Some("Ada".to_string()), None]);
    bench.send(FormMessage::Start(Purpose::Rematch));
    assert_eq!(names(&bench), [None, Some("Ada".to_string())], "the other one starts");
}

#[test]
fn a_game_of_ones_own_is_known_in_its_replay_and_one_from_elsewhere_is_not() {
    let mut bench = Bench::playing(Kind::Engine);
    while !bench.game().is_over() {
        bench.move_on();
    }
    let seats = bench.game().screen.seats();
    bench.send(RecordsMessage::Review);
    let of = |bench: &Bench| bench.state.study.as_ref().expect("a replay").seats;
    assert_eq!(of(&bench), Some(seats));
    bench.send(RecordsMessage::CopyLink);
    let Some(Effect::CopyLink(link)) = bench.wanted.last().cloned() else { panic!("no link") };
    assert_eq!(of(&reopened(&bench, &format!("#{link}"))), Some(seats), "also after a reload");
    let mut elsewhere = Bench::new();
    elsewhere.send(BrowserMessage::Fragment(format!("#{link}")));
    assert_eq!(of(&elsewhere), None);
}

#[test]
fn real_dice_are_entered_and_can_be_entered_again() {
    let mut bench = Bench::playing(Kind::RealDice);
    bench.send(PlayMessage::Roll);
    assert!(bench.game().screen.view().events().is_empty(), "the page rolls nothing");
    let faces = Die::ALL.map(|die| Components::BOX.faces(die)[5]);
    for (die, face) in Die::ALL.into_iter().zip(faces) {
        bench.send(PlayMessage::EnterRoll);
        assert!(bench.game().screen.view().events().is_empty(), "one is missing");
        bench.send(PlayMessage::Enter(die, face));
    }
    bench.send(PlayMessage::EnterRoll);
    assert_eq!(bench.game().screen.view().events().len(), 1);
    bench.send(PlayMessage::Undo);
    assert!(bench.game().screen.view().events().is_empty());
    bench.send(PlayMessage::Enter(Die::One, Face::Wild));
    for (die, face) in Die::ALL.into_iter().zip(faces).skip(1) {
        bench.send(PlayMessage::Enter(die, face));
    }
    bench.send(PlayMessage::EnterRoll);
    let blazon::Step::Take { roll, .. } = bench.game().position().step() else { panic!("no roll") };
    assert_eq!(roll.face(Die::One), Face::Wild);
    assert_eq!(roll.face(Die::Two), Face::Arms(blazon::Arms::Quarters, Crosses::Zero));
}

#[test]
fn a_hint_is_given_shown_and_followed() {
    let mut bench = Bench::playing(Kind::Together);
    bench.send(PlayMessage::Roll);
    bench.send(HintMessage::Ask);
    let Hint::Given { event, .. } = bench.game().hint else { panic!("{:?}", bench.game().hint) };
    bench.send(HintMessage::Follow);
    assert!(matches!(event, blazon::Event::Take(_, dice) if dice == bench.game().begun.dice()));
    bench.send(PlayMessage::Take);
    bench.move_on();
    bench.send(HintMessage::Ask);
    bench.send(HintMessage::Follow);
    let events = bench.game().screen.view().events().len();
    bench.send(PlayMessage::Confirm);
    assert_eq!(bench.game().screen.view().events().len(), events + 1);
}

#[test]
fn a_hint_is_not_waited_for_when_the_engine_has_broken_down() {
    let mut bench = Bench::playing(Kind::Together);
    bench.send(PlayMessage::Roll);
    update(&mut bench.state, HintMessage::Ask);
    assert!(matches!(bench.game().hint, Hint::Pending(_)));
    bench.send(EngineMessage::Broken);
    assert_eq!(bench.game().hint, Hint::None);
    assert_eq!(bench.state.notice, Some(Notice::Engine));
}

#[test]
fn an_engine_that_is_stopped_plays_the_best_it_has_found() {
    let mut bench = Bench::asking_the_engine();
    let asked = bench.game().pending.expect("the engine is asked");
    let best = "F:4".parse().expect("an event");
    let thought = Thought { event: best, win: 0.6, margin: 1.0, plies: 1 };
    update(
        &mut bench.state,
        EngineMessage::Answered(Answer::Thinking { id: asked.id, done: 0.5, best: thought }),
    );
    let effects = update(&mut bench.state, PlayMessage::StopThinking);
    assert!(effects.contains(&Effect::Silence));
    assert_eq!(bench.game().screen.view().events().last(), Some(&best));
    let late = decide(asked.id, &bench.game().position(), Seat::Second);
    assert!(update(&mut bench.state, late).is_empty(), "an answer that comes too late counts for nothing");
}

#[test]
fn looking_at_another_game_while_the_engine_thinks_loses_nothing() {
    let mut bench = Bench::new();
    bench.state.form.starts = crate::new_game::Starts::Other;
    update(&mut bench.state, FormMessage::Begin(fresh(Purpose::Form)));
    update(
        &mut bench.state,
        PlayMessage::Rolled(blazon::Roll::new(Die::ALL.map(|die| Components::BOX.faces(die)[4]))),
    );
    update(&mut bench.state, PlayMessage::Settled);
    assert!(bench.game().pending.is_some());
    update(&mut bench.state, RecordsMessage::Import("[Rules \"1\"]\n\n1. d/b/s2/?\n".to_string()));
    update(&mut bench.state, StudyMessage::Analyse);
    update(&mut bench.state, StudyMessage::StopAnalysing);
    let effects = update(&mut bench.state, NavigationMessage::Go(Route::Game));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Ask(_))), "it is asked again: {effects:?}");
}

#[test]
fn an_analysis_can_be_stopped_and_keeps_what_it_has() {
    let mut bench = Bench::new();
    bench.send(RecordsMessage::Import("[Rules \"1\"]\n\n1. d/b/s2/? F:3 S:12\n".to_string()));
    update(&mut bench.state, StudyMessage::Analyse);
    let id = bench.state.questions;
    let verdict = Some(blazon_wire::Verdict::Chance { mean: 0.5, after: 0.4 });
    update(&mut bench.state, EngineMessage::Answered(Answer::Judged { id, of: 3, verdict }));
    let effects = update(&mut bench.state, StudyMessage::StopAnalysing);
    assert!(effects.contains(&Effect::Silence));
    let study = bench.state.study.as_ref().expect("a game to look at");
    assert!(matches!(&study.judging, Judging::Done(analysis) if analysis.moments.len() == 1));
}

#[test]
fn a_browser_that_keeps_nothing_is_told_of_once() {
    let mut bench = Bench::playing(Kind::Together);
    bench.send(BrowserMessage::StorageRefused);
    assert_eq!(bench.state.notice, Some(Notice::Storage));
    bench.send(NavigationMessage::Dismiss);
    bench.send(BrowserMessage::StorageRefused);
    assert_eq!(bench.state.notice, None);
    bench.move_on();
}

#[test]
fn settings_are_kept_as_soon_as_they_are_set() {
    let mut bench = Bench::new();
    bench.send(SettingsMessage::Theme(Theme::Dark));
    bench.send(SettingsMessage::Sound(true));
    let Some(Effect::KeepSettings(kept)) = bench.wanted.last() else { panic!("{:?}", bench.wanted) };
    assert_eq!((kept.theme, kept.sound), (Theme::Dark, true));
}

#[test]
fn a_language_is_spoken_as_soon_as_its_sentences_are_there() {
    let mut bench = Bench::new();
    bench.send(SettingsMessage::Language(Language::Korean));
    assert_eq!(bench.wanted, [Effect::FetchWords(Language::Korean, false)]);
    bench.send(SettingsMessage::Theme(Theme::Dark));
    assert_eq!(bench.state.settings.language, Language::English, "the old one until then");
    assert_eq!(bench.state.language(), Language::Korean, "but the choice is seen");
    bench.send(BrowserMessage::Words(Language::Korean, false, Some("korean".into())));
    let Some(Effect::KeepSettings(kept)) = bench.wanted.last() else { panic!("{:?}", bench.wanted) };
    assert_eq!((kept.theme, kept.language), (Theme::Dark, Language::Korean));
    assert_eq!((bench.state.settings.language, &*bench.state.sentences), (Language::Korean, "korean"));
}

#[test]
fn of_two_languages_the_one_that_was_chosen_last_is_spoken() {
    let mut bench = Bench::new();
    bench.send(SettingsMessage::Language(Language::Korean));
    bench.send(SettingsMessage::Language(Language::French));
    bench.send(BrowserMessage::Words(Language::French, false, Some("french".into())));
    bench.send(BrowserMessage::Words(Language::Korean, false, Some("korean".into())));
    assert_eq!((bench.state.settings.language, &*bench.state.sentences), (Language::French, "french"));
    bench.send(SettingsMessage::Language(Language::Korean));
    bench.send(SettingsMessage::Language(Language::French));
    bench.send(BrowserMessage::Words(Language::Korean, false, Some("korean".into())));
    assert_eq!((bench.state.settings.language, &*bench.state.sentences), (Language::French, "french"));
}

#[test]
fn a_language_that_cannot_be_fetched_is_told_of_and_changes_nothing() {
    let mut bench = Bench::new();
    bench.send(SettingsMessage::Language(Language::Korean));
    bench.send(BrowserMessage::Words(Language::Korean, false, None));
    assert_eq!(bench.state.notice, Some(Notice::Words));
    assert_eq!(bench.state.language(), Language::English);
    bench.send(SettingsMessage::Language(Language::Korean));
    assert_eq!(bench.wanted.last(), Some(&Effect::FetchWords(Language::Korean, false)), "one can try again");
}

#[test]
fn the_name_and_level_of_the_last_game_are_those_of_the_next() {
    let mut bench = Bench::new();
    bench.send(FormMessage::SetLevel(Level::TOP));
    bench.send(FormMessage::SetName(0, " Ana ".to_string()));
    bench.send(FormMessage::Start(Purpose::Form));
    assert_eq!(bench.game().screen.seats().second, SeatKind::Program(Player::Level(Level::TOP)));
    assert_eq!((bench.state.settings.level, bench.state.settings.name.as_str()), (Level::TOP, "Ana"));
}

#[test]
fn an_address_that_leads_nowhere_leads_home() {
    let mut bench = Bench::new();
    for fragment in ["#play", "#replay", "#nonsense", ""] {
        bench.send(BrowserMessage::Fragment(fragment.to_string()));
        assert_eq!(bench.state.route, Route::Home);
    }
    for fragment in ["#rules", "#rules-round"] {
        bench.send(BrowserMessage::Fragment(fragment.to_string()));
        assert_eq!(bench.state.route, Route::Rules);
    }
}

#[test]
fn the_oldest_games_make_room_for_new_ones() {
    let mut bench = Bench::playing(Kind::Together);
    bench.move_on();
    for id in 0..40 {
        if let Some(game) = &mut bench.state.game {
            game.id = id;
        }
        bench.move_on();
    }
    assert_eq!(bench.state.saved.len(), 30);
    let dropped = bench.wanted.iter().filter(|effect| matches!(effect, Effect::Drop(_))).count();
    assert_eq!(dropped, 11);
}

#[test]
fn a_record_of_another_program_can_be_played_on() {
    let mut bench = Bench::new();
    let record: Record =
        "[Rules \"1\"]\n[Engine \"F level:2\"]\n\n1. d/b/s2/? F:3 S:12\n".parse().expect("a game");
    bench.send(RecordsMessage::Import(record.to_string()));
    bench.send(StudyMessage::StepTo(3));
    bench.send(FormMessage::Start(Purpose::PlayOn));
    assert_eq!(
        bench.game().screen.seats().first.program().map(|player| player.to_string()),
        Some("level:2".to_string())
    );
    assert_eq!(bench.game().screen.asked(), Some(Seat::Second));
}

#[test]
fn the_guided_game_goes_through_its_ten_steps_and_nudges_who_strays() {
    use crate::lesson::Lesson;
    let mut bench = Bench::playing(Kind::Together);
    bench.move_on();
    let before = bench.game().clone();
    bench.send(LessonMessage::Begin);
    let mut strayed = 0;
    for step in 0..10 {
        let course = bench.game().course.expect("a lesson");
        assert_eq!(course.step, step, "{:?}", course.now().goal);
        if course.is_last() {
            break;
        }
        if course.reads() {
            bench.send(LessonMessage::Next);
            continue;
        }
        if bench.game().roller().is_some() {
            bench.send(PlayMessage::Roll);
        }
        if bench.game().course.is_some_and(|course| course.step > step) {
            continue;
        }
        let position = bench.game().position();
        let goal = course.now().goal;
        let seat = bench.game().screen.asked().expect("the learner is asked");
        let (met, other): (Vec<_>, Vec<_>) =
            position.legal(seat).iter().partition(|&event| goal.met(&position, event));
        if let Some(&stray) = other.first() {
            bench.do_by_hand(stray);
            assert_eq!(bench.game().position(), position, "{stray} is legal and not what was asked");
            assert!(bench.game().course.is_some_and(|course| course.nudged));
            bench.state.game.as_mut().expect("a game").forget_begun();
            strayed += 1;
        }
        bench.do_by_hand(met[0]);
    }
    assert!(strayed > 4, "{strayed}");
    assert!(Lesson::new().roll(&bench.game().position()).is_none(), "the lesson is over");
    assert!(bench.state.saved.iter().all(|game| game.course.is_none()), "it is not listed");
    let learnt = *bench.game().position().kingdom(Seat::First);
    bench.send(LessonMessage::Keep);
    assert!(bench.game().course.is_none(), "nobody is guided any more");
    assert_eq!(*bench.game().position().kingdom(Seat::First), learnt, "the same game goes on");
    assert_eq!(bench.game().screen.seat(Seat::Second), SeatKind::Program(Player::Level(Level::ALL[0])));
    assert!(bench.state.saved.iter().any(|game| game.id == before.id), "what was played before is not lost");
    bench.move_on();
}

/// A page that is opened again with what another has kept.
fn reopened(bench: &Bench, fragment: &str) -> Bench {
    let mut kept = std::collections::BTreeMap::new();
    let mut current = None;
    for effect in &bench.wanted {
        match effect {
            Effect::Keep(id, game) => _ = kept.insert(*id, Some((**game).clone())),
            Effect::Drop(id) => _ = kept.remove(id),
            Effect::Current(id) => current = Some(*id),
            _ => {}
        }
    }
    let mut again = Bench::new();
    again.state.settings = bench.state.settings.clone();
    let kept = kept.into_iter().collect();
    again.send(BrowserMessage::Opened { kept, current, fragment: fragment.to_string() });
    again
}

#[test]
fn a_game_survives_a_reload_before_anything_has_happened_in_it() {
    let mut bench = Bench::rolling(Kind::Together);
    bench.move_on();
    bench.send(FormMessage::Begin(Fresh { id: 200, ..fresh(Purpose::Form) }));
    let again = reopened(&bench, "#play");
    assert_eq!((again.game().id, again.state.route), (200, Route::Game));
    assert_eq!(again.state.saved.iter().map(|game| game.id).collect::<Vec<_>>(), [100]);
    bench.send(FormMessage::Begin(Fresh { id: 300, ..fresh(Purpose::Form) }));
    assert!(bench.wanted.contains(&Effect::Drop(200)), "what was never played leaves nothing behind");
}

#[test]
fn dice_that_were_entered_survive_a_reload() {
    let mut bench = Bench::playing(Kind::RealDice);
    for die in Die::ALL {
        bench.send(PlayMessage::Enter(die, Components::BOX.faces(die)[0]));
    }
    bench.send(PlayMessage::EnterRoll);
    assert_eq!(reopened(&bench, "#play").game().screen, bench.game().screen);
}

#[test]
fn lots_are_drawn_once_and_not_again_after_a_reload() {
    let game = include_str!("../../../../conformance/games/lots.txt");
    let mut bench = Bench::new();
    bench.send(RecordsMessage::Import(game.to_string()));
    let record = bench.state.study.as_ref().expect("a game").record.clone();
    assert!(matches!(record.events().last(), Some(blazon::Event::Lots(_))));
    bench.send(StudyMessage::StepTo(record.events().len() - 2));
    bench.send(FormMessage::Start(Purpose::PlayOn));
    bench.send(PlayMessage::Leave);
    assert!(bench.game().is_over());
    assert_eq!(reopened(&bench, "#play").game().screen, bench.game().screen);
}

#[test]
fn the_guided_game_survives_a_reload_and_gives_back_what_was_played_before() {
    let mut bench = Bench::playing(Kind::Together);
    bench.move_on();
    bench.send(LessonMessage::Begin);
    bench.send(PlayMessage::Roll);
    let again = reopened(&bench, "#play");
    assert_eq!((again.game().course, &again.game().screen), (bench.game().course, &bench.game().screen));

    bench.send(FormMessage::Begin(Fresh { id: 200, ..fresh(Purpose::Form) }));
    bench.move_on();
    bench.send(RecordsMessage::Open(100));
    bench.send(LessonMessage::Begin);
    let mut again = reopened(&bench, "#play");
    for bench in [&mut bench, &mut again] {
        bench.send(LessonMessage::Leave);
        assert_eq!(bench.game().id, 100, "the one that was being played, not the latest");
        assert!(bench.wanted.contains(&Effect::Drop(Game::LESSON)));
    }
}

#[test]
fn what_goes_out_of_an_unfinished_game_holds_no_drawing_that_is_still_hidden() {
    let mut bench = Bench::playing(Kind::Engine);
    while !matches!(bench.game().position().step(), blazon::Step::Draw { .. }) {
        bench.move_on();
    }
    assert!(bench.game().screen.view().has_drawn(Seat::Second), "the engine has drawn");
    let hidden = bench.game().position().legal(Seat::Second).iter().next().expect("what it always does");
    for message in [RecordsMessage::CopyRecord, RecordsMessage::CopyLink, RecordsMessage::SaveRecord] {
        bench.send(message.clone());
        let text = match bench.wanted.last() {
            Some(Effect::Copy(text) | Effect::Save { text, .. }) => text.clone(),
            Some(Effect::CopyLink(link)) => {
                blazon_wire::unpack(&link["game=".len()..]).expect("a game").to_string()
            }
            other => panic!("{other:?}"),
        };
        assert!(!text.contains(&hidden.to_string()), "{message:?}: {text}");
    }
    let kept = bench.kept().expect("it is kept");
    assert!(!kept.record.contains(&hidden.to_string()), "nor does the browser keep it: {}", kept.record);
    bench.move_on();
    assert!(bench.game().screen.view().events().contains(&hidden), "now both are shown");
}

#[test]
fn a_game_that_went_on_in_another_tab_is_not_wiped_out_by_this_one() {
    let mut bench = Bench::playing(Kind::Together);
    bench.move_on();
    let mut other = reopened(&bench, "#play");
    other.move_on();
    let kept = other.kept().map(Box::new);
    bench.send(BrowserMessage::KeptElsewhere(100, kept));
    assert_eq!(bench.game().screen, other.game().screen);
    bench.move_on();
    assert!(bench.game().screen.view().events().starts_with(other.game().screen.view().events()));
    bench.send(BrowserMessage::KeptElsewhere(100, None));
    assert!(bench.state.saved.is_empty(), "dropped in the other tab");
}

#[test]
fn a_running_analysis_makes_way_for_a_game() {
    let mut bench = Bench::playing(Kind::Engine);
    for _ in 0..9 {
        bench.move_on();
    }
    bench.send(RecordsMessage::Review);
    bench.send(StudyMessage::Analyse);
    assert!(matches!(bench.state.study.as_ref().expect("a game").judging, Judging::Running { .. }));
    bench.send(FormMessage::Begin(Fresh { id: 200, ..fresh(Purpose::Form) }));
    bench.move_on();
    bench.move_on();
    assert!(bench.wanted.contains(&Effect::Silence));
    assert_eq!(bench.state.study.as_ref().expect("a game").judging, Judging::Unasked);
}

#[test]
fn a_hint_that_is_dropped_stops_the_engine_and_is_asked_for_once() {
    let mut bench = Bench::playing(Kind::Together);
    bench.send(PlayMessage::Roll);
    assert_eq!(update(&mut bench.state, HintMessage::Ask).len(), 1);
    assert!(update(&mut bench.state, HintMessage::Ask).is_empty(), "it is looked for already");
    assert_eq!(update(&mut bench.state, HintMessage::Drop), [Effect::Silence]);
}

#[test]
fn the_guided_game_takes_no_hint_from_the_engine() {
    let mut bench = Bench::new();
    bench.send(LessonMessage::Begin);
    bench.send(PlayMessage::Roll);
    assert!(bench.game().screen.asked().is_some());
    assert!(update(&mut bench.state, HintMessage::Ask).is_empty());
}

#[test]
fn an_engine_that_broke_down_can_be_asked_again() {
    let mut bench = Bench::asking_the_engine();
    update(&mut bench.state, EngineMessage::Broken);
    assert!(bench.game().pending.is_none() && matches!(bench.game().screen.next(), Next::Program(_)));
    let asked = update(&mut bench.state, PlayMessage::GoOn);
    assert!(matches!(asked[..], [Effect::Ask(_)]), "{asked:?}");
}

#[test]
fn that_the_engine_cannot_start_is_said_to_whoever_waits_for_it_until_it_answers() {
    let mut bench = Bench::new();
    bench.send(EngineMessage::Broken);
    assert_eq!(bench.state.notice, None, "nobody has asked it anything");
    let mut bench = Bench::asking_the_engine();
    update(&mut bench.state, EngineMessage::Broken);
    assert_eq!(bench.state.notice, Some(Notice::Engine));
    update(&mut bench.state, EngineMessage::Answered(Answer::Ready));
    assert_eq!(bench.state.notice, None);
}

#[test]
fn a_game_that_was_put_away_while_its_dice_rolled_can_be_gone_on_with() {
    let mut bench = Bench::rolling(Kind::Together);
    let roll = blazon::Roll::new(Die::ALL.map(|die| Components::BOX.faces(die)[0]));
    update(&mut bench.state, PlayMessage::Rolled(roll));
    assert!(bench.game().tumbling);
    bench.send(FormMessage::Begin(Fresh { id: 200, ..fresh(Purpose::Form) }));
    bench.send(RecordsMessage::Open(100));
    assert!(bench.game().id == 100 && !bench.game().tumbling);
    bench.move_on();
}

#[test]
fn a_link_stays_in_the_address_so_that_a_reload_shows_it_again() {
    let mut bench = Bench::playing(Kind::Together);
    bench.move_on();
    bench.send(RecordsMessage::CopyLink);
    let Some(Effect::CopyLink(link)) = bench.wanted.last().cloned() else { panic!("no link") };
    let mut again = Bench::new();
    let opened = BrowserMessage::Opened { kept: Vec::new(), current: None, fragment: format!("#{link}") };
    let effects = update(&mut again.state, opened);
    let [Effect::RecallAnalysis(_)] = effects[..] else {
        panic!("nothing is put in its place, and back leads back: {effects:?}")
    };
    assert_eq!(again.state.route, Route::Study);
    bench.send(RecordsMessage::Review);
    assert!(bench.wanted.contains(&Effect::Address(link)), "every replay is under its own link");
}

#[test]
fn a_broken_link_in_the_list_of_games_leaves_one_there() {
    let mut bench = Bench::playing(Kind::Together);
    bench.send(NavigationMessage::Go(Route::Games));
    bench.send(RecordsMessage::Import("https://example.org/#game=xyz".to_string()));
    assert_eq!((bench.state.route, &bench.state.notice), (Route::Games, &Some(Notice::Link)));
}

#[test]
fn a_section_of_the_rules_can_be_linked_to() {
    let mut bench = Bench::new();
    bench.send(BrowserMessage::Fragment("#rules-ties".to_string()));
    assert_eq!(bench.state.route, Route::Rules);
    let words = Effect::FetchWords(Language::English, true);
    assert_eq!(bench.wanted, [words, Effect::Section("rules-ties".to_string())]);
}

#[test]
fn a_game_that_was_dropped_can_be_kept_after_all() {
    let mut bench = Bench::playing(Kind::Together);
    bench.move_on();
    bench.send(RecordsMessage::Drop(100));
    assert!(bench.state.saved.is_empty() && bench.state.game.is_none());
    bench.send(RecordsMessage::TakeBackDrop);
    assert_eq!(reopened(&bench, "").state.saved.len(), 1);
    assert_eq!(bench.state.saved.len(), 1);
}

#[test]
fn dice_that_cannot_fall_are_not_waited_for() {
    let mut bench = Bench::playing(Kind::Together);
    bench.move_on();
    let mut kept = bench.kept().expect("a game");
    kept.rolls.push("s2/s2/s2/s2".to_string());
    let game = Game::from_kept(100, &kept).expect("a game");
    assert_eq!(game.screen.rolls().len(), 1);
}

#[test]
fn escape_takes_back_what_is_pointed_at() {
    let mut bench = Bench::playing(Kind::Together);
    bench.send(PlayMessage::Roll);
    assert_eq!(escape(&bench.state), None);
    bench.send(PlayMessage::Pick(Die::One));
    assert_eq!(escape(&bench.state), Some(PlayMessage::Undo.into()));
}

/// A page on which the person has *Split* and *Turn*, and a domino that needs both.
fn needing_split_and_turn() -> Bench {
    let record = "[Rules \"1\"]\n[Engine \"S level:1\"]\n\
        [Position \".s2q2ddB./B1dqb.B1D/d1d1d#bD1D1/Bd1B2DB1s2b/.q2B1B1B1B1d1 .sbbs2B1q2/dD1DbB2B1d/d1.D1#.dd/\
        qb1B1BD1dD/.bdD1q2qq 452400:st:-:- 332112:-:-:- 16S draw:b/D1/d/D:24:13:*:*\"]\n";
    let mut bench = Bench::new();
    bench.send(RecordsMessage::Import(record.to_string()));
    bench.send(FormMessage::Start(Purpose::PlayOn));
    assert_eq!(bench.game().screen.asked(), Some(Seat::First), "{:?}", bench.state.notice);
    bench
}

#[test]
fn turn_together_with_split_can_be_spent_where_neither_alone_makes_the_domino_drawable() {
    let position = needing_split_and_turn().game().position();
    let Some(blazon::Event::Draw(_, wanted)) =
        position.legal(Seat::First).iter().find(|event| matches!(event, blazon::Event::Draw(..)))
    else {
        panic!("it can be drawn")
    };
    assert!(wanted.mode == Mode::Split && wanted.turn.is_some());
    let split = DrawingMessage::Spend(Spend::Mode(Mode::Split));
    let turn = DrawingMessage::Spend(Spend::Turn(wanted.turn));
    for spent in [[split, turn], [turn, split]] {
        let mut bench = needing_split_and_turn();
        let offered = |bench: &Bench, message: DrawingMessage| {
            let offers = bench.game().drawing(&position).expect("a domino to draw").offers();
            match message {
                DrawingMessage::Spend(Spend::Mode(mode)) => offers.modes.contains(&mode),
                DrawingMessage::Spend(Spend::Turn(Some(turn))) => offers.turns.contains(&turn),
                _ => false,
            }
        };
        for message in spent {
            assert!(offered(&bench, message), "{message:?} has a button");
            bench.send(message);
        }
        for (which, half) in Which::BOTH.into_iter().zip(wanted.halves) {
            // The only place for the other half is taken at once.
            if bench.game().begun.drawing().cell(which) != Some(half.cell) {
                bench.send(DrawingMessage::Hold(which));
                bench.send(PlayMessage::Point(half.cell));
            }
        }
        bench.send(PlayMessage::Confirm);
        let drawn = bench.game().screen.view().last_drawing(Seat::First);
        assert_eq!(drawn, Some(wanted), "{spent:?}: {:?}", bench.game().refused);
    }
}

#[test]
fn an_engine_that_had_drawn_unseen_decides_again_and_alike_after_a_reload() {
    let mut bench = Bench::playing(Kind::Engine);
    while !matches!(bench.game().position().step(), blazon::Step::Draw { .. }) {
        bench.move_on();
    }
    assert!(bench.game().screen.view().has_drawn(Seat::Second));
    let again = reopened(&bench, "#play");
    let told = |bench: &Bench| match bench.asked.last() {
        Some(Question::Decide { player, position, seat, seed, .. }) => {
            (player.clone(), *position, *seat, *seed)
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(told(&again), told(&bench), "it is asked the same once more");
    assert_eq!(again.game().screen, bench.game().screen, "and has drawn the same");
}

/// What a browser kept of a game in the middle of a round before hidden drawings were left out.
const KEPT_BEFORE: &str = r#"{"record":"[Rules \"1\"]\n[First \"Ann\"]\n[Engine \"S level:2\"]\n\n1. d/b/s2/? F:3 S:12 S:1d4d+2d5b\n","engines":{"first":null,"second":"level:2"},"real_dice":false,"rolls":["d/b/s2/?","b/d/q2/D"],"lots":null,"seed":"00000000000000ff"}"#;

#[test]
fn what_a_browser_kept_before_is_still_read_and_its_hidden_drawing_stays_hidden() {
    let kept = blazon_wire::read(KEPT_BEFORE).expect("the format is read for ever");
    let mut bench = Bench::new();
    let current = Some(7);
    bench.send(BrowserMessage::Opened {
        kept: vec![(7, Some(kept))],
        current,
        fragment: "#play".to_string(),
    });
    let screen = &bench.game().screen;
    assert_eq!(screen.seats(), SeatKind::against(Player::Level(Level::ALL[1]), Seat::Second));
    assert_eq!((screen.rolls().len(), screen.seed()), (2, 255));
    assert_eq!((screen.view().events().len(), screen.asked()), (3, Some(Seat::First)));
    assert!(screen.view().has_drawn(Seat::Second));
    bench.move_on();
    let events = bench.game().screen.view().events();
    assert!(events.contains(&"S:1d4d+2d5b".parse().expect("an event")), "it is not drawn anew: {events:?}");
}

#[test]
fn a_toast_goes_by_itself_and_not_before_its_time() {
    let mut bench = Bench::playing(Kind::Engine);
    let ends = |effects: Vec<Effect>| match &effects[..] {
        [Effect::After(milliseconds, message)] if *milliseconds > 2000 => message.clone(),
        other => panic!("nothing ends it: {other:?}"),
    };
    let first = ends(update(&mut bench.state, BrowserMessage::Copied));
    bench.send(RecordsMessage::CopyLink);
    assert_eq!(bench.state.toast, None, "what is copied now is not on the clipboard yet");
    let second = ends(update(&mut bench.state, BrowserMessage::Copied));
    bench.send(first);
    assert_eq!(bench.state.toast, Some(Toast { number: 2 }));
    bench.send(second);
    assert_eq!(bench.state.toast, None);
}

#[test]
fn an_analysis_is_there_again_when_one_comes_back_to_its_game() {
    let game = |dice: &str| format!("[Rules \"1\"]\n\n1. {dice} F:3 S:12\n");
    let moments = |bench: &Bench| {
        let analysis = bench.state.study.as_ref().expect("a game to look at").analysis();
        analysis.map_or(0, |analysis| analysis.moments.len())
    };
    let analysed = |bench: &mut Bench, dice: &str| {
        bench.send(RecordsMessage::Import(game(dice)));
        assert_eq!(moments(bench), 0, "nobody has asked about {dice}");
        bench.send(StudyMessage::Analyse);
        let (id, verdict) =
            (bench.state.questions, Some(blazon_wire::Verdict::Chance { mean: 0.5, after: 0.4 }));
        bench.send(EngineMessage::Answered(Answer::Judged { id, of: 3, verdict }));
    };
    let mut bench = Bench::new();
    analysed(&mut bench, "d/b/s2/?");
    analysed(&mut bench, "d/d/s2/?");
    assert!(bench.wanted.contains(&Effect::Silence), "nobody waits for the first any more");
    for dice in ["d/b/s2/?", "d/d/s2/?", "d/b/s2/?"] {
        bench.send(RecordsMessage::Import(game(dice)));
        assert_eq!(moments(&bench), 1, "{dice}");
    }
    // Another page of the same browser finds it, too.
    let mut tomorrow = Bench { wanted: bench.wanted, ..Bench::new() };
    tomorrow.send(RecordsMessage::Import(game("d/d/s2/?")));
    assert_eq!(moments(&tomorrow), 1);
}

#[test]
fn an_analysis_is_kept_when_it_is_done() {
    let mut bench = Bench::new();
    bench.send(RecordsMessage::Import("[Rules \"1\"]\n\n1. d/b/s2/?\n".to_string()));
    bench.send(StudyMessage::Analyse);
    let (id, verdict) = (bench.state.questions, Some(blazon_wire::Verdict::Chance { mean: 0.5, after: 0.4 }));
    bench.send(EngineMessage::Answered(Answer::Judged { id, of: 1, verdict }));
    assert!(
        bench.wanted.iter().any(|effect| matches!(effect, Effect::KeepAnalysis(..))),
        "{:?}",
        bench.wanted
    );
}

#[test]
fn a_game_plays_by_itself_until_somebody_steps_or_it_ends() {
    let mut bench = Bench::new();
    bench.send(RecordsMessage::Import("[Rules \"1\"]\n\n1. d/b/s2/? F:3 S:12\n".to_string()));
    let at =
        |bench: &Bench| bench.state.study.as_ref().map(|study| (study.at, study.playing)).expect("a game");
    let tick = |bench: &mut Bench| {
        let Some(Effect::After(1000, message)) = bench.wanted.pop() else { panic!("it waits a second") };
        bench.send(message);
    };
    assert_eq!(at(&bench), (3, false), "it opens at its end");
    bench.send(StudyMessage::Play);
    assert_eq!(at(&bench), (0, true), "from the start");
    tick(&mut bench);
    assert_eq!(at(&bench), (1, true));
    let late = bench.wanted.last().cloned();
    bench.send(StudyMessage::StepTo(2));
    assert_eq!(at(&bench), (2, false), "a step holds it");
    tick(&mut bench);
    assert_eq!(at(&bench), (2, false), "what was waited for does not come any more");
    bench.send(StudyMessage::Play);
    bench.wanted.extend(late);
    tick(&mut bench);
    assert_eq!(at(&bench), (2, true), "nor later");
    tick(&mut bench);
    assert_eq!(at(&bench), (3, false), "at the end it stops");
    bench.send(StudyMessage::Play);
    bench.send(StudyMessage::Play);
    assert_eq!(at(&bench), (0, false), "pressed again it is held");
    bench.send(StudyMessage::Play);
    bench.send(NavigationMessage::Go(Route::Rules));
    let Some(Effect::After(_, message)) =
        bench.wanted.iter().rev().find(|effect| matches!(effect, Effect::After(..))).cloned()
    else {
        panic!("it waits")
    };
    bench.send(message);
    assert_eq!(at(&bench), (0, false), "nobody looks any more");
}

#[test]
fn a_mistake_is_shown_before_it_is_made_and_tried_again_from_there() {
    let mut bench = Bench::new();
    let record = "[Rules \"1\"]\n\n1. d/b/s2/? F:3 S:12\n";
    bench.send(RecordsMessage::Import(record.to_string()));
    bench.send(StudyMessage::Mistake(Way::Back));
    assert_eq!(bench.state.study.as_ref().expect("a game").at, 3, "nothing is known of mistakes yet");
    blunder_at_the_end(&mut bench);
    let at = |bench: &Bench| {
        bench.state.study.as_ref().map(|study| (study.at, study.before_mistake)).expect("a game")
    };
    bench.send(StudyMessage::StepTo(0));
    for (way, there) in [(Way::Back, (0, false)), (Way::On, (2, true)), (Way::On, (2, true))] {
        bench.send(StudyMessage::Mistake(way));
        assert_eq!(at(&bench), there);
    }
    update(&mut bench.state, FormMessage::Begin(fresh(Purpose::PlayOn)));
    assert_eq!(bench.game().screen.view().events().len(), 2);
    assert!(bench.game().screen.seat(Seat::Second).is_person(), "whoever made it plays it again");
    bench.send(StudyMessage::StepTo(3));
    bench.send(StudyMessage::Mistake(Way::Back));
    assert_eq!(at(&bench), (2, true));
    bench.send(StudyMessage::StepTo(2));
    assert_eq!(at(&bench), (2, false), "who steps there by themselves sees the game as it was");
    bench.send(StudyMessage::PointOut(2));
    assert_eq!(at(&bench), (2, true));
}

#[test]
fn playing_on_from_a_mistake_goes_on_before_it() {
    let mut bench = Bench::new();
    let record = "[Rules \"1\"]\n\n1. d/b/s2/? F:3 S:12\n";
    bench.send(RecordsMessage::Import(record.to_string()));
    blunder_at_the_end(&mut bench);
    for (at, asked) in [(2, Seat::First), (3, Seat::Second)] {
        bench.send(StudyMessage::StepTo(at));
        update(&mut bench.state, FormMessage::Begin(fresh(Purpose::PlayOn)));
        assert_eq!(bench.game().screen.view().events().len(), 2, "from the moment {at}");
        let person = |seat| bench.game().screen.seat(seat).is_person();
        assert_eq!(Seat::ALL.map(person), Seat::ALL.map(|seat| seat == asked), "from the moment {at}");
    }
}

/// Analyses a game of a roll and two takes, the last of which is a blunder.
fn blunder_at_the_end(bench: &mut Bench) {
    update(&mut bench.state, StudyMessage::Analyse);
    let thought =
        |event: &str, win| Thought { event: event.parse().expect("an event"), win, margin: 0.0, plies: 1 };
    let choice = |seat, played: Thought, best: Thought| blazon_wire::Verdict::Choice {
        seat,
        options: 3,
        played,
        best,
        error: 0.0,
        alternatives: vec![],
        exact: false,
    };
    for verdict in [
        blazon_wire::Verdict::Chance { mean: 0.5, after: 0.5 },
        choice(Seat::First, thought("F:3", 0.5), thought("F:3", 0.5)),
        choice(Seat::Second, thought("S:12", 0.3), thought("S:24", 0.5)),
    ] {
        let (id, verdict) = (bench.state.questions, Some(verdict));
        update(&mut bench.state, EngineMessage::Answered(Answer::Judged { id, of: 3, verdict }));
    }
}

fn tuesday() -> Day {
    "2026-11-17".parse().expect("a day")
}

/// Today's duel is asked for, on a Tuesday; if there is none yet, it has this number.
fn duel(bench: &mut Bench, id: u64) {
    let date = tuesday().to_string();
    bench.send(FormMessage::Begin(Fresh { id, seed: 8, date, purpose: Purpose::Daily }));
}

fn play_to_the_end(bench: &mut Bench) {
    for _ in 0..400 {
        if bench.game().is_over() {
            return;
        }
        bench.move_on();
    }
    panic!("it does not end");
}

/// The lines that were added to the ledger.
fn noted(bench: &Bench) -> Vec<String> {
    let note = |effect: &Effect| match effect {
        Effect::Note(line) => Some(line.clone()),
        _ => None,
    };
    bench.wanted.iter().filter_map(note).collect()
}

#[test]
fn the_duel_of_a_day_has_its_dice_its_opponent_and_no_chance() {
    let mut bench = Bench::new();
    duel(&mut bench, 7);
    let screen = &bench.game().screen;
    assert_eq!(screen.seats(), SeatKind::against(tuesday().opponent(), Seat::Second));
    assert_eq!((screen.seed(), screen.side()), (tuesday().seed(), Seat::First));
    play_to_the_end(&mut bench);
    let record = bench.game().screen.kept();
    assert_eq!(Day::of_duel(&record), Some(tuesday()), "{record}");
    assert!(!bench.wanted.iter().any(|effect| matches!(effect, Effect::Roll(_))));
}

#[test]
fn a_duel_goes_on_where_it_was_also_after_a_reload_and_begins_once_a_day() {
    let mut bench = Bench::new();
    duel(&mut bench, 7);
    bench.move_on();
    bench.send(NavigationMessage::Go(Route::Home));
    duel(&mut bench, 8);
    assert_eq!((bench.game().id, bench.state.route), (7, Route::Game));
    let mut again = reopened(&bench, "");
    again.state.progress = Progress::read(&noted(&bench).join("\n"));
    duel(&mut again, 9);
    assert_eq!((again.game().id, again.game().day()), (7, Some(tuesday())));
    play_to_the_end(&mut again);
    assert_eq!(Day::of_duel(&again.game().screen.kept()), Some(tuesday()));
    duel(&mut again, 10);
    assert_eq!((again.game().id, again.state.route), (7, Route::Study), "it is over, and looked at");
}

#[test]
fn a_duel_that_was_not_begun_yet_is_not_begun_twice() {
    let mut bench = Bench::new();
    bench.state.settings.auto_roll = false;
    duel(&mut bench, 7);
    bench.send(NavigationMessage::Go(Route::Home));
    duel(&mut bench, 8);
    assert_eq!((bench.game().id, bench.state.route), (7, Route::Game));
    assert_eq!(noted(&bench), Vec::<String>::new(), "nothing has happened in it");
    bench.send(FormMessage::Start(Purpose::Form));
    duel(&mut bench, 9);
    assert!(bench.game().is_contest(), "nothing was seen of the one that was left");
}

#[test]
fn nothing_that_was_confirmed_is_taken_back_in_a_duel_and_nobody_helps() {
    let mut bench = Bench::new();
    duel(&mut bench, 7);
    let before = bench.game().screen.kept();
    bench.send(HintMessage::Ask);
    assert_eq!(bench.game().hint, Hint::None);
    let seat = bench.game().screen.asked().expect("the person is asked");
    let legal = bench.game().position().legal(seat).iter().next();
    let Some(blazon::Event::Take(_, dice)) = legal else { panic!("{legal:?}") };
    let die = dice.iter().next().expect("a die");
    bench.send(PlayMessage::Pick(die));
    assert!(bench.game().can_undo(), "what is only pointed at is put back");
    bench.send(PlayMessage::Undo);
    assert!(bench.game().begun.is_nothing());
    bench.send(PlayMessage::Pick(die));
    bench.send(PlayMessage::Take);
    assert!(!bench.game().can_undo());
    let taken = bench.game().screen.kept();
    bench.send(PlayMessage::Undo);
    assert_eq!(bench.game().screen.kept(), taken);
    assert_ne!(taken, before);
}

#[test]
fn a_duel_that_was_deleted_can_only_be_practised() {
    let mut bench = Bench::new();
    duel(&mut bench, 7);
    bench.move_on();
    bench.send(RecordsMessage::Drop(7));
    assert_eq!(bench.state.duel(), Some((tuesday(), Duel::Gone)));
    duel(&mut bench, 8);
    bench.move_on();
    assert!(bench.game().practice && !bench.game().is_contest());
    assert_eq!(bench.state.duel(), Some((tuesday(), Duel::Running(8))));
    play_to_the_end(&mut bench);
    assert_eq!(bench.state.progress.streak(tuesday()), 0);
    assert_eq!(noted(&bench), ["7 begun 2026-11-17"]);
}

#[test]
fn a_duel_that_is_played_on_from_its_record_has_the_dice_of_its_day_and_does_not_count() {
    let mut bench = Bench::new();
    duel(&mut bench, 7);
    play_to_the_end(&mut bench);
    let lines = noted(&bench);
    bench.send(RecordsMessage::Review);
    bench.send(StudyMessage::StepTo(5));
    bench.send(FormMessage::Begin(Fresh { id: 8, ..fresh(Purpose::PlayOn) }));
    assert!(bench.game().practice && bench.game().day() == Some(tuesday()));
    assert_eq!(bench.game().screen.seed(), tuesday().seed());
    play_to_the_end(&mut bench);
    assert_eq!(Day::of_duel(&bench.game().screen.kept()), Some(tuesday()));
    assert_eq!(noted(&bench), lines);
}

#[test]
fn the_next_game_after_a_duel_is_an_ordinary_one() {
    let mut bench = Bench::new();
    duel(&mut bench, 7);
    play_to_the_end(&mut bench);
    bench.send(FormMessage::Start(Purpose::Rematch));
    assert_eq!((bench.game().day(), bench.game().practice), (None, false));
}

#[test]
fn a_game_is_counted_once_when_it_ends() {
    let mut bench = Bench::new();
    duel(&mut bench, 7);
    bench.move_on();
    assert_eq!(noted(&bench), ["7 begun 2026-11-17"]);
    play_to_the_end(&mut bench);
    let lines = noted(&bench);
    assert_eq!(lines.len(), 2, "{lines:?}");
    let figures = bench.state.progress.figures(Some(tuesday()));
    assert_eq!((figures.games, figures.streak), (1, 1));
    assert_eq!(figures.best, bench.game().position().score(Seat::First));
    assert_eq!(bench.state.news().streak, Some(1));
    assert!(!bench.state.news().best, "the first game is no record");
    // The other tab hears of it, and has the same game on its screen.
    let mut other = reopened(&bench, "#play");
    other.send(BrowserMessage::ProgressElsewhere(lines.join("\n")));
    other.send(PlayMessage::GoOn);
    assert_eq!(other.state.progress, bench.state.progress);
    assert_eq!(noted(&other), Vec::<String>::new());
}

#[test]
fn deleting_a_game_takes_nothing_away_that_was_achieved() {
    let mut bench = Bench::playing(Kind::Engine);
    play_to_the_end(&mut bench);
    let before = bench.state.progress.clone();
    bench.send(RecordsMessage::Drop(100));
    assert!(bench.state.saved.is_empty());
    assert_eq!(bench.state.progress, before);
    assert_eq!(before.figures(None).games, 1);
}

#[test]
fn a_game_with_help_is_practice_also_after_a_reload() {
    let mut bench = Bench::playing(Kind::Engine);
    while bench.game().position().round() < 2 {
        bench.move_on();
    }
    assert!(!bench.game().practice);
    let mut undone = reopened(&bench, "#play");
    while !undone.game().practice {
        undone.send(PlayMessage::Undo);
    }
    assert!(undone.kept().is_some_and(|kept| kept.practice));
    let mut hinted = reopened(&bench, "#play");
    while hinted.game().screen.asked().is_none() {
        hinted.move_on();
    }
    hinted.send(HintMessage::Ask);
    assert!(hinted.kept().is_some_and(|kept| kept.practice));
    for mut helped in [undone, hinted] {
        play_to_the_end(&mut helped);
        assert_eq!(noted(&helped), Vec::<String>::new());
        assert_eq!(helped.state.progress.figures(None).games, 0);
        let kept = helped.kept().expect("it is kept");
        assert!(Game::from_kept(100, &kept).is_some_and(|game| game.practice));
    }
}

#[test]
fn what_nobody_has_answered_is_taken_back_at_no_cost() {
    let mut bench = Bench::playing(Kind::Engine);
    let seat = bench.game().screen.asked().expect("the person is asked");
    let event = bench.game().position().legal(seat).iter().next().expect("something is legal");
    let game = bench.state.game.as_mut().expect("a game");
    game.screen.act(event).expect("it is legal");
    game.undo();
    assert_eq!((game.screen.asked(), game.practice), (Some(seat), false));
}

#[test]
fn games_of_two_people_and_the_guided_one_count_for_nobody() {
    let mut bench = Bench::playing(Kind::Together);
    play_to_the_end(&mut bench);
    assert_eq!(noted(&bench), Vec::<String>::new());
    assert_eq!(bench.state.news(), News::default());
}

#[test]
fn a_level_that_is_beaten_for_the_first_time_is_news_and_only_without_help() {
    let mut news = Vec::new();
    for seed in 0..40 {
        let mut bench = Bench::playing(Kind::Engine);
        bench.dice = Chances::from_seed(seed);
        play_to_the_end(&mut bench);
        let level = bench.state.form.level;
        let won = bench.game().screen.result().and_then(blazon::Outcome::winner) == Some(Seat::First);
        assert_eq!(bench.state.news().new_quartering, won.then_some(level));
        assert_eq!(bench.state.progress.beaten(level), won);
        let mut helped = bench.game().clone();
        helped.practice = true;
        assert_eq!(Progress::default().news(&helped).missed, won.then_some(level));
        assert_eq!(bench.state.progress.news(bench.game()).new_quartering, None, "once");
        news.push(won);
    }
    assert!(news.contains(&true) && news.contains(&false));
}

#[test]
fn the_day_is_known_when_somebody_comes_back() {
    let mut bench = Bench::new();
    assert_eq!(bench.state.duel(), None);
    bench.send(BrowserMessage::Today(Some(tuesday())));
    assert_eq!(bench.state.duel(), Some((tuesday(), Duel::Open)));
}
