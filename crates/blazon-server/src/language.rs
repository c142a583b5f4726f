use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use blazon_words::Language;

use crate::encoding::weighted;

/// The language that the other side likes best, of the six there are; English if it is none of them.
pub(crate) fn of(headers: &HeaderMap) -> Language {
    let mut best = (Language::default(), 0);
    for (tag, weight) in weighted(headers.get_all(ACCEPT_LANGUAGE)) {
        if let Some(language) = Language::from_tag(tag).filter(|_| weight > best.1) {
            best = (language, weight);
        }
    }
    best.0
}
