//! The vectors and games of `conformance/dice`, which were computed by another implementation.

use blazon::{Components, Record};
use blazon_dice::{ByChair, Chair, Checked, Commitment, FairDice, Nonce, Proof, Seal, SeatKey};

const VECTORS: &str = include_str!("../../../../conformance/dice/vectors.txt");
const GAME: &str = include_str!("../../../../conformance/dice/game.txt");
const LOTS: &str = include_str!("../../../../conformance/dice/lots.txt");

/// One case: its lines, each a key and a value.
struct Case(Vec<(&'static str, &'static str)>);

impl Case {
    fn all() -> Vec<Case> {
        let mut cases: Vec<Case> = Vec::new();
        for line in VECTORS.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (key, value) = line.split_once(": ").expect("a key and a value");
            if key == "case" {
                cases.push(Case(Vec::new()));
            }
            cases.last_mut().expect("a case comes first").0.push((key, value));
        }
        cases
    }

    fn values(&self, key: &str) -> impl Iterator<Item = &'static str> {
        self.0.iter().filter(move |(other, _)| *other == key).map(|&(_, value)| value)
    }

    fn get(&self, key: &str) -> &'static str {
        self.values(key).next().unwrap_or_else(|| panic!("{}: no {key}", self.get("case")))
    }

    fn key(&self, chair: Chair) -> SeatKey {
        self.get(&key_of(chair, "key")).parse().expect("a key")
    }

    fn nonces(&self) -> ByChair<Nonce> {
        ByChair::new(|chair| self.key(chair).nonce(self.get("table")))
    }
}

fn key_of(chair: Chair, what: &str) -> String {
    format!("{}-{what}", if chair == Chair::Host { "host" } else { "guest" })
}

#[test]
fn seals_tokens_nonces_and_commitments_are_those_of_the_vectors() {
    let cases = Case::all();
    assert!(cases.len() >= 4);
    for case in cases {
        let seal = Seal::new(
            &case.get("secret").parse().expect("a secret"),
            &case.get("salt").parse().expect("a salt"),
        );
        assert_eq!(seal.to_string(), case.get("seal"), "{}", case.get("case"));
        for chair in Chair::ALL {
            let get = |what| case.get(&key_of(chair, what));
            let (key, table) = (case.key(chair), case.get("table"));
            assert_eq!(key.token().to_string(), get("token"));
            assert_eq!(key.token().digest().to_string(), get("digest"));
            assert_eq!(key.nonce(table).to_string(), get("nonce"));
            assert_eq!(Commitment::new(table, chair, &key.nonce(table)).to_string(), get("commitment"));
        }
    }
}

#[test]
fn rolls_starts_and_lots_are_those_of_the_vectors() {
    let mut rolls = 0;
    for case in Case::all() {
        let secret = case.get("secret").parse().expect("a secret");
        let dice = FairDice::new(case.get("table"), &secret, &case.nonces());
        assert_eq!(if dice.host_starts() { "host" } else { "guest" }, case.get("start"));
        assert_eq!(dice.lots().to_string(), case.get("lots"));
        let components: Components = case
            .values("components")
            .next()
            .map_or(Components::BOX, |text| text.parse().expect("components"));
        for line in case.values("roll") {
            let (index, roll) = line.split_once(' ').expect("a number and a roll");
            let index = index.parse().expect("a number");
            assert_eq!(dice.roll(index, &components).to_string(), roll, "{} {index}", case.get("case"));
            rolls += 1;
        }
    }
    println!("{rolls} rolls as in the vectors");
    assert!(rolls >= 50);
}

#[test]
fn the_games_prove_themselves() {
    for (text, checked) in
        [(GAME, Checked { rolls: 16, lots: false }), (LOTS, Checked { rolls: 17, lots: true })]
    {
        let record: Record = text.parse().expect("a record");
        let proof = Proof::of(&record).expect("whole").expect("there");
        assert_eq!(proof.check(&record), Ok(checked));
    }
}
