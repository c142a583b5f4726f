//! What happens, by where it happens. Each room matches its own messages, all of them, in `update`.

mod browser;
mod coach;
mod drawing;
mod engine;
mod form;
mod hint;
mod lesson;
mod navigation;
mod online;
mod play;
mod puzzles;
mod records;
mod settings;
mod study;

pub(crate) use self::browser::{BrowserMessage, Found};
pub(crate) use self::coach::CoachMessage;
pub(crate) use self::drawing::{DrawingMessage, Spend};
pub(crate) use self::engine::EngineMessage;
pub(crate) use self::form::{FormMessage, Fresh, Purpose};
pub(crate) use self::hint::HintMessage;
pub(crate) use self::lesson::LessonMessage;
pub(crate) use self::navigation::NavigationMessage;
pub(crate) use self::online::OnlineMessage;
pub(crate) use self::play::PlayMessage;
pub(crate) use self::puzzles::PuzzlesMessage;
pub(crate) use self::records::RecordsMessage;
pub(crate) use self::settings::SettingsMessage;
pub(crate) use self::study::StudyMessage;

/// Something that happened: a gesture, an answer of the engine, or news of the browser.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Message {
    /// Between the screens, and over them.
    Navigation(NavigationMessage),
    Settings(SettingsMessage),
    /// A new game.
    Form(FormMessage),
    /// The guided first game.
    Lesson(LessonMessage),
    /// The game that is being played.
    Play(PlayMessage),
    /// Puzzles, and the one that is being tried.
    Puzzles(PuzzlesMessage),
    /// Games that are kept, read and passed on.
    Records(RecordsMessage),
    /// A recorded game that is looked at.
    Study(StudyMessage),
    /// The engine beside the page.
    Engine(EngineMessage),
    /// Play with people far away.
    Online(OnlineMessage),
    Browser(BrowserMessage),
}

/// Each room's messages are messages of the page.
macro_rules! rooms {
    ($($room:ident($messages:ident)),* $(,)?) => {
        $(impl From<$messages> for Message {
            fn from(message: $messages) -> Message {
                Message::$room(message)
            }
        })*
    };
}

rooms! {
    Navigation(NavigationMessage),
    Settings(SettingsMessage),
    Form(FormMessage),
    Lesson(LessonMessage),
    Play(PlayMessage),
    Puzzles(PuzzlesMessage),
    Records(RecordsMessage),
    Study(StudyMessage),
    Engine(EngineMessage),
    Online(OnlineMessage),
    Browser(BrowserMessage),
}

impl From<DrawingMessage> for Message {
    fn from(message: DrawingMessage) -> Message {
        Message::Play(PlayMessage::Drawing(message))
    }
}

impl From<CoachMessage> for Message {
    fn from(message: CoachMessage) -> Message {
        Message::Play(PlayMessage::Coach(message))
    }
}

impl From<HintMessage> for Message {
    fn from(message: HintMessage) -> Message {
        Message::Play(PlayMessage::Hint(message))
    }
}
