use blazon_engine::Level;
use blazon_words::Language;

/// What a person has set, kept in the browser.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct Settings {
    pub(crate) language: Language,
    pub(crate) theme: Theme,
    pub(crate) motion: Motion,
    pub(crate) sound: bool,
    pub(crate) hand: Hand,
    /// Whether keys of one letter do something: not for whoever speaks to the browser.
    pub(crate) keys: bool,
    /// Whether the dice roll by themselves when it is time.
    pub(crate) auto_roll: bool,
    /// Whether two people on one device are asked to pass it before the other one's map is shown.
    pub(crate) curtain: bool,
    /// Whether the coach asks before a choice that gives much away.
    pub(crate) coach: bool,
    /// Whether maps show the names of their columns and rows in play.
    pub(crate) coordinates: bool,
    /// Whether short words of the other player are shown.
    pub(crate) reactions: bool,
    /// The level that was last played against.
    pub(crate) level: Level,
    /// What the person is called, if they have said so.
    pub(crate) name: String,
}

/// Which colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

/// Whether things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Motion {
    #[default]
    System,
    Full,
    Still,
}

/// On which side of the screen the controls are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Hand {
    #[default]
    Right,
    Left,
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

impl Motion {
    pub(crate) const ALL: [Motion; 3] = [Motion::System, Motion::Full, Motion::Still];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Motion::System => "system",
            Motion::Full => "full",
            Motion::Still => "still",
        }
    }
}

impl Hand {
    pub(crate) const ALL: [Hand; 2] = [Hand::Right, Hand::Left];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Hand::Right => "right",
            Hand::Left => "left",
        }
    }
}

impl Settings {
    /// The settings of a first visit: the first language of the browser that is one of ours.
    pub(crate) fn first_visit<'a>(languages: impl IntoIterator<Item = &'a str>) -> Settings {
        Settings {
            language: languages.into_iter().find_map(Language::from_tag).unwrap_or_default(),
            theme: Theme::default(),
            motion: Motion::default(),
            sound: false,
            hand: Hand::default(),
            keys: true,
            auto_roll: true,
            curtain: true,
            coach: false,
            coordinates: false,
            reactions: true,
            level: Level::ALL[0],
            name: String::new(),
        }
    }

    /// Reads what [`Settings::text`] wrote. Whatever cannot be read is as on a first visit.
    #[must_use]
    pub(crate) fn read(mut self, text: &str) -> Settings {
        for (key, value) in text.lines().filter_map(|line| line.split_once('=')) {
            match key {
                "language" => self.language = Language::from_tag(value).unwrap_or(self.language),
                "theme" => self.theme = named(Theme::ALL, Theme::name, value).unwrap_or(self.theme),
                "motion" => self.motion = named(Motion::ALL, Motion::name, value).unwrap_or(self.motion),
                "hand" => self.hand = named(Hand::ALL, Hand::name, value).unwrap_or(self.hand),
                "sound" => self.sound = value == "on",
                "keys" => self.keys = value != "off",
                "roll" => self.auto_roll = value != "off",
                "pass" => self.curtain = value != "off",
                "coach" => self.coach = value == "on",
                "coordinates" => self.coordinates = value == "on",
                "reactions" => self.reactions = value != "off",
                "level" => self.level = value.parse().ok().and_then(Level::new).unwrap_or(self.level),
                "name" => value.clone_into(&mut self.name),
                _ => {}
            }
        }
        self
    }

    /// The settings as a text to keep.
    pub(crate) fn text(&self) -> String {
        format!(
            "language={}\ntheme={}\nmotion={}\nsound={}\nhand={}\nkeys={}\nroll={}\npass={}\ncoach={}\ncoordinates={}\nreactions={}\nlevel={}\nname={}\n",
            self.language,
            self.theme.name(),
            self.motion.name(),
            on(self.sound),
            self.hand.name(),
            on(self.keys),
            on(self.auto_roll),
            on(self.curtain),
            on(self.coach),
            on(self.coordinates),
            on(self.reactions),
            self.level,
            self.name.replace(['\n', '\r'], " "),
        )
    }
}

const fn on(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

/// The one of several that has a name.
pub(crate) fn named<T: Copy, const N: usize>(
    all: [T; N],
    name: impl Fn(T) -> &'static str,
    value: &str,
) -> Option<T> {
    all.into_iter().find(|&one| name(one) == value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_first_visit_follows_the_browser() {
        assert_eq!(Settings::first_visit(["de", "ko-KR", "fr"]).language, Language::Korean);
        assert_eq!(Settings::first_visit(["de"]).language, Language::English);
    }

    #[test]
    fn settings_are_kept_and_read_again() {
        let set = Settings {
            language: Language::Portuguese,
            theme: Theme::Dark,
            motion: Motion::Still,
            sound: true,
            hand: Hand::Left,
            keys: false,
            auto_roll: false,
            curtain: false,
            coach: true,
            coordinates: true,
            reactions: false,
            level: Level::TOP,
            name: "Ana = me".to_string(),
        };
        assert_eq!(Settings::first_visit([]).read(&set.text()), set);
    }

    #[test]
    fn settings_that_cannot_be_read_are_as_on_a_first_visit() {
        let first = Settings::first_visit(["it"]);
        let read = first.clone().read("theme=purple\nlevel=99\nlanguage=xx\nnonsense\n\u{0}=\u{0}");
        assert_eq!(read, first);
    }
}
