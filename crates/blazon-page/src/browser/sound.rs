use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use crate::effect::Sound;

/// Plays a short figure of notes. A browser without sound stays silent.
pub(super) fn play(sound: Sound) {
    let notes: &[(f32, f64)] = match sound {
        Sound::Dice => &[(190.0, 0.05), (240.0, 0.05), (170.0, 0.05), (210.0, 0.05)],
        Sound::Take => &[(330.0, 0.07)],
        Sound::Draw => &[(392.0, 0.07), (494.0, 0.09)],
        Sound::Refused => &[(140.0, 0.12)],
        Sound::Power => &[(392.0, 0.09), (523.0, 0.09), (659.0, 0.16)],
        Sound::End => &[(392.0, 0.12), (494.0, 0.12), (587.0, 0.12), (784.0, 0.3)],
    };
    let _ = figure(notes);
}

fn figure(notes: &[(f32, f64)]) -> Result<(), JsValue> {
    thread_local! {
        static AUDIO: Option<AudioContext> = AudioContext::new().ok();
    }
    AUDIO.with(|audio| {
        let audio = audio.as_ref().ok_or(JsValue::NULL)?;
        let mut at = audio.current_time();
        for &(pitch, seconds) in notes {
            let (note, volume) = (audio.create_oscillator()?, audio.create_gain()?);
            note.set_type(OscillatorType::Triangle);
            note.frequency().set_value(pitch);
            volume.gain().set_value_at_time(0.12, at)?;
            volume.gain().exponential_ramp_to_value_at_time(0.001, at + seconds)?;
            note.connect_with_audio_node(&volume)?;
            volume.connect_with_audio_node(&audio.destination())?;
            note.start_with_when(at)?;
            note.stop_with_when(at + seconds)?;
            at += seconds;
        }
        Ok(())
    })
}
