//! Whether dice are fair: those of a game, and all of a server.

use blazon::{Components, Record};
use blazon_dice::{Proof, RollTally};
use blazon_wire::courier::{Fairness, Report};
use blazon_wire::online::DiceCounts;

/// Works the dice of a recorded game out again.
pub(crate) fn check(text: String) -> Report {
    let fairness = match text.parse::<Record>().map(|record| (Proof::of(&record), record)) {
        Ok((Ok(Some(proof)), record)) if proof.check(&record).is_ok() => Fairness::Fair,
        // There is nothing that could be checked.
        Err(_) | Ok((Ok(None), _)) => Fairness::Unknown,
        Ok((Err(_) | Ok(Some(_)), _)) => Fairness::Unfair,
    };
    Report::Checked { record: text, fairness }
}

/// What all dice of a server have shown.
#[expect(clippy::cast_sign_loss, reason = "probabilities are not negative")]
pub(crate) fn counts(counts: &DiceCounts) -> Report {
    let tally = RollTally::from_counts(Components::BOX, counts.faces, counts.pairs);
    let small = |count: u64| u32::try_from(count).unwrap_or(u32::MAX);
    Report::Dice {
        rolls: small(counts.rolls),
        faces: counts.faces.map(|die| die.map(small)),
        probable: [tally.face_test(), tally.pair_test()].map(|test| (1000.0 * test.p()) as u16),
    }
}

#[cfg(test)]
mod tests {
    use blazon::{Event, Rules};
    use blazon_dice::{ByChair, Nonce, Salt, Seal, Secret, Start};

    use super::*;

    /// The beginning of a game with its proof.
    fn proven() -> Record {
        let (secret, salt) = (Secret::from([1; 32]), Salt::from([2; 32]));
        let proof = Proof {
            table: "0123456789abcdef".to_owned(),
            host: blazon::Seat::First,
            start: Start::Agreed,
            seal: Seal::new(&secret, &salt),
            secret,
            salt,
            nonces: ByChair { host: Nonce::from([3; 32]), guest: Nonce::from([4; 32]) },
        };
        let mut record = Record::new(Rules::default());
        record.push(Event::Roll(proof.dice().roll(0, &Components::BOX))).expect("a roll");
        proof.write(&mut record).expect("there is room for a proof");
        record
    }

    fn fairness(text: String) -> Fairness {
        match check(text) {
            Report::Checked { fairness, .. } => fairness,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn dice_that_follow_from_their_proof_are_fair_and_others_are_not() {
        let text = proven().to_string();
        assert_eq!(fairness(text.clone()), Fairness::Fair);
        let changed = text.replace(&"03".repeat(32), &"05".repeat(32));
        assert_ne!(changed, text);
        assert_eq!(fairness(changed), Fairness::Unfair);
        assert_eq!(fairness(text.replace(&"01".repeat(32), "01")), Fairness::Unfair, "a proof cut off");
    }

    #[test]
    fn without_a_proof_nothing_is_known() {
        assert_eq!(fairness(Record::new(Rules::default()).to_string()), Fairness::Unknown);
        assert_eq!(fairness("nonsense".to_owned()), Fairness::Unknown);
    }

    #[test]
    fn dice_that_show_one_face_only_are_improbable() {
        let probable = |each: [u64; 6]| {
            let faces = [each, [100; 6], [100; 6], [0; 6]];
            match counts(&DiceCounts { rolls: 600, faces, pairs: [[[0; 6]; 6]; 4] }) {
                Report::Dice { probable, .. } => probable,
                other => panic!("{other:?}"),
            }
        };
        // The first die has one face twice.
        assert_eq!(probable([100, 200, 0, 100, 100, 100]), [1000, 1000]);
        assert_eq!(probable([600, 0, 0, 0, 0, 0]), [0, 1000]);
    }
}
