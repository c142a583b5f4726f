//! Games over a server with fair dice.

use blazon::{Chance, Edition, Event, Record, Roll, Rules, Seat, ToAct};
use blazon_dice::{
    Chair, Commitment, Exchange, ExchangeError, FairDice, Proof, Salt, Seal, SeatKey, Secret, Start,
};

/// What the server and the two players have at one table.
#[derive(Clone, Copy)]
pub(crate) struct Parts {
    pub(crate) table: &'static str,
    pub(crate) secret: Secret,
    pub(crate) salt: Salt,
    pub(crate) keys: [(Chair, SeatKey); 2],
}

impl Parts {
    /// Those of a table, a number for each.
    pub(crate) fn new(table: &'static str, number: u8) -> Parts {
        Parts {
            table,
            secret: Secret::from([number; 32]),
            salt: Salt::from([number ^ 0x55; 32]),
            keys: [(Chair::Host, [number; 16].into()), (Chair::Guest, [!number; 16].into())],
        }
    }

    pub(crate) fn seal(&self) -> Seal {
        Seal::new(&self.secret, &self.salt)
    }

    /// The exchange when both have committed and nobody has revealed.
    pub(crate) fn committed(&self) -> Exchange {
        let mut exchange = Exchange::new(self.table, self.seal());
        for (chair, key) in self.keys {
            let commitment = Commitment::new(self.table, chair, &key.nonce(self.table));
            exchange.commit(chair, commitment).expect("in its turn");
        }
        exchange
    }

    /// The exchange when both have revealed.
    pub(crate) fn revealed(&self) -> Exchange {
        let reveal = |mut exchange: Exchange| {
            for (chair, key) in self.keys {
                exchange.reveal(chair, key.nonce(self.table))?;
            }
            Ok::<_, ExchangeError>(exchange)
        };
        reveal(self.committed()).expect("in its turn")
    }

    pub(crate) fn dice(&self) -> FairDice {
        self.revealed().dice(&self.secret).expect("both have revealed")
    }

    /// The proof of a game in which the dice decide who starts.
    pub(crate) fn proof(&self) -> Proof {
        let host = if self.dice().host_starts() { Seat::First } else { Seat::Second };
        self.revealed().proof(self.secret, self.salt, host, Start::Dice).expect("both have revealed")
    }

    /// A whole game with these dice.
    pub(crate) fn game(&self) -> Record {
        let dice = self.dice();
        let rules = Rules::default();
        play(rules, |index| dice.roll(index, &rules.components), dice.lots())
    }
}

/// Plays a game to its end: always the legal event in the middle, with whatever dice.
pub(crate) fn play(rules: Rules, mut roll: impl FnMut(u32) -> Roll, lots: Seat) -> Record {
    let mut record = Record::new(rules);
    let mut rolls = 0;
    loop {
        let position = *record.position();
        let seat = match position.to_act() {
            ToAct::Nobody(_) => return record,
            ToAct::Chance(Chance::Roll) => {
                record.push(Event::Roll(roll(rolls))).expect("a roll of these dice");
                rolls += 1;
                continue;
            }
            ToAct::Chance(Chance::Lots) => {
                record.push(Event::Lots(lots)).expect("lots come next");
                continue;
            }
            ToAct::Seat(seat) => seat,
            ToAct::Both => Seat::First,
        };
        let event = position.legal(seat).pick(|n| n / 2).expect("a seat to act can act");
        record.push(event).expect("a legal event");
    }
}

/// A game with a proof that ends in a full tie and lots.
pub(crate) fn lots_game() -> Record {
    let record: Record = include_str!("../../../../conformance/dice/lots.txt").parse().expect("a record");
    assert_eq!(record.start().rules().edition, Edition::Italian);
    assert!(matches!(record.events().last(), Some(Event::Lots(_))));
    record
}
