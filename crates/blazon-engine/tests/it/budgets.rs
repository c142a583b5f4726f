use blazon_engine::{Budget, Engine, Player, Progress};

use crate::players;
use crate::table::{actor, moments};

#[test]
fn who_is_stopped_at_once_still_decides_something_legal_and_asks_no_more() {
    for table in moments(4) {
        let seat = actor(&table.position);
        for contender in players::all() {
            let mut asked = 0;
            let mut watch = |_: &Progress| {
                asked += 1;
                false
            };
            let decision = contender.engine.decide(&table.position, seat, Budget::Unlimited, 3, &mut watch);
            let event = decision.expect("it is to act").event();
            let player = contender.engine.player();
            assert!(table.position.is_legal(event), "{player} {event} {}", table.position);
            assert!(asked <= 1, "{player} {asked} {}", table.position);
        }
    }
}

#[test]
fn a_single_node_is_enough_for_something_legal() {
    for table in moments(4) {
        let seat = actor(&table.position);
        for contender in players::all() {
            for budget in [Budget::Nodes(0), Budget::Nodes(1)] {
                let decision = contender.engine.decide(&table.position, seat, budget, 3, &mut ());
                let event = decision.expect("it is to act").event();
                assert!(table.position.is_legal(event), "{} {event}", contender.engine.player());
            }
        }
    }
}

#[test]
fn a_larger_budget_is_spent_and_progress_is_reported() {
    for player in [Player::MonteCarlo(4), Player::Best] {
        let engine = Engine::new(player);
        let mut grew = 0;
        for table in moments(3) {
            let seat = actor(&table.position);
            let mut last = 0;
            let budgets = if player == Player::Best { [1, 40_000, 200_000] } else { [1, 100, 1000] };
            for budget in budgets {
                let mut reports: Vec<Progress> = Vec::new();
                let mut watch = |progress: &Progress| {
                    reports.push(*progress);
                    true
                };
                let decision = engine.decide(&table.position, seat, Budget::Nodes(budget), 3, &mut watch);
                let decision = decision.expect("it is to act");
                assert!(decision.nodes >= last, "{player} {budget} {}", table.position);
                grew += usize::from(decision.nodes > last);
                last = decision.nodes;
                assert!(!reports.is_empty() || decision.candidates.len() == 1 || decision.exact, "{player}");
                for pair in reports.windows(2) {
                    assert!(pair[0].nodes <= pair[1].nodes && pair[0].done <= pair[1].done, "{player}");
                }
                assert!(reports.iter().all(|report| (0.0..=1.0).contains(&report.done)), "{player}");
            }
        }
        assert!(grew > 3, "{player} {grew}");
    }
}
