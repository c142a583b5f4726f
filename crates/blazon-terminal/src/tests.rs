//! Lines in, text out.

mod coach;
mod drawing;
mod duel;
mod elsewhere;
mod keeping;
mod languages;
mod transcript;

use std::collections::{BTreeMap, VecDeque};

use blazon::{BySeat, Chance, Event, Position, Record, Seat};
use blazon_engine::{Candidate, Chances, Player, Warning};
use blazon_table::SeatKind;
use blazon_words::{Language, Words};

use super::session::{Coached, Effect, Message, Output, Session, Unwritten};
use super::{PlayOptions, SavedGame};

/// A session with a bench around it: dice, an opponent and files that do as they are told.
struct Bench<'w> {
    session: Session<'w>,
    effect: Effect,
    /// What chance decides next; dice of a seed when that runs out.
    chance: VecDeque<Event>,
    /// What the random player does next; a choice of a seed when that runs out.
    moves: VecDeque<Event>,
    dice: Chances,
    files: BTreeMap<String, String>,
    /// Files that cannot be written.
    refused: Option<String>,
    /// How often chance was asked.
    asked: usize,
    /// What the coach finds better than what; about everything else it says nothing.
    better: Vec<(Event, Event)>,
    /// How often the coach was asked.
    consulted: usize,
}

impl<'w> Bench<'w> {
    fn new(options: PlayOptions, words: &'w Words, record: Option<&str>) -> (Bench<'w>, String) {
        let saved =
            record.map(|text| SavedGame { file: "game.txt".to_string(), record: text.parse().unwrap() });
        let mut session = Session::new(PlayOptions { saved, ..options }, words);
        let Output { text, effect } = session.begin();
        let bench = Bench {
            session,
            effect,
            chance: VecDeque::new(),
            moves: VecDeque::new(),
            dice: Chances::from_seed(1),
            files: BTreeMap::new(),
            refused: None,
            asked: 0,
            better: Vec::new(),
            consulted: 0,
        };
        (bench, text)
    }

    /// Two people, Ada and Grace, at the start.
    fn of_two(words: &'w Words) -> Bench<'w> {
        Bench::new(of_two(), words, None).0
    }

    /// A game that goes on from a position. The first seat is Ada, the second Grace.
    fn at(words: &'w Words, position: &str) -> (Bench<'w>, String) {
        let record =
            format!("[Rules \"1\"]\n[Position \"{position}\"]\n[First \"Ada\"]\n[Second \"Grace\"]\n");
        let (mut bench, mut text) = Bench::new(of_two(), words, Some(&record));
        text.push_str(&bench.settle());
        (bench, text)
    }

    fn will_roll(&mut self, rolls: &str) {
        self.chance.extend(rolls.split_whitespace().map(|roll| roll.parse::<Event>().unwrap()));
    }

    fn will_move(&mut self, moves: &str) {
        self.moves.extend(moves.split_whitespace().map(|event| event.parse::<Event>().unwrap()));
    }

    /// Types a line, and gives all that is said until the next one is wanted.
    fn type_in(&mut self, line: &str) -> String {
        assert!(self.is_open(), "nobody listens to {line:?}");
        self.hear(Message::Line(format!("{line}\n"))) + &self.settle()
    }

    /// Types several lines, and gives what is said to the last one.
    fn type_all(&mut self, lines: &[&str]) -> String {
        lines.iter().map(|line| self.type_in(line)).last().unwrap_or_default()
    }

    fn end(&mut self) -> String {
        self.hear(Message::End)
    }

    fn is_open(&self) -> bool {
        matches!(self.effect, Effect::ReadLine)
    }

    fn hear(&mut self, message: Message) -> String {
        let Output { text, effect } = self.session.update(message);
        self.effect = effect;
        text
    }

    /// Does what the session wants done, until that is to read a line or nothing.
    fn settle(&mut self) -> String {
        let mut text = String::new();
        loop {
            let message = match self.effect.clone() {
                Effect::ReadLine | Effect::Leave | Effect::TurnedAway(_) => return text,
                Effect::Listen | Effect::Act(_) | Effect::React(_) | Effect::Follow(_) => {
                    panic!("there is no table elsewhere")
                }
                Effect::Chance(position, chance) => Message::Chance(self.chance(&position, chance)),
                Effect::Decide(turn) => Message::Decision(turn.seat, self.choose(&turn.position, turn.seat)),
                Effect::Coach(coached) => Message::Coached(self.look_at(&coached)),
                Effect::WriteFile { file, text, replace } => {
                    Message::Written(self.write(file, text, replace))
                }
                Effect::ReadFile(file) => {
                    Message::Read(self.files.get(&file).cloned().ok_or_else(|| "no such file".to_string()))
                }
            };
            text.push_str(&self.hear(message));
        }
    }

    fn chance(&mut self, position: &Position, chance: Chance) -> Event {
        self.asked += 1;
        self.chance.pop_front().unwrap_or_else(|| self.dice.event(position, chance))
    }

    fn choose(&mut self, position: &Position, seat: Seat) -> Event {
        let event = self.moves.pop_front();
        event.unwrap_or_else(|| self.dice.pick(position.legal(seat)).expect("whoever is asked can move"))
    }

    fn look_at(&mut self, coached: &Coached) -> Option<Warning> {
        self.consulted += 1;
        let &(chosen, better) = self.better.iter().find(|(chosen, _)| *chosen == coached.event)?;
        let candidate = |event, win, margin| Candidate { event, win, margin, plies: 2 };
        let (chosen, better) = (candidate(chosen, 0.5, 0.0), candidate(better, 0.62, 3.0));
        Some(Warning { chosen, better, exact: false })
    }

    fn write(&mut self, file: String, text: String, replace: bool) -> Result<(), Unwritten> {
        if self.refused.as_ref() == Some(&file) {
            return Err(Unwritten::Failed("the disk is full".to_string()));
        }
        if !replace && self.files.contains_key(&file) {
            return Err(Unwritten::Exists);
        }
        self.files.insert(file, text);
        Ok(())
    }

    /// The game as it stands.
    fn record(&mut self) -> Record {
        self.files.remove("look");
        self.type_in("save look");
        self.files["look"].parse().unwrap()
    }
}

fn english() -> Words {
    Words::new(Language::English)
}

fn names() -> BySeat<Option<String>> {
    BySeat { first: Some("Ada".to_string()), second: Some("Grace".to_string()) }
}

fn of_two() -> PlayOptions {
    PlayOptions {
        against: Some(SeatKind::Person),
        names: names(),
        edition: Some(blazon::Edition::Standard),
        ..PlayOptions::default()
    }
}

fn against_random() -> PlayOptions {
    PlayOptions { against: Some(SeatKind::Program(Player::Random)), ..of_two() }
}

/// The answers that a text offers: "1. …" on lines of their own, or "1 c5, 2 d5" on one.
fn answers(text: &str) -> Vec<String> {
    let question = text.rsplit("\n\n").next().unwrap_or_default();
    let number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit()) && !word.is_empty();
    let mut answers = Vec::new();
    for line in question.lines() {
        match line.split_once(". ") {
            Some((key, _)) if number(key) => answers.push(key.to_string()),
            _ => {
                let items = line.split(',').filter(|item| !item.trim().is_empty());
                let keys: Option<Vec<String>> = items
                    .map(|item| {
                        let (key, cell) = item.trim().split_once(' ')?;
                        (number(key) && cell.len() == 2).then(|| key.to_string())
                    })
                    .collect();
                answers.extend(keys.unwrap_or_default());
            }
        }
    }
    // What is confirmed has its one answer in the question.
    if answers.is_empty() { vec!["1".to_string()] } else { answers }
}

/// Answers everything by numbers until the game is over, and gives all that was said and typed.
fn play_by_numbers(bench: &mut Bench<'_>, begin: &str, seed: u64) -> (String, Vec<String>) {
    let mut choices = Chances::from_seed(seed);
    let mut transcript = begin.to_string();
    let mut typed = Vec::new();
    let mut said = begin.to_string();
    for _ in 0..2000 {
        if matches!(over(bench), Some(true)) {
            return (transcript, typed);
        }
        let answers = answers(&said);
        let key = answers[choices.below(answers.len() as u32) as usize].clone();
        said = bench.type_in(&key);
        transcript = format!("{transcript}> {key}\n{said}");
        typed.push(key);
    }
    panic!("no game is as long as this:\n{transcript}");
}

fn over(bench: &Bench<'_>) -> Option<bool> {
    bench.session.position().map(|position| position.outcome().is_some())
}
