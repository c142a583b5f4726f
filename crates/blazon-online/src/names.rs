use blazon::{Record, Rules};
use blazon_wire::online::Reason;

/// The longest name, in characters.
const LONGEST: usize = 24;

/// A name as it may be shown: without spaces around it, and nothing if only they were there.
///
/// Refuses what is too long and what steers the text around it: control characters, and those that change its direction.
pub fn name(text: Option<&str>) -> Result<Option<String>, Reason> {
    let Some(text) = text.map(str::trim).filter(|text| !text.is_empty()) else {
        return Ok(None);
    };
    // What a record can hold, everybody can show.
    let holds = Record::new(Rules::default()).set_tag("First", text).is_ok();
    if holds && text.chars().count() <= LONGEST && text.len() <= 4 * LONGEST {
        Ok(Some(text.to_owned()))
    } else {
        Err(Reason::Name)
    }
}
