use std::fmt::Write;

use crate::table_id::TableId;

/// The most bytes of one payload. PostgreSQL takes fewer than 8000.
const LIMIT: usize = 7900;

/// News as payloads of notifications, as few as possible: `00000000000000ff 3,0000000000000100 0`.
pub(super) fn pack(news: &[(TableId, u64)]) -> Vec<String> {
    let mut payloads: Vec<String> = Vec::new();
    let mut changed = String::new();
    for (table, last) in news {
        changed.clear();
        // Writing to a text cannot fail.
        let _ = write!(changed, "{table} {last}");
        match payloads.last_mut() {
            Some(payload) if payload.len() + 1 + changed.len() <= LIMIT => {
                payload.push(',');
                payload.push_str(&changed);
            }
            _ => payloads.push(changed.clone()),
        }
    }
    payloads
}

/// The news in a payload, if it is one of ours.
pub(super) fn unpack(payload: &str) -> Option<Vec<(TableId, u64)>> {
    let changed = |text: &str| {
        let (table, last) = text.split_once(' ')?;
        Some((table.parse().ok()?, last.parse().ok()?))
    };
    payload.split(',').map(changed).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_come_back_in_order_from_few_payloads() {
        assert!(pack(&[]).is_empty());
        let news: Vec<(TableId, u64)> =
            (0..5000).map(|at| (TableId::new(u64::MAX - at * at), at.pow(5))).collect();
        let payloads = pack(&news);
        assert!(payloads.len() < 30, "{}", payloads.len());
        assert!(payloads.iter().all(|payload| payload.len() < 8000));
        let unpacked: Vec<(TableId, u64)> =
            payloads.iter().flat_map(|payload| unpack(payload).expect("ours")).collect();
        assert_eq!(unpacked, news);
    }

    #[test]
    fn what_others_say_is_not_news() {
        for payload in ["", "hello", "00000000000000ff", "00000000000000ff x", "00000000000000ff 1,", "ff 1"]
        {
            assert_eq!(unpack(payload), None, "{payload}");
        }
    }
}
