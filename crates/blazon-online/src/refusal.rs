use blazon_dice::ExchangeError;
use blazon_table::Refused;
use blazon_wire::online::Reason;

/// Why something is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Why.
    pub reason: Reason,
    /// More about it, in English, for programmers.
    pub detail: Option<String>,
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Refusal {
        Refusal { reason, detail: None }
    }
}

impl Refusal {
    pub(crate) fn exchange(error: ExchangeError) -> Refusal {
        let reason = match error {
            ExchangeError::TooEarly | ExchangeError::Committed => Reason::TooEarly,
            ExchangeError::Copied | ExchangeError::AnotherNonce => Reason::WrongNonce,
        };
        Refusal { reason, detail: Some(error.to_string()) }
    }

    pub(crate) fn illegal(refused: Refused) -> Refusal {
        let reason = match refused {
            Refused::Illegal(_) => Reason::Illegal,
            Refused::NotYours(_) | Refused::NotChance(_) | Refused::Decided(_) | Refused::NothingToUndo => {
                Reason::NotYours
            }
        };
        Refusal { reason, detail: Some(refused.to_string()) }
    }
}
