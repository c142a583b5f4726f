//! A question with the answers it can have.

use blazon::{Edition, Event};
use blazon_engine::Player;
use blazon_table::SeatKind;
use blazon_words::CoachAnswer;

use crate::draft::DraftStep;
use crate::page::Page;

/// What an answer does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Action {
    /// Plays an event.
    Play(Event),
    /// Settles one more thing about a drawing.
    Draw(DraftStep),
    /// Says who the other player is.
    Opponent(SeatKind<Player>),
    /// Says which rulebook counts.
    Edition(Edition),
    /// Saves the game and leaves.
    SaveAndLeave,
    /// Leaves without saving.
    Leave,
    /// Goes back to the game.
    Stay,
    /// Writes over a file.
    Replace,
    /// Reads a game although the present one is lost.
    Load,
    /// Starts a new game.
    Again,
    /// Gives up at a table elsewhere.
    Resign,
    /// Asks for a rematch there, or agrees to one.
    Rematch,
    /// Answers the coach.
    Coach(CoachAnswer),
}

/// One possible answer.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    /// What is typed for it.
    pub(crate) key: String,
    /// What it means.
    pub(crate) label: String,
    /// What it does.
    pub(crate) action: Action,
}

/// A question.
#[derive(Clone, Debug, Default)]
pub(crate) struct Menu {
    /// What is explained before it, and not said again after a look at something else.
    pub(crate) before: Vec<String>,
    /// The question itself.
    pub(crate) question: Vec<String>,
    /// The answers.
    pub(crate) items: Vec<Item>,
    /// Whether the answers are short enough to stand several on a line.
    pub(crate) short: bool,
    /// Whether an empty line is the first answer.
    pub(crate) enter: bool,
}

/// Short answers on one line.
const A_LINE: usize = 8;

impl Menu {
    /// Adds an answer under the next number.
    pub(crate) fn add(&mut self, label: String, action: Action) {
        let key = (self.items.len() + 1).to_string();
        self.items.push(Item { key, label, action });
    }

    /// The action of an answer: its number, what it is called, or nothing for the first one where that is allowed.
    pub(crate) fn action(&self, line: &str) -> Option<Action> {
        if line.is_empty() {
            return self.items.first().filter(|_| self.enter).map(|item| item.action);
        }
        let called = |item: &&Item| item.label.to_lowercase() == line.to_lowercase();
        let item = self.items.iter().find(|item| item.key == line).or_else(|| self.items.iter().find(called));
        item.map(|item| item.action)
    }

    /// Explains and asks.
    pub(crate) fn ask(&self, page: &mut Page) {
        self.before.iter().for_each(|line| page.say(line));
        self.ask_again(page);
    }

    /// Asks with all answers.
    pub(crate) fn ask_again(&self, page: &mut Page) {
        self.remind(page);
        if self.short {
            for items in self.items.chunks(A_LINE) {
                let items: Vec<String> =
                    items.iter().map(|item| format!("{} {}", item.key, item.label)).collect();
                page.say(items.join(", "));
            }
        } else {
            let items = self.items.iter().filter(|item| !item.label.is_empty());
            for item in items {
                page.say_item(&format!("{}. ", item.key), &item.label);
            }
        }
    }

    /// Asks without the answers.
    pub(crate) fn remind(&self, page: &mut Page) {
        self.question.iter().for_each(|line| page.say(line));
    }
}
