//! Byte strings as text, and what they keep to themselves.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use blazon_dice::{
    ByChair, Chair, Commitment, HexError, Nonce, Proof, Salt, Seal, SeatKey, Secret, Token, TokenDigest,
};

use crate::fair_game::Parts;

fn check<T, const LEN: usize>(bytes: [u8; LEN])
where
    T: From<[u8; LEN]> + FromStr<Err = HexError> + Display + Debug + PartialEq,
{
    let value = T::from(bytes);
    let text = value.to_string();
    assert_eq!(text.len(), 2 * LEN);
    assert_eq!(text.parse::<T>(), Ok(value));
    let error = HexError { digits: 2 * LEN };
    let mut altered = text.clone();
    altered.replace_range(..1, "x");
    let upper = text.to_uppercase();
    let wide = "é".repeat(LEN);
    for wrong in
        ["", " ", &text[1..], &text[2..], &format!("{text}0"), &format!("{text}00"), &altered, &upper, &wide]
    {
        assert_eq!(wrong.parse::<T>(), Err(error), "{wrong:?}");
    }
}

#[test]
fn bytes_read_back_and_nothing_but_their_one_text_is_read() {
    let long: [u8; 32] = std::array::from_fn(|i| (i * 7 + 0xa5) as u8);
    let short: [u8; 16] = std::array::from_fn(|i| (i * 9 + 0xa5) as u8);
    check::<Secret, 32>(long);
    check::<Salt, 32>(long);
    check::<Seal, 32>(long);
    check::<Nonce, 32>(long);
    check::<Commitment, 32>(long);
    check::<TokenDigest, 32>(long);
    check::<SeatKey, 16>(short);
    check::<Token, 16>(short);
    assert!(Seal::from(long).to_string().starts_with("a5acb3"));
}

#[test]
fn debugging_shows_no_bytes_that_anybody_keeps_to_themselves() {
    let parts = Parts::new("7", 0xa5);
    let key = parts.keys[0].1;
    for shown in [
        format!("{:?}", parts.secret),
        format!("{:?}", parts.salt),
        format!("{:?}", key.nonce("7")),
        format!("{key:?}"),
        format!("{:?}", key.token()),
        format!("{:?}", key.token().digest()),
        format!("{:?}", parts.dice()),
    ] {
        assert!(shown.ends_with("(…)") && !shown.contains("a5"), "{shown}");
    }
    let Proof { seal, secret, nonces, .. } = parts.proof();
    let shown = format!("{:?}", parts.proof());
    assert!(shown.contains(&seal.to_string()), "a seal is published");
    for hidden in [secret.to_string(), nonces.host.to_string(), nonces.guest.to_string()] {
        assert!(!shown.contains(&hidden));
    }
}

#[test]
fn a_token_is_known_by_its_digest() {
    let [token, other] = [1, 2].map(|number| SeatKey::from([number; 16]).token());
    assert!(token.digest().is_of(&token));
    assert!(!token.digest().is_of(&other));
    assert_ne!(token, other);
    assert_eq!(token, token.to_string().parse().expect("a token"));
}

#[test]
fn there_are_two_chairs() {
    for chair in Chair::ALL {
        assert_eq!(!!chair, chair);
        assert_ne!(!chair, chair);
        assert_eq!(Chair::from_letter(chair.letter()), Some(chair));
        assert_eq!(ByChair::new(|chair| chair)[chair], chair);
    }
    assert_eq!(Chair::from_letter('H'), None);
    let mut letters = ByChair { host: 1, guest: 2 }.map(|number| number.to_string());
    letters[Chair::Guest] += "!";
    let all: Vec<String> = letters.iter().map(|(chair, text)| format!("{chair}{text}")).collect();
    assert_eq!(all, ["h1", "g2!"]);
}
