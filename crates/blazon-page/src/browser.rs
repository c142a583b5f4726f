//! What the page wants of the browser. Everything the browser refuses ends as a message, never as a crash.

mod days;
mod engine;
mod file;
mod sound;
mod storage;
mod window;

pub(crate) use days::Days;
pub(crate) use engine::Engine;
pub(crate) use file::{dropped, read};
pub(crate) use storage::{games, keep_settings, settings};
pub(crate) use window::{
    after_this_frame, bring, dress, focus, focus_if_lost, is_itself, is_open, is_seen, later, listen, moves,
    register_service_worker, scroll_to,
};

use blazon::{Roll, Seat};

use crate::effect::Effect;
use crate::message::{BrowserMessage, FormMessage, Fresh, Message, PlayMessage};
use crate::settings::Settings;

/// Does what an effect asks for. What comes of it is said to `send`, at once or later.
pub(crate) fn perform(
    effect: Effect,
    engine: &Engine,
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
        Effect::Ask(question) => engine.ask(&question),
        Effect::Silence => engine.silence(),
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
        Effect::KeepSettings(settings) => {
            dress(&settings);
            if !keep_settings(&settings) {
                send(BrowserMessage::StorageRefused.into());
            }
        }
        Effect::Address(fragment) => window::set_fragment(&fragment, true),
        Effect::Readdress(fragment) => window::set_fragment(&fragment, false),
        Effect::Section(id) => after_this_frame(move || window::show(&id)),
        Effect::Copy(text) => window::copy(text, send),
        Effect::CopyLink(fragment) => window::copy(window::address_with(&fragment), send),
        Effect::Save { name, text } => file::save(&name, &text),
        Effect::Sound(sound) => {
            if settings.sound {
                sound::play(sound);
            }
        }
        Effect::Update => window::update(),
    }
}
