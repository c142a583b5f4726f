use std::collections::HashSet;

use blazon::{Rules, Step};

use crate::players;
use crate::table::{Table, actor, moments};

const FUTURES: u64 = 1000;

#[test]
fn a_thousand_different_futures_change_nothing_in_a_draft() {
    assert_blind(|step| matches!(step, Step::Take { .. }));
}

#[test]
fn a_thousand_different_futures_change_nothing_in_a_drawing() {
    assert_blind(|step| matches!(step, Step::Draw { .. }));
}

#[test]
fn a_thousand_different_futures_change_nothing_in_a_lightning_power() {
    assert_blind(|step| matches!(step, Step::Flash { .. }));
}

/// Every player decides the same at a thousand tables with the same history, which will roll differently.
fn assert_blind(step: impl Fn(Step) -> bool) {
    let moments = moments(24);
    // Late enough to be quick to think about.
    let fits = |table: &&Table| table.position.round() > 11 && step(table.position.step());
    let table = moments.iter().find(fits).expect("such a moment");
    let seat = actor(&table.position);
    for contender in players::all() {
        let player = contender.engine.player();
        let expected = contender.decide(&table.position, seat, 7).expect("it is to act");
        for future in 0..FUTURES {
            let other = Table::after(Rules::default(), &table.history, future);
            let decision = contender.decide(&other.position, seat, 7);
            assert_eq!(decision.as_ref(), Some(&expected), "{player} {future} {}", table.position);
        }
    }
}

/// That the futures are different, so that there would be something to peek at.
#[test]
fn tables_with_different_dice_roll_differently_after_the_same_history() {
    let whole = moments(1).remove(0);
    let rolls: HashSet<String> = (0..FUTURES)
        .filter_map(|future| {
            let mut table = Table::after(Rules::default(), &whole.history, future);
            let greedy = players::Contender::new(blazon_engine::Player::Greedy);
            let now = table.history.len();
            table.play_on(&greedy, 7, now + 12);
            let rolls: Vec<String> = table.history[now..]
                .iter()
                .filter(|event| event.seat().is_none())
                .map(ToString::to_string)
                .collect();
            (!rolls.is_empty()).then(|| rolls.join(" "))
        })
        .collect();
    assert!(rolls.len() > 900, "{}", rolls.len());
}
