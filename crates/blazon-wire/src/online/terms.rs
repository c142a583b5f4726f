use blazon::{Record, Rules};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};

/// What a game is about, agreed on before it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Terms {
    /// Edition and components, as the tags of a record without events.
    #[serde(with = "rules")]
    #[cfg_attr(feature = "schema", schemars(with = "super::schema::RulesText"))]
    pub rules: Rules,
    /// How much time there is.
    pub pace: Pace,
    /// Who rolls first.
    pub starts: Starts,
    /// Whether strangers may join: the table is in the list of open tables while its host is there.
    pub listed: bool,
}

/// How much time there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Pace {
    /// As much as anybody wants.
    #[default]
    None,
    /// For the whole game, and some more with every round.
    Rounds {
        /// Minutes for the whole game, 1 to 180.
        #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 180)))]
        minutes: u8,
        /// Seconds with every round, 0 to 180.
        #[cfg_attr(feature = "schema", schemars(range(max = 180)))]
        seconds: u8,
    },
    /// For every decision.
    Days {
        /// 1 to 14.
        #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 14)))]
        days: u8,
    },
}

/// Who rolls first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Starts {
    /// Whoever made the table.
    Host,
    /// Whoever joins.
    Guest,
    /// The dice decide.
    #[default]
    Dice,
}

impl Pace {
    /// Whether the numbers are within bounds.
    pub fn is_possible(self) -> bool {
        match self {
            Pace::None => true,
            Pace::Rounds { minutes, seconds } => (1..=180).contains(&minutes) && seconds <= 180,
            Pace::Days { days } => (1..=14).contains(&days),
        }
    }
}

/// Rules as the text of a record without events.
mod rules {
    use super::{Deserialize, Deserializer, Error, Record, Rules, Serializer};

    pub(super) fn serialize<S: Serializer>(rules: &Rules, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&Record::new(*rules))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Rules, D::Error> {
        let text = String::deserialize(deserializer)?;
        let record: Record = text.parse().map_err(D::Error::custom)?;
        if *record.start() == blazon::Position::new(*record.start().rules()) && record.events().is_empty() {
            Ok(*record.start().rules())
        } else {
            Err(D::Error::custom("a record without events, from the beginning"))
        }
    }
}
