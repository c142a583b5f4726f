use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The name of a table: 64 bits, written as 16 lower-case hexadecimal digits.
///
/// ```
/// use blazon_store::TableId;
///
/// let id: TableId = "00000000000000ff".parse()?;
/// assert_eq!(id, TableId::new(255));
/// assert_eq!(id.to_string(), "00000000000000ff");
/// # Ok::<(), blazon_store::NotATableId>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(u64);

impl TableId {
    /// The name with these bits.
    pub const fn new(bits: u64) -> TableId {
        TableId(bits)
    }

    /// Its bits.
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for TableId {
    type Err = NotATableId;

    fn from_str(text: &str) -> Result<TableId, NotATableId> {
        // One name, one text: `from_str_radix` alone would also take signs, capitals and fewer digits.
        if text.len() != 16 || !text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')) {
            return Err(NotATableId);
        }
        u64::from_str_radix(text, 16).map(TableId).map_err(|_| NotATableId)
    }
}

/// A text that is not the name of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the name of a table has 16 lower-case hexadecimal digits")]
pub struct NotATableId;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_one_text() {
        for bits in [0, 1, 0xdead_beef, u64::MAX] {
            let id = TableId::new(bits);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for text in ["", "0", "+000000000000001", "000000000000000A", "00000000000000000", "é00000000000000"]
        {
            assert_eq!(text.parse::<TableId>(), Err(NotATableId), "{text}");
        }
    }
}
