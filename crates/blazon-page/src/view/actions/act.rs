//! The one button that goes on, always in the same place.

use blazon::Event;
use blazon_table::{Next, PartialDrawing};
use blazon_words::{Words, fl};
use leptos::ev::MouseEvent;
use leptos::prelude::*;

use super::prompt::{Stage, stage};
use super::verdict::next;
use crate::game::Game;
use crate::message::{LessonMessage, Message, PlayMessage};
use crate::state::{Notice, State};
use crate::view::{Page, click, flag, live};

/// The button.
pub(super) fn act(page: Page) -> impl IntoView {
    let look = page.memo(look);
    let press = move |event: MouseEvent| {
        let does = look.with_untracked(|look| look.does.clone());
        // The second click of two that belong together was not meant for what the first has brought.
        let meant = |message: &Message| event.detail() < 2 || !matches!(message, Message::Puzzles(_));
        if let Some(message) = does.filter(meant) {
            page.send(message);
        }
    };
    view! {
        <button type="button" class="act" class:primary=flag(move || look.with(|look| look.primary))
            disabled=flag(move || look.with(|look| look.does.is_none())) on:click=click(press)>
            {live(move || look.with(|look| look.says.clone()))}
        </button>
    }
}

/// What the button says and does. Without anything to do, it waits.
#[derive(Clone, Debug, PartialEq)]
struct Act {
    says: String,
    does: Option<Message>,
    /// Whether it is what the game waits for.
    primary: bool,
}

fn look(state: &State, words: &Words) -> Act {
    let Some(game) = state.stage() else {
        return Act { says: String::new(), does: None, primary: false };
    };
    if let Some((says, does)) = state.trying().and_then(|attempt| next(attempt, words)) {
        return Act { says, does: Some(does.into()), primary: true };
    }
    // In the guided game nothing happens before the learner has read on.
    if let Some(course) = game.course.filter(|course| course.reads()) {
        return if course.is_last() {
            Act {
                says: fl!(words, "page-lesson-keep"),
                does: Some(LessonMessage::Keep.into()),
                primary: true,
            }
        } else {
            Act {
                says: fl!(words, "page-lesson-next"),
                does: Some(LessonMessage::Next.into()),
                primary: true,
            }
        };
    }
    if game.is_sending() && game.screen.asked().is_some() {
        return Act { says: fl!(words, "page-online-sending"), does: None, primary: true };
    }
    let primary =
        |says: String, does: Option<PlayMessage>| Act { says, does: does.map(Message::from), primary: true };
    match stage(game) {
        Stage::Roll => primary(fl!(words, "page-roll"), Some(PlayMessage::Roll)),
        Stage::Enter => {
            let entered = game.begun.entry().iter().all(Option::is_some);
            primary(fl!(words, "page-use-roll"), entered.then_some(PlayMessage::EnterRoll))
        }
        Stage::Take => {
            let dice = game.begun.dice();
            let legal = |seat| game.position().is_legal(Event::Take(seat, dice));
            let ready = game.screen.asked().is_some_and(legal);
            let says = if ready {
                fl!(words, "page-take-dice", dice = words.dice(dice))
            } else {
                fl!(words, "page-take")
            };
            primary(says, ready.then_some(PlayMessage::Take))
        }
        Stage::Draw => draw(game, words),
        Stage::Name | Stage::Cross => {
            primary(fl!(words, "page-confirm"), game.begun.answer().map(|_| PlayMessage::Confirm))
        }
        Stage::Wait => wait(game, state.notice.as_ref(), words),
    }
}

/// Drawing the domino; leaving it out where that is all there is to do with what is spent on it.
fn draw(game: &Game, words: &Words) -> Act {
    let position = game.position();
    let drawing = game.drawing(&position);
    let leaves =
        drawing.as_ref().map(PartialDrawing::offers).is_some_and(|offers| !offers.drawable && offers.leave);
    let (says, does) = if leaves {
        (fl!(words, "page-dont-draw"), Some(PlayMessage::Leave))
    } else {
        let ready = drawing.is_some_and(|drawing| drawing.finished().is_some());
        (fl!(words, "page-draw-it"), ready.then_some(PlayMessage::Confirm))
    };
    Act { says, does: does.map(Message::from), primary: true }
}

/// While a program thinks it can be stopped; one that has broken down, or that another tab has, can be asked again.
fn wait(game: &Game, notice: Option<&Notice>, words: &Words) -> Act {
    let idle = game.pending.is_none() && !game.tumbling && game.course.is_none();
    let stuck = idle && matches!(game.screen.next(), Next::Program(_));
    let says = match notice {
        Some(Notice::Engine) => fl!(words, "page-try-again"),
        _ if stuck => fl!(words, "page-continue"),
        _ => fl!(words, "page-stop"),
    };
    let does = match game.pending {
        _ if stuck => Some(PlayMessage::GoOn),
        Some(_) => Some(PlayMessage::StopThinking),
        None => None,
    };
    Act { says, does: does.map(Message::from), primary: stuck }
}
