use crate::table_id::TableId;

/// The checksum of an entry. SQLite sees that its pages hang together, but not that a text in them has changed.
pub(crate) fn checksum(table: TableId, number: u64, text: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    // With the place it has, so that an entry cannot pass for another.
    hasher.update(&table.bits().to_be_bytes());
    hasher.update(&number.to_be_bytes());
    hasher.update(text);
    hasher.finalize()
}
