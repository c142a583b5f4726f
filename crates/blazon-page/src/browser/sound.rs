use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioNode, AudioScheduledSourceNode, BiquadFilterType, OscillatorType,
};

use crate::effect::Sound;

/// Plays a sound: what is heard at a table, made of noise and plucked strings. A browser without sound stays silent, and
/// so does one in which nobody has touched anything yet.
pub(super) fn play(sound: Sound) {
    thread_local! {
        static INSTRUMENT: Option<Instrument> = Instrument::new().ok();
    }
    if touched() {
        INSTRUMENT.with(|table| table.as_ref().map(|table| table.play(figure(sound))));
    }
}

/// A strike: when it comes and how long it lasts in seconds, at what pitch, and how loud.
struct Strike {
    body: Body,
    at: f64,
    lasts: f64,
    pitch: f32,
    loud: f32,
}

/// What is struck.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Body {
    /// Wood, which knocks.
    Wood,
    /// Paper, over which a pencil goes.
    Paper,
    String,
}

const fn strike(body: Body, at: f64, lasts: f64, pitch: f32, loud: f32) -> Strike {
    Strike { body, at, lasts, pitch, loud }
}

/// The strikes that make a sound.
const fn figure(sound: Sound) -> &'static [Strike] {
    use Body::{Paper, String, Wood};
    match sound {
        // Four dice rattle, and come to rest one after the other.
        Sound::Dice => {
            const {
                &[
                    strike(Wood, 0.00, 0.06, 2100.0, 0.50),
                    strike(Wood, 0.04, 0.05, 1500.0, 0.40),
                    strike(Wood, 0.09, 0.06, 2500.0, 0.45),
                    strike(Wood, 0.15, 0.05, 1700.0, 0.40),
                    strike(Wood, 0.23, 0.06, 2200.0, 0.38),
                    strike(Wood, 0.33, 0.06, 1400.0, 0.34),
                    strike(Wood, 0.45, 0.07, 1900.0, 0.26),
                    strike(Wood, 0.59, 0.08, 1200.0, 0.18),
                ]
            }
        }
        Sound::Take => const { &[strike(Wood, 0.00, 0.08, 900.0, 0.40)] },
        Sound::Draw => {
            const {
                &[
                    strike(Paper, 0.00, 0.11, 2600.0, 0.16),
                    strike(Paper, 0.13, 0.09, 3200.0, 0.13),
                    strike(Paper, 0.25, 0.14, 2900.0, 0.15),
                ]
            }
        }
        Sound::Refused => const { &[strike(Wood, 0.00, 0.12, 180.0, 0.70)] },
        // A stamp falls, and a string answers.
        Sound::Won => {
            const {
                &[
                    strike(Wood, 0.00, 0.20, 110.0, 0.90),
                    strike(Wood, 0.00, 0.05, 700.0, 0.25),
                    strike(String, 0.16, 0.50, 587.3, 0.09),
                    strike(String, 0.24, 0.60, 880.0, 0.07),
                ]
            }
        }
        // A stamp falls elsewhere, and a pencil strikes out a line.
        Sound::Lost => {
            const { &[strike(Wood, 0.00, 0.18, 95.0, 0.60), strike(Paper, 0.22, 0.22, 1500.0, 0.20)] }
        }
        // Two strings call.
        Sound::Turn => {
            const { &[strike(String, 0.00, 0.35, 440.0, 0.09), strike(String, 0.14, 0.50, 659.3, 0.09)] }
        }
        Sound::End => {
            const {
                &[
                    strike(String, 0.00, 0.50, 293.7, 0.09),
                    strike(String, 0.12, 0.50, 370.0, 0.09),
                    strike(String, 0.24, 0.60, 440.0, 0.09),
                    strike(String, 0.42, 1.10, 587.3, 0.10),
                    strike(String, 0.42, 1.10, 440.0, 0.05),
                ]
            }
        }
    }
}

/// What sounds are made on.
struct Instrument {
    audio: AudioContext,
    /// A second of noise.
    noise: AudioBuffer,
}

/// How many samples of noise there are: a second, or nearly.
const NOISE: u32 = 44_100;

impl Instrument {
    fn new() -> Result<Instrument, JsValue> {
        let audio = AudioContext::new()?;
        let rate = audio.sample_rate();
        let mut random = 1_u32;
        let noise: Vec<f32> = (0..NOISE)
            .map(|_| {
                random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                f32::from((random >> 16) as u16) / 32_768.0 - 1.0
            })
            .collect();
        let buffer = audio.create_buffer(1, noise.len() as u32, rate)?;
        buffer.copy_to_channel(&noise, 0)?;
        Ok(Instrument { audio, noise: buffer })
    }

    fn play(&self, figure: &[Strike]) {
        // A browser may have put it to sleep; that it wakes need not be waited for.
        let _ = self.audio.resume();
        let now = self.audio.current_time() + 0.01;
        for strike in figure {
            let _ = self.strike(strike, now + strike.at);
        }
    }

    fn strike(&self, strike: &Strike, at: f64) -> Result<(), JsValue> {
        let volume = self.audio.create_gain()?;
        let gain = volume.gain();
        // A knock and a string begin at once, a pencil swells a little.
        let swells = if strike.body == Body::Paper { strike.lasts / 3.0 } else { 0.003 };
        gain.set_value_at_time(0.0001, at)?;
        gain.exponential_ramp_to_value_at_time(strike.loud, at + swells)?;
        gain.exponential_ramp_to_value_at_time(0.0001, at + strike.lasts)?;
        volume.connect_with_audio_node(&self.audio.destination())?;
        match strike.body {
            Body::String => {
                let string = self.audio.create_oscillator()?;
                string.set_type(OscillatorType::Triangle);
                string.frequency().set_value(strike.pitch);
                sound_through(&string, &volume, at, strike.lasts)
            }
            Body::Wood | Body::Paper => {
                let (noise, filter) =
                    (self.audio.create_buffer_source()?, self.audio.create_biquad_filter()?);
                noise.set_buffer(Some(&self.noise));
                noise.set_loop(true);
                filter.set_type(BiquadFilterType::Bandpass);
                filter.frequency().set_value(strike.pitch);
                filter.q().set_value(if strike.body == Body::Wood { 4.0 } else { 0.8 });
                filter.connect_with_audio_node(&volume)?;
                sound_through(&noise, &filter, at, strike.lasts)
            }
        }
    }
}

/// Lets a source sound for a while.
fn sound_through(
    source: &AudioScheduledSourceNode,
    through: &AudioNode,
    at: f64,
    lasts: f64,
) -> Result<(), JsValue> {
    source.connect_with_audio_node(through)?;
    source.start_with_when(at)?;
    source.stop_with_when(at + lasts)
}

/// Whether somebody has touched the page, before which browsers let nothing be heard. One that cannot say counts as
/// touched.
fn touched() -> bool {
    let ask = || {
        let navigator = web_sys::window()?.navigator();
        let activation = js_sys::Reflect::get(&navigator, &"userActivation".into()).ok()?;
        js_sys::Reflect::get(&activation, &"hasBeenActive".into()).ok()?.as_bool()
    };
    ask().unwrap_or(true)
}
