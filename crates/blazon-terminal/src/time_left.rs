use blazon_words::{Words, fl};

/// Time that is left, as people say it: `4:32`, or in days and hours.
pub(crate) fn time_left(milliseconds: u64, words: &Words) -> String {
    // A second that has begun counts.
    let seconds = milliseconds.div_ceil(1000);
    let (minutes, hours) = (seconds / 60, seconds / 3600);
    if hours >= 24 {
        let (days, hours) = (hours / 24, hours % 24);
        return fl!(words, "terminal-link-days", days = days, hours = hours);
    }
    if hours > 0 {
        return format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60);
    }
    format!("{minutes}:{:02}", seconds % 60)
}

#[cfg(test)]
mod tests {
    use blazon_words::Language;

    use super::*;

    #[test]
    fn time_is_said_in_what_people_count_it_in() {
        let words = Words::new(Language::English);
        let said = |seconds: u64| time_left(seconds * 1000, &words);
        assert_eq!(said(0), "0:00");
        assert_eq!(said(272), "4:32");
        assert_eq!(said(3_600), "1:00:00");
        assert_eq!(said(86_400), "1 day, 0 hours");
        assert_eq!(said(2 * 86_400 + 3_600), "2 days, 1 hour");
        assert_eq!(time_left(1, &words), "0:01");
    }
}
