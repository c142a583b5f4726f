//! What the page wants of the browser. Everything the browser refuses ends as a message, never as a crash.

mod analyses;
mod beside;
mod days;
mod file;
mod flight;
mod puzzles;
mod served;
mod sound;
mod storage;
mod window;
mod words;

pub(crate) use beside::Beside;
pub(crate) use days::Days;
pub(crate) use file::{dropped, read};
pub(crate) use flight::{arrive, come_to_rest, fly, light};
pub(crate) use storage::{games, keep_settings, progress, settings};
pub(crate) use window::{
    address_with, after_this_frame, bring, cell_under, dress, every, focus, focus_if_lost, hear_first,
    is_itself, is_seen, is_within, later, listen, moves, now, register_service_worker, scroll_to, select_all,
    show_again, today,
};

use blazon::{Roll, Seat};

use crate::effect::Effect;
use crate::message::{BrowserMessage, FormMessage, Fresh, Message, PlayMessage, StudyMessage};
use crate::settings::Settings;

/// Does what an effect asks for. What comes of it is said to `send`, at once or later.
pub(crate) fn perform(
    effect: Effect,
    beside: &Beside,
    settings: &Settings,
    send: impl Fn(Message) + Clone + 'static,
) {
    match effect {
        Effect::Roll(position) => {
            let roll: Roll = position.components().roll(window::below);
            send(PlayMessage::Rolled(roll).into());
        }
        Effect::Lots => send(PlayMessage::Lots(Seat::ALL[window::below(2) as usize]).into()),
        Effect::Fresh(purpose) => {
            let [id, seed] = window::fresh();
            let fresh = Fresh { id, seed, date: window::today(), purpose };
            send(FormMessage::Begin(fresh).into());
        }
        Effect::Ask(question) => beside.engine.say(&blazon_wire::line(&question)),
        Effect::Online(order) => beside.order(&order),
        Effect::Silence => beside.engine.silence(),
        Effect::Later(milliseconds, message) => {
            let milliseconds = if moves(settings.motion) { milliseconds } else { 0 };
            later(milliseconds, move || send(message.clone()));
        }
        Effect::After(milliseconds, message) => later(milliseconds, move || send(message)),
        Effect::Keep(id, game) => {
            if !storage::keep(id, &game) {
                send(BrowserMessage::StorageRefused.into());
            }
        }
        Effect::Current(id) => storage::set_current(id),
        Effect::Drop(id) => storage::drop(id),
        Effect::PutAside(id) => storage::put_aside(id),
        Effect::Note(line) => {
            if !storage::note(&line) {
                send(BrowserMessage::StorageRefused.into());
            }
        }
        Effect::KeepAnalysis(name, text) => analyses::keep(name, &text),
        Effect::RecallAnalysis(name) => {
            if let Some(text) = analyses::recall(name) {
                send(StudyMessage::Recalled(name, text).into());
            }
        }
        Effect::KeepSettings(settings) => {
            dress(&settings);
            if !keep_settings(&settings) {
                send(BrowserMessage::StorageRefused.into());
            }
        }
        Effect::FetchWords(language, online) => words::fetch(language, online, send),
        Effect::FetchPuzzles => puzzles::fetch(send),
        Effect::Address(fragment) => window::set_fragment(&fragment, true),
        Effect::Readdress(fragment) => window::set_fragment(&fragment, false),
        Effect::Section(id) => after_this_frame(move || window::show(&id)),
        Effect::Copy(text) => window::copy(text, send),
        Effect::CopyLink(fragment) => window::copy(window::address_with(&fragment), send),
        Effect::ShareLink(fragment) => window::share(window::address_with(&fragment), send),
        Effect::Share(text) => window::share(text, send),
        Effect::Save { name, text } => file::save(&name, &text),
        Effect::Sound(sound) => {
            if settings.sound {
                sound::play(sound);
            }
        }
        Effect::Update => window::update(),
    }
}
