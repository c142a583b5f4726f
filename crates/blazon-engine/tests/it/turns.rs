use blazon::{Rules, Seat};
use blazon_engine::Player;

use crate::players::{self, Contender};
use crate::table::Table;

#[test]
fn who_is_not_to_act_decides_nothing() {
    let mut whole = Table::new(Rules::default(), 11);
    whole.play_on(&Contender::new(Player::Greedy), 11, usize::MAX);
    assert!(whole.position.outcome().is_some());
    let mut refused = 0;
    for events in 0..=whole.history.len() {
        let position = Table::after(Rules::default(), &whole.history[..events], 0).position;
        for seat in Seat::ALL.into_iter().filter(|&seat| !position.may_act(seat)) {
            refused += 1;
            for contender in players::all() {
                let decision = contender.decide(&position, seat, 1);
                assert_eq!(decision, None, "{} {seat} {position}", contender.engine.player());
            }
        }
    }
    assert!(refused > whole.history.len());
}
