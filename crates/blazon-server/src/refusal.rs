use std::sync::LazyLock;

use axum::http::header::{ALLOW, CACHE_CONTROL, CONTENT_LANGUAGE, CONTENT_TYPE, VARY};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use blazon_words::{Language, Words, fl};

/// Why there is no answer but a sentence.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Refusal {
    /// There is nothing at this address.
    NotFound,
    /// There is something, but it can only be read.
    Method,
    /// It took too long to come.
    Slow,
}

impl Refusal {
    /// The answer, in the language of whoever asked.
    pub(crate) fn response(self, language: Language) -> Response {
        let sentences = SENTENCES.iter().find(|sentences| sentences.language == language);
        let sentence = sentences.map_or("", |sentences| match self {
            Refusal::NotFound => &sentences.not_found,
            Refusal::Method => &sentences.method,
            Refusal::Slow => &sentences.slow,
        });
        let status = match self {
            Refusal::NotFound => StatusCode::NOT_FOUND,
            Refusal::Method => StatusCode::METHOD_NOT_ALLOWED,
            Refusal::Slow => StatusCode::REQUEST_TIMEOUT,
        };
        let mut response = (
            status,
            [
                (CONTENT_TYPE, "text/plain; charset=utf-8"),
                (CONTENT_LANGUAGE, language.tag()),
                (CACHE_CONTROL, "no-cache"),
                (VARY, "accept-language"),
            ],
            format!("{sentence}\n"),
        )
            .into_response();
        if let Refusal::Method = self {
            response.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
        }
        response
    }
}

/// Reading all sentences of a language takes long enough to do it only once.
static SENTENCES: LazyLock<[Sentences; 6]> = LazyLock::new(|| {
    Language::ALL.map(|language| {
        let words = Words::new(language);
        let not_found = fl!(words, "server-not-found");
        let method = fl!(words, "server-method");
        let slow = fl!(words, "server-slow");
        Sentences { language, not_found, method, slow }
    })
});

struct Sentences {
    language: Language,
    not_found: String,
    method: String,
    slow: String,
}
