//! What the page wants of the browser. Everything the browser refuses ends as a message, never as a crash.

mod engine;
mod file;
mod shelf;
mod sound;
mod window;

pub(crate) use engine::Engine;
pub(crate) use file::{dropped, read};
pub(crate) use shelf::{keep_settings, kept, settings};
pub(crate) use window::{
    after_this_frame, bring, dress, focus, focus_if_lost, is_itself, is_open, later, listen, moves,
    register_service_worker, scroll_to,
};

use blazon::{Roll, Seat};
use blazon_words::{Words, fl};

use crate::effect::Effect;
use crate::message::{Fresh, Message};
use crate::new_game::Defaults;
use crate::settings::Settings;

/// Does what an effect asks for. What comes of it is said to `send`, at once or later.
pub(crate) fn perform(
    effect: Effect,
    engine: &Engine,
    settings: &Settings,
    words: &Words,
    send: impl Fn(Message) + Clone + 'static,
) {
    match effect {
        Effect::Roll(position) => {
            let roll: Roll = position.components().roll(window::below);
            send(Message::Rolled(roll));
        }
        Effect::Lots => send(Message::Lots(Seat::ALL[window::below(2) as usize])),
        Effect::Fresh(purpose, level) => {
            let people = [fl!(words, "plain-default-first"), fl!(words, "plain-default-second")];
            let defaults =
                Defaults { you: fl!(words, "plain-default-name"), people, engine: words.level(level) };
            let [id, seed] = window::fresh();
            send(Message::Begin(Fresh { id, seed, date: window::today(), defaults, purpose }));
        }
        Effect::Ask(question) => engine.ask(&question),
        Effect::Silence => engine.silence(),
        Effect::Later(milliseconds, message) => {
            let milliseconds = if moves(settings.motion) { milliseconds } else { 0 };
            later(milliseconds, move || send(message.clone()));
        }
        Effect::Keep(id, game) => {
            if !shelf::keep(id, &game) {
                send(Message::StorageRefused);
            }
        }
        Effect::Current(id) => shelf::set_current(id),
        Effect::Drop(id) => shelf::drop(id),
        Effect::PutAside(id) => shelf::put_aside(id),
        Effect::KeepSettings(settings) => {
            dress(&settings);
            if !keep_settings(&settings) {
                send(Message::StorageRefused);
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
