//! What somebody might try, and what becomes of it.

use std::collections::BTreeSet;

use blazon::{Components, Event, Record, Roll, Rules, Seat};
use blazon_dice::{
    ByChair, Chair, Checked, Commitment, Exchange, ExchangeError, FairDice, Nonce, Proof, Salt, Seal, Secret,
    Start, Unfair,
};

use crate::fair_game::{Parts, lots_game, play};

const PARTS: fn() -> Parts = || Parts::new("7", 1);

/// Another roll than this one.
fn another(roll: Roll) -> Roll {
    let mut rolls = Roll::distinct(&Components::BOX).map(|(other, _)| other);
    rolls.find(|&other| other != roll).expect("there are 1080")
}

fn first_roll(dice: &FairDice) -> [String; 3] {
    [0, 1, 2].map(|index| dice.roll(index, &Components::BOX).to_string())
}

#[test]
fn an_honest_game_is_fair_and_so_is_every_beginning_of_it() {
    let (parts, game) = (PARTS(), PARTS().game());
    let rolls = game.events().iter().filter(|event| matches!(event, Event::Roll(_))).count() as u32;
    assert!(rolls > 10);
    assert_eq!(parts.proof().check(&game), Ok(Checked { rolls, lots: false }));
    // Whoever leaves after a bad roll leaves a record with that roll in it.
    for len in 0..game.events().len() {
        let mut abandoned = game.clone();
        abandoned.truncate(len);
        assert!(parts.proof().check(&abandoned).is_ok(), "after {len} events");
    }
}

#[test]
fn a_nonce_that_comes_before_both_commitments_is_refused() {
    let parts = PARTS();
    let [(host, key), (guest, _)] = parts.keys;
    let nonce = key.nonce("7");
    let mut exchange = Exchange::new("7", parts.seal());
    assert_eq!(exchange.reveal(host, nonce), Err(ExchangeError::TooEarly));
    exchange.commit(host, Commitment::new("7", host, &nonce)).expect("in its turn");
    assert_eq!(exchange.reveal(host, nonce), Err(ExchangeError::TooEarly));
    assert_eq!(exchange.reveal(guest, nonce), Err(ExchangeError::TooEarly));
    assert!(!exchange.is_committed() && exchange.dice(&parts.secret).is_none());
}

#[test]
fn whoever_has_seen_the_others_nonce_cannot_commit_any_more() {
    let parts = PARTS();
    let [(host, key), (guest, _)] = parts.keys;
    let mut exchange = parts.committed();
    exchange.reveal(host, key.nonce("7")).expect("in its turn");
    // The guest looks for a nonce that gives a good first roll, and finds that it is too late.
    for number in 0..=255 {
        let better = Nonce::from([number; 32]);
        let late = exchange.commit(guest, Commitment::new("7", guest, &better));
        assert_eq!(late, Err(ExchangeError::Committed));
        assert_eq!(exchange.reveal(guest, better), Err(ExchangeError::AnotherNonce));
    }
}

#[test]
fn a_copied_commitment_is_refused_and_could_not_be_opened() {
    let parts = PARTS();
    let [(host, key), (guest, _)] = parts.keys;
    let nonce = key.nonce("7");
    let commitment = Commitment::new("7", host, &nonce);
    let mut exchange = Exchange::new("7", parts.seal());
    exchange.commit(host, commitment).expect("in its turn");
    assert_eq!(exchange.commit(guest, commitment), Err(ExchangeError::Copied));
    // The copyist would wait for the nonce and reveal it too, and it does not fit the other chair.
    assert_ne!(Commitment::new("7", guest, &nonce), commitment);
    // Nor does it help to be first and to have the host copy.
    let mut exchange = Exchange::new("7", parts.seal());
    exchange.commit(guest, commitment).expect("in its turn");
    assert_eq!(exchange.commit(host, commitment), Err(ExchangeError::Copied));
}

#[test]
fn a_nonce_or_a_commitment_of_another_table_fits_no_other() {
    let parts = PARTS();
    let [(host, key), _] = parts.keys;
    let seen = key.nonce("6");
    assert_ne!(seen, key.nonce("7"), "a key has a nonce for each table");
    assert_ne!(Commitment::new("6", host, &seen), Commitment::new("7", host, &seen));
    let mut exchange = parts.committed();
    assert_eq!(exchange.reveal(host, seen), Err(ExchangeError::AnotherNonce));
    // A commitment taken from table 6 cannot be opened here, even by who knows its nonce.
    let mut exchange = Exchange::new("7", parts.seal());
    exchange.commit(host, Commitment::new("6", host, &seen)).expect("nobody can see where it is from");
    exchange.commit(!host, Commitment::new("7", !host, &seen)).expect("in its turn");
    assert_eq!(exchange.reveal(host, seen), Err(ExchangeError::AnotherNonce));
}

#[test]
fn what_is_said_twice_is_said_once() {
    let parts = PARTS();
    let mut exchange = parts.revealed();
    for (chair, key) in parts.keys {
        let nonce = key.nonce("7");
        assert_eq!(exchange.commit(chair, Commitment::new("7", chair, &nonce)), Ok(()));
        assert_eq!(exchange.reveal(chair, nonce), Ok(()));
    }
    assert_eq!(exchange, parts.revealed());
}

#[test]
fn a_secret_that_is_changed_after_the_seal_is_found() {
    let parts = PARTS();
    // The server looks for a secret with a first roll that it likes.
    let liked = (2..=255).map(|number| Secret::from([number; 32])).find(|secret| {
        let dice = parts.revealed().dice(secret).expect("both have revealed");
        dice.roll(0, &Components::BOX).faces()[0] == blazon::Face::Wild
    });
    let secret = liked.expect("every sixth has a wild");
    let game = Parts { secret, ..parts }.game();
    let proof = Proof { secret, ..parts.proof() };
    assert_eq!(proof.check(&game), Err(Unfair::Seal));
    // Another salt does not help, and another seal is not the one that was published.
    for number in 0..=255 {
        let salt = Salt::from([number; 32]);
        assert_eq!(Proof { salt, ..proof.clone() }.check(&game), Err(Unfair::Seal));
    }
    let resealed = Proof { seal: Seal::new(&secret, &parts.salt), ..proof };
    assert_eq!(
        Proof { host: Seat::First, start: Start::Agreed, ..resealed }.check(&game).map(|_| ()),
        Ok(())
    );
    let own =
        parts.revealed().proof(secret, parts.salt, Seat::First, Start::Agreed).expect("both have revealed");
    assert_eq!(own.check(&game), Err(Unfair::Seal), "a player has the seal that was published");
}

#[test]
fn nonces_that_are_changed_after_the_game_are_found_by_the_players() {
    let parts = PARTS();
    let nonces = ByChair::new(|chair| Nonce::from([chair.letter() as u8; 32]));
    let forged = Proof { nonces, host: Seat::First, start: Start::Agreed, ..parts.proof() };
    let dice = forged.dice();
    let rules = Rules::default();
    let game = play(rules, |index| dice.roll(index, &rules.components), dice.lots());
    assert!(forged.check(&game).is_ok(), "for others it looks well");
    let own = parts
        .revealed()
        .proof(parts.secret, parts.salt, Seat::First, Start::Agreed)
        .expect("both have revealed");
    assert!(matches!(own.check(&game), Err(Unfair::Roll { index: 0, .. })));
}

#[test]
fn a_server_cannot_speak_for_a_player_whose_client_has_committed_for_itself() {
    let parts = PARTS();
    let [(host, _), (guest, key)] = parts.keys;
    let (own, forged) = (key.nonce("7"), Nonce::from([9; 32]));
    let mut exchange = Exchange::new("7", parts.seal());
    exchange.commit(guest, Commitment::new("7", guest, &own)).expect("in its turn");
    // The server knows its secret, makes up the host, and would like to choose for the guest too.
    exchange.commit(host, Commitment::new("7", host, &forged)).expect("the host may be anybody");
    let instead = exchange.commit(guest, Commitment::new("7", guest, &forged));
    assert_eq!(instead, Err(ExchangeError::Committed));
    assert_eq!(exchange.reveal(guest, forged), Err(ExchangeError::AnotherNonce));
    exchange.reveal(host, forged).expect("in its turn");
    exchange.reveal(guest, own).expect("in its turn");
}

#[test]
fn one_changed_roll_is_found_and_named() {
    let parts = PARTS();
    let (dice, rules) = (parts.dice(), Rules::default());
    for changed in 0..12 {
        let expected = dice.roll(changed, &rules.components);
        let found = another(expected);
        let roll = |index| if index == changed { found } else { dice.roll(index, &rules.components) };
        let game = play(rules, roll, dice.lots());
        let unfair = Unfair::Roll { index: changed, expected, found };
        assert_eq!(parts.proof().check(&game), Err(unfair));
        assert_eq!(unfair.to_string(), format!("roll {changed} should have been {expected} but is {found}"));
    }
}

#[test]
fn a_roll_that_is_taken_twice_or_left_out_is_found() {
    let parts = PARTS();
    let (dice, rules) = (parts.dice(), Rules::default());
    let of = |number: fn(u32) -> u32| {
        play(rules, |index| dice.roll(number(index), &rules.components), dice.lots())
    };
    let index = |game: &Record| match parts.proof().check(game) {
        Err(Unfair::Roll { index, .. }) => Some(index),
        _ => None,
    };
    assert_eq!(index(&of(|index| index)), None);
    assert_eq!(index(&of(|index| if index < 4 { index } else { index - 1 })), Some(4), "taken twice");
    assert_eq!(index(&of(|index| if index < 4 { index } else { index + 1 })), Some(4), "left out");
    assert_eq!(index(&of(|index| index ^ 1)), Some(0), "in another order");
}

#[test]
fn a_roll_that_is_asked_for_again_is_the_same() {
    let dice = PARTS().dice();
    let all = || (0..40).map(|index| dice.roll(index, &Components::BOX)).collect::<Vec<_>>();
    let backwards: Vec<_> = (0..40).rev().map(|index| dice.roll(index, &Components::BOX)).collect();
    assert_eq!(all(), all());
    assert_eq!(all(), backwards.into_iter().rev().collect::<Vec<_>>());
}

#[test]
fn the_proof_of_another_table_does_not_fit() {
    let (here, there) = (PARTS(), Parts::new("8", 2));
    assert!(matches!(there.proof().check(&here.game()), Err(Unfair::Roll { index: 0, .. })));
    // Nor does the own proof under another table's name.
    let renamed = Proof { table: "8".to_owned(), start: Start::Agreed, ..here.proof() };
    assert!(matches!(renamed.check(&here.game()), Err(Unfair::Roll { index: 0, .. })));
    // Nor do nonces that have changed chairs.
    let ByChair { host, guest } = here.proof().nonces;
    let crossed =
        Proof { nonces: ByChair { host: guest, guest: host }, start: Start::Agreed, ..here.proof() };
    assert!(matches!(crossed.check(&here.game()), Err(Unfair::Roll { index: 0, .. })));
}

#[test]
fn a_host_who_took_the_other_seat_is_found_unless_it_was_agreed() {
    let parts = PARTS();
    let proof = parts.proof();
    let swapped = Proof { host: !proof.host, ..proof.clone() };
    assert_eq!(swapped.check(&parts.game()), Err(Unfair::Start));
    assert!(Proof { start: Start::Agreed, ..swapped }.check(&parts.game()).is_ok());
    assert_eq!(Chair::ALL.map(|chair| proof.seat(chair)), [proof.host, !proof.host]);
}

#[test]
fn lots_that_fell_otherwise_are_found() {
    let game = lots_game();
    let proof = Proof::of(&game).expect("whole").expect("there");
    assert_eq!(proof.check(&game).map(|checked| checked.lots), Ok(true));
    let mut other = game.clone();
    let [.., Event::Lots(expected)] = *game.events() else { panic!("lots at the end") };
    other.truncate(game.events().len() - 1);
    other.push(Event::Lots(!expected)).expect("lots come next");
    assert_eq!(proof.check(&other), Err(Unfair::Lots { expected, found: !expected }));
}

#[test]
fn a_record_without_its_beginning_proves_nothing() {
    let (parts, game) = (PARTS(), PARTS().game());
    let mut later = Record::from_position(game.positions().nth(5).expect("a second round"));
    for &event in &game.events()[5..] {
        later.push(event).expect("as before");
    }
    assert_eq!(parts.proof().check(&later), Err(Unfair::Position));
}

#[test]
fn every_bit_of_every_part_changes_the_dice() {
    let nonces = PARTS().proof().nonces;
    let secret = *PARTS().secret.as_bytes();
    let flipped = |bytes: &[u8; 32], bit: usize| {
        let mut bytes = *bytes;
        bytes[bit / 8] ^= 1 << (bit % 8);
        bytes
    };
    let mut games = BTreeSet::from([first_roll(&FairDice::new("7", &secret.into(), &nonces))]);
    games.insert(first_roll(&FairDice::new("8", &secret.into(), &nonces)));
    games.insert(first_roll(&FairDice::new("", &secret.into(), &nonces)));
    for bit in 0..256 {
        games.insert(first_roll(&FairDice::new("7", &flipped(&secret, bit).into(), &nonces)));
        for chair in Chair::ALL {
            let mut nonces = nonces;
            nonces[chair] = flipped(nonces[chair].as_bytes(), bit).into();
            games.insert(first_roll(&FairDice::new("7", &secret.into(), &nonces)));
        }
    }
    // Three rolls agree by chance once in 10^9 or so, and these are three hundred thousand pairs.
    assert_eq!(games.len(), 3 + 3 * 256);
}

#[test]
fn who_knows_both_nonces_but_not_the_secret_knows_nothing_of_the_dice() {
    // All that a client has before the secret is published: guesses at it agree as often as chance has it.
    let parts = PARTS();
    let first = parts.dice().roll(0, &Components::BOX);
    let guesses: u16 = 20_000;
    let agree = (0..guesses).filter(|guess| {
        let mut secret = [0xee; 32];
        secret[..2].copy_from_slice(&guess.to_be_bytes());
        parts.revealed().dice(&secret.into()).expect("both have revealed").roll(0, &Components::BOX) == first
    });
    let (_, weight) =
        Roll::distinct(&Components::BOX).find(|&(roll, _)| roll == first).expect("a roll of the box");
    let expected = f64::from(guesses) * f64::from(weight) / 1296.0;
    let count = agree.count() as u32;
    println!("{count} of {guesses} guesses agree, {expected:.1} expected");
    assert!((f64::from(count) - expected).abs() < 5.0 * expected.sqrt(), "{count} instead of {expected}");
}
